"""Routes to reasons: why a thing cannot be chosen now, and what cannot be done. Only for the seat that is asked."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import QueryParameter

from pelagos.kernel.title import Json
from pelagos.server.replies import question
from pelagos.server.routes.request_context import texts_of
from pelagos.server.routes.tables import Game, seen

AnyRequest = Request[Any, Any, Any]
Phrase = Annotated[str, QueryParameter(max_length=200)]
Word = Annotated[str, QueryParameter(min_length=1, max_length=40)]


@get("/api/games/{game:str}/reason", summary="Why a thing cannot be chosen now", sync_to_thread=False)
def show_reason(request: AnyRequest, game: Game, domain: Word, word: Word, say: Phrase = "") -> Json:
    """Whoever is not asked is told so; a page may ask just when its turn is over."""
    live, viewer, _ = seen(request, game)
    return question.reason(live.table, viewer, domain, word, say, texts_of(request))


@get("/api/games/{game:str}/not-offered", summary="What cannot be done now, and why", sync_to_thread=False)
def show_not_offered(request: AnyRequest, game: Game) -> Json:
    """Every kind of answer of the title; nothing for those who are not asked."""
    live, viewer, _ = seen(request, game)
    return question.not_offered_now(live.table, viewer, texts_of(request))


HANDLERS: Final = (show_reason, show_not_offered)
