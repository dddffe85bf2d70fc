"""The version of the rules changes with the rules, and a save tells under which ones its game was played."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pelagos.kernel import sources
from pelagos.kernel.rng import Rng
from pelagos.table import rules_version as rules_version_module
from pelagos.table.rules_version import rules_version
from pelagos.table.saving import load_table
from table.setting import ALL, game, saved, seated, started, wander

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of rules, and nothing known about any."""
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(sources, "_KNOWN", {})
    folder = tmp_path / "somerules"
    (folder / "cards").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "cards" / "one.py").write_text("PRICE = 2\n")
    yield folder
    sys.modules.pop("somerules", None)


def digest() -> str:
    sources._KNOWN.clear()
    return sources.digest_of_sources(("somerules",))


@pytest.mark.pure
def test_it_changes_with_sources_and_tables_and_with_nothing_else(package: Path) -> None:
    first = digest()
    (package / "page.html").write_text("<p>")
    (package / "cards" / "one.cpython-311.so").write_bytes(b"\x7fELF")
    (package / "cards" / "one.py").write_bytes(b"PRICE = 2\r\n")
    assert digest() == first
    (package / "cards" / "one.py").write_text("PRICE = 3\n")
    second = digest()
    (package / "cards" / "table.toml").write_text("[a]\n")
    assert len({first, second, digest()}) == 3


@pytest.mark.pure
def test_without_sources_it_is_the_number_that_the_title_gives(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "cards" / "one.py").unlink()
    (package / "__init__.py").rename(package / "one.cpython-311.so")
    assert digest() == ""
    monkeypatch.setattr(ALL["toy"], "module", "somerules.title")
    monkeypatch.setattr(rules_version_module, "COMMON", ())
    assert rules_version(ALL["toy"]) == f"toy-{ALL['toy'].version}"


def test_every_title_has_its_own() -> None:
    assert len({rules_version(title) for title in ALL.values()}) == len(ALL)


def test_a_save_tells_the_rules_of_every_part_of_its_game() -> None:
    table = started("hellas")
    wander(table, Rng(1), 10)
    data, today = saved(table), rules_version(table.rules.title)
    assert data["rules"] == [[0, today]]

    again = load_table({**data, "rules": [[0, "before"]]}, ALL)
    assert saved(again)["rules"] == [[0, "before"], [len(game(table).log), today]]
    assert (game(again).rules_changed, game(load_table(data, ALL)).rules_changed) == (True, False)


def test_a_save_from_before_saves_told_it_is_of_other_rules() -> None:
    data = saved(started("toy"))
    del data["rules"]
    assert game(load_table(data, ALL)).rules_changed
    waiting = saved(seated("toy"))
    del waiting["rules"]
    assert load_table(waiting, ALL).rules_versions == [(0, rules_version(ALL["toy"]))]


@pytest.mark.pure
def test_a_title_names_the_packages_whose_rules_it_shares() -> None:
    for title in ALL.values():
        own = title.module.rpartition(".")[0]
        used = {
            name
            for path in Path(str(files(own))).rglob("*.py")
            for name in re.findall(r"pelagos\.games\.\w+", path.read_text(encoding="utf-8"))
        }
        assert used - {own} <= set(title.shares), title.name
