"""Sends what is due in the outbox through the channels, tries again with growing pauses, and gives up in the end.

A message is sent at least once. It is sent twice only if the server is killed, or cannot write, between the moment in
which the receiver took it and the moment in which that is noted: so after a kill at most one message for every lane,
the one whose sending was under way, and under the same key.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from pelagos.server.errors import StoreFailed
from pelagos.server.metrics import Metrics
from pelagos.server.notices.channels import AddressGone, Channel, SendFailed
from pelagos.server.store.commits import SEEN, seen_kept
from pelagos.server.store.contacts import Contacts
from pelagos.server.store.outbox import Outbox, Queued
from pelagos.server.tables import clock

LOG: Final = logging.getLogger(__name__)
LONGEST_WAIT_S: Final = 600.0
"""So long a lane sleeps at most; a clock that was set meanwhile does no harm."""
STORE_PAUSE_S: Final = 2.0
"""When the database could not be written."""
LONGEST_PAUSE_MS: Final = 86_400_000
"""However long a receiver asks to be left alone."""
CLOSE_TIMEOUT_S: Final = 20.0
"""What is under way when the server stops may take so long."""


class Lane:
    """Sends the messages of one channel, one after the other."""

    def __init__(self, channel: Channel, outbox: Outbox, contacts: Contacts, metrics: Metrics) -> None:
        self._channel: Final = channel
        self._outbox: Final = outbox
        self._contacts: Final = contacts
        self._metrics: Final = metrics
        self.woken: Final = asyncio.Event()
        self.stopping = False
        self.busy = False

    async def run(self) -> None:
        SEEN.set([])
        while not self.stopping:
            self.woken.clear()
            try:
                taken = self._outbox.take_due(self._channel.name, clock())
                # The try is counted on disk before it begins.
                await seen_kept()
            except StoreFailed:
                await asyncio.sleep(STORE_PAUSE_S)
                continue
            for queued in taken:
                self.busy = True
                await self._try(queued)
                self.busy = False
            if not taken:
                await self._rest()

    async def _rest(self) -> None:
        """Until the next message is due, or there is a new one."""
        wait_s = LONGEST_WAIT_S
        with contextlib.suppress(StoreFailed):
            due = self._outbox.next_due(self._channel.name)
            wait_s = LONGEST_WAIT_S if due is None else min(max(0.0, (due - clock()) / 1000), LONGEST_WAIT_S)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.woken.wait(), wait_s)

    async def _try(self, queued: Queued) -> None:
        letter = queued.letter
        try:
            await self._channel.send(letter.address, letter.message)
        except AddressGone as error:
            note: Callable[[], None] = partial(self._gone, queued, str(error))
        except SendFailed as error:
            note = partial(self._failed, queued, str(error), min(1000 * error.retry_after_s, LONGEST_PAUSE_MS))
        except Exception as error:
            LOG.exception("fault of a channel", extra={"channel": self._channel.name})
            note = partial(self._failed, queued, type(error).__name__)
        else:
            note = partial(self._sent, queued)
        await self._noted(note)

    async def _noted(self, note: Callable[[], None]) -> None:
        """What became of a message must be on disk before the next is sent, however long the disk refuses."""
        while True:
            try:
                note()
                await seen_kept()
                return
            except StoreFailed as error:
                LOG.warning("outbox cannot be written", extra={"code": error.code})
                await asyncio.sleep(STORE_PAUSE_S)

    def _sent(self, queued: Queued) -> None:
        self._outbox.sent(queued.letter.key)
        self._metrics.sent(self._channel.name)
        if queued.letter.contact:
            self._contacts.note_success(queued.letter.contact)

    def _failed(self, queued: Queued, reason: str, pause: int = 0) -> None:
        now = clock()
        given_up = self._outbox.failed(queued, now, reason, pause)
        self._metrics.send_failed(self._channel.name)
        LOG.info("not sent", extra={"channel": self._channel.name, "tries": queued.tries, "reason": reason})
        if given_up:
            self._given_up(queued, reason, now, gone=False)

    def _gone(self, queued: Queued, reason: str) -> None:
        self._outbox.give_up(queued.letter.key, reason)
        self._given_up(queued, reason, clock(), gone=True)

    def _given_up(self, queued: Queued, reason: str, now: int, gone: bool) -> None:
        self._metrics.given_up(self._channel.name)
        extra = {"channel": self._channel.name, "kind": queued.letter.message.kind, "reason": reason}
        LOG.warning("message given up", extra=extra)
        if queued.letter.contact:
            self._contacts.note_failure(queued.letter.contact, reason, now, gone)


class Sender:
    """The lanes of all channels. A channel is registered before the server is opened."""

    def __init__(self, outbox: Outbox, contacts: Contacts, metrics: Metrics) -> None:
        self._outbox: Final = outbox
        self._contacts: Final = contacts
        self._metrics: Final = metrics
        self._lanes: Final[list[Lane]] = []
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self.channels: Final[dict[str, Channel]] = {}
        outbox.listeners.append(self.wake)

    def register(self, *channels: Channel, lanes: int = 1) -> None:
        """`lanes` messages of each may be under way at once; so many may be sent twice after a kill."""
        for channel in channels:
            self.channels[channel.name] = channel
            self._lanes.extend([Lane(channel, self._outbox, self._contacts, self._metrics) for _ in range(lanes)])

    def open(self) -> None:
        self._tasks.extend([asyncio.create_task(lane.run()) for lane in self._lanes])

    def wake(self) -> None:
        for lane in self._lanes:
            lane.woken.set()

    async def close(self) -> None:
        """What is under way is finished and noted, so that a polite stop sends nothing twice."""
        for lane, task in zip(self._lanes, self._tasks, strict=False):
            lane.stopping = True
            if not lane.busy:
                task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_TIMEOUT_S)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
