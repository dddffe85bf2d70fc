"""Accounts: names and passwords, devices, tokens, blocks, and leaving without a trace."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json
from pelagos.server.config import Hashing
from pelagos.server.errors import BadRequest, Conflict, Missing, Nobody, TooOften
from pelagos.server.ids import hashed, new_key, player_of
from pelagos.server.store.games import Games
from pelagos.server.store.people import People, folded
from pelagos.server.tables import LiveTable, Tables, clock
from pelagos.table.errors import Refused
from pelagos.table.records import record_for
from pelagos.table.validation import MOST_NAME, clean

MOST_FOLDED: Final = 64
MOST_TOKENS: Final = 20
MOST_DEVICES: Final = 50
MOST_BLOCKS: Final = 200
SHORT: Final = 16
"""So much of a hash names a device or a token; it opens nothing."""
SOMEBODY: Final = "Somebody"
"""What is left of a name when its account is gone."""


class Passwords:
    """argon2id, in threads, a few at a time: a hash takes tens of milliseconds, and the loop has other guests."""

    def __init__(self, cost: Hashing) -> None:
        self._hasher: Final = PasswordHasher(time_cost=cost.rounds, memory_cost=cost.memory, parallelism=cost.lanes)
        self._turns: Final = asyncio.Semaphore(cost.at_once)
        self._most: Final = cost.at_once + cost.waiting
        self._busy = 0
        self._decoy: Final = self._hasher.hash(secrets.token_urlsafe())

    async def hashed(self, password: str) -> str:
        return str(await self._in_turn(self._hasher.hash, password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Is it this one? Where there is no account it takes as long, so that nobody learns which names there are."""
        return bool(await self._in_turn(self._verified, password, kept or self._decoy)) and kept is not None

    def is_weak(self, kept: str) -> bool:
        """Made when passwords cost less to try."""
        return self._hasher.check_needs_rehash(kept)

    def _verified(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_turn(self, work: Any, *arguments: str) -> Any:
        if self._busy >= self._most:
            raise TooOften("too-often", wait=5)
        self._busy += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(work, *arguments)
        finally:
            self._busy -= 1


class Accounts:
    """What can be done with an account. Doors check who asks; here it is done."""

    def __init__(self, people: People, games: Games, tables: Tables, cost: Hashing) -> None:
        self._people: Final = people
        self._games: Final = games
        self._tables: Final = tables
        self._passwords: Final = Passwords(cost)

    # coming in

    async def add(self, name: str, password: str) -> int:
        shown = clean(name, MOST_NAME)
        if len(folded(shown)) > MOST_FOLDED:
            raise BadRequest("name-too-long")
        if self._people.by_name(shown) is not None:
            raise Conflict("name-taken")
        return self._people.add(shown, await self._passwords.hashed(password), clock())

    async def known(self, name: str, password: str) -> int:
        """Whose name and password these are. A wrong name and a wrong password look and last the same."""
        found = self._people.by_name(name)
        fits = await self._passwords.fits(password, None if found is None else found[2])
        if found is None or not fits:
            raise Nobody("wrong-password")
        user, _, kept = found
        if self._passwords.is_weak(kept):
            self._people.set_password(user, await self._passwords.hashed(password))
        return user

    async def check(self, user: int, password: str) -> None:
        """Before something that cannot be undone: is it really he?"""
        profile = self._people.by_id(user)
        if not await self._passwords.fits(password, None if profile is None else profile["password"]):
            raise Nobody("wrong-password")

    async def change_password(self, user: int, old: str, new: str) -> None:
        await self.check(user, old)
        self._people.set_password(user, await self._passwords.hashed(new))
        self._people.drop_sessions(user)

    def enter(self, user: int, device: str, before: str = "") -> str:
        """A new session for a device; the one it had before is over. The oldest go if there are too many."""
        if before:
            self._people.drop_session(hashed(before))
        session = new_key()
        self._people.add_session(hashed(session), user, device, clock())
        for row in self._people.sessions(user)[MOST_DEVICES:]:
            self._people.drop_session(row.hash)
        return session

    # what there is

    def profile(self, user: int) -> Json:
        found = self._people.by_id(user)
        if found is None:
            raise Nobody("who-are-you")
        return {
            "name": found["name"],
            "created": found["created"],
            "settings": msgspec.json.decode(found["settings"]),
        }

    def devices(self, user: int, session: str = "") -> list[Json]:
        here = hashed(session) if session else ""
        return [
            {
                "id": row.hash[:SHORT],
                "device": row.device,
                "created": row.created,
                "seen": row.seen,
                "here": row.hash == here,
            }
            for row in self._people.sessions(user)
        ]

    def tokens(self, user: int) -> list[Json]:
        rows = self._people.tokens(user)
        return [{"id": row.hash[:SHORT], "label": row.label, "created": row.created} for row in rows]

    def new_token(self, user: int, label: str) -> Json:
        """A token is told this once."""
        shown = clean(label, MOST_NAME)
        if len(self._people.tokens(user)) >= MOST_TOKENS:
            raise Conflict("too-many-tokens", most=MOST_TOKENS)
        token = new_key()
        self._people.add_token(hashed(token), user, shown, clock())
        return {"id": hashed(token)[:SHORT], "label": shown, "token": token}

    def drop_token(self, user: int, name: str) -> None:
        if len(name) != SHORT or not self._people.drop_token(user, name):
            raise Missing("no-such-token")

    def drop_device(self, user: int, name: str) -> None:
        if len(name) != SHORT or not self._people.drop_device(user, name):
            raise Missing("no-such-device")

    # whom one does not want to meet

    def block(self, user: int, name: str, blocked: bool) -> None:
        found = self._people.by_name(name)
        if found is None or found[0] == user:
            raise Missing("no-such-name")
        if blocked and len(self._people.blocked(user)) >= MOST_BLOCKS:
            raise Conflict("too-many-blocks", most=MOST_BLOCKS)
        self._people.block(user, found[0], blocked)

    def blocked(self, user: int) -> list[str]:
        return sorted(name for _, name in self._people.blocked(user))

    def unheard(self, user: int | None, live: LiveTable) -> tuple[str, ...]:
        """The names at this table of all whom somebody has blocked: of their accounts, and of the chairs they took."""
        blocked = self._people.blocked(user) if user is not None else []
        players = {player_of(other) for other, _ in blocked}
        seated = [chair.name for chair in live.table.chairs if chair.player in players]
        return (*[name for _, name in blocked], *seated)

    # going

    async def export(self, user: int) -> Json:
        """Everything that is kept about an account; of its games, as much as it may know."""
        games = []
        for game in self._games.all_of(player_of(user)):
            games.append(_own_game(self._tables.glance(game), player_of(user)))
            # Others are served between two tables.
            await asyncio.sleep(0)
        return {
            **self.profile(user),
            "devices": self.devices(user),
            "tokens": self.tokens(user),
            "blocks": self.blocked(user),
            "games": games,
        }

    async def remove(self, user: int) -> None:
        """First nobody can come in any more; then the tables, each by itself; then the account."""
        self._people.drop_sessions(user)
        self._people.drop_tokens(user)
        player = player_of(user)
        for game in self._games.all_of(player):
            self._tables.change(game, "forget", {"player": player, "name": SOMEBODY, "now": clock()})
            self._games.drop_keys(game, player)
            await asyncio.sleep(0)
        self._people.remove(user)


def _own_game(live: LiveTable, player: str) -> Json:
    """A table as its player knows it. Who owns a table and sits nowhere knows what a spectator knows."""
    table = live.table
    seat = table.seat_of(player)
    viewer = seat if seat >= 0 else SPECTATOR
    try:
        record = record_for(table, viewer)
    except Refused:
        record = ""
    order = table.chairs[seat].standing if seat >= 0 else None
    return {
        "game": live.game,
        "title": table.rules.title.name,
        "phase": table.phase,
        "created": live.created,
        "seat": None if seat < 0 else seat,
        "name": "" if seat < 0 else table.chairs[seat].name,
        "order": "" if order is None else order.order.text,
        "said": _said(live, seat),
        "record": record,
    }


def _said(live: LiveTable, seat: int) -> list[Sequence[Any]]:
    """One's own words at a table: when, and what."""
    if seat < 0:
        return []
    name = live.table.chairs[seat].name
    heard = live.table.talk_for(seat)
    return [[at, text] for lines in heard.values() for _, at, by, shown, text in lines if (by, shown) == (seat, name)]
