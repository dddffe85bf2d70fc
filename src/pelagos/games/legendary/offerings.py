"""Phase 3: offerings (L-7)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.ids import (
    APOLLO,
    GODS,
    MOST_OFFER,
    NONE,
    SAY_BID,
    SAY_BID_APOLLO,
    Faction,
    GodId,
    Gold,
    Team,
)
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import pay_offers, pay_penalty, prove
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


class Offerings(Task[Legendary]):
    """L-7.1: in turn order everybody places their pawn, then all pay."""

    def run(self, g: Legendary) -> None:
        g.returned = 0
        for god in range(GODS):
            g.pawn[god] = NONE
            g.amount[god] = 0
        g.then(*[PlacePawn(g.order[space], NONE) for space in range(g.frame.factions)], PayOffers())


class PlacePawn(Choice[Legendary]):
    """L-7.2 to L-7.5: a god with more than what stands there, other than the one just lost, or Apollo."""

    ARGS = ("who", "barred")

    def __init__(self, who: Faction, barred: GodId) -> None:
        self.who: Final = who
        self.barred: Final = barred

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def telling(self, g: Legendary) -> bool:
        """L-19.4: what can be paid is a secret."""
        return True

    def options(self, g: Legendary, sheet: Sheet) -> None:
        track = g.frame.track
        for slot in range(g.frame.gods_up):
            god = g.gods[slot]
            if god != self.barred:
                most = highest(g, self.who, god)
                for i in range(len(track)):
                    if g.amount[god] < track[i] <= most:
                        sheet.add(SAY_BID, god, n=track[i])
        if g.pawn[APOLLO] == NONE:
            sheet.add(SAY_BID_APOLLO)
        if sheet.count == 0:
            for slot in range(g.frame.gods_up):
                if may_be_forced(g, g.gods[slot], self.barred):
                    sheet.add(SAY_BID, g.gods[slot], n=track[0])

    def take(self, g: Legendary, said: Answer) -> None:
        god: i64 = APOLLO if said.verb == SAY_BID_APOLLO else said.x
        show_means(g, self.who, god, said.n)
        ousted = g.pawn[god]
        g.pawn[god] = self.who
        g.amount[god] = said.n
        if god == APOLLO:
            g.tell(told.APOLLO_CHOSEN, self.who)
        else:
            g.tell(told.OFFER_MADE, self.who, god, said.n)
        if ousted != NONE:
            g.tell(told.OFFER_LOST, ousted, god)
            g.then(PlacePawn(ousted, god))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb == SAY_BID_APOLLO:
            return None if g.pawn[APOLLO] == NONE else Refusal(no.APOLLO_TAKEN)
        if said.verb != SAY_BID:
            return Refusal(no.OFFER_FIRST)
        if said.x == APOLLO:
            return Refusal(no.APOLLO_IS_FREE)
        if not takes_offers(g, said.x):
            return Refusal(no.FACE_DOWN, said.x)
        if said.x == self.barred:
            return Refusal(no.JUST_OUSTED, said.x)
        if not is_offer_value(g, said.n):
            return Refusal(no.NOT_ON_TRACK, said.n)
        if said.n <= g.amount[said.x]:
            return Refusal(no.BID_TOO_LOW, said.x, g.amount[said.x])
        return self._why_not_paid(g, said)

    def _why_not_paid(self, g: Legendary, said: Answer) -> Refusal | None:
        sheet = Sheet()
        self.options(g, sheet)
        if sheet.find(said) >= 0:
            return None
        first = sheet.answer(0)
        forced = first.verb == SAY_BID and first.n > highest(g, self.who, first.x)
        return Refusal(no.ONLY_FORCED) if forced else Refusal(no.BID_UNAFFORDABLE, g.purse(self.who))


def takes_offers(g: Legendary, god: GodId) -> bool:
    """L-5.6: does this tile lie face up?"""
    for slot in range(g.frame.gods_up):
        if g.gods[slot] == god:
            return True
    return False


def is_offer_value(g: Legendary, amount: Gold) -> bool:
    """L-1.8: does the offering track have this value?"""
    for i in range(len(g.frame.track)):
        if g.frame.track[i] == amount:
            return True
    return False


def price(g: Legendary, who: Faction, amount: Gold) -> Gold:
    """L-7.8: the offer less the faction's own priestesses, at least nothing."""
    return max(0, amount - g.priestesses[who])


def standing_price(g: Legendary, team: Team, apart: GodId = NONE) -> Gold:
    """What the placed pawns of a team cost together, apart from one on this god."""
    total: i64 = 0
    for god in range(GODS):
        who = g.pawn[god]
        if god != apart and who != NONE and g.team_of(who) == team:
            total += price(g, who, g.amount[god])
    return total


def is_bound(g: Legendary, team: Team) -> bool:
    """L-7.11: with hidden bids only a team that has defaulted is held to what it can pay."""
    return not g.frame.strict_bids or g.defaulted[team] != 0


def highest(g: Legendary, who: Faction, god: GodId) -> Gold:
    """L-7.9: what costs nothing, or what the team can pay beside its other pawns. Whom it ousts is off then."""
    team = g.team_of(who)
    if not is_bound(g, team):
        return MOST_OFFER
    return g.priestesses[who] + max(0, g.gold[team] - standing_price(g, team, god))


def may_be_forced(g: Legendary, god: GodId, barred: GodId) -> bool:
    """L-7.10: on any god without a pawn, other than the one just lost."""
    return god != barred and g.pawn[god] == NONE


def show_means(g: Legendary, who: Faction, god: GodId, amount: Gold) -> None:
    """An offer shows that it can be paid, unless it may have been forced: the lowest, with Apollo taken."""
    team = g.team_of(who)
    cost = price(g, who, amount)
    if cost == 0 or not is_bound(g, team):
        return
    total = standing_price(g, team, god) + cost
    if g.pawn[APOLLO] == NONE or amount > g.frame.track[0]:
        prove(g, team, total)
    elif total > g.gold[team]:
        g.tell(told.OFFER_FORCED, who, to=g.frame.viewers_of(team))


class PayOffers(Task[Legendary]):
    """L-7.8: all pay at once; L-7.11: unless hidden bids turn out not to be covered."""

    def run(self, g: Legendary) -> None:
        unpaid = [team for team in range(g.frame.teams) if defaults(g, team)]
        if unpaid:
            for team in unpaid:
                g.defaulted[team] = 1
                g.tell(told.OFFERS_UNPAID, team)
                lost = pay_penalty(g, team, standing_price(g, team))
                g.tell(told.PENALTY_PAID, team, lost, to=g.frame.viewers_of(team))
            g.then(Offerings())
            return
        for team in range(g.frame.teams):
            total = standing_price(g, team)
            if not is_bound(g, team):
                prove(g, team, total)
            paid = pay_offers(g, team, total)
            g.tell(told.OFFERS_PAID, team, paid, to=g.frame.viewers_of(team))
        g.tell(told.OFFERS_SETTLED)


def defaults(g: Legendary, team: Team) -> bool:
    """L-7.11: hidden bids that the team cannot pay."""
    return not is_bound(g, team) and standing_price(g, team) > g.gold[team]
