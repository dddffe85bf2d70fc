"""Boards drawn apart: the same as drawn here, and a hand that breaks down is replaced."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from pelagos.kernel.title import rules_for
from pelagos.pictures.geometry import geometry_of
from pelagos.server.drawings import Drawings, board_of, drawn, usual_boards
from server.conftest import ALL


def test_a_board_is_drawn_apart_as_it_is_here() -> None:
    rules = rules_for(ALL["classic"], 2)
    drawings = Drawings(apart=True)
    try:
        told = asyncio.run(drawings.draw(board_of(rules, {}, small=True)))
    finally:
        drawings.close()

    assert msgspec.json.decode(told) == {"geometry": geometry_of(rules, None, True).plain()}


def test_a_title_without_pictures_says_so() -> None:
    assert drawn(board_of(rules_for(ALL["toy"], 2), {}, small=False)) == b'{"geometry":null}'


class Broken(Executor):
    """A hand that fell off."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        raise BrokenProcessPool


def test_a_hand_that_breaks_down_is_replaced() -> None:
    drawings = Drawings(apart=False)
    drawings._hand = Broken()
    board = board_of(rules_for(ALL["toy"], 2), {}, small=False)

    assert asyncio.run(drawings.draw(board)) == b'{"geometry":null}'
    assert drawings._hand is None


def test_every_variant_is_among_the_usual_boards() -> None:
    boards = usual_boards(ALL.values())

    assert len(boards) == 2 * sum(len(title.variants()) for title in ALL.values())
    assert len(set(boards)) == len(boards)
