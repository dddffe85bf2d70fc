"""Routes of the lobby: titles, lists of tables, new tables, tables from records."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import Body, QueryParameter

from pelagos.bots.roster import check_bot
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.errors import BadRequest, CannotOpen
from pelagos.server.identity import ANONYMOUS, Principal
from pelagos.server.ids import network_mark, new_game, new_guest, new_key, new_secret
from pelagos.server.moderation.recent_authors import Author
from pelagos.server.names import Names
from pelagos.server.new_tables import check_open_tables
from pelagos.server.replies.lobby import asked_rules, table_from_record, title_facts
from pelagos.server.reply_types import Opened
from pelagos.server.routes.request_context import client_of, principal_of, services_of
from pelagos.server.services import Services
from pelagos.server.summaries import full_summary
from pelagos.table.table import Table
from pelagos.table.terms import read_terms

AnyRequest = Request[Any, Any, Any]
Before = Annotated[int, QueryParameter(ge=0, le=2**53)]
List = Literal["open", "running", "over", "mine", "waiting", "post"]
PHASES: Final = {"open": "waiting", "running": "running", "over": "over"}


@get("/api/titles", summary="What can be played, and how", sync_to_thread=False)
def show_titles(request: AnyRequest) -> list[Json]:
    return [title_facts(title) for title in services_of(request).titles.values()]


@get("/api/games", summary="Lists of tables, newest first", sync_to_thread=False)
def show_games(
    request: AnyRequest,
    which: Annotated[List, QueryParameter(name="list")] = "open",
    before: Before = 2**53,
    since: Before = 0,
) -> list[Json]:
    """`mine`, `waiting` and `post` need an account. `since` is for `post`: games that ended before are left out."""
    services = services_of(request)
    if which in PHASES:
        return _broken_marked(services, services.games.public(PHASES[which], before))
    principal = principal_of(request)
    principal.must_have_account()
    if which == "post":
        return _broken_marked(services, services.games.by_post(principal.player, since, services.clock.time_at))
    played = services.games.of_player(principal.player, before, which == "waiting")
    found = [summary for summary in played if not summary["terms"].get("lesson")]
    return _broken_marked(services, [with_own_seats(services, summary, principal.player) for summary in found])


@post("/api/cards", summary="Tables known by their keys", status_code=200, sync_to_thread=False)
def show_cards(request: AnyRequest, data: Annotated[requests.SummariesRequest, Body()]) -> list[Json]:
    """For those without an account. A table or a key that is not known is left out."""
    services = services_of(request)
    found: list[Json] = []
    for game, key in data.games.items():
        try:
            somebody = services.authenticator.by_key(key) if key else ANONYMOUS
            player = somebody.at(game)
            services.clubs.check_game(game, somebody)
            found += _summary(services, game, player)
        except PelagosError:
            continue
    return found


def _summary(services: Services, game: str, player: str) -> list[Json]:
    """Of a table that cannot be opened, what was last noted for lists."""
    try:
        return [full_summary(services.tables.live(game), player)]
    except CannotOpen:
        noted = services.games.summaries([game])
        return _broken_marked(services, [with_own_seats(services, summary, player) for summary in noted])


def _broken_marked(services: Services, summaries: list[Json]) -> list[Json]:
    """A table that cannot be opened is shown as such, and waits for nobody."""
    broken = services.tables.broken
    return [{**one, "broken": True, "waiting": False} if one["game"] in broken else one for one in summaries]


def with_own_seats(services: Services, summary: Json, player: str) -> Json:
    seats = [seat for seat, other in services.games.players(summary["game"]) if other == player]
    return {**summary, "you": seats, "waiting": summary["asked"] in seats}


@post("/api/games", summary="A new table", sync_to_thread=False)
def open_table(request: AnyRequest, data: Annotated[requests.NewTable, Body()]) -> Opened:
    return opened_table(request, data)


def opened_table(request: AnyRequest, data: requests.NewTable, club: str = "") -> Opened:
    """In a club: for its members alone, and in no other list."""
    services, principal = services_of(request), principal_of(request)
    services.sanctions.check_not_banned(principal.player, client_of(request))
    services.new_tables.take(client_of(request))
    rules = asked_rules(services.titles, data)
    chairs = data.chairs or [requests.ChairRequest("open")] * rules.setup.seats
    if len(chairs) != rules.setup.seats:
        raise BadRequest("wrong-chairs", chairs=len(chairs), seats=rules.setup.seats)
    check_bot(data.terms.level)
    if data.terms.practice and data.public:
        raise BadRequest("practice-is-unlisted")
    owner = principal.player if principal.user is not None else new_guest()
    network = network_mark(client_of(request))
    check_open_tables(services, principal, network)
    table = Table(rules, owner, new_secret(), read_terms(msgspec.to_builtins(data.terms)))
    keys = _seated(table, chairs, principal, owner, data.nonce, Names(services.people))
    if data.start:
        table.start(owner, services.clock.now())
    game, public = new_game(), data.public and not club
    if club:
        services.clubs.note_game(game, club)
    live = services.tables.open(table, public, [(key, player) for _, player, key in keys], network, game)
    services.authors.note_guest(Author(owner, client_of(request)))
    return Opened(live.game, {str(seat): key for seat, _, key in keys}, table.version, table.commit)


def _seated(
    table: Table,
    chairs: list[requests.ChairRequest],
    principal: Principal,
    owner: str,
    nonce: str,
    names: Names,
) -> list[tuple[int, str, str]]:
    """Seat the owner, perhaps several times, and bots. Gives seat, player and key of whoever needs a key."""
    keys: list[tuple[int, str, str]] = []
    mine = 0
    for seat, chair in enumerate(chairs):
        if chair.kind == "bot":
            check_bot(chair.level)
            table.seat_bot(owner, seat, chair.level)
        elif chair.kind == "me":
            player = owner if mine == 0 else new_guest()
            person = Principal(principal.user, principal.name)
            table.sit(seat, player, names.at_table(person, chair.name or principal.name, table), nonce)
            if player != principal.player:
                keys.append((seat, player, new_key()))
            mine += 1
    if mine == 0 and principal.user is None:
        raise BadRequest("nobody-sits")
    return keys


@post("/api/games/import", summary="A table from a record", sync_to_thread=False)
def import_table(request: AnyRequest, data: Annotated[requests.Imported, Body()]) -> Opened:
    """A finished game is shown; an unfinished one goes on when everybody has sat down."""
    services, principal = services_of(request), principal_of(request)
    services.sanctions.check_not_banned(principal.player, client_of(request))
    services.new_tables.take(client_of(request))
    owner = principal.player if principal.user is not None else new_guest()
    network = network_mark(client_of(request))
    check_open_tables(services, principal, network)
    table = table_from_record(data.record, services.titles, owner)
    key = "" if principal.user is not None else new_key()
    live = services.tables.open(table, data.public, [(key, owner)] if key else [], network)
    return Opened(live.game, {"owner": key} if key else {}, table.version, table.commit)


HANDLERS: Final = (show_titles, show_games, show_cards, open_table, import_table)
