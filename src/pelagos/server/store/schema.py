"""The tables of the database. A change here needs a migration in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

NAMING: Final = {
    "ix": "ix_%(column_0_N_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
META: Final = MetaData(naming_convention=NAMING)

TimeMs = BigInteger
"""Milliseconds since 1970."""

GAMES: Final = Table(
    "games",
    META,
    Column("id", String(32), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String(64), nullable=False),
    Column("created", TimeMs, nullable=False),
    Column("touched", TimeMs, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("card", Text, nullable=False),
    Index("ix_games_lists", "public", "phase", "touched"),
    Index("ix_games_owner", "owner", "phase"),
)
"""`card` is what lists show; `asked` the seat, or -1, unless the last call says otherwise."""

SAVES: Final = Table(
    "saves",
    META,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The whole table after the call of this number."""

CALLS: Final = Table(
    "calls",
    META,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(32), nullable=False),
    Column("arguments", Text, nullable=False),
    Column("asked", Integer),
    sqlite_with_rowid=False,
)
"""The calls to a table since its save, in order. The number is unique: nothing is written twice.

`asked` is the seat that must answer now, or -1: the last call knows it better than the row of the table, which is not
written at every move. Old calls do not have it.
"""

PLAYERS: Final = Table(
    "players",
    META,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False, index=True),
    sqlite_with_rowid=False,
)
"""Who sits where, to find somebody's tables."""

KEYS: Final = Table(
    "keys",
    META,
    Column("hash", String(64), primary_key=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("player", String(64), nullable=False),
    Column("created", TimeMs, nullable=False),
)
"""Seat keys, as hashes."""

JOBS: Final = Table(
    "jobs",
    META,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("due", TimeMs, nullable=False, index=True),
    Column("at", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""What must happen unasked: a bot's answer, an order obeyed, a clock run out, a notice. `at` is the version."""

USERS: Final = Table(
    "users",
    META,
    Column("id", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("folded", String(64), nullable=False, unique=True),
    Column("skeleton", String(128), nullable=False, server_default="", index=True),
    Column("password", String(255), nullable=False),
    Column("created", TimeMs, nullable=False),
    Column("settings", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""Accounts. `folded` is the name as it is signed in with, `skeleton` what it looks like, which old accounts may share.

Without a password there is an empty one, which no password matches. No id is given twice: tables know people by theirs.
"""

SESSIONS: Final = Table(
    "sessions",
    META,
    Column("hash", String(64), primary_key=True),
    Column("user", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", TimeMs, nullable=False),
    Column("seen", TimeMs, nullable=False),
    Column("device", String(120), nullable=False),
    Column("proved", TimeMs),
)
"""Devices. `proved` is when a password or a passkey was last given there; sessions of old do not have it."""

TOKENS: Final = Table(
    "tokens",
    META,
    Column("hash", String(64), primary_key=True),
    Column("user", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("created", TimeMs, nullable=False),
)
"""For programs that act for an account."""

PASSKEYS: Final = Table(
    "passkeys",
    META,
    Column("hash", String(64), primary_key=True),
    Column("user", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),
    Column("handle", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(64), nullable=False),
    Column("created", TimeMs, nullable=False),
    Column("used", TimeMs),
)
"""WebAuthn credentials, by the hash of their id. `handle` is how authenticators know the account: random, no name."""

RESETS: Final = Table(
    "resets",
    META,
    Column("hash", String(64), primary_key=True),
    Column("user", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", TimeMs, nullable=False),
)
"""Links with which a password can be set anew, once, as hashes."""

BLOCKS: Final = Table(
    "blocks",
    META,
    Column("user", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sqlite_with_rowid=False,
)
"""Whom an account does not want at its tables, and does not hear."""

CONTACTS: Final = Table(
    "contacts",
    META,
    Column("id", Integer, primary_key=True),
    Column("player", String(64), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("folded", String(64), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("state", String(16), nullable=False),
    Column("kinds", Text, nullable=False),
    Column("digest", Boolean, nullable=False),
    Column("created", TimeMs, nullable=False),
    Column("token", String(64), unique=True),
    Column("token_made", TimeMs),
    Column("unsubscribe", String(64), nullable=False, unique=True),
    Column("failure", String(200), nullable=False),
    Column("failed", TimeMs),
    Index("ix_contacts_player", "player", "channel"),
    sqlite_autoincrement=True,
)
"""How people are reached: accounts and guests, by the id under which tables know them.

`folded` is the hash of the address as addresses are compared, for limits. `token` is the hash of what the confirmation
link holds. `unsubscribe` stands in every message, so it must be readable; it can do nothing else.
"""

NOTICES: Final = Table(
    "notices",
    META,
    Column("key", String(64), primary_key=True),
    Column("player", String(64), nullable=False, index=True),
    Column("contact", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("facts", Text, nullable=False),
    Column("created", TimeMs, nullable=False),
    Column("due", TimeMs, nullable=False),
    Column("state", String(16), nullable=False),
    Index("ix_notices_due", "state", "due"),
    sqlite_with_rowid=False,
)
"""What somebody is to be told of a table, before it is gathered into a message. Done ones are kept for a while, so that
nothing is told twice."""

OUTBOX: Final = Table(
    "outbox",
    META,
    Column("key", String(64), primary_key=True),
    Column("player", String(64), nullable=False, index=True),
    Column("channel", String(16), nullable=False),
    Column("contact", Integer, nullable=False),
    Column("address", Text, nullable=False),
    Column("folded", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("letter", Text, nullable=False),
    Column("created", TimeMs, nullable=False),
    Column("due", TimeMs, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", String(16), nullable=False),
    Column("failure", String(200), nullable=False),
    Index("ix_outbox_due", "state", "channel", "due"),
    Index("ix_outbox_folded", "folded", "kind", "created"),
    sqlite_with_rowid=False,
)
"""Messages to be sent, each to one address. A row is written in the transaction of what caused it."""

NOTICE_SETTINGS: Final = Table(
    "notice_settings",
    META,
    Column("player", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("settings", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What somebody wishes to be told, and when: everywhere (`game` is empty), and at one table instead."""

REFUSED_ADDRESSES: Final = Table(
    "refused_addresses",
    META,
    Column("folded", String(64), primary_key=True),
    Column("created", TimeMs, nullable=False),
    sqlite_with_rowid=False,
)
"""Hashes of addresses whose owners were asked to confirm and said that it was not them: they are not asked again."""
