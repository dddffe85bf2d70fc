"""Charon: one of your heroes changes places with one of the track."""

from typing import Final

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.building import Settle
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.use import Effect, ask
from pelagos.games.legendary.ids import (
    CHARON,
    HEROES,
    IN_PLAY,
    LAND_OF,
    OWNER_OF,
    PLACE_OF,
    SAY_SWAP,
    Faction,
    HeroId,
)
from pelagos.games.legendary.ops import lift_hero, on_hero_track, put_hero
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

HEROES_SWAPPED: Final = Kind("heroes-swapped", "who:faction", "hero:hero", "other:hero", clause="L-15.1.1")


class Charon(Creature):
    """L-15.1.1: swap one of your heroes in play with a hero on the track."""

    def __init__(self) -> None:
        super().__init__(CHARON, "charon", tasks=(SwapHeroes,), events=(HEROES_SWAPPED,))

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, CHARON, SwapHeroes(who))


class SwapHeroes(Effect):
    """D-70, D-71. L-15.1.2, L-15.1.3: the new one stands in the same land, even Medusa's, as if just recruited."""

    def is_mine(self, g: Legendary, hero: HeroId) -> bool:
        return g.heroes[PLACE_OF + hero] == IN_PLAY and g.heroes[OWNER_OF + hero] == self.who

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for hero in range(HEROES):
            if self.is_mine(g, hero):
                for other in range(HEROES):
                    if on_hero_track(g, other):
                        sheet.add(SAY_SWAP, hero, other)

    def take(self, g: Legendary, said: Answer) -> None:
        land, slot = g.heroes[LAND_OF + said.x], g.heroes[PLACE_OF + said.y]
        lift_hero(g, said.x, slot)
        put_hero(g, self.who, said.y, land)
        g.tell(HEROES_SWAPPED, self.who, said.x, said.y)
        # L-14.11, L-16.6.3: with Penthesilea on the track Pandora's card is a place for a metropolis that waits.
        g.then(Settle())

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_SWAP:
            return Refusal(no.EFFECT_FIRST)
        if not self.is_mine(g, said.x):
            return Refusal(no.NOT_YOUR_HERO, said.x)
        return None if on_hero_track(g, said.y) else Refusal(no.HERO_NOT_ON_TRACK, said.y)
