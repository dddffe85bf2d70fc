"""The tables of the database for ratings; `schema` has the others, and knows of these."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Table

from pelagos.server.store.meta import META, TimeMs

RATED_GAMES: Final = Table(
    "rated_games",
    META,
    Column("game", String(32), primary_key=True),
    Column("number", Integer, nullable=False, unique=True),
    Column("title", String(64), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("variant", String(32), nullable=False),
    Column("how", String(16), nullable=False),
    Column("ended", TimeMs, nullable=False),
    sqlite_with_rowid=False,
)
"""Games that count for ratings, in the order in which they were counted. They outlive their tables."""

RATED_SEATS: Final = Table(
    "rated_seats",
    META,
    Column("game", String(32), ForeignKey("rated_games.game", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), nullable=False),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("absent", Boolean, nullable=False),
    Column("mu_before", Integer, nullable=False),
    Column("sigma_before", Integer, nullable=False),
    Column("mu", Integer, nullable=False),
    Column("sigma", Integer, nullable=False),
    Index("ix_rated_seats_holder", "holder"),
    sqlite_with_rowid=False,
)
"""Who held a seat of such a game, where they came in, and their strength before and after, in millionths.

The holder is somebody as chairs know them, or a bot by name and version. Of a deleted account it is a word by chance,
the same in all its games: others keep their ratings, and nobody can tell whose it was.
"""

RATINGS: Final = Table(
    "ratings",
    META,
    Column("holder", String(64), primary_key=True),
    Column("title", String(64), primary_key=True),
    Column("mode", String(16), primary_key=True),
    Column("mu", Integer, nullable=False),
    Column("sigma", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", TimeMs, nullable=False),
    Index("ix_ratings_board", "title", "mode", "mu"),
    sqlite_with_rowid=False,
)
"""What follows from the games: how strong somebody is by now."""

TABLES: Final = (RATED_GAMES, RATED_SEATS, RATINGS)
