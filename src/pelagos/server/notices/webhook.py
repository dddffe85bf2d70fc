"""The channel `webhook`: notices as JSON to an address of the player's own, signed; or for Discord or Slack.

The signature is HMAC-SHA256 over `TIMESTAMP.BODY` with a secret that is shown once, when the webhook is added. Names
and chat come from strangers: in the shapes of Discord and Slack nothing of a text is read as a mention, a link or a
format.
"""

from __future__ import annotations

import hmac
import re
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from pelagos.server.errors import TooOften
from pelagos.server.notices.channels import AddressGone, Message, SendFailed
from pelagos.server.notices.outbound_http import BadUrl, OutboundHttp, Unreachable
from pelagos.server.rate_limits import RateLimiter

WEBHOOK: Final = "webhook"
TIMESTAMP_HEADER: Final = "X-Pelagos-Timestamp"
"""Seconds since 1970, when it was sent."""
SIGNATURE_HEADER: Final = "X-Pelagos-Signature"
DELIVERY_HEADER: Final = "X-Pelagos-Delivery"
"""The same at every try, so that a receiver can know a message again."""
SECRET_BYTES: Final = 32
MOST_SUBJECT_LETTERS: Final = 150
MOST_TEXT_LETTERS: Final = 700
"""For Discord, which takes 2000 letters: each may become two, and the link comes after them."""
NOT_PLAIN: Final = re.compile(r"([!-/:-@\[-`{-~])")
"""Whatever is neither letter nor digit nor space, of ASCII: Discord takes each literally after a backslash."""
LIVE_IN_SLACK: Final = re.compile(r"([@#*_~`|\[\]]|[:.](?=\S))")
"""What begins a mention, a format or an address of the web."""
WORD_JOINER: Final = "\u2060"
"""Seen by nobody; what stands on both sides is no longer one word."""
SUPPRESS_EMBEDS: Final = 4
EACH_URL: Final = (0.1, 20.0)
"""Messages to one address, whoever gave it: rate, burst. It need not be theirs."""

Shape = Literal["json", "discord", "slack"]


class WebhookAddress(msgspec.Struct):
    """Where to, how, and the key of the signature: what is kept."""

    url: str
    shape: Shape
    secret: str


class WebhookChannel:
    """Sends to addresses that players gave us. The address is a `WebhookAddress` as JSON."""

    name: Final = WEBHOOK

    def __init__(self, http: OutboundHttp, now: Callable[[], float] = time.time) -> None:
        self._http: Final = http
        self._now: Final = now
        self._by_url: Final = RateLimiter(*EACH_URL)

    def new_address(self, url: str, shape: Shape) -> WebhookAddress:
        """With a new secret; BadUrl if it is an address that is never asked."""
        self._http.read(url)
        return WebhookAddress(url, shape, secrets.token_hex(SECRET_BYTES))

    def host_of(self, url: str) -> str:
        return self._http.read(url).host

    async def send(self, address: str, message: Message) -> None:
        hook = msgspec.json.decode(address, type=WebhookAddress)
        body = msgspec.json.encode(SHAPES[hook.shape](message))
        timestamp = str(int(self._now()))
        headers = {
            "Content-Type": "application/json",
            TIMESTAMP_HEADER: timestamp,
            SIGNATURE_HEADER: f"sha256={signature(hook.secret, timestamp, body)}",
            DELIVERY_HEADER: re.sub("[^!-~]", "", message.key),
        }
        try:
            self._by_url.take(hook.url)
            reply = await self._http.post(hook.url, headers, body)
        except TooOften as error:
            raise SendFailed("too often", int(error.said["wait"])) from None
        except BadUrl:
            raise AddressGone from None
        except Unreachable as error:
            raise SendFailed("unreachable") from error
        if reply.status in (404, 410):
            raise AddressGone
        if not 200 <= reply.status < 300:
            raise SendFailed(f"status {reply.status}", reply.retry_after_s())


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """The timestamp is signed, too: an old message cannot be sent again as a new one."""
    return hmac.new(secret.encode(), timestamp.encode() + b"." + body, "sha256").hexdigest()


def plain_json(message: Message) -> dict[str, Any]:
    """For a program. How to end the messages is not in it: others may read them, and the page can do it."""
    return {
        "key": message.key,
        "kind": message.kind,
        "subject": message.subject,
        "text": message.text,
        "link": message.link,
    }


def discord(message: Message) -> dict[str, Any]:
    """https://discord.com/developers/docs/resources/webhook: no mention counts, no link is unfolded."""
    subject, text = [NOT_PLAIN.sub(r"\\\1", part) for part in _cut(message)]
    content = "\n".join([line for line in (f"**{subject}**", text, message.link and f"<{message.link}>") if line])
    return {"content": content, "allowed_mentions": {"parse": []}, "flags": SUPPRESS_EMBEDS}


def slack(message: Message) -> dict[str, Any]:
    """https://docs.slack.dev/messaging: no formats, no previews, and nothing that servers like it would link."""
    words = [_for_slack(part) for part in _cut(message)]
    text = "\n".join([line for line in (*words, message.link and f"<{message.link}>") if line])
    return {"text": text, "mrkdwn": False, "link_names": False, "unfurl_links": False, "unfurl_media": False}


def _cut(message: Message) -> tuple[str, str]:
    return message.subject[:MOST_SUBJECT_LETTERS], message.text[:MOST_TEXT_LETTERS]


def _for_slack(text: str) -> str:
    """The three marks that Slack reads are written as it says; what it would guess at is broken up unseen."""
    broken = LIVE_IN_SLACK.sub(rf"\1{WORD_JOINER}", text)
    return broken.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


SHAPES: Final[dict[Shape, Callable[[Message], dict[str, Any]]]] = {
    "json": plain_json,
    "discord": discord,
    "slack": slack,
}
