"""Sphinx: draws three cards, of which one is used."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.use import Effect, fizzle, use_creature
from pelagos.games.legendary.ids import (
    CHIMERA,
    CREATURES,
    DRAWN,
    IN_USE,
    SAY_DRAW,
    SAY_PICK,
    SPHINX,
    CreatureId,
    Faction,
)
from pelagos.games.legendary.ops import clear_drawn, discard, next_place, renew_deck, take_card
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.ids import Mask, only
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance

SPHINX_DREW: Final = Kind("sphinx-drew", "who:faction", "n", clause="L-15.11.1")
SPHINX_SHOWED: Final = Kind("sphinx-showed", "creature:creature", clause="L-15.11.2")
SPHINX_CHOSE: Final = Kind("sphinx-chose", "who:faction", "creature:creature", clause="L-15.11.1")
CREATURE_DISCARDED: Final = Kind("creature-discarded", "creature:creature", clause="L-15.11.2")
NOT_DRAWN: Final = Kind("not-drawn", "creature:creature", clause="L-15.11.1")

RIDDLES: Final = 3


class Sphinx(Creature):
    """L-15.11.1: draw three cards, choose one, discard the others, then use the chosen one."""

    def __init__(self) -> None:
        super().__init__(
            SPHINX,
            "sphinx",
            tasks=(DrawForSphinx, PickCreature),
            events=(SPHINX_DREW, SPHINX_SHOWED, SPHINX_CHOSE, CREATURE_DISCARDED),
            refusals=(NOT_DRAWN,),
        )

    def play(self, g: Legendary, who: Faction) -> None:
        g.creatures.forget(DRAWN, only(g.seat_of(who)))
        draw_on(g, who, RIDDLES)


def draw_on(g: Legendary, who: Faction, left: i64) -> None:
    """L-5.7 for each card; fewer if fewer exist, and without any the effect is lost (L-15.11.4)."""
    if left and renew_deck(g):
        g.then(DrawForSphinx(who, left))
        return
    drawn = g.creatures.total(DRAWN)
    if drawn:
        g.tell(SPHINX_DREW, who, drawn)
        g.then(PickCreature(who))
    else:
        clear_drawn(g)
        fizzle(g, who, SPHINX)


class DrawForSphinx(Chance[Legendary]):
    """L-15.11.2: the next card of the deck, seen by the Sphinx's master alone."""

    ARGS = ("who", "left")

    def __init__(self, who: Faction, left: i64) -> None:
        self.who: Final = who
        self.left: Final = left

    def known_to(self, g: Legendary) -> Mask:
        return only(g.seat_of(self.who))

    def options(self, g: Legendary, sheet: Sheet) -> None:
        origin = next_place(g)
        for creature in range(CREATURES):
            if g.creatures.lying(origin, creature):
                sheet.weigh(1, SAY_DRAW, creature)

    def take(self, g: Legendary, said: Answer) -> None:
        take_card(g, said.x, DRAWN)
        g.tell(SPHINX_SHOWED, said.x, to=only(g.seat_of(self.who)))
        draw_on(g, self.who, self.left - 1)


class PickCreature(Effect):
    """D-82. Choosing tells nothing early: the other cards are discarded openly at once."""

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for creature in range(CREATURES):
            if g.creatures.lying(DRAWN, creature):
                sheet.add(SAY_PICK, creature)

    def take(self, g: Legendary, said: Answer) -> None:
        g.tell(SPHINX_CHOSE, self.who, said.x)
        discard_others(g, said.x)
        g.creatures.move(g, said.x, DRAWN, IN_USE)
        clear_drawn(g)
        use_creature(g, self.who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_PICK:
            return Refusal(no.EFFECT_FIRST)
        return None if g.creatures.lying(DRAWN, said.x) else Refusal(NOT_DRAWN, said.x)


def discard_others(g: Legendary, chosen: CreatureId) -> None:
    """L-15.11.3: the Chimera last, so that the card discarded with her is shuffled too."""
    for creature in range(CREATURES):
        if creature != chosen and creature != CHIMERA:
            discard_drawn(g, creature)
    if chosen != CHIMERA:
        discard_drawn(g, CHIMERA)


def discard_drawn(g: Legendary, creature: CreatureId) -> None:
    if g.creatures.lying(DRAWN, creature):
        g.tell(CREATURE_DISCARDED, creature)
        discard(g, creature, DRAWN)
