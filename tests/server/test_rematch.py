"""After the game: the same people once more, if each of them will."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.server.moderation.acts import CONSOLE, Acts
from pelagos.server.services import Services
from server.conftest import Client
from server.moderating import in_loop

HELLAS = {"title": "hellas", "seats": 2, "start": True}
BOT = {"kind": "bot", "level": "uniform"}


def seat(key: str) -> dict[str, str]:
    return {"authorization": f"Seat {key}"}


class Finished:
    """A game that Anna and Bert, or Anna and a bot, have ended."""

    def __init__(self, client: Client, other: dict[str, str], **more: Any) -> None:
        self.client = client
        chairs = [{"kind": "me", "name": "Anna"}, other]
        opened = client.post("/api/games", json={**HELLAS, "chairs": chairs, **more}).json()
        self.game: str = opened["game"]
        self.keys: dict[str, str] = opened["keys"]
        self.do({"do": "propose", "kind": "end"}, self.keys["0"])
        if "1" in self.keys:
            self.do({"do": "vote", "agree": True}, self.keys["1"])

    def do(self, command: dict[str, Any], key: str, game: str = "") -> Any:
        return self.client.post(f"/api/games/{game or self.game}/do", json=command, headers=seat(key))

    def rematch(self, key: str, **wanted: Any) -> Any:
        headers = seat(key) if key else {}
        return self.client.post(f"/api/games/{self.game}/rematch", json=wanted, headers=headers)

    def card(self, game: str = "") -> Any:
        return self.client.get(f"/api/games/{game or self.game}").json()

    def state(self, key: str, game: str = "") -> Any:
        return self.client.get(f"/api/games/{game or self.game}/state", headers=seat(key)).json()["whole"]


@pytest.fixture
def two(client: Client) -> Finished:
    return Finished(client, {"kind": "me", "name": "Bert"})


def test_each_must_accept_and_the_last_starts_the_game(two: Finished) -> None:
    offered = two.rematch(two.keys["0"]).json()
    waiting = two.card(offered["game"])
    assert (waiting["phase"], [chair["kind"] for chair in waiting["chairs"]]) == ("waiting", ["person", "empty"])
    assert two.state(two.keys["1"])["table"]["rematch"] == {
        "game": offered["game"],
        "by": 0,
        "rotated": False,
        "commit": offered["commit"],
        "declined": [],
    }

    accepted = two.rematch(two.keys["1"], nonce="abcd").json()
    assert accepted["game"] == offered["game"]
    assert (accepted["seat"], accepted["started"]) == (1, True)
    card = two.card(offered["game"])
    assert [chair["name"] for chair in card["chairs"]] == ["Anna", "Bert"]
    assert card["phase"] == "running"
    assert two.state(accepted["key"], offered["game"])["table"]["seal"]["nonces"] == ["00", "abcd"]


def test_the_dice_are_new_and_the_setup_is_the_same(client: Client) -> None:
    game = Finished(client, BOT, options={"max_turns": "none"}, terms={"level": "settler"})
    offered = game.rematch(game.keys["0"]).json()
    old, new = game.card(), game.card(offered["game"])

    assert {key: old[key] for key in ("title", "seats", "board", "options", "terms")} == {
        key: new[key] for key in ("title", "seats", "board", "options", "terms")
    }
    assert offered["commit"] != game.state(game.keys["0"])["table"]["seal"]["commit"]


def test_a_bot_accepts_and_whoever_offers_starts_after_their_share_of_the_dice(client: Client) -> None:
    game = Finished(client, BOT)
    offered = game.rematch(game.keys["0"]).json()
    assert (offered["full"], offered["started"]) == (True, False)
    assert game.do({"do": "nonce", "nonce": "0102"}, offered["key"], offered["game"]).status_code == 200
    assert game.do({"do": "start"}, offered["key"], offered["game"]).status_code == 200

    card = game.card(offered["game"])
    assert (card["phase"], card["chairs"][1]["level"]) == ("running", "uniform")


def test_everybody_sits_one_chair_further_if_so_wished(two: Finished) -> None:
    offered = two.rematch(two.keys["0"], rotated=True).json()
    two.rematch(two.keys["1"])

    assert offered["seat"] == 1
    assert [chair["name"] for chair in two.card(offered["game"])["chairs"]] == ["Bert", "Anna"]


def test_of_two_who_offer_at_once_the_second_accepts(two: Finished) -> None:
    first, second = two.rematch(two.keys["0"]).json(), two.rematch(two.keys["1"], rotated=True).json()

    assert second["game"] == first["game"]
    assert second["started"]


def test_who_accepts_twice_sits_once(client: Client) -> None:
    """Somebody with an account; a guest has a new key with every game, and the seat is taken then."""
    client.post("/api/account", json={"name": "Clio", "password": "correct horse battery"})
    opened = client.post("/api/games", json={**HELLAS, "chairs": [{"kind": "me", "name": ""}, BOT]}).json()
    client.post(f"/api/games/{opened['game']}/do", json={"do": "propose", "kind": "end"})
    first = client.post(f"/api/games/{opened['game']}/rematch", json={}).json()
    second = client.post(f"/api/games/{opened['game']}/rematch", json={}).json()

    assert (second["game"], second["seat"]) == (first["game"], 0)


def test_a_guest_cannot_sit_twice(two: Finished) -> None:
    two.rematch(two.keys["0"])
    assert two.rematch(two.keys["0"]).json()["code"] == "seat-taken"


def test_a_stranger_with_the_link_does_not_get_a_seat_that_is_kept(two: Finished) -> None:
    offered = two.rematch(two.keys["0"]).json()
    sat = two.client.post(f"/api/games/{offered['game']}/do", json={"do": "sit", "seat": 1, "name": "Eva"})
    assert (sat.status_code, sat.json()["code"]) == (409, "seat-kept")

    assert two.do({"do": "seat_bot", "seat": 1, "level": "novice"}, offered["key"], offered["game"]).status_code == 200
    assert two.rematch(two.keys["1"]).json()["code"] == "seat-taken"


def test_who_declines_is_told_of(two: Finished) -> None:
    two.rematch(two.keys["0"])
    assert two.rematch(two.keys["1"], accept=False).status_code == 200
    assert two.state(two.keys["0"])["table"]["rematch"]["declined"] == [1]
    assert two.rematch(two.keys["1"], accept=False).json()["code"] == "no-rematch"


def test_who_resigned_is_among_them(client: Client) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, BOT]
    opened = client.post("/api/games", json={**HELLAS, "chairs": chairs}).json()
    key = opened["keys"]["0"]
    client.post(f"/api/games/{opened['game']}/do", json={"do": "resign"}, headers=seat(key))
    answer = client.post(f"/api/games/{opened['game']}/rematch", json={"name": "Anna"}, headers=seat(key))

    assert answer.status_code == 200
    assert client.get(f"/api/games/{answer.json()['game']}").json()["chairs"][0]["name"] == "Anna"


def test_nobody_else_and_not_before_the_end(client: Client, two: Finished) -> None:
    assert two.rematch("").status_code == 403
    running = client.post("/api/games", json={**HELLAS, "chairs": [{"kind": "me", "name": "Anna"}, BOT]}).json()
    key = running["keys"]["0"]
    early = client.post(f"/api/games/{running['game']}/rematch", json={}, headers=seat(key))
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    assert two.rematch(key).json()["code"] == "key-of-another-table"
    assert two.rematch(two.keys["0"], accept=False).json()["code"] == "no-rematch"


@pytest.mark.parametrize(
    "body", [{"rotated": "yes"}, {"accept": "maybe"}, {"nonce": "zz"}, {"seat": 1}, [], {"name": "x" * 99}]
)
def test_bad_input(two: Finished, body: Any) -> None:
    answer = two.client.post(f"/api/games/{two.game}/rematch", json=body, headers=seat(two.keys["0"]))
    assert answer.status_code == 400
    assert two.state(two.keys["0"])["table"]["rematch"] is None


def test_an_offer_whose_table_is_gone_is_made_anew(two: Finished, services: Services) -> None:
    first = two.rematch(two.keys["0"]).json()
    acts = Acts(services.moderation, services.people)
    in_loop(two.client, lambda: acts.remove_table(CONSOLE, first["game"], "test"))
    services.tables.drop(first["game"])
    second = two.rematch(two.keys["1"]).json()

    assert second["game"] != first["game"]


def test_an_offer_outlives_a_restart(two: Finished, services: Services) -> None:
    offered = two.rematch(two.keys["0"]).json()
    for game in (two.game, offered["game"]):
        services.tables.drop(game)

    assert two.rematch(two.keys["1"]).json()["started"]
