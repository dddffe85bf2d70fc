"""What today's rules do otherwise than a record says: the first answer of a game after which it is not as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golden.making import EVERY_TITLE, TESTS
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.record import ANSWER, Record, read_record
from pelagos.kernel.scenario import replay, rules_of
from pelagos.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path

    from pelagos.kernel.play import Play
    from pelagos.kernel.title import Rules

ALL: Final = {title.name: title for title in EVERY_TITLE}
TEXTS: Final = Texts()


def records() -> list[Path]:
    """Golden games and scenarios of all titles."""
    return sorted([*TESTS.glob("golden/*.game"), *TESTS.glob("*/scenarios/*.game")])


def replayed(path: Path) -> tuple[Play | None, str]:
    """The game at its end, or what differs, in one line."""
    record: Record | None = None
    rules: Rules | None = None
    try:
        record = read_record(path.read_text(encoding="utf-8"))
        rules = rules_of(record, ALL)
        return replay(rules, record), ""
    except PelagosError as error:
        line = error.said.get("line", 0)
        return None, f"{place(record, int(line))}: {TEXTS.error(error, rules)}"
    except Exception as error:  # noqa: BLE001 -- rules that crash on a game differ, too
        return None, f"{place(record, 0)}: {type(error).__name__} {error}"


def place(record: Record | None, line: int) -> str:
    """The last answer before a line, counted from the first."""
    said = [] if record is None else [each for each in record.lines if each.kind == ANSWER and each.number <= line]
    return f"answer {len(said)}, {said[-1].seat} {said[-1].text}" if said else "before the first answer"


def listed(paths: list[Path]) -> list[str]:
    """One line for every game that differs."""
    found = [(path, replayed(path)[1]) for path in paths]
    return [f"{named(path)}: {difference}" for path, difference in found if difference]


def named(path: Path) -> str:
    """As it is found below the tests; any other file by its whole path."""
    return path.relative_to(TESTS).as_posix() if path.is_relative_to(TESTS) else str(path)
