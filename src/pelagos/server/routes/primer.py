"""Routes of the five minutes of each title: what they hold, pictures by the board's own code, and examples to play."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.params import Body, FromPath, QueryParameter

from pelagos.kernel.title import Title
from pelagos.primer.primer import Primer
from pelagos.server.errors import Missing
from pelagos.server.identity import Principal
from pelagos.server.ids import network_mark, new_guest, new_key
from pelagos.server.names import Names
from pelagos.server.new_tables import check_open_tables
from pelagos.server.primer_types import ExampleRequest, PrimerData
from pelagos.server.replies.primer import example_table, primer_data, primer_named, section_picture
from pelagos.server.reply_types import Opened
from pelagos.server.routes.request_context import client_of, principal_of, services_of

AnyRequest = Request[Any, Any, Any]
Theme = Annotated[Literal["light", "dark"], QueryParameter()]
SVG: Final = "image/svg+xml"
A_DAY: Final = "public, max-age=86400"


def _primer(request: AnyRequest, name: str) -> tuple[Title, Primer]:
    return primer_named(services_of(request).titles, name)


@get("/api/primer/{title:str}", summary="A title in five minutes", sync_to_thread=False)
def show_primer(request: AnyRequest, title: FromPath[str]) -> PrimerData:
    return primer_data(*_primer(request, title))


@get("/api/primer/{title:str}/pictures/{section:str}", summary="The picture beside a section", sync_to_thread=True)
def show_section(
    request: AnyRequest, title: FromPath[str], section: FromPath[str], theme: Theme = "light"
) -> Response[str]:
    """Drawn by the code that draws boards, outside the loop, and once."""
    known, primer = _primer(request, title)
    if section not in [one.name for one in primer.sections]:
        raise Missing("no-primer", title=title)
    return Response(section_picture(known, section, theme), media_type=SVG, headers={"Cache-Control": A_DAY})


@post("/api/primer/{title:str}/examples/{domain:str}/{word:str}", summary="Try something out", sync_to_thread=False)
def open_example(
    request: AnyRequest,
    title: FromPath[str],
    domain: FromPath[str],
    word: FromPath[str],
    data: Annotated[ExampleRequest, Body()],
) -> Opened:
    """A practice table in a position where it can be used: one person against bots, in no list."""
    services, principal = services_of(request), principal_of(request)
    known, primer = _primer(request, title)
    services.sanctions.check_not_banned(principal.player, client_of(request))
    services.new_tables.take(client_of(request))
    network = network_mark(client_of(request))
    check_open_tables(services, principal, network)
    owner = principal.player if principal.user is not None else new_guest()
    table, pupil = example_table(known, primer, domain, word, owner)
    shown = Names(services.people).at_table(
        Principal(principal.user, principal.name), data.name or principal.name, table
    )
    table.sit(pupil, owner, shown)
    table.start(owner, services.clock.now())
    key = "" if principal.user is not None else new_key()
    live = services.tables.open(table, False, [(key, owner)] if key else [], network)
    return Opened(live.game, {str(pupil): key} if key else {}, table.version, table.commit)


HANDLERS: Final = (show_primer, show_section, open_example)
