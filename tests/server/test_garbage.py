"""Garbage is collected when nobody waits, and never over all tables again and again."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from pelagos.server.garbage import FULL_EVERY_S, THAW_EVERY_S, YOUNG_OBJECTS, GarbageCollector


class Node:
    """Something that may be part of a cycle."""

    def __init__(self) -> None:
        self.other: Node | None = None


@pytest.fixture
def collections() -> Iterator[list[int]]:
    """The generation of every collection; none but those that the server begins."""
    counted: list[int] = []

    def count(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            counted.append(info["generation"])

    gc.collect()
    gc.disable()
    gc.callbacks.append(count)
    yield counted
    gc.callbacks.remove(count)
    gc.unfreeze()
    gc.enable()


def test_while_messages_come_there_is_no_full_collection(collections: list[int]) -> None:
    """In a week without a quiet moment there is none; in the first quiet one there is."""
    collector = GarbageCollector(0.0)
    for minute in range(7 * 24 * 60):
        collector.step(60.0 * minute, quiet=False, connected=True)
    assert collections == []

    collector.step(7 * 86_400.0, quiet=True, connected=True)
    assert collections == [2]


def test_what_has_survived_is_not_looked_at_again(collections: list[int]) -> None:
    """A second full collection looks at what is new, however many tables there are."""
    collector = GarbageCollector(0.0)
    tables = [Node() for _ in range(10_000)]
    collector.step(FULL_EVERY_S, quiet=True, connected=True)

    assert gc.get_freeze_count() >= len(tables)
    assert len(gc.get_objects()) < len(tables)
    collector.step(FULL_EVERY_S + 1.0, quiet=True, connected=True)
    assert collections == [2], "not before its time"


def test_young_objects_are_collected_when_nobody_waits(collections: list[int]) -> None:
    collector = GarbageCollector(0.0)
    kept = [Node() for _ in range(YOUNG_OBJECTS + 1000)]

    collector.step(1.0, quiet=False, connected=True)
    assert collections == []
    collector.step(1.0, quiet=True, connected=True)
    assert collections == [0]
    assert kept


@pytest.mark.parametrize(
    ("now_s", "connected", "gone"),
    [(2 * FULL_EVERY_S, True, False), (2 * FULL_EVERY_S, False, True), (THAW_EVERY_S, True, True)],
)
@pytest.mark.usefixtures("collections")
def test_frozen_garbage_goes_when_nobody_is_connected_or_after_a_day(now_s: float, connected: bool, gone: bool) -> None:
    """Cycles that ended after they were frozen."""
    collector = GarbageCollector(0.0)
    first, second = Node(), Node()
    first.other, second.other = second, first
    freed: list[bool] = []
    reference = weakref.ref(first, lambda _: freed.append(True))
    collector.step(FULL_EVERY_S, quiet=True, connected=True)
    del first, second

    collector.step(now_s, quiet=True, connected=connected)
    assert (reference() is None, bool(freed)) == (gone, gone)
