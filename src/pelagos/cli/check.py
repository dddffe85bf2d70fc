"""`pelagos check`: plays records through and tells which of them do not hold."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from pelagos.cli.arguments import AsJson, titles_of
from pelagos.cli.files import games_in, read_text
from pelagos.cli.screen import FAILED, BadCall, complain, progress, say, say_json
from pelagos.cli.sentences import TEXTS, text
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.record import read_record
from pelagos.kernel.scenario import replay, rules_of
from pelagos.kernel.title import Rules, Title


class Failure(NamedTuple):
    """A record that does not hold."""

    file: str
    line: int | None
    code: str
    sentence: str


def check(
    context: typer.Context,
    paths: Annotated[list[Path], typer.Argument(metavar="FILE…", help=text("check-paths-help"))],
    as_json: AsJson = False,
) -> None:
    files = games_in(paths)
    failures: list[Failure] = []
    with progress() as bar:
        for path in bar.track(files, description=text("check-progress")):
            failure = failure_of(path, titles_of(context))
            if failure is not None:
                failures.append(failure)
    report(files, failures, as_json)
    if failures or not files:
        raise typer.Exit(FAILED)


def report(files: list[Path], failures: list[Failure], as_json: bool) -> None:
    passed, failed = len(files) - len(failures), len(failures)
    if as_json:
        say_json({"passed": passed, "failed": failed, "failures": [failure._asdict() for failure in failures]})
        return
    if not files:
        complain(text("check-nothing"))
    for failure in failures:
        say(text("in-file", path=failure.file, sentence=failure.sentence), style="red")
    say(text("check-sum", passed=str(passed), failed=str(failed)))


def failure_of(path: Path, titles: Mapping[str, Title]) -> Failure | None:
    rules: Rules | None = None
    try:
        record = read_record(read_text(path))
        rules = rules_of(record, titles)
        replay(rules, record)
    except PelagosError as error:
        return _failure(path, error, rules)
    except Exception as error:  # noqa: BLE001 -- rules that crash on a record are what a check is for
        return _failure(path, BadCall("crashed", what=type(error).__name__, detail=str(error)), rules)
    return None


def _failure(path: Path, error: PelagosError, rules: Rules | None) -> Failure:
    line = error.said.get("line")
    return Failure(str(path), line if isinstance(line, int) else None, error.code, TEXTS.error(error, rules))
