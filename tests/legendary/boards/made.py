"""Tiles made by hand, small boards, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from pelagos.games.archipelago.hexes import Cell, hexagon
from pelagos.games.legendary.board import Board, LandPlan, Plan, SeaPlan, SitePlan
from pelagos.games.legendary.boards import board_named, recommended
from pelagos.games.legendary.layout import layout_word
from pelagos.games.legendary.tiles import Face, Tile
from pelagos.kernel.errors import BadSetup

CAPE: Final[list[Cell]] = [(1, 0), (2, 0)]
"""Two cells on the way east; unturned, the second lies on the rim."""


def cape(word: str) -> Tile:
    """A tile that is one sea but for one land, which reaches its eastern rim: `north` of words for the second side."""
    land = LandPlan(f"{word}-land", "", 1, True, [SitePlan(f"{word}-site", f"{word}-sea", (1, 0))], CAPE)
    sea = SeaPlan(f"{word}-sea", "", 2, [cell for cell in hexagon(2) if cell not in CAPE])
    return Tile(word, "", {"A": Face(word, "A", [land], [sea])})


CAPES: Final = {word: cape(word) for word in ("one", "two", "three")}


def recommended_board(mode: str) -> Board:
    """The board of a new game of this mode."""
    return board_named(layout_word(recommended(mode)), mode, [])


def refusal(act: Callable[[], object]) -> str:
    """The code that this is refused with, and what it names."""
    with pytest.raises(BadSetup) as caught:
        act()
    return str(caught.value)


def islands_of(plan: Plan) -> list[int]:
    """L-2.2, counted afresh: how many lands each island has, largest first."""
    lands = {land.word for land in plan.lands}
    groups = [{word} for word in sorted(lands)]
    for a, b in plan.borders:
        if a in lands and b in lands:
            first = next(group for group in groups if a in group)
            second = next(group for group in groups if b in group)
            if first is not second:
                groups.remove(second)
                first |= second
    return sorted((len(group) for group in groups), reverse=True)
