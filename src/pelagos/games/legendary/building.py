"""Buildings and metropolises (L-14): building, sets that convert, and where a metropolis comes to stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.bonus import ResolveBonus
from pelagos.games.legendary.hooks import PROTECTORS, card_site, may_protect
from pelagos.games.legendary.ids import (
    APOLLO,
    BONUSES,
    KINDS,
    LAND_OF,
    METROPOLIS,
    NONE,
    ON_CARD,
    OWNER_OF,
    PLACE_OF,
    SAY_FOUND,
    SAY_GIVE,
    SAY_PROTECT,
    SAY_TOKEN,
    BuildingKind,
    Faction,
    HeroId,
    Site,
    Team,
)
from pelagos.games.legendary.ops import give_philosophers
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice, Task

PHILOSOPHERS_FOR_A_METROPOLIS: Final = 4

# Sites


def owns_site(g: Legendary, who: Faction, site: Site) -> bool:
    """L-14.1: a building belongs to whoever controls its land."""
    return site < g.board.sites and g.owner[g.board.site_land[site]] == who


def is_basic(g: Legendary, site: Site) -> bool:
    return 0 <= g.building[site] < METROPOLIS


def put_building(g: Legendary, site: Site, kind: BuildingKind) -> None:
    """L-14.3"""
    g.building[site] = kind
    g.temple_used[site] = 0
    g.supply[kind] -= 1


def remove_building(g: Legendary, site: Site) -> None:
    """A basic building goes back to the supply."""
    g.supply[g.building[site]] += 1
    g.building[site] = NONE
    g.temple_used[site] = 0


def owned(g: Legendary, who: Faction, kind: BuildingKind) -> i64:
    """How many basic buildings of a kind a faction has."""
    count: i64 = 0
    for site in range(g.board.sites):
        if g.building[site] == kind and owns_site(g, who, site):
            count += 1
    return count


def owned_by_team(g: Legendary, who: Faction, kind: BuildingKind) -> i64:
    """L-18.6"""
    count: i64 = 0
    for site in range(g.board.sites):
        if g.building[site] == kind and g.allied(who, g.owner[g.board.site_land[site]]):
            count += 1
    return count


def has_free_site(g: Legendary, who: Faction) -> bool:
    for site in range(g.board.sites):
        if g.building[site] == NONE and g.owner[g.board.site_land[site]] == who:
            return True
    return False


def metropolises_left(g: Legendary) -> bool:
    """L-1.6"""
    for bonus in range(BONUSES):
        if g.supply[KINDS + bonus]:
            return True
    return False


def has_place(g: Legendary, who: Faction, gone: HeroId = NONE) -> bool:
    """L-14.11: a free site, a building to replace, or the card of a hero other than the one who is gone."""
    for site in range(g.board.sites):
        if g.building[site] < METROPOLIS and owns_site(g, who, site):
            return True
    for hero in PROTECTORS:
        if hero != gone and may_protect(g, who, hero):
            return True
    return False


def metropolises(g: Legendary, team: Team) -> i64:
    """L-14.17: on sites of areas the team controls, and on the cards of its heroes."""
    count: i64 = 0
    for site in range(g.board.sites):
        if g.building[site] >= METROPOLIS:
            owner = g.owner[g.board.site_land[site]]
            if owner != NONE and g.team_of(owner) == team:
                count += 1
    for hero in PROTECTORS:
        if g.heroes[PLACE_OF + hero] == ON_CARD and g.team_of(g.heroes[OWNER_OF + hero]) == team:
            count += 1
    return count


# Conversions


class Settle(Task[Legendary]):
    """L-14.13: sets of four types, then four philosophers; the acting faction first, then in the order of the gods."""

    def run(self, g: Legendary) -> None:
        if not metropolises_left(g):
            return
        if g.active != NONE and self._convert(g, g.active):
            return
        for who in in_god_order(g):
            if who != g.active and self._convert(g, who):
                return

    def _convert(self, g: Legendary, who: Faction) -> bool:
        """The first conversion that is due for a faction, and everything again afterwards."""
        if owes_set(g, who):
            gifts = [GiveSeveral(who, kind, 1, 1) for kind in range(KINDS)]
            g.then(*gifts, BuildMetropolis(who), Settle())
            return True
        if g.philosophers[who] >= PHILOSOPHERS_FOR_A_METROPOLIS and has_place(g, who):
            give_philosophers(g, who, PHILOSOPHERS_FOR_A_METROPOLIS)
            g.tell(told.PHILOSOPHERS_GIVEN, who)
            g.then(BuildMetropolis(who), Settle())
            return True
        return False


def in_god_order(g: Legendary) -> list[Faction]:
    """L-9.7, L-14.13: those who have acted stand on the turn-order track, the first one last; then those on gods."""
    last = g.frame.factions - 1
    acted = [g.order[last - i] for i in range(g.returned)]
    gods = [g.pawn[g.gods[slot]] for slot in range(g.frame.gods_up)] + [g.pawn[APOLLO]]
    return acted + [who for who in gods if who != NONE]


def owes_set(g: Legendary, who: Faction) -> bool:
    """L-14.8, L-18.6: has the team all four types? Only what the acting faction does can complete a set."""
    if who != g.active:
        return False
    for kind in range(KINDS):
        if owned_by_team(g, who, kind) == 0:
            return False
    return has_place(g, who)


class GiveSeveral(Task[Legendary]):
    """So many buildings of a kind go back to the supply; which ones is asked only while there are more."""

    ARGS = ("who", "kind", "n", "shared")

    def __init__(self, who: Faction, kind: BuildingKind, n: i64, shared: i64) -> None:
        self.who: Final = who
        self.kind: Final = kind
        self.n: Final = n
        self.shared: Final = shared

    def run(self, g: Legendary) -> None:
        copies = owned_by_team(g, self.who, self.kind) if self.shared else owned(g, self.who, self.kind)
        if copies > self.n:
            rest = [GiveSeveral(self.who, self.kind, self.n - 1, self.shared)] if self.n > 1 else []
            g.then(GiveBack(self.who, self.kind, self.shared), *rest)
            return
        for site in range(g.board.sites):
            if may_give(g, self.who, site, self.kind, self.shared):
                give_back(g, self.who, site)


def may_give(g: Legendary, who: Faction, site: Site, kind: BuildingKind, shared: i64) -> bool:
    """Is that a building of this kind of theirs, or, if sets are shared, of their team?"""
    if g.building[site] != kind or site >= g.board.sites:
        return False
    return g.allied(who, g.owner[g.board.site_land[site]]) if shared else owns_site(g, who, site)


def give_back(g: Legendary, who: Faction, site: Site) -> None:
    g.tell(told.BUILDING_GIVEN, who, g.building[site], site)
    remove_building(g, site)


class GiveBack(Choice[Legendary]):
    """L-14.8: with several of a type they choose which one goes; L-18.6: a teammate's is as good."""

    ARGS = ("who", "kind", "shared")

    def __init__(self, who: Faction, kind: BuildingKind, shared: i64) -> None:
        self.who: Final = who
        self.kind: Final = kind
        self.shared: Final = shared

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for site in range(g.board.sites):
            if may_give(g, self.who, site, self.kind, self.shared):
                sheet.add(SAY_GIVE, site)

    def take(self, g: Legendary, said: Answer) -> None:
        give_back(g, self.who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_GIVE:
            return Refusal(no.SET_FIRST)
        if g.building[said.x] != self.kind:
            return Refusal(no.OTHER_KIND_FIRST, self.kind)
        return None if may_give(g, self.who, said.x, self.kind, self.shared) else Refusal(no.NOT_YOUR_SITE, said.x)


class BuildMetropolis(Task[Legendary]):
    """L-14.14: the requirement is met; the place, the token, the bonus. Without a token nothing comes (L-1.6)."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def run(self, g: Legendary) -> None:
        if metropolises_left(g) and has_place(g, self.who):
            g.then(FoundMetropolis(self.who))


class FoundMetropolis(Choice[Legendary]):
    """L-14.9, L-16.7.2: a free site, else in place of an own basic building; or on the card of a hero."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        free = has_free_site(g, self.who)
        for site in range(g.board.sites):
            if owns_site(g, self.who, site) and (g.building[site] == NONE if free else is_basic(g, site)):
                sheet.add(SAY_FOUND, site)
        for hero in PROTECTORS:
            if may_protect(g, self.who, hero):
                sheet.add(SAY_PROTECT, hero)

    def take(self, g: Legendary, said: Answer) -> None:
        if said.verb == SAY_PROTECT:
            g.tell(told.METROPOLIS_PROTECTED, self.who, said.x)
            g.heroes[PLACE_OF + said.x] = ON_CARD
            g.heroes[LAND_OF + said.x] = NONE
            g.then(DrawToken(self.who, card_site(g, said.x)))
            return
        if is_basic(g, said.x):
            remove_building(g, said.x)
        g.then(DrawToken(self.who, said.x))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb == SAY_PROTECT:
            return None if may_protect(g, self.who, said.x) else Refusal(no.NO_PROTECTION, said.x)
        if said.verb != SAY_FOUND:
            return Refusal(no.SITE_FIRST)
        if not owns_site(g, self.who, said.x):
            return Refusal(no.NOT_YOUR_SITE, said.x)
        if g.building[said.x] >= METROPOLIS:
            return Refusal(no.METROPOLIS_STANDS, said.x)
        taken = g.building[said.x] != NONE and has_free_site(g, self.who)
        return Refusal(no.FREE_SITE_LEFT) if taken else None


class DrawToken(Chance[Legendary]):
    """L-14.14: a random metropolis of the supply, bonus side up."""

    ARGS = ("who", "site")

    def __init__(self, who: Faction, site: Site) -> None:
        self.who: Final = who
        self.site: Final = site

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for bonus in range(BONUSES):
            if g.supply[KINDS + bonus]:
                sheet.weigh(g.supply[KINDS + bonus], SAY_TOKEN, bonus)

    def take(self, g: Legendary, said: Answer) -> None:
        put_building(g, self.site, METROPOLIS + said.x)
        g.tell(told.METROPOLIS_FOUNDED, self.who, self.site, said.x)
        g.then(ResolveBonus(self.who, said.x))
