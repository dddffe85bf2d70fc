"""What the levels cost: processor time for an answer, and for those that search playouts and nodes a second.

    PYTHONPATH=build/compiled .venv/bin/python bench/search.py
    PYTHONPATH=build/compiled .venv/bin/python bench/search.py --setting legendary/ffa4 --questions 40

The questions come from games of Settlers with fixed seeds, every seventh with a choice; all levels get the same ones.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from statistics import mean, median
from typing import Final

from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.ladder import LadderSetting, main_settings
from pelagos.bots.levels import LEVELS
from pelagos.bots.roster import bot_named
from pelagos.bots.search.searcher import Searcher
from pelagos.games import TITLES
from pelagos.kernel.arrays import COMPILED
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng

EVERY: Final = 7
MS: Final = 1000


class Asked:
    """A question, as a bot gets it."""

    def __init__(self, seen: bytes, options: list[str]) -> None:
        self.seen: Final = seen
        self.options: Final = options


def questions(setting: LadderSetting, count: int) -> Iterator[Asked]:
    rules, settler, found, seed = setting.rules(), bot_named("settler@1", TITLES), 0, 0
    while found < count:
        play, asked = Play(rules, rules.opening(), Seeded(seed)), 0
        while not play.over and found < count:
            seen, options = view_bytes(rules, play.g, play.who), play.options()
            if len(options) > 1:
                asked += 1
                if asked % EVERY == 0:
                    found += 1
                    yield Asked(seen, options)
            play.say(play.who, settler.choose(seen, options, Budget(1, 400), Rng(asked)).phrase)
        seed += 1


def measured(name: str, asked: list[Asked]) -> str:
    """A row: mean, median and longest answer; for a searcher also playouts and nodes a second."""
    bot = bot_named(name, TITLES)
    spent: list[float] = []
    playouts = nodes = 0
    for number, one in enumerate(asked):
        start = time.process_time()
        if isinstance(bot, Searcher):
            search = bot.search(one.seen, one.options, Budget(), Rng(number))
            search.reply()
            playouts += sum(len(tally.trials) for tally in search.tallies)
            nodes += int(search.policy.nodes)
        else:
            answered(bot, one, number)
        spent.append(time.process_time() - start)
    row = f"{name:10} {MS * mean(spent):9.1f} {MS * median(spent):9.1f} {MS * max(spent):9.1f}"
    return f"{row} {playouts / sum(spent):11.0f} {nodes / sum(spent):9.0f}" if playouts else row


def answered(bot: Bot, one: Asked, number: int) -> None:
    bot.choose(one.seen, one.options, Budget(), Rng(number))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--setting", action="append", help="such as legendary/ffa4; all main ones unless said")
    parser.add_argument("--questions", type=int, default=20)
    chosen = parser.parse_args()
    print("compiled" if COMPILED else "pure", "build, one core")
    for setting in main_settings(TITLES):
        if chosen.setting is None or setting.name in chosen.setting:
            asked = list(questions(setting, chosen.questions))
            print(f"{setting.name:10} {'mean ms':>9} {'median':>9} {'longest':>9} {'playouts/s':>11} {'nodes/s':>9}")
            for name in LEVELS:
                print(measured(name, asked), flush=True)


if __name__ == "__main__":
    main()
