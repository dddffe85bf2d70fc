"""HTTP requests to addresses that strangers gave us, which can never reach the inside of the host's network.

Against server-side request forgery (SSRF): an address is a name under https on an ordinary port, written in the one
plain way. The name is resolved once, every address it has must be a public one, and the connection goes to one of these
very addresses, so that a name that answers differently the next time (DNS rebinding) gains nothing. There are no
redirects and no proxies, and what comes back is read up to a limit, within one deadline for everything.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

MOST_URL_LETTERS: Final = 1000
PORTS: Final = (443, 8443)
DEADLINE_S: Final = 15.0
"""For everything: resolving, connecting, sending, and the head of the reply."""
MOST_HEAD_BYTES: Final = 16_384
MOST_ADDRESSES_TRIED: Final = 3
"""Of one name; a machine without IPv6 must come to the next."""
URL: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9.-]{1,253})(?::(?P<port>[0-9]{1,5}))?(?P<path>/[!-~]*)?", re.IGNORECASE
)
"""Neither credentials nor brackets nor letters beyond ASCII: a name of another script is written as `xn--…`."""
UNSAFE_IN_PATH: Final = re.compile(r"[\\#<>\"^`{|}]")
LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")
"""As the last part of a name it makes an address of it, in one of the many ways to write one."""
HEADER: Final = re.compile(r"[ -~]*")

GLOBAL_IPV6: Final = ipaddress.IPv6Network("2000::/3")
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""On networks without IPv4 names are given addresses here that hold the one of IPv4."""
NOT_PUBLIC: Final = tuple(
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")
)
"""What `is_global` lets pass, at least in some versions of Python: relays and tunnels that lead on to any address."""

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
"""The addresses of a name."""


class BadUrl(Exception):
    """No address that is ever asked, whatever the name may resolve to."""


class Unreachable(Exception):
    """No reply this time: not resolved, not public, not connected, or not in time."""


class Target(NamedTuple):
    """A URL, read."""

    scheme: str
    host: str
    port: int
    path: str
    """With its query."""

    @property
    def origin(self) -> str:
        """As browsers write it: without the usual port."""
        usual = 443 if self.scheme == "https" else 80
        return f"{self.scheme}://{self.authority(usual)}"

    def authority(self, usual: int) -> str:
        return self.host if self.port == usual else f"{self.host}:{self.port}"


class HttpReply(NamedTuple):
    """The head of what came back. The body is not read."""

    status: int
    headers: Mapping[str, str]
    """By names in small letters."""

    def retry_after_s(self) -> int:
        """How long to wait, if it says so in seconds; else 0."""
        told = self.headers.get("retry-after", "")
        return int(told) if told.isdecimal() and len(told) < 10 else 0


class OutboundHttp:
    """Sends requests outside. Origins on the operator's list are exempt from the limits: whoever runs them runs us."""

    def __init__(
        self, allowed: Collection[str] = (), resolve: Resolve | None = None, tls: ssl.SSLContext | None = None
    ) -> None:
        self._allowed: Final = frozenset(allowed)
        self._resolve: Final = resolve or _resolve
        self._given_tls: Final = tls

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """Names and certificates are checked."""
        return self._given_tls or ssl.create_default_context()

    def read(self, url: str) -> Target:
        """BadUrl unless it is one that may be asked, as far as can be told without resolving its name."""
        found = URL.fullmatch(url) if len(url) <= MOST_URL_LETTERS else None
        if found is None or UNSAFE_IN_PATH.search(found["path"] or ""):
            raise BadUrl
        scheme, host = found["scheme"].lower(), found["host"].lower()
        target = Target(scheme, host, int(found["port"] or (443 if scheme == "https" else 80)), found["path"] or "/")
        if target.origin not in self._allowed and (
            scheme != "https" or target.port not in PORTS or not _is_public_name(host)
        ):
            raise BadUrl
        return target

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> HttpReply:
        """Send, and give the head of the reply, whatever its status. BadUrl or Unreachable if there is none."""
        target = self.read(url)
        try:
            async with asyncio.timeout(DEADLINE_S):
                reader, writer = await self._connect(target)
                try:
                    writer.write(_request(target, headers, body))
                    await writer.drain()
                    return await _reply(reader)
                finally:
                    # Not `close`, which would wait for the other side.
                    writer.transport.abort()
        except (OSError, TimeoutError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise Unreachable from error

    async def _connect(self, target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        addresses = list(dict.fromkeys(await self._resolve(target.host, target.port)))
        if target.origin not in self._allowed and not all(is_public(address) for address in addresses):
            raise Unreachable
        for address in addresses[:MOST_ADDRESSES_TRIED]:
            try:
                return await self._connect_to(address, target)
            except OSError:
                continue
        raise Unreachable

    async def _connect_to(self, address: str, target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the address itself; the name is for the certificate and for the head of the request."""
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        line = socket.socket(family, socket.SOCK_STREAM)
        try:
            line.setblocking(False)
            await asyncio.get_running_loop().sock_connect(line, (address, target.port))
            if target.origin not in self._allowed and line.getsockname()[0] == line.getpeername()[0]:
                # A public address of this very machine.
                raise Unreachable
            secured = target.scheme == "https"
            return await asyncio.open_connection(
                sock=line,
                limit=MOST_HEAD_BYTES,
                ssl=self._tls if secured else None,
                server_hostname=target.host if secured else None,
            )
        except BaseException:
            line.close()
            raise


def is_public(address: str) -> bool:
    """Is it one of the addresses that anybody can reach from anywhere?"""
    try:
        read = ipaddress.ip_address(address)
    except ValueError:
        # Such as one with the name of an interface, `fe80::1%eth0`.
        return False
    if isinstance(read, ipaddress.IPv6Address):
        if read in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(read) & 0xFFFF_FFFF)))
        if read not in GLOBAL_IPV6:
            return False
    return read.is_global and not read.is_multicast and not any(read in network for network in NOT_PUBLIC)


def _is_public_name(host: str) -> bool:
    """Labels with dots between them, of which the last is no number: no address in any spelling, no bare local name."""
    labels = host.split(".")
    return len(labels) > 1 and all(LABEL.fullmatch(label) for label in labels) and not NUMBER.fullmatch(labels[-1])


async def _resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[0]) for *_, place in found]


def _request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    usual = 443 if target.scheme == "https" else 80
    lines = {
        "Host": target.authority(usual),
        "User-Agent": "Pelagos",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    if not all(HEADER.fullmatch(value) for value in lines.values()):
        raise BadUrl
    head = [f"POST {target.path} HTTP/1.1", *[f"{name}: {value}" for name, value in lines.items()]]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


async def _reply(reader: asyncio.StreamReader) -> HttpReply:
    """The first head that is no interim reply; ValueError if it is none of HTTP."""
    for _ in range(MOST_ADDRESSES_TRIED):
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        version, status, *_ = first.split(" ")
        if not version.startswith("HTTP/1.") or not re.fullmatch("[1-5][0-9][0-9]", status):
            break
        if int(status) >= 200:
            fields = [line.partition(":") for line in lines]
            return HttpReply(int(status), {name.strip().lower(): value.strip() for name, _, value in fields})
    raise ValueError
