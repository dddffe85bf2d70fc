"""A software authenticator: makes passkeys and signs with them, as WebAuthn says; and wrongly, if a test wants that."""

from __future__ import annotations

import base64
import hashlib
import json
import struct
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Json = dict[str, Any]
UP, UV, ATTESTED = 0x01, 0x04, 0x40


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Passkey:
    """One credential. `origin` and `rp_id` are where the browser thinks it is."""

    def __init__(self, number: int, origin: str, rp_id: str) -> None:
        self.origin = origin
        self.rp_id = rp_id
        self.id = hashlib.sha256(b"credential %d" % number).digest()
        self.handle = b""
        self.count = 0
        self._key: Final = ec.derive_private_key(1_000_003 * number + 7, ec.SECP256R1())

    def create(self, options: Json) -> Json:
        """What `navigator.credentials.create` gives."""
        self.handle = bytes_of(options["user"]["id"])
        point = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        data = self._authenticator_data(UP | UV | ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": text_of(client), "attestationObject": text_of(made)})

    def get(self, options: Json, flags: int = UP | UV) -> Json:
        """What `navigator.credentials.get` gives."""
        self.count += 1
        client = self._client_data("webauthn.get", options["challenge"])
        data = self._authenticator_data(flags)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": text_of(client),
                "authenticatorData": text_of(data),
                "signature": text_of(signature),
                "userHandle": text_of(self.handle),
            }
        )

    def _credential(self, response: Json) -> Json:
        return {"id": text_of(self.id), "rawId": text_of(self.id), "type": "public-key", "response": response}

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _authenticator_data(self, flags: int) -> bytes:
        return hashlib.sha256(self.rp_id.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)
