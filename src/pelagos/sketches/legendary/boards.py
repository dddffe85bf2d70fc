"""Boards of Legendary: the recommended one of a mode, or one by chance with its counts and how even its starts are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagos.games.legendary import generator
from pelagos.games.legendary.boards import RECOMMENDED
from pelagos.games.legendary.fairness import islands_of
from pelagos.games.legendary.layout import mode_named
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.title import Json, Title, rules_for
from pelagos.sketches.adapter import BoardWish, DrawnBoard, blank_view
from pelagos.texts import Texts


def drawn_board(title: Title, wish: BoardWish, texts: Texts) -> DrawnBoard:
    """L-4.5"""
    if not wish.mode:
        raise BadSetup("no-mode")
    mode = mode_named(wish.mode)
    if wish.recommended:
        rules = rules_for(title, mode.seats, RECOMMENDED, {"mode": mode.word})
        found: Json = {"board": rules.setup.board, "mode": mode.word}
        told = texts.message("board-own-design")
    else:
        found = generated(wish)
        rules = rules_for(title, mode.seats, found["board"], {"mode": mode.word})
        told = sentences(found, texts)
    return DrawnBoard(rules, blank_view(rules), found, told)


def generated(wish: BoardWish) -> Json:
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


def sentences(found: Mapping[str, Any], texts: Texts) -> str:
    rejected = ", ".join(f"{reason} {count}" for reason, count in found["rejected"].items())
    lines = [
        texts.message("board-seed", seed=str(found["seed"]), rejected=rejected or "–"),
        texts.message(
            "board-counts",
            lands=found["lands"],
            seas=found["seas"],
            islands=" ".join(str(size) for size in found["islands"]),
            sites=found["sites"],
            cornucopias=found["cornucopias"],
            priestesses=found["priestesses"],
        ),
        texts.message(
            "board-estimate",
            income=hundredths(found["income"]),
            gap=hundredths(found["gap"]),
            ratio=found["ratio"],
            order=found["order"],
        ),
        texts.message("board-note"),
    ]
    return "\n".join(lines)


def hundredths(number: int) -> str:
    return f"{number // 100}.{number % 100:02}"
