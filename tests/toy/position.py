"""The toy position and its operations. Methods, so that a planted fault can replace one of them."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.arrays import Ints, filled
from pelagos.kernel.ids import EVERYBODY, NOBODY, Mask, Seat, Viewer, only
from pelagos.kernel.places import Cards, stocked
from pelagos.kernel.position import Position
from toy.ids import (
    BARGES,
    CAPACITY,
    CARD_SEEN,
    COPIES,
    DECK,
    DISCARD,
    DRAWN,
    FACES,
    GAME_OVER,
    GOAL,
    LOTS,
    NONE,
    START_COINS,
    TOP,
    WHARVES,
)

T = TypeVar("T", bound="Toy")


class Table:
    """What follows from the setup and never changes: shared by all clones."""

    def __init__(self, seats: i64, factions: i64, rounds: i64) -> None:
        self.seats: Final = seats
        self.factions: Final = factions
        self.rounds: Final = rounds
        self.hands: Final[i64] = DRAWN + seats
        self.hand_places: Final[i64] = 1 << (seats - 1)
        """A hand is one place for every set of other seats that may know a card in it."""
        self.best_known_first: Final = sorted(range(self.hand_places), key=lambda others: -others.bit_count())

    def knowers(self, seat: Seat, place: i64) -> Mask:
        """Who knows the cards in the hand's place of this number: its owner and those others."""
        return place >> seat << (seat + 1) | only(seat) | place & (only(seat) - 1)

    def place_known_to(self, seat: Seat, mask: Mask) -> i64:
        """The number of the hand's place whose cards exactly these know."""
        return mask >> (seat + 1) << seat | mask & (only(seat) - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Toy(Position):
    """Where a game of Ferrymen stands."""

    table: Table
    round: i64
    first: i64
    vetoes: i64
    """How many vetoes answer the card on the table; its resolution clears it."""
    owner: Ints
    barges: Ints
    supply: Ints
    afloat: Ints
    holder: Ints
    bid: Ints
    purse: Ints
    least: Ints
    most: Ints
    """What everybody may know about a purse: between these two."""
    cards: Cards

    def __init__(self, table: Table) -> None:
        super().__init__(table.seats)
        self.table = table

    def clone(self) -> Toy:
        return self.copy_to(Toy(self.table))

    def copy_to(self, g: T) -> T:
        """Every field into another position of this table."""
        g.copy_frame(self)
        g.round = self.round
        g.first = self.first
        g.vetoes = self.vetoes
        g.owner = self.owner[:]
        g.barges = self.barges[:]
        g.supply = self.supply[:]
        g.afloat = self.afloat[:]
        g.holder = self.holder[:]
        g.bid = self.bid[:]
        g.purse = self.purse[:]
        g.least = self.least[:]
        g.most = self.most[:]
        g.cards = self.cards.clone()
        return g

    def set_up(self) -> None:
        """T-1.1, T-1.2: a wharf and a barge for every faction, coins for every seat."""
        table = self.table
        self.round = self.first = self.vetoes = 0
        self.owner = filled(WHARVES, NONE)
        self.barges = filled(WHARVES)
        self.supply = filled(table.factions, BARGES - 1)
        self.afloat = filled(table.factions)
        self.holder = filled(LOTS, NONE)
        self.bid = filled(LOTS)
        self.purse = filled(table.seats, START_COINS)
        self.least = filled(table.seats, START_COINS)
        self.most = filled(table.seats, START_COINS)
        for faction in range(table.factions):
            self.owner[faction] = faction
            self.barges[faction] = 1
        known = [NOBODY, NOBODY, EVERYBODY, EVERYBODY] + [NOBODY] * int(table.seats)
        for seat in range(table.seats):
            known += [int(table.knowers(seat, place)) for place in range(table.hand_places)]
        self.cards = stocked(list(COPIES), known)

    def may_read(self, viewer: Viewer, field: str, row: i64) -> bool:
        """T-6.4: purses are shown when the game is over."""
        return row == viewer or self.result is not None

    # factions

    def seat_of(self, faction: i64) -> Seat:
        """T-1.2: with two factions each, every second one is yours."""
        return faction % self.seats

    def wharves(self, faction: i64) -> i64:
        count: i64 = 0
        for wharf in range(WHARVES):
            if self.owner[wharf] == faction:
                count += 1
        return count

    def out(self, faction: i64) -> bool:
        """T-6.3: a faction without a wharf is out."""
        return self.wharves(faction) == 0

    def wharves_of_seat(self, seat: Seat) -> i64:
        count: i64 = 0
        for wharf in range(WHARVES):
            if self.owner[wharf] >= 0 and self.owner[wharf] % self.seats == seat:
                count += 1
        return count

    def room(self, faction: i64) -> i64:
        """How many more barges its wharves can take."""
        room: i64 = 0
        for wharf in range(WHARVES):
            if self.owner[wharf] == faction:
                room += CAPACITY - self.barges[wharf]
        return room

    # coins

    def earn(self, seat: Seat, coins: i64) -> None:
        """Everybody sees coins come."""
        self.purse[seat] += coins
        self.least[seat] += coins
        self.most[seat] += coins

    def spend(self, seat: Seat, coins: i64) -> None:
        """Everybody sees coins go, and that they were there."""
        self.prove(seat, coins)
        self.purse[seat] -= coins
        self.least[seat] -= coins
        self.most[seat] -= coins

    def prove(self, seat: Seat, coins: i64) -> None:
        """An offer shows that the purse holds at least so much."""
        if self.least[seat] < coins:
            self.least[seat] = coins
            self.reveal()

    def show_purse(self, seat: Seat) -> None:
        if self.least[seat] != self.purse[seat] or self.most[seat] != self.purse[seat]:
            self.least[seat] = self.most[seat] = self.purse[seat]
            self.reveal()

    def standing(self, seat: Seat, but: i64) -> i64:
        """T-3.2: what this seat has offered on the other lots."""
        total: i64 = 0
        for lot in range(LOTS):
            if lot != but and self.holder[lot] >= 0 and self.holder[lot] % self.seats == seat:
                total += self.bid[lot]
        return total

    def affordable(self, seat: Seat, lot: i64) -> i64:
        """T-3.2: the highest bid this seat can pay."""
        return self.purse[seat] - self.standing(seat, lot)

    # cards

    def hand(self, seat: Seat, mask: Mask) -> i64:
        """The place of this seat's cards that exactly these seats know."""
        table = self.table
        return table.hands + seat * table.hand_places + table.place_known_to(seat, mask & ((1 << self.seats) - 1))

    def first_hand_place(self, seat: Seat) -> i64:
        return self.table.hands + seat * self.table.hand_places

    def hand_size(self, seat: Seat) -> i64:
        count = self.cards.count
        first = self.first_hand_place(seat) * FACES
        total: i64 = 0
        for i in range(first, first + self.table.hand_places * FACES):
            total += count[i]
        return total

    def held(self, seat: Seat, face: i64) -> i64:
        """The place from which a card of this face leaves the hand, the best-known copy first; NONE if none is held."""
        count = self.cards.count
        hand = self.first_hand_place(seat)
        for place in self.table.best_known_first:
            if count[(hand + place) * FACES + face]:
                return hand + place
        return NONE

    def gain(self, seat: Seat, face: i64, origin: i64) -> None:
        """A card joins a hand; who knew it goes on knowing it."""
        self.cards.move(self, face, origin, self.hand(seat, self.cards.known[origin] | only(seat)))
        self.tell(CARD_SEEN, seat, face, to=only(seat))

    def discard(self, face: i64, origin: i64) -> None:
        self.cards.move(self, face, origin, DISCARD)

    def top_face(self) -> i64:
        """The card that somebody looked at and put back, or NONE."""
        for face in range(FACES):
            if self.cards.lying(TOP, face):
                return face
        return NONE

    def unseen(self) -> i64:
        return self.cards.total(DECK)

    # the end

    def check_goal(self) -> None:
        """T-6.1: whoever owns enough wharves wins at once."""
        for seat in range(self.seats):
            if self.wharves_of_seat(seat) >= GOAL:
                self.end()
                return

    def end(self) -> None:
        """T-6.4: most wharves, then most coins; equals share a place. Purses are shown."""
        scores = [self.wharves_of_seat(seat) * 1_000_000 + self.purse[seat] for seat in range(self.seats)]
        for seat in range(self.seats):
            self.show_purse(seat)
        self.tell(GAME_OVER)
        self.finish(tuple([1 + len([other for other in scores if other > mine]) for mine in scores]))
