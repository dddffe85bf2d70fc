"""What a hero is (L-16.0)."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.ids import Faction, HeroId
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.task import Task


@mypyc_attr(allow_interpreted_subclasses=True)
class Hero:
    """A card: its number and word, what it asks and tells, and the power for which the hero is sacrificed.

    Military powers are answered in `hooks`.
    """

    def __init__(
        self,
        hero: HeroId,
        word: str,
        tasks: tuple[type[Task[Any]], ...] = (),
        events: tuple[Kind, ...] = (),
        refusals: tuple[Kind, ...] = (),
        since: int = 1,
    ) -> None:
        self.hero: Final = hero
        self.word: Final = word
        self.tasks: Final = tasks
        """The questions that no other card asks, so that saves know them."""
        self.events: Final = events
        self.refusals: Final = refusals
        self.since: Final = since
        """The version of the title that brought it; saves from before then do not have it."""

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
