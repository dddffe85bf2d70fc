"""Pauses and practice tables, as clients meet them."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.server.jobs import BOT, CLOCK, NOTICE
from pelagos.server.services import Services
from server.conftest import Client

HELLAS = {"title": "hellas", "seats": 2, "start": True}
LIVE = {"pace": {"kind": "live", "main": 60_000, "step": 5_000}}
PRACTICE = {"newcomers": "nobody", "practice": True}
BOTS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"}]
TWO = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bert"}]


def seat(key: str) -> dict[str, str]:
    return {"authorization": f"Seat {key}"}


def opened(client: Client, **more: Any) -> Any:
    return client.post("/api/games", json={**HELLAS, **more}).json()


def do(client: Client, table: Any, who: str, **command: Any) -> Any:
    return client.post(f"/api/games/{table['game']}/do", json=command, headers=seat(table["keys"][who]))


def state(client: Client, table: Any, who: str = "0") -> Any:
    return client.get(f"/api/games/{table['game']}/state", headers=seat(table["keys"][who])).json()


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_paused_game_waits_for_nobody(client: Client, services: Services) -> None:
    table = opened(client, chairs=TWO, terms=LIVE, public=True)
    live = services.tables.live(table["game"])
    assert CLOCK in [job.kind for job in live.jobs]
    do(client, table, "0", do="propose", kind="pause")
    assert client.get(f"/api/games/{table['game']}").json().get("paused") is None
    do(client, table, "1", do="vote", agree=True)

    card = client.get(f"/api/games/{table['game']}", headers=seat(table["keys"]["0"])).json()
    assert (card["paused"], card["asked"], card["waiting"], card["deadline"]) == (True, None, False, None)
    assert not {CLOCK, BOT, NOTICE} & {job.kind for job in live.jobs}
    listed = client.get("/api/games?list=running").json()
    assert [one["paused"] for one in listed if one["game"] == table["game"]] == [True]


def test_any_player_goes_on_and_the_clock_has_lost_nothing(client: Client, services: Services) -> None:
    table = opened(client, chairs=TWO, terms=LIVE)
    live = services.tables.live(table["game"])
    do(client, table, "0", do="propose", kind="pause")
    do(client, table, "1", do="vote", agree=True)
    assert code(do(client, table, "0", do="say", say="declare burst", at=0))[1] == "paused"
    assert do(client, table, "1", do="resume").status_code == 200

    assert CLOCK in [job.kind for job in live.jobs]
    assert code(do(client, table, "1", do="resume")) == (409, "not-paused")
    assert state(client, table)["whole"]["table"]["paused"] is None


def test_a_pause_is_there_after_a_restart(client: Client, services: Services) -> None:
    table = opened(client, chairs=BOTS)
    do(client, table, "0", do="propose", kind="pause")
    services.tables.drop(table["game"])

    assert state(client, table)["whole"]["table"]["paused"] > 0


def test_onlookers_neither_pause_nor_go_on(client: Client) -> None:
    table = opened(client, chairs=BOTS)
    for command in ({"do": "propose", "kind": "pause"}, {"do": "resume"}, {"do": "go_back", "to": 0, "at": 1}):
        answer = client.post(f"/api/games/{table['game']}/do", json=command)
        assert code(answer) == (403, "not-seated")


def test_at_a_practice_table_one_goes_back_and_all_who_look_on_see_it(client: Client) -> None:
    table = opened(client, chairs=BOTS, terms=PRACTICE)
    told = state(client, table)
    assert told["whole"]["table"]["terms"]["practice"] is True
    answers = told["whole"]["table"]["answers"]
    first = told["whole"]["game"]["options"][0]
    do(client, table, "0", do="say", say=first, at=told["v"])
    told = state(client, table)
    assert told["whole"]["table"]["answers"] > answers
    assert do(client, table, "0", do="go_back", to=answers, at=told["v"]).status_code == 200

    again = state(client, table)["whole"]
    assert again["table"]["answers"] == answers
    assert first in again["game"]["options"]
    record = client.get(f"/api/games/{table['game']}/record", headers=seat(table["keys"]["0"])).text
    assert "# practice" in record
    assert f"back {answers}" in record


@pytest.mark.parametrize("terms", [{}, {"newcomers": "nobody"}])
def test_elsewhere_one_does_not(client: Client, terms: dict[str, Any]) -> None:
    table = opened(client, chairs=BOTS, terms=terms)
    assert code(do(client, table, "0", do="go_back", to=0, at=table["v"])) == (409, "not-practice")


def test_a_practice_table_is_for_one_and_in_no_list(client: Client) -> None:
    wanted = {**HELLAS, "terms": PRACTICE}
    assert code(client.post("/api/games", json={**wanted, "chairs": TWO})) == (409, "practice-is-alone")
    assert code(client.post("/api/games", json={**wanted, "chairs": BOTS, "public": True})) == (
        400,
        "practice-is-unlisted",
    )
    clocked = {**wanted, "chairs": BOTS, "terms": {**PRACTICE, **LIVE}}
    assert client.post("/api/games", json=clocked).json()["code"] == "practice-terms"


@pytest.mark.parametrize("to", [-1, 2**40, "1", None, 5000])
def test_bad_moments(client: Client, to: Any) -> None:
    table = opened(client, chairs=BOTS, terms=PRACTICE)
    before = state(client, table)
    answer = do(client, table, "0", do="go_back", to=to, at=before["v"])

    assert answer.status_code in (400, 409)
    assert state(client, table)["whole"] == before["whole"]
