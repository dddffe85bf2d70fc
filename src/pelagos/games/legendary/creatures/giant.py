"""Giant: takes all mercenaries of a land and gives them new homes."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.use import Effect, ask
from pelagos.games.legendary.ids import GIANT, MERCENARIES, SAY_PLACE_MERCENARY, SAY_TAKE, Faction
from pelagos.games.legendary.ops import enlist, lands_of, offer_lands
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.sheet import Sheet

MERCENARIES_TAKEN: Final = Kind("mercenaries-taken", "who:faction", "whom:faction", "land:land", "n", clause="L-15.5.1")
MERCENARY_PLACED: Final = Kind("mercenary-placed", "who:faction", "land:land", clause="L-15.5.1")
NO_MERCENARIES: Final = Kind("no-mercenaries", "land:land", clause="L-15.5.1")


class Giant(Creature):
    """L-15.5.1: take all mercenaries of an opponent in one land and place them on lands you control."""

    def __init__(self) -> None:
        super().__init__(
            GIANT,
            "giant",
            tasks=(StealMercenaries, PostMercenary),
            events=(MERCENARIES_TAKEN, MERCENARY_PLACED),
            refusals=(NO_MERCENARIES,),
        )

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, GIANT, StealMercenaries(who))


class StealMercenaries(Effect):
    """D-78. L-15.5.2: the victim keeps the land; Medusa does not matter; who has no land can take nobody in."""

    def options(self, g: Legendary, sheet: Sheet) -> None:
        if lands_of(g, self.who):
            for land in range(g.board.lands):
                if g.mercenaries[land] and not g.allied(self.who, g.owner[land]):
                    sheet.add(SAY_TAKE, land)

    def take(self, g: Legendary, said: Answer) -> None:
        taken = g.mercenaries[said.x]
        # On their way they lie in the supply, so that the pieces always add up (I-03); each is taken out when placed.
        g.mercenaries[said.x] = 0
        g.supply[MERCENARIES] += taken
        g.tell(MERCENARIES_TAKEN, self.who, g.owner[said.x], said.x, taken)
        g.then(PostMercenary(self.who, taken))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_TAKE:
            return Refusal(no.EFFECT_FIRST)
        if g.mercenaries[said.x] == 0:
            return Refusal(NO_MERCENARIES, said.x)
        return Refusal(no.SAME_TEAM) if g.allied(self.who, g.owner[said.x]) else None


class PostMercenary(Effect):
    """D-79: one mercenary to a land you control, freely split, until none is left."""

    ARGS = ("who", "left")

    def __init__(self, who: Faction, left: i64) -> None:
        super().__init__(who)
        self.left: Final = left

    def options(self, g: Legendary, sheet: Sheet) -> None:
        offer_lands(g, self.who, SAY_PLACE_MERCENARY, sheet)

    def take(self, g: Legendary, said: Answer) -> None:
        enlist(g, said.x)
        g.tell(MERCENARY_PLACED, self.who, said.x)
        if self.left > 1:
            g.then(PostMercenary(self.who, self.left - 1))

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_PLACE_MERCENARY:
            return Refusal(no.EFFECT_FIRST)
        return None if g.owner[said.x] == self.who else Refusal(no.NOT_YOUR_LAND, said.x)
