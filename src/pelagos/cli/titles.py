"""`pelagos titles`: what can be played."""

from __future__ import annotations

import typer
from rich.table import Table

from pelagos.cli.arguments import AsJson, titles_of
from pelagos.cli.screen import say, say_json
from pelagos.cli.sentences import text
from pelagos.kernel.title import Json, Option, Title


def list_titles(context: typer.Context, as_json: AsJson = False) -> None:
    titles = titles_of(context).values()
    if as_json:
        say_json([plain(title) for title in titles])
    elif titles:
        say(table(list(titles)))
    else:
        say(text("titles-none"))


def plain(title: Title) -> Json:
    return {
        "name": title.name,
        "version": title.version,
        "seats": [title.fewest, title.most],
        "boards": [board for board in title.boards if board],
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices)}
            for option in title.options
        ],
    }


def table(titles: list[Title]) -> Table:
    shown = Table()
    for heading in (
        text("titles-title"),
        text("titles-seats"),
        text("titles-boards"),
        text("titles-options"),
        text("titles-version"),
    ):
        shown.add_column(heading)
    for title in titles:
        seats = f"{title.fewest}–{title.most}" if title.fewest < title.most else str(title.fewest)
        boards = ", ".join(board for board in title.boards if board) or "–"
        options = "\n".join(option_line(option) for option in title.options) or "–"
        shown.add_row(title.name, seats, boards, options, str(title.version))
    return shown


def option_line(option: Option) -> str:
    """Its choices, the default one first."""
    if not option.choices:
        return text("titles-number", name=option.name, default=option.default)
    others = [choice for choice in option.choices if choice != option.default]
    return text("titles-choices", name=option.name, choices=" | ".join([option.default, *others]))
