"""One test for each path of the server on PostgreSQL; `make soak` runs all tests of the server on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from pelagos.server.config import Config
from pelagos.server.store import postgres as postgresql
from pelagos.server.store.postgres import BadDatabase, check_free, held, read_url
from pelagos.server.tables import clock
from server.conftest import Client, another, quick, visiting
from server.playing import TABLE, do, followed, next_answer, opened, play, seen, services_of
from server.test_moderation import (
    no_looking,
    test_every_act_leaves_one_line_with_who_what_and_why,
    test_whoever_is_banned_is_cut_off_at_once_and_the_game_goes_on_without_them,
)
from server.test_notices import (
    house,
    test_whoever_is_asked_is_told_once_after_a_while_with_a_link_to_the_very_table,
    time,
)

# Tests of other files, which find here a server on PostgreSQL.
__all__ = [
    "house",
    "no_looking",
    "test_every_act_leaves_one_line_with_who_what_and_why",
    "test_whoever_is_asked_is_told_once_after_a_while_with_a_link_to_the_very_table",
    "test_whoever_is_banned_is_cut_off_at_once_and_the_game_goes_on_without_them",
    "time",
]


@pytest.fixture
def database(postgres: str) -> str:
    return postgres


def test_a_game_is_played_by_http_to_its_end_and_found_again_after_a_restart(config: Config) -> None:
    with visiting(config) as client:
        game, keys = opened(client)
        assert play(client, game, keys) > 5
        before = [seen(client, game, key)["whole"] for key in keys]
        assert before[0]["table"]["phase"] == "over"
    with visiting(config) as client:
        assert [seen(client, game, key)["whole"] for key in keys] == before


def test_answers_over_sockets_are_told_to_all_and_taken_back(config: Config) -> None:
    with visiting(config) as client:
        game, keys = opened(client)
        with followed(client, game, keys[0]) as first, followed(client, game, keys[1]) as second:
            found = next_answer(client, game, keys)
            assert found is not None
            own, other = (first, second) if found[0] == keys[0] else (second, first)
            before = seen(client, game, found[0])["whole"]
            own.send_json({**found[1], "game": game, "auth": found[0]})
            told, shown = own.receive_json(), other.receive_json()
            assert (told["ok"], told["v"]) == (found[1]["id"], shown["v"])
            own.send_json({"do": "undo", "at": told["v"], "id": "u", "game": game, "auth": found[0]})
            assert own.receive_json()["ok"] == "u"
            assert seen(client, game, found[0])["whole"]["game"]["options"] == before["game"]["options"]


def test_bots_play_to_the_end_and_jobs_outlive_a_restart(config: Config) -> None:
    with visiting(replace(config, bot_pause=1000.0)) as client:
        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"}]
        told = client.post("/api/games", json={**TABLE, "chairs": chairs, "start": True}).json()
        game, [key] = told["game"], list(told["keys"].values())
        assert services_of(client).games.jobs(game) or seen(client, game, key)["whole"]["game"].get("options")
    with visiting(config) as client, followed(client, game, key) as line:
        while True:
            if (found := next_answer(client, game, [key])) is not None:
                do(client, game, *found)
            elif seen(client, game, key)["whole"]["table"]["phase"] == "over":
                break
            else:
                line.receive_json()
        assert services_of(client).games.jobs(game) == []


def test_accounts_are_made_listed_and_deleted(config: Config) -> None:
    with visiting(config) as client:
        account = {"name": "Anna", "password": "correct horse battery"}
        client.post("/api/account", json=account).raise_for_status()
        token = client.post("/api/account/tokens", json={"label": "bot"}).json()["token"]
        game = client.post("/api/games", json={"title": "toy", "seats": 2, "public": True}).json()["game"]
        client.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 0, "name": ""}).raise_for_status()
        lists = ("open", "mine", "post")
        assert [[one["game"] for one in client.get(f"/api/games?list={which}").json()] for which in lists] == [
            [game], [game], []
        ]  # fmt: skip
        assert client.get("/api/account/export").json()["games"][0]["game"] == game
        program = another(client)
        assert program.get("/api/account", headers={"authorization": f"Bearer {token}"}).json()["name"] == "Anna"
        gone = client.request("DELETE", "/api/account", json={"password": account["password"]})
        assert gone.status_code < 300
        assert client.get("/api/account").status_code == 401
        assert client.get(f"/api/games/{game}").json()["chairs"][0]["name"] != "Anna"


def test_no_line_of_the_audit_log_can_be_changed_or_deleted_too_early(postgres: str) -> None:
    line = "insert into audit_log (at, actor, act, target, reason, details) values (%s, 'Anna', 'ban', '', '', '')"
    old, now = 1_000, clock()
    with psycopg.connect(postgres, autocommit=True) as connection:
        for at in (old, now):
            connection.execute(line, (at,))
        for attempt in ("update audit_log set actor = 'Ben'", "delete from audit_log"):
            with pytest.raises(psycopg.errors.RaiseException, match="append only"):
                connection.execute(attempt)
        connection.execute("delete from audit_log where at = %s", (old,))
        assert connection.execute("select at from audit_log").fetchall() == [(now,)]


@pytest.mark.pure
def test_a_second_server_on_one_database_is_refused(
    client: Client, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "FREE_WITHIN_S", 0.0)
    opened(client)

    with pytest.raises(BadDatabase, match="database-in-use"):
        check_free(postgres)


def test_a_server_whose_database_another_one_has_refuses_moves_until_it_is_free(config: Config, postgres: str) -> None:
    with ExitStack() as another_server, visiting_in(another_server, config, postgres) as client:
        refused = client.post("/api/games", json=TABLE)
        assert (refused.status_code, refused.json()["code"]) == (503, "store-failed")
        assert "in-use" in refused.json()["says"]
        assert services_of(client).health.report()[1] == ("store-in-use",)
        another_server.close()
        while client.post("/api/games", json=TABLE).status_code == 503:
            assert client.get("/api/titles").status_code == 200


@contextmanager
def visiting_in(another_server: ExitStack, config: Config, postgres: str) -> Iterator[Client]:
    """A server that is started while another one has the database."""
    another_server.enter_context(held(postgres))
    with visiting(config) as client:
        yield client


def test_connections_that_broke_while_nothing_was_under_way_are_made_anew_and_nobody_notices(
    client: Client, postgres: str
) -> None:
    game, keys = opened(client)
    found = next_answer(client, game, keys)
    assert found is not None
    others = "datname = current_database() and pid <> pg_backend_pid()"
    with psycopg.connect(postgres, autocommit=True) as beside:
        beside.execute(f"select pg_terminate_backend(pid, 5000) from pg_stat_activity where {others}")

    assert do(client, game, *found)["v"] > found[1]["at"]
    assert client.post("/api/account", json={"name": "Dora", "password": "correct horse battery"}).status_code < 300
    assert services_of(client).games.failures == 0


@pytest.mark.parametrize("address", ["postgresql://", "mysql://host/name", "pelagos", "postgresql://host"])
def test_what_is_no_address_of_a_database_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase, match="bad-database-address"):
        read_url(address)


def test_a_database_that_cannot_be_reached_is_told_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase) as caught:
        check_free(f"postgresql://anna:hunter2@/club?host={tmp_path}")

    assert caught.value.code == "database-unreachable"
    assert "hunter2" not in str(caught.value.said)
    assert "hunter2" not in repr(quick(tmp_path, "postgresql://anna:hunter2@/club"))
