"""What a title tells about every side of a position, as rows of whole numbers: the input of the value model."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.arrays import Ints, filled
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class SideReading:
    """Reads positions of one title. It is handed a whole position and says only what the viewer may know."""

    figures: ClassVar[tuple[str, ...]] = ()
    """What it tells of every side; each is also set against the best rival's."""
    common: ClassVar[tuple[str, ...]] = ()
    """What it tells of the table as a whole."""
    counted: ClassVar[str] = ""
    """The figure by which people see who is ahead: metropolises, cities."""
    judged: ClassVar[str] = ""
    """The figure that is the judge's own score."""

    def read(self, g: Position, viewer: Viewer) -> FigureRows:
        """Of a position that is settled and not over."""
        raise Unwritten("read")


class FigureRows:
    """What was read: a number for every side and figure, and those of the table."""

    __slots__ = ("common", "figures", "sides", "values")

    def __init__(self, sides: i64, figures: i64, common: list[int]) -> None:
        self.sides: i64 = sides
        self.figures: i64 = figures
        self.values: Ints = filled(sides * figures)
        """By side, and by figure."""
        self.common: list[int] = common

    def put(self, side: i64, numbers: list[int]) -> None:
        """The figures of a side, in their order."""
        at = side * self.figures
        for number in numbers:
            self.values[at] = number
            at += 1
