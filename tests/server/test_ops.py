"""For whoever runs a server: is it well, what does it do, what does it write down, how does it stop."""

from __future__ import annotations

import json
import logging
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pelagos import __version__
from pelagos.server import health
from pelagos.server.config import Config, address_of
from pelagos.server.logs import JsonFormatter
from pelagos.server.metrics import Histogram
from pelagos.server.notices.channels import Message
from pelagos.server.routes import ops
from pelagos.server.run import BadPort, listening
from pelagos.server.services import Services
from pelagos.server.store.engine import failed
from pelagos.server.store.outbox import GIVEN_UP_AFTER_MS, HOUR_MS, Letter
from pelagos.server.store.sqlite import FILE
from pelagos.server.tables import clock
from server.conftest import Client, visiting

SEATED = {"title": "toy", "seats": 2, "chairs": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Berta"}]}


def numbers(text: str) -> dict[str, float]:
    """The samples of a page of metrics."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


@pytest.fixture(autouse=True)
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """The visitor of the tests has a name instead of an address; it counts as here."""
    monkeypatch.setattr(ops, "LOCAL", ("testclient",))


# health


@pytest.fixture
def looking_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is looked into, as if a second had gone by."""
    monkeypatch.setattr(health, "KEPT_S", 0.0)


def told(client: Client) -> tuple[int, str, list[str]]:
    answer = client.get("/health")
    body = answer.json()
    assert body["version"] == __version__
    return answer.status_code, body["status"], body["reasons"]


@pytest.mark.usefixtures("looking_anew")
def test_a_server_is_ready_while_its_store_answers(client: Client, services: Services) -> None:
    assert told(client) == (200, "ready", [])
    services.games.check = unreadable  # type: ignore[method-assign]
    assert told(client) == (503, "not-ready", ["store-locked"])
    del services.games.check
    services.ready = False
    assert told(client) == (503, "not-ready", ["starting-or-stopping"])


def unreadable() -> None:
    raise failed(sqlite3.OperationalError("database is locked"))


@pytest.mark.usefixtures("looking_anew")
@pytest.mark.parametrize(("free", "reason"), [(1 << 20, "disk-full"), (100 << 20, "disk-nearly-full"), (10 << 30, "")])
def test_a_full_disk_is_told_before_a_move_fails(
    client: Client, monkeypatch: pytest.MonkeyPatch, free: int, reason: str
) -> None:
    """The server still answers, so whoever balances load goes on sending people; whoever looks after it is warned."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(total=1 << 40, free=free))
    assert told(client) == ((200, "degraded", [reason]) if reason else (200, "ready", []))


@pytest.mark.usefixtures("looking_anew")
def test_a_move_that_could_not_be_written_is_told_until_one_is(
    client: Client, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = client.post("/api/games", json=SEATED).json()
    seat = {"authorization": f"Seat {opened['keys']['0']}"}

    def mute() -> int:
        body = {"do": "mute", "name": "Berta"}
        return client.post(f"/api/games/{opened['game']}/do", json=body, headers=seat).status_code

    with monkeypatch.context() as patch:
        patch.setattr(services.games.writer, "write", lambda *_: unreadable())
        assert mute() == 503
    assert told(client) == (200, "degraded", ["store-locked"])
    assert mute() == 200
    assert told(client) == (200, "ready", [])


@pytest.mark.sqlite
@pytest.mark.usefixtures("looking_anew")
def test_a_table_that_cannot_be_opened_is_told(client: Client, services: Services, config: Config) -> None:
    opened = client.post("/api/games", json=SEATED).json()
    services.tables.drop(opened["game"])
    with sqlite3.connect(config.data / FILE) as line:
        line.execute(
            "insert into calls (game, number, name, arguments, asked) values (?, 1, 'dance', '{}', -1)",
            (opened["game"],),
        )
    line.close()

    assert client.get(f"/api/games/{opened['game']}/state").status_code >= 400
    assert told(client) == (200, "degraded", ["broken-tables"])
    assert numbers(client.get("/metrics").text)["pelagos_tables_broken"] == 1


@pytest.mark.usefixtures("looking_anew")
@pytest.mark.parametrize(
    ("age", "tried", "reason"),
    [(0, True, ""), (50 * 60_000, True, ""), (2 * HOUR_MS, True, "notices-late"), (2 * HOUR_MS, False, "notices-late")],
)
def test_a_message_that_waits_for_long_is_told(
    client: Client, services: Services, age: int, tried: bool, reason: str
) -> None:
    """Of a channel that is not set up nothing is tried at all."""
    message = Message("k", "your-turn", "Your turn", "It is your turn.", "", "")
    services.outbox.put(Letter("k", "u-1", "nowhere", "anna@club.example", message), clock() - age)
    if tried:
        services.outbox.take_due("nowhere", clock())
    assert told(client) == ((200, "degraded", [reason]) if reason else (200, "ready", []))


@pytest.mark.usefixtures("looking_anew")
@pytest.mark.parametrize(("age", "reason"), [(HOUR_MS, ""), (GIVEN_UP_AFTER_MS + HOUR_MS, "notices-given-up")])
def test_a_channel_that_gave_up_is_told_but_not_an_address_that_is_gone(
    client: Client, services: Services, age: int, reason: str
) -> None:
    message = Message("k", "your-turn", "Your turn", "It is your turn.", "", "")
    services.outbox.put(Letter("k", "u-1", "nowhere", "anna@club.example", message), clock() - age)
    services.outbox.give_up("k", "refused")
    assert told(client) == ((200, "degraded", [reason]) if reason else (200, "ready", []))


@pytest.mark.parametrize("path", ["/", "/health", "/api/titles", "/api/games/nosuch"])
def test_head_is_answered_as_get_without_a_body(client: Client, path: str) -> None:
    """`HEAD /` was answered with 405."""
    got, head = client.get(path), client.head(path)

    assert head.status_code == got.status_code
    assert head.headers["content-length"] == got.headers["content-length"] != "0"
    assert head.content == b""


@pytest.mark.usefixtures("looking_anew")
def test_bots_that_die_are_told(client: Client, services: Services) -> None:
    pool = services.bot_pool
    assert pool is not None
    pool.failing.add(pool._processes[0])
    assert told(client) == (200, "degraded", ["bots-dead"])


def test_however_often_it_is_asked_health_is_looked_at_once(client: Client, services: Services) -> None:
    """Anybody may ask without limit, so it must cost nothing; and never are all tables counted."""
    statements: list[str] = []
    event.listen(services.engine, "before_cursor_execute", lambda *said: statements.append(said[2]))
    for _ in range(50):
        client.get("/health")

    assert 1 <= len(statements) <= 10
    assert not any("count(" in statement for statement in statements)


# metrics


def test_metrics_count_what_happens(client: Client) -> None:
    before = numbers(client.get("/metrics").text)
    opened = client.post("/api/games", json={**SEATED, "start": True}).json()
    state = client.get(f"/api/games/{opened['game']}/state").json()
    first = state["whole"]["game"]["who"]
    seat = {"authorization": f"Seat {opened['keys'][str(first)]}"}
    options = client.get(f"/api/games/{opened['game']}/state", headers=seat).json()["whole"]["game"]["options"]
    say = {"do": "say", "say": options[0], "at": opened["v"]}
    assert client.post(f"/api/games/{opened['game']}/do", json=say, headers=seat).status_code == 200
    assert client.post(f"/api/games/{opened['game']}/do", json=say, headers=seat).status_code == 409
    with client.websocket_connect("/api/live") as line:
        line.send_json({"watch": opened["game"]})
        line.receive_json()
        after = numbers(client.get("/metrics").text)

    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown["pelagos_moves_total"] == 1
    assert grown["pelagos_refusals_total"] == 1
    assert sum(grown[name] for name in grown if name.startswith("pelagos_http_requests_total{")) == 6
    assert grown["pelagos_websocket_messages_received_total"] == 1
    assert grown["pelagos_table_change_duration_seconds_count"] == 1
    assert grown["pelagos_errors_total"] == 0
    gauges = ("websocket_connections", "subscriptions", "tables_with_subscribers", "tables_in_memory")
    assert [after[f"pelagos_{name}"] for name in gauges] == [1, 1, 1, 1]


def test_metrics_are_in_the_format_of_prometheus(client: Client) -> None:
    client.get("/health")
    answer = client.get("/metrics")

    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    name, label = r"(?:pelagos|process)_[a-z_]+", r'[a-z]+="[A-Za-z0-9.+ -]+"'
    sample = re.compile(rf"({name}?)(?:_bucket|_sum|_count)?(?:{{{label}(?:,{label})*}})? [0-9.e+-]+")
    kinds: dict[str, str] = {}
    for line in answer.text.splitlines():
        helped = re.fullmatch(rf"# HELP {name} [A-Z1].+[.]", line)
        kind = re.fullmatch(rf"# TYPE ({name}) (counter|gauge|histogram)", line)
        if kind:
            assert kind[1] not in kinds
            kinds[kind[1]] = kind[2]
        assert helped or kind or sample.fullmatch(line), line
    assert all(name.endswith("_total") == (kind == "counter") for name, kind in kinds.items())
    assert answer.text.endswith("\n")


def test_a_histogram_adds_up() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.001, 0.3, 9.0):
        histogram.add(seconds)

    lines = numbers("\n".join(histogram.lines("x")))
    assert (lines['x_bucket{le="0.001"}'], lines['x_bucket{le="0.5"}'], lines['x_bucket{le="+Inf"}']) == (2, 3, 4)
    assert (lines["x_count"], lines["x_sum"]) == (4, 9.3015)


@pytest.mark.parametrize(
    ("readers", "headers", "status"),
    [
        ("off", {}, 404),
        ("open", {"x-forwarded-for": "1.2.3.4"}, 200),
        ("loopback", {}, 200),
        ("loopback", {"x-forwarded-for": "1.2.3.4"}, 404),
        ("loopback", {"forwarded": "for=1.2.3.4"}, 404),
    ],
)
def test_who_may_read_the_metrics(config: Config, readers: Any, headers: dict[str, str], status: int) -> None:
    """A proxy on this machine asks from here, too, but for somebody else."""
    with visiting(replace(config, metrics=readers)) as client:
        assert client.get("/metrics", headers=headers).status_code == status


def test_from_elsewhere_there_are_no_metrics(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ops, "LOCAL", ("127.0.0.1",))

    assert client.get("/metrics").json()["code"] == "no-such-door"


# the log


def logged(**extra: Any) -> dict[str, Any]:
    record = logging.LogRecord("pelagos.x", logging.WARNING, "x.py", 1, "job put off", (), None)
    record.__dict__.update(extra)
    line: dict[str, Any] = json.loads(JsonFormatter().format(record))
    return line


def test_a_line_of_the_log_has_the_fields_it_may_have() -> None:
    told = logged(code="store-failed", password="hunter2", key="secret", game="k7abcdefghjk")

    assert told["says"] == "job put off"
    assert (told["code"], told["level"], told["game"]) == ("store-failed", "warning", "k7ab")
    assert not {"password", "key"} & told.keys()


def test_of_a_fault_the_place_is_logged_and_not_its_words() -> None:
    try:
        raise ValueError("hunter2")
    except ValueError:
        told = logged(exc_info=sys.exc_info())

    assert told["fault"] == "ValueError"
    assert told["trace"][-1].startswith("test_of_a_fault")
    assert "hunter2" not in json.dumps(told)


def test_requests_are_logged_without_names_keys_and_questions(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    opened = client.post("/api/games", json=SEATED).json()
    with caplog.at_level(logging.INFO, "pelagos"):
        caplog.clear()
        headers = {"authorization": f"Seat {opened['keys']['0']}"}
        client.get(f"/api/games/{opened['game']}/why-not?say=hunter2", headers=headers)

    [line] = [JsonFormatter().format(record) for record in caplog.records if record.name == "pelagos.access"]
    assert json.loads(line)["route"] == "/api/games/{game}/why-not"
    assert not any(word in line for word in (opened["game"], opened["keys"]["0"], "hunter2"))


# the port


def test_a_port_that_is_taken_is_told() -> None:
    with listening("127.0.0.1", 0) as line, pytest.raises(BadPort) as refused:
        listening("127.0.0.1", line.getsockname()[1])
    assert refused.value.code == "port-taken"
    with pytest.raises(BadPort) as refused:
        listening("no.such.host.invalid", 1)
    assert refused.value.code == "cannot-listen"


@pytest.mark.parametrize(
    ("host", "address"),
    [("0.0.0.0", "http://127.0.0.1:80"), ("::1", "http://[::1]:80"), ("games.local", "http://games.local:80")],
)
def test_the_address_is_one_for_a_browser_here(host: str, address: str) -> None:
    assert address_of(host, 80) == address


# stopping


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "toy", "serve", "--port", "0", "--data", str(folder), "--log-level", "info"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://[0-9.:]+[0-9]", said)
            assert found, said
            yield process, found[0]
        finally:
            process.kill()


def ask(address: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data)) as answer:
        return json.load(answer)


def test_a_server_that_is_stopped_says_farewell_and_keeps_every_game(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address):
        opened = ask(address, "/api/games", {**SEATED, "start": True})
        with connect(address.replace("http", "ws", 1) + "/api/live") as line:
            line.send(json.dumps({"watch": opened["game"], "auth": opened["keys"]["0"]}))
            before = json.loads(line.recv())
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as ended:
                line.recv()
        _, log = process.communicate(timeout=60)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 1012
    assert opened["keys"]["0"] not in log
    assert all(json.loads(entry)["level"] == "info" for entry in log.splitlines())

    with serving(tmp_path) as (_, address):
        card = ask(address, f"/api/games/{opened['game']}")
        assert (card["phase"], card["v"]) == ("running", before["v"])


def test_one_folder_has_one_server(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "toy", "serve", "--port", "0", "--data", str(tmp_path)]
    with serving(tmp_path):
        second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    assert second.returncode == 2
    assert "A server is using" in second.stderr


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    command = [sys.executable, "-m", "toy", "serve", "--port", "0", "--data", str(tmp_path / "file" / "data")]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    assert ended.returncode == 2
    assert "cannot be written (Not a directory)" in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr


def test_the_sockets_of_the_system_are_free_again() -> None:
    with listening("127.0.0.1", 0) as line:
        port = line.getsockname()[1]
    with socket.create_server(("127.0.0.1", port)):
        pass
