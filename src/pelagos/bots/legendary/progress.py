"""How near a faction of Legendary is to its next metropolis, by each of the ways there (L-14.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.legendary.survey import Survey
from pelagos.games.legendary.ids import (
    AJAX,
    CROESUS,
    CROESUS_PRICE,
    HECTOR,
    HELEN,
    HERO_SLOT,
    HERO_SLOTS,
    HEROES,
    JASON,
    KINDS,
    ODYSSEUS,
    PANDORA,
    PENTHESILEA,
    PLACE_OF,
)
from pelagos.kernel.arrays import Ints, ints

# In a hundred: how much of a metropolis it is.
BY_KINDS: Final[Ints] = ints([0, 15, 33, 56, 80])
BY_PHILOSOPHERS: Final[Ints] = ints([0, 13, 30, 52, 80])
BY_MISSING_BUILDINGS: Final[Ints] = ints([70, 42, 22, 10, 4])
"""Helen's two pairs and Odysseus's three of a kind, by how many are missing."""
BY_LANDS: Final[Ints] = ints([0, 0, 0, 4, 10, 22, 42, 70])
BY_FLEETS: Final[Ints] = ints([0, 0, 0, 0, 6, 12, 24, 44, 70])
BY_GOLD_PERCENT: Final = 70
"""Croesus with the gold in the purse, which is then spent."""
PROTECTOR_PERCENT: Final = 25
"""Penthesilea builds nothing, but nobody can take what she guards."""


def sacrifice(s: Survey, who: i64, hero: i64) -> i64:
    """By a hero's sacrifice (L-14.10)."""
    g = s.g
    if hero == AJAX:
        return BY_LANDS[min(7, s.lands[who])]
    if hero == JASON:
        return BY_FLEETS[min(8, s.fleets[who])]
    if hero == CROESUS:
        return min(CROESUS_PRICE, g.purse(who)) * BY_GOLD_PERCENT // (CROESUS_PRICE * 2)
    if hero == HELEN:
        return BY_MISSING_BUILDINGS[missing(s, who, 2, 2)]
    if hero == ODYSSEUS:
        return BY_MISSING_BUILDINGS[missing(s, who, 3, 1)]
    if hero == HECTOR:
        return BY_PHILOSOPHERS[min(4, g.philosophers[who] + g.priestesses[who] // 2)] * 3 // 4
    if hero == PENTHESILEA:
        return PROTECTOR_PERCENT
    return copied(s, who) if hero == PANDORA else 0


def copied(s: Survey, who: i64) -> i64:
    """Pandora does what a hero of the track would do (L-16.6.2)."""
    best: i64 = 0
    for hero in range(HEROES):
        place = s.g.heroes[PLACE_OF + hero]
        if hero != PANDORA and HERO_SLOT <= place < HERO_SLOT + HERO_SLOTS:
            best = max(best, sacrifice(s, who, hero))
    return best


def missing(s: Survey, who: i64, copies: i64, groups: i64) -> i64:
    """Buildings that are missing for so many groups of so many of a kind."""
    first: i64 = copies
    second: i64 = copies
    for kind in range(KINDS):
        lack = max(0, copies - s.kinds[who * KINDS + kind])
        if lack < first:
            first, second = lack, first
        elif lack < second:
            second = lack
    return min(4, first + second if groups == 2 else first)
