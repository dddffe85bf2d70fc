"""`make load`: our server beside two bare ones, in one run, one core for the server and one for the players.

The bare servers do the least that a server of live tables can do: `bare` on an ordinary stack, `bare wire` on our own
wire. Prints answers a second in a closed loop, the processor time of an answer, latencies at fixed rates, and ratios of
ours to both. Rounds alternate; medians count.
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
PORTS: Final = {"bare": 8811, "bare wire": 8813, "pelagos": 8812}
UVICORN: Final = (
    f"-m uvicorn bare:app --port {PORTS['bare']} --loop uvloop --http httptools --ws websockets-sansio "
    "--ws-per-message-deflate false --log-level warning --no-access-log"
)
SERVERS: Final = {
    "bare": UVICORN.split(),
    "bare wire": [str(HERE / "bare_wire.py")],
    "pelagos": [str(HERE / "load_server.py")],
}
YARDSTICKS: Final = ("bare", "bare wire")
OURS: Final = "pelagos"
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


def play(kind: str, rate: int, connections: int, server: int) -> dict[str, float]:
    numbers = [str(number) for number in (PORTS[kind], connections, SECONDS, rate, server)]
    client = [sys.executable, str(HERE / "load_client.py"), kind.partition(" ")[0], *numbers]
    done = subprocess.run(pinned(1, client), check=True, capture_output=True, text=True)
    told: dict[str, float] = json.loads(done.stdout)
    return told


def rounds(count: int, connections: int) -> Found:
    found: Found = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            for rate in RATES:
                for kind in SERVERS:
                    with serving(kind, folder) as server:
                        found.setdefault((kind, rate), []).append(play(kind, rate, connections, server))
            print(f"round {number + 1} of {count} done", file=sys.stderr)
    return found


def ratios(found: Found, yardstick: str, rate: int, figure: str) -> list[float]:
    """Of one figure in every round, ours to the yardstick's."""
    theirs, ours = ([one[figure] for one in found[kind, rate]] for kind in (yardstick, OURS))
    return [mine / other for mine, other in zip(ours, theirs, strict=True)]


def ratio(found: Found, yardstick: str, rate: int, figure: str) -> float:
    return statistics.median(ratios(found, yardstick, rate, figure))


def table(found: Found) -> Iterator[str]:
    heads = "".join(f"{kind:>11}" for kind in SERVERS)
    yield f"{'':36}{heads}   " + "".join(f"{f'to {kind}':>28}" for kind in YARDSTICKS)
    for rate in RATES:
        closed = (("answers_s", "answers a second"), ("cpu_us", "processor us an answer"))
        for figure, name in closed if rate == 0 else (("p50_ms", "p50 ms"), ("p99_ms", "p99 ms")):
            label = f"closed loop, {name}" if rate == 0 else f"at {rate} a second, {name}"
            medians = [statistics.median([one[figure] for one in found[kind, rate]]) for kind in SERVERS]
            line = f"{label:36}" + "".join(f"{median:11.2f}" for median in medians) + "   "
            for yardstick in YARDSTICKS:
                single = ratios(found, yardstick, rate, figure)
                line += f"{statistics.median(single):12.2f} ({min(single):5.2f} to {max(single):5.2f})"
            yield line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--connections", type=int, default=CONNECTIONS)
    parser.add_argument("--least", type=float, default=0.0, help="fail below this ratio of answers a second to bare")
    parser.add_argument("--least-wire", type=float, default=0.0, help="the same, to the bare server on our wire")
    parser.add_argument("--most", type=float, default=0.0, help="fail above this ratio of p99 at the lowest rate")
    arguments = parser.parse_args()
    found = rounds(arguments.rounds, arguments.connections)
    print(f"{arguments.connections} connections, tables of five, Legendary; median of {arguments.rounds} rounds")
    for line in table(found):
        print(line)
    for yardstick, least in zip(YARDSTICKS, (arguments.least, arguments.least_wire), strict=True):
        if ratio(found, yardstick, 0, "answers_s") < least:
            sys.exit(f"fewer answers a second than {least} of the {yardstick} server's")
    if 0 < arguments.most < ratio(found, "bare", min(filter(None, RATES)), "p99_ms"):
        sys.exit(f"p99 is more than {arguments.most} times the bare server's")


if __name__ == "__main__":
    main()
