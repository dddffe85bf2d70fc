"""What the coach says about a game, in sentences."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pelagos.bots.bot import view_bytes
from pelagos.coach.coach import Advice, Coach, Suggestion
from pelagos.coach.news import heard_since_answer
from pelagos.coach.remarks import Remark
from pelagos.games import TITLES
from pelagos.kernel.ids import Seat
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from pelagos.texts import Texts


@dataclass(frozen=True, slots=True)
class HintedAnswer:
    """An answer that the coach suggests. `str(answer)` is its phrase."""

    phrase: str
    reasons: tuple[str, ...]
    brings: tuple[str, ...]
    """What it comes to, in short: of an offer, what the turn would bring."""
    warnings: tuple[str, ...]
    """What can be proved against it."""

    def __str__(self) -> str:
        return self.phrase


@dataclass(frozen=True, slots=True)
class Hint:
    """What the coach tells a seat, from that seat's view alone. It answers for nobody. `str(hint)` is all of it."""

    answers: tuple[HintedAnswer, ...]
    """Up to three, the best first; none for a seat that is not asked."""
    goal: tuple[str, ...]
    """What wins, and how far the seat is."""
    phase: str
    """What the question is about."""
    news: tuple[str, ...]
    """What rivals did since the seat last answered, and why it matters."""
    dangers: tuple[str, ...]
    """What rivals can do, with exact odds."""
    sure: str
    """How sure the coach is of its first answer."""

    def __str__(self) -> str:
        said = [line for answer in self.answers for line in (answer.phrase, *answer.reasons, *answer.warnings)]
        told = (self.phase, *said, self.sure, *self.dangers, *self.news, *self.goal)
        return "\n".join([line for line in told if line])


def hint_for(play: Play, seat: Seat, texts: Texts) -> Hint:
    """What the seat is told now."""
    options = play.options() if not play.over and play.who == seat else []
    advice = _coach().advise(view_bytes(play.rules, play.g, seat), options, heard_since_answer(play, seat))
    return in_words(advice, play.rules, texts)


def in_words(advice: Advice, rules: Rules, texts: Texts) -> Hint:
    def told(remarks: list[Remark]) -> tuple[str, ...]:
        return tuple([texts.remark(rules, remark.kind, remark.numbers) for remark in remarks])

    def answer(found: Suggestion) -> HintedAnswer:
        return HintedAnswer(found.phrase, told(found.reasons), told(found.brings), told(found.warnings))

    return Hint(
        answers=tuple([answer(found) for found in advice.suggestions]),
        goal=told(advice.goal),
        phase=" ".join(told(advice.phase)),
        news=told(advice.news),
        dangers=told(advice.threats),
        sure=" ".join(told(advice.sure)),
    )


@cache
def _coach() -> Coach:
    return Coach(TITLES)
