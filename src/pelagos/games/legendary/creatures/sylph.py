"""Sylph: the fleets of two seas change places."""

from typing import Final

from pelagos.games.archipelago.bits import first_of
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.use import Effect, ask
from pelagos.games.legendary.ids import SAY_EXCHANGE, SAY_FOR, SYLPH, Faction, Sea
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.reach import sailed_seas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

FLEETS_EXCHANGED: Final = Kind("fleets-exchanged", "who:faction", "from:sea", "to:sea", clause="L-15.12.1")
SAME_SEA: Final = Kind("same-sea", "sea:sea", clause="L-15.12.1")
NO_FLEETS: Final = Kind("no-fleets", "sea:sea", clause="L-15.12.1")


class Sylph(Creature):
    """L-15.12.1: swap all fleets of two seas anywhere, whoever owns them."""

    def __init__(self) -> None:
        super().__init__(
            SYLPH,
            "sylph",
            tasks=(ExchangeFleets, ExchangeFor),
            events=(FLEETS_EXCHANGED,),
            refusals=(SAME_SEA, NO_FLEETS),
        )

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, SYLPH, ExchangeFleets(who))


class ExchangeFleets(Effect):
    """D-83: the first of at least two seas with fleets (L-15.12.2)."""

    def options(self, g: Legendary, sheet: Sheet) -> None:
        seas = sailed_seas(g)
        if seas & (seas - 1):
            while seas:
                sheet.add(SAY_EXCHANGE, first_of(seas))
                seas &= seas - 1

    def take(self, g: Legendary, said: Answer) -> None:
        g.then(ExchangeFor(self.who, said.x))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_EXCHANGE:
            return Refusal(no.EFFECT_FIRST)
        return None if g.fleets[said.x] else Refusal(NO_FLEETS, said.x)


class ExchangeFor(Effect):
    """D-84: the other sea. No battle, no cost."""

    ARGS = ("who", "sea")

    def __init__(self, who: Faction, sea: Sea) -> None:
        super().__init__(who)
        self.sea: Final = sea

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for sea in range(g.board.seas):
            if g.fleets[sea] and sea != self.sea:
                sheet.add(SAY_FOR, sea)

    def take(self, g: Legendary, said: Answer) -> None:
        one, other = self.sea, said.x
        g.ruler[one], g.ruler[other] = g.ruler[other], g.ruler[one]
        g.fleets[one], g.fleets[other] = g.fleets[other], g.fleets[one]
        g.tell(FLEETS_EXCHANGED, self.who, one, other)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_FOR:
            return Refusal(no.EFFECT_FIRST)
        if said.x == self.sea:
            return Refusal(SAME_SEA, said.x)
        return None if g.fleets[said.x] else Refusal(NO_FLEETS, said.x)
