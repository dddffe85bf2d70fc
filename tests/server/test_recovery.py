"""Getting back in: a link by mail, through a real SMTP server, or from whoever runs the server."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from cli.support import pelagos, refused
from pelagos.server.config import Config
from pelagos.server.ids import hashed
from pelagos.server.recovery import ADMIN_LIFE_MS, LIFE_MS, MOST_RESETS_TO
from pelagos.server.services import Services
from pelagos.server.store.contacts import MAIL
from pelagos.server.tables import clock
from server.authenticator import Passkey
from server.conftest import LIMITS, Client, on_server, quick, visiting, without_people
from server.mailbox import Mailbox
from server.mailbox import mailbox as open_mailbox

SECRET: Final = "correct horse battery"
OTHER: Final = "a quite different one"
ADDRESS: Final = "anna@example.org"
LINK: Final = re.compile(r"http\S+/reset#([\w-]+)")
PATIENCE_S: Final = 20.0


def wait_for(mailbox: Mailbox, count: int) -> list[tuple[str, str]]:
    """To whom, and what, once so many have come; the test fails if they do not."""
    until = time.monotonic() + PATIENCE_S
    while len(mailbox.mails) < count and time.monotonic() < until:
        time.sleep(0.01)
    found = [(str(mail["To"]), mail.get_content()) for mail in mailbox.mails]
    assert len(found) == count, found
    return found


@pytest.fixture(scope="module")
def shared_mailbox() -> Iterator[Mailbox]:
    with open_mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def shared_config(tmp_path_factory: pytest.TempPathFactory, shared_mailbox: Mailbox) -> Config:
    return replace(quick(tmp_path_factory.mktemp("data")), mail=shared_mailbox.settings())


@pytest.fixture(scope="module")
def shared(shared_config: Config) -> Iterator[Client]:
    with visiting(shared_config) as visitor:
        yield visitor


@pytest.fixture
def client(shared: Client) -> Iterator[Client]:
    yield from without_people(shared)


@pytest.fixture
def mailbox(client: Client, shared_mailbox: Mailbox) -> Mailbox:
    shared_mailbox.mails.clear()
    return shared_mailbox


@pytest.fixture
def anna(client: Client, services: Services) -> Client:
    """Somebody with a confirmed address, signed in."""
    client.post("/api/account", json={"name": "Anna", "password": SECRET})
    confirmed(client, services, "u-1", ADDRESS)
    return client


def confirmed(client: Client, services: Services, player: str, address: str, language: str = "en") -> None:
    _, token = on_server(client, services.contacts.add, player, MAIL, address, language, clock())
    on_server(client, services.contacts.confirm, token, clock())


def new_link(client: Client, services: Services, until: int = LIFE_MS) -> str:
    """The secret of a link for the first account; good for so long."""
    return on_server(client, services.resets.add, 1, clock() + until)


def forget(client: Client, who: str = "Anna") -> Any:
    return client.post("/api/account/forgotten", json={"who": who})


def reset(client: Client, token: str, **more: Any) -> Any:
    return client.post("/api/account/reset", json={"token": token, "password": OTHER, **more})


def sign_in(client: Client, password: str) -> int:
    return client.post("/api/account/sign-in", json={"name": "Anna", "password": password}).status_code


def code_of(answer: Any) -> str:
    return str(answer.json()["code"])


def token_in(text: str) -> str:
    [token] = LINK.findall(text)
    return str(token)


# by mail


def test_a_new_password_by_mail_from_beginning_to_end(anna: Client, second: Client, mailbox: Mailbox) -> None:
    assert forget(second).status_code == 202
    [(to, text)] = wait_for(mailbox, 1)
    assert to == ADDRESS
    assert "Anna" in text

    answer = reset(second, token_in(text))
    assert (answer.status_code, answer.json()["name"]) == (200, "Anna")
    assert second.get("/api/account").status_code == 200
    assert anna.get("/api/account").status_code == 401
    assert (sign_in(anna, SECRET), sign_in(anna, OTHER)) == (401, 200)
    assert "set anew" in wait_for(mailbox, 2)[1][1]


def test_a_link_works_once_and_no_other_works_after_it(anna: Client, second: Client, mailbox: Mailbox) -> None:
    for _ in range(2):
        forget(second)
    tokens = [token_in(text) for _, text in wait_for(mailbox, 2)]
    assert reset(second, tokens[1]).status_code == 200

    assert [code_of(reset(anna, token)) for token in tokens] == ["no-such-reset", "no-such-reset"]
    assert sign_in(anna, OTHER) == 200


def test_a_link_lasts_an_hour_and_is_kept_as_a_hash(anna: Client, services: Services, second: Client) -> None:
    token, late = new_link(second, services), new_link(second, services, -1)

    assert code_of(reset(second, late)) == "no-such-reset"
    assert code_of(reset(second, "x" * 32)) == "no-such-reset"
    assert reset(second, token, password="short").status_code == 400
    assert services.resets.user_of(token, clock()) == 1
    assert on_server(second, services.resets.clean_up, clock() + LIFE_MS + 1) == 2
    with services.engine.connect() as connection:
        stored = "\n".join(connection.connection.iterdump())
    assert token not in stored


def test_tokens_and_passkeys_go_if_so_wished(anna: Client, second: Client, services: Services) -> None:
    site = {"host": "localhost:8000", "origin": "http://localhost:8000"}
    key = Passkey(1, site["origin"], "localhost")
    made = anna.post("/api/account/passkey-options", json={"purpose": "add"}, headers=site).json()["create"]
    body = {"credential": key.create(made), "label": "phone"}
    assert anna.post("/api/account/passkeys", json=body, headers=site).status_code == 201
    anna.post("/api/account/tokens", json={"label": "bot"})

    reset(second, new_link(second, services))
    assert [len(second.get(f"/api/account/{what}").json()) for what in ("tokens", "passkeys")] == [1, 1]
    reset(second, new_link(second, services), revoke_tokens=True, remove_passkeys=True)
    assert [len(second.get(f"/api/account/{what}").json()) for what in ("tokens", "passkeys")] == [0, 0]


def test_nobody_learns_which_names_and_addresses_there_are(anna: Client, second: Client, mailbox: Mailbox) -> None:
    second.post("/api/account", json={"name": "Bert", "password": SECRET})
    answers = [forget(second, who) for who in ("Anna", "Nobody", "Bert", ADDRESS, "nobody@example.org", "@")]

    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    assert [to for to, _ in wait_for(mailbox, 2)] == [ADDRESS, ADDRESS]


def test_an_address_that_was_never_confirmed_is_sent_nothing(
    client: Client, services: Services, mailbox: Mailbox
) -> None:
    client.post("/api/account", json={"name": "Anna", "password": SECRET})
    on_server(client, services.contacts.add, "u-1", MAIL, ADDRESS, "en", clock())
    forget(client)
    forget(client, ADDRESS)

    assert services.outbox.next_due(MAIL) is None
    assert mailbox.mails == []


def test_a_mailbox_is_not_flooded_whoever_asks(anna: Client, second: Client, mailbox: Mailbox) -> None:
    statuses = {forget(second, who).status_code for who in ("Anna", "ANNA", ADDRESS) for _ in range(3)}

    assert statuses == {202}
    assert len(wait_for(mailbox, MOST_RESETS_TO)) == MOST_RESETS_TO


@pytest.mark.parametrize("limits", [{"signing_in": (0.001, 2.0)}, {"signing_in_name": (0.001, 2.0)}])
def test_nobody_asks_often(config: Config, shared_mailbox: Mailbox, limits: Any) -> None:
    with visiting(replace(config, mail=shared_mailbox.settings(), limits=replace(LIMITS, **limits))) as client:
        assert [forget(client, "Nobody").status_code for _ in range(3)] == [202, 202, 429]


def test_without_mail_the_page_is_told_whom_to_ask(config: Config) -> None:
    with visiting(replace(config, mail=None)) as client:
        answer = forget(client)
        assert client.get("/api/account/recovery").json() == {"mail": False}

    assert (answer.status_code, code_of(answer)) == (409, "no-mail")
    assert "whoever runs it" in answer.json()["says"]


def test_a_letter_is_in_the_language_of_its_reader(client: Client, services: Services, mailbox: Mailbox) -> None:
    client.post("/api/account", json={"name": "Anna", "password": SECRET})
    confirmed(client, services, "u-1", ADDRESS, "it")
    forget(client)

    assert "entro un’ora" in wait_for(mailbox, 1)[0][1]


@pytest.mark.parametrize("route", ["forgotten", "reset"])
def test_a_cross_origin_page_resets_nothing(anna: Client, services: Services, route: str) -> None:
    token = new_link(anna, services)
    body = {"who": "Anna"} if route == "forgotten" else {"token": token, "password": OTHER}
    answer = anna.post(f"/api/account/{route}", json=body, headers={"origin": "http://evil.example"})

    assert code_of(answer) == "not-our-page"
    assert services.resets.user_of(token, clock()) == 1


# by whoever runs the server


def test_whoever_runs_the_server_makes_a_link_while_it_runs(
    client: Client, second: Client, shared_config: Config
) -> None:
    client.post("/api/account", json={"name": "Anna", "password": SECRET})
    made = pelagos("admin", "reset", "anna", "--origin", "https://games.example.org/", "--data", shared_config.data)
    assert made.exit_code == 0, made.stderr
    [token] = re.findall(r"^https://games\.example\.org/reset#([\w-]+)$", made.stdout, re.MULTILINE)

    assert sign_in(second, SECRET) == 200
    assert reset(second, token).status_code == 200
    assert code_of(reset(second, token)) == "no-such-reset"
    assert (sign_in(client, SECRET), sign_in(client, OTHER)) == (401, 200)
    assert LIFE_MS < ADMIN_LIFE_MS
    written = pelagos("admin", "audit", "--json", "--data", shared_config.data)
    assert [(line["actor"], line["act"], line["target"]) for line in json.loads(written.stdout)] == [
        ("console", "reset", "Anna")
    ]


def test_there_must_be_such_an_account_and_such_a_database(
    shared_config: Config, client: Client, tmp_path: Any
) -> None:
    unknown = pelagos("admin", "reset", "Nobody", "--data", shared_config.data)
    assert refused(unknown, "There is no account “Nobody”.")
    assert pelagos("admin", "reset", "Anna", "--data", tmp_path / "none").exit_code == 2
    assert not (tmp_path / "none" / "pelagos.db").exists()


@pytest.mark.sqlite
def test_the_database_of_a_server_of_before_is_not_changed_under_it(config: Config, tmp_path: Any) -> None:
    with visiting(config):
        pass
    with sqlite3.connect(config.data / "pelagos.db") as line:
        line.execute("update alembic_version set version_num = '0002'")
    line.close()
    refused_it = pelagos("admin", "reset", "Anna", "--data", config.data)

    assert refused_it.exit_code == 2
    assert "start the server once" in refused_it.stderr


# the address


CONFIRM: Final = re.compile(r"http\S+/confirm#([\w-]+)")


def test_an_address_is_confirmed_by_its_link_and_then_resets_the_password(
    client: Client, second: Client, mailbox: Mailbox
) -> None:
    client.post("/api/account", json={"name": "Anna", "password": SECRET})
    assert client.post("/api/notices/mail", json={"address": ADDRESS}).status_code == 200
    [(to, text)] = wait_for(mailbox, 1)
    assert to == ADDRESS
    forget(second)
    [token] = CONFIRM.findall(text)
    assert second.post("/api/confirm", json={"token": token}).status_code == 200

    forget(second)
    assert reset(second, token_in(wait_for(mailbox, 2)[1][1])).status_code == 200
    assert client.get("/api/account").status_code == 401


def test_who_has_only_the_device_does_not_change_the_address(anna: Client, services: Services) -> None:
    """Else whoever finds it signed in would have the account for good."""
    [contact] = services.contacts.of_player("u-1")
    on_server(anna, services.people.note_proof, hashed(anna.cookies["pelagos_session"]), 0)

    tried = [
        anna.post("/api/notices/mail", json={"address": "eve@example.org"}),
        anna.delete(f"/api/notices/contacts/{contact.id}"),
        anna.post("/api/account/adopt", json={"games": {"k7": ["x"]}}),
    ]
    assert [code_of(answer) for answer in tried] == ["prove-first"] * 3
    assert services.contacts.of_player("u-1") == [contact]
    anna.post("/api/account/proof", json={"password": SECRET})
    assert anna.post("/api/notices/mail", json={"address": "eve@example.org"}).status_code == 200


def test_the_old_address_is_told_of_the_new_one_and_of_its_end(
    anna: Client, services: Services, mailbox: Mailbox
) -> None:
    anna.post("/api/notices/mail", json={"address": "new@example.org"})
    [token] = CONFIRM.findall(wait_for(mailbox, 1)[0][1])
    anna.post("/api/confirm", json={"token": token})
    to, text = wait_for(mailbox, 2)[1]
    assert (to, "new@example.org was added" in text) == (ADDRESS, True)

    old = services.contacts.of_player("u-1")[0]
    anna.delete(f"/api/notices/contacts/{old.id}")
    told = sorted(wait_for(mailbox, 4)[2:])
    assert [to for to, _ in told] == [ADDRESS, "new@example.org"]
    assert all(f"{ADDRESS} was removed" in text for _, text in told)
    forget(anna)
    assert wait_for(mailbox, 5)[4][0] == "new@example.org"


def test_the_old_address_is_told_of_one_that_a_guest_brings(
    anna: Client, second: Client, services: Services, mailbox: Mailbox
) -> None:
    table = {"title": "toy", "seats": 2, "chairs": [{"kind": "me", "name": "Ida"}, {"kind": "open"}]}
    opened = second.post("/api/games", json=table).json()
    [(_, guest)] = services.games.players(opened["game"])
    confirmed(anna, services, guest, "ida@example.org")
    confirmed(anna, services, guest, ADDRESS)
    anna.post("/api/account/adopt", json={"games": {opened["game"]: [opened["keys"]["0"]]}})

    [(to, text)] = wait_for(mailbox, 1)
    assert (to, "ida@example.org was added" in text) == (ADDRESS, True)
    assert [contact.address for contact in services.contacts.confirmed("u-1")] == [ADDRESS, "ida@example.org"]


def test_contacts_stand_in_the_export_and_go_with_the_account(anna: Client, services: Services) -> None:
    [told] = anna.get("/api/account/export").json()["contacts"]
    assert (told["channel"], told["address"], told["state"]) == ("mail", ADDRESS, "confirmed")

    anna.request("DELETE", "/api/account", json={"password": SECRET})
    assert services.contacts.of_player("u-1") == []
