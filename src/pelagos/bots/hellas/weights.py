"""What things are worth in Hellas, in hundredths of a coin. A city is about ten coins; the rest is set against that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.judge import COIN
from pelagos.games.hellas.hands import first_of_god, hand
from pelagos.games.hellas.ids import DRAWN, GODS, HELD, LOCKED
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.arrays import Ints, ints
from pelagos.kernel.ids import Seat

CITY: Final[Ints] = ints(
    [0, 2500, 1500, 1200, 1100, 1000, 1000, 1000, 1100, 1400, 5000, 5000, 5000, 5000, 5000, 5000],
)
"""The n-th city: the first ones are life itself, the tenth wins; beyond ten it does not matter."""
TEMPLE: Final = 60
MAJORITY: Final = 300
"""More temples than the rival: a fourth step in every Burst to come."""
GREEK: Final = 90
SHIP: Final = 60
"""Pieces for themselves; most of their worth is what they threaten, hold and find."""
POSEIDON_CARDS: Final = (120, 120, 300, 160, 180, 120)
ZEUS_CARDS: Final = (220, 220, 140, 420, 300, 220, 120)
ARES_CARDS: Final = (150, 200, 380, 180, 240, 120)
CARDS: Final[Ints] = ints([*POSEIDON_CARDS, *ZEUS_CARDS, *ARES_CARDS])
"""Cards in hand, by type: what a turn with them gains over one without, less the wait for it."""
FULL_HAND_CARDS: Final = 4
CROWDED: Final = 40
"""Each card above four is worth less: there is seldom time for all, and Z3 waits for it."""
BURST: Final = 380
"""What a turn gains at least: three pieces."""
ANSWERED_PERCENT: Final = 20
"""Per cent: what an attack is worth that the rival can answer first. One Burst puts all their Greeks where they are
wanted, so that threats are no substitute for cities."""
STILL_OPEN_PERCENT: Final = 60
"""Per cent: what a voyage is worth that has to wait for the rival's turn. Ships seldom come to close a sea."""
SECOND_ATTACK_PERCENT: Final = 5
"""Per cent: an attack beside the best one. A turn has but one, and the next may be answered."""
OTHERWISE_PERCENT: Final = 25
"""Per cent: an attack beside a better voyage, or a voyage beside a better attack."""
WON: Final = 200 * COIN
"""More than any position that is not won, and not so much more that a small chance of it would justify anything."""


# Cards in hand


def card_worth(g: Hellas, seat: Seat) -> i64:
    """What the hands are worth to a seat, its own less its rival's: unseen cards count as the average of its pool."""
    return _hand_worth(g, seat, seat) - _hand_worth(g, seat, 1 - seat)


def mean_card(g: Hellas, seat: Seat, god: i64) -> i64:
    """What a card of this god is worth that the seat has not seen."""
    pool = g.back(god).pool(seat)
    first = first_of_god(god)
    total: i64 = 0
    cards: i64 = 0
    for face in range(len(pool)):
        total += pool[face] * CARDS[first + face]
        cards += pool[face]
    return total // cards if cards else 0


def _hand_worth(g: Hellas, seat: Seat, who: Seat) -> i64:
    total: i64 = 0
    cards: i64 = 0
    for god in range(GODS):
        back = g.back(god)
        first = first_of_god(god)
        unseen = back.total(hand(who)) if who != seat else 0
        if who == g.active:
            unseen += back.total(DRAWN)
        if unseen:
            total += unseen * mean_card(g, seat, god)
            cards += unseen
        for face in range(back.faces):
            copies = back.lying(hand(who) + 1, face)
            if who == seat:
                copies += back.lying(hand(who), face)
            if who == g.active:
                copies += back.lying(HELD, face) + back.lying(LOCKED, face)
            total += copies * CARDS[first + face]
            cards += copies
    return total - max(0, cards - FULL_HAND_CARDS) * CROWDED
