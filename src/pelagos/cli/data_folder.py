"""Where a server keeps its data unless told otherwise: where each system keeps such things."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from pelagos.cli.sentences import text

Data: TypeAlias = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=text("argument-data"))]


def data_folder(chosen: Path | None) -> Path:
    return chosen or usual_folder(sys.platform, os.environ, Path.home())


def usual_folder(system: str, environment: Mapping[str, str], home: Path) -> Path:
    """XDG on Linux and its kin, Application Support on macOS, the local application data on Windows."""
    if system == "darwin":
        return home / "Library" / "Application Support" / "Pelagos"
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Pelagos"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "pelagos"
