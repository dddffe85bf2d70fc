"""Push: encrypted as the RFCs say, decrypted here by other code, and refused towards the inside."""

from __future__ import annotations

import asyncio
import json
import stat
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from pelagos.server.notices.channels import AddressGone, Message, SendFailed
from pelagos.server.notices.outbound_http import OutboundHttp
from pelagos.server.notices.web_push import (
    BadSubscription,
    PushChannel,
    VapidKey,
    encrypted,
    payload,
)
from pelagos.server.requests import NewPush
from server.endpoints import Endpoint, endpoint

NOW_S = 1_800_000_000
TURN = Message("k1", "your-turn", "Your turn", "Anna has bid 5", "https://club.example.org/game/abc", "https://u")


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


class Browser:
    """What a browser has: a key pair and a secret, and how it reads what comes (RFC 8291 and RFC 8188)."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    @property
    def public(self) -> bytes:
        return self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def subscription(self, url: str) -> NewPush:
        keys = {"p256dh": b64(self.public), "auth": b64(self.auth)}
        return msgspec.convert({"endpoint": url, "keys": keys}, NewPush)

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), point)
        info = b"WebPush: info\x00" + self.public + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert padded.endswith(b"\x02")
        return padded[:-1]


@pytest.fixture
def service() -> Iterator[Endpoint]:
    """The push service of a browser's maker."""
    with endpoint() as made:
        yield made


@pytest.fixture
def channel(tmp_path: Path, service: Endpoint) -> PushChannel:
    http = OutboundHttp([service.origin])
    return PushChannel(http, VapidKey.kept_in(tmp_path), "https://club.example.org", lambda: NOW_S)


def sent(channel: PushChannel, address: str, message: Message = TURN) -> None:
    asyncio.run(channel.send(address, message))


# encryption


def test_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5 and appendix A."""
    number = int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        unb64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        unb64("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(number, ec.SECP256R1()),
        unb64("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert b64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_reads_what_was_sent_and_nobody_else_does(channel: PushChannel, service: Endpoint) -> None:
    browser = Browser()
    sent(channel, channel.address_of(browser.subscription(f"{service.origin}/send/1")))
    body = service.heard[0].body

    assert json.loads(browser.read(body)) == {
        "key": "k1",
        "kind": "your-turn",
        "title": "Your turn",
        "body": "Anna has bid 5",
        "link": "https://club.example.org/game/abc",
    }
    assert b"Anna" not in body
    with pytest.raises(InvalidTag):
        Browser().read(body)


def test_nothing_is_encrypted_twice_alike(channel: PushChannel, service: Endpoint) -> None:
    address = channel.address_of(Browser().subscription(f"{service.origin}/send/1"))
    sent(channel, address)
    sent(channel, address)

    first, second = [heard.body for heard in service.heard]
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]


@pytest.mark.parametrize("text", ["x" * 20_000, "ἅ" * 5000, '"\\\n' * 3000, "🌊" * 2000])
def test_a_long_text_is_cut_so_that_push_services_take_it(text: str) -> None:
    data = payload(TURN._replace(text=text))

    assert len(data) <= 3000
    assert text.startswith(json.loads(data)["body"])
    assert len(json.loads(data)["body"]) > 100


# who sends


def claims(channel: PushChannel, authorization: str) -> Any:
    """What a push service reads, once it has checked the signature by the key that was sent along."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, body, signature = fields["t"].split(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(fields["k"]))
    raw = unb64(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point.verify(numbers, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    assert scheme == "vapid"
    assert fields["k"] == channel.key.public
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(unb64(body))


def test_the_push_service_is_told_who_sends(channel: PushChannel, service: Endpoint) -> None:
    sent(channel, channel.address_of(Browser().subscription(f"{service.origin}/send/1")))
    authorization = service.heard[0].headers["authorization"]

    assert claims(channel, authorization) == {
        "aud": service.origin,
        "exp": NOW_S + 12 * 3600,
        "sub": "https://club.example.org",
    }
    other = VapidKey(ec.generate_private_key(ec.SECP256R1())).authorization(service.origin, "", NOW_S)
    forged = authorization.partition(",")[0] + "," + other.partition(",")[2]
    with pytest.raises(InvalidSignature):
        claims(channel, forged)


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    first = VapidKey.kept_in(tmp_path)

    assert VapidKey.kept_in(tmp_path).public == first.public
    assert len(unb64(first.public)) == 65
    assert stat.S_IMODE((tmp_path / "vapid.pem").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["vapid.pem"]


def test_a_server_killed_while_it_made_its_key_makes_another(tmp_path: Path) -> None:
    (tmp_path / "vapid.pem.new").write_bytes(b"-----BEGIN PRIV")

    assert VapidKey.kept_in(tmp_path).public == VapidKey.kept_in(tmp_path).public


@pytest.mark.parametrize(
    ("kind", "ttl", "urgency"),
    [("your-turn", "259200", "normal"), ("time", "21600", "high"), ("digest", "86400", "low")],
)
def test_the_push_service_is_told_how_long_and_how_urgent(
    channel: PushChannel, service: Endpoint, kind: str, ttl: str, urgency: str
) -> None:
    address = channel.address_of(Browser().subscription(f"{service.origin}/send/1"))
    sent(channel, address, TURN._replace(kind=kind))
    sent(channel, address, TURN._replace(kind=kind, link="https://club.example.org/game/other"))

    headers, others = [heard.headers for heard in service.heard]
    assert (headers["ttl"], headers["urgency"], headers["content-encoding"]) == (ttl, urgency, "aes128gcm")
    assert len(headers["topic"]) == 32
    assert headers["topic"] != others["topic"]


# what becomes of it


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_gone(channel: PushChannel, service: Endpoint, status: int) -> None:
    service.answer(status)

    with pytest.raises(AddressGone):
        sent(channel, channel.address_of(Browser().subscription(f"{service.origin}/send/1")))


@pytest.mark.parametrize(("status", "told", "pause_s"), [(429, "90", 90), (503, "7", 7), (500, "", 0), (403, "", 0)])
def test_what_fails_is_tried_again_after_the_pause_that_was_asked_for(
    channel: PushChannel, service: Endpoint, status: int, told: str, pause_s: int
) -> None:
    service.answer((status, {"Retry-After": told} if told else {}))

    with pytest.raises(SendFailed) as failed:
        sent(channel, channel.address_of(Browser().subscription(f"{service.origin}/send/1")))
    assert failed.value.retry_after_s == pause_s


def test_a_service_that_does_not_answer_is_tried_again(channel: PushChannel, service: Endpoint) -> None:
    address = channel.address_of(Browser().subscription(f"{service.origin}/send/1"))
    service.close()
    with pytest.raises(SendFailed):
        sent(channel, address)


# addresses of strangers


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://127.0.0.1/send"},
        {"endpoint": "http://push.example.org/send"},
        {"endpoint": "https://push.example.org:22/send"},
        {"endpoint": "https://localhost/send"},
        {"auth": b64(bytes(15))},
        {"auth": b64(bytes(17))},
        {"p256dh": b64(bytes(65))},
        {"p256dh": b64(b"\4" + bytes(64))},
        {"p256dh": b64(bytes(64))},
        {"p256dh": "BAAA"},
        {"p256dh": "B"},
    ],
)
def test_a_subscription_to_which_nothing_can_be_sent_is_refused(channel: PushChannel, change: dict[str, str]) -> None:
    browser = Browser()
    data = {"endpoint": "https://push.example.org/send", "p256dh": b64(browser.public), "auth": b64(browser.auth)}
    data |= change
    keys = {"p256dh": data["p256dh"], "auth": data["auth"]}
    subscription = msgspec.convert({"endpoint": data["endpoint"], "keys": keys}, NewPush)

    with pytest.raises(BadSubscription):
        channel.address_of(subscription)


def test_a_key_on_the_curve_but_compressed_is_refused(channel: PushChannel) -> None:
    point = (
        Browser()
        .private.public_key()
        .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.CompressedPoint)
    )
    keys = {"p256dh": b64(point), "auth": b64(bytes(16))}
    subscription = msgspec.convert({"endpoint": "https://push.example.org/send", "keys": keys}, NewPush)

    with pytest.raises(BadSubscription):
        channel.address_of(subscription)


def test_an_address_that_the_operator_allows_no_longer_is_struck_off(tmp_path: Path, service: Endpoint) -> None:
    key = VapidKey.kept_in(tmp_path)
    address = PushChannel(OutboundHttp([service.origin]), key).address_of(Browser().subscription(service.origin))

    with pytest.raises(AddressGone):
        sent(PushChannel(OutboundHttp(), key), address)
    assert service.connections == 0
