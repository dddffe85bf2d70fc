"""A stranger at a running game: sees nothing of a seat before they are let in, and can be sent away."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.server.services import Services
from server.conftest import Client

BOTS = {"title": "hellas", "seats": 2, "start": True, "public": True}
CHAIRS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "settler"}]


def seat(key: str) -> dict[str, str]:
    return {"authorization": f"Seat {key}"}


def code_of(answer: Any) -> str:
    return str(answer.json()["code"])


class Table:
    """Anna, who owns the table, and a bot; and those who come by."""

    def __init__(self, client: Client, **terms: Any) -> None:
        self.client = client
        opened = client.post("/api/games", json={**BOTS, "chairs": CHAIRS, "terms": terms}).json()
        self.game: str = opened["game"]
        self.owner: str = opened["keys"]["0"]

    def do(self, command: dict[str, Any], key: str = "") -> Any:
        return self.client.post(f"/api/games/{self.game}/do", json=command, headers=seat(key) if key else {})

    def seat_of(self, key: str) -> int | None:
        found: int | None = self.state(key)["seat"]
        return found

    def state(self, key: str) -> Any:
        return self.client.get(f"/api/games/{self.game}/state", headers=seat(key)).json()


@pytest.mark.parametrize("command", ["ask_for_chair", "replace"])
def test_a_stranger_does_not_see_the_hand_of_a_bot_until_the_owner_lets_them_sit(client: Client, command: str) -> None:
    """Whoever sent `replace` had the chair of a bot at once: its hand, and with `leave` no trace of the visit."""
    table = Table(client)
    asked = table.do({"do": command, "seat": 1, "name": "Eva"})
    key = asked.json()["key"]

    assert table.seat_of(key) is None
    assert table.state(key)["whole"]["own"] is None
    assert code_of(table.do({"do": "leave"}, key)) == "not-seated"
    assert code_of(table.do({"do": "admit", "number": 1}, key)) == "not-owner"
    assert table.do({"do": "admit", "number": 1}, table.owner).status_code == 200
    assert table.seat_of(key) == 1


def test_the_owner_removes_an_intruder_and_the_bot_is_as_good_as_before(client: Client) -> None:
    """The owner got 409 from `clear`, `seat_bot` and `stand_in`, and to end the game took the intruder's vote."""
    table = Table(client, newcomers="anyone", level="novice")
    key = table.do({"do": "ask_for_chair", "seat": 1, "name": "Eva"}).json()["key"]
    assert table.seat_of(key) == 1
    assert table.do({"do": "remove", "seat": 1}, table.owner).status_code == 200

    assert table.seat_of(key) is None
    chair = client.get(f"/api/games/{table.game}").json()["chairs"][1]
    assert (chair["kind"], chair["level"], chair["name"]) == ("bot", "settler", "")


def test_who_left_comes_back_to_their_seat_and_is_told_so(client: Client, services: Services) -> None:
    """`come_back` answered 403: whoever had left was a stranger."""
    table = Table(client)
    assert client.get(f"/api/games/{table.game}", headers=seat(table.owner)).json()["return_to"] is None
    assert table.do({"do": "leave"}, table.owner).status_code == 200
    services.tables.drop(table.game)
    card = client.get(f"/api/games/{table.game}", headers=seat(table.owner)).json()
    assert (card["return_to"], card["you"]) == (0, [])
    assert client.get(f"/api/games/{table.game}").json()["return_to"] is None
    former = [{"name": "Anna", "why": "left", "guest": True, "answers": card["chairs"][0]["former"][0]["answers"]}]
    assert card["chairs"][0]["former"] == former
    assert code_of(table.do({"do": "come_back"})) == "not-seated"
    assert table.do({"do": "come_back"}, table.owner).status_code == 200

    assert table.seat_of(table.owner) == 0
    assert client.get(f"/api/games/{table.game}").json()["chairs"][0]["name"] == "Anna"


def test_a_command_that_is_sent_twice_under_one_id_is_done_once(client: Client) -> None:
    """A line of chat stood there twice when the connection broke before the answer came."""
    table = Table(client)
    talk = {"do": "talk", "channel": "table", "text": "hello", "id": "c-1"}
    first, again = table.do(talk, table.owner), table.do(talk, table.owner)
    assert (first.status_code, again.json()) == (200, first.json())
    # Another command under the same id, or the same of somebody else, is another one.
    table.do({**talk, "text": "world"}, table.owner)
    lines = client.get(f"/api/games/{table.game}/talk", headers=seat(table.owner)).json()["talk"]["table"]

    assert [line[4] for line in lines] == ["hello", "world"]


def test_a_line_of_somebody_who_looks_on_without_an_account_is_said_once_too(client: Client) -> None:
    """On a slow line a page says again what was not answered."""
    table = Table(client)
    talk = {"do": "talk", "channel": "spectators", "text": "hello", "name": "Zoe", "id": "c-1"}
    first, again = table.do(talk), table.do(talk)
    assert (first.status_code, again.json()) == (200, first.json())
    # Whoever has no name for the server is told from others by the id alone, which pages draw by lot.
    table.do({**talk, "id": "d-1"})
    lines = client.get(f"/api/games/{table.game}/talk").json()["talk"]["spectators"]

    assert [line[4] for line in lines] == ["hello", "hello"]


def test_nobody_wears_the_name_of_somebody_who_gave_the_seat_up(client: Client) -> None:
    table = Table(client, newcomers="anyone")
    table.do({"do": "leave"}, table.owner)
    table.do({"do": "ask_for_chair", "seat": 1, "name": "Anna"})

    assert client.get(f"/api/games/{table.game}").json()["chairs"][1]["name"] == "Anna 2"


RESIGNED = [
    ("classic", 3, {}),
    ("hellas", 2, {}),
    ("legendary", 2, {}),
    ("legendary", 3, {}),
    ("legendary", 4, {"mode": "team4"}),
]


@pytest.mark.parametrize(("title", "seats", "options"), RESIGNED)
def test_the_report_of_a_resigned_game_tells_who_resigned_and_who_is_before_them(
    client: Client, title: str, seats: int, options: dict[str, str]
) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "novice"}] * (seats - 1)]
    wanted = {"title": title, "seats": seats, "options": options, "chairs": chairs, "start": True}
    opened = client.post("/api/games", json=wanted).json()
    key = opened["keys"]["0"]
    assert client.post(f"/api/games/{opened['game']}/do", json={"do": "resign"}, headers=seat(key)).status_code == 200
    told = client.get(f"/api/games/{opened['game']}/report").json()

    assert (told["how"], told["places"][0] > 1, told["seats"][0] in told["winners"]) == ("deserted", True, False)
    [holder] = told["chairs"][0]["former"]
    assert (holder["name"], holder["why"], told["chairs"][0]["lost"]) == ("Anna", "resigned", "resigned")
    assert code_of(client.post(f"/api/games/{opened['game']}/do", json={"do": "come_back"}, headers=seat(key))) in (
        "not-seated",
        "game-over",
    )


def test_who_asks_hears_over_the_socket_that_they_sit(client: Client) -> None:
    table = Table(client)
    key = table.do({"do": "ask_for_chair", "seat": 1, "name": "Eva"}).json()["key"]
    with client.websocket_connect("/api/live") as socket:
        socket.send_json({"watch": table.game, "auth": key})
        assert socket.receive_json()["seat"] is None
        table.do({"do": "admit", "number": 1}, table.owner)
        while (told := socket.receive_json())["seat"] is None:
            assert told["seat"] is None
        assert told["whole"]["own"] is not None


def test_an_account_that_asks_is_not_listed_as_a_player_and_is_forgotten_with_its_account(
    client: Client, services: Services
) -> None:
    table = Table(client)
    password = {"password": "correct horse battery"}
    client.post("/api/account", json={"name": "Eva", **password})
    assert table.do({"do": "ask_for_chair", "seat": 1}).json() == {"v": services.tables.live(table.game).table.version}
    assert client.get("/api/games?list=mine").json() == []
    assert client.request("DELETE", "/api/account", json=password).status_code == 200

    assert services.tables.live(table.game).table.seat_requests == []


def test_requests_survive_a_restart(client: Client, services: Services) -> None:
    table = Table(client)
    key = table.do({"do": "ask_for_chair", "seat": 1, "name": "Eva"}).json()["key"]
    services.tables.drop(table.game)
    table.do({"do": "admit", "number": 1}, table.owner)
    services.tables.drop(table.game)

    assert table.seat_of(key) == 1
