"""A commit takes a while, or fails: nobody hears of a change before it is kept; what failed has not happened."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import psycopg
import pytest
from sqlalchemy import text

from pelagos.server.errors import StoreFailed
from pelagos.server.store.commits import Commit
from pelagos.server.store.group_commit import GroupCommitWriter, Written
from server.conftest import Client, on_server
from server.playing import do, followed, heard, next_answer, opened, seen, services_of

pytestmark = pytest.mark.pure


@pytest.fixture
def database(postgres: str) -> str:
    return postgres


class Disk:
    """Holds up what goes to the database, or lets it fail."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.free: Final = threading.Event()
        self.free.set()
        self.fails = False
        """Can the next change not be kept?"""
        self._doomed: Final[list[Commit]] = []
        write = GroupCommitWriter._transaction

        def slow(writer: GroupCommitWriter, group: list[Written]) -> StoreFailed | None:
            assert self.free.wait(30)
            if self.fails:
                self.fails = False
                self._doomed.append(group[0].commit)
            # However many are written together with it, and when it is tried by itself.
            if any(written.commit in self._doomed for written in group):
                return StoreFailed("store-failed", reason="full")
            return write(writer, group)

        patch.setattr(GroupCommitWriter, "_transaction", slow)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    made = Disk(monkeypatch)
    yield made
    made.free.set()


@pytest.fixture
def table(client: Client) -> tuple[str, list[str]]:
    """A running table; its keys begin with that of whoever is asked."""
    game, keys = opened(client)
    found = next_answer(client, game, keys)
    assert found is not None
    return game, sorted(keys, key=lambda key: key != found[0])


def said(client: Client, game: str, key: str) -> Any:
    """What the seat that is asked may send."""
    found = next_answer(client, game, [key])
    assert found is not None
    return {**found[1], "game": game, "auth": key}


def told_while_it_was_on_its_way(client: Client, disk: Disk, table: tuple[str, list[str]]) -> list[list[Any]]:
    """What both seats and a newcomer heard of an answer before it was kept, and then after it."""
    game, keys = table
    answer = said(client, game, keys[0])
    with followed(client, game, keys[0]) as own, followed(client, game, keys[1]) as other:
        disk.free.clear()
        own.send_json(answer)
        early = [heard(own), heard(other)]
        with client.websocket_connect("/api/live", headers={"cookie": ""}) as late:
            late.send_json({"watch": game, "auth": keys[1]})
            early.append(heard(late))
            disk.free.set()
            return [*early, [own.receive_json(), other.receive_json(), late.receive_json()]]


def test_nobody_hears_of_a_change_before_it_is_kept(client: Client, disk: Disk, table: tuple[str, list[str]]) -> None:
    *early, after = told_while_it_was_on_its_way(client, disk, table)

    assert early == [[], [], []]
    assert after[0]["ok"]
    assert len({told["v"] for told in after}) == 1


def test_telling_too_early_would_be_noticed(
    client: Client, disk: Disk, table: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: what is on its way is taken for kept."""
    write = GroupCommitWriter.write
    monkeypatch.setattr(GroupCommitWriter, "write", lambda *given: write(*given) and None)

    game, keys = table
    answer = said(client, game, keys[0])
    with followed(client, game, keys[0]) as own:
        disk.free.clear()
        own.send_json(answer)
        assert heard(own)
        disk.free.set()


def test_an_answer_over_http_waits_like_everything_else(
    client: Client, disk: Disk, table: tuple[str, list[str]]
) -> None:
    game, keys = table
    answer = next_answer(client, game, keys[:1])
    assert answer is not None
    with followed(client, game, keys[1]) as other, ThreadPoolExecutor(2) as pool:
        disk.free.clear()
        done = pool.submit(do, client, game, *answer)
        while services_of(client).tables.pending(game) is None:
            assert heard(other) == []
        looked = pool.submit(seen, client, game, keys[1])
        assert client.get("/api/titles").status_code == 200, "others are answered meanwhile"
        assert not done.done()
        assert not looked.done()
        disk.free.set()
        assert looked.result()["v"] == done.result()["v"] == other.receive_json()["v"]


def test_what_is_written_besides_tables_does_not_stop_the_loop_and_is_told_when_it_is_kept(
    client: Client, disk: Disk, postgres: str
) -> None:
    account = {"name": "Dora", "password": "correct horse battery"}
    with psycopg.connect(postgres, autocommit=True) as beside, ThreadPoolExecutor(1) as pool:
        disk.free.clear()
        done = pool.submit(client.post, "/api/account", json=account)
        while beside.execute("select count(*) from sessions").fetchone() != (1,):
            assert client.get("/api/titles").status_code == 200
        assert client.get("/api/titles").status_code == 200
        assert not done.done()
        disk.free.set()
        assert done.result().status_code < 300


def test_what_is_written_besides_tables_and_is_lost_is_not_told(client: Client, disk: Disk) -> None:
    disk.fails = True

    refused = client.post("/api/account", json={"name": "Dora", "password": "correct horse battery"})
    assert (refused.status_code, refused.json()["code"]) == (503, "store-failed")
    assert "set-cookie" not in refused.headers


def test_only_the_connection_of_the_writer_waits_for_the_disk(client: Client) -> None:
    services, shown = services_of(client), text("show synchronous_commit")

    def waiting() -> str:
        with services.engine.connect() as connection:
            return str(connection.execute(shown).scalar_one())

    writer: Any = services.games.writer
    assert on_server(client, waiting) == "off"
    assert writer._connection.execute("show synchronous_commit").fetchone() == ("on",)


def test_what_cannot_be_kept_is_taken_back_with_all_that_was_built_on_it(
    client: Client, disk: Disk, table: tuple[str, list[str]]
) -> None:
    game, keys = table
    before = seen(client, game, keys[0])
    answer = said(client, game, keys[0])
    with followed(client, game, keys[0]) as own, followed(client, game, keys[1]) as other:
        disk.free.clear()
        disk.fails = True
        own.send_json(answer)
        for line, key in ((own, keys[0]), (other, keys[1])):
            line.send_json({"do": "talk", "channel": "table", "text": "oh", "id": "t", "game": game, "auth": key})
        assert (heard(own), heard(other)) == ([], [])
        disk.free.set()

        told, also = [own.receive_json() for _ in range(3)], [other.receive_json() for _ in range(2)]
        errors = [message["error"] for message in (*told, *also) if "error" in message]
        assert errors == ["store-failed"] * 3
        assert [message["whole"] for message in told if "whole" in message] == [before["whole"]]
        assert seen(client, game, keys[0])["v"] == before["v"]
        own.send_json(answer)
        assert own.receive_json()["v"] > before["v"]
        assert other.receive_json()["v"] > before["v"]


def test_of_changes_that_are_written_together_only_those_fail_that_must(
    client: Client, disk: Disk, postgres: str
) -> None:
    """Somebody else has written the next call of one table: its number is taken, and the others are kept."""
    tables = [opened(client) for _ in range(4)]
    answers = [next_answer(client, game, keys) for game, keys in tables]
    versions = [seen(client, game, keys[0])["v"] for game, keys in tables]
    with psycopg.connect(postgres) as rival:
        call = "insert into calls (game, number, name, arguments, asked, delta) values (%s, %s, 'ring', '{}', 0, '')"
        number = services_of(client).tables.live(tables[2][0]).number
        rival.execute(call, (tables[2][0], number + 1))
    disk.free.clear()
    with ThreadPoolExecutor(4) as pool:
        asked = [
            pool.submit(
                client.post, f"/api/games/{game}/do", json=answer[1], headers={"authorization": f"Seat {answer[0]}"}
            )
            for (game, _), answer in zip(tables, answers, strict=True)
            if answer is not None
        ]
        while any(services_of(client).tables.pending(game) is None for game, _ in tables):
            client.get("/api/titles")
        disk.free.set()
        found = [one.result().status_code for one in asked]
    assert found == [200, 200, 503, 200]
    now = [seen(client, game, keys[0])["v"] for game, keys in tables]
    assert [one > before for one, before in zip(now, versions, strict=True)] == [True, True, False, True]
