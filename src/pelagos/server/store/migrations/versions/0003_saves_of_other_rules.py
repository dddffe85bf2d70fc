"""Saves name their rules, calls say what they changed, and tables that cannot be opened are listed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("saves", sa.Column("rules", sa.String(32), nullable=True))
    op.add_column("calls", sa.Column("delta", sa.LargeBinary(), nullable=True))
    without = sa.text("delta IS NULL")
    op.create_index("ix_calls_without_delta", "calls", ["game"], sqlite_where=without, postgresql_where=without)
    op.create_table(
        "broken_tables",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_broken_tables_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name="pk_broken_tables"),
    )


def downgrade() -> None:
    """The version before makes the calls again: it wrote the save, or has rules that agree with those that did."""
    op.drop_table("broken_tables")
    op.drop_index("ix_calls_without_delta", "calls")
    op.drop_column("calls", "delta")
    op.drop_column("saves", "rules")
