"""Reports by players and spectators: a line of chat, a name, or how somebody behaves, with what was said around it.

A report keeps chat and who sat where, and nothing of the position: a moderator may play, too.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.title import Json
from pelagos.server.errors import Missing, TooLarge, TooOften
from pelagos.server.identity import Principal
from pelagos.server.ids import user_of
from pelagos.server.live_table import LiveTable
from pelagos.server.moderation.recent_authors import Author, RecentAuthors
from pelagos.server.requests import NewAbuseReport
from pelagos.server.store.moderation import ModerationStore
from pelagos.server.tables import clock
from pelagos.table.chat import ALL, ChatMessage
from pelagos.table.validation import clean
from pelagos.table.waiting_room import OVER

CHAT: Final = "chat"
LINES_BEFORE: Final = 12
LINES_AFTER: Final = 4
CONTEXT_BYTES: Final = 16 * 1024
"""Of the lines around the one that is reported."""
MOST_TEXT: Final = 1000
TEXT_BYTES: Final = 2000
MOST_OPEN: Final = 1000
"""Reports that wait for a moderator, of everybody; with these a database grows by some 20 MB at most."""
MOST_OPEN_EACH: Final = 10


class AbuseReports:
    """Takes reports, and shows them to moderators."""

    def __init__(self, store: ModerationStore, authors: RecentAuthors) -> None:
        self._store: Final = store
        self._authors: Final = authors

    def add(self, principal: Principal, viewer: Viewer, live: LiveTable, subject: NewAbuseReport) -> None:
        """Keep a report. Whoever is reported is not told, neither that nor by whom."""
        text = clean(subject.text, MOST_TEXT) if subject.text.strip() else ""
        if len(text.encode()) > TEXT_BYTES:
            raise TooLarge("report-too-large", most=TEXT_BYTES)
        self._check_count(principal.player)
        name, author = self._reported(viewer, live, subject)
        row: Json = {
            "at": clock(),
            "kind": subject.kind,
            "text": text,
            "reporter": principal.player,
            "reporter_name": principal.name or ("" if viewer == SPECTATOR else live.table.chairs[viewer].name),
            "reported": author.player,
            "reported_name": name,
            "address": "" if user_of(author.player) is not None else author.address,
            "game": live.game,
            "title": live.table.rules.title.name,
            "version": live.table.version,
            "context": msgspec.json.encode(context_of(live, viewer, subject)).decode(),
            "closed": None,
            "closed_by": "",
        }
        self._store.add_report(row)

    def _check_count(self, player: str) -> None:
        if self._store.count_open_reports() >= MOST_OPEN:
            raise TooOften("too-many-reports", most=MOST_OPEN, wait=3600)
        if player and self._store.count_open_reports(player) >= MOST_OPEN_EACH:
            raise TooOften("too-many-reports", most=MOST_OPEN_EACH, wait=3600)

    def _reported(self, viewer: Viewer, live: LiveTable, subject: NewAbuseReport) -> tuple[str, Author]:
        """The name, and who wore it; of a line, who wrote it, whoever sits there now."""
        if subject.kind == CHAT:
            line = _line(live, viewer, subject)
            found = self._authors.of_line(live.game, subject.channel, subject.number)
            return line.name, found or self._by_name(live, line)
        if subject.seat is None or not live.table.chair(subject.seat).player:
            raise Missing("nobody-to-report")
        chair = live.table.chair(subject.seat)
        return chair.name, Author(chair.player, self._authors.address_of(chair.player))

    def _by_name(self, live: LiveTable, line: ChatMessage) -> Author:
        """After a restart: whoever sits at the seat under that name."""
        chair = None if line.seat == SPECTATOR else live.table.chair(line.seat)
        player = chair.player if chair is not None and chair.name == line.name else ""
        return Author(player, self._authors.address_of(player))

    # what moderators see

    def listed(self, closed: bool, before: int, reader: str = "") -> list[Json]:
        """Reports as a moderator reads them, the newest first; without a reader, as the console does."""
        return [self.shown(row, reader) for row in self._store.reports(closed, before)]

    def shown(self, row: Any, reader: str = "") -> Json:
        """One report. Of a running game whose table knows the moderator, the words stay closed: they could hold what
        others said behind the moderator's back."""
        withheld = bool(reader) and self._is_involved(reader, row.game)
        return {
            "number": row.id,
            "at": row.at,
            "kind": row.kind,
            "text": "" if withheld else row.text,
            "reporter": row.reporter_name,
            "reported": row.reported_name,
            "account": user_of(row.reported) is not None,
            "has_address": row.address != "",
            "game": row.game,
            "title": row.title,
            "version": row.version,
            "context": None if withheld else msgspec.json.decode(row.context),
            "withheld": withheld,
            "closed": row.closed,
            "closed_by": row.closed_by,
        }

    def _is_involved(self, reader: str, game: str) -> bool:
        found = self._store.table(game)
        return found is not None and found["phase"] != OVER and self._store.is_known_at(reader, game)


def context_of(live: LiveTable, viewer: Viewer, subject: NewAbuseReport) -> Json:
    """What a moderator must know: who sits there, and the lines around, as far as the reporter could read them."""
    table = live.table
    channel = subject.channel if subject.kind == CHAT else ALL
    lines = table.chat.channels.get(channel, []) if channel in _readable(live, viewer) else []
    last = subject.number if subject.kind == CHAT else (lines[-1].number if lines else 0)
    around = [line for line in lines if last - LINES_BEFORE <= line.number <= last + LINES_AFTER]
    return {
        "phase": table.phase,
        "chairs": [{"kind": chair.kind, "name": chair.name} for chair in table.chairs],
        "seat": subject.seat,
        "channel": channel,
        "line": subject.number if subject.kind == CHAT else None,
        "lines": [line.plain() for line in _fitting(around, last)],
    }


def _fitting(lines: list[ChatMessage], about: int) -> list[ChatMessage]:
    """As many of the nearest lines as there is room for; the one in question always."""
    kept: list[ChatMessage] = []
    left = CONTEXT_BYTES
    for line in sorted(lines, key=lambda line: abs(line.number - about)):
        left -= line.size_bytes
        if left >= 0 or not kept:
            kept.append(line)
    return sorted(kept, key=lambda line: line.number)


def _readable(live: LiveTable, viewer: Viewer) -> list[str]:
    return live.table.chat.readable(viewer, live.table.phase == OVER)


def _line(live: LiveTable, viewer: Viewer, subject: NewAbuseReport) -> ChatMessage:
    """The line in question; what one cannot read one cannot report, nor find out that it is there."""
    if subject.channel not in _readable(live, viewer):
        raise Missing("nothing-to-report")
    for line in live.table.chat.channels[subject.channel]:
        if line.number == subject.number:
            return line
    raise Missing("nothing-to-report")
