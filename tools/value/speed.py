"""How long a game takes to study: the curve, the account, the mistakes; and the mean mistake of a level.

    PYTHONPATH=build/compiled .venv/bin/python -m tools.value.speed classic --level settler --games 3

Games are between bots of one level, with the seeds of `known` games. Processor time on one core.
"""

from __future__ import annotations

import argparse
import time
from statistics import mean
from typing import Final

from pelagos.bots.roster import bot_named
from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, Title, rules_for
from pelagos.study.account import account, curve
from pelagos.study.mistakes import Review, review
from tools.value.games import said_by

POINT: Final = 10_000
FIRST: Final = 5 << 32


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=[title.name for title in TITLES])
    parser.add_argument("--level", default="settler")
    parser.add_argument("--games", type=int, default=3)
    asked = parser.parse_args()
    title = next(title for title in TITLES if title.name == asked.title)
    lost: list[float] = []
    for number in range(asked.games):
        play = played(title, asked.level, number)
        found = measured(play)
        lost.append(sum(found.losses) / POINT / sum(found.decisions))
    print(f"{title.name} {asked.level}: {mean(lost):.3f} points lost a decision, in {asked.games} games")


def played(title: Title, level: str, number: int) -> Play:
    variants = title.variants()
    _, seats, options = variants[number % len(variants)]
    rules: Rules = rules_for(title, seats, options=options)
    play, rng, bot = Play(rules, rules.opening(), Seeded(FIRST + number)), Rng(FIRST + number), bot_named(level, TITLES)
    while not play.over:
        play.say(play.who, said_by(bot, level, play, rng))
    return play


def measured(play: Play) -> Review:
    start = time.process_time()
    points = curve(play.rules, play.log)
    drawn = time.process_time()
    kept = account(play.rules, play.log)
    accounted = time.process_time()
    found = review(play.rules, play.log)
    reviewed = time.process_time()
    assert points is not None
    assert kept is not None
    assert found is not None
    print(
        f"{play.rules.title.name} {play.rules.title.variant(play.rules.setup)}: {sum(found.decisions)} decisions;"
        f" curve {drawn - start:.1f} s, account {accounted - drawn:.1f} s, mistakes {reviewed - accounted:.1f} s;"
        f" {[(verdict.kind, verdict.loss // POINT) for verdict in found.largest(3)]}"
    )
    return found


if __name__ == "__main__":
    main()
