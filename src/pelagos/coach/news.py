"""What a seat has heard since its own last answer."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat, knows
from pelagos.kernel.play import Play
from pelagos.kernel.title import Title

MOST_HEARD: Final = 200
"""Events that are gone through; what was before is old."""


def heard_since_answer(play: Play, seat: Seat) -> list[list[str | int]]:
    """The events that this seat heard after it last answered, as they travel."""
    first = 0
    for step in reversed(play.steps):
        if step.seat == seat:
            first = step.told
            break
    heard = [event.plain() for event in play.events[first:] if knows(event.to, seat)]
    return heard[-MOST_HEARD:]


def events_of(title: Title, heard: list[list[str | int]]) -> list[Event]:
    """The same as events; what this title does not tell is left out."""
    kinds = {kind.name: kind for kind in title.events}
    found = [(kinds.get(str(name)), numbers) for name, *numbers in heard]
    return [Event(kind, tuple(int(number) for number in numbers)) for kind, numbers in found if kind is not None]
