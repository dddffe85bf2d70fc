"""Records on disk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from pelagos.cli.screen import REFUSED, BadCall, Complaint
from pelagos.cli.sentences import TEXTS, text
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.play import Play
from pelagos.kernel.record import Record, read_record
from pelagos.kernel.scenario import replay, rules_of
from pelagos.kernel.title import Rules, Title

SUFFIX: Final = ".game"


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadCall("no-file", path=str(path)) from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadCall("text-not-utf8", path=str(path), row=str(line)) from None
    except OSError as error:
        raise BadCall("unreadable", path=str(path), reason=error.strerror or str(error)) from None


def write_text(path: Path, content: str, replace: bool = False) -> None:
    """Write a file; one that exists is left alone unless it shall be replaced."""
    try:
        with path.open("w" if replace else "x", encoding="utf-8") as file:
            file.write(content)
    except FileExistsError:
        raise BadCall("file-exists", path=str(path)) from None
    except OSError as error:
        raise BadCall("unwritable", path=str(path), reason=error.strerror or str(error)) from None


def games_in(paths: Iterable[Path]) -> list[Path]:
    """The files that were named, and every record in the folders that were named."""
    found: list[Path] = []
    for path in paths:
        found.extend(sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path])
    return found


def opened(path: Path, titles: Mapping[str, Title]) -> tuple[Rules, Record]:
    """A record and the rules it was played under."""
    content = read_text(path)
    try:
        record = read_record(content)
        return rules_of(record, titles), record
    except PelagosError as error:
        raise complaint(path, error) from error


def replayed(path: Path, titles: Mapping[str, Title]) -> Play:
    """A record, played through."""
    rules, record = opened(path, titles)
    try:
        return replay(rules, record)
    except PelagosError as error:
        raise complaint(path, error, rules) from error


def complaint(path: Path, error: PelagosError, rules: Rules | None = None, status: int = REFUSED) -> Complaint:
    return Complaint(text("in-file", path=str(path), sentence=TEXTS.error(error, rules)), status)
