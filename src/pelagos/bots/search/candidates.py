"""Which answers are worth playing on: the best by Settler's measure, in an auction not all of them for one lot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.kernel.answer import Answer

BIDS_A_LOT: Final = 2
"""Bids for the same lot that are played on."""


def best_answers(order: Sequence[int], count: int) -> list[int]:
    """The first so many."""
    return list(order[:count])


def best_bids(order: Sequence[int], said: Sequence[Answer], count: int) -> list[int]:
    """The first so many, but of each lot its best bids only: who is outbid must know what else there is."""
    found: list[int] = []
    bids: dict[tuple[int, int], int] = {}
    for place in order:
        lot = (int(said[place].verb), int(said[place].x))
        if bids.get(lot, 0) < BIDS_A_LOT:
            bids[lot] = bids.get(lot, 0) + 1
            found.append(place)
        if len(found) == count:
            break
    return found
