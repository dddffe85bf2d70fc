"""The bonuses of metropolises (L-14.15), for the builder, and for whoever loses one."""

from typing import Final

from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.ids import (
    FLEETS2,
    GOLD3,
    PRIESTESS,
    PRIESTESSES,
    PROSPERITY,
    SAY_PLACE_FLEET,
    SAY_PLACE_TROOP,
    SAY_PROSPER,
    TROOPS2,
    Bonus,
    Faction,
)
from pelagos.games.legendary.ops import controller, gain_priestess, lands_owned, launch, muster, offer_lands, seas_of
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import earn
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task

UNITS_GIVEN: Final = 2
GOLD_GIVEN: Final = 3


class ResolveBonus(Task[Legendary]):
    """L-14.15: compulsory as far as possible, the rest is lost."""

    ARGS = ("who", "bonus")

    def __init__(self, who: Faction, bonus: Bonus) -> None:
        self.who: Final = who
        self.bonus: Final = bonus

    def run(self, g: Legendary) -> None:
        if not can_gain(g, self.who, self.bonus):
            g.tell(told.BONUS_LOST, self.who, self.bonus)
            return
        g.tell(told.BONUS_GAINED, self.who, self.bonus)
        if self.bonus == TROOPS2:
            g.then(*[PlaceTroop(self.who) for _ in range(min(UNITS_GIVEN, g.troop_reserve[self.who]))])
        elif self.bonus == FLEETS2:
            g.then(*[PlaceFleet(self.who) for _ in range(min(UNITS_GIVEN, g.fleet_reserve[self.who]))])
        elif self.bonus == PRIESTESS:
            gain_priestess(g, self.who)
        elif self.bonus == GOLD3:
            earn(g, g.team_of(self.who), GOLD_GIVEN)
        else:
            g.then(Prosper(self.who))


def can_gain(g: Legendary, who: Faction, bonus: Bonus) -> bool:
    """Is there anything to gain, and a place for it?"""
    if bonus == TROOPS2:
        return g.troop_reserve[who] > 0 and lands_owned(g, who) > 0
    if bonus == FLEETS2:
        return g.fleet_reserve[who] > 0 and seas_of(g, who) != 0
    if bonus == PROSPERITY:
        return lands_owned(g, who) > 0 or seas_of(g, who) != 0
    return bonus == GOLD3 or g.supply[PRIESTESSES] > 0


class PlaceTroop(Choice[Legendary]):
    """D-62: a basic troop from the reserve on a land they control."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        offer_lands(g, self.who, SAY_PLACE_TROOP, sheet)

    def take(self, g: Legendary, said: Answer) -> None:
        muster(g, self.who, said.x)
        g.tell(told.BONUS_TROOP, self.who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_PLACE_TROOP:
            return Refusal(no.BONUS_FIRST)
        return None if g.owner[said.x] == self.who else Refusal(no.NOT_YOUR_LAND, said.x)


class PlaceFleet(Choice[Legendary]):
    """D-63: a fleet from the reserve on a sea they control already."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for sea in range(g.board.seas):
            if g.ruler[sea] == self.who:
                sheet.add(SAY_PLACE_FLEET, sea)

    def take(self, g: Legendary, said: Answer) -> None:
        launch(g, self.who, said.x)
        g.tell(told.BONUS_FLEET, self.who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_PLACE_FLEET:
            return Refusal(no.BONUS_FIRST)
        return None if g.ruler[said.x] == self.who else Refusal(no.NOT_YOUR_SEA, said.x)


class Prosper(Choice[Legendary]):
    """D-64: a cornucopia of prosperity on an area they control."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for area in range(g.board.lands + g.board.seas):
            if controller(g, area) == self.who:
                sheet.add(SAY_PROSPER, area)

    def take(self, g: Legendary, said: Answer) -> None:
        g.prosperity[said.x] += 1
        g.tell(told.AREA_PROSPERED, self.who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_PROSPER:
            return Refusal(no.BONUS_FIRST)
        return None if controller(g, said.x) == self.who else Refusal(no.NOT_YOUR_AREA, said.x)
