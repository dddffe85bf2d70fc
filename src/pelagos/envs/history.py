"""What has happened, as rows of whole numbers: the history that a viewer heard, for models that read sequences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.kernel.event import Event
from pelagos.kernel.ids import Viewer, knows
from pelagos.kernel.title import Rules

NUMBERS: Final = 4
WIDTH: Final = 1 + NUMBERS
"""A row is the number of an event's kind and up to four numbers, as its parameters say."""
NOTHING: Final = -1
"""Where an event has fewer numbers."""


def event_kinds(rules: Rules) -> list[str]:
    """By number, the kind of an event with its parameters, such as `offer-made who:faction god:god n`."""
    return [" ".join([kind.name, *kind.params]) for kind in rules.title.events]


class EventHistory:
    """Turns the events of one title into rows."""

    def __init__(self, rules: Rules) -> None:
        self._numbers: Final = {kind.name: number for number, kind in enumerate(rules.title.events)}

    def heard(self, events: Sequence[Event], viewer: Viewer) -> list[list[int]]:
        """Those of the events that this viewer has heard, in order."""
        return [self._row(event) for event in events if knows(event.to, viewer)]

    def _row(self, event: Event) -> list[int]:
        numbers = [int(number) for number in event.numbers]
        return [self._numbers[event.kind.name], *numbers, *[NOTHING] * (NUMBERS - len(numbers))]
