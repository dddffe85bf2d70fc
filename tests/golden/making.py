"""Golden games and playthroughs: how they are made, so that a test can compare and a person can make them anew.

`PYTHONPATH=src:tests python tests/golden/making.py` writes all of them. Do that only after a change that was meant to
change them, and read the difference.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from pelagos.games import TITLES
from pelagos.games.legendary.title import TITLE as LEGENDARY
from pelagos.kernel.codec import canonical, digest
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.perft import perft
from pelagos.kernel.play import Play, payload
from pelagos.kernel.record import header
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, Title, rules_for
from toy.title import TITLE as TOY

TESTS: Final = Path(__file__).resolve().parents[1]
EVERY_TITLE: Final[tuple[Title, ...]] = (*TITLES, TOY)
GAMES_PER_VARIANT: Final = {"classic": 5, "hellas": 20, "legendary": 4}
FEW: Final = 2
"""Games of a variant of any other title."""
PLAYED: Final = {"legendary": ("legendary-played-duel.game", "legendary-played-team4.game")}
"""Games that somebody played; nothing makes them anew."""
SHORT: Final[dict[str, Mapping[str, str]]] = {
    "classic": {"cycle_limit": "3"},
    "legendary": {"max_cycles": "2"},
    "toy": {"rounds": "3"},
}
"""Options that keep a playthrough, which shows every view of every decision, to a readable length."""
LONGEST: Final = 150
"""Decisions after which a playthrough stops, wherever it is."""


def started(rules: Rules, seed: int) -> Play:
    return Play(rules, rules.opening(), Seeded(seed))


def rules_by_variant(title: Title, board: str = "", short: bool = False) -> Iterator[tuple[str, Rules]]:
    """What each variant of a title is called, and its rules."""
    for name, seats, options in title.variants():
        yield name, rules_for(title, seats, board, {**options, **(SHORT.get(title.name, {}) if short else {})})


def reduced_rules(title: Title) -> Iterator[tuple[str, Rules]]:
    """What each reduced game of a title is called, and its rules."""
    for board, seats in title.reduced.items():
        yield board, rules_for(title, seats, board)


def golden_names(title: Title) -> Iterator[tuple[str, Rules, int]]:
    """File name, rules and seed of every golden game of a title."""
    for name, rules in rules_by_variant(title):
        for game in range(GAMES_PER_VARIANT.get(title.name, FEW)):
            yield f"{title.name}-{name}-{game + 1}.game", rules, 100 * rules.setup.seats + game
    for name, rules in reduced_rules(title):
        for game in range(FEW):
            yield f"{title.name}-{name}-{game + 1}.game", rules, game


def golden_text(rules: Rules, seed: int) -> str:
    """A random game as a record with the digest after every answer, nature's included."""
    play, rng = Play(rules, rules.opening()), Rng(seed)
    lines = [*header(rules), ""]
    written = 0
    while True:
        answers = [f"{rules.seat_word(said.seat)} {rules.vocabulary.words(said.answer)}" for said in play.log[written:]]
        lines += [*answers, f"= digest {digest(rules, play.g)}"]
        written = len(play.log)
        if play.over:
            return "\n".join(lines) + "\n"
        play.take(play.sheet.at_weight(rng.below(play.sheet.total_weight())))


def playthrough_text(rules: Rules) -> str:
    """Everything every viewer is sent in one short game: in full at first, then what changes."""
    seats = rules.setup.seats
    play, rng = started(rules, seats), Rng(seats)
    lines: list[str] = []
    shown: dict[int, dict[str, str]] = {viewer: {} for viewer in rules.viewers()}
    told = 0
    while True:
        lines.append(f"after {len(play.log)} answers")
        for viewer in rules.viewers():
            now = flat(payload(play, viewer, told))
            for path, value in now.items():
                if shown[viewer].get(path) != value:
                    lines.append(f"  {rules.seat_word(viewer)} {path} {value}")
            shown[viewer] = now
        told = len(play.events)
        if play.over or len(play.steps) == LONGEST:
            return "\n".join(lines) + "\n"
        chosen = rng.below(play.sheet.count)
        lines.append(f"{rules.seat_word(play.who)} {play.options()[chosen]}")
        play.take(chosen)


def counted(rules: Rules) -> list[int]:
    """Sequences of three answers from the first decision, and of four from one in mid-game."""
    play, rng = started(rules, 7), Rng(7)
    first = int(perft(play.g.clone(), 3))
    for _ in range(4 if rules.setup.board in rules.title.reduced else 40):
        play.take(rng.below(play.sheet.count))
    return [first, int(perft(play.g.clone(), 4))]


def ordered(rules: Rules) -> str:
    """The digest of every option list of one game, in their order."""
    play, rng = started(rules, 8), Rng(8)
    lists = hashlib.sha256()
    while not play.over:
        lists.update("\n".join(play.options()).encode() + b"\n\n")
        play.take(rng.below(play.sheet.count))
    return lists.hexdigest()[:16]


def flat(data: Mapping[str, Any]) -> dict[str, str]:
    """Two levels of a message as paths and values."""
    paths: dict[str, str] = {}
    for key, value in data.items():
        if isinstance(value, dict):
            paths.update({f"{key}.{name}": canonical(inner) for name, inner in value.items()})
        else:
            paths[key] = canonical(value)
    return paths


def counted_rules() -> Iterator[tuple[str, Rules]]:
    """Every variant of every title; Legendary also on the test boards of its rules."""
    for title in EVERY_TITLE:
        for name, rules in (*rules_by_variant(title), *reduced_rules(title)):
            yield f"{title.name}-{name}", rules
    for mode, seats, board in (("ffa3", 3, "tb-1"), ("ffa4", 4, "tb-2"), ("team4", 4, "tb-2"), ("duel", 2, "tb-2")):
        yield f"legendary-{mode}-{board}", rules_for(LEGENDARY, seats, board, {"mode": mode})


def counts() -> dict[str, list[int | str]]:
    """Perft and order of options."""
    return {name: [*counted(rules), ordered(rules)] for name, rules in counted_rules()}


def main() -> None:
    for title in EVERY_TITLE:
        for name, rules, seed in golden_names(title):
            (TESTS / "golden" / name).write_text(golden_text(rules, seed), encoding="utf-8")
        for name, rules in (*rules_by_variant(title, short=True), *reduced_rules(title)):
            path = TESTS / "playthrough" / f"{title.name}-{name}.txt"
            path.write_text(playthrough_text(rules), encoding="utf-8")
    (TESTS / "perft" / "counts.json").write_text(json.dumps(counts(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
