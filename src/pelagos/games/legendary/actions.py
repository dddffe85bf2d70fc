"""Phase 5: the turns of the gods (L-9)."""

from typing import Final

from pelagos.games.legendary import events as told
from pelagos.games.legendary.building import Settle
from pelagos.games.legendary.buying import buy, offer_creatures
from pelagos.games.legendary.construction import build, can_build, offer_building
from pelagos.games.legendary.gods import GODS
from pelagos.games.legendary.gods.apollo import ApolloActs
from pelagos.games.legendary.heroes.sacrifice import offer_sacrifices, sacrifice
from pelagos.games.legendary.ids import (
    APOLLO,
    ARES,
    NONE,
    SAY_BUILD,
    SAY_BUY,
    SAY_END_TURN,
    SAY_FORGO,
    SAY_LEAD,
    SAY_RECRUIT_FLEET,
    SAY_RECRUIT_PHILOSOPHER,
    SAY_SACRIFICE,
    GodId,
)
from pelagos.games.legendary.move import lead, offer_leads
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import spend
from pelagos.games.legendary.why import why_not_in_turn
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


class Actions(Task[Legendary]):
    """L-9.1: the gods by slot, then Apollo. All pawns are on gods now, so that the turn-order track is empty."""

    def run(self, g: Legendary) -> None:
        for space in range(g.frame.factions):
            g.order[space] = NONE
        g.then(*[Turn(g.gods[slot]) for slot in range(g.frame.gods_up)], Turn(APOLLO))


class Turn(Task[Legendary]):
    """L-9.2: the turn of whoever made the offer; L-9.8: an eliminated faction's is skipped."""

    ARGS = ("god",)

    def __init__(self, god: GodId) -> None:
        self.god: Final = god

    def run(self, g: Legendary) -> None:
        who = g.pawn[self.god]
        if not g.alive[who]:
            g.tell(told.TURN_SKIPPED, who)
            g.then(EndTurn(self.god))
            return
        g.active = who
        g.god = self.god
        g.extras = g.looked = g.hired = 0
        g.tell(told.TURN_BEGAN, who, self.god)
        if self.god == APOLLO:
            g.build_due = g.recruit_due = 0
            g.then(ApolloActs(), EndTurn(self.god))
        else:
            g.build_due = g.recruit_due = 1
            # L-14.11: a hero whose card may hold a metropolis from this turn on is a place for one that waits.
            g.then(Settle(), Act(), EndTurn(self.god))


class EndTurn(Task[Legendary]):
    """L-9.7: the pawn goes to the last free space of the turn-order track."""

    ARGS = ("god",)

    def __init__(self, god: GodId) -> None:
        self.god: Final = god

    def run(self, g: Legendary) -> None:
        who = g.pawn[self.god]
        g.pawn[self.god] = NONE
        g.amount[self.god] = 0
        g.returned += 1
        g.order[g.frame.factions - g.returned] = who
        g.active = g.god = NONE
        g.build_due = g.recruit_due = g.extras = g.looked = g.hired = 0
        g.tell(told.TURN_ENDED, who)


class Act(Task[Legendary]):
    """L-9.4: once no free action that is still due is possible, all of them lapse; then the player is asked."""

    def run(self, g: Legendary) -> None:
        if (g.build_due or g.recruit_due) and not (build_possible(g) or recruit_possible(g)):
            g.build_due = g.recruit_due = 0
            g.tell(told.FREE_ACTION_LAPSED, g.active)
        g.then(TakeTurn())


def build_possible(g: Legendary) -> bool:
    return g.build_due != 0 and can_build(g, GODS[g.god])


def recruit_possible(g: Legendary) -> bool:
    return g.recruit_due != 0 and GODS[g.god].has_recruits(g)


class TakeTurn(Choice[Legendary]):
    """L-9.2: first the god's free actions, then whatever can be paid, in any order; sacrifices at any time (L-9.5)."""

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(g.active)

    def telling(self, g: Legendary) -> bool:
        """L-19.4: what can be paid is a secret."""
        return True

    def options(self, g: Legendary, sheet: Sheet) -> None:
        god = GODS[g.god]
        if g.build_due or g.recruit_due:
            if g.build_due:
                offer_building(g, god, sheet)
            if g.recruit_due:
                god.offer_recruits(g, sheet)
            offer_sacrifices(g, sheet)
            return
        price = god.price(g)
        if price != NONE and price <= g.purse(g.active):
            god.offer_recruits(g, sheet)
        god.offer_actions(g, sheet)
        if g.god != ARES:
            offer_leads(g, sheet)
        offer_creatures(g, sheet)
        offer_sacrifices(g, sheet)
        sheet.add(SAY_END_TURN)

    def take(self, g: Legendary, said: Answer) -> None:
        verb = said.verb
        if verb == SAY_END_TURN:
            return
        g.then(Act())
        if verb in (SAY_BUILD, SAY_FORGO):
            build(g, said)
        elif SAY_RECRUIT_FLEET <= verb <= SAY_RECRUIT_PHILOSOPHER:
            recruit(g, said)
        elif verb == SAY_BUY:
            buy(g, said.x)
        elif verb == SAY_LEAD:
            lead(g, said.x, said.y)
        elif verb == SAY_SACRIFICE:
            sacrifice(g, said.x)
        else:
            GODS[g.god].act(g, said)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        return why_not_in_turn(g, said)


def recruit(g: Legendary, said: Answer) -> None:
    """L-10.0.2: the first is free and due, the others cost more and more."""
    god = GODS[g.god]
    price = god.price(g)
    if g.recruit_due:
        g.recruit_due = 0
    else:
        g.extras += 1
        spend(g, g.team_of(g.active), price)
    god.recruit(g, said, price)
