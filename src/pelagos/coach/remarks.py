"""What a coach tells, in any title: a kind with its numbers. Its sentence is the message `coach-<name>`."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.kernel.event import Kind
from pelagos.kernel.title import Json

PERCENT: Final = 100


class Remark(NamedTuple):
    """One thing that is told."""

    kind: Kind
    numbers: tuple[int, ...] = ()

    def plain(self) -> Json:
        """As it travels: whoever shows it needs no list of kinds."""
        return {"name": self.kind.name, "params": list(self.kind.params), "numbers": list(self.numbers)}


class Threat(NamedTuple):
    """What a rival can do, and how likely it succeeds."""

    remark: Remark
    key: tuple[int, ...]
    """What it is about, whatever the chance: the same danger before and after an answer has the same key."""
    percent: int
    weight: int
    """What is at stake: the heaviest is told first."""
    soon: bool = False
    """It comes in a turn that is theirs already, unless something is done about it."""


# How sure it is

SURE: Final = Kind("sure")
RATHER: Final = Kind("rather")
OPEN: Final = Kind("open")
ONLY: Final = Kind("only")
HIDDEN_GOLD: Final = Kind("hidden-gold", "worlds")
HIDDEN_CARDS: Final = Kind("hidden-cards", "worlds")
"""What it had to imagine, and in how many ways it did."""

# Of an answer

WINS: Final = Kind("wins")
ODDS: Final = Kind("odds", "percent")
LONG_ODDS: Final = Kind("long-odds", "percent")
IDLE: Final = Kind("idle")
HARMFUL: Final = Kind("harmful")
LOSES: Final = Kind("loses")
LOOKS_BEST: Final = Kind("looks-best")
LOOKS_GOOD: Final = Kind("looks-good")
REACHES: Final = Kind("reaches", "n")
"""So many metropolises, which are enough."""

# In the first cycle

READ: Final = Kind("read")
CREATURES_FALL: Final = Kind("creatures-fall")

COMMON: Final = (
    *(SURE, RATHER, OPEN, ONLY, HIDDEN_GOLD, HIDDEN_CARDS),
    *(WINS, ODDS, LONG_ODDS, IDLE, HARMFUL, LOSES, LOOKS_BEST, LOOKS_GOOD, REACHES),
    *(READ, CREATURES_FALL),
)
"""Of more than one title."""


def gain(figure: str) -> Kind:
    """So many more of something."""
    return Kind(f"gains-{figure}", "n")


def in_hundred(part: int, whole: int) -> int:
    """A chance that is not certain does not read as certain."""
    if part in (0, whole):
        return PERCENT * part // whole
    return min(PERCENT - 1, max(1, (2 * PERCENT * part + whole) // (2 * whole)))
