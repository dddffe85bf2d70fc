"""`pelagos study`: what really decided a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from pelagos.cli.arguments import AsJson, GameFile, titles_of
from pelagos.cli.files import replayed, write_text
from pelagos.cli.replay import viewer_of
from pelagos.cli.report import name
from pelagos.cli.screen import BadCall, progress, say, say_json
from pelagos.cli.sentences import TEXTS, text
from pelagos.cli.study_page import page
from pelagos.cli.study_words import by_side, points, side_name, verdict_words
from pelagos.kernel.describe import described
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.title import Json, Rules
from pelagos.study.whole import study as studied

HtmlFile = Annotated[Path | None, typer.Option("--html", metavar="FILE", help=text("study-html-help"))]
STEPS: Final = 1000


def study(
    context: typer.Context,
    file: GameFile,
    seat: Annotated[str, typer.Option(metavar="SEAT", help=text("study-seat-help"))] = "",
    as_json: AsJson = False,
    html: HtmlFile = None,
) -> None:
    play = replayed(file, titles_of(context))
    told = told_of(play, seat)
    if html is not None:
        write_text(html, page(play, told), replace=True)
        say(text("still-done", path=str(html)))
    elif as_json:
        say_json(told)
    else:
        tell(play.rules, told)


def told_of(play: Play, seat: str) -> Json:
    """Everything about the game, with a bar while it is worked out."""
    rules = play.rules
    viewer = viewer_of(rules, seat) if seat else SPECTATOR
    start = described(rules, play.start) if play.start else None
    with progress() as bar:
        task = bar.add_task(text("study-progress"), total=STEPS)
        found = studied(
            rules,
            play.log,
            start,
            viewer,
            progress=lambda done, whole: bar.update(task, completed=STEPS * done // whole),
        )
    if found is None:
        raise BadCall("no-value-model", title=rules.title.name)
    return found


def tell(rules: Rules, told: Json) -> None:
    say(account_table(rules, told))
    say(TEXTS.message("study-account-note"))
    if not told["verdicts"]:
        say(TEXTS.message("study-no-verdicts"))
        return
    say(verdict_table(rules, told))
    for at in told["largest"]:
        verdict = next(one for one in told["verdicts"] if one["at"] == at)
        words = verdict_words(rules, verdict)
        say()
        say(words.heading, style="bold")
        for line in words.lines:
            say(line)


def account_table(rules: Rules, told: Json) -> Table:
    """In points of a hundred: what a side began with, what changed it, what became of it."""
    shown = Table(title=TEXTS.message("study-account"), title_justify="left")
    shown.add_column(text("report-who"))
    for heading in ("start", "choices", "luck", "rivals", "end"):
        shown.add_column(TEXTS.message(f"study-account-{heading}"), justify="right")
    for row in by_side(told):
        shown.add_row(
            side_name(rules, told, row.side),
            points(row.start),
            points(row.choices, signed=True),
            points(row.luck, signed=True),
            points(row.rivals, signed=True),
            points(row.end),
        )
    return shown


def verdict_table(rules: Rules, told: Json) -> Table:
    """How many of each kind every seat has, and how much it lost by them."""
    shown = Table(title=TEXTS.message("study-verdicts"), title_justify="left")
    shown.add_column(text("report-who"))
    for heading in ("decisions", "mistakes", "inaccuracies", "finds", "lost"):
        shown.add_column(TEXTS.message(f"study-{heading}"), justify="right")
    for number, seat in enumerate(told["seats"]):
        kinds = [verdict["kind"] for verdict in told["verdicts"] if verdict["seat"] == seat]
        counts = [str(kinds.count(kind)) for kind in ("mistake", "inaccuracy", "find")]
        decisions, lost = str(told["decisions"][number]), points(told["losses"][number])
        shown.add_row(name(rules, "seat", seat), decisions, *counts, lost)
    return shown
