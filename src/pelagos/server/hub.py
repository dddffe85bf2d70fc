"""Who watches which table, and telling them. Only the name of a table travels; everybody's message is made for him."""

from __future__ import annotations

import logging
from typing import Final, Protocol

import msgspec

from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.server.desk import Desk, Held
from pelagos.table.errors import Refused

LOG: Final = logging.getLogger(__name__)
ENCODE: Final = msgspec.json.Encoder().encode

Made = dict[tuple[Viewer, str], tuple[bytes, str]]
"""By viewer and mark: the message, or nothing if there is no news, and the mark after it."""


class Line(Protocol):
    """A way to somebody's screen."""

    def send(self, data: bytes) -> None:
        """Never waits: who is too slow is cut off and comes back."""


class Watch:
    """Somebody follows a table as a seat, or as a spectator; his mark says what he has."""

    def __init__(self, line: Line, game: str, player: str, since: str) -> None:
        self.line: Final = line
        self.game: Final = game
        self.player: Final = player
        """The server's name for him; empty for a spectator."""
        self.mark = since
        self.talked = 0
        """Of so many messages at the table he has had those that are for him."""
        self.read: Final[dict[str, int]] = {}
        """The last that he has had, by channel."""
        self.mutes: tuple[str, ...] = ()
        """Names that he does not want to hear, besides those he has muted at the table."""
        self.viewer: Viewer | None = None
        """As whom he was sent the last message."""
        self.answers = b""
        """What the next message answers, if he himself has just said something: one message less."""


class Hub:
    """All watches. A message is made once for all who watch as the same seat from the same mark."""

    def __init__(self, desk: Desk) -> None:
        self._desk: Final = desk
        self._watches: Final[dict[str, list[Watch]]] = {}
        desk.hearers.append(self.tell)
        desk.is_watched = self.is_watched

    def is_watched(self, game: str) -> bool:
        return game in self._watches

    def counts(self) -> tuple[int, int]:
        """Tables and watches."""
        return len(self._watches), sum(len(watches) for watches in self._watches.values())

    def add(self, watch: Watch) -> None:
        """From now on he hears; first of all what he lacks."""
        self._desk.held(watch.game).table.check_viewer(self._desk.held(watch.game).viewer(watch.player))
        self._watches.setdefault(watch.game, []).append(watch)
        for data in self._letters(self._desk.held(watch.game), watch, {}):
            watch.line.send(data)

    def remove(self, watch: Watch) -> None:
        watches = self._watches.get(watch.game, [])
        if watch in watches:
            watches.remove(watch)
        if not watches:
            self._watches.pop(watch.game, None)
            self._desk.rest(watch.game)

    def tell(self, game: str) -> None:
        """The table has changed: everybody who watches is sent what changed for him."""
        watches = self._watches.get(game)
        if watches is None:
            return
        made: Made = {}
        held = self._desk.held(game)
        # First all are written, then all are sent: a processor that has been in the system has forgotten the table.
        letters: list[tuple[Line, list[bytes]]] = []
        for watch in watches:
            try:
                letters.append((watch.line, self._letters(held, watch, made)))
            except Exception:
                # A fault of ours in one message; the others', if they are written, count as sent.
                LOG.exception("telling failed", extra={"game": game})
        for line, written in letters:
            for data in written:
                line.send(data)

    def _letters(self, held: Held, watch: Watch, made: Made) -> list[bytes]:
        """What he is to be sent now; it counts as sent."""
        viewer = held.viewer(watch.player)
        try:
            held.table.check_viewer(viewer)
        except Refused:
            return []
        if viewer != watch.viewer:
            # He sat down or got up: what he has is another's, so he starts anew.
            watch.mark = watch.mark if watch.viewer is None else ""
            watch.viewer, watch.talked = viewer, 0
            watch.read.clear()
        known = (viewer, watch.mark)
        if known not in made:
            made[known] = self._made(held, viewer, watch.mark)
        letters: list[bytes] = []
        data, mark = made[known]
        if data:
            if watch.answers:
                data = data[:-1] + b',"ok":' + watch.answers + b"}"
                watch.answers = b""
            letters.append(data)
            watch.mark = mark
        if held.table.chat.total() != watch.talked:
            letters.extend(self._talk(held, watch, viewer))
        return letters

    def _made(self, held: Held, viewer: Viewer, since: str) -> tuple[bytes, str]:
        letter = held.table.letter_for(viewer, since)
        if since and letter.mark == since:
            return b"", since
        return letter.text[:-1] + b"," + ENCODE({"game": held.game, "seat": seat_or_none(viewer)})[1:], letter.mark

    def _talk(self, held: Held, watch: Watch, viewer: Viewer) -> list[bytes]:
        watch.talked = held.table.chat.total()
        talk = held.table.talk_for(viewer, watch.read, watch.mutes)
        if not any(talk.values()):
            return []
        watch.read.update({channel: lines[-1][0] for channel, lines in talk.items() if lines})
        return [ENCODE({"game": held.game, "seat": seat_or_none(viewer), "talk": talk})]


def seat_or_none(viewer: Viewer) -> int | None:
    return None if viewer == SPECTATOR else int(viewer)
