"""What may be analysed, and the tables of analyses; a server and a page without one do the same.

A game that runs among people is nobody's to analyse: neither theirs who play it, nor anybody's who looks on, nor as a
record that was taken from it. What one knows of one's own game against bots alone is one's own: the rest is imagined.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from pelagos.analysis.run import AnalysisRun
from pelagos.analysis.writing import read_analysis
from pelagos.bots.roster import check_bot
from pelagos.kernel.codec import digest
from pelagos.kernel.describe import describe
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import NATURE, SPECTATOR, Viewer
from pelagos.kernel.play import Play
from pelagos.kernel.record import read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import rules_of
from pelagos.kernel.starts import start_of
from pelagos.kernel.title import Rules, Title
from pelagos.kernel.view import sample, view
from pelagos.server.errors import Conflict, Forbidden
from pelagos.server.ids import new_guest, new_key, new_secret
from pelagos.table.errors import BadImport, Refused
from pelagos.table.records import MOST_LINES
from pelagos.table.table import Table
from pelagos.table.terms import NOBODY, Terms
from pelagos.table.waiting_room import OVER, RUNNING

Keys = list[tuple[int, str, str]]
"""Seat, player and key of everybody who sits at a table."""
SEED_BITS: Final = 64


def may_analyse(table: Table, viewer: Viewer) -> None:
    """Forbidden, unless it is over, or one's own and nobody else ever sat there."""
    if table.phase == OVER or table.analysis is not None:
        return
    if table.phase != RUNNING:
        raise Refused("not-started")
    if table.terms.rated:
        raise Forbidden("analysis-of-rated")
    people = {chair.player for chair in table.chairs if chair.player} | set(table.former)
    held = [chair for chair in table.chairs if chair.former]
    if viewer == SPECTATOR or len(people) != 1 or held or len(table.persons()) != 1:
        raise Forbidden("analysis-of-others")


def analysis_of(table: Table, viewer: Viewer, at: int) -> AnalysisRun:
    """Of a finished game all of it, standing after so many answers; of one's own what one knows of the present."""
    may_analyse(table, viewer)
    play = table.play
    if play is None:
        raise Refused("not-started")
    if table.phase != OVER:
        return _imagined(table.rules, play, viewer)
    run = _replayed(table.rules, play)
    if 0 <= at < len(play.log):
        known = [number for number, count in zip(run.path, run.counts, strict=True) if count < at]
        run.go(known[-1] if known else 0)
    return run


def _replayed(rules: Rules, play: Play) -> AnalysisRun:
    """All that was said, as the main line. A game that was begun under other rules may not lead there any more."""
    rows = list(enumerate(play.start, 1))
    run = AnalysisRun(Play(rules, start_of(rules, rows) if rows else rules.opening(), start=play.start))
    words = rules.vocabulary.words
    try:
        for said in play.log:
            if not said.forced:
                run.say(said.seat, words(said.answer))
    except PelagosError as error:
        raise Conflict("past-forgotten") from error
    return run


def _imagined(rules: Rules, play: Play, viewer: Viewer) -> AnalysisRun:
    """What a seat sees, and a guess of what it does not: the real secrets never come near an analysis."""
    seen = view(rules, play.g, viewer)
    g = sample(rules, seen, Rng(int.from_bytes(new_secret()[: SEED_BITS // 8], "big")))
    return _described(rules, describe(rules, g))


def _described(rules: Rules, lines: list[str]) -> AnalysisRun:
    return AnalysisRun(Play(rules, start_of(rules, list(enumerate(lines, 1))), start=lines))


def analysis_of_record(text: str, titles: Mapping[str, Title], running: Iterable[Table]) -> AnalysisRun:
    """Of a record from a file, with its variations; described positions too."""
    if text.count("\n") > MOST_LINES:
        raise BadImport("record-too-many-lines", most=MOST_LINES)
    record = read_record(text)
    run = read_analysis(rules_of(record, titles), record)
    check_not_running(run, running)
    return run


def check_not_running(run: AnalysisRun, running: Iterable[Table]) -> None:
    """Forbidden, if one of these games, which run among people, stands or stood where the main line comes to.

    Its record may be exported by whoever looks on. Whoever types a position anew cannot be kept from it.
    """
    rules, play = run.play.rules, run.play
    known = {digest(rules, play.g)}
    mine = [(said.seat, said.answer.pack()) for said in play.log]
    for table in running:
        other = table.play
        if other is None or table.phase != RUNNING or table.taught or not _is_contest(table):
            continue
        if table.rules.title is not rules.title or table.rules.setup.plain() != rules.setup.plain():
            continue
        theirs = [(said.seat, said.answer.pack()) for said in other.log]
        shared = min(len(mine), len(theirs))
        decided = any(not said.forced for said in other.log[:shared])
        if digest(table.rules, other.g) in known or (decided and not play.start and mine[:shared] == theirs[:shared]):
            raise Forbidden("analysis-of-others")


def _is_contest(table: Table) -> bool:
    """Would help be unfair to somebody?"""
    return table.terms.rated or len([chair for chair in table.chairs if chair.player]) > 1


def asked_in_analysis(table: Table, viewer: Viewer) -> Play:
    """The game of an analysis, if somebody is asked there: only of that anybody may ask the search."""
    if table.analysis is None:
        raise Forbidden("analysis-of-others")
    if viewer == SPECTATOR:
        raise Forbidden("not-seated")
    play = table.running()
    if play.over or play.who == NATURE:
        raise Refused("nobody-is-asked")
    return play


def analysis_table(run: AnalysisRun) -> tuple[Table, Keys]:
    """A table at which one person holds every chair."""
    rules, owner = run.play.rules, new_guest()
    table = Table(rules, owner, new_secret(), Terms(newcomers=NOBODY, analysis=True))
    keys = [(seat, owner if seat == 0 else new_guest(), new_key()) for seat in range(rules.setup.seats)]
    for seat, player, _ in keys:
        table.sit(seat, player, rules.seat_word(seat))
    table.lay_out(run)
    return table, keys


def table_to_play_on(table: Table, seat: int, level: str, name: str) -> tuple[Table, Keys]:
    """From where an analysis stands: the one seat for whoever asks, bots in the others."""
    run = table.analysis
    if run is None:
        raise Refused("not-an-analysis")
    if run.play.over:
        raise Refused("game-over")
    check_bot(level)
    table.chair(seat)
    owner, rules = new_guest(), table.rules
    fresh = Table(rules, owner, new_secret(), Terms(newcomers=NOBODY, practice=True))
    lines = describe(rules, run.play.g)
    fresh.play = Play(rules, start_of(rules, list(enumerate(lines, 1))), start=lines)
    fresh.sealed = False
    for number in range(rules.setup.seats):
        if number == seat:
            fresh.sit(number, owner, name or rules.seat_word(number))
        else:
            fresh.seat_bot(owner, number, level)
    return fresh, [(seat, owner, new_key())]
