"""Fit the value models: the weights of each title, as whole numbers, from rows that `tools/value/rows.py` has read.

    .venv/bin/python -m tools.value.fit classic

Games are split by their numbers: one in eight is for stopping early. The seed is fixed, so that the same rows give the
same weights on the same machine. A model sees a side's figures, how far they are ahead of the best rival's, and those
of the table; its loss is the cross entropy of who won.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.value.network import FIRST_BITS, HIDDEN_BITS
from pelagos.bots.value.reading import SideReading
from pelagos.games import TITLES
from tools.value.games import FOLDER

WEIGHTS: Final = Path(__file__).resolve().parents[2] / "src" / "pelagos" / "bots" / "value" / "weights"
SEED: Final = 20
UNITS: Final = 12
EPOCHS: Final = 60
BATCH: Final = 512
RATE: Final = 0.003
SHRINK: Final = 0.03
"""Weight decay, by the rate."""
PATIENCE: Final = 8
EVERY: Final = 8
"""One game in so many is for stopping."""
FAR: Final = -1e9

Array = Any


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=[title.name for title in TITLES])
    parser.add_argument("--units", type=int, default=UNITS)
    asked = parser.parse_args()
    reading = next(adapter.reading for adapter in ADAPTERS if adapter.title == asked.title)
    assert reading is not None
    rows = dict(np.load(FOLDER / f"{asked.title}-fit.npz"))
    inputs, won, mask = prepared(rows)
    held = rows["game"] % EVERY == 0
    fitted = Fit(inputs[~held], won[~held], mask[~held], asked.units)
    fitted.run(inputs[held], won[held], mask[held])
    WEIGHTS.mkdir(exist_ok=True)
    file = WEIGHTS / f"{asked.title}.json"
    file.write_text(written(fitted, reading), encoding="utf-8")
    print(
        f"{asked.title}: {len(np.unique(rows['game']))} games, {len(held)} positions, held-out loss {fitted.best:.4f}"
    )


def prepared(rows: dict[str, Array]) -> tuple[Array, Array, Array]:
    """Inputs by position, side and input; shares of the victory; which sides there are."""
    figures, won = rows["figures"].astype(np.float64), rows["won"]
    mask = won >= 0
    best = np.full_like(figures, 0.0)
    for side in range(figures.shape[1]):
        rivals = mask.copy()
        rivals[:, side] = False
        best[:, side] = np.where(rivals[:, :, None], figures, FAR).max(axis=1)
    common = np.repeat(rows["common"].astype(np.float64)[:, None, :], figures.shape[1], axis=1)
    inputs = np.concatenate([figures, figures - best, common], axis=2)
    inputs[~mask] = 0
    return inputs, np.where(mask, won, 0.0), mask


class Fit:
    """Adam on the cross entropy."""

    def __init__(self, inputs: Array, won: Array, mask: Array, units: int) -> None:
        self.mean = inputs[mask].mean(axis=0)
        self.scale = inputs[mask].std(axis=0) + 1e-6
        self.scale[self.scale < 1e-3] = 1e9
        self.inputs, self.won, self.mask = self._standard(inputs), won, mask
        self.rng = np.random.default_rng(SEED)
        count = inputs.shape[2]
        self.weights: list[Array] = [
            self.rng.normal(0, 1 / np.sqrt(count), (count, units)),
            np.zeros(units),
            self.rng.normal(0, 0.1, units),
            np.zeros(count),
        ]
        self.kept = self.weights
        self.best = 1e9
        self._first = [np.zeros_like(one) for one in self.weights]
        self._second = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def _standard(self, inputs: Array) -> Array:
        return ((inputs - self.mean) / self.scale).astype(np.float32)

    def run(self, inputs: Array, won: Array, mask: Array) -> None:
        inputs, waited = self._standard(inputs), 0
        for epoch in range(EPOCHS):
            order = self.rng.permutation(len(self.inputs))
            rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS))
            for start in range(0, len(order), BATCH):
                part = order[start : start + BATCH]
                self._step(self.inputs[part], self.won[part], self.mask[part], rate)
            loss = self.loss(inputs, won, mask)
            if loss < self.best - 1e-5:
                self.best, waited = loss, 0
                self.kept = [one.copy() for one in self.weights]
            else:
                waited += 1
                if waited == PATIENCE:
                    break
        self.weights = self.kept

    def chances(self, inputs: Array, mask: Array) -> tuple[Array, Array]:
        first, bias, second, direct = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        strength = np.where(mask, hidden @ second + inputs @ direct, FAR)
        grown = np.exp(strength - strength.max(axis=1, keepdims=True))
        return grown / grown.sum(axis=1, keepdims=True), hidden

    def loss(self, inputs: Array, won: Array, mask: Array) -> float:
        chances, _ = self.chances(inputs, mask)
        return float(-(won * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())

    def _step(self, inputs: Array, won: Array, mask: Array, rate: float) -> None:
        chances, hidden = self.chances(inputs, mask)
        error = np.where(mask, chances - won, 0) / len(inputs)
        second = self.weights[2]
        back = error[:, :, None] * second * (hidden > 0)
        flat = inputs.reshape(-1, inputs.shape[2])
        gradients = [
            flat.T @ back.reshape(-1, back.shape[2]),
            back.sum(axis=(0, 1)),
            (hidden * error[:, :, None]).sum(axis=(0, 1)),
            flat.T @ error.reshape(-1),
        ]
        self._steps += 1
        for i, gradient in enumerate(gradients):
            self._first[i] = 0.9 * self._first[i] + 0.1 * gradient
            self._second[i] = 0.999 * self._second[i] + 0.001 * gradient**2
            moved = self._first[i] / (1 - 0.9**self._steps)
            moved = moved / (np.sqrt(self._second[i] / (1 - 0.999**self._steps)) + 1e-8)
            shrunk = 0 if i == 1 else SHRINK * self.weights[i]
            self.weights[i] = self.weights[i] - rate * (moved + shrunk)


def written(fitted: Fit, reading: SideReading) -> str:
    """The weights for inputs as they are, in whole numbers: standard scores are folded in, and halvings."""
    first, bias, second, direct = fitted.weights
    raw = first / fitted.scale[:, None]
    shifted = bias - fitted.mean @ raw
    halvings = 1 / np.log(2)
    fine, coarse = 1 << FIRST_BITS, 1 << HIDDEN_BITS
    units = [
        {
            "bias": round(float(shifted[unit]) * fine),
            "weight": round(float(second[unit]) * halvings * coarse),
            "inputs": [round(float(weight) * fine) for weight in raw[:, unit]],
        }
        for unit in range(len(bias))
    ]
    told = {
        "figures": list(reading.figures),
        "common": list(reading.common),
        "direct": [round(float(weight) * halvings * fine) for weight in direct / fitted.scale],
        "units": units,
    }
    head = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in told.items() if key != "units")
    body = ",\n".join(json.dumps(unit) for unit in units)
    return f'{{\n{head},\n"units": [\n{body}\n]\n}}\n'


if __name__ == "__main__":
    main()
