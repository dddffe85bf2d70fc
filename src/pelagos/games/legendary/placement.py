"""The two placement rounds (L-4.8 to L-4.12)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit, first_of
from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.conquest import draw_priestess
from pelagos.games.legendary.ids import NONE, SAY_CLAIM, SAY_LAUNCH, SAY_MUSTER, Faction, Land, Lands, Seas
from pelagos.games.legendary.ops import lands_of, lands_owned, launch, muster, offer_lands
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task

TROOPS_TO_MUSTER: Final = 3


class Placement(Task[Legendary]):
    """L-4.8, L-4.10: two lands each in turn order, then a third and three troops in reverse order."""

    def run(self, g: Legendary) -> None:
        rounds: list[Task[Legendary]] = [PlaceTwo(g.order[space]) for space in range(g.frame.factions)]
        last = g.frame.factions - 1
        rounds += [PlaceThird(g.order[last - space]) for space in range(g.frame.factions)]
        g.then(*rounds)


class PlaceTwo(Task[Legendary]):
    """L-4.8: two lands on two islands, then a fleet beside each, in the order they were chosen."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def run(self, g: Legendary) -> None:
        if lands_owned(g, NONE):
            g.then(ClaimLand(self.who, NONE))


class ClaimLand(Choice[Legendary]):
    """L-4.8, L-4.11: the first or the second land of round 1. `land` is the one already chosen."""

    ARGS = ("who", "land")

    def __init__(self, who: Faction, land: Land) -> None:
        self.who: Final = who
        self.land: Final = land

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        lands = self.open_lands(g)
        while lands:
            sheet.add(SAY_CLAIM, first_of(lands))
            lands &= lands - 1

    def open_lands(self, g: Legendary) -> Lands:
        """L-4.12: the teammate's islands are given up first, then the other island."""
        free = lands_of(g, NONE)
        own = g.board.island[self.land] if self.land != NONE else 0
        for barred in (own | teammates_islands(g, self.who), own):
            if free & ~barred:
                return free & ~barred
        return free

    def take(self, g: Legendary, said: Answer) -> None:
        settle_land(g, self.who, said.x)
        if self.land != NONE:
            g.then(LaunchBeside(self.who, self.land), LaunchBeside(self.who, said.x))
        elif lands_owned(g, NONE):
            g.then(ClaimLand(self.who, said.x))
        else:
            g.then(LaunchBeside(self.who, said.x))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_CLAIM:
            return Refusal(no.PLACEMENT_FIRST)
        if g.owner[said.x] != NONE:
            return Refusal(no.LAND_TAKEN, said.x)
        if self.open_lands(g) & bit(said.x):
            return None
        own = self.land != NONE and g.board.island[self.land] & bit(said.x)
        return Refusal(no.SAME_ISLAND if own else no.TEAMMATES_ISLAND, said.x)


def teammates_islands(g: Legendary, who: Faction) -> Lands:
    """L-4.11: the islands on which the teammate stands in round 1."""
    lands: i64 = 0
    for land in range(g.board.lands):
        owner = g.owner[land]
        if owner != NONE and owner != who and g.allied(who, owner):
            lands |= g.board.island[land]
    return lands


def settle_land(g: Legendary, who: Faction, land: Land) -> None:
    """L-4.8: control, and a priestess where the symbol is."""
    g.owner[land] = who
    g.tell(told.LAND_CLAIMED, who, land)
    draw_priestess(g, who, land)


class LaunchBeside(Task[Legendary]):
    """L-4.9: without a free sea beside the land its fleet stays in reserve."""

    ARGS = ("who", "land")

    def __init__(self, who: Faction, land: Land) -> None:
        self.who: Final = who
        self.land: Final = land

    def run(self, g: Legendary) -> None:
        if free_seas(g, self.land):
            g.then(LaunchFleet(self.who, self.land))
        else:
            g.tell(told.NO_SEA_FREE, self.who, self.land)


def free_seas(g: Legendary, land: Land) -> Seas:
    free: i64 = 0
    seas = g.board.seas_of_land[land]
    while seas:
        sea = first_of(seas)
        seas &= seas - 1
        if g.ruler[sea] == NONE:
            free |= bit(sea)
    return free


class LaunchFleet(Choice[Legendary]):
    """D-03: a free sea beside the land."""

    ARGS = ("who", "land")

    def __init__(self, who: Faction, land: Land) -> None:
        self.who: Final = who
        self.land: Final = land

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        seas = free_seas(g, self.land)
        while seas:
            sheet.add(SAY_LAUNCH, first_of(seas))
            seas &= seas - 1

    def take(self, g: Legendary, said: Answer) -> None:
        launch(g, self.who, said.x)
        g.tell(told.FLEET_LAUNCHED, self.who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_LAUNCH:
            return Refusal(no.PLACEMENT_FIRST)
        if g.ruler[said.x] != NONE:
            return Refusal(no.SEA_TAKEN, said.x)
        near = g.board.seas_of_land[self.land] & bit(said.x)
        return None if near else Refusal(no.SEA_NOT_NEXT_TO_YOU, said.x)


class PlaceThird(Task[Legendary]):
    """L-4.10: a third land, a fleet, three troops."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def run(self, g: Legendary) -> None:
        troops = [MusterTroop(self.who) for _ in range(TROOPS_TO_MUSTER)]
        if lands_owned(g, NONE):
            g.then(ClaimThird(self.who), *troops)
        elif lands_owned(g, self.who):
            g.then(*troops)


class ClaimThird(Choice[Legendary]):
    """L-4.10: any free land."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        offer_lands(g, NONE, SAY_CLAIM, sheet)

    def take(self, g: Legendary, said: Answer) -> None:
        settle_land(g, self.who, said.x)
        g.then(LaunchBeside(self.who, said.x))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_CLAIM:
            return Refusal(no.PLACEMENT_FIRST)
        return None if g.owner[said.x] == NONE else Refusal(no.LAND_TAKEN, said.x)


class MusterTroop(Choice[Legendary]):
    """D-06: one of three troops on a land they control."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        offer_lands(g, self.who, SAY_MUSTER, sheet)

    def take(self, g: Legendary, said: Answer) -> None:
        muster(g, self.who, said.x)
        g.tell(told.TROOP_MUSTERED, self.who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_MUSTER:
            return Refusal(no.PLACEMENT_FIRST)
        return None if g.owner[said.x] == self.who else Refusal(no.NOT_YOUR_LAND, said.x)
