"""Regrouping in steps (H-8): all pieces over all cities after a Burst, or into the city just gained."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.ids import (
    MOST_IN_CITY,
    NONE,
    SAY_AS_THEY_STAND,
    SAY_GARRISON,
    SAY_REGROUP,
    SAY_SEND,
    TILES,
    City,
)
from pelagos.games.hellas.pieces import cities, next_city
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice


def why_not_begin(said: Answer) -> Refusal | None:
    """H-8.5: whoever is asked has pieces to move; otherwise all stay as they stand, unasked."""
    return None if said.verb in (SAY_AS_THEY_STAND, SAY_REGROUP) else Refusal(no.REGROUP_FIRST)


# Full regrouping: H-8.1


class Regroup(Choice[Hellas]):
    """D-06: leave all as they stand, or redistribute everything."""

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        sheet.add(SAY_AS_THEY_STAND)
        if cities(g, g.active) > 1:
            sheet.add(SAY_REGROUP)

    def take(self, g: Hellas, said: Answer) -> None:
        if said.verb == SAY_AS_THEY_STAND:
            g.tell(told.NOT_REGROUPED, g.active)
            return
        for city in range(TILES):
            if g.owner[city] == g.active:
                g.greeks_afloat += g.greeks[city]
                g.ships_afloat += g.ships[city]
                g.greeks[city] = g.ships[city] = 0
        g.then(Garrison(next_city(g, g.active, NONE)))

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        return why_not_begin(said)


class Garrison(Choice[Hellas]):
    """H-8.8: Greeks and ships of this city; only numbers from which the rest can still be placed."""

    ARGS = ("city",)

    def __init__(self, city: City) -> None:
        self.city: Final = city

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        after = self.later_cities(g)
        for greeks in range(fewest(g.greeks_afloat, after, 1), most(g.greeks_afloat, after, 1) + 1):
            for ships in range(fewest(g.ships_afloat, after, 0), most(g.ships_afloat, after, 0) + 1):
                sheet.add(SAY_GARRISON, self.city, greeks, ships)

    def later_cities(self, g: Hellas) -> i64:
        """How many cities are still to come."""
        count: i64 = 0
        for city in range(self.city + 1, TILES):
            if g.owner[city] == g.active:
                count += 1
        return count

    def take(self, g: Hellas, said: Answer) -> None:
        post(g, self.city, said.y, said.n)
        following = next_city(g, g.active, self.city)
        if next_city(g, g.active, following) != NONE:
            g.then(Garrison(following))
        else:
            post(g, following, g.greeks_afloat, g.ships_afloat)
            g.tell(told.REGROUPED, g.active)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_GARRISON:
            return Refusal(no.REGROUP_FIRST)
        if said.x != self.city:
            return Refusal(no.OTHER_CITY_FIRST, self.city)
        after = self.later_cities(g)
        least, top = fewest(g.greeks_afloat, after, 1), most(g.greeks_afloat, after, 1)
        if not least <= said.y <= top:
            return Refusal(no.WRONG_GREEKS, self.city, least, top)
        least, top = fewest(g.ships_afloat, after, 0), most(g.ships_afloat, after, 0)
        return None if least <= said.n <= top else Refusal(no.WRONG_SHIPS, self.city, least, top)


def fewest(afloat: i64, later: i64, each: i64) -> i64:
    """The least that must stay here, or the later cities could not hold the rest."""
    return max(each, afloat - MOST_IN_CITY * later)


def most(afloat: i64, later: i64, each: i64) -> i64:
    """The most that may stay here, or the later cities would go short."""
    return min(MOST_IN_CITY, afloat - each * later)


def post(g: Hellas, city: City, greeks: i64, ships: i64) -> None:
    g.tell(told.GARRISON_POSTED, g.active, city, greeks, ships)
    g.greeks[city] = greeks
    g.ships[city] = ships
    g.greeks_afloat -= greeks
    g.ships_afloat -= ships


# Regrouping into a gained city: H-8.2


class RegroupInto(Choice[Hellas]):
    """D-11: leave all as they stand, or send pieces into the city just gained."""

    ARGS = ("city",)

    def __init__(self, city: City) -> None:
        self.city: Final = city

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        sheet.add(SAY_AS_THEY_STAND)
        if anything_to_send(g, self.city):
            sheet.add(SAY_REGROUP)

    def take(self, g: Hellas, said: Answer) -> None:
        if said.verb == SAY_AS_THEY_STAND:
            g.tell(told.NOT_REGROUPED, g.active)
        else:
            ask_next(g, self.city, NONE)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        return why_not_begin(said)


class SendInto(Choice[Hellas]):
    """H-8.8: what this city sends, nothing included."""

    ARGS = ("city", "origin")

    def __init__(self, city: City, origin: City) -> None:
        self.city: Final = city
        self.origin: Final = origin

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for greeks in range(greeks_to_send(g, self.city, self.origin) + 1):
            for ships in range(ships_to_send(g, self.city, self.origin) + 1):
                sheet.add(SAY_SEND, self.origin, greeks, ships)

    def take(self, g: Hellas, said: Answer) -> None:
        g.greeks[self.origin] -= said.y
        g.ships[self.origin] -= said.n
        g.greeks[self.city] += said.y
        g.ships[self.city] += said.n
        if said.y or said.n:
            g.tell(told.PIECES_SENT, self.origin, self.city, said.y, said.n)
        ask_next(g, self.city, self.origin)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_SEND:
            return Refusal(no.REGROUP_FIRST)
        if said.x != self.origin:
            return Refusal(no.OTHER_CITY_FIRST, self.origin)
        greeks, ships = greeks_to_send(g, self.city, self.origin), ships_to_send(g, self.city, self.origin)
        return None if said.y <= greeks and said.n <= ships else Refusal(no.TOO_MANY_SENT, self.origin, greeks, ships)


def ask_next(g: Hellas, city: City, after: City) -> None:
    """The next own city in the order of ids but the one that gains; when all were asked, regrouping is over."""
    origin = next_city(g, g.active, after)
    if origin == city:
        origin = next_city(g, g.active, origin)
    if origin == NONE:
        g.tell(told.REGROUPED, g.active)
    else:
        g.then(SendInto(city, origin))


def greeks_to_send(g: Hellas, city: City, origin: City) -> i64:
    """H-8.3: one Greek stays, and no more go than there is room."""
    return min(g.greeks[origin] - 1, MOST_IN_CITY - g.greeks[city])


def ships_to_send(g: Hellas, city: City, origin: City) -> i64:
    return min(g.ships[origin], MOST_IN_CITY - g.ships[city])


def anything_to_send(g: Hellas, city: City) -> bool:
    for origin in range(TILES):
        if g.owner[origin] != g.active or origin == city:
            continue
        if greeks_to_send(g, city, origin) > 0 or ships_to_send(g, city, origin) > 0:
            return True
    return False
