"""Chimera: uses a card of the discard pile, then everything is shuffled."""

from typing import Final

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.use import Effect, ask, use_creature
from pelagos.games.legendary.ids import CHIMERA, CREATURES, IN_DISCARD, IN_USE, SAY_COPY, Faction
from pelagos.games.legendary.ops import reshuffle
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

CREATURE_COPIED: Final = Kind("creature-copied", "who:faction", "creature:creature", clause="L-15.2.1")
NOT_DISCARDED: Final = Kind("not-discarded", "creature:creature", clause="L-15.2.1")


class Chimera(Creature):
    """L-15.2.1: use one card of the discard pile."""

    def __init__(self) -> None:
        super().__init__(
            CHIMERA, "chimera", tasks=(CopyCreature,), events=(CREATURE_COPIED,), refusals=(NOT_DISCARDED,)
        )

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, CHIMERA, CopyCreature(who))

    def discarded(self, g: Legendary) -> None:
        """L-15.2.4: wherever she comes from, even without effect, pile and deck are shuffled together at once."""
        reshuffle(g)


class CopyCreature(Effect):
    """D-72. L-15.2.3, L-15.2.5: the card is resolved completely; if that is impossible, there is no second choice."""

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for creature in range(CREATURES):
            if g.creatures.lying(IN_DISCARD, creature):
                sheet.add(SAY_COPY, creature)

    def take(self, g: Legendary, said: Answer) -> None:
        g.creatures.move(g, said.x, IN_DISCARD, IN_USE)
        g.tell(CREATURE_COPIED, self.who, said.x)
        use_creature(g, self.who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_COPY:
            return Refusal(no.EFFECT_FIRST)
        return None if g.creatures.lying(IN_DISCARD, said.x) else Refusal(NOT_DISCARDED, said.x)
