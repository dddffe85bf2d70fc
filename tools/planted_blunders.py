"""Plant a blunder in games of Settlers, and see whether the study finds it among the three largest mistakes.

    PYTHONPATH=build/compiled .venv/bin/python -m tools.planted_blunders classic --games 50

A blunder is drawn by the seed among the answers to a question that a search ten times deeper than the study's puts at
least 15 points below the best. Everything else is played by Settlers. The status is 1 if less than four in five are
found among the three largest mistakes of the seat that blundered.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final, NamedTuple

from pelagos.bots.roster import bot_named
from pelagos.bots.value.comparison import CloseLook, QuickLook
from pelagos.bots.value.model import value_model
from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for
from pelagos.study.mistakes import EFFORT, FIND, Review, judge_of, review, seen_by
from tools.value.games import said_by

FIRST: Final = 7 << 32
LEAST_LOSS: Final = 150_000
FOUND_PERCENT: Final = 80
DEEPER: Final = 10
TRIED: Final = 4
"""Answers to a question that are looked at, and so many questions are passed between two that are."""
EARLIEST: Final = 25
SPAN: Final = 120
LARGEST: Final = 3


class Planted(NamedTuple):
    """A game with a blunder in it."""

    play: Play
    at: int
    seat: int
    loss: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=[title.name for title in TITLES])
    parser.add_argument("--games", type=int, default=50)
    asked = parser.parse_args()
    title = next(title for title in TITLES if title.name == asked.title)
    mine = whole = count = number = 0
    while count < asked.games:
        planted = with_blunder(title, number)
        number += 1
        if planted is None:
            continue
        count += 1
        found = review(planted.play.rules, planted.play.log)
        assert found is not None
        ranks = rank_of(found, planted), rank_of(found, planted, of_seat=True)
        whole += 0 <= ranks[0] < LARGEST
        mine += 0 <= ranks[1] < LARGEST
        print(
            f"{number - 1}: answer {planted.at}, {planted.loss // 10_000} points, place {ranks[0]}, {ranks[1]}",
            flush=True,
        )
    print(
        f"{title.name}: of {count} blunders {mine} among the three largest mistakes of their seat, {whole} of the game"
    )
    sys.exit(int(100 * mine < FOUND_PERCENT * count))


def with_blunder(title: Title, number: int) -> Planted | None:
    """None if no question of the game offered one."""
    rng, variants = Rng(FIRST + number), title.variants()
    _, seats, options = variants[number % len(variants)]
    rules = rules_for(title, seats, options=options)
    play, bot = Play(rules, rules.opening(), Seeded(FIRST + number)), bot_named("settler", TITLES)
    wait = EARLIEST + int(rng.below(SPAN))
    planted: Planted | None = None
    while not play.over:
        if play.sheet.count > 2:
            wait -= 1
            if wait <= 0 and planted is None:
                wait = TRIED
                planted = blunder(play, rng)
                if planted is not None:
                    continue
        play.say(play.who, said_by(bot, "settler", play, rng))
    return planted


def blunder(play: Play, rng: Rng) -> Planted | None:
    """Say an answer that is clearly bad, if one of a few that are drawn is."""
    model = value_model(play.rules)
    assert model is not None
    judge, options = judge_of(play.rules), play.options()
    deep = EFFORT._replace(first=EFFORT.first * DEEPER, second=EFFORT.second * DEEPER)
    for _ in range(TRIED):
        place = int(rng.below(len(options)))
        read, luck = seen_by(play.rules, play.g, int(play.who)), Rng(int(rng.next32()))
        look = QuickLook(read, options, judge, luck)
        found = CloseLook(read, look, judge, model, deep, luck).compared(place)
        if found is not None and found.sure and found.ahead >= LEAST_LOSS:
            at, seat = len(play.log) + 1, int(play.who)
            play.say(play.who, options[place])
            return Planted(play, at, seat, found.ahead)
    return None


def rank_of(found: Review, planted: Planted, of_seat: bool = False) -> int:
    """Its place among the mistakes, from 0; -1 if it was not found."""
    lost = [verdict for verdict in found.largest(len(found.verdicts)) if verdict.kind != FIND]
    among = [verdict.at for verdict in lost if not of_seat or verdict.seat == planted.seat]
    return among.index(planted.at) if planted.at in among else -1


if __name__ == "__main__":
    main()
