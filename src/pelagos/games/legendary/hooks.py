"""The questions that figures and heroes answer. This list is all the ways in which cards bend the rules of others."""

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary.ids import (
    AJAX,
    APOLLO,
    CERBERUS,
    CROESUS,
    CYCLE_OF,
    FIRST_FIGURE,
    HELEN,
    HERO_SLOT,
    HYDRA,
    IN_PLAY,
    KRAKEN,
    MASTER_OF,
    MEDUSA,
    MINOTAUR,
    NONE,
    ODYSSEUS,
    OWNER_OF,
    PANDORA,
    PENTHESILEA,
    PLACE_OF,
    POLYPHEMUS,
)
from pelagos.games.legendary.ops import area_of, hero_with
from pelagos.games.legendary.position import Legendary

MINOTAUR_STRENGTH = 2
HELENS_DIE = 2


def closed_seas(g: Legendary) -> i64:
    """L-15.15.2, L-15.18.1: the Kraken's sea and those around Polyphemus. No fleet enters or is placed there."""
    closed: i64 = 0
    kraken = area_of(g, KRAKEN)
    if kraken != NONE:
        closed |= bit(kraken - g.board.lands)
    land = area_of(g, POLYPHEMUS)
    if land != NONE:
        closed |= g.board.seas_of_land[land]
    return closed


def frozen_land(g: Legendary) -> i64:
    """L-15.16.1: Medusa's land, which nobody enters or leaves, as a set."""
    land = area_of(g, MEDUSA)
    return bit(land) if land != NONE else 0


def income_diverted(g: Legendary, area: i64) -> bool:
    """L-6.2: Cerberus takes the income of his area for his master."""
    return area_of(g, CERBERUS) == area


def income_doubled(g: Legendary, area: i64) -> bool:
    """L-6.3"""
    return area_of(g, HYDRA) == area


def minotaur_defends(g: Legendary, land: i64) -> bool:
    """L-15.17: for the faction that controls him, which also controls the land."""
    return area_of(g, MINOTAUR) == land and g.figures[MASTER_OF + MINOTAUR - FIRST_FIGURE] == g.owner[land]


def hero_strength(hero: i64) -> i64:
    """L-16.1.1"""
    return 2 if hero == AJAX else 1


def has_fixed_die(g: Legendary, land: i64, who: i64) -> bool:
    """L-16.4.1: Helen's side does not roll; it has a 2."""
    return hero_with(g, HELEN, land, who)


def may_reroll(g: Legendary, land: i64, who: i64) -> bool:
    """L-16.2.1, L-16.2.2: Croesus is in the battle, and Helen is not on his side."""
    return hero_with(g, CROESUS, land, who) and not has_fixed_die(g, land, who)


def ignores_fortresses(g: Legendary, land: i64, attacker: i64) -> bool:
    """L-16.8.1"""
    return hero_with(g, ODYSSEUS, land, attacker)


def wins_ties(g: Legendary, land: i64, who: i64) -> bool:
    """L-16.7.1"""
    return hero_with(g, PENTHESILEA, land, who)


def may_use(g: Legendary, who: i64, hero: i64) -> bool:
    """L-16.0.2: in the own turn, not under Apollo, not in the cycle in which the hero came."""
    mine = g.heroes[PLACE_OF + hero] == IN_PLAY and g.heroes[OWNER_OF + hero] == who
    return mine and g.active == who and g.god != APOLLO and g.heroes[CYCLE_OF + hero] < g.cycle


def may_protect(g: Legendary, who: i64, hero: i64) -> bool:
    """L-16.7.2, L-16.6.3: Penthesilea's card may hold a metropolis, and Pandora's while Penthesilea is on the track."""
    if hero == PANDORA:
        slot = g.heroes[PLACE_OF + PENTHESILEA] - HERO_SLOT
        return 0 <= slot < 2 and may_use(g, who, PANDORA)
    return hero == PENTHESILEA and may_use(g, who, PENTHESILEA)
