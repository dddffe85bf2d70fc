"""Routes of tournaments: lists, one of them, taking part, what its organiser does, files of it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.params import Body, FromPath

from pelagos.bots.roster import check_bot
from pelagos.kernel.title import Json
from pelagos.server import tournament_types as types
from pelagos.server.replies.tournaments import as_csv, as_json, summary, told
from pelagos.server.routes.request_context import client_of, principal_of, services_of
from pelagos.server.services import Services
from pelagos.server.store.tournaments import StoredTournament
from pelagos.server.tournaments import written

AnyRequest = Request[Any, Any, Any]
Tournament = FromPath[str]


@get("/api/tournaments", summary="Tournaments: those for everybody, and yours", sync_to_thread=False)
def show_tournaments(request: AnyRequest) -> list[types.TournamentSummary]:
    store, user = services_of(request).tournament_store, principal_of(request).user
    return [summary(store.load(tournament), user) for tournament in store.listed(user)]


@post("/api/tournaments", summary="Announce a tournament", sync_to_thread=False)
def announce(request: AnyRequest, data: Annotated[types.NewTournament, Body()]) -> types.TournamentData:
    """You are its organiser. The draw is committed to from now on."""
    services, principal = services_of(request), principal_of(request)
    user = principal.must_have_account()
    services.sanctions.check_not_banned(principal.player, client_of(request))
    services.new_tables.take(client_of(request))
    check_bot(data.terms.level)
    return _told(request, services.tournaments.announce(user, data))


@get("/api/tournaments/{tournament:str}", summary="A tournament, its rounds and standings", sync_to_thread=False)
def show_tournament(request: AnyRequest, tournament: Tournament) -> types.TournamentData:
    """Who knows the address of one that is in no list may see it."""
    return _told(request, tournament)


@post("/api/tournaments/{tournament:str}/entry", summary="Take part", status_code=200, sync_to_thread=False)
def enter(
    request: AnyRequest, tournament: Tournament, data: Annotated[types.TournamentEntry, Body()]
) -> types.TournamentData:
    services, principal = services_of(request), principal_of(request)
    services.tournaments.enter(services.tournament_store.load(tournament), principal, data.nonce)
    return _told(request, tournament)


@delete("/api/tournaments/{tournament:str}/entry", summary="Take part no more", status_code=200, sync_to_thread=False)
def leave(request: AnyRequest, tournament: Tournament) -> types.TournamentData:
    """Before the start you are taken off the list; later you are paired no more."""
    services, user = services_of(request), principal_of(request).must_have_account()
    services.tournaments.leave(services.tournament_store.load(tournament), user)
    return _told(request, tournament)


@post("/api/tournaments/{tournament:str}/do", summary="What the organiser does", status_code=200, sync_to_thread=False)
def act(
    request: AnyRequest, tournament: Tournament, data: Annotated[types.AnyOrganiserAct, Body()]
) -> types.TournamentData:
    services, user = services_of(request), principal_of(request).must_have_account()
    stored = services.tournament_store.load(tournament)
    services.tournaments.check_organiser(stored, user)
    _done(services, stored, user, data)
    return _told(request, tournament)


@post("/api/tournaments/{tournament:str}/season", summary="The next season of a league", sync_to_thread=False)
def announce_next_season(
    request: AnyRequest, tournament: Tournament, data: Annotated[types.NextSeason, Body()]
) -> types.TournamentData:
    """For its organiser. Whoever is registered by it may leave before it begins."""
    services, user = services_of(request), principal_of(request).must_have_account()
    stored = services.tournament_store.load(tournament)
    services.tournaments.check_organiser(stored, user)
    services.new_tables.take(client_of(request))
    return _told(request, services.tournaments.next_season(stored, user, data.name))


def _done(services: Services, stored: StoredTournament, user: int, data: types.AnyOrganiserAct) -> None:
    tournaments, note = services.tournaments, written(data.note)
    match data:
        case types.StartTournament():
            tournaments.start(stored, user, note)
        case types.PairRound():
            tournaments.pair(stored, user, note)
        case types.SetResult():
            tournaments.set_result(stored, user, data.table, data.places, note)
        case types.WithdrawEntrant():
            tournaments.withdraw(stored, user, data.entrant, note)
        case types.SubstituteEntrant():
            tournaments.substitute(stored, user, data.entrant, data.name, note)
        case types.AddBot():
            check_bot(data.level)
            tournaments.add_bot(stored, user, data.level, note)
        case types.CancelTournament():
            tournaments.cancel(stored, user, note)


def _told(request: AnyRequest, tournament: str) -> types.TournamentData:
    services = services_of(request)
    store = services.tournament_store
    return told(store, services.people, store.load(tournament), principal_of(request).user)


# files


@get("/api/tournaments/{tournament:str}/export", summary="All that the draw follows from", sync_to_thread=False)
def export(request: AnyRequest, tournament: Tournament) -> Response[Json]:
    store = services_of(request).tournament_store
    return Response(as_json(store, store.load(tournament)), headers=_attached(f"{tournament}.json"))


@get("/api/tournaments/{tournament:str}/standings", summary="The standings as CSV", sync_to_thread=False)
def export_standings(request: AnyRequest, tournament: Tournament) -> Response[str]:
    text = as_csv(services_of(request).tournament_store.load(tournament))
    return Response(text, media_type="text/csv; charset=utf-8", headers=_attached(f"{tournament}.csv"))


def _attached(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="tournament-{name}"'}


HANDLERS: Final = (
    show_tournaments, announce, show_tournament, enter, leave, act, announce_next_season, export, export_standings,
)  # fmt: skip
