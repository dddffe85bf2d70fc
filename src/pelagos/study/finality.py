"""Can an answer be taken back? Foreseen from a seat's own view, so that nothing leaks."""

from __future__ import annotations

from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample


def is_final(rules: Rules, view: Json, phrase: str) -> bool:
    """Will the undo law forbid taking this back: because nature answers, something comes to light, or the turn passes?

    The phrase is said in a position that gives this very view. A guess there can be wrong about what comes to light, so
    this is a warning and no promise.
    """
    play = Play(rules, sample(rules, view, Rng(0)))
    seat = play.who
    if seat != view["viewer"] or phrase not in play.options():
        return False
    play.say(seat, phrase)
    return play.over or play.who == NATURE or play.steps[-1].final
