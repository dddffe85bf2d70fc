"""Doors of the accounts. What changes an account needs the cookie of a device; a token may only look."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import Body, FromPath

from pelagos.kernel.title import Json
from pelagos.server import requests as asked
from pelagos.server.errors import Forbidden
from pelagos.server.identity import COOKIE
from pelagos.server.ids import hashed
from pelagos.server.routes.request_context import check_own_page, services_of, speaker_of, visitor_of
from pelagos.server.store.people import SESSION_LIFE, folded
from pelagos.server.tables import clock

Asked = Request[Any, Any, Any]
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


# coming in and going out


@post("/api/account", summary="A new account; signs in")
async def make_account(request: Asked, data: Annotated[asked.NewAccount, Body()]) -> Response[Json]:
    _try(request, data.name)
    user = await services_of(request).accounts.add(data.name, data.password)
    return _entered(request, user)


@post("/api/account/sign-in", summary="Sign in on this device", status_code=200)
async def sign_in(request: Asked, data: Annotated[asked.SignIn, Body()]) -> Response[Json]:
    _try(request, data.name)
    user = await services_of(request).accounts.known(data.name, data.password)
    return _entered(request, user)


@post("/api/account/sign-out", summary="Sign out on this device", status_code=200, sync_to_thread=False)
def sign_out(request: Asked) -> Response[Json]:
    user, session = _signed_in(request)
    services_of(request).people.drop_session(hashed(session))
    services_of(request).cut(user)
    return _left({})


def _try(request: Asked, name: str) -> None:
    """Whoever signs in must mean it: not even a stranger's page may sign somebody in. And nobody may try for long."""
    check_own_page(request)
    tries = services_of(request).signing_in
    tries.take(f"from {visitor_of(request)}")
    tries.take(f"name {folded(name)[:64]}")


def _signed_in(request: Asked) -> tuple[int, str]:
    """The account and the session of this device; a token or a seat key does not do."""
    user = speaker_of(request).must_have_account()
    if request.headers.get("authorization"):
        raise Forbidden("only-signed-in")
    return user, str(request.cookies.get(COOKIE, ""))


def _entered(request: Asked, user: int) -> Response[Json]:
    """A new session each time: one that somebody else may have planted or seen is worth nothing."""
    accounts = services_of(request).accounts
    before = str(request.cookies.get(COOKIE, ""))
    session = accounts.enter(user, device_of(request.headers.get("user-agent", "")), before)
    return Response(accounts.profile(user), cookies=[_cookie(request, session)])


def _cookie(request: Asked, session: str) -> Cookie:
    secure = services_of(request).config.secure
    life = SESSION_LIFE // 1000
    return Cookie(COOKIE, value=session, path="/", max_age=life, httponly=True, samesite="lax", secure=secure)


def _left(body: Json) -> Response[Json]:
    response = Response(body)
    response.delete_cookie(COOKIE, path="/")
    return response


def device_of(agent: str) -> str:
    """What a person recognises a device by; the rest of what browsers tell is not kept."""
    told = agent.lower()
    browser = next((name for mark, name in BROWSERS if mark in told), "")
    system = next((name for mark, name in SYSTEMS if mark in told), "")
    return ", ".join([part for part in (browser, system) if part]) or "?"


# looking and changing


@get("/api/account", summary="Your account, its settings and devices", sync_to_thread=False)
def show_account(request: Asked) -> Response[Json]:
    """The cookie is given anew, so that a device in use stays signed in."""
    accounts = services_of(request).accounts
    user = speaker_of(request).must_have_account()
    by_cookie = not request.headers.get("authorization")
    session = str(request.cookies.get(COOKIE, "")) if by_cookie else ""
    body = {**accounts.profile(user), "devices": accounts.devices(user, session)}
    return Response(body, cookies=[_cookie(request, session)] if by_cookie else [])


@post("/api/account/password", summary="Another password; other devices must sign in again", status_code=200)
async def change_password(request: Asked, data: Annotated[asked.PasswordChange, Body()]) -> Response[Json]:
    user, _ = _signed_in(request)
    services = services_of(request)
    services.signing_in.take(f"user {user}")
    await services.accounts.change_password(user, data.old, data.new)
    services.cut(user)
    return _entered(request, user)


@post("/api/account/settings", summary="Keep your settings", status_code=200, sync_to_thread=False)
def keep_settings(request: Asked, data: Annotated[asked.Settings, Body()]) -> Json:
    user, _ = _signed_in(request)
    services_of(request).people.set_settings(user, dict(data.settings))
    return services_of(request).accounts.profile(user)


@delete("/api/account/devices/{device:str}", summary="Sign a device out", status_code=200, sync_to_thread=False)
def drop_device(request: Asked, device: FromPath[str]) -> Json:
    user, session = _signed_in(request)
    services_of(request).accounts.drop_device(user, device)
    services_of(request).cut(user)
    return {"devices": services_of(request).accounts.devices(user, session)}


@get("/api/account/export", summary="Everything that is kept about you")
async def export(request: Asked) -> Response[Json]:
    services = services_of(request)
    user = speaker_of(request).must_have_account()
    services.signing_in.take(f"export {user}")
    attached = {"Content-Disposition": 'attachment; filename="pelagos-account.json"'}
    return Response({"exported": clock(), **await services.accounts.export(user)}, headers=attached)


@delete("/api/account", summary="Delete your account", status_code=200)
async def remove(request: Asked, data: Annotated[asked.AccountDeletion, Body()]) -> Response[Json]:
    """Your seats are left by the terms of their tables; in finished games your name is replaced."""
    user, _ = _signed_in(request)
    services = services_of(request)
    services.signing_in.take(f"user {user}")
    await services.accounts.check(user, data.password)
    await services.accounts.remove(user)
    services.cut(user)
    return _left({})


# tokens and blocks


@get("/api/account/tokens", summary="Your tokens", sync_to_thread=False)
def show_tokens(request: Asked) -> list[Json]:
    return services_of(request).accounts.tokens(speaker_of(request).must_have_account())


@post("/api/account/tokens", summary="A new token, told this once", sync_to_thread=False)
def make_token(request: Asked, data: Annotated[asked.TokenRequest, Body()]) -> Json:
    user, _ = _signed_in(request)
    return services_of(request).accounts.new_token(user, data.label)


@delete("/api/account/tokens/{token:str}", summary="Withdraw a token", status_code=200, sync_to_thread=False)
def drop_token(request: Asked, token: FromPath[str]) -> list[Json]:
    user, _ = _signed_in(request)
    services_of(request).accounts.drop_token(user, token)
    services_of(request).cut(user)
    return services_of(request).accounts.tokens(user)


@get("/api/account/blocks", summary="Whom you have blocked", sync_to_thread=False)
def show_blocks(request: Asked) -> list[str]:
    return services_of(request).accounts.blocked(speaker_of(request).must_have_account())


@post("/api/account/blocks", summary="Block somebody, or no longer", status_code=200, sync_to_thread=False)
def block(request: Asked, data: Annotated[asked.Block, Body()]) -> list[str]:
    """Whom you block cannot sit down at your tables, and you do not hear him."""
    user, _ = _signed_in(request)
    services = services_of(request)
    services.accounts.block(user, data.name, data.blocked)
    services.mute(user)
    return services.accounts.blocked(user)


HANDLERS: Final = (
    make_account, sign_in, sign_out, show_account, change_password, keep_settings, drop_device, export, remove,
    show_tokens, make_token, drop_token, show_blocks, block,
)  # fmt: skip
