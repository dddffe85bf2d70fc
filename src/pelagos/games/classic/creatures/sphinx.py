"""Sphinx: sells troops, fleets, priests and philosophers."""

from typing import Final

from pelagos.games.classic import refusals as no
from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.use import Effect
from pelagos.games.classic.ids import (
    SALE_PRICE,
    SAY_DONE,
    SAY_SELL_FLEET,
    SAY_SELL_PHILOSOPHER,
    SAY_SELL_PRIEST,
    SAY_SELL_TROOP,
    SPHINX,
)
from pelagos.games.classic.ops import earn, kill, sink
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

TROOP_SOLD: Final = Kind("troop-sold", "who:seat", "island:island", clause="C-20.6.1")
FLEET_SOLD: Final = Kind("fleet-sold", "who:seat", "sea:sea", clause="C-20.6.1")
PRIEST_SOLD: Final = Kind("priest-sold", "who:seat", clause="C-20.6.1")
PHILOSOPHER_SOLD: Final = Kind("philosopher-sold", "who:seat", clause="C-20.6.1")
NO_PRIEST: Final = Kind("no-priest", clause="C-20.6.1")
NO_PHILOSOPHER: Final = Kind("no-philosopher", clause="C-20.6.1")


class Sphinx(Creature):
    """C-20.6.1: give back any number of your troops, fleets, priests and philosophers for 2 GP each."""

    def __init__(self) -> None:
        super().__init__(
            SPHINX,
            "sphinx",
            tasks=(Sell,),
            events=(TROOP_SOLD, FLEET_SOLD, PRIEST_SOLD, PHILOSOPHER_SOLD),
            refusals=(NO_PRIEST, NO_PHILOSOPHER),
        )

    def play(self, g: Classic) -> None:
        g.then(Sell())


class Sell(Effect):
    """C-20.6.1: one at a time, until done."""

    def options(self, g: Classic, sheet: Sheet) -> None:
        for island in range(len(g.owner)):
            if g.owner[island] == g.active and g.troops[island]:
                sheet.add(SAY_SELL_TROOP, island)
        for sea in range(len(g.ruler)):
            if g.ruler[sea] == g.active:
                sheet.add(SAY_SELL_FLEET, sea)
        if g.priests[g.active]:
            sheet.add(SAY_SELL_PRIEST)
        if g.philosophers[g.active]:
            sheet.add(SAY_SELL_PHILOSOPHER)
        sheet.add(SAY_DONE)

    def take(self, g: Classic, said: Answer) -> None:
        if said.verb == SAY_DONE:
            return
        earn(g, g.active, SALE_PRICE)
        if said.verb == SAY_SELL_TROOP:
            kill(g, said.x, 1)
            g.tell(TROOP_SOLD, g.active, said.x)
        elif said.verb == SAY_SELL_FLEET:
            sink(g, said.x, 1)
            g.tell(FLEET_SOLD, g.active, said.x)
        elif said.verb == SAY_SELL_PRIEST:
            g.priests[g.active] -= 1
            g.tell(PRIEST_SOLD, g.active)
        else:
            g.philosophers[g.active] -= 1
            g.tell(PHILOSOPHER_SOLD, g.active)
        g.then(Sell())

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb == SAY_SELL_TROOP:
            mine = g.owner[said.x] == g.active and g.troops[said.x] > 0
            return None if mine else Refusal(no.NO_TROOP_THERE, said.x)
        if said.verb == SAY_SELL_FLEET:
            return None if g.ruler[said.x] == g.active else Refusal(no.NO_FLEET_THERE, said.x)
        if said.verb == SAY_SELL_PRIEST:
            return None if g.priests[g.active] else Refusal(NO_PRIEST)
        if said.verb == SAY_SELL_PHILOSOPHER:
            return None if g.philosophers[g.active] else Refusal(NO_PHILOSOPHER)
        return None if said.verb == SAY_DONE else Refusal(no.EFFECT_FIRST)
