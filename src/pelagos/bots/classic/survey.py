"""What a board of Classic says about every seat: land, sea, buildings, and who could land where with how many."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.classic.chances import SURE, against
from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.classic.actions import TakeTurn
from pelagos.games.classic.hooks import closed_seas, holds_troops
from pelagos.games.classic.ids import (
    ARES,
    MAIN_GODS,
    NONE,
    PEGASUS,
    SITES,
    SLOT_2,
    SLOT_4,
    TYPES,
    ZONE_O,
    ZONE_S,
)
from pelagos.games.classic.ops import free_slots, in_zone
from pelagos.games.classic.position import Classic
from pelagos.kernel.arrays import Ints, filled
from pelagos.kernel.ids import Seat

SEATS: Final = 5
ISLANDS: Final = 13
"""The most of any map."""

ACTS_NOW_PERMILLE: Final = 850
"""That somebody who will have Ares, or flies, in this cycle does what hurts most: they may have better to do."""
ACTS_NEXT_PERMILLE: Final = 220
"""That somebody gets Ares in the next cycle and does it. In my own running turn a landing counts no more than that: one
that is worth it is chosen with exact odds, and any other would make it look good to dawdle."""
FLIES_PERMILLE: Final = 400
FLIES_NEXT_PERMILLE: Final = 90
"""That somebody who could buy Pegasus, in this cycle or in the next, does it for this island."""
STEP_AWAY_PERMILLE: Final = 300
"""Of a landing for which one more fleet is needed, how much counts."""


class Survey:
    """Counted anew for each position in arrays that stay; by seat, by island, or by both."""

    def __init__(self) -> None:
        self.islands: Final = filled(SEATS)
        self.metropolises: Final = filled(SEATS)
        self.income: Final = filled(SEATS)
        self.kinds: Final = filled(SEATS)
        """The set of building types a seat owns."""
        self.buildings: Final = filled(SEATS)
        self.slots: Final = filled(SEATS)
        self.free_sites: Final = filled(SEATS)
        """Islands where a metropolis would destroy nothing (C-15.6)."""
        self.troops: Final = filled(SEATS)
        self.fleets: Final = filled(SEATS)
        self.waters: Final = filled(SEATS)
        self.flyers: Final = filled(SEATS)
        """The most troops a seat has on one island that they may leave."""
        self.acts: Final = filled(SEATS)
        """The chance that a seat marches soon."""
        self.recruits: Final = filled(SEATS)
        """Troops it may add before that."""
        self.flies: Final = filled(SEATS)
        self.kinds_on: Final = filled(ISLANDS)
        self.built_on: Final = filled(ISLANDS)
        self.ashore: Final = filled(SEATS * ISLANDS)
        """By seat and island: one more than the troops that have a chain of fleets to it; 0 without one."""
        self.nearly: Final = filled(SEATS * ISLANDS)
        """The same if one more sea were the seat's."""
        self.closed: i64 = 0
        self.at_once: Seat = NONE
        """Who may still march in their own running turn, if it is they who look at the board."""

    def read(self, g: Classic, me: Seat) -> None:
        """Count everything, for a seat whose own running turn counts as over."""
        for seat in range(g.seats):
            self.islands[seat] = self.metropolises[seat] = self.income[seat] = self.kinds[seat] = 0
            self.buildings[seat] = self.slots[seat] = self.troops[seat] = self.fleets[seat] = self.waters[seat] = 0
            self.flyers[seat] = self.free_sites[seat] = 0
        self.closed = closed_seas(g)
        self._read_land(g)
        self._read_seas(g)
        for seat in range(g.seats):
            for island in range(len(g.owner)):
                self.ashore[seat * ISLANDS + island] = self.nearly[seat * ISLANDS + island] = 0
            if g.alive[seat]:
                self._reach(g, seat)
        self._prospects(g, me)

    def _read_land(self, g: Classic) -> None:
        board = g.board
        for island in range(len(g.owner)):
            kinds: i64 = 0
            count: i64 = 0
            for site in range(SITES):
                here = g.sites[island * SITES + site]
                if here:
                    kinds |= bit(site % TYPES)
                    count += here
            self.kinds_on[island] = kinds
            self.built_on[island] = count
            seat = g.owner[island]
            if seat == NONE:
                continue
            self.islands[seat] += 1
            self.troops[seat] += g.troops[island]
            self.income[seat] += board.prosperity[island] + g.prosperity[island]
            self.kinds[seat] |= kinds
            self.buildings[seat] += count
            self.slots[seat] += free_slots(g, island, ZONE_S) + free_slots(g, island, ZONE_O)
            if g.metropolis[island]:
                self.metropolises[seat] += 1
            elif in_zone(g, island, ZONE_S) == 0:
                self.free_sites[seat] += 1
            if g.troops[island] > self.flyers[seat] and not holds_troops(g, island):
                self.flyers[seat] = g.troops[island]

    def _read_seas(self, g: Classic) -> None:
        board = g.board
        for sea in range(len(g.ruler)):
            seat = g.ruler[sea]
            if seat != NONE:
                self.fleets[seat] += g.fleets[sea]
                self.income[seat] += board.trade[sea]
                self.waters[seat] |= bit(sea)

    def _reach(self, g: Classic, seat: Seat) -> None:
        """C-2.9: each group of own seas, the islands it touches, and the troops there that could use it."""
        board = g.board
        taken: i64 = 0
        for other in range(g.seats):
            if other != seat:
                taken |= self.waters[other]
        rest = self.waters[seat]
        while rest:
            group = rest & -rest
            frontier = group
            touched: i64 = 0
            around: i64 = 0
            while frontier:
                sea = first_of(frontier)
                frontier &= frontier - 1
                touched |= board.islands_of_sea[sea]
                near = board.sea_neighbours[sea]
                around |= near
                fresh = near & rest & ~group
                group |= fresh
                frontier |= fresh
            rest &= ~group
            self._note(g, seat, touched, self.ashore)
            around &= ~(group | taken | self.closed)
            while around:
                touched |= board.islands_of_sea[first_of(around)]
                around &= around - 1
            self._note(g, seat, touched, self.nearly)

    def _note(self, g: Classic, seat: Seat, touched: i64, reach: Ints) -> None:
        most: i64 = 0
        others: i64 = 0
        at_home = False
        islands = touched
        while islands:
            island = first_of(islands)
            islands &= islands - 1
            if g.owner[island] == seat:
                at_home = True
                if not holds_troops(g, island):
                    others += min(most, g.troops[island])
                    most = max(most, g.troops[island])
        if not at_home:
            return
        # A march takes the troops of one island; gathering costs coins and leaves islands bare.
        troops = most + others // 2
        while touched:
            island = first_of(touched)
            touched &= touched - 1
            if reach[seat * ISLANDS + island] <= troops:
                reach[seat * ISLANDS + island] = troops + 1

    def _prospects(self, g: Classic, me: Seat) -> None:
        """Who may march or fly in this cycle or the next, and what they may add to their troops first."""
        last = self.leader(g) != NONE
        pegasus = SLOT_4 <= g.where[PEGASUS] <= SLOT_2
        self.at_once = me if g.god == ARES and g.gold[me] and goes_on(g, me) else NONE
        for seat in range(g.seats):
            ares = has(g, seat, ARES, me)
            self.acts[seat] = ACTS_NOW_PERMILLE if ares and g.gold[seat] else 0 if last else ACTS_NEXT_PERMILLE
            if seat == self.at_once:
                self.acts[seat] = ACTS_NEXT_PERMILLE
            self.recruits[seat] = 1
            if ares:
                # The second troop costs 2 and a move 1; one more in between, as far as the gold goes (C-9.1).
                self.recruits[seat] = 1 + min(2, (g.gold[seat] - 1) // 3) if g.gold[seat] else 1
            if seat == self.at_once:
                self.recruits[seat] = 0
            self.recruits[seat] = min(self.recruits[seat], g.troop_reserve[seat])
            self.flies[seat] = 0
            if pegasus and g.gold[seat] >= 2 and has_turn(g, seat, me):
                self.flies[seat] = FLIES_PERMILLE
            elif pegasus and not last and g.where[PEGASUS] != SLOT_2:
                self.flies[seat] = FLIES_NEXT_PERMILLE

    def leader(self, g: Classic) -> Seat:
        """C-18.4: who would win if the cycle ended now, or NONE."""
        best: Seat = NONE
        for seat in range(g.seats):
            if self.metropolises[seat] >= g.frame.goal and (best == NONE or self._ahead(g, seat, best)):
                best = seat
        return best

    def _ahead(self, g: Classic, seat: Seat, other: Seat) -> bool:
        more = self.metropolises[seat] - self.metropolises[other]
        return more > 0 or (more == 0 and g.gold[seat] > g.gold[other])

    def landing(self, g: Classic, seat: Seat, island: i64) -> i64:
        """The chance that this seat soon lands there and stays, in thousandths."""
        at = seat * ISLANDS + island
        ashore, nearly, flyers = self.ashore[at], self.nearly[at], self.flyers[seat]
        if ashore == 0 and nearly == 0 and (self.flies[seat] == 0 or flyers == 0):
            return 0
        best: i64 = 0
        if nearly:
            troops = nearly - 1 + self.recruits[seat]
            best = against(g, island, troops) * self.acts[seat] // SURE * STEP_AWAY_PERMILLE // SURE
        if ashore:
            best = max(best, self.storming(g, seat, island) * self.acts[seat] // SURE)
        if self.flies[seat] and flyers:
            best = max(best, against(g, island, flyers) * self.flies[seat] // SURE)
        return best

    def storming(self, g: Classic, seat: Seat, island: i64) -> i64:
        """The chance to take it with all troops that have a chain, and recruits."""
        ashore = self.ashore[seat * ISLANDS + island]
        return against(g, island, ashore - 1 + self.recruits[seat]) if ashore else 0


def has(g: Classic, seat: Seat, god: i64, me: Seat) -> bool:
    """Will this seat have a turn of this god in this cycle? The own running turn is as good as over."""
    marker = g.bidder[god]
    if marker == NONE or g.seat_of(marker) != seat:
        return False
    return not (seat == me and g.active == me and g.god == god)


def goes_on(g: Classic, me: Seat) -> bool:
    """Is it the seat's own turn, and may it go on with it?"""
    return g.active == me and len(g.agenda) > 0 and isinstance(g.agenda[-1], TakeTurn)


def has_turn(g: Classic, seat: Seat, me: Seat) -> bool:
    for god in range(MAIN_GODS):
        if has(g, seat, god, me):
            return True
    return False
