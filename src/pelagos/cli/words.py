"""`pelagos words`: everything that can be said and described in a title, as a page."""

from __future__ import annotations

from typing import Any, Final

import typer

from pelagos.cli.arguments import Board, Options, Seats, TitleName, options_of, title_of
from pelagos.cli.sentences import TEXTS, text
from pelagos.kernel.event import Kind
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
    """All that may be written in a record, in Markdown."""
    return [
        text("words-title", title=rules.title.name, seats=str(rules.setup.seats)),
        "",
        text("words-note"),
        *section(text("words-header"), (text("words-line"), text("words-values")), header(rules.title)),
        *section(text("words-domains"), (text("words-domain"), text("words-words")), domains(rules)),
        *section(text("words-phrases"), (text("words-phrase"),), phrases(rules)),
        *section(text("words-fields"), (text("words-statement"), text("words-read-by")), fields(rules)),
        *section(text("words-tasks"), (text("words-task"), text("words-does")), tasks(rules.title)),
        *section(text("words-telling"), (text("words-question-head"),), telling(rules.title)),
        *section(text("words-events"), told_columns(text("words-event")), told(rules.title.events)),
        *section(text("words-refusals"), told_columns(text("words-refusal")), told(rules.title.refusals)),
        *section(text("words-laws"), (text("words-law"), text("words-demands")), laws(rules)),
    ]


def section(heading: str, columns: tuple[str, ...], rows: list[list[str]]) -> list[str]:
    lines = ["", f"## {heading}", "", f"| {' | '.join(columns)} |", "|" + "---|" * len(columns)]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


def code(words: str) -> str:
    return f"`{words}`"


def header(title: Title) -> list[list[str]]:
    """The lines by which one game of the title differs from another; the first value is what a missing line means."""
    rows = [[code("seats N"), f"{title.fewest}–{title.most}"]]
    boards = [board for board in (*title.boards, *title.reduced) if board]
    if boards:
        rows.append([code("board NAME"), " ".join([code(board) for board in boards])])
    for option in title.options:
        others = [code(choice) for choice in option.choices if choice != option.default]
        values = [code(option.default), *(others or [text("words-a-number")])]
        rows.append([code(f"option {option.name} VALUE"), " ".join(values)])
    return rows


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
    """How a description speaks of each field, and who reads it."""
    return [[code(field.form()), read_by(field)] for field in rules.fields]


def read_by(field: Field) -> str:
    if field.shape == CARDS:
        return text("words-by-place")
    return text("words-by-owner") if field.owned else text("words-by-all")


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


def telling(title: Title) -> list[list[str]]:
    """The questions that are asked even if there is but one answer."""
    asked = [task for task in title.tasks if issubclass(task, Choice) and not issubclass(task, Chance)]
    return [[code(task.__name__)] for task in asked if task.telling is not Choice.telling]


def told_columns(name: str) -> tuple[str, ...]:
    return name, text("words-numbers"), text("words-clause")


def told(kinds: tuple[Kind, ...]) -> list[list[str]]:
    """Events or refusals, with the name and the domain of each number, in their order."""
    rows: list[list[str]] = []
    for kind in kinds:
        named = [param.partition(":") for param in kind.params]
        numbers = ", ".join([f"{name} {code(domain.upper() or 'N')}" for name, _, domain in named])
        rows.append([code(kind.name), numbers, kind.clause])
    return rows


def laws(rules: Rules) -> list[list[str]]:
    return [[code(law.name), TEXTS.law(rules, law.name)] for law in rules.title.laws]
