"""How a table loads: `PYTHONPATH=build/compiled:tests python tools/blocking_time.py [TITLE…]`, or `src:tests`.

Every load begins with an empty cache. Told are, in the middle of several loads:

- when a person who has clicked *Play now* on a server that was just started can decide something, and when they are
  asked to after having followed, at the normal pace, what bots did before them;
- the blocking time: what tasks of the main thread take beyond 50 ms each, from the first contentful paint until the
  table can be used (this is the total blocking time that browsers' tools report);
- the cumulative layout shift, until some seconds after the table can be used.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from e2e.hosting import GAMES, WIDE, chromium, hosted, visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from e2e.tables import Host

LOADS: Final = 7
SEATS: Final = {"classic": 4, "legendary": 4, "hellas": 2}
USABLE: Final = ".foot.asked .glows, .board-map .glows"
"""Something that can be answered."""
LONG_TASK_MS: Final = 50.0
SETTLING_MS: Final = 1500
MOST_BLOCKED_MS: Final = 200.0
MOST_SHIFTED: Final = 0.02
MOST_WAITED_S: Final = 3.0
OBSERVED: Final = """
window.tasks = []; window.shifted = 0;
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ startTime, duration }) =>
    [startTime, duration]))).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach((one) => one.hadRecentInput || (shifted += one.value)))
    .observe({ type: 'layout-shift', buffered: true });
"""
PAINTED: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


class Load(NamedTuple):
    blocked_ms: float
    shifted: float
    usable_ms: float


def main() -> int:
    titles = sys.argv[1:] or list(GAMES)
    fine = True
    with chromium() as browser:
        for title in titles:
            waited = first_decision(browser, title, follows=False)
            followed = first_decision(browser, title, follows=True)
            with tempfile.TemporaryDirectory() as folder, hosted(Path(folder), [title]) as host:
                loads = [loaded(browser, host, title) for _ in range(LOADS)]
            fine = told(title, waited, followed, loads) and fine
    return 0 if fine else 1


def told(title: str, waited: float, followed: float, loads: list[Load]) -> bool:
    blocked = [load.blocked_ms for load in loads]
    shifted = max(load.shifted for load in loads)
    usable = statistics.median(load.usable_ms for load in loads)
    print(
        f"{title}: first decision {waited:.1f} s after the click on a fresh server ({followed:.1f} s with all that "
        f"bots did before it shown); a table can be used after "
        f"{usable:.0f} ms, blocked for {statistics.median(blocked):.0f} ms in the middle of {len(loads)} loads "
        f"({min(blocked):.0f} to {max(blocked):.0f}); layout shift {shifted:.4f} at most",
        flush=True,
    )
    return statistics.median(blocked) < MOST_BLOCKED_MS and shifted < MOST_SHIFTED and waited < MOST_WAITED_S


def first_decision(browser: Browser, title: str, *, follows: bool) -> float:
    """Seconds from the click that begins a game against bots to the first question, nothing being warm."""
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder), [title]) as host:
        context = visitor(browser, host, WIDE, follows=follows)
        page = context.new_page()
        page.goto("/")
        button = page.locator(".cards button").first
        button.wait_for()
        begin = time.perf_counter()
        button.click()
        page.wait_for_selector(USABLE)
        waited = time.perf_counter() - begin
        context.close()
    return waited


def loaded(browser: Browser, host: Host, title: str) -> Load:
    seats = host.table(title, people=1, bots=SEATS[title] - 1)
    host.bots_done(seats, 0)
    context = visitor(browser, host, WIDE, follows=True)
    page = context.new_page()
    page.add_init_script(OBSERVED)
    page.goto(seats.path(0), wait_until="commit")
    page.wait_for_selector(USABLE)
    usable: float = page.evaluate("performance.now()")
    page.wait_for_timeout(SETTLING_MS)
    found: dict[str, Any] = page.evaluate(f"({{ tasks, shifted, painted: {PAINTED} }})")
    context.close()
    return Load(blocking(found["tasks"], found["painted"], usable), found["shifted"], usable)


def blocking(tasks: list[list[float]], painted: float, usable: float) -> float:
    """What long tasks take beyond 50 ms each, between the first paint and the moment when the table can be used."""
    return sum(length - LONG_TASK_MS for start, length in tasks if painted <= start + length and start < usable)


if __name__ == "__main__":
    sys.exit(main())
