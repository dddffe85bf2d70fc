"""Phase 4: figures are kept with a priestess or leave the board (L-8)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.figures import figure_card, touches, why_not_stand
from pelagos.games.legendary.ids import (
    APOLLO,
    FIGURES,
    MASTER_OF,
    NONE,
    SAY_GO,
    SAY_KEEP,
    SAY_RELEASE,
    SAY_STAY,
    CreatureId,
    Faction,
    Figures,
)
from pelagos.games.legendary.ops import area_of, figure_in, give_priestesses, move_figure, remove_figure
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


class Maintenance(Task[Legendary]):
    """L-8.1: in the order of the gods, Apollo last; who has no figure is skipped."""

    def run(self, g: Legendary) -> None:
        tasks: list[Task[Legendary]] = []
        for slot in range(g.frame.gods_up + 1):
            who = g.pawn[g.gods[slot] if slot < g.frame.gods_up else APOLLO]
            figures = figures_of(g, who)
            if who != NONE and figures:
                tasks.append(MaintainFigures(who, figures))
        g.then(*tasks)


def figures_of(g: Legendary, who: Faction) -> Figures:
    """The set of figures a faction controls."""
    figures: i64 = 0
    for figure in range(FIGURES):
        if g.figures[MASTER_OF + figure] == who:
            figures |= bit(figure)
    return figures


class MaintainFigures(Task[Legendary]):
    """L-8.2: each figure once, in the order the faction chooses; without a priestess all that are left are lost."""

    ARGS = ("who", "left")

    def __init__(self, who: Faction, left: Figures) -> None:
        self.who: Final = who
        self.left: Final = left

    def run(self, g: Legendary) -> None:
        if g.priestesses[self.who]:
            if self.left:
                g.then(KeepOrRelease(self.who, self.left))
            return
        for figure in range(FIGURES):
            if self.left >> figure & 1:
                release(g, self.who, g.frame.figure_cards[figure])


def release(g: Legendary, who: Faction, creature: CreatureId) -> None:
    """The figure leaves the board, the card goes to the discard pile."""
    area = area_of(g, creature)
    g.tell(told.CREATURE_RELEASED, who, creature)
    remove_figure(g, creature)
    g.tell(told.FIGURE_LEFT, creature, area)


class KeepOrRelease(Choice[Legendary]):
    """D-20: keep one for a priestess, or let one go."""

    ARGS = ("who", "left")

    def __init__(self, who: Faction, left: Figures) -> None:
        self.who: Final = who
        self.left: Final = left
        """The set of figures that are not yet resolved."""

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for figure in range(FIGURES):
            if self.left >> figure & 1:
                if g.priestesses[self.who]:
                    sheet.add(SAY_KEEP, g.frame.figure_cards[figure])
                sheet.add(SAY_RELEASE, g.frame.figure_cards[figure])

    def take(self, g: Legendary, said: Answer) -> None:
        rest = MaintainFigures(self.who, self.left & ~bit(g.frame.figure_of[said.x]))
        if said.verb == SAY_RELEASE:
            release(g, self.who, said.x)
            g.then(rest)
            return
        give_priestesses(g, self.who, 1)
        g.tell(told.CREATURE_KEPT, self.who, said.x)
        g.then(MoveFigure(self.who, said.x), rest)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_KEEP and said.verb != SAY_RELEASE:
            return Refusal(no.MAINTENANCE_FIRST)
        figure = g.frame.figure_of[said.x]
        if figure == NONE or g.figures[MASTER_OF + figure] != self.who:
            return Refusal(no.NOT_YOUR_CREATURE, said.x)
        if not self.left >> figure & 1:
            return Refusal(no.ALREADY_KEPT, said.x)
        return Refusal(no.NO_PRIESTESS) if said.verb == SAY_KEEP and g.priestesses[self.who] == 0 else None


class MoveFigure(Choice[Legendary]):
    """D-21. L-8.3: one step to an adjacent area of its type without another creature, or none."""

    ARGS = ("who", "creature")

    def __init__(self, who: Faction, creature: CreatureId) -> None:
        self.who: Final = who
        self.creature: Final = creature

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        card = figure_card(g, self.creature)
        here = area_of(g, self.creature)
        sheet.add(SAY_STAY)
        for area in range(g.board.lands + g.board.seas):
            if touches(g.board, here, area) and card.fits(g, self.who, area) and figure_in(g, area) == NONE:
                sheet.add(SAY_GO, area)

    def take(self, g: Legendary, said: Answer) -> None:
        card = figure_card(g, self.creature)
        if said.verb == SAY_STAY:
            card.stay(g, self.who)
            return
        move_figure(g, self.creature, said.x)
        g.tell(told.FIGURE_MOVED, self.who, self.creature, said.x)
        card.arrive(g, self.who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_GO:
            return None if said.verb == SAY_STAY else Refusal(no.MAINTENANCE_FIRST)
        if not touches(g.board, area_of(g, self.creature), said.x):
            return Refusal(no.NOT_ADJACENT_AREA, said.x)
        return why_not_stand(g, self.who, self.creature, said.x)
