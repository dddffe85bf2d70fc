"""Parts of rows that the layers above the store use, too; nothing here knows a database."""

from __future__ import annotations

from typing import Final, NamedTuple

NOT_SEATED: Final = 100
"""From this number on `players.seat` is no seat: somebody who sat at the table before, or asks for a chair."""


class Job(NamedTuple):
    """Something due: when, what, for which seat, at which version of the table."""

    kind: str
    seat: int
    due: int
    at: int
