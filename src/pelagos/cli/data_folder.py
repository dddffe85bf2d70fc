"""Where a server keeps its data unless told otherwise: where each system keeps such things."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from pelagos.cli.sentences import text

Data: TypeAlias = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=text("argument-data"))]
# In the environment, since its password would be seen among the processes of the machine.
Database: TypeAlias = Annotated[
    str,
    typer.Option("--database", metavar="ADDRESS", envvar="PELAGOS_DATABASE", help=text("argument-database")),
]


CHOSEN: Final[ContextVar[str]] = ContextVar("pelagos_database", default="")
"""The address that was given to a group of commands."""


def choose_database(database: Database = "") -> None:
    CHOSEN.set(database)


def stored_at(data: Path | None) -> Path | str:
    """What the commands of `admin` look at: the address of a database, or a data folder."""
    return CHOSEN.get() or data_folder(data)


def data_folder(chosen: Path | None) -> Path:
    return chosen or usual_folder(sys.platform, os.environ, Path.home())


def usual_folder(system: str, environment: Mapping[str, str], home: Path) -> Path:
    """XDG on Linux and its kin, Application Support on macOS, the local application data on Windows."""
    if system == "darwin":
        return home / "Library" / "Application Support" / "Pelagos"
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Pelagos"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "pelagos"
