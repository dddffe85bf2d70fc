"""What people are to be told of tables, before it is gathered into messages; and what they wish to be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, func, select, update

from pelagos.kernel.title import Json
from pelagos.server.store.engine import guarded, insert_or_ignore
from pelagos.server.store.rows import Job
from pelagos.server.store.schema import JOBS, NOTICE_SETTINGS, NOTICES

WAITING: Final = "waiting"
DONE: Final = "done"
KEPT_MS: Final = 60 * 86_400_000
"""So long it is remembered that something was told."""
MOST_GATHERED: Final = 50
"""Notices in one message; what is more comes in the next."""
MOST_TABLE_SETTINGS: Final = 500
"""Tables with a choice of their own, of one person; the first ones are forgotten."""


class Notice(NamedTuple):
    """Something to be told to one contact about one seat of a table. The key names what happened: it is told once."""

    key: str
    player: str
    contact: int
    kind: str
    game: str
    seat: int
    at: int
    """The version at which the game stood, or the mark of the turn whose time runs out."""
    facts: Json
    """What the table cannot tell later, such as who invited."""
    due: int
    created: int


class NoticeSettings(msgspec.Struct, frozen=True):
    """When somebody wishes to be told."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From and to, in minutes of the day; None: at any hour."""
    digest_at: int = 8 * 60
    """Minute of the day of the daily digest."""
    vacations: tuple[tuple[int, int], ...] = ()
    """From and until, in milliseconds, within the last year or to come."""


class Notices:
    """The notices of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    def replace_job(self, game: str, job: Job, notices: Sequence[Notice]) -> bool:
        """A job of the table becomes notices, in one transaction; False if it was done already."""
        same = (JOBS.c.game == game, JOBS.c.kind == job.kind, JOBS.c.seat == job.seat, JOBS.c.at == job.at)
        with guarded(), self._engine.begin() as connection:
            if connection.execute(delete(JOBS).where(*same)).rowcount == 0:
                return False
            self.add_all(notices, connection)
        return True

    def add_all(self, notices: Sequence[Notice], connection: Connection | None = None) -> None:
        """What was told before is not added again."""
        if connection is None:
            with guarded(), self._engine.begin() as own:
                self.add_all(notices, own)
            return
        for notice in notices:
            facts = msgspec.json.encode(notice.facts).decode()
            row = {**notice._asdict(), "facts": facts, "state": WAITING}
            connection.execute(insert_or_ignore(connection, NOTICES).values(row).on_conflict_do_nothing())

    def next_due(self) -> int | None:
        with guarded(), self._engine.begin() as connection:
            found = connection.execute(select(func.min(NOTICES.c.due)).where(NOTICES.c.state == WAITING)).scalar_one()
        return None if found is None else int(found)

    def take_due(self, now: int) -> list[Notice]:
        """What is due for the contact that has waited longest, oldest first. They stay until `done` or `put_off`."""
        due = and_(NOTICES.c.state == WAITING, NOTICES.c.due <= now)
        with guarded(), self._engine.begin() as connection:
            first = select(NOTICES.c.contact).where(due).order_by(NOTICES.c.due, NOTICES.c.key).limit(1)
            contact = connection.execute(first).scalar_one_or_none()
            if contact is None:
                return []
            mine = select(NOTICES).where(due, NOTICES.c.contact == contact).order_by(NOTICES.c.created, NOTICES.c.key)
            mine = mine.limit(MOST_GATHERED)
            return [_notice(row) for row in connection.execute(mine).all()]

    def done(self, keys: Sequence[str], connection: Connection) -> None:
        """Told, or no longer worth telling."""
        connection.execute(update(NOTICES).where(NOTICES.c.key.in_(keys)).values(state=DONE, facts="{}"))

    def put_off(self, keys: Sequence[str], due: int, connection: Connection) -> None:
        connection.execute(update(NOTICES).where(NOTICES.c.key.in_(keys)).values(due=due))

    def drop_of_contact(self, contact: int, game: str = "") -> None:
        """What waits is not told any more: of all tables, or of one."""
        same = and_(NOTICES.c.contact == contact, NOTICES.c.state == WAITING)
        self._do(update(NOTICES).where(and_(same, NOTICES.c.game == game) if game else same).values(state=DONE))

    def count_waiting(self) -> int:
        with guarded(), self._engine.begin() as connection:
            return int(connection.execute(select(func.count()).where(NOTICES.c.state == WAITING)).scalar_one())

    def clean_up(self, now: int) -> int:
        return self._do(delete(NOTICES).where(NOTICES.c.state == DONE, NOTICES.c.created < now - KEPT_MS))

    # settings

    def settings(self, player: str) -> NoticeSettings:
        found = self._read(player, "")
        return NoticeSettings() if found is None else msgspec.convert(found, NoticeSettings)

    def set_settings(self, player: str, settings: NoticeSettings) -> None:
        self._write(player, "", msgspec.to_builtins(settings))

    def on_vacation(self, now: int) -> list[str]:
        """Whose vacation is not over."""
        some = and_(NOTICE_SETTINGS.c.game == "", NOTICE_SETTINGS.c.settings.contains('"vacations":[['))
        with guarded(), self._engine.begin() as connection:
            found = connection.execute(select(NOTICE_SETTINGS.c.player).where(some)).scalars().all()
        return [player for player in found if any(end > now for _, end in self.settings(player).vacations)]

    def table_kinds(self, player: str, game: str) -> list[str] | None:
        """What somebody wishes to be told of this table; None: what they wish of all tables."""
        found = self._read(player, game)
        return None if found is None else list(found["kinds"])

    def set_table_kinds(self, player: str, game: str, kinds: Sequence[str] | None) -> None:
        if kinds is None:
            same = (NOTICE_SETTINGS.c.player == player, NOTICE_SETTINGS.c.game == game)
            self._do(delete(NOTICE_SETTINGS).where(*same))
            return
        with guarded(), self._engine.begin() as connection:
            own = and_(NOTICE_SETTINGS.c.player == player, NOTICE_SETTINGS.c.game != "")
            games = connection.execute(select(NOTICE_SETTINGS.c.game).where(own)).scalars().all()
            if len(games) >= MOST_TABLE_SETTINGS and game not in games:
                connection.execute(delete(NOTICE_SETTINGS).where(own, NOTICE_SETTINGS.c.game == games[0]))
        self._write(player, game, {"kinds": list(kinds)})

    def _read(self, player: str, game: str) -> Any:
        same = (NOTICE_SETTINGS.c.player == player, NOTICE_SETTINGS.c.game == game)
        with guarded(), self._engine.begin() as connection:
            found = connection.execute(select(NOTICE_SETTINGS.c.settings).where(*same)).scalar_one_or_none()
        return None if found is None else msgspec.json.decode(found)

    def _write(self, player: str, game: str, settings: Json) -> None:
        text = msgspec.json.encode(settings).decode()
        row = {"player": player, "game": game, "settings": text}
        with guarded(), self._engine.begin() as connection:
            put = insert_or_ignore(connection, NOTICE_SETTINGS).values(row)
            connection.execute(put.on_conflict_do_update(index_elements=["player", "game"], set_={"settings": text}))

    def _do(self, query: Any) -> int:
        with guarded(), self._engine.begin() as connection:
            return int(connection.execute(query).rowcount)


def _notice(row: Any) -> Notice:
    facts = msgspec.json.decode(row.facts)
    return Notice(row.key, row.player, row.contact, row.kind, row.game, row.seat, row.at, facts, row.due, row.created)
