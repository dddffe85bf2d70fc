"""What somebody says: a verb and up to three small numbers."""

from typing import Final

from mypy_extensions import i64

VERB_LIMIT: Final = 0x7FFF
NUMBER_LIMIT: Final = 0xFFFF


def packed(verb: i64, x: i64, y: i64, n: i64) -> i64:
    """An answer in one 64-bit word."""
    return verb << 48 | x << 32 | y << 16 | n


class Answer:
    """A verb with its numbers. One class for all games; a title's vocabulary turns it into words."""

    __slots__ = ("n", "verb", "x", "y")

    def __init__(self, verb: i64, x: i64 = 0, y: i64 = 0, n: i64 = 0) -> None:
        self.verb: Final = verb
        self.x: Final = x
        self.y: Final = y
        self.n: Final = n

    def pack(self) -> i64:
        return packed(self.verb, self.x, self.y, self.n)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    def __repr__(self) -> str:
        return f"Answer({self.verb}, {self.x}, {self.y}, {self.n})"


def unpacked(word: i64) -> Answer:
    return Answer(word >> 48, word >> 32 & 0xFFFF, word >> 16 & 0xFFFF, word & 0xFFFF)
