"""Contacts from outside: added, confirmed by a real mail, tried out, ended with one click; and strangers left alone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from email.message import EmailMessage
from typing import Any

import pytest

from pelagos.server.config import Config
from pelagos.server.notices.contacting import MOST_CONFIRMS_BY, MOST_CONFIRMS_TO, MOST_TESTS
from server.conftest import Client, visiting
from server.mailbox import Mailbox, mailbox

ADDRESS = "https://club.example"
ANNA = {"name": "Anna", "password": "correct horse battery"}
PATIENCE_S = 30.0


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def config(config: Config, box: Mailbox) -> Config:
    return replace(config, mail=box.settings(), gather=0.0, origins=(ADDRESS,), metrics="open")


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def mail(box: Mailbox, number: int) -> EmailMessage:
    until(lambda: len(box.mails) >= number)
    return box.mails[number - 1]


def signed_up(client: Client) -> None:
    assert client.post("/api/account", json=ANNA).status_code == 201


def added(client: Client, address: str = "anna@club.example", **headers: str) -> Any:
    return client.post("/api/notices/mail", json={"address": address}, headers=headers)


def confirmed(client: Client, box: Mailbox, number: int = 1) -> Any:
    token = re.search(rf"{ADDRESS}/confirm#(\S+)", mail(box, number).get_content())
    assert token is not None
    return client.post("/api/confirm", json={"token": token[1]})


def link(found: EmailMessage) -> str:
    return str(found["List-Unsubscribe"]).strip("<>").removeprefix(ADDRESS)


def test_an_address_is_confirmed_by_its_mail_tried_and_ended_with_one_click(client: Client, box: Mailbox) -> None:
    signed_up(client)
    assert added(client).json()["contacts"][0]["state"] == "unconfirmed"
    number = client.get("/api/notices").json()["contacts"][0]["id"]
    assert client.post(f"/api/notices/contacts/{number}/test").json()["code"] == "not-confirmed"
    assert confirmed(client, box).json()["address"] == "an…@club.example"
    assert client.post(f"/api/notices/contacts/{number}/test").status_code == 200
    tried = mail(box, 2)
    assert tried["Subject"] == "A test message from Pelagos"
    client.cookies.clear()
    del client.headers["x-pelagos"]
    form = {"List-Unsubscribe": "One-Click"}
    assert client.get(link(tried)).status_code in (200, 503)
    assert client.get(f"/api{link(tried)}").json()["told"] is True
    assert client.post(link(tried), data=form).status_code == 200
    assert client.get(f"/api{link(tried)}").json()["told"] is False


def test_a_cross_origin_page_ends_nothing(client: Client, box: Mailbox) -> None:
    signed_up(client)
    added(client)
    confirmed(client, box)
    number = client.get("/api/notices").json()["contacts"][0]["id"]
    client.post(f"/api/notices/contacts/{number}/test")
    refused = client.post(link(mail(box, 2)), headers={"origin": "https://evil.example"})
    assert refused.json()["code"] == "not-our-page"


def test_whoever_did_not_ask_can_say_so_and_is_not_asked_again(client: Client, box: Mailbox) -> None:
    signed_up(client)
    added(client, "victim@club.example")
    assert client.post(link(mail(box, 1))).status_code == 200
    assert client.get("/api/notices").json()["contacts"] == []
    assert added(client, "Victim+1@club.example").json()["code"] == "address-refuses"


def test_strangers_are_not_bombed(client: Client, second: Client, box: Mailbox) -> None:
    signed_up(client)
    second.post("/api/account", json={**ANNA, "name": "Bert"})
    said = [added(client, f"victim+{i}@club.example").status_code for i in range(MOST_CONFIRMS_TO)]
    assert said == [200] * MOST_CONFIRMS_TO
    assert added(second, "VICTIM@club.example").json()["code"] == "too-many-confirmations"
    others = [added(client, f"other{i}@club.example").status_code for i in range(MOST_CONFIRMS_BY)]
    assert others == [200] * (MOST_CONFIRMS_BY - MOST_CONFIRMS_TO) + [429] * MOST_CONFIRMS_TO


def test_tests_have_an_end(client: Client, box: Mailbox) -> None:
    signed_up(client)
    added(client)
    confirmed(client, box)
    number = client.get("/api/notices").json()["contacts"][0]["id"]
    said = [client.post(f"/api/notices/contacts/{number}/test").status_code for _ in range(MOST_TESTS + 1)]
    assert said == [200] * MOST_TESTS + [429]


def test_a_guest_gives_an_address_at_their_table_and_only_there(client: Client, box: Mailbox) -> None:
    body = {"title": "toy", "seats": 2, "chairs": [{"kind": "me", "name": "P"}] * 2, "start": True}
    opened = [client.post("/api/games", json=body).json() for _ in range(2)]
    auth = {"authorization": f"Seat {opened[0]['keys']['0']}"}
    assert added(client).json()["code"] == "who-are-you"
    shown = added(client, **auth, **{"accept-language": "it"}).json()
    assert [contact["state"] for contact in shown["contacts"]] == ["unconfirmed"]
    assert mail(box, 1)["Subject"] == "Conferma il tuo indirizzo per Pelagos"
    assert confirmed(client, box).status_code == 200
    other = {"authorization": f"Seat {opened[0]['keys']['1']}"}
    assert client.get("/api/notices", headers=other).json()["contacts"] == []
    game = opened[0]["game"]
    told = client.post(f"/api/games/{game}/notices", json={"kinds": ["over"]}, headers=auth)
    assert told.json()["table"] == ["over"]
    wrong = client.post(f"/api/games/{opened[1]['game']}/notices", json={"kinds": []}, headers=auth)
    assert wrong.json()["code"] == "key-of-another-table"


def test_nobody_touches_the_contacts_of_another(client: Client, second: Client, box: Mailbox) -> None:
    signed_up(client)
    second.post("/api/account", json={**ANNA, "name": "Bert"})
    number = added(client).json()["contacts"][0]["id"]
    answers = [
        second.post(f"/api/notices/contacts/{number}", json={"kinds": []}),
        second.post(f"/api/notices/contacts/{number}/test"),
        second.delete(f"/api/notices/contacts/{number}"),
    ]
    assert [answer.json()["code"] for answer in answers] == ["no-such-contact"] * 3


def test_a_token_may_look_and_change_nothing(client: Client, box: Mailbox) -> None:
    signed_up(client)
    token = client.post("/api/account/tokens", json={"label": "bot"}).json()["token"]
    auth = {"authorization": f"Bearer {token}"}
    assert client.get("/api/notices", headers=auth).status_code == 200
    assert added(client, **auth).json()["code"] == "only-signed-in"


@pytest.mark.parametrize(
    ("end", "body", "code"),
    [
        ("mail", {"address": "anna"}, "bad-address"),
        ("mail", {"address": "anna@club.example\r\nBcc: eve@evil.example"}, "bad-address"),
        ("hours", {"zone": "Sea/Atlantis"}, "unknown-zone"),
        ("hours", {"zone": "../../etc/passwd"}, "unknown-zone"),
        ("hours", {"zone": "Europe/Rome", "quiet": [0, 1440]}, "bad-request"),
    ],
)
def test_bad_input_gets_a_code_and_a_sentence(client: Client, end: str, body: Any, code: str) -> None:
    signed_up(client)
    refused = client.post(f"/api/notices/{end}", json=body).json()
    assert refused["code"] == code
    assert refused["says"]


def test_who_leaves_takes_their_addresses_along(client: Client, box: Mailbox) -> None:
    signed_up(client)
    added(client)
    confirmed(client, box)
    assert [contact["address"] for contact in client.get("/api/account/export").json()["contacts"]] == [
        "anna@club.example"
    ]
    services: Any = client.app.state.services
    player = f"u-{services.people.by_name('Anna')[0]}"
    assert client.request("DELETE", "/api/account", json={"password": ANNA["password"]}).status_code == 200
    assert services.contacts.of_player(player) == []


def test_an_invitation_reaches_an_account_that_wishes_to_hear_it(client: Client, second: Client, box: Mailbox) -> None:
    signed_up(client)
    added(client)
    confirmed(client, box)
    body = {"title": "toy", "seats": 2, "chairs": [{"kind": "me", "name": "Eva"}, {"kind": "open"}]}
    opened = second.post("/api/games", json=body).json()
    auth = {"authorization": f"Seat {opened['keys']['0']}"}
    invited = f"/api/games/{opened['game']}/invite"
    assert second.post(invited, json={"name": "Anna"}).json()["code"] == "who-are-you"
    assert second.post(invited, json={"name": "Nobody"}, headers=auth).json()["code"] == "no-such-name"
    assert second.post(invited, json={"name": "Anna"}, headers=auth).status_code == 200
    told = mail(box, 2)
    assert told["Subject"] == "Eva invites you to play Toy"
    assert f"{ADDRESS}/game/{opened['game']}" in told.get_content()


def test_where_no_mail_is_set_up_the_page_can_say_so(config: Config) -> None:
    with visiting(replace(config, mail=None)) as client:
        signed_up(client)
        assert client.get("/api/notices").json()["channels"] == ["push", "webhook"]
        assert added(client).json()["code"] == "no-such-channel"


def test_messages_are_counted_for_the_operator(client: Client, box: Mailbox) -> None:
    signed_up(client)
    added(client)
    mail(box, 1)
    until(lambda: 'pelagos_messages_sent_total{channel="mail"} 1' in client.get("/metrics").text)
