"""The five heroes whose sacrifice builds a metropolis (L-14.10)."""

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.building import has_place, metropolises_left
from pelagos.games.legendary.heroes.hero import Hero
from pelagos.games.legendary.ids import Faction, HeroId
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Refusal


class Founder(Hero):
    """L-14.11: without a place, or a metropolis in the supply, the sacrifice is not offered."""

    def condition(self, g: Legendary, who: Faction) -> bool:
        """L-16.0.5: has the faction itself what the card asks for?"""
        raise Unwritten("condition")

    def possible(self, g: Legendary, who: Faction, gone: HeroId) -> bool:
        return self.condition(g, who) and metropolises_left(g) and has_place(g, who, gone)

    def why_not(self, g: Legendary, who: Faction, gone: HeroId) -> Refusal | None:
        if not self.condition(g, who):
            return Refusal(no.CONDITION_UNMET, self.hero)
        if not metropolises_left(g):
            return Refusal(no.NO_METROPOLIS_LEFT)
        return None if has_place(g, who, gone) else Refusal(no.NO_PLACE)
