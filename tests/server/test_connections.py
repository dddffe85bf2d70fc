"""Connections of those who ask for nothing, or for half of something: they shut nobody out."""

from __future__ import annotations

import json
import resource
import socket
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import pytest
from websockets.sync.client import connect

from pelagos.server.config import Config, Limits
from pelagos.server.connections import SWEEP_AFTER_S
from pelagos.server.descriptors import RESERVED_DESCRIPTORS, most_connections, raise_descriptor_limit
from server.conftest import LIMITS, Running

HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
FEW = 8
MANY = 1_100


@pytest.fixture
def many_descriptors() -> Iterator[None]:
    """Of one process, for both ends; where the system does not allow them, there is nothing to show."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    raise_descriptor_limit()
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < 3 * MANY:
        pytest.skip("too few file descriptors")
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.fixture
def limits() -> Limits:
    return replace(LIMITS, half_open_each=FEW)


@pytest.fixture
def config(config: Config, limits: Limits) -> Config:
    return replace(config, limits=limits)


def half_request(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=20)
    line.sendall(HALF)
    return line


@contextmanager
def half_requests(port: int, count: int) -> Iterator[list[socket.socket]]:
    lines = [half_request(port) for _ in range(count)]
    try:
        yield lines
    finally:
        for line in lines:
            line.close()


def is_closed(line: socket.socket) -> bool:
    """By the server, without an answer."""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def closed_in_time(lines: list[socket.socket], count: int) -> int:
    """How many are closed, as soon as it is so many."""
    closed: set[int] = set()
    for _ in range(500):
        closed |= {i for i, line in enumerate(lines) if i not in closed and is_closed(line)}
        if len(closed) >= count:
            break
        time.sleep(0.01)
    return len(closed)


def health(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=20) as answer:
        return str(json.load(answer)["version"])


def test_of_half_requests_from_one_address_few_stay(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    """The oldest go; whoever asks for something is answered all the time, and the log says it once."""
    with half_requests(running.port, 5 * FEW) as lines:
        assert health(running.port)
        assert closed_in_time(lines, 4 * FEW) == 4 * FEW
        assert not any(is_closed(line) for line in lines[4 * FEW :])
        lines[-1].sendall(b"no more\r\n\r\n")
        lines[-1].setblocking(True)
        assert lines[-1].recv(12) == b"HTTP/1.1 200"

    refusals = [record for record in caplog.records if record.message == "connections refused"]
    assert [vars(record)["code"] for record in refusals] == ["too-many-half-requests"]


def test_a_thousand_half_requests_shut_nobody_out(many_descriptors: None, running: Running) -> None:
    """The attack that once took every descriptor for more than a minute: both ends of all connections are here."""
    with half_requests(running.port, MANY) as lines:
        assert health(running.port)
        assert closed_in_time(lines, MANY - FEW) == MANY - FEW
        assert health(running.port)


def test_sockets_and_whole_requests_are_no_half_requests(running: Running) -> None:
    """However many there are."""
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(f"ws://127.0.0.1:{running.port}/api/live")) for _ in range(3 * FEW)]
        time.sleep(SWEEP_AFTER_S + 0.1)
        for line in lines:
            line.send(json.dumps({"ping": 1}))
        assert [json.loads(line.recv(timeout=20)) for line in lines] == [{"pong": 1}] * len(lines)


class TestImpatient:
    """A server that waits for a request no longer than a moment, and for few clients."""

    @pytest.fixture
    def limits(self) -> Limits:
        return replace(LIMITS, request_s=0.2, head=1000, connections=FEW)

    def test_a_request_must_come_in_time(self, running: Running) -> None:
        """Nothing at all, half a head, or a head without its body."""
        body = b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
        for sent in (b"", HALF, body):
            with socket.create_connection(("127.0.0.1", running.port), timeout=20) as line:
                line.sendall(sent)
                assert closed_in_time([line], 1) == 1

    def test_a_head_has_an_end(self, running: Running) -> None:
        with half_request(running.port) as line:
            line.sendall(b"x" * 2000)
            assert closed_in_time([line], 1) == 1

    def test_there_are_only_so_many_connections(self, running: Running, caplog: pytest.LogCaptureFixture) -> None:
        """The rest are for the database, and are closed at once; when some have gone, others are let in."""
        with half_requests(running.port, FEW) as lines, half_requests(running.port, 1) as others:
            assert closed_in_time([*lines, *others], FEW + 1) == FEW + 1
        assert health(running.port)
        assert "too-many-connections" in [vars(record).get("code") for record in caplog.records]


def test_descriptors_are_raised_to_what_the_system_allows_and_some_reserved() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, before[1]), before[1]))
        raise_descriptor_limit()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert (soft, hard) == (min(65_536, before[1]), before[1])
        assert most_connections() == soft - RESERVED_DESCRIPTORS
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
