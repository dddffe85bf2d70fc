"""A tree as a record with variations, and a record as a tree (docs/notation.md, variations)."""

from __future__ import annotations

from typing import Final

from pelagos.analysis.run import AnalysisRun
from pelagos.analysis.tree import ROOT
from pelagos.kernel.errors import BadRecord, PelagosError
from pelagos.kernel.record import (
    ANSWER,
    BACK,
    COMMENT,
    REMARK,
    UNLAWFUL,
    VARIATION,
    VARIATION_END,
    VARIED,
    Record,
    RecordLine,
    header,
)
from pelagos.kernel.scenario import begun, unknown_seat
from pelagos.kernel.starts import at_line, broken_laws
from pelagos.kernel.title import Rules
from pelagos.kernel.words import UNKNOWN

INDENT: Final = "  "


def written(run: AnalysisRun) -> str:
    """The record of an analysis: the main line, and behind each of its answers what might have been said instead."""
    play, tree = run.play, run.tree
    lines = header(play.rules, VARIED)
    if play.start:
        if broken_laws(play.rules, [(0, statement) for statement in play.start], 0):
            lines.append(UNLAWFUL)
        lines += ["", "position", *[INDENT + statement for statement in play.start], "end"]
    lines.append("")
    if tree.nodes[ROOT].comment:
        lines.append(f"{REMARK} {tree.nodes[ROOT].comment}")
    _write(run, ROOT, 0, lines)
    return "\n".join(lines) + "\n"


def _write(run: AnalysisRun, number: int, depth: int, lines: list[str]) -> None:
    """All that follows a node. The main line is walked, not called: it may be long."""
    nodes = run.tree.nodes
    while nodes[number].children:
        main, *others = nodes[number].children
        _write_node(run, main, depth, lines)
        for other in others:
            lines.append(INDENT * depth + "(")
            _write_node(run, other, depth + 1, lines)
            _write(run, other, depth + 1, lines)
            lines.append(INDENT * depth + ")")
        number = main


def _write_node(run: AnalysisRun, number: int, depth: int, lines: list[str]) -> None:
    node = run.tree.nodes[number]
    lines.append(f"{INDENT * depth}{run.play.rules.seat_word(node.seat)} {node.phrase}")
    if node.comment:
        lines.append(f"{INDENT * depth}{REMARK} {node.comment}")


def read_analysis(rules: Rules, record: Record) -> AnalysisRun:
    """The tree of a record; it stands at the end of its main line. What was taken back is a branch like others."""
    run = AnalysisRun(begun(rules, record))
    reader = AnalysisReader(run)
    for line in record.lines:
        try:
            reader.read(line)
        except PelagosError as error:
            raise at_line(error, line.number) from error
    return run


class AnalysisReader:
    """Reads the lines of a record into a tree. Forced answers are matched, as everywhere."""

    def __init__(self, run: AnalysisRun) -> None:
        self._run: Final = run
        self._begun: Final[list[tuple[int, int]]] = []
        """Where the variations that are open were begun, and how much of the log was read there."""
        self._read = 0

    def read(self, line: RecordLine) -> None:
        run = self._run
        if line.kind == ANSWER:
            self._answer(line)
        elif line.kind == COMMENT:
            known = run.tree.nodes[run.at].comment
            run.tree.comment(run.at, f"{known} {line.text}" if known else line.text)
        elif line.kind == VARIATION:
            self._begun.append((run.at, self._read))
            run.back()
            self._read = len(run.play.log)
        elif line.kind == VARIATION_END:
            at, self._read = self._begun.pop()
            run.go(at)
        elif line.kind == BACK:
            self._back(int(line.text))

    def _answer(self, line: RecordLine) -> None:
        rules, play = self._run.play.rules, self._run.play
        seat = rules.seat_of(line.seat)
        if seat == UNKNOWN:
            raise unknown_seat(rules, line.seat)
        answer = rules.vocabulary.read(line.text)
        while self._read < len(play.log):
            said = play.log[self._read]
            self._read += 1
            if said.seat == seat and said.answer == answer:
                return
        self._run.say(seat, line.text)
        self._read = self._run.counts[-1] + 1

    def _back(self, count: int) -> None:
        """To the last node before which there were no more answers."""
        run = self._run
        if count > len(run.play.log):
            raise BadRecord("bad-back", text=f"back {count}", most=str(len(run.play.log)))
        kept = len([before for before in run.counts if before < count])
        run.go(run.path[kept - 1] if kept else ROOT)
        self._read = len(run.play.log)
