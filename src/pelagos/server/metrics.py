"""What is counted while a server runs, and the text in which Prometheus reads it.

Names follow Prometheus: base units, `_total` for what only grows, `_info` for what is told by labels, and for the
process the names of its own libraries. docs/howto/monitor-a-server.md explains each; deploy/ has dashboard and alerts.
"""

from __future__ import annotations

import platform
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from pelagos import __version__
from pelagos.kernel import agenda

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from pelagos.server.services import Services

BOUNDS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
TYPE: Final = "text/plain; version=0.0.4"
PREFIX: Final = "pelagos_"
COUNTER: Final = "counter"
GAUGE: Final = "gauge"
HISTOGRAM: Final = "histogram"

Samples = Mapping[str, float]
"""By labels, as they are written; no labels: the empty text."""


class Histogram:
    """How many took how long."""

    def __init__(self) -> None:
        self.counts: Final = [0] * (len(BOUNDS_S) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        for i, bound in enumerate(BOUNDS_S):
            if seconds <= bound:
                self.counts[i] += 1
                return
        self.counts[-1] += 1

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*map(str, BOUNDS_S), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Family(NamedTuple):
    """A metric: its name without our prefix, its type, what it means, and its values."""

    name: str
    kind: str
    help: str
    value: float | Samples | Histogram

    def lines(self) -> Iterator[str]:
        full = self.name if self.name.startswith("process_") else f"{PREFIX}{self.name}"
        yield f"# HELP {full} {self.help}"
        yield f"# TYPE {full} {self.kind}"
        if isinstance(self.value, Histogram):
            yield from self.value.lines(full)
        elif isinstance(self.value, Mapping):
            yield from (f"{full}{{{labels}}} {value}" for labels, value in self.value.items())
        else:
            yield f"{full} {self.value}"


class Metrics:
    """Counted since the start."""

    def __init__(self, started: int) -> None:
        self.started: Final = started
        self.requests = 0
        self.requests_by_code: Final[Counter[int]] = Counter()
        self.messages = 0
        self.moves = 0
        self.refusals = 0
        self.faults = 0
        self.notices = 0
        self.notices_planned = 0
        """Of which every one becomes part of a message, or is no longer true when its time comes."""
        self.sent_by: Final[Counter[str]] = Counter()
        """Messages that were sent, by channel."""
        self.send_failed_by: Final[Counter[str]] = Counter()
        self.given_up_by: Final[Counter[str]] = Counter()
        self.request_seconds: Final = Histogram()
        self.change_seconds: Final = Histogram()

    def changed(self, name: str, seconds: float) -> None:
        """A call was made to a table, committed and published."""
        self.moves += name in ("submit", "obey")
        self.change_seconds.add(seconds)

    def requested(self, status: int, seconds: float) -> None:
        self.requests += 1
        self.requests_by_code[status] += 1
        self.request_seconds.add(seconds)

    def sent(self, channel: str) -> None:
        self.sent_by[channel] += 1

    def send_failed(self, channel: str) -> None:
        """This try failed; there will be others, or the message is given up."""
        self.send_failed_by[channel] += 1

    def given_up(self, channel: str) -> None:
        self.given_up_by[channel] += 1


def exposition(services: Services) -> str:
    """One family after the other, each with its type and what it means."""
    families = [
        *_counted(services),
        *_messages(services),
        *_present(services),
        *_stored(services),
        *_process(services),
    ]
    return "\n".join(line for family in families for line in family.lines()) + "\n"


def _counted(services: Services) -> list[Family]:
    counted = services.metrics
    codes = {f'code="{code}"': count for code, count in sorted(counted.requests_by_code.items())}
    crashes = services.bot_pool.crashes if services.bot_pool else 0
    return [
        Family("http_requests_total", COUNTER, "Requests answered, by status.", codes),
        Family("http_request_duration_seconds", HISTOGRAM, "How long requests took.", counted.request_seconds),
        Family("websocket_messages_received_total", COUNTER, "Messages that came over sockets.", counted.messages),
        Family("moves_total", COUNTER, "Answers given at tables, by people, bots and orders.", counted.moves),
        Family(
            "table_change_duration_seconds",
            HISTOGRAM,
            "How long a change of a table took: called, committed, published.",
            counted.change_seconds,
        ),
        Family("refusals_total", COUNTER, "Requests that were refused with a reason.", counted.refusals),
        Family("errors_total", COUNTER, "Faults of the server itself.", counted.faults),
        Family("store_write_failures_total", COUNTER, "Changes that could not be written.", services.games.failures),
        Family("notices_total", COUNTER, "Notices shown on open pages.", counted.notices),
        Family("bot_process_crashes_total", COUNTER, "Processes of bots that died.", crashes),
        Family(
            "event_loop_lag_seconds",
            HISTOGRAM,
            "How much later than planned the event loop came round, twice a second.",
            services.loop_monitor.lag_seconds,
        ),
    ]


def _messages(services: Services) -> list[Family]:
    """What goes out by mail, push and webhook."""
    counted, outbox = services.metrics, services.outbox.counts()
    families = [
        Family("notices_planned_total", COUNTER, "Notices for people who are away.", counted.notices_planned),
        Family("notices_waiting", GAUGE, "Notices that wait to be gathered.", services.notices.count_waiting()),
        Family("outbox_waiting", GAUGE, "Messages that are still to be sent.", outbox["waiting"]),
        Family("outbox_failing", GAUGE, "Those of them that could not be sent so far.", outbox["failing"]),
    ]
    for name, says, counter in (
        ("messages_sent_total", "Messages sent, by channel.", counted.sent_by),
        ("send_failures_total", "Tries to send a message that failed, by channel.", counted.send_failed_by),
        ("messages_given_up_total", "Messages that were given up, by channel.", counted.given_up_by),
    ):
        values = {f'channel="{channel}"': counter[channel] for channel in services.sender.channels}
        families.append(Family(name, COUNTER, says, values))
    return families


def _jobs_waiting(services: Services) -> int:
    return 0 if services.scheduler is None else services.scheduler.waiting()


def _present(services: Services) -> list[Family]:
    with_subscribers, subscriptions = services.hub.counts()
    late, oldest_s = services.queue.overdue(services.clock.uptime())
    status, reasons = services.health.report()
    return [
        Family("build_info", GAUGE, "Version, build and wire of this server.", {build_labels(services): 1}),
        Family("ready", GAUGE, "1 if the server can serve at all.", int(status != "not-ready")),
        Family(
            "degraded",
            GAUGE,
            "1 for each reason why the server is not well; /health explains them.",
            {f'reason="{reason}"': 1 for reason in reasons},
        ),
        Family("event_loop_lag_worst_seconds", GAUGE, "Worst lag of the last minute.", services.loop_monitor.worst_s),
        Family("websocket_connections", GAUGE, "Open sockets.", len(services.sockets)),
        Family("websocket_backlog_bytes", GAUGE, "What waits for clients that read slowly.", services.backlog_bytes),
        Family("websocket_backlog_limit_bytes", GAUGE, "How much may wait.", services.config.limits.backlog_total),
        Family("subscriptions", GAUGE, "Seats and spectators that follow a table.", subscriptions),
        Family("tables_with_subscribers", GAUGE, "Tables that somebody follows.", with_subscribers),
        Family("tables_in_memory", GAUGE, "Tables kept in memory.", len(services.tables)),
        Family("tables_broken", GAUGE, "Tables that could not be opened.", len(services.tables.broken)),
        Family("jobs_scheduled", GAUGE, "Jobs that wait: bots, orders, clocks.", _jobs_waiting(services)),
        Family("jobs_overdue", GAUGE, "Jobs whose time has come and that were not taken up yet.", late),
        Family("jobs_overdue_oldest_seconds", GAUGE, "How late the oldest of them is.", oldest_s),
    ]


def _stored(services: Services) -> list[Family]:
    disk = services.disk_usage()
    size, log_size = services.database.sizes()
    return [
        Family("data_disk_free_bytes", GAUGE, "Free bytes where the data folder lies.", disk.free),
        Family("data_disk_size_bytes", GAUGE, "Bytes of the disk where the data folder lies.", disk.total),
        Family("database_size_bytes", GAUGE, "Bytes of the database.", size),
        Family("database_wal_size_bytes", GAUGE, "Bytes of its write-ahead log.", log_size),
    ]


def _process(services: Services) -> list[Family]:
    """Under the names that Prometheus' own libraries give them."""
    families = [
        Family("process_start_time_seconds", GAUGE, "When the server was started.", services.metrics.started / 1000),
        Family("process_cpu_seconds_total", COUNTER, "Processor time used.", time.process_time()),
    ]
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        families += [
            Family("process_resident_memory_bytes", GAUGE, "Memory in use.", float(pages * resource.getpagesize())),
            Family("process_open_fds", GAUGE, "File descriptors in use.", len(list(Path("/proc/self/fd").iterdir()))),
            Family(
                "process_max_fds", GAUGE, "File descriptors allowed.", resource.getrlimit(resource.RLIMIT_NOFILE)[0]
            ),
        ]
    return families


def build_labels(services: Services) -> str:
    told = {"version": __version__, "build": build(), "wire": services.stack.wire, "python": platform.python_version()}
    return ",".join(f'{name}="{value}"' for name, value in told.items())


def build() -> str:
    """Which of the two builds runs: what is compiled is no Python file."""
    return "pure" if str(agenda.__file__).endswith(".py") else "compiled"
