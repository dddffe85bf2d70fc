"""Laying text out in columns."""

from __future__ import annotations

from typing import Final

GAP: Final = 2
"""Between things that stand side by side."""


def width_of(lines: list[str]) -> int:
    return max([len(line) for line in lines])


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns."""
    room = width_of(left) + GAP
    lines: list[str] = []
    for i in range(max(len(left), len(right))):
        start = left[i] if i < len(left) else ""
        lines.append(start.ljust(room) + (right[i] if i < len(right) else ""))
    return lines


def wrapped(text: str, width: int) -> list[str]:
    """Lines of whole words, each as long as fits."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]


def hanging(text: str, width: int) -> list[str]:
    """Wrapped, later lines indented."""
    lines = wrapped(text, width - GAP)
    return [lines[0], *[" " * GAP + line for line in lines[1:]]]


def aligned(rows: list[list[str]]) -> list[str]:
    """Cells below each other; a cell that shall stand further right brings its blanks along."""
    widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]))]
    return [" ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip() for row in rows]


def columns(rows: list[list[str]], count: int, page: int) -> list[str]:
    """Rows of cells below each other, then side by side; the last cell of a row is wrapped."""
    widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]) - 1)]
    room = (page - GAP * (count - 1)) // count
    height = (len(rows) + count - 1) // count
    blocks = [rows[i : i + height] for i in range(0, len(rows), height)]
    drawn = [[line for row in block for line in _row(row, widths, room)] for block in blocks]
    lines: list[str] = []
    for i in range(max([len(block) for block in drawn])):
        parts = [block[i] if i < len(block) else "" for block in drawn]
        lines.append((" " * GAP).join([part.ljust(room) for part in parts]).rstrip())
    return lines


def _row(row: list[str], widths: list[int], room: int) -> list[str]:
    start = "".join([cell.ljust(width + 1) for cell, width in zip(row[:-1], widths, strict=True)])
    texts = wrapped(row[-1], room - len(start))
    return [start + texts[0], *[" " * len(start) + text for text in texts[1:]]]


def joined(lines: list[str]) -> str:
    return "\n".join([line.rstrip() for line in lines])
