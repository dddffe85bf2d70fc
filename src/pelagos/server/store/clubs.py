"""Clubs on disk: members by role, and the tables that they alone may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, delete, func, insert, or_, select, update

from pelagos.kernel.title import Json
from pelagos.server.errors import Missing
from pelagos.server.store.club_schema import CLUB_GAMES, CLUB_MEMBERS, CLUBS
from pelagos.server.store.engine import guarded
from pelagos.server.store.schema import GAMES, USERS

OWNER: Final = "owner"
ORGANISER: Final = "organiser"
MEMBER: Final = "member"
ASKED: Final = "asked"
"""Of somebody who would like to be a member."""
MEMBERS: Final = (OWNER, ORGANISER, MEMBER)
LETS_IN: Final = (OWNER, ORGANISER)
MOST_LISTED: Final = 100
MOST_GAMES: Final = 50


class StoredClub(NamedTuple):
    id: str
    name: str
    about: str
    listed: bool
    created: int
    invite: str


class ClubMember(NamedTuple):
    user: int
    name: str
    role: str
    since: int


class ClubStore:
    """The clubs of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    def load(self, club: str) -> StoredClub:
        rows = self._all(select(CLUBS).where(CLUBS.c.id == club))
        if not rows:
            raise Missing("no-such-club")
        return StoredClub(*rows[0])

    def listed(self, user: int | None) -> list[StoredClub]:
        """Those for everybody to find, and one's own first."""
        mine = CLUBS.c.id.in_(select(CLUB_MEMBERS.c.club).where(CLUB_MEMBERS.c.user == user))
        query = select(CLUBS).where(or_(CLUBS.c.listed, mine)).order_by(mine.desc(), CLUBS.c.created.desc())
        return [StoredClub(*row) for row in self._all(query.limit(MOST_LISTED))]

    def of_user(self, user: int) -> list[tuple[StoredClub, str, int]]:
        """With their role there, and since when."""
        query = select(CLUBS, CLUB_MEMBERS.c.role, CLUB_MEMBERS.c.since).join(CLUB_MEMBERS)
        rows = self._all(query.where(CLUB_MEMBERS.c.user == user).order_by(CLUBS.c.created, CLUBS.c.id))
        return [(StoredClub(*row[:-2]), row.role, row.since) for row in rows]

    def people(self, club: str) -> list[ClubMember]:
        """Who has been there longest comes first; those who ask are among them."""
        query = select(USERS.c.id, USERS.c.name, CLUB_MEMBERS.c.role, CLUB_MEMBERS.c.since).join(
            CLUB_MEMBERS, CLUB_MEMBERS.c.user == USERS.c.id
        )
        rows = self._all(query.where(CLUB_MEMBERS.c.club == club).order_by(CLUB_MEMBERS.c.since, USERS.c.id))
        return [ClubMember(*row) for row in rows]

    def role(self, club: str, user: int) -> str:
        query = select(CLUB_MEMBERS.c.role).where(CLUB_MEMBERS.c.club == club, CLUB_MEMBERS.c.user == user)
        rows = self._all(query)
        return str(rows[0].role) if rows else ""

    def count(self, club: str) -> int:
        query = select(func.count()).where(CLUB_MEMBERS.c.club == club, CLUB_MEMBERS.c.role.in_(MEMBERS))
        return int(self._all(query)[0][0])

    def games(self) -> dict[str, str]:
        """All tables that belong to a club."""
        return {row.game: row.club for row in self._all(select(CLUB_GAMES))}

    def games_of(self, club: str) -> list[str]:
        query = select(GAMES.c.id).join(CLUB_GAMES, CLUB_GAMES.c.game == GAMES.c.id)
        there = query.where(CLUB_GAMES.c.club == club, GAMES.c.removed.is_(None))
        return [row.id for row in self._all(there.order_by(GAMES.c.touched.desc()).limit(MOST_GAMES))]

    def add(self, row: Json, owner: int) -> None:
        with guarded(), self._engine.begin() as connection:
            connection.execute(insert(CLUBS).values(**row))
            first = {"club": row["id"], "user": owner, "role": OWNER, "since": row["created"]}
            connection.execute(insert(CLUB_MEMBERS).values(**first))

    def change(self, club: str, **values: Any) -> None:
        self._do(update(CLUBS).where(CLUBS.c.id == club).values(**values))

    def remove(self, club: str) -> None:
        self._do(delete(CLUBS).where(CLUBS.c.id == club))

    def set_role(self, club: str, user: int, role: str, now: int) -> None:
        """Whoever is there already has been there since then."""
        here = (CLUB_MEMBERS.c.club == club, CLUB_MEMBERS.c.user == user)
        with guarded(), self._engine.begin() as connection:
            if connection.execute(update(CLUB_MEMBERS).where(*here).values(role=role)).rowcount == 0:
                connection.execute(insert(CLUB_MEMBERS).values(club=club, user=user, role=role, since=now))

    def drop(self, club: str, user: int) -> None:
        self._do(delete(CLUB_MEMBERS).where(CLUB_MEMBERS.c.club == club, CLUB_MEMBERS.c.user == user))

    def note_game(self, game: str, club: str) -> None:
        self._do(insert(CLUB_GAMES).values(game=game, club=club))

    def _all(self, query: Any) -> Sequence[Any]:
        with guarded(), self._engine.begin() as connection:
            return connection.execute(query).all()

    def _do(self, query: Any) -> None:
        with guarded(), self._engine.begin() as connection:
            connection.execute(query)
