"""What a card is."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.ids import Seat
from toy.position import Toy


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(ABC):
    """A card: when it may be played, and what it does."""

    def __init__(self, face: i64) -> None:
        self.face: Final = face

    @abstractmethod
    def may_play(self, g: Toy, who: Seat) -> bool:
        """Would it do anything now?"""

    @abstractmethod
    def play(self, g: Toy, who: Seat) -> None:
        """Do what the card says, now that nobody cancelled it."""
