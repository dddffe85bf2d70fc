"""Penthesilea: wins ties; her card keeps a metropolis safe."""

from typing import Final

from pelagos.games.legendary.heroes.hero import Hero
from pelagos.games.legendary.ids import PENTHESILEA, Faction, HeroId
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.event import Kind, Refusal

WHEN_FOUNDING: Final = Kind("when-founding", "hero:hero", clause="L-16.7.2")


class Penthesilea(Hero):
    """L-16.7.1: her side wins ties (hooks.wins_ties).

    L-16.7.2: a metropolis built in your turn may go on her card (hooks.may_protect); so the turn never offers her.
    """

    def __init__(self) -> None:
        super().__init__(PENTHESILEA, "penthesilea", refusals=(WHEN_FOUNDING,))

    def possible(self, g: Legendary, who: Faction, gone: HeroId) -> bool:
        return False

    def why_not(self, g: Legendary, who: Faction, gone: HeroId) -> Refusal | None:
        return Refusal(WHEN_FOUNDING, PENTHESILEA)
