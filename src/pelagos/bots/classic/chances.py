"""Chances of landings in Classic that may come: exact ones rounded to thousandths, in one table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.games.classic.battle import MINOTAUR_STRENGTH
from pelagos.games.classic.hooks import minotaur_defends
from pelagos.games.classic.ids import DIE, FORTRESS, SITES, TYPES
from pelagos.games.classic.position import Classic
from pelagos.kernel.arrays import Ints, filled

ATTACKERS: Final = 12
DEFENDERS: Final = 10
WALLS: Final = 8
SURE: Final = 1000
"""Chances are counted in thousandths."""


def _chances() -> Ints:
    """The chance that so many attackers win, by defenders and what walls add, when everybody stays (C-14)."""
    table = filled((ATTACKERS + 1) * DEFENDERS * WALLS)
    fine: i64 = 1000
    for walls in range(WALLS):
        for attackers in range(1, ATTACKERS + 1):
            for defenders in range(DEFENDERS):
                at = place(attackers, defenders, walls)
                if defenders == 0:
                    table[at] = SURE * fine
                    continue
                better, tied, ways = _round(attackers - defenders - walls)
                lost = ways - better - tied
                table[at] = (
                    better * table[place(attackers, defenders - 1, walls)]
                    + tied * table[place(attackers - 1, defenders - 1, walls)]
                    + lost * table[place(attackers - 1, defenders, walls)]
                ) // ways
    for i in range(len(table)):
        table[i] = (table[i] + fine // 2) // fine
    return table


def place(attackers: i64, defenders: i64, walls: i64) -> i64:
    return (attackers * DEFENDERS + defenders) * WALLS + walls


def _round(ahead: i64) -> tuple[i64, i64, i64]:
    """Of all pairs of dice, how many win for who is so far ahead, how many tie, and how many there are."""
    better: i64 = 0
    tied: i64 = 0
    ways: i64 = 0
    for mine in range(len(DIE)):
        for theirs in range(len(DIE)):
            weight: i64 = DIE[mine] * DIE[theirs]
            ways += weight
            if mine + ahead > theirs:
                better += weight
            elif mine + ahead == theirs:
                tied += weight
    return better, tied, ways


CHANCES: Final = _chances()


def chance(attackers: i64, defenders: i64, walls: i64) -> i64:
    """Rounded, for what may come; a battle that is fought is for the library of odds."""
    return CHANCES[place(min(attackers, ATTACKERS), min(defenders, DEFENDERS - 1), min(walls, WALLS - 1))]


def against(g: Classic, island: i64, troops: i64) -> i64:
    """The chance of so many against what stands on an island (C-14.5); the Minotaur is a troop behind a wall."""
    defenders = g.troops[island]
    walls = g.sites[island * SITES + FORTRESS] + g.sites[island * SITES + TYPES + FORTRESS]
    if g.metropolis[island]:
        walls += 1
    if minotaur_defends(g, island):
        defenders += 1
        walls += MINOTAUR_STRENGTH - 1
    return chance(troops, defenders, walls)
