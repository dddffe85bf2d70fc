"""The boards by name: the recommended ones, the test boards of the law, and layouts written as one word (L-2)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from pelagos.games.legendary.assembly import assemble
from pelagos.games.legendary.board import Board, LandPlan, Plan, SeaPlan, SitePlan
from pelagos.games.legendary.layout import Layout, check_number, is_layout, layout_of, mode_named, read_layout
from pelagos.games.legendary.tiles import tile_set
from pelagos.kernel.errors import BadSetup

RECOMMENDED: Final = "recommended"
HOME: Final = "-home"
BOARDS: Final = (RECOMMENDED, "tb-1", "tb-2", "tb-1-home", "tb-2-home")
REMEMBERED: Final = 64
"""Boards kept at hand. Anybody may write a layout, so there is no end of them."""

_LOADED: Final[dict[str, Board]] = {}


def board_named(word: str, mode: str, factions: list[str]) -> Board:
    """L-2.6, L-2.7: the board of this name or layout for a game of this mode, made once.

    A board of tiles is checked for room (L-2.9). A test board is not: described positions may relax that.
    """
    key = f"{word} {mode} {' '.join(factions)}"
    board = _LOADED.get(key)
    if board is None:
        board = _made(word, mode, factions)
        if len(_LOADED) >= REMEMBERED:
            del _LOADED[next(iter(_LOADED))]
        _LOADED[key] = board
    return board


def _made(word: str, mode: str, factions: list[str]) -> Board:
    if word == RECOMMENDED:
        return of_tiles(word, mode, once_recommended(mode))
    if is_layout(word):
        return of_tiles(word, mode, read_layout(word))
    if word not in BOARDS:
        raise BadSetup("unknown-board", title="legendary", board=word, known=", ".join(BOARDS))
    return Board(with_homes(law_plan(word.removesuffix(HOME)), word, factions if word.endswith(HOME) else []))


def recommended(mode: str) -> Layout:
    """L-4.5: the layout that is proposed for a mode."""
    return layout_of(_table(mode_named(mode).word))


def once_recommended(mode: str) -> Layout:
    """The layout of games that were kept under the word `recommended`; no new game is (decision 0020)."""
    return read_layout(str(_table(RECOMMENDED)[mode_named(mode).word]))


def of_tiles(word: str, mode: str, layout: Layout) -> Board:
    """A board with room for a new game of this mode, or a refusal."""
    shape = mode_named(mode)
    check_number(layout, mode)
    board = Board(assemble(word, tile_set(), layout))
    board.check_room(shape.factions, shape.teams)
    return board


def law_plan(word: str) -> Plan:
    """L-2.7: a test board, written as the law writes it; it may add to another one."""
    data = _table(word)
    base = law_plan(str(data["base"])) if "base" in data else Plan(word, [], [], [])
    lands = [_land(name, row) for name, row in data["land"].items()]
    seas = [SeaPlan(str(name), str(name), int(corn), []) for name, corn in data["sea"].items()]
    borders = [(str(a), str(b)) for a, b in data["land_land"]]
    borders += [(str(land), str(sea)) for land, near in data["land_sea"].items() for sea in near]
    borders += [(str(a), str(b)) for a, b in data["sea_sea"]]
    return Plan(word, base.lands + lands, base.seas + seas, base.borders + borders)


def _land(word: str, row: dict[str, Any]) -> LandPlan:
    sites = [SitePlan(str(site), str(sea)) for site, sea in row["sites"].items()]
    return LandPlan(word, word, int(row["corn"]), bool(row["priestess"]), sites, [])


def with_homes(plan: Plan, word: str, factions: list[str]) -> Plan:
    """Section 24: for each faction a land apart from everything, so that nobody is on its last area."""
    homes = [LandPlan(f"HOME_{faction}", f"HOME_{faction}", 0, False, [], []) for faction in factions]
    return Plan(word, plan.lands + homes, plan.seas, plan.borders)


def _table(name: str) -> dict[str, Any]:
    text = files("pelagos.games.legendary").joinpath("boards", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
