"""Messages on disk until they are sent: none is lost by a kill, and none is sent again once that is noted.

A message is put into the outbox in the transaction of what caused it. `take_due` counts a try and plans the next one
before the try begins, so whatever a kill interrupts is tried again later. `sent` and `give_up` end it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, and_, case, delete, func, or_, select, update

from pelagos.kernel.title import Json
from pelagos.server.notices.channels import Message
from pelagos.server.store.contacts import folded_address
from pelagos.server.store.engine import guarded, insert_or_ignore
from pelagos.server.store.schema import OUTBOX

WAITING: Final = "waiting"
SENT: Final = "sent"
GIVEN_UP: Final = "given-up"

UNSENT: Final = (WAITING, GIVEN_UP)
"""What an operator may have to look after; found by an index."""

MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS
DAY_MS: Final = 24 * HOUR_MS

PAUSES_MS: Final = (MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS)
"""After the first failure, the second …; the last pause is repeated."""
GIVEN_UP_AFTER_MS: Final = 3 * DAY_MS
"""A message that could not be sent for so long is given up."""
KEPT_MS: Final = 30 * DAY_MS
"""What became of a message is known for so long."""
MOST_FAILURE_LETTERS: Final = 200


class Letter(NamedTuple):
    """A message to be sent to one address. The same key put twice is one message."""

    key: str
    player: str
    """Whom it is for, as tables know them."""
    channel: str
    address: str
    message: Message
    contact: int = 0
    """The contact that was chosen; 0 where the address is nobody's contact."""


class Queued(NamedTuple):
    """A letter of the outbox that is being tried."""

    letter: Letter
    created: int
    tries: int
    """This one included."""


class Outbox:
    """The messages of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self.listeners: Final[list[Callable[[], None]]] = []
        """Called when there is a new message."""

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Connection]:
        """For writing something else together with the message that it causes."""
        with guarded(), self._engine.begin() as connection:
            yield connection

    def put(self, letter: Letter, now: int, connection: Connection | None = None, due: int = 0) -> None:
        """To be sent now, or when it is due. With a connection: in its transaction."""
        if connection is None:
            with self.transaction() as own:
                self.put(letter, now, own, due)
            return
        row = {
            "key": letter.key,
            "player": letter.player,
            "channel": letter.channel,
            "contact": letter.contact,
            "address": letter.address,
            "folded": folded_address(letter.channel, letter.address),
            "kind": letter.message.kind,
            "letter": msgspec.json.encode(letter.message._asdict()).decode(),
            "created": now,
            "due": max(now, due),
            "tries": 0,
            "state": WAITING,
            "failure": "",
        }
        connection.execute(insert_or_ignore(connection, OUTBOX).values(row).on_conflict_do_nothing())
        for listener in self.listeners:
            listener()

    # sending

    def take_due(self, channel: str, now: int, most: int = 1) -> list[Queued]:
        """The letters of a channel that are due longest. Each has one try more, and its next one is planned already."""
        due = and_(OUTBOX.c.channel == channel, OUTBOX.c.state == WAITING, OUTBOX.c.due <= now)
        with self.transaction() as connection:
            rows = connection.execute(select(OUTBOX).where(due).order_by(OUTBOX.c.due, OUTBOX.c.key).limit(most)).all()
            for row in rows:
                planned = {"tries": row.tries + 1, "due": now + pause_ms(row.tries + 1)}
                connection.execute(update(OUTBOX).where(OUTBOX.c.key == row.key).values(planned))
        return [Queued(_letter(row), row.created, row.tries + 1) for row in rows]

    def next_due(self, channel: str) -> int | None:
        """When there is something to do for this channel."""
        waiting = and_(OUTBOX.c.channel == channel, OUTBOX.c.state == WAITING)
        with self.transaction() as connection:
            found = connection.execute(select(func.min(OUTBOX.c.due)).where(waiting)).scalar_one()
        return None if found is None else int(found)

    def sent(self, key: str) -> None:
        """It has been sent; the words are no longer kept, only that it was."""
        self._end(key, SENT, "")

    def failed(self, queued: Queued, now: int, reason: str, pause: int = 0) -> bool:
        """It was not sent. True if it is given up; else it is tried after the usual pause, or a longer one."""
        if now - queued.created >= GIVEN_UP_AFTER_MS:
            self.give_up(queued.letter.key, reason)
            return True
        planned = {"due": now + max(pause, pause_ms(queued.tries)), "failure": reason[:MOST_FAILURE_LETTERS]}
        with self.transaction() as connection:
            connection.execute(update(OUTBOX).where(OUTBOX.c.key == queued.letter.key).values(planned))
        return False

    def give_up(self, key: str, reason: str) -> None:
        self._end(key, GIVEN_UP, reason)

    def _end(self, key: str, state: str, reason: str) -> None:
        ended = {"state": state, "letter": "{}", "failure": reason[:MOST_FAILURE_LETTERS]}
        with self.transaction() as connection:
            connection.execute(update(OUTBOX).where(OUTBOX.c.key == key, OUTBOX.c.state == WAITING).values(ended))

    def cancel(self, contact: int) -> None:
        """The contact is gone: what waits for it is not sent any more."""
        with self.transaction() as connection:
            connection.execute(delete(OUTBOX).where(OUTBOX.c.contact == contact, OUTBOX.c.state == WAITING))

    # counting

    def count_since(self, channel: str, address: str, kind: str, since: int) -> int:
        """How many messages of this kind were put for an address, whoever asked for them."""
        same = OUTBOX.c.folded == folded_address(channel, address)
        counted = select(func.count()).where(same, OUTBOX.c.kind == kind, OUTBOX.c.created > since)
        with self.transaction() as connection:
            return int(connection.execute(counted).scalar_one())

    def count_of(self, player: str, kind: str, since: int) -> int:
        """How many messages of this kind somebody has caused, to whatever address."""
        counted = select(func.count()).where(OUTBOX.c.player == player, OUTBOX.c.kind == kind, OUTBOX.c.created > since)
        with self.transaction() as connection:
            return int(connection.execute(counted).scalar_one())

    def state_of(self, key: str) -> str:
        """`waiting`, `sent`, `given-up`, or nothing if it was never put or is forgotten."""
        with self.transaction() as connection:
            found = connection.execute(select(OUTBOX.c.state).where(OUTBOX.c.key == key)).scalar_one_or_none()
        return "" if found is None else str(found)

    def counts(self) -> Json:
        """For metrics: how many wait, how many of those have failed before, how many were given up lately."""
        waiting = func.sum(case((OUTBOX.c.state == WAITING, 1), else_=0))
        failing = func.sum(case((and_(OUTBOX.c.state == WAITING, OUTBOX.c.failure != ""), 1), else_=0))
        given_up = func.sum(case((OUTBOX.c.state == GIVEN_UP, 1), else_=0))
        with self.transaction() as connection:
            row = connection.execute(select(waiting, failing, given_up).where(OUTBOX.c.state.in_(UNSENT))).one()
        return {"waiting": int(row[0] or 0), "failing": int(row[1] or 0), "given_up": int(row[2] or 0)}

    def is_late(self, now: int, late_ms: int) -> bool:
        """Is there a message whose time came so long ago, or that has been tried for so long in vain?"""
        overdue = OUTBOX.c.due < now - late_ms
        in_vain = and_(OUTBOX.c.tries > 0, OUTBOX.c.created < now - late_ms)
        return self._any(OUTBOX.c.state == WAITING, or_(overdue, in_vain))

    def gave_up_lately(self, now: int) -> bool:
        """Was one given up since yesterday because its channel did not work for days, or is not set up any more?

        An address that is gone is given up at once: that is no fault of the server.
        """
        spent = now - GIVEN_UP_AFTER_MS
        return self._any(OUTBOX.c.state == GIVEN_UP, OUTBOX.c.created.between(spent - 2 * DAY_MS, spent))

    def _any(self, *conditions: ColumnElement[bool]) -> bool:
        with self.transaction() as connection:
            return connection.execute(select(OUTBOX.c.key).where(*conditions).limit(1)).first() is not None

    def clean_up(self, now: int) -> int:
        """Forget what was ended long ago; end what no channel has tried at all, because it is no longer set up."""
        stuck = (OUTBOX.c.state == WAITING, OUTBOX.c.created < now - GIVEN_UP_AFTER_MS - DAY_MS)
        with self.transaction() as connection:
            ended = {"state": GIVEN_UP, "letter": "{}", "failure": "no channel"}
            connection.execute(update(OUTBOX).where(*stuck).values(ended))
            old = delete(OUTBOX).where(OUTBOX.c.state != WAITING, OUTBOX.c.created < now - KEPT_MS)
            return connection.execute(old).rowcount


def pause_ms(tries: int) -> int:
    """Between this try, counted from 1, and the next."""
    return PAUSES_MS[min(tries, len(PAUSES_MS)) - 1]


def _letter(row: Any) -> Letter:
    message = Message(**msgspec.json.decode(row.letter))
    return Letter(row.key, row.player, row.channel, row.address, message, row.contact)
