"""At every door: who speaks, from where, in which language; and the protection of cookies."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from pelagos.server.config import Config
from pelagos.server.errors import Forbidden
from pelagos.server.house import House
from pelagos.server.identity import COOKIE, STRANGER, Speaker
from pelagos.texts import Texts

Visit = ASGIConnection[Any, Any, Any, Any]
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
MARK: Final = "x-pelagos"


def house_of(visit: Visit) -> House:
    house: House = visit.app.state.house
    return house


def texts_of(visit: Visit) -> Texts:
    return house_of(visit).language(visit.headers.get("accept-language", ""))


def speaker_of(visit: Visit) -> Speaker:
    """By header, else by cookie. Something that changes anything and rests on a cookie must come from our own page."""
    house = house_of(visit)
    header = visit.headers.get("authorization", "")
    if header:
        return house.identities.by_header(header)
    session = visit.cookies.get(COOKIE, "")
    if not session:
        return STRANGER
    if visit.scope.get("method", "GET") not in SAFE:
        check_own_page(visit)
    return house.identities.by_session(session)


def check_own_page(visit: Visit) -> None:
    """Another site cannot set our header, and browsers tell where a request comes from."""
    if MARK not in visit.headers or not from_own_origin(visit):
        raise Forbidden("not-our-page")


def from_own_origin(visit: Visit) -> bool:
    """No origin: no browser, or a plain visit. Else it must be ours."""
    origin = visit.headers.get("origin", "")
    return not origin or origin in origins_of(visit)


def origins_of(visit: Visit) -> list[str]:
    config: Config = house_of(visit).config
    if config.origins:
        return list(config.origins)
    host = visit.headers.get("host", "")
    return [f"http://{host}", f"https://{host}"] if _is_local(host, config) else []


def _is_local(host: str, config: Config) -> bool:
    """Without configured origins only names of this machine are ours, so that no foreign name can be pointed at it."""
    name = urlsplit(f"//{host}").hostname or ""
    return name in ("localhost", "127.0.0.1", "::1", config.host) or config.host == "0.0.0.0"


def visitor_of(visit: Visit) -> str:
    """Whose bucket a request is taken from: the address, as far as proxies are believed."""
    address = visit.client.host if visit.client else "nowhere"
    if address in house_of(visit).config.proxies:
        forwarded = visit.headers.get("x-forwarded-for", "")
        return forwarded.rpartition(",")[2].strip() or address
    return address
