"""Penthesilea: wins ties; her card keeps a metropolis safe."""

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.heroes.hero import Hero
from pelagos.games.legendary.ids import PENTHESILEA, Faction, HeroId
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.event import Refusal


class Penthesilea(Hero):
    """L-16.7.1: her side wins ties (hooks.wins_ties).

    L-16.7.2: a metropolis built in your turn may go on her card (hooks.may_protect); so the turn never offers her.
    """

    def __init__(self) -> None:
        super().__init__(PENTHESILEA)

    def possible(self, g: Legendary, who: Faction, gone: HeroId) -> bool:
        return False

    def why_not(self, g: Legendary, who: Faction, gone: HeroId) -> Refusal | None:
        return Refusal(no.WHEN_FOUNDING, PENTHESILEA)
