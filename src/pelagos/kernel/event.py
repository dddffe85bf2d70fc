"""What the rules tell people: a name and numbers, never a sentence."""

from typing import Final

from pelagos.kernel.ids import EVERYBODY, Mask


class Kind:
    """A thing that can be told: its name, what its numbers mean, and the clause behind it.

    A parameter is `name` for a plain number or `name:domain` for a number that has words in the vocabulary.
    """

    def __init__(self, name: str, *params: str, clause: str = "") -> None:
        self.name: Final = name
        self.params: Final = params
        self.clause: Final = clause

    def __repr__(self) -> str:
        return f"Kind({self.name})"


class Event:
    """Something that happened, and who hears of it."""

    def __init__(self, kind: Kind, numbers: tuple[int, ...], to: Mask = EVERYBODY) -> None:
        self.kind: Final = kind
        self.numbers: Final = numbers
        self.to: Final = to

    def plain(self) -> list[str | int]:
        """Name and numbers, as they travel."""
        return [self.kind.name, *self.numbers]

    def __repr__(self) -> str:
        return f"Event({self.kind.name}, {self.numbers})"


class Refusal:
    """Why an answer is not offered."""

    def __init__(self, kind: Kind, *numbers: int) -> None:
        self.kind: Final = kind
        self.numbers: Final = numbers
