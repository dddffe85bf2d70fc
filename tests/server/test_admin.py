"""Copies of a server's data: made while it runs, put back only when it does not."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from cli.support import pelagos, refused
from pelagos.cli.data_folder import usual_folder
from pelagos.cli.screen import BadCall
from pelagos.cli.serve import checked_origin
from pelagos.server.config import Config
from pelagos.server.store.backup import exclusive
from pelagos.server.store.sqlite import FILE
from server.conftest import Client, visiting

TABLE = {"title": "toy", "seats": 2, "chairs": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}


def copied(config: Config, target: Path, count: int = 1) -> list[str]:
    """A copy, made while the server runs, and the tables in it."""
    with visiting(config) as client:
        games = [client.post("/api/games", json=TABLE).json()["game"] for _ in range(count)]
        result = pelagos("admin", "backup", target, "--data", config.data)
    assert result.exit_code == 0, result.stderr
    return games


@pytest.mark.sqlite
def test_a_copy_made_while_the_server_runs_gives_its_tables_back(config: Config, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    [game] = copied(config, copy)
    with visiting(config) as client:
        later = client.post("/api/games", json=TABLE).json()["game"]

    result = pelagos("admin", "restore", copy, "--data", config.data)

    assert result.exit_code == 0
    with visiting(config) as client:
        assert client.get(f"/api/games/{game}").status_code == 200
        assert client.get(f"/api/games/{later}").status_code == 404
    [old] = config.data.glob("pelagos-before-*.db")
    assert str(old) in result.stdout
    with sqlite3.connect(old) as line:
        assert {row[0] for row in line.execute("select id from games")} == {game, later}
    line.close()


@pytest.mark.sqlite
def test_a_copy_is_one_file_for_its_owner_only(config: Config, tmp_path: Path) -> None:
    copied(config, tmp_path / "copy.db")

    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.mark.sqlite
def test_a_database_is_for_its_owner_only(config: Config) -> None:
    """The folder may be one that others can read: the files hold every secret, so each is closed by itself."""
    config.data.mkdir(mode=0o755)
    with visiting(config) as client:
        client.post("/api/games", json=TABLE)
        assert {path.name: mode(path) for path in config.data.glob(f"{FILE}*")} == {
            FILE: 0o600,
            f"{FILE}-wal": 0o600,
            f"{FILE}-shm": 0o600,
        }


@pytest.mark.sqlite
def test_a_database_that_others_could_read_is_closed_to_them(config: Config, tmp_path: Path) -> None:
    """As version 0.1 made it: at the next start, and when it is set aside for a copy."""
    copied(config, tmp_path / "copy.db")
    (config.data / FILE).chmod(0o644)
    with visiting(config):
        assert mode(config.data / FILE) == 0o600

    (config.data / FILE).chmod(0o644)
    assert pelagos("admin", "restore", tmp_path / "copy.db", "--data", config.data).exit_code == 0
    assert {mode(path) for path in config.data.glob("*.db")} == {0o600}


@pytest.mark.sqlite
def test_a_newer_database_is_refused_in_a_sentence(config: Config) -> None:
    """Whoever starts an old program by mistake reads what is wrong, and the database is as it was."""
    with visiting(config):
        pass
    spoil(config.data / FILE, "update alembic_version set version_num = '9999'")
    before = (config.data / FILE).read_bytes()

    result = pelagos("serve", "--port", "0", "--data", config.data)

    assert refused(result, f"{config.data / FILE} comes from a newer version of Pelagos.")
    assert (config.data / FILE).read_bytes() == before


@pytest.mark.sqlite
def test_no_copy_is_written_over(config: Config, tmp_path: Path) -> None:
    copied(config, tmp_path / "copy.db")

    result = pelagos("admin", "backup", tmp_path / "copy.db", "--data", config.data)
    assert refused(result, f"{tmp_path / 'copy.db'} exists already; choose another name.")


@pytest.mark.sqlite
def test_nothing_is_put_back_under_a_running_server(config: Config, tmp_path: Path) -> None:
    copied(config, tmp_path / "copy.db")
    before = (config.data / FILE).read_bytes()

    with exclusive(config.data):
        result = pelagos("admin", "restore", tmp_path / "copy.db", "--data", config.data)
    assert result.exit_code == 2
    assert "A server is using" in result.stderr
    assert (config.data / FILE).read_bytes() == before


def spoil(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as line:
        line.execute(statement)
    line.close()


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("update alembic_version set version_num = '9999'", "comes from a newer version"),
        ("drop table alembic_version", "is no database of Pelagos"),
        ("delete from alembic_version", "is no database of Pelagos"),
    ],
)
def test_a_file_that_is_not_ours_changes_nothing(config: Config, tmp_path: Path, statement: str, sentence: str) -> None:
    copied(config, tmp_path / "copy.db")
    spoil(tmp_path / "copy.db", statement)
    before = sorted(path.name for path in config.data.iterdir())

    result = pelagos("admin", "restore", tmp_path / "copy.db", "--data", config.data)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert set(before) >= {path.name for path in config.data.iterdir()} - {"pelagos.lock"}


def test_text_and_nothing_are_no_databases(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna,\n" * 100)
    for name, sentence in (("letter.txt", "is no database of Pelagos"), ("nothing.db", "There is no file")):
        result = pelagos("admin", "restore", tmp_path / name, "--data", tmp_path / "data")
        assert result.exit_code == 2
        assert sentence in result.stderr


@pytest.mark.sqlite
def test_a_broken_copy_is_refused(config: Config, tmp_path: Path) -> None:
    copied(config, tmp_path / "copy.db", 40)
    data = bytearray((tmp_path / "copy.db").read_bytes())
    data[len(data) // 2 :] = bytes(len(data) - len(data) // 2)
    (tmp_path / "copy.db").write_bytes(data)

    result = pelagos("admin", "restore", tmp_path / "copy.db", "--data", config.data)
    assert result.exit_code == 2
    assert "is damaged" in result.stderr


@pytest.mark.sqlite
def test_stats_count_and_name_nobody(config: Config, client: Client) -> None:
    client.post("/api/account", json={"name": "Anna", "password": "correct horse"})
    client.post("/api/games", json=TABLE)
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    client.post("/api/games", json={**TABLE, "chairs": chairs, "start": True})

    told = json.loads(pelagos("admin", "stats", "--json", "--data", config.data).stdout)
    shown = pelagos("admin", "stats", "--data", config.data).stdout

    assert told["tables"] == {"running": 1, "waiting": 1}
    assert (told["titles"], told["accounts"], told["devices"]) == ({"toy": 2}, 1, 1)
    assert told["bytes"] > 0
    assert "Anna" not in shown
    assert "Tables that wait" in shown


@pytest.mark.parametrize(
    ("system", "environment", "folder"),
    [
        ("linux", {}, "home/.local/share/pelagos"),
        ("linux", {"XDG_DATA_HOME": "xdg"}, "xdg/pelagos"),
        ("darwin", {}, "home/Library/Application Support/Pelagos"),
        ("win32", {"LOCALAPPDATA": "local"}, "local/Pelagos"),
        ("win32", {}, "home/AppData/Local/Pelagos"),
    ],
)
def test_data_lie_where_the_system_keeps_such_things(system: str, environment: dict[str, str], folder: str) -> None:
    assert usual_folder(system, environment, Path("home")) == Path(folder)


def test_an_origin_is_a_scheme_and_a_name() -> None:
    assert checked_origin("https://Games.example.org/") == "https://games.example.org"
    for wrong in ("games.example.org", "https://", "https://x/y", "ftp://x", "https://u@x#"):
        with pytest.raises(BadCall):
            checked_origin(wrong)
