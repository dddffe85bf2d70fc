"""One game, from its first answer to its puzzles. The same seed gives the same puzzles, wherever it is mined."""

from __future__ import annotations

from importlib import import_module
from typing import Final, NamedTuple

from pelagos.bots.levels import SEARCHING
from pelagos.bots.roster import bot_named, judges_of
from pelagos.bots.search.searcher import DeterminizedSearch, Searcher
from pelagos.kernel.title import Title
from pelagos.mining.assay import DEEP, MIDDLING, SCREEN, STILL_PROMISING, agreed, deep_search, gap, verdict
from pelagos.mining.difficulty import ASKED, OBVIOUS, TIMES, found_by, stars
from pelagos.mining.diggings import Find, dig
from pelagos.mining.themes import themes_of
from pelagos.puzzles.puzzle import GradedAnswer, Puzzle

LOOKED_AT: Final = 8
"""Of the finds of a game, the most promising."""
KEPT: Final = 3
"""Puzzles of one game: more would be much alike."""
SECOND: Final = 1 << 40
"""Added to a seed for the second search."""
JUDGES: Final = max(level.judges for level in SEARCHING.values())


class MiningJob(NamedTuple):
    """One game to be mined, and the module of its title, which a worker imports."""

    module: str
    seed: int


class Mined(NamedTuple):
    """What came of a game: its puzzles as lines, and how many finds were looked at."""

    seed: int
    finds: int
    puzzles: tuple[str, ...]


def mine(job: MiningJob) -> Mined:
    title: Title = import_module(job.module).TITLE
    return Mine(title).mined(job.seed)


class Mine:
    """The searchers and bots of one title."""

    def __init__(self, title: Title) -> None:
        self._title: Final = title
        judges = judges_of(JUDGES)
        self._screen: Final = Searcher([title], judges, SCREEN)
        self._middling: Final = Searcher([title], judges, MIDDLING)
        self._deep: Final = Searcher([title], judges, DEEP)
        self._bots: Final = {name: bot_named(name, [title]) for name in ASKED}

    def mined(self, seed: int) -> Mined:
        found: list[Puzzle] = []
        kinds: set[tuple[int, str]] = set()
        finds = dig(self._title, seed, self._screen)
        for find in finds[:LOOKED_AT]:
            if (find.seat, find.task) in kinds:
                continue
            puzzle = self._puzzle(find)
            if puzzle is not None:
                found.append(puzzle)
                kinds.add((find.seat, find.task))
            if len(found) == KEPT:
                break
        return Mined(seed, len(finds), tuple([puzzle.line() for puzzle in found]))

    def _puzzle(self, find: Find) -> Puzzle | None:
        if gap(deep_search(self._middling, find.seen, find.options, find.seed)) < STILL_PROMISING:
            return None
        searches, answers = self.assayed(find.seen, find.options, find.seed)
        if not answers:
            return None
        solving = [answer.phrase for answer in answers if answer.solves]
        found = found_by(self._bots, find.seen, find.options, solving, find.seed)
        if found[0] >= OBVIOUS:
            return None
        setup = find.rules.setup
        return Puzzle(
            find.name,
            self._title.name,
            setup.seats,
            setup.board,
            dict(setup.options),
            find.position,
            find.rules.seat_word(find.seat),
            themes_of(searches[0], *_compared(searches[0], answers)),
            stars(found),
            answers,
            found,
            TIMES,
        )

    def assayed(
        self, seen: bytes, options: list[str], seed: int
    ) -> tuple[list[DeterminizedSearch], tuple[GradedAnswer, ...]]:
        """Two deep searches, the second only if the first finds something; and what both agree on."""
        first = deep_search(self._deep, seen, options, seed)
        one = verdict(first)
        if one is None:
            return [first], ()
        second = deep_search(self._deep, seen, options, seed + SECOND)
        return [first, second], agreed(one, verdict(second))


def _compared(search: DeterminizedSearch, answers: tuple[GradedAnswer, ...]) -> tuple[int, int]:
    """Among the candidates of a search, the best answer and the best that does not solve it."""
    places = {search.options[option]: place for place, option in enumerate(search.candidates)}
    known = [answer for answer in answers if answer.phrase in places]
    best = next(answer for answer in known if answer.solves)
    other = next(answer for answer in known if not answer.solves)
    return places[best.phrase], places[other.phrase]
