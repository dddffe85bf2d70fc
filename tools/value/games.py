"""Play games between bots, for fitting the value models and for measuring them: logs of answers, a line each.

    PYTHONPATH=build/compiled .venv/bin/python -m tools.value.games classic fit --games 1200
    PYTHONPATH=build/compiled .venv/bin/python -m tools.value.games classic known --games 1000
    PYTHONPATH=build/compiled .venv/bin/python -m tools.value.games classic unseen --games 1000

`fit` is for fitting. `known` are other games between the same levels, `unseen` games between levels that fitting never
saw. Every game follows from its kind and number, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.match import drawn_seed
from pelagos.bots.roster import bot_named
from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Title, rules_for

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "value"
KINDS: Final = {"fit": 1 << 32, "known": 2 << 32, "unseen": 3 << 32}
"""Where the seeds of each kind begin."""
LEVELS: Final = {
    "fit": ("settler", "sailor", "novice"),
    "known": ("settler", "sailor", "novice"),
    "unseen": ("trader", "settler@1", "captain"),
}
STEPS: Final = {"captain": 350}
"""Answers that a level may try: the searching one plays on a few times only, or a game would take minutes."""
FULL_STEPS: Final = 4000
ENDLESS: Final = 6000
EVEN_PERCENT: Final = 45
"""Games in which all seats have one level."""
STRAY_PERCENT: Final = 25
STRAY_ANSWERS: Final = 12
"""Games that begin with a few answers by chance, and how many at most."""
HUNDRED: Final = 100


class ValueGame(NamedTuple):
    """A game that was played: all that is needed to walk through it again."""

    seats: int
    options: dict[str, str]
    bots: list[str]
    words: list[int]
    """Every answer, packed, nature's included."""
    places: list[int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=[title.name for title in TITLES])
    parser.add_argument("kind", choices=list(KINDS))
    parser.add_argument("--games", type=int, default=100, help="so many there shall be in all")
    parser.add_argument("--seconds", type=float, default=280, help="stop after so much processor time")
    parser.add_argument("--part", default="0/1", help="0/2 plays the even numbers, 1/2 the odd ones")
    asked = parser.parse_args()
    title = next(title for title in TITLES if title.name == asked.title)
    part, parts = (int(number) for number in asked.part.split("/"))
    file = FOLDER / f"{title.name}-{asked.kind}-{part}.jsonl"
    FOLDER.mkdir(parents=True, exist_ok=True)
    done = len(file.read_text(encoding="utf-8").splitlines()) if file.exists() else 0
    with file.open("a", encoding="utf-8") as kept:
        for number in range(part + done * parts, asked.games, parts):
            if time.process_time() > asked.seconds:
                break
            kept.write(json.dumps(played(title, asked.kind, number), separators=(",", ":")) + "\n")
            kept.flush()
    total = len(file.read_text(encoding="utf-8").splitlines())
    print(f"{file.name}: {total} games, {time.process_time():.0f} s")


def played(title: Title, kind: str, number: int) -> Json | None:
    """One game; None if it did not end in time."""
    rng = Rng(KINDS[kind] + number)
    variants = title.variants()
    _, seats, options = variants[number % len(variants)]
    rules = rules_for(title, seats, options=options)
    names = seated(LEVELS[kind], seats, rng)
    bots = {name: bot_named(name, TITLES) for name in set(names)}
    stray = rng.below(STRAY_ANSWERS) + 1 if rng.below(HUNDRED) < STRAY_PERCENT else 0
    play = Play(rules, rules.opening(), Seeded(drawn_seed(rng)))
    while not play.over and len(play.log) < ENDLESS:
        if stray:
            stray -= 1
            play.take(rng.below(play.sheet.count))
            continue
        name = names[play.who]
        play.say(play.who, said_by(bots[name], name, play, rng))
    if not play.over:
        return None
    assert play.g.result is not None
    words = [int(said.answer.pack()) for said in play.log]
    return ValueGame(seats, dict(options), names, words, [int(place) for place in play.g.result])._asdict()


def said_by(bot: Bot, name: str, play: Play, rng: Rng) -> str:
    budget = Budget(2, STEPS.get(name, FULL_STEPS))
    seen = view_bytes(play.rules, play.g, play.who)
    return bot.choose(seen, play.options(), budget, Rng(drawn_seed(rng))).phrase


def seated(levels: Sequence[str], seats: int, rng: Rng) -> list[str]:
    """All of one level, or anybody anywhere; the first level is the most frequent one."""
    if rng.below(HUNDRED) < EVEN_PERCENT:
        return [drawn(levels, rng)] * seats
    return [drawn(levels, rng) for _ in range(seats)]


def drawn(levels: Sequence[str], rng: Rng) -> str:
    """The first in two of four cases, each other in one."""
    return levels[max(0, int(rng.below(len(levels) + 1)) - 1)]


def games_of(title: Title, kind: str) -> Iterator[ValueGame]:
    """The games that were kept."""
    for file in sorted(FOLDER.glob(f"{title.name}-{kind}-*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            if told is not None:
                yield ValueGame(**told)


if __name__ == "__main__":
    main()
