"""Croesus: buys another roll, or a metropolis."""

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.building import BuildMetropolis, Settle
from pelagos.games.legendary.heroes.founder import Founder
from pelagos.games.legendary.ids import CROESUS, CROESUS_PRICE, Faction, HeroId
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import spend
from pelagos.kernel.event import Refusal


class Croesus(Founder):
    """L-16.2.1: roll again for 1 gold (hooks.may_reroll). L-16.2.3: pay 15 gold, build a metropolis."""

    def __init__(self) -> None:
        super().__init__(CROESUS, "croesus")

    def condition(self, g: Legendary, who: Faction) -> bool:
        """L-16.0.5: the purse is the team's."""
        return g.purse(who) >= CROESUS_PRICE

    def sacrifice(self, g: Legendary, who: Faction) -> None:
        spend(g, g.team_of(who), CROESUS_PRICE)
        g.then(BuildMetropolis(who), Settle())

    def why_not(self, g: Legendary, who: Faction, gone: HeroId) -> Refusal | None:
        if g.purse(who) < CROESUS_PRICE:
            return Refusal(no.TOO_DEAR, CROESUS_PRICE)
        return super().why_not(g, who, gone)
