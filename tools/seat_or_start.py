"""Is it the start on the map of Classic that wins, or the number of the seat? Hand the starts round and count both.

    .venv/bin/python tools/seat_or_start.py --seats 3 --games 300

Every seed is played once with every rotation of the printed starts over the seats, by Settlers alone. If bots preferred
a seat by its number, the table by seat would show it: there every seat has every start equally often.
"""

from __future__ import annotations

import argparse

from pelagos.bots.arena import Share
from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.intervals import wilson
from pelagos.bots.match import PLAYERS, drawn_seed
from pelagos.bots.roster import bot_named
from pelagos.games.classic.ids import NONE
from pelagos.games.classic.position import Classic
from pelagos.games.classic.title import TITLE
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, rules_for


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    rules = rules_for(TITLE, asked.seats)
    bot = bot_named("settler", [TITLE])
    by_seat, by_start = [0] * asked.seats, [0] * asked.seats
    played = 0
    for seed in range(asked.seed, asked.seed + -(-asked.games // asked.seats)):
        for turned in range(asked.seats):
            winner = won(rules, bot, seed, turned)
            by_seat[winner] += 1
            by_start[(winner + turned) % asked.seats] += 1
            played += 1
    for what, wins in (("seat", by_seat), ("start", by_start)):
        for number, count in enumerate(wins):
            share = Share(f"{what} {number + 1}", played, count, 1 / asked.seats)
            low, high = wilson(count, played)
            print(f"{share.name}: {count} of {played}, {100 * share.rate:.1f} %, {100 * low:.1f}–{100 * high:.1f}")


def won(rules: Rules, bot: Bot, seed: int, turned: int) -> int:
    """Who wins where seat 1 has the start of seat 1 + turned, and so on round."""
    play = Play(rules, opening(rules, turned), Seeded(seed))
    rng = Rng(seed | PLAYERS)
    while not play.over:
        seen = view_bytes(rules, play.g, play.who)
        play.say(play.who, bot.choose(seen, play.options(), Budget(), Rng(drawn_seed(rng))).phrase)
    assert play.g.result is not None
    return play.g.result.index(1)


def opening(rules: Rules, turned: int) -> Classic:
    g = rules.opening()
    assert isinstance(g, Classic)
    for holders in (g.owner, g.ruler):
        for place in range(len(holders)):
            if holders[place] != NONE:
                holders[place] = (holders[place] - turned) % g.seats
    return g


if __name__ == "__main__":
    main()
