"""Rated games, who played them, and their ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(32), nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_rated_games")),
        sa.UniqueConstraint("number", name=op.f("uq_rated_games_number")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rated_seats",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("absent", sa.Boolean(), nullable=False),
        sa.Column("mu_before", sa.Integer(), nullable=False),
        sa.Column("sigma_before", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Integer(), nullable=False),
        sa.Column("sigma", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["rated_games.game"], name=op.f("fk_rated_seats_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_rated_seats")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rated_seats_holder", "rated_seats", ["holder"])
    op.create_table(
        "ratings",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("mu", sa.Integer(), nullable=False),
        sa.Column("sigma", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("holder", "title", "mode", name=op.f("pk_ratings")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_board", "ratings", ["title", "mode", "mu"])


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("rated_seats")
    op.drop_table("rated_games")
