"""A rehearsal of an upgrade: stored games are opened and played again by the version at hand; nothing is written.

A game is opened from data (`opening`), so it does not matter to it what the rules have become. Whether they have become
others shows when its answers are given once more from the first on (`study.replaying`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Title
from pelagos.server.opening import opened
from pelagos.server.store.games import StoredTable
from pelagos.server.store.reader import opened_for_reading
from pelagos.study.replaying import first_difference

CANNOT_OPEN: Final = "cannot-open"


class Difference(NamedTuple):
    """What this version does otherwise in a stored game; only what a spectator of it could know is told."""

    game: str
    title: str
    kind: str
    n: int
    """After so many answers, or at this one."""
    detail: str
    """The code of an error, the answer, the first event that is told otherwise, or the names of fields."""
    versions: int
    """Under so many versions of the rules it was played. If there are several, it may differ by an earlier change."""


class Rehearsed(NamedTuple):
    """One game: its title, whether anything was played there, and what is different, if anything is."""

    game: str
    title: str
    answers: int
    difference: Difference | None


def rehearse(path: Path | str, titles: Mapping[str, Title]) -> Iterator[Rehearsed]:
    """Every stored game of a data folder, of a copy, or of the database at an address, one after the other."""
    with opened_for_reading(path) as reader:
        for game, stored in reader.tables():
            yield rehearsed(game, stored, titles)


def count(path: Path | str) -> int:
    with opened_for_reading(path) as reader:
        return reader.count()


def rehearsed(game: str, stored: StoredTable, titles: Mapping[str, Title]) -> Rehearsed:
    title = str(stored.save.get("title", ""))
    try:
        table = opened(stored, titles)
    except Exception as error:  # noqa: BLE001 -- whatever it is, the server would fail by it
        code = error.code if isinstance(error, PelagosError) else type(error).__name__
        return Rehearsed(game, title, 0, Difference(game, title, CANNOT_OPEN, 0, code, 1))
    if table.play is None:
        return Rehearsed(game, title, 0, None)
    found = first_difference(table.play)
    answers = len(table.play.log)
    if found is None:
        return Rehearsed(game, title, answers, None)
    kind, n, detail = found
    return Rehearsed(game, title, answers, Difference(game, title, kind, n, detail, len(stored.save.get("rules", "?"))))
