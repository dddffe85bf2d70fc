"""Played by a fresh interpreter on rules with two more creatures: new games, and old saves. Says what was told.

`test_one_more_creature.py` adds the cards to a copy of the sources and puts that copy first on the path.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

from pelagos.games.legendary.title import TITLE
from pelagos.kernel.agenda import settle, take
from pelagos.kernel.codec import load, save
from pelagos.kernel.event import Event
from pelagos.kernel.ids import NATURE
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import event_words
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Rules, kept_setup, rules_for

GAMES = 6
QUESTIONS = 400
TOLD = ("venom-spat", "figure-placed", "creature-kept", "figure-moved")


def play(rules: Rules, g: Position, seed: int, told: Counter[str]) -> None:
    """Some questions at random; every position keeps every law, and is the same after it was saved."""
    rng, sheet, sink = Rng(seed), Sheet(), list[Event]()
    g.sink = sink
    for _ in range(QUESTIONS):
        question = settle(g, sheet)
        if question is None:
            break
        broken = [f"{law.name}: {law.broken(g)}" for law in rules.title.laws if law.broken(g)]
        assert broken == [], broken
        many = sheet.count
        nature = question.seat(g) == NATURE
        take(g, sheet, sheet.at_weight(rng.below(sheet.total_weight())) if nature else rng.below(many))
    data = save(rules, g)
    assert save(rules, load(rules, data)) == data
    told.update([" ".join(event_words(rules, event).split()) for event in sink if event.kind.name in TOLD])


def main() -> None:
    told: Counter[str] = Counter()
    rules = rules_for(TITLE, 4)
    for seed in range(GAMES):
        g = rules.blank()
        TITLE.begin(g)
        play(rules, g, seed, told)
    for path in sorted(Path(sys.argv[1]).glob("[A-Z]*.json")):
        entry = json.loads(path.read_text(encoding="utf-8"))[0]
        kept = entry["save"]["setup"]
        old = Rules(TITLE, kept_setup(TITLE, kept["seats"], kept["board"], kept["options"]))
        play(old, load(old, entry["save"]), 1, told)
    words = rules.vocabulary.domains["creature"].words[-2:]
    sys.stdout.write(json.dumps({"creatures": words, "told": dict(told)}))


main()
