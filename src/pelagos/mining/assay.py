"""Is one answer clearly best? Two deep searches must say so, each from the view of the seat alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from pelagos.bots.bot import Budget
from pelagos.bots.search.searcher import DeterminizedSearch, Effort, Searcher
from pelagos.kernel.answer import Answer
from pelagos.kernel.rng import Rng
from pelagos.mining.orders import may_be_put_off
from pelagos.puzzles.puzzle import BEST, BLUNDER, GOOD, INACCURATE, MISTAKE, GradedAnswer

SCREEN: Final = Effort(playouts=32, candidates=4, worlds=4)
"""Enough to see whether a position is worth more."""
PROMISING: Final = 1000
MIDDLING: Final = Effort(playouts=160, candidates=6, worlds=8, far=True)
"""Most that looked promising does so no longer after that."""
STILL_PROMISING: Final = 600
DEEP: Final = Effort(playouts=480, candidates=12, worlds=16, far=True)
ONE_WORLD: Final = Budget(samples=1)
"""For the measure that orders the candidates: in more worlds it would throw half of them away each time."""
CLEAR: Final = 800
"""Ten-thousandths by which everything else must stay behind the answers that solve a puzzle."""
SAME: Final = 300
"""Up to here an answer is as good as the best."""
MOST_GOOD: Final = 4
SIGMAS: Final = 3.0
"""Standard errors by which the best must be ahead of the closest that does not solve it."""
HOPELESS: Final = 1500
"""Whoever wins less often than that even after the best answer has nothing to find."""
MISTAKEN: Final = 1000
BLUNDERED: Final = 2000


class DeepVerdict(NamedTuple):
    """What a search found: by phrase how far an answer is behind the best, and the chance after the best."""

    best: str
    chance: int
    behind: dict[str, int]

    def good(self) -> list[str]:
        return [phrase for phrase, lost in self.behind.items() if lost <= SAME]


def gap(search: DeterminizedSearch) -> int:
    """By how much the best candidate is ahead of the next."""
    if len(search.tallies) < 2:
        return 0
    best, following, *_ = search.by_chance()
    return _ahead(search, best, following)


def losses(search: DeterminizedSearch) -> dict[str, int]:
    """By phrase that was played on, how far it is behind the best."""
    order = search.by_chance()
    return {search.options[search.candidates[place]]: max(0, _ahead(search, order[0], place)) for place in order}


def verdict(search: DeterminizedSearch) -> DeepVerdict | None:
    """None unless the answers that are as good as the best say the same, and all others stay clearly behind."""
    if len(search.tallies) < 2:
        return None
    order = search.by_chance()
    best = order[0]
    behind = {place: max(0, _ahead(search, best, place)) for place in order}
    good = [place for place in order if behind[place] <= SAME]
    others = [place for place in order if behind[place] > SAME]
    if not others or len(good) > MOST_GOOD or min(behind[place] for place in others) < CLEAR:
        return None
    closest = min(others, key=lambda place: behind[place])
    if not _surely(search, best, closest) or not _alike([_said(search, place) for place in good]):
        return None
    chance = int(search.tallies[best].mean())
    if chance < HOPELESS or may_be_put_off(search, best):
        return None
    words = {place: search.options[search.candidates[place]] for place in order}
    return DeepVerdict(words[best], chance, {words[place]: behind[place] for place in order})


def agreed(one: DeepVerdict | None, other: DeepVerdict | None) -> tuple[GradedAnswer, ...]:
    """The graded answers of two searches that agree, the best first; nothing if they do not."""
    if one is None or other is None or set(one.good()) != set(other.good()):
        return ()
    chance = (one.chance + other.chance) // 2
    lost: dict[str, int] = {}
    for phrase in [*one.behind, *other.behind]:
        found = [verdict.behind[phrase] for verdict in (one, other) if phrase in verdict.behind]
        lost[phrase] = sum(found) // len(found)
    graded = [GradedAnswer(phrase, grade_of(by), max(0, chance - by)) for phrase, by in lost.items()]
    graded.sort(key=lambda answer: -answer.chance)
    best = graded[0]
    return (best._replace(grade=BEST), *graded[1:])


def grade_of(lost: int) -> str:
    """By what an answer loses against the best."""
    if lost <= SAME:
        return GOOD
    return INACCURATE if lost < MISTAKEN else MISTAKE if lost < BLUNDERED else BLUNDER


def deep_search(searcher: Searcher, seen: bytes, options: Sequence[str], seed: int) -> DeterminizedSearch:
    return searcher.search(seen, options, ONE_WORLD, Rng(seed))


def _ahead(search: DeterminizedSearch, one: int, other: int) -> int:
    """Over the playouts that both have had: same worlds, same luck."""
    mine, theirs = search.tallies[one].trials, search.tallies[other].trials
    shared = min(len(mine), len(theirs))
    return (sum(mine[:shared]) - sum(theirs[:shared])) // shared


def _surely(search: DeterminizedSearch, one: int, other: int) -> bool:
    pairs = zip(search.tallies[one].trials, search.tallies[other].trials, strict=False)
    ahead = [mine - theirs for mine, theirs in pairs]
    mean = sum(ahead) / len(ahead)
    spread = sum((each - mean) ** 2 for each in ahead) / max(1, len(ahead) - 1)
    return mean > SIGMAS * sqrt(spread / len(ahead))


def _said(search: DeterminizedSearch, place: int) -> Answer:
    return search.prior.sheet.answer(search.prior.places[search.candidates[place]])


def _alike(answers: list[Answer]) -> bool:
    """The same deed, with other numbers: a bid one higher, one troop more."""
    return len({(int(said.verb), int(said.x)) for said in answers}) == 1
