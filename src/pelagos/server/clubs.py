"""Clubs: who belongs to one, who lets people in, and what members alone may see."""

from __future__ import annotations

import hmac
from typing import Final

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json
from pelagos.server.errors import Conflict, Forbidden, Missing, TooOften
from pelagos.server.identity import Principal
from pelagos.server.ids import new_game, new_key
from pelagos.server.store.clubs import (
    ASKED,
    LETS_IN,
    MEMBER,
    MEMBERS,
    ORGANISER,
    OWNER,
    ClubMember,
    ClubStore,
    StoredClub,
)
from pelagos.server.store.people import People, folded
from pelagos.server.tables import Tables, clock
from pelagos.table.validation import clean

MOST_NAME_LETTERS: Final = 64
MOST_ABOUT_LETTERS: Final = 500
MOST_OWNED: Final = 5
MOST_PEOPLE: Final = 500
"""Members of one club, and those who ask."""


class Clubs:
    """What can be done with a club."""

    def __init__(self, store: ClubStore, tables: Tables, people: People) -> None:
        self.store: Final = store
        self._tables: Final = tables
        self._people: Final = people
        self.games: Final[dict[str, str]] = store.games()
        """The tables that members alone may see, with their clubs."""

    # who sees what

    def is_member(self, club: str, user: int | None) -> bool:
        return user is not None and self.store.role(club, user) in MEMBERS

    def check_game(self, game: str, principal: Principal) -> None:
        """To a stranger a table of a club is not there. Whoever sits at it stays, also when they have left the club."""
        club = self.games.get(game)
        if club is None or self.is_member(club, principal.user):
            return
        try:
            seated = self._tables.live(game).table.seat_of(principal.player) >= 0
        except PelagosError:
            seated = False
        if not seated:
            raise Missing("no-such-table")

    def note_game(self, game: str, club: str) -> None:
        """Before the table is opened: at no time it is there for all. Noted twice, it is noted."""
        if game not in self.games:
            self.store.note_game(game, club)
            self.games[game] = club

    def inherit(self, game: str, other: str) -> None:
        """A rematch belongs to whom the game belonged to."""
        if game in self.games:
            self.note_game(other, self.games[game])

    def seen(self, club: str, user: int | None, invite: str = "") -> StoredClub:
        """Missing for whoever may not know that there is such a club."""
        stored = self.store.load(club)
        known = user is not None and self.store.role(club, user) != ""
        invited = _is_same(stored.invite, invite)
        if not (stored.listed or known or invited):
            raise Missing("no-such-club")
        return stored

    def check_organiser(self, club: str, user: int) -> None:
        role = self.store.role(club, user)
        if role not in MEMBERS:
            raise Missing("no-such-club")
        if role not in LETS_IN:
            raise Forbidden("not-club-organiser")

    # coming and going

    def found(self, user: int, name: str, about: str, listed: bool) -> str:
        owned = [stored for stored, role, _ in self.store.of_user(user) if role == OWNER]
        if len(owned) >= MOST_OWNED:
            raise TooOften("too-many-clubs", most=MOST_OWNED, wait=60)
        row = {"id": new_game(), "name": clean(name, MOST_NAME_LETTERS), "about": _told(about), "listed": listed}
        self.store.add({**row, "created": clock(), "invite": new_key()}, user)
        return str(row["id"])

    def join(self, club: str, user: int, invite: str) -> None:
        """At once by an invitation; else whoever lets people in is asked."""
        stored = self.seen(club, user, invite)
        if self.store.role(club, user) in MEMBERS:
            raise Conflict("member-already")
        if len(self.store.people(club)) >= MOST_PEOPLE:
            raise Conflict("club-full", most=MOST_PEOPLE)
        invited = _is_same(stored.invite, invite)
        self.store.set_role(club, user, MEMBER if invited else ASKED, clock())

    def leave(self, club: str, user: int) -> None:
        """An owner makes somebody else the owner first, unless nobody else is there."""
        role = self.store.role(club, user)
        if not role:
            raise Missing("no-such-club")
        if role != OWNER:
            self.store.drop(club, user)
        elif self.store.count(club) == 1:
            self.store.remove(club)
        else:
            raise Conflict("owner-stays")

    # what owners and organisers do

    def accept(self, club: str, by: int, name: str) -> None:
        self.check_organiser(club, by)
        self.store.set_role(club, self._of(club, name, (ASKED,)).user, MEMBER, clock())

    def remove(self, club: str, by: int, name: str) -> int:
        """Gives their account. Organisers are removed by the owner."""
        self.check_organiser(club, by)
        found = self._of(club, name, (ASKED, MEMBER, ORGANISER))
        if found.role == ORGANISER:
            self._check_owner(club, by)
        self.store.drop(club, found.user)
        return found.user

    def set_role(self, club: str, by: int, name: str, role: str) -> None:
        self._check_owner(club, by)
        found = self._of(club, name, (MEMBER, ORGANISER))
        self.store.set_role(club, found.user, role, clock())
        if role == OWNER:
            self.store.set_role(club, by, ORGANISER, clock())

    def renew_invite(self, club: str, by: int) -> None:
        self.check_organiser(club, by)
        self.store.change(club, invite=new_key())

    def describe(self, club: str, by: int, about: str, listed: bool) -> None:
        self.check_organiser(club, by)
        self.store.change(club, about=_told(about), listed=listed)

    def dissolve(self, club: str, by: int) -> None:
        """Its tables stay hidden from everybody who does not sit there."""
        self._check_owner(club, by)
        self.store.remove(club)

    def _check_owner(self, club: str, user: int) -> None:
        self.check_organiser(club, user)
        if self.store.role(club, user) != OWNER:
            raise Forbidden("not-club-owner")

    def _of(self, club: str, name: str, roles: tuple[str, ...]) -> ClubMember:
        wanted = folded(name)
        for member in self.store.people(club):
            if folded(member.name) == wanted and member.role in roles:
                return member
        raise Missing("no-such-name")

    # accounts

    def exported(self, user: int) -> list[Json]:
        return [
            {"club": stored.id, "name": stored.name, "role": role, "since": since}
            for stored, role, since in self.store.of_user(user)
        ]

    def forget(self, user: int) -> None:
        """A club whose owner goes is that of whoever has organised, or been there, longest; without people it ends."""
        for stored, role, _ in self.store.of_user(user):
            others = [one for one in self.store.people(stored.id) if one.user != user and one.role in MEMBERS]
            self.store.drop(stored.id, user)
            if role == OWNER and others:
                heir = min(others, key=lambda one: one.role != ORGANISER)
                self.store.set_role(stored.id, heir.user, OWNER, clock())
            elif role == OWNER:
                self.store.remove(stored.id)


def _is_same(word: str, other: str) -> bool:
    return hmac.compare_digest(word.encode(), other.encode())


def _told(about: str) -> str:
    """On one line, and perhaps nothing."""
    return clean(about, MOST_ABOUT_LETTERS) if about.strip() else ""
