"""`pelagos admin copy`: everything arrives at the other database, in both directions, or nothing does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text, update

from pelagos.server.config import Config
from pelagos.server.store import copying
from pelagos.server.store.backup import BackupError
from pelagos.server.store.copying import content, copy
from pelagos.server.store.database import opened_beside
from pelagos.server.store.postgres import BadDatabase
from pelagos.server.store.schema import META, PENDING_ACTS, USERS
from pelagos.server.store.sqlite import open_engine
from server.conftest import quick, visiting
from server.playing import next_answer, opened, play, seen

pytestmark = pytest.mark.pure


@pytest.fixture
def club(tmp_path: Path) -> tuple[Config, str, list[str]]:
    """A server with people, a game that goes on and one that is over; the one that goes on, and its keys."""
    config = quick(tmp_path / "club")
    with visiting(config) as client:
        for name in ("Dora", "Emil"):
            client.post("/api/account", json={"name": name, "password": "correct horse battery"}).raise_for_status()
            client.post("/api/account/tokens", json={"label": name}).raise_for_status()
        client.request("DELETE", "/api/account", json={"password": "correct horse battery"}).raise_for_status()
        game, keys = opened(client)
        play(client, *opened(client))
        found = next_answer(client, game, keys)
        assert found is not None
    return config, game, keys


def contents(where: Path | str) -> dict[str, Any]:
    with opened_beside(where) as engine, engine.connect() as connection:
        return {table.name: content(connection, table) for table in META.sorted_tables}


def test_a_club_moves_to_postgresql_and_back_and_its_games_go_on(
    club: tuple[Config, str, list[str]], postgres: str, tmp_path: Path
) -> None:
    config, game, keys = club
    before = contents(config.data)
    with visiting(config) as client:
        was = [seen(client, game, key)["whole"] for key in keys]
    assert before["users"].rows == 1

    there = copy(config.data, postgres)
    back = copy(postgres, tmp_path / "back")

    assert there == back
    assert there["games"] == 2
    assert contents(postgres) == contents(tmp_path / "back")
    for moved in (quick(tmp_path / "new", postgres), quick(tmp_path / "back")):
        with visiting(moved) as client:
            assert [seen(client, game, key)["whole"] for key in keys] == was
            assert play(client, game, keys) > 0
            told = client.post("/api/account", json={"name": "Carla", "password": "correct horse battery"})
            assert told.status_code < 300
            # The second of the two that there ever were is deleted, and its number is not given again.
            assert [user for (user,) in _users(client)] == [1, 3]


def _users(client: Any) -> Any:
    with client.app.state.services.engine.connect() as connection:
        return connection.execute(text("select id from users order by id")).all()


def test_a_row_that_arrives_otherwise_is_noticed_and_nothing_stays(
    club: tuple[Config, str, list[str]], postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    config, *_ = club
    portions = copying._portions

    def other(connection: Any, table: Any) -> Any:
        for part in portions(connection, table):
            yield [{**row, "settings": '{"planted": 1}'} if "settings" in row else row for row in part]

    read = iter([other])
    monkeypatch.setattr(copying, "_portions", lambda connection, table: _once(read, portions, connection, table))
    with pytest.raises(BackupError, match="copy-differs"):
        copy(config.data, postgres)
    monkeypatch.undo()

    assert {found.rows for found in contents(postgres).values()} == {0}


def _once(read: Any, portions: Any, connection: Any, table: Any) -> Any:
    """The first time that people are read, they are read otherwise."""
    return next(read, portions)(connection, table) if table is USERS else portions(connection, table)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_target_that_holds_something_is_left_alone(
    club: tuple[Config, str, list[str]], postgres: str, tmp_path: Path, kind: str
) -> None:
    config, *_ = club
    target: Path | str = postgres if kind == "postgresql" else tmp_path / "other"
    if isinstance(target, Path):
        open_engine(target).dispose()
    with opened_beside(target) as engine, engine.begin() as connection:
        connection.execute(insert(PENDING_ACTS), {"act": "ban", "arguments": "{}"})
    before = contents(target)

    with pytest.raises(BackupError, match="target-not-empty"):
        copy(config.data, target)
    assert contents(target) == before


def test_a_database_that_a_server_uses_is_not_copied(config: Config, postgres: str, tmp_path: Path) -> None:
    with visiting(quick(tmp_path / "running", postgres)) as client:
        opened(client)
        with pytest.raises(BadDatabase, match="database-in-use"):
            copy(postgres, tmp_path / "target")


def test_rows_are_told_apart_by_every_value_and_not_by_their_order(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    row = {"password": "", "created": 1, "settings": "{}"}
    rows = [{"name": name, "folded": name, **row} for name in ("a", "b")]
    with engine.connect() as connection:
        connection.execute(insert(USERS), [{"id": 1, **rows[0]}, {"id": 2, **rows[1]}])
        first = content(connection, USERS)
        connection.execute(text("delete from users"))
        connection.execute(insert(USERS), [{"id": 2, **rows[1]}, {"id": 1, **rows[0]}])
        assert content(connection, USERS) == first
        connection.execute(update(USERS).where(USERS.c.id == 1).values(created=2))
        assert content(connection, USERS) != first
    engine.dispose()
