"""The database of a server for whoever has a shell on its machine; the server may run meanwhile."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from pelagos.server.moderation.abuse_reports import AbuseReports
from pelagos.server.moderation.acts import CONSOLE, Acts
from pelagos.server.moderation.overview import Overview
from pelagos.server.moderation.recent_authors import RecentAuthors
from pelagos.server.store.database import opened_beside
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
def opened(where: Path | str) -> Iterator[Console]:
    """Over the database of a data folder, or at an address."""
    with opened_beside(where) as engine:
        yield Console(engine)
