"""Titles as they might be one day: every task renamed, arguments and fields added, domains lengthened.

They stand in front of today's title and change only its tables, so that no rule is written twice.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, cast

from pelagos.kernel.arrays import ints
from pelagos.kernel.fields import CARDS, Field, number, numbers
from pelagos.kernel.places import Cards
from pelagos.kernel.title import Title
from pelagos.kernel.words import Domain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pelagos.kernel.position import Position
    from pelagos.kernel.task import Task
    from pelagos.kernel.title import Setup
    from pelagos.kernel.words import Vocabulary

TIDE: Final = 5
BUOYS: Final = (7, 8)
BUOY: Final = Domain("buoy", ("near", "far"))

KEPT: Final = (
    "name",
    "version",
    "module",
    "texts",
    "fewest",
    "most",
    "boards",
    "options",
    "tasks",
    "aliases",
    "dropped",
    "arguments",
    "events",
    "refusals",
    "laws",
    "adapters",
)
"""The tables that a mended title takes over."""


class Mended(Title):
    """Another title's tables and rules."""

    def __init__(self, title: Title) -> None:
        self.title: Final = title

    def vocabulary(self, setup: Setup) -> Vocabulary:
        return self.title.vocabulary(setup)

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        return self.title.fields(setup, vocabulary)

    def blank(self, setup: Setup) -> Position:
        return self.title.blank(setup)

    def begin(self, g: Position) -> None:
        self.title.begin(g)

    def knows_board(self, board: str) -> bool:
        return self.title.knows_board(board)


def mended(kind: type[Mended], title: Title, **tables: object) -> Title:
    """This title, mended in this way; the named tables are other ones."""
    same = {name: getattr(title, name) for name in KEPT}
    return cast("Title", type(kind.__name__, (kind,), {**same, **tables})(title))


@contextmanager
def renamed(title: Title, aliases: bool = True) -> Iterator[Title]:
    """For a while every task has another name; the title knows the former ones, unless that was forgotten."""
    former = {task: task.__name__ for task in title.tasks}
    for task, name in former.items():
        task.__name__ = f"{name}OfLate"
    known = {name: task.__name__ for task, name in former.items()}
    try:
        yield mended(Mended, title, aliases={**title.aliases, **known} if aliases else {})
    finally:
        for task, name in former.items():
            task.__name__ = name


# one more argument, two more fields


def hasty(task: type[Task[Any]]) -> type[Task[Any]]:
    """The same task with one more argument, which has a default."""

    class Hasty(task):  # type: ignore[misc, valid-type]
        ARGS = (*task.ARGS, "haste")

        def __init__(self, *given: Any, haste: int = 0, **named: Any) -> None:
            super().__init__(*given, **named)
            self.haste = haste

    Hasty.__name__ = task.__name__
    return Hasty


def tidal(kind: type[Position]) -> type[Position]:
    """The same position with a number and an array more."""

    class Tidal(kind):  # type: ignore[misc, valid-type]
        def clone(self) -> Any:
            g: Any = super().clone()
            g.__class__ = Tidal
            g.tide, g.buoys = self.tide, self.buoys[:]
            return g

    return Tidal


class Tide(Mended):
    """Two fields more."""

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        added = (number("tide", since=self.version), numbers("buoys", BUOY, since=self.version))
        return (*self.title.fields(setup, vocabulary), *added)

    def blank(self, setup: Setup) -> Position:
        g: Any = self.title.blank(setup)
        g.__class__ = tidal(type(g))
        g.tide, g.buoys = TIDE, ints(BUOYS)
        return cast("Position", g)


def with_more(title: Title) -> Title:
    """A later version with an argument more in every task and two fields more."""
    return mended(Tide, title, version=title.version + 1, tasks=tuple(hasty(task) for task in title.tasks))


# longer domains


class Longer(Mended):
    """The domain `grown` has a word more. What belongs to it counts up from `first_entry` in a blank position."""

    grown = ""
    first_entry = 0
    step = 0

    def domain(self, domain: Domain) -> Domain:
        if domain.name != self.grown:
            return domain
        return Domain(domain.name, (*domain.words, "novelty"), domain.none, added={**domain.added, self.version: 1})

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        return tuple(self.longer(field) for field in self.title.fields(setup, vocabulary))

    def longer(self, field: Field) -> Field:
        # Where fields share an array the next one begins where this one ends: the author moves it, no test can.
        if field.array != field.name:
            return field
        rows = tuple(self.domain(domain) for domain in field.rows)
        spots = field.spots if rows[:1] == field.rows[:1] else (*field.spots, "novelty")
        return Field(field.name, field.shape, rows, field.values, field.owned, field.since, spots)

    def blank(self, setup: Setup) -> Position:
        g = self.title.blank(setup)
        for field in self.title.fields(setup, self.title.vocabulary(setup)):
            longer = self.longer(field)
            if longer.length() != field.length():
                setattr(g, field.name, self.padded(getattr(g, field.name), field, longer))
        return g

    def padded(self, value: Any, field: Field, longer: Field) -> Any:
        """An array, or cards, of the new length: what there is today stays with its row."""
        today = value.count if field.shape == CARDS else value
        rows = {tuple(field.row_words(i)): int(entry) for i, entry in enumerate(today)}
        new = [self.first_entry + self.step * i for i in range(longer.length())]
        entries = ints([rows.get(tuple(longer.row_words(i)), new[i]) for i in range(longer.length())])
        if field.shape != CARDS:
            return entries
        known = [*list(value.known), self.first_entry][: longer.rows[0].size()]
        return Cards(longer.rows[1].size(), entries, ints(known))


def longer(title: Title, grown: str, first_entry: int = 0, step: int = 0) -> Title:
    """A later version in which a domain has a word more."""
    return mended(Longer, title, version=title.version + 1, grown=grown, first_entry=first_entry, step=step)
