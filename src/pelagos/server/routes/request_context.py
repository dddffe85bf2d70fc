"""What every route needs of a request: who sent it, from where, in which language; and CSRF protection."""

from __future__ import annotations

import ipaddress
import re
import socket
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from pelagos.server.config import ANYWHERE, Config
from pelagos.server.errors import BadRequest, Forbidden
from pelagos.server.identity import ANONYMOUS, COOKIE, Principal
from pelagos.server.networks import network_of
from pelagos.server.services import Services
from pelagos.texts import Texts

AnyConnection = ASGIConnection[Any, Any, Any, Any]
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OFFLINE: Final = "/offline/"
"""Where the table without a server is served."""
CSRF_HEADER: Final = "x-pelagos"
HOST: Final = re.compile(r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?", re.IGNORECASE)
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


def services_of(request: AnyConnection) -> Services:
    services: Services = request.app.state.services
    return services


def texts_of(request: AnyConnection) -> Texts:
    return services_of(request).language(request.headers.get("accept-language", ""))


def principal_of(request: AnyConnection) -> Principal:
    """By header, else by cookie. A request that changes something by a cookie must come from our own page."""
    services = services_of(request)
    header = request.headers.get("authorization", "")
    if header:
        return services.authenticator.by_header(header)
    session = request.cookies.get(COOKIE, "")
    if not session:
        return ANONYMOUS
    if request.scope.get("method", "GET") not in SAFE:
        check_own_page(request)
    return services.authenticator.by_session(session)


# origins and hosts


def check_own_page(request: AnyConnection) -> None:
    """Against cross-site request forgery: another site cannot set our header, and browsers send the origin."""
    if CSRF_HEADER not in request.headers or not from_own_origin(request):
        raise Forbidden("not-our-page")


def from_own_origin(request: AnyConnection) -> bool:
    """No origin: no browser, or plain navigation. Else it must be ours; `null`, which a sandbox sends, is not."""
    origin = request.headers.get("origin", "")
    return not origin or origin in origins_of(request)


def origins_of(request: AnyConnection) -> list[str]:
    config: Config = services_of(request).config
    host = request.headers.get("host", "")
    here = [f"http://{host}", f"https://{host}"] if is_our_host(host, config) else []
    return [*config.origins, *here]


def check_host(request: AnyConnection) -> None:
    """A request must name a host that is ours."""
    if not is_our_host(request.headers.get("host", ""), services_of(request).config):
        raise BadRequest("unknown-host")


def is_our_host(host: str, config: Config) -> bool:
    """Against DNS rebinding: a foreign name that points at this machine is not ours; an address cannot be made to."""
    read = HOST.fullmatch(host)
    if read is None:
        return False
    name = read[1].strip("[]").lower()
    if name in (*LOCAL, config.host.lower()) or host.lower() in [urlsplit(origin).netloc for origin in config.origins]:
        return True
    return config.host in ANYWHERE and (_is_address(name) or name in _own_names())


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _own_names() -> tuple[str, ...]:
    """What this machine is called in its own network."""
    name = socket.gethostname().lower()
    return name, f"{name}.local"


# rate limits


def client_of(request: AnyConnection) -> str:
    """Whose token bucket a request is taken from: the nearest address that is not one of our proxies."""
    proxies = services_of(request).config.proxies
    address = request.client.host if request.client else "nowhere"
    if address in proxies:
        forwarded = [part.strip() for part in request.headers.get("x-forwarded-for", "").split(",")]
        others = [part for part in forwarded if part and part not in proxies]
        address = others[-1] if others else address
    return network_of(address)
