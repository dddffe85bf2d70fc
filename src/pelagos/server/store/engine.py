"""What is true of every database, whichever engine it is: its migrations, and one error for whatever it fails with."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, TimeoutError

from pelagos.kernel.errors import PelagosError
from pelagos.server.errors import StoreFailed

MIGRATIONS: Final = "pelagos.server.store:migrations"
SQLITE: Final = "sqlite"
"""The dialect that is not PostgreSQL's."""

GONE: Final = "gone"
"""The reason of a failure: no connection to the database, or none any more."""


class NewerDatabase(PelagosError):
    """A newer program has been here: its schema is not known to this one."""


def known_revisions() -> list[str]:
    """The newest first."""
    config = AlembicConfig()
    config.set_main_option("script_location", MIGRATIONS)
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def migrate(engine: Engine) -> None:
    """Apply the migrations that are missing."""
    config = AlembicConfig()
    config.set_main_option("script_location", MIGRATIONS)
    with guarded(), engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def insert_or_ignore(connection: Connection, table: Any) -> Any:
    """An insertion that can be told what to do on a conflict: not in the SQL that all engines share."""
    return sqlite.insert(table) if connection.dialect.name == SQLITE else postgresql.insert(table)


def is_alive(driver: Any, error: type[Exception]) -> bool:
    """Was this connection to PostgreSQL not closed by the other side while it lay idle? Nothing is asked for that."""
    try:
        # A farewell first, and then the end.
        for _ in range(2):
            driver.pgconn.consume_input()
    except error:
        return False
    return not driver.closed


@contextlib.contextmanager
def guarded() -> Iterator[None]:
    """Whatever a database can fail with is one error: nothing was written."""
    try:
        yield
    except DBAPIError as error:
        raise failed(error.orig) from error
    except TimeoutError as error:
        raise StoreFailed("store-failed", reason=GONE) from error


def failed(error: BaseException | None) -> StoreFailed:
    """The error of a driver as one of ours."""
    state = getattr(error, "sqlstate", "")
    if isinstance(state, str) and state:
        return StoreFailed("store-failed", reason=_reason_of_state(state))
    return StoreFailed("store-failed", reason=_reason(str(error).lower()))


STATES: Final = (
    ("53100", "full"),
    ("53", GONE),
    ("25006", "read-only"),
    ("55P03", "locked"),
    ("40", "locked"),
    ("08", GONE),
    ("57P", GONE),
    ("3D", GONE),
    ("28", GONE),
)
"""Beginnings of the error codes of PostgreSQL (appendix A of its manual), the first that fits, and what each means."""


def _reason_of_state(state: str) -> str:
    return next((reason for beginning, reason in STATES if state.startswith(beginning)), "broken")


def _reason(text: str) -> str:
    """One word for programs; never the statement, which holds people's data."""
    for fragment, reason in (
        ("full", "full"),
        ("locked", "locked"),
        ("readonly", "read-only"),
        ("unable to open", GONE),
        ("connection", GONE),
        ("consuming input failed", GONE),
    ):
        if fragment in text:
            return reason
    return "broken"
