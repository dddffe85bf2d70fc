"""Draw the pictures of the documentation into docs/pictures: boards, tiles, and some games at random.

    .venv/bin/python tools/stills.py
    .venv/bin/python tools/stills.py --only hellas

The games are played by seats that know nothing, so that the positions are odd, but anything may stand anywhere.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pelagos.games import TITLES
from pelagos.kernel.agenda import playout, settle
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import rules_for
from pelagos.kernel.view import view
from pelagos.pictures.boards import board_picture
from pelagos.pictures.hellas.sheet import sheet as hellas_sheet
from pelagos.pictures.legendary.sheet import sheet as legendary_sheet
from pelagos.pictures.picture import PHONE, WIDE, picture
from pelagos.pictures.theme import DARK, LIGHT

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
BY_NAME: Final = {title.name: title for title in TITLES}


def game(
    title: str, seats: int, mode: str, seed: int, steps: int, viewer: int, theme: str = LIGHT, width: int = WIDE
) -> str:
    """A random game after so many answers, as a seat sees it."""
    rules = rules_for(BY_NAME[title], seats, options={"mode": mode} if mode else None)
    g, sheet = rules.opening(), Sheet()
    playout(g, sheet, Rng(seed), steps)
    settle(g, sheet)
    return picture(rules, view(rules, g, viewer), theme, width)


def board(title: str, seats: int) -> str:
    return board_picture(rules_for(BY_NAME[title], seats), width=1000)


STILLS: Final[dict[str, Callable[[], str]]] = {
    "classic": lambda: game("classic", 5, "", 23, 600, 3),
    "classic-map-3": lambda: board("classic", 3),
    "classic-map-4": lambda: board("classic", 4),
    "classic-map-5": lambda: board("classic", 5),
    "hellas": lambda: game("hellas", 2, "", 33, 320, 0),
    "hellas-tiles": lambda: hellas_sheet(width=1100),
    "legendary": lambda: game("legendary", 4, "ffa4", 12, 350, 1),
    "legendary-board": lambda: board("legendary", 5),
    "legendary-dark": lambda: game("legendary", 6, "team6", 15, 420, 4, DARK),
    "legendary-phone": lambda: game("legendary", 5, "ffa5", 13, 330, 0, LIGHT, PHONE),
    "legendary-tiles-a": lambda: legendary_sheet("A"),
    "legendary-tiles-b": lambda: legendary_sheet("B"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=STILLS, help="draw one of them")
    asked = parser.parse_args()
    for name, draw in STILLS.items():
        if asked.only in (None, name):
            path = FOLDER / f"{name}.svg"
            path.write_text(draw() + "\n", encoding="utf-8")
            print(f"{path.name}  {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
