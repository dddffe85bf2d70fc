"""Contacts, notices and an outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _contacts()
    _notices()
    _outbox()
    _settings()


def _contacts() -> None:
    op.create_table(
        "contacts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("folded", sa.String(length=64), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.Column("digest", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("token_made", sa.BigInteger(), nullable=True),
        sa.Column("unsubscribe", sa.String(length=64), nullable=False),
        sa.Column("failure", sa.String(length=200), nullable=False),
        sa.Column("failed", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contacts")),
        sa.UniqueConstraint("token", name=op.f("uq_contacts_token")),
        sa.UniqueConstraint("unsubscribe", name=op.f("uq_contacts_unsubscribe")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("contacts", schema=None) as batch_op:
        batch_op.create_index("ix_contacts_player", ["player", "channel"], unique=False)
        batch_op.create_index(batch_op.f("ix_contacts_folded"), ["folded"], unique=False)


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("contact", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_notices")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("notices", schema=None) as batch_op:
        batch_op.create_index("ix_notices_due", ["state", "due"], unique=False)
        batch_op.create_index(batch_op.f("ix_notices_player"), ["player"], unique=False)


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("contact", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("folded", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("letter", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("failure", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_outbox")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.create_index("ix_outbox_due", ["state", "channel", "due"], unique=False)
        batch_op.create_index("ix_outbox_folded", ["folded", "kind", "created"], unique=False)
        batch_op.create_index(batch_op.f("ix_outbox_player"), ["player"], unique=False)


def _settings() -> None:
    op.create_table(
        "notice_settings",
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_notice_settings")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "refused_addresses",
        sa.Column("folded", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("folded", name=op.f("pk_refused_addresses")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("refused_addresses", "notice_settings", "outbox", "notices", "contacts"):
        op.drop_table(table)
