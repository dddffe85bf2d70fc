"""The outbox: nothing is lost, nothing is sent again once that is noted, what fails is tried again and given up."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from pelagos.server.errors import Conflict, Missing
from pelagos.server.metrics import Metrics
from pelagos.server.notices.channels import AddressGone, Message, SendFailed
from pelagos.server.notices.sender import Sender
from pelagos.server.store.contacts import (
    CONFIRMED,
    GIVEN_UP,
    KINDS,
    MOST_CONTACTS,
    TOKEN_LIFE_MS,
    UNCONFIRMED,
    Contacts,
    folded_address,
)
from pelagos.server.store.outbox import DAY_MS, GIVEN_UP_AFTER_MS, KEPT_MS, MINUTE_MS, Letter, Outbox, pause_ms
from pelagos.server.tables import clock

NOW = 1_000_000_000_000
ANNA = "u-1"


def message(key: str, kind: str = "your-turn") -> Message:
    return Message(key, kind, "Your turn", "It is your turn.", "https://club.example/t/x", "https://club.example/u/x")


def letter(key: str, contact: int = 0, address: str = "anna@club.example", kind: str = "your-turn") -> Letter:
    return Letter(key, ANNA, "mail", address, message(key, kind), contact)


class Store:
    def __init__(self, engine: Engine) -> None:
        self.outbox = Outbox(engine)
        self.contacts = Contacts(engine)
        self.metrics = Metrics(0)


@pytest.fixture
def store(engine: Engine) -> Store:
    return Store(engine)


# the outbox


def test_what_was_taken_is_planned_again_until_it_is_noted_as_sent(store: Store) -> None:
    store.outbox.put(letter("a"), NOW)

    assert [taken.letter.message for taken in store.outbox.take_due("mail", NOW)] == [message("a")]
    assert store.outbox.take_due("mail", NOW) == []
    again = store.outbox.take_due("mail", NOW + pause_ms(1))
    assert [taken.tries for taken in again] == [2]
    store.outbox.sent("a")
    assert store.outbox.next_due("mail") is None


def test_one_key_is_one_message(store: Store) -> None:
    for _ in range(3):
        store.outbox.put(letter("a"), NOW)
    assert len(store.outbox.take_due("mail", NOW, most=10)) == 1
    store.outbox.sent("a")
    store.outbox.put(letter("a"), NOW + 1)
    assert store.outbox.take_due("mail", NOW + DAY_MS) == []


def test_a_message_and_its_cause_are_written_together_or_not_at_all(store: Store) -> None:
    def broken_off() -> None:
        with store.outbox.transaction() as connection:
            store.contacts.add(ANNA, "mail", "anna@club.example", "en", NOW, connection=connection)
            store.outbox.put(letter("a"), NOW, connection)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        broken_off()
    assert (store.contacts.of_player(ANNA), store.outbox.state_of("a")) == ([], "")


def test_pauses_grow_and_in_the_end_it_is_given_up(store: Store) -> None:
    store.outbox.put(letter("a"), NOW)
    now, tried = NOW, []
    while store.outbox.state_of("a") == "waiting":
        [taken] = store.outbox.take_due("mail", now)
        tried.append(now)
        store.outbox.failed(taken, now, "451 later")
        now = store.outbox.next_due("mail") or now

    pauses = [later - earlier for earlier, later in itertools.pairwise(tried)]
    assert pauses == sorted(pauses)
    assert pauses[0] == MINUTE_MS
    assert tried[-1] - NOW >= GIVEN_UP_AFTER_MS
    assert store.outbox.counts() == {"waiting": 0, "failing": 0, "given_up": 1}


def test_what_was_ended_is_forgotten_late_and_what_no_channel_takes_is_ended(store: Store) -> None:
    store.outbox.put(letter("old"), NOW)
    store.outbox.put(letter("stuck", kind="over"), NOW)
    store.outbox.sent("old")
    store.outbox.clean_up(NOW + GIVEN_UP_AFTER_MS + DAY_MS + 1)
    assert (store.outbox.state_of("old"), store.outbox.state_of("stuck")) == ("sent", "given-up")
    store.outbox.clean_up(NOW + KEPT_MS + 1)
    assert store.outbox.state_of("old") == ""


def test_messages_to_one_mailbox_are_counted_together_however_it_is_written(store: Store) -> None:
    for number, address in enumerate(("anna@club.example", "Anna+1@CLUB.example", "bert@club.example")):
        store.outbox.put(letter(str(number), address=address, kind="confirm"), NOW)
    assert store.outbox.count_since("mail", "anna+2@club.example", "confirm", NOW - 1) == 2
    assert store.outbox.count_of(ANNA, "confirm", NOW - 1) == 3


# contacts


def test_an_address_is_confirmed_by_what_was_sent_to_it_once_and_in_time(store: Store) -> None:
    contact, token = store.contacts.add(ANNA, "mail", "anna@club.example", "it", NOW)
    assert (contact.state, contact.kinds) == (UNCONFIRMED, KINDS)
    with pytest.raises(Missing):
        store.contacts.confirm("guessed", NOW)
    with pytest.raises(Missing):
        store.contacts.confirm(token, NOW + TOKEN_LIFE_MS)

    assert store.contacts.confirm(token, NOW + 1).state == CONFIRMED
    with pytest.raises(Missing):
        store.contacts.confirm(token, NOW + 1)
    assert [found.player for found in store.contacts.by_address("mail", "anna@club.example")] == [ANNA]


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_the_token_itself_is_not_on_disk(store: Store, tmp_path: Path) -> None:
    _, token = store.contacts.add(ANNA, "mail", "anna@club.example", "en", NOW)
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"anna@club.example" in written
    assert token.encode() not in written


def test_there_is_an_end_to_contacts(store: Store) -> None:
    for number in range(MOST_CONTACTS):
        store.contacts.add(ANNA, "mail", f"{number}@club.example", "en", NOW)
    with pytest.raises(Conflict):
        store.contacts.add(ANNA, "mail", "more@club.example", "en", NOW)
    store.contacts.add(ANNA, "mail", "1@club.example", "en", NOW)


def test_a_guest_who_becomes_an_account_keeps_their_addresses(store: Store) -> None:
    store.contacts.add("g-1", "mail", "anna@club.example", "en", NOW, confirmed=True)
    store.contacts.add("g-1", "mail", "also@club.example", "en", NOW, confirmed=True)
    store.contacts.add(ANNA, "mail", "anna@club.example", "en", NOW, confirmed=True)
    store.contacts.move("g-1", ANNA)
    assert sorted(contact.address for contact in store.contacts.confirmed(ANNA)) == [
        "also@club.example",
        "anna@club.example",
    ]
    assert store.contacts.of_player("g-1") == []


def test_of_somebody_forgotten_nothing_is_left(store: Store) -> None:
    store.contacts.add(ANNA, "mail", "anna@club.example", "en", NOW)
    store.outbox.put(letter("a"), NOW)
    store.contacts.forget(ANNA)
    assert (store.contacts.of_player(ANNA), store.outbox.state_of("a")) == ([], "")


def test_addresses_of_other_channels_are_compared_as_they_are() -> None:
    assert folded_address("push", "https://a/+1") != folded_address("push", "https://a/+2")


# the sender


class Recorder:
    """A channel that does as it is told."""

    name = "mail"

    def __init__(self, *outcomes: Exception | None) -> None:
        self.outcomes = list(outcomes)
        self.taken: list[str] = []

    async def send(self, address: str, message: Message) -> None:
        self.taken.append(message.key)
        outcome = self.outcomes.pop(0) if self.outcomes else None
        if outcome is not None:
            raise outcome


def sending(store: Store, channel: Any, do: Callable[[], Awaitable[None]]) -> None:
    async def inside() -> None:
        sender = Sender(store.outbox, store.contacts, store.metrics)
        sender.register(channel)
        sender.open()
        try:
            async with asyncio.timeout(30):
                await do()
        finally:
            await sender.close()

    asyncio.run(inside())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


def test_what_is_put_while_the_sender_sleeps_is_sent_at_once(store: Store) -> None:
    channel = Recorder()

    async def do() -> None:
        await asyncio.sleep(0)
        store.outbox.put(letter("a"), clock())
        await until(lambda: store.outbox.state_of("a") == "sent")

    sending(store, channel, do)
    assert (channel.taken, store.metrics.sent_by["mail"]) == (["a"], 1)


def test_a_failure_is_tried_again_later_and_a_fault_of_the_channel_is_a_failure(store: Store) -> None:
    channel = Recorder(SendFailed("451 later"), ValueError("a fault"))

    async def do() -> None:
        store.outbox.put(letter("a"), clock())
        store.outbox.put(letter("b"), clock())
        await until(lambda: store.outbox.counts()["failing"] == 2)

    sending(store, channel, do)
    assert sorted(channel.taken) == ["a", "b"]
    assert len(store.outbox.take_due("mail", clock() + MINUTE_MS, most=9)) == 2


def test_an_address_that_is_gone_is_struck_off_and_its_owner_can_read_why(store: Store) -> None:
    contact, _ = store.contacts.add(ANNA, "mail", "anna@club.example", "en", NOW, confirmed=True)
    channel = Recorder(AddressGone("550 no such user"))

    async def do() -> None:
        store.outbox.put(letter("a", contact.id), clock())
        await until(lambda: store.outbox.state_of("a") == "given-up")

    sending(store, channel, do)
    found = store.contacts.by_id(contact.id)
    assert found is not None
    assert (found.state, found.failure) == (GIVEN_UP, "550 no such user")
    assert store.metrics.given_up_by["mail"] == 1


def test_what_fails_for_days_is_given_up_but_the_address_stays(store: Store) -> None:
    contact, _ = store.contacts.add(ANNA, "mail", "anna@club.example", "en", NOW, confirmed=True)
    store.outbox.put(letter("a", contact.id), clock() - GIVEN_UP_AFTER_MS)
    channel = Recorder(SendFailed("connection refused"), None)

    async def do() -> None:
        await until(lambda: store.outbox.state_of("a") == "given-up")
        failing = store.contacts.by_id(contact.id)
        assert failing is not None
        assert (failing.state, failing.failure) == (CONFIRMED, "connection refused")
        store.outbox.put(letter("b", contact.id), clock())
        await until(lambda: store.outbox.state_of("b") == "sent")

    sending(store, channel, do)
    found = store.contacts.by_id(contact.id)
    assert found is not None
    assert found.failure == ""


def test_a_polite_stop_waits_for_what_is_under_way(store: Store) -> None:
    class Slow(Recorder):
        async def send(self, address: str, message: Message) -> None:
            under_way.set()
            for _ in range(50):
                await asyncio.sleep(0)
            await super().send(address, message)

    channel, under_way = Slow(), asyncio.Event()

    async def do() -> None:
        store.outbox.put(letter("a"), clock())
        await under_way.wait()

    sending(store, channel, do)
    assert (channel.taken, store.outbox.state_of("a")) == (["a"], "sent")
