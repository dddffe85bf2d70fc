"""Read the games that `tools/value/games.py` has played: rows of what the value models see, with who won.

    PYTHONPATH=build/compiled .venv/bin/python -m tools.value.rows classic fit known unseen

A fixed number of questions of every game is drawn by its number, from the public view. Beside the rows stands what the
judge says of the true position, for comparison.
"""

from __future__ import annotations

import argparse
import time
from typing import Final

import numpy as np

from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.search.winning import speakers
from pelagos.bots.value.reading import FigureRows
from pelagos.games import TITLES
from pelagos.kernel.agenda import come_to_question, give
from pelagos.kernel.answer import unpacked
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Rules, Title, rules_for
from tools.value.games import FOLDER, KINDS, ValueGame, games_of

QUESTIONS: Final = {"fit": 36, "known": 24, "unseen": 24}
"""Of each game."""
MOST_SIDES: Final = 6
THIRDS: Final = 3
JUDGES: Final = 2
"""The version of Settler whose judges are compared."""


class Rows:
    """What is kept of some games."""

    def __init__(self) -> None:
        self.figures: list[np.ndarray] = []
        self.common: list[list[int]] = []
        self.won: list[list[float]] = []
        self.judged: list[list[int]] = []
        self.game: list[int] = []
        self.third: list[int] = []
        self.seats: list[int] = []

    def add(self, row: FigureRows, won: list[float], judged: list[int], game: int, third: int, seats: int) -> None:
        figures = np.zeros((MOST_SIDES, row.figures), dtype=np.int32)
        figures[: row.sides] = np.array([int(value) for value in row.values]).reshape(row.sides, row.figures)
        self.figures.append(figures)
        self.common.append(row.common)
        spare = MOST_SIDES - len(won)
        self.won.append(won + [-1.0] * spare)
        self.judged.append(judged + [0] * spare)
        self.game.append(game)
        self.third.append(third)
        self.seats.append(seats)

    def keep(self, name: str) -> None:
        np.savez_compressed(
            FOLDER / name,
            figures=np.array(self.figures),
            common=np.array(self.common),
            won=np.array(self.won),
            judged=np.array(self.judged),
            game=np.array(self.game),
            third=np.array(self.third),
            seats=np.array(self.seats),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=[title.name for title in TITLES])
    parser.add_argument("kinds", nargs="+", choices=list(KINDS))
    asked = parser.parse_args()
    title = next(title for title in TITLES if title.name == asked.title)
    for kind in asked.kinds:
        rows = Rows()
        for number, game in enumerate(games_of(title, kind)):
            read_game(title, game, kind, number, rows)
        rows.keep(f"{title.name}-{kind}")
        print(f"{title.name} {kind}: {len(rows.game)} positions, {time.process_time():.0f} s")


def read_game(title: Title, game: ValueGame, kind: str, number: int, rows: Rows) -> None:
    rules = kept_rules(title, game)
    adapter = next(adapter for adapter in ADAPTERS if adapter.title == title.name)
    reading = adapter.reading
    assert reading is not None
    judge = adapter.judge(JUDGES)
    sides = title.sides(rules.setup)
    won = winners(sides, game.places)
    rng = Rng(KINDS[kind] + number)
    wanted = {int(rng.below(len(game.words))) for _ in range(QUESTIONS[kind])}
    g, sheet = rules.opening(), Sheet()
    come_to_question(g, sheet)
    for at, word in enumerate(game.words):
        if at in wanted:
            judged = [int(judge.value(g, seat)) for seat in speakers(sides)]
            third = THIRDS * at // len(game.words)
            rows.add(reading.read(g, SPECTATOR), won, judged, number, third, rules.setup.seats)
        give(g, unpacked(word))
        come_to_question(g, sheet)


_RULES: Final[dict[str, Rules]] = {}


def kept_rules(title: Title, game: ValueGame) -> Rules:
    key = f"{title.name} {game.seats} {game.options}"
    if key not in _RULES:
        _RULES[key] = rules_for(title, game.seats, options=game.options)
    return _RULES[key]


def winners(sides: list[int], places: list[int]) -> list[float]:
    """By side, its share of the victory."""
    won = [places[seat] == 1 for seat in speakers(sides)]
    return [float(one) / sum(won) for one in won]


if __name__ == "__main__":
    main()
