"""Count the deeds of a bot that make it look broken, and how it fares against another one, over games of fixed seeds.

    PYTHONPATH=src:tests .venv/bin/python tools/novice_deeds.py --games 40
    PYTHONPATH=src:tests .venv/bin/python tools/novice_deeds.py --bot novice@1 --title hellas
    PYTHONPATH=src:tests .venv/bin/python tools/novice_deeds.py --against settler --games 20

With build/compiled in the place of src it takes a fraction of the time.
"""

from __future__ import annotations

import argparse
import time

from bots.foolish_deeds import JUDGES, counted, wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--title", choices=list(JUDGES), help="only this one")
    parser.add_argument("--games", type=int, default=20, help="of each title")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; every further one has the next")
    parser.add_argument("--against", help="a bot to play duels with, instead of counting deeds")
    asked = parser.parse_args()
    for title in JUDGES if asked.title is None else [asked.title]:
        if asked.against:
            won, lost = wins(title, asked.bot, asked.against, asked.games, asked.seed)
            print(f"{title}: {asked.bot} won {won} and {asked.against} won {lost} of {asked.games}", flush=True)
            continue
        began = time.perf_counter()
        found = counted(title, asked.bot, asked.games, asked.seed)
        ms = 1000 * (time.perf_counter() - began) / max(1, found["answers"])
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(found.items()) if kind != "answers")
        print(f"{title}, {asked.bot}: {found['answers']} answers, {ms:.2f} ms each: {kinds or 'nothing foolish'}")


if __name__ == "__main__":
    main()
