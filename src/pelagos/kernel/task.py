"""Tasks: small immutable records of what is still to be done. Choices are tasks that somebody answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import EVERYBODY, NATURE, Mask, Seat
from pelagos.kernel.sheet import Sheet

if TYPE_CHECKING:
    from pelagos.kernel.position import Position

G = TypeVar("G", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[G]):
    """One step of the rules. It holds numbers, words and tuples of them; ARGS names them for the codec."""

    ARGS: ClassVar[tuple[str, ...]] = ()

    def run(self, g: G) -> None:
        """Do it. A task that asks nobody."""
        raise Unwritten("run")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Task[G]):
    """A question: who answers, what may be said, and what then happens."""

    def run(self, g: G) -> None:
        """A choice is answered by `take`, never run."""

    def seat(self, g: G) -> Seat:
        """Who answers."""
        raise Unwritten("seat")

    def options(self, g: G, sheet: Sheet) -> None:
        """Write every legal answer on the sheet, in a fixed order; never none."""
        raise Unwritten("options")

    def take(self, g: G, said: Answer) -> None:
        """Carry one of the offered answers out."""
        raise Unwritten("take")

    def telling(self, g: G) -> bool:
        """True if the question is asked even with one option, because skipping it would tell a secret."""
        return False

    def known_to(self, g: G) -> Mask:
        """Who may read the answer. Asked before the answer is taken."""
        return EVERYBODY

    def why_not(self, g: G, said: Answer) -> Refusal | None:
        """Why this well-formed answer is not among the options. For people; never on the hot path."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Choice[G]):
    """A question to nature: a die, a draw, a shuffle. Its options carry weights."""

    def seat(self, g: G) -> Seat:
        return NATURE

    def telling(self, g: G) -> bool:
        """A secret outcome is always asked for: that there was only one would tell what it was."""
        return self.known_to(g) != EVERYBODY
