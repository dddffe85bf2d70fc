"""Minotaur: he adds 2 to the defender of an island."""

from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.figures import PlaceFigure
from pelagos.games.classic.ids import MINOTAUR
from pelagos.games.classic.position import Classic


class Minotaur(Creature):
    """C-20.14.1: place him on any island; he defends it for its owner (hooks.minotaur_defends, battle.py)."""

    def __init__(self) -> None:
        super().__init__(MINOTAUR, "minotaur")

    def play(self, g: Classic) -> None:
        g.then(PlaceFigure(MINOTAUR))
