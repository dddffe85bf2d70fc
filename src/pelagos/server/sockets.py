"""Sockets: one for any number of tables. Commands that come in take the same way as over HTTP: `Commands.do`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, cast

import msgspec
from litestar.types import Receive, Send

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Rules
from pelagos.server import requests
from pelagos.server.commands import commands_of
from pelagos.server.errors import BadRequest, Conflict, TooLarge, TooOften, body_of
from pelagos.server.hub import Origin, Subscription
from pelagos.server.identity import Principal
from pelagos.server.moderation.sanctions import ADDRESS
from pelagos.server.rate_limits import TokenBucket
from pelagos.server.services import CLOSE_SLOW, Services
from pelagos.server.store.commits import Commit
from pelagos.table.messages import encode
from pelagos.texts import Texts

LOG: Final = logging.getLogger(__name__)
MOST_BACKLOG: Final = 256
"""Messages that may wait for a slow client; one that is slower is disconnected, and comes back for the whole."""
CLOSE_TIMEOUT_S: Final = 5.0
"""To tell a client that its socket is closed; one that does not read is cut off then."""
IDLE_TIMEOUT_S: Final = 90.0
"""Without any message, not even a ping, a socket is closed after this time; it may take twice as long."""
ABORT_AFTER_S: Final = 15.0
"""A closed connection whose client does not read the rest is cut off: uvicorn alone would wait for it for ever."""
WIRE: Final = "pelagos.wire"
"""Under this name a socket finds the direct way among the extensions of its ASGI scope."""
CONNECTION: Final = "pelagos.connection"
"""Under this name a connection leaves its transport in the ASGI state to the socket that it becomes."""
CLOSE_GONE: Final = 1001
CLOSE_IDLE: Final = 4000
CLOSE_TOO_MANY: Final = 4029
decode_say: Final = msgspec.json.Decoder(requests.SocketSay).decode
DISCONNECTED: Final = (OSError, RuntimeError)
"""What sending raises when the client is gone."""


class DirectWay(Protocol):
    """A short way to a client, past the queues of the ASGI server (`pelagos.server.wire.Wire`)."""

    transport: asyncio.Transport
    on_text: Callable[[str], None] | None

    def write(self, data: bytes) -> bool:
        """Send a text; False if what was sent before has not gone yet. OSError: the client is gone."""


class Transport(NamedTuple):
    """The way to a client: any ASGI server gives the first two, ours the others beside them."""

    receive: Receive
    send: Send
    wire: DirectWay | None
    connection: asyncio.Transport | None
    """To see what has not gone yet, and to cut off who does not read."""


class StartedCoroutine:
    """A coroutine that was started outside a task and now waits for something: a task can go on with it."""

    def __init__(self, started: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._started: Final = started
        self._waits_for: Final = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield self._waits_for
        except BaseException:
            self._started.close()
            raise
        yield from self._started.__await__()


class Socket:
    """One socket: who is connected, what they subscribe to, and what waits to be sent."""

    def __init__(
        self, services: Services, transport: Transport, principal: Principal, texts: Texts, client: str = ""
    ) -> None:
        self._services: Final = services
        self._transport: Final = transport
        self._principal: Final = principal
        self._texts: Final = texts
        self._client: Final = client
        self._commands: Final = commands_of(services, client)
        self._bucket: Final = TokenBucket(*services.config.limits.socket_messages)
        self._backlog: deque[bytes] | None = None
        """What waits for a slow client; None while nothing does."""
        self._backlog_bytes = 0
        self._task: asyncio.Task[None] | None = None
        self._active = True
        self._ended: Final = asyncio.Event()
        self._end: tuple[int, str] | None = None
        self._subscriptions: Final[dict[tuple[str, str], Subscription]] = {}

    # out

    def send(self, data: bytes) -> None:
        """Never waits: at once where nothing is waiting, else behind what waits already."""
        if self._end is not None:
            return
        if self._backlog is not None:
            self._add_to_backlog(self._backlog, data)
            return
        try:
            if self._transport.wire is not None and self._transport.wire.write(data):
                return
            sending = cast("Coroutine[Any, Any, None]", self._transport.send(_text_event(data)))
            waits_for = sending.send(None)
        except StopIteration:
            return
        except DISCONNECTED:
            self.end(CLOSE_GONE, "gone")
            return
        self._backlog = deque()
        self._task = asyncio.create_task(self._drain(StartedCoroutine(sending, waits_for)))

    def _add_to_backlog(self, backlog: deque[bytes], data: bytes) -> None:
        """Behind what waits already, unless that is too much: then the client is cut off."""
        services = self._services
        limits = services.config.limits
        waiting_bytes = self._backlog_bytes + self.buffered_bytes()
        if (
            len(backlog) >= MOST_BACKLOG
            or waiting_bytes >= limits.backlog
            or services.backlog_bytes >= limits.backlog_total
        ):
            self.end(CLOSE_SLOW, "too slow")
            return
        backlog.append(data)
        self._backlog_bytes += len(data)
        services.backlog_bytes += len(data)

    def buffered_bytes(self) -> int:
        """What was handed to the system and has not gone yet."""
        connection = self._transport.connection
        return 0 if connection is None else connection.get_write_buffer_size()

    def _next_of_backlog(self, backlog: deque[bytes]) -> bytes:
        data = backlog.popleft()
        self._backlog_bytes -= len(data)
        self._services.backlog_bytes -= len(data)
        return data

    def _drop_backlog(self) -> None:
        self._services.backlog_bytes -= self._backlog_bytes
        self._backlog_bytes = 0
        if self._backlog is not None:
            self._backlog.clear()

    def end(self, code: int, reason: str) -> None:
        """Close the socket; what waits is dropped at once. Who does not read would not read a farewell either."""
        if self._end is None:
            self._end = code, reason
            self._drop_backlog()
            self._ended.set()
            if code == CLOSE_SLOW and self._transport.connection is not None:
                LOG.info("cut off", extra={"code": reason})
                self._transport.connection.abort()

    async def _drain(self, first: StartedCoroutine) -> None:
        """A slow client: send what waits, until nothing does."""
        try:
            await first
            while self._backlog and self._end is None:
                await self._transport.send(_text_event(self._next_of_backlog(self._backlog)))
        except DISCONNECTED:
            self.end(CLOSE_GONE, "gone")
        self._backlog = None

    # in

    async def run(self) -> None:
        """Until either side ends it."""
        self._services.sockets.add(self)
        if self._transport.wire is not None:
            self._transport.wire.on_text = self._receive
        reader = asyncio.create_task(self._read())
        ended = asyncio.create_task(self._ended.wait())
        watchdog = asyncio.create_task(self._watch_idle())
        try:
            await asyncio.wait({reader, ended}, return_when=asyncio.FIRST_COMPLETED)
            if self._end is not None:
                await self._say_farewell(*self._end)
        finally:
            self._drop_backlog()
            self._services.sockets.discard(self)
            self._end = self._end or (CLOSE_GONE, "gone")
            tasks = [task for task in (reader, ended, watchdog, self._task) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for subscription in self._subscriptions.values():
                self._services.tables.unsubscribe(subscription)
            # They refer to each other, and garbage collection comes late.
            self._subscriptions.clear()
            if self._transport.wire is not None:
                self._transport.wire.on_text = None

    async def _say_farewell(self, code: int, reason: str) -> None:
        """Neither a client that does not read nor what it was sent may stay longer than this takes."""
        closing: Any = {"type": "websocket.close", "code": code, "reason": reason}
        with contextlib.suppress(TimeoutError, *DISCONNECTED):
            await asyncio.wait_for(cast("Coroutine[Any, Any, None]", self._transport.send(closing)), CLOSE_TIMEOUT_S)
        if self._transport.connection is not None:
            # Unless it is over by then; cutting off what is closed does nothing.
            asyncio.get_running_loop().call_later(ABORT_AFTER_S, self._transport.connection.abort)

    async def _read(self) -> None:
        """What does not come by the direct way, and the end."""
        while True:
            message: Any = await self._transport.receive()
            if message["type"] != "websocket.receive":
                return
            self._receive(message.get("text") or "")

    def _receive(self, data: str) -> None:
        if self._end is not None:
            return
        self._active = True
        if self._bucket.take():
            self.handle(data)
        else:
            self.end(CLOSE_TOO_MANY, "too many messages")

    async def _watch_idle(self) -> None:
        """Checked now and then, which costs less than a timer for every message."""
        while self._active:
            self._active = False
            await asyncio.sleep(IDLE_TIMEOUT_S)
        self.end(CLOSE_IDLE, "silent")

    def handle(self, data: str) -> None:
        """One message. Whatever is wrong with it is answered; the socket stays open."""
        message: dict[str, Any] = {}
        try:
            if self._say(data):
                return
            message = self._decode(data)
            self._services.metrics.messages += 1
            self._do(message)
        except PelagosError as error:
            self._refuse(message or self._context(data), error)
        except Exception:
            LOG.exception("fault")
            self._services.metrics.faults += 1
            self._refuse(message or self._context(data), Conflict("fault"))

    def _say(self, data: str) -> bool:
        """An answer as pages send it, which is almost everything that is sent; False if it is anything else."""
        if len(data) > self._services.config.limits.message:
            return False
        try:
            said: requests.SocketSay = decode_say(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        self._services.metrics.messages += 1
        self._carry_out(said.game, said.auth, requests.Say(said.say, said.at, said.id))
        return True

    def _context(self, data: str) -> dict[str, Any]:
        """What a refused message was about, as far as it can be read."""
        try:
            return self._decode(data)
        except PelagosError:
            return {}

    def _refuse(self, message: dict[str, Any], error: PelagosError) -> None:
        context = {name: message[name] for name in ("id", "game") if isinstance(message.get(name), str)}
        game = context.get("game", "")
        body = body_of(error, self._texts, self._rules(game))
        refusal = encode({"error": body.pop("code"), **body, **context})
        # Even a refusal tells of the state that has led to it.
        self._send_kept(refusal, self._services.tables.pending(game), context)

    def _send_kept(self, data: bytes, after: Commit | None, context: dict[str, Any]) -> None:
        """What depends on a change that is on its way, when it is kept; instead, if it failed, that it did."""
        if after is None:
            self.send(data)
        else:
            after.then(partial(self._tell_kept, data, context))

    def _tell_kept(self, data: bytes, context: dict[str, Any], commit: Commit) -> None:
        if commit.error is not None:
            body = body_of(commit.error, self._texts)
            data = encode({"error": body.pop("code"), **body, **context})
        if data:
            self.send(data)

    def _decode(self, data: str) -> dict[str, Any]:
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
            self.send(encode({"pong": number if type(number) is int and abs(number) < 2**53 else 0}))
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
        # Most commands are `say`; among all kinds it would take msgspec twenty times as long to find.
        kind: Any = requests.AnyCommand if "do" in fields else requests.Say
        try:
            command: requests.AnyCommand = msgspec.convert(fields, kind)
        except msgspec.ValidationError as error:
            raise BadRequest("bad-field", field=str(error)) from None
        self._carry_out(game, auth, command)

    def _carry_out(self, game: str, auth: str, command: requests.AnyCommand) -> None:
        subscription = self._subscription_of(game, auth)
        principal = self._principal_at(game, auth, subscription)
        self._services.clubs.check_game(game, principal)
        origin = None if subscription is None else Origin(subscription, command.id)
        outcome = self._commands.do(principal, game, command, origin)
        after, data = self._services.tables.pending(game), b""
        if not outcome.acknowledged or outcome.key:
            reply = {"ok": command.id, "game": game, "v": outcome.version}
            data = encode({**reply, "key": outcome.key} if outcome.key else reply)
        if after is not None:
            self._send_kept(data, after, {"id": command.id, "game": game})
        elif data:
            self.send(data)

    def _subscription_of(self, game: str, auth: str) -> Subscription | None:
        """As whom the sender follows the table: by the key that is sent along, else as the only seat."""
        if auth:
            return self._subscriptions.get((game, auth))
        subscribed = [
            subscription for (of, _), subscription in self._subscriptions.items() if of == game and subscription.player
        ]
        return subscribed[0] if len(subscribed) == 1 else None

    def _principal_at(self, game: str, auth: str, subscription: Subscription | None) -> Principal:
        """Who sent it: the key that is sent along, else the only seat followed at this table, else the account."""
        if auth:
            return self._services.authenticator.by_key(auth)
        if subscription is not None:
            return Principal(self._principal.user, self._principal.name, game, subscription.player)
        return self._principal

    # subscribing

    def _subscribe(self, game: str, auth: str, since: str) -> None:
        if (game, auth) not in self._subscriptions and len(
            self._subscriptions
        ) >= self._services.config.limits.subscriptions_each:
            raise TooOften("too-many-watches", most=self._services.config.limits.subscriptions_each)
        principal = self._services.authenticator.by_key(auth) if auth else self._principal
        player = principal.at(game)
        self._services.clubs.check_game(game, principal)
        self._unsubscribe(game, auth)
        subscription = Subscription(self, game, player, since)
        subscription.mutes = self._muted_names(game, auth)
        self._services.tables.subscribe(subscription)
        self._subscriptions[(game, auth)] = subscription

    def _unsubscribe(self, game: str, auth: str) -> None:
        subscription = self._subscriptions.pop((game, auth), None)
        if subscription is not None:
            self._services.tables.unsubscribe(subscription)

    def mute(self) -> None:
        """The blocks of the account have changed."""
        for (game, auth), subscription in self._subscriptions.items():
            subscription.mutes = self._muted_names(game, auth)

    def _muted_names(self, game: str, auth: str) -> tuple[str, ...]:
        """Whom the account does not want to hear; a seat key has no account."""
        if auth or self._principal.user is None:
            return ()
        return self._services.accounts.muted_names(self._principal.user, self._services.tables.live(game))

    def is_of(self, user: int) -> bool:
        return self._principal.user == user

    def is_any_of(self, targets: Sequence[str]) -> bool:
        """Is it the socket of one of these accounts, guests or addresses?"""
        by_address = self._principal.user is None and ADDRESS + self._client in targets
        seats = [subscription.player for subscription in self._subscriptions.values()]
        return by_address or any(player in targets for player in (self._principal.player, *seats) if player)

    def follows(self, game: str) -> bool:
        return any(of == game for of, _ in self._subscriptions)

    def follows_as(self, player: str) -> bool:
        return any(subscription.player == player for subscription in self._subscriptions.values())

    def notice(self, user: int, data: bytes, after: Commit | None = None) -> None:
        """For an account, whatever page it shows."""
        if self._principal.user == user and after is None:
            self.send(data)
        elif self._principal.user == user and after is not None:
            after.then(lambda commit: None if commit.error else self.send(data))

    def _rules(self, game: str) -> Rules | None:
        """For the names of places in a refusal; None if there is no such table."""
        try:
            return self._services.tables.live(game).table.rules if game else None
        except PelagosError:
            return None


def _text_event(data: bytes) -> Any:
    return {"type": "websocket.send", "text": data.decode(), "bytes": None}


def _text(message: dict[str, Any], name: str) -> str:
    """A short text of a message, or nothing; anything else is a mistake."""
    value = message.get(name, "")
    if value is None:
        return ""
    if not isinstance(value, str) or len(value) > 64:
        raise BadRequest("bad-field", field=name)
    return value
