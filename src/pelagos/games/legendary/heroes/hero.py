"""What a hero is (L-16.0)."""

from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.ids import Faction, HeroId
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Hero:
    """A card: its number, and the power for which the hero is sacrificed. Military powers are answered in `hooks`."""

    def __init__(self, hero: HeroId) -> None:
        self.hero: Final = hero

    def possible(self, g: Legendary, who: Faction, gone: HeroId) -> bool:
        """L-16.0.2: does the condition hold, and can the effect be completed once the hero `gone` has left?

        The one who leaves is this hero, or Pandora when she copies him (L-16.6.2).
        """
        raise Unwritten("possible")

    def sacrifice(self, g: Legendary, who: Faction) -> None:
        """Apply the effect; the sacrificed hero has left."""
        raise Unwritten("sacrifice")

    def why_not(self, g: Legendary, who: Faction, gone: HeroId) -> Refusal | None:
        """What stands in the way; None if the power is possible."""
        return None if self.possible(g, who, gone) else Refusal(no.CONDITION_UNMET, self.hero)
