"""What a creature card is (C-19)."""

from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.games.classic.ids import CreatureId
from pelagos.games.classic.position import Classic
from pelagos.kernel.errors import Unwritten


@mypyc_attr(allow_interpreted_subclasses=True)
class Creature:
    """A card: its number, and what it does for the active player who bought or copied it."""

    def __init__(self, creature: CreatureId) -> None:
        self.creature: Final = creature

    def play(self, g: Classic) -> None:
        """Apply the effect; the card is put away afterwards."""
        raise Unwritten("play")

    def discarded(self, g: Classic) -> None:
        """What it does as it comes to the discard pile; nothing unless the card says otherwise."""
