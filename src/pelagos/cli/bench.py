"""`pelagos bench`: how long a decision and a copy take, here and elsewhere."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from pelagos.cli.arguments import AsJson, Seats, title_of, titles_of
from pelagos.cli.peers import peers
from pelagos.cli.screen import progress, say, say_json
from pelagos.cli.sentences import text
from pelagos.cli.timing import Engine, PelagosEngine, Timing, contest, ratio, typical
from pelagos.kernel.arrays import COMPILED
from pelagos.kernel.title import Json, rules_for


def bench(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="[TITLE]", help=text("bench-title-help"))] = "",
    seats: Seats = None,
    against: Annotated[str, typer.Option(metavar="PEER,…", help=text("bench-against-help"))] = "",
    rounds: Annotated[int, typer.Option(min=1, metavar="R", help=text("bench-rounds-help"))] = 5,
    seconds: Annotated[float, typer.Option("--slice", min=0.001, metavar="S", help=text("bench-slice-help"))] = 0.4,
    as_json: AsJson = False,
) -> None:
    titles = [title_of(context, name)] if name else list(titles_of(context).values())
    ours: list[Engine] = [PelagosEngine(rules_for(title, title.most if seats is None else seats)) for title in titles]
    engines = [*ours, *peers(against)]
    with progress() as bar:
        task = bar.add_task(text("bench-progress"), total=rounds * len(engines))
        paces = contest(engines, rounds, seconds, lambda: bar.advance(task))
    results = BenchResults(engines, paces, len(ours))
    if as_json:
        say_json(results.plain())
    else:
        say(results.table())


class BenchResults:
    """The paces of all engines, ours first."""

    def __init__(self, engines: list[Engine], paces: list[list[Timing]], ours: int) -> None:
        self.engines, self.paces, self.ours = engines, paces, ours

    def ratios(self, i: int) -> dict[str, Timing]:
        """One of ours over every peer."""
        theirs = range(self.ours, len(self.engines))
        return {self.engines[peer].name: ratio(self.paces[i], self.paces[peer]) for peer in theirs}

    def plain(self) -> Json:
        rows: list[Json] = []
        for i, engine in enumerate(self.engines):
            pace = typical(self.paces[i])
            row: Json = {"engine": engine.name, "decision_us": pace.decision, "copy_us": pace.copy}
            if i < self.ours:
                row["ratios"] = {peer: found._asdict() for peer, found in self.ratios(i).items()}
            rows.append(row)
        return {"compiled": COMPILED, "engines": rows}

    def table(self) -> Table:
        shown = Table(title=text("bench-compiled") if COMPILED else text("bench-pure"))
        shown.add_column(text("bench-engine"))
        for heading in (text("bench-decision"), text("bench-spread"), text("bench-copy")):
            shown.add_column(heading, justify="right")
        for engine in self.engines[self.ours :]:
            shown.add_column(text("bench-ratio", peer=engine.name), justify="right")
        for i, engine in enumerate(self.engines):
            shown.add_row(engine.name, *_cells(self.paces[i]), *self._ratio_cells(i))
        return shown

    def _ratio_cells(self, i: int) -> list[str]:
        return [f"{r.decision:.2f} / {r.copy:.2f}" for r in self.ratios(i).values()] if i < self.ours else []


def _cells(paces: list[Timing]) -> list[str]:
    pace, decisions = typical(paces), [pace.decision for pace in paces]
    return [f"{pace.decision:.2f}", f"{min(decisions):.2f}–{max(decisions):.2f}", f"{pace.copy:.2f}"]
