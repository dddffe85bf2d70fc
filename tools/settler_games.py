"""Play the games by which Settler is known again, and compare them with those in tests/bots/settler-games.json.

    PYTHONPATH=src:tests .venv/bin/python tools/settler_games.py

With build/compiled in the place of src it takes a fraction of the time. `--title` and `--games` play a part of them.
`--write` plays all of them anew and keeps what comes out. Only a change of the rules, by which other answers are
offered, is a reason for that: Settler itself changes by a new version, and these are the games of the first one.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from typing import Any

from bots.settler_games import KEPT, Game, bots_of, differs, games_to_play, kept_games, outcome, versions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", help="only the games of this title")
    parser.add_argument("--games", type=int, help="only so many of each title")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep what comes out")
    asked = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(asked.workers) as pool:
        if asked.write:
            write(pool.map(played, list(games_to_play()), chunksize=1))
            return
        games = [game for game in chosen(asked.games) if asked.title in (None, game["title"])]
        wrong = 0
        for game, found in zip(games, pool.imap(compare, games), strict=True):
            if found:
                wrong += 1
                print(f"{game['title']}, {len(game['bots'])} seats, seed {game['seed']}: other {', '.join(found)}")
    print(f"{len(games)} games, {wrong} of them other than kept")
    sys.exit(wrong > 0)


def chosen(count: int | None) -> list[Game]:
    return [game for game in kept_games() if count is None or game["seed"] < count]


def played(game: Game) -> Game:
    return {**game, **outcome(game, bots_of(game))}


def compare(game: Game) -> list[str]:
    return differs(game, bots_of(game))


def write(games: list[dict[str, Any]]) -> None:
    """One game a line, so that a difference can be read."""
    lines = ",\n".join("  " + json.dumps(game) for game in games)
    KEPT.write_text(f'{{\n "versions": {json.dumps(versions())},\n "games": [\n{lines}\n ]\n}}\n', encoding="utf-8")
    print(f"{len(games)} games kept in {KEPT.name}")


if __name__ == "__main__":
    main()
