"""What a seat says in a playout: one look ahead with the judge, and in an auction what each lot would gain it.

What lots gain is worked out once for every bidder of an auction: while it lasts, nothing else changes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.judge import COIN, Judge
from pelagos.bots.lookahead import LOWEST, Lookahead
from pelagos.bots.search.fingerprint import Fingerprints
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Rules

ANSWER_STEPS: Final = 6
"""Answers that are tried behind each one that is looked at."""
TURN_STEPS: Final = 120
"""Answers that are tried for what a lot would gain."""
MOOD_COINS: Final = 1
"""By so many coins, up or down, others are taken to like a lot more or less than the judge says."""
LOTS: Final = 64
"""More than any auction has."""


class RolloutPolicy:
    """Light answers for every seat of a position."""

    def __init__(self, rules: Rules, judge: Judge, me: Seat) -> None:
        self.judge: Final = judge
        self.me: Final = me
        self._looks: Final = [Lookahead(rules, judge, seat) for seat in range(rules.setup.seats)]
        self._worths: Final[dict[int, dict[int, int]]] = {}
        """By bidder of the auction that is under way at the root: what each lot gains them."""
        self._later: Final[dict[int, dict[int, int]]] = {}
        """The same of an auction that a playout has come to."""
        self._fingerprints: Final = Fingerprints(rules)
        self._known: Final[dict[int, int]] = {}
        """What was answered in a position before: playouts have much in common."""
        self.nodes: i64 = 0
        """Answers that were looked at in playouts so far."""

    def next_round(self) -> None:
        """A playout begins, or has passed a horizon: auctions from here on are others."""
        self._later.clear()

    def answer(self, g: Position, sheet: Sheet, who: Seat, mood: i64, later: bool) -> i64:
        """The place of what this seat says; 0 for the mood: everybody likes what the judge likes."""
        if self.judge.fighting(g):
            return self.judge.assume(g, who, sheet)
        lots = self.judge.lots(g, who)
        if lots:
            return self._bid(g, sheet, who, lots, mood, later)
        key = int(self._fingerprints.of(g))
        known = self._known.get(key)
        if known is not None:
            return known
        chosen = self._greedy(g, sheet, who)
        self._known[key] = int(chosen)
        return chosen

    def _greedy(self, g: Position, sheet: Sheet, who: Seat) -> i64:
        self.nodes += sheet.count
        look = self._looks[who]
        chosen: i64 = 0
        top: i64 = LOWEST
        for i in range(sheet.count):
            found = look.value_of(g, sheet, i, 0, ANSWER_STEPS)
            if found > top:
                chosen, top = i, found
        return chosen

    def _bid(self, g: Position, sheet: Sheet, who: Seat, lots: list[int], mood: i64, later: bool) -> i64:
        worth = self._worth_of(g, who, lots, self._later if later else self._worths)
        if mood and who != self.me:
            worth = moody(worth, mood, self.judge.bidder(g, who))
        chosen: i64 = 0
        top: i64 = LOWEST
        for i in range(sheet.count):
            found = self.judge.bid(g, who, sheet.answer(i), worth)
            if found > top:
                chosen, top = i, found
        return chosen

    def _worth_of(self, g: Position, who: Seat, lots: list[int], known: dict[int, dict[int, int]]) -> dict[int, int]:
        worth = known.setdefault(int(self.judge.bidder(g, who)), {})
        for lot in lots:
            if lot not in worth:
                turn = self.judge.turn(g, who, lot)
                if turn is not None:
                    before = self.judge.value(turn, who)
                    worth[lot] = int(self._looks[who].played(turn, 0, TURN_STEPS) - before)
        return worth


def moody(worth: dict[int, int], mood: i64, bidder: i64) -> dict[int, int]:
    """What a rival may think of each lot: nobody sees it quite as the judge does."""
    found: dict[int, int] = {}
    for lot, gain in worth.items():
        rng = Rng(int(mood) + int((bidder * LOTS + lot) << 32))
        found[lot] = gain + int(rng.below(2 * MOOD_COINS * COIN + 1)) - MOOD_COINS * COIN
    return found
