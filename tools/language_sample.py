"""Prints what readers of a language compare with the English: PYTHONPATH=src:tests python tools/language_sample.py uk 1

Thirty sentences of games that Settler has played, told in both languages; thirty messages as they stand in the files;
thirty clauses of the rulebooks. The seed draws them, so that a second reader gets others.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from fluent.syntax import FluentParser, ast

import pelagos
from pelagos.api.setting import ALL
from pelagos.games import TITLES
from pelagos.texts import FALLBACK
from pelagos.texts.rule_translations import units
from texts.languages import file_names, source
from texts.rule_pages import page

OF_EACH = 30
SHORTEST = 25
"""Shorter sentences, messages and clauses say too little to be compared."""

Pair = tuple[str, str]
"""The English, and the other language's."""


def played(title: str, seed: int, language: str) -> list[str]:
    """All questions and events of a game, as sentences."""
    game, bot = pelagos.new(title, seed=seed, language=language), pelagos.bot("settler", seed=seed)
    found: list[str] = []
    while not game.over:
        since = game.told
        found.append(game.question)
        game.say(bot.choose(game))
        found += [event.sentence for event in game.events(ALL, since)]
    return found


def sentences(language: str, seed: int) -> list[Pair]:
    found: dict[str, str] = {}
    for title in TITLES:
        pairs = zip(played(title.name, seed, FALLBACK), played(title.name, seed, language), strict=True)
        found.update(pairs)
    return list(found.items())


def messages(language: str) -> list[Pair]:
    def of(spoken: str, file: str) -> dict[str, str]:
        entries = FluentParser(with_spans=True).parse(source(spoken, file)).body
        text = source(spoken, file)
        return {
            entry.id.name: text[entry.span.start : entry.span.end].strip()
            for entry in entries
            if isinstance(entry, ast.Message) and entry.span is not None
        }

    found = []
    for file in file_names():
        other = of(language, file)
        found += [(english, other[name]) for name, english in of(FALLBACK, file).items() if name in other]
    return found


def clauses(language: str) -> list[Pair]:
    found = []
    for title in TITLES:
        other = {unit.key: unit.text for unit in units(page(title.name, language))}
        found += [(unit.text, other[unit.key]) for unit in units(page(title.name)) if unit.key in other]
    return found


def main(language: str, seed: int) -> None:
    luck = random.Random(seed)
    kinds: list[tuple[str, Callable[[], list[Pair]]]] = [
        ("Sentences of games", lambda: sentences(language, seed)),
        ("Messages of the files", lambda: messages(language)),
        ("Clauses of the rulebooks", lambda: clauses(language)),
    ]
    for heading, pairs in kinds:
        print(f"# {heading}\n")
        long = [pair for pair in pairs() if len(pair[0]) >= SHORTEST]
        for number, (english, other) in enumerate(luck.sample(long, OF_EACH), start=1):
            print(f"## {number}\n\n{english}\n\n---\n\n{other}\n")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], int(sys.argv[2]))
