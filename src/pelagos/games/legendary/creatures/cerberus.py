"""Cerberus: takes the income of his area."""

from pelagos.games.legendary.creatures.figures import Figure
from pelagos.games.legendary.ids import CERBERUS


class Cerberus(Figure):
    """L-15.13.1: in any land; its income is his master's (hooks.diverted_area)."""

    def __init__(self) -> None:
        super().__init__(CERBERUS, "cerberus")
