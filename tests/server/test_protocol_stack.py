"""The direct wire leans on parts of uvicorn that nobody promises: where they differ, the ordinary way is taken."""

from __future__ import annotations

import json
import logging
import sys
import urllib.request
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Final

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.sync.client import connect

from pelagos.server.config import Config
from pelagos.server.health import Health
from pelagos.server.protocol_stack import WireUnusable, choose_stack
from server.conftest import Running
from server.test_wire import heard, opened


@pytest.fixture
def other_internals(monkeypatch: pytest.MonkeyPatch) -> None:
    """A uvicorn that gathers the parts of a message in another field, as versions before 0.46 did."""
    begin = WebSocketsSansIOProtocol.__init__

    def init(self: Any, *arguments: Any, **named: Any) -> None:
        begin(self, *arguments, **named)
        del self.frames

    def handle_text(self: Any, event: Any) -> None:
        self.curr_msg_data_type, self.bytes = "text", event.data
        if event.fin:
            self.send_receive_event_to_app()

    def handle_cont(self: Any, event: Any) -> None:
        self.bytes += event.data
        if event.fin:
            self.send_receive_event_to_app()

    def deliver(self: Any) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": bytes(self.bytes).decode()})

    monkeypatch.setattr(WebSocketsSansIOProtocol, "__init__", init)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_text", handle_text)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_cont", handle_cont)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_receive_event_to_app", deliver)


@pytest.mark.usefixtures("other_internals")
def test_under_a_uvicorn_with_other_internals_games_go_on(running: Running) -> None:
    game, key = opened(running.port)
    with connect(f"ws://127.0.0.1:{running.port}/api/live") as line:
        line.send(iter(['{"watch": "', game, f'", "auth": "{key}"}}']))
        seen = heard(line)
        line.send(iter(['{"do": "mute", "name": "B", "id": "b", ', json.dumps({"game": game})[1:]]))
        assert (heard(line)["ok"], seen["whole"]["table"]["phase"]) == ("b", "running")


def test_the_direct_wire_fits_what_is_installed(config: Config, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "pelagos"):
        stack = choose_stack(config)

    assert (stack.wire, stack.wire_reason, stack.http_fault) == ("direct", "checked", "")
    [line] = [record for record in caplog.records if record.message == "wire chosen"]
    assert (vars(line)["kind"], vars(line)["code"], line.levelname) == ("direct", "checked", "INFO")


def renamed(name: str) -> Callable[[pytest.MonkeyPatch], None]:
    """A method has gone elsewhere."""
    return lambda patch: patch.delattr(WebSocketsSansIOProtocol, name)


def without(name: str) -> Callable[[pytest.MonkeyPatch], None]:
    """A field of new connections is another."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        begin = WebSocketsSansIOProtocol.__init__

        def init(self: Any, *arguments: Any, **named: Any) -> None:
            begin(self, *arguments, **named)
            delattr(self, name)

        patch.setattr(WebSocketsSansIOProtocol, "__init__", init)

    return plant


def acting(name: str, act: Callable[..., Any]) -> Callable[[pytest.MonkeyPatch], None]:
    """A method of the same name and shape does something else."""
    return lambda patch: patch.setattr(WebSocketsSansIOProtocol, name, act)


def no_pong(self: Any) -> None:
    self.conn.data_to_send()


def other_parameters(self: Any, event: Any, more: Any = None) -> None:
    raise NotImplementedError


def no_parts(self: Any, event: Any) -> None:
    self.frames = [event.data]
    if event.fin:
        self.send_receive_event_to_app()


def no_scope(self: Any, event: Any) -> None:
    plain_connect(self, event)
    self.scope = {**self.scope, "extensions": None}


def silent(self: Any, event: Any) -> None:
    """A close that is not answered."""


plain_connect = WebSocketsSansIOProtocol.handle_connect
PLANTS: Final = {
    "WebSocketsSansIOProtocol.send_receive_event_to_app": renamed("send_receive_event_to_app"),
    "WebSocketsSansIOProtocol.keepalive_timeout": renamed("keepalive_timeout"),
    "WebSocketsSansIOProtocol.handle_connect": acting("handle_connect", other_parameters),
    "field frames": without("frames"),
    "field handshake_initiated": without("handshake_initiated"),
    "field writable": without("writable"),
    "ping": acting("handle_ping", no_pong),
    "fragmented text": acting("handle_cont", no_parts),
    "TypeError in the check": acting("handle_connect", no_scope),
    "close": acting("handle_close", silent),
}


@pytest.mark.parametrize("difference", PLANTS)
def test_every_planted_difference_is_found_and_named(
    config: Config, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, difference: str
) -> None:
    PLANTS[difference](monkeypatch)
    stack = choose_stack(config)

    assert (stack.websocket, stack.wire, stack.wire_reason) == ("websockets-sansio", "ordinary", difference)
    [line] = [record for record in caplog.records if record.message == "wire chosen"]
    assert (vars(line)["code"], line.levelname) == (difference, "WARNING")


@pytest.mark.pure
def test_a_module_that_has_moved_is_a_difference(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "pelagos.server.wire", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn.protocols.websockets.websockets_sansio_impl", None)

    stack = choose_stack(config)
    assert (stack.websocket, stack.wire, stack.http_fault) == ("auto", "ordinary", "")
    assert stack.wire_reason.startswith("ModuleNotFoundError of uvicorn")


def test_either_way_can_be_forced(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    assert choose_stack(replace(config, wire="ordinary"))[2:4] == ("ordinary", "forced")
    without("frames")(monkeypatch)
    with pytest.raises(WireUnusable) as refused:
        choose_stack(replace(config, wire="direct"))
    assert (refused.value.code, refused.value.said) == ("wire-unusable", {"reason": "field frames"})


def test_connections_that_do_not_fit_are_uvicorns_and_that_is_told(
    config: Config, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delattr(HttpToolsProtocol, "handle_websocket_upgrade")
    stack = choose_stack(config)

    assert (stack.http, stack.http_fault) == ("auto", "HttpToolsProtocol.handle_websocket_upgrade")
    assert "connections are not limited" in caplog.messages
    services = SimpleNamespace(stack=stack)
    assert Health(services)._connections() == "connections-unlimited"  # type: ignore[arg-type]


@pytest.mark.usefixtures("other_internals")
def test_which_way_was_chosen_is_told_to_whoever_looks_after_the_server(running: Running) -> None:
    """It costs speed and nothing else, so the server is well."""
    with urllib.request.urlopen(f"http://127.0.0.1:{running.port}/health") as answer:
        told = json.load(answer)
    with urllib.request.urlopen(f"http://127.0.0.1:{running.port}/metrics") as answer:
        metrics = answer.read().decode()

    assert (told["status"], told["wire"]) == ("ready", {"path": "ordinary", "reason": "field frames"})
    assert 'wire="ordinary"' in metrics
