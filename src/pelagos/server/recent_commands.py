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
"""Game, player (empty for who looks on without an account), and the id of the command."""


class Outcome:
    """What came of a command."""

    def __init__(self, version: int, acknowledged: bool, key: str = "") -> None:
        self.version: Final = version
        self.acknowledged: Final = acknowledged
        """Whether the update that was published to the sender says so already."""
        self.key: Final = key
        """The new seat key of whoever sat down without an account."""


class RecentCommands:
    """The latest commands that were carried out, and the version that came of each."""

    def __init__(self) -> None:
        self._versions: Final[OrderedDict[Sender, tuple[requests.AnyCommand, int]]] = OrderedDict()

    def version_of(self, game: str, player: str, command: requests.AnyCommand) -> int | None:
        """What came of the very same command; None if it was not carried out lately, or nobody can tell who sent it."""
        if not is_known_again(player, command):
            return None
        found = self._versions.get((game, player, command.id))
        return found[1] if found is not None and found[0] == command else None

    def note(self, game: str, player: str, command: requests.AnyCommand, version: int) -> None:
        if is_known_again(player, command):
            self._versions[(game, player, command.id)] = command, version
            if len(self._versions) > KEPT_COMMANDS:
                self._versions.popitem(last=False)

    def forget(self, game: str) -> None:
        """What was done at this table could not be kept, so it has not happened."""
        for sender in [sender for sender in self._versions if sender[0] == game]:
            del self._versions[sender]


def is_known_again(player: str, command: requests.AnyCommand) -> bool:
    """Of those who have no name here yet only what they say: whoever sits down is given a key by the command itself."""
    return command.id != "" and (player != "" or isinstance(command, requests.Talk))
