"""A rehearsal of an upgrade: stored games are opened and played again by the version at hand; nothing is written.

A game is opened from data (`opening`), so it does not matter to it what the rules have become. Whether they have become
others shows when its answers are given once more from the first on: the same answers must be possible, the same events
be told, and the game come to where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from pelagos.kernel.codec import save
from pelagos.kernel.errors import BadRecord, PelagosError
from pelagos.kernel.event import Event
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.title import Json, Title
from pelagos.server.opening import opened
from pelagos.server.store.games import StoredTable
from pelagos.server.store.reader import opened_for_reading
from pelagos.study.timeline import hears, spoken
from pelagos.study.walk import Pause, Walk

CANNOT_OPEN: Final = "cannot-open"
ANSWER: Final = "answer"
EVENTS: Final = "events"
POSITION: Final = "position"


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


def rehearse(path: Path, titles: Mapping[str, Title]) -> Iterator[Rehearsed]:
    """Every stored game of a data folder or of a copy, one after the other."""
    with opened_for_reading(path) as reader:
        for game, stored in reader.tables():
            yield rehearsed(game, stored, titles)


def count(path: Path) -> int:
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


def first_difference(play: Play) -> tuple[str, int, str] | None:
    """Where a game that is played once more leaves its way: how, at which answer, and what is different."""
    walk, told = Walk(play.log, play.rules.opening()), 0
    scene: Pause | None = None
    while scene is None or scene.answers < len(play.log):
        at = 0 if scene is None else scene.answers
        try:
            scene = walk.open() if scene is None else walk.play_on()
        except BadRecord as error:
            return ANSWER, int(str(error.said["n"])), _answer(play, int(str(error.said["n"])))
        except Exception as error:  # noqa: BLE001 -- as above
            return ANSWER, at + 1, type(error).__name__
        for event in scene.events:
            before = play.events[told] if told < len(play.events) else None
            if before is None or before.plain() != event.plain() or before.to != event.to:
                return EVENTS, at + 1, _event(event)
            told += 1
    if told < len(play.events):
        return EVENTS, len(play.log), _event(play.events[told])
    names = _different(save(play.rules, play.g), save(play.rules, scene.g))
    return (POSITION, len(play.log), ", ".join(names)) if names else None


def _answer(play: Play, n: int) -> str:
    """The answer that cannot be given; what lies beyond the last one would follow by itself."""
    if n > len(play.log):
        return ""
    said = play.log[n - 1]
    return f"{play.rules.seat_word(said.seat)} {spoken(play.rules, said, SPECTATOR)}"


def _event(event: Event) -> str:
    return event.kind.name if hears(SPECTATOR, event) else ""


def _different(before: Json, after: Json) -> list[str]:
    """The names of what differs between two saved positions."""
    fields = [name for name, value in before["fields"].items() if after["fields"][name] != value]
    return [*fields, *[name for name in ("agenda", "result") if before[name] != after[name]]]
