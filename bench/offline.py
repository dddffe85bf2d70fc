"""How soon the table without a server is ready, and how fast its engine is beside CPython.

`offline.py [--most-cold SECONDS] [--most-cached SECONDS] [--longest SECONDS]`: serves build/offline by Python's own web
server and opens it in the system's Chromium, twice; then plays the same random games and the same answers of Settler in
Pyodide, under Node, and in this Python. These are told in processor time, since on a busy machine a clock on
the wall says more about the others. When the page is ready is told by the clock on the wall, so it counts on a quiet
machine only. With limits it fails where one is missed.
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "build" / "offline"
PROGRESS: Final = "#engine-progress"
PATIENCE_MS: Final = 120_000
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
python.unpackArchive(readFileSync('%s/pelagos.zip').buffer, 'zip');
python.globals.set('clock', () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; });
python.runPython(%s);
console.log(python.globals.get('told'));
"""


def ready_times() -> tuple[float, float, float]:
    """Seconds from the first request to the first screen, to the engine, and to the engine at the second visit."""
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
            screen, cold = visit(page, f"http://127.0.0.1:{port}/")
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            _, cached = visit(page, f"http://127.0.0.1:{port}/")
            browser.close()
    finally:
        server.kill()
        server.wait()
    return screen, cold, cached


def visit(page: Page, address: str) -> tuple[float, float]:
    start = time.monotonic()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("button.title", timeout=PATIENCE_MS)
    screen = time.monotonic() - start
    page.wait_for_selector(PROGRESS, state="attached", timeout=PATIENCE_MS)
    page.wait_for_selector(PROGRESS, state="detached", timeout=PATIENCE_MS)
    return screen, time.monotonic() - start


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
    screen, cold, cached = ready_times()
    print(f"first screen {screen:.1f} s, engine ready {cold:.1f} s, at the second visit {cached:.1f} s")
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
