"""From what a client does to what is asked of a table: the seat comes from who speaks, never from the message."""

from __future__ import annotations

from typing import Final

import msgspec

from pelagos.bots.roster import check_bot
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json
from pelagos.server import requests as asked
from pelagos.server.errors import Forbidden
from pelagos.server.identity import Principal
from pelagos.server.ids import new_guest, new_key, user_of
from pelagos.server.store.people import People
from pelagos.server.tables import LiveTable, Tables, clock
from pelagos.table.errors import Refused

OWNERS: Final = (
    asked.SeatBot,
    asked.Clear,
    asked.ChangeTerms,
    asked.HandOver,
    asked.StartGame,
    asked.StandIn,
)
"""What only the owner of a table may do; the table checks it."""


class Commands:
    """Does what people do at tables."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables: Final = tables
        self._people: Final = people

    def do(self, principal: Principal, game: str, command: asked.AnyCommand) -> asked.Done:
        """The version that came of it, and a key for whoever sat down. A refusal changes nothing."""
        live = self._tables.live(game)
        player = principal.at(game)
        if isinstance(command, asked.Say):
            # What is done a hundred times as often as all the rest comes first.
            self._seated(live, player, command)
        elif isinstance(command, asked.Sit | asked.Replace):
            return self._sit(principal, live, command)
        elif isinstance(command, asked.Talk) and live.viewer(player) == SPECTATOR:
            name = principal.name or command.name
            arguments = {"viewer": int(SPECTATOR), "channel": command.channel, "text": command.text, "now": clock()}
            self._tables.change(game, "talk", {**arguments, "name": name})
        elif isinstance(command, OWNERS):
            self._own(live, player, command)
        else:
            self._seated(live, player, command)
        return asked.Done(live.table.version)

    # at a seat

    def _seated(self, live: LiveTable, player: str, command: asked.AnyCommand) -> None:
        seat = self._seat(live, player)
        name, arguments = _call_of(command, seat, player)
        self._tables.change(live.game, name, arguments)

    def _seat(self, live: LiveTable, player: str) -> int:
        seat = live.table.seat_of(player)
        if seat < 0:
            raise Forbidden("not-seated")
        return seat

    def _own(self, live: LiveTable, player: str, command: asked.AnyCommand) -> None:
        by = player or "nobody"
        match command:
            case asked.SeatBot(seat=seat, level=level):
                check_bot(level)
                self._tables.change(live.game, "seat_bot", {"by": by, "seat": seat, "level": level})
            case asked.StandIn(seat=seat, level=level):
                check_bot(level)
                self._tables.change(live.game, "stand_in", {"by": by, "seat": seat, "level": level, "now": clock()})
            case asked.Clear(seat=seat):
                self._tables.change(live.game, "clear", {"by": by, "seat": seat})
            case asked.ChangeTerms(terms=terms):
                check_bot(terms.level)
                self._tables.change(live.game, "change_terms", {"by": by, "terms": msgspec.to_builtins(terms)})
            case asked.HandOver(seat=seat):
                heir = live.table.chair(seat).player
                if not heir:
                    raise Refused("nobody-there", seat=live.table.seat_word(seat))
                self._tables.change(live.game, "hand_over", {"by": by, "heir": heir})
            case asked.StartGame():
                self._tables.change(live.game, "start", {"by": by, "now": clock()})

    # sitting down

    def _sit(self, principal: Principal, live: LiveTable, command: asked.Sit | asked.Replace) -> asked.Done:
        """With an account it is remembered; without one a key is made, and told this once."""
        player, key = self._newcomer(principal, live)
        self._check_welcome(principal, live)
        name = command.name or principal.name
        arguments: Json = {"seat": command.seat, "player": player, "name": name}
        keys = [(key, player)] if key else []
        if isinstance(command, asked.Sit):
            self._tables.change(live.game, "sit", {**arguments, "nonce": command.nonce}, keys)
        else:
            self._tables.change(live.game, "replace", {**arguments, "now": clock()}, keys)
        return asked.Done(live.table.version, key)

    def _newcomer(self, principal: Principal, live: LiveTable) -> tuple[str, str]:
        """How the table will know him, and his key. Who sits here already, by key or account, may not sit twice."""
        if principal.game:
            return principal.at(live.game), ""
        if principal.user is not None:
            return principal.player, ""
        return new_guest(), new_key()

    def _check_welcome(self, principal: Principal, live: LiveTable) -> None:
        """Somebody whom the owner of the table has blocked does not get in."""
        owner = user_of(live.table.owner)
        if principal.user is not None and owner is not None and self._people.is_blocked(owner, principal.user):
            raise Forbidden("not-welcome")


def _call_of(command: asked.AnyCommand, seat: int, player: str) -> tuple[str, Json]:
    """The call of the table, and its arguments."""
    now = clock()
    match command:
        case asked.Say(say=say, at=at, id=key):
            phrases = [say] if isinstance(say, str) else list(say)
            return "submit", {"seat": seat, "phrases": phrases, "at": at, "now": now, "key": key}
        case asked.Undo(at=at, count=count):
            return "undo", {"seat": seat, "at": at, "now": now, "count": count}
        case asked.Propose(kind=kind, to=to):
            return "propose", {"seat": seat, "kind": kind, "now": now, "to": to}
        case asked.Vote(agree=agree):
            return "vote", {"seat": seat, "agree": agree, "now": now}
        case asked.Resign():
            return "resign", {"seat": seat, "now": now}
        case asked.Leave():
            return "leave", {"seat": seat, "now": now}
        case asked.ComeBack():
            return "come_back", {"seat": seat, "player": player, "now": now}
        case asked.LeaveOrder(text=text):
            return ("leave_order", {"seat": seat, "text": text}) if text else ("withdraw_order", {"seat": seat})
        case asked.Holiday(start=start, end=end):
            return "take_holiday", {"seat": seat, "start": start, "end": end, "now": now}
        case asked.Talk(channel=channel, text=text):
            return "talk", {"viewer": seat, "channel": channel, "text": text, "now": now}
        case asked.Mute(name=name, muted=muted):
            return "mute", {"seat": seat, "name": name, "muted": muted}
        case asked.Rise():
            return "rise", {"seat": seat}
        case asked.GiveNonce(nonce=nonce):
            return "give_nonce", {"seat": seat, "nonce": nonce}
    raise Forbidden("not-seated")
