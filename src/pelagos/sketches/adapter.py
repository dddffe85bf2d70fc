"""What the terminal must know of a title: how its table is sketched, and which boards it has without a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pelagos.adapters import adapter_of
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json, Rules, Title, rules_for
from pelagos.kernel.view import view
from pelagos.texts import Texts


class BoardWish(NamedTuple):
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


class SketchAdapter(NamedTuple):
    """A title as text."""

    sketch: Callable[[Rules, Json, Texts], str]
    """Where the game stands, from what one viewer sees."""
    board: Callable[[Title, BoardWish, Texts], DrawnBoard] | None = None
    """A board before anybody plays on it; None where there is none to speak of."""


def sketch_of(rules: Rules, seen: Json, texts: Texts) -> str:
    """A text picture of what one viewer sees; nothing of a title that has none."""
    adapter = adapter_of(rules.title, "sketches", SketchAdapter)
    return "" if adapter is None else adapter.sketch(rules, seen, texts)


def boards_of(title: Title) -> Callable[[Title, BoardWish, Texts], DrawnBoard] | None:
    adapter = adapter_of(title, "sketches", SketchAdapter)
    return None if adapter is None else adapter.board


def blank_view(rules: Rules) -> Json:
    return view(rules, rules.blank(), SPECTATOR)


def printed_board(title: Title, wish: BoardWish, texts: Texts) -> DrawnBoard:
    """The board for so many players, as a game begins on it."""
    rules = rules_for(title, title.fewest if wish.seats is None else wish.seats)
    seen = blank_view(rules)
    found = {"board": title.name, "seats": rules.setup.seats}
    return DrawnBoard(rules, seen, found, sketch_of(rules, seen, texts))
