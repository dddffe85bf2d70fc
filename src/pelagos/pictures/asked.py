"""Whom the game waits for, and what it asks; by what one viewer sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pelagos.kernel.agenda import pending
from pelagos.kernel.ids import NATURE
from pelagos.kernel.rng import Rng
from pelagos.kernel.task import Chance, Choice
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample
from pelagos.pictures.words import TEXTS, name_of, text

NOBODY: Final = -1


@dataclass(frozen=True)
class Asked:
    """The seat that must answer, or NOBODY; the task and its numbers; the question as a sentence."""

    seat: int
    task: str
    given: dict[str, Any]
    sentence: str


def asked(rules: Rules, view: Json) -> Asked:
    """Whoever sees this view sees who is asked, so any position with this view tells it."""
    if view["result"] is not None:
        return Asked(NOBODY, "", {}, text("picture-over", names=_winners(rules, view)))
    if not view["agenda"] or not issubclass(rules.tasks[view["agenda"][0][0]], Choice):
        return Asked(NOBODY, "", {}, text("picture-board"))
    task, given = view["agenda"][0]
    if issubclass(rules.tasks[task], Chance):
        return Asked(NOBODY, task, given, text("picture-nature"))
    seat = view.get("who")
    if seat is None:
        g = sample(rules, view, Rng(0))
        seat = int(pending(g).seat(g))
    if seat == NATURE:
        return Asked(NOBODY, task, given, text("picture-nature"))
    return Asked(seat, task, given, TEXTS.question(rules, task, given))


def _winners(rules: Rules, view: Json) -> str:
    """The names of the seats in the first place."""
    places: list[int] = view["result"]
    return TEXTS.listed(name_of(rules, "seat", seat) for seat, place in enumerate(places) if place == min(places))
