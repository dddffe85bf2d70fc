"""`pelagos arena`: bots against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from rich.columns import Columns
from rich.table import Table

from pelagos.bots.arena import Pairings, Share
from pelagos.bots.executor import executor_for
from pelagos.bots.intervals import wilson
from pelagos.cli.arguments import AsJson, Board, On, Options, Seats, TitleName, chosen_rules, title_of
from pelagos.cli.results import ArenaResults, bots_of, results
from pelagos.cli.screen import FAILED, complain, say, say_json
from pelagos.cli.sentences import text
from pelagos.cli.tally import spread
from pelagos.kernel.title import Json, Rules

Bots: TypeAlias = Annotated[str, typer.Option("--bots", metavar="BOT,…", help=text("arena-bots-help"))]
Games: TypeAlias = Annotated[int, typer.Option("--games", min=1, metavar="N", help=text("arena-games-help"))]
FirstSeed: TypeAlias = Annotated[int, typer.Option("--seed", min=0, metavar="S", help=text("arena-seed-help"))]
Workers: TypeAlias = Annotated[int, typer.Option("--workers", min=0, metavar="W", help=text("arena-workers-help"))]
Out: TypeAlias = Annotated[Path | None, typer.Option("--out", metavar="FILE", help=text("arena-out-help"))]
Least: TypeAlias = Annotated[
    float | None, typer.Option("--least", min=0.0, metavar="RATIO", help=text("arena-least-help"))
]


def arena(
    context: typer.Context,
    name: TitleName,
    bots: Bots = "novice,settler",
    games: Games = 100,
    seats: Seats = None,
    board: Board = "",
    options: Options = None,
    seed: FirstSeed = 0,
    workers: Workers = 0,
    on: On = "",
    out: Out = None,
    least: Least = None,
    as_json: AsJson = False,
) -> None:
    rules = chosen_rules(title_of(context, name), seats, board, options)
    named = bots_of(bots)
    found = results(rules, named, games, seed, executor_for(on, workers), out)
    tables = Pairings(rules.title.sides(rules.setup), found.games)
    if as_json:
        say_json(plain(rules, tables))
    else:
        report(rules, tables, found)
    if least is not None:
        demand(tables, named[0], least)


def demand(tables: Pairings, bot: str, least: float) -> None:
    """Fail unless this bot surely wins so many times its fair share, in every line-up."""
    for lineup, share in tables.bots():
        if share.name == bot and wilson(share.wins, share.games).low < least * share.fair:
            complain(text("arena-below", bot=bot, lineup=lineup, least=f"{least:.2f}"))
            raise typer.Exit(FAILED)


def plain(rules: Rules, tables: Pairings) -> Json:
    return {
        "title": rules.title.name,
        "setup": rules.setup.plain(),
        "games": len(tables.results),
        "shares": [{"sides": table} | share.plain() for table, share in tables.bots()],
        "times": tables.times(),
        "lengths": {what: spread(tables.lengths(what)) for what in counted(rules)},
        "endings": tables.endings(),
    }


def counted(rules: Rules) -> list[str]:
    """What tells how long a game was."""
    return ["decisions", "cycles"] if rules.title.paced else ["decisions"]


def report(rules: Rules, tables: Pairings, found: ArenaResults) -> None:
    say(shares_table(tables))
    say(Columns([times_table(tables), lengths_table(rules, tables), endings_table(tables)], padding=(0, 2)))
    say(text("arena-sum", games=str(len(found.games)), kept=str(found.kept)))


def shares_table(tables: Pairings) -> Table:
    shown = Table(title=text("arena-shares"))
    shown.add_column(text("arena-lineup"))
    shown.add_column(text("arena-bot"))
    share_columns(shown)
    for table, share in tables.bots():
        shown.add_row(table, share.name, *share_cells(share))
    return shown


def share_columns(shown: Table) -> None:
    for heading in (
        text("arena-games"),
        text("arena-wins"),
        text("arena-rate"),
        text("arena-interval"),
        text("arena-fair"),
        text("arena-ratio"),
    ):
        shown.add_column(heading, justify="right")


def share_cells(share: Share) -> list[str]:
    low, high = wilson(share.wins, share.games)
    interval = f"{percent(low)}–{percent(high)}"
    return [
        str(share.games),
        f"{share.wins:.1f}".removesuffix(".0"),
        percent(share.rate),
        interval,
        percent(share.fair),
        f"{share.ratio:.2f}",
    ]


def percent(rate: float) -> str:
    return f"{100 * rate:.1f}"


def times_table(tables: Pairings) -> Table:
    shown = Table(title=text("arena-times"))
    shown.add_column(text("arena-bot"))
    for heading in (text("arena-answers"), text("arena-mean"), text("arena-median"), text("arena-longest")):
        shown.add_column(heading, justify="right")
    for bot, times in tables.times().items():
        cells = [f"{times[part]:.2f}" for part in ("mean", "median", "longest")]
        shown.add_row(bot, str(times["answers"]), *cells)
    return shown


def lengths_table(rules: Rules, tables: Pairings) -> Table:
    shown = Table(title=text("arena-lengths"))
    shown.add_column(text("arena-what"))
    for heading in (text("arena-median"), text("arena-p90"), text("arena-longest")):
        shown.add_column(heading, justify="right")
    names = {"decisions": text("arena-decisions"), "cycles": text("arena-cycles")}
    for what in counted(rules):
        shown.add_row(names[what], *numbers(tables.lengths(what)))
    return shown


def numbers(lengths: Sequence[int]) -> list[str]:
    return [str(number) for number in spread(list(lengths)).values()]


def endings_table(tables: Pairings) -> Table:
    shown = Table(title=text("arena-endings"))
    shown.add_column(text("arena-ending"))
    shown.add_column(text("arena-games"), justify="right")
    for ending, count in tables.endings().items():
        shown.add_row(ending, str(count))
    return shown
