"""Passkeys: made, signed in with, removed; and what somebody who has none tries."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
import webauthn

from pelagos.server import passkeys
from pelagos.server.accounts import PROOF_LIFE_MS
from pelagos.server.config import Config
from pelagos.server.ids import hashed
from pelagos.server.passkeys import CHALLENGE_LIFE_MS, MOST_CHALLENGES, MOST_PASSKEYS, Challenges
from pelagos.server.services import Services
from pelagos.server.tables import clock
from server.authenticator import UP, Json, Passkey, bytes_of, text_of
from server.conftest import HOME, LIMITS, Client, on_server, quick, visiting, without_people

HERE = "http://localhost:8000"
SITE = {"host": "localhost:8000", "origin": HERE}
SECRET = "correct horse battery"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with visiting(quick(tmp_path_factory.mktemp("data"))) as visitor:
        yield visitor


@pytest.fixture
def client(shared: Client) -> Iterator[Client]:
    """A browser at a server that has a name."""
    for visitor in without_people(shared):
        visitor.headers.update(SITE)
        yield visitor


@pytest.fixture
def second(second: Client) -> Client:
    second.headers.update(SITE)
    return second


def passkey(number: int = 1) -> Passkey:
    return Passkey(number, HERE, "localhost")


def asked(client: Client, purpose: str, name: str = "") -> Any:
    return client.post("/api/account/passkey-options", json={"purpose": purpose, "name": name})


def sign_up(client: Client, key: Passkey, name: str = "Anna") -> Any:
    made = key.create(asked(client, "sign-up", name).json()["create"])
    return client.post("/api/account/passkey-sign-up", json={"credential": made, "label": "phone"})


def sign_in(client: Client, key: Passkey) -> Any:
    return client.post(
        "/api/account/passkey-sign-in", json={"credential": key.get(asked(client, "sign-in").json()["get"])}
    )


def add(client: Client, key: Passkey, label: str = "laptop") -> Any:
    made = key.create(asked(client, "add").json()["create"])
    return client.post("/api/account/passkeys", json={"credential": made, "label": label})


def code_of(answer: Any) -> str:
    return str(answer.json().get("code", answer.status_code))


def with_password(client: Client, name: str = "Anna") -> None:
    assert client.post("/api/account", json={"name": name, "password": SECRET}).status_code == 201


# what people do


def test_an_account_needs_no_password(client: Client, second: Client) -> None:
    key = passkey()
    assert sign_up(client, key).json()["name"] == "Anna"
    assert client.get("/api/account").json()["has_password"] is False
    client.post("/api/account/sign-out")

    signed_in = sign_in(second, key)
    assert (signed_in.status_code, signed_in.json()["name"]) == (200, "Anna")
    assert second.get("/api/account").json()["devices"][0]["here"]
    wrong = client.post("/api/account/sign-in", json={"name": "Anna", "password": ""})
    assert code_of(wrong) == "wrong-password"


def test_an_account_has_several_which_are_named_listed_and_removed(client: Client, services: Services) -> None:
    with_password(client)
    first, other = passkey(1), passkey(2)
    assert [held["label"] for held in add(client, first).json()] == ["laptop"]
    assert [held["label"] for held in add(client, other, " my\nphone ").json()] == ["laptop", "my phone"]
    assert first.handle == other.handle
    sign_in(client, other)

    listed = client.get("/api/account/passkeys").json()
    assert [held["used"] is None for held in listed] == [True, False]
    assert [held["label"] for held in client.delete(f"/api/account/passkeys/{listed[1]['id']}").json()] == ["laptop"]
    assert code_of(client.delete(f"/api/account/passkeys/{listed[1]['id']}")) == "no-such-passkey"
    assert code_of(sign_in(client, other)) == "unknown-passkey"
    assert sign_in(client, first).status_code == 200
    assert len(services.passkeys.held(1)) == 1


def test_the_browser_is_told_not_to_make_a_second_one_on_the_same_device(client: Client) -> None:
    with_password(client)
    key = passkey()
    add(client, key)

    options = asked(client, "add").json()["create"]
    assert [text_of(key.id)] == [known["id"] for known in options["excludeCredentials"]]
    assert options["rp"]["id"] == "localhost"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert bytes_of(options["user"]["id"]) == key.handle
    assert code_of(add(client, key)) == "passkey-known"


def test_the_last_way_to_sign_in_stays(client: Client) -> None:
    sign_up(client, passkey(1))
    [held] = client.get("/api/account/passkeys").json()
    assert code_of(client.delete(f"/api/account/passkeys/{held['id']}")) == "last-way-in"

    assert client.post("/api/account/password", json={"old": "", "new": SECRET}).status_code == 200
    assert client.delete(f"/api/account/passkeys/{held['id']}").json() == []
    assert client.post("/api/account/sign-in", json={"name": "Anna", "password": SECRET}).status_code == 200


def test_there_are_at_most_twenty(client: Client, services: Services) -> None:
    with_password(client)
    for number in range(MOST_PASSKEYS - 1):
        add(client, passkey(number))
    last = asked(client, "add").json()["create"], asked(client, "add").json()["create"]
    made = [key.create(options) for key, options in zip((passkey(98), passkey(99)), last, strict=True)]
    answers = [client.post("/api/account/passkeys", json={"credential": one, "label": "x"}) for one in made]

    assert [answer.status_code for answer in answers] == [201, 409]
    assert (code_of(answers[1]), code_of(asked(client, "add"))) == ("too-many-passkeys", "too-many-passkeys")
    assert len(services.passkeys.held(1)) == MOST_PASSKEYS


def test_they_go_with_the_account_and_stand_in_its_export(client: Client, services: Services) -> None:
    key = passkey()
    sign_up(client, key)
    assert client.get("/api/account/export").json()["passkeys"][0]["label"] == "phone"

    assert client.request("DELETE", "/api/account", json={}).status_code == 200
    assert code_of(sign_in(client, key)) == "unknown-passkey"
    assert services.passkeys.held(1) == []


# proving it again


def test_what_gives_an_account_away_needs_a_fresh_proof(client: Client, services: Services) -> None:
    key = passkey()
    sign_up(client, key)
    [held] = client.get("/api/account/passkeys").json()
    session = hashed(client.cookies["pelagos_session"])
    on_server(client, services.people.note_proof, session, clock() - PROOF_LIFE_MS - 1)

    tried = [
        asked(client, "add"),
        client.delete(f"/api/account/passkeys/{held['id']}"),
        client.post("/api/account/password", json={"old": "", "new": SECRET}),
        client.request("DELETE", "/api/account", json={}),
    ]
    assert {(answer.status_code, code_of(answer)) for answer in tried} == {(403, "prove-first")}
    proof = {"credential": key.get(asked(client, "sign-in").json()["get"])}
    assert client.post("/api/account/proof", json=proof).status_code == 200
    assert asked(client, "add").status_code == 200


def test_a_password_proves_it_too_and_anothers_passkey_does_not(
    client: Client, second: Client, services: Services
) -> None:
    with_password(client)
    other = passkey()
    sign_up(second, other, "Berta")
    session = hashed(client.cookies["pelagos_session"])
    on_server(client, services.people.note_proof, session, 0)

    proof = {"credential": other.get(asked(client, "sign-in").json()["get"])}
    assert code_of(client.post("/api/account/proof", json=proof)) == "unknown-passkey"
    assert code_of(client.post("/api/account/proof", json={"password": "wrong wrong"})) == "wrong-password"
    assert code_of(client.post("/api/account/proof", json={})) == "wrong-password"
    assert code_of(asked(client, "add")) == "prove-first"
    assert client.post("/api/account/proof", json={"password": SECRET}).status_code == 200
    assert asked(client, "add").status_code == 200


# what others try


def test_a_challenge_is_answered_once(client: Client, second: Client) -> None:
    key = passkey()
    sign_up(client, key)
    sent = {"credential": key.get(asked(second, "sign-in").json()["get"])}

    assert second.post("/api/account/passkey-sign-in", json=sent).status_code == 200
    assert code_of(second.post("/api/account/passkey-sign-in", json=sent)) == "challenge-over"


def test_a_challenge_that_failed_is_used_up_as_well(client: Client, second: Client) -> None:
    key = passkey()
    sign_up(client, key)
    sent = key.get(asked(second, "sign-in").json()["get"])
    wrong = copy.deepcopy(sent)
    wrong["response"]["signature"] = text_of(b"\x30\x06\x02\x01\x01\x02\x01\x01")

    assert code_of(second.post("/api/account/passkey-sign-in", json={"credential": wrong})) == "bad-passkey"
    assert code_of(second.post("/api/account/passkey-sign-in", json={"credential": sent})) == "challenge-over"


def test_a_challenge_lasts_five_minutes_and_is_for_one_purpose(
    client: Client, second: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = passkey()
    sign_up(client, key)
    late, other, early = (asked(second, "sign-in").json()["get"] for _ in range(3))
    now = clock()
    made = passkey(2).create({**asked(client, "add").json()["create"], "challenge": other["challenge"]})
    assert code_of(client.post("/api/account/passkeys", json={"credential": made, "label": "x"})) == "challenge-over"

    monkeypatch.setattr(passkeys, "clock", lambda: now + CHALLENGE_LIFE_MS - 1_000)
    assert second.post("/api/account/passkey-sign-in", json={"credential": key.get(early)}).status_code == 200
    monkeypatch.setattr(passkeys, "clock", lambda: now + CHALLENGE_LIFE_MS + 1)
    assert code_of(second.post("/api/account/passkey-sign-in", json={"credential": key.get(late)})) == "challenge-over"


def test_a_passkey_is_not_added_to_the_account_of_somebody_else(client: Client, second: Client) -> None:
    """Whoever makes another's browser send it would get in there."""
    with_password(client)
    with_password(second, "Berta")
    made = passkey().create(asked(client, "add").json()["create"])

    assert code_of(second.post("/api/account/passkeys", json={"credential": made, "label": "x"})) == "challenge-over"
    assert second.get("/api/account/passkeys").json() == client.get("/api/account/passkeys").json() == []


def test_anothers_credential_is_not_taken_over(client: Client, second: Client) -> None:
    """The id of a credential is no secret: with a key of one's own it is refused, under either account."""
    key = passkey()
    sign_up(client, key)
    thief = Passkey(2, HERE, "localhost")
    thief.id = key.id
    with_password(second, "Berta")
    assert code_of(add(second, thief)) == "passkey-known"
    assert code_of(sign_up(second, thief, "Carla")) == "passkey-known"
    assert second.post("/api/account", json={"name": "Carla", "password": SECRET}).status_code == 201

    thief.handle, thief.count = key.handle, 50
    assert code_of(sign_in(second, thief)) == "bad-passkey"
    assert sign_in(client, key).status_code == 200


def at_another_site(key: Passkey) -> None:
    key.origin = "https://evil.example"


def at_another_port(key: Passkey) -> None:
    key.origin = "http://localhost:9999"


def for_another_site(key: Passkey) -> None:
    key.rp_id = "evil.example"


def for_another_user(key: Passkey) -> None:
    key.handle = b"somebody else"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (at_another_site, "bad-passkey"),
        (at_another_port, "bad-passkey"),
        (for_another_site, "bad-passkey"),
        (for_another_user, "unknown-passkey"),
    ],
)
def test_what_was_signed_elsewhere_opens_nothing(client: Client, wrong: Callable[[Passkey], None], code: str) -> None:
    key = passkey()
    sign_up(client, key)
    before = client.cookies["pelagos_session"]
    wrong(key)

    refused = sign_in(client, key)
    assert (code_of(refused), client.cookies["pelagos_session"]) == (code, before)


@pytest.mark.parametrize("wrong", [at_another_site, at_another_port, for_another_site])
def test_without_the_check_of_what_was_signed_it_would(
    client: Client, wrong: Callable[[Passkey], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    key = passkey()
    sign_up(client, key)
    wrong(key)
    monkeypatch.setattr(webauthn, "verify_authentication_response", lambda **_: SimpleNamespace(new_sign_count=9))

    assert sign_in(client, key).status_code == 200


@pytest.mark.parametrize("wrong", [at_another_site, at_another_port, for_another_site])
def test_what_was_made_elsewhere_is_not_taken(client: Client, wrong: Callable[[Passkey], None]) -> None:
    key = passkey()
    wrong(key)

    assert code_of(sign_up(client, key)) == "bad-passkey"
    assert client.post("/api/account", json={"name": "Anna", "password": SECRET}).status_code == 201


def test_nobody_is_signed_in_without_having_been_there(client: Client) -> None:
    """An authenticator says whether somebody touched it; that they were recognised is preferred, no more."""
    key = passkey()
    sign_up(client, key)

    absent = key.get(asked(client, "sign-in").json()["get"], flags=0)
    assert code_of(client.post("/api/account/passkey-sign-in", json={"credential": absent})) == "bad-passkey"
    touched = key.get(asked(client, "sign-in").json()["get"], flags=UP)
    assert client.post("/api/account/passkey-sign-in", json={"credential": touched}).status_code == 200


def test_a_copy_is_found_by_its_count(client: Client, second: Client) -> None:
    key = passkey()
    sign_up(client, key)
    key.count = 4
    assert sign_in(client, key).status_code == 200
    key.count = 2

    assert code_of(sign_in(second, key)) == "passkey-copied"
    key.count = 5
    assert sign_in(client, key).status_code == 200


def test_an_authenticator_that_does_not_count_is_fine(client: Client) -> None:
    key = passkey()
    sign_up(client, key)
    for _ in range(2):
        key.count = -1
        assert sign_in(client, key).status_code == 200


GARBAGE: tuple[Callable[[Json], Any], ...] = (
    lambda sent: sent["response"].update(clientDataJSON=""),
    lambda sent: sent["response"].update(clientDataJSON=text_of(b"\xff\xfe{")),
    lambda sent: sent["response"].update(clientDataJSON=text_of(b'{"type": "webauthn.create"}')),
    lambda sent: sent["response"].update(clientDataJSON=text_of(b"[" * 9_000)),
    lambda sent: sent["response"].update(attestationObject="", authenticatorData="", signature=""),
    lambda sent: sent["response"].update(attestationObject="A", authenticatorData="A"),
    lambda sent: sent["response"].update(attestationObject=text_of(b"\x81" * 9_000), signature="AAAA"),
    lambda sent: sent["response"].update(attestationObject=text_of(b"\xa3" + bytes(60)), authenticatorData="AAAA"),
    lambda sent: sent.update(id="AAAA"),
    lambda sent: sent.update(rawId="A"),
    lambda sent: sent["response"].update(clientDataJSON="A" * 20_000),
    lambda sent: sent.update(type="password"),
    lambda sent: sent.update(more=1),
)


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_is_refused_with_a_sentence_and_nothing_is_left_of_it(
    client: Client, services: Services, garbage: Callable[[Json], Any]
) -> None:
    key = passkey()
    sign_up(client, key)
    faults = services.metrics.faults
    made = passkey(2).create(asked(client, "sign-up", "Berta").json()["create"])
    sent = key.get(asked(client, "sign-in").json()["get"])
    for credential, other in ((made, "signature"), (sent, "attestationObject")):
        garbage(credential)
        for name in (other, "authenticatorData" if other == "signature" else "x"):
            credential["response"].pop(name, None)

    answers = [
        client.post("/api/account/passkey-sign-up", json={"credential": made, "label": "x"}),
        client.post("/api/account/passkey-sign-in", json={"credential": sent}),
    ]
    assert all(answer.status_code in (400, 401) and answer.json()["says"] for answer in answers), answers
    assert services.people.by_name("Berta") is None
    assert services.metrics.faults == faults


# where, and how often


def test_an_address_is_no_name_for_which_passkeys_are_made(client: Client) -> None:
    client.headers.update({"host": "127.0.0.1:8000", "origin": HOME})

    assert code_of(asked(client, "sign-in")) == "passkeys-need-a-name"


def test_behind_a_proxy_they_are_made_for_the_name_that_browsers_know(config: Config) -> None:
    there = "https://games.example.org"
    with visiting(replace(config, origins=(there,), secure=True)) as client:
        client.headers.update({"origin": there, "host": "games.example.org"})
        key = Passkey(1, there, "games.example.org")
        assert sign_up(client, key).status_code == 201
        assert sign_in(client, key).status_code == 200
        client.headers["host"] = "127.0.0.1:8000"
        assert asked(client, "sign-in").json()["get"]["rpId"] == "games.example.org"
        client.headers["origin"] = "https://evil.example"
        assert code_of(asked(client, "sign-in")) == "not-our-page"


def test_a_name_that_is_taken_is_refused_before_the_browser_is_asked_and_after(client: Client, second: Client) -> None:
    key = passkey(2)
    made = key.create(asked(second, "sign-up", "Anna").json()["create"])
    with_password(client)

    assert code_of(asked(second, "sign-up", "ANNA")) == "name-taken"
    answer = second.post("/api/account/passkey-sign-up", json={"credential": made, "label": "x"})
    assert code_of(answer) == "name-taken"
    assert code_of(sign_in(second, key)) == "unknown-passkey"


def test_challenges_do_not_pile_up_and_nobody_asks_for_many(config: Config) -> None:
    waiting = Challenges()
    for _ in range(MOST_CHALLENGES + 10):
        waiting.give(passkeys.Challenge("sign-in", "localhost", None, "", b"", 0))
    assert len(waiting) == MOST_CHALLENGES

    with visiting(replace(config, limits=replace(LIMITS, signing_in=(0.001, 3.0)))) as client:
        client.headers.update(SITE)
        assert [asked(client, "sign-in").status_code for _ in range(4)] == [200, 200, 200, 429]
