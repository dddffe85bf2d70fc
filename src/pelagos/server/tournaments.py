"""Tournaments of this server: registration, what organisers do, and rounds that become ordinary tables.

Who plays whom is `pelagos.tournaments`' to say. The id of every table is written with the round, before the table is
opened, and a result is written with the mark that it is; so whenever the server is killed, `look` goes on where it was,
opens no table twice and counts no game twice.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from pelagos.kernel.errors import BadSetup, PelagosError
from pelagos.kernel.title import Json, Rules, new_setup
from pelagos.server.clubs import Clubs
from pelagos.server.errors import CannotOpen, Conflict, Forbidden, StoreFailed, TooOften
from pelagos.server.identity import Principal
from pelagos.server.ids import new_game, new_secret, player_of
from pelagos.server.store.people import People
from pelagos.server.store.tournaments import (
    CANCELLED,
    ENDED,
    OVER,
    PLANNED,
    REGISTRATION,
    RUNNING,
    GameOfRound,
    LogEntry,
    RegisteredEntrant,
    StoredTournament,
    TournamentStore,
)
from pelagos.server.tables import Tables, clock
from pelagos.server.tournament_types import NewTournament
from pelagos.table.errors import BadText
from pelagos.table.game_room import AGREED, DESERTED, PLAYED
from pelagos.table.interning import shared_rules
from pelagos.table.table import Table
from pelagos.table.terms import NOBODY, read_terms
from pelagos.table.validation import checked_nonce, clean
from pelagos.tournaments import conduct, league
from pelagos.tournaments.plan import LEAGUE, MOST_ENTRANTS, TournamentPlan, checked_plan
from pelagos.tournaments.tournament import STAYS, PairedTable, is_settled

LOG: Final = logging.getLogger(__name__)
MOST_NAME_LETTERS: Final = 64
MOST_NOTE_LETTERS: Final = 300
STORE_PAUSE_S: Final = 2.0
WITH_PLACES: Final = (PLAYED, AGREED, DESERTED)
"""The other ways to end leave it to the organiser."""


class Tournaments:
    """What can be done with a tournament. The routes check who asks."""

    def __init__(
        self, store: TournamentStore, tables: Tables, people: People, clubs: Clubs, most_open: int, pause_s: float
    ) -> None:
        self.store: Final = store
        self._clubs: Final = clubs
        self._tables: Final = tables
        self._people: Final = people
        self._most_open: Final = most_open
        self._pause_s: Final = pause_s
        self._woken: Final = asyncio.Event()
        self._waiting: Final[dict[str, int]] = {}
        """Tournaments without a game under way, at the version at which it was looked what follows."""

    # announcing and registering

    def announce(self, user: int, data: NewTournament) -> str:
        """A new one. What no table could be opened with is refused now."""
        if self.store.count_unfinished(user) >= self._most_open:
            raise TooOften("too-many-tournaments", most=self._most_open, wait=60)
        if data.club:
            self._clubs.check_organiser(data.club, user)
        plan = checked_plan(TournamentPlan(**msgspec.structs.asdict(data.plan)))
        terms = {**msgspec.to_builtins(data.terms), "newcomers": NOBODY, "coach": False, "practice": False}
        settings = {"title": data.title, "board": data.board, "options": data.options, "automatic": data.automatic}
        settings["terms"] = read_terms(terms).plain()
        for seats in range(plan.least, plan.most + 1):
            self.rules_for(settings, seats)
        row = _new_row(data.name, user, data.listed, settings, data.club or None)
        self.store.add(row, conduct.announced(plan, new_secret().hex()))
        return str(row["id"])

    def next_season(self, stored: StoredTournament, user: int, name: str) -> str:
        """Of a league that is over. Who goes up and down is settled; newcomers begin in the lowest division."""
        if stored.phase != OVER or stored.state.plan.format != LEAGUE:
            raise Conflict("no-next-season")
        if self.store.count_unfinished(user) >= self._most_open:
            raise TooOften("too-many-tournaments", most=self._most_open, wait=60)
        row = _new_row(name, user, stored.listed, {**stored.settings, "placed": True}, stored.club)
        self.store.add(row, conduct.announced(stored.state.plan, new_secret().hex()))
        entrants = [stored.entrants[number] for number in league.next_season(stored.state)]
        self.store.keep(self.store.load(row["id"]), LogEntry(clock(), user, "season", {}), entrants=entrants)
        return str(row["id"])

    def rules_for(self, settings: Json, seats: int) -> Rules:
        title = self._tables.titles.get(settings["title"])
        if title is None:
            raise BadSetup("unknown-title", title=settings["title"], known=", ".join(self._tables.titles))
        return shared_rules(title, new_setup(title, seats, settings["board"], settings["options"]))

    def enter(self, stored: StoredTournament, principal: Principal, nonce: str) -> None:
        user = principal.must_have_account()
        if stored.number_of(user) is not None:
            raise Conflict("entered-already")
        self._register(stored, user, RegisteredEntrant(0, user, principal.name, "", checked_nonce(nonce)), "enter")

    def add_bot(self, stored: StoredTournament, user: int, level: str, note: str) -> None:
        self._register(stored, user, RegisteredEntrant(0, None, "", level, ""), "bot", note)

    def _register(self, stored: StoredTournament, user: int, one: RegisteredEntrant, act: str, note: str = "") -> None:
        _check_phase(stored, REGISTRATION)
        if len(stored.entrants) >= MOST_ENTRANTS:
            raise Conflict("tournament-full", most=MOST_ENTRANTS)
        entrants = [*stored.entrants, one]
        # Numbers may still change, so the log does not name them.
        self.store.keep(stored, LogEntry(clock(), user, act, {}, note), entrants=entrants)

    def leave(self, stored: StoredTournament, user: int) -> None:
        """Before the start somebody is taken off the list, later they are paired no more."""
        number = stored.number_of(user)
        if number is None:
            raise Conflict("not-entered")
        if stored.phase == REGISTRATION:
            entrants = [one for one in stored.entrants if one.number != number]
            self.store.keep(stored, LogEntry(clock(), user, "leave", {}), entrants=entrants)
        else:
            self.withdraw(stored, user, number, "")

    # what organisers do

    def check_organiser(self, stored: StoredTournament, user: int) -> None:
        if stored.owner != user:
            raise Forbidden("not-organiser")

    def start(self, stored: StoredTournament, user: int, note: str) -> None:
        _check_phase(stored, REGISTRATION)
        placed = stored.settings.get("placed", False)
        begun = conduct.started(stored.state, [one.nonce for one in stored.entrants], placed)
        self._pair(stored._replace(state=begun, phase=RUNNING), LogEntry(clock(), user, "start", {}, note))

    def pair(self, stored: StoredTournament, user: int, note: str) -> None:
        _check_phase(stored, RUNNING)
        self._pair(stored, LogEntry(clock(), user, "pair", {"round": len(stored.state.rounds) + 1}, note))

    def _pair(self, stored: StoredTournament, entry: LogEntry) -> None:
        """The next round, its games with the ids that they will have."""
        state = conduct.paired(stored.state)
        number = len(state.rounds)
        games = [
            GameOfRound(stored.id, number, table, new_game(), PLANNED) for table in range(len(state.rounds[-1].tables))
        ]
        self.store.keep(stored._replace(state=state), entry, games)
        self._woken.set()

    def set_result(
        self, stored: StoredTournament, user: int | None, table: int, places: Sequence[int], note: str
    ) -> None:
        """By the organiser; a game that is under way goes on, and counts no more."""
        _check_phase(stored, RUNNING)
        number = len(stored.state.rounds)
        if not note:
            raise BadText("no-text")
        state = conduct.with_result(stored.state, table, places, adjusted=True)
        game = self.store.games(stored.id)[number, table]._replace(state=ENDED)
        facts = {"round": number, "table": table}
        self.store.keep(stored._replace(state=state), LogEntry(clock(), user, "result", facts, note), [game])
        self._woken.set()

    def withdraw(self, stored: StoredTournament, user: int | None, number: int, note: str) -> None:
        _check_phase(stored, RUNNING)
        state = conduct.withdrawn(stored.state, number)
        self.store.keep(stored._replace(state=state), LogEntry(clock(), user, "withdraw", {"entrant": number}, note))

    def substitute(self, stored: StoredTournament, user: int, number: int, name: str, note: str) -> None:
        """Somebody else plays on under this number from the next round; games under way stay with who plays them."""
        _check_phase(stored, RUNNING)
        found = self._people.by_name(name)
        if found is None:
            raise Conflict("no-such-name")
        if stored.number_of(found[0]) is not None:
            raise Conflict("entered-already")
        if stored.club and not self._clubs.is_member(stored.club, found[0]):
            raise Conflict("not-a-member")
        state = conduct.returned(stored.state, number)
        entrants = list(stored.entrants)
        entrants[number] = entrants[number]._replace(user=found[0], name=found[1], level="")
        entry = LogEntry(clock(), user, "substitute", {"entrant": number}, note)
        self.store.keep(stored._replace(state=state), entry, entrants=entrants)

    def cancel(self, stored: StoredTournament, user: int | None, note: str) -> None:
        """Games under way are played on by whoever likes to; nothing comes of them here."""
        if stored.phase in (OVER, CANCELLED):
            raise Conflict("tournament-over")
        games = [game._replace(state=ENDED) for game in self.store.games(stored.id).values() if game.state != ENDED]
        self.store.keep(stored._replace(phase=CANCELLED), LogEntry(clock(), user, "cancel", {}, note), games)

    # accounts

    def exported(self, user: int) -> list[Json]:
        """What is kept about an account: where it organises or takes part, and what it did there."""
        found = []
        for tournament in self.store.of_user(user):
            stored = self.store.load(tournament)
            number = stored.number_of(user)
            acts = [
                {"at": row.at, "act": row.act, "note": row.note}
                for row in self.store.log(tournament)
                if row.user == user
            ]
            mine: Json = {"tournament": stored.id, "name": stored.name, "organises": stored.owner == user, "acts": acts}
            nonce = "" if number is None else stored.entrants[number].nonce
            found.append({**mine, "entrant": number, "nonce": nonce})
        return found

    def forget(self, user: int) -> None:
        """They leave every tournament; one that they organise goes on by itself, or is cancelled if it cannot."""
        for tournament in self.store.of_user(user):
            stored = self.store.load(tournament)
            number = stored.number_of(user)
            if stored.phase == REGISTRATION and number is not None:
                self.leave(stored, user)
            elif stored.phase == RUNNING and number is not None and stored.state.entrants[number].left == STAYS:
                self.withdraw(stored, None, number, "")
            stored = self.store.load(tournament)
            alone = stored.phase == REGISTRATION or (stored.phase == RUNNING and not stored.settings["automatic"])
            if stored.owner == user and alone:
                self.cancel(stored, None, "")
        self.store.forget(user)

    # rounds become tables, and tables results

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self.look()
            except StoreFailed:
                await asyncio.sleep(STORE_PAUSE_S)
            except Exception:
                # One tournament must not end all others.
                LOG.exception("tournaments not looked after")
            self._woken.clear()
            try:
                async with asyncio.timeout(self._pause_s):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def look(self) -> None:
        """What is due in all tournaments, each step by itself; others are served in between."""
        for game, is_there in self.store.planned():
            if is_there:
                self.store.note_open(game.game)
            elif self._tables.pending(game.game) is None:
                self._guarded(self._open, game)
            await asyncio.sleep(0)
        for game, is_there in self.store.finished():
            self._guarded(self._record if is_there else self._give_up, game)
            await asyncio.sleep(0)
        for tournament, version in self.store.running():
            if self._waiting.get(tournament) != version:
                self._waiting[tournament] = version
                self._go_on(self.store.load(tournament))
            await asyncio.sleep(0)

    def _guarded(self, step: _Step, game: GameOfRound) -> None:
        """One table that cannot be had holds up no other."""
        try:
            step(game)
        except (StoreFailed, CannotOpen, Conflict) as error:
            LOG.info("table of a tournament put off", extra={"game": game.game, "code": error.code})
        except PelagosError as error:
            LOG.warning("table of a tournament failed", extra={"game": game.game, "code": error.code})
            self.store.note_unknown(game.game)

    def _open(self, game: GameOfRound) -> None:
        stored = self.store.load(game.tournament)
        paired = stored.state.rounds[game.round - 1].tables[game.number]
        table = self._table(stored, game, paired)
        if stored.club:
            self._clubs.note_game(game.game, stored.club)
        self._tables.open(table, stored.listed and not stored.club, game=game.game)

    def _table(self, stored: StoredTournament, game: GameOfRound, paired: PairedTable) -> Table:
        """Everybody sits down by themselves. Nobody owns it: what an owner may do, the organiser does otherwise."""
        owner = f"t-{stored.id}"
        secret = hmac.digest(bytes.fromhex(stored.dice), f"{game.round}.{game.number}".encode(), "sha256")
        rules = self.rules_for(stored.settings, len(paired.seats))
        table = Table(rules, owner, secret, read_terms(stored.settings["terms"]))
        for seat, number in enumerate(paired.seats):
            one = stored.entrants[number]
            if one.user is None:
                table.seat_bot(owner, seat, one.level or table.terms.level)
            else:
                table.sit(seat, player_of(one.user), one.name, one.nonce)
        table.start(owner, self._tables.clock.now())
        return table

    def _record(self, game: GameOfRound) -> None:
        """What the table says, once: the result and the mark that it is known are written together."""
        stored = self.store.load(game.tournament)
        ending = self._tables.peek(game.game).table.ending
        if ending is None or ending.how not in WITH_PLACES or game.round != len(stored.state.rounds):
            self.store.note_unknown(game.game)
            return
        # Partners share a place, and those behind them come after both.
        places = [1 + sum(other < place for other in ending.places) for place in ending.places]
        state = conduct.with_result(stored.state, game.number, places)
        entry = LogEntry(clock(), None, "over", {"round": game.round, "table": game.number})
        self.store.keep(stored._replace(state=state), entry, [game._replace(state=ENDED)])

    def _give_up(self, game: GameOfRound) -> None:
        self.store.note_unknown(game.game)

    def _go_on(self, stored: StoredTournament) -> None:
        """The round is over: the next one, or that was the last."""
        if not stored.state.rounds or not is_settled(stored.state.rounds[-1]):
            return
        if conduct.is_over(stored.state):
            self.store.keep(stored._replace(phase=OVER), LogEntry(clock(), None, "over", {}))
        elif stored.settings["automatic"]:
            self._pair(stored, LogEntry(clock(), None, "pair", {"round": len(stored.state.rounds) + 1}))


_Step = Callable[[GameOfRound], None]


def _new_row(name: str, user: int, listed: bool, settings: Json, club: str | None) -> Json:
    now, dice = clock(), new_secret().hex()
    about = {
        "id": new_game(),
        "name": clean(name, MOST_NAME_LETTERS),
        "owner": user,
        "listed": listed,
        "settings": settings,
    }
    return {**about, "club": club, "created": now, "changed": now, "dice": dice}


def _check_phase(stored: StoredTournament, phase: str) -> None:
    if stored.phase != phase:
        raise Conflict("tournament-not-so", phase=stored.phase)


def written(note: str) -> str:
    """On one line, and perhaps nothing."""
    return clean(note, MOST_NOTE_LETTERS) if note.strip() else ""
