"""A table: the whole state of one game that people play together, and every call that changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.games.archipelago.orders import Reply, Wake
from pelagos.kernel.codec import canonical
from pelagos.kernel.errors import CannotUndo
from pelagos.kernel.ids import NATURE, SPECTATOR, Seat, Viewer
from pelagos.kernel.play import Play
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import view
from pelagos.table.chair import BOT, EMPTY, PERSON, REMOVED, RESIGNED, is_guest
from pelagos.table.chat import Chat
from pelagos.table.checkpoints import checkpoints
from pelagos.table.errors import Refused
from pelagos.table.event_counts import EventCounts
from pelagos.table.game_room import AGREED, MOVED
from pelagos.table.open_chairs import OpenChairs
from pelagos.table.proposal import ADMIT, BACK, END, KINDS, MOVE, PAUSE, REMOVE, UNRATED, Proposal
from pelagos.table.standing_orders import StandingOrder, alarm_view, leave_order, reply_to
from pelagos.table.terms import Terms
from pelagos.table.validation import MOST_NAME, checked_nonce, checked_word, clean
from pelagos.table.waiting_room import OVER, RUNNING

MOST_MUTES: Final = 50
LEAST_TO_REMOVE: Final = 2
"""So many must agree to remove somebody who sat there from the start: of two players neither removes the other."""

OWNERLESS: Final = "nobody-any-more"
"""The owner of a table whose owner is forgotten, when nobody else sits there."""

BY_BOT: Final = "bot"
BY_ORDER: Final = "order"


class Table(OpenChairs):
    """One game at a table. One writer at a time; what is refused changes nothing."""

    def __init__(self, rules: Rules, owner: str, secret: bytes, terms: Terms | None = None) -> None:
        super().__init__(rules, owner, terms or Terms(), secret)
        self.chat: Final = Chat(self.sides)
        self.event_counts: Final = EventCounts()
        self.event_counts.note(self.version, 0)

    def changed(self, by_move: bool = False) -> None:
        super().changed(by_move)
        self.event_counts.note(self.version, 0 if self.play is None else len(self.play.events))

    def check_viewer(self, viewer: Viewer) -> None:
        """Refused, unless this viewer may look at the table."""
        if viewer != SPECTATOR:
            self.chair(viewer)
        elif not self.terms.spectators and self.phase == RUNNING:
            raise Refused("no-spectators")

    # bots and orders: what the server must do without a person

    def due(self) -> Json | None:
        """Whose question nobody need be asked: a bot's, or one that an order answers. Never sent to anybody."""
        play = self.play
        if self.phase != RUNNING or play is None or play.who == NATURE or self.clock.paused_since:
            return None
        if self.taught:
            return None
        seat = int(play.who)
        chair = self.chairs[seat]
        if chair.kind == BOT:
            return {"kind": BY_BOT, "seat": seat, "level": chair.level, "at": self.version}
        if isinstance(self.order_reply(seat), str):
            return {"kind": BY_ORDER, "seat": seat, "at": self.version}
        return None

    def bot_view(self, seat: Seat) -> tuple[bytes, list[str]]:
        """What a bot at this seat is told: the bytes of its view and its options, nothing else."""
        play = self.running()
        if self.chair(seat).kind != BOT or play.who != seat:
            raise Refused("no-bot-asked", seat=self.seat_word(seat))
        return canonical(view(self.rules, play.g, seat)).encode(), play.options()

    def leave_order(self, seat: Seat, text: str) -> None:
        """A person leaves an order, instead of the one before. Only the seat itself can tell."""
        play = self.running()
        chair = self.chair(seat)
        if chair.kind != PERSON:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        standing = leave_order(self.rules, view(self.rules, play.g, seat), text)
        chair.standing = standing
        chair.private_version += 1

    def withdraw_order(self, seat: Seat) -> None:
        chair = self.chair(seat)
        if chair.standing is None:
            raise Refused("no-order-left")
        chair.standing = None
        chair.private_version += 1

    def order_reply(self, seat: Seat, public: Json | None = None) -> Reply:
        """What the seat's order says now: a phrase, somebody to wake, or nothing. One phrase to a question.

        A seat that is not asked is woken by its alarms alone, which go by what everybody sees: `public`, if it is at
        hand.
        """
        play, standing = self.play, self.chair(seat).standing
        if self.phase != RUNNING or play is None or standing is None or self.chair(seat).kind != PERSON:
            return None
        if play.over or play.who != seat:
            return self._alarm(play, standing, public)
        # The server asks twice after every answer: whom to wake, and what is due.
        now = (self.version, standing.answered)
        if standing.replied_at != now:
            standing.reply, standing.replied_at = self._reply(play, seat, standing), now
        return standing.reply

    def _reply(self, play: Play, seat: Seat, standing: StandingOrder) -> Reply:
        options = play.options()
        reply = reply_to(self.rules, view(self.rules, play.g, seat), options, standing)
        if isinstance(reply, str) and (len(play.log) <= standing.answered or reply not in options):
            return None
        return reply

    def _alarm(self, play: Play, standing: StandingOrder, public: Json | None) -> Reply:
        """For an order without alarms nothing is looked at."""
        if not standing.order.alarms:
            return None
        return reply_to(self.rules, public or alarm_view(self.rules, play.g), [], standing)

    def obey(self, seat: Seat, at: int, now: int) -> int:
        """Say what the seat's order says, by the same call as everybody; the server chose the moment."""
        self.check_running()
        reply = self.order_reply(seat)
        standing = self.chair(seat).standing
        if not isinstance(reply, str) or standing is None or self.play is None:
            raise Refused("order-is-silent")
        said = len(self.play.log)
        version = self.submit(seat, [reply], at, now)
        standing.answered = said
        return version

    def ring(self) -> list[tuple[int, Wake]]:
        """Whom to wake now, each once for the same reason."""
        woken: list[tuple[int, Wake]] = []
        public: Json | None = None
        for seat, chair in enumerate(self.chairs):
            if chair.standing is not None:
                if public is None and self.play is not None and chair.standing.order.alarms:
                    # One for all that are not asked.
                    public = alarm_view(self.rules, self.play.g)
                reply = self.order_reply(seat, public)
                reason = reply.plain() if isinstance(reply, Wake) else ""
                if isinstance(reply, Wake) and reason != chair.standing.woken:
                    woken.append((seat, reply))
                if reason != chair.standing.woken:
                    chair.standing.woken = reason
                    chair.private_version += 1
        return woken

    # what all must agree on

    def propose(self, seat: Seat, kind: str, now: int, to: int = 0) -> None:
        """To go back to a checkpoint, end, pause or move the game, let somebody sit, remove them. The others vote."""
        play = self.running()
        if self.chair(seat).kind != PERSON:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        if kind not in KINDS:
            raise Refused("unknown-proposal", known=", ".join(KINDS))
        if self.terms.rated and kind in UNRATED:
            raise Refused("not-where-rated")
        if self.proposal is not None:
            raise Refused("proposal-pending")
        self._check_proposed(play, seat, kind, to)
        self.proposal = Proposal(kind, int(seat), 0 if kind in (END, PAUSE, MOVE) else to)
        self.changed()
        self._perhaps_agreed(now)

    def vote(self, seat: Seat, agree: bool, now: int) -> None:
        """One vote against it, or the proposer's own, ends a proposal."""
        self.running()
        proposal = self.proposal
        if proposal is None:
            raise Refused("no-proposal")
        if self.chair(seat).kind != PERSON:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        if proposal.kind == REMOVE and seat == proposal.to:
            raise Refused("vote-about-you")
        if agree and seat in proposal.votes:
            raise Refused("already-voted")
        if agree:
            proposal.votes.append(int(seat))
        else:
            self.proposal = None
        self.changed()
        self._perhaps_agreed(now)

    def _check_proposed(self, play: Play, seat: Seat, kind: str, to: int) -> None:
        if kind == BACK:
            self._check_back(play, to)
        elif kind == PAUSE:
            self.check_not_paused()
        elif kind == MOVE:
            self._check_movable()
        elif kind == ADMIT:
            self.seat_request(to)
        elif kind == REMOVE:
            if self.chair(to).kind != PERSON or to == seat:
                raise Refused("nobody-there", seat=self.seat_word(to))
            if not self._enough_to_remove(to, len(self.persons()) - 1):
                raise Refused("too-few-to-remove", least=LEAST_TO_REMOVE)

    def _check_movable(self) -> None:
        """Whoever moves a game gets its whole record, so nobody else's secrets may be in it.

        What begins in a described position, from which no table goes on, stays where it is.
        """
        others = len(self.persons()) > 1 or any(chair.is_waiting() for chair in self.chairs)
        described = self.named_start or self.taught or (self.play is not None and self.play.start)
        if others or described:
            raise Refused("cannot-move")

    def _enough_to_remove(self, seat: Seat, votes: int) -> bool:
        return self.chair(seat).joined or votes >= LEAST_TO_REMOVE

    def _is_moot(self, proposal: Proposal) -> bool:
        """What was proposed has happened otherwise, or cannot happen any more."""
        if proposal.kind == ADMIT:
            return all(request.number != proposal.to for request in self.seat_requests)
        return proposal.kind == REMOVE and (
            self.chairs[proposal.to].kind != PERSON or not self._enough_to_remove(proposal.to, len(self.persons()) - 1)
        )

    def _check_back(self, play: Play, to: int) -> None:
        if to not in [said for said, _ in checkpoints(play)]:
            raise Refused("no-checkpoint", to=to)
        play.before([step.said for step in play.steps].index(to))

    def _perhaps_agreed(self, now: int) -> None:
        proposal = self.proposal
        if proposal is None or self.play is None:
            return
        if self._is_moot(proposal):
            self.proposal = None
            self.changed()
            return
        about = proposal.to if proposal.kind == REMOVE else -1
        if any(seat not in proposal.votes for seat in self.persons() if seat != about):
            return
        self.proposal = None
        if proposal.kind == END:
            self.changed()
            self.end(AGREED, now)
        elif proposal.kind == MOVE:
            self.changed()
            self.end(MOVED, now)
        elif proposal.kind == PAUSE:
            self.clock.pause(now)
            self.changed()
        elif proposal.kind == ADMIT:
            self.grant(proposal.to, now)
        elif proposal.kind == REMOVE:
            self.vacate(proposal.to, now, REMOVED)
        elif proposal.to in [said for said, _ in checkpoints(self.play)]:
            try:
                self.take_back(self.play, proposal.to, now)
            except CannotUndo:
                # The rules were corrected since it was proposed, and what was said then cannot be said any more.
                return

    # coming and going

    def resign(self, seat: Seat, now: int) -> None:
        """A person gives up: their place is behind all who did not. A bot plays on for the others' sake."""
        self.running()
        if self.chair(seat).kind != PERSON:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        self.lose(seat, RESIGNED, now)
        self._after_leaving(now)

    def leave(self, seat: Seat, now: int) -> None:
        """A person goes without losing: a bot takes over, or the chair waits. They may come back, see `come_back`."""
        self.running()
        if self.chair(seat).kind != PERSON:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        self.vacate(seat, now)
        self._after_leaving(now)

    def _after_leaving(self, now: int) -> None:
        if self.phase == RUNNING:
            self._perhaps_agreed(now)

    def replace(self, seat: Seat, player: str, name: str, now: int) -> None:
        """A person takes the chair of a leaver, or of a bot, without asking.

        Stored games have this call; nothing makes it any more, see `ask_for_chair`.
        """
        self.running()
        chair = self.chair(seat)
        checked_word(player)
        if chair.kind == PERSON or chair.is_waiting() or chair.lost:
            raise Refused("seat-taken", seat=self.seat_word(seat))
        if self.seat_of(player) >= 0:
            raise Refused("already-seated")
        chair.seat_person(player, clean(name, MOST_NAME))
        self.clock.revive(seat, now)
        self.after_change(now)

    def admit(self, by: str, number: int, now: int) -> None:
        """The owner lets somebody sit who asked for a chair; where all who sit agree to it, see `propose`."""
        self.running()
        self.check_owner(by)
        self.grant(number, now)
        self._after_leaving(now)

    def refuse_chair(self, by: str, number: int, now: int) -> None:
        """The owner refuses a request; where the owner does not sit, anybody may who does."""
        self.running()
        seat, owner = self.seat_of(by), self.seat_of(self.owner)
        if by != self.owner and (seat < 0 or (owner >= 0 and self.chairs[owner].kind == PERSON)):
            raise Refused("not-owner")
        self.drop_request(number)
        self._after_leaving(now)

    def remove(self, by: str, seat: Seat, now: int) -> None:
        """The owner removes somebody who took the chair in the running game; others only go by a vote."""
        self.running()
        self.check_owner(by)
        chair = self.chair(seat)
        if chair.kind != PERSON:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        if not chair.joined:
            raise Refused("there-from-the-start", seat=self.seat_word(seat))
        self.vacate(seat, now, REMOVED)
        self._after_leaving(now)

    def stand_in(self, by: str, seat: Seat, level: str, now: int) -> None:
        """The owner gives the empty chair of a leaver to a bot."""
        self.running()
        self.check_owner(by)
        if self.chair(seat).kind != EMPTY:
            raise Refused("seat-taken", seat=self.seat_word(seat))
        self.chair(seat).seat_bot(checked_word(level))
        self.after_change(now)

    def come_back(self, seat: Seat, player: str, now: int) -> None:
        """Whoever ran out of time, or left a seat that was theirs from the start, takes it again."""
        self.running()
        chair = self.chair(seat)
        if chair.is_waiting() and chair.player == player:
            chair.seat_person(player, chair.name)
            self.clock.revive(seat, now)
            self.after_change(now)
        else:
            self.return_to(seat, player, now)
            self._after_leaving(now)

    def forget(self, player: str, name: str, now: int) -> None:
        """Somebody deletes their account: they leave, and what they wrote and how they ended stands under this name."""
        seat, shown = self.seat_of(player), clean(name, MOST_NAME)
        if seat >= 0:
            self.chat.rename(seat, self.chairs[seat].name, shown, guest=False)
            self._empty(seat, shown, now)
        self._rename_former(player, "", shown, guest=False)
        self.forget_asker(player)
        if self.owner == player:
            self.owner = next((chair.player for chair in self.chairs if chair.player), OWNERLESS)
        self.changed()

    def _empty(self, seat: int, name: str, now: int) -> None:
        chair = self.chairs[seat]
        if self.phase == OVER:
            chair.forget_person()
            chair.name = name
        elif self.phase == RUNNING and chair.kind == PERSON:
            self.leave(seat, now)
        elif self.phase == RUNNING:
            chair.seat_bot(chair.level)
        else:
            chair.clear()

    # names

    def rename(self, player: str, name: str) -> None:
        """Somebody at the table has another name from now on, also where they wrote and where they are muted."""
        if not self.knows(player):
            raise Refused("not-at-this-table")
        self._become(player, player, clean(name, MOST_NAME))
        self.changed()

    def adopt(self, player: str, heir: str, name: str) -> None:
        """A guest has become an account: their chair, what they asked for, and the table if it was theirs, stay so."""
        if self.knows(heir):
            raise Refused("already-seated")
        if not self.knows(player) and self.owner != player:
            raise Refused("not-at-this-table")
        self._become(player, checked_word(heir), clean(name, MOST_NAME))
        if self.owner == player:
            self.owner = heir
        self.changed()

    def _become(self, player: str, heir: str, name: str) -> None:
        seat = self.seat_of(player)
        if seat >= 0:
            chair = self.chairs[seat]
            self.chat.rename(seat, chair.name, name, is_guest(heir))
            for other in self.chairs:
                if chair.name in other.mutes:
                    other.mutes = [name if muted == chair.name else muted for muted in other.mutes]
                    other.private_version += 1
            chair.player, chair.name = heir, name
        self._rename_former(player, heir, name, is_guest(heir))
        self.change_asker(player, heir, name)

    def _rename_former(self, player: str, heir: str, name: str, guest: bool) -> None:
        """What somebody wrote in a seat that they gave up, and that they held it, stands under another name."""
        for seat, chair in enumerate(self.chairs):
            holder = chair.left_by(player)
            if holder is not None:
                self.chat.rename(seat, holder.name, name, guest)
                chair.rename_former(player, heir, name)

    # chat

    def talk(self, viewer: Viewer, channel: str, text: str, now: int, name: str = "", guest: bool = False) -> None:
        """Write a chat message. A seat writes under its own name, a spectator under the one given."""
        self.check_viewer(viewer)
        if viewer != SPECTATOR and self.chair(viewer).kind != PERSON:
            raise Refused("nobody-there", seat=self.seat_word(viewer))
        if viewer == SPECTATOR:
            self.chat.say(viewer, name, channel, text, now, guest)
        else:
            chair = self.chair(viewer)
            self.chat.say(viewer, chair.name, channel, text, now, is_guest(chair.player))

    def talk_for(self, viewer: Viewer, since: dict[str, int] | None = None, mutes: Sequence[str] = ()) -> Json:
        """The chat that this viewer may read. Seats mute at the table; any viewer may bring further names to mute."""
        self.check_viewer(viewer)
        muted = [*mutes, *([] if viewer == SPECTATOR else self.chair(viewer).mutes)]
        return self.chat.heard(viewer, self.phase == OVER, since or {}, muted)

    def hide_line(self, channel: str, number: int, hidden: bool) -> None:
        """A moderator hides a line of chat from everybody, or shows it again; it is kept."""
        self.chat.find(channel, number).hidden = hidden

    def mute(self, seat: Seat, name: str, muted: bool = True) -> None:
        """A seat no longer hears somebody, or hears them again."""
        chair = self.chair(seat)
        shown = clean(name, MOST_NAME)
        others = [other for other in chair.mutes if other != shown]
        if muted and len(others) >= MOST_MUTES:
            raise Refused("too-many-mutes", most=MOST_MUTES)
        chair.mutes = [*others, *([shown] if muted else [])]
        chair.private_version += 1

    def give_nonce(self, seat: Seat, nonce: str) -> None:
        """A seat's share of the seed, at any time before the game."""
        self.check_waiting()
        self.chair(seat).nonce = checked_nonce(nonce)
        self.changed()
