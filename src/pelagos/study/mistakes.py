"""Mistakes, inaccuracies and good finds: what was said, against the best answer from what the seat knew at that time.

In two passes: a quick look at every decision, and playouts where it sees something lost. Neither sees anything but the
seat's view and worlds drawn from it, so that nobody is judged by what they could not know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Sequence
from typing import Final, NamedTuple, TypeVar

from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.bot import view_bytes
from pelagos.bots.judge import Judge
from pelagos.bots.value.comparison import CloseLook, Comparison, PlayoutEffort, QuickLook
from pelagos.bots.value.model import ValueModel, value_model
from pelagos.bots.value.network import CERTAIN
from pelagos.bots.view_reader import ReadView
from pelagos.kernel.agenda import Said, pending
from pelagos.kernel.event import Kind
from pelagos.kernel.ids import NATURE
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json, Rules
from pelagos.study.walk import Walk

MISTAKE: Final = "mistake"
INACCURACY: Final = "inaccuracy"
FIND: Final = "find"
MISTAKE_LOSS: Final = CERTAIN // 10
INACCURACY_LOSS: Final = CERTAIN * 4 // 100
FIND_GAIN: Final = CERTAIN * 4 // 100
"""By how much what was said is worse than the best, or at a find better than all else."""
WORTH_A_LOOK: Final = CERTAIN // 200
"""What the quick look must see lost before anything is played on."""
EFFORT: Final = PlayoutEffort(candidates=5, first=12, second=40, worlds=12)
"""The default depth."""
CLOSE_LOOKS: Final = 48
"""Decisions of a game that are played on at most: those where the quick look sees most lost."""
SETTLER: Final = 2
"""The version of Settler whose judge is asked."""

Found = TypeVar("Found")
Progress = Callable[[int, int], None]
Eyes = Callable[[Rules, Position, int], ReadView]


class Verdict(NamedTuple):
    """A decision that is worth telling of."""

    kind: str
    at: int
    """The frame that shows what was said."""
    seat: int
    said: str
    best: str
    """The best other answer."""
    loss: int
    """By how much what was said wins more seldom than the best other answer, in millionths; at a find below nothing."""
    chance: int
    """How often what was said wins."""
    why: tuple[Kind, tuple[int, ...]] | None
    """The reason for the best answer, and its numbers."""
    line: tuple[tuple[int, str], ...]
    """How the game may go on after the best answer: who says what."""


class Review(NamedTuple):
    """What was found in a game."""

    verdicts: tuple[Verdict, ...]
    decisions: tuple[int, ...]
    """By seat, how often it had a choice."""
    losses: tuple[int, ...]
    """By seat, the sum of what was lost by mistakes and inaccuracies, in millionths."""

    def largest(self, count: int) -> list[Verdict]:
        """The worst mistakes of all, the worst first."""
        lost = [verdict for verdict in self.verdicts if verdict.kind != FIND]
        return sorted(lost, key=lambda verdict: (-verdict.loss, verdict.at))[:count]


class Suspect(NamedTuple):
    """A decision by which something seems lost."""

    at: int
    seat: int
    said: int
    """The place among the options."""
    options: tuple[str, ...]
    g: Position
    loss: int


def seen_by(rules: Rules, g: Position, seat: int) -> ReadView:
    """All that a seat knows."""
    return ReadView(rules, json.loads(view_bytes(rules, g, seat)))


def judge_of(rules: Rules) -> Judge:
    """Of a title that has a value model."""
    return next(adapter for adapter in ADAPTERS if adapter.title == rules.title.name).judge(SETTLER)


def review(
    rules: Rules,
    log: Sequence[Said],
    start: Position | None = None,
    effort: PlayoutEffort | None = None,
    progress: Progress | None = None,
    eyes: Eyes = seen_by,
    close_looks: int = CLOSE_LOOKS,
) -> Review | None:
    """What was found in a game; None for a title without a value model. `eyes` read views: tests plant cheats."""
    model = value_model(rules)
    if model is None:
        return None
    reviewer = Reviewer(rules, judge_of(rules), model, effort or EFFORT, progress, eyes)
    return finished(reviewer.steps(log, start, close_looks))


def review_in_steps(
    rules: Rules, log: Sequence[Said], start: Position | None, effort: PlayoutEffort, close_looks: int
) -> Generator[None, None, Review | None]:
    """The same, a decision at a time, for whoever has other things to do meanwhile."""
    model = value_model(rules)
    if model is None:
        return None
    return (yield from Reviewer(rules, judge_of(rules), model, effort, None, seen_by).steps(log, start, close_looks))


def finished(steps: Generator[None, None, Found]) -> Found:
    """What comes of all of them."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Found = done.value
            return found


class Reviewer:
    """Looks at one game."""

    def __init__(
        self,
        rules: Rules,
        judge: Judge,
        model: ValueModel,
        effort: PlayoutEffort,
        progress: Progress | None,
        eyes: Eyes,
    ) -> None:
        self.rules: Final = rules
        self.judge: Final = judge
        self.model: Final = model
        self.effort: Final = effort
        self.decisions: Final = [0] * rules.setup.seats
        self._progress: Final = progress
        self._eyes: Final = eyes

    def steps(self, log: Sequence[Said], start: Position | None, close_looks: int) -> Generator[None, None, Review]:
        suspects = yield from self._suspects(log, start)
        worst = sorted(suspects, key=lambda suspect: (-suspect.loss, suspect.at))[:close_looks]
        verdicts: list[Verdict] = []
        losses = [0] * self.rules.setup.seats
        for number, suspect in enumerate(worst):
            verdict = self.judged(suspect)
            if verdict is not None:
                verdicts.append(verdict)
                losses[suspect.seat] += max(0, verdict.loss)
            self._tell(len(log) + (number + 1) * len(log) // len(worst), 2 * len(log))
            yield
        verdicts.sort(key=lambda verdict: verdict.at)
        return Review(tuple(verdicts), tuple(self.decisions), tuple(losses))

    def _tell(self, done: int, whole: int) -> None:
        if self._progress is not None:
            self._progress(done, whole)

    def _suspects(self, log: Sequence[Said], start: Position | None) -> Generator[None, None, list[Suspect]]:
        """The first pass."""
        found: list[Suspect] = []
        stage = Walk(log, self.rules.opening() if start is None else start.clone())
        stage.open()
        while stage.answers < len(log):
            said = log[stage.answers]
            if said.seat != NATURE and stage.sheet.count > 1:
                self.decisions[said.seat] += 1
                suspect = self.suspected(stage.g, stage.sheet, said, stage.answers + 1)
                if suspect.loss >= WORTH_A_LOOK:
                    found.append(suspect)
            stage.play_on()
            self._tell(stage.answers, 2 * len(log))
            yield
        return found

    def suspected(self, g: Position, sheet: Sheet, said: Said, at: int) -> Suspect:
        """The quick look at a decision."""
        vocabulary = self.rules.vocabulary
        options = tuple([vocabulary.words_of(sheet.word(i)) for i in range(sheet.count)])
        place = int(sheet.find(said.answer))
        seat = int(pending(g).seat(g))
        chance = int(self.model.chances(g, seat)[self.model.side_of[seat]])
        look = QuickLook(self._eyes(self.rules, g, seat), options, self.judge, Rng(at))
        return Suspect(at, seat, place, options, g.clone(), look.loss(place, chance))

    def judged(self, suspect: Suspect) -> Verdict | None:
        """The close look at it."""
        read, rng = self._eyes(self.rules, suspect.g, suspect.seat), Rng(suspect.at)
        look = QuickLook(read, suspect.options, self.judge, rng)
        close = CloseLook(read, look, self.judge, self.model, self.effort, rng)
        found = close.compared(suspect.said)
        kind = None if found is None else kind_of(found)
        if found is None or kind is None:
            return None
        best = look.deliberation.sheet.answer(look.deliberation.places[found.best])
        why = self.judge.reason(close.worlds[0], suspect.seat, best)
        return Verdict(
            kind,
            suspect.at,
            suspect.seat,
            suspect.options[found.said],
            suspect.options[found.best],
            found.ahead,
            found.chance,
            why,
            tuple(close.line(found.best)),
        )


def kind_of(found: Comparison) -> str | None:
    """Only differences greater than their standard error are told."""
    if not found.sure:
        return None
    if found.ahead >= MISTAKE_LOSS:
        return MISTAKE
    if found.ahead >= INACCURACY_LOSS:
        return INACCURACY
    return FIND if -found.ahead >= FIND_GAIN else None


def plain_reason(kind: Kind, numbers: tuple[int, ...]) -> Json:
    """`bots-why-<kind>` is its sentence."""
    return {"kind": kind.name, "params": list(kind.params), "numbers": [int(number) for number in numbers]}


def plain(rules: Rules, found: Review) -> Json:
    """As plain data, in words of the game."""
    word = rules.seat_word
    return {
        "verdicts": [
            {
                "kind": verdict.kind,
                "at": verdict.at,
                "seat": word(verdict.seat),
                "said": verdict.said,
                "best": verdict.best,
                "loss": verdict.loss,
                "chance": verdict.chance,
                "why": None if verdict.why is None else plain_reason(*verdict.why),
                "line": [{"seat": word(seat), "said": said} for seat, said in verdict.line],
            }
            for verdict in found.verdicts
        ],
        "decisions": list(found.decisions),
        "losses": list(found.losses),
    }
