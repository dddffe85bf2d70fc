"""Nobody loses a game because the server was down, or because the clock of its machine jumps."""

from __future__ import annotations

import asyncio
import json
import signal
import urllib.request
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from pelagos.kernel.title import rules_for
from pelagos.server import server_clock, services
from pelagos.server.config import Config
from pelagos.server.errors import StoreFailed
from pelagos.server.hub import Subscription
from pelagos.server.jobs import CLOCK, ORDER
from pelagos.server.server_clock import Heartbeat, Outage, Reading, ServerClock, downtime
from pelagos.server.services import Services
from pelagos.server.store.sqlite import open_engine
from pelagos.server.store.uptime import UptimeStore
from pelagos.table.saving import save_table
from pelagos.table.table import Table
from pelagos.table.terms import LIVE, LOSS, POST, Terms, TimeControl
from server.conftest import ALL
from server.killing import Victim
from server.test_lists import migrated
from server.test_scheduler import first_answer, seated, until
from server.timing import DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, MachineClocks, clocks

__all__ = ["clocks"]

TEN_MINUTES: Final = Terms(TimeControl(LIVE, main=10 * MINUTE_MS), out_of_time=LOSS)
A_DAY_A_MOVE: Final = Terms(TimeControl(POST, step=DAY_MS), out_of_time=LOSS)
TURNS: Final = 50
"""Of the loop, in which everything is done that is due."""
NEAR_MS: Final = 10 * SECOND_MS
"""What a heartbeat and the machine of the tests may take."""
JUMPS: Final = (HOUR_MS, -HOUR_MS, 30 * DAY_MS, -30 * DAY_MS)


async def turns() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)


def serving(config: Config, do: Callable[[Services], Awaitable[Any]], killed: bool = False) -> Any:
    """Services from start to end. Killed: nothing is saved and nothing said in the end."""

    async def inside() -> Any:
        services = Services(config, ALL)
        await services.open()
        try:
            return await do(services)
        finally:
            with pytest.MonkeyPatch.context() as patch:
                if killed:
                    patch.setattr(services.tables, "close", lambda: None)
                    patch.setattr(services, "beat", lambda: None)
                await services.close()

    return asyncio.run(inside())


def left_at(services: Services, game: str) -> int:
    """What the one whose clock runs has left, as a page shows it."""
    deadline = services.tables.live(game).table.clock.plain()["deadline"]
    return int(deadline) - services.clock.now()


def standing(services: Services, game: str, whole: int) -> None:
    """Nobody has lost, and whoever is asked has all their time, and may answer."""
    table = services.tables.live(game).table
    assert [chair.why_lost for chair in table.chairs] == ["", ""]
    assert table.phase == "running"
    assert abs(left_at(services, game) - whole) < NEAR_MS


@pytest.mark.pure
@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
def test_downtime_loses_nobodys_game(config: Config, clocks: MachineClocks, killed: bool) -> None:
    async def begin(services: Services) -> tuple[str, str]:
        live, post = [services.tables.open(seated("toy", terms), False).game for terms in (TEN_MINUTES, A_DAY_A_MOVE)]
        return live, post

    live, post = serving(config, begin, killed)
    for down in (12 * MINUTE_MS, 25 * HOUR_MS):
        clocks.sleep(down)

        async def go_on(services: Services) -> None:
            await turns()
            standing(services, live, 10 * MINUTE_MS)
            standing(services, post, DAY_MS)

        serving(config, go_on, killed)

    async def answer(services: Services) -> None:
        for game in (live, post):
            asked = services.tables.live(game).table.running().who
            first_answer(services.tables, game)
            assert services.tables.live(game).table.running().who != asked

    serving(config, answer, killed)


def test_a_jumping_clock_hurts_no_game_and_leaves_none_waiting(config: Config, clocks: MachineClocks) -> None:
    config = replace(config, bot_pause=0.05)

    async def play(services: Services) -> None:
        timed = services.tables.open(seated("toy", TEN_MINUTES), public=False).game
        for jump in JUMPS:
            bots = services.tables.open(seated("hellas", bots=(0, 1), player="g-9"), public=False)
            version = bots.table.version
            await turns()
            clocks.jump(jump)
            services.tables.change(timed, "mute", {"seat": 0, "name": "P1", "muted": True})
            await until(lambda bots=bots, version=version: bots.table.version > version)  # type: ignore[misc]
            standing(services, timed, 10 * MINUTE_MS)
            first_answer(services.tables, timed)
            assert [job.kind for job in services.tables.live(timed).jobs] == [CLOCK]

    serving(config, play)


@pytest.mark.pure
def test_a_clock_that_jumps_while_the_server_is_down_hurts_no_game(
    config: Config, clocks: MachineClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the machine itself was started anew, and nothing but the time of day tells how long it was off."""

    async def begin(services: Services) -> str:
        return services.tables.open(seated("toy", A_DAY_A_MOVE), public=False).game

    async def go_on(services: Services) -> None:
        await turns()
        standing(services, game, DAY_MS)

    game = serving(config, begin, killed=True)
    for boot in ("", "one", "two"):
        for jump in JUMPS:
            monkeypatch.setattr(server_clock, "_boot", lambda boot=boot: boot)
            clocks.sleep(HOUR_MS)
            clocks.jump(jump)
            serving(config, go_on, killed=True)


def test_while_the_machine_is_suspended_no_clock_runs_and_pages_are_told(
    config: Config, clocks: MachineClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "HEARTBEAT_EVERY_S", 0.01)
    heard: list[dict[str, Any]] = []

    class Page:
        def send(self, data: bytes) -> None:
            heard.append(json.loads(data))

    async def play(services: Services) -> None:
        game, other = [services.tables.open(seated("toy", TEN_MINUTES), public=False).game for _ in range(2)]
        services.tables.subscribe(Subscription(Page(), game, "g-0", ""))
        clocks.sleep(8 * HOUR_MS)
        first_answer(services.tables, other)
        await until(lambda: len(heard) > 1)
        standing(services, game, 10 * MINUTE_MS)
        [clock] = [patch["table"]["clock"] for patch in heard[-1]["patch"] if "table" in patch]
        assert abs(clock["deadline"][0] - heard[-1]["now"] - 10 * MINUTE_MS) < NEAR_MS
        assert heard[-1]["now"] - heard[0]["now"] >= 8 * HOUR_MS

    serving(config, play)


def test_a_database_from_before_there_were_heartbeats_loses_nobodys_game(config: Config, clocks: MachineClocks) -> None:
    async def begin(services: Services) -> str:
        return services.tables.open(seated("toy", TEN_MINUTES), public=False).game

    game = serving(config, begin)
    engine = open_engine(config.data)
    migrated(engine, "0002")
    engine.dispose()
    clocks.sleep(12 * MINUTE_MS)

    async def go_on(services: Services) -> None:
        await turns()
        standing(services, game, 10 * MINUTE_MS)

    serving(config, go_on)


@pytest.mark.pure
def test_time_that_was_given_back_is_replayed(config: Config, clocks: MachineClocks) -> None:
    async def begin(services: Services) -> str:
        return services.tables.open(seated("toy", TEN_MINUTES), public=False).game

    game = serving(config, begin, killed=True)
    saves = []
    for _ in range(3):
        clocks.sleep(12 * MINUTE_MS)

        async def answer(services: Services) -> None:
            first_answer(services.tables, game)
            saves.append(save_table(services.tables.live(game).table))
            services.tables.drop(game)
            assert save_table(services.tables.live(game).table) == saves[-1]

        serving(config, answer, killed=True)
    assert saves[-1]["clock"]["left"] != [0, 0]


def test_what_runs_out_runs_out_however_often_somebody_goes_and_comes(config: Config, clocks: MachineClocks) -> None:
    """Only the server can be away. Whoever disconnects, or has the table evicted, gains nothing."""

    class Page:
        def send(self, data: bytes) -> None:
            pass

    async def play(services: Services) -> None:
        game = services.tables.open(seated("toy", TEN_MINUTES), public=False).game
        for _ in range(9):
            clocks.run(MINUTE_MS)
            subscription = Subscription(Page(), game, "g-0", "")
            services.tables.subscribe(subscription)
            services.tables.unsubscribe(subscription)
            services.tables.drop(game)
        assert left_at(services, game) <= MINUTE_MS
        clocks.run(2 * MINUTE_MS)
        services.queue.add("", services.tables.live(game).jobs[0], 0)
        await until(lambda: services.tables.live(game).table.phase == "over")

    serving(config, play)


@pytest.mark.pure
def test_an_order_that_waited_when_the_server_went_down_still_waits(config: Config, clocks: MachineClocks) -> None:
    """Else all would be obeyed at once at the next start, and everybody would know which answers were orders."""
    config = replace(config, order_pause=(1000.0, 1000.0))

    async def begin(services: Services) -> str:
        table = Table(rules_for(ALL["classic"], 2), "g-0", bytes(32))
        for seat in range(2):
            table.sit(seat, f"g-{seat}", f"P{seat}")
        table.start("g-0", services.clock.now())
        game = services.tables.open(table, public=False).game
        seat = int(table.running().who)
        services.tables.change(game, "leave_order", {"seat": seat, "text": "ares up to 5, poseidon up to 5, apollo"})
        return game

    game = serving(config, begin, killed=True)
    clocks.sleep(HOUR_MS)

    async def go_on(services: Services) -> None:
        await turns()
        [(_, job)] = services.games.jobs(game)
        assert job.kind == ORDER
        assert 900 * SECOND_MS < job.due - services.clock.uptime() <= 1000 * SECOND_MS

    serving(config, go_on)


@pytest.mark.slow
@pytest.mark.pure
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_twelve_minutes_without_a_server_in_a_ten_minute_game(tmp_path: Path, how: signal.Signals) -> None:
    """A process is ended, and another one starts twelve minutes later by all clocks of its machine."""
    first = Victim(tmp_path)
    asyncio.run(first.start())
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    terms = {"pace": {"kind": "live", "main": 10 * MINUTE_MS, "step": 0, "off": 0}, "out_of_time": "loss"}
    made = asked(first, "", {"title": "hellas", "seats": 2, "chairs": chairs, "terms": terms, "start": True})
    first.end(how)
    second = Victim(tmp_path, f"after={12 * MINUTE_MS}")
    asyncio.run(second.start())
    asked(second, "?list=running")
    state = asked(second, f"/{made['game']}/state", key=made["keys"]["0"])
    table, seat = state["whole"]["table"], state["whole"]["table"]["clock"]["running"]
    assert table["phase"] == "running"
    assert abs(table["clock"]["deadline"] - state["now"] - 10 * MINUTE_MS) < 2 * NEAR_MS
    key = made["keys"][str(seat)]
    option = asked(second, f"/{made['game']}/state", key=key)["whole"]["game"]["options"][0]
    done = asked(second, f"/{made['game']}/do", {"do": "say", "say": option, "at": state["v"]}, key)
    assert done["v"] > state["v"]
    second.end()


def asked(victim: Victim, path: str, body: Any = None, key: str = "") -> Any:
    request = urllib.request.Request(f"http://127.0.0.1:{victim.port}/api/games{path}")
    request.add_header("content-type", "application/json")
    if key:
        request.add_header("authorization", f"Seat {key}")
    with urllib.request.urlopen(request, None if body is None else json.dumps(body).encode()) as answer:
        return json.load(answer)


# the clock itself


def test_server_time_goes_on_over_an_outage_and_uptime_does_not(clocks: MachineClocks) -> None:
    first = ServerClock()
    time, uptime = first.now(), first.uptime()
    clocks.run(MINUTE_MS)
    last = first.heartbeat()
    clocks.sleep(HOUR_MS)
    second = ServerClock(last, first.outages)

    assert MINUTE_MS <= second.uptime() - uptime < MINUTE_MS + NEAR_MS
    assert HOUR_MS + MINUTE_MS <= second.now() - time < HOUR_MS + MINUTE_MS + NEAR_MS
    assert [outage.end - outage.start for outage in second.outages] == [pytest.approx(HOUR_MS, abs=NEAR_MS)]
    assert second.outages_after(second.outages[0].end) == []
    assert second.outages_after(second.outages[0].end - 1) == second.outages


@pytest.mark.parametrize(
    ("boot", "elapsed", "wall", "down"),
    [("a", 70, 10**6, 60), ("a", 70, -(10**6), 60), ("b", 5, 1000, 900), ("", 70, 1000, 900), ("b", 5, 50, 0)],
)
def test_the_time_of_day_is_believed_only_after_a_new_start_of_the_machine(
    boot: str, elapsed: int, wall: int, down: int
) -> None:
    last = Heartbeat(uptime=0, time=0, wall=100, elapsed=10, boot="a" if boot else "")

    assert downtime(last, Reading(wall, 0, elapsed, boot)) == down


@pytest.mark.pure
def test_a_heartbeat_that_cannot_be_written_is_no_reason_to_stop(
    config: Config, clocks: MachineClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(services: Services) -> list[Outage]:
        clocks.sleep(HOUR_MS)
        services.clock.now()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(UptimeStore, "write", full)
            services.beat()
        services.beat()
        return services.clock.outages

    outages = serving(config, play, killed=True)
    assert serving(config, lambda services: asyncio.sleep(0, services.clock.outages[:1])) == outages


def full(*_: Any) -> None:
    raise StoreFailed("store-failed", reason="full")
