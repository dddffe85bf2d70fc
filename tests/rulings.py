"""Tests that read like rulings: describe a position, say phrases, look at what is offered. For any title.

g = described(toy, "purse a 5, b 7", "next Bid faction=red")
say(g, "a bid crane 2")
assert options(g) == ["pass"]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pelagos.kernel import describe, scenario
from pelagos.kernel.dealer import Scripted
from pelagos.kernel.errors import Illegal
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules, Title, rules_for
from pelagos.kernel.words import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pelagos.kernel.position import Position
    from pelagos.kernel.rng import Rng


def described(title_or_rules: Title | Rules, *statements: str, nature: Sequence[str] = ()) -> Play:
    """A game that stands as the statements say. With a script nature answers by herself; else she is said like a seat.

    A title without a setup is played by the fewest seats with every option at its default.
    """
    rules = rules_for(title_or_rules, title_or_rules.fewest) if isinstance(title_or_rules, Title) else title_or_rules
    dealer = Scripted(rules.vocabulary, nature) if nature else None
    return Play(rules, describe.described(rules, list(statements)), dealer, statements)


def say(play: Play, *lines: str) -> None:
    """Say each line in turn: who speaks, and the phrase."""
    for line in lines:
        seat, phrase = spoken(play, line)
        play.say(seat, phrase)


def spoken(play: Play, line: str) -> tuple[int, str]:
    """The seat and the phrase of a line."""
    speaker, _, phrase = line.partition(" ")
    seat = play.rules.seat_of(speaker)
    assert seat != UNKNOWN, f"nobody is called {speaker}"
    return seat, phrase


def options(play: Play, beginning: str = "") -> list[str]:
    """The phrases offered now, or those of them that begin so."""
    return [phrase for phrase in play.options() if phrase.startswith(beginning)]


def who(play: Play) -> str:
    """Who is asked."""
    return "nobody" if play.over else play.rules.seat_word(play.who)


def asked(play: Play) -> str:
    """Who is asked what: `b WeatherStorm`."""
    return "nobody" if play.over else f"{who(play)} {type(play.g.agenda[-1]).__name__}"


def refused(play: Play, line: str) -> str:
    """Why the line is refused: the reason and its clause."""
    seat, phrase = spoken(play, line)
    with pytest.raises(Illegal) as caught:
        play.say(seat, phrase)
    refusal = caught.value.refusal
    return f"{refusal.kind.name} {caught.value.clause}" if refusal else "unexplained"


def told(play: Play) -> list[str]:
    """The events of the last answer, in words."""
    since = play.steps[-1].told if play.steps else 0
    return [scenario.event_words(play.rules, event) for event in play.events[since:]]


def stands(play: Play, *statements: str) -> None:
    """Everything stated is so; otherwise BadRecord says what is so instead."""
    for statement in statements:
        scenario.expect(play, statement)


def wander(play: Play, rng: Rng) -> Iterator[Position]:
    """Play on at random to the end; every position in which somebody is asked, and the last one."""
    while not play.over:
        yield play.g
        play.take(rng.below(play.sheet.count))
    yield play.g
