"""Requests to addresses that strangers gave us: nothing reaches the inside of the host's network."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from pelagos.server.notices import outbound_http
from pelagos.server.notices.outbound_http import BadUrl, HttpReply, OutboundHttp, Target, Unreachable, is_public
from server.endpoints import HOOKS, Endpoint, certified, endpoint

PUBLIC = "93.184.215.14"
OTHER_PUBLIC = "2606:2800:21f:cb07:6820:80da:af6b:8b2c"


@pytest.fixture
def inside() -> Iterator[Endpoint]:
    """Something that only this machine should reach."""
    with endpoint() as made:
        yield made


class Resolver:
    """Gives these addresses in turn, the last ones for good, and counts how often it is asked."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self._answers = list(answers)
        self.asked = 0

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked += 1
        return self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]


class Client(OutboundHttp):
    """Notes where it connects; nothing outside this machine is really asked."""

    tried: list[str]

    async def _connect_to(self, address: str, target: Target) -> Any:
        self.tried = [*getattr(self, "tried", []), address]
        if not address.startswith("127."):
            raise ConnectionRefusedError
        return await super()._connect_to(address, target)


def sent(client: OutboundHttp, url: str) -> HttpReply:
    return asyncio.run(client.post(url, {"Content-Type": "text/plain"}, b"hello"))


BAD = {
    "no scheme": "hooks.example.org/x",
    "plain http": "http://hooks.example.org/x",
    "file": "file://hooks.example.org/etc/passwd",
    "ftp": "ftp://hooks.example.org/x",
    "loopback": "https://127.0.0.1/x",
    "loopback, short": "https://127.1/x",
    "loopback, decimal": "https://2130706433/x",
    "loopback, octal": "https://0177.0.0.1/x",
    "loopback, hexadecimal": "https://0x7f.0.0.1/x",
    "loopback, one hexadecimal number": "https://0x7f000001/x",
    "last part a bare 0x": "https://127.0.0.0x/x",
    "loopback with a dot": "https://127.0.0.1./x",
    "loopback of IPv6": "https://[::1]/x",
    "mapped into IPv6": "https://[::ffff:127.0.0.1]/x",
    "interface": "https://[fe80::1%25eth0]/x",
    "metadata": "https://169.254.169.254/latest/meta-data/",
    "any address": "https://0.0.0.0/x",
    "a public address, too": "https://93.184.215.14/x",
    "localhost": "https://localhost/x",
    "bare name": "https://intranet/x",
    "dot at the end": "https://hooks.example.org./x",
    "dot at the beginning": "https://.example.org/x",
    "two dots": "https://hooks..example.org/x",
    "hyphen": "https://-hooks.example.org/x",
    "user": "https://somebody@hooks.example.org/x",
    "user and password": "https://a:b@hooks.example.org/x",
    "user that looks like the host": "https://hooks.example.org@127.0.0.1/x",
    "backslash": "https://hooks.example.org\\@127.0.0.1/x",
    "backslash in the path": "https://hooks.example.org/\\x",
    "fragment": "https://hooks.example.org/x#y",
    "other port": "https://hooks.example.org:22/x",
    "port of the mail": "https://hooks.example.org:25/x",
    "port too large": "https://hooks.example.org:99999/x",
    "port 0": "https://hooks.example.org:0/x",
    "empty port": "https://hooks.example.org:/x",
    "sign in the port": "https://hooks.example.org:+443/x",
    "line break": "https://hooks.example.org/x\r\nHost: inside",
    "space": "https://hooks.example.org/x y",
    "leading space": " https://hooks.example.org/x",
    "tab in the name": "https://hooks\t.example.org/x",
    "wide digits": "https://１２７.0.0.1/x",
    "circled letters": "https://ⓛocalhost.example.org/x",
    "ideographic full stop": "https://127。0。0。1/x",
    "other script": "https://bücher.example.org/x",
    "per cent": "https://%31%32%37.0.0.1/x",
    "null": "https://hooks.example.org/\0",
    "no host": "https:///x",
    "no slashes": "https:hooks.example.org/x",
    "nothing": "",
    "long": "https://hooks.example.org/" + "x" * 1000,
    "long name": "https://" + "a." * 130 + "org/x",
    "long label": "https://" + "a" * 64 + ".org/x",
    "query at once": "https://hooks.example.org?x",
}


@pytest.mark.parametrize("url", BAD.values(), ids=BAD)
def test_a_bad_spelling_is_refused_before_any_name_is_resolved(url: str) -> None:
    resolver = Resolver(["127.0.0.1"])

    with pytest.raises(BadUrl):
        sent(Client(resolve=resolver), url)
    assert resolver.asked == 0


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://hooks.example.org", "https://hooks.example.org"),
        ("HTTPS://Hooks.Example.ORG/x?y=%20&z=1", "https://hooks.example.org"),
        ("https://hooks.example.org:443/x", "https://hooks.example.org"),
        ("https://xn--bcher-kva.example.org:8443/a~b", "https://xn--bcher-kva.example.org:8443"),
        ("https://3com.example.org/x", "https://3com.example.org"),
    ],
)
def test_an_ordinary_address_is_read(url: str, origin: str) -> None:
    assert OutboundHttp().read(url).origin == origin


INNER = (
    "0.0.0.0", "0.1.2.3", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.9.9.9", "169.254.169.254", "172.16.0.1",
    "192.0.0.9", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1",
    "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1",
    "::ffff:8.8.8.8", "64:ff9b::10.0.0.1", "64:ff9b::169.254.169.254", "64:ff9b:1::1", "100::1", "2001::1",
    "2001:db8::1", "2002:7f00:1::", "2002:0808:0808::1", "3fff::1", "5f00::1", "fc00::1", "fd00:ec2::254", "fe80::1",
    "fe80::1%eth0", "fec0::1", "ff02::1", "somewhere", "", "1.2.3", "0177.0.0.1",
)  # fmt: skip


@pytest.mark.parametrize("address", INNER)
def test_a_name_that_leads_inside_is_not_asked(address: str) -> None:
    client = Client(resolve=Resolver([address]))

    with pytest.raises(Unreachable):
        sent(client, "https://hooks.example.org/x")
    assert not hasattr(client, "tried")


@pytest.mark.parametrize("address", [PUBLIC, OTHER_PUBLIC, "8.8.8.8", "64:ff9b::8.8.8.8"])
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(address)


def test_of_several_addresses_one_inside_spoils_all() -> None:
    client = Client(resolve=Resolver([PUBLIC, "10.0.0.1"]))

    with pytest.raises(Unreachable):
        sent(client, "https://hooks.example.org/x")
    assert not hasattr(client, "tried")


def test_one_address_after_the_other_is_tried_and_not_endlessly() -> None:
    client = Client(resolve=Resolver([PUBLIC, OTHER_PUBLIC, PUBLIC, "8.8.8.8", "8.8.4.4"]))

    with pytest.raises(Unreachable):
        sent(client, "https://hooks.example.org/x")
    assert client.tried == [PUBLIC, OTHER_PUBLIC, "8.8.8.8"]


# rebinding: a name that is outside when it is checked and inside when it is asked


class ResolvesTwice(Client):
    """The planted fault: checks a name and connects to whatever it is by then."""

    async def _connect_to(self, address: str, target: Target) -> Any:
        again = await self._resolve(target.host, target.port)
        return await super()._connect_to(again[0], target)


def rebound(kind: type[Client]) -> tuple[int, list[str]]:
    """How often the name was resolved, and what was connected to."""
    resolver = Resolver([PUBLIC], ["127.0.0.1"])
    client = kind(resolve=resolver)
    with pytest.raises(Unreachable):
        sent(client, "https://rebinding.example.org:8443/x")
    return resolver.asked, client.tried


def test_a_name_is_resolved_once_and_its_second_answer_never_matters() -> None:
    assert rebound(Client) == (1, [PUBLIC])


def test_a_client_that_resolves_twice_is_caught() -> None:
    """The test of the test."""
    assert rebound(ResolvesTwice) == (2, ["127.0.0.1"])


def test_a_public_address_of_this_very_machine_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything else about it would be right."""
    server, client = certified(tmp_path)
    monkeypatch.setattr(outbound_http, "is_public", lambda address: True)
    with endpoint(server) as own:
        monkeypatch.setattr(outbound_http, "PORTS", (own.port,))
        with pytest.raises(Unreachable):
            sent(Client(resolve=Resolver(["127.0.0.1"]), tls=client), f"https://{HOOKS}:{own.port}/x")
        assert own.heard == []


# what comes back


def test_a_redirect_is_not_followed(inside: Endpoint) -> None:
    with endpoint() as outside:
        outside.answer((302, {"Location": f"{inside.origin}/secret"}))
        reply = sent(OutboundHttp([outside.origin, inside.origin]), f"{outside.origin}/x")

    assert reply.status == 302
    assert inside.connections == 0


def test_what_the_operator_allows_is_asked_and_its_neighbours_are_not(inside: Endpoint) -> None:
    client = OutboundHttp([inside.origin])

    assert sent(client, f"{inside.origin}/x?y=1").status == 200
    assert inside.heard[0].path == "/x?y=1"
    assert inside.heard[0].body == b"hello"
    assert inside.heard[0].headers["host"] == f"127.0.0.1:{inside.port}"
    for near in (f"http://127.0.0.1:{inside.port + 1}/", f"https://127.0.0.1:{inside.port}/", "http://127.0.0.1/"):
        with pytest.raises(BadUrl):
            client.read(near)


def test_proxies_of_the_environment_are_not_asked(inside: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    with endpoint() as proxy:
        for name in ("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
            monkeypatch.setenv(name, proxy.origin)
        sent(OutboundHttp([inside.origin]), inside.origin)
        assert proxy.connections == 0


def test_the_certificate_must_be_that_of_the_name(tmp_path: Path) -> None:
    server, client = certified(tmp_path)
    with endpoint(server) as other:
        right, wrong = f"https://{HOOKS}:{other.port}", f"https://wrong.example.test:{other.port}"
        resolver = Resolver(["127.0.0.1"])

        assert sent(OutboundHttp([right], resolver, client), right).status == 200
        for mistrustful in (OutboundHttp([wrong], resolver, client), OutboundHttp([right], resolver)):
            with pytest.raises(Unreachable):
                sent(mistrustful, wrong if mistrustful._allowed == {wrong} else right)
        assert len(other.heard) == 1


def answered(answer: bytes, monkeypatch: pytest.MonkeyPatch, deadline_s: float = 5.0) -> HttpReply:
    """By a server that says just this and then waits."""
    monkeypatch.setattr(outbound_http, "DEADLINE_S", deadline_s)

    async def talk() -> HttpReply:
        done = asyncio.Event()

        async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(answer)
            await done.wait()
            writer.transport.abort()

        server = await asyncio.start_server(say, "127.0.0.1", 0)
        origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            return await OutboundHttp([origin]).post(origin, {}, b"")
        finally:
            done.set()
            server.close()

    return asyncio.run(talk())


def test_interim_replies_are_passed_over_and_the_body_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    early = b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"
    reply = answered(early + b"HTTP/1.1 429 No\r\nRetry-After: 17\r\nContent-Length: 9999\r\n\r\n", monkeypatch)

    assert (reply.status, reply.retry_after_s()) == (429, 17)


@pytest.mark.parametrize("told", ["", "soon", "-3", "1e9", "99999999999", "Wed, 21 Oct 2026 07:28:00 GMT"])
def test_an_unclear_pause_is_none(told: str) -> None:
    assert HttpReply(429, {"retry-after": told}).retry_after_s() == 0


@pytest.mark.parametrize(
    "answer",
    [
        b"SSH-2.0-OpenSSH\r\n\r\n",
        b"HTTP/2 200\r\n\r\n",
        b"HTTP/1.1 OK\r\n\r\n",
        b"HTTP/1.1\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000,
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000 + b"\r\n\r\n",
        b"HTTP/1.1 100 Continue\r\n\r\n" * 50,
    ],
    ids=["ssh", "http 2", "no number", "short", "endless head", "long head", "endless interim replies"],
)
def test_nonsense_is_no_reply(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unreachable):
        answered(answer, monkeypatch)


def test_a_server_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unreachable):
        answered(b"HTTP/1.1 200 O", monkeypatch, 0.05)


def test_no_header_can_be_smuggled_in(inside: Endpoint) -> None:
    with pytest.raises(BadUrl):
        asyncio.run(OutboundHttp([inside.origin]).post(inside.origin, {"Topic": "a\r\nX: y"}, b""))
    assert inside.heard == []
