"""A server that is killed while notices are under way: planned, gathered, being sent, sent but not yet noted.

The server runs in a process of its own and tells every table that it has opened; the mail server is a real one in this
process, which can hold a mail before it is taken, or after it is taken and before the sender hears of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import random
import re
import threading
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import pytest

from pelagos.kernel.title import rules_for
from pelagos.server.config import Config, Mail
from pelagos.server.ids import player_of
from pelagos.server.services import Services
from pelagos.server.store import outbox
from pelagos.server.store.people import People
from pelagos.server.store.sqlite import open_engine
from pelagos.server.tables import clock
from pelagos.table.table import Table
from server.conftest import ALL, CHEAP, LIMITS
from server.mailbox import SENDER, Mailbox, mailbox

PATIENCE_S: Final = 60.0
ADDRESS: Final = "https://club.example"
GAME: Final = re.compile(rf"{ADDRESS}/game/([a-z0-9]+)")
PLAYERS: Final = 12
AT_ONCE: Final = 4
"""Tables that are opened one after the other before the server takes a breath."""
SPAWN: Final = multiprocessing.get_context("forkserver")
SPAWN.set_forkserver_preload([__name__])

Fault = Callable[[], None]


class Lost(AssertionError):
    """A notice that never came, or came more often than the protocol allows."""


class SlowMailbox(Mailbox):
    """Says where a mail is, and waits there a moment."""

    def __init__(self) -> None:
        super().__init__()
        self.before: Final = threading.Event()
        """A mail is being sent and not taken yet."""
        self.after: Final = threading.Event()
        """A mail is taken, and its sender does not know."""

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        self.before.set()
        await asyncio.sleep(0.01)
        return await super().handle_RCPT(server, session, envelope, address, options)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        answer = await super().handle_DATA(server, session, envelope)
        self.after.set()
        await asyncio.sleep(0.01)
        return answer


# the server


def serve(folder: Path, port: int, line: Connection, opening: bool, fault: Fault | None) -> None:
    """Open tables and tell which, until it is killed; or, without opening any, until nothing is left to be sent."""
    pytest.MonkeyPatch().setattr(outbox, "PAUSES_MS", (20,))
    if fault is not None:
        fault()
    with contextlib.suppress(BrokenPipeError):
        asyncio.run(_serve(folder, port, line, opening))


async def _serve(folder: Path, port: int, line: Connection, opening: bool) -> None:
    mail = Mail("127.0.0.1", port, "plain", sender=SENDER)
    config = Config(folder, notice_pause=0.0, gather=0.0, mail=mail, origins=(ADDRESS,), limits=LIMITS, hashing=CHEAP)
    services = Services(config, ALL)
    await services.open()
    number = 0
    while opening:
        for _ in range(AT_ONCE):
            number += 1
            line.send(_opened(services, number))
        await asyncio.sleep(0.02)
    while _left(services):
        await asyncio.sleep(0.01)
    line.send("")
    await services.close()


def _opened(services: Services, number: int) -> str:
    """A table at which somebody is asked at once; it is on disk when this returns."""
    player = player_of(1 + number % PLAYERS)
    table = Table(rules_for(ALL["toy"], 2), player, bytes(32))
    for seat in range(2):
        table.sit(seat, player if seat == 0 else f"g-{number}", f"P{seat}")
    table.start(player, clock())
    while table.running().who != 0:
        table.submit(1, [table.running().options()[0]], table.version, clock())
    return services.tables.open(table, public=False).game


def _left(services: Services) -> int:
    return len(services.queue) + services.notices.count_waiting() + int(services.outbox.counts()["waiting"])


# the killer


def kill_again_and_again(folder: Path, kills: int, seed: int, fault: Fault | None = None) -> Counter[str]:
    """So many lives; gives what was counted, or raises Lost."""
    chance, told = random.Random(seed), list[str]()
    _prepare(folder)
    with mailbox(kind=SlowMailbox) as box:
        assert isinstance(box, SlowMailbox)
        for number in range(kills):
            told += _one_life(folder, box, number, chance, fault)
        _last_life(folder, box, fault)
    return checked(told, box, kills)


def _prepare(folder: Path) -> None:
    engine = open_engine(folder)
    people = People(engine)
    contacts = Services(Config(folder), ALL).contacts
    for number in range(PLAYERS):
        player = player_of(people.add(f"Anna {number}", "x", clock()))
        contacts.add(player, "mail", f"anna{number}@club.example", "en", clock(), confirmed=True)
    engine.dispose()


def _one_life(folder: Path, box: SlowMailbox, number: int, chance: random.Random, fault: Fault | None) -> list[str]:
    box.before.clear()
    box.after.clear()
    process, line = _started(folder, box.port, True, fault)
    told: list[str] = []
    if number % 3 == 0:
        assert box.before.wait(PATIENCE_S)
    elif number % 3 == 1:
        assert box.after.wait(PATIENCE_S)
    else:
        told.append(str(line.recv()))
        process.join(chance.uniform(0.0, 0.06))
    process.kill()
    process.join()
    with contextlib.suppress(EOFError, OSError):
        while line.poll():
            told.append(str(line.recv()))
    return told


def _last_life(folder: Path, box: SlowMailbox, fault: Fault | None) -> None:
    process, line = _started(folder, box.port, False, fault)
    if not line.poll(PATIENCE_S):
        process.kill()
        raise Lost("something waits for ever")
    process.join()


def _started(folder: Path, port: int, opening: bool, fault: Fault | None) -> tuple[Any, Connection]:
    here, there = SPAWN.Pipe()
    process = SPAWN.Process(target=serve, args=(folder, port, there, opening, fault))
    process.start()
    there.close()
    return process, here


def checked(told: list[str], box: Mailbox, kills: int) -> Counter[str]:
    """Every table was told of; in one message only; and a message came twice at most once for every kill."""
    copies = Counter(str(mail["Message-ID"]) for mail in box.mails)
    by_game: dict[str, set[str]] = {}
    for mail in box.mails:
        for game in set(GAME.findall(mail.get_content())):
            by_game.setdefault(game, set()).add(str(mail["Message-ID"]))
    lost = [game for game in told if game not in by_game]
    if lost:
        raise Lost(f"{len(lost)} of {len(told)} never came")
    repeated = [game for game, keys in by_game.items() if len(keys) > 1]
    if repeated:
        raise Lost(f"{len(repeated)} were told in two messages")
    twice = sum(count - 1 for count in copies.values())
    if twice > kills:
        raise Lost(f"{twice} copies too many after {kills} kills")
    return Counter(told=len(told), mails=len(box.mails), twice=twice)


# planted faults


def deleted_before_it_is_sent() -> None:
    """As notices once were."""
    honest = outbox.Outbox.take_due

    def take_due(box: outbox.Outbox, channel: str, now: int, most: int = 1) -> list[outbox.Queued]:
        taken = honest(box, channel, now, most)
        for queued in taken:
            box.sent(queued.letter.key)
        return taken

    pytest.MonkeyPatch().setattr(outbox.Outbox, "take_due", take_due)


def never_noted_as_sent() -> None:
    """Or only when it was sent again."""
    honest, seen = outbox.Outbox.sent, set[str]()

    def sent(box: outbox.Outbox, key: str) -> None:
        if key in seen:
            honest(box, key)
        seen.add(key)

    pytest.MonkeyPatch().setattr(outbox.Outbox, "sent", sent)
