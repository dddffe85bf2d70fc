"""What a creature card is (L-15)."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from pelagos.games.legendary.ids import CreatureId, Faction
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Kind
from pelagos.kernel.task import Task


@mypyc_attr(allow_interpreted_subclasses=True)
class Creature:
    """A card: its number and word, what it asks and tells, what it does for who triggered it (L-15.0.1)."""

    def __init__(
        self,
        creature: CreatureId,
        word: str,
        tasks: tuple[type[Task[Any]], ...] = (),
        events: tuple[Kind, ...] = (),
        refusals: tuple[Kind, ...] = (),
        since: int = 1,
    ) -> None:
        self.creature: Final = creature
        self.word: Final = word
        self.tasks: Final = tasks
        """The questions that no other card asks, so that saves know them."""
        self.events: Final = events
        self.refusals: Final = refusals
        self.since: Final = since
        """The version of the title that brought it; saves from before then do not have it."""

    def play(self, g: Legendary, who: Faction) -> None:
        """Apply the effect; the card is put away afterwards."""
        raise Unwritten("play")

    def discarded(self, g: Legendary) -> None:
        """What it does as it comes to the discard pile; nothing unless the card says otherwise."""
