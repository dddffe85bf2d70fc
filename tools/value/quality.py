"""How good the value models are, on games that fitting has not seen: tables for docs/value.md, and its diagrams.

    PYTHONPATH=build/compiled .venv/bin/python -m tools.value.quality classic hellas legendary --write

Beside the model stand three others that know less: every side alike; metropolises or cities counted; the judge's own
score of the true position, hidden things included. The last two are squashed by one number each, fitted on the games
for fitting. `--write` writes the tables into docs/value.md and draws docs/value/<title>.svg.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any, Final

import numpy as np

from pelagos.bots.value.model import network_of, reading_of
from pelagos.bots.value.network import CERTAIN
from pelagos.bots.value.reading import FigureRows, SideReading
from pelagos.games import TITLES
from tools.value.games import FOLDER

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
KINDS: Final = ("known", "unseen")
TOLD: Final = {"known": "levels used for fitting", "unseen": "other levels"}
THIRDS: Final = ("first third", "second third", "last third")
BINS: Final = 10
FAR: Final = -1e9
SMALLEST: Final = 1e-6
SQUASHES: Final[list[float]] = [2.0 ** (k / 4) for k in range(-60, 24)]
"""Steepnesses that are tried for a baseline."""
SIDE: Final = 360
MARGIN: Final = 48
COLOURS: Final = {"known": "#1f5a94", "unseen": "#b3541e"}
Array = Any


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=[title.name for title in TITLES])
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    for name in asked.titles:
        title = next(title for title in TITLES if title.name == name)
        reading = reading_of(title)
        assert reading is not None
        table, curves = measured(name, reading)
        print(table)
        if asked.write:
            (DOCS / "value").mkdir(exist_ok=True)
            (DOCS / "value" / f"{name}.svg").write_text(diagram(curves), encoding="utf-8")
            keep(name, table)


def measured(name: str, reading: SideReading) -> tuple[str, dict[str, list[tuple[float, float, int]]]]:
    """A table, and by kind the points of the diagram."""
    fit = dict(np.load(FOLDER / f"{name}-fit.npz"))
    counting, judging = squash(counted(fit, reading), fit), squash(judged(fit), fit)
    lines = [
        f"| {name}: games | part | positions | uniform | {reading.counted} counted | judge | model |",
        "|---|---|---|---|---|---|---|",
    ]
    curves: dict[str, list[tuple[float, float, int]]] = {}
    for kind in KINDS:
        if not (FOLDER / f"{name}-{kind}.npz").exists():
            continue
        rows = dict(np.load(FOLDER / f"{name}-{kind}.npz"))
        mask = rows["won"] >= 0
        model = modelled(name, rows)
        others = [softened(np.zeros_like(rows["won"]), mask, 1.0)]
        others.append(softened(counted(rows, reading), mask, counting))
        others.append(softened(judged(rows), mask, judging))
        games = len(np.unique(rows["game"]))
        for part in (None, 0, 1, 2):
            chosen = np.full(len(mask), True) if part is None else rows["third"] == part
            figures = [scores(chances[chosen], rows["won"][chosen]) for chances in (*others, model)]
            label = "all" if part is None else THIRDS[part]
            cells = " | ".join(f"{brier:.4f} / {loss:.4f}" for brier, loss in figures)
            who = f"{games}, {TOLD[kind]}" if part is None else ""
            lines.append(f"| {who} | {label} | {int(chosen.sum())} | {cells} |")
        curves[kind] = reliability(model, rows["won"], mask)
    return "\n".join(lines), curves


def modelled(name: str, rows: dict[str, Array]) -> Array:
    """What the model says, by its own whole-number arithmetic."""
    network, found = network_of(name), np.zeros_like(rows["won"])
    for at in range(len(found)):
        sides = int((rows["won"][at] >= 0).sum())
        figures = rows["figures"][at]
        row = FigureRows(sides, figures.shape[1], [int(number) for number in rows["common"][at]])
        for side in range(sides):
            row.put(side, [int(number) for number in figures[side]])
        chances = network.chances(row)
        found[at, :sides] = [chances[side] / CERTAIN for side in range(sides)]
    return found


def counted(rows: dict[str, Array], reading: SideReading) -> Array:
    return rows["figures"][:, :, reading.figures.index(reading.counted)].astype(float)


def judged(rows: dict[str, Array]) -> Array:
    return rows["judged"].astype(float)


def softened(values: Array, mask: Array, steepness: float) -> Array:
    strength = np.where(mask, values * steepness, FAR)
    grown = np.exp(strength - strength.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def squash(values: Array, rows: dict[str, Array]) -> float:
    """The steepness with the smallest loss."""
    won, mask = rows["won"], rows["won"] >= 0
    losses = {steepness: scores(softened(values, mask, steepness), won)[1] for steepness in SQUASHES}
    return min(losses, key=losses.__getitem__)


def scores(chances: Array, won: Array) -> tuple[float, float]:
    """Brier score, summed over sides, and log loss, both a position."""
    mask = won >= 0
    brier = np.where(mask, (chances - won) ** 2, 0).sum(axis=1).mean()
    loss = -np.where(mask, won * np.log(np.maximum(chances, SMALLEST)), 0).sum(axis=1).mean()
    return float(brier), float(loss)


def reliability(chances: Array, won: Array, mask: Array) -> list[tuple[float, float, int]]:
    """By tenths of what was said: its mean, how often it came true, and how often it was said."""
    said, came = chances[mask], won[mask]
    tenths = np.minimum((said * BINS).astype(int), BINS - 1)
    points = []
    for tenth in range(BINS):
        here = tenths == tenth
        if here.any():
            points.append((float(said[here].mean()), float(came[here].mean()), int(here.sum())))
    return points


def diagram(curves: dict[str, list[tuple[float, float, int]]]) -> str:
    """What was said across, how often it came true upwards; a perfect model lies on the diagonal."""
    size = SIDE + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="12">',
        f'<rect width="{size}" height="{size}" fill="#fff"/>',
        f'<path d="M{x(0):.0f} {y(0):.0f}L{x(1):.0f} {y(1):.0f}" stroke="#999" stroke-dasharray="4 4"/>',
        f'<path d="M{x(0):.0f} {y(1):.0f}V{y(0):.0f}H{x(1):.0f}" fill="none" stroke="#333"/>',
    ]
    for tenth in range(0, BINS + 1, 2):
        share = tenth / BINS
        parts.append(f'<text x="{x(share):.0f}" y="{y(0) + 18:.0f}" text-anchor="middle">{tenth * 10}</text>')
        parts.append(f'<text x="{x(0) - 8:.0f}" y="{y(share) + 4:.0f}" text-anchor="end">{tenth * 10}</text>')
    parts.append(f'<text x="{x(0.5):.0f}" y="{size - 8}" text-anchor="middle">chance that was said, per cent</text>')
    turned = f"rotate(-90 14 {y(0.5):.0f})"
    parts.append(f'<text x="14" y="{y(0.5):.0f}" text-anchor="middle" transform="{turned}">won, per cent</text>')
    for number, (kind, points) in enumerate(curves.items()):
        colour = COLOURS[kind]
        path = "L".join(f"{x(said):.1f} {y(came):.1f}" for said, came, _ in points)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x(said):.1f}" cy="{y(came):.1f}" r="4" fill="{colour}"/>' for said, came, _ in points]
        parts.append(f'<text x="{x(0.04):.0f}" y="{y(0.96) + 18 * number:.0f}" fill="{colour}">{TOLD[kind]}</text>')
    return "\n".join([*parts, "</svg>", ""])


def x(share: float) -> float:
    return MARGIN + SIDE * share


def y(share: float) -> float:
    return MARGIN + SIDE * (1 - share)


def keep(name: str, table: str) -> None:
    """Between the marks of the title."""
    file = DOCS / "value.md"
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    old = file.read_text(encoding="utf-8")
    new = re.sub(f"{begin}.*?{end}", lambda _: f"{begin}\n{table}\n{end}", old, flags=re.DOTALL)
    file.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
