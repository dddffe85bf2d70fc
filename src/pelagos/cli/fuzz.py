"""`pelagos fuzz`: plays at random and watches the laws."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns

from pelagos.cli.arguments import AsJson, Board, Options, Seats, TitleName, options_of, title_of
from pelagos.cli.files import SUFFIX, write_text
from pelagos.cli.fuzzer import Fault
from pelagos.cli.parallel import cases, played, setups
from pelagos.cli.screen import FAILED, BadCall, progress, say, say_json
from pelagos.cli.sentences import text
from pelagos.cli.tally import FuzzTally, count_table, ending_table, length_table
from pelagos.kernel.title import Title


def fuzz(
    context: typer.Context,
    name: TitleName,
    games: Annotated[int, typer.Option(min=1, metavar="N", help=text("fuzz-games-help"))] = 100,
    seats: Seats = None,
    board: Board = "",
    seed: Annotated[int, typer.Option(min=0, metavar="S", help=text("fuzz-seed-help"))] = 0,
    drawn: Annotated[bool, typer.Option("--drawn-boards", help=text("fuzz-drawn-help"))] = False,
    thorough: Annotated[bool, typer.Option("--thorough", help=text("fuzz-thorough-help"))] = False,
    options: Options = None,
    out: Annotated[Path, typer.Option(metavar="DIR", help=text("fuzz-out-help"))] = Path("build/fuzz"),
    workers: Annotated[int, typer.Option(min=0, metavar="W", help=text("fuzz-workers-help"))] = 0,
    as_json: AsJson = False,
) -> None:
    title = title_of(context, name)
    wanted = setups(title, seats, board or (title.boards[0] if drawn else ""), options_of(options))
    asked = cases(wanted, games, seed, title if drawn else None)
    tally = FuzzTally()
    with progress() as bar:
        task = bar.add_task(text("fuzz-progress"), total=games)
        for chunk in played(title, asked, thorough, workers or os.cpu_count() or 1):
            tally.add(chunk)
            bar.advance(task, len(chunk))
    records = [keep(fault, name, out) for fault in tally.faults]
    report(tally, title, records, as_json)
    if tally.faults:
        raise typer.Exit(FAILED)


def keep(fault: Fault, title: str, out: Path) -> Path:
    """Write the record that reproduces a fault; the same fault of the same seed is written over."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadCall("unwritable", path=str(out), reason=error.strerror or str(error)) from None
    path = out / f"{title}-{fault.case.seed}-{fault.law}{SUFFIX}"
    write_text(path, fault.record, replace=True)
    return path


def report(tally: FuzzTally, title: Title, records: list[Path], as_json: bool) -> None:
    faults = list(zip(tally.faults, records, strict=True))
    if as_json:
        listed = [{"law": fault.law, "detail": fault.detail, "record": str(path)} for fault, path in faults]
        say_json(tally.plain(title) | {"faults": listed})
        return
    tables = [ending_table(tally), length_table(text("fuzz-lengths"), tally.lengths)]
    if title.paced:
        tables.append(length_table(text("fuzz-rounds"), tally.rounds))
    say(Columns(tables, padding=(0, 2)))
    counts = tally.all_counts(title)
    say(Columns([count_table(*headings(what), counts[what]) for what in counts], padding=(0, 2)))
    never = [name for what in counts for name, count in counts[what].items() if count == 0]
    if never:
        say(text("fuzz-never", names=", ".join(never)))
    for fault, path in faults:
        say(text("fuzz-fault", law=fault.law, detail=fault.detail, path=str(path)), style="red")
    numbers = (tally.games, tally.decisions, len(tally.faults))
    say(text("fuzz-sum", games=str(numbers[0]), decisions=str(numbers[1]), violations=str(numbers[2])))


def headings(what: str) -> tuple[str, str]:
    """Over a table of counts, and over its first column."""
    return {
        "events": (text("fuzz-events"), text("fuzz-one-events")),
        "tasks": (text("fuzz-tasks"), text("fuzz-one-tasks")),
        "phrases": (text("fuzz-phrases"), text("fuzz-one-phrases")),
        "names": (text("fuzz-names"), text("fuzz-one-names")),
        "refusals": (text("fuzz-refusals"), text("fuzz-one-refusals")),
    }[what]
