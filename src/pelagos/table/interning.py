"""What is equal at many tables is kept in memory once: the rules of one setup, and events told again and again.

Neither ever changes, so nobody can tell. Of a table in mid-game a third would be such events.
"""

from __future__ import annotations

from typing import Final

from pelagos.kernel.event import Event, Kind
from pelagos.kernel.title import Rules, Setup, Title

MOST_RULES: Final = 64
MOST_EVENTS: Final = 50_000

_RULES: Final[dict[tuple[Title, int, str, tuple[tuple[str, str], ...]], Rules]] = {}
_EVENTS: Final[dict[tuple[Kind, tuple[int, ...], int], Event]] = {}


def shared_rules(title: Title, setup: Setup) -> Rules:
    """The rules under this setup, the same for all who ask."""
    key = (title, setup.seats, setup.board, tuple(sorted(setup.options.items())))
    rules = _RULES.get(key)
    if rules is None:
        rules = Rules(title, setup)
        if len(_RULES) >= MOST_RULES:
            del _RULES[next(iter(_RULES))]
        _RULES[key] = rules
    return rules


def share(events: list[Event]) -> None:
    """Put the shared event in the place of every new one, from the last back to one that is shared already."""
    for i in range(len(events) - 1, -1, -1):
        event = events[i]
        key = (event.kind, event.numbers, event.to)
        known = _EVENTS.get(key)
        if known is event:
            return
        if known is None:
            if len(_EVENTS) >= MOST_EVENTS:
                _EVENTS.clear()
            _EVENTS[key] = event
        else:
            events[i] = known
