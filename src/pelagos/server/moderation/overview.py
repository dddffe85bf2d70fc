"""People and sanctions as moderators look at them, on the page and on the console."""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.title import Json
from pelagos.server.errors import Missing
from pelagos.server.ids import player_of
from pelagos.server.moderation.sanctions import ADDRESS
from pelagos.server.store.moderation import ModerationStore
from pelagos.server.store.people import People, folded
from pelagos.server.tables import clock


class Overview:
    """Looks, and changes nothing."""

    def __init__(self, store: ModerationStore, people: People) -> None:
        self._store: Final = store
        self._people: Final = people

    def people(self, beginning: str, before: int = 2**53) -> list[Json]:
        now = clock()
        return [self._person(row, now) for row in self._store.people(folded(beginning), before)]

    def person(self, name: str) -> Json:
        found = self._people.by_name(name)
        if found is None:
            raise Missing("no-such-account", name=name)
        [row] = [row for row in self._store.people(folded(name), found[0] + 1) if row.id == found[0]]
        player, now = player_of(found[0]), clock()
        return {
            "person": self._person(row, now),
            "sanctions": [sanction_data(one, now) for one in self._store.sanctions_of([player])],
            "tables": self._store.tables_of(player),
            "reports": self._store.reports_about(player),
        }

    def sanctions(self) -> list[Json]:
        now = clock()
        return [sanction_data(row, now) for row in self._store.active(now)]

    def _person(self, row: Any, now: int) -> Json:
        held = [sanction_data(one, now) for one in self._store.sanctions_of([player_of(row.id)])]
        return {
            "name": row.name,
            "created": row.created,
            "seen": row.seen,
            "admin": bool(row.admin),
            "number": row.id,
            "sanctions": [one for one in held if one["active"]],
        }


def sanction_data(row: Any, now: int) -> Json:
    """One mute or ban. Nobody's id, and no address: the number is enough to lift it."""
    kind = "address" if row.target.startswith(ADDRESS) else "account" if row.target.startswith("u-") else "guest"
    return {
        "number": row.id,
        "kind": row.kind,
        "name": row.name,
        "of": kind,
        "reason": row.reason,
        "actor": row.actor,
        "created": row.created,
        "until": row.until,
        "active": row.lifted is None and (row.until is None or row.until > now),
    }
