"""Ajax: two men strong; seven lands are worth a metropolis."""

from typing import Final

from pelagos.games.legendary.building import BuildMetropolis, Settle
from pelagos.games.legendary.heroes.founder import Founder
from pelagos.games.legendary.ids import AJAX, Faction
from pelagos.games.legendary.ops import lands_owned
from pelagos.games.legendary.position import Legendary

LANDS: Final = 7


class Ajax(Founder):
    """L-16.1.1: strength 2 (hooks.hero_strength). L-16.1.2: with at least 7 lands, which stay, build a metropolis."""

    def __init__(self) -> None:
        super().__init__(AJAX, "ajax")

    def condition(self, g: Legendary, who: Faction) -> bool:
        return lands_owned(g, who) >= LANDS

    def sacrifice(self, g: Legendary, who: Faction) -> None:
        g.then(BuildMetropolis(who), Settle())
