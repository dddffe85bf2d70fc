"""What happens unasked happens once, also over restarts: answers of bots and orders, clocks, notices."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import rules_for
from pelagos.server import scheduler
from pelagos.server.bot_pool import BotPool
from pelagos.server.config import Config
from pelagos.server.errors import StoreFailed
from pelagos.server.ids import player_of
from pelagos.server.jobs import BOT, CLOCK, NOTICE, ORDER, JobPlanner
from pelagos.server.services import Services
from pelagos.server.store.rows import Job
from pelagos.server.tables import Tables, clock
from pelagos.table.table import Table
from pelagos.table.terms import LIVE, POST, Terms, TimeControl
from server.conftest import ALL

PATIENCE = 60.0


def with_services(config: Config, do: Callable[[Services], Awaitable[Any]]) -> Any:
    """Services, opened, used and closed in order, as a server does it."""

    async def inside() -> Any:
        services = Services(config, ALL)
        await services.open()
        try:
            return await do(services)
        finally:
            await services.close()

    return asyncio.run(inside())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def seated(title: str, terms: Terms | None = None, bots: tuple[int, ...] = (), player: str = "g-0") -> Table:
    table = Table(rules_for(ALL[title], 2), player, bytes(32), terms)
    for seat in range(2):
        if seat in bots:
            table.seat_bot(player, seat, "novice")
        else:
            table.sit(seat, player if seat == 0 else f"g-{seat}", f"P{seat}")
    table.start(player, clock())
    return table


def first_answer(tables: Tables, game: str) -> None:
    table = tables.live(game).table
    play = table.running()
    said = {"seat": int(play.who), "phrases": [play.options()[0]], "at": table.version, "key": ""}
    tables.change(game, "submit", said)


def test_bots_play_a_game_to_its_end(config: Config) -> None:
    async def play(services: Services) -> None:
        game = services.tables.open(seated("toy", bots=(0, 1), player="g-9"), public=False).game
        await until(lambda: services.tables.live(game).table.phase == "over")
        assert services.games.jobs(game) == []

    with_services(config, play)


def test_a_bot_that_was_thinking_when_the_server_ended_answers_after_the_next_start(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> str:
        await asyncio.sleep(PATIENCE)
        return ""

    async def begin(services: Services) -> tuple[str, int]:
        monkeypatch.setattr(BotPool, "ask", never)
        table = seated("hellas", bots=(0, 1), player="g-9")
        game = services.tables.open(table, public=False).game
        await asyncio.sleep(0.05)
        return game, table.version

    game, version = with_services(config, begin)
    monkeypatch.undo()

    async def go_on(services: Services) -> None:
        assert [job.kind for _, job in services.games.jobs(game)] == [BOT]
        await until(lambda: services.tables.live(game).table.version > version)

    with_services(config, go_on)


def test_a_bot_that_thinks_is_not_asked_again_when_somebody_speaks(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def never(_: BotPool, level: str, *__: Any) -> str:
        asked.append(level)
        await asyncio.sleep(PATIENCE)
        return ""

    async def play(services: Services) -> None:
        monkeypatch.setattr(BotPool, "ask", never)
        game = services.tables.open(seated("toy", bots=(0, 1), player="g-9"), public=False).game
        await until(lambda: bool(asked))
        for _ in range(5):
            said = {"viewer": int(SPECTATOR), "channel": "spectators", "text": "hm", "name": "Eva"}
            services.tables.change(game, "talk", said)
            await asyncio.sleep(0.01)
        assert len(asked) == 1

    with_services(config, play)


def test_a_bot_that_breaks_down_is_replaced_by_anything_legal(config: Config) -> None:
    async def play(services: Services) -> None:
        assert services.bot_pool is not None
        thinker = services.bot_pool._processes[0]
        thinker._modules[:] = ["no.such.module"]
        table = seated("hellas", bots=(0, 1), player="g-9")
        version = table.version
        game = services.tables.open(table, public=False).game
        await until(lambda: services.tables.live(game).table.version > version)
        assert services.bot_pool.crashes > 0

    with_services(config, play)


def test_a_clock_that_ran_out_while_the_server_was_away_is_stopped_once(config: Config) -> None:
    terms = Terms(TimeControl(LIVE, main=1, step=0), out_of_time="loss")

    async def begin(services: Services) -> str:
        # Nobody does what is due here: only the plan is written.
        return services.tables.open(seated("hellas", terms), public=False).game

    async def closed(services: Services) -> str:
        for task in services._tasks:
            task.cancel()
        return await begin(services)

    game = with_services(config, closed)

    async def go_on(services: Services) -> None:
        await until(lambda: services.tables.live(game).table.phase == "over")
        table = services.tables.live(game).table
        assert [chair.why_lost for chair in table.chairs].count("out-of-time") == 1
        assert services.games.jobs(game) == []

    with_services(config, go_on)


def test_a_notice_is_sent_once_also_when_the_server_restarts_in_between(config: Config) -> None:
    sent: list[int] = []

    async def begin(services: Services) -> str:
        for task in services._tasks:
            task.cancel()
        user = services.people.add("Anna", "x", clock())
        table = Table(rules_for(ALL["hellas"], 2), player_of(user), bytes(32), Terms())
        table.sit(0, player_of(user), "Anna")
        table.seat_bot(player_of(user), 1, "uniform")
        table.start(player_of(user), clock())
        game = services.tables.open(table, public=False).game
        while services.tables.live(game).table.running().who != 0:
            first_answer(services.tables, game)
        await services.tables.settled(game)
        assert [job.kind for _, job in services.games.jobs(game)] == [NOTICE]
        return game

    game = with_services(config, begin)

    async def go_on(services: Services) -> None:
        await until(lambda: not services.games.jobs(game))
        sent.append(services.metrics.notices)

    with_services(config, go_on)
    with_services(config, go_on)
    assert sent == [1, 0]


def test_a_job_that_could_not_be_written_is_tried_again(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "RETRY_AFTER_MS", 10)
    failures = iter([True, True])
    change = Tables.change

    def failing(tables: Tables, game: str, name: str, *rest: Any) -> Any:
        if name == "submit" and next(failures, False):
            raise StoreFailed("store-failed", reason="full")
        return change(tables, game, name, *rest)

    monkeypatch.setattr(Tables, "change", failing)

    async def play(services: Services) -> None:
        table = seated("hellas", bots=(0, 1), player="g-9")
        version = table.version
        game = services.tables.open(table, public=False).game
        await until(lambda: services.tables.live(game).table.version > version)

    with_services(config, play)
    assert next(failures, None) is None


def test_an_order_is_obeyed_after_a_while(config: Config) -> None:
    async def play(services: Services) -> None:
        table = Table(rules_for(ALL["classic"], 2), "g-0", bytes(32))
        for seat in range(2):
            table.sit(seat, f"g-{seat}", f"P{seat}")
        table.start("g-0", clock())
        game = services.tables.open(table, public=False).game
        seat, version = int(table.running().who), table.version
        services.tables.change(game, "leave_order", {"seat": seat, "text": "ares up to 5, poseidon up to 5, apollo"})
        assert [job.kind for job in services.tables.live(game).jobs] == [ORDER]
        await until(lambda: services.tables.live(game).table.version > version)

    with_services(config, play)


def test_the_pause_before_an_order_is_drawn_by_chance(config: Config, tmp_path: Path) -> None:
    """Its speed must not tell that it is an order."""
    planner = JobPlanner(replace(config, order_pause=(2.0, 20.0)))
    table = Table(rules_for(ALL["classic"], 2), "g-0", bytes(32))
    for seat in range(2):
        table.sit(seat, f"g-{seat}", f"P{seat}")
    table.start("g-0", 0)
    table.leave_order(table.running().who, "ares up to 5, poseidon up to 5, apollo")
    dues = {planner.plan(table, 0, [])[0].due for _ in range(20)}

    assert len(dues) > 5
    assert all(2000 <= due <= 20_000 for due in dues)


def test_a_planned_job_keeps_its_time(config: Config) -> None:
    """Otherwise talk at the table would put a deadline off."""
    planner = JobPlanner(config)
    table = seated("hellas", Terms(TimeControl(POST, main=0, step=1000)))
    planned = planner.plan(table, 0, [])

    assert [job.kind for job in planned] == [CLOCK]
    assert planner.plan(table, 500, planned) == planned
    bots = seated("hellas", bots=(0, 1), player="g-9")
    asked = planner.plan(bots, 0, [])
    assert planner.plan(bots, 700, asked) == asked
    assert planner.plan(bots, 700, [Job(BOT, asked[0].seat, 3, asked[0].at)])[0].due == 3
