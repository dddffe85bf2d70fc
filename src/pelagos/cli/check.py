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
from pelagos.kernel.scenario import replay, rules_of, warnings_of
from pelagos.kernel.title import Rules, Title


class Finding(NamedTuple):
    """A record that does not hold, or what was hardly meant in it."""

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
    failures: list[Finding] = []
    warnings: list[Finding] = []
    with progress() as bar:
        for path in bar.track(files, description=text("check-progress")):
            failure = failure_of(path, titles_of(context), warnings)
            if failure is not None:
                failures.append(failure)
    report(files, failures, warnings, as_json)
    if failures or not files:
        raise typer.Exit(FAILED)


def report(files: list[Path], failures: list[Finding], warnings: list[Finding], as_json: bool) -> None:
    passed, failed = len(files) - len(failures), len(failures)
    if as_json:
        found = {"failures": failures, "warnings": warnings}
        listed = {name: [finding._asdict() for finding in findings] for name, findings in found.items()}
        say_json({"passed": passed, "failed": failed, **listed})
        return
    if not files:
        complain(text("check-nothing"))
    for warning in warnings:
        sentence = text("check-warning", sentence=warning.sentence)
        say(text("in-file", path=warning.file, sentence=sentence), style="yellow")
    for failure in failures:
        say(text("in-file", path=failure.file, sentence=failure.sentence), style="red")
    say(text("check-sum", passed=str(passed), failed=str(failed)))


def failure_of(path: Path, titles: Mapping[str, Title], warnings: list[Finding]) -> Finding | None:
    """Why the record does not hold, if it does not; what it warns of is added to the list."""
    rules: Rules | None = None
    try:
        record = read_record(read_text(path))
        rules = rules_of(record, titles)
        warnings.extend([_finding(path, warning, rules) for warning in warnings_of(rules, record)])
        replay(rules, record)
    except PelagosError as error:
        return _finding(path, error, rules)
    except Exception as error:  # noqa: BLE001 -- rules that crash on a record are what a check is for
        return _finding(path, BadCall("crashed", what=type(error).__name__, detail=str(error)), rules)
    return None


def _finding(path: Path, error: PelagosError, rules: Rules | None) -> Finding:
    line = error.said.get("line")
    return Finding(str(path), line if isinstance(line, int) else None, error.code, TEXTS.error(error, rules))
