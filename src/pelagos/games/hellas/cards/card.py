"""What a god card is (H-9, H-10)."""

from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.games.hellas.ids import CardId
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.ids import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A card type: its number, the windows in which it may be played, its precondition and its effect."""

    def __init__(self, card: CardId, windows: tuple[int, ...]) -> None:
        self.card: Final = card
        self.windows: Final = windows

    def may_play(self, g: Hellas, who: Seat) -> bool:
        """H-9.11: could it do anything now? It depends on public things only (H-14.6)."""
        return True

    def play(self, g: Hellas, who: Seat) -> None:
        """CP-5: what it does, now that nobody vetoed it."""
        raise Unwritten("play")
