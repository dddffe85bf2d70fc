"""Routes of accounts. What changes an account needs the cookie of a device; a token may only read."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.params import Body, FromPath

from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.adoption import Adopted
from pelagos.server.errors import Nobody, body_of
from pelagos.server.identity import COOKIE
from pelagos.server.ids import hashed
from pelagos.server.routes.request_context import client_of, principal_of, services_of, texts_of
from pelagos.server.routes.signing_in import (
    check_attempt,
    check_name,
    session_cookie,
    signed_in,
    signed_in_response,
    signed_out_response,
    site_here,
)
from pelagos.server.tables import clock

AnyRequest = Request[Any, Any, Any]


# signing in and out


@post("/api/account", summary="A new account; signs in")
async def make_account(request: AnyRequest, data: Annotated[requests.NewAccount, Body()]) -> Response[Json]:
    check_attempt(request)
    services_of(request).sanctions.check_not_banned("", client_of(request))
    user = await services_of(request).accounts.add(data.name, data.password)
    return signed_in_response(request, user)


@post("/api/account/sign-in", summary="Sign in on this device", status_code=200)
async def sign_in(request: AnyRequest, data: Annotated[requests.SignIn, Body()]) -> Response[Json]:
    check_attempt(request)
    check_name(request, data.name)
    user = await services_of(request).accounts.signed_in(data.name, data.password)
    return signed_in_response(request, user)


@post("/api/account/sign-out", summary="Sign out on this device", status_code=200, sync_to_thread=False)
def sign_out(request: AnyRequest) -> Response[Json]:
    user, session = signed_in(request)
    services_of(request).people.drop_session(hashed(session))
    services_of(request).disconnect(user)
    return signed_out_response({})


# reading and changing


@get("/api/account", summary="Your account, its settings and devices", sync_to_thread=False)
def show_account(request: AnyRequest) -> Response[Json]:
    """The cookie is given anew, so that a device in use stays signed in."""
    accounts = services_of(request).accounts
    user = principal_of(request).must_have_account()
    by_cookie = not request.headers.get("authorization")
    session = str(request.cookies.get(COOKIE, "")) if by_cookie else ""
    body = {**accounts.profile(user), "devices": accounts.devices(user, session)}
    return Response(body, cookies=[session_cookie(request, session)] if by_cookie else [])


@post("/api/account/password", summary="Another password; other devices must sign in again", status_code=200)
async def change_password(request: AnyRequest, data: Annotated[requests.PasswordChange, Body()]) -> Response[Json]:
    user, session = signed_in(request)
    services = services_of(request)
    services.signing_in.take(f"user {user}")
    await services.accounts.change_password(user, session, data.old, data.new, data.revoke_tokens)
    services.disconnect(user)
    return signed_in_response(request, user)


@post("/api/account/proof", summary="Prove once more who you are, on this device", status_code=200)
async def prove(request: AnyRequest, data: Annotated[requests.IdentityProof, Body()]) -> Json:
    """By password or passkey. What gives an account away is done within ten minutes of it."""
    user, session = signed_in(request)
    services = services_of(request)
    services.signing_in.take(f"user {user}")
    if data.credential is None:
        await services.accounts.check(user, data.password)
    elif services.passkeys.signed_in(site_here(request), data.credential) != user:
        raise Nobody("unknown-passkey")
    services.people.note_proof(hashed(session), clock())
    return {}


@post("/api/account/adopt", summary="Take along the seats of a guest", status_code=200)
async def adopt(request: AnyRequest, data: Annotated[requests.GuestSeats, Body()]) -> list[Json]:
    """The keys are of no use any more, to nobody; the account sits there. Where that cannot be, all stays as it is."""
    user, session = signed_in(request)
    services = services_of(request)
    # An address that a guest has confirmed resets the password of the account from now on.
    services.accounts.check_proved(session)
    services.signing_in.take(f"adopt {user}")
    adopted = await services.adoption.adopt(principal_of(request), data.games)
    for one in adopted:
        if one.player:
            services.disconnect_player(one.player)
        for address in one.addresses:
            services.recovery.tell(user, "address-added", clock(), but=address, address=address)
    return [_adopted(request, one) for one in adopted]


def _adopted(request: AnyRequest, one: Adopted) -> Json:
    if one.error is None:
        return {"game": one.game, "key": one.key}
    body = body_of(one.error, texts_of(request))
    return {"game": one.game, "code": body["code"], "says": body["says"]}


@post("/api/account/settings", summary="Keep your settings", status_code=200, sync_to_thread=False)
def keep_settings(request: AnyRequest, data: Annotated[requests.Settings, Body()]) -> Json:
    user, _ = signed_in(request)
    services_of(request).people.set_settings(user, dict(data.settings))
    return services_of(request).accounts.profile(user)


@delete("/api/account/devices/{device:str}", summary="Sign a device out", status_code=200, sync_to_thread=False)
def drop_device(request: AnyRequest, device: FromPath[str]) -> Json:
    user, session = signed_in(request)
    services_of(request).accounts.drop_device(user, device)
    services_of(request).disconnect(user)
    return {"devices": services_of(request).accounts.devices(user, session)}


@get("/api/account/export", summary="Everything that is kept about you")
async def export(request: AnyRequest) -> Response[Json]:
    services = services_of(request)
    user = principal_of(request).must_have_account()
    services.signing_in.take(f"export {user}")
    attached = {"Content-Disposition": 'attachment; filename="pelagos-account.json"'}
    return Response({"exported": clock(), **await services.accounts.export(user)}, headers=attached)


@delete("/api/account", summary="Delete your account", status_code=200)
async def remove(request: AnyRequest, data: Annotated[requests.AccountDeletion, Body()]) -> Response[Json]:
    """Your seats are left by the terms of their tables; in finished games your name is replaced."""
    user, session = signed_in(request)
    services = services_of(request)
    services.signing_in.take(f"user {user}")
    if data.password:
        await services.accounts.check(user, data.password)
    else:
        services.accounts.check_proved(session)
    await services.accounts.remove(user)
    services.disconnect(user)
    return signed_out_response({})


# tokens and blocks


@get("/api/account/tokens", summary="Your tokens", sync_to_thread=False)
def show_tokens(request: AnyRequest) -> list[Json]:
    return services_of(request).accounts.tokens(principal_of(request).must_have_account())


@post("/api/account/tokens", summary="A new token, told this once", sync_to_thread=False)
def make_token(request: AnyRequest, data: Annotated[requests.TokenRequest, Body()]) -> Json:
    user, _ = signed_in(request)
    return services_of(request).accounts.new_token(user, data.label)


@delete("/api/account/tokens/{token:str}", summary="Withdraw a token", status_code=200, sync_to_thread=False)
def drop_token(request: AnyRequest, token: FromPath[str]) -> list[Json]:
    user, _ = signed_in(request)
    services_of(request).accounts.drop_token(user, token)
    services_of(request).disconnect(user)
    return services_of(request).accounts.tokens(user)


@get("/api/account/blocks", summary="Whom you have blocked", sync_to_thread=False)
def show_blocks(request: AnyRequest) -> list[str]:
    return services_of(request).accounts.blocked(principal_of(request).must_have_account())


@post("/api/account/blocks", summary="Block somebody, or no longer", status_code=200, sync_to_thread=False)
def block(request: AnyRequest, data: Annotated[requests.Block, Body()]) -> list[str]:
    """Whom you block cannot sit down at your tables, and you do not hear them."""
    user, _ = signed_in(request)
    services = services_of(request)
    services.accounts.block(user, data.name, data.blocked)
    services.mute(user)
    return services.accounts.blocked(user)


HANDLERS: Final = (
    make_account, sign_in, sign_out, show_account, change_password, prove, adopt, keep_settings, drop_device, export,
    remove, show_tokens, make_token, drop_token, show_blocks, block,
)  # fmt: skip
