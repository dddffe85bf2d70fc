"""A running battle in one line, from what one viewer sees."""

from __future__ import annotations

from typing import Any

from pelagos.games.classic.board import Board
from pelagos.games.classic.ids import FIGURE_CARDS, FORTRESS, MINOTAUR, PORT, SITES, TYPES
from pelagos.games.classic.sketch_map import seat_mark
from pelagos.kernel.title import Json


def battle_line(board: Board, fields: Json, task: list[Any]) -> str:
    """Who attacks whom with how much, dice aside; the task is the round, or the question after it."""
    if "sea" in task[1]:
        sea = int(task[1]["sea"])
        where = f"in {board.seas[sea]}"
        defender, units, bonus = fields["ruler"][sea], fields["fleets"][sea], sea_bonus(board, fields, sea)
    else:
        island = int(task[1]["island"])
        where = f"on {board.islands[island]}"
        defender, units, bonus = fields["owner"][island], fields["troops"][island], land_bonus(fields, island)
    more = f" (+{bonus})" if bonus else ""
    attack = f"{seat_mark(fields['attacker'])} attacks with {fields['attackers']}"
    return f"Battle {where}: {attack}, {seat_mark(defender)} defends with {units}{more}"


def sea_bonus(board: Board, fields: Json, sea: int) -> int:
    """C-14.4: ports and metropolises of the defender around."""
    bonus = 0
    for island, owner in enumerate(fields["owner"]):
        if owner == fields["ruler"][sea] and board.ring[island] >> sea & 1:
            bonus += _walls(fields, island, PORT)
    return bonus


def land_bonus(fields: Json, island: int) -> int:
    """C-14.5: fortresses, a metropolis, the Minotaur."""
    minotaur = fields["figure_island"][FIGURE_CARDS.index(MINOTAUR)] == island
    return _walls(fields, island, FORTRESS) + (2 if minotaur else 0)


def _walls(fields: Json, island: int, kind: int) -> int:
    first = island * SITES + kind
    count: int = fields["sites"][first] + fields["sites"][first + TYPES]
    return count + (1 if fields["metropolis"][island] else 0)
