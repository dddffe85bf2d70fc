"""Routes to reasons: why a thing cannot be chosen now, and what cannot be done. Only for the seat that is asked."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import QueryParameter

from pelagos.kernel.title import Json
from pelagos.server.errors import Forbidden
from pelagos.server.routes.request_context import texts_of
from pelagos.server.routes.tables import Game, seen
from pelagos.study.reasons import not_offered, why_not_chosen

AnyRequest = Request[Any, Any, Any]
Phrase = Annotated[str, QueryParameter(max_length=200)]
Word = Annotated[str, QueryParameter(min_length=1, max_length=40)]


@get("/api/games/{game:str}/reason", summary="Why a thing cannot be chosen now", sync_to_thread=False)
def show_reason(request: AnyRequest, game: Game, domain: Word, word: Word, say: Phrase = "") -> Json:
    """Whoever is not asked is told so; a page may ask just when its turn is over."""
    live, viewer, _ = seen(request, game)
    play, texts = live.table.running(), texts_of(request)
    if play.who != viewer:
        return {"offered": False, "says": texts.error(Forbidden("not-asked")), "clause": ""}
    offered, refusal = why_not_chosen(play, domain, word, say)
    says = "" if refusal is None else texts.refusal(live.table.rules, refusal)
    return {"offered": offered, "says": says, "clause": refusal.kind.clause if refusal else ""}


@get("/api/games/{game:str}/not-offered", summary="What cannot be done now, and why", sync_to_thread=False)
def show_not_offered(request: AnyRequest, game: Game) -> Json:
    """Every kind of answer of the title; nothing for those who are not asked."""
    live, viewer, _ = seen(request, game)
    play, rules, texts = live.table.running(), live.table.rules, texts_of(request)
    deeds = not_offered(play) if play.who == viewer else []
    return {
        "deeds": [
            {
                "pattern": deed.pattern,
                "says": texts.refusal(rules, deed.refusal),
                "clause": deed.refusal.kind.clause,
                "here": deed.here,
            }
            for deed in deeds
        ]
    }


HANDLERS: Final = (show_reason, show_not_offered)
