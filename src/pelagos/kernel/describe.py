"""A position in words a person can read and write; docs/notation.md explains the language.

A statement names a field, its rows and a value: `purse a 5`. Statements after a comma keep the field: `purse a 5,
b 7`. What is not said stays as in the blank position, and cards not said to lie elsewhere lie in the stock.
"""

from __future__ import annotations

import json
from typing import Any, cast

from pelagos.kernel.arrays import Ints
from pelagos.kernel.codec import field_data, make_task, task_named, tupled
from pelagos.kernel.errors import BadSave
from pelagos.kernel.fields import CARDS, INT, Field
from pelagos.kernel.ids import EVERYBODY, NOBODY, SPECTATOR, knows, only
from pelagos.kernel.places import Cards
from pelagos.kernel.position import Position
from pelagos.kernel.task import Task
from pelagos.kernel.title import Rules
from pelagos.kernel.words import NUMBER, UNKNOWN, nearest


def describe(rules: Rules, g: Position) -> list[str]:
    """Statements from which `described` builds this position again."""
    blank = rules.blank()
    lines: list[str] = []
    for field in rules.fields:
        if field.shape == INT:
            if getattr(g, field.name) != getattr(blank, field.name):
                lines.append(f"{field.name} {field.values.word(getattr(g, field.name))}")
        elif field.shape == CARDS:
            lines.extend(_card_lines(rules, field, getattr(g, field.name), getattr(blank, field.name)))
        else:
            lines.extend(_array_lines(field, field_data(g, field), field_data(blank, field)))
    lines.extend([task_line(rules, task) for task in g.agenda[::-1]])
    if g.result is not None:
        lines.append("ended " + " ".join([str(place) for place in g.result]))
    return _kept_from_completion(rules, g, lines) + lines


def _kept_from_completion(rules: Rules, g: Position, lines: list[str]) -> list[str]:
    """A title completes fields that are not spoken of: a word about those that stand otherwise."""
    completed = described(rules, lines)
    changed = [field for field in rules.fields if field_data(completed, field) != field_data(g, field)]
    last = [(field, field.length() - 1) for field in changed]
    return [" ".join([field.name, *field.row_words(at), field.values.word(entry(g, field, at))]) for field, at in last]


def described(rules: Rules, lines: list[str]) -> Position:
    """The position these statements describe; BadSave names the fault."""
    g = rules.blank()
    stated: set[str] = set()
    for line in lines:
        stated |= state(rules, g, line)
    rules.title.complete(g, stated)
    return g


def state(rules: Rules, g: Position, line: str) -> set[str]:
    """Make one line of statements true; the names of what they speak of."""
    named: set[str] = set()
    for words in statements(line):
        named.add(words[0])
        if words[0] == "next":
            g.agenda.insert(0, read_task(rules, words[1:]))
        elif words[0] == "ended":
            g.result = read_result(rules, words[1:])
        elif words[0] == "known":
            field, place, mask = read_known(rules, words)
            cast("Cards", getattr(g, field.name)).known[place] = mask
        else:
            field, at, value = read_entry(rules, words)
            _set_entry(g, field, at, value)
    return named


def statements(line: str) -> list[list[str]]:
    """The statements of a line, each with its field, which is written once."""
    found: list[list[str]] = []
    for part in line.split(", "):
        words = part.split()
        if not words:
            raise BadSave("empty-statement", text=line)
        if found and words[0] == found[0][0]:
            raise BadSave("said-again", word=words[0], text=line)
        found.append(words if not found else [found[0][0], *words])
    return found


def read_entry(rules: Rules, words: list[str]) -> tuple[Field, int, int]:
    """The field, the place in it and the value that a statement names."""
    field = rules.field(words[0])
    if field is None:
        raise BadSave("unknown-field", field=words[0], known=nearest(words[0], rules.field_names()))
    given = words[1:]
    if len(given) == len(field.rows) and all(
        domain.index(word) >= 0 for domain, word in zip(field.rows, given, strict=True)
    ):
        raise BadSave("no-value", text=" ".join(words), wanted=field.form())
    if len(given) != len(field.rows) + 1:
        raise BadSave("wrong-row", text=" ".join(words), wanted=field.form())
    return field, field.index(words[1:-1]), field.value(words[-1])


def entry(g: Position, field: Field, at: int) -> int:
    """What stands there."""
    value = getattr(g, field.array)
    if field.shape == INT:
        return int(value)
    if field.shape == CARDS:
        return int(cast("Cards", value).count[at])
    return int(cast("Ints", value)[field.start + at])


def _set_entry(g: Position, field: Field, at: int, value: int) -> None:
    if field.shape == INT:
        setattr(g, field.name, value)
    elif field.shape == CARDS:
        held = cast("Cards", getattr(g, field.name))
        face = at % held.faces
        taken = value - held.count[at]
        if at == face:
            raise BadSave("stock-follows", field=field.name, place=field.rows[0].word(0))
        if value < 0 or taken > held.count[face]:
            raise BadSave("too-few-cards", field=field.name, face=field.rows[1].word(face), left=int(held.count[face]))
        held.count[face] -= taken
        held.count[at] = value
    else:
        cast("Ints", getattr(g, field.array))[field.start + at] = value


def _array_lines(field: Field, values: list[int], blank: list[int]) -> list[str]:
    return [
        " ".join([field.name, *field.row_words(i), field.values.word(values[i])])
        for i in range(len(values))
        if values[i] != blank[i]
    ]


def _card_lines(rules: Rules, field: Field, held: Cards, blank: Cards) -> list[str]:
    changed = [i for i in range(held.faces, len(held.count)) if held.count[i] != blank.count[i]]
    # Cards must be back in the stock before they can lie elsewhere.
    changed.sort(key=lambda i: held.count[i] > blank.count[i])
    lines = [" ".join([field.name, *field.row_words(i), str(held.count[i])]) for i in changed]
    return lines + [
        f"known {field.name} {field.rows[0].word(place)} {mask_words(rules, held.known[place])}"
        for place in range(held.places())
        if held.known[place] != blank.known[place]
    ]


def mask_words(rules: Rules, mask: int) -> str:
    """The viewers of a set: `a b`, `everybody` or `nobody`."""
    if mask == EVERYBODY:
        return "everybody"
    return " ".join([rules.seat_word(viewer) for viewer in rules.viewers() if knows(mask, viewer)]) or "nobody"


def read_known(rules: Rules, words: list[str]) -> tuple[Field, int, int]:
    """`known FIELD PLACE VIEWER …`: who knows what lies in that place of the cards."""
    field = rules.field(words[1]) if len(words) > 3 else None
    if field is None or field.shape != CARDS:
        raise BadSave("bad-known", text=" ".join(words))
    place = field.row(field.rows[0], words[2])
    if words[3:] == ["everybody"]:
        return field, place, EVERYBODY
    mask = NOBODY
    for word in [] if words[3:] == ["nobody"] else words[3:]:
        viewer = rules.seat_of(word)
        if not (0 <= viewer < rules.setup.seats or viewer == SPECTATOR):
            raise BadSave("unknown-name", field=field.name, word=word, wanted=rules.seats.told(word))
        mask |= only(viewer)
    return field, place, mask


def task_line(rules: Rules, task: Task[Any]) -> str:
    """`next TASK name=value …`"""
    words = ["next", type(task).__name__]
    for name in task.ARGS:
        value = getattr(task, name)
        domain = rules.vocabulary.domains.get(rules.title.arguments.get(name, ""))
        if domain is not None and isinstance(value, int):
            words.append(f"{name}={domain.word(value)}")
        else:
            words.append(f"{name}={json.dumps(value, separators=(',', ':'))}")
    return " ".join(words)


def read_task(rules: Rules, words: list[str]) -> Task[Any]:
    if not words:
        raise BadSave("no-value", text="next", wanted="next TASK NAME=VALUE …")
    wanted = task_named(rules, words[0]).ARGS
    arguments: dict[str, Any] = {}
    for word in words[1:]:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadSave("bad-argument", task=words[0], word=word, wanted=", ".join(wanted) or "–")
        if name not in wanted:
            raise BadSave("unknown-argument", task=words[0], argument=name, wanted=", ".join(wanted) or "–")
        arguments[name] = _argument(rules, words[0], name, text)
    return make_task(rules, words[0], arguments)


def _argument(rules: Rules, task: str, name: str, text: str) -> Any:
    domain = rules.vocabulary.domains.get(rules.title.arguments.get(name, ""))
    if domain is not None and not text.startswith("["):
        number = domain.index(text)
        if number == UNKNOWN:
            raise BadSave("unknown-name", field=name, word=text, wanted=domain.told(text))
        return int(number)
    try:
        return tupled(json.loads(text))
    except (ValueError, RecursionError, BadSave):
        wanted = ", ".join(task_named(rules, task).ARGS)
        raise BadSave("bad-argument", task=task, word=f"{name}={text}", wanted=wanted) from None


def read_result(rules: Rules, words: list[str]) -> tuple[int, ...]:
    places = tuple([int(NUMBER.index(word)) for word in words])
    if len(places) != rules.setup.seats or min(places) < 1:
        raise BadSave("bad-result", text=" ".join(["ended", *words]), wanted=rules.setup.seats)
    return places
