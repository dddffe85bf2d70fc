"""Moving fleets and troops (C-2.9, C-11, C-12), and what a landing leads to."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import first_of
from pelagos.games.classic import events as told
from pelagos.games.classic import refusals as no
from pelagos.games.classic.battle import fight_at_sea, fight_on_land
from pelagos.games.classic.conquest import capture, may_land
from pelagos.games.classic.hooks import closed_seas, holds_troops, minotaur_defends
from pelagos.games.classic.ids import NONE, SAY_MARCH, SAY_SAIL, SAY_STOP, Island, Sea, Seas
from pelagos.games.classic.ops import arrive, leave, seas_of
from pelagos.games.classic.position import Classic
from pelagos.games.classic.reach import chained_islands
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice


def offer_sails(g: Classic, origin: Sea, closed: Seas, sheet: Sheet) -> None:
    """C-11.2: any number of fleets of one sea to a neighbouring sea that is not closed."""
    goals = g.board.sea_neighbours[origin] & ~closed
    fleets = g.fleets[origin]
    while goals:
        goal = first_of(goals)
        goals &= goals - 1
        for n in range(1, fleets + 1):
            sheet.add(SAY_SAIL, origin, goal, n)


def sail(g: Classic, origin: Sea, goal: Sea, fleets: i64) -> bool:
    """One step of a group; True if it ends in a battle (C-11.4)."""
    leave(g, origin, fleets)
    g.tell(told.FLEETS_SAILED, g.active, origin, goal, fleets)
    if g.ruler[goal] != NONE and g.ruler[goal] != g.active:
        fight_at_sea(g, goal, fleets)
        return True
    arrive(g, g.active, goal, fleets)
    return False


class SailOn(Choice[Classic]):
    """C-11.2, C-11.3: up to three steps; fleets met may join, fleets may stay behind."""

    ARGS = ("sea", "steps")

    def __init__(self, sea: Sea, steps: i64) -> None:
        self.sea: Final = sea
        self.steps: Final = steps

    def seat(self, g: Classic) -> Seat:
        return g.active

    def options(self, g: Classic, sheet: Sheet) -> None:
        offer_sails(g, self.sea, closed_seas(g), sheet)
        sheet.add(SAY_STOP)

    def take(self, g: Classic, said: Answer) -> None:
        if said.verb == SAY_SAIL and not sail(g, said.x, said.y, said.n) and self.steps > 1:
            g.then(SailOn(said.y, self.steps - 1))

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_SAIL:
            return None if said.verb == SAY_STOP else Refusal(no.MOVE_FIRST)
        if said.x != self.sea:
            return Refusal(no.OTHER_GROUP, self.sea)
        return why_not_sail(g, said)


def why_not_sail(g: Classic, said: Answer) -> Refusal | None:
    """C-11: what hinders this step."""
    if g.ruler[said.x] != g.active:
        return Refusal(no.NO_FLEET_THERE, said.x)
    if not g.board.sea_neighbours[said.x] >> said.y & 1:
        return Refusal(no.NOT_ADJACENT, said.x, said.y)
    if closed_seas(g) >> said.y & 1:
        return Refusal(no.CLOSED_SEA, said.y)
    return None if 1 <= said.n <= g.fleets[said.x] else Refusal(no.TOO_FEW_FLEETS, said.x, g.fleets[said.x])


def offer_marches(g: Classic, sheet: Sheet) -> None:
    """C-12.2: troops of one owned island to one other island to which there is a chain."""
    waters = seas_of(g, g.active)
    for island in range(len(g.owner)):
        if g.owner[island] == g.active and g.troops[island] and not holds_troops(g, island):
            goals = chained_islands(g, waters, island)
            while goals:
                goal = first_of(goals)
                goals &= goals - 1
                if may_land(g, goal):
                    for n in range(1, g.troops[island] + 1):
                        sheet.add(SAY_MARCH, island, goal, n)


def march(g: Classic, origin: Island, goal: Island, troops: i64) -> None:
    """C-12.9: the origin stays owned."""
    g.troops[origin] -= troops
    g.tell(told.TROOPS_MARCHED, g.active, origin, goal, troops)
    land(g, goal, troops)


def land(g: Classic, island: Island, troops: i64) -> None:
    """C-12.5 to C-12.8: troops of the active player come ashore."""
    holder = g.owner[island]
    if holder == g.active:
        g.troops[island] += troops
    elif holder == NONE or (g.troops[island] == 0 and not minotaur_defends(g, island)):
        capture(g, island, troops)
    else:
        fight_on_land(g, island, troops)
