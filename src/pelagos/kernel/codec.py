"""Positions as plain JSON data, saved in mid-decision and loaded after the rules were mended.

A task is saved by its name and named arguments. A renamed task gets an alias in its title; an argument that was
added has a default in its class; a field that was added says since which version it exists, and so do words at the
end of a domain. What an older save cannot have stands as in the blank position; everything else must be there.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, cast

from pelagos.kernel.arrays import Ints, ints
from pelagos.kernel.errors import BadSave
from pelagos.kernel.fields import CARDS, INT, Field
from pelagos.kernel.places import Cards
from pelagos.kernel.position import Position
from pelagos.kernel.task import Task
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.words import Domain, nearest

FORMAT = 1


def canonical(data: object) -> str:
    """The one way to write this data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(rules: Rules, g: Position) -> str:
    """A short name for a position; equal positions have equal names in every build."""
    return digest_of(save(rules, g))


def digest_of(data: object) -> str:
    return hashlib.blake2b(canonical(data).encode(), digest_size=8).hexdigest()


def save(rules: Rules, g: Position) -> Json:
    """Everything about a position, as plain data."""
    return {
        "format": FORMAT,
        "title": rules.title.name,
        "version": rules.title.version,
        "setup": rules.setup.plain(),
        "fields": {field.name: field_data(g, field) for field in rules.fields},
        "agenda": agenda_data(g),
        "result": None if g.result is None else list(g.result),
    }


def load(rules: Rules, data: Json) -> Position:
    """The saved position, or BadSave."""
    if data.get("format") != FORMAT:
        raise BadSave("unknown-format", found=str(data.get("format")))
    if data.get("title") != rules.title.name or not _same_setup(rules, data.get("setup")):
        raise BadSave("other-setup", title=rules.title.name)
    version = _whole(data.get("version"), "version")
    if version > rules.title.version:
        raise BadSave("newer-version", title=rules.title.name, found=version, known=rules.title.version)
    g = rules.blank()
    saved = _mapping(data.get("fields"), "fields")
    for name in saved:
        if rules.field(name) is None and name not in rules.title.dropped:
            raise BadSave("unknown-field", field=name, known=nearest(name, rules.field_names()))
    for field in rules.fields:
        if field.name in saved:
            set_field(g, field, lengthened(g, field, saved[field.name], version))
        elif field.since <= version:
            raise BadSave("missing-field", field=field.name)
    load_agenda(rules, g, data.get("agenda"))
    g.result = _result(rules, data.get("result"))
    return g


def _same_setup(rules: Rules, saved: Any) -> bool:
    """An option that the title has got since then stands at its default in an older save."""
    if not isinstance(saved, dict) or not isinstance(saved.get("options"), dict):
        return False
    defaults = {option.name: option.default for option in rules.title.options}
    return {**saved, "options": {**defaults, **saved["options"]}} == rules.setup.plain()


def field_data(g: Position, field: Field) -> Any:
    value = getattr(g, field.array)
    if field.shape == INT:
        return int(value)
    if field.shape == CARDS:
        held = cast("Cards", value)
        return {"count": list(held.count), "known": list(held.known)}
    return list(cast("Ints", value))[field.start : field.start + field.length()]


def set_field(g: Position, field: Field, data: Any) -> None:
    if field.shape == INT:
        setattr(g, field.name, _whole(data, field.name))
    elif field.shape == CARDS:
        parts = _mapping(data, field.name)
        count = _numbers(field.name, parts.get("count"), field.length())
        known = _numbers(field.name, parts.get("known"), field.rows[0].size())
        setattr(g, field.name, Cards(field.rows[1].size(), count, known))
    else:
        values = cast("Ints", getattr(g, field.array))
        for i, value in enumerate(_numbers(field.name, data, field.length())):
            values[field.start + i] = value


def lengthened(g: Position, field: Field, data: Any, version: int) -> Any:
    """The data of an older save with entries for what was added since: those of the position, which is blank here."""
    if all(domain.size_in(version) == domain.size() for domain in field.rows):
        return data
    blank = field_data(g, field)
    if field.shape == CARDS:
        parts = _mapping(data, field.name)
        return {
            "count": _widened(field.name, field.rows, blank["count"], parts.get("count"), version),
            "known": _widened(field.name, field.rows[:1], blank["known"], parts.get("known"), version),
        }
    return _widened(field.name, field.rows, blank, data, version)


def _widened(name: str, rows: tuple[Domain, ...], blank: list[int], data: Any, version: int) -> list[int]:
    """Every saved entry goes where its row stands now."""
    sizes = [domain.size_in(version) for domain in rows]
    length = 1
    for size in sizes:
        length *= size
    for i, value in enumerate(_numbers(name, data, length)):
        at, stride, rest = 0, 1, i
        for domain, size in zip(rows[::-1], sizes[::-1], strict=True):
            at += rest % size * stride
            rest //= size
            stride *= domain.size()
        blank[at] = value
    return blank


def agenda_data(g: Position) -> list[list[Any]]:
    """The tasks, next one first."""
    return [task_data(task) for task in g.agenda[::-1]]


class AgendaData:
    """The tasks of a running game as plain data, next one first. A task never changes, so it is written once."""

    def __init__(self) -> None:
        self._tasks: Final[list[Task[Any]]] = []
        self._written: Final[list[list[Any]]] = []
        """In the order of the tasks."""
        self._data: list[list[Any]] = []

    def of(self, agenda: list[Task[Any]]) -> list[list[Any]]:
        """The very list that was given before, if nothing has changed."""
        tasks = self._tasks
        same = 0
        while same < len(agenda) and same < len(tasks) and agenda[same] is tasks[same]:
            same += 1
        if same < len(agenda) or same < len(tasks):
            new = agenda[same:]
            tasks[same:] = new
            self._written[same:] = [task_data(task) for task in new]
            self._data = self._written[::-1]
        return self._data


def task_data(task: Task[Any]) -> list[Any]:
    return [type(task).__name__, {name: _listed(getattr(task, name)) for name in task.ARGS}]


def load_agenda(rules: Rules, g: Position, data: Any) -> None:
    if not isinstance(data, list):
        raise BadSave("bad-field", field="agenda")
    g.agenda = [load_task(rules, entry) for entry in data[::-1]]


def load_task(rules: Rules, data: Any) -> Task[Any]:
    if not isinstance(data, list) or len(data) != 2 or not isinstance(data[0], str) or not isinstance(data[1], dict):
        raise BadSave("bad-field", field="agenda")
    return make_task(rules, data[0], {name: tupled(value) for name, value in data[1].items()})


def task_named(rules: Rules, name: str) -> type[Task[Any]]:
    """A task by its present or a former name."""
    made = rules.tasks.get(rules.title.aliases.get(name, name))
    if made is None:
        raise BadSave("unknown-task", task=name, known=nearest(name, rules.tasks))
    return made


def make_task(rules: Rules, name: str, arguments: dict[str, Any]) -> Task[Any]:
    made = task_named(rules, name)
    for argument in arguments:
        if argument not in made.ARGS:
            raise BadSave("unknown-argument", task=name, argument=argument, wanted=", ".join(made.ARGS) or "–")
    try:
        return cast("Any", made)(**arguments)  # type: ignore[no-any-return]
    except TypeError:
        raise BadSave("bad-arguments", task=name, wanted=", ".join(made.ARGS)) from None


def _listed(value: Any) -> Any:
    return [_listed(part) for part in value] if isinstance(value, tuple) else value


def tupled(value: Any) -> Any:
    """An argument of a task: a number, a word, or a tuple of such."""
    if isinstance(value, list):
        return tuple([tupled(part) for part in value])
    return value if isinstance(value, str) else _whole(value, "agenda")


def _whole(value: Any, name: str) -> int:
    """A number that fits the arrays of the compiled build."""
    if not isinstance(value, int) or isinstance(value, bool) or not -(1 << 63) <= value < 1 << 63:
        raise BadSave("bad-field", field=name)
    return value


def _mapping(data: Any, name: str) -> Json:
    if not isinstance(data, dict):
        raise BadSave("bad-field", field=name)
    return data


def _numbers(name: str, data: Any, length: int) -> Ints:
    if not isinstance(data, list):
        raise BadSave("bad-field", field=name)
    if len(data) != length:
        raise BadSave("wrong-length", field=name, found=len(data), wanted=length)
    return ints([_whole(value, name) for value in data])


def _result(rules: Rules, data: Any) -> tuple[int, ...] | None:
    if data is None:
        return None
    return tuple([int(place) for place in _numbers("result", data, rules.setup.seats)])
