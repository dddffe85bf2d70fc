"""`pelagos perft`: how many sequences of answers a title has."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from pelagos.cli.arguments import AsJson, Board, Options, Seats, TitleName, chosen_rules, title_of
from pelagos.cli.screen import progress, say, say_json
from pelagos.cli.sentences import text
from pelagos.kernel.perft import perft


def count_tree(
    context: typer.Context,
    name: TitleName,
    seats: Seats = None,
    depth: Annotated[int, typer.Option(min=1, metavar="D", help=text("perft-depth-help"))] = 4,
    board: Board = "",
    options: Options = None,
    as_json: AsJson = False,
) -> None:
    rules = chosen_rules(title_of(context, name), seats, board, options)
    with progress() as bar:
        depths = bar.track(range(1, depth + 1), description=text("perft-progress"))
        nodes = [int(perft(rules.opening(), level)) for level in depths]
    if as_json:
        say_json({"title": name, "setup": rules.setup.plain(), "nodes": nodes})
        return
    shown = Table()
    shown.add_column(text("perft-depth"), justify="right")
    shown.add_column(text("perft-nodes"), justify="right")
    for level, count in enumerate(nodes, 1):
        shown.add_row(str(level), str(count))
    say(shown)
