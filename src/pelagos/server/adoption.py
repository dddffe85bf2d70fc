"""Guests become accounts: the seats whose keys a device has are the account's from now on.

Each table by itself is changed wholly or not at all: chair, what was said, ownership and the key go in one transaction.
An account sits at a table once; where a device plays several seats, the others keep their keys.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pelagos.kernel.errors import PelagosError
from pelagos.server.errors import Forbidden, Missing, Nobody
from pelagos.server.identity import Authenticator, Principal
from pelagos.server.ids import user_of
from pelagos.server.live_table import LiveTable
from pelagos.server.names import Names
from pelagos.server.store.contacts import MAIL, Contacts
from pelagos.server.store.people import People
from pelagos.server.tables import Tables
from pelagos.table.chair import is_guest
from pelagos.table.errors import Refused


class Adopted(NamedTuple):
    """What became of the keys of one table."""

    game: str
    player: str = ""
    """The guest who is the account now."""
    key: str = ""
    """Their key, which opens nothing any more."""
    addresses: tuple[str, ...] = ()
    """Mail addresses that are the account's from now on."""
    error: PelagosError | None = None
    """Why they stay a guest."""


class Adoption:
    """Carries guests over."""

    def __init__(self, tables: Tables, authenticator: Authenticator, people: People, contacts: Contacts) -> None:
        self._tables: Final = tables
        self._authenticator: Final = authenticator
        self._people: Final = people
        self._names: Final = Names(people)
        self._contacts: Final = contacts

    async def adopt(self, account: Principal, keys: Mapping[str, Sequence[str]]) -> list[Adopted]:
        """One table after the other; what is refused at one stays as it is, and the others go on."""
        adopted = []
        for game, held in keys.items():
            found = self._at_table(account, game, held)
            try:
                await self._tables.settled(game)
            except PelagosError as error:
                found = Adopted(game, error=error)
            adopted.append(found)
            # Other requests are served between two tables.
            await asyncio.sleep(0)
        return adopted

    def _at_table(self, account: Principal, game: str, keys: Sequence[str]) -> Adopted:
        try:
            live = self._tables.live(game)
            guest, key = self._guest(live, keys)
            self._check(account, live)
            name, renames = self._names.own_or_free(account._replace(player=guest), account.name, live.table)
            # First of all, and again if this is tried again: until the seat is the account's, they reach nobody.
            known = {contact.address for contact in self._contacts.of_player(account.player)}
            self._contacts.move(guest, account.player)
            confirmed = [contact.address for contact in self._contacts.confirmed(account.player, MAIL)]
            addresses = tuple(address for address in confirmed if address not in known)
            arguments = {"player": guest, "heir": account.player, "name": name}
            self._tables.change(game, "adopt", arguments, first=renames, keyless=guest)
        except PelagosError as error:
            return Adopted(game, error=error)
        return Adopted(game, guest, key, addresses)

    def _guest(self, live: LiveTable, keys: Sequence[str]) -> tuple[str, str]:
        """Of several seats that one device plays: the one of whoever made the table, else the first."""
        table = live.table
        held: dict[str, str] = {}
        for key in keys:
            with contextlib.suppress(Nobody, Forbidden):
                held[self._authenticator.by_key(key).at(live.game)] = key
        guests = [player for player in held if is_guest(player) and (table.knows(player) or table.owner == player)]
        if not guests:
            raise Missing("no-guest-here")
        first = min(guests, key=lambda player: (player != table.owner, table.seat_of(player)))
        return first, held[first]

    def _check(self, account: Principal, live: LiveTable) -> None:
        owner = user_of(live.table.owner)
        if account.user is not None and owner is not None and self._people.is_blocked(owner, account.user):
            raise Forbidden("not-welcome")
        if live.table.knows(account.player):
            raise Refused("already-seated")
