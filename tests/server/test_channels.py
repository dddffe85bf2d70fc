"""The routes of push and webhooks: for accounts and for guests, within limits, and nothing inside is reached."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from pelagos.server.config import Config
from pelagos.server.notices.channels import Message
from pelagos.server.notices.webhook import signature
from pelagos.server.routes.channels import MOST_WEBHOOKS
from pelagos.server.services import Services
from pelagos.server.store.contacts import CONFIRMED, GIVEN_UP, Contact
from pelagos.server.store.outbox import MINUTE_MS, Letter, Outbox
from server.conftest import LIMITS, Client
from server.endpoints import Endpoint, endpoint
from server.test_web_push import Browser

PASSWORD = "correct horse battery"


@pytest.fixture
def receiver() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


@pytest.fixture
def config(config: Config, receiver: Endpoint) -> Config:
    return replace(config, outbound_allowed=(receiver.origin,))


class Person:
    """An account on its page, or a guest with their key."""

    def __init__(self, client: Client, player: str, headers: dict[str, str]) -> None:
        self.client = client
        self.player = player
        self.headers = headers

    def ask(self, method: str, end: str, body: Any = None) -> Any:
        return self.client.request(method, f"/api/notices/{end}", json=body, headers=self.headers)


@pytest.fixture(params=["account", "guest"])
def person(request: pytest.FixtureRequest, client: Client, services: Services) -> Person:
    if request.param == "account":
        client.post("/api/account", json={"name": "Anna", "password": PASSWORD})
        return Person(client, "u-1", {})
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    opened = client.post("/api/games", json={"title": "toy", "seats": 2, "chairs": chairs}).json()
    player = services.tables.live(opened["game"]).table.chairs[0].player
    return Person(client, player, {"authorization": f"Seat {opened['keys']['0']}"})


def subscription(browser: Browser, receiver: Endpoint, name: str = "1") -> Any:
    return msgspec.to_builtins(browser.subscription(f"{receiver.origin}/{name}"))


def contacts(services: Services, person: Person) -> list[Contact]:
    return services.contacts.of_player(person.player)


# push


def test_a_browser_is_added_once_reached_and_removed(person: Person, services: Services, receiver: Endpoint) -> None:
    browser = Browser()
    data = subscription(browser, receiver)
    added = [person.ask("POST", "push", data).json() for _ in range(2)]

    assert added[0] == added[1]
    assert [contact.state for contact in contacts(services, person)] == [CONFIRMED]
    assert person.ask("POST", f"contacts/{added[0]['contact']}/test").status_code == 200
    assert json.loads(browser.read(receiver.heard[0].body))["title"] == "Pelagos can reach you"
    assert person.ask("DELETE", "push", {"endpoint": "https://elsewhere.example.org"}).status_code == 200
    assert len(contacts(services, person)) == 1
    person.ask("DELETE", "push", {"endpoint": data["endpoint"]})
    assert contacts(services, person) == []


def test_the_words_are_in_the_language_of_whoever_added_it(person: Person, receiver: Endpoint) -> None:
    browser = Browser()
    person.headers = {**person.headers, "accept-language": "it"}
    added = person.ask("POST", "push", subscription(browser, receiver)).json()
    person.headers = {**person.headers, "accept-language": "en"}
    person.ask("POST", f"contacts/{added['contact']}/test")

    assert json.loads(browser.read(receiver.heard[0].body))["title"] == "Pelagos può raggiungerti"


def test_the_key_is_the_one_that_signs(person: Person, services: Services, receiver: Endpoint) -> None:
    key = person.ask("GET", "push").json()["key"]
    added = person.ask("POST", "push", subscription(Browser(), receiver)).json()
    person.ask("POST", f"contacts/{added['contact']}/test")

    assert receiver.heard[0].headers["authorization"].endswith(f"k={key}")


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://169.254.169.254/latest"},
        {"endpoint": "http://push.example.org/1"},
        {"endpoint": ""},
        {"endpoint": "https://push.example.org/" + "x" * 1000},
        {"keys": {"p256dh": "BAAA", "auth": 22 * "A"}},
        {"keys": {"p256dh": "<>", "auth": 22 * "A"}},
        {"keys": {"p256dh": "A" * 10_000, "auth": 22 * "A"}},
        {"keys": {}},
        {"keys": None},
        {"more": 1},
    ],
)
def test_a_bad_subscription_is_refused_with_a_code_and_a_sentence(
    person: Person, services: Services, receiver: Endpoint, change: Any
) -> None:
    answer = person.ask("POST", "push", {**subscription(Browser(), receiver), **change})

    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-subscription", "bad-request")
    assert answer.json()["says"]
    assert contacts(services, person) == []


# webhooks


def test_a_webhook_is_signed_with_the_secret_that_was_told_once(
    person: Person, services: Services, receiver: Endpoint
) -> None:
    added = person.ask("POST", "webhooks", {"url": f"{receiver.origin}/hook", "label": "Club"}).json()
    assert person.ask("POST", f"contacts/{added['contact']}/test").status_code == 200
    heard = receiver.heard[0]

    made = signature(added["secret"], heard.headers["x-pelagos-timestamp"], heard.body)
    assert heard.headers["x-pelagos-signature"] == f"sha256={made}"
    assert json.loads(heard.body)["link"].endswith("/account")
    assert [contact.label for contact in contacts(services, person)] == ["Club"]


def test_without_a_label_it_is_called_by_its_host(person: Person, services: Services) -> None:
    person.ask("POST", "webhooks", {"url": "https://discord.com/api/webhooks/1/x", "shape": "discord"})

    assert [contact.label for contact in contacts(services, person)] == ["discord.com"]


@pytest.mark.parametrize("url", ["https://10.0.0.1/x", "https://localhost/", "http://example.org/", "example.org", "ftp://x"])
def test_a_webhook_towards_the_inside_is_refused(person: Person, services: Services, url: str) -> None:
    answer = person.ask("POST", "webhooks", {"url": url})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-webhook-address")
    assert contacts(services, person) == []


def test_nobody_has_webhooks_without_number(person: Person, services: Services) -> None:
    statuses = [person.ask("POST", "webhooks", {"url": f"https://example.org/{i}"}).status_code for i in range(9)]

    assert statuses == [201] * MOST_WEBHOOKS + [409] * (9 - MOST_WEBHOOKS)
    assert len(contacts(services, person)) == MOST_WEBHOOKS


# trials


@pytest.mark.parametrize(("status", "code"), [(500, "test-not-sent"), (302, "test-not-sent"), (410, "contact-gone")])
def test_what_was_not_taken_is_said(
    person: Person, services: Services, receiver: Endpoint, status: int, code: str
) -> None:
    receiver.answer(status)
    added = person.ask("POST", "webhooks", {"url": receiver.origin}).json()
    answer = person.ask("POST", f"contacts/{added['contact']}/test")

    assert (answer.status_code, answer.json()["code"]) == (409, code)
    assert (contacts(services, person)[0].state == GIVEN_UP) == (status == 410)


def test_nobody_tries_the_contact_of_another(person: Person, second: Client, receiver: Endpoint) -> None:
    added = person.ask("POST", "webhooks", {"url": receiver.origin}).json()
    second.post("/api/account", json={"name": "Bruno", "password": PASSWORD})

    for contact in (added["contact"], 999, "x"):
        assert second.post(f"/api/notices/contacts/{contact}/test").json()["code"] == "no-such-contact"
    assert receiver.heard == []


@pytest.mark.parametrize("end", ["push", "webhooks", "contacts/1/test"])
def test_strangers_and_tokens_change_nothing(client: Client, receiver: Endpoint, end: str) -> None:
    bodies = {"push": subscription(Browser(), receiver), "webhooks": {"url": receiver.origin}}

    assert client.post(f"/api/notices/{end}", json=bodies.get(end)).status_code == 401
    client.post("/api/account", json={"name": "Anna", "password": PASSWORD})
    token = client.post("/api/account/tokens", json={"label": "bot"}).json()["token"]
    answer = client.post(f"/api/notices/{end}", json=bodies.get(end), headers={"authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["code"]) == (403, "only-signed-in")
    foreign = client.post(f"/api/notices/{end}", json=bodies.get(end), headers={"origin": "https://evil.example"})
    assert foreign.status_code == 403


class TestLimits:
    """One person, and one address, may not try without end."""

    @pytest.fixture
    def config(self, config: Config) -> Config:
        return replace(config, limits=replace(LIMITS, contacts=(0.001, 8.0), test_messages=(0.001, 3.0)))

    def test_messages_on_trial_are_few(self, person: Person, receiver: Endpoint) -> None:
        added = person.ask("POST", "webhooks", {"url": receiver.origin}).json()
        statuses = [person.ask("POST", f"contacts/{added['contact']}/test").status_code for _ in range(6)]

        assert statuses == [200, 200, 200, 429, 429, 429]
        assert len(receiver.heard) == 3

    def test_contacts_are_not_changed_too_often(self, person: Person) -> None:
        body = {"endpoint": "https://push.example.org"}
        statuses = [person.ask("DELETE", "push", body).status_code for _ in range(10)]

        assert statuses == [200] * 8 + [429] * 2


# from the outbox


def letter(services: Services, person: Person) -> Letter:
    contact = contacts(services, person)[0]
    message = Message("k1", "your-turn", "Your turn", "Anna has bid 5", "https://club.example.org/game/a", "")
    return Letter("k1", person.player, contact.channel, contact.address, message, contact.id)


def put(client: Client, services: Services, one: Letter, now: int) -> None:
    """In the thread of the server."""
    assert client.blocking_portal is not None
    client.blocking_portal.call(services.outbox.put, one, now)


def test_what_is_put_into_the_outbox_reaches_the_browser(
    person: Person, client: Client, services: Services, receiver: Endpoint
) -> None:
    browser = Browser()
    person.ask("POST", "push", subscription(browser, receiver))
    put(client, services, letter(services, person), 1)
    assert receiver.arrived.wait(30)

    assert json.loads(browser.read(receiver.heard[0].body))["body"] == "Anna has bid 5"


def test_a_pause_that_the_receiver_asks_for_is_kept(person: Person, services: Services, receiver: Endpoint) -> None:
    """And one that is shorter than ours, or endless, is not."""
    person.ask("POST", "webhooks", {"url": "https://example.org/x"})
    outbox = Outbox(services.engine)
    outbox.put(letter(services, person)._replace(channel="another"), 0)
    queued = outbox.take_due("another", 0)[0]

    for asked_ms, due in ((0, MINUTE_MS), (10, MINUTE_MS), (300_000, 300_000), (10**12, 86_400_000)):
        outbox.failed(queued, 0, "429", asked_ms)
        assert outbox.next_due("another") == due
