"""What came of the latest commands, so that one that is sent twice is done once.

A page says a command again, under the same id, when its connection broke before the answer came. Answers of the game
are kept by their table (`Chair.receipts`) and outlive a restart; what is here does not.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from pelagos.server import requests

KEPT_COMMANDS: Final = 4096

Sender = tuple[str, str, str]
"""Game, player, and the id of the command."""


class RecentCommands:
    """The latest commands that were carried out, and the version that came of each."""

    def __init__(self) -> None:
        self._versions: Final[OrderedDict[Sender, tuple[requests.AnyCommand, int]]] = OrderedDict()

    def version_of(self, game: str, player: str, command: requests.AnyCommand) -> int | None:
        """What came of the very same command; None if it was not carried out lately, or nobody can tell who sent it."""
        if not player or not command.id:
            return None
        found = self._versions.get((game, player, command.id))
        return found[1] if found is not None and found[0] == command else None

    def note(self, game: str, player: str, command: requests.AnyCommand, version: int) -> None:
        if player and command.id:
            self._versions[(game, player, command.id)] = command, version
            if len(self._versions) > KEPT_COMMANDS:
                self._versions.popitem(last=False)
