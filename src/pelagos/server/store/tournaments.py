"""Tournaments on disk: one row each with its whole state, who takes part, the tables of its rounds, its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, func, insert, or_, select, update

from pelagos.kernel.title import Json
from pelagos.server.errors import Conflict, Missing
from pelagos.server.store.club_schema import (
    CLUB_MEMBERS,
    TOURNAMENT_ENTRANTS,
    TOURNAMENT_LOG,
    TOURNAMENT_TABLES,
    TOURNAMENTS,
)
from pelagos.server.store.clubs import MEMBERS
from pelagos.server.store.engine import guarded
from pelagos.server.store.schema import GAMES, USERS
from pelagos.tournaments.tournament import Tournament, read, saved

REGISTRATION: Final = "registration"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"
UNFINISHED: Final = (REGISTRATION, RUNNING)

PLANNED: Final = "planned"
OPEN: Final = "open"
ENDED: Final = "over"
UNKNOWN: Final = "unknown"

MOST_LISTED: Final = 100
SOMEBODY: Final = "Somebody"
"""What is left of a name when its account is gone."""


class RegisteredEntrant(NamedTuple):
    """A row of an entrant."""

    number: int
    user: int | None
    name: str
    level: str
    nonce: str


class GameOfRound(NamedTuple):
    """A table of a round: which game it is, and how far."""

    tournament: str
    round: int
    number: int
    game: str
    state: str


class StoredTournament(NamedTuple):
    """A tournament as it is on disk."""

    id: str
    name: str
    owner: int | None
    club: str | None
    """Only its members see it."""
    phase: str
    listed: bool
    created: int
    settings: Json
    state: Tournament
    version: int
    dice: str
    entrants: list[RegisteredEntrant]

    def number_of(self, user: int | None) -> int | None:
        return next((one.number for one in self.entrants if user is not None and one.user == user), None)


class LogEntry(NamedTuple):
    """What somebody did: whose account, which act, numbers, why."""

    at: int
    user: int | None
    act: str
    facts: dict[str, int]
    note: str = ""


class TournamentStore:
    """The tournaments of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    # reading

    def load(self, tournament: str) -> StoredTournament:
        """Missing if there is none."""
        with guarded(), self._engine.begin() as connection:
            row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)).first()
            if row is None:
                raise Missing("no-such-tournament")
            return StoredTournament(
                row.id,
                row.name,
                row.owner,
                row.club,
                row.phase,
                bool(row.listed),
                row.created,
                msgspec.json.decode(row.settings),
                read(msgspec.json.decode(row.state)),
                row.version,
                row.dice,
                _entrants(connection, tournament),
            )

    def listed(self, user: int | None) -> list[str]:
        """Those for everybody, and those of this account, the unfinished first and the newest first."""
        mine = select(TOURNAMENT_ENTRANTS.c.tournament).where(TOURNAMENT_ENTRANTS.c.user == user)
        own = or_(TOURNAMENTS.c.owner == user, TOURNAMENTS.c.id.in_(mine))
        clubs = select(CLUB_MEMBERS.c.club).where(CLUB_MEMBERS.c.user == user, CLUB_MEMBERS.c.role.in_(MEMBERS))
        for_all = and_(TOURNAMENTS.c.listed, TOURNAMENTS.c.club.is_(None))
        known = and_(
            or_(own, TOURNAMENTS.c.club.is_not(None)), or_(TOURNAMENTS.c.club.is_(None), TOURNAMENTS.c.club.in_(clubs))
        )
        query = (
            select(TOURNAMENTS.c.id)
            .where(for_all if user is None else or_(for_all, known))
            .order_by(TOURNAMENTS.c.phase.in_(UNFINISHED).desc(), TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id)
            .limit(MOST_LISTED)
        )
        return [row.id for row in self._all(query)]

    def of_user(self, user: int) -> list[str]:
        """Where somebody organises or takes part."""
        mine = select(TOURNAMENT_ENTRANTS.c.tournament).where(TOURNAMENT_ENTRANTS.c.user == user)
        query = select(TOURNAMENTS.c.id).where(or_(TOURNAMENTS.c.owner == user, TOURNAMENTS.c.id.in_(mine)))
        return [row.id for row in self._all(query.order_by(TOURNAMENTS.c.created, TOURNAMENTS.c.id))]

    def of_club(self, club: str) -> list[str]:
        query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.club == club)
        return [row.id for row in self._all(query.order_by(TOURNAMENTS.c.created.desc()).limit(MOST_LISTED))]

    def club_of(self, tournament: str) -> str | None:
        found = self._all(select(TOURNAMENTS.c.club).where(TOURNAMENTS.c.id == tournament))
        return found[0].club if found else None

    def count_unfinished(self, owner: int) -> int:
        query = select(func.count()).where(TOURNAMENTS.c.owner == owner, TOURNAMENTS.c.phase.in_(UNFINISHED))
        return int(self._all(query)[0][0])

    def games(self, tournament: str) -> dict[tuple[int, int], GameOfRound]:
        query = select(TOURNAMENT_TABLES).where(TOURNAMENT_TABLES.c.tournament == tournament)
        return {(row.round, row.number): GameOfRound(*row) for row in self._all(query)}

    def planned(self) -> list[tuple[GameOfRound, bool]]:
        """Tables that are not known to be open; and is there a table of that id?"""
        joined = TOURNAMENT_TABLES.outerjoin(GAMES, GAMES.c.id == TOURNAMENT_TABLES.c.game)
        query = select(TOURNAMENT_TABLES, GAMES.c.id.label("there")).select_from(joined)
        rows = self._all(query.where(TOURNAMENT_TABLES.c.state == PLANNED).order_by(*TOURNAMENT_TABLES.primary_key))
        return [(GameOfRound(*row[:-1]), row.there is not None) for row in rows]

    def finished(self) -> list[tuple[GameOfRound, bool]]:
        """Open tables whose game is over, or that are gone; and is it there?"""
        joined = TOURNAMENT_TABLES.outerjoin(GAMES, GAMES.c.id == TOURNAMENT_TABLES.c.game)
        gone = or_(GAMES.c.id.is_(None), GAMES.c.removed.is_not(None), GAMES.c.phase == "over")
        query = select(TOURNAMENT_TABLES, GAMES.c.phase.label("there"), GAMES.c.removed).select_from(joined)
        rows = self._all(query.where(TOURNAMENT_TABLES.c.state == OPEN, gone).order_by(*TOURNAMENT_TABLES.primary_key))
        return [(GameOfRound(*row[:-2]), row.there is not None and row.removed is None) for row in rows]

    def running(self) -> list[tuple[str, int]]:
        """Running tournaments of which no game is under way, and their versions."""
        busy = select(TOURNAMENT_TABLES.c.tournament).where(TOURNAMENT_TABLES.c.state.in_((PLANNED, OPEN, UNKNOWN)))
        idle = (TOURNAMENTS.c.phase == RUNNING, TOURNAMENTS.c.id.not_in(busy))
        rows = self._all(select(TOURNAMENTS.c.id, TOURNAMENTS.c.version).where(*idle).order_by(TOURNAMENTS.c.id))
        return [(row.id, row.version) for row in rows]

    def log(self, tournament: str) -> Sequence[Any]:
        joined = TOURNAMENT_LOG.outerjoin(USERS, USERS.c.id == TOURNAMENT_LOG.c.user)
        query = select(TOURNAMENT_LOG, USERS.c.name.label("by")).select_from(joined)
        return self._all(query.where(TOURNAMENT_LOG.c.tournament == tournament).order_by(TOURNAMENT_LOG.c.number))

    # writing

    def add(self, row: Json, state: Tournament) -> None:
        whole = {**row, "settings": _text(row["settings"]), "state": _text(saved(state)), "version": 1}
        self._do(insert(TOURNAMENTS).values(phase=REGISTRATION, **whole))

    def keep(
        self,
        stored: StoredTournament,
        entry: LogEntry,
        games: Iterable[GameOfRound] = (),
        entrants: Sequence[RegisteredEntrant] | None = None,
    ) -> None:
        """The state and the phase, everybody who takes part if that is told, these tables and a line of the log.

        All or nothing, and nothing if it was changed since it was read.
        """
        with guarded(), self._engine.begin() as connection:
            values = {"state": _text(saved(stored.state)), "phase": stored.phase, "changed": entry.at}
            asked = and_(TOURNAMENTS.c.id == stored.id, TOURNAMENTS.c.version == stored.version)
            done = connection.execute(update(TOURNAMENTS).where(asked).values(**values, version=stored.version + 1))
            if done.rowcount == 0:
                raise Conflict("tournament-moved-on")
            if entrants is not None:
                _write_entrants(connection, stored.id, entrants)
            for game in games:
                place = and_(*[getattr(TOURNAMENT_TABLES.c, key) == getattr(game, key) for key in KEY])
                connection.execute(delete(TOURNAMENT_TABLES).where(place))
                connection.execute(insert(TOURNAMENT_TABLES).values(**game._asdict()))
            _write_log(connection, stored.id, entry)

    def note_open(self, game: str) -> None:
        self._do(update(TOURNAMENT_TABLES).where(TOURNAMENT_TABLES.c.game == game).values(state=OPEN))

    def note_unknown(self, game: str) -> None:
        self._do(update(TOURNAMENT_TABLES).where(TOURNAMENT_TABLES.c.game == game).values(state=UNKNOWN))

    def forget(self, user: int) -> None:
        """The account is about to go: what was theirs stands under no name."""
        gone = {"name": SOMEBODY, "user": None}
        self._do(update(TOURNAMENT_ENTRANTS).where(TOURNAMENT_ENTRANTS.c.user == user).values(**gone))
        self._do(update(TOURNAMENT_LOG).where(TOURNAMENT_LOG.c.user == user).values(user=None, note=""))
        self._do(update(TOURNAMENTS).where(TOURNAMENTS.c.owner == user).values(owner=None))

    def _all(self, query: Any) -> Sequence[Any]:
        with guarded(), self._engine.begin() as connection:
            return connection.execute(query).all()

    def _do(self, query: Any) -> None:
        with guarded(), self._engine.begin() as connection:
            connection.execute(query)


KEY: Final = ("tournament", "round", "number")


def _entrants(connection: Connection, tournament: str) -> list[RegisteredEntrant]:
    query = select(TOURNAMENT_ENTRANTS).where(TOURNAMENT_ENTRANTS.c.tournament == tournament)
    rows = connection.execute(query.order_by(TOURNAMENT_ENTRANTS.c.number)).all()
    return [RegisteredEntrant(row.number, row.user, row.name, row.level, row.nonce) for row in rows]


def _write_entrants(connection: Connection, tournament: str, entrants: Sequence[RegisteredEntrant]) -> None:
    connection.execute(delete(TOURNAMENT_ENTRANTS).where(TOURNAMENT_ENTRANTS.c.tournament == tournament))
    rows = [{"tournament": tournament, **one._asdict(), "number": number} for number, one in enumerate(entrants)]
    if rows:
        connection.execute(insert(TOURNAMENT_ENTRANTS), rows)


def _write_log(connection: Connection, tournament: str, entry: LogEntry) -> None:
    last = select(func.max(TOURNAMENT_LOG.c.number)).where(TOURNAMENT_LOG.c.tournament == tournament)
    number = (connection.execute(last).scalar() or 0) + 1
    row = {**entry._asdict(), "facts": _text(entry.facts)}
    connection.execute(insert(TOURNAMENT_LOG).values(tournament=tournament, number=number, **row))


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()
