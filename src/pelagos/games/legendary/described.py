"""What follows from the rest of a described position: reserves, supplies, who is in the game, what all know."""

from mypy_extensions import i64

from pelagos.games.legendary.ids import (
    BONUSES,
    BUILDINGS,
    CARDS,
    KINDS,
    MERCENARIES,
    MERCENARY_PIECES,
    NONE,
    PHILOSOPHERS,
    PRIESTESSES,
    TOKENS,
    UNITS,
    Faction,
)
from pelagos.games.legendary.ops import lands_owned
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.sea import RetreatFromSea, RollAtSea


def complete(g: Legendary, stated: set[str]) -> None:
    """Fill in whatever was not said itself."""
    for who in range(g.frame.factions):
        if g.cycle and "alive" not in stated:
            g.alive[who] = 1 if lands_owned(g, who) else 0
        if "troop_reserve" not in stated:
            g.troop_reserve[who] = UNITS - troops_out(g, who)
        if "fleet_reserve" not in stated:
            g.fleet_reserve[who] = UNITS - fleets_out(g, who)
    if "supply" not in stated:
        fill_supply(g)
    teams = g.frame.teams
    for row in range((teams + 1) * teams):
        if "least" not in stated:
            g.least[row] = g.gold[row % teams]
        if "most" not in stated:
            g.most[row] = g.gold[row % teams]


def fill_supply(g: Legendary) -> None:
    standing = list(g.building)
    for kind in range(KINDS):
        g.supply[kind] = BUILDINGS - standing.count(kind)
    for bonus in range(BONUSES):
        g.supply[KINDS + bonus] = TOKENS - standing.count(KINDS + bonus)
    g.supply[MERCENARIES] = MERCENARY_PIECES - sum(list(g.mercenaries)) - g.attack_mercenaries
    g.supply[PRIESTESSES] = CARDS - sum(list(g.priestesses))
    g.supply[PHILOSOPHERS] = CARDS - sum(list(g.philosophers))


def at_sea(g: Legendary) -> bool:
    """Is the running battle one of fleets?"""
    return any(isinstance(task, RollAtSea | RetreatFromSea) for task in g.agenda)


def troops_out(g: Legendary, who: Faction) -> i64:
    """Basic troops of a faction on the board, those in a running battle included."""
    total: i64 = g.attack_troops if g.attacker == who and who != NONE and not at_sea(g) else 0
    for land in range(g.board.lands):
        if g.owner[land] == who:
            total += g.troops[land]
    return total


def fleets_out(g: Legendary, who: Faction) -> i64:
    total: i64 = g.attack_troops if g.attacker == who and who != NONE and at_sea(g) else 0
    for sea in range(g.board.seas):
        if g.ruler[sea] == who:
            total += g.fleets[sea]
    return total
