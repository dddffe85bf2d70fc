"""Random masked play in every environment, a million steps of each: run by `make soak` in the compiled build.

Looks that whatever a mask allows is accepted and whatever the rules offer is in the mask, that anything else is refused
and moves no game, that numbers stay within bounds, that rewards are those of the ranks, and that memory does not grow.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from typing import Final

import numpy as np

from pelagos.envs.actions import NO_ACTION
from pelagos.envs.arrays import bounds
from pelagos.envs.batch import Batch
from pelagos.envs.catalogue import env_names
from pelagos.envs.stepper import IllegalAction

GAMES: Final = 64
REFUSALS_EVERY: Final = 50
WARM_UP: Final = 0.2
"""This part of the steps may still fill caches."""
MOST_GROWTH_KIB: Final = 16 * 1024


class Broken(Exception):
    """Something does not hold."""


def check_masks(batch: Batch, masks: np.ndarray) -> None:
    """The mask has exactly the options that have a number, and all but the highest offers have one."""
    for i in range(batch.count):
        sheet = batch.stepper.game(i).sheet
        legal = batch.env.actions.legal(sheet)
        if masks[i].view(bool).nonzero()[0].tolist() != sorted(legal):
            raise Broken(f"game {i}: the mask is not what is offered")
        for k in range(len(sheet) if len(legal) != len(sheet) else 0):
            if batch.env.actions.action_of(sheet.word(k)) == NO_ACTION:
                phrase = batch.env.rules.vocabulary.words_of(sheet.word(k))
                if not phrase.startswith("bid "):
                    raise Broken(f"“{phrase}” has no number")


def check_bounds(batch: Batch, low: np.ndarray, high: np.ndarray) -> None:
    """No number is beyond what the spaces of the interfaces say."""
    beyond = (batch.observations < low) | (batch.observations > high)
    if beyond.any():
        raise Broken(f"number {int(beyond.any(axis=0).argmax())} is beyond its bounds")


def check_refusal(batch: Batch, actions: list[int], masks: np.ndarray, rng: np.random.Generator) -> None:
    """One action that is not offered, and no game moves."""
    i = int(rng.integers(batch.count))
    wrong = actions[:]
    illegal = (masks[i] == 0).nonzero()[0]
    wrong[i] = int(illegal[rng.integers(len(illegal))])
    before = batch.observations.tobytes()
    try:
        batch.step(wrong)
    except IllegalAction:
        if batch.observations.tobytes() == before:
            return
    raise Broken(f"game {i} took action {wrong[i]}, which was not offered")


def check_rewards(batch: Batch) -> int:
    """Rewards sum to nothing, somebody has won a game that is over, and nobody one that goes on; how many are over."""
    rewards, over = batch.rewards, batch.terminated
    if np.abs(rewards.sum(axis=1)).max() > 1e-5 or rewards[~over].any():
        raise Broken("rewards are not those of ranks")
    if (rewards[over].max(axis=1, initial=-1.0) < 0).any():
        raise Broken("a game was won by nobody")
    return int(over.sum())


def soak(name: str, steps: int, seed: int) -> str:
    batch, rng = Batch(name, GAMES, seed), np.random.default_rng(seed)
    over, memory, start = 0, 0, time.perf_counter()
    low, high = bounds(batch.env.layout)
    rounds = max(steps // GAMES, 1)
    for k in range(rounds):
        masks = batch.masks()
        check_masks(batch, masks)
        check_bounds(batch, low, high)
        legal = [row.view(bool).nonzero()[0] for row in masks]
        actions = [int(some[rng.integers(len(some))]) for some in legal]
        if k % REFUSALS_EVERY == 0:
            check_refusal(batch, actions, masks, rng)
        batch.step(actions)
        over += check_rewards(batch)
        if k == int(rounds * WARM_UP):
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
    if grown > MOST_GROWTH_KIB:
        raise Broken(f"{name}: memory grew by {grown} KiB")
    return f"{name}: {rounds * GAMES} steps, {over} games, {grown} KiB more, {time.perf_counter() - start:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", default=env_names())
    parser.add_argument("--steps", type=int, default=1_000_000, help="of each environment")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for name in options.names:
        try:
            print(soak(name, options.steps, options.seed), flush=True)
        except Broken as broken:
            sys.exit(f"{name}: {broken}")


if __name__ == "__main__":
    main()
