"""The questions that figures on the board answer. These are all the ways in which a creature bends the rules of others.

No other module of the rules names a creature; a test lists the few that may, such as the laws. What a card does by
itself, once it is played or discarded, stands in its own file (`creatures`).
"""

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.classic.ids import CHIRON, MEDUSA, MINOTAUR, NONE, POLYPHEMUS, CreatureId, Island, Seas
from pelagos.games.classic.ops import island_of
from pelagos.games.classic.position import Classic


def closed_seas(g: Classic) -> Seas:
    """C-2.10: the Kraken's sea and the ring of Polyphemus. No fleet enters, is placed in, or retreats into one."""
    closed: i64 = 0
    if g.kraken != NONE:
        closed |= bit(g.kraken)
    island = island_of(g, POLYPHEMUS)
    if island != NONE:
        closed |= ring_closed_by(g, POLYPHEMUS, island)
    return closed


def ring_closed_by(g: Classic, creature: CreatureId, island: Island) -> Seas:
    """C-20.17: the seas that a land figure closes while it stands on an island."""
    return g.board.ring[island] if creature == POLYPHEMUS else 0


def holds_troops(g: Classic, island: Island) -> bool:
    """C-20.16.1: troops cannot leave Medusa's island."""
    return island_of(g, MEDUSA) == island


def is_immune(g: Classic, island: Island) -> bool:
    """C-20.15.1: Chiron's island is immune to Pegasus, Giant and Harpy."""
    return island_of(g, CHIRON) == island


def minotaur_defends(g: Classic, island: Island) -> bool:
    """C-20.14.2: for whoever owns the island; on a neutral one he does nothing."""
    return island_of(g, MINOTAUR) == island and g.owner[island] != NONE
