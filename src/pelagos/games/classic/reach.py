"""Chains of fleets (C-2.9)."""

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.classic.ids import Island, Islands, Seas
from pelagos.games.classic.position import Classic


def chained_islands(g: Classic, waters: Seas, island: Island) -> Islands:
    """The islands to which a chain leads from this one, over these own seas."""
    board = g.board
    reached = board.ring[island] & waters
    frontier = reached
    islands: i64 = 0
    while frontier:
        sea = first_of(frontier)
        frontier &= frontier - 1
        islands |= board.islands_of_sea[sea]
        fresh = board.sea_neighbours[sea] & waters & ~reached
        reached |= fresh
        frontier |= fresh
    return islands & ~bit(island)
