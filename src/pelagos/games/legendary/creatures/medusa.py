"""Medusa: nobody moves into or out of her land."""

from pelagos.games.legendary.creatures.figures import Figure
from pelagos.games.legendary.ids import MEDUSA


class Medusa(Figure):
    """L-15.16.1: in any land, which no Troop or hero enters or leaves (hooks.frozen_land)."""

    def __init__(self) -> None:
        super().__init__(MEDUSA, "medusa")
