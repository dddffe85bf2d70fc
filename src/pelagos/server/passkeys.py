"""Passkeys: what browsers are asked (challenges), and whether what they answer is right.

The cryptography is py_webauthn's. Here is decided which site is meant, which challenge was given for what, and that
each is used once.
"""

from __future__ import annotations

import ipaddress
import logging
from collections import OrderedDict
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from pelagos.kernel.title import Json
from pelagos.server import requests
from pelagos.server.errors import BadRequest, Conflict, Missing, Nobody
from pelagos.server.ids import new_secret
from pelagos.server.store.passkeys import CredentialRow, PasskeyStore
from pelagos.server.tables import clock
from pelagos.table.validation import MOST_NAME, clean

LOG: Final = logging.getLogger(__name__)
RELYING_PARTY: Final = "Pelagos"
CHALLENGE_LIFE_MS: Final = 5 * 60_000
MOST_CHALLENGES: Final = 5_000
"""Challenges that wait for their answer; beyond that the oldest are forgotten."""
MOST_PASSKEYS: Final = 20
"""Of one account."""
ID_LETTERS: Final = 16

Purpose = Literal["add", "sign-up", "sign-in"]


class Site(NamedTuple):
    """The relying party of WebAuthn: the name for which passkeys are made, and the page that asks for them."""

    rp_id: str
    origin: str


class Challenge(NamedTuple):
    """What a browser was asked, and for whom."""

    purpose: Purpose
    rp_id: str
    user: int | None
    """Whose passkey is added."""
    name: str
    """Of the account that is made."""
    handle: bytes
    until: int


class Registered(NamedTuple):
    """A new credential, checked."""

    challenge: Challenge
    passkey: CredentialRow


def site_of(origin: str) -> Site:
    """Browsers make passkeys for names, not for addresses; `localhost` is a name."""
    name = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Site(name, origin)
    raise BadRequest("passkeys-need-a-name", host=name)


class Challenges:
    """Given out, and taken back once."""

    def __init__(self) -> None:
        self._waiting: Final[OrderedDict[bytes, Challenge]] = OrderedDict()

    def give(self, challenge: Challenge) -> bytes:
        secret = new_secret()
        self._waiting[secret] = challenge
        while len(self._waiting) > MOST_CHALLENGES:
            self._waiting.popitem(last=False)
        return secret

    def take(self, secret: bytes, purpose: Purpose, rp_id: str) -> Challenge:
        """What was asked with it. Whatever comes of it, it is worth nothing from now on."""
        found = self._waiting.pop(secret, None)
        if found is None or (found.purpose, found.rp_id) != (purpose, rp_id) or clock() > found.until:
            raise Nobody("challenge-over")
        return found

    def __len__(self) -> int:
        return len(self._waiting)


class Passkeys:
    """The ceremonies of WebAuthn, and the passkeys of accounts."""

    def __init__(self, store: PasskeyStore) -> None:
        self._store: Final = store
        self.challenges: Final = Challenges()

    # asking

    def registration(self, site: Site, user: int | None, name: str) -> Json:
        """Options with which a browser makes a passkey: for an account that is signed in, or for a new one."""
        held = self._store.of_user(user) if user is not None else []
        if len(held) >= MOST_PASSKEYS:
            raise Conflict("too-many-passkeys", most=MOST_PASSKEYS)
        handle = held[0].handle if held else new_secret()
        purpose: Purpose = "sign-up" if user is None else "add"
        challenge = self._given(purpose, site, user, name, handle)
        options = webauthn.generate_registration_options(
            rp_id=site.rp_id,
            rp_name=RELYING_PARTY,
            user_name=name,
            user_display_name=name,
            user_id=handle,
            challenge=challenge,
            timeout=CHALLENGE_LIFE_MS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=row.credential) for row in held],
        )
        return _plain(options)

    def authentication(self, site: Site) -> Json:
        """Options with which a browser offers the passkeys that it has for this site; no name is typed."""
        challenge = self._given("sign-in", site, None, "", b"")
        options = webauthn.generate_authentication_options(
            rp_id=site.rp_id,
            challenge=challenge,
            timeout=CHALLENGE_LIFE_MS,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return _plain(options)

    def _given(self, purpose: Purpose, site: Site, user: int | None, name: str, handle: bytes) -> bytes:
        return self.challenges.give(Challenge(purpose, site.rp_id, user, name, handle, clock() + CHALLENGE_LIFE_MS))

    # answers

    def registered(self, site: Site, purpose: Purpose, sent: requests.NewCredential) -> Registered:
        """A new credential as the browser sent it, if all of it is right."""
        secret = _challenge_in(sent.response.client_data)
        challenge = self.challenges.take(secret, purpose, site.rp_id)
        try:
            checked = webauthn.verify_registration_response(
                credential=msgspec.to_builtins(sent),
                expected_challenge=secret,
                expected_rp_id=site.rp_id,
                expected_origin=site.origin,
            )
        except Exception as error:  # noqa: BLE001 -- the bytes are a stranger's, and there are many ways to misread them
            raise _unfit(error) from None
        made = CredentialRow(checked.credential_id, challenge.handle, checked.credential_public_key, checked.sign_count)
        return Registered(challenge, made)

    def add(self, user: int, made: Registered, label: str) -> None:
        if len(self._store.of_user(user)) >= MOST_PASSKEYS:
            raise Conflict("too-many-passkeys", most=MOST_PASSKEYS)
        self._store.add(user, made.passkey, clean(label, MOST_NAME), clock())

    def signed_in(self, site: Site, sent: requests.Assertion) -> int:
        """Whose passkey it is. A wrong one, an unknown one and one that has been removed are told alike."""
        secret = _challenge_in(sent.response.client_data)
        self.challenges.take(secret, "sign-in", site.rp_id)
        row = self._store.find(_bytes(sent.raw_id))
        if row is None or (sent.response.user_handle and _bytes(sent.response.user_handle) != row.handle):
            raise Nobody("unknown-passkey")
        try:
            checked = webauthn.verify_authentication_response(
                credential=msgspec.to_builtins(sent),
                expected_challenge=secret,
                expected_rp_id=site.rp_id,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                # Compared below: a count that does not rise is another matter than a wrong signature.
                credential_current_sign_count=0,
            )
        except Exception as error:  # noqa: BLE001 -- as above
            raise _unfit(error) from None
        if checked.new_sign_count <= row.sign_count and (checked.new_sign_count or row.sign_count):
            LOG.warning("passkey copied", extra={"user": row.user})
            raise Nobody("passkey-copied")
        self._store.note_use(row.hash, checked.new_sign_count, clock())
        return int(row.user)

    # lists

    def held(self, user: int) -> list[Json]:
        return [
            {"id": row.hash[:ID_LETTERS], "label": row.label, "created": row.created, "used": row.used}
            for row in self._store.of_user(user)
        ]

    def remove(self, user: int, name: str, has_password: bool) -> None:
        """Not the last way to sign in."""
        held = self._store.of_user(user)
        found = next((row for row in held if row.hash[:ID_LETTERS] == name), None)
        if found is None:
            raise Missing("no-such-passkey")
        if len(held) == 1 and not has_password:
            raise Conflict("last-way-in")
        self._store.remove(user, found.hash)


def _plain(options: Any) -> Json:
    read: Json = msgspec.json.decode(webauthn.options_to_json(options))
    return read


def _bytes(text: str) -> bytes:
    try:
        return base64url_to_bytes(text)
    except ValueError:
        raise BadRequest("bad-passkey") from None


def _challenge_in(client_data: str) -> bytes:
    try:
        return parse_client_data_json(_bytes(client_data)).challenge
    except Exception as error:  # noqa: BLE001 -- a stranger's bytes
        raise _unfit(error) from None


def _unfit(error: Exception) -> BadRequest:
    """What does not fit stands in the log, in the library's words."""
    LOG.info("passkey refused", extra={"reason": str(error)[:200] or type(error).__name__})
    return BadRequest("bad-passkey")
