"""Buildings and metropolises (C-10, C-15)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.classic import events as told
from pelagos.games.classic import refusals as no
from pelagos.games.classic.ids import (
    BUILDING_PRICE,
    METROPOLIS,
    SAY_BUILD,
    SAY_FOUND,
    SAY_GIVE_BACK,
    SITES,
    TYPES,
    ZONE_O,
    ZONE_S,
    BuildingKind,
    Island,
    Site,
)
from pelagos.games.classic.ops import (
    built,
    free_slots,
    in_zone,
    owned_buildings,
    put_building,
    put_metropolis,
    remove_building,
    spend,
)
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


def offer_buildings(g: Classic, kind: BuildingKind, sheet: Sheet) -> None:
    """C-10.2 to C-10.4: the god's building in a free slot of an owned island."""
    if g.gold[g.active] < BUILDING_PRICE or g.supply[kind] == 0:
        return
    for island in range(len(g.owner)):
        if g.owner[island] == g.active:
            if free_slots(g, island, ZONE_S) > 0:
                sheet.add(SAY_BUILD, island, ZONE_S * TYPES + kind)
            if free_slots(g, island, ZONE_O) > 0:
                sheet.add(SAY_BUILD, island, ZONE_O * TYPES + kind)


def build(g: Classic, island: Island, site: Site) -> None:
    """C-10.1, C-10.7"""
    spend(g, g.active, BUILDING_PRICE)
    put_building(g, island, site)
    g.tell(told.BUILDING_BUILT, g.active, site, island)
    check_set(g)


def check_set(g: Classic) -> None:
    """C-15.2: whoever owns one of each must give them back for a metropolis, at once. Only the active player can."""
    for kind in range(TYPES):
        if owned_buildings(g, g.active, kind) == 0:
            return
    g.then(*[GiveBack(kind) for kind in range(TYPES)], FoundMetropolis())


class GiveBack(Choice[Classic]):
    """C-15.4: which building of this type goes back."""

    ARGS = ("kind",)

    def __init__(self, kind: BuildingKind) -> None:
        self.kind: Final = kind

    def seat(self, g: Classic) -> Seat:
        return g.active

    def options(self, g: Classic, sheet: Sheet) -> None:
        for island in range(len(g.owner)):
            if g.owner[island] == g.active:
                for site in (self.kind, TYPES + self.kind):
                    if g.sites[island * SITES + site]:
                        sheet.add(SAY_GIVE_BACK, island, site)

    def take(self, g: Classic, said: Answer) -> None:
        remove_building(g, said.x, said.y)
        g.tell(told.BUILDING_GIVEN, g.active, said.y, said.x)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_GIVE_BACK:
            return Refusal(no.SET_FIRST)
        if said.y % TYPES != self.kind:
            return Refusal(no.OTHER_TYPE_FIRST, self.kind)
        if g.owner[said.x] != g.active:
            return Refusal(no.NOT_YOUR_ISLAND, said.x)
        return Refusal(no.NO_SUCH_BUILDING, said.y, said.x) if g.sites[said.x * SITES + said.y] == 0 else None


class FoundMetropolis(Task[Classic]):
    """C-15.5, C-15.8: after what goes back has gone, a site is chosen; without any the metropolis is lost."""

    def run(self, g: Classic) -> None:
        if g.supply[METROPOLIS] == 0 or not any_site(g):
            g.tell(told.METROPOLIS_LOST, g.active)
            check_set(g)
        else:
            g.then(ChooseSite())


def any_site(g: Classic) -> bool:
    for island in range(len(g.owner)):
        if g.owner[island] == g.active and not g.metropolis[island]:
            return True
    return False


def free_site(g: Classic, island: Island) -> bool:
    """C-15.6: an own island without a metropolis and with nothing in zone S."""
    return g.owner[island] == g.active and not g.metropolis[island] and in_zone(g, island, ZONE_S) == 0


def any_free_site(g: Classic) -> bool:
    for island in range(len(g.owner)):
        if free_site(g, island):
            return True
    return False


class ChooseSite(Choice[Classic]):
    """C-15.6, C-15.7: a free site if there is one, else any island without a metropolis."""

    def seat(self, g: Classic) -> Seat:
        return g.active

    def options(self, g: Classic, sheet: Sheet) -> None:
        must_be_free = any_free_site(g)
        for island in range(len(g.owner)):
            if g.owner[island] == g.active and not g.metropolis[island] and (not must_be_free or free_site(g, island)):
                sheet.add(SAY_FOUND, island)

    def take(self, g: Classic, said: Answer) -> None:
        put_metropolis(g, said.x)
        g.tell(told.METROPOLIS_FOUNDED, g.active, said.x)
        check_set(g)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_FOUND:
            return Refusal(no.SITE_FIRST)
        if g.owner[said.x] != g.active:
            return Refusal(no.NOT_YOUR_ISLAND, said.x)
        if g.metropolis[said.x]:
            return Refusal(no.METROPOLIS_STANDS, said.x)
        return None if free_site(g, said.x) or not any_free_site(g) else Refusal(no.FREE_SITE_FIRST, said.x)


def gain_philosopher(g: Classic) -> None:
    """C-15.3: the fourth makes a metropolis, at once."""
    g.philosophers[g.active] += 1
    if g.philosophers[g.active] == 4:
        g.philosophers[g.active] = 0
        g.tell(told.PHILOSOPHERS_GIVEN, g.active)
        g.then(FoundMetropolis())


def completed_sets(g: Classic, seat: Seat, island: Island) -> i64:
    """C-16.2: how many sets this seat would own with the buildings of one more island."""
    fewest: i64 = 2 * SITES
    for kind in range(TYPES):
        owned = owned_buildings(g, seat, kind)
        if g.owner[island] != seat:
            owned += built(g, island, kind)
        fewest = min(fewest, owned)
    return fewest
