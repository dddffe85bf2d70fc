"""From what a client sends to a call of a table: the seat comes from who is signed in, never from the message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.errors import Conflict, Forbidden
from pelagos.server.hub import Origin
from pelagos.server.identity import Principal
from pelagos.server.ids import new_guest, new_key, user_of
from pelagos.server.live_table import LiveTable
from pelagos.server.moderation.recent_authors import Author, RecentAuthors
from pelagos.server.moderation.sanctions import Sanctions
from pelagos.server.names import Names
from pelagos.server.rate_limits import ChatLimiter
from pelagos.server.recent_commands import Outcome, RecentCommands
from pelagos.server.store.people import People
from pelagos.server.table_calls import OWNER_COMMANDS, owner_call, seat_call
from pelagos.server.tables import Tables

if TYPE_CHECKING:
    from pelagos.server.services import Services

Newcomer = requests.Sit | requests.AskForChair | requests.Replace


class Commands:
    """Carries out what people do at tables."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        chat: ChatLimiter,
        sanctions: Sanctions,
        authors: RecentAuthors,
        recent: RecentCommands,
        client: str,
    ) -> None:
        self._tables: Final = tables
        self._people: Final = people
        self._names: Final = Names(people)
        self._chat: Final = chat
        self._sanctions: Final = sanctions
        self._authors: Final = authors
        self._recent: Final = recent
        self._client: Final = client
        """The address that commands come from."""

    def do(
        self, principal: Principal, game: str, command: requests.AnyCommand, origin: Origin | None = None
    ) -> Outcome:
        """Carry out a command. A refusal changes nothing. The origin is whose subscription is to be acknowledged."""
        live = self._tables.live(game)
        player = principal.at(game)
        if isinstance(command, requests.Say):
            # What is done a hundred times as often as all the rest comes first; the table itself knows it again.
            acknowledged = self._as_seat(live, player, command, origin)
            return Outcome(live.table.version, acknowledged)
        done = self._recent.version_of(game, player, command)
        if done is not None:
            return Outcome(done, acknowledged=False)
        acknowledged, key = self._carry_out(principal, live, command, origin)
        self._recent.note(game, player, command, live.table.version)
        return Outcome(live.table.version, acknowledged, key)

    def _carry_out(
        self, principal: Principal, live: LiveTable, command: requests.AnyCommand, origin: Origin | None
    ) -> tuple[bool, str]:
        """Whether the sender was told already, and their new key."""
        player, key = principal.at(live.game), ""
        if isinstance(command, requests.Sit | requests.AskForChair | requests.Replace):
            acknowledged, key = self._sit(principal, live, command, origin)
        elif isinstance(command, requests.ComeBack):
            acknowledged = self._come_back(live, player, origin)
        elif isinstance(command, requests.Talk):
            acknowledged = self._talk(principal, live, command, origin)
        elif isinstance(command, OWNER_COMMANDS):
            name, arguments = owner_call(live.table, player, command)
            acknowledged = self._tables.change(live.game, name, arguments, origin=origin)
        else:
            acknowledged = self._as_seat(live, player, command, origin)
        return acknowledged, key

    def _come_back(self, live: LiveTable, player: str, origin: Origin | None) -> bool:
        """To the seat that a bot keeps for them, or that they left."""
        seat = live.table.seat_of(player)
        seat = seat if seat >= 0 else live.table.seat_to_return_to(player)
        if seat < 0:
            raise Forbidden("not-seated")
        return self._tables.change(live.game, "come_back", {"seat": seat, "player": player}, origin=origin)

    def _talk(self, principal: Principal, live: LiveTable, command: requests.Talk, origin: Origin | None) -> bool:
        """A seat speaks under its name, an account that looks on under its own, a guest under one that is free."""
        player = principal.at(live.game)
        self._sanctions.check_may_talk(player, self._client)
        self._chat.take(player, self._client)
        if live.viewer(player) != SPECTATOR:
            acknowledged = self._as_seat(live, player, command, origin)
        else:
            name, renames = self._names.own_or_free(principal, principal.name or command.name, live.table)
            arguments = {"viewer": int(SPECTATOR), "channel": command.channel, "text": command.text, "name": name}
            arguments["guest"] = principal.user is None
            acknowledged = self._tables.change(live.game, "talk", arguments, origin=origin, first=renames)
        line = live.table.chat.channels[command.channel][-1]
        self._authors.note_line(live.game, command.channel, line.number, Author(player, self._client))
        return acknowledged

    def _as_seat(self, live: LiveTable, player: str, command: requests.AnyCommand, origin: Origin | None) -> bool:
        seat = self._seat(live, player)
        name, arguments = seat_call(command, seat)
        return self._tables.change(live.game, name, arguments, origin=origin)

    def _seat(self, live: LiveTable, player: str) -> int:
        seat = live.table.seat_of(player)
        if seat < 0:
            raise Forbidden("not-seated")
        return seat

    # sitting down

    def _sit(self, principal: Principal, live: LiveTable, command: Newcomer, origin: Origin | None) -> tuple[bool, str]:
        """With an account it is remembered; without one a key is made, and sent this once.

        In a running game they ask for the chair: the key is theirs from now on, and opens the seat if they are let in.
        """
        player, key = self._newcomer(principal, live)
        self._sanctions.check_not_banned(player, self._client)
        self._check_welcome(principal, live)
        self._authors.note_guest(Author(player, self._client))
        name, renames = self._names.own_or_free(principal, command.name or principal.name, live.table)
        arguments: Json = {"seat": command.seat, "player": player, "name": name}
        keys = [(key, player)] if key else []
        if isinstance(command, requests.Sit):
            if command.seat in live.table.kept:
                raise Conflict("seat-kept", seat=live.table.seat_word(command.seat))
            arguments["nonce"] = command.nonce
            return self._tables.change(live.game, "sit", arguments, keys, origin, renames), key
        return self._tables.change(live.game, "ask_for_chair", arguments, keys, origin, renames), key

    def _newcomer(self, principal: Principal, live: LiveTable) -> tuple[str, str]:
        """How the table will know them, and their key. Whoever sits here already, by key or account, cannot again."""
        if principal.game:
            return principal.at(live.game), ""
        if principal.user is not None:
            return principal.player, ""
        return new_guest(), new_key()

    def _check_welcome(self, principal: Principal, live: LiveTable) -> None:
        """Somebody whom the owner of the table has blocked does not get in."""
        owner = user_of(live.table.owner)
        if principal.user is not None and owner is not None and self._people.is_blocked(owner, principal.user):
            raise Forbidden("not-welcome")


def commands_of(services: Services, client: str) -> Commands:
    """The commands of whoever is at this address."""
    parts = services.tables, services.people, services.chat, services.sanctions, services.authors
    return Commands(*parts, services.recent_commands, client)
