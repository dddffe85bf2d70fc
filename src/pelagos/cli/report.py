"""`pelagos replay --report`: what a game was like, as tables."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from pelagos.cli.screen import say
from pelagos.cli.sentences import TEXTS, text
from pelagos.kernel.describe import described
from pelagos.kernel.play import Play
from pelagos.kernel.title import Json, Rules
from pelagos.study.report import report

WIDEST: Final = 10
"""So many cycles or turns fit on a line."""


def tell_report(play: Play) -> None:
    rules = play.rules
    start = described(rules, play.start) if play.start else None
    told = report(rules, play.log, start)
    say(length(told))
    tell_places(rules, told)
    for curve in told.get("curves", ()):
        say(curve_table(rules, told, curve))
    if told.get("dice"):
        say(luck_table(rules, text("report-dice"), text("report-rolled"), text("report-actual"), told["dice"]))
    if any(row["count"] for row in told.get("wins", ())):
        say(luck_table(rules, text("report-wins"), text("report-fought"), text("report-won"), told["wins"]))


def length(told: Json) -> str:
    periods = told["periods"]
    return text(
        "report-length",
        answers=told["answers"],
        decisions=told["decisions"],
        periods=periods,
        period=period_name(told, periods) if periods else "",
    )


def period_name(told: Json, count: int) -> str:
    return TEXTS.message(f"study-period-{told['period']}", count=count)


def tell_places(rules: Rules, told: Json) -> None:
    if told["places"] is None:
        say(text("report-unfinished"))
        return
    say(text("report-places"), style="bold")
    for place, seat in sorted(zip(told["places"], told["seats"], strict=True)):
        say(text("report-place", place=place, who=name(rules, "seat", seat)))


def curve_table(rules: Rules, told: Json, curve: Json) -> Table:
    """One row for each of those who have it; columns for cycles or turns, as many as fit, and for the end."""
    figure = TEXTS.message(curve["figure"])
    shown = Table(title=text("report-curve", figure=figure, period=period_name(told, 1)), title_justify="left")
    shown.add_column(text("report-who"))
    last = len(curve["points"][0]) - 1
    columns = [*range(0, last, 1 + max(0, last - 1) // WIDEST), last]
    for column in columns:
        shown.add_column(text("report-end") if column == last else str(column + 1), justify="right")
    for who, points in zip(curve["of"], curve["points"], strict=True):
        shown.add_row(name(rules, curve["by"], who), *[str(points[column]) for column in columns])
    return shown


def luck_table(rules: Rules, title: str, counted: str, actual: str, rows: list[Json]) -> Table:
    shown = Table(title=title, title_justify="left")
    shown.add_column(text("report-who"))
    for heading in (counted, actual, text("report-expected"), text("report-deviation")):
        shown.add_column(heading, justify="right")
    shown.add_column(text("report-verdict"))
    for row in rows:
        numbers = [f"{row[key]:g}" for key in ("count", "actual", "expected", "z")]
        shown.add_row(name(rules, "seat", row["seat"]), *numbers, TEXTS.message(row["says"]))
    return shown


def name(rules: Rules, domain: str, word: str) -> str:
    return TEXTS.name(rules, domain, word)
