"""Rematches: the same people, bots and setup at a new table. Each must accept; a bot does.

The first to ask opens the table and sits there; the seats of the others are kept for them. Whoever accepts last starts
the game. Where nobody else is waited for, whoever offers starts it: so their share of the dice still comes after the
commitment, as at every table.
"""

from __future__ import annotations

import contextlib
from typing import Final

from pelagos.kernel.errors import PelagosError
from pelagos.server import requests
from pelagos.server.errors import Forbidden
from pelagos.server.identity import Principal
from pelagos.server.ids import network_mark, new_game, new_guest, new_key, new_secret
from pelagos.server.live_table import LiveTable
from pelagos.server.moderation.recent_authors import Author
from pelagos.server.names import Names
from pelagos.server.new_tables import check_open_tables
from pelagos.server.reply_types import RematchReply
from pelagos.server.services import Services
from pelagos.table.chair import BOT, EMPTY
from pelagos.table.errors import Refused
from pelagos.table.rematch import Rematch
from pelagos.table.table import Table
from pelagos.table.waiting_room import OVER, WAITING


class Rematches:
    """Offers, accepts and declines for whoever is at this address."""

    def __init__(self, services: Services, client: str) -> None:
        self._services: Final = services
        self._tables: Final = services.tables
        self._client: Final = client

    def answer(self, principal: Principal, game: str, wanted: requests.RematchRequest) -> RematchReply:
        """Everything here happens in one turn of the event loop: of two who offer at once, the second accepts."""
        live = self._tables.live(game)
        seat = former_seat(live.table, principal.at(game))
        if live.table.phase != OVER:
            raise Refused("not-over")
        self._services.sanctions.check_not_banned(principal.player, self._client)
        rematch = live.table.rematch
        new = None if rematch is None else self._waiting_or_begun(rematch)
        if not wanted.accept:
            self._tables.change(game, "decline_rematch", {"seat": seat})
            return RematchReply("", seat, "", "", full=False, started=False)
        if rematch is None or new is None:
            return self._offered(principal, live, seat, wanted)
        return self._accepted(principal, live, seat, rematch, new, wanted)

    def _waiting_or_begun(self, rematch: Rematch) -> LiveTable | None:
        """The table of an offer, if it is still there."""
        with contextlib.suppress(PelagosError):
            return self._tables.live(rematch.game)
        return None

    def _offered(
        self, principal: Principal, live: LiveTable, seat: int, wanted: requests.RematchRequest
    ) -> RematchReply:
        self._services.new_tables.take(self._client)
        network = network_mark(self._client)
        check_open_tables(self._services, principal, network)
        player, key = _newcomer(principal)
        old = live.table
        table = Table(old.rules, player, new_secret(), old.terms)
        rematch = Rematch("new", seat, wanted.rotated, table.commit)
        for other, chair in enumerate(old.chairs):
            place = rematch.seat_in_it(other, len(old.chairs))
            if other == seat:
                table.sit(place, player, self._name(principal, old, seat, wanted.name, table), "")
            elif chair.player or other in old.former.values():
                table.kept.add(place)
            else:
                table.seat_bot(player, place, chair.level if chair.kind == BOT else old.terms.level)
        game = new_game()
        self._services.clubs.inherit(live.game, game)
        new = self._tables.open(table, False, [(key, player)] if key else [], network, game)
        self._services.authors.note_guest(Author(player, self._client))
        offer = {"seat": seat, "game": new.game, "rotated": wanted.rotated, "commit": table.commit}
        self._tables.change(live.game, "offer_rematch", offer)
        return _reply(new, rematch.seat_in_it(seat, len(old.chairs)), key)

    def _accepted(
        self,
        principal: Principal,
        live: LiveTable,
        seat: int,
        rematch: Rematch,
        new: LiveTable,
        wanted: requests.RematchRequest,
    ) -> RematchReply:
        table = new.table
        place = rematch.seat_in_it(seat, len(table.chairs))
        player, key = _newcomer(principal)
        if table.seat_of(player) >= 0:
            # Sent twice: they sit there already.
            return _reply(new, table.seat_of(player), "")
        if place not in table.kept or table.chairs[place].kind != EMPTY:
            raise Refused("seat-taken", seat=table.seat_word(place))
        name = self._name(principal, live.table, seat, wanted.name, table)
        arguments = {"seat": place, "player": player, "name": name, "nonce": wanted.nonce}
        self._tables.change(new.game, "sit", arguments, [(key, player)] if key else [])
        self._services.authors.note_guest(Author(player, self._client))
        if is_full(table):
            self._tables.change(new.game, "start", {"by": table.owner})
        return _reply(new, place, key)

    def _name(self, principal: Principal, old: Table, seat: int, given: str, table: Table) -> str:
        person = Principal(principal.user, principal.name)
        shown = principal.name or old.chairs[seat].name or given
        return Names(self._services.people).at_table(person, shown or old.seat_word(seat), table)


def is_full(table: Table) -> bool:
    return all(chair.kind != EMPTY for chair in table.chairs)


def _reply(new: LiveTable, seat: int, key: str) -> RematchReply:
    table = new.table
    return RematchReply(new.game, seat, key, table.commit, is_full(table), table.phase != WAITING)


def former_seat(table: Table, player: str) -> int:
    """The seat of whoever sits here, or gave up a seat in this game."""
    seat = table.seat_of(player)
    if seat < 0:
        seat = table.former.get(player, -1)
        if seat >= 0 and table.chairs[seat].player:
            # Somebody else took the chair and played to the end.
            seat = -1
    if not player or seat < 0:
        raise Forbidden("not-seated")
    return seat


def _newcomer(principal: Principal) -> tuple[str, str]:
    """As whom they sit at the new table, and without an account the key to it."""
    return (principal.player, "") if principal.user is not None else (new_guest(), new_key())
