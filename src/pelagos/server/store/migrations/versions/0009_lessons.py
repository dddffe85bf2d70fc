"""How far accounts have come in their lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(32), nullable=False),
        sa.Column("lesson", sa.String(64), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_lessons_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "title", "lesson", name=op.f("pk_lessons")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("lessons")
