"""One random game under the eyes of the laws."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from pelagos.cli.sentences import TEXTS
from pelagos.kernel.agenda import pending
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import NATURE
from pelagos.kernel.laws import Violation, Watch
from pelagos.kernel.play import Play
from pelagos.kernel.record import export, header
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for

ENDLESS: Final = 20_000
UNEXPLAINED: Final = "unexplained"
DEAR: Final = 20
"""The dear laws are looked at once in so many decisions."""
RARE: Final = 4
"""In one game of so many the players seek what is rarely said."""
TRIES: Final = 8
"""Once in so many decisions somebody tries a random phrase."""
PLAYERS: Final = 1 << 64
LAWS: Final = 2 << 64
TRIED: Final = 3 << 64
SEEKING: Final = 4 << 64
"""Added to a seed: streams apart from nature's."""


class Case(NamedTuple):
    """What is to be played."""

    seed: int
    seats: int
    board: str
    options: dict[str, str]


class Fault(NamedTuple):
    """A broken law: its name, what was seen, and a record that leads there."""

    case: Case
    law: str
    detail: str
    record: str


class Counts(NamedTuple):
    """How often each event happened, each question was asked, each phrase said, each name told, each reason given."""

    events: Counter[str]
    tasks: Counter[str]
    phrases: Counter[str]
    names: Counter[str]
    refusals: Counter[str]


def no_counts() -> Counts:
    return Counts(Counter(), Counter(), Counter(), Counter(), Counter())


class FuzzedGame(NamedTuple):
    """What became of one case."""

    variant: str
    decisions: int
    rounds: int
    """Cycles or turns, if the title counts them."""
    winners: str
    rare: bool
    """Did the players seek what is rarely said?"""
    counts: Counts
    fault: Fault | None


class Fuzzer:
    """Plays one case; nature is asked like anybody, so that the laws see her questions too."""

    def __init__(self, title: Title, case: Case, thorough: bool) -> None:
        self.case: Final = case
        self.thorough: Final = thorough
        self.rules: Final = rules_for(title, case.seats, case.board, case.options)
        self.dealer: Final = Seeded(case.seed)
        self.players: Final = Rng(case.seed | PLAYERS)
        self.play: Play | None = None
        self.tried: Final = Rng(case.seed | TRIED)
        self.counts: Final = no_counts()
        self.rare: Final = Rng(case.seed | SEEKING).below(RARE) == 0

    def run(self) -> FuzzedGame:
        fault = None
        try:
            self._play()
        except PelagosError as error:
            fault = self._fault(error.code, TEXTS.error(error, self.rules))
        except Exception as error:  # noqa: BLE001 -- a crash in the rules is what a fuzzer looks for
            fault = self._fault("crash", f"{type(error).__name__}: {error}")
        self._count_events()
        variant = self.rules.title.variant(self.rules.setup)
        return FuzzedGame(variant, self._decisions(), self._rounds(), self._winners(), self.rare, self.counts, fault)

    def _play(self) -> None:
        play = self.play = Play(self.rules, self.rules.opening())
        watch = Watch(play, Rng(self.case.seed | LAWS))
        while not play.over:
            self._look(watch)
            self.counts.tasks[type(pending(play.g)).__name__] += 1
            if self._decisions() > ENDLESS:
                raise Violation("endless", decisions=ENDLESS)
            if play.who != NATURE and self.tried.below(TRIES) == 0:
                self._try(watch)
            chosen = self.dealer.deal(play.sheet) if play.who == NATURE else self._choose(play)
            self.counts.phrases[self._phrase(play, chosen)] += 1
            play.take(chosen)
        self._look(watch)
        watch.final()

    def _decisions(self) -> int:
        return self.counts.tasks.total()

    def _rounds(self) -> int:
        return self.counts.events[self.rules.title.paced]

    def _phrase(self, play: Play, i: int) -> str:
        return self.rules.vocabulary.phrases[play.sheet.answer(i).verb]

    def _choose(self, play: Play) -> int:
        """Any option; in some games, every other time, one of those least said so far."""
        count = int(play.sheet.count)
        if not self.rare or self.players.below(2):
            return self.players.below(count)
        said = [self.counts.phrases[self._phrase(play, i)] for i in range(count)]
        rarest = [i for i in range(count) if said[i] == min(said)]
        return rarest[self.players.below(len(rarest))]

    def _try(self, watch: Watch) -> None:
        """Somebody says anything; if it is refused, the reason counts."""
        answer = self.rules.vocabulary.any_answer(self.tried)
        if watch.play.sheet.find(answer) < 0:
            refusal = watch.play.why_not(self.rules.vocabulary.words(answer))
            if refusal is not None:
                watch.listed(refusal.kind, self.rules.title.refusals)
            self.counts.refusals[refusal.kind.name if refusal else UNEXPLAINED] += 1

    def _count_events(self) -> None:
        for event in self.play.events if self.play else []:
            self.counts.events[event.kind.name] += 1
            for param, number in zip(event.kind.params, event.numbers, strict=True):
                domain = param.partition(":")[2]
                if domain in self.rules.title.counted:
                    word = self.rules.vocabulary.domains[domain].word(number)
                    self.counts.names[f"{event.kind.name} {word}"] += 1

    def _look(self, watch: Watch) -> None:
        watch.cheap()
        if self.thorough or watch.play.over or self._decisions() % DEAR == 0:
            watch.dear(every_viewer=self.thorough)

    def _winners(self) -> str:
        if self.play is None or self.play.g.result is None:
            return ""
        places = self.play.g.result
        return " ".join([self.rules.seat_word(seat) for seat, place in enumerate(places) if place == 1])

    def _fault(self, law: str, detail: str) -> Fault:
        """The answers so far, and how to see it again: laws look ahead, so the answers alone may not show it."""
        comments = [f"# {law}: {' '.join(detail.split())}", f"# {self._command()}"]
        lines = [export(self.play)] if self.play else header(self.rules)
        return Fault(self.case, law, detail, "\n".join([*comments, *lines]))

    def _command(self) -> str:
        options = [f"--option {name}={value}" for name, value in self.case.options.items()]
        setup = [f"--seats {self.case.seats}", *([f"--board {self.case.board}"] if self.case.board else []), *options]
        thorough = ["--thorough"] if self.thorough else []
        return " ".join(["fuzz", self.rules.title.name, "--games 1", f"--seed {self.case.seed}", *setup, *thorough])
