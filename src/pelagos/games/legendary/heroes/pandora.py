"""Pandora: lures mercenaries away; does what a hero on the track would do."""

from typing import Final

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.heroes.hero import Hero
from pelagos.games.legendary.ids import (
    CROESUS,
    CROESUS_PRICE,
    HEROES,
    PANDORA,
    SAY_EMULATE,
    Faction,
    HeroId,
)
from pelagos.games.legendary.ops import on_hero_track
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import prove
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice

HERO_EMULATED: Final = Kind("hero-emulated", "who:faction", "hero:hero", clause="L-16.6.2")


class Pandora(Hero):
    """L-16.6.1: as her battle begins, the enemy's mercenaries join her side (hooks.lures_mercenaries).

    L-16.6.2: apply the power of a hero on the track, who stays there. L-16.6.3: hooks.may_protect.
    """

    def __init__(self) -> None:
        super().__init__(PANDORA, "pandora", tasks=(EmulateHero,), events=(HERO_EMULATED,))

    def possible(self, g: Legendary, who: Faction, gone: HeroId) -> bool:
        for hero in range(HEROES):
            if may_emulate(g, who, hero):
                return True
        return False

    def sacrifice(self, g: Legendary, who: Faction) -> None:
        if only_croesus(g, who):
            # The sacrifice itself then shows that the gold is there (L-19.2).
            prove(g, g.team_of(who), CROESUS_PRICE)
        g.then(EmulateHero(who))


def may_emulate(g: Legendary, who: Faction, hero: HeroId) -> bool:
    """D-95: on the track, and possible without Pandora. Penthesilea never is: she is asked for in D-61."""
    return on_hero_track(g, hero) and g.frame.heroes[hero].possible(g, who, PANDORA)


def only_croesus(g: Legendary, who: Faction) -> bool:
    """Is there nobody to copy but the one whose condition is a secret?"""
    for hero in range(HEROES):
        if hero != CROESUS and may_emulate(g, who, hero):
            return False
    return True


class EmulateHero(Choice[Legendary]):
    """L-16.6.2, D-95: whose power it is."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def telling(self, g: Legendary) -> bool:
        """L-19.4: that there was only one would tell something about the purse."""
        return True

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for hero in range(HEROES):
            if may_emulate(g, self.who, hero):
                sheet.add(SAY_EMULATE, hero)

    def take(self, g: Legendary, said: Answer) -> None:
        g.tell(HERO_EMULATED, self.who, said.x)
        g.frame.heroes[said.x].sacrifice(g, self.who)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_EMULATE:
            return Refusal(no.SACRIFICE_FIRST)
        if not on_hero_track(g, said.x):
            return Refusal(no.HERO_NOT_ON_TRACK, said.x)
        return g.frame.heroes[said.x].why_not(g, self.who, PANDORA)
