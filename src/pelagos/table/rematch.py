"""Once more with the same people: what stands at the table whose game is over."""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.errors import BadSave
from pelagos.kernel.title import Json


class Rematch:
    """The offer of a rematch: the table where it is played, who offered it, and who will not come."""

    def __init__(self, game: str, by: int, rotated: bool, commit: str) -> None:
        self.game: Final = game
        self.by: Final = by
        """The seat at the table whose game is over, as everywhere here."""
        self.rotated: Final = rotated
        """Does everybody sit one chair further?"""
        self.commit: Final = commit
        """To the dice of the new game: whoever accepts brings a share of them."""
        self.declined: Final[list[int]] = []

    def seat_in_it(self, seat: int, seats: int) -> int:
        """Where somebody sits in the new game."""
        return (seat + 1) % seats if self.rotated else seat

    def plain(self) -> Json:
        return {
            "game": self.game,
            "by": self.by,
            "rotated": self.rotated,
            "commit": self.commit,
            "declined": sorted(self.declined),
        }


def load_rematch(data: Any) -> Rematch | None:
    if data is None:
        return None
    try:
        rematch = Rematch(str(data["game"]), int(data["by"]), bool(data["rotated"]), str(data["commit"]))
        rematch.declined[:] = [int(seat) for seat in data["declined"]]
    except (KeyError, TypeError, ValueError):
        raise BadSave("bad-field", field="rematch") from None
    return rematch
