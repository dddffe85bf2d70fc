"""How far a move reaches: naval bridges (L-11.2.2) and the way through a teammate's areas (L-18.4)."""

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.legendary.hooks import frozen_land
from pelagos.games.legendary.ids import NONE, Faction, Land, Lands, Seas
from pelagos.games.legendary.ops import lands_of, seas_of
from pelagos.games.legendary.position import Legendary


def bridge_seas(g: Legendary, who: Faction) -> Seas:
    """L-18.5: the seas that carry a faction's units: its own, and its teammate's."""
    seas: i64 = 0
    for sea in range(g.board.seas):
        if g.allied(who, g.ruler[sea]):
            seas |= bit(sea)
    return seas


def sailed_seas(g: Legendary) -> Seas:
    """L-16.5.1: to Jason every fleet is a bridge."""
    seas: i64 = 0
    for sea in range(g.board.seas):
        if g.ruler[sea] != NONE:
            seas |= bit(sea)
    return seas


def accessible(g: Legendary, land: Land, waters: Seas) -> Lands:
    """L-11.2.7: neighbours on the island, and other islands over these waters; never into or out of Medusa's land."""
    frozen = frozen_land(g)
    if frozen & bit(land):
        return 0
    board = g.board
    reached = board.seas_of_land[land] & waters
    frontier = reached
    far: i64 = 0
    while frontier:
        sea = first_of(frontier)
        frontier &= frontier - 1
        far |= board.lands_of_sea[sea]
        fresh = board.seas_of_sea[sea] & waters & ~reached
        reached |= fresh
        frontier |= fresh
    return (board.lands_of_land[land] | (far & ~board.island[land])) & ~frozen


def mate_lands(g: Legendary, who: Faction) -> Lands:
    """The lands of the teammate; none in a free-for-all."""
    lands: i64 = 0
    for other in range(g.frame.factions):
        if other != who and g.allied(who, other):
            lands |= lands_of(g, other)
    return lands


def mate_seas(g: Legendary, who: Faction) -> Seas:
    seas: i64 = 0
    for other in range(g.frame.factions):
        if other != who and g.allied(who, other):
            seas |= seas_of(g, other)
    return seas


def next_lands(g: Legendary, passed: Lands, waters: Seas) -> Lands:
    """What is accessible from any of these lands."""
    found: i64 = 0
    while passed:
        found |= accessible(g, first_of(passed), waters)
        passed &= passed - 1
    return found


def next_seas(g: Legendary, passed: Seas, closed: Seas) -> Seas:
    """What touches any of these seas and is not closed."""
    found: i64 = 0
    while passed:
        found |= g.board.seas_of_sea[first_of(passed)]
        passed &= passed - 1
    return found & ~closed
