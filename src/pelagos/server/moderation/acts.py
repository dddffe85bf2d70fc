"""What moderators do. Every act has an actor and a reason, and stands in the audit log with what it changed.

The console and the admin page both act through here. What a running server must do besides (close sockets, leave
seats, hide a line) is noted with the act and done by `effects`, which also works when the act came from the console.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, update

from pelagos.kernel.title import Json
from pelagos.server.errors import BadRequest, Conflict, Missing
from pelagos.server.ids import player_of, user_of
from pelagos.server.moderation.sanctions import ADDRESS, BAN, MUTE
from pelagos.server.networks import network_of
from pelagos.server.store.moderation import AuditEntry, ModerationStore
from pelagos.server.store.people import People
from pelagos.server.store.schema import ABUSE_REPORTS, ADMINS, GAMES, SANCTIONS, SESSIONS
from pelagos.server.tables import clock
from pelagos.table.validation import clean

HOUR_MS: Final = 3_600_000
MOST_HOURS: Final = 87_600
"""Ten years; longer is for good."""
MOST_REASON: Final = 500


class Actor(NamedTuple):
    """Who acts: an account, or whoever has a shell on the machine."""

    name: str
    user: int | None


CONSOLE: Final = Actor("console", None)


class SanctionTarget(NamedTuple):
    """Whom a sanction is for: an account, a guest or an address, and the name under which they were known."""

    player: str
    name: str


class Acts:
    """Everything that moderators can do."""

    def __init__(self, store: ModerationStore, people: People) -> None:
        self._store: Final = store
        self._people: Final = people

    # admins: only the console may, and the page has no way to this

    def grant(self, name: str, reason: str) -> None:
        user, shown = self._account(name)
        if self._store.is_admin(user):
            raise Conflict("is-admin", name=shown)
        self._record(CONSOLE, "grant", shown, reason, [insert(ADMINS).values(user=user, granted=clock())])

    def revoke(self, name: str, reason: str) -> None:
        user, shown = self._account(name)
        if not self._store.is_admin(user):
            raise Conflict("no-admin", name=shown)
        self._record(CONSOLE, "revoke", shown, reason, [delete(ADMINS).where(ADMINS.c.user == user)])

    # mutes and bans

    def mute(self, actor: Actor, targets: Sequence[SanctionTarget], hours: int | None, reason: str) -> None:
        """No chat anywhere, for so many hours or for good."""
        self._impose(actor, MUTE, targets, hours, reason, [])

    def ban(self, actor: Actor, targets: Sequence[SanctionTarget], hours: int | None, reason: str) -> None:
        """No signing in, no seat, no chat. Their devices are signed out; the server leaves their seats."""
        users = [user for target in targets if (user := user_of(target.player)) is not None]
        self._impose(actor, BAN, targets, hours, reason, [delete(SESSIONS).where(SESSIONS.c.user.in_(users))])

    def _impose(
        self,
        actor: Actor,
        kind: str,
        targets: Sequence[SanctionTarget],
        hours: int | None,
        reason: str,
        more: list[Any],
    ) -> None:
        if not targets:
            raise Conflict("nobody-to-sanction")
        if hours is not None and not 0 < hours <= MOST_HOURS:
            raise BadRequest("bad-hours", most=MOST_HOURS)
        now = clock()
        until = None if hours is None else now + hours * HOUR_MS
        told = clean(reason, MOST_REASON)
        for target in targets:
            user = user_of(target.player)
            if user is not None and self._store.is_admin(user):
                raise Conflict("is-admin", name=target.name)
            held = (SANCTIONS.c.kind == kind, SANCTIONS.c.target == target.player, SANCTIONS.c.lifted.is_(None))
            row = {"kind": kind, "target": target.player, "name": target.name, "reason": told, "actor": actor.name}
            more.append(update(SANCTIONS).where(*held).values(lifted=now))
            more.append(insert(SANCTIONS).values(created=now, until=until, **row))
        players = [target.player for target in targets]
        self._record(actor, kind, targets[0].name, told, more, {"players": players}, {"until": until})

    def lift(self, actor: Actor, number: int, reason: str) -> None:
        """A mute or a ban is over."""
        row = self._store.sanction(number)
        if row is None or row.lifted is not None or (row.until is not None and row.until <= clock()):
            raise Missing("no-such-sanction", number=number)
        lifted = update(SANCTIONS).where(SANCTIONS.c.id == number).values(lifted=clock())
        self._record(actor, f"un{row.kind}", row.name, reason, [lifted], {}, {"sanction": number})

    # tables and chat

    def remove_table(self, actor: Actor, game: str, reason: str) -> None:
        """Nobody finds or opens it any more, until it is restored or its time is over."""
        found = self._table(game)
        if found["removed"] is not None:
            raise Conflict("removed-already")
        removed = update(GAMES).where(GAMES.c.id == game).values(removed=clock())
        self._record(actor, "remove-table", game, reason, [removed], {"game": game})

    def restore_table(self, actor: Actor, game: str, reason: str) -> None:
        """As it was, and the time that it was away counts for nobody. The server opens it."""
        found = self._table(game)
        if found["removed"] is None:
            raise Conflict("not-removed")
        self._record(actor, "restore-table", game, reason, [], {"game": game})

    def hide_line(self, actor: Actor, game: str, channel: str, number: int, hidden: bool, reason: str) -> None:
        """A line of chat, from everybody; it is kept, and can be shown again."""
        self._table(game)
        act = "hide-line" if hidden else "show-line"
        line: Json = {"channel": channel, "number": number}
        self._record(actor, act, game, reason, [], {"game": game, "hidden": hidden, **line}, line)

    def close_report(self, actor: Actor, number: int, reason: str) -> None:
        row = self._store.report(number)
        if row is None or row.closed is not None:
            raise Missing("no-such-report", number=number)
        closed = update(ABUSE_REPORTS).where(ABUSE_REPORTS.c.id == number)
        values = closed.values(closed=clock(), closed_by=actor.name)
        self._record(actor, "close-report", row.reported_name, reason, [values], None, {"report": number})

    # who and what is meant

    def account(self, name: str) -> list[SanctionTarget]:
        user, shown = self._account(name)
        return [SanctionTarget(player_of(user), shown)]

    def reported(self, number: int, with_address: bool) -> list[SanctionTarget]:
        """Whom a report is about. Who looked on without an account is known by their address alone."""
        row = self._store.report(number)
        if row is None:
            raise Missing("no-such-report", number=number)
        return _targets(row.reported, row.reported_name, row.address if with_address or not row.reported else "")

    def seated(self, game: str, seat: int, address: str = "") -> list[SanctionTarget]:
        """Whoever sits there, and their address if they have no account."""
        found = self._store.player_at(game, seat)
        if found is None:
            raise Missing("nobody-at-seat", number=seat)
        return _targets(found, self._table(game)["chairs"][seat]["name"], address)

    def at_address(self, address: str) -> list[SanctionTarget]:
        """Everybody there who has no account."""
        try:
            ipaddress.ip_address(address)
        except ValueError:
            raise BadRequest("no-address", address=address) from None
        network = network_of(address)
        return [SanctionTarget(ADDRESS + network, masked(network))]

    def _account(self, name: str) -> tuple[int, str]:
        found = self._people.by_name(name)
        if found is None:
            raise Missing("no-such-account", name=name)
        return found[0], found[1]

    def _table(self, game: str) -> Json:
        found = self._store.table(game)
        if found is None:
            raise Missing("no-such-table")
        return found

    def _record(
        self,
        actor: Actor,
        act: str,
        target: str,
        reason: str,
        statements: Sequence[Any],
        pending: Json | None = None,
        details: Json | None = None,
    ) -> None:
        """The only way to the store: no act without its line in the audit log."""
        entry = AuditEntry(clock(), actor.name, actor.user, act, target, clean(reason, MOST_REASON), details or {})
        self._store.record(entry, statements, pending)


def masked(network: str) -> str:
    """Enough of an address to know it again, too little for the audit log to hold it."""
    mark = ":" if ":" in network else "."
    return mark.join([*network.split(mark)[:2], "…"])


def _targets(player: str, name: str, address: str) -> list[SanctionTarget]:
    known = [SanctionTarget(player, name)] if player else []
    return [*known, SanctionTarget(ADDRESS + address, name)] if address and user_of(player) is None else known
