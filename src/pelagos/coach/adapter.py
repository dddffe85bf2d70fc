"""What the coach must know of a title. One adapter for each; of a title without one it says only what bots say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pelagos.adapters import adapter_of
from pelagos.coach.remarks import HIDDEN_GOLD, Remark, Threat
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Event, Kind
from pelagos.kernel.title import Title


class Asset(NamedTuple):
    """Something that an answer can bring: `coach-gains-<name>` is what people read."""

    name: str
    of: Callable[[Any, int], int]
    """How much a seat has, its partners and all its colours included."""


class CoachAdapter(NamedTuple):
    """A title, read for whoever learns it. Positions are imagined from a view: nothing is known that is hidden."""

    goal: Callable[[Any, int], list[Remark]]
    """What wins, how far a seat is, and what it lacks for the next step."""
    phase: Callable[[Any, int], list[Remark]]
    """What the question of a position is about; in the first cycle also what a newcomer meets there."""
    assets: tuple[Asset, ...]
    """The most important first."""
    about: Callable[[Any, int, Answer], list[Remark]]
    """What speaks for an answer, beside what the judge says."""
    threats: Callable[[Any, int], list[Threat]]
    """What rivals can do to a seat, each with exact odds."""
    news: Callable[[Any, int, Event], Remark | None]
    """Why something that a rival did matters to a seat; None if it does not."""
    kinds: tuple[Kind, ...]
    """Everything that the others may tell."""
    hidden: Kind = HIDDEN_GOLD
    """What a seat cannot see and the coach has to imagine."""
    reached: Callable[[Any, Any, int], Remark | None] = lambda before, after, seat: None
    """What it means for the goal that a seat got from one position to another."""
    alike: Callable[[Answer], tuple[int, ...]] = lambda said: (int(said.verb), int(said.x), int(said.y))
    """Answers that differ only in amount are one suggestion."""


def coach_adapter(title: Title) -> CoachAdapter | None:
    return adapter_of(title, "coach", CoachAdapter)
