"""Moderation: admins, sanctions, abuse reports, the audit log, and tables that are removed for a time."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

REFUSE = "BEGIN SELECT RAISE(ABORT, 'the audit log is append only'); END"
MONTH_AGO_MS = "(strftime('%s', 'now') - 30 * 86400) * 1000"
APPEND_ONLY = (
    f"CREATE TRIGGER audit_log_is_not_changed BEFORE UPDATE ON audit_log {REFUSE}",
    f"CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON audit_log WHEN OLD.at > {MONTH_AGO_MS} {REFUSE}",
)
"""Nothing is changed, and nothing deleted before it is a month old."""

POSTGRESQL: Final = (
    """CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP = 'DELETE' AND OLD.at <= (extract(epoch FROM now()) - 30 * 86400) * 1000 THEN
            RETURN OLD;
        END IF;
        RAISE EXCEPTION 'the audit log is append only';
    END $$""",
    """CREATE TRIGGER audit_log_is_kept BEFORE UPDATE OR DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION keep_audit_log()""",
)
"""The same; triggers are not in the SQL that all engines share."""


def upgrade() -> None:
    op.add_column("games", sa.Column("removed", sa.BigInteger(), nullable=True))
    op.create_index("ix_games_removed", "games", ["removed"], unique=False)
    _admins()
    _sanctions()
    _abuse_reports()
    _audit_log()
    op.create_table(
        "pending_acts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("act", sa.String(length=32), nullable=False),
        sa.Column("arguments", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pending_acts")),
        sqlite_autoincrement=True,
    )


def _admins() -> None:
    op.create_table(
        "admins",
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("granted", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_admins_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_admins")),
    )


def _sanctions() -> None:
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("actor", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("lifted", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sanctions")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_sanctions_target", "sanctions", ["target"], unique=False)


def _abuse_reports() -> None:
    op.create_table(
        "abuse_reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reporter", sa.String(length=64), nullable=False),
        sa.Column("reporter_name", sa.String(length=64), nullable=False),
        sa.Column("reported", sa.String(length=64), nullable=False),
        sa.Column("reported_name", sa.String(length=64), nullable=False),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.Column("closed_by", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_abuse_reports")),
        sqlite_autoincrement=True,
    )
    for column in ("reporter", "reported", "closed"):
        op.create_index(f"ix_abuse_reports_{column}", "abuse_reports", [column], unique=False)


def _audit_log() -> None:
    op.create_table(
        "audit_log",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.String(length=64), nullable=False),
        sa.Column("user", sa.Integer(), nullable=True),
        sa.Column("act", sa.String(length=32), nullable=False),
        sa.Column("target", sa.String(length=128), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit_log")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_log_at", "audit_log", ["at"], unique=False)
    for trigger in POSTGRESQL if _is_postgresql() else APPEND_ONLY:
        op.execute(trigger)


def _is_postgresql() -> bool:
    return op.get_bind().dialect.name == "postgresql"


def downgrade() -> None:
    """Tables that are removed would come back to everybody, so they go."""
    for table in ("pending_acts", "audit_log", "abuse_reports", "sanctions", "admins"):
        op.drop_table(table)
    if _is_postgresql():
        op.execute("DROP FUNCTION keep_audit_log()")
    op.execute("DELETE FROM games WHERE removed IS NOT NULL")
    op.drop_index("ix_games_removed", "games")
    op.drop_column("games", "removed")
