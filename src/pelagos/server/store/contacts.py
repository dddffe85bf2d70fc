"""How people are reached: one table of addresses for accounts and guests, each confirmed or not.

An account's verified mail address is its confirmed contact of channel `mail`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, true, update

from pelagos.kernel.title import Json
from pelagos.server.errors import Conflict, Missing
from pelagos.server.ids import GUEST_PREFIX, hashed, new_key
from pelagos.server.store.engine import guarded, insert_or_ignore
from pelagos.server.store.schema import CONTACTS, KEYS, NOTICE_SETTINGS, NOTICES, OUTBOX, REFUSED_ADDRESSES

MAIL: Final = "mail"
UNCONFIRMED: Final = "unconfirmed"
CONFIRMED: Final = "confirmed"
GIVEN_UP: Final = "given-up"
"""Nobody is there any more: nothing is sent until it is confirmed again."""

YOUR_TURN: Final = "your-turn"
OUTBID: Final = "outbid"
INVITED: Final = "invited"
TIME: Final = "time"
OVER: Final = "over"
UNUSED: Final = "unused"
"""The table will be removed, as nobody uses it: told to whoever wishes to hear of the end."""
KINDS: Final = (YOUR_TURN, OUTBID, INVITED, TIME, OVER)
"""What people are told of tables, each by choice."""

MOST_CONTACTS: Final = 12
"""Of one person; a guest's are of one table."""
TOKEN_LIFE_MS: Final = 7 * 86_400_000
"""A confirmation link works for so long."""
REFUSAL_LIFE_MS: Final = 365 * 86_400_000


class Contact(NamedTuple):
    """One way to reach one person."""

    id: int
    player: str
    channel: str
    address: str
    label: str
    """What the person knows it by, where the address tells them nothing."""
    language: str
    state: str
    kinds: tuple[str, ...]
    """What is sent there."""
    digest: bool
    """Gathered into one message a day."""
    created: int
    unsubscribe: str
    """Opens nothing but the page that ends these messages."""
    failure: str
    """Why the last message did not get through; empty if it did."""
    failed: int | None


class Contacts:
    """The contacts of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self.reachable: Final[set[str]] = set()
        """Everybody with a confirmed contact, and perhaps others: for nobody else need notices be planned."""
        self._load_reachable()

    def _load_reachable(self) -> None:
        confirmed = select(CONTACTS.c.player).where(CONTACTS.c.state == CONFIRMED).distinct()
        with guarded(), self._engine.begin() as connection:
            found = connection.execute(confirmed).scalars().all()
        self.reachable.clear()
        self.reachable.update(found)

    def add(
        self,
        player: str,
        channel: str,
        address: str,
        language: str,
        now: int,
        *,
        label: str = "",
        confirmed: bool = False,
        kinds: Sequence[str] = KINDS,
        connection: Connection | None = None,
    ) -> tuple[Contact, str]:
        """A contact, or the one that there is already, and a token that confirms it: empty if it is confirmed.

        `confirmed` is for channels that prove the address by themselves, as a browser's push subscription does.
        """
        if connection is None:
            with guarded(), self._engine.begin() as own:
                return self.add(
                    player, channel, address, language, now,
                    label=label, confirmed=confirmed, kinds=kinds, connection=own,
                )  # fmt: skip
        same = (CONTACTS.c.player == player, CONTACTS.c.channel == channel, CONTACTS.c.address == address)
        known = connection.execute(select(CONTACTS).where(*same)).first()
        if known is None:
            self._check_number(connection, player)
            row = _new_row(player, channel, address, language, now, label, kinds)
            number = int(connection.execute(insert(CONTACTS).returning(CONTACTS.c.id), row).scalar_one())
        else:
            number = known.id
        token = "" if confirmed or (known is not None and known.state == CONFIRMED) else new_key()
        changes: dict[str, Any] = {"language": language, "label": label} if known is not None else {}
        if token:
            changes |= {"token": hashed(token), "token_made": now}
            changes |= {"state": UNCONFIRMED} if known is not None else {}
        elif confirmed:
            changes |= {"state": CONFIRMED, "token": None, "failure": "", "failed": None}
            self.reachable.add(player)
        if changes:
            connection.execute(update(CONTACTS).where(CONTACTS.c.id == number).values(changes))
        return _contact(connection.execute(select(CONTACTS).where(CONTACTS.c.id == number)).one()), token

    def _check_number(self, connection: Connection, player: str) -> None:
        counted = select(func.count()).where(CONTACTS.c.player == player)
        if int(connection.execute(counted).scalar_one()) >= MOST_CONTACTS:
            raise Conflict("too-many-contacts", most=MOST_CONTACTS)

    def confirm(self, token: str, now: int) -> Contact:
        """Whoever has the token reads what is sent to the address. It works once, and not for ever."""
        fresh = (CONTACTS.c.token == hashed(token), CONTACTS.c.token_made > now - TOKEN_LIFE_MS)
        with guarded(), self._engine.begin() as connection:
            row = connection.execute(select(CONTACTS).where(*fresh)).first()
            if row is None:
                raise Missing("no-such-confirmation")
            changes = {"state": CONFIRMED, "token": None, "token_made": None, "failure": "", "failed": None}
            connection.execute(update(CONTACTS).where(CONTACTS.c.id == row.id).values(changes))
            self.reachable.add(str(row.player))
            return _contact(connection.execute(select(CONTACTS).where(CONTACTS.c.id == row.id)).one())

    def confirming(self, token: str, now: int) -> Contact | None:
        """What a token would confirm."""
        fresh = (CONTACTS.c.token == hashed(token), CONTACTS.c.token_made > now - TOKEN_LIFE_MS)
        return self._one(select(CONTACTS).where(*fresh))

    # reading

    def by_id(self, contact: int) -> Contact | None:
        return self._one(select(CONTACTS).where(CONTACTS.c.id == contact))

    def of_player(self, player: str) -> list[Contact]:
        """In the order in which they were added."""
        return self._all(select(CONTACTS).where(CONTACTS.c.player == player).order_by(CONTACTS.c.id))

    def confirmed(self, player: str, channel: str = "") -> list[Contact]:
        found = [contact for contact in self.of_player(player) if contact.state == CONFIRMED]
        return [contact for contact in found if channel in ("", contact.channel)]

    def by_address(self, channel: str, address: str) -> list[Contact]:
        """The confirmed contacts with this address, whosever they are."""
        same = (CONTACTS.c.channel == channel, CONTACTS.c.address == address, CONTACTS.c.state == CONFIRMED)
        return self._all(select(CONTACTS).where(*same).order_by(CONTACTS.c.id))

    def by_unsubscribe(self, token: str) -> Contact | None:
        return self._one(select(CONTACTS).where(CONTACTS.c.unsubscribe == token))

    # changing

    def choose(self, contact: int, kinds: Sequence[str], digest: bool) -> None:
        text = msgspec.json.encode([kind for kind in KINDS if kind in kinds]).decode()
        self._do(update(CONTACTS).where(CONTACTS.c.id == contact).values(kinds=text, digest=digest))

    def note_failure(self, contact: int, reason: str, now: int, gone: bool = False) -> None:
        """A message was given up; the person is told on the page. `gone`: nobody will ever be there."""
        changes: dict[str, Any] = {"failure": reason[:200], "failed": now}
        self._do(
            update(CONTACTS).where(CONTACTS.c.id == contact).values(changes | ({"state": GIVEN_UP} if gone else {}))
        )

    def note_success(self, contact: int) -> None:
        failing = (CONTACTS.c.id == contact, CONTACTS.c.failed.is_not(None))
        self._do(update(CONTACTS).where(*failing).values(failure="", failed=None))

    def remove(self, player: str, contact: int) -> bool:
        """The contact, and what waits for it."""
        with guarded(), self._engine.begin() as connection:
            own = delete(CONTACTS).where(CONTACTS.c.id == contact, CONTACTS.c.player == player)
            if connection.execute(own).rowcount == 0:
                return False
            for table, more in ((NOTICES, true()), (OUTBOX, OUTBOX.c.state == "waiting")):
                connection.execute(delete(table).where(table.c.player == player, table.c.contact == contact, more))
        return True

    def move(self, player: str, heir: str) -> None:
        """A guest has become an account: what was theirs is the account's; an address that it has already stays one.

        What would be too many is left behind, addresses of mail last.
        """
        with guarded(), self._engine.begin() as connection:
            has = {(row.channel, row.address) for row in connection.execute(_of(heir))}
            for row in sorted(connection.execute(_of(player)).all(), key=lambda row: row.channel != MAIL):
                if (row.channel, row.address) in has or len(has) >= MOST_CONTACTS:
                    connection.execute(delete(CONTACTS).where(CONTACTS.c.id == row.id))
                else:
                    has.add((row.channel, row.address))
            for table in (CONTACTS, NOTICES, OUTBOX):
                connection.execute(update(table).where(table.c.player == player).values(player=heir))
            # What the account has chosen itself counts.
            chosen = connection.execute(
                select(NOTICE_SETTINGS.c.game).where(NOTICE_SETTINGS.c.player == heir)
            ).scalars()
            wishes = NOTICE_SETTINGS.c.player == player
            connection.execute(delete(NOTICE_SETTINGS).where(wishes, NOTICE_SETTINGS.c.game.in_(chosen.all())))
            connection.execute(update(NOTICE_SETTINGS).where(wishes).values(player=heir))
        self._load_reachable()

    def forget(self, player: str) -> None:
        """Everything that is kept to reach somebody."""
        with guarded(), self._engine.begin() as connection:
            for table in (CONTACTS, NOTICES, OUTBOX, NOTICE_SETTINGS):
                connection.execute(delete(table).where(table.c.player == player))
        self.reachable.discard(player)

    def kept(self, player: str) -> Json:
        """For their export: what somebody wishes to hear, what they are to be told or were, and what was sent."""
        wishes = select(NOTICE_SETTINGS.c.game, NOTICE_SETTINGS.c.settings).where(NOTICE_SETTINGS.c.player == player)
        told = select(NOTICES.c.game, NOTICES.c.kind, NOTICES.c.created).where(NOTICES.c.player == player)
        sent = select(OUTBOX.c.channel, OUTBOX.c.kind, OUTBOX.c.created, OUTBOX.c.state, OUTBOX.c.failure)
        with guarded(), self._engine.begin() as connection:
            chosen = {row.game: msgspec.json.decode(row.settings) for row in connection.execute(wishes)}
            return {
                "everywhere": chosen.pop("", {}),
                "tables": {game: settings["kinds"] for game, settings in chosen.items()},
                "told": [dict(row._mapping) for row in connection.execute(told)],
                "messages": [dict(row._mapping) for row in connection.execute(sent.where(OUTBOX.c.player == player))],
            }

    # addresses whose owners do not want to be asked

    def refuse(self, channel: str, address: str, now: int) -> None:
        row = {"folded": folded_address(channel, address), "created": now}
        with guarded(), self._engine.begin() as connection:
            put = insert_or_ignore(connection, REFUSED_ADDRESSES)
            connection.execute(put.values(row).on_conflict_do_nothing())

    def is_refused(self, channel: str, address: str) -> bool:
        same = REFUSED_ADDRESSES.c.folded == folded_address(channel, address)
        with guarded(), self._engine.begin() as connection:
            return connection.execute(select(REFUSED_ADDRESSES.c.folded).where(same)).first() is not None

    def clean_up(self, now: int) -> int:
        """Refusals of a year ago, addresses that nobody confirmed in time, and what guests left whose table is gone."""
        old = delete(REFUSED_ADDRESSES).where(REFUSED_ADDRESSES.c.created < now - REFUSAL_LIFE_MS)
        unconfirmed = (CONTACTS.c.state == UNCONFIRMED, CONTACTS.c.token_made < now - TOKEN_LIFE_MS)
        homeless = (CONTACTS.c.player.startswith(GUEST_PREFIX), CONTACTS.c.player.not_in(select(KEYS.c.player)))
        settings = NOTICE_SETTINGS.c.player
        wishes = delete(NOTICE_SETTINGS).where(
            settings.startswith(GUEST_PREFIX), settings.not_in(select(KEYS.c.player))
        )
        count = sum(self._do(query) for query in (old, _drop(*unconfirmed), _drop(*homeless), wishes))
        self._load_reachable()
        return count

    def _one(self, query: Any) -> Contact | None:
        with guarded(), self._engine.begin() as connection:
            row = connection.execute(query).first()
        return None if row is None else _contact(row)

    def _all(self, query: Any) -> list[Contact]:
        with guarded(), self._engine.begin() as connection:
            return [_contact(row) for row in connection.execute(query).all()]

    def _do(self, query: Any) -> int:
        with guarded(), self._engine.begin() as connection:
            return int(connection.execute(query).rowcount)


def folded_address(channel: str, address: str) -> str:
    """The hash of an address as it is compared for limits: `Anna+x@Example.ORG` is Anna's mailbox like any other."""
    text = address.casefold()
    if channel == MAIL:
        name, _, domain = text.rpartition("@")
        text = f"{name.partition('+')[0]}@{domain}"
    return hashlib.sha256(f"{channel} {text}".encode()).hexdigest()


def _drop(*which: Any) -> Any:
    return delete(CONTACTS).where(*which)


def _of(player: str) -> Any:
    return select(CONTACTS).where(CONTACTS.c.player == player)


def _new_row(
    player: str, channel: str, address: str, language: str, now: int, label: str, kinds: Sequence[str]
) -> dict[str, Any]:
    return {
        "player": player,
        "channel": channel,
        "address": address,
        "folded": folded_address(channel, address),
        "label": label,
        "language": language,
        "state": UNCONFIRMED,
        "kinds": msgspec.json.encode(list(kinds)).decode(),
        "digest": False,
        "created": now,
        "token": None,
        "token_made": None,
        "unsubscribe": new_key(),
        "failure": "",
        "failed": None,
    }


def _contact(row: Any) -> Contact:
    kinds = tuple(msgspec.json.decode(row.kinds))
    return Contact(
        row.id, row.player, row.channel, row.address, row.label, row.language, row.state, kinds,
        bool(row.digest), row.created, row.unsubscribe, row.failure, row.failed,
    )  # fmt: skip
