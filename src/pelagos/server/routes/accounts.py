"""Routes of accounts. What changes an account needs the cookie of a device; a token may only read."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import Body, FromPath

from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.errors import Forbidden
from pelagos.server.identity import COOKIE, DEVICE_COOKIE
from pelagos.server.ids import hashed, player_of
from pelagos.server.routes.request_context import check_own_page, client_of, principal_of, services_of
from pelagos.server.store.people import SESSION_LIFE_MS, folded
from pelagos.server.tables import clock

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


# signing in and out


@post("/api/account", summary="A new account; signs in")
async def make_account(request: AnyRequest, data: Annotated[requests.NewAccount, Body()]) -> Response[Json]:
    _check_attempt(request)
    services_of(request).sanctions.check_not_banned("", client_of(request))
    user = await services_of(request).accounts.add(data.name, data.password)
    return _signed_in_response(request, user)


@post("/api/account/sign-in", summary="Sign in on this device", status_code=200)
async def sign_in(request: AnyRequest, data: Annotated[requests.SignIn, Body()]) -> Response[Json]:
    _check_attempt(request)
    _check_name(request, data.name)
    user = await services_of(request).accounts.signed_in(data.name, data.password)
    return _signed_in_response(request, user)


@post("/api/account/sign-out", summary="Sign out on this device", status_code=200, sync_to_thread=False)
def sign_out(request: AnyRequest) -> Response[Json]:
    user, session = _signed_in(request)
    services_of(request).people.drop_session(hashed(session))
    services_of(request).disconnect(user)
    return _signed_out_response({})


def _check_attempt(request: AnyRequest) -> None:
    """No cross-origin page may sign somebody in, and nobody may try many passwords."""
    check_own_page(request)
    services_of(request).signing_in.take(f"from {client_of(request)}")


def _check_name(request: AnyRequest, name: str) -> None:
    """Nor may many try at one name. A device on which this account was signed in before is counted by itself."""
    services = services_of(request)
    device = services.accounts.known_device(name, str(request.cookies.get(DEVICE_COOKIE, "")))
    if device:
        services.signing_in.take(f"device {device}")
    else:
        services.signing_in_name.take(folded(name)[:64])


def _signed_in(request: AnyRequest) -> tuple[int, str]:
    """The account and the session of this device; a token or a seat key does not do."""
    user = principal_of(request).must_have_account()
    if request.headers.get("authorization"):
        raise Forbidden("only-signed-in")
    return user, str(request.cookies.get(COOKIE, ""))


def _signed_in_response(request: AnyRequest, user: int) -> Response[Json]:
    """A new session each time: one that somebody else may have fixed or seen is worth nothing."""
    accounts = services_of(request).accounts
    before = str(request.cookies.get(COOKIE, ""))
    session = accounts.new_session(user, device_of(request.headers.get("user-agent", "")), before)
    return Response(accounts.profile(user), cookies=[_cookie(request, session), _device_cookie(request, user)])


def _cookie(request: AnyRequest, session: str) -> Cookie:
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


def _signed_out_response(body: Json) -> Response[Json]:
    response = Response(body)
    response.delete_cookie(COOKIE, path="/")
    return response


def device_of(agent: str) -> str:
    """What a person recognises a device by; the rest of the user agent is not kept."""
    agent = agent.lower()
    browser = next((name for fragment, name in BROWSERS if fragment in agent), "")
    system = next((name for fragment, name in SYSTEMS if fragment in agent), "")
    return ", ".join([part for part in (browser, system) if part]) or "?"


# reading and changing


@get("/api/account", summary="Your account, its settings and devices", sync_to_thread=False)
def show_account(request: AnyRequest) -> Response[Json]:
    """The cookie is given anew, so that a device in use stays signed in."""
    accounts = services_of(request).accounts
    user = principal_of(request).must_have_account()
    by_cookie = not request.headers.get("authorization")
    session = str(request.cookies.get(COOKIE, "")) if by_cookie else ""
    body = {**accounts.profile(user), "devices": accounts.devices(user, session)}
    return Response(body, cookies=[_cookie(request, session)] if by_cookie else [])


@post("/api/account/password", summary="Another password; other devices must sign in again", status_code=200)
async def change_password(request: AnyRequest, data: Annotated[requests.PasswordChange, Body()]) -> Response[Json]:
    user, _ = _signed_in(request)
    services = services_of(request)
    services.signing_in.take(f"user {user}")
    await services.accounts.change_password(user, data.old, data.new, data.revoke_tokens)
    services.disconnect(user)
    return _signed_in_response(request, user)


@post("/api/account/settings", summary="Keep your settings", status_code=200, sync_to_thread=False)
def keep_settings(request: AnyRequest, data: Annotated[requests.Settings, Body()]) -> Json:
    user, _ = _signed_in(request)
    services_of(request).people.set_settings(user, dict(data.settings))
    return services_of(request).accounts.profile(user)


@delete("/api/account/devices/{device:str}", summary="Sign a device out", status_code=200, sync_to_thread=False)
def drop_device(request: AnyRequest, device: FromPath[str]) -> Json:
    user, session = _signed_in(request)
    services_of(request).accounts.drop_device(user, device)
    services_of(request).disconnect(user)
    return {"devices": services_of(request).accounts.devices(user, session)}


@get("/api/account/export", summary="Everything that is kept about you")
async def export(request: AnyRequest) -> Response[Json]:
    services = services_of(request)
    user = principal_of(request).must_have_account()
    services.signing_in.take(f"export {user}")
    attached = {"Content-Disposition": 'attachment; filename="pelagos-account.json"'}
    kept = {**await services.accounts.export(user), "contacts": services.contacting.all_of(player_of(user))}
    return Response({"exported": clock(), **kept}, headers=attached)


@delete("/api/account", summary="Delete your account", status_code=200)
async def remove(request: AnyRequest, data: Annotated[requests.AccountDeletion, Body()]) -> Response[Json]:
    """Your seats are left by the terms of their tables; in finished games your name is replaced."""
    user, _ = _signed_in(request)
    services = services_of(request)
    services.signing_in.take(f"user {user}")
    await services.accounts.check(user, data.password)
    await services.accounts.remove(user)
    services.contacts.forget(player_of(user))
    services.disconnect(user)
    return _signed_out_response({})


# tokens and blocks


@get("/api/account/tokens", summary="Your tokens", sync_to_thread=False)
def show_tokens(request: AnyRequest) -> list[Json]:
    return services_of(request).accounts.tokens(principal_of(request).must_have_account())


@post("/api/account/tokens", summary="A new token, told this once", sync_to_thread=False)
def make_token(request: AnyRequest, data: Annotated[requests.TokenRequest, Body()]) -> Json:
    user, _ = _signed_in(request)
    return services_of(request).accounts.new_token(user, data.label)


@delete("/api/account/tokens/{token:str}", summary="Withdraw a token", status_code=200, sync_to_thread=False)
def drop_token(request: AnyRequest, token: FromPath[str]) -> list[Json]:
    user, _ = _signed_in(request)
    services_of(request).accounts.drop_token(user, token)
    services_of(request).disconnect(user)
    return services_of(request).accounts.tokens(user)


@get("/api/account/blocks", summary="Whom you have blocked", sync_to_thread=False)
def show_blocks(request: AnyRequest) -> list[str]:
    return services_of(request).accounts.blocked(principal_of(request).must_have_account())


@post("/api/account/blocks", summary="Block somebody, or no longer", status_code=200, sync_to_thread=False)
def block(request: AnyRequest, data: Annotated[requests.Block, Body()]) -> list[str]:
    """Whom you block cannot sit down at your tables, and you do not hear them."""
    user, _ = _signed_in(request)
    services = services_of(request)
    services.accounts.block(user, data.name, data.blocked)
    services.mute(user)
    return services.accounts.blocked(user)


HANDLERS: Final = (
    make_account, sign_in, sign_out, show_account, change_password, keep_settings, drop_device, export, remove,
    show_tokens, make_token, drop_token, show_blocks, block,
)  # fmt: skip
