"""Small numbers with one meaning each. Aliases, not classes: an array read must cost nothing."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
"""A place at the table, counted from 0; NATURE answers like a seat, SPECTATOR only looks."""

Viewer: TypeAlias = i64
"""A seat, or SPECTATOR."""

Mask: TypeAlias = i64
"""A set of viewers, one bit each."""

MOST_SEATS: Final = 12
NATURE: Final = 14
SPECTATOR: Final = 15

NOBODY: Final = 0
EVERYBODY: Final = 0xFFFF


def only(viewer: Viewer) -> Mask:
    """The set that holds this viewer alone."""
    return 1 << viewer


def knows(mask: Mask, viewer: Viewer) -> bool:
    return mask >> viewer & 1 == 1
