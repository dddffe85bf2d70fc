"""Chiron: his island is immune to Pegasus, Giant and Harpy."""

from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.figures import PlaceFigure
from pelagos.games.classic.ids import CHIRON
from pelagos.games.classic.position import Classic


class Chiron(Creature):
    """C-20.15.1: place him on any island; it is immune (hooks.is_immune)."""

    def __init__(self) -> None:
        super().__init__(CHIRON, "chiron")

    def play(self, g: Classic) -> None:
        g.then(PlaceFigure(CHIRON))
