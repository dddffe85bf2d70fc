"""`pelagos balance`: how often each seat wins when bots of one strength play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.table import Table

from pelagos.bots.arena import Pairings, Share
from pelagos.bots.executor import executor_for
from pelagos.cli.arena import Bots, FirstSeed, Games, Out, Workers, share_cells, share_columns
from pelagos.cli.arguments import AsJson, Board, On, Options, Seats, TitleName, chosen_rules, title_of
from pelagos.cli.bar_chart import picture
from pelagos.cli.files import write_text
from pelagos.cli.results import bots_of, results
from pelagos.cli.screen import say, say_json
from pelagos.cli.sentences import text
from pelagos.kernel.title import Rules


def balance(
    context: typer.Context,
    name: TitleName,
    bots: Bots = "settler",
    games: Games = 100,
    seats: Seats = None,
    board: Board = "",
    options: Options = None,
    seed: FirstSeed = 0,
    workers: Workers = 0,
    on: On = "",
    out: Out = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help=text("balance-svg-help"))] = None,
    as_json: AsJson = False,
) -> None:
    rules = chosen_rules(title_of(context, name), seats, board, options)
    found = results(rules, bots_of(bots), games, seed, executor_for(on, workers), out)
    tables = Pairings(rules.title.sides(rules.setup), found.games)
    by_seat, by_place = tables.seats(rules.seats.words), tables.places()
    heading = heading_of(rules, bots, len(found.games))
    if svg is not None:
        write_text(svg, drawn(heading, by_seat, by_place), replace=True)
    if as_json:
        say_json(
            {
                "title": rules.title.name,
                "setup": rules.setup.plain(),
                "games": len(found.games),
                "seats": [share.plain() for share in by_seat],
                "places": [share.plain() for share in by_place],
            }
        )
        return
    say(heading)
    tables_shown = [table(text("balance-seats"), text("balance-seat"), by_seat)]
    if by_place:
        tables_shown.append(table(text("balance-places"), text("balance-place"), by_place))
    say(Columns(tables_shown, padding=(0, 2)))
    if svg is not None:
        say(text("balance-drawn", path=str(svg)))


def heading_of(rules: Rules, bots: str, games: int) -> str:
    setup = rules.setup
    board = setup.board or "none"
    return text(
        "balance-heading",
        title=rules.title.name,
        seats=str(setup.seats),
        board=board,
        games=str(games),
        bots=bots,
    )


def drawn(heading: str, by_seat: Sequence[Share], by_place: Sequence[Share]) -> str:
    groups = [(text("balance-seats"), by_seat)]
    if by_place:
        groups.append((text("balance-places"), by_place))
    return picture(heading, text("balance-axis"), groups)


def table(heading: str, what: str, shares: Sequence[Share]) -> Table:
    shown = Table(title=heading)
    shown.add_column(what)
    share_columns(shown)
    for share in shares:
        shown.add_row(share.name, *share_cells(share))
    return shown
