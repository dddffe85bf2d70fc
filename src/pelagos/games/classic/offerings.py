"""Phase 4: offerings (C-7)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.classic import events as told
from pelagos.games.classic import refusals as no
from pelagos.games.classic.ids import APOLLO, MAIN_GODS, NONE, SAY_BID, SAY_BID_APOLLO, GodId, Gold, Marker
from pelagos.games.classic.ops import prove, spend
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


class Offerings(Task[Classic]):
    """C-7.1: markers are placed in the order of the turn track, then all pay."""

    def run(self, g: Classic) -> None:
        for god in range(MAIN_GODS):
            g.bidder[god] = NONE
            g.amount[god] = 0
        for place in range(g.frame.markers):
            g.apollo[place] = NONE
        markers = [PlaceMarker(g.order[space]) for space in range(g.frame.markers) if g.order[space] != NONE]
        g.then(*markers, PayOfferings())


class PlaceMarker(Choice[Classic]):
    """C-7.2 to C-7.7: a god with more than what stands there, or Apollo."""

    ARGS = ("marker", "barred")

    def __init__(self, marker: Marker, barred: GodId = NONE) -> None:
        self.marker: Final = marker
        self.barred: Final = barred

    def seat(self, g: Classic) -> Seat:
        return g.seat_of(self.marker)

    def telling(self, g: Classic) -> bool:
        """C-23.4: what can be afforded is a secret."""
        return not g.frame.open_gold

    def options(self, g: Classic, sheet: Sheet) -> None:
        seat = g.seat_of(self.marker)
        for position in range(g.frame.gods_up):
            god = g.gods[position]
            if god != self.barred:
                for amount in range(g.amount[god] + 1, highest(g, seat, god) + 1):
                    sheet.add(SAY_BID, god, n=amount)
        sheet.add(SAY_BID_APOLLO)

    def take(self, g: Classic, said: Answer) -> None:
        leave_track(g, self.marker)
        if said.verb == SAY_BID_APOLLO:
            choose_apollo(g, self.marker)
            return
        ousted = g.bidder[said.x]
        g.bidder[said.x] = self.marker
        g.amount[said.x] = said.n
        seat = g.seat_of(self.marker)
        prove(g, seat, price(g, seat))
        g.tell(told.OFFER_MADE, seat, said.x, said.n)
        if ousted != NONE:
            g.tell(told.OFFER_LOST, g.seat_of(ousted), said.x)
            g.then(PlaceMarker(ousted, said.x))

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_BID:
            return None if said.verb == SAY_BID_APOLLO else Refusal(no.OFFER_FIRST)
        if said.x == APOLLO:
            return Refusal(no.APOLLO_IS_FREE)
        if not takes_offerings(g, said.x):
            return Refusal(no.FACE_DOWN, said.x)
        if said.x == self.barred:
            return Refusal(no.JUST_OUTBID, said.x)
        if said.n <= g.amount[said.x]:
            return Refusal(no.BID_TOO_LOW, said.x, g.amount[said.x] + 1)
        most = highest(g, g.seat_of(self.marker), said.x)
        return Refusal(no.BID_UNAFFORDABLE, most) if said.n > most else None


def leave_track(g: Classic, marker: Marker) -> None:
    """C-7.1: until it is placed, a marker lies on its space of the turn track."""
    for space in range(g.frame.markers):
        if g.order[space] == marker:
            g.order[space] = NONE


def takes_offerings(g: Classic, god: GodId) -> bool:
    """C-5.1: is this main god face up?"""
    for position in range(g.frame.gods_up):
        if g.gods[position] == god:
            return True
    return False


def choose_apollo(g: Classic, marker: Marker) -> None:
    """C-7.8: markers on Apollo are numbered as they arrive."""
    number: i64 = 0
    while g.apollo[number] != NONE:
        number += 1
    g.apollo[number] = marker
    g.tell(told.APOLLO_CHOSEN, g.seat_of(marker), number + 1)


def highest(g: Classic, seat: Seat, god: GodId) -> Gold:
    """C-7.11: the highest amount this seat can offer there, beside what it offers elsewhere."""
    gold, priests = g.gold[seat], g.priests[seat]
    other: i64 = 0
    for elsewhere in range(MAIN_GODS):
        if elsewhere != god and g.bidder[elsewhere] != NONE and g.seat_of(g.bidder[elsewhere]) == seat:
            other = g.amount[elsewhere]
    if other == 0:
        return gold + priests if gold else 0
    if g.frame.priests_on_each:
        left = gold - max(1, other - priests)
        return left + priests if left > 0 else 0
    return gold + priests - other if gold >= 2 else 0


def price(g: Classic, seat: Seat) -> Gold:
    """C-7.10, C-7.14: what this seat's standing offerings cost together."""
    count: i64 = 0
    total: i64 = 0
    each: i64 = 0
    for god in range(MAIN_GODS):
        if g.bidder[god] != NONE and g.seat_of(g.bidder[god]) == seat:
            amount = g.amount[god]
            count += 1
            total += amount
            each += max(1, amount - g.priests[seat])
    return each if g.frame.priests_on_each else max(count, total - g.priests[seat])


class PayOfferings(Task[Classic]):
    """C-7.12: all pay at the same time."""

    def run(self, g: Classic) -> None:
        for seat in range(g.seats):
            if g.alive[seat]:
                gold = price(g, seat)
                spend(g, seat, gold)
                g.tell(told.OFFERINGS_PAID, seat, gold)
