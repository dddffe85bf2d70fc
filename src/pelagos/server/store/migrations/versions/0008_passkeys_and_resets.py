"""Passkeys, links that reset a password, how names look, and when a device last proved who it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from pelagos.server.confusables import skeleton

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("handle", sa.LargeBinary(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_passkeys_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_user"), "passkeys", ["user"])
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_resets_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_resets")),
    )
    op.create_index(op.f("ix_resets_user"), "resets", ["user"])
    op.add_column("sessions", sa.Column("proved", sa.BigInteger(), nullable=True))
    op.add_column("users", sa.Column("skeleton", sa.String(128), nullable=False, server_default=""))
    op.create_index(op.f("ix_users_skeleton"), "users", ["skeleton"])
    _fill_in_skeletons()


def _fill_in_skeletons() -> None:
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("skeleton"))
    connection = op.get_bind()
    for user, name in connection.execute(sa.select(users.c.id, users.c.name)).all():
        connection.execute(sa.update(users).where(users.c.id == user).values(skeleton=skeleton(name)))


def downgrade() -> None:
    op.drop_index(op.f("ix_users_skeleton"), "users")
    op.drop_column("users", "skeleton")
    op.drop_column("sessions", "proved")
    op.drop_table("resets")
    op.drop_table("passkeys")
