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
    String,
    Table,
    Text,
    text,
)

from pelagos.server.store import club_schema, meta, rating_schema
from pelagos.server.store.meta import TimeMs

META: Final = meta.META
WITHOUT_DELTA: Final = text("delta IS NULL")

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
    Column("used", TimeMs, nullable=False, server_default="0"),
    Column("warned", TimeMs, nullable=False, server_default="0"),
    Column("network", String(8), nullable=False, server_default=""),
    Column("removed", TimeMs, index=True),
    Column("asked_since", TimeMs),
    Index("ix_games_lists", "public", "phase", "touched"),
    Index("ix_games_owner", "owner", "phase"),
    Index("ix_games_unused", "phase", "warned", "used"),
    Index("ix_games_network", "network", "phase"),
)
"""`card` is what lists show; `asked` the seat, or -1, and `asked_since` when its turn began, unless the last call
says otherwise.

`used` is the uptime of the server, about, when somebody last did something here or came to look at their seat, and is
shown to nobody; `warned` the uptime at which its players were warned that it will be removed, or 0. `network` is a part
of a hash of where it was opened from: enough to count, too little to tell where.
`removed` is the server time at which a moderator hid the table from everybody, or until a server has followed the act,
the time of day; it can be restored until it is deleted.
"""

SAVES: Final = Table(
    "saves",
    META,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("rules", String(32)),
)
"""The whole table after the call of this number, and the version of the rules under which it was saved.

Saves of the first versions do not name their rules, and neither do the calls after them have deltas.
"""

CALLS: Final = Table(
    "calls",
    META,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(32), nullable=False),
    Column("arguments", Text, nullable=False),
    Column("asked", Integer),
    Column("delta", LargeBinary),
    Index("ix_calls_without_delta", "game", sqlite_where=WITHOUT_DELTA, postgresql_where=WITHOUT_DELTA),
    Column("asked_since", TimeMs),
    sqlite_with_rowid=False,
)
"""The calls to a table since its save, in order. The number is unique: nothing is written twice.

`delta` is what calls have changed in the save, so that a table is opened without making them again; it is empty where
the delta of a later call tells of this one, too. Without a delta a call is made when the table is opened: those of the
first versions, and what is to be done at a table that could not be opened (`Games.postpone`).

`asked` is the seat that must answer now, or -1, and `asked_since` when its turn began: the last call knows it better
than the row of the table, which is not written at every move. Old calls do not have them.
"""

BROKEN_TABLES: Final = Table(
    "broken_tables",
    META,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(64), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("since", TimeMs, nullable=False),
)
"""Tables that could not be opened when they were last asked for: why, under which version of the rules, since when."""

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

HEARTBEAT: Final = Table(
    "heartbeat",
    META,
    Column("id", Integer, primary_key=True),
    Column("uptime", TimeMs, nullable=False),
    Column("time", TimeMs, nullable=False),
    Column("wall", TimeMs, nullable=False),
    Column("elapsed", TimeMs, nullable=False),
    Column("boot", String(64), nullable=False),
)
"""One row: when the server was last known to be alive, by all its clocks."""

OUTAGES: Final = Table(
    "outages",
    META,
    Column("start", TimeMs, primary_key=True, autoincrement=False),
    Column("end", TimeMs, nullable=False),
)
"""When the server was away, in server time."""

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


# moderation

ADMINS: Final = Table(
    "admins",
    META,
    Column("user", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("granted", TimeMs, nullable=False),
)
"""The accounts that may moderate. Only the console writes here."""

SANCTIONS: Final = Table(
    "sanctions",
    META,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("target", String(64), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("actor", String(64), nullable=False),
    Column("created", TimeMs, nullable=False),
    Column("until", TimeMs),
    Column("lifted", TimeMs),
    sqlite_autoincrement=True,
)
"""Mutes and bans. The target is somebody as chairs know them, or an address; `until` is empty for good."""

ABUSE_REPORTS: Final = Table(
    "abuse_reports",
    META,
    Column("id", Integer, primary_key=True),
    Column("at", TimeMs, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("reporter", String(64), nullable=False, index=True),
    Column("reporter_name", String(64), nullable=False),
    Column("reported", String(64), nullable=False, index=True),
    Column("reported_name", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("title", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("context", Text, nullable=False),
    Column("closed", TimeMs, index=True),
    Column("closed_by", String(64), nullable=False),
    sqlite_autoincrement=True,
)
"""What players and spectators report, with the chat around it as it stood. It outlives the table."""

AUDIT_LOG: Final = Table(
    "audit_log",
    META,
    Column("id", Integer, primary_key=True),
    Column("at", TimeMs, nullable=False, index=True),
    Column("actor", String(64), nullable=False),
    Column("user", Integer),
    Column("act", String(32), nullable=False),
    Column("target", String(128), nullable=False),
    Column("reason", Text, nullable=False),
    Column("details", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""Who did what to whom, when and why; `user` is empty for the console. Append only: the migration made triggers."""

PENDING_ACTS: Final = Table(
    "pending_acts",
    META,
    Column("id", Integer, primary_key=True),
    Column("act", String(32), nullable=False),
    Column("arguments", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""What the server must still do about an act: it is written with the act and deleted when done, over kills."""

# notices

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

LESSONS: Final = Table(
    "lessons",
    META,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("title", String(32), primary_key=True),
    Column("lesson", String(64), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("game", String(32), nullable=False),
    Column("at", TimeMs, nullable=False),
    sqlite_with_rowid=False,
)
"""How far an account has come in a lesson, and at which table it goes on."""

REFUSED_ADDRESSES: Final = Table(
    "refused_addresses",
    META,
    Column("folded", String(64), primary_key=True),
    Column("created", TimeMs, nullable=False),
    sqlite_with_rowid=False,
)
"""Hashes of addresses whose owners were asked to confirm and said that it was not them: they are not asked again."""

ELSEWHERE: Final = (*club_schema.TABLES, *rating_schema.TABLES)
"""Described in files of their own; whoever knows this schema knows them, too."""
