"""One game for environments: actions by number, rows of observations, no words and no history unless asked for."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from pelagos.envs.actions import ActionSpace
from pelagos.envs.adapter import RowWriter
from pelagos.envs.layout import ObservationLayout
from pelagos.kernel.agenda import settle
from pelagos.kernel.arrays import Ints, Shorts, filled, put_number
from pelagos.kernel.event import Event
from pelagos.kernel.ids import NATURE, Seat, Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task
from pelagos.kernel.title import Rules

NOBODY_ASKED: Final = -1
NO_QUESTION: Final = -1
NO_ARGUMENT: Final = -1


class QuestionSlots:
    """Where a kind of question and its arguments stand in a row."""

    def __init__(self, number: int, names: list[str], places: list[int]) -> None:
        self.number: Final[i64] = number
        self.names: Final = names
        self.places: Final = places


class GameFrame:
    """What all games of one environment share."""

    def __init__(self, rules: Rules, actions: ActionSpace, layout: ObservationLayout, writer: RowWriter) -> None:
        self.rules: Final = rules
        self.actions: Final = actions
        self.writer: Final = writer
        self.seats: Final[i64] = rules.setup.seats
        self.size: Final[i64] = layout.size
        """Numbers of an observation."""
        self.head: Final[i64] = layout.head
        self.opening: Final[Position] = rules.opening()
        self.questions: Final[dict[type[Task[Any]], QuestionSlots]] = {}
        for number, task in enumerate(rules.title.tasks):
            names = [name for name in task.ARGS if name in layout.arguments]
            self.questions[task] = QuestionSlots(number, names, [layout.arguments[name] for name in names])


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Answers for a seat: by default with anything, each option as likely as the other."""

    def place(self, game: EnvGame, rng: Rng) -> i64:
        """Which of the options it gives as its answer."""
        return game.random_place(rng)


class EnvGame:
    """A game that stands at a question, or is over. With `luck` nature is answered for, by the game's own generator."""

    def __init__(self, frame: GameFrame, luck: bool = True) -> None:
        self.frame: Final = frame
        self.luck: Final = luck
        self.sheet: Final = Sheet()
        self.rng = Rng(0)
        self.g: Position = frame.opening
        self.question: Choice[Any] | None = None
        self.asked: Seat = NOBODY_ASKED
        """Who must answer: a seat, NATURE if nobody answers for her, NOBODY_ASKED when the game is over."""
        self.decisions: i64 = 0
        """How many answers seats have given."""

    def begin(self, rng: Rng, events: list[Event] | None = None) -> None:
        """A new game, with luck from this generator; what happens is told to the list, if there is one."""
        self.rng = rng
        self.g = self.frame.opening.clone()
        self.g.sink = events
        self.decisions = 0
        self.settle()

    def settle(self) -> None:
        """On to the next question."""
        g, sheet = self.g, self.sheet
        while True:
            question = settle(g, sheet)
            self.question = question
            if question is None:
                self.asked = NOBODY_ASKED
                return
            self.asked = question.seat(g)
            if self.asked != NATURE or not self.luck:
                return
            g.agenda.pop()
            question.take(g, sheet.answer(sheet.at_weight(self.rng.below(sheet.total_weight()))))

    def take(self, place: i64) -> None:
        """Give the option at this place of the sheet, and go on to the next question."""
        question = self.question
        assert question is not None
        if self.asked != NATURE:
            self.decisions += 1
        self.g.agenda.pop()
        question.take(self.g, self.sheet.answer(place))
        self.settle()

    def random_place(self, rng: Rng) -> i64:
        """Any option that has a number, each as likely as the other; nature's by her weights."""
        sheet, actions = self.sheet, self.frame.actions
        if self.asked == NATURE:
            return sheet.at_weight(rng.below(sheet.total_weight()))
        while True:
            place = rng.below(sheet.count)
            if actions.action_of(sheet.word(place)) >= 0:
                return place

    def observe(self, viewer: Viewer, rows: Shorts, at: i64) -> None:
        """Write what this viewer may know, as `layout` says, from this index on."""
        frame = self.frame
        seats = frame.seats
        for i in range(at, at + frame.head):
            put_number(NO_ARGUMENT, rows, i)
        for seat in range(seats):
            put_number(1 if seat == viewer else 0, rows, at + seat)
            put_number(1 if seat == self.asked else 0, rows, at + seats + seat)
        question = self.question
        if question is not None:
            slots = frame.questions[type(question)]
            put_number(slots.number, rows, at + 2 * seats)
            for i, name in enumerate(slots.names):
                value: int = getattr(question, name)
                put_number(value, rows, at + slots.places[i])
        frame.writer.write(self.g, viewer, rows, at + frame.head)

    def mask(self, masks: Ints, at: i64) -> None:
        """Write the bits of what may be answered, from this word on."""
        self.frame.actions.write_mask(self.sheet, masks, at)

    def outcomes(self) -> Ints:
        """By seat, how many it has beaten less how many have beaten it; all 0 before the end. They sum to 0."""
        seats = self.frame.seats
        found = filled(seats)
        places = self.g.result
        if places is not None:
            for seat in range(seats):
                for other in range(seats):
                    if places[seat] < places[other]:
                        found[seat] += 1
                    elif places[seat] > places[other]:
                        found[seat] -= 1
        return found

    def clone(self, rng: Rng) -> EnvGame:
        """The same game, going on apart from this one, with luck from this generator."""
        twin = EnvGame(self.frame, self.luck)
        twin.g = self.g.clone()
        twin.rng = rng
        twin.decisions = self.decisions
        twin.settle()
        return twin
