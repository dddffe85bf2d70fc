"""Clubs, their members and tables; tournaments: who takes part, their tables, what organisers did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
CLUBS = ("club_games", "club_members", "clubs")


def upgrade() -> None:
    _create_clubs()
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("owner", sa.Integer(), nullable=True),
        sa.Column("club", sa.String(32), nullable=True),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("dice", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name=op.f("fk_tournaments_owner"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name=op.f("fk_tournaments_club"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_club"), "tournaments", ["club"])
    op.create_index(op.f("ix_tournaments_owner"), "tournaments", ["owner"])
    op.create_index("ix_tournaments_lists", "tournaments", ["listed", "phase", "created"])
    _create_entrants()
    _create_tables()
    _create_log()


def _create_clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clubs")),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(32), nullable=False),
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name=op.f("fk_club_members_club"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_club_members_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club", "user", name=op.f("pk_club_members")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_club_members_user"), "club_members", ["user"])
    op.create_table(
        "club_games",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("club", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_club_games")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_club_games_club"), "club_games", ["club"])


def _create_entrants() -> None:
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        *_keys("tournament_entrants"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_tournament_entrants_user"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_tournament_entrants")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_tournament_entrants_user"), "tournament_entrants", ["user"])


def _create_tables() -> None:
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        *_keys("tournament_tables"),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_tournament_tables")),
        sa.UniqueConstraint("game", name=op.f("uq_tournament_tables_game")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_tournament_tables_state"), "tournament_tables", ["state"])


def _create_log() -> None:
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.Integer(), nullable=True),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        *_keys("tournament_log"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_tournament_log_user"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_tournament_log")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_tournament_log_user"), "tournament_log", ["user"])


def _keys(table: str) -> tuple[sa.ForeignKeyConstraint]:
    name = op.f(f"fk_{table}_tournament")
    return (sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=name, ondelete="CASCADE"),)


def downgrade() -> None:
    for table in ("tournament_log", "tournament_tables", "tournament_entrants", "tournaments", *CLUBS):
        op.drop_table(table)
