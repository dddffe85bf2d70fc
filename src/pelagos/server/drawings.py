"""Boards are drawn outside the event loop: a new one takes a second or two of thinking, and others are at play."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec

from pelagos.kernel.title import Json, Rules, Title, rules_for
from pelagos.pictures.geometry import NoPicture, geometry_of

CALM: Final = 10
"""How much a drawing process stands back."""


class Board(NamedTuple):
    """All that the drawing of a board depends on; it travels between processes."""

    module: str
    seats: int
    board: str
    options: tuple[tuple[str, str], ...]
    shown: bytes
    """Of a board that grows in play, what the viewer sees of it, as JSON; empty for others."""
    small: bool


def board_of(rules: Rules, shown: Json, small: bool) -> Board:
    setup = rules.setup
    fields = msgspec.json.encode(shown) if shown else b""
    return Board(rules.title.module, setup.seats, setup.board, tuple(sorted(setup.options.items())), fields, small)


def drawn(board: Board) -> bytes:
    """The geometry, as it is sent."""
    title: Title = import_module(board.module).TITLE
    rules = rules_for(title, board.seats, board.board, dict(board.options))
    shown: Any = {"fields": msgspec.json.decode(board.shown)} if board.shown else None
    try:
        return msgspec.json.encode({"geometry": geometry_of(rules, shown, board.small).plain()})
    except NoPicture:
        return b'{"geometry":null}'


class Drawings:
    """One hand that draws: a process of its own, or where a process is too much a thread."""

    def __init__(self, apart: bool) -> None:
        self._apart: Final = apart
        self._hand: Executor | None = None

    async def draw(self, board: Board) -> bytes:
        """A hand that breaks down is replaced, and the board drawn here."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._ready(), drawn, board)
        except BrokenProcessPool:
            self.close()
            return await asyncio.to_thread(drawn, board)

    def _ready(self) -> Executor:
        if self._hand is None:
            spawn = multiprocessing.get_context("spawn")
            self._hand = (
                ProcessPoolExecutor(1, spawn, os.nice, (CALM,))
                if self._apart and hasattr(os, "nice")
                else ThreadPoolExecutor(1, thread_name_prefix="drawing")
            )
        return self._hand

    def close(self) -> None:
        if self._hand is not None:
            self._hand.shutdown(wait=False, cancel_futures=True)
        self._hand = None


def usual_boards(titles: Iterable[Title]) -> list[Board]:
    """What people will most likely ask for first: every variant on its first board, on wide screens and small ones."""
    variants = [(title, seats, options) for title in titles for _, seats, options in title.variants()]
    rules = [rules_for(title, seats, title.boards[0], options) for title, seats, options in variants]
    return [board_of(of, {}, small) for small in (False, True) for of in rules]
