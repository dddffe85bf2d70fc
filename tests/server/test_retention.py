"""Tables that nobody uses go some day, after a warning, a few at a time, archived. Guests have not endlessly many."""

from __future__ import annotations

import asyncio
import itertools
import stat
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from pelagos.games import TITLES
from pelagos.kernel.codec import save
from pelagos.kernel.title import rules_for
from pelagos.server import retention
from pelagos.server.config import Config, Retention
from pelagos.server.hub import Subscription
from pelagos.server.ids import player_of
from pelagos.server.moderation.acts import CONSOLE
from pelagos.server.services import Services
from pelagos.table.records import import_record
from pelagos.table.table import Table
from pelagos.table.terms import POST, Terms, TimeControl
from server.conftest import ALL, LIMITS, Client, visiting
from server.test_scheduler import first_answer, seated
from server.timing import DAY_MS, MachineClocks, clocks

__all__ = ["clocks"]

KEPT: Final = Retention(waiting=30, running=60, running_guests=20, finished=0, finished_guests=40, warning=7)


def with_tables(config: Config, do: Callable[[Services], Awaitable[Any]], kept: Retention = KEPT) -> Any:
    """Services of which nothing runs by itself."""

    async def inside() -> Any:
        services = Services(replace(config, retention=kept), ALL)
        services.beat()
        try:
            return await do(services)
        finally:
            await services.close()

    return asyncio.run(inside())


def of_accounts() -> Table:
    table = Table(rules_for(ALL["toy"], 2), player_of(1), bytes(32))
    table.sit(0, player_of(1), "Anna")
    table.sit(1, "g-1", "Ben")
    table.start(player_of(1), 0)
    return table


def waiting() -> Table:
    return Table(rules_for(ALL["toy"], 2), "g-0", bytes(32))


def finished() -> Table:
    table = seated("toy")
    table.resign(0, 0)
    assert table.phase == "over"
    return table


def there(services: Services, games: list[str]) -> list[bool]:
    return [bool(services.games.summaries([game])) for game in games]


async def after(services: Services, clocks: MachineClocks, days: int) -> None:
    clocks.run(days * DAY_MS)
    await services.retention.run()


def test_what_nobody_uses_goes_by_its_kind_after_a_warning(config: Config, clocks: MachineClocks) -> None:
    async def play(services: Services) -> None:
        kinds = (waiting(), seated("toy"), of_accounts(), finished())
        games = [services.tables.open(table, public=False).game for table in kinds]
        seen = []
        for days in (14, 6, 2, 10, 10, 8, 30, 400):
            await after(services, clocks, days)
            seen.append(there(services, games))
        assert seen == [
            [True, True, True, True],  # 14 days: the game of guests is marked
            [True, True, True, True],
            [True, False, True, True],  # 22 days
            [False, False, True, True],  # 32 days
            [False, False, True, True],
            [False, False, True, False],  # 50 days
            [False, False, True, False],  # 80 days: warned only now
            [False, False, False, False],
        ]

    with_tables(config, play)


def test_nothing_goes_where_everything_is_kept_for_ever(config: Config, clocks: MachineClocks) -> None:
    async def play(services: Services) -> None:
        games = [services.tables.open(table, public=False).game for table in (waiting(), seated("toy"), finished())]
        for _ in range(3):
            await after(services, clocks, 10_000)
        assert there(services, games) == [True, True, True]

    with_tables(config, play, Retention(waiting=0, running=0, running_guests=0))


def test_what_somebody_uses_meanwhile_stays(config: Config, clocks: MachineClocks) -> None:
    """A move, a line of chat, a look at one's own seat; but not a stranger's look, after which it may go."""

    class Page:
        def send(self, data: bytes) -> None:
            pass

    async def play(services: Services) -> None:
        games = [services.tables.open(seated("toy"), public=False).game for _ in range(5)]
        await after(services, clocks, 14)
        moved, talked, looked, strange, followed = games
        first_answer(services.tables, moved)
        services.tables.change(talked, "talk", {"viewer": 0, "channel": "table", "text": "hello"})
        for game, player in ((looked, "g-1"), (strange, "")):
            subscription = Subscription(Page(), game, player, "")
            services.tables.subscribe(subscription)
            services.tables.unsubscribe(subscription)
        services.tables.subscribe(Subscription(Page(), followed, "", ""))
        await after(services, clocks, 10)
        assert there(services, games) == [True, True, True, False, True]

    with_tables(config, play)


def test_between_finding_and_removing_a_table_may_be_used(config: Config, clocks: MachineClocks) -> None:
    async def play(services: Services) -> None:
        game = services.tables.open(seated("toy"), public=False).game
        await after(services, clocks, 14)
        clocks.run(10 * DAY_MS)
        with pytest.MonkeyPatch.context() as patch:
            keep = retention.RetentionPolicy._keep_record

            def meanwhile(policy: retention.RetentionPolicy, of: str) -> None:
                keep(policy, of)
                first_answer(services.tables, game)

            patch.setattr(retention.RetentionPolicy, "_keep_record", meanwhile)
            assert await services.retention.run() == 0
        assert there(services, [game]) == [True]

    with_tables(config, play)


def test_a_game_whose_clock_runs_is_not_abandoned(config: Config, clocks: MachineClocks) -> None:
    async def play(services: Services) -> None:
        terms = Terms(TimeControl(POST, step=1000 * DAY_MS))
        game = services.tables.open(seated("toy", terms), public=False).game
        await after(services, clocks, 100)
        await after(services, clocks, 100)
        assert there(services, [game]) == [True]

    with_tables(config, play)


def test_years_of_downtime_remove_nothing(config: Config, clocks: MachineClocks) -> None:
    async def begin(services: Services) -> str:
        return services.tables.open(seated("toy"), public=False).game

    game = with_tables(config, begin)
    clocks.sleep(1000 * DAY_MS)

    async def go_on(services: Services) -> None:
        await after(services, clocks, 0)
        clocks.jump(1000 * DAY_MS)
        await after(services, clocks, 10)
        assert there(services, [game]) == [True]

    with_tables(config, go_on)


def test_the_players_are_warned_once_and_again_only_when_somebody_came_back(
    config: Config, clocks: MachineClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    warned: list[tuple[str, int]] = []
    monkeypatch.setattr(Services, "warn_of_removal", lambda _, game, days: warned.append((game, days)))

    async def play(services: Services) -> None:
        game = services.tables.open(seated("toy"), public=False).game
        for days in (14, 1, 1):
            await after(services, clocks, days)
        assert warned == [(game, 7)]
        first_answer(services.tables, game)
        await after(services, clocks, 10)
        assert warned == [(game, 7)]
        await after(services, clocks, 4)
        assert warned == [(game, 7)] * 2

    with_tables(config, play)


def test_a_game_is_archived_as_a_record_that_only_the_owner_of_the_server_reads(
    config: Config, clocks: MachineClocks
) -> None:
    async def play(services: Services) -> tuple[str, Any]:
        game = services.tables.open(seated("hellas"), public=False).game
        for _ in range(3):
            first_answer(services.tables, game)
        table = services.tables.live(game).table
        position = save(table.rules, table.running().g)
        await after(services, clocks, 14)
        await after(services, clocks, 10)
        return game, position

    game, position = with_tables(config, play)
    archive = config.data / retention.FOLDER
    file = archive / f"hellas-{game}.game"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(archive.stat().st_mode) == 0o700
    again = import_record(file.read_text(encoding="utf-8"), {title.name: title for title in TITLES}, "g-0", bytes(32))
    assert again.play is not None
    assert save(again.rules, again.play.g) == position


def test_a_table_that_cannot_be_archived_is_not_removed(
    config: Config, clocks: MachineClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(services: Services) -> None:
        game = services.tables.open(seated("toy"), public=False).game
        await after(services, clocks, 14)
        (config.data / retention.FOLDER).write_text("in the way")
        await after(services, clocks, 10)
        assert there(services, [game]) == [True]

    with_tables(config, play)


def test_many_are_removed_a_few_in_a_turn_of_the_loop(
    config: Config, clocks: MachineClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "PORTION", 3)

    async def play(services: Services) -> None:
        games = [services.tables.open(waiting(), public=False).game for _ in range(10)]
        clocks.run(40 * DAY_MS)
        left = [sum(there(services, games))]
        passing = asyncio.create_task(services.retention.run())
        while not passing.done():
            await asyncio.sleep(0)
            left.append(sum(there(services, games)))
        assert left[-1] == 0
        assert max(before - now for before, now in itertools.pairwise(left)) <= 3

    with_tables(config, play)


# how many tables there may be


def opened(client: Client, headers: dict[str, str] | None = None) -> Any:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    return client.post("/api/games", json={"title": "toy", "seats": 2, "chairs": chairs}, headers=headers)


def test_guests_at_one_address_have_so_many_unfinished_tables_and_no_more(config: Config) -> None:
    limits = replace(LIMITS, open_tables_guests=3)
    with visiting(replace(config, limits=limits, proxies=("testclient",))) as client:
        made = [opened(client) for _ in range(4)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429]
        assert made[-1].json()["code"] == "too-many-tables-of-guests"
        assert "3" in made[-1].json()["says"]
        assert opened(client, {"x-forwarded-for": "198.51.100.7"}).status_code == 201
        client.post("/api/account", json={"name": "Anna", "password": "correct horse"})
        assert opened(client).status_code == 201


@pytest.mark.sqlite
def test_an_address_is_not_kept_and_what_is_kept_of_it_goes_with_the_game(config: Config) -> None:
    async def play(services: Services) -> None:
        services.tables.open(seated("toy"), public=False, network="abcde")
        assert services.games.count_open_of_guests("abcde") == 1
        game = services.tables.open(seated("toy"), public=False, network="abcde").game
        services.tables.change(game, "resign", {"seat": 0})
        assert services.games.count_open_of_guests("abcde") == 1
        with services.engine.connect() as line:
            kept = line.exec_driver_sql("select network from games where id = ?", (game,)).scalar_one()
        assert kept == ""

    with_tables(config, play)


def test_a_table_that_a_moderator_removed_no_longer_counts(config: Config) -> None:
    async def play(services: Services) -> None:
        game = services.tables.open(seated("toy"), public=False, network="abcde").game
        assert services.games.count_open_of_guests("abcde") == 1
        services.acts.remove_table(CONSOLE, game, "rude")
        assert services.games.count_open_of_guests("abcde") == 0

    with_tables(config, play)
