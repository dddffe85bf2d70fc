"""Described starts: building the position, and asking the laws of its title whether there may be such a position.

Laws hold whenever somebody is asked, not in the middle of a task. So a described position is lawful if they hold at the
first question that it comes to.
"""

from __future__ import annotations

from typing import Any

from pelagos.kernel.describe import state, statements
from pelagos.kernel.errors import BadRecord, Illegal, PelagosError
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.task import Task
from pelagos.kernel.title import Law, Rules
from pelagos.kernel.words import UNKNOWN

Row = tuple[int, str]
"""A line of statements, with its number in the record."""


def at_line(error: PelagosError, line: int) -> BadRecord:
    """The same fault, with the line it was found in."""
    said = dict(error.said)
    said["line"] = line
    fault = BadRecord(error.code, error.clause, **said)
    if isinstance(error, Illegal):
        fault.refusal = error.refusal
    return fault


def start_of(rules: Rules, rows: list[Row]) -> Position:
    """The position that the rows describe; BadRecord names the line of a fault."""
    g = rules.blank()
    stated: set[str] = set()
    for number, text in rows:
        try:
            _check_statement(rules, text)
            stated |= state(rules, g, text)
        except PelagosError as error:
            raise at_line(error, number) from error
    rules.title.complete(g, stated)
    return g


def _check_statement(rules: Rules, text: str) -> None:
    """Answers and expectations are easily written before the position has its end."""
    word = text.split(maxsplit=1)[0]
    if rules.field(word) is None and (word.startswith("=") or word == "back" or rules.seat_of(word) != UNKNOWN):
        raise BadRecord("line-inside", text=text)


def broken_laws(rules: Rules, rows: list[Row], begun: int) -> list[BadRecord]:
    """The laws that a described start breaks, each with the line that does it; `begun` is the line of `position`."""
    settled = _at_first_question(rules, start_of(rules, rows))
    found: list[BadRecord] = []
    for law in rules.title.laws:
        detail = _broken(law, settled)
        if detail:
            line, text = _breaking(rules, rows, law, settled.agenda, (begun, "position"))
            found.append(
                BadRecord("unlawful", line=line, law=law.name, title=rules.title.name, text=text, detail=detail)
            )
    return found


def _at_first_question(rules: Rules, g: Position) -> Position:
    try:
        return Play(rules, g.clone()).g
    except Exception:  # noqa: BLE001 -- rules may break down in a lawless position, which is then judged as it is stated
        return g


def _broken(law: Law, g: Position) -> str:
    try:
        return law.broken(g)
    except IndexError:
        return "a number is out of all bounds"


def _breaking(rules: Rules, rows: list[Row], law: Law, agenda: list[Task[Any]], otherwise: Row) -> Row:
    """The row from which on the law is broken, whatever is stated after it.

    What happens next is looked at as it stands at the first question, because some laws hold only between actions.
    """
    g = rules.blank()
    stated: set[str] = set()
    found, broken = otherwise, False
    for row in rows:
        if row[1].split()[0] == "next":
            continue
        stated |= state(rules, g, row[1])
        trial = g.clone()
        trial.agenda = list(agenda)
        rules.title.complete(trial, stated)
        before, broken = broken, _broken(law, trial) != ""
        if broken and not before:
            found = row
    return found if broken else otherwise


def stated_twice(rows: list[Row]) -> list[BadRecord]:
    """Statements about what an earlier one has already stated; the later one counts."""
    first: dict[str, int] = {}
    found: list[BadRecord] = []
    for number, text in rows:
        for words in _statements(number, text):
            if words[0] == "next":
                continue
            about = " ".join(words[: 3 if words[0] == "known" else 1 if words[0] == "ended" else -1])
            if about in first:
                found.append(BadRecord("stated-twice", line=number, text=about, first=str(first[about])))
            first[about] = number
    return found


def _statements(number: int, text: str) -> list[list[str]]:
    try:
        return statements(text)
    except PelagosError as error:
        raise at_line(error, number) from error
