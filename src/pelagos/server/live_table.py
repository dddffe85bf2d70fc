"""A table in memory: its state, what its viewers were sent, and what the disk has of it."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.title import Json
from pelagos.server.replies.past import Past
from pelagos.server.store.rows import NOT_SEATED, Job
from pelagos.server.summaries import asked_at, summary_of
from pelagos.table.deltas import DeltaTracker
from pelagos.table.feed import TableFeed
from pelagos.table.table import Table


class LiveTable:
    """One table in memory. Only `Tables` changes it."""

    def __init__(self, game: str, table: Table, number: int, public: bool, created: int) -> None:
        self.game: Final = game
        self.table: Final = table
        self.feed: Final = TableFeed(table)
        self.number = number
        """Of the last call."""
        self.saved = number
        """Of the last call that the save on disk contains."""
        self.tracker: DeltaTracker | None = None
        """Says what the next call changes; None until a save of this version is on disk."""
        self.public: Final = public
        self.created: Final = created
        self.version = table.version
        """At the last call. Private changes do not raise it."""
        # What follows is as the disk has it.
        self.touched = 0
        self.asked = asked_at(table)
        self.asked_since = 0
        """When the turn of the seat that is asked began."""
        self.owner = table.owner
        self.summary: Json = summary_of(table)
        self.players: list[tuple[int, str]] = players_at(table)
        self.jobs: list[Job] = []
        self._done: Final[dict[tuple[str, int], int]] = {}
        self.used = 0
        """In uptime."""
        self.pending: list[tuple[str, Json]] = []
        """Calls that were made here and are written with the next one: they follow from what the disk has."""
        self.outages_known = 0
        """So many outages of the server were looked at."""
        self.past: Final = Past(table)
        self.taken_back = False
        """A change of it could not be kept: it does not stand in memory any more, and nothing is made of it."""

    def note_done(self, job: Job) -> None:
        """A job that changes nothing at the table was done; it is not planned again."""
        self.jobs = [other for other in self.jobs if other != job]
        self._done[(job.kind, job.seat)] = job.at

    def was_done(self, job: Job) -> bool:
        return self._done.get((job.kind, job.seat)) == job.at

    def viewer(self, player: str) -> Viewer:
        """As whom somebody sees the table."""
        seat = self.table.seat_of(player)
        return seat if seat >= 0 else SPECTATOR


def players_at(table: Table) -> list[tuple[int, str]]:
    """Who sits where; and from NOT_SEATED on whom the table knows besides, so that they can be forgotten."""
    seated = [(seat, chair.player) for seat, chair in enumerate(table.chairs) if chair.player]
    known = [*table.former, *[request.player for request in table.seat_requests]]
    others = sorted(set(known) - {player for _, player in seated})
    return [*seated, *[(NOT_SEATED + number, player) for number, player in enumerate(others)]]
