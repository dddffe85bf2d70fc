"""Guests become accounts without losing a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from pelagos.server.errors import StoreFailed
from pelagos.server.services import Services
from server.conftest import Client, on_server, quick, visiting, without_people

Json = dict[str, Any]
SECRET = "correct horse battery"
BY_POST = {"pace": {"kind": "post", "main": 86_400_000, "step": 86_400_000}}
CHAIRS = [{"kind": "me", "name": "Eva"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with visiting(quick(tmp_path_factory.mktemp("data"))) as visitor:
        yield visitor


@pytest.fixture
def client(shared: Client) -> Iterator[Client]:
    yield from without_people(shared)


def table_of(client: Client, **changes: Any) -> tuple[str, dict[str, str]]:
    opened = client.post("/api/games", json={"title": "toy", "seats": 2, "chairs": CHAIRS, **changes}).json()
    return opened["game"], opened["keys"]


def sign_up(client: Client, name: str = "Eva Maria") -> None:
    assert client.post("/api/account", json={"name": name, "password": SECRET}).status_code == 201


def adopt(client: Client, **games: list[str]) -> Any:
    return client.post("/api/account/adopt", json={"games": games})


def by_key(key: str) -> Json:
    return {"authorization": f"Seat {key}"}


def do(client: Client, game: str, key: str = "", **command: Any) -> Any:
    return client.post(f"/api/games/{game}/do", json=command, headers=by_key(key) if key else {})


def code_of(answer: Any) -> str:
    return str(answer.json()["code"])


def test_a_running_game_by_post_goes_on_under_the_account(client: Client, second: Client) -> None:
    game, keys = table_of(client, terms=BY_POST)
    other = do(second, game, do="sit", seat=1, name="Ugo").json()["key"]
    do(client, game, keys["0"], do="start")
    do(client, game, keys["0"], do="talk", channel="table", text="hello")
    before = client.get(f"/api/games/{game}/state", headers=by_key(keys["0"])).json()["whole"]
    sign_up(client)

    assert adopt(client, **{game: [keys["0"]]}).json() == [{"game": game, "key": keys["0"]}]
    after = client.get(f"/api/games/{game}/state").json()
    assert (after["seat"], after["whole"]["game"]["fields"]) == (0, before["game"]["fields"])
    assert [(chair["name"], chair["guest"]) for chair in after["whole"]["table"]["chairs"]] == [
        ("Eva Maria", False),
        ("Ugo", True),
    ]
    assert after["whole"]["table"]["owner"] == 0
    talk = second.get(f"/api/games/{game}/talk", headers=by_key(other)).json()
    assert (talk["talk"]["table"][0][3], talk["guests"]) == ("Eva Maria", {})
    assert [card["game"] for card in client.get("/api/games?list=mine").json()] == [game]
    asked = client if after["whole"]["game"]["options"] else second
    options = (after if asked is client else second.get(f"/api/games/{game}/state", headers=by_key(other)).json())[
        "whole"
    ]
    say = {"do": "say", "say": options["game"]["options"][0], "at": after["v"]}
    assert do(asked, game, "" if asked is client else other, **say).status_code == 200


def _listen_on(line: Any) -> None:
    while True:
        line.receive_json()


def test_the_key_opens_nothing_any_more(client: Client, second: Client, services: Services) -> None:
    """Somebody else may have it: it stood in a link."""
    game, keys = table_of(client)
    with second.websocket_connect("/api/live") as line:
        line.send_json({"watch": game, "auth": keys["0"]})
        assert line.receive_json()["seat"] == 0
        sign_up(client)
        adopt(client, **{game: [keys["0"]]})
        with pytest.raises(WebSocketDisconnect) as closed:
            _listen_on(line)
    assert closed.value.code == 4001
    assert code_of(second.get(f"/api/games/{game}/state", headers=by_key(keys["0"]))) == "unknown-key"
    assert code_of(do(second, game, keys["0"], do="rise")) == "unknown-key"
    assert client.get(f"/api/games/{game}/state").json()["seat"] == 0


def test_one_seat_of_several_on_a_device_is_the_accounts_and_the_others_keep_their_keys(client: Client) -> None:
    chairs = [{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Ugo"}]
    game, keys = table_of(client, chairs=chairs, start=True)
    sign_up(client)

    assert adopt(client, **{game: [keys["1"], keys["0"]]}).json() == [{"game": game, "key": keys["0"]}]
    assert client.get(f"/api/games/{game}/state", headers=by_key(keys["1"])).json()["seat"] == 1
    assert client.get(f"/api/games/{game}/state").json()["seat"] == 0
    assert code_of_first(adopt(client, **{game: [keys["1"]]})) == "already-seated"


def code_of_first(answer: Any) -> str:
    assert answer.status_code == 200
    return str(answer.json()[0]["code"])


def test_what_cannot_be_taken_along_stays_and_the_rest_goes(client: Client, second: Client) -> None:
    """Unknown keys, tables that are gone, another's account, a table whose owner has blocked them."""
    game, keys = table_of(client)
    sign_up(second, "Ugo")
    theirs = second.post("/api/games", json={"title": "toy", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]})
    there = theirs.json()["game"]
    key = do(client, there, do="sit", seat=1, name="Eva").json()["key"]
    sign_up(client)
    second.post("/api/account/blocks", json={"name": "Eva Maria"})

    told = adopt(client, **{game: ["wrong", keys["0"]], there: [key], "zzzz": ["x"]}).json()
    assert [(one["game"], one.get("code")) for one in told] == [
        (game, None),
        (there, "not-welcome"),
        ("zzzz", "no-such-table"),
    ]
    assert all(one["says"] for one in told if "code" in one)
    assert client.get(f"/api/games/{there}/state", headers=by_key(key)).json()["seat"] == 1
    assert code_of_first(adopt(client, **{there: ["wrong"]})) == "no-guest-here"
    assert code_of_first(adopt(client, **{there: [keys["0"]]})) == "no-guest-here"


def test_an_owner_who_sits_nowhere_goes_along(client: Client) -> None:
    game, keys = table_of(client)
    do(client, game, keys["0"], do="rise")
    sign_up(client)

    assert "key" in adopt(client, **{game: [keys["0"]]}).json()[0]
    assert do(client, game, do="seat_bot", seat=1, level="uniform").status_code == 200


def test_a_guest_of_that_name_makes_room(client: Client, second: Client) -> None:
    game, keys = table_of(client)
    do(second, game, do="sit", seat=1, name="Zoe")
    sign_up(client, "Zoe")

    adopt(client, **{game: [keys["0"]]})
    assert [chair["name"] for chair in client.get(f"/api/games/{game}").json()["chairs"]] == ["Zoe", "Zoe 2"]


def test_contacts_go_along(client: Client, services: Services) -> None:
    game, keys = table_of(client)
    [(_, guest)] = services.games.players(game)
    contact, token = on_server(client, services.contacts.add, guest, "mail", "eva@example.org", "en", 1)
    on_server(client, services.contacts.confirm, token, 2)
    sign_up(client)
    adopt(client, **{game: [keys["0"]]})

    assert [(one.id, one.address) for one in services.contacts.confirmed("u-1")] == [(contact.id, "eva@example.org")]
    assert services.contacts.of_player(guest) == []


def test_a_full_disk_changes_nothing(client: Client, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    game, keys = table_of(client)
    sign_up(client)

    def full(*_: Any) -> None:
        raise StoreFailed("store-failed", reason="full")

    with monkeypatch.context() as patched:
        patched.setattr(services.games, "write", full)
        assert code_of_first(adopt(client, **{game: [keys["0"]]})) == "store-failed"
    assert client.get(f"/api/games/{game}/state", headers=by_key(keys["0"])).json()["seat"] == 0
    chair = client.get(f"/api/games/{game}").json()["chairs"][0]
    assert (chair["name"], chair["guest"]) == ("Eva", True)
    assert "key" in adopt(client, **{game: [keys["0"]]}).json()[0]


def test_it_takes_an_account_and_our_own_page(client: Client, second: Client) -> None:
    game, keys = table_of(client)

    assert code_of(adopt(client, **{game: [keys["0"]]})) == "needs-account"
    sign_up(client)
    token = client.post("/api/account/tokens", json={"label": "bot"}).json()["token"]
    body = {"games": {game: [keys["0"]]}}
    by_token = second.post("/api/account/adopt", json=body, headers={"authorization": f"Bearer {token}"})
    assert code_of(by_token) == "only-signed-in"
    assert adopt(client, **{game: ["x"] * 17}).status_code == 400
    assert adopt(client, **{f"g{number}": ["x"] for number in range(51)}).status_code == 400


def test_deleting_the_account_leaves_no_trace_of_the_guest(client: Client, services: Services) -> None:
    game, keys = table_of(client, start=False)
    [(_, guest)] = services.games.players(game)
    sign_up(client)
    adopt(client, **{game: [keys["0"]]})
    assert client.get("/api/account/export").json()["games"][0]["game"] == game

    client.request("DELETE", "/api/account", json={"password": SECRET})
    stored = services.games.load(game)
    assert guest not in str(stored)
    assert "Eva" not in str(stored)
