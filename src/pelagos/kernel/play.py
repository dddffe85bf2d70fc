"""One game being played: its position, what was said so far, and the doors through which people speak."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pelagos.kernel.agenda import Said, pending, settle, take
from pelagos.kernel.dealer import Dealer
from pelagos.kernel.errors import CannotUndo, Illegal, NotYourTurn
from pelagos.kernel.event import Event, Refusal
from pelagos.kernel.ids import NATURE, Seat, Viewer, knows
from pelagos.kernel.position import Position
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import view

Look = Callable[[Rules, Position, Viewer], Json]
"""How a position is shown to a viewer; `view` unless a test plants a fault."""


class Step:
    """What the undo law must remember about one answer."""

    def __init__(self, seat: Seat, before: Position, said: int, told: int) -> None:
        self.seat: Final = seat
        self.before: Final = before
        self.said: Final = said
        self.told: Final = told
        self.final = False


class Play:
    """A running game. Without a dealer nature's questions wait for an answer like anybody's."""

    def __init__(self, rules: Rules, g: Position, dealer: Dealer | None = None, start: Sequence[str] = ()) -> None:
        self.rules: Final = rules
        self.g = g
        self.dealer: Final = dealer
        self.start: Final = list(start)
        """Statements of the described position it began from; none for the opening."""
        self.sheet: Final = Sheet()
        self.log: Final[list[Said]] = []
        self.events: Final[list[Event]] = []
        self.steps: Final[list[Step]] = []
        self._settle()

    @property
    def over(self) -> bool:
        return not self.g.agenda

    @property
    def who(self) -> Seat:
        """The seat that must answer; NATURE when nobody must."""
        return NATURE if self.over else pending(self.g).seat(self.g)

    def options(self) -> list[str]:
        """The phrases that may be said now."""
        if self.over:
            return []
        return [self.rules.vocabulary.words(answer) for answer in self.sheet.answers()]

    def say(self, seat: Seat, *phrases: str) -> None:
        """Answer with one phrase or several; all are taken or none."""
        steps, said, told = len(self.steps), len(self.log), len(self.events)
        before = self.g.clone()
        try:
            for phrase in phrases:
                self._say_one(seat, phrase)
        except Exception:
            self._restore(before, steps, said, told)
            raise

    def _say_one(self, seat: Seat, phrase: str) -> None:
        answer = self.rules.vocabulary.read(phrase)
        if self.over or self.who != seat:
            waits_for = "nobody" if self.over else self.rules.seat_word(self.who)
            raise NotYourTurn("not-your-turn", seat=self.rules.seat_word(seat), who=waits_for)
        i = self.sheet.find(answer)
        if i < 0:
            raise Illegal(phrase, pending(self.g).why_not(self.g, answer))
        self.take(i)

    def take(self, i: int) -> None:
        """Give the i-th option as the answer."""
        step = Step(self.who, self.g.clone(), len(self.log), len(self.events))
        self.g.revealed = False
        take(self.g, self.sheet, i, self.log)
        self._settle()
        others = any(said.seat != step.seat for said in self.log[step.said :])
        step.final = self.g.revealed or others
        self.steps.append(step)

    def _settle(self) -> None:
        self.g.sink = self.events
        while settle(self.g, self.sheet, self.log) and self.dealer is not None and self.who == NATURE:
            take(self.g, self.sheet, self.dealer.deal(self.sheet), self.log)

    def why_not(self, phrase: str) -> Refusal | None:
        """Why this phrase is not offered now; None if it is, or if nobody can say."""
        answer = self.rules.vocabulary.read(phrase)
        if self.over or self.sheet.find(answer) >= 0:
            return None
        return pending(self.g).why_not(self.g, answer)

    def undo(self, seat: Seat) -> None:
        """Take this seat's last answer back: never past nature, a revelation or another seat's answer."""
        if not self.steps or self.steps[-1].seat != seat:
            raise CannotUndo("nothing-to-undo", seat=self.rules.seat_word(seat))
        if self.steps[-1].final:
            raise CannotUndo("already-final", seat=self.rules.seat_word(seat))
        step = self.steps[-1]
        self._restore(step.before.clone(), len(self.steps) - 1, step.said, step.told)

    def back_to(self, said: int) -> None:
        """Take everything after the first `said` answers back, as all seats agreed."""
        for i, step in enumerate(self.steps):
            if step.said >= said:
                self._restore(step.before.clone(), i, step.said, step.told)
                return

    def _restore(self, g: Position, steps: int, said: int, told: int) -> None:
        self.g = g
        del self.steps[steps:]
        del self.log[said:]
        del self.events[told:]
        g.sink = self.events
        settle(g, self.sheet, [])


def payload(play: Play, viewer: Viewer, since: int = 0, look: Look = view) -> Json:
    """All that may leave for one viewer: the view, who is asked, the options if it is he, and the events he hears."""
    shown = look(play.rules, play.g, viewer)
    shown["who"] = None if play.over else int(play.who)
    shown["options"] = play.options() if not play.over and play.who == viewer else None
    shown["events"] = [event.plain() for event in play.events[since:] if knows(event.to, viewer)]
    return shown
