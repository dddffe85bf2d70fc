"""From what a client does to what is asked of a table: the seat comes from who speaks, never from the message."""

from __future__ import annotations

from typing import Final

import msgspec

from pelagos.bots.roster import check_bot
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json
from pelagos.server import requests as asked
from pelagos.server.desk import Desk, Held, clock
from pelagos.server.errors import Forbidden
from pelagos.server.identity import Speaker
from pelagos.server.ids import new_guest, new_key, user_of
from pelagos.server.store.people import People
from pelagos.table.errors import Refused

OWNERS: Final = (
    asked.SeatBot,
    asked.Clear,
    asked.ChangeTerms,
    asked.HandOver,
    asked.Start,
    asked.StandIn,
)
"""What only the owner of a table may do; the table checks it."""


class Deeds:
    """Does what people do at tables."""

    def __init__(self, desk: Desk, people: People) -> None:
        self._desk: Final = desk
        self._people: Final = people

    def do(self, speaker: Speaker, game: str, deed: asked.AnyDeed) -> asked.Done:
        """The version that came of it, and a key for whoever sat down. A refusal changes nothing."""
        held = self._desk.held(game)
        player = speaker.at(game)
        if isinstance(deed, asked.Say):
            # What is done a hundred times as often as all the rest comes first.
            self._seated(held, player, deed)
        elif isinstance(deed, asked.Sit | asked.Replace):
            return self._sit(speaker, held, deed)
        elif isinstance(deed, asked.Talk) and held.viewer(player) == SPECTATOR:
            name = speaker.name or deed.name
            arguments = {"viewer": int(SPECTATOR), "channel": deed.channel, "text": deed.text, "now": clock()}
            self._desk.change(game, "talk", {**arguments, "name": name})
        elif isinstance(deed, OWNERS):
            self._own(held, player, deed)
        else:
            self._seated(held, player, deed)
        return asked.Done(held.table.version)

    # at a seat

    def _seated(self, held: Held, player: str, deed: asked.AnyDeed) -> None:
        seat = self._seat(held, player)
        name, arguments = _call_of(deed, seat, player)
        self._desk.change(held.game, name, arguments)

    def _seat(self, held: Held, player: str) -> int:
        seat = held.table.seat_of(player)
        if seat < 0:
            raise Forbidden("not-seated")
        return seat

    def _own(self, held: Held, player: str, deed: asked.AnyDeed) -> None:
        by = player or "nobody"
        match deed:
            case asked.SeatBot(seat=seat, level=level):
                check_bot(level)
                self._desk.change(held.game, "seat_bot", {"by": by, "seat": seat, "level": level})
            case asked.StandIn(seat=seat, level=level):
                check_bot(level)
                self._desk.change(held.game, "stand_in", {"by": by, "seat": seat, "level": level, "now": clock()})
            case asked.Clear(seat=seat):
                self._desk.change(held.game, "clear", {"by": by, "seat": seat})
            case asked.ChangeTerms(terms=terms):
                check_bot(terms.level)
                self._desk.change(held.game, "change_terms", {"by": by, "terms": msgspec.to_builtins(terms)})
            case asked.HandOver(seat=seat):
                heir = held.table.chair(seat).player
                if not heir:
                    raise Refused("nobody-there", seat=held.table.seat_word(seat))
                self._desk.change(held.game, "hand_over", {"by": by, "heir": heir})
            case asked.Start():
                self._desk.change(held.game, "start", {"by": by, "now": clock()})

    # sitting down

    def _sit(self, speaker: Speaker, held: Held, deed: asked.Sit | asked.Replace) -> asked.Done:
        """With an account it is remembered; without one a key is made, and told this once."""
        player, key = self._newcomer(speaker, held)
        self._check_welcome(speaker, held)
        name = deed.name or speaker.name
        arguments: Json = {"seat": deed.seat, "player": player, "name": name}
        keys = [(key, player)] if key else []
        if isinstance(deed, asked.Sit):
            self._desk.change(held.game, "sit", {**arguments, "nonce": deed.nonce}, keys)
        else:
            self._desk.change(held.game, "replace", {**arguments, "now": clock()}, keys)
        return asked.Done(held.table.version, key)

    def _newcomer(self, speaker: Speaker, held: Held) -> tuple[str, str]:
        """How the table will know him, and his key. Who sits here already, by key or account, may not sit twice."""
        if speaker.game:
            return speaker.at(held.game), ""
        if speaker.user is not None:
            return speaker.player, ""
        return new_guest(), new_key()

    def _check_welcome(self, speaker: Speaker, held: Held) -> None:
        """Somebody whom the owner of the table has blocked does not get in."""
        owner = user_of(held.table.owner)
        if speaker.user is not None and owner is not None and self._people.is_blocked(owner, speaker.user):
            raise Forbidden("not-welcome")


def _call_of(deed: asked.AnyDeed, seat: int, player: str) -> tuple[str, Json]:
    """The call of the table, and its arguments."""
    now = clock()
    match deed:
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
        case asked.Order(text=text):
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
