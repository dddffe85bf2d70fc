"""The server knows when it was away, and which tables nobody uses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A server that had no heartbeat was alive, for all we know, when a table was last touched."""
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("uptime", sa.BigInteger(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("wall", sa.BigInteger(), nullable=False),
        sa.Column("elapsed", sa.BigInteger(), nullable=False),
        sa.Column("boot", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("end", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("start", name="pk_outages"),
    )
    op.add_column("games", sa.Column("used", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("warned", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("network", sa.String(8), nullable=False, server_default=""))
    op.execute("UPDATE games SET used = touched")
    op.execute(
        "INSERT INTO heartbeat (id, uptime, time, wall, elapsed, boot) "
        "SELECT 1, max(touched), max(touched), max(touched), 0, '' FROM games HAVING max(touched) IS NOT NULL"
    )
    op.create_index("ix_games_unused", "games", ["phase", "warned", "used"])
    op.create_index("ix_games_network", "games", ["network", "phase"])


def downgrade() -> None:
    """What is due at an uptime is due at a time of day again."""
    op.execute("UPDATE jobs SET due = due + coalesce((SELECT time - uptime FROM heartbeat), 0)")
    op.drop_index("ix_games_network", "games")
    op.drop_index("ix_games_unused", "games")
    op.drop_column("games", "network")
    op.drop_column("games", "warned")
    op.drop_column("games", "used")
    op.drop_table("outages")
    op.drop_table("heartbeat")
