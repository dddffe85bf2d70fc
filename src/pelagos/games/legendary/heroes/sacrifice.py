"""Sacrificing a hero in a turn (L-9.5, L-16.0.2)."""

from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.hooks import may_use
from pelagos.games.legendary.ids import CYCLE_OF, HEROES, IN_PLAY, OWNER_OF, PLACE_OF, SAY_SACRIFICE, HeroId
from pelagos.games.legendary.ops import depart_for_good
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.event import Refusal
from pelagos.kernel.sheet import Sheet


def offer_sacrifices(g: Legendary, sheet: Sheet) -> None:
    """L-16.0.2: every hero of the active faction whose power can be used now."""
    who = g.active
    for hero in range(HEROES):
        if may_use(g, who, hero) and g.frame.heroes[hero].possible(g, who, hero):
            sheet.add(SAY_SACRIFICE, hero)


def sacrifice(g: Legendary, hero: HeroId) -> None:
    """L-16.0.2: the hero leaves the game, then his power works."""
    g.tell(told.HERO_SACRIFICED, g.active, hero)
    depart_for_good(g, hero)
    g.frame.heroes[hero].sacrifice(g, g.active)


def why_not_sacrifice(g: Legendary, hero: HeroId) -> Refusal | None:
    """The first thing that stands in the way; None if nothing does."""
    who = g.active
    if g.heroes[PLACE_OF + hero] != IN_PLAY or g.heroes[OWNER_OF + hero] != who:
        return Refusal(no.NOT_YOUR_HERO, hero)
    if g.heroes[CYCLE_OF + hero] >= g.cycle:
        return Refusal(no.TOO_FRESH, hero)
    return g.frame.heroes[hero].why_not(g, who, hero)
