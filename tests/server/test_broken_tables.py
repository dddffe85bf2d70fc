"""A table that this version cannot open: its players and whoever looks after the server are told; nothing is lost."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from cli.support import pelagos
from pelagos.games import TITLES
from pelagos.server.config import Config
from pelagos.server.routes import ops
from pelagos.server.services import Services
from pelagos.server.store.reader import opened_for_reading
from pelagos.server.store.sqlite import FILE
from pelagos.server.store.statements import compressed
from pelagos.table.deltas import folded
from server.conftest import Client, visiting
from server.test_accounts import SECRET, sign_up

RUNNING = {"title": "hellas", "seats": 2, "public": True, "start": True}
PERSONS = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Berta"}]


def opened(client: Client) -> Any:
    answer = client.post("/api/games", json={**RUNNING, "chairs": PERSONS})
    assert answer.status_code == 201, answer.text
    return answer.json()


def rewritten(config: Config, game: str, old: str, new: str) -> None:
    """What a version does that forgot an alias: a task of the save has a name that nobody knows."""
    with opened_for_reading(config.data) as reader:
        [stored] = [table for name, table in reader.tables() if name == game]
    save = folded(stored.save, stored.deltas)
    agenda = save["game"]["position"]["agenda"]
    assert old in [task[0] for task in agenda]
    save["game"]["position"]["agenda"] = [[new if task[0] == old else task[0], task[1]] for task in agenda]
    with closing(sqlite3.connect(config.data / FILE)) as line, line:
        number = stored.number - len(stored.calls)
        line.execute("update saves set data = ?, number = ? where game = ?", (compressed(save), number, game))
        line.execute("delete from calls where game = ? and number <= ?", (game, number))


def spoilt(client: Client, services: Services, config: Config, game: str) -> None:
    services.tables.drop(game)
    rewritten(config, game, "Declare", "Vanished")


def mended(config: Config, game: str) -> None:
    rewritten(config, game, "Vanished", "Declare")


@pytest.fixture
def told(client: Client) -> Any:
    """A game that was begun, and stands at its first choice."""
    told = opened(client)
    for _ in range(40):
        for key in told["keys"].values():
            seat = {"authorization": f"Seat {key}"}
            state = client.get(f"/api/games/{told['game']}/state", headers=seat).json()
            if state["whole"]["game"]["agenda"][0][0] == "Declare":
                return told
            options = state["whole"]["game"]["options"]
            if options:
                say = {"do": "say", "say": options[0], "at": state["v"], "id": ""}
                assert client.post(f"/api/games/{told['game']}/do", json=say, headers=seat).status_code == 200
    raise AssertionError("no choice came")


@pytest.mark.sqlite
def test_players_are_told_and_other_tables_go_on(
    client: Client, services: Services, config: Config, told: Any, caplog: pytest.LogCaptureFixture
) -> None:
    game, key = told["game"], told["keys"]["0"]
    other = opened(client)["game"]
    spoilt(client, services, config, game)
    with caplog.at_level(logging.ERROR, "pelagos"):
        answers = [client.get(f"/api/games/{game}/state") for _ in range(3)]
        said = client.post(
            f"/api/games/{game}/do",
            json={"do": "say", "say": "declare burst", "at": 1, "id": ""},
            headers={"authorization": f"Seat {key}"},
        )

    assert {(answer.status_code, answer.json()["code"]) for answer in [*answers, said]} == {(503, "table-broken")}
    assert "Nothing of it is lost" in answers[0].json()["says"]
    lines = [record for record in caplog.records if record.msg == "table cannot be opened"]
    assert [(line.__dict__["game"], line.__dict__["code"]) for line in lines] == [(game, "unknown-task")]
    assert client.get(f"/api/games/{other}/state").status_code == 200

    listed = {card["game"]: card for card in client.get("/api/games?list=running").json()}
    [card] = client.post("/api/cards", json={"games": {game: key}}).json()
    assert (listed[game]["broken"], "broken" in listed[other]) == (True, False)
    assert (card["broken"], card["you"], card["waiting"]) == (True, [0], False)


@pytest.mark.sqlite
def test_whoever_looks_after_the_server_is_told_until_it_is_mended(
    client: Client, services: Services, config: Config, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by a server that was started again and was not yet asked for the table."""
    monkeypatch.setattr(ops, "LOCAL", ("testclient",))
    game = told["game"]
    spoilt(client, services, config, game)
    client.get(f"/api/games/{game}/state")
    with visiting(config) as again:
        assert "pelagos_tables_broken 1" in again.get("/metrics").text
        assert "broken-tables" in again.get("/health").json()["reasons"]
        result = pelagos("admin", "broken", "--data", config.data)
        assert f"{game}: unknown-task" in result.stdout
        rehearsed = pelagos("admin", "rehearse", "--data", config.data, titles=TITLES)
        assert rehearsed.exit_code == 1
        assert f"{game} (hellas): this version cannot open it (unknown-task)." in rehearsed.stdout
    mended(config, game)
    with visiting(config) as again:
        assert again.get(f"/api/games/{game}/state").json()["v"] > 1
        assert "pelagos_tables_broken 0" in again.get("/metrics").text
        assert "No table is broken" in pelagos("admin", "broken", "--data", config.data).stdout
        assert "nothing differs" in pelagos("admin", "rehearse", "--data", config.data, titles=TITLES).stdout


@pytest.mark.sqlite
def test_an_account_can_go_although_its_table_cannot_be_opened(
    client: Client, services: Services, config: Config
) -> None:
    """It is forgotten as soon as the table opens; until then nobody else's games or its own account wait."""
    sign_up(client)
    game = client.post(
        "/api/games", json={**RUNNING, "chairs": [PERSONS[0], {"kind": "bot", "level": "novice"}]}
    ).json()
    [own] = [chair["name"] for chair in client.get(f"/api/games/{game['game']}").json()["chairs"] if chair["name"]]
    assert own == "Anna"
    services.tables.drop(game["game"])
    task = services.games.load(game["game"]).save["game"]["position"]["agenda"][0][0]
    rewritten(config, game["game"], task, "Vanished")

    assert [table.get("broken") for table in client.get("/api/account/export").json()["games"]] == [True]
    assert client.request("DELETE", "/api/account", json={"password": SECRET}).status_code in (200, 204)
    rewritten(config, game["game"], "Vanished", task)
    with visiting(config) as again:
        chairs = again.get(f"/api/games/{game['game']}").json()["chairs"]
    assert "Anna" not in [chair["name"] for chair in chairs]
