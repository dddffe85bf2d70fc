"""Rows and masks as NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

import numpy as np

from pelagos.envs.actions import NO_ACTION, OPTION_FEATURES
from pelagos.envs.game import EnvGame
from pelagos.kernel.arrays import Ints, Shorts, long_buffer, shorts
from pelagos.kernel.words import NUMBER

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pelagos.envs.layout import ObservationLayout

ShortArray: TypeAlias = "NDArray[np.int16]"
ByteArray: TypeAlias = "NDArray[np.uint8]"
MaskArray: TypeAlias = "NDArray[np.int8]"

MOST: Final = 0x7FFF
"""The largest number that an observation can hold."""


def short_view(buffer: Shorts) -> ShortArray:
    """The numbers of a buffer, not copied, and not to be written."""
    view: ShortArray = np.frombuffer(cast("Any", buffer), dtype=np.int16)
    view.flags.writeable = False
    return view


def byte_view(buffer: Ints) -> ByteArray:
    """The bytes of a buffer of words, not copied, and not to be written; the lowest bit comes first."""
    view: ByteArray = np.frombuffer(cast("Any", buffer), dtype="<i8").view(np.uint8)
    view.flags.writeable = False
    return view


def unpacked(masks: ByteArray, actions: int) -> MaskArray:
    """Packed masks as 0 and 1 for every action, along the last axis."""
    return np.unpackbits(masks, axis=-1, count=actions, bitorder="little").view(np.int8)


def bounds(layout: ObservationLayout) -> tuple[ShortArray, ShortArray]:
    """The least and the most that each number of an observation can be."""
    low = np.full(layout.size, -1, dtype=np.int16)
    high = np.full(layout.size, MOST, dtype=np.int16)
    for part in layout.slices:
        if part.values is not NUMBER:
            high[part.start : part.end] = part.values.size() - 1
    return low, high


def option_rows(game: EnvGame) -> ShortArray:
    """What a game offers, one option a row as `actions.OPTION_FEATURES` says; the first number is its action."""
    rows = [game.frame.actions.option_row(game.sheet.word(i)) for i in range(len(game.sheet))]
    found = [row for row in rows if row[0] != NO_ACTION]
    return np.array(found, dtype=np.int16).reshape(-1, len(OPTION_FEATURES))


class GameArrays:
    """One game's observations and masks."""

    def __init__(self, game: EnvGame) -> None:
        self.game: Final = game
        self._rows: Final = shorts(game.frame.size)
        self._masks: Final = long_buffer(game.frame.actions.mask_words)
        self._row: Final = short_view(self._rows)
        self._mask: Final = byte_view(self._masks)
        self._actions: Final = int(game.frame.actions.size)

    def observation(self, viewer: int) -> ShortArray:
        """What this viewer may know."""
        self.game.observe(viewer, self._rows, 0)
        return self._row.copy()

    def mask(self, viewer: int) -> MaskArray:
        """What this viewer may answer; nothing if somebody else is asked."""
        if self.game.asked != viewer:
            return np.zeros(self._actions, dtype=np.int8)
        self.game.mask(self._masks, 0)
        return unpacked(self._mask, self._actions)

    def rewards(self) -> list[float]:
        """By seat, from 1 for whoever has beaten all others to -1 for whoever was beaten by all; they sum to 0."""
        most = max(int(self.game.frame.seats) - 1, 1)
        return [int(outcome) / most for outcome in self.game.outcomes()]
