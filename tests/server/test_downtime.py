"""Nobody loses a game because the server was down, or because the clock of its machine jumps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from pelagos.kernel.title import rules_for
from pelagos.server.config import Config
from pelagos.server.hub import Subscription
from pelagos.server.services import Services
from pelagos.table.saving import save_table
from pelagos.table.table import Table
from pelagos.table.terms import LIVE, LOSS, POST, Terms, TimeControl
from server.conftest import ALL
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
    """Services from start to end. Killed: nothing is saved, said or closed in order."""

    async def inside() -> Any:
        services = Services(config, ALL)
        await services.open()
        try:
            return await do(services)
        finally:
            if killed:
                services.tables.close = lambda: None  # type: ignore[method-assign]
                services.beat = lambda: None  # type: ignore[method-assign]
            await services.close()

    return asyncio.run(inside())


def left_at(services: Services, game: str) -> int:
    """What the one whose clock runs has left, as a page shows it."""
    deadline = services.tables.live(game).table.clock.plain()["deadline"]
    return int(deadline) - services.clock.now()


def standing(services: Services, game: str) -> Table:
    """The table, if nobody has lost there."""
    table = services.tables.live(game).table
    assert [chair.why_lost for chair in table.chairs] == ["", ""]
    assert table.phase == "running"
    return table


@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
@pytest.mark.parametrize(
    ("terms", "down", "whole"),
    [(TEN_MINUTES, 12 * MINUTE_MS, 10 * MINUTE_MS), (A_DAY_A_MOVE, 25 * HOUR_MS, DAY_MS)],
    ids=["live", "post"],
)
def test_downtime_loses_nobodys_game(
    config: Config, clocks: MachineClocks, terms: Terms, down: int, whole: int, killed: bool
) -> None:
    async def begin(services: Services) -> str:
        return services.tables.open(seated("hellas", terms), public=False).game

    game = serving(config, begin, killed)
    clocks.sleep(down)

    async def go_on(services: Services) -> None:
        await turns()
        standing(services, game)
        assert abs(left_at(services, game) - whole) < NEAR_MS
        first_answer(services.tables, game)
        standing(services, game)

    serving(config, go_on)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_jumping_clock_hurts_no_game(config: Config, clocks: MachineClocks, jump: int) -> None:
    async def play(services: Services) -> None:
        timed = services.tables.open(seated("hellas", TEN_MINUTES), public=False).game
        await turns()
        clocks.jump(jump)
        services.tables.change(timed, "mute", {"seat": 0, "name": "P1", "muted": True})
        await turns()
        standing(services, timed)
        assert abs(left_at(services, timed) - 10 * MINUTE_MS) < NEAR_MS
        first_answer(services.tables, timed)
        standing(services, timed)

    serving(config, play)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_table_that_waits_for_a_bot_goes_on_after_a_jump(config: Config, clocks: MachineClocks, jump: int) -> None:
    config = replace(config, bot_pause=0.05)

    async def play(services: Services) -> None:
        table = seated("hellas", bots=(0, 1), player="g-9")
        version = table.version
        game = services.tables.open(table, public=False).game
        await turns()
        clocks.jump(jump)
        await until(lambda: services.tables.live(game).table.version > version)

    serving(config, play)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_clock_that_jumps_while_the_server_is_down_hurts_no_game(
    config: Config, clocks: MachineClocks, jump: int
) -> None:
    async def begin(services: Services) -> str:
        return services.tables.open(seated("hellas", A_DAY_A_MOVE), public=False).game

    game = serving(config, begin, killed=True)
    clocks.sleep(HOUR_MS)
    clocks.jump(jump)

    async def go_on(services: Services) -> None:
        await turns()
        standing(services, game)
        assert abs(left_at(services, game) - DAY_MS) < NEAR_MS
        first_answer(services.tables, game)

    serving(config, go_on)
