"""Play games between Settlers and tell them as sentences, every answer with its reason: bots are judged by reading.

    .venv/bin/python tools/bot_games.py classic --seats 3 --games 2
    .venv/bin/python tools/bot_games.py legendary --option mode=team4 --seed 7 --sketch

The purses and whatever else is hidden are told as they are: this is for whoever looks over everybody's shoulder.
"""

from __future__ import annotations

import argparse
from typing import Final

from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.match import PLAYERS, drawn_seed
from pelagos.bots.roster import bot_named
from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, rules_for
from pelagos.kernel.view import view
from pelagos.sketches.adapter import sketch_of
from pelagos.texts import Texts

TEXTS: Final = Texts()
ENDLESS: Final = 20_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=[title.name for title in TITLES])
    parser.add_argument("--seats", type=int, help="how many play; by the mode, or the fewest")
    parser.add_argument("--board", default="")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bots", default="settler", help="one name for all, or one for each seat with commas")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0, help="of the first game; every further one has the next")
    parser.add_argument("--sketch", action="store_true", help="draw the table whenever a cycle or turn begins")
    asked = parser.parse_args()
    title = next(title for title in TITLES if title.name == asked.title)
    options = dict(pair.split("=", 1) for pair in asked.option)
    rules = rules_for(title, seats_of(asked.seats, options, title.fewest), asked.board, options)
    names = asked.bots.split(",")
    bots = [bot_named(name, TITLES) for name in (names if len(names) > 1 else names * rules.setup.seats)]
    for seed in range(asked.seed, asked.seed + asked.games):
        print(f"=== {title.name}, {rules.setup.seats} seats, seed {seed} ===")
        tell(rules, bots, seed, asked.sketch)


def seats_of(asked: int | None, options: dict[str, str], fewest: int) -> int:
    """A mode of Legendary says how many sit down; its number is that of factions in the duel only."""
    mode = options.get("mode", "")
    if asked is not None or not mode:
        return asked or fewest
    return 2 if mode == "duel" else int(mode[-1])


def tell(rules: Rules, bots: list[Bot], seed: int, sketch: bool) -> None:
    """The seeds are those of `pelagos arena`, so that any of its games can be read."""
    play = Play(rules, rules.opening(), Seeded(seed))
    rng = Rng(seed | PLAYERS)
    told = say_events(play, 0, sketch)
    while not play.over and len(play.log) < ENDLESS:
        seat = play.who
        reply = bots[seat].choose(view_bytes(rules, play.g, seat), play.options(), Budget(), Rng(drawn_seed(rng)))
        play.say(seat, reply.phrase)
        print(f"{rules.seat_word(seat)} {reply.phrase}   -- {TEXTS.why(rules, reply.why, reply.numbers)}")
        told = say_events(play, told, sketch)
    print(sketch_of(rules, view(rules, play.g, SPECTATOR), TEXTS))
    print(f"=== places {play.g.result}, {len(play.log)} answers ===\n", flush=True)


def say_events(play: Play, told: int, sketch: bool) -> int:
    rules = play.rules
    for event in play.events[told:]:
        print(f"    {TEXTS.event(rules, event)}")
        if event.kind.name == rules.title.paced and sketch:
            print(sketch_of(rules, view(rules, play.g, SPECTATOR), TEXTS))
    return len(play.events)


if __name__ == "__main__":
    main()
