"""What a creature card is (L-15)."""

from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.games.legendary.ids import CreatureId, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.errors import Unwritten


@mypyc_attr(allow_interpreted_subclasses=True)
class Creature:
    """A card: its number, and what it does for the faction that triggered it (L-15.0.1)."""

    def __init__(self, creature: CreatureId) -> None:
        self.creature: Final = creature

    def play(self, g: Legendary, who: Faction) -> None:
        """Apply the effect; the card is put away afterwards."""
        raise Unwritten("play")

    def discarded(self, g: Legendary) -> None:
        """What it does as it comes to the discard pile; nothing unless the card says otherwise."""
