"""The short way of messages between the port and the sockets, on a real port."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect
from websockets.uri import parse_uri

from pelagos.server.config import Config
from pelagos.server.run import settings
from pelagos.server.services import Services
from pelagos.server.wire import Wire, framed
from server.conftest import ALL, Running, quick, run_in_thread


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_of_ours_is_read_by_others(length: int) -> None:
    client = ClientProtocol(parse_uri("ws://127.0.0.1/"), max_size=None)
    client.state = type(client.state).OPEN
    text = ("\N{GREEK SMALL LETTER PI}" * length).encode()[:length] if length % 2 == 0 else b"x" * length
    client.parser = client.parse()
    next(client.parser)
    client.receive_data(framed(text))

    [frame] = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


class Pipe(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closing


def test_nothing_is_written_into_a_full_pipe_nor_into_a_closed_one(config: Config) -> None:
    loop = asyncio.new_event_loop()
    loop.close()
    wire = Wire(settings(config, ALL), ServerState(), {}, loop)
    wire.transport = pipe = Pipe()
    assert wire.write(b"a")

    wire.pause_writing()
    assert not wire.write(b"b")
    assert not wire.writable.is_set()
    wire.resume_writing()
    assert wire.write(b"c")
    assert wire.writable.is_set()
    pipe.closing = True
    with pytest.raises(ClientDisconnected):
        wire.write(b"d")
    assert pipe.written == framed(b"a") + framed(b"c")


@pytest.fixture(scope="module", params=["direct", "ordinary"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """By either way; one server for all tests of a way."""
    config = replace(quick(tmp_path_factory.mktemp("wire") / "data"), wire=request.param)
    with run_in_thread(config) as server:
        assert server.services.stack.wire == request.param
        yield server


@pytest.fixture
def port(running: Running) -> int:
    return running.port


def opened(port: int) -> tuple[str, str]:
    """A table, and the key of its only person."""
    chairs = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    body = json.dumps({"title": "toy", "seats": 2, "chairs": chairs, "start": True}).encode()
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/games", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        told = json.load(answer)
    return told["game"], told["keys"]["0"]


def heard(line: ClientConnection) -> Any:
    return json.loads(line.recv(timeout=20))


def test_messages_go_both_ways_whole_or_in_parts(port: int) -> None:
    game, key = opened(port)
    with connect(f"ws://127.0.0.1:{port}/api/live") as line:
        line.send(json.dumps({"ping": 7}))
        assert heard(line) == {"pong": 7}
        line.send(iter(['{"watch": "', game, f'", "auth": "{key}"}}']))
        assert heard(line)["whole"]["table"]["phase"] == "running"
        line.send(b"\x00")
        assert heard(line)["error"] == "no-json"


def test_an_answer_is_told_and_acknowledged_in_one_message(port: int) -> None:
    game, key = opened(port)
    with connect(f"ws://127.0.0.1:{port}/api/live") as line:
        line.send(json.dumps({"watch": game, "auth": key}))
        seen = heard(line)
        line.send(json.dumps({"say": "nonsense", "game": game, "at": seen["v"], "id": "a"}))
        assert heard(line)["id"] == "a"
        line.send(json.dumps({"do": "mute", "name": "B", "game": game, "id": "b"}))
        told = heard(line)
        assert (told["ok"], told["since"], told["v"]) == ("b", seen["mark"], seen["v"])
        line.send(json.dumps({"ping": 1}))
        assert heard(line) == {"pong": 1}


def frame(text: str, opcode: int = 0x81) -> bytes:
    """As a client sends it, under a mask."""
    data, mask = text.encode(), b"\x11\x22\x33\x44"
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([opcode]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


PINGS = [json.dumps({"ping": number, "more": "x" * padding}) for number, padding in enumerate((0, 90, 100, 110, 3000))]


@pytest.mark.parametrize("cut", [0, 1, 2, 3, 5, 6, 7, 100, 130, 1500, 10_000])
def test_messages_arrive_however_the_bytes_are_cut(port: int, cut: int) -> None:
    """Several frames at once, parts of frames, a ping of the protocol between them."""
    whole = b"".join([frame(PINGS[0]), frame("", 0x89), *[frame(text) for text in PINGS[1:]]])
    with connect(f"ws://127.0.0.1:{port}/api/live", ping_interval=None) as line:
        line.send(json.dumps({"ping": 99}))
        assert heard(line) == {"pong": 99}
        for part in (whole[:cut], whole[cut : 2 * cut], whole[2 * cut :]):
            if part:
                line.socket.sendall(part)
                time.sleep(0.02)
        line.socket.sendall(frame(json.dumps({"ping": 5})))
        assert [heard(line)["pong"] for _ in range(6)] == [0, 1, 2, 3, 4, 5]


def test_what_is_no_text_closes_the_line(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/api/live") as line:
        line.send(json.dumps({"ping": 1}))
        heard(line)
        line.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosedError) as closed:
            line.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


def test_who_is_gone_does_not_hinder_the_others(port: int) -> None:
    game, key = opened(port)
    with connect(f"ws://127.0.0.1:{port}/api/live") as line:
        for _ in range(5):
            with connect(f"ws://127.0.0.1:{port}/api/live", close_timeout=0) as other:
                other.send(json.dumps({"watch": game, "auth": key}))
                heard(other)
                other.socket.shutdown(socket.SHUT_RDWR)
        line.send(json.dumps({"watch": game, "auth": key}))
        heard(line)
        line.send(json.dumps({"do": "mute", "name": "B", "game": game, "id": "c"}))
        assert heard(line)["ok"] == "c"


# who does not read


def deaf(port: int) -> socket.socket:
    """A socket of which nothing is read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    head = f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    line.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    return line


def settled(services: Services) -> bool:
    """Soon there is no socket any more."""
    for _ in range(400):
        if not services.sockets:
            return True
        time.sleep(0.01)
    return False


def test_who_does_not_read_is_cut_off_and_their_memory_comes_back(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """They ask for the same table again and again. No farewell is waited for: nobody would read it."""
    caplog.set_level(logging.INFO, "pelagos")
    game, _ = opened(running.port)
    watch = frame(json.dumps({"watch": game}))
    with deaf(running.port) as line:
        for _ in range(20_000):
            try:
                line.sendall(watch)
            except OSError:
                break
        assert settled(running.services)
    assert "cut off" in caplog.messages
    assert running.services.backlog_bytes == 0
    assert running.services.hub.counts() == (0, 0)


def test_who_does_not_read_but_pings_is_cut_off(running: Running) -> None:
    """Where the wire does not answer them anyway."""
    if running.services.stack.wire == "direct":
        pytest.skip("the wire answers no pings of who does not read")
    pings = frame("x" * 125, 0x89) * 500
    with deaf(running.port) as line:
        sent = 0
        with suppress(OSError):
            while sent < 20_000:
                line.sendall(pings)
                sent += 1
    assert sent < 20_000
    assert settled(running.services)


def test_pings_of_who_does_not_read_are_not_answered(config: Config) -> None:
    """Pongs would pile up behind what has not gone yet."""
    loop = asyncio.new_event_loop()
    wire = Wire(settings(config, ALL), ServerState(), {}, loop)
    loop.close()
    wire.transport = pipe = Pipe()
    wire.conn.state = type(wire.conn.state).OPEN
    wire.pause_writing()
    wire.conn.send_pong(b"x")
    wire.handle_ping()
    wire.resume_writing()
    assert pipe.written == b""
    wire.conn.send_pong(b"y")
    wire.handle_ping()
    assert pipe.written.endswith(b"y")
