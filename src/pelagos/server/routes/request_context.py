"""At every door: who speaks, from where, in which language; and the protection of cookies."""

from __future__ import annotations

import ipaddress
import re
import socket
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from pelagos.server.config import Config
from pelagos.server.errors import BadRequest, Forbidden
from pelagos.server.identity import COOKIE, STRANGER, Principal
from pelagos.server.services import Services
from pelagos.texts import Texts

Visit = ASGIConnection[Any, Any, Any, Any]
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
MARK: Final = "x-pelagos"
HOST: Final = re.compile(r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?", re.IGNORECASE)
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
ANYWHERE: Final = ("0.0.0.0", "::")
"""Hosts to listen at that mean every address of this machine."""
SITE: Final = 64
"""Bits of an address of the sixth version that tell visitors apart; the rest anybody may choose himself."""


def services_of(visit: Visit) -> Services:
    services: Services = visit.app.state.services
    return services


def texts_of(visit: Visit) -> Texts:
    return services_of(visit).language(visit.headers.get("accept-language", ""))


def speaker_of(visit: Visit) -> Principal:
    """By header, else by cookie. Something that changes anything and rests on a cookie must come from our own page."""
    services = services_of(visit)
    header = visit.headers.get("authorization", "")
    if header:
        return services.authenticator.by_header(header)
    session = visit.cookies.get(COOKIE, "")
    if not session:
        return STRANGER
    if visit.scope.get("method", "GET") not in SAFE:
        check_own_page(visit)
    return services.authenticator.by_session(session)


# from where


def check_own_page(visit: Visit) -> None:
    """Another site cannot set our header, and browsers tell where a request comes from."""
    if MARK not in visit.headers or not from_own_origin(visit):
        raise Forbidden("not-our-page")


def from_own_origin(visit: Visit) -> bool:
    """No origin: no browser, or a plain visit. Else it must be ours; `null`, which a sandbox sends, is nobody's."""
    origin = visit.headers.get("origin", "")
    return not origin or origin in origins_of(visit)


def origins_of(visit: Visit) -> list[str]:
    config: Config = services_of(visit).config
    host = visit.headers.get("host", "")
    here = [f"http://{host}", f"https://{host}"] if is_our_host(host, config) else []
    return [*config.origins, *here]


def check_host(visit: Visit) -> None:
    """A request must call us by a name that is ours."""
    if not is_our_host(visit.headers.get("host", ""), services_of(visit).config):
        raise BadRequest("unknown-host")


def is_our_host(host: str, config: Config) -> bool:
    """A foreign name that is pointed at this machine must not speak for its pages; an address cannot be pointed."""
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


# how often


def visitor_of(visit: Visit) -> str:
    """Whose bucket a request is taken from: the nearest address that is not one of our proxies."""
    proxies = services_of(visit).config.proxies
    address = visit.client.host if visit.client else "nowhere"
    if address in proxies:
        forwarded = [part.strip() for part in visit.headers.get("x-forwarded-for", "").split(",")]
        strangers = [part for part in forwarded if part and part not in proxies]
        address = strangers[-1] if strangers else address
    return _site(address)


def _site(address: str) -> str:
    try:
        read = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if read.version == 4:
        return str(read)
    return str(read.ipv4_mapped or ipaddress.ip_network((read, SITE), strict=False).network_address)
