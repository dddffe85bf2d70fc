"""Many clients play while their server is killed; each keeps what it heard and compares it with what comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import pelagos
from pelagos.table.patch import patched

VICTIM: Final = Path(__file__).parent / "victim.py"
SOURCE: Final = str(Path(pelagos.__file__).parents[1])
TABLES: Final[tuple[tuple[str, int, dict[str, str], int], ...]] = (
    ("hellas", 2, {}, 0),
    ("hellas", 2, {}, 1),
    ("classic", 3, {}, 0),
    ("classic", 2, {}, 1),
    ("legendary", 2, {"mode": "duel"}, 0),
    ("legendary", 4, {"mode": "ffa4"}, 2),
)
"""Title, seats, options, and how many of the seats bots have."""
PATIENCE: Final = 60.0
AGAIN_S: Final = 0.1


class Loss(AssertionError):
    """Something that was acknowledged or told is gone, or was taken twice."""


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


class Victim:
    """The server's process."""

    def __init__(self, folder: Path, *faults: str) -> None:
        """With words that it is started with, besides folder and port."""
        self._folder: Final = folder
        self._faults: Final = faults
        self.port: Final = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [sys.executable, str(VICTIM), str(self._folder), str(self.port), *self._faults]
        self._process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": SOURCE})
        for _ in range(int(PATIENCE / 0.05)):
            assert self._process.poll() is None, "the server ended by itself"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the server does not listen")

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()


class Player:
    """A seat: mirrors its messages, answers when asked, and knows which answer is on its way."""

    def __init__(self, port: int, game: str, key: str, seed: int, patient: bool = False) -> None:
        self._port: Final = port
        self._patient: Final = patient
        """Is a refusal for want of a database expected, and answered by sending again?"""
        self.refused = 0
        self.game: Final = game
        self._key: Final = key
        self._chance: Final = random.Random(seed)
        self.version = 0
        self._mark = ""
        self.frame: Any = None
        self._flying: dict[str, Any] | None = None
        self._count = 0
        self.acknowledged = 0
        self.rejoined = asyncio.Event()

    async def play(self) -> None:
        """Until the line breaks or the game is over."""
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(f"ws://127.0.0.1:{self._port}/api/live", max_size=None) as line:
                await line.send(json.dumps({"watch": self.game, "auth": self._key}))
                first = True
                async for text in line:
                    await self._hear(line, json.loads(text), first)
                    first = False

    async def _hear(self, line: ClientConnection, message: dict[str, Any], first: bool) -> None:
        if "mark" in message:
            self._mirror(message, first)
            if first:
                await self._send_again(line)
                self.rejoined.set()
        elif message.get("error") == "store-failed" and self._patient:
            # Nothing was changed, or nobody knows: it is safe to send it again.
            self.refused += 1
            await asyncio.sleep(AGAIN_S)
            await self._send_again(line)
            return
        elif "error" in message:
            raise Loss(f"{self.game}: {message}")
        if "ok" in message:
            self._acknowledge(message)
        await self._answer(line)

    def _mirror(self, message: dict[str, Any], first: bool) -> None:
        if message["v"] < self.version:
            raise Loss(f"{self.game}: heard of version {self.version}, and now it is {message['v']}")
        if "whole" in message:
            if first and message["v"] == self.version and message["whole"] != self.frame:
                raise Loss(f"{self.game}: version {self.version} is not what it was")
            self.frame = message["whole"]
        elif message["since"] != self._mark:
            raise Loss(f"{self.game}: a gap between {self._mark} and {message['since']}")
        else:
            self.frame = patched(self.frame, message["patch"])
        self.version, self._mark = message["v"], message["mark"]

    async def _send_again(self, line: ClientConnection) -> None:
        """What was on its way when the line broke: safe to send twice, whether it had arrived or not."""
        if self._flying is not None:
            await line.send(json.dumps(self._flying))

    def _acknowledge(self, message: dict[str, Any]) -> None:
        if self._flying is None or message["ok"] != self._flying["id"]:
            raise Loss(f"{self.game}: {message} answers nothing")
        if message["v"] > self.version + 1 or message["v"] <= self._flying["at"]:
            raise Loss(f"{self.game}: {message} for an answer to version {self._flying['at']}")
        self._flying = None
        self.acknowledged += 1

    async def _answer(self, line: ClientConnection) -> None:
        options = (self.frame["game"] or {}).get("options")
        if self._flying is None and options:
            self._count += 1
            self._flying = {
                "say": self._chance.choice(options),
                "game": self.game,
                "at": self.version,
                "id": f"k{self._count}",
            }
            await line.send(json.dumps(self._flying))

    def is_over(self) -> bool:
        return self.frame is not None and self.frame["table"]["phase"] == "over"


def opened(port: int, title: str, seats: int, options: dict[str, str], bots: int) -> list[tuple[str, str]]:
    """A table; the name and the key of every person at it."""
    chairs = [{"kind": "me", "name": f"P{i}"} for i in range(seats - bots)] + [
        {"kind": "bot", "level": "novice"}
    ] * bots
    body = {"title": title, "seats": seats, "options": options, "chairs": chairs, "start": True}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/games", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        told = json.load(answer)
    return [(told["game"], key) for key in told["keys"].values()]


async def kill_again_and_again(folder: Path, kills: int, seed: int, *faults: str, sets: int = 2) -> int:
    """Play, kill, start, compare; so many times. Gives how many answers were acknowledged; raises Loss."""
    chance = random.Random(seed)
    victim = Victim(folder, *faults)
    await victim.start()
    try:
        seats = [seat for _ in range(sets) for table in TABLES for seat in opened(victim.port, *table)]
        players = [Player(victim.port, game, key, seed + i) for i, (game, key) in enumerate(seats)]
        for _ in range(kills):
            await _one_life(players, victim, chance)
            await victim.start()
        await last_look(players)
    finally:
        victim.end()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
    return sum(player.acknowledged for player in players)


async def _one_life(players: list[Player], victim: Victim, chance: random.Random) -> None:
    """Everybody comes back and plays on; then, at some moment, the server is gone."""
    before = sum(player.version for player in players)
    lines = [asyncio.create_task(player.play()) for player in players]
    await rejoined(players, lines)
    for _ in range(int(PATIENCE / 0.02)):
        await asyncio.sleep(0.02)
        raise_losses(lines)
        moved = sum(player.version for player in players) > before
        if moved or all(player.is_over() for player in players):
            break
    else:
        raise Loss("nothing goes on")
    await asyncio.sleep(chance.uniform(0.0, 0.4))
    victim.end()
    await asyncio.gather(*lines)


async def last_look(players: list[Player]) -> None:
    lines = [asyncio.create_task(player.play()) for player in players]
    await rejoined(players, lines)
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)


async def rejoined(players: list[Player], lines: list[asyncio.Task[None]]) -> None:
    for player in players:
        player.rejoined.clear()
    waits = [asyncio.create_task(player.rejoined.wait()) for player in players]
    try:
        async with asyncio.timeout(PATIENCE):
            while not all(wait.done() for wait in waits):
                await asyncio.sleep(0.02)
                raise_losses(lines)
    finally:
        for wait in waits:
            wait.cancel()


def raise_losses(lines: list[asyncio.Task[None]]) -> None:
    for line in lines:
        if line.done() and not line.cancelled() and line.exception() is not None:
            raise line.exception() or Loss("")
