"""Everything that leaves a table for a viewer, as plain data. This is the protocol that pages and clients speak.

`message` puts a message together; a `TableFeed` says what is in it. The game part is what a `ViewBuilder` makes from
the kernel's allow-list and nothing else. What is the same for all viewers is made once; what is one viewer's alone is
made for them.
"""

from __future__ import annotations

from typing import Final

import msgspec

from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.title import Json
from pelagos.table.checkpoints import CheckpointList, undoable
from pelagos.table.position_rows import PreviousView
from pelagos.table.table import Table
from pelagos.table.view_builder import ViewBuilder
from pelagos.table.waiting_room import OVER, RUNNING

PROTOCOL: Final = 1

encode: Final = msgspec.json.Encoder().encode


class Update:
    """What changed for one viewer: a whole view, or patches since a cursor, with the events."""

    def __init__(self, cursor: str, events: str, heard: int) -> None:
        self.cursor: Final = cursor
        """Of whoever has read it."""
        self.events: Final = events
        """Encoded, as the patches are."""
        self.heard: Final = heard
        """How many events this viewer heard before these: a listener drops those after them, and adds these."""
        self.whole: Json | None = None
        self.since = ""
        """The cursor from which the patches lead here: one that the feed has read."""
        self.patch: list[str] = []
        self.message = b""
        """What those are sent who caused nothing, once it is put together."""


def envelope(version: int, game: str = "", now: int | None = None) -> str:
    """What is the same in all messages of one change: the version, the server's id of the table, and its time.

    By that time the moments in the message are to be read.
    """
    named = f'"protocol":{PROTOCOL},"v":{version},"game":{encode(game).decode()}'
    return named if now is None else f'{named},"now":{now}'


def message(update: Update, viewer: Viewer, enveloped: str, ok: str | None = None) -> bytes:
    """An update as it is sent to one receiver. Most of it is encoded already, so it is only put together.

    `ok` acknowledges a command: its id, if this receiver sent the command that caused the change. Cursors are numbers
    and dots, which need no encoding.
    """
    seat = "null" if viewer == SPECTATOR else str(viewer)
    if update.whole is None:
        news = f'"since":"{update.since}","patch":[{",".join(update.patch)}]'
    else:
        news = f'"whole":{encode(update.whole).decode()}'
    acknowledged = "" if ok is None else f',"ok":{encode(ok).decode()}'
    return (
        f'{{{enveloped},"seat":{seat},"mark":"{update.cursor}","heard":{update.heard},'
        f'"events":{update.events},{news}{acknowledged}}}'
    ).encode()


def talk_message(talk: Json, guests: Json, viewer: Viewer, game: str) -> Json:
    """New lines of chat by channel. Chat is apart from the game: it raises no version and moves no cursor."""
    return {"game": game, "seat": seat_or_none(viewer), "talk": talk, "guests": guests}


def seat_or_none(viewer: Viewer) -> int | None:
    return None if viewer == SPECTATOR else int(viewer)


# the parts of a whole view


def public_part(table: Table, builder: ViewBuilder, checkpoints: CheckpointList) -> Json:
    """What everybody sees now, but for the fields of the game and for how the room is arranged."""
    game: Json | None = None
    if table.play is not None:
        game = builder.public_frame(table.play, table.agenda_data.of(table.play.g.agenda))
        if table.phase != RUNNING:
            game["who"] = None
    return {"game": game, "table": progress(table, checkpoints)}


def private_part(
    table: Table, viewer: Viewer, builder: ViewBuilder, before: Json, previous: PreviousView | None = None
) -> Json:
    """What this viewer sees besides; the very object `before`, if that is the same."""
    game: Json | None = None
    if table.play is not None:
        game = builder.private_view(table.play, viewer, previous)
        if table.phase != RUNNING and game["options"] is not None:
            game = {**game, "options": None}
    mine = own(table, viewer, before.get("own"))
    if previous is not None and game is previous.shown and mine is before["own"]:
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
        "requests": [request.plain() for request in table.seat_requests],
        "sides": list(table.sides),
        "terms": table.terms.plain(),
        "phase": table.phase,
        "seal": seal(table),
        "ending": None if table.ending is None else table.ending.plain(),
        "rematch": None if table.rematch is None else table.rematch.plain(),
        "kept": sorted(table.kept),
        "coach": table.has_coach,
    }


def progress(table: Table, checkpoints: CheckpointList) -> Json:
    """What everybody may know about a table besides, and a move may change."""
    found: Json = {
        "clock": table.clock.plain(),
        "paused": table.clock.paused_since or None,
        "proposal": None if table.proposal is None else table.proposal.plain(),
        "answers": 0 if table.play is None else len(table.play.log),
        "checkpoints": [] if table.play is None else checkpoints.of(table.play),
    }
    if table.lesson is not None:
        found["lesson"] = table.lesson.teacher()
    if table.puzzle is not None:
        found["puzzle"] = table.puzzle.told()
    if table.analysis is not None:
        found["analysis"] = table.analysis.told()
    return found


def seal(table: Table) -> Json:
    """The commitment from the first moment, the shares of the seats, and when all is over the secret."""
    return {
        "commit": table.commit,
        "nonces": [chair.nonce for chair in table.chairs],
        "secret": table.secret.hex() if table.phase == OVER else None,
        "whole": table.sealed,
    }


def own(table: Table, viewer: Viewer, before: Json | None = None) -> Json | None:
    """What is this seat's alone: its order, and how much it may take back. A spectator has nothing.

    The very object `before`, if that is the same.
    """
    if not 0 <= viewer < len(table.chairs):
        return None
    chair = table.chairs[viewer]
    standing = chair.standing
    order = None if standing is None else standing.order.text
    woken = "" if standing is None else standing.woken
    undo = 0 if table.phase != RUNNING or table.play is None else undoable(table.play, viewer)
    if (
        before is not None
        and before["undo"] == undo
        and before["order"] == order
        and before["woken"] == woken
        and before["mutes"] == chair.mutes
    ):
        return before
    return {"order": order, "woken": woken, "undo": undo, "mutes": list(chair.mutes)}
