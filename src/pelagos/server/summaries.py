"""What lists show of a table: enough to choose one, nothing that is not for everybody."""

from __future__ import annotations

from typing import Final, Protocol

from pelagos.kernel.ids import NATURE
from pelagos.kernel.title import Json
from pelagos.table.table import Table
from pelagos.table.waiting_room import RUNNING

NOBODY_ASKED: Final = -1


class ListedTable(Protocol):
    """A table, and what is known about it besides; times in milliseconds."""

    touched: int
    asked_since: int
    """When the turn of the seat that is asked began."""

    @property
    def game(self) -> str: ...
    @property
    def table(self) -> Table: ...
    @property
    def public(self) -> bool: ...
    @property
    def created(self) -> int: ...


def summary_of(table: Table) -> Json:
    setup = table.rules.setup
    summary: Json = {
        "title": table.rules.title.name,
        "variant": table.rules.title.variant(setup),
        "seats": setup.seats,
        "board": setup.board,
        "options": dict(setup.options),
        "phase": table.phase,
        "chairs": [chair.plain() for chair in table.chairs],
        "owner": table.seat_of(table.owner),
        "terms": table.terms.plain(),
        "ending": None if table.ending is None else table.ending.plain(),
    }
    if table.clock.paused_since:
        summary["paused"] = True
    return summary


def full_summary(live: ListedTable, player: str) -> Json:
    """A summary, and what of it is the asker's own."""
    table = live.table
    asked = asked_at(table)
    seat = table.seat_of(player)
    deadline = table.next_deadline()
    left = table.seat_to_return_to(player)
    return {
        **summary_of(table),
        "game": live.game,
        "public": live.public,
        "created": live.created,
        "touched": live.touched,
        "asked": None if asked < 0 else asked,
        "asked_since": live.asked_since,
        "deadline": None if deadline is None else deadline["at"],
        "answers": 0 if table.play is None else len(table.play.log),
        "you": [] if seat < 0 else [seat],
        "return_to": None if left < 0 else left,
        "waiting": seat >= 0 and seat == asked,
        "v": table.version,
    }


def asked_at(table: Table) -> int:
    """The seat that is asked, or NOBODY_ASKED; so it is while the game is paused."""
    if table.phase != RUNNING or table.play is None or table.play.over or table.play.who == NATURE:
        return NOBODY_ASKED
    if table.clock.paused_since:
        return NOBODY_ASKED
    return int(table.play.who)
