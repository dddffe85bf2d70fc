"""What the routes of accounts answer, as types; see `message_types` for what they are for."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from pelagos.server import requests
from pelagos.server.message_types import Told


class DeviceData(Told):
    id: str
    device: str
    created: int
    seen: int
    here: bool


class ProfileData(Told):
    name: str
    created: int
    settings: dict[str, requests.Setting]
    has_password: bool
    """Else they sign in with passkeys alone."""
    admin: bool
    """May they moderate?"""
    devices: list[DeviceData] | UnsetType = UNSET


class TokenData(Told):
    id: str
    label: str
    created: int


class NewToken(Told):
    id: str
    label: str
    token: str
    """Told this once."""


class DevicesReply(Told):
    devices: list[DeviceData]


class PasskeyData(Told):
    id: str
    label: str
    created: int
    used: int | None
    """When somebody last signed in with it."""


class RecoveryWays(Told):
    mail: bool
    """Are links sent by mail? Else whoever runs the server makes one."""


class AdoptedSeat(Told):
    """What became of a guest's seat: the key is of no use any more, or it says why they stay a guest there."""

    game: str
    key: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    says: str | UnsetType = UNSET


class RelyingParty(Told):
    id: str
    name: str


class PasskeyUser(Told):
    id: str
    name: str
    display_name: str = msgspec.field(name="displayName")


class PasskeyAlgorithm(Told):
    type: Literal["public-key"]
    alg: int


class KnownCredential(Told):
    id: str
    type: Literal["public-key"]


class AuthenticatorSelection(Told):
    resident_key: str = msgspec.field(name="residentKey")
    require_resident_key: bool = msgspec.field(name="requireResidentKey")
    user_verification: str = msgspec.field(name="userVerification")


class CreationOptions(Told):
    """For `navigator.credentials.create`, in the JSON form of WebAuthn: bytes are base64url."""

    rp: RelyingParty
    user: PasskeyUser
    challenge: str
    algorithms: list[PasskeyAlgorithm] = msgspec.field(name="pubKeyCredParams")
    timeout: int
    exclude: list[KnownCredential] = msgspec.field(name="excludeCredentials")
    selection: AuthenticatorSelection = msgspec.field(name="authenticatorSelection")
    attestation: str


class RequestOptions(Told):
    """For `navigator.credentials.get`."""

    challenge: str
    timeout: int
    rp_id: str = msgspec.field(name="rpId")
    allow: list[KnownCredential] = msgspec.field(name="allowCredentials")
    user_verification: str = msgspec.field(name="userVerification")


class PasskeyOptions(Told):
    """For one of the two, by what was asked for."""

    create: CreationOptions | UnsetType = UNSET
    get: RequestOptions | UnsetType = UNSET
