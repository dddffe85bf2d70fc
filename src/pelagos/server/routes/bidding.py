"""Routes about bidding: the ledger of a game, and what a standing order would do before it is left."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from pelagos.kernel.title import Json
from pelagos.server.replies import question
from pelagos.server.routes.tables import seen

AnyRequest = Request[Any, Any, Any]
Game = FromPath[str]
OrderText = Annotated[str, QueryParameter(max_length=400)]


@get("/api/games/{game:str}/ledger", summary="Who bid what, and where gold came from and went", sync_to_thread=False)
def show_ledger(request: AnyRequest, game: Game) -> Json:
    """While the game runs as far as whoever asks can reckon; when it is over all of it."""
    live, viewer, _ = seen(request, game)
    return live.past.ledger(viewer)


@get("/api/games/{game:str}/order-preview", summary="What a standing order would do now", sync_to_thread=False)
def show_order_preview(request: AnyRequest, game: Game, text: OrderText = "") -> Json:
    """Nothing is left at the table. The parts of the text are those that a form shows; without text there are none."""
    live, viewer, _ = seen(request, game)
    return question.order_preview(live.table, viewer, text)


HANDLERS: Final = (show_ledger, show_order_preview)
