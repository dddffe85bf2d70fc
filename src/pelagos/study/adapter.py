"""What the study of a title must know: figures to draw curves of, battles, dice. One adapter for each title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from pelagos.adapters import adapter_of
from pelagos.games.archipelago.odds import Odds
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Event, Kind
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


class TargetPlace(NamedTuple):
    """A place that somebody could attack, and the seat that holds it."""

    domain: str
    place: int
    seat: int


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


class Needs(NamedTuple):
    """Cards that odds count on their owner to play, and the odds if none of them is played."""

    domain: str
    cards: tuple[int, ...]
    every: bool
    """All of them are needed; else any one of them does."""
    otherwise: Odds


def _nothing_needed(g: Any, viewer: Viewer) -> Needs | None:
    return None


class GoldChange(NamedTuple):
    """Gold that came into a purse, or left it if there is less than none; `study-gold-<source>` says why."""

    purse: int
    source: str
    amount: int


class GoldTable(NamedTuple):
    """Events that tell of gold by their numbers alone, and what it came from or went to. The first number is who."""

    gains: Mapping[Kind, str]
    """The last number is gained."""
    prices: Mapping[Kind, str]
    """The last number is paid."""
    fixed: Mapping[Kind, tuple[str, int]]
    """The rules say how much."""

    def change(self, event: Event, purse_of: Callable[[int], int]) -> list[GoldChange]:
        """What an event changes in the purse of whom it names; nothing if it is not in the table."""
        kind, told = event.kind, event.numbers
        if kind in self.gains:
            return [GoldChange(purse_of(told[0]), self.gains[kind], told[-1])]
        if kind in self.prices:
            return [GoldChange(purse_of(told[0]), self.prices[kind], -told[-1])]
        return [GoldChange(purse_of(told[0]), *self.fixed[kind])] if kind in self.fixed else []

    def sources(self) -> set[str]:
        return {*self.gains.values(), *self.prices.values(), *[source for source, _ in self.fixed.values()]}


class Purse(NamedTuple):
    """What a viewer can reckon to be in a purse: both are the same where they know it."""

    least: int
    most: int


class GoldAdapter(NamedTuple):
    """The gold of a title whose gods are bid for, read from what is told. Sums are checked against the purses."""

    by: str
    """The domain of purses: seats, teams."""
    hidden: Callable[[Any], bool]
    """Are purses kept behind a screen until the game is over?"""
    purse: Callable[[Any, Viewer | None, int], Purse]
    """A purse, as far as a viewer can know it who forgets nothing; without a viewer as it is."""
    income: Callable[[Any, int], int]
    """What a purse would gain if income were paid as things stand."""
    sources: frozenset[str]
    """All that gold can come from and go to."""
    changes: Callable[[Any, Event], list[GoldChange]]
    """What an event tells of gold: those who hear it know these amounts."""
    unpriced: Mapping[Kind, str]
    """Events that are paid for in public without telling how much, and the sources of it: the rest of a change."""
    payer: Callable[[Any, Event], int]
    """The purse that pays for an unpriced event."""
    made: Kind
    """An offer for gold: `who`, `god`, `n`."""
    free: Kind
    """An offer to the god who takes no gold: `who`."""
    free_god: int
    outbid: Kind
    """An offer that is no more: `who`, `god`."""
    returned: Kind | None = None
    """All offers are taken back without being paid."""


class WayRules(NamedTuple):
    """Answers that belong together, so that they can be said as one."""

    steps: frozenset[int] = frozenset()
    """Verbs by which n move from x to y, and which may be said again from there."""
    quiet: frozenset[str] = frozenset()
    """The kinds of events of a step by which nothing else happens: only then is another one taken without asking."""
    begins: frozenset[int] = frozenset()
    """Verbs after which is asked who takes part."""
    completes: Callable[[Any], Answer | None] = lambda g: None
    """At the question of a position: what most people say to go through with a step, or with what `begins`."""
    pauses: Callable[[Any], bool] = lambda g: False
    """Is the question of a position one that whoever is asked should answer themselves? A way ends before it."""
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
    targets: Callable[[Any, int], set[TargetPlace]]
    """Places of rivals that the pieces of a seat could attack as they lie, if its god, gold and cards allowed it."""
    needs: Callable[[Any, Viewer], Needs | None] = _nothing_needed
    """What a viewer must play for the odds of the battle under way."""
    gold: GoldAdapter | None = None
    """None where nobody has a purse."""
    ways: WayRules = WayRules()


def study_adapter(title: Title) -> StudyAdapter | None:
    """Of a title without one only places and length are told, and no odds."""
    return adapter_of(title, "study", StudyAdapter)
