"""Routes of passkeys: asking for one, signing up and in with one, and those of an account."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.params import Body, FromPath

from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.errors import Nobody
from pelagos.server.routes.request_context import client_of, principal_of, services_of
from pelagos.server.routes.signing_in import check_attempt, signed_in, signed_in_response, site_here

AnyRequest = Request[Any, Any, Any]


@post("/api/account/passkey-options", summary="What to ask the browser for", status_code=200, sync_to_thread=False)
def show_options(request: AnyRequest, data: Annotated[requests.PasskeyChallenge, Body()]) -> Json:
    """The challenge in it is good once, for five minutes."""
    check_attempt(request)
    services, site = services_of(request), site_here(request)
    if data.purpose == "sign-in":
        return {"get": services.passkeys.authentication(site)}
    if data.purpose == "sign-up":
        return {"create": services.passkeys.registration(site, None, services.accounts.free_name(data.name))}
    user, session = signed_in(request)
    services.accounts.check_proved(session)
    return {"create": services.passkeys.registration(site, user, principal_of(request).name)}


@post("/api/account/passkey-sign-up", summary="A new account with a passkey; signs in", sync_to_thread=False)
def sign_up(request: AnyRequest, data: Annotated[requests.PasskeySignUp, Body()]) -> Response[Json]:
    """The name is the one that the challenge was asked for."""
    check_attempt(request)
    services = services_of(request)
    services.sanctions.check_not_banned("", client_of(request))
    made = services.passkeys.registered(site_here(request), "sign-up", data.credential)
    user = services.accounts.add_without_password(made.challenge.name)
    try:
        services.passkeys.add(user, made, data.label)
    except Exception:
        # Nobody could ever sign in.
        services.people.remove(user)
        raise
    return signed_in_response(request, user)


@post("/api/account/passkey-sign-in", summary="Sign in with a passkey", status_code=200, sync_to_thread=False)
def sign_in(request: AnyRequest, data: Annotated[requests.PasskeySignIn, Body()]) -> Response[Json]:
    check_attempt(request)
    return signed_in_response(request, services_of(request).passkeys.signed_in(site_here(request), data.credential))


@get("/api/account/passkeys", summary="Your passkeys", sync_to_thread=False)
def show_passkeys(request: AnyRequest) -> list[Json]:
    return services_of(request).passkeys.held(principal_of(request).must_have_account())


@post("/api/account/passkeys", summary="One more passkey", sync_to_thread=False)
def add_passkey(request: AnyRequest, data: Annotated[requests.NewPasskey, Body()]) -> list[Json]:
    user, session = signed_in(request)
    services = services_of(request)
    services.accounts.check_proved(session)
    made = services.passkeys.registered(site_here(request), "add", data.credential)
    if made.challenge.user != user:
        raise Nobody("challenge-over")
    services.passkeys.add(user, made, data.label)
    return services.passkeys.held(user)


@delete("/api/account/passkeys/{passkey:str}", summary="Remove a passkey", status_code=200, sync_to_thread=False)
def drop_passkey(request: AnyRequest, passkey: FromPath[str]) -> list[Json]:
    """Not the last way to sign in."""
    user, session = signed_in(request)
    services = services_of(request)
    services.accounts.check_proved(session)
    services.passkeys.remove(user, passkey, services.accounts.has_password(user))
    return services.passkeys.held(user)


HANDLERS: Final = (show_options, sign_up, sign_in, show_passkeys, add_passkey, drop_passkey)
