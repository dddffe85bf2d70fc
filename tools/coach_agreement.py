"""How often the coach says what Settler would say, over random positions of every title.

    PYTHONPATH=src:tests .venv/bin/python tools/coach_agreement.py --positions 200

`first`: its first suggestion is Settler's own answer. `among`: Settler's answer is one of its suggestions. `below`: the
strongest that there is, Settler with four times the worlds and steps, puts the first suggestion at least a coin below
its own answer. `peeked`: in a world that differs only in what the seat cannot know the coach says something else.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Final, NamedTuple

from pelagos.bots.bot import Budget, view_bytes
from pelagos.bots.judge import COIN
from pelagos.bots.roster import bot_named, judges_of
from pelagos.bots.settler import Deliberation, Settler
from pelagos.bots.view_reader import ViewReader
from pelagos.coach.coach import Coach
from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for

STRONG: Final = Budget(samples=16, steps=16_000)
ONE_IN: Final = 12
"""Of the questions with a choice, one in so many is asked about."""
WORLDS: Final = 2


class Agreement(NamedTuple):
    """Counts over the positions of one title."""

    positions: int = 0
    first: int = 0
    among: int = 0
    below: int = 0
    peeked: int = 0


def positions(title: Title, count: int) -> Iterator[Play]:
    """Questions of games between Novices, drawn at random, variant after variant."""
    novice, variants, found, seed = bot_named("novice", [title]), title.variants(), 0, 0
    while found < count:
        seed += 1
        _, seats, options = variants[seed % len(variants)]
        rules = rules_for(title, seats, options=options)
        play, rng = Play(rules, rules.opening(), Seeded(seed)), Rng(seed)
        while not play.over and found < count:
            offered = play.options()
            if len(offered) > 1 and rng.below(ONE_IN) == 0:
                found += 1
                yield play
            seen = view_bytes(rules, play.g, play.who)
            play.say(play.who, novice.choose(seen, offered, Budget(), rng).phrase)


def is_below(title: Title, seen: bytes, offered: list[str], said: str, seed: int) -> bool:
    """Is it worth at least a coin less than what the strongest says, when both are compared in every world?"""
    judge, reader = judges_of(Settler.version)[title.name], ViewReader([title])
    best = offered[Deliberation(reader.read(seen), offered, STRONG, judge, Rng(seed)).ranked()[0]]
    if best == said:
        return False
    compared = Deliberation(reader.read(seen), [best, said], STRONG, judge, Rng(seed + 1))
    compared.ranked()
    worlds = 1 if judge.lots(compared.worlds[0], compared.seat) else len(compared.worlds)
    return compared.totals[0] - compared.totals[1] >= COIN * worlds


def measured(title: Title, count: int) -> Agreement:
    coach, settler = Coach([title]), bot_named("settler", [title])
    total = Agreement()
    for seed, play in enumerate(positions(title, count)):
        seen, offered = view_bytes(play.rules, play.g, play.who), play.options()
        advice = coach.advise(seen, offered)
        said = [found.phrase for found in advice.suggestions]
        own = settler.choose(seen, offered, Budget(), Rng(seed)).phrase
        rng = Rng(seed)
        worlds = [Play(play.rules, scrambled(play.rules, play.g, play.who, rng)) for _ in range(WORLDS)]
        again = [coach.advise(view_bytes(w.rules, w.g, w.who), w.options()).plain() for w in worlds]
        total = Agreement(
            total.positions + 1,
            total.first + (said[0] == own),
            total.among + (own in said),
            total.below + is_below(title, seen, offered, said[0], seed),
            total.peeked + any(other != advice.plain() for other in again),
        )
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = {title.name: measured(title, chosen.positions) for title in TITLES}
    if chosen.json:
        print(json.dumps({name: one._asdict() for name, one in found.items()}))
        return
    print("title       positions  first  among  below  peeked")
    for name, one in found.items():
        shares = [f"{100 * count / one.positions:5.1f}%" for count in (one.first, one.among, one.below)]
        print(f"{name:<11} {one.positions:>9} {' '.join(shares)} {one.peeked:>7}")


if __name__ == "__main__":
    main()
