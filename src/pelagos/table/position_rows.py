"""The numbers of a position in one row, so that two positions can be compared without holding either.

A feed compares every version of a game with the one before it. Comparing rows of numbers is faster than comparing
views, and tells which fields have changed: only those are shown anew.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from pelagos.kernel.arrays import Ints, first_difference, same_part, update_part
from pelagos.kernel.fields import CARDS, INT, Field
from pelagos.kernel.ids import Viewer, knows
from pelagos.kernel.places import Cards
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import field_seen, private_view


class PositionRow:
    """All numbers of a position, in the order of its fields."""

    def __init__(self, numbers: Ints) -> None:
        self.numbers: Final = numbers


def row_of(rules: Rules, g: Position) -> PositionRow:
    """The row of a position."""
    return next_rows(rules, PositionRow(rules.blank_row), g).after


def next_rows(rules: Rules, before: PositionRow, g: Position) -> RowPair:
    """The row of a position beside an earlier one. It begins as a copy, so what is written is compared on the way."""
    row = before.numbers[:]
    changed: list[tuple[Field, i64]] = []
    at: i64 = 0
    for field in rules.fields:
        if field.shape == INT:
            value: i64 = cast("int", getattr(g, field.name))
            differs = row[at] != value
            row[at] = value
        elif field.shape == CARDS:
            held = cast("Cards", getattr(g, field.name))
            places: i64 = len(held.known)
            differs = update_part(held.known, 0, row, at, places)
            differs = update_part(held.count, 0, row, at + places, len(held.count)) or differs
        else:
            differs = update_part(cast("Ints", getattr(g, field.array)), field.start, row, at, field.length())
        if differs:
            changed.append((field, at))
        at += field.size
    return RowPair(before, PositionRow(row), changed)


class RowPair:
    """The rows of a position at two versions, compared once for all who ask what has changed."""

    def __init__(self, before: PositionRow, after: PositionRow, changed: list[tuple[Field, i64]]) -> None:
        self.before: Final = before
        self.after: Final = after
        self.changed: Final = changed
        """The fields that differ, and where each begins."""
        self.hidden_unchanged: Final = not any(field.hides for field, _ in changed)
        """Whether nothing has changed that anything may be hidden in."""
        self._saved_changes: Json | None = None
        self.seen_cards: Final[dict[tuple[str, int], Json]] = {}
        """By field and the places that somebody knows, what they see of the cards now: often the same for many."""

    def saved_changes(self) -> Json:
        """By name, how the fields of a saved position have changed, as a patch says it. It is told to nobody."""
        if self._saved_changes is None:
            before, after = self.before.numbers, self.after.numbers
            self._saved_changes = {field.name: _change(field, before, after, at) for field, at in self.changed}
        return self._saved_changes

    def public_changes(self) -> Json:
        """The same for the fields that hide nothing: those that are in every `public_view`."""
        changes = self.saved_changes()
        return {field.name: changes[field.name] for field, _ in self.changed if not field.hides}


class LatestRow:
    """The row of a game as it stands, made once for all who ask: a feed and whoever keeps the table on disk."""

    def __init__(self, rules: Rules) -> None:
        self._rules: Final = rules
        self._version = -1
        self._pair = RowPair(PositionRow(rules.blank_row), PositionRow(rules.blank_row), [])
        """The row of that version, beside the one that was known before."""

    def at(self, version: int, g: Position) -> PositionRow:
        """The row of this position, which is that of this version of the table."""
        if self._version != version:
            self._version, self._pair = version, next_rows(self._rules, self._pair.after, g)
        return self._pair.after

    def since(self, before: PositionRow, version: int, g: Position) -> RowPair:
        """What has changed up to this position. Almost all who ask have seen the row before it."""
        after = self.at(version, g)
        if self._pair.before is not before:
            self._pair = RowPair(before, after, _changed_fields(self._rules, before.numbers, after.numbers))
        return self._pair


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


def _changed_fields(rules: Rules, before: Ints, after: Ints) -> list[tuple[Field, i64]]:
    """The fields that differ, and where each begins."""
    found: list[tuple[Field, i64]] = []
    at: i64 = 0
    count: i64 = len(after)
    differs = first_difference(before, after, 0, count)
    for field in rules.fields:
        if differs == count:
            break
        end = at + field.size
        if differs < end:
            found.append((field, at))
            differs = first_difference(before, after, end, count)
        at = end
    return found


def _change(field: Field, before: Ints, after: Ints, at: i64) -> Json | list[Any]:
    """How one field has changed."""
    if field.shape == INT:
        return [int(after[at])]
    end = at + field.size
    if field.shape != CARDS:
        return _change_of_numbers(before, after, at, end)
    counts = at + field.rows[0].size()
    parts: Json = {}
    for name, start, stop in (("count", counts, end), ("known", at, counts)):
        if not same_part(before, after, start, stop):
            parts[name] = _change_of_numbers(before, after, start, stop)
    return parts


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
            fields[field.name] = _seen(g, field, viewer, previous.rows)
    return {"viewer": int(viewer), "fields": fields}


def _seen(g: Position, field: Field, viewer: Viewer, rows: RowPair) -> Any:
    """What this viewer may read of one field. Who knows the same places of cards sees the same."""
    if field.shape != CARDS:
        return field_seen(g, field, viewer)
    places = 0
    held = cast("Cards", getattr(g, field.name))
    for place in range(held.places()):
        places = 2 * places + knows(held.known[place], viewer)
    seen = rows.seen_cards.get((field.name, places))
    if seen is None:
        seen = rows.seen_cards[(field.name, places)] = field_seen(g, field, viewer)
    return seen


def _looks_same(g: Position, field: Field, viewer: Viewer, rows: RowPair, at: int) -> bool:
    """Does a field look to this viewer as it did? They could read the same rows before, and see nothing of others."""
    if field.shape == CARDS:
        return same_part(rows.before.numbers, rows.after.numbers, at, at + field.size)
    size = field.row_size()
    for row in range(field.rows[0].size()):
        start = at + row * size
        if g.may_read(viewer, field.name, row) and not same_part(
            rows.before.numbers, rows.after.numbers, start, start + size
        ):
            return False
    return True
