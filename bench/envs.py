"""What a step of an environment costs, beside peers: random legal play, processor time, rounds taken in turn.

    PYTHONPATH=build/compiled python bench/envs.py pelagos/legendary_ffa4-v0

`rules` is the kernel alone and counts what nature is asked, too; `batch` steps many games with observations and packed
masks, drawing the random actions included; `multi` is PettingZoo's loop over our game without wrappers, `peer` the same
over PettingZoo's own Connect Four without wrappers; `rlcard` is a step of its gin rummy. Peers that are not installed
are left out.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any, Final

from pelagos.envs.batch import Batch
from pelagos.envs.catalogue import env_named
from pelagos.envs.multi import MultiEnv
from pelagos.kernel.agenda import playout
from pelagos.kernel.arrays import COMPILED
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet

USUAL: Final = "pelagos/legendary_ffa4-v0"
ROUNDS: Final = 5
GAMES: Final = 256
STEPS: Final = 1_500
"""Of one game in a round; a batch makes more of them, in the compiled build."""
BATCH_STEPS: Final = 200 if COMPILED else 4

Round = Callable[[int], int]
"""Plays a while by this seed, and says how many decisions that were."""


def rules_alone(name: str) -> Round:
    env = env_named(name)

    def play(seed: int) -> int:
        rng, sheet, asked = Rng(seed), Sheet(), 0
        while asked < STEPS:
            asked += int(playout(env.frame.opening.clone(), sheet, rng, STEPS))
        return asked

    return play


def batch_of(name: str) -> Round:
    batch = Batch(name, GAMES, seed=1)

    def play(seed: int) -> int:
        for _ in range(BATCH_STEPS):
            batch.step(batch.sample())
        return BATCH_STEPS * GAMES

    return play


def agents_of(env: Any) -> Round:
    """PettingZoo's own loop."""

    def play(seed: int) -> int:
        chance, done = random.Random(seed), 0
        while done < STEPS:
            env.reset(seed=seed + done)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    legal = seen["action_mask"].view(bool).nonzero()[0]
                    env.step(int(legal[chance.randrange(len(legal))]))
                    done += 1
        return done

    return play


def connect_four() -> Round:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 -- needs pygame, which may be missing

    return agents_of(connect_four_v3.raw_env())


def gin_rummy() -> Round:
    import rlcard  # noqa: PLC0415 -- a yardstick that is not there must not hide the others

    env = rlcard.make("gin-rummy")

    def play(seed: int) -> int:
        chance, done = random.Random(seed), 0
        while done < STEPS:
            env.seed(seed + done)
            state, _ = env.reset()
            while not env.is_over() and done < STEPS:
                state, _ = env.step(chance.choice(list(state["legal_actions"])))
                done += 1
        return done

    return play


def found(name: str) -> dict[str, Round]:
    ways = {"rules": rules_alone(name), "batch": batch_of(name), "multi": agents_of(MultiEnv(name))}
    for peer, made in (("peer", connect_four), ("rlcard", gin_rummy)):
        try:
            ways[peer] = made()
        except ImportError as error:
            print(f"{peer}: left out, {error}", file=sys.stderr)
    return ways


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=[USUAL])
    parser.add_argument("--least", type=float, default=0.0, help="exit 1 if `multi` is not so many times `peer`")
    options = parser.parse_args()
    worst = float("inf")
    for name in options.names:
        ways = found(name)
        rates: dict[str, list[float]] = {way: [] for way in ways}
        for i in range(ROUNDS):
            for way, play in ways.items():
                start = time.process_time()
                done = play(i + 1)
                rates[way].append(done / (time.process_time() - start))
        middle = {way: sorted(measured)[ROUNDS // 2] for way, measured in rates.items()}
        told = ", ".join(f"{way} {rate:,.0f}" for way, rate in middle.items())
        print(f"{name} {'compiled' if COMPILED else 'pure'}, decisions a second of a core: {told}")
        if "peer" in middle:
            worst = min(worst, middle["multi"] / middle["peer"])
            print(f"{name}: multi is {middle['multi'] / middle['peer']:.1f} times peer")
    sys.exit(worst < options.least)


if __name__ == "__main__":
    main()
