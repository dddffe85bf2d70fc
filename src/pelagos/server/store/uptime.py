"""When the server was alive, and when it was away, on disk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Engine, delete, insert, select

from pelagos.server.server_clock import Heartbeat, Outage, ServerClock
from pelagos.server.store.engine import guarded
from pelagos.server.store.schema import HEARTBEAT, OUTAGES


class UptimeStore:
    """The last heartbeat and the outages of one database. A copy of it has them, too: what was lost with it was not
    played, and its time is given back like that of any outage."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    def clock(self) -> ServerClock:
        """The clock that goes on from the last heartbeat."""
        with guarded(), self._engine.begin() as connection:
            row = connection.execute(select(HEARTBEAT)).first()
            known = connection.execute(select(OUTAGES).order_by(OUTAGES.c.start)).all()
        last = None if row is None else Heartbeat(row.uptime, row.time, row.wall, row.elapsed, row.boot)
        return ServerClock(last, [Outage(outage.start, outage.end) for outage in known])

    def write(self, heartbeat: Heartbeat, outages: Sequence[Outage]) -> None:
        """The server is alive; and these outages are new."""
        with guarded(), self._engine.begin() as connection:
            connection.execute(delete(HEARTBEAT))
            connection.execute(insert(HEARTBEAT), {"id": 1, **heartbeat._asdict()})
            if outages:
                connection.execute(insert(OUTAGES), [outage._asdict() for outage in outages])
