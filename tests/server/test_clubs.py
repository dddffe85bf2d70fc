"""Clubs: who comes in and how, and what nobody else sees by any route or socket."""

from __future__ import annotations

from typing import Any, Final

import pytest
from litestar.testing import WebSocketTestSession

from server.conftest import Client, another, on_server
from server.test_tournaments import CUP, PASSWORD, code, enter, shown, sign_up, until
from server.test_tournaments import act as organise

TABLE: Final = {"title": "toy", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]}
WAITING: Final = {**TABLE, "chairs": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture
def people(client: Client) -> list[Client]:
    found = [client, *[another(client) for _ in range(3)]]
    for number, visitor in enumerate(found):
        sign_up(visitor, f"Person {number}")
    return found


def founded(owner: Client, **more: Any) -> str:
    told = owner.post("/api/clubs", json={"name": "Harbour", "listed": False, **more})
    assert told.status_code == 201, told.text
    return str(told.json()["id"])


def do(visitor: Client, club: str, what: str, **more: Any) -> Any:
    return visitor.post(f"/api/clubs/{club}/do", json={"do": what, **more})


def seen(visitor: Client, club: str) -> Any:
    return visitor.get(f"/api/clubs/{club}").json()


def joined(visitor: Client, owner: Client, club: str) -> None:
    """By the link that the owner has handed out."""
    told = visitor.post(f"/api/clubs/{club}/join", json={"invite": seen(owner, club)["invite"]})
    assert (told.status_code, told.json()["role"]) == (200, "member")


def opened(member: Client, club: str, table: Any = TABLE, **more: Any) -> str:
    told = member.post(f"/api/clubs/{club}/games", json={**table, **more})
    assert told.status_code == 201, told.text
    return str(told.json()["game"])


# coming and going


def test_by_a_link_one_is_a_member_at_once_and_without_it_one_asks(people: list[Client]) -> None:
    owner, guest, asking, _ = people
    club = founded(owner, listed=True)
    joined(guest, owner, club)

    assert asking.post(f"/api/clubs/{club}/join", json={}).json()["role"] == "asked"
    assert seen(asking, club)["members"] == seen(asking, club)["asking"] == []
    assert [one["name"] for one in seen(owner, club)["asking"]] == ["Person 2"]
    do(owner, club, "accept", name="Person 2").raise_for_status()
    assert [one["name"] for one in seen(asking, club)["members"]] == ["Person 0", "Person 1", "Person 2"]
    assert seen(asking, club)["invite"] == ""


def test_an_old_link_lets_nobody_in(people: list[Client]) -> None:
    owner, guest, *_ = people
    club = founded(owner)
    old = seen(owner, club)["invite"]
    do(owner, club, "invite").raise_for_status()

    assert code(guest.post(f"/api/clubs/{club}/join", json={"invite": "é"})) == (404, "no-such-club")
    assert code(guest.post(f"/api/clubs/{club}/join", json={"invite": old})) == (404, "no-such-club")
    joined(guest, owner, club)


def test_roles_say_who_may_do_what(people: list[Client]) -> None:
    owner, organiser, member, other = people
    club = founded(owner)
    for visitor in (organiser, member, other):
        joined(visitor, owner, club)
    do(owner, club, "role", name="Person 1", role="organiser").raise_for_status()

    assert code(do(member, club, "remove", name="Person 3")) == (403, "not-club-organiser")
    assert code(do(organiser, club, "role", name="Person 2", role="organiser")) == (403, "not-club-owner")
    assert code(do(organiser, club, "dissolve")) == (403, "not-club-owner")
    assert code(do(owner, club, "leave")) == (409, "owner-stays")
    do(organiser, club, "remove", name="Person 3").raise_for_status()
    do(owner, club, "role", name="Person 1", role="owner").raise_for_status()
    assert [one["role"] for one in seen(member, club)["members"]] == ["organiser", "owner", "member"]


def test_a_deleted_account_leaves_its_clubs_and_another_owns_what_it_owned(people: list[Client]) -> None:
    owner, member, organiser, _ = people
    club, alone = founded(owner), founded(owner)
    joined(member, owner, club)
    joined(organiser, owner, club)
    do(owner, club, "role", name="Person 2", role="organiser").raise_for_status()
    exported = owner.get("/api/account/export").json()["clubs"]
    assert sorted(one["club"] for one in exported) == sorted((club, alone))

    owner.request("DELETE", "/api/account", json={"password": PASSWORD}).raise_for_status()

    assert [(one["name"], one["role"]) for one in seen(member, club)["members"]] == [
        ("Person 1", "member"),
        ("Person 2", "owner"),
    ]
    assert code(member.get(f"/api/clubs/{alone}")) == (404, "no-such-club")


# what nobody else sees


def test_a_club_that_is_not_listed_is_not_there_for_strangers(people: list[Client], second: Client) -> None:
    owner, _, stranger, _ = people
    club = founded(owner)

    for visitor in (stranger, second):
        assert visitor.get("/api/clubs").json() == []
        assert code(visitor.get(f"/api/clubs/{club}")) == (404, "no-such-club")
    for end in ("games", "tournaments"):
        assert code(stranger.get(f"/api/clubs/{club}/{end}")) == (404, "no-such-club")
    assert code(do(stranger, club, "invite")) == (404, "no-such-club")
    assert code(stranger.post(f"/api/clubs/{club}/games", json=TABLE)) == (404, "no-such-club")
    assert code(stranger.post("/api/tournaments", json={**CUP, "club": club})) == (404, "no-such-club")


ROUTES: Final = (
    "",
    *("/state", "/talk", "/record", "/events", "/replay", "/lexicon", "/geometry", "/report", "/seal", "/ledger"),
)


def test_a_table_of_a_club_is_not_there_for_strangers_by_any_route(people: list[Client], second: Client) -> None:
    owner, member, stranger, _ = people
    club = founded(owner)
    joined(member, owner, club)
    game = opened(owner, club, start=True)

    assert [one["game"] for one in member.get(f"/api/clubs/{club}/games").json()] == [game]
    assert member.get(f"/api/games/{game}/state").status_code == 200
    for visitor in (stranger, second):
        for end in ROUTES:
            assert code(visitor.get(f"/api/games/{game}{end}")) == (404, "no-such-table"), end
        assert visitor.post("/api/cards", json={"games": {game: ""}}).json() == []
        assert visitor.get("/api/games?list=running").json() == []
        body = {"do": "talk", "channel": "spectators", "text": "hm"}
        assert code(visitor.post(f"/api/games/{game}/do", json=body)) == (404, "no-such-table")


def told(line: WebSocketTestSession, message: Any) -> Any:
    line.send_json(message)
    return line.receive_json()


def test_a_table_of_a_club_is_not_there_for_strangers_on_sockets(people: list[Client], second: Client) -> None:
    owner, member, stranger, _ = people
    club = founded(owner)
    joined(member, owner, club)
    game = opened(owner, club, WAITING)

    for visitor in (stranger, second):
        with visitor.websocket_connect("/api/live") as line:
            assert told(line, {"watch": game})["error"] == "no-such-table"
            sit = {"do": "sit", "seat": 1, "name": "X", "id": "a", "game": game}
            assert told(line, sit)["error"] == "no-such-table"
    with member.websocket_connect("/api/live") as line:
        assert "whole" in told(line, {"watch": game})


def test_whoever_is_removed_sees_no_more_than_where_they_sit(people: list[Client]) -> None:
    owner, member, *_ = people
    club = founded(owner)
    joined(member, owner, club)
    mine, other = opened(member, club, start=True), opened(owner, club, start=True)

    do(owner, club, "remove", name="Person 1").raise_for_status()

    assert member.get(f"/api/games/{mine}/state").status_code == 200
    assert code(member.get(f"/api/games/{other}/state")) == (404, "no-such-table")


def test_a_tournament_of_a_club_and_its_tables_are_for_members(people: list[Client], second: Client) -> None:
    owner, member, stranger, _ = people
    club = founded(owner)
    joined(member, owner, club)
    cup = owner.post("/api/tournaments", json={**CUP, "club": club}).json()["id"]
    enter(owner, cup).raise_for_status()
    enter(member, cup).raise_for_status()
    organise(owner, cup, "start").raise_for_status()
    game = shown(member, cup)["rounds"][0]["tables"][0]["game"]
    until(lambda: member.get(f"/api/games/{game}").status_code == 200)

    for visitor in (stranger, second):
        for end in ("", "/export", "/standings"):
            assert code(visitor.get(f"/api/tournaments/{cup}{end}")) == (404, "no-such-tournament")
        assert visitor.get("/api/tournaments").json() == []
        assert code(visitor.get(f"/api/games/{game}")) == (404, "no-such-table")
    assert code(organise(owner, cup, "substitute", entrant=1, name="Person 2")) == (409, "not-a-member")


def test_after_a_restart_a_dissolved_club_has_opened_nothing(people: list[Client]) -> None:
    owner, _, stranger, _ = people
    club = founded(owner)
    game = opened(owner, club, start=True)
    do(owner, club, "dissolve").raise_for_status()
    state: Any = owner.app.state
    clubs = state.services.clubs
    assert on_server(owner, clubs.store.games) == clubs.games

    assert code(stranger.get(f"/api/games/{game}/state")) == (404, "no-such-table")
    assert owner.get(f"/api/games/{game}/state").status_code == 200
