"""What environments must know of a title: which numbers its answers may hold, its setups by name, its places."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.arrays import Ints, Shorts
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.title import Rules


class EnvSetup:
    """A setup under a versioned name, written out to the letter: the name means the same game for ever.

    `version` is raised when any action or any number of the observation gets another meaning.
    """

    def __init__(
        self, variant: str, seats: int, board: str = "", options: Mapping[str, str] | None = None, version: int = 0
    ) -> None:
        self.variant: Final = variant
        self.seats: Final = seats
        self.board: Final = board
        self.options: Final = dict(options or {})
        self.version: Final = version


class ActionLimits:
    """Which answers there can be under one setup, beyond what the words say."""

    def __init__(
        self,
        nature: Sequence[int],
        numbers: Mapping[tuple[int, str], Sequence[int]],
        pairs: Mapping[int, Sequence[tuple[int, int]]],
        never: Sequence[int] = (),
    ) -> None:
        self.nature: Final = frozenset(nature)
        """Verbs that nature alone says."""
        self.numbers: Final = {part: tuple(values) for part, values in numbers.items()}
        """By verb and part (`x`, `y`, `n`), the values that it may take: all plain numbers, and where a domain has
        words that are never said with this verb."""
        self.pairs: Final = {verb: list(found) for verb, found in pairs.items()}
        """By verb, the pairs of `x` and `y` that can be said together, where these are not all."""
        self.never: Final = frozenset(never)
        """Verbs that a reduced game has no use for; they get no numbers."""


class Graph:
    """The places of a board, in the order of these domains, and which of them touch."""

    def __init__(self, domains: Sequence[str], edges: Sequence[tuple[int, int]]) -> None:
        self.domains: Final = tuple(domains)
        self.edges: Final = list(edges)


@mypyc_attr(allow_interpreted_subclasses=True)
class RowWriter(ABC):
    """Writes the fields of a position as one viewer may know them, in the order of `layout`, straight from its arrays.

    It must write what `observation` writes from the view, and the tests compare the two.
    """

    @abstractmethod
    def write(self, g: Position, viewer: Viewer, rows: Shorts, at: i64) -> i64:
        """Write the row from this index on; the index after it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EnvAdapter:
    """A title's environments."""

    def __init__(self, setups: Sequence[EnvSetup], writer: RowWriter) -> None:
        self.setups: Final = tuple(setups)
        self.writer: Final = writer

    def limits(self, rules: Rules) -> ActionLimits:
        """Which answers there can be under these rules."""
        raise Unwritten("limits")

    def graph(self, rules: Rules) -> Graph:
        """Its places."""
        raise Unwritten("graph")


def neighbours(touching: Ints) -> list[tuple[int, int]]:
    """Every place with every place that it touches."""
    places = range(len(touching))
    return [(place, other) for place in places for other in places if touching[place] >> other & 1]


def others(count: int) -> list[tuple[int, int]]:
    """Everything with everything else."""
    return [(one, other) for one in range(count) for other in range(count) if other != one]
