"""Calls say who is asked, so that a move is one row."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("calls", sa.Column("asked", sa.Integer(), nullable=True))


def downgrade() -> None:
    """What only calls know goes back to where it was."""
    op.execute(
        "UPDATE games SET asked = coalesce((SELECT calls.asked FROM calls WHERE calls.game = games.id "
        "ORDER BY calls.number DESC LIMIT 1), asked)"
    )
    op.drop_column("calls", "asked")
