"""The page's socket: messages of the protocol in, messages out, as over a WebSocket to a server."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Rules
from pelagos.offline.commands import LocalCommands
from pelagos.offline.local_tables import LocalTables
from pelagos.server import requests
from pelagos.server.errors import BadRequest, Conflict, body_of
from pelagos.server.hub import Origin, Subscription
from pelagos.table.messages import encode
from pelagos.texts import Texts

LOG: Final = logging.getLogger(__name__)


class LocalSocket:
    """One page: what it follows, and what it is sent."""

    def __init__(self, tables: LocalTables, commands: LocalCommands, out: Callable[[bytes], None]) -> None:
        self._tables: Final = tables
        self._commands: Final = commands
        self._out: Final = out
        self._subscriptions: Final[dict[tuple[str, str], Subscription]] = {}

    def send(self, data: bytes) -> None:
        self._out(data)

    def close(self) -> None:
        for subscription in self._subscriptions.values():
            self._tables.unsubscribe(subscription)
        self._subscriptions.clear()

    def handle(self, data: str, texts: Texts) -> None:
        """One message. Whatever is wrong with it is answered."""
        message: dict[str, Any] = {}
        try:
            message = _decoded(data)
            self._do(message)
        except PelagosError as error:
            self._refuse(message, error, texts)
        except Exception:
            LOG.exception("fault")
            self._refuse(message, Conflict("fault"), texts)

    def _refuse(self, message: dict[str, Any], error: PelagosError, texts: Texts) -> None:
        context = {name: message[name] for name in ("id", "game") if isinstance(message.get(name), str)}
        body = body_of(error, texts, self._rules(context.get("game", "")))
        self.send(encode({"error": body.pop("code"), **body, **context}))

    def _rules(self, game: str) -> Rules | None:
        try:
            return self._tables.live(game).table.rules if game else None
        except PelagosError:
            return None

    def _do(self, message: dict[str, Any]) -> None:
        if "ping" in message:
            self.send(encode({"pong": message["ping"]}))
        elif "watch" in message:
            self._subscribe(_text(message, "watch"), _text(message, "auth"), _text(message, "since"))
        elif "unwatch" in message:
            self._unsubscribe(_text(message, "unwatch"), _text(message, "auth"))
        elif "say" in message or "do" in message:
            self._command(message)
        else:
            raise BadRequest("unknown-message")

    def _command(self, message: dict[str, Any]) -> None:
        game, auth = _text(message, "game"), _text(message, "auth")
        fields = {name: value for name, value in message.items() if name not in ("game", "auth")}
        command = read_command(fields)
        subscription = self._subscription_of(game, auth)
        player = self._tables.player(game, auth) if auth or subscription is None else subscription.player
        origin = None if subscription is None else Origin(subscription, command.id)
        outcome = self._commands.do(player, game, command, origin)
        if not outcome.acknowledged:
            self.send(encode({"ok": command.id, "game": game, "v": outcome.version}))

    def _subscription_of(self, game: str, auth: str) -> Subscription | None:
        """By the key that is sent along, else the only seat that is followed."""
        if auth:
            return self._subscriptions.get((game, auth))
        seated = [found for (of, _), found in self._subscriptions.items() if of == game and found.player]
        return seated[0] if len(seated) == 1 else None

    def _subscribe(self, game: str, auth: str, since: str) -> None:
        player = self._tables.player(game, auth)
        self._unsubscribe(game, auth)
        subscription = Subscription(self, game, player, since)
        self._tables.subscribe(subscription)
        self._subscriptions[(game, auth)] = subscription

    def _unsubscribe(self, game: str, auth: str) -> None:
        subscription = self._subscriptions.pop((game, auth), None)
        if subscription is not None:
            self._tables.unsubscribe(subscription)


def read_command(fields: Any) -> requests.AnyCommand:
    """A command as a page sends it."""
    kind: Any = requests.AnyCommand if isinstance(fields, dict) and "do" in fields else requests.Say
    try:
        command: requests.AnyCommand = msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise BadRequest("bad-field", field=str(error)) from None
    return command


def _decoded(data: str) -> dict[str, Any]:
    try:
        message = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRequest("no-json") from None
    if not isinstance(message, dict):
        raise BadRequest("no-object")
    return message


def _text(message: dict[str, Any], name: str) -> str:
    value = message.get(name, "")
    if not isinstance(value, str):
        raise BadRequest("bad-field", field=name)
    return value
