"""What an answer would do at once: can it be taken back, and what is paid? Foreseen from a seat's own view."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample
from pelagos.kernel.view import view as seen_by
from pelagos.study.walk import together


def is_final(rules: Rules, view: Json, phrases: str | Sequence[str]) -> bool:
    """Will the undo law forbid taking this back: because nature answers, something comes to light, or the turn passes?

    A guess can be wrong about what comes to light, so this is a warning and no promise.
    """
    play = _said(rules, view, together(phrases))
    return play is not None and (play.over or play.who == NATURE or play.steps[-1].final)


def can_be_undone(rules: Rules, view: Json, phrases: str | Sequence[str]) -> bool:
    """Will all of it be open to be taken back, since the viewer is asked next and nothing has come to light?

    Then it need not be confirmed. A guess, as above.
    """
    viewer = view["viewer"]
    play = _said(rules, view, together(phrases))
    return play is not None and play.who == viewer and not any(step.final for step in play.steps)


def price(rules: Rules, view: Json, phrases: str | Sequence[str]) -> int:
    """The gold that leaves the viewer's purse for this answer; 0 if none does, or if there is no gold."""
    play = _said(rules, view, together(phrases))
    if play is None or "gold" not in view["fields"]:
        return 0
    side = rules.title.sides(rules.setup)[view["viewer"]]
    before, after = (shown["fields"]["gold"][side][0] for shown in (view, seen_by(rules, play.g, view["viewer"])))
    return max(0, int(before) - int(after))


def _said(rules: Rules, view: Json, phrases: Sequence[str]) -> Play | None:
    """What is said in a position that gives this very view, so that nothing leaks; none if it cannot be said."""
    play = Play(rules, sample(rules, view, Rng(0)))
    seat = play.who
    if seat != view["viewer"] or phrases[0] not in play.options():
        return None
    try:
        play.say(seat, *phrases)
    except PelagosError:
        return None
    return play
