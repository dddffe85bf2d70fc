"""Hydra: devours a unit, and the land prospers."""

from typing import Final

from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.figures import Figure, touches
from pelagos.games.legendary.creatures.use import Effect, has_answer
from pelagos.games.legendary.ids import FLEET, HYDRA, MERCENARY, SAY_DEVOUR, TROOP, Area, Faction
from pelagos.games.legendary.ops import area_of, eliminate_unit, unit_in
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

UNIT_DEVOURED: Final = Kind("unit-devoured", "whom:faction", "unit:unit", "area:area", clause="L-15.14.2")
OUT_OF_RANGE: Final = Kind("out-of-range", "area:area", clause="L-15.14.2")


class Hydra(Figure):
    """L-15.14: in any land or sea, whose income she doubles (hooks.income_doubled); placed or kept, she devours."""

    def __init__(self) -> None:
        super().__init__(HYDRA, "hydra", tasks=(DevourUnit,), events=(UNIT_DEVOURED,), refusals=(OUT_OF_RANGE,))

    def suits(self, g: Legendary, area: Area) -> bool:
        return True

    def arrive(self, g: Legendary, who: Faction, area: Area) -> None:
        devour(g, who)

    def stay(self, g: Legendary, who: Faction) -> None:
        devour(g, who)


def devour(g: Legendary, who: Faction) -> None:
    """L-15.14.2: if possible; without a victim there is no token."""
    question = DevourUnit(who)
    if has_answer(g, question):
        g.then(question)


def in_range(g: Legendary, area: Area) -> bool:
    """Her own area, and all around it."""
    lair = area_of(g, HYDRA)
    return area == lair or touches(g.board, lair, area)


class DevourUnit(Effect):
    """D-22: one fleet or Troop of anybody, her master's too, never a hero or a creature."""

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for area in range(g.board.lands + g.board.seas):
            if in_range(g, area):
                for unit in (TROOP, MERCENARY, FLEET):
                    if unit_in(g, unit, area):
                        sheet.add(SAY_DEVOUR, area, unit)

    def take(self, g: Legendary, said: Answer) -> None:
        whom = eliminate_unit(g, said.y, said.x)
        g.tell(UNIT_DEVOURED, whom, said.y, said.x)
        area = area_of(g, HYDRA) if g.frame.token_with_hydra else said.x
        g.prosperity[area] += 1
        g.tell(told.AREA_PROSPERED, self.who, area)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_DEVOUR:
            return Refusal(no.EFFECT_FIRST)
        if not in_range(g, said.x):
            return Refusal(OUT_OF_RANGE, said.x)
        return None if unit_in(g, said.y, said.x) else Refusal(no.NO_VICTIM)
