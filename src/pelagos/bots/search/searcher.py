"""The searcher: plays Settler's best answers on in imagined worlds, and takes the one after which it wins most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from pelagos.bots import reasons
from pelagos.bots.bot import Bot, Budget, Reply
from pelagos.bots.judge import DefaultJudge, Judge
from pelagos.bots.search.candidates import best_answers, best_bids
from pelagos.bots.search.halving import Tally, halve
from pelagos.bots.search.playout import Playout, SpokenLine
from pelagos.bots.search.policy import RolloutPolicy
from pelagos.bots.search.thought import LinePart, Thought, ThoughtLine
from pelagos.bots.search.winning import Winning
from pelagos.bots.settler import Deliberation, drawn_luck
from pelagos.bots.view_reader import ReadView, ViewReader
from pelagos.kernel.agenda import give
from pelagos.kernel.event import Kind
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title

FULL_STEPS: Final = 4000
"""The budget of steps at which a level plays as it is meant to; with less it plays on less often."""
PRIOR_SAMPLES: Final = 2
"""Worlds in which Settler's measure looks for candidates."""
SURELY: Final = 500
HARDLY: Final = 50
"""Ten-thousandths by which the best is ahead: from here on surely, up to here hardly."""


class Effort(NamedTuple):
    """How much a level searches, counted in playouts: the same on every machine."""

    playouts: int
    candidates: int
    worlds: int
    every: int = 1
    """Of so many questions it searches one, drawn by lot, and answers the others as Settler."""
    stubborn: int = 40
    """Ten-thousandths by which an answer must win more often than Settler's own before it is preferred."""
    far: bool = False
    """Whether it looks past the judge's horizon, where the judge says that this helps."""


class Searcher(Bot):
    """A level that searches. What it knows about a title stands in the title's judge, as for Settler."""

    name = "searcher"

    def __init__(self, titles: Iterable[Title], judges: Mapping[str, Judge], effort: Effort) -> None:
        self._reader: Final = ViewReader(titles)
        self._judges: Final = dict(judges)
        self._effort: Final = effort

    def choose(self, seen: bytes, options: Sequence[str], budget: Budget, rng: Rng) -> Reply:
        search = self.search(seen, options, budget, rng)
        return search.reply()

    def search(self, seen: bytes, options: Sequence[str], budget: Budget, rng: Rng) -> DeterminizedSearch:
        """One question, thought about."""
        read = self._reader.read(seen)
        judge = self._judges.get(read.rules.title.name)
        if judge is None:
            judge = DefaultJudge(read.rules)
        return DeterminizedSearch(read, options, budget, judge, self._effort, rng)


class DeterminizedSearch:
    """One question being thought about: the worlds are drawn from the view, and there is nothing else to look at."""

    def __init__(
        self, read: ReadView, options: Sequence[str], budget: Budget, judge: Judge, effort: Effort, rng: Rng
    ) -> None:
        self.read: Final = read
        self.judge: Final = judge
        self.stubborn: Final = effort.stubborn
        self.options: Final = list(options)
        self.prior: Final = Deliberation(
            read, options, Budget(min(PRIOR_SAMPLES, budget.samples), budget.steps), judge, rng
        )
        self.order: Final = self.prior.ranked()
        auction = bool(judge.lots(self.prior.worlds[0], read.seat))
        said = [self.prior.sheet.answer(place) for place in self.prior.places]
        self.playouts: Final = int(max(2, effort.playouts * min(budget.steps, FULL_STEPS) // FULL_STEPS))
        searched = effort.every == 1 or rng.below(effort.every) == 0
        few = min(effort.candidates, self.playouts) if searched else 1
        self.candidates: Final = best_bids(self.order, said, few) if auction else best_answers(self.order, few)
        self.worlds: Final = self.prior.worlds
        self.lucks: Final[list[int]] = []
        self.policy: Final = RolloutPolicy(read.rules, judge, read.seat)
        self.playout: Final = Playout(read.rules, judge, self.policy, judge.further if effort.far else 0)
        self.winning: Final = Winning(read.rules, judge)
        self.won: Final = [0] * len(self.winning.speakers)
        """By side, the chances in the playouts of whatever was played on."""
        self.rng: Final = rng
        self.tallies: list[Tally] = []
        if len(self.candidates) > 1:
            more = min(effort.worlds, self.playouts) - len(self.worlds)
            if more > 0:
                self.worlds.extend(read.worlds(more, rng))
            self.tallies = halve(len(self.candidates), self.playouts, self._trial)

    def _trial(self, candidate: int, number: int) -> int:
        """The chance of winning after a candidate: world and luck are the same for all with the same number."""
        while len(self.lucks) <= number:
            self.lucks.append(int(drawn_luck(self.rng)))
        g = self.worlds[number % len(self.worlds)].clone()
        give(g, self.prior.sheet.answer(self.prior.places[self.candidates[candidate]]))
        # The first one is without moods: what the judge expects of everybody.
        self.playout.run(g, self.lucks[number], self.lucks[number] if number else 0)
        self.winning.judged(g)
        for side in range(len(self.won)):
            self.won[side] += int(self.winning.chances[side])
        return int(self.winning.chance(self.read.seat))

    def chosen(self) -> int:
        """The place among the candidates: Settler's own unless another wins clearly more often in the same playouts."""
        if not self.tallies:
            return 0
        best = self.by_chance()[0]
        return best if self._ahead(best, 0) > self.stubborn and self._surely(best) else 0

    def by_chance(self) -> list[int]:
        """The candidates, best first: who stayed longer, then who won more often."""
        return sorted(range(len(self.tallies)), key=self._rank)

    def _rank(self, place: int) -> tuple[int, int]:
        tally = self.tallies[place]
        return -len(tally.trials), -int(tally.mean())

    def _ahead(self, one: int, other: int) -> int:
        """By how much one candidate wins more often than another in the playouts that both have had."""
        mine, theirs = self.tallies[one].trials, self.tallies[other].trials
        shared = min(len(mine), len(theirs))
        return (sum(mine[:shared]) - sum(theirs[:shared])) // shared

    def _surely(self, place: int) -> bool:
        """Is it ahead of Settler's own by more than the standard error, over the playouts that both have had?"""
        pairs = zip(self.tallies[place].trials, self.tallies[0].trials, strict=False)
        ahead = [mine - theirs for mine, theirs in pairs]
        total, squares, count = sum(ahead), sum([one * one for one in ahead]), len(ahead)
        # The error of the mean is the root of (squares - total² / count) / (count * (count - 1)).
        return count == 1 or total * total * (count - 1) > count * squares - total * total

    def reply(self) -> Reply:
        chosen = self.chosen()
        place = self.candidates[chosen]
        phrase = self.options[place]
        said = self.prior.sheet.answer(self.prior.places[place])
        given = self.judge.reason(self.worlds[0], self.read.seat, said)
        if given is not None:
            return Reply(phrase, given[0], *given[1])
        if self.prior.telling or not self.tallies:
            # How many answers there were is a secret here, and so is how they compared.
            return Reply(phrase, reasons.NOTHING_BETTER)
        return Reply(phrase, self._sureness(chosen))

    def _sureness(self, chosen: int) -> Kind:
        rivals = [place for place in self.by_chance() if place != chosen]
        ahead = self._ahead(chosen, rivals[0])
        return reasons.WINS_SURELY if ahead >= SURELY else reasons.WINS_HARDLY if ahead <= HARDLY else reasons.WINS_MORE

    def thought(self) -> Thought:
        """For whoever wants to know more than the reason: it holds what the seat knows, and is for nobody else."""
        chosen = self.chosen()
        order = [chosen, *[place for place in self.by_chance() if place != chosen]]
        lines = [self._line(place) for place in order] if self.tallies else [self._line(0)]
        mine = self.winning.side_of[self.read.seat]
        others = [side for side in range(len(self.won)) if side != mine]
        feared = max(others, key=lambda side: self.won[side], default=-1)
        return Thought(lines, self.winning.speakers[feared] if feared >= 0 else -1, int(self.policy.nodes))

    def _line(self, place: int) -> ThoughtLine:
        tally = self.tallies[place] if self.tallies else Tally()
        spoken = SpokenLine()
        g = self.worlds[0].clone()
        give(g, self.prior.sheet.answer(self.prior.places[self.candidates[place]]))
        self.playout.run(g, 0, 0, spoken)
        words = self.read.rules.vocabulary.words
        parts = [LinePart(seat, words(said)) for seat, said in zip(spoken.seats, spoken.answers, strict=True)]
        return ThoughtLine(self.options[self.candidates[place]], len(tally.trials), int(tally.mean()), tuple(parts))
