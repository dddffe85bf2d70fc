"""Records: `.game` text files with a header, perhaps a described position, and one line per answer.

docs/notation.md is the manual of the format. Reading keeps line numbers, so that every fault names its line. The format
has three versions: from the second on a described position must be lawful, or the header says `unlawful`
(docs/decisions/0023-record-format-2.md); the third has variations and comments (docs/decisions/0044-analysis.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.kernel.errors import BadRecord
from pelagos.kernel.ids import EVERYBODY, Viewer, knows
from pelagos.kernel.play import Play
from pelagos.kernel.starts import broken_laws
from pelagos.kernel.title import Rules
from pelagos.kernel.words import NUMBER

FORMAT: Final = "pelagos"
FROM_OPENING: Final = 1
"""The version in which a game from the opening is written."""
DESCRIBED: Final = 2
"""The version in which a game from a described position is written."""
VARIED: Final = 3
"""The version in which a game with variations or comments is written, and the newest that is read."""
SECRET: Final = "?"
UNLAWFUL: Final = "unlawful"

HEADER: Final = {
    "seats": "seats N",
    "board": "board NAME",
    "option": "option NAME VALUE",
    "commit": "commit HEX",
    "nonce": "nonce SEAT HEX",
    "secret": "secret HEX",
    UNLAWFUL: UNLAWFUL,
}
"""The rows of a header after the title, and how they are written."""
QUOTED_LETTERS: Final = 60
"""Of a line that is no row at all, so much is quoted."""

ANSWER: Final = 0
EXPECTATION: Final = 1
BACK: Final = 2
VARIATION: Final = 3
"""`(`: from here to `)` stands what might have been said instead of the answer before it."""
VARIATION_END: Final = 4
COMMENT: Final = 5
"""`; …`: what somebody thinks of the answer before it."""
REMARK: Final = ";"


class RecordLine:
    """One line after the header: where it stands, what it is, and its text."""

    def __init__(self, number: int, kind: int, text: str, seat: str = "") -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.text: Final = text
        self.seat: Final = seat


class Record:
    """A record as it was read. `start` holds the statements of a described position with their line numbers."""

    def __init__(self, title: str, version: int, title_line: int, format_version: int = FROM_OPENING) -> None:
        self.format_version: Final = format_version
        self.title: Final = title
        self.title_line: Final = title_line
        self.version: Final = version
        self.seats = 0
        self.board = ""
        self.options: Final[dict[str, str]] = {}
        self.commit = ""
        self.nonces: Final[dict[str, str]] = {}
        self.secret = ""
        self.unlawful = False
        """Whether it says that its position need not obey the laws of its title."""
        self.header_lines: Final[dict[str, int]] = {}
        """Where a row of the header stands, by its first word, of options and nonces with the second."""
        self.position_line = 0
        self.warnings: Final[list[BadRecord]] = []
        """What does no harm and was hardly meant."""
        self.start: Final[list[tuple[int, str]]] = []
        self.lines: Final[list[RecordLine]] = []


def read_record(text: str) -> Record:
    """Read a record, without yet knowing its title."""
    rows = _rows(text.removeprefix("\ufeff"))
    if not rows:
        raise BadRecord("empty-record", line=1, wanted=f"{FORMAT} {FROM_OPENING}")
    version = _read_format(rows[0])
    record = _read_title(rows[1] if len(rows) > 1 else (rows[0][0], "–"), version)
    at = 2
    while at < len(rows) and _read_header(record, rows[at]):
        at += 1
    if not record.seats:
        line, found = rows[at] if at < len(rows) else (rows[-1][0], "–")
        raise BadRecord("no-seats", line=line, found=_quoted(found))
    if at < len(rows) and rows[at][1] == "position":
        at = _read_position(record, rows, at + 1)
    for number, row in rows[at:]:
        record.lines.append(_read_line(number, row, version))
    _check_closed(record.lines)
    return record


def main_line(lines: Sequence[RecordLine]) -> list[RecordLine]:
    """The lines outside all variations."""
    found: list[RecordLine] = []
    depth = 0
    for line in lines:
        depth += line.kind == VARIATION
        if depth == 0:
            found.append(line)
        depth -= line.kind == VARIATION_END
    return found


def _check_closed(lines: Sequence[RecordLine]) -> None:
    """Every variation ends, and none ends that was not begun."""
    begun: list[int] = []
    for line in lines:
        if line.kind == VARIATION:
            begun.append(line.number)
        elif line.kind == VARIATION_END:
            if not begun:
                raise BadRecord("stray-block", line=line.number, text=line.text)
            begun.pop()
    if begun:
        raise BadRecord("no-end-of-variation", line=begun[-1])


def _rows(text: str) -> list[tuple[int, str]]:
    """The lines that say something, numbered, without comments."""
    rows: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        row = " ".join(raw.split()) if raw.lstrip().startswith(REMARK) else " ".join(raw.partition("#")[0].split())
        if not row.isprintable():
            odd = next(letter for letter in row if not letter.isprintable())
            raise BadRecord("odd-character", line=number, sign=f"U+{ord(odd):04X}")
        if row:
            rows.append((number, row))
    return rows


def _quoted(row: str) -> str:
    return row if len(row) <= QUOTED_LETTERS else row[: QUOTED_LETTERS - 1] + "…"


def _read_format(row: tuple[int, str]) -> int:
    words = row[1].split()
    version = int(NUMBER.index(words[1])) if len(words) == 2 and words[0] == FORMAT else 0
    if version < 1:
        raise BadRecord("no-format", line=row[0], found=_quoted(row[1]), wanted=f"{FORMAT} {FROM_OPENING}")
    if version > VARIED:
        known = ", ".join([f"{FORMAT} {number}" for number in range(FROM_OPENING, VARIED + 1)])
        raise BadRecord("newer-format", line=row[0], found=row[1], known=known)
    return version


def _read_title(row: tuple[int, str], format_version: int) -> Record:
    words = row[1].split()
    if len(words) != 3 or words[0] != "title" or NUMBER.index(words[2]) < 0:
        raise BadRecord("no-title", line=row[0], found=_quoted(row[1]))
    return Record(words[1], int(words[2]), row[0], format_version)


def _read_header(record: Record, row: tuple[int, str]) -> bool:
    """Take one header line; False if the header is over."""
    line, words = row[0], row[1].split()
    word = words[0]
    if word not in HEADER:
        return False
    if word == UNLAWFUL and record.format_version < DESCRIBED:
        raise BadRecord("newer-header", line=line, word=word, wanted=f"{FORMAT} {DESCRIBED}")
    bad_seats = word == "seats" and len(words) == 2 and NUMBER.index(words[1]) < 1
    if len(words) != len(HEADER[word].split()) or bad_seats:
        raise BadRecord("bad-header", line=line, text=_quoted(row[1]), wanted=HEADER[word])
    about = " ".join(words[: max(1, len(words) - 1)])
    if about in record.header_lines:
        first = str(record.header_lines[about])
        record.warnings.append(BadRecord("header-twice", line=line, text=about, first=first))
    record.header_lines[about] = line
    _keep(record, words)
    return True


def _keep(record: Record, words: list[str]) -> None:
    if words[0] == "seats":
        record.seats = int(words[1])
    elif words[0] == UNLAWFUL:
        record.unlawful = True
    elif words[0] == "option":
        record.options[words[1]] = words[2]
    elif words[0] == "nonce":
        record.nonces[words[1]] = words[2]
    else:
        setattr(record, words[0], words[1])


def _read_position(record: Record, rows: list[tuple[int, str]], at: int) -> int:
    record.position_line = rows[at - 1][0]
    while at < len(rows):
        if rows[at][1] == "end":
            return at + 1
        record.start.append(rows[at])
        at += 1
    raise BadRecord("no-end", line=record.position_line)


def _read_line(number: int, row: str, version: int) -> RecordLine:
    if version >= VARIED:
        if row.startswith(REMARK):
            return RecordLine(number, COMMENT, row.removeprefix(REMARK).strip())
        if row in ("(", ")"):
            return RecordLine(number, VARIATION if row == "(" else VARIATION_END, row)
    if row.startswith("="):
        return RecordLine(number, EXPECTATION, row[1:].strip())
    first, _, rest = row.partition(" ")
    if row in ("position", "end"):
        raise BadRecord("stray-block", line=number, text=row)
    if not rest:
        raise BadRecord("bad-line", line=number, text=_quoted(row))
    if first == "back":
        if NUMBER.index(rest) < 0:
            raise BadRecord("bad-line", line=number, text=_quoted(row))
        return RecordLine(number, BACK, rest)
    return RecordLine(number, ANSWER, rest, first)


def header(rules: Rules, format_version: int = FROM_OPENING) -> list[str]:
    """The first lines of a record; options at their defaults are left out."""
    named = f"title {rules.title.name} {rules.title.version}"
    lines = [f"{FORMAT} {format_version}", named, f"seats {rules.setup.seats}"]
    if rules.setup.board:
        lines.append(f"board {rules.setup.board}")
    for option in rules.title.options:
        value = rules.setup.options[option.name]
        if value != option.default:
            lines.append(f"option {option.name} {value}")
    return lines


def export(play: Play, viewer: Viewer | None = None, extra: Sequence[str] = ()) -> str:
    """The record of a game: the whole of a finished or private one, or what one viewer may know of it.

    For a viewer, answers they may not read are `?`. A described start may hold anybody's secrets, so it is refused.
    """
    if play.start:
        if viewer is not None:
            raise BadRecord("secret-start", line=0)
        lines = [*header(play.rules, DESCRIBED), *extra]
        if broken_laws(play.rules, [(0, statement) for statement in play.start], 0):
            lines.append(UNLAWFUL)
        lines += ["", "position", *["  " + statement for statement in play.start], "end"]
    else:
        lines = [*header(play.rules), *extra]
    lines.append("")
    for said in play.story():
        if isinstance(said, int):
            lines.append(f"back {said}")
            continue
        hidden = viewer is not None and said.to != EVERYBODY and not knows(said.to, viewer)
        words = SECRET if hidden else play.rules.vocabulary.words(said.answer)
        lines.append(f"{play.rules.seat_word(said.seat)} {words}")
    return "\n".join(lines) + "\n"
