"""Write a bot that tries its answers out in worlds it can imagine, and let it play some games.

python examples/write_a_bot.py
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pelagos

WORLDS = 2
TRIED = 6


class Dreamer(pelagos.Bot):
    """Says what left it best off, in a few imagined games of Hellas, after its turn was played at random."""

    name = "dreamer"

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def answer(self, view: pelagos.View, options: Sequence[str]) -> str:
        # All that a bot knows is its view. A sample is a whole game that looks like this from its seat.
        worlds = [view.sample(self.chance.randrange(2**32)) for _ in range(WORLDS)]
        few = self.chance.sample(options, min(TRIED, len(options)))
        worth = {phrase: sum(self.value(world.clone(), phrase, view.seat) for world in worlds) for phrase in few}
        best = max(few, key=worth.__getitem__)
        return pelagos.BotAnswer(best, f"Of {len(few)} answers it dreamt best of this one.")

    def value(self, game: pelagos.Game, phrase: str, seat: str) -> int:
        """What this seat holds when somebody else has to decide, less what the other one holds."""
        game.say(phrase)
        while game.who == seat:
            game.say(self.chance.choice(game.options()))
        if game.result is not None:
            return 1000 if seat in game.winners else -1000
        view = game.view(seat)
        mine = {tile: 1 if owner == seat else -1 for tile, owner in view["owner"].items() if owner != "nobody"}
        return sum(sign * (10 + view["greeks"][tile] + view["ships"][tile]) for tile, sign in mine.items())


wins = {"dreamer": 0, "uniform": 0}
for seed in range(4):
    # Seats in turn, so that neither has the better one more often.
    bots = [Dreamer(seed), pelagos.bot("uniform", seed)]
    names = ["dreamer", "uniform"]
    if seed % 2:
        bots, names = bots[::-1], names[::-1]
    game = pelagos.match("hellas", bots, seed=seed)
    winner = names[game.seats.index(game.winners[0])]
    wins[winner] += 1
    print(f"game {seed}: {winner} wins after {len(game.answers())} answers. {game.events()[-1]}")
print(wins)
