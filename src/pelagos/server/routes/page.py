"""Routes of the page: its files, sentences, icons, rules; the geometry of a board and the lexicon of a game."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from pelagos.kernel.title import Rules
from pelagos.kernel.view import view
from pelagos.pictures.adapter import growing_part
from pelagos.server.errors import Missing
from pelagos.server.page_cache import CachedPage, cached_page
from pelagos.server.rendering import render_job
from pelagos.server.replies.page_files import drawings, joined, sentences_of
from pelagos.server.routes.request_context import services_of, texts_of
from pelagos.server.routes.tables import Game, seen
from pelagos.texts.lexicon import lexicon
from pelagos.texts.rulebook import rulebook

AnyRequest = Request[Any, Any, Any]
Sent = Response[bytes]
JSON: Final = "application/json"
FTL: Final = "text/plain"
SVG: Final = "image/svg+xml"
HTML: Final = "text/html"
TYPES: Final = {
    ".css": "text/css",
    ".html": HTML,
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": JSON,
    ".png": "image/png",
    ".svg": SVG,
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The kinds of files that a page consists of; no other is sent."""
NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,120}")
NOT_PAGES: Final = ("api", "assets", "icons", "schema", "texts")
"""First parts of addresses that are never paths within the page."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files with their content in their name."""
ASK_AGAIN: Final = "no-cache"
OWN: Final = "private, no-cache"
BY_LANGUAGE: Final = "Accept-Encoding, Accept-Language"
"""What a response depends on that is told in the reader's language."""
COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))


def sent(request: AnyRequest, found: CachedPage, media: str, caching: str, vary: str = "Accept-Encoding") -> Sent:
    """Compressed if the client accepts it; 304 if the client has it already."""
    headers = {"ETag": found.tag, "Cache-Control": caching, "Vary": vary}
    if found.tag in [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type=media)
    if found.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.gzipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=media)
    return Response(found.body, headers=headers, media_type=media)


# files


@get("/", summary="The page", include_in_schema=False, sync_to_thread=False)
def show_home(request: AnyRequest) -> Sent:
    return home(request)


@get("/{rest:path}", summary="A place in the page", include_in_schema=False, sync_to_thread=False)
def show_page(request: AnyRequest, rest: FromPath[str]) -> Sent:
    """Every address that is nothing else is a path within the page, which has a router of its own."""
    parts = [part for part in rest.split("/") if part]
    if parts and parts[0] in NOT_PAGES:
        raise Missing("no-such-door")
    if len(parts) == 1 and Path(parts[0]).suffix in TYPES:
        return _file(request, services_of(request).config.page, parts[0], ASK_AGAIN)
    return home(request)


@get("/assets/{name:str}", summary="A file of the page", include_in_schema=False, sync_to_thread=False)
def show_asset(request: AnyRequest, name: FromPath[str]) -> Sent:
    return _file(request, services_of(request).config.page / "assets", name, FOREVER)


def _file(request: AnyRequest, folder: Path, name: str, caching: str) -> Sent:
    """Names are letters, digits and a few marks, so that no name leads out of the folder."""
    media = TYPES.get(Path(name).suffix)
    path = folder / name
    if media is None or not NAME.fullmatch(name) or not path.is_file():
        raise Missing("no-such-door")
    wanted = request.headers.get("accept-encoding", "")
    for coding, suffix in COMPRESSED:
        compressed = folder / f"{name}{suffix}"
        if coding in wanted and compressed.is_file():
            body = compressed.read_bytes()
            headers = {"Cache-Control": caching, "Vary": "Accept-Encoding", "Content-Encoding": coding}
            return Response(body, headers=headers, media_type=media)
    stat = path.stat()
    key = ("file", path, stat.st_mtime_ns, stat.st_size)
    return sent(request, services_of(request).page_cache.get(key, path.read_bytes), media, caching)


def home(request: AnyRequest) -> Sent:
    folder = services_of(request).config.page
    if not (folder / "index.html").is_file():
        return _not_built(request)
    return _file(request, folder, "index.html", ASK_AGAIN)


def _not_built(request: AnyRequest) -> Sent:
    sentence = html.escape(texts_of(request).error(Missing("page-not-built")))
    body = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Pelagos</title><p>{sentence}</p></html>\n'
    return Response(body.encode(), status_code=503, media_type=HTML)


# sentences and drawings


@get("/texts/{language:str}/{file:str}", summary="Sentences, as Fluent", sync_to_thread=False)
def show_texts(request: AnyRequest, language: FromPath[str], file: FromPath[str]) -> Sent:
    """English stands in for what a language lacks. What titles add to a file, `<title>-<file>`, comes with it."""
    found = sentences_of(tuple(services_of(request).titles.values()), language, file)
    if not found:
        raise Missing("no-such-door")
    read = services_of(request).page_cache.get(("texts", language, file), lambda: joined(found))
    return sent(request, read, FTL, ASK_AGAIN)


@get("/icons/{name:str}", summary="A drawing", sync_to_thread=False)
def show_icon(request: AnyRequest, name: FromPath[str]) -> Sent:
    drawn = drawings().get(name)
    if drawn is None:
        raise Missing("no-such-door")
    return sent(request, services_of(request).page_cache.get(("icons", name), drawn.encode), SVG, ASK_AGAIN)


# rules


@get("/api/rules/{title:str}", summary="The rules page of a title", sync_to_thread=False)
def show_rules(request: AnyRequest, title: FromPath[str]) -> Sent:
    return sent(request, _rulebook(request, title), JSON, ASK_AGAIN, BY_LANGUAGE)


@get("/api/rules/{title:str}/clauses/{clause:str}", summary="One clause of the rules", sync_to_thread=False)
def show_clause(request: AnyRequest, title: FromPath[str], clause: FromPath[str]) -> Sent:
    clauses = msgspec.json.decode(_rulebook(request, title).body)["clauses"]
    if clause not in clauses:
        raise Missing("no-such-clause", wanted=clause[:40])
    return sent(request, cached_page(_json({"id": clause, **clauses[clause]})), JSON, ASK_AGAIN, BY_LANGUAGE)


def _rulebook(request: AnyRequest, title: str) -> CachedPage:
    if title not in services_of(request).titles:
        raise Missing("no-such-door")
    language = texts_of(request).language
    return services_of(request).page_cache.get(("rules", title, language), lambda: _json(rulebook(title, language)))


# one game


@get("/api/games/{game:str}/lexicon", summary="What the words of a game mean", sync_to_thread=False)
def show_lexicon(request: AnyRequest, game: Game) -> Sent:
    live, _, _ = seen(request, game)
    services, texts, rules = services_of(request), texts_of(request), live.table.rules
    found = services.page_cache.get(("lexicon", texts.language, *_setup(rules)), lambda: _json(lexicon(rules, texts)))
    return sent(request, found, JSON, OWN, BY_LANGUAGE)


@get("/api/games/{game:str}/geometry", summary="Where everything lies")
async def show_geometry(
    request: AnyRequest,
    game: Game,
    small: Annotated[bool, QueryParameter()] = False,
    at: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
) -> Sent:
    """Made from what the viewer sees, or saw after so many answers: a board that grows tells them nothing more."""
    live, viewer, _ = seen(request, game)
    rules, play = live.table.rules, live.table.play
    if play is None:
        fields = {}
    elif at is None or at >= len(play.log):
        fields = view(rules, play.g, viewer)["fields"]
    else:
        fields = live.past.frames(viewer, at, at + 1)[0]["view"]["fields"]
    shown = growing_part(rules, fields)
    return sent(request, await services_of(request).drawing(render_job(rules, shown, small)), JSON, OWN)


def _setup(rules: Rules) -> tuple[Any, ...]:
    setup = rules.setup
    return rules.title.name, setup.seats, setup.board, tuple(sorted(setup.options.items()))


def _json(data: Any) -> bytes:
    return msgspec.json.encode(data)


HANDLERS: Final = (
    show_home,
    show_page,
    show_asset,
    show_texts,
    show_icon,
    show_rules,
    show_clause,
    show_lexicon,
    show_geometry,
)
