"""The routes of push and webhooks: for accounts and for guests, within limits, and nothing inside is reached."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from pelagos.server.config import Config
from pelagos.server.notices.webhook import signature
from pelagos.server.routes.channels import MOST_WEBHOOKS
from pelagos.server.services import Services
from pelagos.server.store.contacts import CONFIRMED, Contact
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


def test_a_browser_is_added_once_and_removed(person: Person, services: Services, receiver: Endpoint) -> None:
    data = subscription(Browser(), receiver)
    added = [person.ask("POST", "push", data).json() for _ in range(2)]

    assert added[0] == added[1]
    assert [contact.state for contact in contacts(services, person)] == [CONFIRMED]
    assert person.ask("DELETE", "push", {"endpoint": "https://elsewhere.example.org"}).status_code == 200
    assert len(contacts(services, person)) == 1
    person.ask("DELETE", "push", {"endpoint": data["endpoint"]})
    assert contacts(services, person) == []


BAD_SUBSCRIPTIONS: list[Any] = [
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
]
BAD_WEBHOOKS = ("https://10.0.0.1/x", "https://localhost/", "http://example.org/", "example.org", "ftp://example.org/")


def test_what_can_never_be_reached_is_refused_with_a_code_and_a_sentence(
    person: Person, services: Services, receiver: Endpoint
) -> None:
    good = subscription(Browser(), receiver)
    answers = [person.ask("POST", "push", {**good, **change}) for change in BAD_SUBSCRIPTIONS]
    assert {answer.status_code for answer in answers} == {400}
    assert {answer.json()["code"] for answer in answers} == {"bad-subscription", "bad-request"}
    answers = [person.ask("POST", "webhooks", {"url": url}) for url in BAD_WEBHOOKS]
    assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(400, "bad-webhook-address")}
    assert all(answer.json()["says"] for answer in answers)

    assert contacts(services, person) == []


# webhooks


def test_webhooks_are_called_by_label_or_host_and_are_few(person: Person, services: Services) -> None:
    named = person.ask("POST", "webhooks", {"url": "https://example.org/x", "label": " Club "})
    answers = [
        person.ask("POST", "webhooks", {"url": f"https://discord.com/{i}", "shape": "discord"}) for i in range(9)
    ]

    assert [answer.status_code for answer in (named, *answers)] == [201] * MOST_WEBHOOKS + [409] * (10 - MOST_WEBHOOKS)
    assert [contact.label for contact in contacts(services, person)] == ["Club", *["discord.com"] * (MOST_WEBHOOKS - 1)]
    assert len({answer.json().get("secret") for answer in answers}) == MOST_WEBHOOKS


def test_strangers_tokens_and_foreign_pages_change_nothing(client: Client, receiver: Endpoint) -> None:
    bodies = {"push": subscription(Browser(), receiver), "webhooks": {"url": "https://example.org/x"}}
    for end, body in bodies.items():
        assert client.post(f"/api/notices/{end}", json=body).status_code == 401
    client.post("/api/account", json={"name": "Anna", "password": PASSWORD})
    token = client.post("/api/account/tokens", json={"label": "bot"}).json()["token"]

    for end, body in bodies.items():
        answer = client.post(f"/api/notices/{end}", json=body, headers={"authorization": f"Bearer {token}"})
        assert (answer.status_code, answer.json()["code"]) == (403, "only-signed-in")
        foreign = client.post(f"/api/notices/{end}", json=body, headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403


class TestLimits:
    """From one address."""

    @pytest.fixture
    def config(self, config: Config) -> Config:
        return replace(config, limits=replace(LIMITS, push=(0.001, 8.0), contacts=(0.001, 2.0)))

    def test_contacts_are_not_changed_too_often(self, person: Person) -> None:
        body = {"endpoint": "https://push.example.org"}
        statuses = [person.ask("DELETE", "push", body).status_code for _ in range(10)]
        assert statuses == [200] * 8 + [429] * 2

        hooks = [person.ask("POST", "webhooks", {"url": "https://example.org/x"}).status_code for _ in range(3)]
        assert hooks == [201, 201, 429]


# from a move to the message


def test_whose_turn_it_is_hears_it_in_their_browser_and_by_webhook(
    client: Client, services: Services, receiver: Endpoint
) -> None:
    """Two guests: the first answers, and the second, whose table is not open anywhere, is told."""
    chairs = [{"kind": "me", "name": "@everyone"}, {"kind": "me", "name": "Bruno"}]
    opened = client.post("/api/games", json={"title": "toy", "seats": 2, "chairs": chairs, "start": True}).json()
    game, keys = opened["game"], [{"authorization": f"Seat {opened['keys'][seat]}"} for seat in "01"]
    asked = services.tables.live(game).table
    assert asked.play is not None
    first = int(asked.play.who)
    browser, other = Browser(), Person(client, "", {**keys[1 - first], "accept-language": "it"})
    other.ask("POST", "push", subscription(browser, receiver, "push"))
    secret = other.ask("POST", "webhooks", {"url": f"{receiver.origin}/hook", "shape": "discord"}).json()["secret"]

    while asked.play.who == first:
        answer = {"do": "say", "say": asked.play.options()[0], "at": asked.version}
        assert client.post(f"/api/games/{game}/do", json=answer, headers=keys[first]).status_code == 200
    assert receiver.arrived(2)
    heard = {one.path: one for one in receiver.heard}
    pushed = json.loads(browser.read(heard["/push"].body))
    assert pushed["kind"] == "your-turn"
    assert pushed["title"].startswith("Tocca a te")
    assert pushed["link"].endswith(f"/game/{game}")
    hook = heard["/hook"]
    made = signature(secret, hook.headers["x-pelagos-timestamp"], hook.body)
    assert hook.headers["x-pelagos-signature"] == f"sha256={made}"
    said = json.loads(hook.body)
    assert said["allowed_mentions"] == {"parse": []}
    assert f"/game/{game}>" in said["content"]
    assert first != 0 or "\\@everyone" in said["content"]
