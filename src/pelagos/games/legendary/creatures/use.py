"""Using a creature card: its effect, then the card goes away (L-10.7.4, L-15.0.5)."""

from typing import ClassVar, Final

from pelagos.games.legendary import events as told
from pelagos.games.legendary.ids import IN_USE, CreatureId, Faction
from pelagos.games.legendary.ops import discard
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


def use_creature(g: Legendary, who: Faction, creature: CreatureId) -> None:
    """The effect now, and the card away after it. The card lies in use already, neither in deck nor in discard."""
    g.then(PutAway(creature))
    g.frame.creatures[creature].play(g, who)


class PutAway(Task[Legendary]):
    """L-10.7.4: a used card is discarded, unless it is held for a figure. The Chimera shuffles then (L-15.2.4)."""

    ARGS = ("creature",)

    def __init__(self, creature: CreatureId) -> None:
        self.creature: Final = creature

    def run(self, g: Legendary) -> None:
        if g.creatures.lying(IN_USE, self.creature):
            discard(g, self.creature, IN_USE)


class Effect(Choice[Legendary]):
    """A question that a creature's effect asks the faction that controls it."""

    ARGS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)


def ask(g: Legendary, creature: CreatureId, question: Effect) -> None:
    """L-10.7.5: an effect that can be applied must be; L-15.0.6: without a target it is lost."""
    if has_answer(g, question):
        g.then(question)
    else:
        fizzle(g, question.who, creature)


def has_answer(g: Legendary, question: Effect) -> bool:
    """Is there anything to choose?"""
    sheet = Sheet()
    question.options(g, sheet)
    return sheet.count > 0


def fizzle(g: Legendary, who: Faction, creature: CreatureId) -> None:
    """L-15.0.6: the card is discarded without effect."""
    g.tell(told.EFFECT_LOST, who, creature)
