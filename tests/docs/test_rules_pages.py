"""The rules pages hold every clause once, and whatever is cited stands on them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from docs.pages import ROOT, name_of
from pelagos.games.classic.title import TITLE as CLASSIC
from pelagos.games.hellas.title import TITLE as HELLAS
from pelagos.games.legendary.board import Board
from pelagos.games.legendary.boards import of_tiles, recommended
from pelagos.games.legendary.modes import MODES, Mode
from pelagos.games.legendary.position import SPARSE_TRACK
from pelagos.games.legendary.tiles import FACES, TILES, tile_set
from pelagos.games.legendary.title import TITLE as LEGENDARY
from pelagos.kernel.title import rules_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pelagos.kernel.title import Title

pytestmark = pytest.mark.pure

GAMES: Final = ROOT / "src" / "pelagos" / "games"
BOARDS: Final = GAMES / "classic" / "boards"

CLASSIC_SECTIONS: Final = (13, 10, 8, 9, 7, 4, 16, 9, 8, 7, 7, 10, 3, 18, 12, 10, 5, 7, 15)
"""How many clauses C-1 to C-19 have."""
CREATURES: Final = (4, 4, 3, 5, 3, 4, 3, 3, 2, 1, 2, 2, 6, 4, 2, 2, 5)
"""C-20.1 to C-20.17"""
CLASSIC_LAST: Final = (4, 1, 4, 6)
"""C-21 to C-24"""

HELLAS_SECTIONS: Final = (8, 14, 10, 7, 6, 12, 19, 8, 15)
"""H-1 to H-9"""
GOD_CARDS: Final = (6, 7, 6)
"""H-10.P1 to H-10.A6"""
HELLAS_LAST: Final = (4, 39, 3, 7, 0, 0, 7, 5, 0, 7)
"""H-11 to H-20; questions, course of a turn and scenarios are tables."""

LEGENDARY_FIRST: Final = (8, 10, 4, 13, 8, 4, 11, 6, 9)
"""L-1 to L-9"""
LEGENDARY_GODS: Final = (2, 3, 4, 5, 4, 4, 3, 5)
"""L-10.0 to L-10.7"""
MOVES: Final = (4, 7, 3, 1)
"""L-11.1 to L-11.4"""
BATTLES: Final = (7, 4, 1)
"""L-12.1 to L-12.3"""
LEGENDARY_CREATURES: Final = (6, 4, 5, 3, 1, 2, 2, 2, 1, 2, 1, 4, 2, 1, 2, 2, 3, 3, 3)
"""L-15.0 to L-15.18"""
HEROES: Final = (5, 2, 3, 3, 2, 2, 3, 4, 2, 2)
"""L-16.0 to L-16.9"""
LEGENDARY_LAST: Final = (9, 8, 6, 2, 13)
"""L-17 to L-21; the questions of L-22 are a list."""


def numbered(headings: list[str], counts: tuple[int, ...]) -> Iterator[str]:
    for heading, count in zip(headings, counts, strict=True):
        yield from (f"{heading}{number}" for number in range(1, count + 1))


def grown(title: str, section: str, counts: tuple[int, ...], first: int) -> Iterator[str]:
    """The sections of cards, from the first on. A later one has as many clauses as the page says, without a gap."""
    text = (ROOT / "docs" / "rules" / f"{title}.md").read_text(encoding="utf-8")
    added = list(counts)
    while more := text.count(f"- **{section}.{first + len(added)}."):
        added.append(more)
    return numbered([f"{section}.{first + card}." for card in range(len(added))], tuple(added))


def classic_clauses() -> list[str]:
    return [
        *numbered([f"C-{section}." for section in range(1, 20)], CLASSIC_SECTIONS),
        *grown("classic", "C-20", CREATURES, 1),
        *numbered(["C-21.", "C-22.", "C-23.", "C-24."], CLASSIC_LAST),
    ]


def hellas_clauses() -> list[str]:
    return [
        *numbered([f"H-{section}." for section in range(1, 10)], HELLAS_SECTIONS),
        *numbered([f"H-10.{god}" for god in "PZA"], GOD_CARDS),
        *numbered([f"H-{section}." for section in range(11, 21)], HELLAS_LAST),
    ]


def legendary_clauses() -> list[str]:
    return [
        *numbered([f"L-{section}." for section in range(1, 10)], LEGENDARY_FIRST),
        *numbered([f"L-10.{god}." for god in range(8)], LEGENDARY_GODS),
        *numbered([f"L-11.{move}." for move in range(1, 5)], MOVES),
        *numbered([f"L-12.{battle}." for battle in range(1, 4)], BATTLES),
        *numbered(["L-13.", "L-14."], (8, 17)),
        *grown("legendary", "L-15", LEGENDARY_CREATURES, 0),
        *grown("legendary", "L-16", HEROES, 0),
        *numbered([f"L-{section}." for section in range(17, 22)], LEGENDARY_LAST),
    ]


class Page(NamedTuple):
    """The rules page of a title: the letter of its clauses, the clauses in order, how many rulings it has at least."""

    title: Title
    letter: str
    wanted: list[str]
    rulings: int

    @property
    def path(self) -> Path:
        return ROOT / "docs" / "rules" / f"{self.title.name}.md"

    @property
    def text(self) -> str:
        return read(self.path)

    @property
    def listed(self) -> Path:
        """A list of clauses that may be kept beside the tests of the title."""
        return ROOT / "tests" / self.title.name / "clauses.txt"

    def found(self, before: str, after: str, text: str) -> list[str]:
        """The clauses that stand in a text between these patterns."""
        return re.findall(rf"{before}({self.letter}-\d+(?:\.[A-Z]?\d+)*){after}", text, re.MULTILINE)

    def clauses(self) -> list[str]:
        return self.found(r"^- \*\*", r"\*\*", self.text)

    def headings(self) -> list[str]:
        return self.found("^##+ ", " ", self.text)


PAGES: Final = [
    Page(CLASSIC, "C", classic_clauses(), 50),
    Page(HELLAS, "H", hellas_clauses(), 25),
    Page(LEGENDARY, "L", legendary_clauses(), 85),
]
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.title.name)


@cache
def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def sources(page: Page) -> list[Path]:
    """Everything that may cite a clause of this title."""
    folders = [GAMES / page.title.name, ROOT / "src" / "pelagos" / "texts", ROOT / "tests"]
    files = [path for folder in folders for kind in ("py", "toml", "ftl", "game") for path in folder.rglob(f"*.{kind}")]
    return [page.path, *sorted(files)]


@every_page
def test_every_clause_stands_on_the_page_once_and_in_order(page: Page) -> None:
    assert page.clauses() == page.wanted


@every_page
def test_no_clause_is_bold_anywhere_else(page: Page) -> None:
    assert page.found(r"\*\*", r"\b", page.text) == page.wanted


@every_page
def test_the_list_beside_the_rulings_has_the_same_clauses(page: Page) -> None:
    if not page.listed.exists():
        pytest.skip("no list of clauses is kept beside the rulings")
    assert page.found(r"\b", "", read(page.listed)) == page.wanted


@every_page
def test_what_is_cited_stands_on_the_page(page: Page) -> None:
    known = {*page.clauses(), *page.headings()}
    lost = [
        f"{name_of(path)} cites {clause}"
        for path in sources(page)
        for clause in page.found(r"\b", "", read(path))
        if clause not in known
    ]

    assert lost == []


@every_page
def test_every_event_and_every_refusal_has_a_clause_of_the_page(page: Page) -> None:
    known = {*page.clauses(), *page.headings()}

    assert [kind.name for kind in (*page.title.events, *page.title.refusals) if kind.clause not in known] == []


@every_page
def test_the_options_are_those_of_the_title(page: Page) -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \|", page.text, re.MULTILINE)

    assert rows == [(option.name, option.default) for option in page.title.options]


@every_page
def test_the_contents_name_every_section_in_order(page: Page) -> None:
    listed = re.findall(rf"^- \[({page.letter}-\d+ .*?)\]", page.text, re.MULTILINE)

    assert listed == re.findall(rf"^## ({page.letter}-\d+ .*?) *$", page.text, re.MULTILINE)


@every_page
def test_rulings_are_ours_and_name_no_source(page: Page) -> None:
    rulings = re.findall(r"\*Ruling: ", page.text)
    tags = r"\[(?:001|FAQ|LEAF|ACI|EOG|derived|ruling)|\[[RFD](?:[,;/ \]])|\bA-\d\d\b|\bDP-\d"

    assert len(rulings) >= page.rulings
    assert "unofficial" in page.text
    assert re.findall(tags, page.text) == []


@pytest.mark.parametrize("board", ["three", "four", "five"])
def test_the_maps_and_starts_of_classic_are_those_that_are_played(board: str) -> None:
    text = PAGES[0].text
    data = tomllib.loads(read(BOARDS / f"{board}.toml"))
    drawn = [
        [line.split() for line in block.splitlines()] for block in re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    ]

    assert [row.split() for row in data["rows"]] in drawn
    for seats in data["starts"].values():
        table = [
            f"| p{seat} | {' '.join(start['islands'])} | {' '.join(start['fleets'])} |"
            for seat, start in enumerate(seats, 1)
        ]
        assert "\n".join(["|---|---|---|", *table, ""]) in text + "\n"


def test_the_tiles_of_hellas_are_those_that_are_played() -> None:
    tiles = tomllib.loads(read(GAMES / "hellas" / "tiles.toml"))["tile"]
    said = {True: "yes", False: "–"}
    table = [
        f"| T{i:02} | {tile['edges']} | {said['temple' in tile]} | {said['bridge' in tile]} | {tile['name']} |"
        for i, tile in enumerate(tiles)
    ]

    assert "\n".join(["|---|---|---|---|---|", *table, ""]) in PAGES[1].text


def test_the_cards_of_hellas_have_as_many_copies_as_are_played() -> None:
    cards = tomllib.loads(read(GAMES / "hellas" / "cards.toml"))
    said = re.findall(r"^- \*\*H-10\.(\w+)\*\* \*[^*]+\*, (\d+) copies", PAGES[1].text, re.MULTILINE)

    assert [(name.lower(), int(copies)) for name, copies in said] == [
        (name, copies) for god in ("poseidon", "zeus", "ares") for name, copies in cards[god].items()
    ]


def test_the_page_of_hellas_says_what_is_our_own_design() -> None:
    assert "**The tile set and the numbers of copies of the god cards are our own design**" in PAGES[1].text


def test_the_page_of_legendary_says_what_is_our_own_design() -> None:
    said = "**The archipelago tiles, the boards and the spaces of the offering track above 7 are our own design**"

    assert said in PAGES[2].text


def face_up(mode: Mode) -> int:
    """All gods but Apollo: one fewer than factions."""
    return mode.factions - 1


def teams_said(mode: Mode) -> str:
    numbers = {2: "two", 3: "three"}
    return "each alone" if mode.teams == mode.factions else f"{numbers[mode.teams]} of two"


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.word)
def test_the_modes_of_legendary_are_those_that_are_played(mode: Mode) -> None:
    gods = f"{face_up(mode)} and Apollo | {5 - face_up(mode)}"
    row = f"| `{mode.word}` | {mode.seats} | {mode.factions} | {teams_said(mode)} | {mode.tiles} | {gods} |"

    assert f"\n{row}" in PAGES[2].text


def counts(board: Board) -> str:
    """A row of the table of boards, from the lands on."""
    land, sea = (
        sum(board.corn[i] for i in areas) for areas in (range(board.lands), range(board.lands, len(board.corn)))
    )
    areas = f"{board.lands} | {board.seas} | {board.islands()} | {board.sites}"
    return f"{areas} | {land} and {sea} | {sum(board.priestess)}"


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.word)
def test_the_boards_of_legendary_are_those_that_are_played(mode: Mode) -> None:
    layout = recommended(mode.word)
    form = tomllib.loads(read(GAMES / "legendary" / "boards" / f"{mode.word}.toml"))["form"]
    board = of_tiles("recommended", mode.word, layout)

    assert f"\n| `{mode.word}` | {layout.face}, {form} | {counts(board)} |\n" in PAGES[2].text + "\n"


def test_the_tiles_of_legendary_add_up_to_what_the_page_says() -> None:
    """L-2.6"""
    faces = {side: [tile_set()[tile].faces[side] for tile in TILES] for side in FACES}
    for side in FACES:
        lands = [land for face in faces[side] for land in face.lands]
        assert len(lands) == 30
        assert sum(len(land.sites) for land in lands) == 50
        assert sum(land.corn for land in lands) == 18
        assert sum(land.priestess for land in lands) == 6
    a, b = (sum(len(face.seas) for face in faces[side]) for side in FACES)
    flat = " ".join(PAGES[2].text.split())

    assert f"one side together have 30 land areas, {a} (A) or {b} (B) sea areas, 50 sites, 18 cornucopias" in flat


def test_a_list_of_offerings_on_the_page_of_legendary_can_be_played() -> None:
    """L-1.8"""
    (shown,) = re.findall(r"^\| `offering_track` .* such as `([\d,]+)`", PAGES[2].text, re.MULTILINE)
    rules = rules_for(LEGENDARY, 3, options={"offering_track": shown})

    assert rules.setup.options["offering_track"] == shown


def test_the_offering_track_of_legendary_is_the_one_that_is_played() -> None:
    """L-1.8"""
    *first, last = SPARSE_TRACK

    assert f"The spaces of the offering track are {', '.join(map(str, first))} and {last};" in PAGES[2].text
