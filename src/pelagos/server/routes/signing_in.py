"""What all ways of signing in have in common: limits on tries, the session and its cookies."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import Cookie

from pelagos.kernel.title import Json
from pelagos.server.errors import Forbidden
from pelagos.server.identity import COOKIE, DEVICE_COOKIE
from pelagos.server.passkeys import Site, site_of
from pelagos.server.routes.request_context import check_own_page, client_of, principal_of, services_of
from pelagos.server.store.people import SESSION_LIFE_MS, folded

AnyRequest = Request[Any, Any, Any]
DEVICE_LIFE_S: Final = 400 * 86_400
"""As long as browsers keep a cookie."""
BROWSERS: Final = (
    ("edg", "Edge"),
    ("opr/", "Opera"),
    ("firefox", "Firefox"),
    ("chrom", "Chrome"),
    ("safari", "Safari"),
)
SYSTEMS: Final = (
    ("android", "Android"),
    ("iphone", "iPhone"),
    ("ipad", "iPad"),
    ("windows", "Windows"),
    ("mac os", "macOS"),
    ("linux", "Linux"),
)


def check_attempt(request: AnyRequest) -> None:
    """No cross-origin page may sign somebody in, and nobody may try many passwords."""
    check_own_page(request)
    services_of(request).signing_in.take(f"from {client_of(request)}")


def check_name(request: AnyRequest, name: str) -> None:
    """Nor may many try at one name. A device on which this account was signed in before is counted by itself."""
    services = services_of(request)
    device = services.accounts.known_device(name, str(request.cookies.get(DEVICE_COOKIE, "")))
    if device:
        services.signing_in.take(f"device {device}")
    else:
        services.signing_in_name.take(folded(name)[:64])


def signed_in(request: AnyRequest) -> tuple[int, str]:
    """The account and the session of this device; a token or a seat key does not do."""
    user = principal_of(request).must_have_account()
    if request.headers.get("authorization"):
        raise Forbidden("only-signed-in")
    return user, str(request.cookies.get(COOKIE, ""))


def signed_in_response(request: AnyRequest, user: int) -> Response[Json]:
    """A new session each time: one that somebody else may have fixed or seen is worth nothing."""
    accounts = services_of(request).accounts
    before = str(request.cookies.get(COOKIE, ""))
    session = accounts.new_session(user, device_of(request.headers.get("user-agent", "")), before)
    return Response(accounts.profile(user), cookies=[session_cookie(request, session), _device_cookie(request, user)])


def session_cookie(request: AnyRequest, session: str) -> Cookie:
    secure = services_of(request).config.secure
    life = SESSION_LIFE_MS // 1000
    return Cookie(COOKIE, value=session, path="/", max_age=life, httponly=True, samesite="lax", secure=secure)


def _device_cookie(request: AnyRequest, user: int) -> Cookie:
    """For the routes of accounts alone."""
    services = services_of(request)
    return Cookie(
        DEVICE_COOKIE,
        value=services.accounts.device_mark(user),
        path="/api/account",
        max_age=DEVICE_LIFE_S,
        httponly=True,
        samesite="lax",
        secure=services.config.secure,
    )


def signed_out_response(body: Json) -> Response[Json]:
    response = Response(body)
    response.delete_cookie(COOKIE, path="/")
    return response


def device_of(agent: str) -> str:
    """What a person recognises a device by; the rest of the user agent is not kept."""
    agent = agent.lower()
    browser = next((name for fragment, name in BROWSERS if fragment in agent), "")
    system = next((name for fragment, name in SYSTEMS if fragment in agent), "")
    return ", ".join([part for part in (browser, system) if part]) or "?"


def site_here(request: AnyRequest) -> Site:
    """The site as the browser knows it: by the origin of the page, which has been checked, else by the host."""
    host = request.headers.get("host", "")
    scheme = "https" if services_of(request).config.secure else "http"
    return site_of(request.headers.get("origin", "") or f"{scheme}://{host}")
