"""Everything that leaves a table for a viewer, as plain data. This is the protocol that pages and clients speak.

The game part is the kernel's `payload` and nothing else: one allow-list for everybody. The table part is the same for
all; the own part is the viewer's alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pelagos.kernel.ids import Viewer
from pelagos.kernel.play import Play, payload
from pelagos.kernel.title import Json
from pelagos.table.checkpoints import checkpoints, undoable
from pelagos.table.room import OVER, RUNNING

if TYPE_CHECKING:
    from pelagos.table.table import Table

PROTOCOL: Final = 1

Sends = Callable[[Play, Viewer, int], Json]
"""What of a game is sent to a viewer; the kernel's `payload` unless a test plants a leak."""


def frame(table: Table, viewer: Viewer, told: int, send: Sends = payload) -> tuple[Json, list[Any]]:
    """All that a viewer sees now, and the events that he hears from this one on."""
    game: Json | None = None
    events: list[Any] = []
    if table.play is not None:
        game = send(table.play, viewer, told)
        events = game.pop("events")
        if table.phase != RUNNING:
            game["who"] = game["options"] = None
    return {"game": game, "table": about(table), "own": own(table, viewer)}, events


def about(table: Table) -> Json:
    """What everybody may know about a table."""
    return {
        "phase": table.phase,
        "title": table.rules.title.name,
        "setup": table.rules.setup.plain(),
        "owner": table.seat_of(table.owner),
        "chairs": [chair.plain() for chair in table.chairs],
        "sides": list(table.sides),
        "terms": table.terms.plain(),
        "clock": table.clock.plain(),
        "proposal": None if table.proposal is None else table.proposal.plain(),
        "answers": 0 if table.play is None else len(table.play.log),
        "checkpoints": [] if table.play is None else [list(point) for point in checkpoints(table.play)],
        "seal": seal(table),
        "ending": None if table.ending is None else table.ending.plain(),
    }


def seal(table: Table) -> Json:
    """The commitment from the first moment, the shares of the seats, and when all is over the secret."""
    return {
        "commit": table.commit,
        "nonces": [chair.nonce for chair in table.chairs],
        "secret": table.secret.hex() if table.phase == OVER else None,
        "whole": table.sealed,
    }


def own(table: Table, viewer: Viewer) -> Json | None:
    """What is this seat's alone: its order, and how much it may take back. Who looks on has nothing."""
    if not 0 <= viewer < len(table.chairs):
        return None
    chair = table.chairs[viewer]
    standing = chair.standing
    may_undo = table.phase == RUNNING and table.play is not None
    return {
        "order": None if standing is None else standing.order.text,
        "woken": "" if standing is None else standing.woken,
        "undo": undoable(table.play, viewer) if may_undo and table.play is not None else 0,
        "mutes": list(chair.mutes),
    }


def message(mark: str, version: int, events: list[Any], heard: int) -> Json:
    """What every message has. `heard` counts the events before these: a listener drops what comes after them."""
    return {"protocol": PROTOCOL, "mark": mark, "v": version, "heard": heard, "events": events}
