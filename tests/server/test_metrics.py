"""What the metrics measure, what health concludes from it, and who is told."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pelagos.server import health
from pelagos.server.config import Config
from pelagos.server.health import DEGRADED, READY, Health
from pelagos.server.jobs import BOT, JobQueue
from pelagos.server.loop_monitor import WINDOW_S, LoopMonitor
from pelagos.server.metrics import build
from pelagos.server.protocol_stack import ANY_SERVER
from pelagos.server.routes import ops
from pelagos.server.services import DiskUsage, Services
from pelagos.server.store.database import SqliteDatabase
from pelagos.server.store.rows import Job
from pelagos.texts import LANGUAGES, Texts
from server.conftest import Client, visiting
from server.test_ops import numbers

NOW = 1_000_000


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ops, "LOCAL", ("testclient",))


def nothing() -> None:
    pass


def services_like(config: Config, **other: Any) -> Any:
    """As much of the services as health looks at, all of it well."""
    well = {
        "config": config,
        "ready": True,
        "games": SimpleNamespace(check=nothing, last_failure=""),
        "tables": SimpleNamespace(broken=set()),
        "bot_pool": None,
        "loop_monitor": LoopMonitor(nothing),
        "backlog_bytes": 0,
        "queue": JobQueue(),
        "stack": ANY_SERVER,
        "clock": SimpleNamespace(uptime=lambda: NOW),
        "outbox": SimpleNamespace(is_late=lambda *_: False, gave_up_lately=lambda _: False),
        "disk_usage": lambda: DiskUsage(1 << 40, 1 << 39),
    }
    return SimpleNamespace(**{**well, **other})


# the loop


def test_the_worst_lag_is_forgotten_after_a_minute() -> None:
    monitor = LoopMonitor(nothing)
    start = monitor._window_began_s
    monitor.add(0.7, start + 1)
    monitor.add(0.001, start + 2)
    assert monitor.worst_s == 0.7
    monitor.add(0.2, start + WINDOW_S)
    assert monitor.worst_s == 0.7
    monitor.add(0.0, start + 2 * WINDOW_S)
    assert monitor.worst_s == 0.2
    monitor.add(0.0, start + 5 * WINDOW_S)
    assert monitor.worst_s == 0.0
    assert sum(monitor.lag_seconds.counts) == 5


def test_a_loop_that_comes_round_late_is_told(config: Config) -> None:
    monitor = LoopMonitor(nothing)
    monitor.add(0.49, monitor._window_began_s)
    services = services_like(config, loop_monitor=monitor)
    assert Health(services).report() == (READY, ())
    monitor.add(0.5, monitor._window_began_s)
    assert Health(services).report() == (DEGRADED, ("loop-lag",))


# jobs


def test_jobs_whose_time_has_come_are_counted(config: Config) -> None:
    queue = JobQueue()
    assert queue.overdue(NOW) == (0, 0.0)
    for due in (NOW + 1, NOW, NOW - 59_999):
        queue.add("k7", Job(BOT, 0, due, due), due)
    assert queue.overdue(NOW) == (2, 59.999)
    assert Health(services_like(config, queue=queue)).report() == (READY, ())
    queue.add("k8", Job(BOT, 0, NOW - 60_000, 1), NOW - 60_000)
    assert Health(services_like(config, queue=queue)).report() == (DEGRADED, ("jobs-late",))


# health


def test_what_waits_for_slow_clients_is_told_before_they_are_cut_off(config: Config) -> None:
    half = config.limits.backlog_total // 2
    assert Health(services_like(config, backlog_bytes=half - 1)).report() == (READY, ())
    assert Health(services_like(config, backlog_bytes=half)).report() == (DEGRADED, ("backlog",))


def test_other_parts_of_the_server_may_have_something_to_tell(config: Config) -> None:
    found = Health(services_like(config))
    found.checks.append(lambda: "disk-full")
    assert found.report() == (DEGRADED, ("disk-full",))


def test_every_reason_has_a_sentence_in_every_language() -> None:
    source = Path(health.__file__).with_suffix(".py").read_text(encoding="utf-8")
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"(?: if|,\))', source)) - {health.NOT_READY}
    codes |= {f"store-{reason}" for reason in ("full", "locked", "read-only", "gone", "broken")}

    assert {"disk-full", "loop-lag", "starting-or-stopping"} <= codes
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert all(texts.message(f"health-{code}").endswith(".") for code in codes)


def test_strangers_are_told_how_the_server_is_and_nothing_else(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Health, "_disk", lambda _: "disk-full")
    with visiting(config) as client:
        told = client.get("/health").json()
        assert (told.keys(), told["status"]) == ({"status", "version"}, "degraded")
        monkeypatch.setattr(ops, "LOCAL", ("testclient",))
        assert client.get("/health", headers={"x-forwarded-for": "1.2.3.4"}).json() == told
        inside = client.get("/health", headers={"accept-language": "it"}).json()
    assert inside["reasons"] == ["disk-full"]
    assert inside["says"]["disk-full"].startswith("Il disco")
    assert (inside["build"], inside["wire"]["path"]) == (build(), "ordinary")
    with visiting(replace(config, metrics="off")) as client:
        assert client.get("/health").json().keys() == {"status", "version"}


# metrics


@pytest.mark.sqlite
@pytest.mark.usefixtures("near")
def test_disk_database_and_process_are_measured(client: Client, services: Services) -> None:
    found = numbers(client.get("/metrics").text)

    assert 0 < found["pelagos_data_disk_free_bytes"] <= found["pelagos_data_disk_size_bytes"]
    assert found["pelagos_database_size_bytes"] == (services.config.data / "pelagos.db").stat().st_size > 0
    assert found["pelagos_database_wal_size_bytes"] > 0
    assert found["process_resident_memory_bytes"] > 10_000_000
    assert 0 < found["process_open_fds"] < found["process_max_fds"]
    assert (found["pelagos_ready"], found["pelagos_jobs_overdue"]) == (1, 0)


@pytest.mark.usefixtures("near")
def test_requests_are_counted_by_status(client: Client) -> None:
    client.get("/api/games/nosuchtable")
    client.get("/health")
    found = numbers(client.get("/metrics").text)

    assert found['pelagos_http_requests_total{code="404"}'] == 1
    assert found['pelagos_http_requests_total{code="200"}'] == 1


def test_a_log_that_is_not_there_has_no_size(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path)
    for path in tmp_path.glob("pelagos.db-*"):
        path.unlink()

    assert database.sizes() == ((tmp_path / "pelagos.db").stat().st_size, 0)
    database.close()
