"""Figures: what the six of them have in common (L-8.3, L-15.0.3)."""

from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.board import Board
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.use import Effect, ask
from pelagos.games.legendary.ids import NONE, SAY_PLACE, Area, CreatureId, Faction, Sea
from pelagos.games.legendary.ops import figure_in, put_figure, sink
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.sheet import Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class Figure(Creature):
    """L-10.7.4: a card that stays with its faction while its figure is on the board."""

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, self.creature, PlaceFigure(who, self.creature))

    def suits(self, g: Legendary, area: Area) -> bool:
        """L-8.3: is that an area of the type its card allows? Any land unless the card says otherwise."""
        return area < g.board.lands

    def fits(self, g: Legendary, who: Faction, area: Area) -> bool:
        """May this master put it there? Wherever it suits, unless the card asks for more."""
        return self.suits(g, area)

    def arrive(self, g: Legendary, who: Faction, area: Area) -> None:
        """What it does where it is placed or has moved to (L-8.5)."""

    def stay(self, g: Legendary, who: Faction) -> None:
        """What it does when it is kept and does not move."""


def figure_card(g: Legendary, creature: CreatureId) -> Figure:
    card = g.frame.creatures[creature]
    assert isinstance(card, Figure)
    return card


def why_not_stand(g: Legendary, who: Faction, creature: CreatureId, area: Area) -> Refusal | None:
    """L-15.0.3: the right type of area, and no other creature there."""
    if not figure_card(g, creature).fits(g, who, area):
        return Refusal(no.WRONG_AREA, area)
    return Refusal(no.CREATURE_THERE, area) if figure_in(g, area) != NONE else None


class PlaceFigure(Effect):
    """D-85: controlled or not, with the Minotaur's exception."""

    ARGS = ("who", "creature")

    def __init__(self, who: Faction, creature: CreatureId) -> None:
        super().__init__(who)
        self.creature: Final = creature

    def options(self, g: Legendary, sheet: Sheet) -> None:
        card = figure_card(g, self.creature)
        for area in range(g.board.lands + g.board.seas):
            if card.fits(g, self.who, area) and figure_in(g, area) == NONE:
                sheet.add(SAY_PLACE, area)

    def take(self, g: Legendary, said: Answer) -> None:
        put_figure(g, self.who, self.creature, said.x)
        g.tell(told.FIGURE_PLACED, self.who, self.creature, said.x)
        figure_card(g, self.creature).arrive(g, self.who, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_PLACE:
            return Refusal(no.EFFECT_FIRST)
        return why_not_stand(g, self.who, self.creature, said.x)


def touches(board: Board, area: Area, other: Area) -> bool:
    """L-8.4: do two areas share a border, land or sea?"""
    if area < board.lands:
        near = board.lands_of_land[area] if other < board.lands else board.seas_of_land[area]
    else:
        sea = area - board.lands
        near = board.lands_of_sea[sea] if other < board.lands else board.seas_of_sea[sea]
    return near >> (other if other < board.lands else other - board.lands) & 1 == 1


def destroy_fleets(g: Legendary, sea: Sea) -> None:
    """All fleets of a sea go to their owner's reserve."""
    if g.fleets[sea]:
        g.tell(told.FLEETS_DESTROYED, g.ruler[sea], sea, g.fleets[sea])
        sink(g, sea, g.fleets[sea])
