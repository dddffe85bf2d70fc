"""What the standing orders of others add to one's own answer, in microseconds: alarms at all seats but the next.

`orders.py` plays the same answers with and without them, several times, and takes the least of every answer: what is
measured is the code, not what else the machine was doing.
"""

from __future__ import annotations

import random
import time
from typing import Final

from pelagos.games import TITLES
from pelagos.kernel.title import new_setup
from pelagos.table.calls import call
from pelagos.table.interning import shared_rules
from pelagos.table.table import Table

SEATS: Final = 5
ANSWERS: Final = 200
ROUNDS: Final = 7
ORDER: Final = "every cycle; wake me if {god} reaches 90"
GODS: Final = {"classic": "ares", "legendary": "ares"}
OPTIONS: Final = {"classic": {}, "legendary": {"mode": "ffa5"}}


def new_table(name: str) -> Table:
    title = next(title for title in TITLES if title.name == name)
    table = Table(shared_rules(title, new_setup(title, SEATS, "", OPTIONS[name])), "g-0", bytes(32))
    for seat in range(SEATS):
        table.sit(seat, f"g-{seat}", f"Player {seat}")
    table.start("g-0", 0)
    return table


def played(name: str, orders: bool) -> list[int]:
    """Nanoseconds of every answer and of waking whom it wakes, as the server does it."""
    table, chance, times = new_table(name), random.Random(1), []
    for now in range(ANSWERS):
        play = table.running()
        said, who = chance.choice(play.options()), int(play.who)
        for seat, chair in enumerate(table.chairs if orders else ()):
            if chair.standing is None:
                table.leave_order(seat, ORDER.format(god=GODS[name]))
        arguments = {"seat": who, "phrases": [said], "at": table.version, "now": now, "key": ""}
        start = time.perf_counter_ns()
        call(table, "submit", arguments)
        said_ns = time.perf_counter_ns()
        # The order of whoever is asked now must be looked at, so that it can answer; the others are measured.
        asked = table.chairs[max(0, int(table.running().who))]
        asked.standing = None
        begun_ns = time.perf_counter_ns()
        if orders:
            table.ring()
        times.append(said_ns - start + time.perf_counter_ns() - begun_ns)
    return times


def least(name: str, orders: bool) -> float:
    rounds = [played(name, orders) for _ in range(ROUNDS)]
    least_ns = [min(times) for times in zip(*rounds, strict=True)]
    return float(sum(least_ns)) / ANSWERS / 1000


def main() -> None:
    for name in GODS:
        without, with_orders = least(name, orders=False), least(name, orders=True)
        added = with_orders - without
        print(f"{name:10} {without:7.1f} us an answer, {with_orders:7.1f} with orders of others: {added:+.1f} us")


if __name__ == "__main__":
    main()
