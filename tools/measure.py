"""Play the games behind docs/balance.md and write its tables, as Markdown.

    PYTHONPATH=build/compiled .venv/bin/python tools/measure.py               # everything, one game at a time
    PYTHONPATH=build/compiled .venv/bin/python tools/measure.py --only ffa4 --games 200
    PYTHONPATH=build/compiled .venv/bin/python tools/measure.py --told        # only what has been played already

Finished games are kept in build/measure and not played again, as with `pelagos arena --out`: an interruption costs one
game, and more games are added to those that are there. A row says how many games it rests on.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from pelagos.bots.arena import Pairings, Share, fixtures, key
from pelagos.bots.executor import LocalProcesses
from pelagos.bots.intervals import wilson
from pelagos.cli.results import kept, results
from pelagos.cli.tally import spread
from pelagos.games import TITLES
from pelagos.kernel.title import Json, Rules, rules_for

KEPT: Final = Path("build") / "measure"


class Setting(NamedTuple):
    """Games of one kind: `name` is their file."""

    name: str
    title: str
    seats: int
    games: int
    bots: tuple[str, ...] = ("settler",)
    mode: str = ""

    def rules(self) -> Rules:
        title = next(title for title in TITLES if title.name == self.title)
        return rules_for(title, self.seats, "", {"mode": self.mode} if self.mode else {})


ALONE: Final = ("settler", "novice", "novice", "novice")
STRENGTH: Final = (
    Setting("hellas-strength", "hellas", 2, 1000, ("settler", "novice")),
    Setting("classic2-strength", "classic", 2, 1000, ("settler", "novice")),
    Setting("classic3-strength", "classic", 3, 1000, ALONE[:3]),
    Setting("classic4-strength", "classic", 4, 1000, ALONE),
    Setting("duel-strength", "legendary", 2, 1000, ("settler", "novice"), "duel"),
    Setting("ffa4-strength", "legendary", 4, 1000, ALONE, "ffa4"),
)
BALANCE: Final = (
    Setting("classic2", "classic", 2, 400),
    Setting("classic3", "classic", 3, 400),
    Setting("classic4", "classic", 4, 400),
    Setting("classic5", "classic", 5, 300),
    Setting("hellas", "hellas", 2, 300),
    Setting("duel", "legendary", 2, 300, mode="duel"),
    Setting("ffa3", "legendary", 3, 300, mode="ffa3"),
    Setting("ffa4", "legendary", 4, 300, mode="ffa4"),
    Setting("ffa5", "legendary", 5, 200, mode="ffa5"),
    Setting("team4", "legendary", 4, 300, mode="team4"),
    Setting("team6", "legendary", 6, 200, mode="team6"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="these settings only")
    parser.add_argument("--games", type=int, help="so many games of each instead of its own number")
    parser.add_argument("--told", action="store_true", help="play nothing; tell what is kept")
    asked = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    chosen = [setting for setting in (*STRENGTH, *BALANCE) if not asked.only or setting.name in asked.only]
    for setting in chosen:
        count = asked.games or setting.games
        games = told(setting, setting.games) if asked.told else played(setting, count)
        if games:
            rules = setting.rules()
            for row in rows(setting, Pairings(rules.title.sides(rules.setup), games)):
                print(row, flush=True)


def played(setting: Setting, games: int) -> list[Json]:
    return results(setting.rules(), setting.bots, games, 0, LocalProcesses(1), file_of(setting)).games


def told(setting: Setting, games: int) -> list[Json]:
    """Of the games that were asked for, those that are kept."""
    rules, finished = setting.rules(), kept(file_of(setting))
    keys = [key(rules, fixture) for fixture in fixtures(rules, setting.bots, games, 0)]
    return [finished[name] for name in keys if name in finished]


def file_of(setting: Setting) -> Path:
    return KEPT / f"{setting.name}.jsonl"


def rows(setting: Setting, tables: Pairings) -> list[str]:
    lengths = spread(tables.lengths("cycles"))
    about = f"{lengths['median']} ({lengths['p90']})"
    settler = tables.times()["settler"]
    times = f"{settler['median']:.1f} / {settler['mean']:.1f}"
    if setting in STRENGTH:
        (share,) = [share for _, share in tables.bots() if share.name == "settler"]
        return [f"| {setting.name} | {share.games} | {shown(share)} | {share.ratio:.2f} | {about} | {times} |"]
    by_seat = tables.seats(setting.rules().seats.words)
    found = [f"| {setting.name} | seat | {len(tables.results)} | {listed(by_seat)} | {about} | {times} |"]
    if tables.places():
        found.append(f"| {setting.name} | place | {len(tables.results)} | {listed(tables.places())} | | |")
    return found


def listed(shares: Sequence[Share]) -> str:
    return " · ".join([shown(share) for share in shares])


def shown(share: Share) -> str:
    low, high = wilson(share.wins, share.games)
    return f"{100 * share.rate:.1f} ({100 * low:.0f}–{100 * high:.0f})"


if __name__ == "__main__":
    main()
