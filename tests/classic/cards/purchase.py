"""A turn in which creatures are bought, and questions whose refusals are complete."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import rulings
from classic.setups import FIVE, each_seat, lawful
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import digest, load, save

if TYPE_CHECKING:
    from pelagos.kernel.play import Play
    from pelagos.kernel.title import Rules


def turn(*statements: str, rules: Rules = FIVE, then: tuple[str, ...] = ()) -> Play:
    """The rules' M5 in cycle 5, everybody with 10 GP: p1 takes the turn of Ares. Statements change what they name."""
    frame = ("cycle 5", "active p1", "god ares", each_seat(rules, "gold", 10))
    play = rulings.described(rules, *frame, *statements, "next TakeTurn", "next EndTurn marker=p1", *then)
    lawful(play)
    return play


def bought(creature: str, *statements: str, rules: Rules = FIVE, then: tuple[str, ...] = ()) -> Play:
    """The same turn; p1 has just bought the creature, for 2 GP unless he has temples."""
    play = turn(*statements, f"where {creature} slot-2", rules=rules, then=then)
    say(play, "p1 buy 2")
    return play


def say(play: Play, *lines: str) -> None:
    """Say each line; after each the invariants of Classic hold."""
    for line in lines:
        rulings.say(play, line)
        lawful(play)


def options_of(play: Play, verb: str) -> list[str]:
    """What is offered of one verb, without the verb: `lure` gives the seas."""
    return [phrase.removeprefix(f"{verb} ") for phrase in rulings.options(play, f"{verb} ")]


def explained(play: Play, *phrases: str) -> None:
    """Of all these phrases, exactly those that are not offered are refused, each for a reason with a clause.

    The question itself is asked: a game would not ask it about what is offered.
    """
    saved(play)
    offered = set(play.options())
    for phrase in phrases:
        refusal = pending(play.g).why_not(play.g, play.rules.vocabulary.read(phrase))
        assert (refusal is None) == (phrase in offered), phrase
        assert refusal is None or refusal.kind.clause


def saved(play: Play) -> None:
    """The position, whatever waits in it, can be saved and loaded."""
    rules = play.rules
    assert digest(rules, load(rules, save(rules, play.g))) == digest(rules, play.g)


def phrases(play: Play, pattern: str) -> list[str]:
    """Every phrase of a pattern such as `fly {island} > {island} {1..3}`, over all words of the domains."""
    tokens = [_words(play, token) for token in pattern.split()]
    return [" ".join(words) for words in product(*tokens)]


def _words(play: Play, token: str) -> list[str]:
    if not token.startswith("{"):
        return [token]
    first, dots, last = token[1:-1].partition("..")
    if dots:
        return [str(n) for n in range(int(first), int(last) + 1)]
    return list(play.rules.vocabulary.domains[first].words)
