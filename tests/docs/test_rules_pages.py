"""The rules pages hold every clause once, and whatever is cited stands on them."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final

import pytest

from docs.pages import ROOT, name_of
from pelagos.games.classic.title import TITLE as CLASSIC

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.pure

PAGE: Final = ROOT / "docs" / "rules" / "classic.md"
TEXT: Final = PAGE.read_text(encoding="utf-8")
LISTED: Final = ROOT / "tests" / "classic" / "clauses.txt"
BOARDS: Final = ROOT / "src" / "pelagos" / "games" / "classic" / "boards"

CLAUSE: Final = re.compile(r"^- \*\*(C-[\d.]+)\*\*", re.MULTILINE)
HEADING: Final = re.compile(r"^##+ (C-[\d.]+) ", re.MULTILINE)
CITED: Final = re.compile(r"\bC-\d+(?:\.\d+)*")

SECTIONS: Final = (13, 10, 8, 9, 7, 4, 16, 9, 8, 7, 7, 10, 3, 18, 12, 10, 5, 7, 15)
"""How many clauses C-1 to C-19 have."""
CREATURES: Final = (4, 4, 3, 5, 3, 4, 3, 3, 2, 1, 2, 2, 6, 4, 2, 2, 5)
"""C-20.1 to C-20.17"""
LAST: Final = (4, 1, 4)
"""C-21 to C-23"""


def numbered(headings: list[str], counts: tuple[int, ...]) -> Iterator[str]:
    for heading, count in zip(headings, counts, strict=True):
        yield from (f"{heading}.{number}" for number in range(1, count + 1))


def wanted() -> list[str]:
    return [
        *numbered([f"C-{section}" for section in range(1, 20)], SECTIONS),
        *numbered([f"C-20.{creature}" for creature in range(1, 18)], CREATURES),
        *numbered(["C-21", "C-22", "C-23"], LAST),
    ]


def sources() -> list[Path]:
    """Everything of Classic that may cite a clause."""
    folders = [ROOT / "src" / "pelagos" / "games" / "classic", ROOT / "src" / "pelagos" / "texts", ROOT / "tests"]
    files = [path for folder in folders for kind in ("py", "toml", "ftl", "game") for path in folder.rglob(f"*.{kind}")]
    return [PAGE, *sorted(files)]


def test_every_clause_stands_on_the_page_once_and_in_order() -> None:
    assert CLAUSE.findall(TEXT) == wanted()


@pytest.mark.skipif(not LISTED.exists(), reason="no list of clauses is kept beside the rulings")
def test_the_list_beside_the_rulings_has_the_same_clauses() -> None:
    assert CITED.findall(LISTED.read_text(encoding="utf-8")) == wanted()


def test_what_is_cited_stands_on_the_page() -> None:
    known = {*CLAUSE.findall(TEXT), *HEADING.findall(TEXT)}
    lost = [
        f"{name_of(path)} cites {clause}"
        for path in sources()
        for clause in CITED.findall(path.read_text(encoding="utf-8"))
        if clause not in known
    ]

    assert lost == []


def test_every_event_and_every_refusal_has_a_clause_of_the_page() -> None:
    clauses = CLAUSE.findall(TEXT)

    assert [kind.name for kind in (*CLASSIC.events, *CLASSIC.refusals) if kind.clause not in clauses] == []


def test_the_options_are_those_of_the_title() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \|", TEXT, re.MULTILINE)

    assert rows == [(option.name, option.default) for option in CLASSIC.options]


@pytest.mark.parametrize("board", ["three", "four", "five"])
def test_the_maps_and_starts_are_those_that_are_played(board: str) -> None:
    data = tomllib.loads((BOARDS / f"{board}.toml").read_text(encoding="utf-8"))
    drawn = [
        [line.split() for line in block.splitlines()] for block in re.findall(r"```text\n(.*?)```", TEXT, re.DOTALL)
    ]

    assert [row.split() for row in data["rows"]] in drawn
    for seats in data["starts"].values():
        table = [
            f"| p{seat} | {' '.join(start['islands'])} | {' '.join(start['fleets'])} |"
            for seat, start in enumerate(seats, 1)
        ]
        assert "\n".join(["|---|---|---|", *table, ""]) in TEXT + "\n"


def test_rulings_are_ours_and_name_no_source() -> None:
    rulings = re.findall(r"\*Ruling: ", TEXT)

    assert len(rulings) > 50
    assert "unofficial" in TEXT
    assert not re.search(r"\[(?:001|FAQ|LEAF|ACI|EOG|derived|ruling)|\bA-\d\d\b|\bDP-\d", TEXT)
