"""What all tables of the database share, wherever they are described."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, MetaData

NAMING: Final = {
    "ix": "ix_%(column_0_N_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
META: Final = MetaData(naming_convention=NAMING)

TimeMs = BigInteger
"""Milliseconds since 1970."""
