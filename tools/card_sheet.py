"""Show all card pictures on one sheet: build/cards-240.png, and likewise 120 and 64 pixels wide.

    .venv/bin/python tools/card_sheet.py [--captions] [--size PIXELS] [--group GROUP] [--svg] [--to FOLDER]
    .venv/bin/python tools/card_sheet.py --quiz SEED [--size PIXELS] [--svg] [--to FOLDER]

A quiz shows 30 gods, creatures and heroes in an order by chance, with numbers; the answers are printed.

Pixels need the package resvg_py (pip install "pelagos[png]"); without it, or with --svg, the sheets are SVG files.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from pelagos.pictures.cards import GROUPS, HEIGHT, WIDTH, CardPicture, all_card_pictures

SIZES: Final = (240, 120, 64)
PAGE: Final = "#f7f4ec"
INK: Final = "#1d2b33"
GAP: Final = 8
CAPTION: Final = 18
QUIZ_GROUPS: Final = ("gods", "creatures", "heroes")
QUIZ_PICTURES: Final = 30
SHEET_WIDTH: Final = 1500
"""About; rows are filled up to it."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--captions", action="store_true", help="the word under each picture")
    parser.add_argument("--size", type=int, action="append", help="width of a picture in pixels; may be repeated")
    parser.add_argument("--group", choices=GROUPS, help="only this group")
    parser.add_argument("--svg", action="store_true", help="no pixels")
    parser.add_argument("--to", type=Path, default=Path(__file__).resolve().parent.parent / "build")
    parser.add_argument("--quiz", type=int, metavar="SEED", help="30 pictures by chance, with numbers")
    told = parser.parse_args()
    if told.quiz is not None:
        quiz(told.quiz, told.size or SIZES[-1:], told.to, told.svg)
        return
    shown = [drawn for drawn in all_card_pictures() if told.group in (None, drawn.group)]
    captions = [drawn.word for drawn in shown] if told.captions else []
    told.to.mkdir(parents=True, exist_ok=True)
    for size in told.size or SIZES:
        name = f"cards-{told.group}-{size}" if told.group else f"cards-{size}"
        print(written(told.to / name, sheet(shown, size, captions), told.svg))


def quiz(seed: int, sizes: Sequence[int], to: Path, svg: bool) -> None:
    """Whoever is to name the pictures sees the sheets, and all words of these groups in order of the alphabet."""
    known = [drawn for drawn in all_card_pictures() if drawn.group in QUIZ_GROUPS]
    asked = random.Random(seed).sample(known, QUIZ_PICTURES)
    to.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        print(written(to / f"quiz-{seed}-{size}", sheet(asked, size, [str(n + 1) for n in range(len(asked))]), svg))
    print("words:", ", ".join(sorted({drawn.word for drawn in known})))
    print("answers:", ", ".join(f"{n} {drawn.word}" for n, drawn in enumerate(asked, 1)))


def sheet(shown: list[CardPicture], size: int, captions: Sequence[str]) -> str:
    high = round(size * HEIGHT / WIDTH)
    across = min(len(shown), max(1, (SHEET_WIDTH - GAP) // (size + GAP)))
    down = high + GAP + (CAPTION if captions else 0)
    wide, deep = across * (size + GAP) + GAP, -(-len(shown) // across) * down + GAP
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {deep}" width="{wide}" height="{deep}">',
        f'<rect width="{wide}" height="{deep}" fill="{PAGE}"/>',
    ]
    for place, drawn in enumerate(shown):
        x, y = GAP + place % across * (size + GAP), GAP + place // across * down
        rows.append(drawn.svg.replace("<svg ", f'<svg x="{x}" y="{y}" width="{size}" height="{high}" ', 1))
        if captions:
            where = f'x="{x + size / 2}" y="{y + high + 14}"'
            style = f'text-anchor="middle" font-family="sans-serif" font-size="12" fill="{INK}"'
            rows.append(f"<text {where} {style}>{captions[place]}</text>")
    return "\n".join([*rows, "</svg>"]) + "\n"


def written(path: Path, svg: str, as_svg: bool) -> Path:
    resvg = None if as_svg else _resvg()
    if resvg is None:
        path = path.with_suffix(".svg")
        path.write_text(svg, encoding="utf-8")
    else:
        path = path.with_suffix(".png")
        path.write_bytes(bytes(resvg.svg_to_bytes(svg_string=svg)))
    return path


def _resvg() -> ModuleType | None:
    try:
        return import_module("resvg_py")
    except ModuleNotFoundError:
        return None


if __name__ == "__main__":
    main()
