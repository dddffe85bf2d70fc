"""What a bot is: bytes of a view and a list of phrases go in, one phrase and the reason for it come out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.codec import canonical
from pelagos.kernel.event import Kind
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules
from pelagos.kernel.view import view


class Reply:
    """A phrase from the list, and why: a kind of reason with its numbers. `texts` makes the sentence of it."""

    def __init__(self, phrase: str, why: Kind, *numbers: int) -> None:
        self.phrase: Final = phrase
        self.why: Final = why
        self.numbers: Final = numbers


class Budget:
    """How much a bot may think. Never a clock, so that the same question gets the same answer on any machine."""

    def __init__(self, samples: i64 = 4, steps: i64 = 4000) -> None:
        self.samples: Final = samples
        """Worlds that it may imagine."""
        self.steps: Final = steps
        """Answers that it may try in them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Answers for a seat. The same view, options, budget and generator give the same reply."""

    name: ClassVar[str]
    version: ClassVar[int] = 1
    """Raised whenever it may answer anything differently: kept games of another version do not count."""

    @abstractmethod
    def choose(self, seen: bytes, options: Sequence[str], budget: Budget, rng: Rng) -> Reply:
        """One of the options. `seen` is the view of the seat that is asked, as `view_bytes` writes it."""


def view_bytes(rules: Rules, g: Position, seat: Seat) -> bytes:
    """All that a bot is told about the game: its seat's view, as canonical JSON."""
    return canonical(view(rules, g, seat)).encode()
