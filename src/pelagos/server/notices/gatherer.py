"""Gathers notices into messages when they are due: one message for all that one contact is to be told.

What is no longer true is dropped: who has answered meanwhile hears nothing. Notices and the message that is made of
them change places in one transaction, so a kill loses nothing and repeats nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from typing import Final

from pelagos.kernel.errors import PelagosError
from pelagos.server.errors import StoreFailed
from pelagos.server.hub import Hub
from pelagos.server.notices.letters import Letters, NoticeFacts, facts_of
from pelagos.server.notices.sender import LONGEST_WAIT_S, STORE_PAUSE_S, Sender
from pelagos.server.store.contacts import CONFIRMED, INVITED, OVER, TIME, UNUSED, Contact, Contacts
from pelagos.server.store.notices import Notice, Notices
from pelagos.server.store.outbox import Letter, Outbox
from pelagos.server.summaries import asked_at
from pelagos.server.tables import Tables, clock
from pelagos.table.table import Table
from pelagos.table.waiting_room import OVER as ENDED

LOG: Final = logging.getLogger(__name__)
OPEN_PAUSE_MS: Final = 5 * 60_000
"""Whoever has the table open is not told yet."""
LONGEST_HELD_MS: Final = 30 * 60_000
"""A table that was left open for so long without an answer is looked at by nobody."""


class Gatherer:
    """Makes messages of notices."""

    def __init__(
        self,
        tables: Tables,
        hub: Hub,
        contacts: Contacts,
        notices: Notices,
        outbox: Outbox,
        sender: Sender,
        letters: Letters,
    ) -> None:
        self._tables: Final = tables
        self._hub: Final = hub
        self._contacts: Final = contacts
        self._notices: Final = notices
        self._outbox: Final = outbox
        self._sender: Final = sender
        self._letters: Final = letters
        self._woken: Final = asyncio.Event()

    def wake(self) -> None:
        self._woken.set()

    async def run(self) -> None:
        """Until it is cancelled; one contact at a time, so that the server answers in between."""
        while True:
            self._woken.clear()
            try:
                if not await self.gather(clock()):
                    await self._rest()
            except StoreFailed:
                await asyncio.sleep(STORE_PAUSE_S)

    async def _rest(self) -> None:
        due = self._notices.next_due()
        wait_s = LONGEST_WAIT_S if due is None else min(max(0.0, (due - clock()) / 1000), LONGEST_WAIT_S)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), wait_s)

    async def gather(self, now: int) -> bool:
        """Everything that is due for one contact; False if nothing is."""
        due = self._notices.take_due(now)
        if not due:
            return False
        contact = self._contacts.by_id(due[0].contact)
        told: list[NoticeFacts] = []
        if contact is not None and contact.state == CONFIRMED and contact.channel in self._sender.channels:
            for notice in due:
                await self._tables.settled(notice.game)
                found = self._told(notice)
                told += [] if found is None else [found]
                # Loading a table may take a while; others come first.
                await asyncio.sleep(0)
        held = [one.notice.key for one in told if self._is_held(one.notice, now)]
        self._write(contact, [one for one in told if one.notice.key not in held], [one.key for one in due], held, now)
        return True

    def _write(
        self, contact: Contact | None, told: list[NoticeFacts], keys: list[str], held: list[str], now: int
    ) -> None:
        letter = self._letter(contact, told) if contact is not None and told else None
        with self._outbox.transaction() as connection:
            self._notices.done([key for key in keys if key not in held], connection)
            self._notices.put_off(held, now + OPEN_PAUSE_MS, connection)
            if letter is not None:
                self._outbox.put(letter, now, connection)

    def _letter(self, contact: Contact, told: list[NoticeFacts]) -> Letter:
        key = message_key([one.notice for one in told])
        zone = self._notices.settings(contact.player).zone
        message = self._letters.gathered(key, contact, zone, told)
        return Letter(key, contact.player, contact.channel, contact.address, message, contact.id)

    def _told(self, notice: Notice) -> NoticeFacts | None:
        """What to say about it; None if there is nothing to say any more."""
        try:
            live = self._tables.peek(notice.game, removed=False)
        except StoreFailed:
            raise
        except PelagosError as error:
            LOG.info("notice dropped", extra={"game": notice.game, "code": error.code})
            return None
        table = live.table
        if not still_true(notice, table) or (notice.kind == UNUSED and live.used != notice.facts["used"]):
            return None
        if notice.kind == OVER and self._hub.is_open_for(notice.game, notice.player):
            return None
        return facts_of(notice, table)

    def _is_held(self, notice: Notice, now: int) -> bool:
        """Whoever has the table open sees it there; unless they have gone and left it open."""
        recent = now - notice.created < LONGEST_HELD_MS
        return recent and notice.kind != INVITED and self._hub.is_open_for(notice.game, notice.player)


def still_true(notice: Notice, table: Table) -> bool:
    """Is it still so, for the same person?"""
    if notice.kind == INVITED:
        return table.phase != ENDED and table.seat_of(notice.player) < 0
    if table.seat_of(notice.player) != notice.seat:
        return False
    if notice.kind == UNUSED:
        return True
    if notice.kind == OVER:
        return table.phase == ENDED
    if asked_at(table) != notice.seat:
        return False
    if notice.kind == TIME:
        return table.clock.running == notice.seat and table.clock.turn_mark() == notice.at
    return table.moved == notice.at


def message_key(notices: list[Notice]) -> str:
    """Of one message: what it tells."""
    names = "\n".join(sorted(notice.key for notice in notices))
    return f"n-{hashlib.sha256(names.encode()).hexdigest()[:40]}"
