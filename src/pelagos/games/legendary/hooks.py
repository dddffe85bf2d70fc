"""The questions that figures and heroes answer. These are all the ways in which a card bends the rules of others.

No other module of the rules names a hero or a creature; a test lists the few that may, such as the odds and the laws.
What a card does by itself stands in its own file: a creature once it is played, placed, kept or discarded
(`creatures`), a hero once he is sacrificed (`heroes`).
"""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary.ids import (
    AJAX,
    APOLLO,
    CERBERUS,
    CROESUS,
    CYCLE_OF,
    HECTOR,
    HELEN,
    HYDRA,
    IN_PLAY,
    JASON,
    KRAKEN,
    MEDUSA,
    MINOTAUR,
    NONE,
    ODYSSEUS,
    OWNER_OF,
    PANDORA,
    PENTHESILEA,
    PERSEUS,
    PLACE_OF,
    POLYPHEMUS,
    Area,
    CreatureId,
    Faction,
    HeroId,
    Land,
    Lands,
    Seas,
    Site,
)
from pelagos.games.legendary.ops import area_of, hero_with, master_of, on_hero_track
from pelagos.games.legendary.position import Legendary

MINOTAUR_STRENGTH: Final = 2
HELENS_DIE: Final = 2
PROTECTORS: Final = (PENTHESILEA, PANDORA)
"""L-16.7, L-16.6.3: whose cards may hold a metropolis, by the rows after the sites of the board that stand for them."""

# Seas and lands that are closed


def closed_seas(g: Legendary) -> Seas:
    """The Kraken's sea and those around Polyphemus. No fleet enters or is placed there."""
    closed: i64 = 0
    kraken, land = area_of(g, KRAKEN), area_of(g, POLYPHEMUS)
    if kraken != NONE:
        closed |= closed_by(g, KRAKEN, kraken)
    if land != NONE:
        closed |= closed_by(g, POLYPHEMUS, land)
    return closed


def closed_by(g: Legendary, creature: CreatureId, area: Area) -> Seas:
    """L-15.15.2, L-15.18.1: the seas that a figure closes while it stands in an area."""
    if creature == KRAKEN and area >= g.board.lands:
        return bit(area - g.board.lands)
    if creature == POLYPHEMUS and area < g.board.lands:
        return g.board.seas_of_land[area]
    return 0


def frozen_land(g: Legendary) -> Lands:
    """L-15.16.1: Medusa's land, which nobody enters or leaves, as a set."""
    land = area_of(g, MEDUSA)
    return bit(land) if land != NONE else 0


# Income


def diverted_area(g: Legendary) -> Area:
    """L-6.2: the area whose income Cerberus takes for his master, or NONE."""
    return area_of(g, CERBERUS)


def diverting_faction(g: Legendary) -> Faction:
    """L-6.2: his master, or NONE."""
    return master_of(g, CERBERUS)


def income_doubled(g: Legendary, area: Area) -> bool:
    """L-6.3"""
    return area_of(g, HYDRA) == area


# Moves


def crosses_any_fleet(hero: HeroId) -> bool:
    """L-16.5.1: to Jason every fleet is a bridge when he leads a move."""
    return hero == JASON


# Battles


def strikes_entering(g: Legendary, land: Land, who: Faction) -> bool:
    """L-16.3.1: Hector fells one of the Troops that come into his land."""
    return hero_with(g, HECTOR, land, who)


def lures_mercenaries(g: Legendary, land: Land, who: Faction) -> bool:
    """L-16.6.1: as a battle begins, the enemy's mercenaries come over to Pandora's side."""
    return hero_with(g, PANDORA, land, who)


def saves_fallen(g: Legendary, land: Land, attacker: Faction) -> bool:
    """L-16.9.1: Troops that attack with Perseus may withdraw instead of falling."""
    return hero_with(g, PERSEUS, land, attacker)


def minotaur_defends(g: Legendary, land: Land) -> bool:
    """L-15.17: for the faction that controls him, which also controls the land."""
    return area_of(g, MINOTAUR) == land and master_of(g, MINOTAUR) == g.owner[land]


def hero_strength(hero: HeroId) -> i64:
    """L-16.1.1"""
    return 2 if hero == AJAX else 1


def has_fixed_die(g: Legendary, land: Land, who: Faction) -> bool:
    """L-16.4.1: Helen's side does not roll; it has a 2."""
    return hero_with(g, HELEN, land, who)


def may_reroll(g: Legendary, land: Land, who: Faction) -> bool:
    """L-16.2.1, L-16.2.2: Croesus is in the battle, and Helen is not on his side."""
    return hero_with(g, CROESUS, land, who) and not has_fixed_die(g, land, who)


def ignores_fortresses(g: Legendary, land: Land, attacker: Faction) -> bool:
    """L-16.8.1"""
    return hero_with(g, ODYSSEUS, land, attacker)


def wins_ties(g: Legendary, land: Land, who: Faction) -> bool:
    """L-16.7.1"""
    return hero_with(g, PENTHESILEA, land, who)


# Powers of heroes


def may_use(g: Legendary, who: Faction, hero: HeroId) -> bool:
    """L-16.0.2: in the own turn, not under Apollo, not in the cycle in which the hero came."""
    mine = g.heroes[PLACE_OF + hero] == IN_PLAY and g.heroes[OWNER_OF + hero] == who
    return mine and g.active == who and g.god != APOLLO and g.heroes[CYCLE_OF + hero] < g.cycle


def may_protect(g: Legendary, who: Faction, hero: HeroId) -> bool:
    """L-16.7.2, L-16.6.3: Penthesilea's card may hold a metropolis, and Pandora's while Penthesilea is on the track."""
    if hero == PANDORA:
        return on_hero_track(g, PENTHESILEA) and may_use(g, who, PANDORA)
    return hero == PENTHESILEA and may_use(g, who, PENTHESILEA)


def card_site(g: Legendary, hero: HeroId) -> Site:
    """L-16.7: the row of the buildings that stands for the card of such a hero."""
    return g.board.sites + PROTECTORS.index(hero)
