"""Tournaments: from the announcement to the last result, with people and with bots, over kills and for strangers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import pytest

from pelagos.server.config import Config
from pelagos.server.services import Services
from pelagos.server.store import tournaments as rows
from pelagos.tournaments.checking import faults
from pelagos.tournaments.drawing import commitment_of
from pelagos.tournaments.tournament import read
from server.conftest import Client, another, on_server, visiting

PATIENCE_S: Final = 60.0
PASSWORD: Final = "correct horse battery"
CUP: Final = {"name": "Toy cup", "title": "toy", "plan": {"format": "knockout"}, "automatic": False}


@pytest.fixture
def people(client: Client) -> list[Client]:
    """Four people with accounts, the first of them on the client itself."""
    found = [client, *[another(client) for _ in range(3)]]
    for number, visitor in enumerate(found):
        sign_up(visitor, f"Person {number}")
    return found


def sign_up(visitor: Client, name: str) -> None:
    visitor.post("/api/account", json={"name": name, "password": PASSWORD}).raise_for_status()


def announced(organiser: Client, **more: Any) -> str:
    told = organiser.post("/api/tournaments", json={**CUP, **more})
    assert told.status_code == 201, told.text
    return str(told.json()["id"])


def enter(visitor: Client, cup: str, nonce: str = "ab") -> Any:
    return visitor.post(f"/api/tournaments/{cup}/entry", json={"nonce": nonce})


def act(organiser: Client, cup: str, do: str, **more: Any) -> Any:
    return organiser.post(f"/api/tournaments/{cup}/do", json={"do": do, **more})


def shown(visitor: Client, cup: str) -> Any:
    return visitor.get(f"/api/tournaments/{cup}").json()


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not found():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def is_open(visitor: Client, game: str) -> bool:
    return visitor.get(f"/api/games/{game}").status_code == 200


def resign(visitor: Client, game: str) -> None:
    until(lambda: is_open(visitor, game))
    visitor.post(f"/api/games/{game}/do", json={"do": "resign"}).raise_for_status()


def started(people: list[Client], **more: Any) -> str:
    cup = announced(people[0], **more)
    for visitor in people:
        enter(visitor, cup).raise_for_status()
    act(people[0], cup, "start").raise_for_status()
    return cup


# the whole way


def test_four_people_play_a_cup_to_its_end(people: list[Client]) -> None:
    cup = started(people)
    first = shown(people[0], cup)["rounds"][0]["tables"]

    for table in first:
        # Whoever sits second gives up.
        resign(people[table["seats"][1]], table["game"])
    until(lambda: all(table["places"] for table in shown(people[0], cup)["rounds"][0]["tables"]))
    act(people[0], cup, "pair").raise_for_status()
    (final,) = shown(people[0], cup)["rounds"][1]["tables"]
    assert set(final["seats"]) == {table["seats"][0] for table in first}
    resign(people[final["seats"][1]], final["game"])
    until(lambda: shown(people[0], cup)["phase"] == "over")

    assert [row["entrant"] for row in shown(people[1], cup)["standings"][0]["scores"]][:2] == final["seats"]


def test_bots_play_a_swiss_tournament_by_themselves(client: Client) -> None:
    sign_up(client, "Anna")
    cup = announced(client, plan={"format": "swiss", "rounds": 3}, automatic=True)
    for _ in range(5):
        act(client, cup, "bot", level="uniform").raise_for_status()
    act(client, cup, "start").raise_for_status()

    until(lambda: shown(client, cup)["phase"] == "over")
    told = shown(client, cup)

    assert [len(paired["tables"]) for paired in told["rounds"]] == [2, 2, 2]
    assert sorted(entrant for paired in told["rounds"] for entrant in paired["byes"]) == sorted(
        {entrant for paired in told["rounds"] for entrant in paired["byes"]}
    )
    assert sum(row["points"] for row in told["standings"][0]["scores"]) == 3 * (2 * 120 + 120)


def test_the_draw_can_be_worked_out_by_everybody(people: list[Client], second: Client) -> None:
    cup = announced(people[0])
    commit = shown(second, cup)["commit"]
    for number, visitor in enumerate(people):
        enter(visitor, cup, f"{number:02x}").raise_for_status()
    assert shown(second, cup)["secret"] == ""
    assert second.get(f"/api/tournaments/{cup}/export").json()["tournament"]["secret"] == ""
    act(people[0], cup, "start").raise_for_status()

    exported = second.get(f"/api/tournaments/{cup}/export").json()

    assert commitment_of(exported["tournament"]["secret"]) == commit
    assert faults(read(exported["tournament"])) == []
    # The dice of games under way stay sealed.
    assert exported["dice"] == ""


def test_a_table_of_a_round_is_an_ordinary_table_that_belongs_to_nobody(people: list[Client]) -> None:
    cup = started(people, terms={"out_of_time": "loss", "pace": {"kind": "post", "step": 86_400_000}})
    (game, *_) = [table["game"] for table in shown(people[0], cup)["rounds"][0]["tables"]]
    until(lambda: is_open(people[0], game))

    summary = people[0].get(f"/api/games/{game}").json()

    assert (summary["phase"], summary["owner"], summary["public"]) == ("running", -1, True)
    assert summary["terms"]["pace"]["kind"] == "post"
    assert (summary["terms"]["newcomers"], summary["terms"]["coach"]) == ("nobody", False)
    assert {chair["kind"] for chair in summary["chairs"]} == {"person"}


# what goes otherwise


def test_the_organiser_sets_a_result_with_a_note_that_everybody_reads(people: list[Client], second: Client) -> None:
    cup = started(people)

    assert act(people[0], cup, "result", table=0, places=[2, 1], note="").status_code == 400
    assert code(act(people[0], cup, "result", table=0, places=[2, 1], note=" ")) == (400, "no-text")
    act(people[0], cup, "result", table=0, places=[2, 1], note="White did not come.").raise_for_status()

    told = shown(second, cup)
    assert (told["rounds"][0]["tables"][0]["places"], told["rounds"][0]["tables"][0]["adjusted"]) == ([2, 1], True)
    assert [(line["by"], line["note"]) for line in told["log"] if line["act"] == "result"] == [
        ("Person 0", "White did not come.")
    ]


def test_a_result_that_was_set_is_not_overwritten_by_the_game(people: list[Client]) -> None:
    cup = started(people)
    table = shown(people[0], cup)["rounds"][0]["tables"][0]
    until(lambda: is_open(people[0], table["game"]))
    act(people[0], cup, "result", table=0, places=[2, 1], note="Fair play.").raise_for_status()

    resign(people[table["seats"][1]], table["game"])
    state: Any = people[0].app.state
    on_server(people[0], state.services.tournaments.look)

    assert people[0].get(f"/api/games/{table['game']}").json()["phase"] == "over"
    assert shown(people[0], cup)["rounds"][0]["tables"][0]["places"] == [2, 1]


def test_nobody_but_the_organiser_does_what_organisers_do(people: list[Client], second: Client) -> None:
    cup = announced(people[0])

    for do, more in ORGANISING:
        assert code(act(people[1], cup, do, **more)) == (403, "not-organiser")
        assert act(second, cup, do, **more).status_code == 401


ORGANISING: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("start", {}),
    ("pair", {}),
    ("result", {"table": 0, "places": [1, 2], "note": "so"}),
    ("withdraw", {"entrant": 0}),
    ("substitute", {"entrant": 0, "name": "Person 1"}),
    ("bot", {"level": "novice"}),
    ("cancel", {}),
)


def test_refusals_have_codes(people: list[Client], second: Client) -> None:
    cup = announced(people[0])
    enter(people[0], cup)

    assert code(enter(people[0], cup)) == (409, "entered-already")
    assert enter(people[1], cup, "abc").json()["code"] == "bad-nonce"
    assert code(enter(second, cup)) == (401, "needs-account")
    assert code(act(people[0], cup, "start")) == (409, "wrong-entrants")
    assert code(act(people[0], cup, "pair")) == (409, "tournament-not-so")
    assert code(people[1].delete(f"/api/tournaments/{cup}/entry")) == (409, "not-entered")
    assert code(second.get("/api/tournaments/nothing")) == (404, "no-such-tournament")
    wrong = {**CUP, "plan": {"format": "swiss", "rounds": 99}}
    assert people[0].post("/api/tournaments", json=wrong).status_code == 400
    assert code(people[0].post("/api/tournaments", json={**CUP, "plan": {"format": "swiss"}})) == (400, "bad-rounds")
    assert code(people[0].post("/api/tournaments", json={**CUP, "title": "go"})) == (400, "unknown-title")


def test_one_account_organises_only_so_many(people: list[Client]) -> None:
    for _ in range(5):
        announced(people[0])

    assert code(people[0].post("/api/tournaments", json=CUP)) == (429, "too-many-tournaments")


def test_whoever_withdraws_is_paired_no_more_and_a_substitute_plays_on(people: list[Client]) -> None:
    sign_up(late := another(people[0]), "Late")
    cup = started(people, plan={"format": "swiss", "rounds": 3})
    people[1].delete(f"/api/tournaments/{cup}/entry").raise_for_status()
    assert shown(people[0], cup)["entrants"][1]["withdrawn"]

    act(people[0], cup, "substitute", entrant=1, name="Late", note="Ill.").raise_for_status()

    told = shown(late, cup)
    assert (told["you"], told["entrants"][1]["name"], told["entrants"][1]["withdrawn"]) == (1, "Late", False)
    assert shown(people[1], cup)["you"] is None


def test_a_cancelled_tournament_opens_no_tables(people: list[Client]) -> None:
    cup = started(people)
    act(people[0], cup, "cancel", note="Rain.").raise_for_status()

    assert shown(people[0], cup)["phase"] == "cancelled"
    assert code(act(people[0], cup, "pair")) == (409, "tournament-not-so")


# over kills


def test_a_server_that_was_killed_goes_on_and_opens_no_table_twice(config: Config) -> None:
    """As if it was killed between writing a round and opening its tables, and after a game before its result."""
    with visiting(config) as visitor:
        sign_up(visitor, "Anna")
        cup = announced(visitor, automatic=True, plan={"format": "swiss", "rounds": 2})
        for _ in range(4):
            act(visitor, cup, "bot", level="uniform").raise_for_status()
        state: Any = visitor.app.state
        # What looks after the tables does nothing any more; the rest goes on.
        on_server(visitor, deaf, state.services)
        act(visitor, cup, "start").raise_for_status()
        games = [table["game"] for table in shown(visitor, cup)["rounds"][0]["tables"]]
        assert [is_open(visitor, game) for game in games] == [False, False]
    with visiting(config) as visitor:
        until(lambda: shown(visitor, cup)["phase"] == "over")
        told = shown(visitor, cup)
        assert [table["game"] for table in told["rounds"][0]["tables"]] == games
        state = visitor.app.state
        counted = on_server(visitor, state.services.games.public, "over", 2**53)
    assert len(counted) == 4


def deaf(services: Services) -> None:
    async def nothing() -> None:
        pass

    services.tournaments.look = nothing  # type: ignore[method-assign]


def test_a_game_is_counted_once_however_often_it_is_looked_at(people: list[Client]) -> None:
    cup = started(people)
    table = shown(people[0], cup)["rounds"][0]["tables"][0]
    resign(people[table["seats"][0]], table["game"])
    until(lambda: bool(shown(people[0], cup)["rounds"][0]["tables"][0]["places"]))
    state: Any = people[0].app.state
    store = state.services.tournament_store

    def again() -> None:
        found = store.games(cup)[1, 0]
        state.services.tournaments._guarded(state.services.tournaments._record, found._replace(state=rows.OPEN))

    before = shown(people[0], cup)
    on_server(people[0], again)

    assert shown(people[0], cup)["standings"] == before["standings"]


# what others see


def test_what_is_not_listed_is_seen_by_who_takes_part_and_who_knows_the_address(
    people: list[Client], second: Client
) -> None:
    cup = announced(people[0], listed=False)
    enter(people[1], cup).raise_for_status()

    assert [one["id"] for one in people[0].get("/api/tournaments").json()] == [cup]
    assert [one["id"] for one in people[1].get("/api/tournaments").json()] == [cup]
    assert people[2].get("/api/tournaments").json() == second.get("/api/tournaments").json() == []
    assert shown(second, cup)["organises"] is False


def test_of_a_running_game_a_stranger_learns_no_more_than_a_spectator(people: list[Client], second: Client) -> None:
    cup = started(people, listed=False, terms={"spectators": False})
    told = shown(second, cup)
    game = told["rounds"][0]["tables"][0]["game"]
    until(lambda: is_open(people[0], game))

    assert second.get(f"/api/games/{game}/state").status_code == 409
    assert second.get("/api/games?list=running").json() == []
    text = second.get(f"/api/tournaments/{cup}/export").text + str(told)
    state: Any = people[0].app.state
    stored = on_server(second, state.services.tournament_store.load, cup)
    secret = on_server(second, state.services.tables.peek, game).table.secret.hex()
    assert stored.dice not in text
    assert secret not in text


def test_a_deleted_account_leaves_no_name_behind(people: list[Client]) -> None:
    cup = started(people, plan={"format": "swiss", "rounds": 3}, automatic=True)
    exported = people[1].get("/api/account/export").json()["tournaments"]
    assert [(one["tournament"], one["entrant"], one["nonce"]) for one in exported] == [(cup, 1, "ab")]

    people[1].request("DELETE", "/api/account", json={"password": PASSWORD}).raise_for_status()
    people[0].request("DELETE", "/api/account", json={"password": PASSWORD}).raise_for_status()

    told = shown(people[2], cup)
    assert [one["name"] for one in told["entrants"]] == ["Somebody", "Somebody", "Person 2", "Person 3"]
    assert [one["withdrawn"] for one in told["entrants"]] == [True, True, False, False]
    assert (told["organiser"], told["phase"]) == ("", "running")


def test_the_standings_are_a_file_for_spreadsheets(people: list[Client]) -> None:
    sign_up(trap := another(people[0]), "=1+1")
    cup = announced(people[0])
    for visitor in (trap, people[1]):
        enter(visitor, cup).raise_for_status()
    act(people[0], cup, "start").raise_for_status()

    found = people[0].get(f"/api/tournaments/{cup}/standings")

    lines = found.text.splitlines()
    assert lines[0].startswith("stage,group,rank,name,points")
    assert sorted(line.split(",")[3] for line in lines[1:]) == ["'=1+1", "Person 1"]


# a season


def test_the_next_season_of_a_league_begins_in_the_divisions_that_the_last_one_has_made(client: Client) -> None:
    sign_up(client, "Anna")
    plan = {"format": "league", "rounds": 1, "group": 2, "move": 1}
    cup = announced(client, plan=plan, automatic=True)
    for level in ("uniform", "novice", "sailor", "trader"):
        act(client, cup, "bot", level=level).raise_for_status()
    assert code(client.post(f"/api/tournaments/{cup}/season", json={"name": "Next"})) == (409, "no-next-season")
    act(client, cup, "start").raise_for_status()
    until(lambda: shown(client, cup)["phase"] == "over")
    told = shown(client, cup)
    levels = [[told["entrants"][row["entrant"]]["level"] for row in part["scores"]] for part in told["standings"]]

    season = client.post(f"/api/tournaments/{cup}/season", json={"name": "Next"}).json()["id"]
    act(client, season, "start").raise_for_status()

    (one, two), (three, four) = levels
    assert [entrant["level"] for entrant in shown(client, season)["entrants"]] == [one, three, two, four]
    assert shown(client, season)["order"] == [0, 1, 2, 3]


@pytest.mark.slow
def test_thirty_two_bots_play_a_season_of_a_league_by_post_to_its_end(client: Client) -> None:
    sign_up(client, "Anna")
    plan = {"format": "league", "rounds": 1, "group": 8, "move": 2}
    cup = announced(client, plan=plan, automatic=True, terms={"pace": {"kind": "post", "step": 86_400_000}})
    for _ in range(32):
        act(client, cup, "bot", level="uniform").raise_for_status()
    act(client, cup, "start").raise_for_status()

    end = time.monotonic() + 20 * PATIENCE_S
    while shown(client, cup)["phase"] != "over":
        assert time.monotonic() < end
        time.sleep(0.2)
    told = shown(client, cup)

    assert len(told["rounds"]) == 7
    assert [len(part["scores"]) for part in told["standings"]] == [8, 8, 8, 8]
    assert {row["games"] for part in told["standings"] for row in part["scores"]} == {7}
    assert faults(read(client.get(f"/api/tournaments/{cup}/export").json()["tournament"])) == []
