"""What an answer would do at once: can it be taken back, and what is paid? Foreseen from a seat's own view."""

from __future__ import annotations

from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample
from pelagos.kernel.view import view as seen_by


def is_final(rules: Rules, view: Json, phrase: str) -> bool:
    """Will the undo law forbid taking this back: because nature answers, something comes to light, or the turn passes?

    A guess can be wrong about what comes to light, so this is a warning and no promise.
    """
    play = _said(rules, view, phrase)
    return play is not None and (play.over or play.who == NATURE or play.steps[-1].final)


def price(rules: Rules, view: Json, phrase: str) -> int:
    """The gold that leaves the viewer's purse for this answer; 0 if none does, or if there is no gold."""
    play = _said(rules, view, phrase)
    if play is None or "gold" not in view["fields"]:
        return 0
    side = rules.title.sides(rules.setup)[view["viewer"]]
    before, after = (shown["fields"]["gold"][side][0] for shown in (view, seen_by(rules, play.g, view["viewer"])))
    return max(0, int(before) - int(after))


def _said(rules: Rules, view: Json, phrase: str) -> Play | None:
    """The phrase said in a position that gives this very view, so that nothing leaks; none if it cannot be said."""
    play = Play(rules, sample(rules, view, Rng(0)))
    seat = play.who
    if seat != view["viewer"] or phrase not in play.options():
        return None
    play.say(seat, phrase)
    return play
