"""Print the table of docs/research.md: how large the environments are, and what random games in them are like.

    PYTHONPATH=build/compiled python tools/env_sizes.py

The games are random, so that lengths and branching are those of random play and their maxima are not proven.
"""

from __future__ import annotations

import argparse
from typing import Final

from pelagos.envs.catalogue import Env, env_named, env_names
from pelagos.envs.game import NOBODY_ASKED, EnvGame
from pelagos.kernel.rng import Rng

HEADING: Final = (
    "| environment | seats | observation | actions | nature's | decisions a game | options, mean | options, most |\n"
    "|---|---|---|---|---|---|---|---|"
)


def sizes(env: Env) -> str:
    """The part of a line that follows from the rules."""
    actions = env.actions
    return f"| `{env.name}` | {env.seats} | {env.layout.size} | {actions.size} | {actions.total - actions.size} |"


def played(env: Env, games: int) -> str:
    """The part that random games show."""
    decisions = options = most = 0
    for seed in range(games):
        rng, game = Rng(seed), EnvGame(env.frame)
        game.begin(rng)
        while game.asked != NOBODY_ASKED:
            options += len(game.sheet)
            most = max(most, len(game.sheet))
            game.take(game.random_place(rng))
        decisions += int(game.decisions)
    return f" {decisions / games:.0f} | {options / decisions:.1f} | {most} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="random games of each")
    options = parser.parse_args()
    print(HEADING)
    for name in env_names():
        env = env_named(name)
        print(sizes(env) + played(env, options.games), flush=True)


if __name__ == "__main__":
    main()
