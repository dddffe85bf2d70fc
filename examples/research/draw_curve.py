"""Draw curves as SVG: one column of CSV files over another.

python examples/research/draw_curve.py docs/pictures/ppo.svg --x processor_s --y score FILE.csv …
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 56
TOP: Final = 16
BOTTOM: Final = 44
COLOURS: Final = ("#1f5fa8", "#b4552d", "#3d7a45")
TICKS: Final = 5

Curve = list[tuple[float, float]]


def read(path: Path, x: str, y: str) -> Curve:
    with path.open(newline="", encoding="utf-8") as file:
        return [(float(row[x]), float(row[y])) for row in csv.DictReader(file)]


def drawn(curves: dict[str, Curve], x: str, y: str, top: float) -> str:
    """All curves in one frame; the upper edge is `top`, the right one the last point of any."""
    last = max(point[0] for curve in curves.values() for point in curve) or 1.0
    wide, high = WIDTH - LEFT - 16, HEIGHT - TOP - BOTTOM

    def at(point: tuple[float, float]) -> str:
        return f"{LEFT + point[0] / last * wide:.1f},{TOP + (1 - point[1] / top) * high:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
    ]
    for tick in range(TICKS + 1):
        level, across = TOP + high * tick / TICKS, LEFT + wide * tick / TICKS
        parts += [
            f'<line x1="{LEFT}" x2="{LEFT + wide}" y1="{level:.1f}" y2="{level:.1f}" stroke="#d9d2c3"/>',
            f'<text x="{LEFT - 6}" y="{level + 4:.1f}" text-anchor="end">{top * (1 - tick / TICKS):.2f}</text>',
            f'<text x="{across:.1f}" y="{HEIGHT - 26}" text-anchor="middle">{last * tick / TICKS:.4g}</text>',
        ]
    for i, (name, curve) in enumerate(curves.items()):
        colour, level = COLOURS[i % len(COLOURS)], HEIGHT - BOTTOM - 10 - 16 * i
        line = " ".join(at(point) for point in curve)
        parts += [
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="{LEFT + wide - 4}" y="{level}" text-anchor="end" fill="{colour}">{name}</text>',
        ]
    parts += [f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 8}" text-anchor="middle">{x}</text>']
    parts += [f'<text x="4" y="12">{y}</text>', "</svg>"]
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--x", required=True)
    parser.add_argument("--y", required=True)
    parser.add_argument("--top", type=float, default=1.0)
    asked = parser.parse_args()
    curves = {path.stem: read(path, asked.x, asked.y) for path in asked.files}
    asked.out.write_text(drawn(curves, asked.x, asked.y, asked.top), encoding="utf-8")


if __name__ == "__main__":
    main()
