"""`pelagos play`: a game in the terminal, the device going from hand to hand."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from pelagos.cli.arguments import Board, Options, Seats, Seed, TitleName, chosen_rules, title_of, titles_of
from pelagos.cli.bot_seats import Company
from pelagos.cli.files import replayed
from pelagos.cli.hotseat import HotSeat
from pelagos.cli.screen import BadCall
from pelagos.cli.sentences import text
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.title import Title

SEED_BITS = 96


def play(
    context: typer.Context,
    name: TitleName,
    seats: Seats = None,
    board: Board = "",
    options: Options = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=text("play-load-help"))] = None,
    open_cards: Annotated[bool, typer.Option("--open", help=text("play-open-help"))] = False,
    bots: Annotated[list[str] | None, typer.Option("--bot", metavar="SEAT=BOT", help=text("play-bot-help"))] = None,
) -> None:
    title = title_of(context, name)
    if load is None:
        rules = chosen_rules(title, seats, board, options)
        game = Play(rules, rules.opening())
    else:
        game = resumed(context, title, load)
    nature = secrets.randbits(SEED_BITS) if seed is None else seed
    with Company(game.rules, titles_of(context).values(), bots or (), nature) as company:
        HotSeat(game, Seeded(nature), titles_of(context), open_cards, company).run()


def resumed(context: typer.Context, title: Title, path: Path) -> Play:
    game = replayed(path, titles_of(context))
    if game.rules.title.name != title.name:
        raise BadCall("other-title", path=str(path), title=title.name, found=game.rules.title.name)
    return game
