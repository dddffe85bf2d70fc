"""What is counted while a server runs, and the text in which Prometheus reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pelagos.server.services import Services

BOUNDS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
TYPE: Final = "text/plain; version=0.0.4"


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


class Metrics:
    """Counted since the start."""

    def __init__(self, started: int) -> None:
        self.started: Final = started
        self.requests = 0
        self.messages = 0
        self.answers = 0
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
        self.answers += name in ("submit", "obey")
        self.change_seconds.add(seconds)

    def sent(self, channel: str) -> None:
        self.sent_by[channel] += 1

    def send_failed(self, channel: str) -> None:
        """This try failed; there will be others, or the message is given up."""
        self.send_failed_by[channel] += 1

    def given_up(self, channel: str) -> None:
        self.given_up_by[channel] += 1


def exposition(services: Services) -> str:
    """One family after the other, each with its type."""
    counted = services.metrics
    watched, watches = services.hub.counts()
    outbox = services.outbox.counts()
    families: tuple[tuple[str, str, float], ...] = (
        ("requests_total", "counter", counted.requests),
        ("socket_messages_total", "counter", counted.messages),
        ("answers_total", "counter", counted.answers),
        ("refusals_total", "counter", counted.refusals),
        ("faults_total", "counter", counted.faults),
        ("notices_total", "counter", counted.notices),
        ("notices_planned_total", "counter", counted.notices_planned),
        ("thinker_crashes_total", "counter", services.bot_pool.crashes if services.bot_pool else 0),
        ("sockets", "gauge", len(services.sockets)),
        ("backlog_bytes", "gauge", services.backlog_bytes),
        ("watches", "gauge", watches),
        ("tables_watched", "gauge", watched),
        ("tables_held", "gauge", len(services.tables)),
        ("tables_broken", "gauge", len(services.tables.broken)),
        ("jobs_waiting", "gauge", len(services.queue)),
        ("notices_waiting", "gauge", services.notices.count_waiting()),
        ("outbox_waiting", "gauge", outbox["waiting"]),
        ("outbox_failing", "gauge", outbox["failing"]),
        ("start_time_seconds", "gauge", counted.started / 1000),
    )
    lines = [
        line for name, kind, value in families for line in (f"# TYPE pelagos_{name} {kind}", f"pelagos_{name} {value}")
    ]
    for name, counter in (
        ("messages_sent_total", counted.sent_by),
        ("send_failures_total", counted.send_failed_by),
        ("messages_given_up_total", counted.given_up_by),
    ):
        lines.append(f"# TYPE pelagos_{name} counter")
        lines += [f'pelagos_{name}{{channel="{channel}"}} {counter[channel]}' for channel in services.sender.channels]
    for name, histogram in (("request", counted.request_seconds), ("change", counted.change_seconds)):
        lines += [f"# TYPE pelagos_{name}_seconds histogram", *histogram.lines(f"pelagos_{name}_seconds")]
    return "\n".join(lines) + "\n"
