"""The channel `push`: notices that a browser shows although no page of ours is open.

RFC 8030 is the request, RFC 8291 its encryption (the push service of the browser's maker carries what it cannot read),
RFC 8292 (VAPID) how the push service knows that one server sends it all: by a key pair that is made once.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from pelagos.kernel.errors import PelagosError
from pelagos.server.notices.channels import AddressGone, Message, SendFailed
from pelagos.server.notices.outbound_http import BadUrl, OutboundHttp, Unreachable
from pelagos.server.requests import NewPush, PushKeys

PUSH: Final = "push"
KEY_FILE: Final = "vapid.pem"
MOST_PAYLOAD_BYTES: Final = 3000
"""Of what is encrypted: push services take bodies of 4096 bytes."""
RECORD_BYTES: Final = 4096
AUTH_BYTES: Final = 16
POINT_BYTES: Final = 65
"""A point of the curve P-256, uncompressed."""
TOKEN_LIFE_S: Final = 12 * 3600
"""Of the proof who sends; 24 hours at most."""
DAY_S: Final = 86_400
TTL_S: Final = {"time": DAY_S // 4, "digest": DAY_S, "over": 7 * DAY_S}
"""How long the push service keeps a message for a device that is off, where it is not the usual time."""
USUAL_TTL_S: Final = 3 * DAY_S
URGENCY: Final = {"time": "high", "digest": "low"}
"""Whether it may wake a phone that saves power, where it is not `normal`."""
TOPIC_BYTES: Final = 24


class BadSubscription(Exception):
    """Nothing that could be sent to."""


class BadKeyFile(PelagosError):
    """The file of the key pair holds something else."""


class VapidKey:
    """The key pair under which push services know this server. Devices are bound to it: losing it loses them all."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private: Final = private
        self.public: Final = encoded(_point(private.public_key()))
        """As browsers want it: `applicationServerKey`."""

    @classmethod
    def kept_in(cls, folder: Path) -> VapidKey:
        """The one of this data folder, made if there is none yet, and readable for its owner alone."""
        file = folder / KEY_FILE
        if not file.exists():
            _write_once(file)
        try:
            read = serialization.load_pem_private_key(file.read_bytes(), None)
        except (ValueError, TypeError):
            read = None
        if not isinstance(read, ec.EllipticCurvePrivateKey) or not isinstance(read.curve, ec.SECP256R1):
            raise BadKeyFile("bad-vapid-key", path=str(file))
        return cls(read)

    def authorization(self, audience: str, subject: str, now_s: int) -> str:
        """A signed statement for one push service that it is us (RFC 8292, section 3)."""
        claims: dict[str, str | int] = {"aud": audience, "exp": now_s + TOKEN_LIFE_S}
        if subject:
            claims["sub"] = subject
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join([encoded(msgspec.json.encode(part)) for part in parts])
        r, s = utils.decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def _write_once(file: Path) -> None:
    """First whole, then under its name: a server that is killed meanwhile leaves no half of a key."""
    private = ec.generate_private_key(ec.SECP256R1())
    data = private.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())
    fresh.replace(file)


class PushChannel:
    """Sends to browsers. The address is the subscription as JSON."""

    name: Final = PUSH

    def __init__(
        self, http: OutboundHttp, key: VapidKey, subject: str = "", now: Callable[[], float] = time.time
    ) -> None:
        self._http: Final = http
        self.key: Final = key
        self._subject: Final = subject if subject.startswith("https:") else ""
        """Where the maker of a browser can complain: the address of this server, if it has one for everybody."""
        self._now: Final = now

    def address_of(self, subscription: NewPush) -> str:
        """As it is kept; BadSubscription if nothing could ever be sent there."""
        try:
            self._http.read(subscription.endpoint)
            receiver, auth = decoded(subscription.keys.p256dh), decoded(subscription.keys.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver)
        except (BadUrl, ValueError):
            raise BadSubscription from None
        if len(receiver) != POINT_BYTES or len(auth) != AUTH_BYTES:
            raise BadSubscription
        keys = PushKeys(encoded(receiver), encoded(auth))
        return msgspec.json.encode(NewPush(subscription.endpoint, keys)).decode()

    async def send(self, address: str, message: Message) -> None:
        subscription = msgspec.json.decode(address, type=NewPush)
        body = encrypted(payload(message), decoded(subscription.keys.p256dh), decoded(subscription.keys.auth))
        try:
            audience = self._http.read(subscription.endpoint).origin
            reply = await self._http.post(subscription.endpoint, self._headers(audience, message), body)
        except BadUrl:
            raise AddressGone from None
        except Unreachable as error:
            raise SendFailed("unreachable") from error
        if reply.status in (404, 410):
            raise AddressGone
        if not 200 <= reply.status < 300:
            raise SendFailed(f"status {reply.status}", reply.retry_after_s())

    def _headers(self, audience: str, message: Message) -> dict[str, str]:
        return {
            "Authorization": self.key.authorization(audience, self._subject, int(self._now())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_S.get(message.kind, USUAL_TTL_S)),
            "Urgency": URGENCY.get(message.kind, "normal"),
            "Topic": encoded(topic(message)),
        }


def payload(message: Message) -> bytes:
    """What the service worker is given. A text that is too long is cut between letters."""
    data = {"key": message.key, "kind": message.kind, "title": message.subject, "body": "", "link": message.link}
    room = MOST_PAYLOAD_BYTES - len(msgspec.json.encode(data))
    body = message.text
    while body and len(msgspec.json.encode(body)) > room:
        body = body[: len(body) * 3 // 4]
    return msgspec.json.encode({**data, "body": body})


def topic(message: Message) -> bytes:
    """Of what waits for a device that is off, only the newest about a table is kept. A hash tells nobody which."""
    return hashlib.sha256(message.link.encode()).digest()[:TOPIC_BYTES]


# encryption


def encrypted(
    plaintext: bytes,
    receiver: bytes,
    auth: bytes,
    private: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """For the browser with this public key and secret: one record of `aes128gcm` (RFC 8291, section 3.4).

    Key pair and salt are new each time; a test gives those of the RFC.
    """
    private, salt = private or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(16)
    sender = _point(private.public_key())
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver))
    secret = _hkdf(auth, shared, b"WebPush: info\0" + receiver + sender, 32)
    key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
    # The 2 says that it is the last record.
    sealed = AESGCM(key).encrypt(nonce, plaintext + b"\2", None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869 for what fits into one block."""
    extracted = hmac.digest(salt, secret, "sha256")
    return hmac.digest(extracted, info + b"\1", "sha256")[:length]


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError if it is no base64."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
