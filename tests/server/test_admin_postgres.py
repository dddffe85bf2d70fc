"""The commands of `pelagos admin` on a database of PostgreSQL, while its server runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.support import pelagos
from pelagos.server.config import Config
from server.conftest import quick, visiting
from server.playing import opened

pytestmark = pytest.mark.pure

ACCOUNT = {"name": "Dora", "password": "correct horse battery"}


@pytest.fixture
def database(postgres: str) -> str:
    return postgres


def refused(*words: str | Path) -> str:
    """The sentence with which a command was refused."""
    result = pelagos(*words)
    assert result.exit_code == 2, result.stdout
    return result.stderr


def test_whoever_has_a_shell_counts_moderates_and_looks_at_a_running_server(config: Config, tmp_path: Path) -> None:
    at = ("admin", "--database", config.database)
    with visiting(config) as client:
        opened(client)
        client.post("/api/account", json=ACCOUNT).raise_for_status()
        counted = json.loads(pelagos(*at, "stats", "--json").stdout)
        assert (counted["tables"], counted["accounts"], counted["titles"]) == ({"running": 1}, 1, {"toy": 1})
        assert counted["bytes"] > 1_000_000
        assert pelagos(*at, "grant", "Dora").exit_code == 0
        assert client.get("/api/admin/state").status_code == 200
        assert "/reset#" in pelagos(*at, "reset", "Dora").stdout
        assert json.loads(pelagos(*at, "broken", "--json").stdout) == []
        assert json.loads(pelagos(*at, "rehearse", "--json").stdout)["games"] == 1
        assert refused(*at, "backup", tmp_path / "copy.db").startswith("Copies of a PostgreSQL database are made by")
        assert "is using" in refused("admin", "copy", config.database, tmp_path / "new")


def test_the_address_may_stand_in_the_environment(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    with visiting(config) as client:
        opened(client)
    monkeypatch.setenv("PELAGOS_DATABASE", config.database)

    assert json.loads(pelagos("admin", "stats", "--json").stdout)["tables"] == {"running": 1}


def test_a_move_says_what_it_has_moved(config: Config, tmp_path: Path) -> None:
    with visiting(quick(tmp_path / "club")) as client:
        opened(client)

    told = pelagos("admin", "copy", tmp_path / "club", config.database)

    assert "games: 1\n" in told.stdout
    assert "compared one by one" in told.stdout
    assert "holds something already" in refused("admin", "copy", tmp_path / "club", config.database)


def test_a_server_whose_database_is_away_says_where_it_looked(tmp_path: Path) -> None:
    address = f"postgresql://dora:hunter2@/club?host={tmp_path}"
    told = refused("serve", "--port", "0", "--data", tmp_path / "data", "--database", address)

    assert "cannot be reached" in told
    assert "hunter2" not in told
    assert "should read like postgresql://" in refused("serve", "--data", tmp_path / "data", "--database", "club")
