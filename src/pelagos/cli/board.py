"""`pelagos board`: a board by chance or as it is printed, as words, as a picture, as one word for a game's set-up."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

import typer

from pelagos.cli.arguments import AsJson, Seats, TitleName, titles_of
from pelagos.cli.picture_files import Dark, PngFile, SvgFile, Width, keep, theme_named
from pelagos.cli.screen import BadCall, say, say_json
from pelagos.cli.sentences import TEXTS, text
from pelagos.games import TITLES
from pelagos.pictures.boards import board_picture
from pelagos.pictures.picture import WIDE
from pelagos.sketches.adapter import BoardWish, boards_of

SEED_BITS: Final = 32


def draw_board(
    context: typer.Context,
    name: TitleName,
    mode: Annotated[str, typer.Option("--mode", metavar="MODE", help=text("board-mode-help"))] = "",
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option(min=0, metavar="S", help=text("board-seed-help"))] = None,
    face: Annotated[str | None, typer.Option("--face", metavar="A|B", help=text("board-face-help"))] = None,
    recommended: Annotated[bool, typer.Option("--recommended", help=text("board-recommended-help"))] = False,
    svg: SvgFile = None,
    png: PngFile = None,
    dark: Dark = False,
    width: Width = WIDE,
    as_json: AsJson = False,
) -> None:
    titles = {title.name: title for title in TITLES} | dict(titles_of(context))
    draw = boards_of(titles[name]) if name in titles else None
    if draw is None:
        known = ", ".join(word for word, title in titles.items() if boards_of(title))
        raise BadCall("no-generator", title=name, known=known)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    drawn = draw(titles[name], BoardWish(mode, seats, seed, face, recommended), TEXTS)
    if as_json:
        say_json(drawn.found)
    else:
        # Alone on the first line and never broken, so that it can be cut out and given to --board.
        print(drawn.found["board"])
        say(drawn.told)
    if svg is not None or png is not None:
        keep(board_picture(drawn.rules, theme_named(dark), width, drawn.seen), svg, png, silent=as_json)
