"""Where parts of the server meet: notices and downtime, vacations and tables that cannot be opened, retention and
what a moderator has removed, guests who become accounts and what was kept to reach them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from typing import Any, Final

import pytest

from pelagos.kernel.title import rules_for
from pelagos.server.config import Config, Retention
from pelagos.server.errors import CannotOpen, StoreFailed
from pelagos.server.jobs import ANNOUNCED
from pelagos.server.moderation.acts import CONSOLE
from pelagos.server.notices.channels import Message
from pelagos.server.rehearsal import rehearse
from pelagos.server.services import Services
from pelagos.server.store.contacts import MAIL, MOST_CONTACTS
from pelagos.server.store.games import StoredTable
from pelagos.server.store.notices import NoticeSettings
from pelagos.server.store.outbox import Letter
from pelagos.server.store.sqlite import FILE
from pelagos.server.store.statements import compressed
from pelagos.server.tables import clock
from pelagos.server.vacations import MOST_VACATIONS
from pelagos.table.table import Table
from pelagos.table.terms import POST, Terms, TimeControl
from server.conftest import ALL, Client
from server.moderating import TABLE, account, do, in_loop, services_of
from server.test_accounts import sign_up
from server.timing import DAY_MS, HOUR_MS, MINUTE_MS, MachineClocks, clocks

__all__ = ["clocks"]

BY_POST: Final = Terms(TimeControl(POST, main=0, step=4 * DAY_MS, off=20 * DAY_MS))
ANNA, BERT = "u-1", "g-bert"


class Recorder:
    """A channel that only keeps what it is given."""

    name: Final = MAIL

    def __init__(self) -> None:
        self.messages: Final[list[Message]] = []

    async def send(self, address: str, message: Message) -> None:
        self.messages.append(message)


class Quiet:
    """Services of which nothing runs by itself, by the real clocks of a machine that a test sets."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.mail: Final = Recorder()
        services.sender.register(self.mail)
        services.beat()

    def table(self, terms: Terms = BY_POST, title: str = "toy") -> str:
        table = Table(rules_for(ALL[title], 2), ANNA, bytes(32), terms)
        table.sit(0, ANNA, "Anna")
        table.sit(1, BERT, "Bert")
        table.start(ANNA, self.services.clock.now())
        return self.services.tables.open(table, public=False).game

    def contact(self, player: str) -> None:
        self.services.contacts.add(player, MAIL, f"{player}@club.example", "en", clock(), confirmed=True)

    async def told(self) -> list[str]:
        """What is sent now, by kind."""
        services, before = self.services, len(self.mail.messages)
        while (due := services.queue.pop_due(services.clock.uptime())) is not None:
            game, job = due
            if job.kind in ANNOUNCED and job in services.tables.live(game).jobs:
                services.announce(game, job)
        while await services.gatherer.gather(clock() + HOUR_MS):
            pass
        for queued in services.outbox.take_due(MAIL, clock() + HOUR_MS, most=99):
            await self.mail.send(queued.letter.address, queued.letter.message)
            services.outbox.sent(queued.letter.key)
        return [message.kind for message in self.mail.messages[before:]]

    def asked(self, game: str) -> str:
        table = self.services.tables.live(game).table
        return table.chairs[table.running().who].player


def with_services(config: Config, work: Callable[[Quiet], Awaitable[None]], **more: Any) -> None:
    async def inside() -> None:
        services = Services(
            replace(config, notice_pause=30.0, gather=0.0, origins=("https://club.example",), **more), ALL
        )
        try:
            await work(Quiet(services))
        finally:
            await services.close()

    asyncio.run(inside())


def broken(services: Services, game: str) -> bytes:
    """As an upgrade may leave it that cannot read its save. Gives what mends it."""
    services.tables.drop(game)
    with closing(sqlite3.connect(services.config.data / FILE)) as line, line:
        [data] = line.execute("select data from saves where game = ?", (game,)).fetchone()
        line.execute("update saves set data = ? where game = ?", (compressed({"title": "toy"}), game))
    with pytest.raises(Exception, match="table-broken"):
        services.tables.live(game)
    return bytes(data)


def removed(services: Services, game: str) -> None:
    services.acts.remove_table(CONSOLE, game, "rude")


def restored(services: Services, game: str) -> None:
    services.acts.restore_table(CONSOLE, game, "a mistake")


# warnings and outages


def test_who_runs_out_of_time_is_warned_once_also_after_an_outage(config: Config, clocks: MachineClocks) -> None:
    """An outage moves the deadline; the warning is about the same turn."""

    async def play(quiet: Quiet) -> None:
        game = quiet.table()
        player = quiet.asked(game)
        quiet.contact(player)
        quiet.services.tables.change(game, "talk", {"viewer": 0, "channel": "table", "text": "hello"})
        clocks.run(MINUTE_MS)
        assert await quiet.told() == ["your-turn"]
        clocks.run(DAY_MS)
        clocks.sleep(HOUR_MS)
        clocks.run(2 * DAY_MS)
        assert await quiet.told() == ["time"]
        clocks.sleep(HOUR_MS)
        quiet.services.tables.change(game, "talk", {"viewer": 0, "channel": "table", "text": "still there?"})
        clocks.run(MINUTE_MS)
        assert await quiet.told() == []

    with_services(config, play)


# vacations


@pytest.mark.sqlite
def test_a_vacation_ends_everywhere_although_a_table_cannot_be_opened(config: Config) -> None:
    async def play(quiet: Quiet) -> None:
        vacations, services = quiet.services.vacations, quiet.services
        games = sorted(quiet.table() for _ in range(4))
        now = services.clock.now()
        await vacations.take(ANNA, now, now + 5 * DAY_MS)
        broken(services, games[0])
        removed(services, games[1])
        await services.effects.follow()
        await vacations.end(ANNA)
        for game in games[2:]:
            [(_, end)] = services.tables.live(game).table.clock.holidays[0]
            assert end < now + DAY_MS

    with_services(config, play)


def test_a_vacation_that_could_not_be_ended_everywhere_can_be_ended_again(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(quiet: Quiet) -> None:
        vacations, services = quiet.services.vacations, quiet.services
        game = quiet.table()
        now = services.clock.now()
        await vacations.take(ANNA, now, now + 5 * DAY_MS)
        with monkeypatch.context() as patch:
            patch.setattr(services.games, "write", full)
            with pytest.raises(Exception, match="store-failed"):
                await vacations.end(ANNA)
        await vacations.end(ANNA)
        [(_, end)] = services.tables.live(game).table.clock.holidays[0]
        assert end < now + DAY_MS

    with_services(config, play)


def full(*_: Any) -> None:
    raise StoreFailed("store-failed", reason="full")


def test_a_vacation_goes_by_the_time_of_the_tables(config: Config, clocks: MachineClocks) -> None:
    """Somebody sets the time of day of the machine meanwhile."""

    async def play(quiet: Quiet) -> None:
        vacations, services = quiet.services.vacations, quiet.services
        game = quiet.table()
        now = services.clock.now()
        await vacations.take(ANNA, now, now + 5 * DAY_MS)
        clocks.jump(30 * DAY_MS)
        clocks.run(DAY_MS)
        await vacations.end(ANNA)
        [(_, end)] = services.tables.live(game).table.clock.holidays[0]
        assert now + DAY_MS <= end < now + 2 * DAY_MS

    with_services(config, play)


def test_a_vacation_loads_no_table_whose_game_is_over(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(quiet: Quiet) -> None:
        services = quiet.services
        over, running = quiet.table(), quiet.table()
        services.tables.change(over, "resign", {"seat": 0})
        loaded: list[str] = []
        load = services.games.load

        def counted(game: str) -> StoredTable:
            loaded.append(game)
            return load(game)

        monkeypatch.setattr(services.games, "load", counted)
        for game in (over, running):
            services.tables.drop(game)
        now = services.clock.now()
        await services.vacations.take(ANNA, now, now + DAY_MS)
        await services.vacations.end(ANNA)
        assert loaded == [running]

    with_services(config, play)


def test_vacations_of_a_moment_are_counted(config: Config) -> None:
    async def play(quiet: Quiet) -> None:
        vacations, now = quiet.services.vacations, quiet.services.clock.now() + DAY_MS
        for number in range(MOST_VACATIONS):
            await vacations.take(ANNA, now + 2 * number, now + 2 * number + 1)
        with pytest.raises(Exception, match="too-many-vacations"):
            await vacations.take(ANNA, now + DAY_MS, now + 2 * DAY_MS)

    with_services(config, play)


# tables that nobody uses


def test_whoever_plays_is_told_before_their_table_is_removed(config: Config, clocks: MachineClocks) -> None:
    """Once; and not if somebody has come back before it could be told."""

    async def play(quiet: Quiet) -> None:
        services = quiet.services
        game, used = quiet.table(Terms()), quiet.table(Terms())
        for player in (ANNA, BERT):
            quiet.contact(player)
        clocks.run(MINUTE_MS)
        await quiet.told()
        quiet.mail.messages.clear()
        clocks.run(24 * DAY_MS)
        await services.retention.run()
        services.tables.change(used, "talk", {"viewer": 0, "channel": "table", "text": "hello"})
        assert await quiet.told() == ["unused", "unused"]
        [text, _] = [message.text for message in quiet.mail.messages]
        assert "removed in 7 days" in text
        assert f"https://club.example/game/{game}" in text
        await services.retention.run()
        assert await quiet.told() == []

    with_services(config, play, retention=Retention(running=30))


# what a moderator has removed


def test_a_removed_table_is_kept_as_long_as_it_can_be_restored(config: Config, clocks: MachineClocks) -> None:
    """And when it is back it is not unused because nobody could use it."""

    async def play(quiet: Quiet) -> None:
        services = quiet.services
        table = Table(rules_for(ALL["toy"], 2), BERT, bytes(32))
        game = services.tables.open(table, public=False).game
        clocks.run(25 * DAY_MS)
        removed(services, game)
        await services.effects.follow()
        clocks.run(20 * DAY_MS)
        await services.retention.run()
        restored(services, game)
        await services.effects.follow()
        await services.retention.run()
        assert services.tables.live(game).table.phase == "waiting"

    with_services(config, play, retention=Retention(waiting=30, removed_tables=90))


@pytest.mark.sqlite
def test_a_table_that_cannot_be_opened_is_not_removed_as_unused(config: Config, clocks: MachineClocks) -> None:
    """Nobody can use it; also where nothing is archived."""

    async def play(quiet: Quiet) -> None:
        services = quiet.services
        game = quiet.table(Terms())
        broken(services, game)
        for days in (60, 10, 10):
            clocks.run(days * DAY_MS)
            await services.retention.run()
        assert services.games.all_of(ANNA) == [game]

    with_services(config, play, retention=Retention(running=30, archive=False))


def test_the_time_of_a_removed_table_is_given_back_by_the_time_of_the_tables(
    config: Config, clocks: MachineClocks
) -> None:
    async def play(quiet: Quiet) -> None:
        services = quiet.services
        game = quiet.table()
        before = services.tables.live(game).table.clock.deadline()
        clocks.jump(5 * HOUR_MS)
        removed(services, game)
        await services.effects.follow()
        clocks.run(2 * HOUR_MS)
        restored(services, game)
        await services.effects.follow()
        after = services.tables.live(game).table.clock.deadline()
        assert before is not None
        assert after is not None
        assert 2 * HOUR_MS <= after - before < 2 * HOUR_MS + MINUTE_MS

    with_services(config, play)


def test_a_jumping_clock_deletes_no_removed_table(config: Config, clocks: MachineClocks) -> None:
    async def play(quiet: Quiet) -> None:
        services = quiet.services
        game = quiet.table()
        removed(services, game)
        await services.effects.follow()
        clocks.jump(40 * DAY_MS)
        await services.clean_up()
        assert services.games.is_removed(game)
        clocks.run(31 * DAY_MS)
        await services.clean_up()
        assert services.games.all_of(ANNA) == []

    with_services(config, play, retention=Retention(removed_tables=30))


def test_nobody_is_told_of_a_removed_table_and_everybody_when_it_is_back(config: Config, clocks: MachineClocks) -> None:
    async def play(quiet: Quiet) -> None:
        services = quiet.services
        game = quiet.table()
        player = quiet.asked(game)
        quiet.contact(player)
        services.tables.change(game, "talk", {"viewer": 0, "channel": "table", "text": "hello"})
        clocks.run(MINUTE_MS)
        [job] = [job for job in services.tables.live(game).jobs if job.kind == "notice"]
        services.announce(game, job)
        removed(services, game)
        await services.effects.follow()
        services.queue.pop_due(services.clock.uptime())
        assert await quiet.told() == []
        restored(services, game)
        await services.effects.follow()
        clocks.run(MINUTE_MS)
        assert await quiet.told() == ["your-turn"]

    with_services(config, play)


def test_whoever_was_banned_while_a_table_was_away_does_not_sit_there_when_it_is_back(config: Config) -> None:
    async def play(quiet: Quiet) -> None:
        services = quiet.services
        game = quiet.table()
        removed(services, game)
        services.acts.ban(CONSOLE, services.acts.seated(game, 1), None, "rude")
        restored(services, game)
        await services.effects.follow()
        assert services.tables.live(game).table.seat_of(BERT) == -1

    with_services(config, play)


# tables that cannot be opened


@pytest.mark.sqlite
def test_the_time_in_which_a_table_could_not_be_opened_is_given_back(config: Config, clocks: MachineClocks) -> None:
    """By the version that opens it, and for good."""
    known: list[Any] = []

    async def before(quiet: Quiet) -> None:
        game = quiet.table()
        known.extend([game, quiet.services.tables.live(game).table.clock.deadline()])
        known.append(broken(quiet.services, game))

    async def mended(quiet: Quiet) -> None:
        game, deadline, data = known
        clocks.run(6 * DAY_MS)
        with closing(sqlite3.connect(quiet.services.config.data / FILE)) as line, line:
            line.execute("update saves set data = ? where game = ?", (data, game))
        for _ in range(2):
            table = quiet.services.tables.live(game).table
            assert table.tick(quiet.services.clock.now()) is False
            moved = table.clock.deadline()
            assert moved is not None
            assert moved >= deadline + 6 * DAY_MS
            quiet.services.tables.drop(game)
        assert game not in quiet.services.tables.broken

    with_services(config, before)
    with_services(config, mended)


@pytest.mark.sqlite
def test_a_table_that_cannot_be_opened_is_shown_as_such_in_the_list_by_post(client: Client) -> None:
    sign_up(client)
    services = services_of(client)
    chairs = [{"kind": "me"}, {"kind": "me", "name": "Berta"}, {"kind": "me", "name": "Carla"}]
    pace = {"kind": "post", "main": 0, "step": 4 * DAY_MS}
    game = client.post("/api/games", json={**TABLE, "chairs": chairs, "start": True, "terms": {"pace": pace}}).json()
    in_loop(client, lambda: broken(services, game["game"]))
    [listed] = client.get("/api/games?list=post").json()
    assert (listed.get("broken"), listed["waiting"]) == (True, False)


# names


def test_lists_show_the_name_that_a_guest_got_because_an_account_spoke(client: Client) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Berta"}, {"kind": "me", "name": "Carla"}]
    game = client.post("/api/games", json={**TABLE, "chairs": chairs, "public": True, "start": True}).json()["game"]
    anna = account(client, "Anna")
    assert do(anna, game, do="talk", channel="spectators", text="that is me").status_code == 200
    [listed] = client.get("/api/games?list=running").json()
    assert [chair["name"] for chair in listed["chairs"]] == ["Anna 2", "Berta", "Carla"]


# what is kept to reach people


@pytest.mark.sqlite
def test_what_a_guest_wished_goes_with_them_and_is_forgotten_with_the_account(config: Config) -> None:
    async def play(quiet: Quiet) -> None:
        services = quiet.services
        quiet.contact(BERT)
        [contact] = services.contacts.of_player(BERT)
        services.contacting.test(BERT, contact.id, clock())
        services.notices.set_settings(BERT, NoticeSettings(zone="Europe/Rome", quiet=(1320, 480)))
        services.notices.set_table_kinds(BERT, "g1", [])
        services.contacts.move(BERT, ANNA)
        assert services.notices.settings(ANNA).quiet == (1320, 480)
        assert services.notices.table_kinds(ANNA, "g1") == []
        services.contacts.forget(ANNA)
        with closing(sqlite3.connect(services.config.data / FILE)) as line:
            assert line.execute("select * from outbox").fetchall() == []
            assert line.execute("select * from notice_settings").fetchall() == []

    with_services(config, play)


def test_guests_bring_an_account_no_more_contacts_than_it_may_have(config: Config) -> None:
    async def play(quiet: Quiet) -> None:
        contacts = quiet.services.contacts
        for guest in range(3):
            for number in range(MOST_CONTACTS // 2):
                address = f"{guest}.{number}@club.example"
                contacts.add(f"g-{guest}", MAIL, address, "en", clock(), confirmed=True)
            contacts.move(f"g-{guest}", ANNA)
        assert len(contacts.of_player(ANNA)) == MOST_CONTACTS

    with_services(config, play)


def test_the_wishes_of_guests_go_with_their_table(config: Config) -> None:
    async def play(quiet: Quiet) -> None:
        quiet.services.notices.set_settings("g-gone", NoticeSettings(zone="Europe/Rome"))
        quiet.services.notices.set_settings(ANNA, NoticeSettings(zone="Europe/Rome"))
        await quiet.services.clean_up()
        assert quiet.services.notices.settings("g-gone").zone == "UTC"
        assert quiet.services.notices.settings(ANNA).zone == "Europe/Rome"

    with_services(config, play)


def test_an_export_tells_what_somebody_wishes_to_hear_and_what_they_were_sent(client: Client) -> None:
    sign_up(client)
    services = services_of(client)

    def keep() -> None:
        services.notices.set_settings(ANNA, NoticeSettings("Europe/Rome", (1320, 480), 480, ((1, 2),)))
        services.notices.set_table_kinds(ANNA, "g1", ["over"])
        message = Message("t-1", "test", "", "", "", "")
        services.outbox.put(Letter("t-1", ANNA, MAIL, "anna@club.example", message), clock())

    in_loop(client, keep)
    told = client.get("/api/account/export").json()
    assert told["notices"]["everywhere"]["quiet"] == [1320, 480]
    assert told["notices"]["everywhere"]["vacations"] == [[1, 2]]
    assert told["notices"]["tables"] == {"g1": ["over"]}
    assert [(one["channel"], one["kind"]) for one in told["notices"]["messages"]] == [("mail", "test")]


@pytest.mark.sqlite
@pytest.mark.parametrize("damage", [b"", b"no archive", compressed({"title": "toy"})[:-3]])
def test_a_damaged_save_is_a_broken_table_and_hurts_no_other(config: Config, damage: bytes) -> None:
    async def look(quiet: Quiet) -> None:
        game, other = quiet.table(), quiet.table()
        quiet.services.tables.drop(game)
        with closing(sqlite3.connect(config.data / FILE)) as line, line:
            line.execute("update saves set data = ? where game = ?", (damage, game))
        with pytest.raises(CannotOpen, match="table-broken"):
            quiet.services.tables.live(game)
        assert quiet.services.tables.broken[game].code == "damaged-save"
        found = {one.game: one.difference for one in rehearse(config.data, ALL)}
        assert found.keys() == {game, other}
        assert found[other] is None
        difference = found[game]
        assert difference is not None
        assert difference.detail == "damaged-save"

    with_services(config, look)
