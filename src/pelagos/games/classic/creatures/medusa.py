"""Medusa: troops cannot leave her island."""

from pelagos.games.classic.creatures.creature import Creature
from pelagos.games.classic.creatures.figures import PlaceFigure
from pelagos.games.classic.ids import MEDUSA
from pelagos.games.classic.position import Classic


class Medusa(Creature):
    """C-20.16.1: place her on any island; no troops may leave it (hooks.holds_troops)."""

    def __init__(self) -> None:
        super().__init__(MEDUSA, "medusa")

    def play(self, g: Classic) -> None:
        g.then(PlaceFigure(MEDUSA))
