"""What the strongest search thinks of a question, from a seat's view: answers with chances, and how each goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.bots.bot import Budget
from pelagos.bots.levels import SEARCHING
from pelagos.bots.roster import judges_of
from pelagos.bots.search.searcher import Effort, Searcher
from pelagos.kernel.arrays import COMPILED
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Title

THOROUGH: Final = Effort(playouts=320, candidates=8, worlds=12, far=True)
QUICK: Final = Effort(playouts=40, candidates=5, worlds=6)
"""Where nothing is compiled: the same answers, less surely."""
BRIEF: Final = Effort(playouts=12, candidates=4, worlds=4)
"""Where Python is slowest: in a browser."""
JUDGES: Final = max(level.judges for level in SEARCHING.values())
SEED: Final = 1
"""The same question gets the same opinion."""


class Opinions:
    """A searcher for one title, to be asked and not played against."""

    def __init__(self, title: Title, effort: Effort = THOROUGH if COMPILED else QUICK) -> None:
        self._searcher: Final = Searcher([title], judges_of(JUDGES), effort)

    def opinion(self, seen: bytes, options: Sequence[str]) -> Json:
        """Answers with their chances in ten-thousandths, the best first, and whom the seat must fear; -1: nobody."""
        search = self._searcher.search(seen, options, Budget(samples=1), Rng(SEED))
        thought = search.thought()
        answers = [
            {
                "say": line.phrase,
                "chance": line.chance if line.playouts else -1,
                "playouts": line.playouts,
                "goes_on": [[part.seat, part.phrase] for part in line.goes_on],
            }
            for line in thought.lines
        ]
        return {"answers": answers, "feared": thought.feared}
