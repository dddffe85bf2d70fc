"""From something that happened at a table to notices for those who wish to be told: one for each of their contacts."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final

from pelagos.kernel.ids import EVERYBODY
from pelagos.kernel.title import Json
from pelagos.server.config import Config
from pelagos.server.jobs import ENDED, NOTICE, WARNING
from pelagos.server.metrics import Metrics
from pelagos.server.notices.times import at_once, daily
from pelagos.server.store.contacts import INVITED, MAIL, OUTBID, OVER, TIME, UNUSED, YOUR_TURN, Contact, Contacts
from pelagos.server.store.notices import Notice, Notices
from pelagos.server.store.rows import Job
from pelagos.server.tables import Tables, clock
from pelagos.table.table import Table
from pelagos.table.terms import POST

OFFER_LOST: Final = "offer-lost"
"""What titles with an auction tell when somebody was outbid."""
KIND_OF_JOB: Final = {NOTICE: YOUR_TURN, WARNING: TIME, ENDED: OVER}


class Announcer:
    """Decides who is told, where, and how soon."""

    def __init__(
        self,
        tables: Tables,
        contacts: Contacts,
        notices: Notices,
        channels: Container[str],
        config: Config,
        metrics: Metrics,
    ) -> None:
        self._tables: Final = tables
        self._contacts: Final = contacts
        self._notices: Final = notices
        self._channels: Final = channels
        """The names of those that are set up."""
        self._config: Final = config
        self._metrics: Final = metrics
        self.listeners: Final[list[Callable[[], None]]] = []
        """Called when there is a new notice."""

    def announce(self, game: str, job: Job) -> bool:
        """A job of the table becomes notices, in one transaction. False if that was done before."""
        live = self._tables.live(game)
        player = live.table.chairs[job.seat].player
        kind = OUTBID if job.kind == NOTICE and was_outbid(live.table) else KIND_OF_JOB[job.kind]
        name = f"{game}.{job.kind}.{job.seat}.{job.at}"
        notices = self._for(player, kind, game, job.seat, job.at, name, {}) if player else []
        if not self._notices.replace_job(game, job, notices):
            return False
        live.note_done(job)
        self._added(notices)
        return True

    def invite(self, player: str, game: str, by: str) -> bool:
        """Somebody is invited to a table; False if they have no contact at which they wish to hear of it."""
        notices = self._for(player, INVITED, game, -1, 0, f"{game}.invited", {"by": by})
        self._notices.add_all(notices)
        self._added(notices)
        return bool(notices)

    def warn_of_removal(self, game: str, days: int) -> None:
        """Nobody uses this table, and in so many days it will be removed: told once, until somebody uses it again."""
        live = self._tables.peek(game)
        facts = {"days": days, "used": live.used}
        notices: list[Notice] = []
        for seat, chair in enumerate(live.table.chairs):
            name = f"{game}.{UNUSED}.{seat}.{live.used}"
            notices += self._for(chair.player, UNUSED, game, seat, 0, name, facts) if chair.player else []
        self._notices.add_all(notices)
        self._added(notices)

    def _added(self, notices: list[Notice]) -> None:
        if notices:
            self._metrics.notices_planned += len(notices)
            for listener in self.listeners:
                listener()

    def _for(self, player: str, kind: str, game: str, seat: int, at: int, name: str, facts: Json) -> list[Notice]:
        now = clock()
        own = self._contacts.confirmed(player)
        if not own:
            return []
        here, settings = self._notices.table_kinds(player, game), self._notices.settings(player)
        found: list[Notice] = []
        for contact in own:
            told = wanted(kind, contact.kinds if here is None else here)
            if told and contact.channel in self._channels:
                due = daily(settings, now) if contact.digest else at_once(settings, now + self._gather_ms(contact))
                key = f"{name}.{contact.id}"
                found.append(Notice(key, player, contact.id, told, game, seat, at, facts, due, now))
        return found

    def _gather_ms(self, contact: Contact) -> int:
        """A mail may wait for others; what buzzes in a pocket is expected at once."""
        return round(1000 * self._config.gather) if contact.channel == MAIL else 0


def wanted(kind: str, kinds: Container[str]) -> str:
    """As what somebody is told this, if at all: who was outbid is also asked."""
    if kind in kinds or (kind == UNUSED and OVER in kinds):
        return kind
    return YOUR_TURN if kind == OUTBID and YOUR_TURN in kinds else ""


def was_outbid(table: Table) -> bool:
    """By post: is whoever is asked now asked because their offer was lost? Everybody was told so."""
    play = table.play
    if table.terms.pace.kind != POST or play is None or not play.events:
        return False
    last = play.events[-1]
    return last.kind.name == OFFER_LOST and last.to == EVERYBODY
