"""The running game: answers, undo by law, the clock, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.kernel.codec import AgendaData
from pelagos.kernel.dealer import Sealed, draw
from pelagos.kernel.ids import NATURE, Seat
from pelagos.kernel.play import Play
from pelagos.kernel.title import Json, Rules
from pelagos.table.chair import BOT, EMPTY, OUT_OF_TIME, PERSON, Receipt
from pelagos.table.checkpoints import prune, thin, undoable
from pelagos.table.clock import STOPPED, Clock
from pelagos.table.errors import BadText, Refused, Stale, TimeOver
from pelagos.table.history import history_of, resumed
from pelagos.table.interning import share
from pelagos.table.position_rows import LatestRow
from pelagos.table.proposal import Proposal
from pelagos.table.rematch import Rematch
from pelagos.table.rules_version import rules_version
from pelagos.table.sides import placed
from pelagos.table.terms import LOSS, POST, Terms
from pelagos.table.validation import checked_word
from pelagos.table.waiting_room import OVER, RUNNING, WaitingRoom

MOST_PHRASES: Final = 40
MOST_PHRASE_LETTERS: Final = 120

BOT_SEEDS: Final = 1 << 40
"""So many ways a bot's luck may go at a question of a practice table."""

PLAYED: Final = "played"
AGREED: Final = "agreed"
DESERTED: Final = "deserted"
"""Only one side has not given up, or no person is left."""
LEARNT: Final = "learnt"
"""It was a lesson or a puzzle, and it is done."""
MOVED: Final = "moved"
"""It goes on elsewhere, from its whole record."""


class Ending:
    """How the game ended, and the place of every seat."""

    def __init__(self, how: str, places: Sequence[int]) -> None:
        self.how: Final = how
        self.places: Final = list(places)

    def plain(self) -> Json:
        return {"how": self.how, "places": list(self.places)}


class GameRoom(WaitingRoom):
    """A waiting room in which a game can be played. The kernel's `Play` plays it; this says who may, and when."""

    def __init__(self, rules: Rules, owner: str, terms: Terms, secret: bytes) -> None:
        super().__init__(rules, owner, terms, secret)
        self.play: Play | None = None
        self.clock = Clock(terms.pace, rules.setup.seats)
        self.proposal: Proposal | None = None
        self.ending: Ending | None = None
        self.rematch: Rematch | None = None
        self.former: Final[dict[str, int]] = {}
        """By person, the seat that they held in this game and gave up."""
        self.moved = 0
        """The version at which the game itself last changed."""
        self.sealed = True
        """Did nature answer by the seal from the first answer on?"""
        self.rules_versions: list[tuple[int, str]] = [(0, rules_version(rules.title))]
        """The versions of the rules that the game was played under, each from so many answers on."""
        self.latest_row: Final = LatestRow(rules)
        self.agenda_data: Final = AgendaData()
        """Both are what a feed and whoever keeps the table on disk share."""
        self.steps_kept = 0
        """How many of the first steps of the game the last move has left as they were."""

    def dealer(self, count: int = 0) -> Sealed:
        nonces = [bytes.fromhex(chair.nonce) for chair in self.chairs]
        return Sealed(self.secret, nonces, count)

    def start(self, by: str, now: int) -> None:
        """The owner begins; every chair is taken."""
        self.check_owner(by)
        self.check_waiting()
        empty = [self.seat_word(seat) for seat, chair in enumerate(self.chairs) if chair.kind == EMPTY]
        if empty:
            raise Refused("empty-seats", seats=", ".join(empty))
        if self.terms.practice and len(self.persons()) != 1:
            raise Refused("practice-is-alone")
        if self.terms.rated and self.play is not None:
            raise Refused("rated-from-the-start")
        if self.terms.rated and not self.persons():
            raise Refused("rated-needs-account")
        self.play = self.opened()
        self.phase = RUNNING
        self.clock = Clock(self.terms.pace, len(self.chairs))
        self.after_move(now)

    def opened(self) -> Play:
        """A new game, or one that was begun elsewhere and goes on."""
        if self.play is None:
            return Play(self.rules, self.rules.opening(), self.dealer())
        play = resumed(self.rules, self.play.g, self.dealer(), history_of(self.play))
        play.start.extend(self.play.start)
        return play

    @property
    def named_start(self) -> bool:
        """Do the terms name the position in which the game began?"""
        return bool(self.terms.lesson or self.terms.example or self.terms.puzzle)

    def running(self) -> Play:
        """The game, while it is played."""
        self.check_running()
        assert self.play is not None
        return self.play

    # answers

    def submit(self, seat: Seat, phrases: Sequence[str], at: int, now: int, key: str = "") -> int:
        """Answer with one phrase or several, all or none, to the game as it was at this version.

        A message sent twice under one key counts once. The version that came of it is returned.
        """
        said = checked_phrases(phrases)
        chair = None if seat == NATURE else self.chair(seat)
        before = chair.receipt(checked_word(key)) if chair is not None and key else None
        if before is not None:
            if before.said != said:
                raise BadText("key-reused")
            return before.version
        play = self.running()
        if chair is None and play.dealer is not None:
            raise Refused("nature-is-dealt")
        self.check_not_paused()
        self.check_version(at)
        if play.who == seat == self.clock.running and self.clock.is_out(now):
            raise TimeOver("time-over")
        self.say(play, seat, phrases)
        self.after_move(now)
        if chair is not None:
            chair.keep(Receipt(key, said, self.version))
        return self.version

    def say(self, play: Play, seat: Seat, phrases: Sequence[str]) -> None:
        dealer = play.dealer
        count = dealer.count if isinstance(dealer, Sealed) else 0
        try:
            play.say(seat, *phrases)
        except Exception:
            if isinstance(dealer, Sealed):
                # What nature drew for an answer that failed was seen by nobody and stands in no record.
                dealer.count = count
            raise

    def check_version(self, at: int) -> None:
        """Stale, unless the game stood at this version as it stands now. A vote or a new name changes no position."""
        if not self.moved <= at <= self.version:
            raise Stale("stale", at=at, version=self.version)

    # undo by law

    def undo(self, seat: Seat, at: int, now: int, count: int = 0) -> int:
        """Take so many of the seat's own last answers back, or all that the law allows; returns the version."""
        play = self.running()
        self.chair(seat)
        self.check_not_paused()
        self.check_version(at)
        most = undoable(play, seat)
        if most == 0:
            play.undo(seat)
        if not 0 <= count <= most:
            raise Refused("undo-too-far", most=most)
        self.clock.check_again(seat, now)
        play.undo(seat, count or most)
        self.after_move(now, back=True)
        return self.version

    # time

    def next_deadline(self) -> Json | None:
        """When `tick` must be called, and whose time is out then; for a server to store."""
        due = self.clock.deadline() if self.phase == RUNNING else None
        return None if due is None else {"kind": "clock", "at": due, "seat": self.clock.running}

    def tick(self, now: int) -> bool:
        """If the running clock is out, a bot plays on, or it is a loss, as the terms say; True if it was."""
        if self.phase != RUNNING or not self.clock.is_out(now):
            return False
        seat = self.clock.running
        if self.terms.out_of_time == LOSS:
            self.lose(seat, OUT_OF_TIME, now)
        else:
            self.chair(seat).seat_bot(self.chair(seat).bot_level or self.terms.level, keep=True)
            self.after_change(now)
        return True

    def give_back(self, start: int, end: int) -> None:
        """From start to end nobody could answer: whoever was asked has their time back. Only the server calls this."""
        if self.phase == RUNNING and self.clock.lacks(start, end):
            self.clock.give_back(start, end)
            self.changed(by_move=True)

    def take_holiday(self, seat: Seat, start: int, end: int, now: int) -> None:
        """The seat's clock stands still for some days."""
        self.running()
        self.chair(seat)
        self.clock.take_holiday(seat, start, end, now)
        self.changed()

    def end_holiday(self, seat: Seat, now: int) -> None:
        self.running()
        self.chair(seat)
        self.clock.end_holiday(seat, now)
        self.changed()

    def lose(self, seat: Seat, why: str, now: int) -> None:
        """This seat has lost, whatever happens; a bot plays on if there is still something to play for."""
        chair = self.chair(seat)
        chair.lose(why, 1 + max(other.lost for other in self.chairs))
        self.note_former(seat, why)
        chair.seat_bot(chair.bot_level or self.terms.level)
        self.after_change(now)

    def note_former(self, seat: Seat, why: str) -> None:
        """Whoever gets up from this seat has seen what it holds, and their name stays with it."""
        chair = self.chair(seat)
        if chair.player:
            self.former[chair.player] = int(seat)
            chair.note_former(why, 0 if self.play is None else len(self.play.log))

    # pauses by consent

    def check_not_paused(self) -> None:
        if self.clock.paused_since:
            raise Refused("paused")

    def resume(self, seat: Seat, now: int) -> None:
        """Any person at the table ends a pause."""
        self.running()
        if self.chair(seat).kind != PERSON:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        if not self.clock.paused_since:
            raise Refused("not-paused")
        self.clock.resume(now)
        self.changed()

    # practice

    def go_back(self, seat: Seat, to: int, at: int, now: int) -> int:
        """At a practice table: back to the last own question of the first `to` answers, over rolled dice too.

        Returns the version.
        """
        play = self.running()
        if not self.terms.practice:
            raise Refused("not-practice")
        if self.chair(seat).kind != PERSON:
            raise Refused("nobody-there", seat=self.seat_word(seat))
        self.check_not_paused()
        self.check_version(at)
        mine = [step.said for step in play.steps if step.seat == seat and step.said <= to < len(play.log)]
        if not mine:
            raise Refused("no-checkpoint", to=to)
        self.take_back(play, mine[-1], now)
        return self.version

    def practice_seed(self) -> int:
        """What a bot draws by at this question of a practice table: who goes back meets the same luck again."""
        said = 0 if self.play is None else len(self.play.log)
        return draw(self.secret, said, BOT_SEEDS)

    def take_back(self, play: Play, to: int, now: int) -> None:
        """Everything after so many answers. At a practice table the same dice come again, elsewhere new ones."""
        undone = play.log[to:]
        play.back_to(to)
        if self.terms.practice and isinstance(play.dealer, Sealed):
            drawn = len([said for said in undone if said.seat == NATURE and not said.forced])
            play.dealer.count = max(0, play.dealer.count - drawn)
            # An outcome that came twice is not what the seal promises: the record no longer claims it.
            self.sealed = False
        for chair in self.chairs:
            if chair.standing is not None:
                # The question that all agreed to ask again is for a person.
                chair.standing.answered = len(play.log)
        self.after_move(now)

    # once more

    def offer_rematch(self, seat: Seat, game: str, rotated: bool, commit: str) -> None:
        """When the game is over, somebody who sat here offers another one, at a table that is there already."""
        self._check_over()
        self.chair(seat)
        self.rematch = Rematch(checked_word(game), int(seat), rotated, checked_word(commit))
        self.changed()

    def decline_rematch(self, seat: Seat) -> None:
        self._check_over()
        self.chair(seat)
        if self.rematch is None or seat in self.rematch.declined:
            raise Refused("no-rematch")
        self.rematch.declined.append(int(seat))
        self.changed()

    def _check_over(self) -> None:
        if self.phase != OVER:
            raise Refused("not-over")

    # what follows from a change

    def after_move(self, now: int, back: bool = False) -> None:
        """The game has changed: a new version, the clock of whoever is asked, perhaps the end."""
        assert self.play is not None
        self.steps_kept = 0
        if self.terms.practice or self.terms.analysis:
            thin(self.play)
        else:
            self.steps_kept = prune(self.play)
        share(self.play.events)
        self.changed(by_move=True)
        self.moved = self.version
        self._ask(now, back)
        self.perhaps_end(now)

    def after_change(self, now: int) -> None:
        """Somebody came or went: a new version of the same position."""
        self.changed()
        self._ask(now, back=False)
        self.perhaps_end(now)

    def _ask(self, now: int, back: bool) -> None:
        assert self.play is not None
        who = self.play.who
        timed = not self.play.over and who != NATURE and self.chairs[who].kind != BOT
        if back:
            self.clock.ask_again(who if timed else STOPPED, now)
        else:
            self.clock.ask(who if timed else STOPPED, now)

    def perhaps_end(self, now: int) -> None:
        """When it is played to its end, or nobody is left to play."""
        assert self.play is not None
        if self.play.over:
            self.end(PLAYED, now)
            return
        if not any(chair.lost for chair in self.chairs):
            return
        playing = {self.sides[seat] for seat, chair in enumerate(self.chairs) if not chair.lost}
        anybody = any(not chair.lost and chair.kind != BOT for chair in self.chairs)
        away = any(chair.is_waiting() for chair in self.chairs)
        if len(playing) < 2 or not (anybody or away):
            self.end(DESERTED, now)

    def end(self, how: str, now: int) -> None:
        """The game is over: everybody's place, and no more questions."""
        assert self.play is not None
        result = self.play.g.result
        lost = [self._side_lost(seat) if how == DESERTED else chair.lost for seat, chair in enumerate(self.chairs)]
        points = [
            (1, -lost[seat]) if lost[seat] else (0, 1 if result is None else int(result[seat]))
            for seat in range(len(self.chairs))
        ]
        if self.clock.paused_since:
            self.clock.resume(now)
        self.clock.stop(now)
        self.phase = OVER
        self.proposal = None
        self.ending = Ending(how, placed(self.sides, points))

    def _side_lost(self, seat: int) -> int:
        """As `Chair.lost`; also of a bot whose partner was the last person of their side and has given up."""
        side = [chair for other, chair in enumerate(self.chairs) if self.sides[other] == self.sides[seat]]
        held = any(not chair.lost and (chair.kind != BOT or chair.is_waiting()) for chair in side)
        return self.chairs[seat].lost if held else max(chair.lost for chair in side)

    def check_coach(self) -> None:
        """Not in lessons and puzzles, where it was agreed otherwise, nor by post among people."""
        if not self.terms.coach or self.terms.lesson or self.terms.puzzle:
            raise Refused("coach-off")
        if self.terms.pace.kind == POST and len([chair for chair in self.chairs if chair.player]) > 1:
            raise Refused("coach-by-post")

    @property
    def has_coach(self) -> bool:
        try:
            self.check_coach()
        except Refused:
            return False
        return True

    def persons(self) -> list[int]:
        """The seats with a person who is there."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON]


def checked_phrases(phrases: Sequence[str]) -> str:
    """All phrases in one line, if they are not too many and not too long."""
    if not 0 < len(phrases) <= MOST_PHRASES:
        raise BadText("wrong-number-of-phrases", most=MOST_PHRASES)
    for phrase in phrases:
        if len(phrase) > MOST_PHRASE_LETTERS:
            raise BadText("phrase-too-long", most=MOST_PHRASE_LETTERS)
    return "; ".join([" ".join(phrase.split()) for phrase in phrases])
