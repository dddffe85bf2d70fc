"""Where what stands in an observation: named slices of one row of whole numbers, the same in every position.

A row tells who looks, who is asked and what, then the fields of the position in the order of their table. Of a purse
that the viewer may not read it says -1; of notes about purses it has the viewer's own, which are the bounds of what a
perfect memory knows; of cards it has the faces where they are known, how many lie where, and the pool of the rest.
"""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.fields import CARDS, Field
from pelagos.kernel.title import Rules
from pelagos.kernel.words import NUMBER, Domain

FACES: Final = "faces"
TOTALS: Final = "totals"
KNOWN: Final = "known"
POOL: Final = "pool"


class Slice:
    """Some numbers of a row that belong together: rows name them, values are the words for what they say."""

    def __init__(
        self, name: str, start: int, rows: tuple[Domain, ...], values: Domain, field: str = "", hidden: bool = False
    ) -> None:
        self.name: Final = name
        self.start: Final = start
        self.rows: Final = rows
        self.values: Final = values
        self.field: Final = field
        """The field of the position that it shows, if any."""
        self.hidden: Final = hidden
        """May a viewer be shown -1, because they must not know a number?"""
        length = 1
        for domain in rows:
            length *= domain.size()
        self.length: Final = length
        self.end: Final = start + length

    def row_words(self, at: int) -> list[str]:
        """Which entry the number at this place of the slice is."""
        words: list[str] = []
        for domain in reversed(self.rows):
            words.append(domain.word(at % domain.size()))
            at //= domain.size()
        return words[::-1]

    def value_words(self) -> str:
        """What the numbers mean: a plain number, or which words stand for 0, 1 and so on."""
        if self.values is NUMBER:
            return "number, -1 if hidden" if self.hidden else "number"
        none = f"-1 {self.values.none}, " if self.values.none else ""
        return none + ", ".join([f"{i} {word}" for i, word in enumerate(self.values.words)])


class ObservationLayout:
    """The slices of an observation under one setup."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.tasks: Final[dict[str, int]] = {task.__name__: i for i, task in enumerate(rules.title.tasks)}
        """By name, the number of a question."""
        self.arguments: Final[dict[str, int]] = {}
        """By name, where an argument of the question stands in the row."""
        self.slices: Final[list[Slice]] = []
        seat = rules.seats
        self._add("viewer", (seat,), NUMBER)
        self._add("asked", (seat,), NUMBER)
        self._add("question", (), Domain("task", list(self.tasks), none="none"))
        for name, domain in rules.title.arguments.items():
            values = rules.vocabulary.domains[domain]
            self.arguments[name] = self.size
            self._add(f"question.{name}", (), Domain(values.name, values.words, none=values.none or "none"))
        self.head: Final = self.size
        """How many numbers come before those of the fields."""
        for field in rules.fields:
            self._add_field(field)

    @property
    def size(self) -> int:
        return self.slices[-1].end if self.slices else 0

    def named(self, name: str) -> Slice:
        """A slice by its name; KeyError if there is none."""
        for part in self.slices:
            if part.name == name:
                return part
        raise KeyError(name)

    def plain(self) -> list[list[Any]]:
        """Everything that a number's meaning hangs on, as plain data."""
        return [
            [part.name, part.start, part.length, [list(rows.words) for rows in part.rows], part.value_words()]
            for part in self.slices
        ]

    def _add(self, name: str, rows: tuple[Domain, ...], values: Domain, field: str = "", hidden: bool = False) -> None:
        self.slices.append(Slice(name, self.size, rows, values, field, hidden))

    def _add_field(self, field: Field) -> None:
        if field.shape == CARDS:
            place, face = field.rows
            self._add(f"{field.name}.{FACES}", (place, face), NUMBER, field.name)
            self._add(f"{field.name}.{TOTALS}", (place,), NUMBER, field.name)
            self._add(f"{field.name}.{KNOWN}", (place,), NUMBER, field.name)
            self._add(f"{field.name}.{POOL}", (face,), NUMBER, field.name)
        elif is_note(field):
            self._add(field.name, field.rows[1:], field.values, field.name)
        else:
            self._add(field.name, field.rows, field.values, field.name, field.owned)


def is_note(field: Field) -> bool:
    """Does it say what each viewer knows about others, so that only the viewer's own row counts?"""
    return field.owned and len(field.rows) > 1
