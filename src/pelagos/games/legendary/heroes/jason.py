"""Jason: sails over anybody's fleets; all of your own are worth a metropolis."""

from pelagos.games.legendary.building import BuildMetropolis, Settle
from pelagos.games.legendary.heroes.founder import Founder
from pelagos.games.legendary.ids import JASON, Faction
from pelagos.games.legendary.position import Legendary


class Jason(Founder):
    """L-16.5.1: every fleet is a bridge (hooks.crosses_any_fleet). L-16.5.2: all 8 fleets afloat, a metropolis."""

    def __init__(self) -> None:
        super().__init__(JASON, "jason")

    def condition(self, g: Legendary, who: Faction) -> bool:
        return g.fleet_reserve[who] == 0

    def sacrifice(self, g: Legendary, who: Faction) -> None:
        g.then(BuildMetropolis(who), Settle())
