"""Boards are drawn outside the event loop: a new one takes a second or two of thinking, and others are at play."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec

from pelagos.kernel.title import Json, Rules, Title, kept_setup, rules_for
from pelagos.pictures.geometry import NoPicture, geometry_of

CALM: Final = 10
"""How much a drawing process stands back."""
LONGEST: Final = 2**22
"""Bytes of a drawing."""


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
    shown: Any = {"fields": msgspec.json.decode(board.shown)} if board.shown else None
    try:
        return msgspec.json.encode({"geometry": geometry_of(rules, shown, board.small).plain()})
    except NoPicture:
        return b'{"geometry":null}'


class BoardRenderer:
    """One hand that draws: a process of its own, or where that is too much a thread of ours."""

    def __init__(self, apart: bool) -> None:
        self._apart: Final = apart
        self._turn: Final = asyncio.Lock()
        self._hand: asyncio.subprocess.Process | None = None

    async def draw(self, board: RenderJob) -> bytes:
        """A hand that breaks down is replaced, and this board drawn here."""
        async with self._turn:
            found = await self._asked(board) if self._apart else b""
        return found or await asyncio.to_thread(rendered, board)

    async def _asked(self, board: RenderJob) -> bytes:
        """What the process says; nothing if it is gone."""
        if self._hand is None:
            self._hand = await started()
        to, back = self._hand.stdin, self._hand.stdout
        assert to is not None
        assert back is not None
        try:
            to.write(msgspec.json.encode(board) + b"\n")
            await to.drain()
            line = await back.readline()
        except (OSError, ValueError):
            line = b""
        if not line.endswith(b"\n"):
            await self.close()
        return line.strip()

    async def close(self) -> None:
        hand, self._hand = self._hand, None
        if hand is not None:
            with contextlib.suppress(ProcessLookupError):
                hand.kill()
            await hand.communicate()


async def started() -> asyncio.subprocess.Process:
    """A process that finds the modules we find."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __name__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        limit=LONGEST,
    )


def serve() -> None:
    """The life of the process: a board a line, until there are no more."""
    if hasattr(os, "nice"):
        os.nice(CALM)
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
