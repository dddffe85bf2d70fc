"""The numbers of a position in one row, so that two positions can be compared without holding either.

A feed compares every version of a game with the one before it. Comparing rows of numbers is faster than comparing
views, and tells which fields have changed: only those are shown anew.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from pelagos.kernel.arrays import Ints, copy_part, same_part
from pelagos.kernel.fields import CARDS, INT, Field
from pelagos.kernel.ids import Viewer
from pelagos.kernel.places import Cards
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import field_seen, private_view


def row_of(rules: Rules, g: Position) -> Ints:
    """All numbers of a position in one row, in the order of its fields."""
    row = rules.blank_row[:]
    at: i64 = 0
    for field in rules.fields:
        if field.shape == INT:
            row[at] = int(getattr(g, field.name))
        elif field.shape == CARDS:
            held = cast("Cards", getattr(g, field.name))
            copy_part(held.known, 0, row, at, len(held.known))
            copy_part(held.count, 0, row, at + len(held.known), len(held.count))
        else:
            copy_part(cast("Ints", getattr(g, field.array)), field.start, row, at, field.length())
        at += field.size
    return row


class LatestRow:
    """The row of a game as it stands, made once for all who ask: a feed and whoever keeps the table on disk."""

    def __init__(self, rules: Rules) -> None:
        self._rules: Final = rules
        self._version = -1
        self._row: Ints = rules.blank_row

    def at(self, version: int, g: Position) -> Ints:
        """The row of this position, which is that of this version of the table."""
        if self._version != version:
            self._version, self._row = version, row_of(self._rules, g)
        return self._row


class RowPair:
    """The numbers of a position at two versions."""

    def __init__(self, rules: Rules, before: Ints, after: Ints) -> None:
        self.before: Final = before
        self.after: Final = after
        self.hidden_unchanged: Final = all(same_part(before, after, at, at + field.size) for field, at in rules.hiding)
        """Whether nothing has changed that anything may be hidden in."""


class PreviousView:
    """One viewer's private half as it was last shown, what changed since, and which rows they could and can read."""

    def __init__(self, shown: Json, rows: RowPair, could_read: int, can_read: int) -> None:
        self.shown: Final = shown
        self.rows: Final = rows
        self.could_read: Final = could_read
        self.can_read: Final = can_read


def readable_rows(rules: Rules, g: Position, viewer: Viewer) -> int:
    """Which rows of the owned fields this viewer may read, one bit each."""
    bits = 0
    for field, _ in rules.hiding:
        if field.owned:
            for row in range(field.rows[0].size()):
                bits = 2 * bits + g.may_read(viewer, field.name, row)
    return bits


def changed_public_fields(rules: Rules, before: Ints, after: Ints) -> list[tuple[str, Any, Any]]:
    """The fields that hide nothing and differ between two rows, each with its old and its new value."""
    found: list[tuple[str, Any, Any]] = []
    at = 0
    for field in rules.fields:
        end = at + field.size
        if not field.hides and not same_part(before, after, at, end):
            if field.shape == INT:
                found.append((field.name, int(before[at]), int(after[at])))
            else:
                found.append((field.name, list(before[at:end]), list(after[at:end])))
        at = end
    return found


def change_of_saved_fields(rules: Rules, before: Ints, after: Ints) -> Json:
    """By name, how the fields of a saved position change from one row to another, as a patch says it."""
    found: Json = {}
    at = 0
    for field in rules.fields:
        end = at + field.size
        if not same_part(before, after, at, end):
            if field.shape == INT:
                found[field.name] = [int(after[at])]
            elif field.shape == CARDS:
                counts = at + field.rows[0].size()
                parts: Json = {}
                for name, start, stop in (("count", counts, end), ("known", at, counts)):
                    if not same_part(before, after, start, stop):
                        parts[name] = _change_of_numbers(before, after, start, stop)
                found[field.name] = parts
            else:
                found[field.name] = _change_of_numbers(before, after, at, end)
        at = end
    return found


def _change_of_numbers(before: Ints, after: Ints, start: i64, end: i64) -> Json | list[Any]:
    """Number by number; all of them, if many have changed."""
    count: i64 = 0
    for i in range(start, end):
        count += before[i] != after[i]
    if 4 * count > end - start + 3:
        return [list(after[start:end])]
    return {str(i - start): [int(after[i])] for i in range(start, end) if before[i] != after[i]}


def private_view_unchanged(rules: Rules, g: Position, viewer: Viewer, previous: PreviousView) -> bool:
    """Is this viewer's private half the same as it was last shown?"""
    if previous.could_read != previous.can_read:
        return False
    rows = previous.rows
    return rows.hidden_unchanged or all(_looks_same(g, field, viewer, rows, at) for field, at in rules.hiding)


def updated_private_view(rules: Rules, g: Position, viewer: Viewer, previous: PreviousView | None) -> Json:
    """The private half of a view. Fields that look as they did are taken from the previous one."""
    if previous is None or previous.could_read != previous.can_read:
        return private_view(rules, g, viewer)
    fields: Json = {**previous.shown["fields"]}
    for field, at in rules.hiding:
        if not _looks_same(g, field, viewer, previous.rows, at):
            fields[field.name] = field_seen(g, field, viewer)
    return {"viewer": int(viewer), "fields": fields}


def _looks_same(g: Position, field: Field, viewer: Viewer, rows: RowPair, at: int) -> bool:
    """Does a field look to this viewer as it did? They could read the same rows before, and see nothing of others."""
    if field.shape == CARDS:
        return same_part(rows.before, rows.after, at, at + field.size)
    size = field.row_size()
    for row in range(field.rows[0].size()):
        start = at + row * size
        if g.may_read(viewer, field.name, row) and not same_part(rows.before, rows.after, start, start + size):
            return False
    return True
