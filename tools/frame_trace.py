"""Work on the main thread per frame while the page shows what happens: `python tools/frame_trace.py [TITLE [SECONDS]]`.

Chromium traces a table at which bots play and the page follows them at its normal pace. What counts are the frames in
which something flies over the page; the busiest motion is the one with most flights, such as the income of all seats.
"""

from __future__ import annotations

import bisect
import itertools
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

sys.path[:0] = [str(Path(__file__).parents[1] / "src"), str(Path(__file__).parents[1] / "tests")]

from e2e.hosting import SHARES, WIDE, chromium, hosted  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from e2e.tables import Host, Seats

BUDGET_MS: Final = 12.0
SEATS: Final = {"classic": 4, "legendary": 4, "hellas": 2}
CATEGORIES: Final = [
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
]
WATCH: Final = """() => {
    let flies = 0;
    new MutationObserver(() => {
        const now = document.querySelectorAll('.motion-layer > *').length;
        if (now !== flies) performance.mark(`flights-${now}`);
        flies = now;
    }).observe(document.body, { childList: true, subtree: true });
}"""
US_PER_MS: Final = 1000
FEWEST_FRAMES: Final = 30


class Frame(NamedTuple):
    at_us: float
    work_ms: float
    flights: int


def main() -> int:
    title = sys.argv[1] if len(sys.argv) > 1 else "legendary"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60.0
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder)) as host, chromium() as browser:
        trace = traced(browser, host, title, seconds)
    frames = [frame for frame in frames_of(trace) if frame.flights > 0]
    if not frames:
        print(f"{title}: nothing moved in {seconds:.0f} s")
        return 1
    told(f"{title}: all motions", frames)
    busiest = busiest_of(frames)
    least = min(frame.flights for frame in busiest)
    worst = told(f"{title}: the busiest, {least} flights or more", busiest)
    return 0 if worst < BUDGET_MS else 1


def busiest_of(frames: list[Frame]) -> list[Frame]:
    """The frames with most flights, so many that a median of them says something."""
    for least in range(max(frame.flights for frame in frames), 0, -1):
        found = [frame for frame in frames if frame.flights >= least]
        if len(found) >= FEWEST_FRAMES:
            return found
    return frames


def told(name: str, frames: list[Frame]) -> float:
    """Prints the work per frame and the frames per second; gives the median of the work."""
    work = sorted(frame.work_ms for frame in frames)
    gaps = [b.at_us - a.at_us for a, b in itertools.pairwise(frames) if b.at_us - a.at_us < 250 * US_PER_MS]
    rate = 1e6 / statistics.mean(gaps) if gaps else 0.0
    median = statistics.median(work)
    print(
        f"{name}: {len(work)} frames, {rate:.0f} a second; work on the main thread per frame: "
        f"median {median:.1f} ms, p95 {work[int(0.95 * (len(work) - 1))]:.1f} ms, most {work[-1]:.1f} ms"
    )
    return median


def traced(browser: Browser, host: Host, title: str, seconds: float) -> list[dict[str, Any]]:
    """The events of a trace while bots play and one seat says the first of what it may."""
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, base_url=host.address)
    context.add_init_script(SHARES)
    page = context.new_page()
    seats = host.table(title, 1, SEATS[title] - 1)
    page.goto(seats.path(0))
    page.wait_for_selector(".board-map")
    page.evaluate(WATCH)
    fd, name = tempfile.mkstemp(suffix=".json")
    os.close(fd)
    browser.start_tracing(page=page, path=name, categories=CATEGORIES)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if page.query_selector(".foot.asked"):
            answer(host, seats)
        page.wait_for_timeout(300)
    browser.stop_tracing()
    context.close()
    found: list[dict[str, Any]] = json.loads(Path(name).read_text(encoding="utf-8"))["traceEvents"]
    Path(name).unlink()
    return found


def answer(host: Host, seats: Seats) -> None:
    seen = host.seen(seats, 0)
    options = seen["whole"]["game"]["options"]
    if options:
        host.do(seats, 0, {"do": "say", "say": options[0], "at": seen["v"]})


def frames_of(trace: list[dict[str, Any]]) -> list[Frame]:
    """The frames that were drawn of the page, each with the work of its main thread since the one before."""
    marks = sorted(
        (event["ts"], int(event["name"].removeprefix("flights-")), (event["pid"], event["tid"]))
        for event in trace
        if event.get("name", "").startswith("flights-")
    )
    if not marks:
        return []
    main_thread = marks[0][2]
    own = [event for event in trace if (event.get("pid"), event.get("tid")) == main_thread]
    begins = sorted(e["ts"] for e in trace if e.get("name") == "DrawFrame" and e.get("pid") == main_thread[0])
    work = [0.0] * (len(begins) + 1)
    for event in own:
        if event.get("ph") == "X" and event.get("name") == "RunTask":
            # Time of the thread, where it is told: what else the machine does is no work of the page.
            length = event.get("tdur", event.get("dur", 0))
            work[bisect.bisect_right(begins, event["ts"] + event.get("dur", 0))] += length / US_PER_MS
    times = [at for at, _, _ in marks]
    frames = []
    for i, begin in enumerate(begins):
        after = bisect.bisect_right(times, begin)
        frames.append(Frame(begin, work[i], marks[after - 1][1] if after else 0))
    return frames


if __name__ == "__main__":
    sys.exit(main())
