"""Lots and seats, drawn from the seal: a secret that was committed to before anybody gave their share of the draw.

Lot i, and the seats of table t in round r, are the outcomes i and 64 r + t of `pelagos.kernel.dealer.draw`, so that
anybody who knows the secret and the shares draws the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from pelagos.kernel.dealer import commitment, draw, seed_of
from pelagos.tournaments.tournament import PairedTable, Tournament

LOTS: Final = 64
"""Outcomes below this are lots."""


def commitment_of(secret: str) -> str:
    """What is published when the tournament is announced."""
    return commitment(bytes.fromhex(secret))


def seed(tournament: Tournament) -> bytes:
    return seed_of(
        bytes.fromhex(tournament.secret), [bytes.fromhex(entrant.nonce or "00") for entrant in tournament.entrants]
    )


def drawn_order(tournament: Tournament) -> tuple[int, ...]:
    """Every entrant once: each lot is drawn from those that are left."""
    mixed, left = seed(tournament), list(range(len(tournament.entrants)))
    return tuple(left.pop(draw(mixed, i, len(left))) for i in range(len(left)))


def seated(tournament: Tournament, tables: Sequence[Sequence[int]]) -> tuple[PairedTable, ...]:
    """Everybody in the seat that they have had least; where several orders even it out alike, one is drawn."""
    mixed, number, counts = seed(tournament), len(tournament.rounds) + 1, seats_had(tournament)
    return tuple(
        PairedTable(_order(mixed, LOTS * number + place, sorted(people), counts)) for place, people in enumerate(tables)
    )


def _order(mixed: bytes, outcome: int, people: Sequence[int], counts: dict[tuple[int, int], int]) -> tuple[int, ...]:
    orders = list(permutations(people))
    costs = [unevenness(order, counts) for order in orders]
    best = [order for order, cost in zip(orders, costs, strict=True) if cost == min(costs)]
    return best[draw(mixed, outcome, len(best))]


def unevenness(order: Sequence[int], counts: dict[tuple[int, int], int]) -> int:
    """How often they all had these seats before."""
    return sum(counts.get((entrant, seat), 0) for seat, entrant in enumerate(order))


def seats_had(tournament: Tournament) -> dict[tuple[int, int], int]:
    """By entrant and seat, how often."""
    counted: dict[tuple[int, int], int] = {}
    for paired in tournament.rounds:
        for table in paired.tables:
            for seat, entrant in enumerate(table.seats):
                counted[entrant, seat] = counted.get((entrant, seat), 0) + 1
    return counted
