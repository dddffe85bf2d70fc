"""Tables that nobody uses, on disk: finding, marking and deleting them a few at a time."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Column, ColumnElement, Engine, and_, delete, exists, func, select, tuple_, update

from pelagos.server.store.engine import guarded
from pelagos.server.store.rows import NOT_SEATED
from pelagos.server.store.schema import BROKEN_TABLES, GAMES, JOBS, PLAYERS
from pelagos.table.chair import ACCOUNT_PREFIX

MOVING: Final = ("bot", "clock", "order", "rate")
"""The kinds of jobs by which a game goes on without anybody; nothing comes of the others at the table."""
START: Final = (-1, "")

Place = tuple[int, str]
"""Where a table stands among those of its phase: a time by which they are in order, and its id."""


class UnusedTable(NamedTuple):
    game: str
    used: int
    """In uptime, like every time here."""
    warned: int
    of_account: bool
    """Does anybody with an account own it or sit there?"""
    busy: bool
    """Is anything due there?"""


class UnusedTables:
    """The tables of one database by when they were last used."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    def not_warned(self, phase: str, before: int, after: Place, most: int) -> list[UnusedTable]:
        """The first so many that were not used since `before`, and of which nobody was warned, by when they were."""
        return self._find(phase, GAMES.c.used, GAMES.c.warned == 0, before, after, most)

    def warned(self, phase: str, before: int, after: Place, most: int) -> list[UnusedTable]:
        """The first so many of whose removal their players were warned before this time, by when they were."""
        return self._find(phase, GAMES.c.warned, GAMES.c.warned > 0, before, after, most)

    def _find(
        self, phase: str, by: Column[int], marked: ColumnElement[bool], before: int, after: Place, most: int
    ) -> list[UnusedTable]:
        behind = and_(by >= after[0], tuple_(by, GAMES.c.id) > tuple_(*after))
        query = (
            select(GAMES.c.id, GAMES.c.used, GAMES.c.warned, _OF_ACCOUNT.label("of_account"), _BUSY.label("busy"))
            .where(GAMES.c.phase == phase, marked, behind, by < before, _USABLE)
            .order_by(by, GAMES.c.id)
            .limit(most)
        )
        with guarded(), self._engine.begin() as connection:
            rows = connection.execute(query).all()
        return [UnusedTable(row.id, row.used, row.warned, bool(row.of_account), bool(row.busy)) for row in rows]

    def warn(self, table: UnusedTable, uptime: int) -> bool:
        """Note that its players are warned; False if somebody has used it meanwhile."""
        return self._do(update(GAMES).where(_unchanged(table)).values(warned=uptime))

    def remove(self, table: UnusedTable) -> bool:
        """Delete it with all that belongs to it; False if somebody has used it meanwhile."""
        return self._do(delete(GAMES).where(_unchanged(table)))

    def _do(self, query: Any) -> bool:
        with guarded(), self._engine.begin() as connection:
            return int(connection.execute(query).rowcount) > 0


_SITS: Final = and_(
    PLAYERS.c.game == GAMES.c.id, PLAYERS.c.seat < NOT_SEATED, PLAYERS.c.player.startswith(ACCOUNT_PREFIX)
)
_OF_ACCOUNT: Final = GAMES.c.owner.startswith(ACCOUNT_PREFIX) | exists().where(_SITS)
_BUSY: Final = exists().where(and_(JOBS.c.game == GAMES.c.id, JOBS.c.kind.in_(MOVING)))


_USABLE: Final = and_(func.coalesce(GAMES.c.removed, 0) == 0, ~exists().where(BROKEN_TABLES.c.game == GAMES.c.id))
"""Neither removed by a moderator, who may restore it, nor impossible to open: nobody could use those."""


def _unchanged(table: UnusedTable) -> Any:
    return and_(GAMES.c.id == table.game, GAMES.c.used == table.used, GAMES.c.warned == table.warned)
