"""Whatever comes over a socket is answered with a code and a sentence, changes nothing, and leaves nothing behind."""

from __future__ import annotations

import gc
import json
import logging
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pelagos.kernel.codec import canonical
from pelagos.server.config import Config
from pelagos.server.ids import hashed
from pelagos.server.sockets import MOST_BACKLOG, Socket
from pelagos.table.saving import save_table
from server.conftest import ALL, LIMITS
from server.fuzzing import Fuzz, Table, World
from server.servers import HASHED
from server.visiting import Line, Place

pytestmark = pytest.mark.pure
MESSAGES = 2_500
EVERY = 5
"""Messages between two looks at everything."""


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with opened_world(tmp_path, wired=False) as found:
        yield found


@pytest.fixture
def wired_world(tmp_path: Path) -> Iterator[World]:
    """The same, but messages go through the wire, as bytes."""
    with opened_world(tmp_path, wired=True) as found:
        yield found


@contextmanager
def opened_world(folder: Path, wired: bool) -> Iterator[World]:
    place = Place(Config(folder, bot_pause=10**6, order_pause=(10**6, 10**6), limits=LIMITS), ALL, wired)
    tables = [opened(place, title, start) for title, start in (("hellas", True), ("classic", True), ("toy", False))]
    user = place.services.people.add("Anna", HASHED, 0)
    place.services.people.add_token(hashed("token"), user, "test", 0)
    yield World(place, tables)
    place.close()


def opened(place: Place, title: str, start: bool) -> Table:
    chairs = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    made = place.post("/api/games", {"title": title, "seats": 2, "chairs": chairs, "start": start}).json()
    return Table(made["game"], list(made["keys"].values()))


def stands(world: World) -> str:
    """Everything that is kept of all tables."""
    return canonical([save_table(world.place.services.tables.live(table.game).table) for table in world.tables])


def counted(world: World) -> list[Any]:
    """What every change of a table counts up."""
    tables = [world.place.services.tables.live(table.game).table for table in world.tables]
    return [(table.version, table.chat.total(), [chair.private_version for chair in table.chairs]) for table in tables]


def is_quiet(text: str | bytes) -> bool:
    """To watch what one has already, or to watch no more, is answered by silence."""
    try:
        message = json.loads(text)
    except ValueError:
        return False
    return isinstance(message, dict) and "ping" not in message and ("watch" in message or "unwatch" in message)


def fitting(reply: Any) -> bool:
    if "error" in reply:
        return bool(reply["error"] and reply["says"].strip() and reply["error"] != "fault")
    return any(name in reply for name in ("ok", "pong", "mark", "talk", "notice"))


def send(line: Line, message: str | bytes) -> list[Any]:
    if isinstance(message, bytes):
        line.send_bytes(message)
    else:
        line.send(message)
    return [json.loads(text) for text in line.heard()]


def storm(world: World, fuzz: Fuzz, lines: list[Line], count: int) -> None:
    """So many messages over these sockets, each looked after."""
    before, counts = stands(world), counted(world)
    for number in range(count):
        line = fuzz.chance.choice(lines)
        message = fuzz.message()
        replies = send(line, message)
        assert line.closed is None
        assert all(fitting(reply) for reply in replies), (message, replies)
        answers = [reply for reply in replies if "ok" in reply or not {"mark", "talk", "notice"} & reply.keys()]
        assert len(answers) == 1 or (not answers and is_quiet(message)), (message, replies)
        if answers and "error" not in answers[0]:
            before, counts = stands(world), counted(world)
        else:
            assert counted(world) == counts, message
            assert number % EVERY or stands(world) == before, message


def lines_of(world: World) -> list[Line]:
    lines = [world.place.line(), world.place.line(), world.place.line(authorization="Bearer token")]
    lines[0].told({"watch": world.tables[0].game, "auth": world.tables[0].keys[0]})
    return lines


def bounded(world: World, lines: list[Line]) -> None:
    services = world.place.services
    assert len(services.sockets) == len(lines)
    assert services.hub.counts()[1] <= len(lines) * services.config.limits.subscriptions_each
    assert all(len(socket._backlog or ()) <= MOST_BACKLOG for socket in services.sockets)
    assert services.metrics.faults == 0


def test_a_storm_of_bad_messages_changes_nothing_and_everything_is_answered(world: World) -> None:
    lines = lines_of(world)
    storm(world, Fuzz(world, 1), lines, MESSAGES)
    bounded(world, lines)

    # A client that behaves is served as if nothing had been.
    table = world.place.services.tables.live(world.tables[0].game).table
    fresh = world.place.line()
    (whole,) = [told for told in fresh.told({"watch": world.tables[0].game}) if "mark" in told]
    assert whole["v"] == table.version
    for line in (*lines, fresh):
        line.close()
    assert world.place.services.hub.counts() == (0, 0)
    assert not world.place.services.sockets


def test_a_storm_over_the_direct_wire(wired_world: World) -> None:
    """What is refused comes from the same place by both ways, so a shorter one will do."""
    lines = lines_of(wired_world)
    storm(wired_world, Fuzz(wired_world, 4), lines, MESSAGES // 5)
    bounded(wired_world, lines)
    for line in lines:
        line.close()
    assert not wired_world.place.services.sockets


def test_a_storm_leaves_no_memory_behind(world: World) -> None:
    lines = lines_of(world)
    fuzz = Fuzz(world, 2)
    storm(world, fuzz, lines, 500)
    sizes = []
    tracemalloc.start()
    for _ in range(3):
        for _ in range(30):
            send(fuzz.chance.choice(lines), fuzz.giant())
            send(fuzz.chance.choice(lines), fuzz.nested())
            send(fuzz.chance.choice(lines), fuzz.elsewhere())
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()

    assert sizes[-1] - sizes[-2] < 200_000
    for line in lines:
        line.close()


def test_the_same_message_twice_counts_once(world: World) -> None:
    table, line = world.tables[0], world.place.line()
    line.told({"watch": table.game, "auth": table.keys[0]})
    live = world.place.services.tables.live(table.game).table
    seat = int(live.running().who)
    said = {"say": live.running().options()[0], "at": live.version, "game": table.game, "id": "once"}

    first = line.told({**said, "auth": table.keys[seat]})
    again = line.told({**said, "auth": table.keys[seat]})
    oks = [told for told in [*first, *again] if "ok" in told]
    assert len(oks) == 2
    assert [(told["ok"], told["v"]) for told in oks] == [("once", live.version)] * 2
    line.close()


def test_a_key_of_another_table_or_seat_does_not_speak_here(world: World) -> None:
    table, other = world.tables[0], world.tables[1]
    line = world.place.line()
    live = world.place.services.tables.live(table.game).table
    seat = int(live.running().who)
    said = {"say": live.running().options()[0], "at": live.version, "game": table.game}
    before = stands(world)

    codes = [line.told({**said, "auth": key})[0]["error"] for key in (other.keys[0], "no", table.keys[1 - seat])]
    assert codes == ["key-of-another-table", "unknown-key", "not-your-turn"]
    assert line.told(said)[0]["error"] == "not-seated"
    assert stands(world) == before
    line.close()


def test_a_table_may_be_watched_again_when_no_other_may_be(world: World) -> None:
    line = world.place.line()
    most = world.place.services.config.limits.subscriptions_each
    first = world.tables[0].game
    games = [first, *[opened(world.place, "toy", False).game for _ in range(most)]]
    for game in games[:most]:
        assert "error" not in line.told({"watch": game})[0]

    assert line.told({"watch": games[most]})[0]["error"] == "too-many-watches"
    assert "whole" in line.told({"watch": first})[0]
    line.close()


def test_who_does_not_listen_is_cut_off(world: World) -> None:
    line = world.place.line()
    line.told({"watch": world.tables[0].game})
    (socket,) = world.place.services.sockets
    line.listen_slowly()

    async def flood() -> None:
        for _ in range(MOST_BACKLOG + 3):
            socket.send(b"{}")

    world.place.wait(flood())
    line.heard()

    assert line.closed == (4008, "too slow")
    line.close()


def test_a_backlog_is_limited_in_bytes(world: World) -> None:
    """By its own limit, or by that of all sockets together; what waited is given back at once."""
    services, limits = world.place.services, world.place.services.config.limits
    line = world.place.line()
    line.told({"ping": 1})
    (socket,) = services.sockets
    line.listen_slowly()
    most: list[int] = []

    async def flood() -> None:
        for _ in range(20):
            socket.send(b"x" * 100_000)
            most.append(services.backlog_bytes)

    world.place.wait(flood())
    assert limits.backlog <= max(most) < limits.backlog + 100_000
    assert services.backlog_bytes == 0
    line.heard()
    assert line.closed == (4008, "too slow")
    line.close()


def test_all_backlogs_together_are_limited(world: World) -> None:
    services = world.place.services
    services.backlog_bytes = services.config.limits.backlog_total - 5
    line = world.place.line()
    line.told({"ping": 1})
    (socket,) = services.sockets
    line.listen_slowly()

    async def flood() -> None:
        for _ in range(4):
            socket.send(b"12345")

    world.place.wait(flood())
    line.heard()
    assert line.closed == (4008, "too slow")
    assert services.backlog_bytes == services.config.limits.backlog_total - 5
    services.backlog_bytes = 0
    line.close()


def test_a_fault_behind_a_socket_is_told_and_caught_here(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    monkeypatch.setattr(Socket, "_subscribe", lambda self, game, auth, since: 1 / 0)
    lines = [world.place.line()]
    with pytest.raises(AssertionError):
        storm(world, Fuzz(world, 3), lines, 200)
    lines[0].close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["world", "wired_world"])
def test_a_long_storm(request: pytest.FixtureRequest, kind: str) -> None:
    world: World = request.getfixturevalue(kind)
    for seed in range(20):
        lines = lines_of(world)
        storm(world, Fuzz(world, 100 + seed), lines, MESSAGES)
        bounded(world, lines)
        for line in lines:
            line.close()
