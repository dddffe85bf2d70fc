"""Answers put together, so that a destination is clicked and the way to it is found: sailing over several seas.

A way is what somebody might say in one message: every answer of it is an option when its turn comes, and the undo law
lets all of it be taken back, or nothing but its end. Ways are looked for in a position that gives the asker's own view,
so that nothing leaks; the rules decide anew when a way is said.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.kernel.agenda import Said, pending, settle, take
from pelagos.kernel.answer import Answer
from pelagos.kernel.codec import save
from pelagos.kernel.event import Event
from pelagos.kernel.ids import NOBODY, Seat
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample
from pelagos.study.adapter import WayRules, study_adapter
from pelagos.study.prices import purse_of

MOST_ANSWERS: Final = 8
"""Of one way."""
MOST_WAYS: Final = 600
"""That one asker is told; those with the fewest answers come first."""


class Way(NamedTuple):
    """What is said for a phrase that means all of it."""

    means: Answer
    """`sail a1 > c3 2`; it may be an option by itself, then it is the first answer of the way."""
    answers: tuple[Answer, ...]
    price: int
    """The gold that all of it takes from the purse."""


class Place(NamedTuple):
    """How far a way has come: the position is settled, and asks this seat to go on unless the way is over."""

    answers: tuple[Answer, ...]
    g: Position
    sheet: Sheet
    told: tuple[str, ...]
    """The kinds of events of its last answer."""
    is_over: bool
    """Nothing may follow: dice, something came to light, or somebody else is asked."""


def ways_of(rules: Rules, view: Json) -> list[Json]:
    """The ways open to the viewer, in words and with their prices; none for others than the one who is asked."""
    words = rules.vocabulary.words
    return [
        {"means": words(way.means), "say": [words(answer) for answer in way.answers], "price": way.price}
        for way in find_ways(rules, view)
    ]


def find_ways(rules: Rules, view: Json) -> list[Way]:
    adapter, viewer = study_adapter(rules.title), view["viewer"]
    if adapter is None or viewer >= rules.setup.seats:
        return []
    g, sheet = sample(rules, view, Rng(0)), Sheet()
    question = settle(g, sheet)
    if question is None or question.seat(g) != viewer:
        return []
    start = Place((), g, sheet, (), is_over=False)
    options = [sheet.answer(i) for i in range(len(sheet))]
    search = Search(rules, adapter.ways, viewer, purse_of(rules, g, viewer))
    steps = [said for said in options if said.verb in search.made_of.steps]
    ways = [*search.journeys(start, steps)]
    for said in options:
        if said.verb in search.made_of.begins and said.verb not in search.made_of.steps:
            ways.extend(search.completed(search.after(start, said), said))
    ways.extend(search.passing(start))
    return sorted(ways, key=lambda way: len(way.answers))[:MOST_WAYS]


class Search:
    """Tries answers in copies of a position."""

    def __init__(self, rules: Rules, made_of: WayRules, seat: Seat, gold: int) -> None:
        self.rules: Final = rules
        self.made_of: Final = made_of
        self.seat: Final = seat
        self.gold: Final = gold
        """In the purse of the seat before anything is said."""

    def after(self, place: Place, said: Answer) -> Place:
        """The same way with one more answer, which is an option there."""
        g, sheet = place.g.clone(), Sheet()
        told: list[Event] = []
        log: list[Said] = []
        settle(g, sheet)
        g.revealed, g.sink = NOBODY, told
        take(g, sheet, sheet.find(said), log)
        question = settle(g, sheet, log)
        elsewhere = question is None or question.seat(g) != self.seat
        final = g.revealed != NOBODY or any(one.seat != self.seat for one in log)
        kinds = tuple(event.kind.name for event in told)
        return Place((*place.answers, said), g, sheet, kinds, elsewhere or final)

    def way(self, means: Answer, place: Place) -> Way:
        return Way(means, place.answers, max(0, self.gold - purse_of(self.rules, place.g, self.seat)))

    def completed(self, place: Place, means: Answer) -> list[Way]:
        """A deed with what usually goes with it, if anything does."""
        while not place.is_over and len(place.answers) < MOST_ANSWERS:
            said = self.made_of.completes(place.g)
            if said is None or place.sheet.find(said) < 0 or self.made_of.pauses(place.g):
                break
            place = self.after(place, said)
        plain = len(place.answers) == 1
        return [] if plain else [self.way(means, place)]

    def journeys(self, start: Place, steps: list[Answer]) -> list[Way]:
        """Where a group of this size can get from here, each place by the fewest steps."""
        ways: list[Way] = []
        for verb, origin, size in dict.fromkeys((said.verb, said.x, said.n) for said in steps):
            first = [said for said in steps if (said.verb, said.x, said.n) == (verb, origin, size)]
            reached = {int(said.y): self.after(start, said) for said in first}
            seen = {int(origin), *reached}
            while reached:
                for goal, place in reached.items():
                    ways.extend(self.completed(place, Answer(verb, origin, goal, size)))
                reached = self.further(reached, seen, size)
                seen |= set(reached)
        return ways

    def further(self, reached: dict[int, Place], seen: set[int], size: int) -> dict[int, Place]:
        """One step more. Where equally short ways lead to different ends, whoever sails has to say which."""
        found: dict[int, list[Place]] = {}
        for at, place in reached.items():
            if place.is_over or len(place.answers) >= MOST_ANSWERS - 1 or not set(place.told) <= self.made_of.quiet:
                continue
            for said in (place.sheet.answer(i) for i in range(len(place.sheet))):
                if said.verb in self.made_of.steps and said.x == at and said.n == size and int(said.y) not in seen:
                    found.setdefault(int(said.y), []).append(self.after(place, said))
        return {goal: places[0] for goal, places in found.items() if self.are_alike(places)}

    def are_alike(self, places: list[Place]) -> bool:
        return len(places) == 1 or len({save_of(self.rules, place.g) for place in places}) == 1

    def passing(self, place: Place) -> list[Way]:
        """To the end of the turn, letting by what else might be done; if that takes more than one answer."""
        while not place.is_over and len(place.answers) < MOST_ANSWERS:
            said = self.made_of.passes(place.g)
            if said is None or place.sheet.find(said) < 0:
                return []
            place = self.after(place, said)
        return [self.way(place.answers[-1], place)] if len(place.answers) > 1 else []


def save_of(rules: Rules, g: Position) -> str:
    return repr(save(rules, g))


def is_telling(g: Position) -> bool:
    """Is the question asked although nothing but one answer is possible, since leaving it out would tell a secret?"""
    return bool(g.agenda) and pending(g).telling(g)
