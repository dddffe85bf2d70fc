"""Accounts: names and passwords, devices, tokens, blocks, and leaving without a trace."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json
from pelagos.server.clubs import Clubs
from pelagos.server.config import Hashing
from pelagos.server.confusables import skeleton
from pelagos.server.errors import BadRequest, CannotOpen, Conflict, Forbidden, Missing, Nobody, TooOften
from pelagos.server.ids import hashed, new_key, player_of
from pelagos.server.live_table import LiveTable
from pelagos.server.moderation.sanctions import Sanctions
from pelagos.server.notices.contacting import plain
from pelagos.server.passkeys import Passkeys
from pelagos.server.rating.reading import exported_ratings
from pelagos.server.store.contacts import Contact, Contacts
from pelagos.server.store.games import Games
from pelagos.server.store.lessons import LessonStore
from pelagos.server.store.moderation import ModerationStore
from pelagos.server.store.people import People, folded
from pelagos.server.store.ratings import FORGOTTEN_PREFIX, RatingStore
from pelagos.server.tables import Tables, clock
from pelagos.server.tournaments import Tournaments
from pelagos.table.errors import Refused
from pelagos.table.records import record_for
from pelagos.table.validation import MOST_NAME, clean

MOST_FOLDED: Final = 64
MOST_SKELETON: Final = 128
NO_PASSWORD: Final = ""
"""Stored in place of a hash where there is none; nothing matches it."""
PROOF_LIFE_MS: Final = 10 * 60_000
"""So long after a password or a passkey was given, a device need not ask for it again."""
MOST_TOKENS: Final = 20
MOST_DEVICES: Final = 50
MOST_BLOCKS: Final = 200
ID_LETTERS: Final = 16
"""So much of a hash is the public id of a device or a token; it opens nothing."""
SOMEBODY: Final = "Somebody"
"""What is left of a name when its account is gone."""


class Passwords:
    """argon2id, in threads, a few at a time: a hash takes tens of milliseconds, and the event loop must not wait."""

    def __init__(self, cost: Hashing) -> None:
        self._hasher: Final = PasswordHasher(time_cost=cost.rounds, memory_cost=cost.memory, parallelism=cost.lanes)
        self._slots: Final = asyncio.Semaphore(cost.at_once)
        self._most: Final = cost.at_once + cost.waiting
        self._busy = 0
        self._decoy: Final = self._hasher.hash(secrets.token_urlsafe())

    async def hashed(self, password: str) -> str:
        return str(await self._in_thread(self._hasher.hash, password))

    async def matches(self, password: str, stored: str | None) -> bool:
        """Is it this one? Where there is no account, or none with a password, it takes as long: nobody learns of it."""
        return bool(await self._in_thread(self._verified, password, stored or self._decoy)) and bool(stored)

    def is_weak(self, stored: str) -> bool:
        """Hashed when trying a password cost less."""
        return self._hasher.check_needs_rehash(stored)

    def _verified(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Any, *arguments: str) -> Any:
        if self._busy >= self._most:
            raise TooOften("too-often", wait=5)
        self._busy += 1
        try:
            async with self._slots:
                return await asyncio.to_thread(work, *arguments)
        finally:
            self._busy -= 1


class Accounts:
    """What can be done with an account. The routes check who asks; here it is done."""

    def __init__(
        self,
        people: People,
        games: Games,
        tables: Tables,
        passkeys: Passkeys,
        contacts: Contacts,
        passwords: Passwords,
        moderation: ModerationStore,
        sanctions: Sanctions,
        lessons: LessonStore,
        tournaments: Tournaments,
        clubs: Clubs,
        ratings: RatingStore,
    ) -> None:
        self._people: Final = people
        self._passkeys: Final = passkeys
        self._moderation: Final = moderation
        self._sanctions: Final = sanctions
        self._games: Final = games
        self._tables: Final = tables
        self._contacts: Final = contacts
        self._passwords: Final = passwords
        self._lessons: Final = lessons
        self._tournaments: Final = tournaments
        self._clubs: Final = clubs
        self._ratings: Final = ratings

    # signing up and in

    async def add(self, name: str, password: str) -> int:
        shown = self.free_name(name)
        return self._people.add(shown, await self._passwords.hashed(password), clock())

    def add_without_password(self, name: str) -> int:
        """For whoever signs in with a passkey."""
        return self._people.add(self.free_name(name), NO_PASSWORD, clock())

    def free_name(self, name: str) -> str:
        """The name as it is shown, if an account may be called so."""
        shown = clean(name, MOST_NAME)
        if len(folded(shown)) > MOST_FOLDED or len(skeleton(shown)) > MOST_SKELETON:
            raise BadRequest("name-too-long")
        if self._people.like(shown):
            raise Conflict("name-taken")
        return shown

    async def signed_in(self, name: str, password: str) -> int:
        """Whose name and password these are. A wrong name and a wrong password look and last the same."""
        found = self._people.by_name(name)
        matches = await self._passwords.matches(password, None if found is None else found[2])
        if found is None or not matches:
            raise Nobody("wrong-password")
        user, _, stored = found
        if self._passwords.is_weak(stored):
            self._people.set_password(user, await self._passwords.hashed(password))
        return user

    def device_mark(self, user: int) -> str:
        """For a device on which the right password was given: proves that later, until the password is another."""
        found = self._people.by_id(user)
        nonce = new_key()
        return "" if found is None or not found["password"] else f"{nonce}.{_proof(found['password'], nonce)}"

    def known_device(self, name: str, mark: str) -> str:
        """What tells this device from others, if it has been signed in under this name; else nothing."""
        nonce, _, proof = mark.partition(".")
        found = self._people.by_name(name) if proof else None
        if found is None or not found[2]:
            return ""
        return nonce if hmac.compare_digest(proof, _proof(found[2], nonce)) else ""

    async def check(self, user: int, password: str) -> None:
        """Before something that cannot be undone: is it really the owner of the account?"""
        profile = self._people.by_id(user)
        if not await self._passwords.matches(password, None if profile is None else profile["password"]):
            raise Nobody("wrong-password")

    def check_proved(self, session: str) -> None:
        """Before something that gives the account away: was it proved a short while ago who sits at this device?"""
        if clock() - self._people.proved(hashed(session)) > PROOF_LIFE_MS:
            raise Forbidden("prove-first")

    def has_password(self, user: int) -> bool:
        found = self._people.by_id(user)
        return found is not None and bool(found["password"])

    async def change_password(self, user: int, session: str, old: str, new: str, revoke_tokens: bool = False) -> None:
        """Every device is signed out. Programs keep their tokens, unless whoever changes it fears for those, too."""
        if self.has_password(user):
            await self.check(user, old)
        else:
            self.check_proved(session)
        self._people.set_password(user, await self._passwords.hashed(new))
        self._people.drop_sessions(user)
        if revoke_tokens:
            self._people.drop_tokens(user)

    def new_session(self, user: int, device: str, before: str = "") -> str:
        """A new session for a device; the one it had before is over. The oldest go if there are too many.

        However somebody signs in, it ends here: whoever is banned does not get further.
        """
        self._sanctions.check_not_banned(player_of(user))
        if before:
            self._people.drop_session(hashed(before))
        session = new_key()
        self._people.add_session(hashed(session), user, device, clock())
        for row in self._people.sessions(user)[MOST_DEVICES:]:
            self._people.drop_session(row.hash)
        return session

    # devices and tokens

    def profile(self, user: int) -> Json:
        found = self._people.by_id(user)
        if found is None:
            raise Nobody("who-are-you")
        return {
            "name": found["name"],
            "created": found["created"],
            "settings": msgspec.json.decode(found["settings"]),
            "admin": self._moderation.is_admin(user),
            "has_password": bool(found["password"]),
        }

    def devices(self, user: int, session: str = "") -> list[Json]:
        here = hashed(session) if session else ""
        return [
            {
                "id": row.hash[:ID_LETTERS],
                "device": row.device,
                "created": row.created,
                "seen": row.seen,
                "here": row.hash == here,
            }
            for row in self._people.sessions(user)
        ]

    def tokens(self, user: int) -> list[Json]:
        rows = self._people.tokens(user)
        return [{"id": row.hash[:ID_LETTERS], "label": row.label, "created": row.created} for row in rows]

    def new_token(self, user: int, label: str) -> Json:
        """A token is shown this once."""
        shown = clean(label, MOST_NAME)
        if len(self._people.tokens(user)) >= MOST_TOKENS:
            raise Conflict("too-many-tokens", most=MOST_TOKENS)
        token = new_key()
        self._people.add_token(hashed(token), user, shown, clock())
        return {"id": hashed(token)[:ID_LETTERS], "label": shown, "token": token}

    def drop_token(self, user: int, name: str) -> None:
        if len(name) != ID_LETTERS or not self._people.drop_token(user, name):
            raise Missing("no-such-token")

    def drop_device(self, user: int, name: str) -> None:
        if len(name) != ID_LETTERS or not self._people.drop_device(user, name):
            raise Missing("no-such-device")

    # blocks

    def block(self, user: int, name: str, blocked: bool) -> None:
        found = self._people.by_name(name)
        if found is None or found[0] == user:
            raise Missing("no-such-name")
        if blocked and len(self._people.blocked(user)) >= MOST_BLOCKS:
            raise Conflict("too-many-blocks", most=MOST_BLOCKS)
        self._people.block(user, found[0], blocked)

    def blocked(self, user: int) -> list[str]:
        return sorted(name for _, name in self._people.blocked(user))

    def muted_names(self, user: int | None, live: LiveTable) -> tuple[str, ...]:
        """The names at this table of those an account has blocked: of their accounts, and of the chairs they took."""
        blocked = self._people.blocked(user) if user is not None else []
        players = {player_of(other) for other, _ in blocked}
        seated = [chair.name for chair in live.table.chairs if chair.player in players]
        return (*[name for _, name in blocked], *seated)

    # export and deletion

    async def export(self, user: int) -> Json:
        """Everything that is kept about an account; of its games, as much as it may know."""
        games = []
        for game in self._games.all_of(player_of(user)):
            games.append(self._export(game, user))
            # Other requests are served between two tables.
            await asyncio.sleep(0)
        return {
            **self.profile(user),
            "devices": self.devices(user),
            "tokens": self.tokens(user),
            "passkeys": self._passkeys.held(user),
            "contacts": [exported(contact) for contact in self._contacts.of_player(player_of(user))],
            "notices": self._contacts.kept(player_of(user)),
            "blocks": self.blocked(user),
            "lessons": msgspec.to_builtins(self._lessons.of_user(user)),
            "clubs": self._clubs.exported(user),
            "tournaments": self._tournaments.exported(user),
            "ratings": exported_ratings(self._ratings, player_of(user)),
            "games": games,
            "sanctions": [
                {"kind": row.kind, "reason": row.reason, "created": row.created, "until": row.until}
                for row in self._moderation.sanctions_of([player_of(user)])
            ],
            "reports": [
                {"at": row.at, "kind": row.kind, "about": row.reported_name, "text": row.text}
                for row in self._moderation.reports_by(player_of(user))
            ],
        }

    def _export(self, game: str, user: int) -> Json:
        """Of a table that cannot be opened, that it is there."""
        try:
            return _own_game(self._tables.peek(game), player_of(user))
        except CannotOpen:
            return {"game": game, "broken": True}

    async def remove(self, user: int) -> None:
        """First nobody can sign in any more; then the tables, each by itself; then the account.

        A table that cannot be opened forgets them as soon as it can.
        """
        self._people.drop_sessions(user)
        self._people.drop_tokens(user)
        player = player_of(user)
        for game in self._games.all_of(player):
            self._forget_at(game, player)
            await self._tables.settled(game)
            self._games.drop_keys(game, player)
            await asyncio.sleep(0)
        self._tournaments.forget(user)
        self._clubs.forget(user)
        self._moderation.forget(player)
        self._contacts.forget(player)
        self._ratings.forget(player, f"{FORGOTTEN_PREFIX}{new_key()}")
        self._people.remove(user)

    def _forget_at(self, game: str, player: str) -> None:
        """Also at a table that was removed, which may be restored, or that another version may open."""
        forgotten = {"player": player, "name": SOMEBODY}
        removed = self._games.is_removed(game)
        try:
            if removed:
                self._tables.open_removed(game)
            self._tables.change(game, "forget", forgotten)
        except CannotOpen:
            self._games.postpone(game, "forget", {**forgotten, "now": self._tables.clock.now()})
        finally:
            if removed:
                self._tables.drop(game)


def _proof(stored: str, nonce: str) -> str:
    """Only the server knows the hash of a password, so nobody else can make one."""
    return hmac.new(stored.encode(), f"device {nonce}".encode(), "sha256").hexdigest()


def exported(contact: Contact) -> Json:
    """A way to reach somebody, as they have chosen it."""
    more = {"address": contact.address, "language": contact.language, "created": contact.created}
    return {**plain(contact), **more}


def _own_game(live: LiveTable, player: str) -> Json:
    """A table as its player knows it. An owner who sits nowhere knows what a spectator knows."""
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
    """One's own lines of chat at a table: when, and what."""
    if seat < 0:
        return []
    return [[line.at, line.text] for line in live.table.chat.said_by(seat, live.table.chairs[seat].name)]
