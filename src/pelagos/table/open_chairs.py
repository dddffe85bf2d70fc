"""Chairs without a person in a running game: who asks for one, who takes it, and who gets up again.

A hand is seen by whoever sits down to it, and cannot be unseen. So a request shows nothing of the seat until it is
granted, and somebody who held one seat of a game takes no other seat of the same game.
"""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.errors import BadSave
from pelagos.kernel.ids import Seat
from pelagos.kernel.title import Json, Rules
from pelagos.table.analysis_room import AnalysisRoom
from pelagos.table.chair import BOT, LEFT, PERSON, is_guest
from pelagos.table.errors import Refused
from pelagos.table.terms import ANYONE, EMPTY, NOBODY, Terms
from pelagos.table.validation import MOST_NAME, checked_word, clean
from pelagos.table.waiting_room import RUNNING

MOST_SEAT_REQUESTS: Final = 8
"""Requests that may wait at one table; whoever comes later must wait until some are answered."""


class SeatRequest:
    """Somebody asks for a chair. The number names the request; `player` is never sent to anybody."""

    def __init__(self, number: int, seat: int, player: str, name: str) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.player: Final = player
        self.name: Final = name

    def plain(self) -> Json:
        """What everybody at the table may see."""
        return {"number": self.number, "seat": self.seat, "name": self.name, "guest": is_guest(self.player)}

    def save(self) -> Json:
        return {"number": self.number, "seat": self.seat, "name": self.name, "player": self.player}


class OpenChairs(AnalysisRoom):
    """A running game in which chairs change hands."""

    def __init__(self, rules: Rules, owner: str, terms: Terms, secret: bytes) -> None:
        super().__init__(rules, owner, terms, secret)
        self.seat_requests: Final[list[SeatRequest]] = []
        self.requests_made = 0
        """So many requests there ever were: a number is used once."""

    def ask_for_chair(self, seat: Seat, player: str, name: str, now: int) -> None:
        """Somebody asks for the chair of a bot or of a leaver. Where anyone may come, they sit down at once."""
        self.running()
        checked_word(player)
        shown = clean(name, MOST_NAME)
        self._check_may_ask(seat, player)
        if self.terms.newcomers == ANYONE and player not in self.former:
            self._take(seat, player, shown, now)
            return
        others = [request for request in self.seat_requests if request.player != player]
        if len(others) >= MOST_SEAT_REQUESTS:
            raise Refused("too-many-requests", most=MOST_SEAT_REQUESTS)
        self.requests_made += 1
        self.seat_requests[:] = [*others, SeatRequest(self.requests_made, int(seat), player, shown)]
        self.changed()

    def _check_may_ask(self, seat: Seat, player: str) -> None:
        self._check_takeable(seat)
        if self.seat_of(player) >= 0:
            raise Refused("already-seated")
        if self.former.get(player, int(seat)) != seat:
            raise Refused("held-another-seat", seat=self.seat_word(self.former[player]))
        if self.terms.newcomers == NOBODY and player not in self.former:
            raise Refused("no-newcomers")

    def _check_takeable(self, seat: Seat) -> None:
        chair = self.chair(seat)
        if chair.kind == PERSON or chair.is_waiting() or chair.lost:
            raise Refused("seat-taken", seat=self.seat_word(seat))

    def seat_request(self, number: int) -> SeatRequest:
        for request in self.seat_requests:
            if request.number == number:
                return request
        raise Refused("no-seat-request", number=number)

    def grant(self, number: int, now: int) -> None:
        """Whoever asked sits down."""
        request = self.seat_request(number)
        self._check_takeable(request.seat)
        self._take(request.seat, request.player, request.name, now)

    def drop_request(self, number: int) -> None:
        self.seat_requests.remove(self.seat_request(number))
        self.changed()

    def _take(self, seat: Seat, player: str, name: str, now: int) -> None:
        chair = self.chair(seat)
        level = chair.level if chair.kind == BOT else ""
        chair.seat_person(player, name)
        chair.joined, chair.bot_level = True, level
        self.seat_requests[:] = [
            request for request in self.seat_requests if request.seat != seat and request.player != player
        ]
        self.clock.revive(seat, now)
        self.after_change(now)

    def seat_to_return_to(self, player: str) -> int:
        """The seat that somebody left and may take again unasked; -1 if there is none.

        It is theirs from the start of the game, nobody else sits there, and they went by themselves without giving up.
        They cannot have seen another hand since: who held a seat takes no other.
        """
        seat = self.former.get(player, -1)
        if self.phase != RUNNING or seat < 0 or self.seat_of(player) >= 0:
            return -1
        chair = self.chairs[seat]
        holder = chair.left_by(player)
        if chair.kind == PERSON or chair.is_waiting() or chair.lost or holder is None:
            return -1
        return seat if holder.why == LEFT and not holder.joined else -1

    def return_to(self, seat: Seat, player: str, now: int) -> None:
        """Somebody who left takes their own seat again."""
        if seat < 0 or self.seat_to_return_to(player) != seat:
            raise Refused("not-your-seat", seat=self.seat_word(seat))
        chair = self.chairs[seat]
        holder = chair.left_by(player)
        assert holder is not None
        chair.seat_person(player, holder.name)
        self.former.pop(player)
        self.seat_requests[:] = [
            request for request in self.seat_requests if request.seat != seat and request.player != player
        ]
        self.clock.revive(seat, now)
        self.after_change(now)

    def vacate(self, seat: Seat, now: int, why: str = LEFT) -> None:
        """A person gets up. A bot whose chair it was returns at its own level; else it is as the terms say."""
        chair = self.chair(seat)
        self.note_former(seat, why)
        if not chair.bot_level and self.terms.leaver == EMPTY:
            chair.clear()
        else:
            chair.seat_bot(chair.bot_level or self.terms.level)
        self.after_change(now)

    def change_asker(self, player: str, heir: str, name: str) -> None:
        """Whoever asks for a chair, or had one, is known to the table otherwise from now on."""
        if player in self.former:
            self.former[heir] = self.former.pop(player)
        self.seat_requests[:] = [
            SeatRequest(request.number, request.seat, heir, name) if request.player == player else request
            for request in self.seat_requests
        ]

    def forget_asker(self, player: str) -> None:
        """Nothing is left of what somebody asked for, or of where they sat."""
        self.former.pop(player, None)
        self.seat_requests[:] = [request for request in self.seat_requests if request.player != player]

    def knows(self, player: str) -> bool:
        """Do they sit here, or did they, or do they ask to?"""
        asks = player in [request.player for request in self.seat_requests]
        return asks or player in self.former or self.seat_of(player) >= 0

    def end(self, how: str, now: int) -> None:
        super().end(how, now)
        self.seat_requests.clear()

    # saving

    def save_requests(self) -> Json:
        return {
            "made": self.requests_made,
            "waiting": [request.save() for request in self.seat_requests],
            "former": dict(self.former),
        }

    def load_requests(self, data: Any) -> None:
        """As they were saved. A table that was saved before there were requests has none."""
        if data is None:
            return
        try:
            self.requests_made = int(data["made"])
            self.former.update({str(player): int(seat) for player, seat in data["former"].items()})
            self.seat_requests[:] = [
                SeatRequest(int(one["number"]), int(one["seat"]), str(one["player"]), str(one["name"]))
                for one in data["waiting"]
            ]
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadSave("bad-field", field="requests") from None
        if any(not 0 <= request.seat < len(self.chairs) for request in self.seat_requests):
            raise BadSave("bad-field", field="requests")
