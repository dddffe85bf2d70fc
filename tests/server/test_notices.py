"""Who is told what, when and how often: planned from tables, gathered into messages, by choice, and never a secret."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import pytest

from pelagos.games import TITLES
from pelagos.kernel.title import rules_for
from pelagos.server import services as services_module
from pelagos.server import tables as tables_module
from pelagos.server.config import Config, Mail
from pelagos.server.hub import Subscription
from pelagos.server.jobs import ENDED, NOTICE, WARNING
from pelagos.server.notices import announcer, gatherer, sender
from pelagos.server.notices.channels import Message
from pelagos.server.notices.times import at_once, daily
from pelagos.server.server_clock import ServerClock
from pelagos.server.services import Services
from pelagos.server.store.contacts import KINDS, Contact
from pelagos.server.store.notices import NoticeSettings
from pelagos.table.table import Table
from pelagos.table.terms import POST, Terms, TimeControl
from server.conftest import ALL

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
MINUTE: Final = 60_000
START: Final = round(datetime(2026, 3, 2, 12, tzinfo=ZoneInfo("UTC")).timestamp() * 1000)
BY_POST: Final = Terms(TimeControl(POST, main=0, step=4 * DAY, off=10 * DAY))
ANNA, BERT = "u-1", "g-bert"


class Clock:
    """The time, as a test says it is."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (tables_module, announcer, gatherer, sender, services_module):
        monkeypatch.setattr(module, "clock", clock)
    for name in ("now", "uptime"):
        monkeypatch.setattr(ServerClock, name, lambda _: clock.now)
    monkeypatch.setattr(ServerClock, "uptime_at", lambda _, moment: moment)
    return clock


class Recorder:
    """A channel that only keeps what it is given."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.messages: Final[list[tuple[str, Message]]] = []

    async def send(self, address: str, message: Message) -> None:
        self.messages.append((address, message))


class House:
    """Services whose tasks do not run by themselves: a test says when something is due."""

    def __init__(self, services: Services, time: Clock) -> None:
        self.services: Final = services
        self.time: Final = time
        self.mail: Final = Recorder("mail")
        self.push: Final = Recorder("push")
        for channel in (self.mail, self.push):
            services.sender.register(channel)

    def contact(self, player: str, channel: str = "mail", language: str = "en", **more: Any) -> Contact:
        address = f"{player}@club.example"
        found, _ = self.services.contacts.add(player, channel, address, language, self.time.now, confirmed=True, **more)
        return found

    def table(self, title: str = "hellas", terms: Terms = BY_POST, seats: int = 2, names: Sequence[str] = ()) -> str:
        table = Table(rules_for(ALL[title], seats), ANNA, bytes(32), terms)
        players = [(ANNA, "Anna"), (BERT, "Bert"), ("u-3", "Carla"), ("u-4", "Dora")]
        for seat, (player, name) in enumerate(players[:seats]):
            table.sit(seat, player, name)
        table.start(ANNA, self.time.now)
        return self.services.tables.open(table, public=False).game

    def answer(self, game: str, phrase: str = "") -> None:
        table = self.services.tables.live(game).table
        play = table.running()
        said = phrase or play.options()[0]
        given = {"seat": int(play.who), "phrases": [said], "at": table.version, "key": ""}
        self.services.tables.change(game, "submit", given)

    def until_asked(self, game: str, player: str) -> None:
        table = self.services.tables.live(game).table
        while table.chairs[table.running().who].player != player:
            self.answer(game)

    async def pass_time(self, milliseconds: int = 0) -> list[Message]:
        """Whatever is due then is done, and what was sent meanwhile is given."""
        self.time.now += milliseconds
        sent = len(self.mail.messages), len(self.push.messages)
        while (due := self.services.queue.pop_due(self.time.now)) is not None:
            game, job = due
            if job.kind in (NOTICE, WARNING, ENDED) and job in self.services.tables.live(game).jobs:
                self.services.announce(game, job)
        while await self.services.gatherer.gather(self.time.now):
            pass
        for channel in (self.mail, self.push):
            for queued in self.services.outbox.take_due(channel.name, self.time.now, most=99):
                await channel.send(queued.letter.address, queued.letter.message)
                self.services.outbox.sent(queued.letter.key)
        new = [*self.mail.messages[sent[0] :], *self.push.messages[sent[1] :]]
        return [message for _, message in new]


@pytest.fixture
def house(config: Config, time: Clock) -> Iterator[House]:
    services = Services(replace(config, notice_pause=30.0, gather=120.0, origins=("https://club.example",)), ALL)
    yield House(services, time)
    services.games.close()
    services.database.close()


def run(do: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(do())  # type: ignore[arg-type]


def test_whoever_is_asked_is_told_once_after_a_while_with_a_link_to_the_very_table(house: House) -> None:
    async def do() -> None:
        house.contact(ANNA)
        game = house.table()
        house.until_asked(game, ANNA)
        assert await house.pass_time(29_000) == []
        assert await house.pass_time(MINUTE) == []
        [told] = await house.pass_time(2 * MINUTE)
        assert (told.kind, told.subject) == ("your-turn", "Your turn: Hellas with Bert")
        assert told.link == f"https://club.example/game/{game}"
        assert "You have until Fri, Mar 6, 12:00\u202fPM (UTC) to answer." in told.text
        assert told.unsubscribe in told.text
        house.services.tables.change(game, "talk", {"viewer": 0, "channel": "table", "text": "hm", "now": 1})
        assert await house.pass_time(10 * MINUTE) == []

    run(do)


def test_chat_and_votes_do_not_repeat_a_notice_not_even_after_a_restart(house: House, config: Config) -> None:
    async def do() -> None:
        house.contact(ANNA)
        game = house.table()
        house.until_asked(game, ANNA)
        await house.pass_time(MINUTE)
        assert len(await house.pass_time(HOUR)) == 1
        house.services.tables.drop(game)
        house.services.tables.change(game, "propose", {"seat": 1, "kind": "end", "now": house.time.now, "to": 0})
        house.services.tables.change(game, "talk", {"viewer": 0, "channel": "table", "text": "hm", "now": 1})
        assert await house.pass_time(HOUR) == []

    run(do)


def test_a_guest_with_an_address_is_told_and_one_without_costs_no_job(house: House) -> None:
    async def do() -> None:
        game = house.table()
        house.until_asked(game, BERT)
        assert [job.kind for job in house.services.tables.live(game).jobs] == ["clock"]
        house.contact(BERT)
        house.until_asked(game, ANNA)
        house.until_asked(game, BERT)
        await house.pass_time(MINUTE)
        [told] = await house.pass_time(HOUR)
        assert told.subject == "Your turn: Hellas with Anna"
        assert "at this table" in told.text

    run(do)


def test_an_address_that_is_not_confirmed_gets_nothing(house: House) -> None:
    async def do() -> None:
        house.services.contacts.add(ANNA, "mail", "anna@club.example", "en", START)
        game = house.table()
        house.until_asked(game, ANNA)
        await house.pass_time(MINUTE)
        assert await house.pass_time(DAY) == []

    run(do)


def test_whoever_has_answered_meanwhile_hears_nothing(house: House) -> None:
    async def do() -> None:
        house.contact(ANNA)
        game = house.table()
        house.until_asked(game, ANNA)
        await house.pass_time(MINUTE)
        house.until_asked(game, BERT)
        assert await house.pass_time(HOUR) == []

    run(do)


class Screen:
    def send(self, data: bytes) -> None:
        pass


def test_whoever_has_the_table_open_is_told_later_or_not_at_all(house: House) -> None:
    async def do() -> None:
        house.contact(ANNA)
        game = house.table()
        house.until_asked(game, ANNA)
        page = Subscription(Screen(), game, ANNA, "")
        house.services.tables.subscribe(page)
        await house.pass_time(MINUTE)
        assert await house.pass_time(5 * MINUTE) == []
        house.services.tables.unsubscribe(page)
        assert len(await house.pass_time(5 * MINUTE)) == 1
        house.until_asked(game, BERT)
        house.until_asked(game, ANNA)
        house.services.tables.subscribe(page)
        told: list[Message] = []
        for _ in range(8):
            told += await house.pass_time(5 * MINUTE)
        assert len(told) == 1

    run(do)


def test_one_mail_for_several_tables(house: House) -> None:
    async def do() -> None:
        house.contact(ANNA, language="it")
        games = [house.table() for _ in range(3)]
        for game in games:
            house.until_asked(game, ANNA)
        await house.pass_time(31_000)
        [told] = await house.pass_time(3 * MINUTE)
        assert (told.kind, told.subject) == ("your-turn", "3 tavoli ti aspettano")
        assert [f"https://club.example/game/{game}" in told.text for game in games] == [True] * 3

    run(do)


def test_push_is_sent_without_waiting_for_others_and_without_a_footer(house: House) -> None:
    async def do() -> None:
        house.contact(ANNA, "push")
        game = house.table()
        house.until_asked(game, ANNA)
        [told] = await house.pass_time(31_000)
        assert "unsubscribe" not in told.text

    run(do)


def test_quiet_hours_and_the_digest_go_by_the_readers_clock(house: House) -> None:
    async def do() -> None:
        notices = house.services.notices
        notices.set_settings(ANNA, NoticeSettings("America/New_York", (6 * 60, 9 * 60), 20 * 60))
        contact = house.contact(ANNA)
        game = house.table()
        house.until_asked(game, ANNA)
        await house.pass_time(MINUTE)
        assert await house.pass_time(HOUR) == []
        assert len(await house.pass_time(HOUR)) == 1
        house.services.contacts.choose(contact.id, KINDS, digest=True)
        games = [game, house.table()]
        for game in games:
            house.until_asked(game, BERT)
            house.until_asked(game, ANNA)
        await house.pass_time(MINUTE)
        assert await house.pass_time(9 * HOUR) == []
        [told] = await house.pass_time(2 * HOUR)
        assert told.subject == "2 tables wait for you"

    run(do)


ROME: Final = ZoneInfo("Europe/Rome")


def at(*when: int, fold: int = 0) -> int:
    return round(datetime(*when, tzinfo=ROME, fold=fold).timestamp() * 1000)  # type: ignore[arg-type, misc]


@pytest.mark.parametrize(
    ("quiet", "now", "due"),
    [
        ((22 * 60, 7 * 60), at(2026, 5, 1, 21, 59), at(2026, 5, 1, 21, 59)),
        ((22 * 60, 7 * 60), at(2026, 5, 1, 22, 0), at(2026, 5, 2, 7, 0)),
        ((22 * 60, 7 * 60), at(2026, 5, 2, 6, 59), at(2026, 5, 2, 7, 0)),
        ((22 * 60, 7 * 60), at(2026, 5, 2, 7, 0), at(2026, 5, 2, 7, 0)),
        ((13 * 60, 15 * 60), at(2026, 5, 2, 14, 0), at(2026, 5, 2, 15, 0)),
        # Clocks are put forward and back.
        ((22 * 60, 7 * 60), at(2026, 3, 28, 23, 0), at(2026, 3, 29, 7, 0)),
        ((22 * 60, 7 * 60), at(2026, 10, 24, 23, 0), at(2026, 10, 25, 7, 0)),
    ],
)
def test_the_end_of_quiet_hours(quiet: tuple[int, int], now: int, due: int) -> None:
    assert at_once(NoticeSettings("Europe/Rome", quiet), now) == due


def test_the_next_digest_is_never_now() -> None:
    settings = NoticeSettings("Europe/Rome", None, 8 * 60)
    assert daily(settings, at(2026, 5, 1, 8, 0)) == at(2026, 5, 2, 8, 0)
    assert daily(settings, at(2026, 5, 1, 7, 59)) == at(2026, 5, 1, 8, 0)


def test_a_table_may_be_chosen_otherwise_than_the_rest(house: House) -> None:
    async def do() -> None:
        house.contact(ANNA, kinds=["over"])
        chosen, other = house.table(), house.table()
        house.services.notices.set_table_kinds(ANNA, chosen, ["your-turn"])
        for game in (chosen, other):
            house.until_asked(game, ANNA)
        await house.pass_time(MINUTE)
        [told] = await house.pass_time(HOUR)
        assert told.link.endswith(chosen)

    run(do)


def test_time_running_out_is_told_when_a_quarter_is_left(house: House) -> None:
    async def do() -> None:
        house.contact(ANNA, kinds=["time"])
        game = house.table()
        house.until_asked(game, ANNA)
        assert await house.pass_time(3 * DAY - HOUR) == []
        await house.pass_time(HOUR)
        [told] = await house.pass_time(3 * MINUTE)
        assert told.subject == "Your time is running out: Hellas with Bert"
        assert await house.pass_time(HOUR) == []

    run(do)


def test_nobody_is_warned_of_minutes(house: House) -> None:
    house.contact(ANNA)
    game = house.table(terms=Terms(TimeControl(POST, main=0, step=30 * MINUTE)))
    house.until_asked(game, ANNA)
    assert WARNING not in [job.kind for job in house.services.tables.live(game).jobs]


def test_the_end_is_told_to_all_who_wish_it_once_with_their_place(house: House) -> None:
    async def do() -> None:
        house.contact(ANNA, kinds=["over"])
        house.contact(BERT, kinds=["over"], language="it")
        game = house.table()
        house.services.tables.change(game, "resign", {"seat": 1, "now": house.time.now})
        await house.pass_time(MINUTE)
        told = await house.pass_time(HOUR)
        assert [message.subject for message in told] == ["The game is over: Hellas with novice"]
        assert "you are in place 1" in told[0].text
        house.services.tables.change(game, "talk", {"viewer": 0, "channel": "table", "text": "gg", "now": 1})
        assert await house.pass_time(HOUR) == []
        assert house.services.games.jobs(game) == []

    run(do)


def test_a_table_that_is_over_when_it_is_opened_tells_nobody(house: House) -> None:
    house.contact(ANNA)
    game = house.table()
    table = house.services.tables.live(game).table
    table.resign(1, house.time.now)
    live = house.services.tables.open(table, public=False)
    assert live.jobs == []


@pytest.mark.parametrize("title", ["classic", "legendary"])
def test_who_is_outbid_by_post_is_told_so(house: House, title: str) -> None:
    async def do() -> None:
        house.contact(ANNA)
        house.contact(BERT)
        house.contact("u-3")
        game = house.table(title, seats=3)
        table, rng = house.services.tables.live(game).table, random.Random(1)
        for _ in range(200):
            if announcer.was_outbid(table):
                break
            house.answer(game, rng.choice(table.running().options()))
        assert announcer.was_outbid(table)
        name = table.chairs[table.running().who].name
        await house.pass_time(MINUTE)
        [told] = await house.pass_time(HOUR)
        assert told.kind == "outbid"
        assert f"Hello {name}," in told.text

    run(do)


def test_titles_with_an_auction_tell_who_was_outbid_under_one_name() -> None:
    names = {title.name: announcer.OFFER_LOST in {kind.name for kind in title.events} for title in TITLES}
    assert names == {"classic": True, "hellas": False, "legendary": True}


def test_an_invitation_is_told_once_and_not_to_whoever_sits_there(house: House) -> None:
    async def do() -> None:
        house.contact("u-9")
        game = house.table()
        for _ in range(2):
            house.services.announcer.invite("u-9", game, "Anna")
        [told] = await house.pass_time(HOUR)
        assert told.subject == "Anna invites you to play Hellas"
        house.services.announcer.invite(ANNA, game, "Bert")
        assert await house.pass_time(HOUR) == []

    run(do)


def test_what_waits_for_a_contact_that_is_removed_is_not_sent(house: House) -> None:
    async def do() -> None:
        contact = house.contact(ANNA)
        game = house.table()
        house.until_asked(game, ANNA)
        await house.pass_time(MINUTE)
        house.services.contacts.remove(ANNA, contact.id)
        assert await house.pass_time(HOUR) == []

    run(do)


def test_where_no_mail_is_set_up_the_other_channels_work(config: Config, time: Clock) -> None:
    assert config.mail is None
    assert list(Services(config, ALL).sender.channels) == ["push", "webhook"]
    assert list(Services(replace(config, mail=Mail("mail.example")), ALL).sender.channels) == [
        "mail",
        "push",
        "webhook",
    ]


# vacations


def test_a_vacation_stops_the_clocks_at_every_table_by_post_and_is_seen_there(house: House) -> None:
    async def do() -> None:
        vacations, now = house.services.vacations, house.time.now
        games = [house.table(), house.table(terms=Terms()), house.table(terms=BY_POST)]
        house.until_asked(games[0], ANNA)
        before = house.services.tables.live(games[0]).table.clock.deadline()
        assert before is not None
        await vacations.take(ANNA, now + DAY, now + 6 * DAY)
        tables = [house.services.tables.live(game).table for game in games]
        assert tables[0].clock.deadline() == before + 5 * DAY
        assert [table.clock.plain()["holidays"][0] for table in tables] == [
            [[now + DAY, now + 6 * DAY]], [], [[now + DAY, now + 6 * DAY]],
        ]  # fmt: skip
        assert vacations.plain(ANNA)["left"] == 42 - 5
        house.time.now += 2 * DAY
        later = house.table()
        await vacations.apply(ANNA)
        assert len(house.services.tables.live(later).table.clock.holidays[0]) == 1
        house.time.now += DAY
        await vacations.end(ANNA)
        assert house.services.tables.live(games[0]).table.clock.deadline() == before + 2 * DAY
        assert vacations.plain(ANNA)["left"] == 42 - 2

    run(do)


def test_a_vacation_is_bounded_by_the_year_and_by_every_table(house: House) -> None:
    async def do() -> None:
        vacations, now = house.services.vacations, house.time.now
        game = house.table()
        await vacations.take(ANNA, now + DAY, now + 31 * DAY)
        assert house.services.tables.live(game).table.clock.holidays[0] == [(now + DAY, now + 11 * DAY)]
        with pytest.raises(Exception, match="vacation-used-up"):
            await vacations.take(ANNA, now + 40 * DAY, now + 60 * DAY)
        with pytest.raises(Exception, match="bad-holiday"):
            await vacations.take(ANNA, now + 30 * DAY, now + 35 * DAY)
        house.time.now += 400 * DAY
        assert vacations.plain(ANNA)["left"] == 42

    run(do)


def test_a_table_with_a_vacation_is_the_same_after_a_restart(house: House) -> None:
    async def do() -> None:
        game = house.table()
        await house.services.vacations.take(ANNA, house.time.now, house.time.now + 3 * DAY)
        house.time.now += DAY
        await house.services.vacations.end(ANNA)
        before = house.services.tables.live(game).table.clock.save()
        house.services.tables.drop(game)
        assert house.services.tables.live(game).table.clock.save() == before

    run(do)
