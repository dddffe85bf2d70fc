"""Greeks and ships: where they stand, how they come and go (H-1.1, H-8.7, H-9.13, H-11)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.ids import GREEK, MOST_IN_CITY, NONE, SAY_FROM, TILES, City, PieceKind
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice


def cities(g: Hellas, seat: Seat) -> i64:
    """How many cities a player owns."""
    count: i64 = 0
    for city in range(TILES):
        if g.owner[city] == seat:
            count += 1
    return count


def temples(g: Hellas, seat: Seat) -> i64:
    count: i64 = 0
    for city in range(TILES):
        if g.owner[city] == seat:
            count += g.frame.tiles.temple[city]
    return count


def next_city(g: Hellas, seat: Seat, after: City) -> City:
    """The next city of a player in the order of ids, or NONE."""
    for city in range(after + 1, TILES):
        if g.owner[city] == seat:
            return city
    return NONE


def attackers(g: Hellas) -> i64:
    """The Greeks that stand before the target (H-7.6)."""
    count: i64 = 0
    for city in range(TILES):
        count += g.sent[city]
    return count


def dismiss(g: Hellas, city: City, greeks: i64, ships: i64) -> None:
    """Pieces go from a city to their owner's supply."""
    g.greeks[city] -= greeks
    g.ships[city] -= ships
    g.greek_supply[g.owner[city]] += greeks
    g.ship_supply[g.owner[city]] += ships


def enlist(g: Hellas, city: City, greeks: i64, ships: i64) -> None:
    """Pieces come from the owner's supply into a city."""
    dismiss(g, city, -greeks, -ships)


def cut(g: Hellas, city: City) -> None:
    """H-11.1: what a city cannot hold goes to the supply."""
    greeks = max(0, g.greeks[city] - MOST_IN_CITY)
    ships = max(0, g.ships[city] - MOST_IN_CITY)
    if greeks or ships:
        dismiss(g, city, greeks, ships)
        g.tell(told.CITY_CUT, g.owner[city], city, greeks, ships)


# Pieces for a card or a new city (H-6.8, H-9.13): from the supply, and from other cities only if that is empty.


def spare(g: Hellas, kind: PieceKind, city: City) -> i64:
    """How many pieces of a kind a city can give: all but the last Greek, any ship."""
    return g.greeks[city] - 1 if kind == GREEK else g.ships[city]


def supply(g: Hellas, seat: Seat, kind: PieceKind) -> i64:
    return g.greek_supply[seat] if kind == GREEK else g.ship_supply[seat]


def available(g: Hellas, kind: PieceKind, city: City) -> i64:
    """How many pieces of a kind could come into this city, the owner's other cities counted."""
    seat = g.owner[city]
    count = supply(g, seat, kind)
    for other in range(TILES):
        if g.owner[other] == seat and other != city:
            count += spare(g, kind, other)
    return count


def fetch(g: Hellas, kind: PieceKind, city: City) -> None:
    """One piece into a city; the player says where it comes from if their supply has none."""
    seat = g.owner[city]
    if supply(g, seat, kind) == 0:
        g.then(TakeFrom(seat, kind, city))
    else:
        enlist(g, city, int(kind == GREEK), int(kind != GREEK))
        g.tell(told.PIECE_PUT, seat, kind, city)


class TakeFrom(Choice[Hellas]):
    """D-08, H-9.13: which own city gives the piece that the supply lacks."""

    ARGS = ("who", "kind", "city")

    def __init__(self, who: Seat, kind: PieceKind, city: City) -> None:
        self.who: Final = who
        self.kind: Final = kind
        self.city: Final = city

    def seat(self, g: Hellas) -> Seat:
        return self.who

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for city in range(TILES):
            if g.owner[city] == self.who and city != self.city and spare(g, self.kind, city) > 0:
                sheet.add(SAY_FROM, city)

    def take(self, g: Hellas, said: Answer) -> None:
        pieces = g.greeks if self.kind == GREEK else g.ships
        pieces[said.x] -= 1
        pieces[self.city] += 1
        g.tell(told.PIECE_MOVED, self.who, self.kind, said.x, self.city)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_FROM:
            return Refusal(no.PIECE_FIRST)
        if g.owner[said.x] != self.who:
            return Refusal(no.NOT_YOURS, said.x)
        if said.x == self.city:
            return Refusal(no.SAME_CITY, said.x)
        return None if spare(g, self.kind, said.x) > 0 else Refusal(no.NOTHING_TO_SPARE, said.x)
