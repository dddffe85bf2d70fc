"""From a command of the page to a call of a table of this device."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.title import Json
from pelagos.offline.local_tables import LocalTables
from pelagos.server import requests
from pelagos.server.errors import Conflict, Forbidden
from pelagos.server.hub import Origin
from pelagos.server.ids import new_guest, new_key
from pelagos.server.live_table import LiveTable
from pelagos.server.recent_commands import Outcome, RecentCommands
from pelagos.server.table_calls import OWNER_COMMANDS, owner_call, seat_call
from pelagos.table.terms import UNTIMED


class LocalCommands:
    """Carries out what people do at the tables of this device."""

    def __init__(self, tables: LocalTables) -> None:
        self._tables: Final = tables
        self._recent: Final = RecentCommands()

    def do(self, player: str, game: str, command: requests.AnyCommand, origin: Origin | None = None) -> Outcome:
        """A refusal changes nothing; one that is sent twice is done once. Answers their table knows again by itself."""
        live = self._tables.live(game)
        done = None if isinstance(command, requests.Say) else self._recent.version_of(game, player, command)
        if done is not None:
            return Outcome(done, acknowledged=False)
        if isinstance(command, requests.Sit):
            acknowledged, key = self._sit(live, player, command, origin)
        else:
            acknowledged, key = self._tables.change(game, *_call(live, player, command), origin), ""
        self._recent.note(game, player, command, live.table.version)
        return Outcome(live.table.version, acknowledged, key)

    def forget(self, game: str) -> None:
        """What was done there could not be kept."""
        self._recent.forget(game)

    def _sit(self, live: LiveTable, player: str, command: requests.Sit, origin: Origin | None) -> tuple[bool, str]:
        """Whoever has no seat yet takes it, else one more person at this device, with a key of their own."""
        table, key = live.table, ""
        if not player or table.seat_of(player) >= 0:
            player, key = new_guest(), new_key()
        name = command.name or table.seat_word(command.seat)
        arguments = {"seat": command.seat, "player": player, "name": name, "nonce": command.nonce}
        return self._tables.change(live.game, "sit", arguments, origin, [(key, player)] if key else []), key


def _call(live: LiveTable, player: str, command: requests.AnyCommand) -> tuple[str, Json]:
    """The call of the table, by name and arguments."""
    if isinstance(command, requests.AskForChair | requests.Replace):
        raise Conflict("not-offline")
    if isinstance(command, requests.ChangeTerms) and command.terms.pace.kind != UNTIMED:
        raise Conflict("offline-untimed")
    if isinstance(command, OWNER_COMMANDS):
        return owner_call(live.table, player, command)
    comes_back = isinstance(command, requests.ComeBack)
    seat = live.table.seat_of(player)
    seat = live.table.seat_to_return_to(player) if comes_back and seat < 0 else seat
    if seat < 0:
        raise Forbidden("not-seated")
    return ("come_back", {"seat": seat, "player": player}) if comes_back else seat_call(command, seat)
