"""Two servers side by side that are asked the same: whatever one viewer hears from both must be equal to the byte."""

from __future__ import annotations

import json
import random
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import pytest
from argon2 import PasswordHasher

from pelagos.kernel.ids import NATURE, SPECTATOR
from pelagos.kernel.title import Json
from pelagos.server import ids, server_clock, tables
from pelagos.server.config import Config, Hashing
from pelagos.server.notices.web_push import KEY_FILE, VapidKey
from pelagos.server.replies import lobby
from pelagos.table import waiting_room
from server.conftest import ALL, LIMITS
from server.pairs import Pair
from server.visiting import Answer, Ask, Line, Place
from table.setting import game
from table.twins import Leak

FAR: Final = 10**6
"""Seconds: bots and orders answer when a test says so, never by themselves."""
START: Final = 1_700_000_000_000
EXPIRES: Final = re.compile(rb"expires=[^;]*; |(?<=pelagos_device=)[^;]*", re.IGNORECASE)
"""And the mark of a device, which comes from the salt of a password."""
PASSWORD: Final = "correct horse battery"


class Chances:
    """In place of the system's generator, so that both servers draw the same names and keys."""

    def __init__(self) -> None:
        self.random = random.Random(0)

    def choice(self, messages: str) -> str:
        return self.random.choice(messages)

    def token_bytes(self, count: int = 32) -> bytes:
        return self.random.randbytes(count)

    def token_hex(self, count: int = 32) -> str:
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int = 32) -> str:
        return self.token_hex(count)

    def randbits(self, count: int) -> int:
        return self.random.getrandbits(count)


class Guest(NamedTuple):
    """The viewer, as both servers know them: by key, by token, or not at all."""

    game: str
    title: str
    seat: int | None
    auth: dict[str, str]
    key: str
    name: str
    """Of their account; empty without one."""
    token: str = ""
    """Of their account, and of the session of their device."""


class Servers:
    """Both servers, and what they are asked."""

    def __init__(self, folder: Path) -> None:
        self.chances: Final = Chances()
        self.now = START
        config = Config(
            folder / "one", bot_pause=FAR, order_pause=(FAR, FAR), notice_pause=FAR, limits=LIMITS, hashing=CHEAP
        )
        # One key for both: which it is depends on nothing that is to be compared.
        for name in ("one", "other"):
            (folder / name).mkdir()
        VapidKey.kept_in(folder / "one")
        shutil.copy(folder / "one" / KEY_FILE, folder / "other" / KEY_FILE)
        self.both: Final = (Place(config, ALL), Place(config_at(config, folder / "other"), ALL))
        self._count = 0

    def number(self) -> int:
        """Something new."""
        self._count += 1
        return self._count

    def close(self) -> None:
        for place in self.both:
            place.close()

    # the same at both

    def same(self, ask: Ask) -> Answer:
        """The answer, if it is one; Leak if it is two."""
        mine, twin = self.each(lambda place: timeless(place.ask(ask)))
        if mine != twin:
            raise Leak(f"{ask.method} {ask.target} {ask.body or ''}: {difference(mine, twin)}")
        answer: Answer = mine
        assert answer.status != 500, ask
        return answer

    def each(self, do: Callable[[Place], Any]) -> tuple[Any, Any]:
        """Done at both with the same luck."""
        self._count += 1
        self.now += 1000
        found = []
        for place in self.both:
            self.chances.random.seed(self._count)
            found.append(do(place))
        return found[0], found[1]

    # tables

    def seat(self, pair: Pair, key: str, account: str = "") -> Guest:
        """Both tables, each at its server, under one name; the viewer has a key, or sits there with their account."""
        self._count += 1
        named, other = [], [f"{key}{which}" for which in range(2)]
        for place, table, others in zip(self.both, (pair.mine, pair.twin), other, strict=True):
            self.chances.random.seed(self._count)
            seats = enumerate([chair.player for chair in table.chairs])
            keys = [(f"{others}{seat}", player) for seat, player in seats if seat != pair.viewer]
            if not account and pair.viewer != SPECTATOR:
                keys.append((key, table.chairs[pair.viewer].player))
            named.append(place.services.tables.open(table, True, keys).game)
        assert named[0] == named[1]
        seat = None if pair.viewer == SPECTATOR else pair.viewer
        auth = f"Bearer {key}" if account else f"Seat {key}"
        shown = {"authorization": auth} if account or seat is not None else {}
        title = pair.mine.rules.title.name
        return Guest(named[0], title, seat, shown, "" if account or seat is None else key, account, key)

    def account(self, name: str, token: str) -> str:
        """The same account at both; gives how tables know it."""
        users = {self._account(place, name, token) for place in self.both}
        assert len(users) == 1
        return ids.player_of(users.pop())

    def _account(self, place: Place, name: str, token: str) -> int:
        people = place.services.people
        user = people.add(name, HASHED, START)
        people.add_token(ids.hashed(token), user, "test", START)
        people.add_session(ids.hashed(token), user, "test", START)
        return user

    def lines(self, guest: Guest, since: str = "") -> tuple[Line, Line]:
        """Sockets of the viewer, which follow the table."""
        found = tuple(place.line(**guest.auth) if guest.name else place.line() for place in self.both)
        for line in found:
            line.send(json.dumps({"watch": guest.game, "auth": guest.key, "since": since}))
        return found[0], found[1]

    def say(self, guest: Guest, said: tuple[str, str]) -> None:
        """Whoever is asked says this; nature, too."""
        for place, phrase in zip(self.both, said, strict=True):
            table = place.services.tables.live(guest.game).table
            seat = int(game(table).who)
            self.change(place, guest, "submit", {"seat": seat, "phrases": [phrase], "at": table.version})
            assert seat == NATURE or table.version

    def change(self, place: Place, guest: Guest, name: str, arguments: Json) -> None:
        place.services.tables.change(guest.game, name, arguments)


CHEAP: Final = Hashing(rounds=1, memory=8, lanes=1)
HASHED: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)


def config_at(config: Config, folder: Path) -> Config:
    return Config(**{**vars(config), "data": folder})


def heard(lines: tuple[Line, Line]) -> list[str]:
    """What came over both sockets, if it is the same."""
    mine, twin = (line.heard() for line in lines)
    if mine != twin:
        raise Leak(f"the socket: {parted(' '.join(mine).encode(), ' '.join(twin).encode())}")
    return mine


def timeless(answer: Answer) -> Answer:
    """Without the hour at which a cookie ends: the framework looks at a clock of its own."""
    headers = [(name, EXPIRES.sub(b"", value)) for name, value in answer.headers]
    return answer._replace(headers=tuple(headers))


def difference(mine: Answer, twin: Answer) -> str:
    """In what two answers differ, with some of what stands around it."""
    if mine.status != twin.status or mine.headers != twin.headers:
        return f"{mine.status} {mine.headers} and {twin.status} {twin.headers}"
    return parted(mine.body, twin.body)


def parted(mine: bytes, twin: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(mine, twin, strict=False)) if a != b), min(len(mine), len(twin)))
    return f"{mine[max(0, at - 60) : at + 60]!r} and {twin[max(0, at - 60) : at + 60]!r}"


@contextmanager
def opened(folder: Path) -> Iterator[Servers]:
    """Two servers with one clock and one luck, whose seals look the same whatever is in them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waiting_room, "commitment", lambda secret: "the same")
        begun: list[Servers] = []

        def now_ns() -> int:
            return (begun[0].now if begun else START) * 10**6

        stopped = SimpleNamespace(time_ns=now_ns, monotonic_ns=now_ns, perf_counter=time.perf_counter)
        patch.setattr(tables, "time", stopped)
        patch.setattr(server_clock, "time", stopped)
        servers = Servers(folder)
        begun.append(servers)
        patch.setattr(ids, "secrets", servers.chances)
        patch.setattr(lobby, "secrets", servers.chances)
        try:
            yield servers
        finally:
            servers.close()
