"""The tables of the database for clubs and tournaments; `schema` has the others, and knows of these."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from pelagos.server.store.meta import META, TimeMs

CLUBS: Final = Table(
    "clubs",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("about", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", TimeMs, nullable=False),
    Column("invite", String(64), nullable=False),
)
"""`invite` stands in the link that lets people in, so it must be readable; a new one makes the old link worthless."""

CLUB_MEMBERS: Final = Table(
    "club_members",
    META,
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("user", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("role", String(16), nullable=False),
    Column("since", TimeMs, nullable=False),
    sqlite_with_rowid=False,
)
"""Members by role, and those who asked to become members."""

CLUB_GAMES: Final = Table(
    "club_games",
    META,
    Column("game", String(32), primary_key=True),
    Column("club", String(32), nullable=False, index=True),
    sqlite_with_rowid=False,
)
"""Tables that members alone may see. A row is written before its table, and stays when the club is dissolved: nobody
else comes to see the table by that."""

TOURNAMENTS: Final = Table(
    "tournaments",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("owner", Integer, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), index=True),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", TimeMs, nullable=False),
    Column("changed", TimeMs, nullable=False),
    Column("settings", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("dice", String(64), nullable=False),
    Index("ix_tournaments_lists", "listed", "phase", "created"),
)
"""`state` is what `pelagos.tournaments.tournament` saves, its secret included, which is told when registration is over;
`dice` the secret from which those of its tables come, told when all is over. `version` grows with every change."""

TOURNAMENT_ENTRANTS: Final = Table(
    "tournament_entrants",
    META,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user", Integer, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
    sqlite_with_rowid=False,
)
"""Who is registered, in order, and who takes part. A bot has a level and no account; of a deleted account the name is
replaced."""

TOURNAMENT_TABLES: Final = Table(
    "tournament_tables",
    META,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False, unique=True),
    Column("state", String(16), nullable=False, index=True),
    sqlite_with_rowid=False,
)
"""The tables of rounds: which id each has, given before it is opened, so that it is opened once; `planned`, `open`,
`over`, or `unknown` where the game ended without places and the organiser decides."""

TOURNAMENT_LOG: Final = Table(
    "tournament_log",
    META,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", TimeMs, nullable=False),
    Column("user", Integer, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("act", String(16), nullable=False),
    Column("facts", Text, nullable=False),
    Column("note", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What organisers did, and why; everybody who sees the tournament reads it. Facts are numbers, and no names."""

TABLES: Final = (
    CLUBS, CLUB_MEMBERS, CLUB_GAMES, TOURNAMENTS, TOURNAMENT_ENTRANTS, TOURNAMENT_TABLES, TOURNAMENT_LOG,
)  # fmt: skip
