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

SURE: Final = Kind("sure", "worlds")
RATHER: Final = Kind("rather", "worlds")
OPEN: Final = Kind("open", "worlds")
ONLY: Final = Kind("only")

# Of an answer

WINS: Final = Kind("wins")
ODDS: Final = Kind("odds", "percent")
LONG_ODDS: Final = Kind("long-odds", "percent")
IDLE: Final = Kind("idle")
HARMFUL: Final = Kind("harmful")
LOSES: Final = Kind("loses")
LOOKS_BEST: Final = Kind("looks-best")
LOOKS_GOOD: Final = Kind("looks-good")

COMMON: Final = (SURE, RATHER, OPEN, ONLY, WINS, ODDS, LONG_ODDS, IDLE, HARMFUL, LOSES, LOOKS_BEST, LOOKS_GOOD)
"""Of every title."""


def gain(figure: str) -> Kind:
    """So many more of something."""
    return Kind(f"gains-{figure}", "n")


def in_hundred(part: int, whole: int) -> int:
    """A chance that is not certain does not read as certain."""
    if part in (0, whole):
        return PERCENT * part // whole
    return min(PERCENT - 1, max(1, (2 * PERCENT * part + whole) // (2 * whole)))
