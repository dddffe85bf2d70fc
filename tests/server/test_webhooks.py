"""Webhooks: signed, in three shapes, and nothing in a name is more than a name."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from docs.pages import ROOT
from pelagos.server.notices.channels import AddressGone, Message, SendFailed
from pelagos.server.notices.outbound_http import BadUrl, OutboundHttp
from pelagos.server.notices.webhook import Shape, WebhookAddress, WebhookChannel, discord, plain_json, slack
from server.endpoints import Endpoint, Heard, endpoint

NOW_S = 1_800_000_000
LINK = "https://club.example.org/game/abc"
TURN = Message("k1", "your-turn", "Your turn", "Anna has bid 5", LINK, "https://club.example.org/unsubscribe/secret")
NASTY = (
    "@everyone",
    "@here",
    "<@123456789012345678>",
    "<@&1>",
    "<#1>",
    "<!channel>",
    "<!everyone>",
    "https://evil.example",
    "HTTP://evil.example",
    "www.evil.example",
    "<https://evil.example|a link>",
    "[a link](https://evil.example)",
    "**loud**",
    "_soft_",
    "~~gone~~",
    "`code`",
    "```block```",
    "||spoiler||",
    "# heading",
    "> quote",
    "<:smile:1>",
    ":smile:",
    "&lt;!channel&gt;",
    "a\\",
    "\\@everyone",
)


@pytest.fixture
def receiver() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


@pytest.fixture
def channel(receiver: Endpoint) -> WebhookChannel:
    return WebhookChannel(OutboundHttp([receiver.origin]), lambda: NOW_S)


def sent(channel: WebhookChannel, hook: WebhookAddress, message: Message = TURN) -> None:
    asyncio.run(channel.send(msgspec.json.encode(hook).decode(), message))


def is_signed(heard: Heard, secret: str) -> bool:
    """As a receiver checks it."""
    signed = heard.headers["x-pelagos-timestamp"].encode() + b"." + heard.body
    made = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(heard.headers["x-pelagos-signature"], f"sha256={made}")


@pytest.mark.parametrize("shape", ["json", "discord", "slack"])
def test_every_message_is_signed_with_its_time(channel: WebhookChannel, receiver: Endpoint, shape: Shape) -> None:
    hook = channel.new_address(f"{receiver.origin}/hook?wait=1", shape)
    sent(channel, hook)
    heard = receiver.heard[0]

    assert heard.path == "/hook?wait=1"
    assert heard.headers["x-pelagos-timestamp"] == str(NOW_S)
    assert heard.headers["x-pelagos-delivery"] == "k1"
    assert heard.headers["content-type"] == "application/json"
    assert is_signed(heard, hook.secret)
    assert not is_signed(heard._replace(body=heard.body + b" "), hook.secret)
    assert not is_signed(heard._replace(headers={**heard.headers, "x-pelagos-timestamp": str(NOW_S + 1)}), hook.secret)
    assert not is_signed(heard, channel.new_address(receiver.origin, shape).secret)


@pytest.fixture
def is_genuine() -> Callable[[str, dict[str, str], bytes], bool]:
    """As docs/howto/webhooks.md tells receivers to check it."""
    page = (ROOT / "docs" / "howto" / "webhooks.md").read_text(encoding="utf-8")
    [block] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    told: dict[str, Any] = {}
    exec(block, told)
    check: Callable[[str, dict[str, str], bytes], bool] = told["is_genuine"]
    return check


def test_the_check_in_the_manual_takes_what_is_genuine_and_nothing_else(
    receiver: Endpoint, is_genuine: Callable[[str, dict[str, str], bytes], bool]
) -> None:
    channel = WebhookChannel(OutboundHttp([receiver.origin]))
    hook = channel.new_address(receiver.origin, "json")
    sent(channel, hook)
    _, headers, body = receiver.heard[0]
    old = WebhookChannel(OutboundHttp([receiver.origin]), lambda: NOW_S)
    sent(old, hook)

    assert is_genuine(hook.secret, headers, body)
    assert not is_genuine(hook.secret, headers, body + b" ")
    assert not is_genuine("another", headers, body)
    earlier = str(int(headers["x-pelagos-timestamp"]) - 1)
    assert not is_genuine(hook.secret, {**headers, "x-pelagos-timestamp": earlier}, body)
    assert not is_genuine(hook.secret, {**headers, "x-pelagos-timestamp": "soon"}, body)
    assert not is_genuine(hook.secret, {}, body)
    assert not is_genuine(hook.secret, receiver.heard[1].headers, receiver.heard[1].body)


def test_a_program_is_told_everything_but_how_to_end_it() -> None:
    assert plain_json(TURN) == {
        "key": "k1",
        "kind": "your-turn",
        "subject": "Your turn",
        "text": "Anna has bid 5",
        "link": LINK,
    }
    for shaped in (plain_json(TURN), discord(TURN), slack(TURN)):
        assert "unsubscribe" not in json.dumps(shaped)


def test_discord_and_slack_show_the_words_and_the_link() -> None:
    assert discord(TURN) == {
        "content": f"**Your turn**\nAnna has bid 5\n<{LINK}>",
        "allowed_mentions": {"parse": []},
        "flags": 4,
    }
    assert slack(TURN)["text"] == f"Your turn\nAnna has bid 5\n<{LINK}>"
    assert slack(TURN)["mrkdwn"] is False


def named(shape: Any, name: str) -> str:
    """The line with the name in it."""
    shaped = shape(TURN._replace(text=f"{name} has bid 5"))
    return str(shaped.get("content") or shaped["text"]).split("\n")[1]


@pytest.mark.parametrize("name", NASTY)
def test_a_name_is_only_a_name_in_discord(name: str) -> None:
    """After every backslash stands a mark that is then literal, and no mark stands without one."""
    line = named(discord, name)

    assert re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", line) == f"{name} has bid 5"
    assert re.fullmatch(r"(\\[!-/:-@\[-`{-~]|[^!-/:-@\[-`{-~])*", line)


@pytest.mark.parametrize("name", NASTY)
def test_a_name_is_only_a_name_in_slack(name: str) -> None:
    line = named(slack, name)

    assert "<" not in line
    assert ">" not in line
    assert not re.search(r"@\w|://|:\w+:|\w\.\w|\]\(|[*_~`]\w", line)
    shown = line.replace("\u2060", "").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    assert shown == f"{name} has bid 5"


@pytest.mark.parametrize("shape", [discord, slack])
def test_the_longest_text_is_short_enough(shape: Any) -> None:
    """Discord takes 2000 letters."""
    shaped = shape(TURN._replace(subject="_" * 5000, text="*" * 5000))

    assert shape is slack or len(shaped["content"]) <= 2000
    assert LINK in (shaped.get("content") or shaped["text"])


@pytest.mark.parametrize("status", [404, 410])
def test_a_hook_that_is_gone_is_gone(channel: WebhookChannel, receiver: Endpoint, status: int) -> None:
    receiver.answer(status)

    with pytest.raises(AddressGone):
        sent(channel, channel.new_address(receiver.origin, "json"))


@pytest.mark.parametrize(("status", "pause_s"), [(429, 30), (500, 0), (302, 0), (400, 0)])
def test_what_fails_is_tried_again(channel: WebhookChannel, receiver: Endpoint, status: int, pause_s: int) -> None:
    receiver.answer((status, {"Retry-After": "30"} if status == 429 else {}))

    with pytest.raises(SendFailed) as failed:
        sent(channel, channel.new_address(receiver.origin, "json"))
    assert failed.value.retry_after_s == pause_s


@pytest.mark.parametrize("url", ["http://10.0.0.1/hook", "https://127.0.0.1/hook", "https://a:b@example.org/", "x"])
def test_a_hook_inside_is_refused_when_it_is_added_and_when_it_is_asked(url: str) -> None:
    channel = WebhookChannel(OutboundHttp())

    with pytest.raises(BadUrl):
        channel.new_address(url, "json")
    with pytest.raises(AddressGone):
        sent(channel, WebhookAddress(url, "json", "s"))


def test_an_address_is_not_flooded_by_many_who_give_it(channel: WebhookChannel, receiver: Endpoint) -> None:
    def send(number: int) -> None:
        sent(channel, channel.new_address(f"{receiver.origin}/{number // 20}", "json"))

    for number in range(20):
        send(number)
    with pytest.raises(SendFailed) as failed:
        send(19)
    assert failed.value.retry_after_s > 0
    assert len(receiver.heard) == 20
    send(20)


def test_no_two_hooks_have_one_secret(channel: WebhookChannel) -> None:
    first, second = [channel.new_address("https://example.org/hook", "json").secret for _ in range(2)]

    assert first != second
    assert len(first) == 64
