"""The god's free building (L-14.3 to L-14.5)."""

from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.building import Settle, has_free_site, is_basic, owns_site, put_building, remove_building
from pelagos.games.legendary.gods.god import God
from pelagos.games.legendary.ids import KINDS, METROPOLIS, NONE, SAY_BUILD, SAY_FORGO, BuildingKind, Site
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.sheet import Sheet


def offer_building(g: Legendary, god: God, sheet: Sheet) -> None:
    """L-14.5: on a free site; L-14.4: without any, in place of a building of another kind, or not at all."""
    before = sheet.count
    free = has_free_site(g, g.active)
    for kind in range(KINDS):
        if g.supply[kind] and god.builds(g, kind):
            for land in range(g.board.lands):
                if g.owner[land] == g.active:
                    for site in range(g.board.first_site[land], g.board.first_site[land + 1]):
                        if _fits(g, site, kind, free):
                            sheet.add(SAY_BUILD, site, kind)
    if not free and sheet.count > before:
        sheet.add(SAY_FORGO)


def _fits(g: Legendary, site: Site, kind: BuildingKind, free: bool) -> bool:
    return g.building[site] == NONE if free else is_basic(g, site) and g.building[site] != kind


def can_build(g: Legendary, god: God) -> bool:
    """L-9.4: forgoing alone is no possibility."""
    free = has_free_site(g, g.active)
    for kind in range(KINDS):
        if g.supply[kind] and god.builds(g, kind):
            for site in range(g.board.sites):
                if _fits(g, site, kind, free) and owns_site(g, g.active, site):
                    return True
    return False


def build(g: Legendary, said: Answer) -> None:
    """L-14.3, and what a new building completes."""
    g.build_due = 0
    if said.verb == SAY_FORGO:
        g.tell(told.BUILDING_FORGONE, g.active)
        return
    if g.building[said.x] != NONE:
        remove_building(g, said.x)
        g.tell(told.BUILDING_REPLACED, g.active, said.y, said.x)
    else:
        g.tell(told.BUILDING_BUILT, g.active, said.y, said.x)
    put_building(g, said.x, said.y)
    g.then(Settle())


def why_not_build(g: Legendary, god: God, said: Answer) -> Refusal | None:
    """L-14.3 to L-14.5, for people."""
    if not g.build_due:
        return Refusal(no.BUILD_DONE)
    if said.verb == SAY_FORGO:
        if not can_build(g, god):
            return Refusal(no.NOTHING_TO_BUILD)
        return Refusal(no.FREE_SITE_LEFT) if has_free_site(g, g.active) else None
    if not god.builds(g, said.y):
        return Refusal(no.OWNED_KIND if god.kind == NONE else no.OTHER_BUILDING, said.y)
    if g.supply[said.y] == 0:
        return Refusal(no.KIND_GONE, said.y)
    if not owns_site(g, g.active, said.x):
        return Refusal(no.NOT_YOUR_SITE, said.x)
    if g.building[said.x] >= METROPOLIS:
        return Refusal(no.METROPOLIS_STANDS, said.x)
    if g.building[said.x] == said.y:
        return Refusal(no.SAME_KIND, said.y)
    taken = g.building[said.x] != NONE and has_free_site(g, g.active)
    return Refusal(no.SITE_TAKEN, said.x) if taken else None
