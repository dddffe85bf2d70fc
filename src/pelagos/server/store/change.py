"""What one move writes. Compiled, since almost every answer makes one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pelagos.kernel.title import Json

if TYPE_CHECKING:
    from pelagos.server.store.rows import Job


class Change:
    """All that one move writes, in one transaction. None: unchanged."""

    def __init__(
        self,
        game: str,
        number: int,
        calls: Sequence[tuple[str, Json]],
        row: Json | None = None,
        save: Json | None = None,
        players: Sequence[tuple[int, str]] | None = None,
        jobs: Sequence[Job] | None = None,
        keys: Sequence[tuple[str, str]] = (),
        now: int = 0,
        asked: int = -1,
        asked_since: int = 0,
        delta: bytes | None = None,
        rules: str = "",
        keyless: str = "",
        new: bool = False,
    ) -> None:
        self.game: Final = game
        self.number: Final = number
        """Of the first of these calls."""
        self.calls: Final = calls
        self.row: Final = row
        """Columns of the table's row."""
        self.save: Final = save
        self.players: Final = players
        self.jobs: Final = jobs
        self.keys: Final = keys
        """New hashes of keys, and whose they are."""
        self.now: Final = now
        self.asked: Final = asked
        """The seat that must answer after these calls."""
        self.asked_since: Final = asked_since
        """When its turn began."""
        self.delta: Final = delta
        """What these calls have changed in the save; None if a save is written."""
        self.rules: Final = rules
        """The version of the rules under which the save is written."""
        self.keyless: Final = keyless
        """Whoever has no key to this table any more."""
        self.new: Final = new
        """Of a table that is not there yet: its row is complete, and its save the first."""

    def is_plain(self) -> bool:
        """Nothing but calls: what almost every move is."""
        lists = self.row is None and self.save is None and self.players is None and self.jobs is None
        return lists and not self.keys and not self.keyless
