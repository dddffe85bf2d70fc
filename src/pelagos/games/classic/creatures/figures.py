"""Placing a land figure: what the four of them ask alike (C-19.8, C-19.9)."""

from typing import ClassVar, Final

from pelagos.games.classic import events as told
from pelagos.games.classic.creatures.use import Effect, declined, other_question
from pelagos.games.classic.ids import NONE, SAY_DECLINE, SAY_PLACE, CreatureId, Island
from pelagos.games.classic.ops import figure_on, put_figure, remove_figure
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.sheet import Sheet


class PlaceFigure(Effect):
    """C-19.8: on any island, own, foreign or neutral."""

    ARGS: ClassVar[tuple[str, ...]] = ("creature",)

    def __init__(self, creature: CreatureId) -> None:
        self.creature: Final = creature

    def options(self, g: Classic, sheet: Sheet) -> None:
        for island in range(len(g.owner)):
            sheet.add(SAY_PLACE, island)
        sheet.add(SAY_DECLINE)

    def take(self, g: Classic, said: Answer) -> None:
        if not declined(g, self.creature, said) and settles(g, self.creature, said.x):
            self.arrive(g, said.x)

    def arrive(self, g: Classic, island: Island) -> None:
        """What else happens when the figure has come to stand there."""

    def why_not(self, g: Classic, said: Answer) -> Refusal | None:
        return None if said.verb == SAY_PLACE else other_question(said)


def settles(g: Classic, creature: CreatureId, island: Island) -> bool:
    """C-19.9: where another land figure stands, both leave before anything else; else the figure stands.

    The card of a figure that does not come to stand is discarded like any other (use.PutAway).
    """
    other = figure_on(g, island)
    if other != NONE:
        g.tell(told.FIGURES_CLASHED, creature, other, island)
        remove_figure(g, other)
        return False
    put_figure(g, creature, island, g.active)
    g.tell(told.FIGURE_PLACED, g.active, creature, island)
    return True
