"""Records of a table: out, as far as somebody may know it; and in, within limits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pelagos.kernel.ids import Viewer
from pelagos.kernel.record import export, read_record
from pelagos.kernel.scenario import replay, rules_of
from pelagos.kernel.title import Title
from pelagos.table.chair import BOT
from pelagos.table.checkpoints import prune
from pelagos.table.errors import BadImport, Refused
from pelagos.table.game_room import MOVED, PLAYED, Ending
from pelagos.table.table import Table
from pelagos.table.terms import Terms
from pelagos.table.waiting_room import OVER

MOST_RECORD_LETTERS: Final = 400_000
MOST_LINES: Final = 10_000
BOT_REMARK: Final = "# bot"
"""Begins the remark, in the record of a game that goes on elsewhere, that says which bot sits where."""


def record_for(table: Table, viewer: Viewer) -> str:
    """While the game runs, what this viewer may know of it; when it is over, all of it, and the dealer's secret."""
    if table.play is None:
        raise Refused("not-started")
    table.check_viewer(viewer)
    over = table.phase == OVER
    text = export(table.play, None if over else viewer, _seal(table, over))
    return text + "".join([f"# {line}\n" for line in _remarks(table)])


def full_record(table: Table) -> str:
    """All of it, and the dealer's secret, also of a game that is not over: for a server's own archive, and nobody."""
    if table.play is None:
        raise Refused("not-started")
    return export(table.play, None, _seal(table, True)) + "".join([f"# {line}\n" for line in _remarks(table)])


def _seal(table: Table, over: bool) -> list[str]:
    """The header lines by which nature's answers can be checked."""
    if not table.sealed:
        return []
    shares = [f"nonce {table.seat_word(seat)} {chair.nonce}" for seat, chair in enumerate(table.chairs)]
    return [f"commit {table.commit}", *shares, *([f"secret {table.secret.hex()}"] if over else [])]


def _remarks(table: Table) -> list[str]:
    """What the lines of a record cannot say: that it was practice, who gave up, that the game was ended, its bots."""
    lost = [f"{table.seat_word(seat)} {chair.why_lost}" for seat, chair in enumerate(table.chairs) if chair.why_lost]
    ended = [] if table.ending is None or table.ending.how == PLAYED else [f"ended: {table.ending.how}"]
    practice = ["practice: one person against bots, who could go back; the same dice came again"]
    moved = table.ending is not None and table.ending.how == MOVED
    bots = [
        f"bot {table.seat_word(seat)} {chair.level}" for seat, chair in enumerate(table.chairs) if chair.kind == BOT
    ]
    return [*(practice if table.terms.practice else []), *lost, *ended, *(bots if moved else [])]


def import_record(
    text: str, titles: Mapping[str, Title], owner: str, secret: bytes, terms: Terms | None = None
) -> Table:
    """A table at which a recorded game is shown, or if it is unfinished goes on once everybody has sat down.

    A described start may hold any position, also one that no rule was made for: such a record is for the study tools.
    """
    if len(text) > MOST_RECORD_LETTERS:
        raise BadImport("record-too-long", most=MOST_RECORD_LETTERS)
    if text.count("\n") > MOST_LINES:
        raise BadImport("record-too-many-lines", most=MOST_LINES)
    record = read_record(text)
    if record.start:
        raise BadImport("described-start")
    rules = rules_of(record, titles)
    play = replay(rules, record)
    prune(play)
    table = Table(rules, owner, secret, terms)
    table.play = play
    table.sealed = False
    if play.g.result is not None:
        table.phase = OVER
        table.ending = Ending(PLAYED, play.g.result)
    else:
        _seat_bots(table, text)
    table.changed()
    return table


def _seat_bots(table: Table, text: str) -> None:
    """A game that comes from elsewhere has its bots with it. A remark that names no free seat says nothing here."""
    seats = {table.seat_word(seat): seat for seat in range(len(table.chairs))}
    for line in text.splitlines():
        words = line.removeprefix(BOT_REMARK).split() if line.startswith(BOT_REMARK) else []
        if len(words) == 2 and words[0] in seats:
            table.seat_bot(table.owner, seats[words[0]], words[1])
