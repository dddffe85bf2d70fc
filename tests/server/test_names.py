"""A name at a table says who it is; and nobody floods the chat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pelagos.server.config import Config
from pelagos.table.validation import MOST_NAME
from server.conftest import LIMITS, Client, visiting

TABLE = {"title": "toy", "seats": 3, "chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


@pytest.fixture
def anna(client: Client) -> Client:
    """Somebody with an account of this name."""
    client.post("/api/account", json={"name": "Anna", "password": "correct horse battery"})
    return client


def do(visitor: Client, game: str, **command: Any) -> Any:
    return visitor.post(f"/api/games/{game}/do", json=command)


def code_of(answer: Any) -> str:
    return str(answer.json().get("code", answer.status_code))


def against_bots(name: str) -> dict[str, Any]:
    return {**TABLE, "chairs": [{"kind": "me", "name": name}, {"kind": "bot"}, {"kind": "bot"}], "start": True}


WORN = ("Anna", "anna", "ＡＮＮＡ", " An\u200bna ")


@pytest.mark.parametrize("name", WORN)
def test_a_guest_does_not_wear_the_name_of_an_account(anna: Client, second: Client, name: str) -> None:
    """A guest sat beside the account Anna as “Anna”, and a spectator spoke as “Anna”."""
    game = anna.post("/api/games", json=TABLE).json()["game"]

    assert code_of(do(second, game, do="sit", seat=1, name=name)) == "name-taken"
    assert code_of(do(second, game, do="talk", channel="spectators", text="hm", name=name)) == "name-taken"
    assert code_of(second.post("/api/games", json=against_bots(name))) == "name-taken"
    game = second.post("/api/games", json=against_bots("Bert")).json()["game"]
    assert code_of(do(second, game, do="ask_for_chair", seat=1, name=name)) == "name-taken"


def test_another_account_does_not_wear_it_either_but_its_owner_does_everywhere(anna: Client, second: Client) -> None:
    game = anna.post("/api/games", json=TABLE).json()["game"]
    assert anna.get(f"/api/games/{game}").json()["chairs"][0]["name"] == "Anna"
    second.post("/api/account", json={"name": "Berta", "password": "correct horse battery"})

    assert code_of(do(second, game, do="sit", seat=1, name="Anna")) == "name-taken"
    assert do(second, game, do="sit", seat=1).status_code == 200
    assert anna.get(f"/api/games/{game}").json()["chairs"][1]["name"] == "Berta"


def test_a_second_one_of_the_same_name_has_a_number(client: Client, second: Client) -> None:
    long = "x" * MOST_NAME
    chairs = [{"kind": "me", "name": "Bert"}, {"kind": "open"}, {"kind": "me", "name": long}]
    game = client.post("/api/games", json={**TABLE, "chairs": chairs}).json()["game"]
    do(second, game, do="sit", seat=1, name="BERT")
    names = [chair["name"] for chair in client.get(f"/api/games/{game}").json()["chairs"]]
    assert names == ["Bert", "BERT 2", long]

    assert do(client, game, do="talk", channel="spectators", text="hm", name=long).status_code == 200
    [line] = client.get(f"/api/games/{game}/talk").json()["talk"]["spectators"]
    assert line[3] == long[:-2] + " 2"


@pytest.mark.parametrize("limits", [{"chat": (0.001, 3.0)}, {"chat_address": (0.001, 3.0)}])
def test_a_flood_of_chat_is_refused_and_the_game_goes_on(config: Config, limits: Any) -> None:
    """One address could write 690 lines a second."""
    with visiting(replace(config, limits=replace(LIMITS, **limits))) as client:
        game = client.post("/api/games", json={**TABLE, "chairs": [{"kind": "me", "name": "A"}] * 3}).json()["game"]
        spoken = [do(client, game, do="talk", channel="spectators", text="hm", name="Eva") for _ in range(5)]
        with client.websocket_connect("/api/live") as socket:
            socket.send_json({"do": "talk", "channel": "spectators", "text": "hm", "name": "Eva", "game": game})
            refused = socket.receive_json()

        assert [answer.status_code for answer in spoken] == [200, 200, 200, 429, 429]
        assert spoken[-1].json()["wait"] > 0
        assert refused["error"] == "too-often"
        assert client.get(f"/api/games/{game}").status_code == 200
