"""Whole tables that were saved load and play on, as they are and after the rules were mended."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from pelagos.kernel.codec import load, save
from pelagos.kernel.errors import BadSave
from pelagos.kernel.rng import Rng
from pelagos.table.saving import load_table, save_table
from pelagos.table.waiting_room import OVER, RUNNING
from saves.mended import longer, renamed, with_more
from saves.shelf import ALL, LONGEST, TABLES, broken_laws, harmless

if TYPE_CHECKING:
    from pathlib import Path

    from pelagos.kernel.title import Json, Title

EACH_TABLE = pytest.mark.parametrize("path", TABLES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def read(path: Path) -> Json:
    data: Json = json.loads(path.read_text(encoding="utf-8"))
    return data


def plain(data: Json) -> Json:
    """As it comes back from storage."""
    stored: Json = json.loads(json.dumps(data))
    return stored


def goes_on(path: Path, title: Title) -> None:
    """The table loads; whoever sits there plays at random until it is over."""
    table, rng = load_table(read(path), {title.name: title}), Rng(1)
    play: Any = table.play
    assert broken_laws(table.rules, play.g) == []
    for _ in range(LONGEST):
        if table.phase != RUNNING:
            break
        phrase = play.options()[rng.below(len(play.options()))]
        table.submit(play.who, [phrase], table.version, table.clock.since)
    assert table.phase == OVER
    assert broken_laws(table.rules, play.g) == []


def test_every_title_has_tables() -> None:
    assert {path.parent.name for path in TABLES} == set(ALL)


@EACH_TABLE
def test_a_table_that_was_loaded_is_saved_and_loaded_again(path: Path) -> None:
    table = load_table(read(path), ALL)
    now, play = plain(save_table(table)), table.play

    assert plain(save_table(load_table(now, ALL))) == now
    assert play is not None
    assert save(table.rules, load(table.rules, read(path)["game"]["position"])) == save(table.rules, play.g)


@EACH_TABLE
def test_a_table_plays_on(path: Path) -> None:
    goes_on(path, ALL[path.parent.name])


@EACH_TABLE
def test_a_table_plays_on_after_every_task_was_renamed(path: Path) -> None:
    with renamed(ALL[path.parent.name]) as title:
        goes_on(path, title)


@EACH_TABLE
def test_a_table_is_refused_if_the_former_names_were_forgotten(path: Path) -> None:
    with renamed(ALL[path.parent.name], aliases=False) as title, pytest.raises(BadSave, match="unknown-task"):
        goes_on(path, title)


@pytest.mark.pure
@EACH_TABLE
def test_a_table_plays_on_after_an_argument_and_fields_were_added(path: Path) -> None:
    goes_on(path, with_more(ALL[path.parent.name]))


@pytest.mark.pure
@EACH_TABLE
def test_a_table_plays_on_after_a_domain_was_lengthened(path: Path) -> None:
    title = ALL[path.parent.name]
    goes_on(path, longer(title, harmless(title)))
