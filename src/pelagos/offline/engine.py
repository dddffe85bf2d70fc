"""The engine of a page without a server: requests and messages in, replies, messages and saves out.

Every call returns an `Output`. Whoever drives the engine keeps the saves first, all in one transaction, calls `kept`,
and only then delivers the reply and the messages. If keeping fails, `lost` takes back what was changed.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from pelagos.games import TITLES
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json, Rules, Title
from pelagos.offline.bots import LocalBots
from pelagos.offline.commands import LocalCommands
from pelagos.offline.local_socket import LocalSocket
from pelagos.offline.local_tables import LocalTables
from pelagos.offline.routes import UNFINISHED, Local, Request, encoded, route_of
from pelagos.offline.upgrade import rehearse
from pelagos.server.errors import BadRequest, Conflict, body_of, status_of
from pelagos.server.hub import Hub
from pelagos.table.table import BY_BOT
from pelagos.texts import LANGUAGES, Texts

LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
STORAGE_FULL: Final = 507
ASK_AGAIN: Final = 202
"""It takes longer: the same request goes on with it."""
PLAIN: Final = "text/plain; charset=utf-8"


class EngineReply(NamedTuple):
    """To a request: the status, the media type and the body."""

    status: int
    media: str
    body: bytes


class Output(NamedTuple):
    """What one call has brought about."""

    saves: dict[str, bytes]
    """Of changed tables; to be kept before anything else is delivered."""
    removed: list[str]
    """Tables that were deleted."""
    messages: list[str]
    """For the page's socket, in order."""
    reply: EngineReply | None
    more: bool
    """A bot or an order is due: `work` should be called again soon."""


class OfflineEngine:
    """All tables of one device, in one thread."""

    def __init__(self, titles: Iterable[Title] = TITLES) -> None:
        by_name = {title.name: title for title in titles}
        self._hub: Final = Hub()
        self.tables: Final = LocalTables(by_name, self._hub)
        self._commands: Final = LocalCommands(self.tables)
        self._local: Final = Local(self.tables, self._commands)
        self._bots: Final = LocalBots(by_name.values())
        self._messages: list[str] = []
        self._removed: list[str] = []
        self._socket: Final = LocalSocket(
            self.tables, self._commands, lambda data: self._messages.append(data.decode())
        )
        self._texts: Final[dict[str, Texts]] = {}

    # what is kept

    def add_save(self, game: str, data: bytes) -> None:
        self.tables.add_save(game, data)

    def rehearse(self, game: str) -> tuple[str, Output]:
        """To be asked of every save before the first request: whether it can go on under the rules at hand."""
        return rehearse(self.tables, game), self._output(None)

    def kept(self, games: Iterable[str]) -> None:
        for game in games:
            self.tables.kept(game)

    def lost(self, games: Iterable[str], language: str) -> EngineReply:
        """These saves could not be kept: their changes have not happened, and the page is told the old state anew.

        What is given is the reply to a request that was to change them.
        """
        for game in games:
            self.tables.drop(game)
            self._commands.forget(game)
        return EngineReply(STORAGE_FULL, JSON, encoded(body_of(Conflict("not-kept"), self._language(language))))

    # calls

    def request(self, method: str, address: str, key: str, language: str, body: str) -> Output:
        """One request; `address` is path and query."""
        texts = self._language(language)
        parts = urlsplit(address)
        path = "/".join(unquote(part) for part in parts.path.split("/"))
        rules: Rules | None = None
        try:
            route, named = route_of(method, path)
            rules = self._rules(named.get("game", ""))
            given = Request(named, dict(parse_qsl(parts.query)), key, texts, _decoded(body))
            if method == "DELETE":
                self._removed.append(named["game"])
            reply = _replied(route(self._local, given))
        except PelagosError as error:
            self._removed.clear()
            reply = EngineReply(status_of(error), JSON, encoded(body_of(error, texts, rules)))
        except Exception:
            LOG.exception("fault")
            self._removed.clear()
            reply = EngineReply(500, JSON, encoded(body_of(Conflict("fault"), texts)))
        return self._output(reply)

    def receive(self, data: str, language: str) -> Output:
        """One message of the page's socket."""
        self._socket.handle(data, self._language(language))
        return self._output(None)

    def disconnect(self) -> None:
        """The page has closed its socket."""
        self._socket.close()
        self._messages.clear()

    def work(self) -> Output:
        """One answer of a bot or of an order, at a table that somebody looks at."""
        due = self._due()
        if due is not None:
            self._answer(*due)
        return self._output(None)

    def _tell(self, data: bytes) -> None:
        self._messages.append(data.decode())

    def _due(self) -> tuple[str, Json] | None:
        """The first table of those looked at where a bot or an order must answer, and which."""
        for game in self._hub.watched():
            if self.tables.has(game):
                due = self.tables.live(game).table.due()
                if due is not None:
                    return game, due
        return None

    def _answer(self, game: str, due: Json) -> None:
        try:
            if due["kind"] == BY_BOT:
                phrase = self._bots.answer(self.tables.live(game).table, due["seat"], self.tables.budget(game))
                said = {"seat": due["seat"], "phrases": [phrase], "at": due["at"], "key": ""}
                self.tables.change(game, "submit", said)
            else:
                self.tables.change(game, "obey", {"seat": due["seat"], "at": due["at"]})
        except PelagosError as error:
            LOG.warning("not answered", extra={"code": error.code})

    def _output(self, reply: EngineReply | None) -> Output:
        saves = dict(self.tables.unkept)
        messages, self._messages = self._messages, []
        removed, self._removed = self._removed, []
        return Output(saves, removed, messages, reply, self._due() is not None)

    def _language(self, wanted: str) -> Texts:
        language = wanted if wanted in LANGUAGES else LANGUAGES[0]
        if language not in self._texts:
            self._texts[language] = Texts(language)
        return self._texts[language]

    def _rules(self, game: str) -> Rules | None:
        try:
            return self.tables.live(game).table.rules if game else None
        except PelagosError:
            return None


def _decoded(body: str) -> Any:
    if not body:
        return None
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRequest("no-json") from None


def _replied(found: Any) -> EngineReply:
    if found is UNFINISHED:
        return EngineReply(ASK_AGAIN, JSON, b"null")
    return EngineReply(200, PLAIN, found.encode()) if isinstance(found, str) else EngineReply(200, JSON, encoded(found))
