"""What follows from an act in a running server: sockets are closed, seats are left, tables hidden, lines hidden.

Acts of the page are followed at once, acts of the console within a second. What could not be done because the server
was killed is done at the next start: everything here may be done twice.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, update

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json
from pelagos.server.errors import StoreFailed
from pelagos.server.moderation.sanctions import ADDRESS, BAN
from pelagos.server.store.contacts import OUTBID, TIME, YOUR_TURN
from pelagos.server.store.notices import WAITING as NOT_TOLD
from pelagos.server.store.schema import GAMES, NOTICES
from pelagos.server.tables import clock
from pelagos.table.chair import PERSON
from pelagos.table.waiting_room import RUNNING, WAITING

if TYPE_CHECKING:
    from pelagos.server.services import Services

LOG: Final = logging.getLogger(__name__)
EVERY_S: Final = 1.0
"""Between two looks at what the console has done."""
CLOSE_MODERATED: Final = 4010


class Effects:
    """Does what acts left to do."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._lock: Final = asyncio.Lock()

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(EVERY_S)
            try:
                await self.follow()
            except StoreFailed as error:
                LOG.warning("acts put off", extra={"code": error.code})
            except Exception:
                LOG.exception("acts failed")

    async def follow(self) -> None:
        """Everything that is left to do, in order."""
        async with self._lock:
            while found := self._services.moderation.pending():
                for number, act, arguments in found:
                    self._services.sanctions.load()
                    done = await self._do(act, arguments)
                    if "game" in arguments:
                        await self._services.tables.settled(arguments["game"])
                    self._services.moderation.done(number, done)

    async def _do(self, act: str, arguments: Json) -> list[Any]:
        """Follow one act; gives what is written when it is done."""
        try:
            if act == BAN:
                await self._ban(arguments["players"])
            elif act == "remove-table":
                return self._hide_table(arguments["game"])
            elif act == "restore-table":
                return self._restore_table(arguments["game"])
            elif act in ("hide-line", "show-line"):
                self._hide_line(arguments)
        except StoreFailed:
            raise
        except PelagosError as error:
            # A table that is gone, or a line that is no longer kept: there is nothing left to do.
            LOG.info("act without effect", extra={"kind": act, "code": error.code})
        return []

    # bans

    async def _ban(self, players: list[str]) -> None:
        services = self._services
        for socket in list(services.sockets):
            if socket.is_any_of(players):
                socket.end(CLOSE_MODERATED, "banned")
        for player in players:
            if player.startswith(ADDRESS):
                continue
            for game in services.games.all_of(player):
                self._try_to_leave(game, player)
                await services.tables.settled(game)
                # Other requests are served between two tables.
                await asyncio.sleep(0)

    def _try_to_leave(self, game: str, player: str) -> None:
        try:
            self._leave(game, player)
        except StoreFailed:
            raise
        except PelagosError as error:
            LOG.info("seat not left", extra={"game": game, "code": error.code})

    def _leave(self, game: str, player: str) -> None:
        """The seat is left as the terms of the table say, and the table is somebody else's if anybody is there."""
        tables = self._services.tables
        table = tables.live(game).table
        if table.phase not in (RUNNING, WAITING):
            return
        others = [chair.player for chair in table.chairs if chair.kind == PERSON and chair.player != player]
        if table.owner == player and others:
            tables.change(game, "hand_over", {"by": player, "heir": others[0]})
        seat = table.seat_of(player)
        if seat >= 0 and table.chairs[seat].kind == PERSON:
            if table.phase == RUNNING:
                tables.change(game, "leave", {"seat": seat, "now": clock()})
            else:
                tables.change(game, "rise", {"seat": seat})
        for request in [request for request in table.seat_requests if request.player == player]:
            refused = {"by": table.owner, "number": request.number, "now": clock()}
            tables.change(game, "refuse_chair", refused)

    # tables and lines

    def _hide_table(self, game: str) -> list[Any]:
        """From now on, by the time that tables know, nobody can answer; and nobody is told that they should."""
        self._services.tables.drop(game)
        for socket in list(self._services.sockets):
            if socket.follows(game):
                socket.end(CLOSE_MODERATED, "table removed")
        removed = update(GAMES).where(GAMES.c.id == game, GAMES.c.removed.is_not(None))
        waiting = NOTICES.c.state == NOT_TOLD, NOTICES.c.game == game, NOTICES.c.kind.in_((YOUR_TURN, OUTBID, TIME))
        return [removed.values(removed=self._services.clock.now()), delete(NOTICES).where(*waiting)]

    def _restore_table(self, game: str) -> list[Any]:
        """The clock goes on where it stood. Whoever was banned meanwhile leaves now."""
        services = self._services
        found = services.moderation.table(game)
        if found is None or found["removed"] is None:
            return []
        used = services.clock.uptime()
        restored = [update(GAMES).where(GAMES.c.id == game).values(removed=None, used=used, warned=0)]
        try:
            live = services.tables.open_removed(game)
        except StoreFailed:
            raise
        except PelagosError as error:
            # It cannot be opened, and could not before: it is shown as such again.
            LOG.warning("restored table cannot be opened", extra={"game": game, "code": error.code})
            return restored
        if live.table.phase == RUNNING:
            services.tables.change(game, "give_back", {"start": int(found["removed"]), "end": services.clock.now()})
        for player in [chair.player for chair in live.table.chairs]:
            if services.sanctions.is_banned(player):
                self._try_to_leave(game, player)
        services.queue.add_all(game, live.jobs)
        return restored

    def _hide_line(self, arguments: Json) -> None:
        services = self._services
        game, channel, number = arguments["game"], arguments["channel"], arguments["number"]
        line = {"channel": channel, "number": number, "hidden": arguments["hidden"]}
        services.tables.change(game, "hide_line", line)
        services.hub.send_line_again(services.tables.live(game), channel, number, services.tables.pending(game))
