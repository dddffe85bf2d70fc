"""One game being played: its position, what was said so far, and the calls by which people answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pelagos.kernel.agenda import Said, come_to_question, pending, settle, take
from pelagos.kernel.answer import Answer
from pelagos.kernel.codec import save
from pelagos.kernel.dealer import Dealer
from pelagos.kernel.errors import CannotUndo, Illegal, NotYourTurn
from pelagos.kernel.event import Event, Refusal
from pelagos.kernel.ids import NATURE, NOBODY, Seat, Viewer, knows
from pelagos.kernel.position import Position
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import view

Look = Callable[[Rules, Position, Viewer], Json]
"""How a position is shown to a viewer; `view` unless a test plants a fault."""


class Step:
    """What the undo law must remember about one answer.

    The position before it may be forgotten, if that of an earlier step is not: the answers between are played again.
    """

    def __init__(self, seat: Seat, before: Position | None, said: int, told: int) -> None:
        self.seat: Final = seat
        self.before = before
        self.said: Final = said
        self.told: Final = told
        self.final = False


class Play:
    """A running game. Without a dealer nature's questions wait for an answer like anybody's."""

    def __init__(
        self,
        rules: Rules,
        g: Position,
        dealer: Dealer | None = None,
        start: Sequence[str] = (),
        resumed: bool = False,
    ) -> None:
        """A resumed game stands at a question, and asks it as it is: the rules may have been mended since it was saved,
        and if they leave one answer now, giving it is for whoever is asked.
        """
        self.rules: Final = rules
        self.g = g
        self.dealer: Final = dealer
        self.start: Final = list(start)
        """Statements of the described position it began from; none for the opening."""
        self.sheet: Final = Sheet()
        self.log: Final[list[Said]] = []
        self.events: Final[list[Event]] = []
        self.steps: Final[list[Step]] = []
        self._story: Final[list[Said | int]] = []
        self._storied = 0
        """How much of the log the story holds already."""
        self.rules_changed = False
        """Was a part of it played under other rules? Then answers that are played again are checked."""
        if resumed:
            self._ask()
        else:
            self._settle()

    def clone(self, dealer: Dealer | None = None) -> Play:
        """The same game with its history, going on apart from this one. Its nature is this dealer's, or else waits."""
        twin = Play(self.rules, self.g.clone(), dealer, self.start)
        # What the dealer has answered at once comes after all that was said and told before.
        twin.log[:0] = self.log
        twin.events[:0] = self.events
        twin.steps.extend(self.steps)
        twin._story.extend(self._story)
        twin._storied = self._storied
        twin.rules_changed = self.rules_changed
        return twin

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
        vocabulary, sheet = self.rules.vocabulary, self.sheet
        return [vocabulary.words_of(sheet.word(i)) for i in range(len(sheet))]

    def say(self, seat: Seat, *phrases: str) -> None:
        """Answer with one phrase or several; all are taken or none.

        A refusal takes the phrases before it back, so the undo law holds: nothing but the last may be final, and nature
        waits for it. Otherwise a phrase that fails could look at a secret, or have a die rolled again. What answers
        itself may be said all the same, so that nobody need know beforehand what does.
        """
        steps, said, told = len(self.steps), len(self.log), len(self.events)
        before = self.g.clone()
        try:
            for i, phrase in enumerate(phrases):
                if i == 0:
                    self._say_one(seat, phrase, before, len(phrases) == 1)
                elif not self._goes_by_itself(seat, phrase):
                    self._say_one(seat, phrase, self.g.clone(), last=False)
            if len(phrases) > 1:
                self._settle()
                self._mark(self.steps[-1])
        except Exception:
            self._restore(before, steps, said, told)
            raise

    def _goes_by_itself(self, seat: Seat, phrase: str) -> bool:
        """Go on from the phrase before: True if this one is what a question answers itself on the way."""
        while True:
            question = come_to_question(self.g, self.sheet)
            self._mark(self.steps[-1])
            if self.steps[-1].final:
                raise CannotUndo("nothing-may-follow", seat=self.rules.seat_word(seat))
            if question is None or self.sheet.count > 1 or question.telling(self.g):
                return False
            who, words = self.who, self.rules.vocabulary.words(self.sheet.answer(0))
            take(self.g, self.sheet, 0, self.log, forced=True)
            if who == seat and words == phrase:
                return True

    def _say_one(self, seat: Seat, phrase: str, before: Position, last: bool) -> None:
        answer = self.rules.vocabulary.read(phrase)
        if self.over:
            raise NotYourTurn("nothing-asked", seat=self.rules.seat_word(seat))
        if self.who != seat:
            raise NotYourTurn("not-your-turn", seat=self.rules.seat_word(seat), who=self.rules.seat_word(self.who))
        i = self.sheet.find(answer)
        if i < 0:
            raise Illegal(phrase, pending(self.g).why_not(self.g, answer))
        self._take(i, before, last)

    def take(self, i: int) -> None:
        """Give the i-th option as the answer."""
        self._take(i, self.g.clone())

    def _take(self, i: int, before: Position, last: bool = True) -> None:
        """Unless it is the last answer for now, nothing follows from it yet."""
        step = Step(self.who, before, len(self.log), len(self.events))
        self.g.revealed = NOBODY
        take(self.g, self.sheet, i, self.log)
        if last:
            self._settle()
        self.steps.append(step)
        self._mark(step)

    def _mark(self, step: Step) -> None:
        """Whether a step can still be taken back."""
        others = any(said.seat != step.seat for said in self.log[step.said :])
        step.final = self.g.revealed != NOBODY or others

    def _settle(self) -> None:
        self.g.sink = self.events
        while settle(self.g, self.sheet, self.log) and self.dealer is not None and self.who == NATURE:
            take(self.g, self.sheet, self.dealer.deal(self.sheet), self.log)

    def _ask(self) -> None:
        """Come to the question at which the position stands, and answer nothing unless it is the dealer's."""
        self.g.sink = self.events
        if come_to_question(self.g, self.sheet) is not None and self.dealer is not None and self.who == NATURE:
            self._settle()

    def why_not(self, phrase: str) -> Refusal | None:
        """Why this phrase is not offered now; None if it is, or if nobody can say."""
        return self.refusal(self.rules.vocabulary.read(phrase))

    def refusal(self, answer: Answer) -> Refusal | None:
        """The same, for what a phrase says."""
        if self.over or self.sheet.find(answer) >= 0:
            return None
        return pending(self.g).why_not(self.g, answer)

    def undo(self, seat: Seat, count: int = 1) -> None:
        """Take so many of this seat's last answers back: never past nature, a revelation or another seat's answer."""
        first = len(self.steps) - count
        if first < 0 or any(step.seat != seat for step in self.steps[first:]):
            raise CannotUndo("nothing-to-undo", seat=self.rules.seat_word(seat))
        if any(step.final for step in self.steps[first:]):
            raise CannotUndo("already-final", seat=self.rules.seat_word(seat))
        step = self.steps[first]
        self._restore(self.before(first), first, step.said, step.told)

    def back_to(self, said: int) -> None:
        """Take everything after the first `said` answers back, as all seats agreed."""
        for i, step in enumerate(self.steps):
            if step.said >= said:
                before = self.before(i)
                self._story.extend(self.log[self._storied :])
                self._storied = len(self.log)
                self._restore(before, i, step.said, step.told)
                return

    def before(self, i: int) -> Position:
        """A copy of the position before the i-th step. If it was forgotten, it is played again from an earlier one.

        If the rules were mended since, it is played on from there to the next position that was kept, or to the present
        one: only if that is reached as it was, this is what it was.
        """
        first = i
        while self.steps[first].before is None:
            first -= 1
        before = self.steps[first].before
        assert before is not None
        g = before.clone()
        if first < i:
            self._replay(g, self.steps[first].said, self.steps[i].said)
            if self.rules_changed:
                self._check_past(g.clone(), i)
        g.revealed = NOBODY
        return g

    def _replay(self, g: Position, first: int, end: int) -> None:
        """Give the answers of the log from one up to another, and go on to the next question."""
        sheet = Sheet()
        for said in self.log[first:end]:
            if not said.forced:
                settle(g, sheet)
                at = sheet.find(said.answer)
                if at < 0:
                    # Which answer it was may be a secret.
                    raise CannotUndo("past-forgotten")
                take(g, sheet, at)
        settle(g, sheet)

    def _check_past(self, g: Position, i: int) -> None:
        """CannotUndo unless the answers from the i-th step on lead from this position to one that is known."""
        end = i + 1
        while end < len(self.steps) and self.steps[end].before is None:
            end += 1
        known = self.steps[end].before if end < len(self.steps) else self.g
        assert known is not None
        self._replay(g, self.steps[i].said, self.steps[end].said if end < len(self.steps) else len(self.log))
        if save(self.rules, g) != save(self.rules, known):
            raise CannotUndo("past-forgotten")

    def story(self) -> list[Said | int]:
        """Everything ever said, in order; a number stands where all agreed to go back to so many answers."""
        return [*self._story, *self.log[self._storied :]]

    def _restore(self, g: Position, steps: int, said: int, told: int) -> None:
        if said < self._storied:
            # What is taken back stands in the story: so must the taking back.
            self._story.append(said)
            self._storied = said
        self.g = g
        del self.steps[steps:]
        del self.log[said:]
        del self.events[told:]
        g.sink = self.events
        come_to_question(g, self.sheet)


def payload(play: Play, viewer: Viewer, since: int = 0, look: Look = view) -> Json:
    """All that may leave for one viewer: the view, who is asked, their options if it is them, the events they hear."""
    shown = look(play.rules, play.g, viewer)
    shown["who"] = asked_seat(play)
    shown["options"] = options_for(play, viewer)
    shown["events"] = events_for(play, viewer, since)
    return shown


def asked_seat(play: Play) -> int | None:
    """The seat whose question it is, for everybody to know."""
    return None if play.over else int(play.who)


def options_for(play: Play, viewer: Viewer) -> list[str] | None:
    """The phrases, if it is this viewer who is asked."""
    return play.options() if not play.over and play.who == viewer else None


def events_for(play: Play, viewer: Viewer, since: int) -> list[list[str | int]]:
    """The events this viewer hears, from this one on."""
    return [event.plain() for event in play.events[since:] if knows(event.to, viewer)]
