"""Records: `.game` text files with a header, perhaps a described position, and one line per answer.

docs/notation.md is the manual of the format. Reading keeps line numbers, so that every fault names its line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.kernel.errors import BadRecord
from pelagos.kernel.ids import EVERYBODY, Viewer, knows
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from pelagos.kernel.words import NUMBER

FORMAT: Final = "pelagos 1"
SECRET: Final = "?"

ANSWER: Final = 0
EXPECTATION: Final = 1
BACK: Final = 2


class RecordLine:
    """One line after the header: where it stands, what it is, and its text."""

    def __init__(self, number: int, kind: int, text: str, seat: str = "") -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.text: Final = text
        self.seat: Final = seat


class Record:
    """A record as it was read. `start` holds the statements of a described position with their line numbers."""

    def __init__(self, title: str, version: int, title_line: int) -> None:
        self.title: Final = title
        self.title_line: Final = title_line
        self.version: Final = version
        self.seats = 0
        self.board = ""
        self.options: Final[dict[str, str]] = {}
        self.commit = ""
        self.nonces: Final[dict[str, str]] = {}
        self.secret = ""
        self.start: Final[list[tuple[int, str]]] = []
        self.lines: Final[list[RecordLine]] = []


def read_record(text: str) -> Record:
    """Read a record, without yet knowing its title."""
    rows = _rows(text)
    if not rows or rows[0][1] != FORMAT:
        raise BadRecord("no-format", line=rows[0][0] if rows else 1, wanted=FORMAT)
    record = _read_title(rows[min(1, len(rows) - 1)])
    at = 2
    while at < len(rows) and _read_header(record, rows[at]):
        at += 1
    if not record.seats:
        raise BadRecord("no-seats", line=rows[min(at, len(rows) - 1)][0])
    if at < len(rows) and rows[at][1] == "position":
        at = _read_position(record, rows, at + 1)
    for number, row in rows[at:]:
        record.lines.append(_read_line(number, row))
    return record


def _rows(text: str) -> list[tuple[int, str]]:
    """The lines that say something, numbered, without comments."""
    rows: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        row = " ".join(raw.partition("#")[0].split())
        if row:
            rows.append((number, row))
    return rows


def _read_title(row: tuple[int, str]) -> Record:
    words = row[1].split()
    if len(words) != 3 or words[0] != "title" or NUMBER.index(words[2]) < 0:
        raise BadRecord("no-title", line=row[0])
    return Record(words[1], int(words[2]), row[0])


def _read_header(record: Record, row: tuple[int, str]) -> bool:
    """Take one header line; False if the header is over."""
    words = row[1].split()
    if words[0] not in ("seats", "board", "option", "commit", "nonce", "secret"):
        return False
    if len(words) != (3 if words[0] in ("option", "nonce") else 2):
        raise BadRecord("bad-header", line=row[0], word=words[0])
    if words[0] == "seats":
        if NUMBER.index(words[1]) < 1:
            raise BadRecord("bad-header", line=row[0], word=words[0])
        record.seats = int(words[1])
    elif words[0] == "option":
        record.options[words[1]] = words[2]
    elif words[0] == "nonce":
        record.nonces[words[1]] = words[2]
    else:
        setattr(record, words[0], words[1])
    return True


def _read_position(record: Record, rows: list[tuple[int, str]], at: int) -> int:
    begun = at
    while at < len(rows):
        if rows[at][1] == "end":
            return at + 1
        record.start.append(rows[at])
        at += 1
    raise BadRecord("no-end", line=rows[begun - 1][0])


def _read_line(number: int, row: str) -> RecordLine:
    if row.startswith("="):
        return RecordLine(number, EXPECTATION, row[1:].strip())
    first, _, rest = row.partition(" ")
    if not rest:
        raise BadRecord("bad-line", line=number, text=row)
    if first == "back":
        if NUMBER.index(rest) < 0:
            raise BadRecord("bad-line", line=number, text=row)
        return RecordLine(number, BACK, rest)
    return RecordLine(number, ANSWER, rest, first)


def header(rules: Rules) -> list[str]:
    """The first lines of a record; options at their defaults are left out."""
    lines = [FORMAT, f"title {rules.title.name} {rules.title.version}", f"seats {rules.setup.seats}"]
    if rules.setup.board:
        lines.append(f"board {rules.setup.board}")
    for option in rules.title.options:
        value = rules.setup.options[option.name]
        if value != option.default:
            lines.append(f"option {option.name} {value}")
    return lines


def export(play: Play, viewer: Viewer | None = None, extra: Sequence[str] = ()) -> str:
    """The record of a game: the whole of a finished or private one, or what one viewer may know of it.

    For a viewer, answers they may not read are `?`, and a described start, which may hold anybody's secrets, is refused.
    """
    lines = [*header(play.rules), *extra]
    if play.start:
        if viewer is not None:
            raise BadRecord("secret-start", line=0)
        lines += ["", "position", *["  " + statement for statement in play.start], "end"]
    lines.append("")
    for said in play.story():
        if isinstance(said, int):
            lines.append(f"back {said}")
            continue
        hidden = viewer is not None and said.to != EVERYBODY and not knows(said.to, viewer)
        words = SECRET if hidden else play.rules.vocabulary.words(said.answer)
        lines.append(f"{play.rules.seat_word(said.seat)} {words}")
    return "\n".join(lines) + "\n"
