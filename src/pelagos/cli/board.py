"""`pelagos board`: a board by chance, as one word for a game's set-up."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

import typer

from pelagos.cli.arguments import AsJson, TitleName
from pelagos.cli.screen import BadCall, say, say_json
from pelagos.cli.words import text
from pelagos.games.legendary import generator
from pelagos.games.legendary.fairness import islands_of
from pelagos.kernel.title import Json

SEED_BITS: Final = 32


def draw_board(
    name: TitleName,
    mode: Annotated[str, typer.Option("--mode", metavar="MODE", help=text("board-mode-help"))],
    seed: Annotated[int | None, typer.Option(min=0, metavar="S", help=text("board-seed-help"))] = None,
    face: Annotated[str | None, typer.Option("--face", metavar="A|B", help=text("board-face-help"))] = None,
    as_json: AsJson = False,
) -> None:
    if name not in GENERATORS:
        raise BadCall("no-generator", title=name, known=", ".join(GENERATORS))
    found = GENERATORS[name](mode, secrets.randbits(SEED_BITS) if seed is None else seed, face)
    if as_json:
        say_json(found)
    else:
        # Alone on the first line and never broken, so that it can be cut out and given to --board.
        print(found["board"])
        say(sentences(found))


def legendary(mode: str, seed: int, face: str | None) -> Json:
    """L-4.5: the board, its counts, and how even its starts are."""
    drawn = generator.draw(mode, seed, face)
    board, found = drawn.board, drawn.found
    return {
        "board": board.word,
        "mode": mode,
        "seed": seed,
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


GENERATORS: Final[Mapping[str, Callable[[str, int, str | None], Json]]] = {"legendary": legendary}
