"""How soon the table without a server is ready, and how fast its engine is beside CPython.

`offline.py [--most-cold SECONDS] [--most-cached SECONDS] [--longest SECONDS]`: serves build/offline by Python's own web
server and opens it in the system's Chromium, three times, and tells what the engine has come through at which moment;
then plays the same random games and the same answers of Settler in Pyodide, under Node, and in this Python. These are
told in processor time, since on a busy machine a clock on the wall says more about the others. When the page is ready
is told by the clock on the wall, so it counts on a quiet machine only; beside it stands the processor time of the
whole browser. With limits it fails where one is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "build" / "offline"
PROGRESS: Final = "#engine-progress"
PATIENCE_MS: Final = 120_000
SETTLING_S: Final = 3
"""In which the browser keeps what it was given."""
MARKS: Final = """
performance.getEntriesByType('mark').map(({ name, startTime }) => [name, performance.timeOrigin + startTime])
"""
PLAYED: Final = """
import json
from pelagos.games import TITLES
from pelagos.kernel.agenda import playout
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import rules_for
from pelagos.offline.bots import LocalBots
from pelagos.offline.local_tables import DEFAULT_BUDGET
from pelagos.table.table import Table

def decision(title):
    rules, decisions = rules_for(title, 2), 0
    playout(rules.opening(), Sheet(), Rng(99), 20_000)
    start = clock()
    for seed in range(20):
        decisions += playout(rules.opening(), Sheet(), Rng(seed), 20_000)
    return (clock() - start) / decisions * 1e6

def settler(title, most=2_000):
    table = Table(rules_for(title, 2), "g-0", bytes(32))
    table.seat_bot("g-0", 0, "settler")
    table.seat_bot("g-0", 1, "settler")
    table.start("g-0", 0)
    bots, times = LocalBots(TITLES), []
    while len(times) < most and (due := table.due()) is not None:
        start = clock()
        phrase = bots.answer(table, due["seat"], DEFAULT_BUDGET)
        times.append(clock() - start)
        table.submit(due["seat"], [phrase], due["at"], "", 0)
    return [sorted(times)[len(times) // 2], max(times)]

told = json.dumps({title.name: [decision(title), *settler(title)] for title in TITLES})
"""
"""By title: microseconds of a decision at random, and seconds of Settler's answers, the median and the longest.

`clock` is the processor time of the process. Pyodide's own `process_time` is only the clock on the wall.
"""
NODE: Final = """
import { loadPyodide } from '%s/pyodide.mjs';
import { readFileSync } from 'node:fs';
const python = await loadPyodide({ indexURL: '%s/' });
const archive = readFileSync('%s/pelagos.tar.gz');
python.unpackArchive(archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.length), 'gztar');
python.globals.set('clock', () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; });
python.runPython(%s);
console.log(python.globals.get('told'));
"""


class Visit(NamedTuple):
    """Seconds since the address was asked for."""

    screen: float
    engine: float
    processor: float
    marks: list[tuple[str, float]]
    """What the worker has come through."""


def visits() -> list[Visit]:
    """The first, and two more when the browser has kept everything."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port = line.getsockname()[1]
    words = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(SITE)]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            page = browser.new_page()
            found = []
            for _ in range(3):
                found.append(visit(page, f"http://127.0.0.1:{port}/"))
                page.evaluate("navigator.serviceWorker.ready.then(() => true)")
                time.sleep(SETTLING_S)
            browser.close()
    finally:
        server.kill()
        server.wait()
    return found


def visit(page: Page, address: str) -> Visit:
    start, spent = time.monotonic(), processor_time()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("button.title", timeout=PATIENCE_MS)
    screen = time.monotonic() - start
    page.wait_for_selector(PROGRESS, state="attached", timeout=PATIENCE_MS)
    page.wait_for_selector(PROGRESS, state="detached", timeout=PATIENCE_MS)
    engine, spent = time.monotonic() - start, processor_time() - spent
    began = page.evaluate("performance.timeOrigin")
    marks = [(name, (at - began) / 1000) for name, at in page.workers[0].evaluate(MARKS)]
    return Visit(screen, engine, spent, marks)


def processor_time() -> float:
    """Seconds of all processes that this one has started."""
    children: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        pid = int(path.parent.name)
        children.setdefault(int(fields[1]), []).append(pid)
        ticks[pid] = sum(int(field) for field in fields[11:15])
    whole, waiting = 0, children.get(os.getpid(), [])
    while waiting:
        pid = waiting.pop()
        whole += ticks[pid]
        waiting += children.get(pid, [])
    return whole / os.sysconf("SC_CLK_TCK")


def in_node() -> Any:
    folder = str(SITE / "engine")
    script = ROOT / "build" / "offline-bench.mjs"
    script.write_text(NODE % (folder, folder, folder, json.dumps(PLAYED)), encoding="utf-8")
    words = [sys.executable, str(ROOT / "tools" / "node.py"), "node", str(script)]
    return json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


def in_python() -> Any:
    words = [sys.executable, "-c", f"from time import process_time as clock\n{PLAYED}\nprint(told)"]
    return json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    for name in ("--most-cold", "--most-cached", "--longest"):
        parser.add_argument(name, type=float, default=float("inf"))
    limits = parser.parse_args()
    found = visits()
    cold, cached = found[0].engine, min(later.engine for later in found[1:])
    for number, (screen, engine, processor, marks) in enumerate(found, 1):
        print(f"visit {number}: first screen {screen:.1f} s, engine {engine:.1f} s; processor time {processor:.1f} s")
        print("    " + ", ".join(f"{name} {at:.2f}" for name, at in marks))
    inside, outside = in_node(), in_python()
    print(
        "| title | decision, Pyodide | decision, CPython | Settler, median | Settler, longest |\n|---|---|---|---|---|"
    )
    for title, (micros, median, longest) in inside.items():
        print(f"| {title} | {micros:.0f} µs | {outside[title][0]:.0f} µs | {median:.3f} s | {longest:.2f} s |")
    worst = max(longest for _, _, longest in inside.values())
    if cold > limits.most_cold or cached > limits.most_cached or worst > limits.longest:
        sys.exit("a limit was missed")


if __name__ == "__main__":
    main()
