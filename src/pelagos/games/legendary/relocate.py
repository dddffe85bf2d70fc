"""Free relocation: Pegasus and Perseus's sacrifice (L-11.4)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.conquest import may_land
from pelagos.games.legendary.hooks import frozen_land
from pelagos.games.legendary.ids import NONE, SAY_FROM, SAY_PASS, SAY_TO, Faction, HeroId, Land
from pelagos.games.legendary.move import Party, choose_units
from pelagos.games.legendary.ops import heroes_in
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice


def may_leave(g: Legendary, who: Faction, land: Land, gone: HeroId = NONE) -> bool:
    """L-11.4.1: an own land with Troops or heroes, other than a hero who is gone, and without Medusa."""
    if g.owner[land] != who or frozen_land(g) & bit(land):
        return False
    heroes = heroes_in(g, land, who)
    if gone != NONE:
        heroes &= ~bit(gone)
    return g.troops[land] + g.mercenaries[land] > 0 or heroes != 0


def may_fly_to(g: Legendary, who: Faction, land: Land) -> bool:
    """L-11.4.1: not Medusa's land, not a teammate's, not against the last-area rule."""
    if frozen_land(g) & bit(land):
        return False
    return g.owner[land] == who or (not g.allied(who, g.owner[land]) and may_land(g, who, land))


def can_relocate(g: Legendary, who: Faction, gone: int = NONE) -> bool:
    """Is there a land to leave, and another one to go to?"""
    for land in range(g.board.lands):
        if may_leave(g, who, land, gone):
            for goal in range(g.board.lands):
                if goal != land and may_fly_to(g, who, goal):
                    return True
    return False


class RelocateFrom(Choice[Legendary]):
    """D-81: the land they leave; Pegasus's master may let it be (L-15.9.1)."""

    ARGS = ("who", "optional")

    def __init__(self, who: Faction, optional: i64) -> None:
        self.who: Final = who
        self.optional: Final = optional

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        # Whoever may leave a land may go to any other one that may be left; if it is the only one, there is a goal.
        for land in range(g.board.lands):
            if may_leave(g, self.who, land):
                sheet.add(SAY_FROM, land)
        if self.optional:
            sheet.add(SAY_PASS)

    def take(self, g: Legendary, said: Answer) -> None:
        if said.verb == SAY_PASS:
            g.tell(told.FLIGHT_DECLINED, self.who)
        else:
            g.then(RelocateTo(self.who, said.x))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb == SAY_PASS:
            return None if self.optional else Refusal(no.SACRIFICE_FIRST)
        if said.verb != SAY_FROM:
            return Refusal(no.EFFECT_FIRST if self.optional else no.SACRIFICE_FIRST)
        if g.owner[said.x] != self.who:
            return Refusal(no.NOT_YOUR_LAND, said.x)
        if frozen_land(g) & bit(said.x):
            return Refusal(no.HELD_BY_MEDUSA, said.x)
        return None if may_leave(g, self.who, said.x) else Refusal(no.NO_UNIT_THERE, said.x)


class RelocateTo(Choice[Legendary]):
    """D-40: any other land, whatever lies between."""

    ARGS = ("who", "land")

    def __init__(self, who: Faction, land: Land) -> None:
        self.who: Final = who
        self.land: Final = land

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for goal in range(g.board.lands):
            if goal != self.land and may_fly_to(g, self.who, goal):
                sheet.add(SAY_TO, goal)

    def take(self, g: Legendary, said: Answer) -> None:
        choose_units(g, Party(self.who, self.land, said.x, 0, NONE))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_TO:
            return Refusal(no.EFFECT_FIRST)
        if said.x == self.land:
            return Refusal(no.SAME_LAND, said.x)
        if frozen_land(g) & bit(said.x):
            return Refusal(no.HELD_BY_MEDUSA, said.x)
        if g.owner[said.x] != self.who and g.allied(self.who, g.owner[said.x]):
            return Refusal(no.TEAMMATES_LAND, said.x)
        return None if may_land(g, self.who, said.x) else Refusal(no.LAST_AREA, said.x)
