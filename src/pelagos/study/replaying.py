"""Whether a running game would come to where it stands under the rules at hand.

Its answers are given once more from the first on: the same answers must be possible, the same events be told, and the
game come to where it stands.
"""

from __future__ import annotations

from typing import Final

from pelagos.kernel.codec import save
from pelagos.kernel.describe import described
from pelagos.kernel.errors import BadRecord
from pelagos.kernel.event import Event
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json
from pelagos.study.timeline import hears, spoken
from pelagos.study.walk import Pause, Walk

ANSWER: Final = "answer"
EVENTS: Final = "events"
POSITION: Final = "position"


def began(play: Play) -> Position | None:
    """The described position of a lesson or an example; None where a game began with the opening."""
    return described(play.rules, play.start) if play.start else None


def first_difference(play: Play) -> tuple[str, int, str] | None:
    """Where a game that is played once more leaves its way: how, at which answer, and what is different."""
    walk, told = Walk(play.log, began(play) or play.rules.opening()), 0
    scene: Pause | None = None
    while scene is None or scene.answers < len(play.log):
        at = 0 if scene is None else scene.answers
        try:
            scene = walk.open() if scene is None else walk.play_on()
        except BadRecord as error:
            return ANSWER, int(str(error.said["n"])), _answer(play, int(str(error.said["n"])))
        except Exception as error:  # noqa: BLE001 -- whatever it is, these rules fail by it
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
