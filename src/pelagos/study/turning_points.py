"""Where a game turned: a few moments by which its course can be told, chosen by a fixed reading.

What counts is the first figure of a title, that of its goal: metropolises, cities. Somebody else alone in the lead is
worth most, then a loss, then a battle that was won against the odds, then a gain. Of all moments the worthiest are
kept, of equal ones the later, and told in the order of the game.
"""

from __future__ import annotations

from typing import Final

from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules
from pelagos.study.adapter import Series

MOST_TOLD: Final = 6
UPSET: Final = 0.25
"""A side that had at most this chance has won against the odds."""
LEAD: Final = "lead"
LOSS: Final = "loss"
SURPRISE: Final = "upset"
GAIN: Final = "gain"
WORTH: Final = {LEAD: 4, LOSS: 3, SURPRISE: 2, GAIN: 1}


class TurningPoints:
    """Follows the figure of the goal from scene to scene."""

    def __init__(self, rules: Rules, figure: Series) -> None:
        self.rules: Final = rules
        self.figure: Final = figure
        self.count: Final = len(rules.vocabulary.domains[figure.by].words)
        self.values: list[int] | None = None
        self.leader = -1
        """Who was last alone in the lead."""
        self.moments: Final[list[Json]] = []

    def follow(self, g: Position, at: int) -> None:
        values = [self.figure.of(g, who) for who in range(self.count)]
        before, self.values = self.values, values
        if before is None or before == values:
            return
        best = max(values)
        leaders = [who for who, value in enumerate(values) if value == best]
        if len(leaders) == 1 and leaders[0] != self.leader:
            self.leader = leaders[0]
            self._tell(LEAD, at, self.leader)
            return
        fallen = [who for who in range(self.count) if values[who] < before[who]]
        risen = [who for who in range(self.count) if values[who] > before[who]]
        self._tell(LOSS if fallen else GAIN, at, (fallen or risen)[0])

    def _tell(self, kind: str, at: int, who: int) -> None:
        assert self.values is not None
        word = self.rules.vocabulary.domains[self.figure.by].word(who)
        self.moments.append({"at": at, "kind": kind, "by": self.figure.by, "who": word, "count": self.values[who]})

    def battle(self, at: int, winner: int, chance: float) -> None:
        """A battle is over; `chance` is what its winner had."""
        if chance <= UPSET:
            word, percent = self.rules.seat_word(winner), round(chance * 100)
            self.moments.append({"at": at, "kind": SURPRISE, "by": "seat", "who": word, "count": percent})

    def plain(self) -> list[Json]:
        """One moment for a frame."""
        found: dict[int, Json] = {}
        for moment in self.moments:
            known = found.get(moment["at"])
            if known is None or WORTH[known["kind"]] < WORTH[moment["kind"]]:
                found[moment["at"]] = moment
        kept = sorted(found.values(), key=lambda moment: (-WORTH[moment["kind"]], -moment["at"]))[:MOST_TOLD]
        told = sorted(kept, key=lambda moment: int(moment["at"]))
        return [{**moment, "figure": f"study-figure-{self.figure.name}"} for moment in told]
