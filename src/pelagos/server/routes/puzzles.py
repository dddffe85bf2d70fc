"""Routes of puzzles: which there are, and solving one."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import Body, FromPath

from pelagos.puzzles.shelf import puzzle_named
from pelagos.server.identity import Principal
from pelagos.server.ids import network_mark, new_guest, new_key
from pelagos.server.lesson_types import PupilName
from pelagos.server.names import Names
from pelagos.server.new_tables import check_open_tables
from pelagos.server.puzzle_types import TitlePuzzles
from pelagos.server.replies.puzzles import puzzle_lists, puzzle_table
from pelagos.server.reply_types import Opened
from pelagos.server.routes.request_context import client_of, principal_of, services_of

AnyRequest = Request[Any, Any, Any]


@get("/api/puzzles", summary="The puzzles of every title, and that of the day", sync_to_thread=False)
def show_puzzles(request: AnyRequest) -> list[TitlePuzzles]:
    services = services_of(request)
    return puzzle_lists(services.titles, services.clock.now())


@post("/api/puzzles/{title:str}/{puzzle:str}", summary="Solve a puzzle, at a table of its own", sync_to_thread=False)
def open_puzzle(
    request: AnyRequest, title: FromPath[str], puzzle: FromPath[str], data: Annotated[PupilName, Body()]
) -> Opened:
    """A table for one: solo, never rated, in no list."""
    services, principal = services_of(request), principal_of(request)
    services.sanctions.check_not_banned(principal.player, client_of(request))
    services.new_tables.take(client_of(request))
    network = network_mark(client_of(request))
    check_open_tables(services, principal, network)
    owner = principal.player if principal.user is not None else new_guest()
    table, solver = puzzle_table(puzzle_named(title, puzzle), services.titles, owner)
    names = Names(services.people)
    shown = names.at_table(Principal(principal.user, principal.name), data.name or principal.name, table)
    table.sit(solver, owner, shown)
    table.start(owner, services.clock.now())
    key = "" if principal.user is not None else new_key()
    live = services.tables.open(table, False, [(key, owner)] if key else [], network)
    return Opened(live.game, {str(solver): key} if key else {}, table.version, table.commit)


HANDLERS: Final = (show_puzzles, open_puzzle)
