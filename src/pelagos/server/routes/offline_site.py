"""The table without a server, served beside the others: whoever has been there goes on when this server is gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from pelagos.server.errors import Missing
from pelagos.server.routes.page import ASK_AGAIN, NAME, TYPES
from pelagos.server.routes.request_context import OFFLINE, services_of

AnyRequest = Request[Any, Any, Any]
ENGINE_TYPES: Final = {
    **TYPES,
    ".ftl": "text/plain",
    ".gz": "application/gzip",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}
"""The kinds of files that Python in a browser consists of, too."""


@get("/offline", summary="The table without a server", include_in_schema=False, sync_to_thread=False)
def show_site(request: AnyRequest) -> Redirect:
    """Its files are found from its folder, and whether an address ends as one is not told to routes."""
    if services_of(request).config.offline is None:
        raise Missing("no-such-door")
    return Redirect(f"{OFFLINE}index.html")


@get("/offline/{rest:path}", summary="A file of it", include_in_schema=False, sync_to_thread=True)
def show_site_file(request: AnyRequest, rest: FromPath[str]) -> Response[bytes]:
    return _file(services_of(request).config.offline, [part for part in rest.split("/") if part])


def _file(folder: Path | None, parts: list[str]) -> Response[bytes]:
    """Every part of the path is a name, so that none leads out of the folder."""
    media = ENGINE_TYPES.get(Path(parts[-1]).suffix)
    if folder is None or media is None or not all(NAME.fullmatch(part) for part in parts):
        raise Missing("no-such-door")
    path = folder.joinpath(*parts)
    if not path.is_file():
        raise Missing("no-such-door")
    return Response(path.read_bytes(), headers={"Cache-Control": ASK_AGAIN}, media_type=media)


HANDLERS: Final = (show_site, show_site_file)
