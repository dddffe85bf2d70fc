"""Sockets: one for any number of tables. What comes in goes through the door of HTTP; what goes out is the hub's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any, Final, NamedTuple, cast

import msgspec
from litestar.types import Receive, Send

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Rules
from pelagos.server import requests as asked
from pelagos.server.commands import Commands
from pelagos.server.errors import BadRequest, Conflict, TooLarge, TooOften, body_of
from pelagos.server.hub import ENCODE, Subscription
from pelagos.server.identity import Principal
from pelagos.server.rate_limits import TokenBucket
from pelagos.server.services import Services
from pelagos.server.wire import Wire
from pelagos.texts import Texts

LOG: Final = logging.getLogger(__name__)
MOST_WAITING: Final = 256
"""Messages that may wait for somebody's screen; who is slower is cut off, and comes back for the whole."""
SILENCE: Final = 90.0
"""Seconds without a word, not even a ping, after which a socket is closed; it may take twice as long."""
GONE: Final = 1001
SLOW: Final = 4008
RUDE: Final = 4029
SILENT: Final = 4000
CUT: Final = (OSError, RuntimeError)
"""How a line that is gone says so."""


class Transport(NamedTuple):
    """The way to a client: any server of ports gives the first two, our own the short way beside them."""

    receive: Receive
    send: Send
    wire: Wire | None


class StartedCoroutine:
    """The rest of a coroutine that was begun outside a task, and now waits for something: a task can go on with it."""

    def __init__(self, begun: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._begun: Final = begun
        self._waits_for: Final = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield self._waits_for
        except BaseException:
            self._begun.close()
            raise
        yield from self._begun.__await__()


class Socket:
    """One socket: who speaks there, what it watches, and what waits to be sent."""

    def __init__(self, services: Services, line: Transport, principal: Principal, texts: Texts) -> None:
        self._services: Final = services
        self._line: Final = line
        self._principal: Final = principal
        self._texts: Final = texts
        self._commands: Final = Commands(services.tables, services.people)
        self._bucket: Final = TokenBucket(*services.config.limits.socket_messages)
        self._backlog: deque[bytes] | None = None
        """What waits for a slow screen; None while the line is free."""
        self._task: asyncio.Task[None] | None = None
        self._heard = True
        self._over: Final = asyncio.Event()
        self._end: tuple[int, str] | None = None
        self._subscriptions: Final[dict[tuple[str, str], Subscription]] = {}

    # out

    def send(self, data: bytes) -> None:
        """Never waits: at once where the line is free, else behind what waits already."""
        if self._end is not None:
            return
        if self._backlog is not None:
            self._backlog.append(data)
            if len(self._backlog) > MOST_WAITING:
                self.end(SLOW, "too slow")
            return
        try:
            if self._line.wire is not None and self._line.wire.write(data):
                return
            sending = cast("Coroutine[Any, Any, None]", self._line.send(_sent(data)))
            waits_for = sending.send(None)
        except StopIteration:
            return
        except CUT:
            self.end(GONE, "gone")
            return
        self._backlog = deque()
        self._task = asyncio.create_task(self._catch_up(StartedCoroutine(sending, waits_for)))

    def end(self, code: int, reason: str) -> None:
        """Say farewell; what waits is dropped."""
        if self._end is None:
            self._end = code, reason
            self._over.set()

    async def _catch_up(self, first: StartedCoroutine) -> None:
        """A slow screen: send what waits, until the line is free again."""
        try:
            await first
            while self._backlog and self._end is None:
                await self._line.send(_sent(self._backlog.popleft()))
        except CUT:
            self.end(GONE, "gone")
        self._backlog = None

    # in

    async def run(self) -> None:
        """Until either side ends it."""
        self._services.sockets.add(self)
        if self._line.wire is not None:
            self._line.wire.hear = self._receive
        reader = asyncio.create_task(self._read())
        over = asyncio.create_task(self._over.wait())
        watchdog = asyncio.create_task(self._watch_silence())
        try:
            await asyncio.wait({reader, over}, return_when=asyncio.FIRST_COMPLETED)
            if self._end is not None:
                code, reason = self._end
                with contextlib.suppress(*CUT):
                    await self._line.send({"type": "websocket.close", "code": code, "reason": reason})
        finally:
            self._services.sockets.discard(self)
            self._end = self._end or (GONE, "gone")
            tasks = [task for task in (reader, over, watchdog, self._task) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for subscription in self._subscriptions.values():
                self._services.hub.remove(subscription)

    async def _read(self) -> None:
        """What does not come by the short way, and the end."""
        while True:
            message: Any = await self._line.receive()
            if message["type"] != "websocket.receive":
                return
            self._receive(message.get("text") or "")

    def _receive(self, data: str) -> None:
        if self._end is not None:
            return
        self._heard = True
        if self._bucket.take():
            self.hear(data)
        else:
            self.end(RUDE, "too many messages")

    async def _watch_silence(self) -> None:
        """Looked at now and then, which costs less than a clock for every message."""
        while self._heard:
            self._heard = False
            await asyncio.sleep(SILENCE)
        self.end(SILENT, "silent")

    def hear(self, data: str) -> None:
        """One message. Whatever is wrong with it is told; the socket stays open."""
        message: dict[str, Any] = {}
        try:
            message = self._read_message(data)
            self._services.metrics.messages += 1
            self._do(message)
        except PelagosError as error:
            self._refuse(message, error)
        except Exception:
            LOG.exception("fault")
            self._services.metrics.faults += 1
            self._refuse(message, Conflict("fault"))

    def _refuse(self, message: dict[str, Any], error: PelagosError) -> None:
        told = {name: message[name] for name in ("id", "game") if isinstance(message.get(name), str)}
        body = body_of(error, self._texts, self._rules(told.get("game", "")))
        self.send(ENCODE({"error": body.pop("code"), **body, **told}))

    def _read_message(self, data: str) -> dict[str, Any]:
        if len(data) > self._services.config.limits.message:
            raise TooLarge("message-too-large", most=self._services.config.limits.message)
        try:
            message = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise BadRequest("no-json") from None
        if not isinstance(message, dict):
            raise BadRequest("no-object")
        return message

    def _do(self, message: dict[str, Any]) -> None:
        if "ping" in message:
            number = message["ping"]
            self.send(ENCODE({"pong": number if type(number) is int and abs(number) < 2**53 else 0}))
        elif "watch" in message:
            self._subscribe(_word(message, "watch"), _word(message, "auth"), _word(message, "since"))
        elif "unwatch" in message:
            self._unsubscribe(_word(message, "unwatch"), _word(message, "auth"))
        elif "say" in message or "do" in message:
            self._act(message)
        else:
            raise BadRequest("unknown-message")

    def _act(self, message: dict[str, Any]) -> None:
        game, auth = _word(message, "game"), _word(message, "auth")
        rest = {name: value for name, value in message.items() if name not in ("game", "auth")}
        # Most of all is said; among all deeds it would take msgspec twenty times as long to find.
        kind: Any = asked.AnyCommand if "do" in rest else asked.Say
        try:
            command: asked.AnyCommand = msgspec.convert(rest, kind)
        except msgspec.ValidationError as error:
            raise BadRequest("bad-field", field=str(error)) from None
        subscription = self._subscription_of(game, auth)
        principal = self._speaking(game, auth, subscription)
        if subscription is None:
            done = self._commands.do(principal, game, command)
        else:
            subscription.answers = ENCODE(command.id)
            try:
                done = self._commands.do(principal, game, command)
                if not subscription.answers and not done.key:
                    return
            finally:
                subscription.answers = b""
        said = {"ok": command.id, "game": game, "v": done.v}
        self.send(ENCODE({**said, "key": done.key} if done.key else said))

    def _subscription_of(self, game: str, auth: str) -> Subscription | None:
        """As whom he who speaks follows the table: by the key that is sent along, else as the only seat."""
        if auth:
            return self._subscriptions.get((game, auth))
        subscribed = [
            subscription for (of, _), subscription in self._subscriptions.items() if of == game and subscription.player
        ]
        return subscribed[0] if len(subscribed) == 1 else None

    def _speaking(self, game: str, auth: str, subscription: Subscription | None) -> Principal:
        """Who speaks: the key that is sent along, else the only seat watched at this table, else the account."""
        if auth:
            return self._services.authenticator.by_key(auth)
        if subscription is not None:
            return Principal(self._principal.user, self._principal.name, game, subscription.player)
        return self._principal

    # watching

    def _subscribe(self, game: str, auth: str, since: str) -> None:
        if (game, auth) not in self._subscriptions and len(
            self._subscriptions
        ) >= self._services.config.limits.subscriptions_each:
            raise TooOften("too-many-watches", most=self._services.config.limits.subscriptions_each)
        principal = self._services.authenticator.by_key(auth) if auth else self._principal
        player = principal.at(game)
        self._unsubscribe(game, auth)
        subscription = Subscription(self, game, player, since)
        subscription.mutes = self._unheard(game, auth)
        self._services.hub.add(subscription)
        self._subscriptions[(game, auth)] = subscription

    def _unsubscribe(self, game: str, auth: str) -> None:
        subscription = self._subscriptions.pop((game, auth), None)
        if subscription is not None:
            self._services.hub.remove(subscription)

    def mute(self) -> None:
        """The blocks of the account have changed."""
        for (game, auth), subscription in self._subscriptions.items():
            subscription.mutes = self._unheard(game, auth)

    def _unheard(self, game: str, auth: str) -> tuple[str, ...]:
        """Whom the account does not want to hear; a seat key has no account."""
        if auth or self._principal.user is None:
            return ()
        return self._services.accounts.unheard(self._principal.user, self._services.tables.live(game))

    def is_of(self, user: int) -> bool:
        return self._principal.user == user

    def notice(self, user: int, data: bytes) -> None:
        """For an account, wherever in the page it is."""
        if self._principal.user == user:
            self.send(data)

    def _rules(self, game: str) -> Rules | None:
        """For the names of places in a refusal; a table that is not there gives none."""
        try:
            return self._services.tables.live(game).table.rules if game else None
        except PelagosError:
            return None


def _sent(data: bytes) -> Any:
    return {"type": "websocket.send", "text": data.decode(), "bytes": None}


def _word(message: dict[str, Any], name: str) -> str:
    """A short text of a message, or nothing; anything else is a mistake."""
    value = message.get(name, "")
    if value is None:
        return ""
    if not isinstance(value, str) or len(value) > 64:
        raise BadRequest("bad-field", field=name)
    return value
