"""Routes of clubs: lists, one of them, coming and going, its tables and tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import Body, FromPath, QueryParameter

from pelagos.kernel.title import Json
from pelagos.server import club_types as types
from pelagos.server import requests
from pelagos.server.errors import Missing
from pelagos.server.replies.tournaments import summary
from pelagos.server.reply_types import Nothing, Opened
from pelagos.server.routes.lobby import opened_table, with_own_seats
from pelagos.server.routes.request_context import client_of, principal_of, services_of
from pelagos.server.services import Services
from pelagos.server.store.clubs import ASKED, LETS_IN, MEMBERS
from pelagos.server.tournament_types import TournamentSummary

AnyRequest = Request[Any, Any, Any]
Club = FromPath[str]
Invite = Annotated[str, QueryParameter(max_length=64)]


@get("/api/clubs", summary="Clubs: those for everybody to find, and yours", sync_to_thread=False)
def show_clubs(request: AnyRequest) -> list[types.ClubSummary]:
    clubs, user = services_of(request).clubs, principal_of(request).user
    return [
        types.ClubSummary(
            one.id, one.name, one.about, clubs.store.count(one.id), clubs.store.role(one.id, user) if user else ""
        )
        for one in clubs.store.listed(user)
    ]


@post("/api/clubs", summary="Found a club", sync_to_thread=False)
def found(request: AnyRequest, data: Annotated[types.NewClub, Body()]) -> types.ClubData:
    services, principal = services_of(request), principal_of(request)
    user = principal.must_have_account()
    services.new_tables.take(client_of(request))
    return _told(request, services.clubs.found(user, data.name, data.about, data.listed))


@get("/api/clubs/{club:str}", summary="A club; its people for members", sync_to_thread=False)
def show_club(request: AnyRequest, club: Club, invite: Invite = "") -> types.ClubData:
    return _told(request, club, invite)


@post("/api/clubs/{club:str}/join", summary="Become a member, or ask to", status_code=200, sync_to_thread=False)
def join(request: AnyRequest, club: Club, data: Annotated[types.JoinRequest, Body()]) -> types.ClubData:
    services_of(request).clubs.join(club, principal_of(request).must_have_account(), data.invite)
    return _told(request, club)


@post("/api/clubs/{club:str}/do", summary="What members do in a club", status_code=200, sync_to_thread=False)
def act(request: AnyRequest, club: Club, data: Annotated[types.AnyClubAct, Body()]) -> Nothing:
    services, user = services_of(request), principal_of(request).must_have_account()
    _done(services, club, user, data)
    return Nothing()


def _done(services: Services, club: str, user: int, data: types.AnyClubAct) -> None:
    """Whoever is a member no more follows no table any more that they may not see."""
    clubs = services.clubs
    match data:
        case types.AcceptMember():
            clubs.accept(club, user, data.name)
        case types.SetRole():
            clubs.set_role(club, user, data.name, data.role)
        case types.RemoveMember():
            services.disconnect(clubs.remove(club, user, data.name))
        case types.LeaveClub():
            clubs.leave(club, user)
            services.disconnect(user)
        case types.RenewInvite():
            clubs.renew_invite(club, user)
        case types.DescribeClub():
            clubs.describe(club, user, data.about, data.listed)
        case types.DissolveClub():
            people = [one.user for one in clubs.store.people(club)]
            clubs.dissolve(club, user)
            for one in people:
                services.disconnect(one)


def _told(request: AnyRequest, club: str, invite: str = "") -> types.ClubData:
    clubs, user = services_of(request).clubs, principal_of(request).user
    stored = clubs.seen(club, user, invite)
    role = clubs.store.role(club, user) if user is not None else ""
    people = clubs.store.people(club) if role in MEMBERS else []
    members = [types.MemberData(one.name, one.role, one.since) for one in people if one.role in MEMBERS]
    asking = [types.MemberData(one.name, one.role, one.since) for one in people if one.role == ASKED]
    lets_in = role in LETS_IN
    invited = stored.invite if lets_in else ""
    count = clubs.store.count(club)
    about = (stored.id, stored.name, stored.about, stored.listed, count, role)
    return types.ClubData(*about, members, asking if lets_in else [], invited)


def _check_member(request: AnyRequest, club: str) -> int:
    user = principal_of(request).must_have_account()
    if not services_of(request).clubs.is_member(club, user):
        raise Missing("no-such-club")
    return user


@get("/api/clubs/{club:str}/games", summary="The tables of a club, for members", sync_to_thread=False)
def show_club_games(request: AnyRequest, club: Club) -> list[Json]:
    services = services_of(request)
    _check_member(request, club)
    listed = services.games.summaries(services.clubs.store.games_of(club))
    return [with_own_seats(services, one, principal_of(request).player) for one in listed]


@post("/api/clubs/{club:str}/games", summary="A new table that members alone may see", sync_to_thread=False)
def open_club_table(request: AnyRequest, club: Club, data: Annotated[requests.NewTable, Body()]) -> Opened:
    _check_member(request, club)
    return opened_table(request, data, club)


@get("/api/clubs/{club:str}/tournaments", summary="The tournaments of a club, for members", sync_to_thread=False)
def show_club_tournaments(request: AnyRequest, club: Club) -> list[TournamentSummary]:
    user, store = _check_member(request, club), services_of(request).tournament_store
    return [summary(store.load(one), user) for one in store.of_club(club)]


HANDLERS: Final = (
    show_clubs, found, show_club, join, act, show_club_games, open_club_table, show_club_tournaments,
)  # fmt: skip
