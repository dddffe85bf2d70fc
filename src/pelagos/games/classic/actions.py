"""Phase 5: the turns of the gods (C-8), and Apollo (C-17)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.classic import events as told
from pelagos.games.classic import refusals as no
from pelagos.games.classic.building import build, offer_buildings
from pelagos.games.classic.buying import buy, offer_creatures
from pelagos.games.classic.gods import GODS
from pelagos.games.classic.ids import (
    APOLLO,
    CYCLE_OF,
    LAND_FIGURES,
    MAIN_GODS,
    NONE,
    OWNER_OF,
    SAY_BUILD,
    SAY_BUY,
    SAY_END_TURN,
    SAY_PROSPER,
    SAY_RECRUIT_CARD,
    SAY_RECRUIT_FLEET,
    SAY_RECRUIT_TROOP,
    GodId,
    Marker,
)
from pelagos.games.classic.ops import earn, islands_owned, remove_figure
from pelagos.games.classic.position import Classic
from pelagos.games.classic.why import why_not_in_turn
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


class Actions(Task[Classic]):
    """C-8.1: the gods by position, those without an offering skipped; then the markers on Apollo."""

    def run(self, g: Classic) -> None:
        turns: list[Task[Classic]] = []
        for position in range(g.frame.gods_up):
            god = g.gods[position]
            if g.bidder[god] != NONE:
                turns.append(Turn(g.bidder[god], god))
        numbers = [number for number in range(g.frame.markers) if g.apollo[number] != NONE]
        g.returned = 0
        g.then(*turns, *[ApolloTurn(g.apollo[number], number) for number in numbers])


class Turn(Task[Classic]):
    """C-8.3, C-8.4: figures of an earlier cycle leave, then the player does what their god allows."""

    ARGS = ("marker", "god")

    def __init__(self, marker: Marker, god: GodId) -> None:
        self.marker: Final = marker
        self.god: Final = god

    def run(self, g: Classic) -> None:
        # C-16.7: the turn of an eliminated player is lost.
        if begin_turn(g, self.marker, self.god):
            g.then(TakeTurn(), EndTurn(self.marker))


def begin_turn(g: Classic, marker: Marker, god: GodId) -> bool:
    """C-8.3; False if the player has been eliminated."""
    seat = g.seat_of(marker)
    if not g.alive[seat]:
        return False
    g.active = seat
    g.god = god
    g.recruits = 0
    g.tell(told.TURN_BEGAN, seat, god)
    for figure in range(LAND_FIGURES):
        # C-19.11: with two turns in a cycle a figure outlives the second.
        if g.figures[OWNER_OF + figure] == seat and g.figures[CYCLE_OF + figure] < g.cycle:
            remove_figure(g, g.frame.figure_cards[figure])
    return True


class EndTurn(Task[Classic]):
    """C-8.8: the marker goes to the free space of the turn track with the highest number."""

    ARGS = ("marker",)

    def __init__(self, marker: Marker) -> None:
        self.marker: Final = marker

    def run(self, g: Classic) -> None:
        leave_god(g, self.marker)
        g.returned += 1
        g.order[g.frame.markers - g.returned] = self.marker
        g.active = g.god = NONE
        g.tell(told.TURN_ENDED, g.seat_of(self.marker))


def leave_god(g: Classic, marker: Marker) -> None:
    """C-8.8: the marker is taken off its god, or off Apollo."""
    for god in range(MAIN_GODS):
        if g.bidder[god] == marker:
            g.bidder[god] = NONE
            g.amount[god] = 0
    for place in range(g.frame.markers):
        if g.apollo[place] == marker:
            g.apollo[place] = NONE


class TakeTurn(Choice[Classic]):
    """C-8.4: recruit, build, the god's own action, creatures, in any order; or end the turn."""

    def seat(self, g: Classic) -> Seat:
        return g.active

    def telling(self, g: Classic) -> bool:
        """C-23.4: ending a turn is always said, and what can be paid is a secret."""
        return True

    def options(self, g: Classic, sheet: Sheet) -> None:
        god = GODS[g.god]
        price = god.price(g.recruits)
        if price != NONE and g.gold[g.active] >= price:
            god.offer_recruits(g, sheet)
        free_recruit_due = g.recruits == 0 and sheet.count > 0
        offer_buildings(g, god.building, sheet)
        god.offer_special(g, sheet)
        offer_creatures(g, sheet)
        if not free_recruit_due:
            # C-8.6: the free recruit is an obligation while it is possible.
            sheet.add(SAY_END_TURN)

    def take(self, g: Classic, said: Answer) -> None:
        verb = said.verb
        if verb == SAY_END_TURN:
            if g.recruits == 0:
                g.tell(told.FREE_RECRUIT_LOST, g.active)
            return
        g.then(TakeTurn())
        if verb in (SAY_RECRUIT_FLEET, SAY_RECRUIT_TROOP, SAY_RECRUIT_CARD):
            GODS[g.god].recruit(g, said)
        elif verb == SAY_BUILD:
            build(g, said.x, said.y)
        elif verb == SAY_BUY:
            buy(g, said.x)
        else:
            GODS[g.god].special(g, said)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        return why_not_in_turn(g, said)


class ApolloTurn(Task[Classic]):
    """C-17.1 to C-17.3: gold for everybody there, a prosperity marker for the first."""

    ARGS = ("marker", "number")

    def __init__(self, marker: Marker, number: i64) -> None:
        self.marker: Final = marker
        self.number: Final = number

    def run(self, g: Classic) -> None:
        if not begin_turn(g, self.marker, APOLLO):
            return
        gold: i64 = 4 if islands_owned(g, g.active) == 1 else 1
        earn(g, g.active, gold)
        g.tell(told.APOLLO_PAID, g.active, gold)
        if self.number == 0 and g.prosperity_left:
            g.then(Prosper(), EndTurn(self.marker))
        else:
            g.then(EndTurn(self.marker))


class Prosper(Choice[Classic]):
    """C-17.4: the prosperity marker goes to any island."""

    def seat(self, g: Classic) -> Seat:
        return g.active

    def options(self, g: Classic, sheet: Sheet) -> None:
        for island in range(len(g.owner)):
            sheet.add(SAY_PROSPER, island)

    def take(self, g: Classic, said: Answer) -> None:
        g.prosperity[said.x] += 1
        g.prosperity_left -= 1
        g.tell(told.ISLAND_PROSPERED, g.active, said.x)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        return None if said.verb == SAY_PROSPER else Refusal(no.ONLY_APOLLO)
