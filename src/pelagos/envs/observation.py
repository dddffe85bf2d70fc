"""A seat's row of numbers, made from its view and nothing else: the reference of what an observation holds."""

from __future__ import annotations

from typing import Any

from pelagos.envs.layout import ObservationLayout, is_note
from pelagos.envs.rows import HIDDEN
from pelagos.kernel.fields import CARDS, INT, Field
from pelagos.kernel.title import Json


def observe(layout: ObservationLayout, seen: Json, asked: int | None) -> list[int]:
    """The observation behind a view (`kernel.view.view`). `asked` is the seat that must answer, None for nobody's turn
    or nature's; everybody at a table knows that.
    """
    seats = range(layout.rules.setup.seats)
    row = [int(seat == seen["viewer"]) for seat in seats]
    row += [int(seat == asked) for seat in seats]
    row += _question(layout, seen["agenda"])
    for field in layout.rules.fields:
        row += _field(field, seen["fields"][field.name])
    return row


def _question(layout: ObservationLayout, agenda: list[list[Any]]) -> list[int]:
    """Which question waits, and those of its arguments that have a name in the words of the title."""
    name, arguments = agenda[0] if agenda else ("", {})
    return [layout.tasks.get(name, -1), *[arguments.get(known, -1) for known in layout.arguments]]


def _field(field: Field, data: Any) -> list[int]:
    if field.shape == INT:
        return [data]
    if field.shape == CARDS:
        return _cards(data)
    if is_note(field):
        return next(list(row) for row in data if row is not None)
    if field.owned:
        return [HIDDEN if row is None else row[0] for row in data]
    return list(data)


def _cards(data: Json) -> list[int]:
    """Faces by place, how many lie there, whether they are known, and the pool."""
    faces = len(data["pool"])
    places: list[list[int] | int] = data["places"]
    shown = [number for lying in places for number in (lying if isinstance(lying, list) else [0] * faces)]
    totals = [sum(lying) if isinstance(lying, list) else lying for lying in places]
    known = [int(isinstance(lying, list)) for lying in places]
    return [*shown, *totals, *known, *data["pool"]]
