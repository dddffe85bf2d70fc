"""The engine as the worker of the page calls it: only lists and plain values cross over to JavaScript as they are."""

from __future__ import annotations

import hashlib
import importlib
import random
from typing import Any, Final, Protocol

from pelagos.games import TITLES
from pelagos.kernel.agenda import playout
from pelagos.kernel.codec import save
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import rules_for
from pelagos.offline.engine import OfflineEngine, Output
from pelagos.table.messages import encode

SAMPLE_ANSWERS: Final = 40


class PageBytes(Protocol):
    """A typed array of the page."""

    def to_bytes(self) -> bytes: ...


class PageNames(Protocol):
    """An array of the page."""

    def to_py(self) -> list[str]: ...


class Bridge:
    """What the worker may call."""

    def __init__(self) -> None:
        self._engine: Final = OfflineEngine()

    def add_save(self, game: str, data: PageBytes) -> None:
        self._engine.add_save(game, data.to_bytes())

    def rehearse(self, game: str) -> list[Any]:
        verdict, output = self._engine.rehearse(game)
        return [verdict, plain(output)]

    def request(self, method: str, address: str, key: str, language: str, body: str) -> list[Any]:
        return plain(self._engine.request(method, address, key, language, body))

    def receive(self, data: str, language: str) -> list[Any]:
        return plain(self._engine.receive(data, language))

    def work(self) -> list[Any]:
        return plain(self._engine.work())

    def disconnect(self) -> None:
        self._engine.disconnect()

    def kept(self, games: PageNames) -> None:
        self._engine.kept(games.to_py())

    def lost(self, games: PageNames, language: str) -> list[Any]:
        return list(self._engine.lost(games.to_py(), language))


def plain(output: Output) -> list[Any]:
    reply = None if output.reply is None else list(output.reply)
    return [[list(kept) for kept in output.saves.items()], output.removed, output.messages, reply, output.more]


# a snapshot of memory: it is taken when everything is imported and before anything is known of this device


def wake() -> None:
    """A start from a snapshot: what is drawn by chance from now on was not drawn before, and files may be new.

    `secrets` and `os.urandom` ask the browser every time; only the generator of `random` has its state in memory.
    """
    random.seed()
    importlib.invalidate_caches()


def sample() -> str:
    """A digest of some answers in every title: it must be what it was when the snapshot was taken."""
    whole = hashlib.sha256()
    for title in TITLES:
        rules = rules_for(title, title.fewest)
        g = rules.opening()
        playout(g, Sheet(), Rng(1), SAMPLE_ANSWERS)
        whole.update(encode(save(rules, g)))
    return whole.hexdigest()
