"""Chimera: uses a card of the discard pile, then everything is shuffled."""

from typing import Final

from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.use import Effect, declined, other_question, use_creature
from pelagos.games.classic.ids import CHIMERA, CREATURES, IN_DISCARD, IN_USE, SAY_COPY, SAY_DECLINE
from pelagos.games.classic.ops import reshuffle
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

CREATURE_COPIED: Final = Kind("creature-copied", "who:seat", "creature:creature", clause="C-20.4.1")
NOT_DISCARDED: Final = Kind("not-discarded", "creature:creature", clause="C-20.4.1")


class Chimera(Creature):
    """C-20.4.1: use one card of the discard pile."""

    def __init__(self) -> None:
        super().__init__(
            CHIMERA, "chimera", tasks=(CopyCreature,), events=(CREATURE_COPIED,), refusals=(NOT_DISCARDED,)
        )

    def play(self, g: Classic) -> None:
        g.then(CopyCreature())

    def discarded(self, g: Classic) -> None:
        """C-4.8, C-20.4.4: wherever she comes from, pile and deck are shuffled together at once."""
        reshuffle(g)


class CopyCreature(Effect):
    """C-20.4.1 to C-20.4.3: the copied card is used as if it had just been bought, without price."""

    def options(self, g: Classic, sheet: Sheet) -> None:
        for creature in range(CREATURES):
            if g.where[creature] == IN_DISCARD:
                sheet.add(SAY_COPY, creature)
        sheet.add(SAY_DECLINE)

    def take(self, g: Classic, said: Answer) -> None:
        if declined(g, CHIMERA, said):
            return
        g.where[said.x] = IN_USE
        g.tell(CREATURE_COPIED, g.active, said.x)
        use_creature(g, said.x)

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        if said.verb != SAY_COPY:
            return other_question(said)
        return None if g.where[said.x] == IN_DISCARD else Refusal(NOT_DISCARDED, said.x)
