"""Search: OpenSpiel's information-set MCTS on the reduced Hellas, against a bot of the house.

    python examples/research/ismcts.py --simulations 50 --games 10 --seed 1

Cards are hidden there, so that the search guesses what it cannot see (`resample_from_infostate`) before every
simulation. Beyond its simulations it plays on at random. OpenSpiel is needed: `pip install "pelagos[openspiel]"`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from pelagos.bots.bot import Budget, view_bytes
from pelagos.bots.roster import bot_named
from pelagos.envs import spiel
from pelagos.envs.catalogue import env_named
from pelagos.games import TITLES
from pelagos.kernel.rng import Rng

NAME: Final = "pelagos/hellas_tiny-v0"
EXPLORATION: Final = 1.0


def search_bot(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's own, in Python, since those in C++ do not work with games that are written in Python."""
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(seed)),
        uct_c=EXPLORATION,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )


def house_action(state: Any, bot: Any, rng: Rng) -> int:
    """What the bot says in this state; it is shown its seat's view."""
    rules, actions = env_named(NAME).rules, env_named(NAME).actions
    phrases = [actions.phrase(action) for action in state.legal_actions()]
    seen = view_bytes(rules, state.box.game.g, state.current_player())
    return int(actions.read(bot.choose(seen, phrases, Budget(), rng).phrase))


def play(game: Any, seat: int, searcher: Any, bot: Any, seed: int) -> float:
    """One game; what it is worth to the searcher."""
    state, luck, rng = game.new_initial_state(), np.random.RandomState(seed), Rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        elif state.current_player() == seat:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(house_action(state, bot, rng))
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--simulations", type=int, default=50, help="for each decision")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--bot", default="uniform")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    game = pyspiel.load_game(spiel.game_name(NAME))
    began, points = time.process_time(), 0.0
    for i in range(asked.games):
        searcher = search_bot(game, asked.simulations, asked.seed + i)
        points += (play(game, i % 2, searcher, bot_named(asked.bot, TITLES), asked.seed + i) + 1) / 2
    used = time.process_time() - began
    print(f"{points:g} of {asked.games} points against {asked.bot}, {used:.0f} s of processor time")


if __name__ == "__main__":
    main()
