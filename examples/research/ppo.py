"""Proximal policy optimisation by self-play, in plain NumPy, measured against a bot of the house.

    python examples/research/ppo.py --env pelagos/classic_tiny-v0 --minutes 3 --seed 1 --out curve.csv

One network plays every seat. After every few updates it plays games against the bot, as often in each seat, and a line
of the curve is written: minutes of the clock, seconds of processor time, decisions learned from, and the share of games
won (a shared win counts by half). Nothing but NumPy is needed; use the compiled build if you are in a hurry.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from pathlib import Path
from typing import Any, Final

# The matrices are small: threads would wait for each other. NumPy reads this when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from pelagos.envs.batch import Batch

Array = NDArray[Any]
Weights = dict[str, Array]

HIDDEN: Final = 128
CLIP: Final = 0.2
ENTROPY: Final = 0.01
LAMBDA: Final = 0.95
"""Of generalised advantage estimation; rewards are not discounted, as games end."""
RATE: Final = 1e-3
EPOCHS: Final = 3
CHUNKS: Final = 4
WIDEST: Final = 5.0
"""Observations are scaled by what was seen so far, and clipped here."""


class Network:
    """Two hidden layers; a score for every action, and the value of the position for whoever is asked."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> Array:
            found: Array = (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)
            return found

        self.weights: Weights = {
            "w1": layer(inputs, HIDDEN, 1.4),
            "w2": layer(HIDDEN, HIDDEN, 1.4),
            "policy": layer(HIDDEN, actions, 0.1),
            "value": layer(HIDDEN, 1, 0.5),
        }
        for name, size in (("b1", HIDDEN), ("b2", HIDDEN), ("b_policy", actions), ("b_value", 1)):
            self.weights[name] = np.zeros(size, dtype=np.float32)
        self._first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """Both layers, the chances of the actions, and the values."""
        own = self.weights
        one = np.tanh(seen @ own["w1"] + own["b1"])
        two = np.tanh(one @ own["w2"] + own["b2"])
        scores = np.where(masks, two @ own["policy"] + own["b_policy"], -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return one, two, chances, (two @ own["value"] + own["b_value"])[:, 0]

    def learn(self, seen: Array, masks: Array, taken: Array, old: Array, gains: Array, goals: Array) -> None:
        """One step of Adam down the clipped objective of PPO, the error of the value, and the lack of entropy."""
        own, count = self.weights, len(seen)
        one, two, chances, values = self.forward(seen, masks)
        rows = np.arange(count)
        ratio = chances[rows, taken] / old
        free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(np.maximum(chances, 1e-8))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        pull = -(gains * ratio * free)[:, None]
        d_scores = -pull * chances + ENTROPY * chances * (logs + entropy)
        d_scores[rows, taken] += pull[:, 0]
        d_scores = (d_scores / count).astype(np.float32)
        d_value = ((values - goals) / count)[:, None].astype(np.float32)
        d_two = (d_scores @ own["policy"].T + d_value @ own["value"].T) * (1 - two**2)
        d_one = (d_two @ own["w2"].T) * (1 - one**2)
        self._adam(
            {
                "w1": seen.T @ d_one,
                "b1": d_one.sum(axis=0),
                "w2": one.T @ d_two,
                "b2": d_two.sum(axis=0),
                "policy": two.T @ d_scores,
                "b_policy": d_scores.sum(axis=0),
                "value": two.T @ d_value,
                "b_value": d_value.sum(axis=0),
            }
        )

    def _adam(self, slopes: Weights) -> None:
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        self._updates += 1
        for name, slope in slopes.items():
            step = slope * min(1.0, 0.5 / (length + 1e-8))
            self._first[name] = 0.9 * self._first[name] + 0.1 * step
            self._second[name] = 0.999 * self._second[name] + 0.001 * step**2
            first = self._first[name] / (1 - 0.9**self._updates)
            second = self._second[name] / (1 - 0.999**self._updates)
            self.weights[name] -= (RATE * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


class Scaler:
    """Mean and spread of every number of the observation, over all that was seen."""

    def __init__(self, size: int) -> None:
        self.count, self.mean, self.square = 1e-4, np.zeros(size), np.ones(size)

    def add(self, seen: Array) -> None:
        count = len(seen)
        share = count / (self.count + count)
        self.mean += share * (seen.mean(axis=0) - self.mean)
        self.square += share * ((seen.astype(np.float64) ** 2).mean(axis=0) - self.square)
        self.count += count

    def __call__(self, seen: Array) -> Array:
        spread = np.sqrt(np.maximum(self.square - self.mean**2, 1e-2))
        return np.clip((seen - self.mean) / spread, -WIDEST, WIDEST).astype(np.float32)


class Learner:
    """Self-play in a batch, and what is learned from it."""

    def __init__(self, name: str, games: int, length: int, seed: int) -> None:
        self.name, self.length = name, length
        self.rng = np.random.default_rng(seed)
        self.batch = Batch(name, games, seed)
        self.scaler = Scaler(self.batch.observations.shape[1])
        self.network = Network(self.batch.observations.shape[1], self.batch.actions, self.rng)
        self.decisions = 0

    def act(self, batch: Batch) -> tuple[Array, Array, Array, Array, Array]:
        """For every game an action drawn by its chance; with what was seen, the masks, that chance, and the value."""
        seen, masks = self.scaler(batch.observations), batch.masks().astype(bool)
        _, _, chances, values = self.network.forward(seen, masks)
        sums = chances.cumsum(axis=1)
        taken = (sums < self.rng.random((len(sums), 1)) * sums[:, -1:]).sum(axis=1)
        return seen, masks, taken, chances[np.arange(len(taken)), taken], values

    def update(self) -> None:
        """Play, reckon who gained what, learn."""
        batch = self.batch
        steps: list[tuple[Array, ...]] = []
        for _ in range(self.length):
            self.scaler.add(batch.observations)
            asked = batch.asked.copy()
            seen, masks, taken, chance, values = self.act(batch)
            batch.step(taken)
            steps.append((seen, masks, taken, chance, values, asked, batch.terminated.copy(), batch.rewards.copy()))
        self.decisions += self.length * batch.count
        gains, goals = self._advantages(steps)
        seen, masks, taken, chance = (np.concatenate([step[part] for step in steps]) for part in range(4))
        known = np.flatnonzero(~np.isnan(gains))
        for _ in range(EPOCHS):
            for chunk in np.array_split(self.rng.permutation(known), CHUNKS):
                gain = (gains[chunk] - gains[chunk].mean()) / (gains[chunk].std() + 1e-8)
                self.network.learn(seen[chunk], masks[chunk], taken[chunk], chance[chunk], gain, goals[chunk])

    def _advantages(self, steps: list[tuple[Array, ...]]) -> tuple[Array, Array]:
        """By decision, what it was worth beyond what was expected, and the value to learn.

        Every seat has its own thread of decisions through a game. Going back in time, `later` is by game and seat the
        value of that seat's next decision, or its reward; it is not known for whoever is not asked again.
        """
        count, seats = self.batch.count, self.batch.env.seats
        rows = np.arange(count)
        later = np.full((count, seats), np.nan)
        carried = np.zeros((count, seats))
        later[rows, self.batch.asked] = self.act(self.batch)[4]
        gains, goals = [], []
        for _, _, _, _, values, asked, ended, rewards in reversed(steps):
            later[ended], carried[ended] = rewards[ended], 0.0
            gain = later[rows, asked] - values + LAMBDA * carried[rows, asked]
            gains.append(gain)
            goals.append(gain + values)
            later[rows, asked], carried[rows, asked] = values, np.nan_to_num(gain)
        return np.concatenate(gains[::-1]), np.concatenate(goals[::-1])

    def score(self, bot: str, games: int, seed: int) -> float:
        """The share of so many games that the network wins against the bot, from every seat alike."""
        seats = self.batch.env.seats
        points = played = 0.0
        for seat in range(seats):
            others = {other: bot for other in range(seats) if other != seat}
            batch, wanted = Batch(self.name, 32, seed, opponents=others), games // seats
            while wanted > 0:
                batch.step(self.act(batch)[2])
                for reward in batch.rewards[batch.terminated, seat][:wanted]:
                    points += (reward + 1) / 2
                    played += 1
                    wanted -= 1
        return points / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--env", default="pelagos/classic_tiny-v0")
    parser.add_argument("--bot", default="novice", help="who it is measured against")
    parser.add_argument("--minutes", type=float, default=3.0, help="of the clock, measuring included")
    parser.add_argument("--every", type=int, default=20, help="updates between two measurements")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement")
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--length", type=int, default=64, help="decisions of each game of the batch between updates")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None, help="a file for the curve")
    asked = parser.parse_args()

    learner = Learner(asked.env, asked.batch, asked.length, asked.seed)
    began, used = time.monotonic(), time.process_time()
    lines: list[list[str]] = []
    updates = 0
    while True:
        minutes, seconds = (time.monotonic() - began) / 60, time.process_time() - used
        score = learner.score(asked.bot, asked.games, asked.seed + 1)
        lines.append([f"{minutes:.2f}", f"{seconds:.1f}", str(learner.decisions), f"{score:.3f}"])
        print("  ".join(lines[-1]), flush=True)
        if asked.out is not None:
            with asked.out.open("w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([["minutes", "processor_s", "decisions", "score"], *lines])
        if (time.monotonic() - began) / 60 >= asked.minutes:
            return
        for _ in range(asked.every):
            learner.update()
            updates += 1


if __name__ == "__main__":
    main()
