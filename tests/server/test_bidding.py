"""The ledger and the preview of standing orders, over the wire: who may ask, and what they are told."""

from __future__ import annotations

from typing import Any

import pytest

from server.conftest import Client


def opened(client: Client, title: str = "classic", seats: int = 3, **terms: Any) -> tuple[str, list[dict[str, str]]]:
    """A game of people on one device, and a header for each of their seats."""
    chairs = [{"kind": "me", "name": name} for name in ("Anna", "Bruno", "Chiara")[:seats]]
    asked = {"title": title, "seats": seats, "chairs": chairs, "start": True, **terms}
    table = client.post("/api/games", json=asked).json()
    return table["game"], [{"authorization": f"Seat {table['keys'][str(seat)]}"} for seat in range(seats)]


def asked_seat(client: Client, game: str, headers: list[dict[str, str]]) -> int:
    who: int = client.get(f"/api/games/{game}/state", headers=headers[0]).json()["whole"]["game"]["who"]
    return who


def do(client: Client, game: str, header: dict[str, str], phrase: str) -> None:
    at = client.get(f"/api/games/{game}/state", headers=header).json()["v"]
    reply = client.post(f"/api/games/{game}/do", json={"do": "say", "say": phrase, "at": at}, headers=header)
    assert reply.status_code == 200, reply.text


def test_a_running_game_has_a_ledger_for_players_and_who_looks_on(client: Client) -> None:
    game, headers = opened(client)
    seat = asked_seat(client, game, headers)
    do(client, game, headers[seat], "bid apollo")

    for header in (*headers, {}):
        ledger = client.get(f"/api/games/{game}/ledger", headers=header).json()["ledger"]
        assert ledger["hidden"]
        assert ledger["cycles"][-1]["offers"][0]["god"] == "apollo"
        assert all(purse["after"][0] == purse["after"][1] for purse in ledger["cycles"][-1]["purses"])


def test_a_game_without_purses_has_no_ledger(client: Client) -> None:
    game, headers = opened(client, "hellas", 2)

    assert client.get(f"/api/games/{game}/ledger", headers=headers[0]).json() == {"ledger": None}


def test_a_table_that_has_not_begun_has_no_ledger(client: Client) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    table = client.post("/api/games", json={"title": "classic", "seats": 2, "chairs": chairs}).json()
    reply = client.get(f"/api/games/{table['game']}/ledger")

    assert (reply.status_code, reply.json()["code"]) == (409, "not-started")


def test_who_may_not_look_on_is_told_no_ledger(client: Client) -> None:
    game, _ = opened(client, terms={"spectators": False})

    assert client.get(f"/api/games/{game}/ledger").json()["code"] == "no-spectators"


def preview(client: Client, game: str, header: dict[str, str], text: str) -> Any:
    return client.get(f"/api/games/{game}/order-preview", params={"text": text}, headers=header)


def test_an_order_tells_its_parts_and_what_it_would_say_now(client: Client) -> None:
    game, headers = opened(client)
    seat = asked_seat(client, game, headers)
    text = "ares up to 2, zeus up to 3, apollo; wake me if athena reaches 6; every cycle; always stand"
    told = preview(client, game, headers[seat], text).json()

    assert told["order"] == {
        "text": text,
        "plan": [{"god": "ares", "limit": 2}, {"god": "zeus", "limit": 3}, {"god": "apollo", "limit": 0}],
        "alarms": [{"god": "athena", "limit": 6}],
        "every": True,
        "passes": False,
        "stands": True,
    }
    assert told["asked"]
    assert told["says"].startswith("bid ")
    assert told["free"] == "apollo"
    assert "ares" in told["gods"]
    assert client.get(f"/api/games/{game}/state", headers=headers[seat]).json()["whole"]["own"]["order"] is None


def test_what_is_not_asked_is_not_answered(client: Client) -> None:
    game, headers = opened(client)
    other = (asked_seat(client, game, headers) + 1) % 3
    told = preview(client, game, headers[other], "apollo").json()

    assert (told["asked"], told["says"], told["wakes"]) == (False, None, None)


def test_the_words_of_a_plan_are_told_without_an_order(client: Client) -> None:
    game, headers = opened(client, "hellas", 2)
    told = preview(client, game, headers[0], " ").json()

    assert (told["gods"], told["free"], told["order"]) == ([], "", None)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("ares", "order-needs-limit"),
        ("hermes up to 3", "order-unknown-god"),
        ("ares up to 2; perhaps", "order-two-plans"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(client: Client, text: str, code: str) -> None:
    game, headers = opened(client)
    reply = preview(client, game, headers[0], text)

    assert reply.status_code == 400
    assert reply.json()["code"] == code
    assert reply.json()["says"]


def test_only_a_seat_may_try_an_order(client: Client) -> None:
    game, headers = opened(client)

    assert preview(client, game, {}, "apollo").status_code == 403
    assert preview(client, game, headers[0], "a" * 401).status_code == 400
