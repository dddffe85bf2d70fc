"""Everything that leaves a table for a viewer, as plain data. This is the protocol that pages and clients speak.

The game part is what the kernel's `Teller` tells and nothing else: one allow-list for everybody. What is the same for
all viewers is made once; what is one viewer's alone is made for him.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pelagos.kernel.ids import Viewer
from pelagos.kernel.play import Teller
from pelagos.kernel.title import Json
from pelagos.kernel.view import Past
from pelagos.table.checkpoints import Points, undoable
from pelagos.table.waiting_room import OVER, RUNNING

if TYPE_CHECKING:
    from pelagos.table.table import Table

PROTOCOL: Final = 1


def for_all(table: Table, teller: Teller, points: Points) -> Json:
    """What everybody sees now, but for the fields of the game and for how the room is arranged."""
    game: Json | None = None
    if table.play is not None:
        game = teller.around(table.play)
        if table.phase != RUNNING:
            game["who"] = None
    return {"game": game, "table": about(table, points)}


def for_one(table: Table, viewer: Viewer, teller: Teller, before: Json, past: Past | None = None) -> Json:
    """What this viewer sees besides; what he saw before, if that is the same."""
    game: Json | None = None
    if table.play is not None:
        game = teller.own(table.play, viewer, past)
        if table.phase != RUNNING and game["options"] is not None:
            game = {**game, "options": None}
    mine = own(table, viewer)
    if before and mine == before["own"]:
        mine = before["own"]
        if past is not None and game is past.shown:
            return before
    return {"game": game, "own": mine}


def merged(common: Json, own: Json) -> Json:
    """Both in one; where both have something under one name, its parts."""
    whole = {**common, **own}
    for name, part in own.items():
        shared = common.get(name)
        if isinstance(part, dict) and isinstance(shared, dict):
            whole[name] = merged(shared, part)
    return whole


def arrangement(table: Table) -> Json:
    """What everybody may know about a table, and no move changes but the last."""
    return {
        "title": table.rules.title.name,
        "setup": table.rules.setup.plain(),
        "owner": table.seat_of(table.owner),
        "chairs": [chair.plain() for chair in table.chairs],
        "sides": list(table.sides),
        "terms": table.terms.plain(),
        "phase": table.phase,
        "seal": seal(table),
        "ending": None if table.ending is None else table.ending.plain(),
    }


def about(table: Table, points: Points) -> Json:
    """What everybody may know about a table besides."""
    return {
        "clock": table.clock.plain(),
        "proposal": None if table.proposal is None else table.proposal.plain(),
        "answers": 0 if table.play is None else len(table.play.log),
        "checkpoints": [] if table.play is None else points.of(table.play),
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


def envelope(cursor: str, version: int, events: list[Any], heard: int) -> Json:
    """What every message has. `heard` counts the events before these: a listener drops what comes after them."""
    return {"protocol": PROTOCOL, "mark": cursor, "v": version, "heard": heard, "events": events}
