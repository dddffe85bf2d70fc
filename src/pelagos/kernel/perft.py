"""Counting the tree of a game: catches silent changes, and proves that two builds play alike."""

from mypy_extensions import i64

from pelagos.kernel.agenda import settle, take
from pelagos.kernel.position import Position
from pelagos.kernel.sheet import Sheet


def perft(g: Position, depth: i64) -> i64:
    """How many sequences of `depth` answers there are, nature's included; ended games count once."""
    sheet = Sheet()
    if not settle(g, sheet) or depth == 0:
        return 1
    if depth == 1:
        return sheet.count
    total: i64 = 0
    for i in range(sheet.count):
        branch = g.clone()
        take(branch, sheet, i)
        total += perft(branch, depth - 1)
    return total
