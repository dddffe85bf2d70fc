"""`pelagos words`: everything that can be said and described in a title, as a page."""

from __future__ import annotations

from typing import Any, Final

import typer

from pelagos.cli.arguments import Board, Options, Seats, TitleName, options_of, title_of
from pelagos.cli.sentences import text
from pelagos.kernel.fields import CARDS, Field
from pelagos.kernel.task import Chance, Choice, Task
from pelagos.kernel.title import Rules, Title, rules_for
from pelagos.kernel.words import NUMBER

MOST_WORDS: Final = 100
"""Longer domains are shown by their ends."""


def words(
    context: typer.Context, name: TitleName, seats: Seats = None, board: Board = "", options: Options = None
) -> None:
    title = title_of(context, name)
    rules = rules_for(title, seats or title.most, board, options_of(options))
    typer.echo("\n".join(page(rules)))


def page(rules: Rules) -> list[str]:
    """Domains, phrases, fields and tasks, in Markdown."""
    return [
        text("words-title", title=rules.title.name, seats=str(rules.setup.seats)),
        "",
        text("words-note"),
        *section(text("words-domains"), (text("words-domain"), text("words-words")), domains(rules)),
        *section(text("words-phrases"), (text("words-phrase"),), phrases(rules)),
        *section(text("words-fields"), (text("words-statement"),), fields(rules)),
        *section(text("words-tasks"), (text("words-task"), text("words-does")), tasks(rules.title)),
    ]


def section(heading: str, columns: tuple[str, ...], rows: list[list[str]]) -> list[str]:
    lines = ["", f"## {heading}", "", f"| {' | '.join(columns)} |", "|" + "---|" * len(columns)]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


def code(words: str) -> str:
    return f"`{words}`"


def domains(rules: Rules) -> list[list[str]]:
    rows: list[list[str]] = []
    for domain in rules.vocabulary.domains.values():
        if domain is not NUMBER:
            words = " ".join(shortened([code(word) for word in domain.words]))
            none = text("words-none", word=domain.none) if domain.none else ""
            rows.append([code(domain.name), (words or text("words-any")) + none])
    return rows


def shortened(words: list[str]) -> list[str]:
    """The beginning and the end of a long list."""
    return words if len(words) <= MOST_WORDS else [*words[:3], "…", words[-1]]


def phrases(rules: Rules) -> list[list[str]]:
    return [[code(phrase)] for phrase in rules.vocabulary.phrases.values()]


def fields(rules: Rules) -> list[list[str]]:
    return [[code(statement(field))] for field in rules.fields]


def statement(field: Field) -> str:
    """How a description speaks of a field."""
    rows = [row.name.upper() for row in field.rows]
    value = "N" if field.values is NUMBER else field.values.name.upper()
    if field.shape == CARDS:
        rows = ["PLACE", "FACE"]
    return " ".join([field.name, *rows, value])


def tasks(title: Title) -> list[list[str]]:
    """Each task as `next` names it, with what it does by its own first line."""
    rows: list[list[str]] = []
    for task in title.tasks:
        arguments = [f"{name}={title.arguments.get(name, 'n').upper()}" for name in task.ARGS]
        says = " ".join((task.__doc__ or "").split("\n\n", maxsplit=1)[0].split())
        rows.append([code(" ".join(["next", task.__name__, *arguments])), " ".join([says, answered(task)]).strip()])
    return rows


def answered(task: type[Task[Any]]) -> str:
    if issubclass(task, Chance):
        return text("words-nature")
    return text("words-question") if issubclass(task, Choice) else ""
