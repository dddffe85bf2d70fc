"""What a viewer may see, and how to imagine the rest.

`view` is the one allow-list: it copies what the table of fields lets this viewer read, and nothing else. It has two
halves, so that many viewers of one position can share the first: `public_view` is the same for everybody, and without
the fields it is the `public_frame`; `private_view` is what one viewer knows besides. Tasks hold no secrets, so the
agenda is in every view. `sample` builds a whole position that this viewer could be looking at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from mypy_extensions import i64

from pelagos.kernel.arrays import Ints, ints
from pelagos.kernel.codec import agenda_data, field_data, load_agenda, set_field
from pelagos.kernel.fields import CARDS, Field
from pelagos.kernel.ids import Viewer, knows
from pelagos.kernel.places import Cards
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules


def view(rules: Rules, g: Position, viewer: Viewer) -> Json:
    """Everything this viewer may know about the position, as plain data."""
    shared, mine = public_view(rules, g), private_view(rules, g, viewer)
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


def public_view(rules: Rules, g: Position) -> Json:
    """What everybody may know: the fields that hide nothing, and what is still to be done."""
    fields = {field.name: field_data(g, field) for field in rules.fields if not field.hides}
    return {**public_frame(rules, g), "fields": fields}


def public_fields(rules: Rules, g: Position, names: Sequence[str]) -> Json:
    """Some of the fields that everybody may know, for those who need no more; what hides anything is not among them."""
    found: Json = {}
    for name in names:
        field = rules.field(name)
        if field is not None and not field.hides:
            found[name] = field_data(g, field)
    return found


def public_frame(rules: Rules, g: Position, agenda: list[list[Any]] | None = None) -> Json:
    """The same without the fields; with the agenda as data, if it is at hand."""
    return {
        "title": rules.title.name,
        "version": rules.title.version,
        "setup": rules.plain_setup,
        "agenda": agenda_data(g) if agenda is None else agenda,
        "result": None if g.result is None else list(g.result),
    }


def private_view(rules: Rules, g: Position, viewer: Viewer) -> Json:
    """The other fields, as far as this viewer may read them."""
    return {"viewer": int(viewer), "fields": {field.name: field_seen(g, field, viewer) for field, _ in rules.hiding}}


def field_seen(g: Position, field: Field, viewer: Viewer) -> Any:
    """What this viewer may read of one field that hides something."""
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
    """Faces where the viewer knows the place, else how many lie in the spot; and the pool of what lies unknown.

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
    """The known places as they are, the pool dealt at random to the spots, and there to the unknown places."""
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
