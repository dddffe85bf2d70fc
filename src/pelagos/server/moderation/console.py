"""The database of a server for whoever has a shell on its machine; the server may run meanwhile."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, text

from pelagos.server.moderation.abuse_reports import AbuseReports
from pelagos.server.moderation.acts import CONSOLE, Acts
from pelagos.server.moderation.overview import Overview
from pelagos.server.moderation.recent_authors import RecentAuthors
from pelagos.server.store.backup import BackupError
from pelagos.server.store.engine import FILE, check_not_newer, connected, guarded, known_revisions
from pelagos.server.store.moderation import ModerationStore
from pelagos.server.store.people import People


class Console:
    """What the commands of moderators use."""

    def __init__(self, engine: Engine) -> None:
        people = People(engine)
        self.store: Final = ModerationStore(engine)
        self.acts: Final = Acts(self.store, people)
        self.overview: Final = Overview(self.store, people)
        self.reports: Final = AbuseReports(self.store, RecentAuthors())
        self.actor: Final = CONSOLE


@contextlib.contextmanager
def opened(folder: Path) -> Iterator[Console]:
    """Nothing is migrated here: a server of the version before may be running."""
    path = folder / FILE
    if not path.is_file():
        raise BackupError("no-file", path=str(path))
    check_not_newer(path)
    engine = connected(folder)
    try:
        _check_newest(engine, path)
        yield Console(engine)
    finally:
        engine.dispose()


def _check_newest(engine: Engine, path: Path) -> None:
    with guarded(), engine.begin() as connection:
        revision = connection.execute(text("select version_num from alembic_version")).scalar()
    if revision != known_revisions()[0]:
        raise BackupError("older-database", path=str(path))
