"""What a table costs: an answer, the patches for everybody at it, a save, and the memory it fills.

    python bench/messages.py                              the sources as they stand
    PYTHONPATH=build/compiled python bench/messages.py    the compiled build

Every game is played several times with the same answers, and of every time the least is taken: what is measured is the
code, not what else the machine was doing.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import time
import tracemalloc
from typing import Any, Final

from pelagos.games import TITLES
from pelagos.kernel import play
from pelagos.kernel.title import Rules, rules_for
from pelagos.table.feed import TableFeed
from pelagos.table.messages import envelope, message
from pelagos.table.saving import save_table
from pelagos.table.table import Table
from pelagos.table.terms import LIVE, Terms, TimeControl
from pelagos.table.waiting_room import RUNNING

SEATS: Final = {"classic": 5, "hellas": 2, "legendary": 5}
SAVED_EVERY: Final = 20
TERMS: Final = Terms(TimeControl(LIVE, 36_000_000, 1000))


class Figures:
    """The times of one game, decision by decision, in nanoseconds, and sizes in bytes."""

    def __init__(self) -> None:
        self.submit: Final[list[int]] = []
        self.patches: Final[list[int]] = []
        self.save: Final[list[int]] = []
        self.sent = 0
        self.saved = 0


def seated(rules: Rules) -> Table:
    table = Table(rules, "u0", bytes(32), TERMS)
    for seat in range(rules.setup.seats):
        table.sit(seat, f"u{seat}", f"Somebody {seat}", f"{seat:02x}")
    table.start("u0", 0)
    return table


def played(rules: Rules, seed: int, answers: int) -> tuple[TableFeed, Figures]:
    """A game at which everybody hears of every answer, up to so many."""
    table, rng, figures = seated(rules), random.Random(seed), Figures()
    feed = TableFeed(table)
    cursors = [feed.update_for(seat).cursor for seat in range(len(table.chairs))]
    for now in range(answers):
        if table.phase != RUNNING or table.play is None:
            break
        who, phrase = table.play.who, rng.choice(table.play.options())
        start = time.perf_counter_ns()
        table.submit(who, [phrase], table.version, now)
        said = time.perf_counter_ns()
        updates = [feed.update_for(seat, cursor) for seat, cursor in enumerate(cursors)]
        sent = [message(update, seat, envelope(table.version, "k7")) for seat, update in enumerate(updates)]
        figures.patches.append(time.perf_counter_ns() - said)
        figures.submit.append(said - start)
        figures.sent += sum(len(data) for data in sent)
        cursors = [update.cursor for update in updates]
        if now % SAVED_EVERY == SAVED_EVERY - 1:
            start = time.perf_counter_ns()
            data = save_table(table)
            figures.save.append(time.perf_counter_ns() - start)
            figures.saved = max(figures.saved, size(data))
    return feed, figures


def size(data: Any) -> int:
    return len(json.dumps(data, separators=(",", ":")))


def least(rounds: list[list[int]]) -> float:
    """The mean of the least times, in microseconds."""
    times: list[int] = [min(same) for same in zip(*rounds, strict=True)]
    return sum(times) / len(times) / 1000


def memory(rules: Rules, answers: int, tables: int) -> float:
    """Kilobytes of one table in the middle of a game, when everybody is there."""
    kept = [played(rules, 0, answers)[0]]
    gc.collect()
    tracemalloc.start()
    kept += [played(rules, seed, answers)[0] for seed in range(1, tables + 1)]
    gc.collect()
    filled, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return filled / tables / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--answers", type=int, default=400, help="of one game at most; half of it for the memory")
    parser.add_argument("--rounds", type=int, default=5, help="how often a game is played")
    parser.add_argument("--tables", type=int, default=20, help="for the measure of memory; 0: none")
    options = parser.parse_args()

    print(play.__file__)
    print(f"{'':11}{'submit us':>10}{'patches us':>11}{'bytes':>7}{'save us':>9}{'bytes':>7}{'table kB':>9}")
    for title in TITLES:
        rules = rules_for(title, SEATS[title.name])
        games = [played(rules, 1, options.answers)[1] for _ in range(options.rounds)]
        submit, patches, save = (
            least([getattr(game, what) for game in games]) for what in ("submit", "patches", "save")
        )
        sent, saved = games[0].sent // len(games[0].submit), games[0].saved
        kilobytes = memory(rules, options.answers // 2, options.tables) if options.tables else 0
        print(f"{title.name:11}{submit:10.1f}{patches:11.1f}{sent:7}{save:9.0f}{saved:7}{kilobytes:9.0f}", flush=True)


if __name__ == "__main__":
    main()
