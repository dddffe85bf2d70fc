"""From a command that a client sends to the call of a table, by name and plain arguments."""

from __future__ import annotations

from typing import Final

import msgspec

from pelagos.bots.roster import check_bot
from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.errors import Forbidden
from pelagos.table.errors import Refused
from pelagos.table.table import Table

OWNER_COMMANDS: Final = (
    requests.SeatBot,
    requests.Clear,
    requests.ChangeTerms,
    requests.HandOver,
    requests.StartGame,
    requests.StandIn,
    requests.Admit,
    requests.RefuseChair,
    requests.Remove,
)
"""What only the owner of a table may do, with few exceptions; the table checks it."""


def owner_call(table: Table, player: str, command: requests.AnyCommand) -> tuple[str, Json]:
    """The call for a command of the owner of a table, and its arguments."""
    by = player or "nobody"
    match command:
        case requests.SeatBot(seat=seat, level=level):
            check_bot(level)
            return "seat_bot", {"by": by, "seat": seat, "level": level}
        case requests.StandIn(seat=seat, level=level):
            check_bot(level)
            return "stand_in", {"by": by, "seat": seat, "level": level}
        case requests.Clear(seat=seat):
            return "clear", {"by": by, "seat": seat}
        case requests.ChangeTerms(terms=terms):
            check_bot(terms.level)
            return "change_terms", {"by": by, "terms": msgspec.to_builtins(terms)}
        case requests.Admit(number=number):
            return "admit", {"by": by, "number": number}
        case requests.RefuseChair(number=number):
            return "refuse_chair", {"by": by, "number": number}
        case requests.Remove(seat=seat):
            return "remove", {"by": by, "seat": seat}
        case requests.HandOver(seat=seat):
            heir = table.chair(seat).player
            if not heir:
                raise Refused("nobody-there", seat=table.seat_word(seat))
            return "hand_over", {"by": by, "heir": heir}
    return "start", {"by": by}


def seat_call(command: requests.AnyCommand, seat: int) -> tuple[str, Json]:
    """The call for a command of a seat, and its arguments."""
    match command:
        case requests.Say(say=say, at=at, id=key):
            phrases = [say] if isinstance(say, str) else list(say)
            return "submit", {"seat": seat, "phrases": phrases, "at": at, "key": key}
        case requests.Undo(at=at, count=count):
            return "undo", {"seat": seat, "at": at, "count": count}
        case requests.Propose(kind=kind, to=to):
            return "propose", {"seat": seat, "kind": kind, "to": to}
        case requests.Vote(agree=agree):
            return "vote", {"seat": seat, "agree": agree}
        case requests.Resume():
            return "resume", {"seat": seat}
        case requests.GoBack(to=to, at=at):
            return "go_back", {"seat": seat, "to": to, "at": at}
        case requests.Teach(wish=wish, at=at, to=to, text=text):
            more = {"to": to, "text": text} if to or text else {}
            return "teach", {"seat": seat, "wish": wish, "at": at, **more}
        case requests.Resign():
            return "resign", {"seat": seat}
        case requests.Leave():
            return "leave", {"seat": seat}
        case requests.LeaveOrder(text=text):
            return ("leave_order", {"seat": seat, "text": text}) if text else ("withdraw_order", {"seat": seat})
        case requests.Holiday(start=start, end=end):
            return "take_holiday", {"seat": seat, "start": start, "end": end}
        case requests.EndHoliday():
            return "end_holiday", {"seat": seat}
        case requests.Talk(channel=channel, text=text):
            return "talk", {"viewer": seat, "channel": channel, "text": text}
        case requests.Mute(name=name, muted=muted):
            return "mute", {"seat": seat, "name": name, "muted": muted}
        case requests.Rise():
            return "rise", {"seat": seat}
        case requests.GiveNonce(nonce=nonce):
            return "give_nonce", {"seat": seat, "nonce": nonce}
    raise Forbidden("not-seated")
