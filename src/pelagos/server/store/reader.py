"""The tables of a database, read from outside: nothing is written, and a server may run meanwhile."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from pelagos.server.store.backup import check_ours, reading
from pelagos.server.store.games import BrokenTable, StoredTable, stored_table
from pelagos.server.store.sqlite import FILE

PORTION_TABLES: Final = 100
"""So many ids are read at a time; of the tables themselves one is in memory."""
COLUMNS_OF_SQLITE: Final = "select name from pragma_table_info(?)"
COLUMNS_OF_POSTGRESQL: Final = "select column_name from information_schema.columns where table_name = %s"


class Reader:
    """One database, of this version or an older one."""

    def __init__(self, connection: Any, mark: str = "?", columns: str = COLUMNS_OF_SQLITE) -> None:
        """A connection of either driver: they differ in the mark for values, and in how columns are listed."""
        self._connection: Final = connection
        self._mark: Final = mark
        self._columns: Final = columns
        mark = self._mark
        rules = "saves.rules" if self._has("saves", "rules") else "null"
        asked = "asked" if self._has("calls", "asked") else "null"
        used = "games.used" if self._has("games", "used") else "0"
        removed = "games.removed" if self._has("games", "removed") else "null"
        since = "games.asked_since" if self._has("games", "asked_since") else "0"
        delta = "delta" if self._has("calls", "delta") else "null"
        self._save: Final = (
            f"select saves.data, saves.number, {rules}, games.public, games.created, {used}, {removed}, games.touched,"
            f" {since}"
            f" from games join saves on saves.game = games.id where games.id = {mark}"
        )
        read = f"select name, arguments, {asked}, {delta} from calls"
        self._calls: Final = f"{read} where game = {mark} and number > {mark} order by number"

    def _has(self, table: str, column: str) -> bool:
        return column in [row[0] for row in self._connection.execute(self._columns, (table,)).fetchall()]

    def count(self) -> int:
        return int(self._connection.execute("select count(*) from games").fetchone()[0])

    def tables(self) -> Iterator[tuple[str, StoredTable]]:
        """All of them, one after the other; those that are deleted meanwhile are left out."""
        last = ""
        while True:
            page = f"select id from games where id > {self._mark} order by id limit {self._mark}"
            games = [row[0] for row in self._connection.execute(page, (last, PORTION_TABLES)).fetchall()]
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
        return [BrokenTable(*row) for row in self._connection.execute(query).fetchall()]


@contextlib.contextmanager
def opened_for_reading(path: Path | str) -> Iterator[Reader]:
    """The database of a folder, a copy of one, or the database at an address."""
    if isinstance(path, str):
        # Here, so that nobody needs the driver who does not use it.
        from pelagos.server.store.postgres import reading_at  # noqa: PLC0415

        with reading_at(path) as there:
            yield Reader(there, "%s", COLUMNS_OF_POSTGRESQL)
        return
    file = path / FILE if path.is_dir() else path
    with reading(file) as connection:
        connection.isolation_level = None
        check_ours(connection, file)
        yield Reader(connection)
