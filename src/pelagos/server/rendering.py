"""Boards are drawn outside the event loop: a new one takes a second or two, and others are playing meanwhile."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec

from pelagos.kernel.title import Json, Rules, Title, kept_setup, rules_for
from pelagos.pictures.adapter import geometry_of
from pelagos.pictures.geometry import NoPicture
from pelagos.server.line_process import LineProcess

NICENESS: Final = 10
"""Of the drawing process: the server comes first."""


class RenderJob(NamedTuple):
    """All that the drawing of a board depends on; it travels between processes."""

    module: str
    seats: int
    board: str
    options: tuple[tuple[str, str], ...]
    shown: bytes
    """Of a board that grows in play, what the viewer sees of it, as JSON; empty for others."""
    small: bool


def render_job(rules: Rules, shown: Json, small: bool) -> RenderJob:
    setup = rules.setup
    fields = msgspec.json.encode(shown) if shown else b""
    return RenderJob(rules.title.module, setup.seats, setup.board, tuple(sorted(setup.options.items())), fields, small)


def rendered(board: RenderJob) -> bytes:
    """The geometry, as it is sent."""
    title: Title = import_module(board.module).TITLE
    rules = Rules(title, kept_setup(title, board.seats, board.board, dict(board.options)))
    fields = msgspec.json.decode(board.shown) if board.shown else {}
    shown: Any = {"fields": fields} if fields else None
    try:
        return msgspec.json.encode({"geometry": geometry_of(rules, shown, board.small).plain(), "shown": fields})
    except NoPicture:
        return b'{"geometry":null,"shown":{}}'


class BoardRenderer:
    """Draws one board at a time: in a process of its own, or where that is too much in a thread."""

    def __init__(self, apart: bool) -> None:
        self._apart: Final = apart
        self.process: Final = LineProcess(__name__)

    async def draw(self, board: RenderJob) -> bytes:
        """A process that breaks down is replaced, and this board drawn in a thread."""
        found = await self.process.ask(msgspec.json.encode(board)) if self._apart else b""
        return found or await asyncio.to_thread(rendered, board)

    async def close(self) -> None:
        await self.process.close()


def serve() -> None:
    """The main loop of the process: a board a line, until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(rendered(msgspec.json.decode(line, type=RenderJob)) + b"\n")
        sys.stdout.buffer.flush()


def usual_boards(titles: Iterable[Title]) -> list[RenderJob]:
    """What people will most likely ask for first: every variant on its first board, on wide screens and small ones."""
    variants = [(title, seats, options) for title in titles for _, seats, options in title.variants()]
    rules = [rules_for(title, seats, title.boards[0], options) for title, seats, options in variants]
    return [render_job(of, {}, small) for small in (False, True) for of in rules]


if __name__ == "__main__":
    serve()
