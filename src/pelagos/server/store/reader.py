"""The tables of a data folder or of a copy, read from outside: nothing is written, and a server may run meanwhile."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pelagos.server.store.backup import check_ours, reading
from pelagos.server.store.engine import FILE
from pelagos.server.store.games import BrokenTable, StoredTable, stored_table

PORTION_TABLES: Final = 100
"""So many ids are read at a time; of the tables themselves one is in memory."""


class Reader:
    """One database, of this version or an older one."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection
        rules = "saves.rules" if self._has("saves", "rules") else "null"
        asked = "asked" if self._has("calls", "asked") else "null"
        used = "games.used" if self._has("games", "used") else "0"
        removed = "games.removed" if self._has("games", "removed") else "null"
        since = "games.asked_since" if self._has("games", "asked_since") else "0"
        delta = "delta" if self._has("calls", "delta") else "null"
        self._save: Final = (
            f"select saves.data, saves.number, {rules}, games.public, games.created, {used}, {removed}, games.touched,"
            f" {since}"
            " from games join saves on saves.game = games.id where games.id = ?"
        )
        self._calls: Final = (
            f"select name, arguments, {asked}, {delta} from calls where game = ? and number > ? order by number"
        )

    def _has(self, table: str, column: str) -> bool:
        return column in [row[1] for row in self._connection.execute(f"pragma table_info({table})")]

    def count(self) -> int:
        return int(self._connection.execute("select count(*) from games").fetchone()[0])

    def tables(self) -> Iterator[tuple[str, StoredTable]]:
        """All of them, one after the other; those that are deleted meanwhile are left out."""
        last = ""
        while True:
            page = "select id from games where id > ? order by id limit ?"
            games = [row[0] for row in self._connection.execute(page, (last, PORTION_TABLES))]
            for game in games:
                found = self._table(game)
                if found is not None:
                    yield game, found
            if not games:
                return
            last = games[-1]

    def _table(self, game: str) -> StoredTable | None:
        """Its save and the calls since, both of one moment."""
        self._connection.execute("begin")
        try:
            row = self._connection.execute(self._save, (game,)).fetchone()
            calls = [] if row is None else self._connection.execute(self._calls, (game, row[1])).fetchall()
        finally:
            self._connection.execute("commit")
        return None if row is None else stored_table(row, calls)

    def broken(self) -> list[BrokenTable]:
        """The tables that could not be opened when they were last asked for, the longest broken first."""
        if not self._has("broken_tables", "game"):
            return []
        query = "select game, code, rules, since from broken_tables order by since, game"
        return [BrokenTable(*row) for row in self._connection.execute(query)]


@contextlib.contextmanager
def opened_for_reading(path: Path) -> Iterator[Reader]:
    """The database of a folder, or a copy of one."""
    file = path / FILE if path.is_dir() else path
    with reading(file) as connection:
        connection.isolation_level = None
        check_ours(connection, file)
        yield Reader(connection)
