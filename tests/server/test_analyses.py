"""Analyses over HTTP: what may be analysed and what not, the tree, and playing on."""

from __future__ import annotations

from typing import Any, Final

import pytest

from pelagos.kernel.codec import digest
from pelagos.server.replies import analysing
from pelagos.server.services import Services
from server.conftest import Client

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "level": "novice"}


def opened(client: Client, title: str, *chairs: Any) -> Any:
    body = {"title": title, "seats": len(chairs), "chairs": list(chairs), "start": True}
    return client.post("/api/games", json=body).json()


def auth(table: Any, seat: int = 0) -> dict[str, str]:
    return {"authorization": f"Seat {table['keys'][str(seat)]}"}


def do(client: Client, table: Any, seat: int = 0, **command: Any) -> Any:
    return client.post(f"/api/games/{table['game']}/do", json=command, headers=auth(table, seat))


def whole(client: Client, table: Any, seat: int = 0) -> Any:
    return client.get(f"/api/games/{table['game']}/state", headers=auth(table, seat)).json()["whole"]


def played(client: Client, table: Any, answers: int) -> None:
    """A few answers by all who sit there."""
    for _ in range(answers):
        view = whole(client, table)
        who, version = view["game"]["who"], client.get(f"/api/games/{table['game']}/state").json()["v"]
        if view["table"]["phase"] == "over":
            return
        say = whole(client, table, who)["game"]["options"][0]
        do(client, table, who, do="say", say=say, at=version)


def resigned(client: Client, table: Any) -> None:
    """So that it is over."""
    do(client, table, 1, do="resign")


def ways_in(client: Client, table: Any) -> list[str]:
    """All the ways to analyse a game; those that were opened."""
    path = f"/api/games/{table['game']}"
    tries = {
        "seat": client.post(f"{path}/analyses", json={}, headers=auth(table)),
        "moment": client.post(f"{path}/analyses", json={"at": 1}, headers=auth(table, 1)),
        "spectator": client.post(f"{path}/analyses", json={}),
        "play-on": client.post(f"{path}/play-on", json={"seat": 0}, headers=auth(table)),
        "record": client.post("/api/analyses", json={"record": client.get(f"{path}/record").text}),
    }
    return [name for name, answer in tries.items() if answer.status_code < 400]


def test_a_game_that_runs_among_people_is_nobodys_to_analyse(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(client, "classic", ME, {**ME, "name": "Bea"})
    played(client, table, 3)

    assert ways_in(client, table) == []
    refused = client.post(f"/api/games/{table['game']}/analyses", json={}, headers=auth(table))
    assert (refused.status_code, refused.json()["code"]) == (403, "analysis-of-others")
    # Planted holes: the ways in are looked for where they would be.
    monkeypatch.setattr(analysing, "may_analyse", lambda table, viewer: None)
    assert ways_in(client, table) == ["seat", "moment", "spectator"]
    monkeypatch.setattr(analysing, "check_not_running", lambda run, running: None)
    assert ways_in(client, table) == ["seat", "moment", "spectator", "record"]


def test_nor_is_one_that_somebody_has_left(client: Client) -> None:
    table = opened(client, "classic", ME, {**ME, "name": "Bea"})
    played(client, table, 2)
    do(client, table, 1, do="leave")

    assert [way for way in ways_in(client, table) if way != "record"] == []


def test_of_ones_own_game_against_bots_nothing_secret_is_analysed(client: Client, services: Services) -> None:
    """What is imagined gives the very view that the seat has; the hands of the bots are guesses."""
    table = opened(client, "hellas", ME, BOT)
    made = client.post(f"/api/games/{table['game']}/analyses", json={}, headers=auth(table)).json()
    real, imagined = (services.tables.live(one["game"]).table for one in (table, made))
    assert real.play is not None
    assert imagined.play is not None

    assert whole(client, made)["game"]["fields"] == whole(client, table)["game"]["fields"]
    assert not imagined.play.log
    again = client.post(f"/api/games/{table['game']}/analyses", json={}, headers=auth(table)).json()
    other = services.tables.live(again["game"]).table.play
    assert other is not None
    digests = {digest(real.rules, play.g) for play in (real.play, imagined.play, other)}
    assert len(digests) == 3


def test_a_finished_game_is_analysed_from_any_moment(client: Client) -> None:
    table = opened(client, "classic", ME, {**ME, "name": "Bea"})
    played(client, table, 6)
    resigned(client, table)
    made = client.post(f"/api/games/{table['game']}/analyses", json={"at": 4}).json()
    tree = whole(client, made)["table"]["analysis"]

    assert set(made["keys"]) == {"0", "1"}
    assert 0 < tree["at"] < len(tree["nodes"]) - 1
    end = do(client, made, do="teach", wish="go", to=len(tree["nodes"]) - 1, at=made["v"]).json()
    record = client.get(f"/api/games/{made['game']}/record").text
    assert record.startswith("pelagos 3\n")
    commented = do(client, made, do="teach", wish="comment", to=2, text="why?", at=end["v"])
    assert commented.status_code == 200
    read = client.post("/api/analyses", json={"record": client.get(f"/api/games/{made['game']}/record").text}).json()
    assert whole(client, read)["table"]["analysis"]["nodes"][2][3] == "why?"


def test_one_plays_on_against_bots_from_where_an_analysis_stands(client: Client, services: Services) -> None:
    table = opened(client, "hellas", ME, BOT)
    made = client.post(f"/api/games/{table['game']}/analyses", json={}, headers=auth(table)).json()
    asked = {"seat": 1, "level": "novice", "name": "Ada"}
    on = client.post(f"/api/games/{made['game']}/play-on", json=asked, headers=auth(made)).json()

    shown = client.get(f"/api/games/{on['game']}/state", headers=auth(on, 1)).json()["whole"]["table"]
    assert [chair["kind"] for chair in shown["chairs"]] == ["bot", "person"]
    assert (shown["terms"]["practice"], shown["phase"]) == (True, "running")
    services.tables.drop(on["game"])
    kept = services.tables.live(on["game"]).table
    assert kept.play is not None
    assert kept.play.start
    unknown = client.post(f"/api/games/{made['game']}/play-on", json={"seat": 1, "level": "zeus"}, headers=auth(made))
    assert unknown.status_code == 400
    assert client.post(f"/api/games/{on['game']}/play-on", json={"seat": 0}, headers=auth(on, 1)).status_code == 409


def test_only_in_an_analysis_the_search_is_asked_for_its_opinion(client: Client) -> None:
    table = opened(client, "hellas", ME, BOT)
    refused = client.get(f"/api/games/{table['game']}/opinion", headers=auth(table))
    assert (refused.status_code, refused.json()["code"]) == (403, "analysis-of-others")

    made = client.post(f"/api/games/{table['game']}/analyses", json={}, headers=auth(table)).json()
    shown = whole(client, made)["game"]
    opinion = client.get(f"/api/games/{made['game']}/opinion", headers=auth(made)).json()
    said = [answer["say"] for answer in opinion["answers"]]
    assert said
    assert set(said) <= set(whole(client, made, shown["who"])["game"]["options"])
    assert client.get(f"/api/games/{made['game']}/opinion").status_code == 403
