"""What a viewer may see, and how to imagine the rest.

`view` is the one allow-list: it copies what the table of fields lets this viewer read, and nothing else. It has two
halves, so that many viewers of one position can share the first: `common` is the same for everybody, `own` is what one
viewer knows besides. Tasks hold no secrets, so the agenda is in every view. Where views follow each other, `changed`
says what is new in the first half, and the second is not made anew if it looks as it did. `sample` builds a whole
position that this viewer could be looking at.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from pelagos.kernel.arrays import Ints, ints
from pelagos.kernel.codec import agenda_data, field_data, load_agenda, set_field
from pelagos.kernel.fields import CARDS, INT, Field
from pelagos.kernel.ids import Viewer, knows
from pelagos.kernel.places import Cards
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules


def row_of(rules: Rules, g: Position) -> Ints:
    """All numbers of a position in one row, in the order of its fields: to compare positions without holding them."""
    row = rules.blank_row[:]
    at: i64 = 0
    for field in rules.fields:
        if field.shape == INT:
            row[at] = int(getattr(g, field.name))
        elif field.shape == CARDS:
            held = cast("Cards", getattr(g, field.name))
            _copy(held.known, 0, row, at, len(held.known))
            _copy(held.count, 0, row, at + len(held.known), len(held.count))
        else:
            _copy(cast("Ints", getattr(g, field.array)), field.start, row, at, field.length())
        at += field.size
    return row


def _copy(values: Ints, start: i64, row: Ints, at: i64, count: i64) -> None:
    for i in range(count):
        row[at + i] = values[start + i]


def _is_same(then: Ints, now: Ints, start: i64, end: i64) -> bool:
    """Do these numbers stand as they stood?"""
    for i in range(start, end):
        if then[i] != now[i]:
            return False
    return True


class Rows:
    """The numbers of a position then and now."""

    def __init__(self, rules: Rules, then: Ints, now: Ints) -> None:
        self.then: Final = then
        self.now: Final = now
        self.quiet: Final = all(_is_same(then, now, at, at + field.size) for field, at in rules.hiding)
        """Whether nothing has changed that anything may be hidden in."""


class Past:
    """One viewer's half as it was shown, what happened since, and which rows he could and can read."""

    def __init__(self, shown: Json, rows: Rows, could: int, can: int) -> None:
        self.shown: Final = shown
        self.rows: Final = rows
        self.could: Final = could
        self.can: Final = can


def readable(rules: Rules, g: Position, viewer: Viewer) -> int:
    """Which rows of the owned fields this viewer may read, a bit for each: to tell that they are others."""
    bits = 0
    for field, _ in rules.hiding:
        if field.owned:
            for row in range(field.rows[0].size()):
                bits = 2 * bits + g.may_read(viewer, field.name, row)
    return bits


def view(rules: Rules, g: Position, viewer: Viewer) -> Json:
    """Everything this viewer may know about the position, as plain data."""
    shared, mine = common(rules, g), own(rules, g, viewer)
    fields = {**shared["fields"], **mine["fields"]}
    return {
        "title": shared["title"],
        "version": shared["version"],
        "setup": shared["setup"],
        "viewer": mine["viewer"],
        "fields": {field.name: fields[field.name] for field in rules.fields},
        "agenda": shared["agenda"],
        "result": shared["result"],
    }


def common(rules: Rules, g: Position) -> Json:
    """What everybody may know: the fields that hide nothing, and what is still to be done."""
    fields = {field.name: field_data(g, field) for field in rules.fields if not field.hides}
    return {**around(rules, g), "fields": fields}


def around(rules: Rules, g: Position) -> Json:
    """The same without the fields."""
    return {
        "title": rules.title.name,
        "version": rules.title.version,
        "setup": rules.plain_setup,
        "agenda": agenda_data(g),
        "result": None if g.result is None else list(g.result),
    }


def changed(rules: Rules, then: Ints, now: Ints) -> list[tuple[str, Any, Any]]:
    """The fields that hide nothing and have changed between two rows, each with what stood and what stands in it."""
    found: list[tuple[str, Any, Any]] = []
    at = 0
    for field in rules.fields:
        end = at + field.size
        if not field.hides and not _is_same(then, now, at, end):
            if field.shape == INT:
                found.append((field.name, int(then[at]), int(now[at])))
            else:
                found.append((field.name, list(then[at:end]), list(now[at:end])))
        at = end
    return found


def own(rules: Rules, g: Position, viewer: Viewer, past: Past | None = None) -> Json:
    """The other fields, as far as this viewer may read them."""
    kept = None if past is None or past.could != past.can else past
    fields: Json = {} if kept is None else {**kept.shown["fields"]}
    for field, at in rules.hiding:
        if kept is None or not _looks_same(g, field, viewer, kept.rows, at):
            fields[field.name] = _seen(g, field, viewer)
    return {"viewer": int(viewer), "fields": fields}


def looks_same(rules: Rules, g: Position, viewer: Viewer, past: Past) -> bool:
    """Is his own half the same as it was shown?"""
    if past.could != past.can:
        return False
    return past.rows.quiet or all(_looks_same(g, field, viewer, past.rows, at) for field, at in rules.hiding)


def _looks_same(g: Position, field: Field, viewer: Viewer, rows: Rows, at: int) -> bool:
    """Does it look to this viewer as it did, when he could read the same rows? Of the others he sees nothing."""
    if field.shape == CARDS:
        return _is_same(rows.then, rows.now, at, at + field.size)
    size = field.row_size()
    for row in range(field.rows[0].size()):
        start = at + row * size
        if g.may_read(viewer, field.name, row) and not _is_same(rows.then, rows.now, start, start + size):
            return False
    return True


def _seen(g: Position, field: Field, viewer: Viewer) -> Any:
    if field.shape == CARDS:
        return _seen_cards(field, cast("Cards", getattr(g, field.name)), viewer)
    return _seen_rows(g, field, viewer)


def _seen_rows(g: Position, field: Field, viewer: Viewer) -> list[list[int] | None]:
    values = cast("Ints", getattr(g, field.array))
    size = field.row_size()
    return [
        [values[i] for i in range(row * size, row * size + size)] if g.may_read(viewer, field.name, row) else None
        for row in range(field.rows[0].size())
    ]


def _seen_cards(field: Field, held: Cards, viewer: Viewer) -> Json:
    """Faces where he knows the place, else how many lie in the spot; and the pool of what lies unknown.

    The number of a spot stands at its first unknown place; at the others of the spot stands 0.
    """
    places: list[list[int] | int] = []
    firsts: dict[str, int] = {}
    for place in range(held.places()):
        if knows(held.known[place], viewer):
            places.append([held.lying(place, face) for face in range(held.faces)])
        else:
            places.append(0)
            first = firsts.setdefault(field.spots[place], place)
            places[first] = cast("int", places[first]) + held.total(place)
    return {"places": places, "pool": list(held.pool(viewer)), "known": list(held.known)}


def sample(rules: Rules, seen: Json, rng: Rng) -> Position:
    """A position that gives this very view, its hidden parts guessed by the generator."""
    g = rules.blank()
    hidden: list[tuple[str, int]] = []
    for field in rules.fields:
        data = seen["fields"][field.name]
        if field.shape == CARDS:
            setattr(g, field.name, _dealt(field, data, rng))
        elif field.owned:
            hidden.extend(_set_rows(g, field, data))
        else:
            set_field(g, field, data)
    load_agenda(rules, g, seen["agenda"])
    g.result = None if seen["result"] is None else tuple(seen["result"])
    for name, row in hidden:
        rules.title.fill(g, name, row, seen["viewer"], rng)
    return g


def _set_rows(g: Position, field: Field, rows: list[list[int] | None]) -> list[tuple[str, int]]:
    """Set the rows that were seen; the others are returned."""
    values = cast("Ints", getattr(g, field.name))
    size = field.row_size()
    hidden: list[tuple[str, int]] = []
    for row, seen in enumerate(rows):
        if seen is None:
            hidden.append((field.name, row))
        else:
            for i, value in enumerate(seen):
                values[row * size + i] = value
    return hidden


def _dealt(field: Field, data: Json, rng: Rng) -> Cards:
    """The known places as they are, the pool dealt at random to the spots, and there to the places he does not know."""
    places: list[list[int] | int] = data["places"]
    pool: list[int] = []
    for face, copies in enumerate(data["pool"]):
        pool.extend([face] * copies)
    rng.shuffle(pool)
    faces: i64 = len(data["pool"])
    count = [0] * (len(places) * int(faces))
    for place, lying in enumerate(places):
        if isinstance(lying, list):
            count[place * faces : (place + 1) * faces] = lying
        else:
            parts = [i for i, other in enumerate(places) if not isinstance(other, list) and _share(field, i, place)]
            for _ in range(lying):
                count[parts[rng.below(len(parts))] * faces + pool.pop()] += 1
    return Cards(faces, ints(count), ints(data["known"]))


def _share(field: Field, place: int, other: int) -> bool:
    return field.spots[place] == field.spots[other]
