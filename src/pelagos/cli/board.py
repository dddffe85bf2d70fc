"""`pelagos board`: a board by chance or as it is printed, as words, as a picture, as one word for a game's set-up."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, NamedTuple

import typer

from pelagos.cli.arguments import AsJson, Seats, TitleName
from pelagos.cli.picture_files import Dark, PngFile, SvgFile, Width, keep, theme_named
from pelagos.cli.screen import BadCall, say, say_json
from pelagos.cli.sentences import text
from pelagos.games.classic.title import TITLE as CLASSIC
from pelagos.games.hellas.title import TITLE as HELLAS
from pelagos.games.legendary import generator
from pelagos.games.legendary.boards import RECOMMENDED
from pelagos.games.legendary.fairness import islands_of
from pelagos.games.legendary.layout import mode_named
from pelagos.games.legendary.title import TITLE as LEGENDARY
from pelagos.kernel.agenda import playout, settle
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json, Rules, rules_for
from pelagos.kernel.view import view
from pelagos.pictures.boards import board_picture
from pelagos.pictures.picture import WIDE

SEED_BITS: Final = 32


class Wish(NamedTuple):
    """What kind of board was asked for."""

    mode: str
    seats: int | None
    seed: int
    face: str | None
    recommended: bool


class DrawnBoard(NamedTuple):
    """A board: its rules, what stands there, what a program is told, and what people read."""

    rules: Rules
    seen: Json
    found: Json
    told: str


def draw_board(
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
    if name not in BOARDS:
        raise BadCall("no-generator", title=name, known=", ".join(BOARDS))
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    drawn = BOARDS[name](Wish(mode, seats, seed, face, recommended))
    if as_json:
        say_json(drawn.found)
    else:
        # Alone on the first line and never broken, so that it can be cut out and given to --board.
        print(drawn.found["board"])
        say(drawn.told)
    if svg is not None or png is not None:
        keep(board_picture(drawn.rules, theme_named(dark), width, drawn.seen), svg, png, silent=as_json)


# Legendary


def legendary(wish: Wish) -> DrawnBoard:
    """L-4.5: the recommended board of a mode, or one by chance with its counts and how even its starts are."""
    if not wish.mode:
        raise BadCall("no-mode")
    mode = mode_named(wish.mode)
    if wish.recommended:
        rules = rules_for(LEGENDARY, mode.seats, RECOMMENDED, {"mode": mode.word})
        found: Json = {"board": rules.setup.board, "mode": mode.word}
        told = text("board-own-design")
    else:
        found = generated(wish)
        rules = rules_for(LEGENDARY, mode.seats, found["board"], {"mode": mode.word})
        told = sentences(found)
    return DrawnBoard(rules, blank_view(rules), found, told)


def blank_view(rules: Rules) -> Json:
    return view(rules, rules.blank(), SPECTATOR)


def generated(wish: Wish) -> Json:
    drawn = generator.draw(wish.mode, wish.seed, wish.face)
    board, found = drawn.board, drawn.found
    return {
        "board": board.word,
        "mode": wish.mode,
        "seed": wish.seed,
        "lands": int(board.lands),
        "seas": int(board.seas),
        "islands": islands_of(board),
        "sites": int(board.sites),
        "cornucopias": sum(list(board.corn)),
        "priestesses": sum(list(board.priestess)),
        "income": found.income,
        "gap": found.gap,
        "ratio": found.ratio,
        "order": found.order,
        "rejected": drawn.rejected,
    }


def sentences(found: Mapping[str, Any]) -> str:
    rejected = ", ".join(f"{reason} {count}" for reason, count in found["rejected"].items())
    lines = [
        text("board-seed", seed=str(found["seed"]), rejected=rejected or "–"),
        text(
            "board-counts",
            lands=found["lands"],
            seas=found["seas"],
            islands=" ".join(str(size) for size in found["islands"]),
            sites=found["sites"],
            cornucopias=found["cornucopias"],
            priestesses=found["priestesses"],
        ),
        text(
            "board-estimate",
            income=hundredths(found["income"]),
            gap=hundredths(found["gap"]),
            ratio=found["ratio"],
            order=found["order"],
        ),
        text("board-note"),
    ]
    return "\n".join(lines)


def hundredths(number: int) -> str:
    return f"{number // 100}.{number % 100:02}"


# The others


def classic(wish: Wish) -> DrawnBoard:
    """C-2.1, C-3: the map for so many players, as a game begins on it."""
    rules = rules_for(CLASSIC, CLASSIC.fewest if wish.seats is None else wish.seats)
    shown = blank_view(rules)
    return DrawnBoard(rules, shown, {"board": "classic", "seats": rules.setup.seats}, CLASSIC.sketch(rules, shown))


def hellas(wish: Wish) -> DrawnBoard:
    """H-3: a map as the set-up may leave it, laid by seats that know nothing."""
    rules = rules_for(HELLAS, HELLAS.fewest)
    g, sheet, rng = rules.opening(), Sheet(), Rng(wish.seed)
    while not view(rules, g, SPECTATOR)["fields"]["turn"] and playout(g, sheet, rng, 1):
        settle(g, sheet)
    shown = view(rules, g, SPECTATOR)
    return DrawnBoard(rules, shown, {"board": "hellas", "seed": wish.seed}, HELLAS.sketch(rules, shown))


BOARDS: Final[Mapping[str, Callable[[Wish], DrawnBoard]]] = {
    "legendary": legendary,
    "classic": classic,
    "hellas": hellas,
}
