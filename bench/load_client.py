"""Many players at once: `load_client.py KIND PORT CONNECTIONS SECONDS RATE SERVER`; prints one line of JSON.

KIND is `bare` or `pelagos`. Rate 0: every table has one answer in flight (a closed loop: the ceiling); otherwise so
many answers a second in all. Latency: from saying something to having one's own copy of what came of it. SERVER is the
process whose processor time is measured meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import msgspec
import picows
import uvloop

KIND, PORT, CONNECTIONS, SECONDS, RATE, SERVER = sys.argv[1], *[int(word) for word in sys.argv[2:7]]
EACH: Final = 5
PADDING: Final = "x" * 120
WARM: Final = 0.7
REST: Final = 3.0
"""Seconds before the measuring: a server that has just opened everything puts itself in order when nobody waits."""
LATEST: Final = 200
"""Tables begin to be measured anywhere between their first answer and this one."""


class Tally:
    """What is measured while `on`."""

    def __init__(self) -> None:
        self.begun = False
        """Until then tables only play up to where they are to begin."""
        self.on = False
        self.ended = False
        self.latencies: list[float] = []
        self.delivered = 0


TALLY: Final = Tally()


class Bare(picows.WSListener):  # type: ignore[misc]
    """A connection in a room; the first of each room speaks."""

    speaks = False

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        TALLY.delivered += TALLY.on
        if self.speaks:
            if TALLY.on:
                TALLY.latencies.append(time.perf_counter() - float(frame.get_payload_as_ascii_text()[:20]))
            if not RATE and not TALLY.ended:
                self.fire()

    def fire(self) -> bool:
        self.transport.send(picows.WSMsgType.TEXT, f"{time.perf_counter():<20.9f}{PADDING}".encode())
        return True


class Seat(picows.WSListener):  # type: ignore[misc]
    """One seat at one of our tables: keeps the options it is offered, and says one of them."""

    game = ""
    key = ""
    begins = 0
    """The version at which its table waits for the others."""

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport
        self.options: list[str] = []
        self.version = self.answered = 0
        self.sent = 0.0
        self.chance = random.Random(1)

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        message = msgspec.json.decode(frame.get_payload_as_bytes())
        if "mark" not in message:
            if "error" in message:
                print(message, file=sys.stderr)
            return
        TALLY.delivered += TALLY.on
        self.version = message["v"]
        if "whole" in message:
            self.options = list(message["whole"]["game"]["options"] or [])
        for change in message.get("patch", ()):
            if "options" in change.get("game", ()):
                self._change(change["game"]["options"])
        if self.sent:
            if TALLY.on:
                TALLY.latencies.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if not TALLY.begun or (not RATE and not TALLY.ended):
            self.fire()

    def _change(self, change: Any) -> None:
        """A patch of the list: single entries by number, its middle, or the whole of it."""
        if isinstance(change, dict):
            for number, entry in change.items():
                self.options[int(number)] = entry[0]
        elif len(change) == 3:
            first, last, items = change
            self.options[first : len(self.options) - last] = items
        else:
            self.options = list(change[0] or [])

    def fire(self) -> bool:
        """Say something, if this seat is asked and has not answered yet."""
        if not self.options or self.sent or self.answered == self.version:
            return False
        if not TALLY.begun and self.version >= self.begins:
            return False
        said = {"say": self.chance.choice(self.options), "game": self.game, "at": self.version}
        self.answered = self.version
        self.sent = time.perf_counter()
        self.transport.send(picows.WSMsgType.TEXT, msgspec.json.encode(said))
        return True


def opened() -> tuple[str, dict[str, str]]:
    """A new table of five people who are all this program."""
    chairs = [{"kind": "me", "name": f"Player {i}"} for i in range(EACH)]
    body = {"title": "legendary", "seats": EACH, "options": {"mode": "ffa5"}, "chairs": chairs, "start": True}
    request = urllib.request.Request(
        f"http://127.0.0.1:{PORT}/api/games", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        told = json.load(answer)
    return told["game"], told["keys"]


async def connected(kind: Any, path: str) -> Any:
    _, client = await picows.ws_connect(kind, f"ws://127.0.0.1:{PORT}{path}")
    return client


async def gather() -> list[list[Any]]:
    """The tables, as lists of their connections."""
    tables: list[list[Any]] = []
    for room in range(CONNECTIONS // EACH):
        if KIND == "bare":
            tables.append([await connected(Bare, f"/live/{room}") for _ in range(EACH)])
            tables[-1][0].speaks = True
        else:
            game, keys = opened()
            seats = [await connected(Seat, "/api/live") for _ in range(EACH)]
            for number, seat in enumerate(seats):
                seat.game, seat.key = game, keys[str(number)]
                seat.begins = 1 + room * LATEST // (CONNECTIONS // EACH)
                watch = {"watch": game, "auth": seat.key}
                seat.transport.send(picows.WSMsgType.TEXT, msgspec.json.encode(watch))
            tables.append(seats)
    return tables


async def settled(tables: list[list[Any]]) -> None:
    """Until every table stands where it is to begin; a game may end before."""
    before = -1
    while KIND != "bare" and before != (now := sum(table[0].version for table in tables)):
        before = now
        await asyncio.sleep(WARM)


async def main() -> None:
    tables = await gather()
    await settled(tables)
    await asyncio.sleep(REST)
    TALLY.begun = True
    sent, cpu = 0, processor_s()
    TALLY.on = bool(RATE)
    start = time.perf_counter()
    if not RATE:
        for table in tables:
            any(client.fire() for client in table if KIND != "bare" or client.speaks)
        await asyncio.sleep(WARM)
        TALLY.on, start, cpu = True, time.perf_counter(), processor_s()
        await asyncio.sleep(SECONDS)
    while RATE and (gone := time.perf_counter() - start) < SECONDS:
        while sent < gone * RATE:
            table = tables[sent % len(tables)]
            any(client.fire() for client in table if KIND != "bare" or client.speaks)
            sent += 1
        await asyncio.sleep(0.001)
    took, used = time.perf_counter() - start, processor_s() - cpu
    await asyncio.sleep(0.3 if RATE else 0)
    TALLY.on, TALLY.ended = False, True
    print(json.dumps(summary(took, used)))


def processor_s() -> float:
    """Of the server, since it was started; 0 where the system does not tell."""
    path = Path(f"/proc/{SERVER}/stat")
    if not path.exists():
        return 0.0
    fields = path.read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def summary(took: float, used: float) -> dict[str, float]:
    sorted_ = sorted(TALLY.latencies)

    def at(part: float) -> float:
        return round(1000 * sorted_[min(len(sorted_) - 1, int(part * len(sorted_)))], 2) if sorted_ else -1.0

    return {
        "answers_s": round(len(sorted_) / took),
        "cpu_us": round(1e6 * used / max(1, len(sorted_)), 1),
        "delivered_s": round(TALLY.delivered / took),
        "p50_ms": at(0.5),
        "p99_ms": at(0.99),
    }


if __name__ == "__main__":
    uvloop.run(main())
