"""The list of a position's fields: what they hold, how a person writes them, and who may read them.

One table serves the codec, the views, the sampler, the description of positions and the laws. A field that is
not listed is saved nowhere and shown to nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.kernel.errors import BadSave
from pelagos.kernel.words import NUMBER, UNKNOWN, Domain

INT: Final = 0
INTS: Final = 1
CARDS: Final = 2


class Field:
    """One field of a position.

    `rows` name its entries, `values` what stands in them. An *owned* field belongs row by row to the viewers of
    its first domain, and only they read it; every other field is public, cards as their places say. `spots` say where
    each place of cards lies for those who do not know its faces. Several fields may share one `array` of the position,
    each from its `start` on, for the sake of cheap copies. A field that joined the title in rules version
    `since` may be missing in older saves.
    """

    def __init__(
        self,
        name: str,
        shape: int,
        rows: tuple[Domain, ...],
        values: Domain,
        owned: bool,
        since: int,
        spots: tuple[str, ...] = (),
        array: str = "",
        start: int = 0,
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.rows: Final = rows
        self.values: Final = values
        self.owned: Final = owned
        self.since: Final = since
        self.spots: Final = spots
        self.array: Final = array or name
        self.start: Final = start
        self.hides: Final = owned or shape == CARDS
        """Whether there may be something in it that not everybody reads."""
        length = 1
        for domain in rows:
            length *= domain.size()
        self._length: Final = length
        self.size: Final = length + rows[0].size() if shape == CARDS else length
        """How many numbers it holds; of cards also who knows each place."""

    def length(self) -> int:
        """How many entries it has."""
        return self._length

    def row_size(self) -> int:
        """How many entries belong to one owner."""
        return self.length() // self.rows[0].size()

    def form(self) -> str:
        """How a statement about it is written: `purse SEAT N`."""
        rows = ["PLACE", "FACE"] if self.shape == CARDS else [domain.name.upper() for domain in self.rows]
        return " ".join([self.name, *rows, "N" if self.values is NUMBER else self.values.name.upper()])

    def index(self, words: list[str]) -> int:
        """Where the entry of these row words stands; there are as many as it has rows."""
        at = 0
        for domain, word in zip(self.rows, words, strict=True):
            at = at * domain.size() + self.row(domain, word)
        return at

    def row(self, domain: Domain, word: str) -> int:
        """A row by its name; the word for none names no row."""
        number = self._known(domain, word)
        if number < 0:
            raise BadSave("unknown-name", field=self.name, word=word, wanted=domain.told(word))
        return number

    def row_words(self, at: int) -> list[str]:
        words: list[str] = []
        for domain in reversed(self.rows):
            words.append(domain.word(at % domain.size()))
            at //= domain.size()
        return words[::-1]

    def value(self, word: str) -> int:
        return self._known(self.values, word)

    def _known(self, domain: Domain, word: str) -> int:
        number = domain.index(word)
        if number == UNKNOWN and domain is NUMBER:
            raise BadSave("bad-number", field=self.name, word=word)
        if number == UNKNOWN:
            raise BadSave("unknown-name", field=self.name, word=word, wanted=domain.told(word))
        return number


def number(name: str, values: Domain = NUMBER, since: int = 1) -> Field:
    """A field that holds one number."""
    return Field(name, INT, (), values, False, since)


def numbers(
    name: str, *rows: Domain, values: Domain = NUMBER, since: int = 1, array: str = "", start: int = 0
) -> Field:
    """An array everybody may read, or a part of one."""
    return Field(name, INTS, rows, values, False, since, (), array, start)


def owned(name: str, *rows: Domain, values: Domain = NUMBER, since: int = 1) -> Field:
    """An array whose rows are read by their owners only: purses, notes."""
    return Field(name, INTS, rows, values, True, since)


def cards(name: str, places: Domain, faces: Domain, spots: Iterable[str] = (), since: int = 1) -> Field:
    """The cards of one back. The first place is the stock: what is not said to lie elsewhere lies there.

    Places that differ only in who knows them, such as the parts of one hand, lie in one spot: whoever does not know
    their faces sees how many cards lie in the spot, not in which part. Without spots every place is its own.
    """
    return Field(name, CARDS, (places, faces), NUMBER, False, since, tuple(spots) or places.words)
