"""What lists show of a table: enough to choose one, nothing that is not for everybody."""

from __future__ import annotations

from pelagos.kernel.title import Json
from pelagos.table.table import Table


def summary_of(table: Table) -> Json:
    setup = table.rules.setup
    summary: Json = {
        "title": table.rules.title.name,
        "variant": table.rules.title.variant(setup),
        "seats": setup.seats,
        "board": setup.board,
        "options": dict(setup.options),
        "phase": table.phase,
        "chairs": [chair.plain() for chair in table.chairs],
        "owner": table.seat_of(table.owner),
        "terms": table.terms.plain(),
        "ending": None if table.ending is None else table.ending.plain(),
    }
    if table.clock.paused_since:
        summary["paused"] = True
    return summary
