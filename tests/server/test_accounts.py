"""Accounts: in and out on several devices, tokens, blocks, taking everything along, and leaving no trace."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from litestar.exceptions import WebSocketDisconnect

from pelagos.server.accounts import MOST_TOKENS, SOMEBODY
from pelagos.server.config import Config
from pelagos.server.routes.signing_in import device_of
from pelagos.server.services import Services
from pelagos.server.store.people import SEEN_EVERY_MS, SESSION_LIFE_MS
from pelagos.server.store.sqlite import FILE
from pelagos.server.store.statements import decompressed
from server.conftest import Client

Json = dict[str, Any]
SECRET = "correct horse battery"
OTHER = "a quite different one"


def sign_up(client: Client, name: str = "Anna") -> Json:
    answer = client.post("/api/account", json={"name": name, "password": SECRET})
    assert answer.status_code == 201, answer.text
    told: Json = answer.json()
    return told


def sign_in(client: Client, name: str = "Anna", password: str = SECRET) -> int:
    return client.post("/api/account/sign-in", json={"name": name, "password": password}).status_code


def farewell(client: Client, password: str = SECRET) -> Any:
    return client.request("DELETE", "/api/account", json={"password": password})


def toy_table(client: Client, **changes: Any) -> str:
    """A table of the toy where the visitor sits first."""
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    answer = client.post("/api/games", json={"title": "toy", "seats": 2, "chairs": chairs, **changes})
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["game"]
    return game


def code_of(answer: Any) -> str:
    return str(answer.json()["code"])


# coming in


def test_a_new_account_is_signed_in_by_a_cookie_that_no_script_can_read(client: Client) -> None:
    answer = client.post("/api/account", json={"name": "Anna", "password": SECRET})

    cookie = answer.headers["set-cookie"].lower()
    assert answer.json()["name"] == "Anna"
    assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/", "max-age=7776000"))
    assert "secure" not in cookie
    assert client.get("/api/account").json()["devices"][0]["here"]


@pytest.mark.parametrize("name", ["anna", "ANNA", "  Anna ", "Ａnna"])
def test_names_that_look_alike_are_one_name(client: Client, second: Client, name: str) -> None:
    sign_up(client)

    assert code_of(second.post("/api/account", json={"name": name, "password": SECRET})) == "name-taken"


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_passwords_have_eight_to_two_hundred_characters(client: Client, password: str) -> None:
    answer = client.post("/api/account", json={"name": "Anna", "password": password})

    assert (answer.status_code, code_of(answer)) == (400, "bad-request")
    assert password not in answer.text


def test_a_wrong_password_and_an_unknown_name_are_told_alike(client: Client, second: Client) -> None:
    sign_up(client)

    wrong = second.post("/api/account/sign-in", json={"name": "Anna", "password": OTHER})
    unknown = second.post("/api/account/sign-in", json={"name": "Berta", "password": OTHER})
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content)
    assert wrong.status_code == 401


def test_an_unknown_name_costs_a_hash_as_well(
    client: Client, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[tuple[str, bool]] = []

    def verified(password: str, kept: str) -> bool:
        tried.append((password, kept.startswith("$argon2id$")))
        return False

    monkeypatch.setattr(services.accounts._passwords, "_verified", verified)

    assert sign_in(client, "Nobody") == 401
    assert tried == [(SECRET, True)]


def test_signing_in_gives_a_new_session_and_ends_the_old_one(client: Client) -> None:
    sign_up(client)
    before = client.cookies["pelagos_session"]
    assert sign_in(client) == 200

    assert client.cookies["pelagos_session"] != before
    assert len(client.get("/api/account").json()["devices"]) == 1
    client.cookies.set("pelagos_session", before, domain="127.0.0.1.local")
    assert client.get("/api/account", headers={"cookie": f"pelagos_session={before}"}).status_code == 401


def test_signing_out_forgets_the_cookie_on_both_sides(client: Client) -> None:
    sign_up(client)
    session = client.cookies["pelagos_session"]

    assert client.post("/api/account/sign-out").status_code == 200
    assert "pelagos_session" not in client.cookies
    assert client.get("/api/account", headers={"cookie": f"pelagos_session={session}"}).status_code == 401


def test_a_password_hash_from_cheaper_days_is_made_anew(client: Client, services: Services) -> None:
    sign_up(client)
    weak = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1).hash(SECRET)
    services.people.set_password(1, weak)

    assert sign_in(client) == 200
    assert "t=1," in (services.people.by_name("Anna") or ("", "", ""))[2]


def test_a_session_lasts_ninety_days_and_its_use_is_noted_once_an_hour(client: Client, services: Services) -> None:
    sign_up(client)
    [row] = services.people.sessions(1)

    def seen() -> int:
        return int(services.people.sessions(1)[0].seen)

    assert services.people.of_session(row.hash, row.seen + SEEN_EVERY_MS) is not None
    assert seen() == row.seen
    assert services.people.of_session(row.hash, row.seen + SEEN_EVERY_MS + 1) is not None
    assert seen() == row.seen + SEEN_EVERY_MS + 1
    assert services.people.of_session(row.hash, seen() + SESSION_LIFE_MS) is None


# devices, passwords, settings


def test_another_password_signs_all_other_devices_out(client: Client, second: Client) -> None:
    sign_up(client)
    assert sign_in(second) == 200

    assert client.post("/api/account/password", json={"old": OTHER, "new": OTHER}).status_code == 401
    assert second.get("/api/account").status_code == 200
    assert client.post("/api/account/password", json={"old": SECRET, "new": OTHER}).status_code == 200
    assert client.get("/api/account").status_code == 200
    assert second.get("/api/account").status_code == 401
    assert (sign_in(second), sign_in(second, password=OTHER)) == (401, 200)


def test_another_password_withdraws_the_tokens_if_so_wished(client: Client, second: Client) -> None:
    """Who fears that somebody has been there is rid of them; others need not set up their programs anew."""
    sign_up(client)
    token = client.post("/api/account/tokens", json={"label": "bot"}).json()["token"]
    program = {"authorization": f"Bearer {token}"}

    assert client.post("/api/account/password", json={"old": SECRET, "new": OTHER}).status_code == 200
    assert second.get("/api/account", headers=program).status_code == 200
    body = {"old": OTHER, "new": SECRET, "revoke_tokens": True}
    assert client.post("/api/account/password", json=body).status_code == 200
    assert code_of(second.get("/api/account", headers=program)) == "unknown-token"
    assert client.get("/api/account/tokens").json() == []


def test_a_device_can_be_signed_out_from_another(client: Client, second: Client) -> None:
    sign_up(client)
    sign_in(second)
    [there] = [device for device in client.get("/api/account").json()["devices"] if not device["here"]]

    assert code_of(client.delete("/api/account/devices/0123456789abcdef")) == "no-such-device"
    assert client.delete(f"/api/account/devices/{there['id']}").status_code == 200
    assert second.get("/api/account").status_code == 401
    assert client.get("/api/account").status_code == 200


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", "Safari, iPhone"),
        ("curl/8", "?"),
    ],
)
def test_a_device_is_called_as_people_call_it(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_settings_are_kept(client: Client) -> None:
    sign_up(client)
    settings = {"dark": True, "speed": 2, "font": "large", "sound": None}

    assert client.post("/api/account/settings", json={"settings": settings}).json()["settings"] == settings
    assert client.get("/api/account").json()["settings"] == settings
    deep = {"settings": {"dark": {"deeply": ["nested"]}}}
    assert client.post("/api/account/settings", json=deep).status_code == 400


# tokens


def test_a_token_speaks_for_its_account_until_it_is_withdrawn(client: Client, second: Client) -> None:
    sign_up(client)
    made = client.post("/api/account/tokens", json={"label": "my bot"}).json()
    bearer = {"authorization": f"Bearer {made['token']}"}

    assert second.get("/api/account", headers=bearer).json()["name"] == "Anna"
    assert made["token"] not in client.get("/api/account/tokens").text
    assert client.delete(f"/api/account/tokens/{made['id']}").json() == []
    assert code_of(second.get("/api/account", headers=bearer)) == "unknown-token"


def test_a_token_may_not_change_the_account(client: Client, second: Client) -> None:
    sign_up(client)
    token = client.post("/api/account/tokens", json={"label": "bot"}).json()["token"]
    second.headers["authorization"] = f"Bearer {token}"

    for answer in (
        second.post("/api/account/tokens", json={"label": "another"}),
        second.post("/api/account/password", json={"old": SECRET, "new": OTHER}),
        second.post("/api/account/blocks", json={"name": "Berta"}),
        second.post("/api/account/settings", json={"settings": {}}),
        farewell(second),
    ):
        assert (answer.status_code, code_of(answer)) == (403, "only-signed-in")


def test_nobody_can_withdraw_the_tokens_of_others_or_all_at_once(client: Client, second: Client) -> None:
    sign_up(client)
    made = client.post("/api/account/tokens", json={"label": "bot"}).json()
    sign_up(second, "Berta")

    for name in (made["id"], "%", "", made["id"][:1]):
        assert second.delete(f"/api/account/tokens/{name}").status_code in (404, 405)
        assert name == made["id"] or client.delete(f"/api/account/tokens/{name}").status_code in (404, 405)
    assert len(client.get("/api/account/tokens").json()) == 1


def test_tokens_are_limited(client: Client) -> None:
    sign_up(client)
    made = [client.post("/api/account/tokens", json={"label": f"bot {i}"}) for i in range(MOST_TOKENS + 1)]

    assert [answer.status_code for answer in made] == [201] * MOST_TOKENS + [409]


# blocks


def test_whom_i_blocked_does_not_sit_down_at_my_table(client: Client, second: Client) -> None:
    sign_up(client)
    sign_up(second, "Berta")
    game = toy_table(client)
    sit = {"do": "sit", "seat": 1, "name": "Bertie"}

    assert client.post("/api/account/blocks", json={"name": "berta"}).json() == ["Berta"]
    assert code_of(second.post(f"/api/games/{game}/do", json=sit)) == "not-welcome"
    assert client.post("/api/account/blocks", json={"name": "Berta", "blocked": False}).json() == []
    assert second.post(f"/api/games/{game}/do", json=sit).status_code == 200


def test_whom_i_blocked_i_do_not_hear_under_any_name(client: Client, second: Client) -> None:
    sign_up(client)
    sign_up(second, "Berta")
    game = toy_table(client)
    second.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 1, "name": "Bertie"})
    second.post(f"/api/games/{game}/do", json={"do": "talk", "channel": "table", "text": "hello"})
    heard = client.get(f"/api/games/{game}/talk").json()["talk"]["table"]
    assert [line[3:] for line in heard] == [["Bertie", "hello"]]

    with client.websocket_connect("/api/live") as socket:
        socket.send_json({"watch": game})
        assert socket.receive_json()["seat"] == 0
        assert socket.receive_json()["talk"]["table"][0][4] == "hello"
        client.post("/api/account/blocks", json={"name": "Berta"})
        assert client.get(f"/api/games/{game}/talk").json()["talk"]["table"] == []
        second.post(f"/api/games/{game}/do", json={"do": "talk", "channel": "table", "text": "listen!"})
        socket.send_json({"ping": 1})
        assert socket.receive_json() == {"pong": 1}


def test_nobody_blocks_himself_or_somebody_who_is_not_there(client: Client) -> None:
    sign_up(client)

    for name in ("Anna", "Nobody"):
        assert code_of(client.post("/api/account/blocks", json={"name": name})) == "no-such-name"


# taking everything along


def test_the_export_has_everything_and_no_hash(client: Client, second: Client, services: Services) -> None:
    sign_up(client)
    sign_up(second, "Berta")
    game = toy_table(client)
    second.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 1, "name": "Berta"})
    client.post(f"/api/games/{game}/do", json={"do": "start"})
    client.post(f"/api/games/{game}/do", json={"do": "talk", "channel": "table", "text": "good luck"})
    second.post(f"/api/games/{game}/do", json={"do": "talk", "channel": "table", "text": "to you"})
    client.post("/api/account/tokens", json={"label": "my bot"})
    client.post("/api/account/blocks", json={"name": "Berta"})

    told = client.get("/api/account/export").json()

    [row] = services.people.sessions(1)
    assert (told["name"], told["blocks"], told["tokens"][0]["label"]) == ("Anna", ["Berta"], "my bot")
    [own] = told["games"]
    assert (own["game"], own["seat"], [text for _, text in own["said"]]) == (game, 0, ["good luck"])
    assert own["record"].startswith("pelagos 1")
    assert "secret" not in own["record"]
    assert row.hash not in json.dumps(told)
    assert "argon2" not in json.dumps(told)


# leaving no trace


def test_deleting_needs_the_password_again(client: Client) -> None:
    sign_up(client)

    assert farewell(client, OTHER).status_code == 401
    assert client.get("/api/account").status_code == 200
    assert farewell(client).status_code == 200
    assert client.get("/api/account").status_code == 401
    assert sign_in(client) == 401


def test_who_is_deleted_leaves_every_table_by_its_terms(client: Client, second: Client, services: Services) -> None:
    sign_up(client)
    sign_up(second, "Berta")
    waiting = toy_table(client)
    second.post(f"/api/games/{waiting}/do", json={"do": "sit", "seat": 1, "name": "Berta"})
    running = toy_table(client, terms={"leaver": "empty"})
    second.post(f"/api/games/{running}/do", json={"do": "sit", "seat": 1, "name": "Berta"})
    client.post(f"/api/games/{running}/do", json={"do": "start"})

    assert farewell(client).status_code == 200

    for game, phase in ((waiting, "waiting"), (running, "running")):
        card = second.get(f"/api/games/{game}").json()
        assert (card["phase"], card["chairs"][0]["kind"], card["chairs"][0]["name"]) == (phase, "empty", "")
        assert card["owner"] == 1
    assert services.games.all_of("u-1") == []


@pytest.mark.sqlite
def test_in_a_finished_game_the_name_is_replaced_everywhere(
    client: Client, second: Client, services: Services, config: Config
) -> None:
    name = "Annabella"
    sign_up(client, name)
    sign_up(second, "Berta")
    chairs = [{"kind": "me", "name": name}, {"kind": "open"}]
    game = toy_table(client, chairs=chairs, public=True)
    second.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 1, "name": "Berta"})
    client.post(f"/api/games/{game}/do", json={"do": "start"})
    client.post(f"/api/games/{game}/do", json={"do": "talk", "channel": "table", "text": "well played"})
    client.post(f"/api/games/{game}/do", json={"do": "propose", "kind": "end"})
    second.post(f"/api/games/{game}/do", json={"do": "vote", "agree": True})
    assert second.get(f"/api/games/{game}").json()["phase"] == "over"

    assert farewell(client).status_code == 200

    assert second.get(f"/api/games/{game}").json()["chairs"][0]["name"] == SOMEBODY
    assert [line[3] for line in second.get(f"/api/games/{game}/talk").json()["talk"]["table"]] == [SOMEBODY]
    services.tables.drop(game)
    assert name not in second.get(f"/api/games/{game}/state").text
    assert name not in second.get("/api/games?list=over").text
    services.games.close()
    services.engine.dispose()
    assert not kept_anywhere(config.data / FILE, name)


def kept_anywhere(path: Path, word: str) -> bool:
    """Does any row of the database still hold the word? Saves are compressed, so they are decompressed here."""
    with sqlite3.connect(path) as line:
        saves = [json.dumps(decompressed(save)) for (save,) in line.execute("select data from saves")]
        rows = [
            str(row)
            for table in ("games", "calls", "users", "players", "keys")
            for row in line.execute(f"select * from {table}")
        ]
    line.close()
    return any(word in text for text in [*saves, *rows])


def test_the_number_of_a_deleted_account_is_never_given_again(
    client: Client, second: Client, services: Services
) -> None:
    """Tables know people by number: the next one would inherit seats and tables."""
    sign_up(client)
    game = toy_table(client)
    farewell(client)
    sign_up(second, "Berta")

    assert (services.people.by_name("Berta") or (0,))[0] == 2
    assert second.get("/api/games?list=mine").json() == []
    assert code_of(second.post(f"/api/games/{game}/do", json={"do": "start"})) == "not-owner"


def test_a_socket_of_somebody_signed_out_is_closed(client: Client, second: Client) -> None:
    sign_up(client)
    sign_in(second)
    with second.websocket_connect("/api/live") as socket:
        client.post("/api/account/password", json={"old": SECRET, "new": OTHER})
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive()
    assert ended.value.code == 4001
