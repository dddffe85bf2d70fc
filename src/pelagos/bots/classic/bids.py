"""Offerings in Classic: what a god is worth to the seat and to the others, and how high to bid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.classic.chances import SURE
from pelagos.bots.classic.score import COIN, RICHES_COINS, Score, count_of
from pelagos.games.classic.actions import ApolloTurn, Turn
from pelagos.games.classic.ids import (
    APOLLO,
    ARES,
    ATHENA,
    MAIN_GODS,
    NONE,
    SAY_BID,
    SAY_BID_APOLLO,
    TYPES,
)
from pelagos.games.classic.offerings import PlaceMarker, choose_apollo, price
from pelagos.games.classic.ops import spend
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat

DENIAL: Final = 3500
"""What it is worth to keep a god from a rival who would win by it."""
SPITE_PERMILLE: Final = 120
"""Of what a rival would pay for a god, how much it is liked to have kept it from them."""
DEAR_COIN: Final = 115
"""What a coin more than need be costs: it is missing in the turn that was bought."""
SECOND_CHOICE_PERMILLE: Final = 850
"""Of what the next best god would bring after being driven out, how much is still to be had then."""
NO_NEED_PERMILLE: Final = 400
"""Of what Apollo brings, how much counts for the rich."""
OWN_GOD: Final = 5000
"""Driving out one's own marker leads nowhere."""

# What others are taken to offer, in hundredths of a coin.
USUAL: Final = 170
FOR_A_TYPE: Final = 60
"""For each type of building they own, if this god's is missing."""
FOR_THE_SET: Final = 450
FOR_PHILOSOPHERS: Final = (0, 40, 160, 700)
FROM_PURSE: Final = 8
"""Of their gold, in hundredths."""
WIN_OFFER: Final = 1500


class Bids:
    """Weighs offers. It asks the score for what the board says."""

    def __init__(self, score: Score) -> None:
        self.score: Final = score

    def lots(self, g: Classic, seat: Seat) -> list[int]:
        """Gods that the marker may be placed on, Apollo too; none unless it is a marker that is asked for."""
        task = question(g)
        if task is None or g.seat_of(task.marker) != seat:
            return []
        gods = [int(g.gods[position]) for position in range(g.frame.gods_up)]
        return [god for god in gods if god != task.barred] + [APOLLO]

    def turn(self, g: Classic, seat: Seat, god: i64) -> Classic | None:
        """The turn under this god, the least possible offer paid; other offers are as if never made."""
        task = question(g)
        if task is None:
            return None
        copy = g.clone()
        copy.agenda = []
        if god == APOLLO:
            choose_apollo(copy, task.marker)
            number: i64 = 0
            while copy.apollo[number] != task.marker:
                number += 1
            copy.then(ApolloTurn(task.marker, number))
            return copy
        for other in range(MAIN_GODS):
            if other != god and copy.bidder[other] != NONE and copy.seat_of(copy.bidder[other]) != seat:
                copy.bidder[other] = NONE
                copy.amount[other] = 0
        copy.bidder[god] = task.marker
        copy.amount[god] += 1
        paid = price(copy, seat)
        if paid > copy.gold[seat]:
            return None
        spend(copy, seat, paid)
        copy.then(Turn(task.marker, god))
        return copy

    def bid(self, g: Classic, seat: Seat, said: Answer, worth: dict[int, int]) -> i64:
        """What this offer brings: the turn if it stands, the next best if it is driven out."""
        if said.verb == SAY_BID_APOLLO:
            return self.quiet(g, seat, worth)
        if said.verb != SAY_BID or int(said.x) not in worth:
            return -OWN_GOD
        god = said.x
        own = g.bidder[god]
        if own != NONE and g.seat_of(own) == seat:
            return -OWN_GOD - said.n * COIN
        self.score.value(g, seat)
        stands = self.stands(g, seat, god, said.n)
        kept = worth[int(god)] + self.denial(g, seat, god) - self.cost(g, seat, god, said.n)
        if own != NONE and self.freed(g, g.seat_of(own), god):
            return kept - DENIAL
        return (kept * stands + self.instead(g, seat, god, worth) * (SURE - stands)) // SURE

    def cost(self, g: Classic, seat: Seat, god: i64, amount: i64) -> i64:
        """What this offer adds to what the seat pays; the least that would do was already missed in the turn."""
        least = together(g, seat, god, g.amount[god] + 1)
        more = together(g, seat, god, amount) - least
        full = (least - price(g, seat)) * COIN + more * DEAR_COIN
        return full // 2 if g.gold[seat] - least - more >= RICHES_COINS else full

    def quiet(self, g: Classic, seat: Seat, worth: dict[int, int]) -> i64:
        """What Apollo brings. Who swims in gold needs no more of it, but turns to spend it in."""
        gain: i64 = worth.get(APOLLO, 0)
        return gain * NO_NEED_PERMILLE // SURE if g.gold[seat] >= RICHES_COINS else gain

    def instead(self, g: Classic, seat: Seat, god: i64, worth: dict[int, int]) -> i64:
        """The best of the other gods at their least price."""
        best = self.quiet(g, seat, worth)
        for other in range(MAIN_GODS):
            if other != god and int(other) in worth:
                best = max(best, worth[int(other)] - self.cost(g, seat, other, g.amount[other] + 1))
        return best * SECOND_CHOICE_PERMILLE // SURE

    def stands(self, g: Classic, seat: Seat, god: i64, amount: i64) -> i64:
        """The chance that nobody who still has a marker to place offers more."""
        stands: i64 = SURE
        gods: i64 = g.frame.gods_up
        for space in range(g.frame.markers):
            if g.order[space] == NONE:
                continue
            rival = g.seat_of(g.order[space])
            if rival == seat or g.gold[rival] + g.priests[rival] <= amount:
                continue
            over = self.offer(g, rival, god) - (amount + 1) * COIN
            # Among equal gods a rival takes any; one that is worth more to them than this costs, they take for sure.
            chance = SURE // gods + over * 2
            stands = stands * (SURE - min(900, max(30, chance))) // SURE
        return stands

    def offer(self, g: Classic, rival: Seat, god: i64) -> i64:
        """What a rival may offer for a god, by what they need: in hundredths of a coin."""
        kinds = self.score.survey.kinds[rival]
        total: i64 = USUAL + FROM_PURSE * g.gold[rival]
        if kinds >> god & 1 == 0:
            types = count_of(kinds)
            total += FOR_THE_SET if types == TYPES - 1 else types * FOR_A_TYPE
        if god == ATHENA:
            total += FOR_PHILOSOPHERS[min(3, g.philosophers[rival])]
        if self.wins_with(g, rival, god):
            total += WIN_OFFER
        return total

    def wins_with(self, g: Classic, rival: Seat, god: i64) -> bool:
        """Is this rival one metropolis from the goal, and could they earn it under this god?"""
        survey = self.score.survey
        if survey.metropolises[rival] + 1 != g.frame.goal:
            return False
        if self.score.earns(g, rival, god, g.gold[rival] - 1):
            return True
        return god == ARES and self.score.hopes_for_goal(g, rival)

    def denial(self, g: Classic, seat: Seat, god: i64) -> i64:
        """What it is worth that no rival has this god."""
        most: i64 = 0
        for rival in range(g.seats):
            if rival != seat and g.alive[rival] and self.can_still_have(g, rival, god):
                worth = DENIAL if self.wins_with(g, rival, god) else self.offer(g, rival, god) * SPITE_PERMILLE // SURE
                most = max(most, worth)
        return most

    def denied(self, g: Classic, seat: Seat, god: i64) -> Seat:
        """The rival who would win with this god if nobody else took it, or NONE."""
        self.score.value(g, seat)
        for rival in range(g.seats):
            if rival == seat or not g.alive[rival] or not self.can_still_have(g, rival, god):
                continue
            if self.wins_with(g, rival, god):
                return rival
        return NONE

    def freed(self, g: Classic, rival: Seat, god: i64) -> bool:
        """Could a rival who is driven from this god win with another that they can pay?"""
        for position in range(g.frame.gods_up):
            other = g.gods[position]
            if other == god or g.gold[rival] + g.priests[rival] <= g.amount[other]:
                continue
            if self.wins_with(g, rival, other):
                return True
        return False

    def can_still_have(self, g: Classic, rival: Seat, god: i64) -> bool:
        """Their marker stands there, or they have one to place and gold for it."""
        standing = g.bidder[god]
        if standing != NONE and g.seat_of(standing) == rival:
            return True
        if g.gold[rival] + g.priests[rival] <= g.amount[god]:
            return False
        for space in range(g.frame.markers):
            if g.order[space] != NONE and g.seat_of(g.order[space]) == rival:
                return True
        return False


def together(g: Classic, seat: Seat, god: i64, amount: i64) -> i64:
    """C-7.10, C-7.14: the price of this offer and of the other one that the seat may have standing."""
    priests = g.priests[seat]
    other: i64 = 0
    for elsewhere in range(MAIN_GODS):
        if elsewhere != god and g.bidder[elsewhere] != NONE and g.seat_of(g.bidder[elsewhere]) == seat:
            other = g.amount[elsewhere]
    if other == 0:
        return max(1, amount - priests)
    if g.frame.priests_on_each:
        return max(1, other - priests) + max(1, amount - priests)
    return max(2, other + amount - priests)


def question(g: Classic) -> PlaceMarker | None:
    """The marker that is to be placed, if that is what is asked."""
    task = g.agenda[-1] if g.agenda else None
    return task if isinstance(task, PlaceMarker) else None
