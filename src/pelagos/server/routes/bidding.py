"""Routes about bidding: the ledger of a game, and what a standing order would do before it is left."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json
from pelagos.kernel.view import view
from pelagos.server.errors import Forbidden
from pelagos.server.routes.history import past_frames
from pelagos.server.routes.tables import seen
from pelagos.study.ledger import ledger
from pelagos.table.errors import Refused
from pelagos.table.standing_orders import Wake, bidding_words, leave_order, reply_to
from pelagos.table.waiting_room import OVER

AnyRequest = Request[Any, Any, Any]
Game = FromPath[str]
OrderText = Annotated[str, QueryParameter(max_length=400)]


@get("/api/games/{game:str}/ledger", summary="Who bid what, and where gold came from and went", sync_to_thread=False)
def show_ledger(request: AnyRequest, game: Game) -> Json:
    """While the game runs as far as whoever asks can reckon; when it is over all of it.

    A game whose past cannot be played under the rules as they are now has none.
    """
    live, viewer, _ = seen(request, game)
    play = live.table.play
    if play is None:
        raise Refused("not-started")
    if play.rules_changed:
        past_frames(live, viewer, 0, 0)
    return {"ledger": ledger(live.table.rules, play.log, None if live.table.phase == OVER else viewer)}


@get("/api/games/{game:str}/order-preview", summary="What a standing order would do now", sync_to_thread=False)
def show_order_preview(request: AnyRequest, game: Game, text: OrderText = "") -> Json:
    """Nothing is left at the table. The parts of the text are those that a form shows; without text there are none."""
    live, viewer, _ = seen(request, game)
    if viewer == SPECTATOR:
        raise Forbidden("not-seated")
    play, rules = live.table.running(), live.table.rules
    gods, free = bidding_words(rules)
    words = {"gods": list(gods), "free": free, "asked": play.who == viewer}
    if not text.strip():
        return {**words, "order": None, "says": None, "wakes": None}
    shown = view(rules, play.g, viewer)
    standing = leave_order(rules, shown, text)
    reply = reply_to(rules, shown, play.options() if play.who == viewer else [], standing)
    return {
        **words,
        "order": standing.order.plain(),
        "says": reply if isinstance(reply, str) else None,
        "wakes": reply.plain() if isinstance(reply, Wake) else None,
    }


HANDLERS: Final = (show_ledger, show_order_preview)
