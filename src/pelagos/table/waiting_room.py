"""Before the game: who sits where, whose table it is, and on what terms it is played."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.dealer import commitment
from pelagos.kernel.ids import Seat
from pelagos.kernel.title import Rules
from pelagos.table.chair import EMPTY, PERSON, Chair, is_guest
from pelagos.table.errors import BadTerms, Refused
from pelagos.table.terms import Terms
from pelagos.table.validation import MOST_NAME, checked_nonce, checked_word, clean

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"

LEAST_SECRET_BYTES: Final = 16


class WaitingRoom:
    """Chairs around a title and its setup. Every change that anybody else can see raises the version by one."""

    def __init__(self, rules: Rules, owner: str, terms: Terms, secret: bytes) -> None:
        if len(secret) < LEAST_SECRET_BYTES:
            raise BadTerms("short-secret", least=LEAST_SECRET_BYTES)
        self.rules: Final = rules
        self.owner = checked_word(owner)
        self.terms = terms
        self.secret: Final = secret
        """Of the dealer. Committed to from the first message on, published when the game is over."""
        self.commit: Final = commitment(secret)
        self.sides: Final = rules.title.sides(rules.setup)
        self.chairs: list[Chair] = [Chair() for _ in range(rules.setup.seats)]
        self.phase = WAITING
        self.version = 1
        self.kept: set[int] = set()
        """Seats of a rematch that wait for whoever sat there before."""
        self.arranged = 1
        """The version at which people, chairs or terms last changed."""

    # chairs

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("no-such-seat", number=int(seat))
        return self.chairs[seat]

    def seat_of(self, player: str) -> int:
        """The seat of a person, also of one whose chair a bot keeps; -1 if they have none."""
        for seat, chair in enumerate(self.chairs):
            if player and chair.player == player:
                return seat
        return -1

    def seat_word(self, seat: Seat) -> str:
        return self.rules.seat_word(seat)

    # sitting down and getting up

    def sit(self, seat: Seat, player: str, name: str, nonce: str = "") -> None:
        """A person takes an empty chair, with a share of the seed."""
        self.check_waiting()
        self.check_free(seat, player)
        shown, share = clean(name, MOST_NAME), checked_nonce(nonce)
        chair = self.chair(seat)
        chair.seat_person(player, shown)
        chair.nonce = share
        self.kept.discard(int(seat))
        self.changed()

    def check_free(self, seat: Seat, player: str) -> None:
        checked_word(player)
        if self.terms.rated and is_guest(player):
            raise Refused("rated-needs-account")
        if self.seat_of(player) >= 0:
            raise Refused("already-seated")
        if self.chair(seat).kind != EMPTY:
            raise Refused("seat-taken", seat=self.seat_word(seat))

    def rise(self, seat: Seat) -> None:
        """A person gets up before the game; during it, see `leave`."""
        self.check_waiting()
        if self.chair(seat).kind != PERSON:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        self.chair(seat).clear()
        self.changed()

    # what the owner may do

    def seat_bot(self, by: str, seat: Seat, level: str) -> None:
        """A bot takes an empty chair, or another level if one sits there."""
        self.check_owner(by)
        self.check_waiting()
        if self.chair(seat).kind == PERSON:
            raise Refused("seat-taken", seat=self.seat_word(seat))
        self.chair(seat).seat_bot(checked_word(level))
        self.kept.discard(int(seat))
        self.changed()

    def clear(self, by: str, seat: Seat) -> None:
        """Whoever sits there, goes."""
        self.check_owner(by)
        self.check_waiting()
        self.chair(seat).clear()
        self.kept.discard(int(seat))
        self.changed()

    def change_terms(self, by: str, terms: Terms) -> None:
        self.check_owner(by)
        self.check_waiting()
        self._check_rated(by, terms)
        self.terms = terms
        self.changed()

    def _check_rated(self, by: str, terms: Terms) -> None:
        """Whoever has sat down has agreed to play for their rating, or not to."""
        persons = [chair.player for chair in self.chairs if chair.player]
        if terms.rated != self.terms.rated and any(player != by for player in persons):
            raise Refused("rated-is-agreed")
        if terms.rated and any(is_guest(player) for player in persons):
            raise Refused("rated-needs-account")

    def hand_over(self, by: str, heir: str) -> None:
        """The table is somebody else's from now on."""
        self.check_owner(by)
        self.owner = checked_word(heir)
        self.changed()

    # checks

    def check_owner(self, by: str) -> None:
        if by != self.owner:
            raise Refused("not-owner")

    def check_waiting(self) -> None:
        if self.phase != WAITING:
            raise Refused("already-started")

    def check_running(self) -> None:
        if self.phase == WAITING:
            raise Refused("not-started")
        if self.phase == OVER:
            raise Refused("game-over")

    def changed(self, by_move: bool = False) -> None:
        """A new version. After a move of the game the same people sit in the same chairs."""
        self.version += 1
        if not by_move:
            self.arranged = self.version
