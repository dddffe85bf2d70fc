"""Since when a seat is asked, so that lists can say how long it has waited."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("asked_since", sa.BigInteger(), nullable=True))
    op.add_column("calls", sa.Column("asked_since", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("calls", "asked_since")
    op.drop_column("games", "asked_since")
