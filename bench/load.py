"""`make load`: our server beside the bare one, in one run, one core for the server and one for the players.

Prints answers a second in a closed loop, latencies at fixed rates, their ratios to the bare server, the memory of many
live tables, and what a move costs with few and with many stored tables. Rounds alternate; medians count.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
PORTS: Final = {"bare": 8811, "pelagos": 8812}
UVICORN: Final = (
    f"-m uvicorn bare:app --port {PORTS['bare']} --loop uvloop --http httptools --ws websockets-sansio "
    "--ws-per-message-deflate false --log-level warning --no-access-log"
)
SERVERS: Final = {"bare": UVICORN.split(), "pelagos": [str(HERE / "load_server.py")]}
CONNECTIONS: Final = 1000
SECONDS: Final = 3
RATES: Final = (0, 500, 2000)

Found = dict[tuple[str, int], list[dict[str, float]]]
"""By server and rate, what was measured in every round."""


def pinned(core: int, command: list[str]) -> list[str]:
    """On this core, where the system can."""
    return ["taskset", "-c", str(core), *command] if Path("/usr/bin/taskset").exists() else command


@contextmanager
def serving(kind: str, folder: str) -> Iterator[int]:
    """A server of this kind; its process id."""
    port = PORTS[kind]
    environment = {
        **os.environ,
        "BARE_DB": f"{folder}/bare-{time.time_ns()}.db",
        "LOAD_DATA": f"{folder}/{time.time_ns()}",
        "LOAD_PORT": str(port),
        "PYTHONPATH": os.pathsep.join([*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(HERE)]),
    }
    server = subprocess.Popen(pinned(0, [sys.executable, *SERVERS[kind]]), env=environment)
    try:
        wait_for(port)
        yield server.pid
    finally:
        server.terminate()
        server.wait()


def wait_for(port: int) -> None:
    for _ in range(300):
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit(f"nothing listens on port {port}")


def play(kind: str, rate: int, connections: int) -> dict[str, float]:
    client = [sys.executable, str(HERE / "load_client.py"), kind, str(PORTS[kind]), str(connections), str(SECONDS)]
    done = subprocess.run(pinned(1, [*client, str(rate)]), check=True, capture_output=True, text=True)
    told: dict[str, float] = json.loads(done.stdout)
    return told


def rounds(count: int, connections: int) -> Found:
    found: Found = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            for rate in RATES:
                for kind in SERVERS:
                    with serving(kind, folder):
                        found.setdefault((kind, rate), []).append(play(kind, rate, connections))
            print(f"round {number + 1} of {count} done", file=sys.stderr)
    return found


def ratios(found: Found, rate: int, figure: str) -> list[float]:
    """Of one figure in every round, ours to the bare server's."""
    bare, ours = ([one[figure] for one in found[kind, rate]] for kind in SERVERS)
    return [mine / theirs for mine, theirs in zip(ours, bare, strict=True)]


def ratio(found: Found, rate: int, figure: str) -> float:
    return statistics.median(ratios(found, rate, figure))


def table(found: Found) -> Iterator[str]:
    yield f"{'':34}{'bare':>10}{'pelagos':>10}{'ratio':>8}   in single rounds"
    for rate in RATES:
        figures = (("answers_s", "answers a second"),) if rate == 0 else (("p50_ms", "p50 ms"), ("p99_ms", "p99 ms"))
        for figure, name in figures:
            bare, ours = (statistics.median([one[figure] for one in found[kind, rate]]) for kind in SERVERS)
            single = ratios(found, rate, figure)
            label = f"closed loop, {name}" if rate == 0 else f"at {rate} a second, {name}"
            spread = f"{min(single):.2f} to {max(single):.2f}"
            yield f"{label:34}{bare:10.2f}{ours:10.2f}{statistics.median(single):8.2f}   {spread}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--connections", type=int, default=CONNECTIONS)
    parser.add_argument("--least", type=float, default=0.0, help="fail below this ratio of answers a second")
    parser.add_argument("--most", type=float, default=0.0, help="fail above this ratio of p99 at the lowest rate")
    arguments = parser.parse_args()
    found = rounds(arguments.rounds, arguments.connections)
    print(f"{arguments.connections} connections, tables of five, Legendary; median of {arguments.rounds} rounds")
    for line in table(found):
        print(line)
    if ratio(found, 0, "answers_s") < arguments.least:
        sys.exit(f"fewer answers a second than {arguments.least} of the bare server's")
    if 0 < arguments.most < ratio(found, min(filter(None, RATES)), "p99_ms"):
        sys.exit(f"p99 is more than {arguments.most} times the bare server's")


if __name__ == "__main__":
    main()
