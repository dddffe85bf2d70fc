"""What a plain install leaves out: the extra that brings the package behind a module.

`pip install pelagos` is for programs, and small. Whoever calls a command that needs more is told what to install.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pelagos.kernel.errors import PelagosError

DATA: Final = "data"
ENVS: Final = "envs"
OPENSPIEL: Final = "openspiel"
RAY: Final = "ray"
TERMINAL: Final = "terminal"
PLAY: Final = "play"
"""Brings the packages of the server and those of the terminal."""
POSTGRES: Final = "postgres"
"""Brings the driver of PostgreSQL besides."""

EXTRAS: Final[Mapping[str, str]] = {
    "alembic": PLAY,
    "openskill": PLAY,
    "argon2": PLAY,
    "cryptography": PLAY,
    "gymnasium": ENVS,
    "litestar": PLAY,
    "markdown_it": PLAY,
    "msgspec": PLAY,
    "numpy": ENVS,
    "pettingzoo": ENVS,
    "psycopg": POSTGRES,
    "pyarrow": DATA,
    "pyspiel": OPENSPIEL,
    "ray": RAY,
    "rich": TERMINAL,
    "sqlalchemy": PLAY,
    "typer": TERMINAL,
    "uvicorn": PLAY,
    "webauthn": PLAY,
    "websockets": PLAY,
}
"""Every module of others that `pelagos` imports and a plain install does not bring, with the extra to ask for."""


class MissingExtra(PelagosError):
    """Something needs a package that is not installed, and that an extra brings."""


def missing_extra(error: ModuleNotFoundError) -> MissingExtra | None:
    """What to tell whoever lacks this module; nothing if no extra brings it: then it is a fault of ours.

    Without the packages of the terminal not even the words of a command can be read: that sentence names both extras.
    """
    extra = EXTRAS.get((error.name or "").partition(".")[0])
    if extra == TERMINAL:
        return MissingExtra("no-terminal")
    return MissingExtra("no-extra", extra=extra) if extra else None
