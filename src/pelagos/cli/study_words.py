"""What `pelagos study` says, for the terminal and for its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.bots.roster import all_reasons
from pelagos.cli.sentences import TEXTS, text
from pelagos.kernel.title import Json, Rules

POINT: Final = 10_000
"""A point is a hundredth; chances are counted in millionths."""
LINE_SHOWN: Final = 4
"""Answers that are told of how the game might have gone on."""


class SideRow(NamedTuple):
    """A side's account, in millionths."""

    side: int
    start: int
    choices: int
    luck: int
    rivals: int
    end: int


class VerdictWords(NamedTuple):
    """A mistake in sentences."""

    heading: str
    lines: Sequence[str]


def by_side(told: Json) -> list[SideRow]:
    """What every side changed itself, what luck did, and what its rivals did."""
    rows = []
    for total in told["totals"]:
        side = total["side"]
        mine = sum(change for change, of in zip(total["by_seat"], told["sides"], strict=True) if of == side)
        rivals = sum(total["by_seat"]) - mine
        rows.append(SideRow(side, total["start"], mine, total["luck"], rivals, total["end"]))
    return rows


def side_name(rules: Rules, told: Json, side: int) -> str:
    """Those who win together, by their names."""
    seats = [seat for seat, of in zip(told["seats"], told["sides"], strict=True) if of == side]
    return TEXTS.listed([TEXTS.name(rules, "seat", seat) for seat in seats], "and")


def points(millionths: int, signed: bool = False) -> str:
    """In points of a hundred, with one digit."""
    tenths = round(millionths / (POINT / 10))
    sign = "-" if tenths < 0 else "+" if signed and tenths else ""
    return f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}"


def verdict_words(rules: Rules, verdict: Json) -> VerdictWords:
    """What was said and when; what would have been better, by how much, and why; how it might have gone on."""
    who = TEXTS.name(rules, "seat", verdict["seat"])
    heading = TEXTS.message(f"study-{verdict['kind']}", who=who, at=verdict["at"])
    said, best = TEXTS.phrase(rules, verdict["said"]), TEXTS.phrase(rules, verdict["best"])
    lost = points(abs(verdict["loss"]))
    lines = [TEXTS.message(f"study-{verdict['kind']}-better", said=said, best=best, points=lost)]
    if verdict["why"] is not None and verdict["kind"] != "find":
        why = TEXTS.why(rules, all_reasons()[verdict["why"]["kind"]], tuple(verdict["why"]["numbers"]))
        lines.append(TEXTS.message("study-why", why=why))
    if verdict["line"] and verdict["kind"] != "find":
        lines.append(text("study-line", line=line_words(rules, verdict["line"])))
    return VerdictWords(heading, lines)


def line_words(rules: Rules, line: Sequence[Json]) -> str:
    """Who says what."""
    shown = [
        text("study-line-part", who=TEXTS.name(rules, "seat", part["seat"]), said=TEXTS.phrase(rules, part["said"]))
        for part in line[:LINE_SHOWN]
    ]
    return TEXTS.listed(shown, "unit")
