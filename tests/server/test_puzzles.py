"""Puzzles over HTTP: the lists, a table for one, an answer that is graded."""

from __future__ import annotations

from typing import Any

from pelagos.puzzles.shelf import puzzles_of
from pelagos.server.services import Services
from server.conftest import Client


def opened(client: Client, title: str = "classic", number: int = 0) -> Any:
    return client.post(f"/api/puzzles/{title}/{puzzles_of(title)[number].name}", json={"name": "Ada"}).json()


def auth(table: Any) -> dict[str, str]:
    return {"authorization": f"Seat {next(iter(table['keys'].values()))}"}


def shown(client: Client, table: Any) -> Any:
    return client.get(f"/api/games/{table['game']}/state", headers=auth(table)).json()["whole"]


def do(client: Client, table: Any, **command: Any) -> Any:
    return client.post(f"/api/games/{table['game']}/do", json=command, headers=auth(table))


def test_the_puzzles_are_listed_and_one_is_that_of_the_day(client: Client) -> None:
    listed = client.get("/api/puzzles").json()

    assert [one["title"] for one in listed] == ["legendary", "classic", "hellas"]
    for one in listed:
        assert one["daily"] in [puzzle["name"] for puzzle in one["puzzles"]]
        assert set(one["puzzles"][0]) == {"name", "themes", "stars"}


def test_a_puzzle_is_a_table_for_one_at_which_an_answer_is_graded(client: Client, services: Services) -> None:
    table = opened(client)
    puzzle = puzzles_of("classic")[0]
    whole = shown(client, table)
    assert (whole["table"]["puzzle"]["answers"], whole["table"]["terms"]["puzzle"]) == ([], puzzle.name)
    assert [chair["kind"] for chair in whole["table"]["chairs"]].count("person") == 1
    assert services.tables.live(table["game"]).jobs == []

    wrong = do(client, table, do="say", say=puzzle.next_best().phrase, at=table["v"]).json()
    assert shown(client, table)["table"]["puzzle"]["grade"] == puzzle.next_best().grade
    again = do(client, table, do="teach", wish="again", at=wrong["v"]).json()
    do(client, table, do="say", say=puzzle.best().phrase, at=again["v"])
    solved = shown(client, table)["table"]
    assert (solved["puzzle"]["grade"], solved["puzzle"]["tries"], solved["phase"]) == ("best", 2, "over")


def test_a_puzzle_goes_on_after_a_restart(client: Client, services: Services) -> None:
    table = opened(client)
    do(client, table, do="say", say=puzzles_of("classic")[0].next_best().phrase, at=table["v"])
    before = shown(client, table)
    services.tables.drop(table["game"])

    assert shown(client, table) == before


def test_a_puzzle_that_there_is_not_is_missing(client: Client) -> None:
    for path in ("classic/nothing", "nothing/x"):
        answer = client.post(f"/api/puzzles/{path}", json={})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-puzzle")
    table = opened(client)
    refused = do(client, table, do="teach", wish="next", at=table["v"])
    assert (refused.status_code, refused.json()["code"]) == (409, "unknown-puzzle-wish")
