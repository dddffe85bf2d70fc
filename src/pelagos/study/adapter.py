"""What the study of a title must know: figures to draw curves of, battles, dice. One adapter for each title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from pelagos.adapters import adapter_of
from pelagos.games.archipelago.odds import Odds
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Viewer
from pelagos.kernel.title import Title

NO_DICE: Final = -1
NOBODY: Final = -1

AT_SEA: Final = "sea"
ON_LAND: Final = "land"


class Series(NamedTuple):
    """Something to draw a curve of; `study-figure-<name>` is what people call it."""

    name: str
    by: str
    """The domain of those who have it: seats, factions, teams."""
    of: Callable[[Any, int], int]
    """How much one of them has."""


class BattleSeen(NamedTuple):
    """A battle under way: where, and the seats of both sides."""

    kind: str
    """AT_SEA or ON_LAND: on land, where nobody is left, the defender keeps the place."""
    domain: str
    place: int
    attacker: int
    defender: int


class Offers(NamedTuple):
    """The standing offers of one purse, which are paid together when the offerings end."""

    number: int
    price: int
    """What leaves the purse if none of them is outbid."""
    purse: int


class Promise(NamedTuple):
    """One offer that stands: whose it is, for which god, and what it takes from the purse unless it is outbid."""

    domain: str
    """Of whoever offers: seats, factions."""
    who: int
    god: int
    price: int


class Deeds(NamedTuple):
    """Answers that belong together, so that they can be said as one."""

    steps: frozenset[int] = frozenset()
    """Verbs by which n move from x to y, and which may be said again from there."""
    quiet: frozenset[str] = frozenset()
    """The kinds of events of a step by which nothing else happens: only then is another one taken without asking."""
    begins: frozenset[int] = frozenset()
    """Verbs after which is asked who takes part."""
    completes: Callable[[Any], Answer | None] = lambda g: None
    """At the question of a position: what most people say to go through with a step, or with what `begins`."""
    passes: Callable[[Any], Answer | None] = lambda g: None
    """At the question of a position: what does nothing more, on the way to the end of the turn."""


class StudyAdapter(NamedTuple):
    """A title, read for study."""

    figures: tuple[Series, ...]
    roll: int
    """The verb with which nature rolls: x for the attacker, y for the defender. NO_DICE if nothing is rolled."""
    battle: Callable[[Any], BattleSeen | None]
    """The battle under way in a position that stands still."""
    odds: Callable[[Any, Viewer], Odds | None]
    """Its exact odds from here on, as far as this viewer can know, if everybody fights to the end."""
    winner: Callable[[Any, BattleSeen, list[Event]], int | None]
    """Which seat has won a battle, or NOBODY, from what was told; None while it is not decided."""
    offers: Callable[[Any, Answer], Offers | None]
    """What stands for whoever has just said this; None unless it was an offer that is paid for."""
    promises: Callable[[Any, int], list[Promise]]
    """The offers that stand for the side of a seat, and what each will cost."""
    deeds: Deeds = Deeds()


def study_adapter(title: Title) -> StudyAdapter | None:
    """Of a title without one only places and length are told, and no odds."""
    return adapter_of(title, "study", StudyAdapter)
