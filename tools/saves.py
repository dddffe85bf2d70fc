"""Write saves in the middle of every decision of every title into tests/saves, for the tests that load them later.

    PYTHONPATH=src:tests .venv/bin/python tools/saves.py

With build/compiled in the place of src it is done in a minute.
What lies there stays: a save is worth keeping because the rules have changed since. Only decisions that have no save
yet get one, from a game at random and from one that bots played. `--options` notes anew what is offered in each (after
a change that was meant to change it: read the difference), `--tables` writes whole tables, `--anew` forgets all saves.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from pelagos.bots.bot import Budget, view_bytes
from pelagos.bots.roster import bot_named
from pelagos.games import TITLES
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import canonical, load, save
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.task import Choice
from pelagos.kernel.title import Json, Rules, Title, kept_setup, rules_for
from pelagos.table.saving import save_table
from pelagos.table.table import Table
from pelagos.table.terms import LIVE, Terms, TimeControl
from pelagos.table.waiting_room import RUNNING
from toy.title import TITLE as TOY

SHELF: Final = Path(__file__).resolve().parent.parent / "tests" / "saves"
EVERY_TITLE: Final[tuple[Title, ...]] = (*TITLES, TOY)
PLAYERS: Final = {"anybody": 400, "settler": 4, "novice": 12}
"""Who plays, and at most how many games of each variant."""
SPARING: Final = Budget(samples=1, steps=200)
SECOND: Final = 1000
MOVES: Final = {"early": 30, "late": 150}
"""Answers after which a whole table is saved."""

Player = Callable[[Play, Rng], int]


def player(name: str, title: Title) -> Player:
    """Says which option is taken; nature answers by her weights, whoever plays."""
    bot = None if name == "anybody" else bot_named(name, (title,))

    def answer(play: Play, rng: Rng) -> int:
        if play.who == NATURE:
            return int(play.sheet.at_weight(rng.below(play.sheet.total_weight())))
        options = play.options()
        if bot is None:
            return int(rng.below(len(options)))
        seen = view_bytes(play.rules, play.g, play.who)
        return options.index(bot.choose(seen, options, SPARING, rng).phrase)

    return answer


def kinds_of(title: Title) -> list[str]:
    """The tasks that ask, nature's included."""
    return [task.__name__ for task in title.tasks if issubclass(task, Choice)]


def entry(play: Play, origin: str) -> Json:
    return {"from": origin, "options": play.options(), "save": save(play.rules, play.g)}


def kept(title: Title) -> Iterator[tuple[Path, list[Json]]]:
    """The files of a title, and the saves in each."""
    for path in sorted((SHELF / title.name).glob("[A-Z]*.json")):
        yield path, json.loads(path.read_text(encoding="utf-8"))


def play_of(title: Title, data: Json) -> Play:
    setup = data["setup"]
    rules = Rules(title, kept_setup(title, setup["seats"], setup["board"], setup["options"]))
    return Play(rules, load(rules, data))


def covered(title: Title) -> set[str]:
    """Decisions that some save stands in, by their present names."""
    return {type(pending(play_of(title, each["save"]).g)).__name__ for _, entries in kept(title) for each in entries}


def searched(title: Title, wanted: list[str], name: str) -> dict[str, Json]:
    """For each kind one position by chance in which it is asked, the kinds spread over the variants of the title."""
    answer, variants = player(name, title), title.variants()
    found: dict[str, dict[str, Json]] = {kind: {} for kind in wanted}
    for seed in range(PLAYERS[name]):
        for variant, seats, options in variants:
            rules = rules_for(title, seats, options=options)
            for kind, met in positions(rules, answer, seed, f"{variant}, {name}, seed {seed}").items():
                if kind in found:
                    found[kind].setdefault(variant, met)
        if name == "anybody" and seed >= 10 and all(found.values()):
            break
    return {kind: chosen(i, list(met.values())) for i, (kind, met) in enumerate(found.items()) if met}


def chosen(i: int, met: list[Json]) -> Json:
    return met[i % len(met)]


def positions(rules: Rules, answer: Player, seed: int, origin: str) -> dict[str, Json]:
    """One position of each kind in one game, all its moments being as likely."""
    play, rng, draw = Play(rules, rules.opening()), Rng(seed), Rng(seed + 1)
    met: dict[str, Json] = {}
    times = Counter[str]()
    while not play.over:
        kind = type(pending(play.g)).__name__
        times[kind] += 1
        if draw.below(times[kind]) == 0:
            met[kind] = entry(play, origin)
        play.take(answer(play, rng))
        play.steps.clear()
    return met


def write(path: Path, entries: list[Json]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(canonical(each) for each in entries) + "\n]\n", encoding="utf-8")


def write_missing(title: Title) -> None:
    known = covered(title)
    wanted = [kind for kind in kinds_of(title) if kind not in known]
    if not wanted:
        return
    found = [searched(title, wanted, name) for name in PLAYERS]
    for kind in wanted:
        entries = distinct([by_kind[kind] for by_kind in found if kind in by_kind])[:2]
        if entries:
            write(SHELF / title.name / f"{kind}.json", entries)
        print(f"{title.name} {kind}: {', '.join(each['from'] for each in entries) or 'never asked'}")


def distinct(entries: list[Json]) -> list[Json]:
    """Without a second save of the same position: many games begin alike."""
    return list({canonical(each["save"]): each for each in entries[::-1]}.values())[::-1]


def write_words(title: Title) -> None:
    """The words of every domain as they are, once: the numbers of a save stand for places in these lists."""
    path = SHELF / title.name / "words.json"
    if path.exists():
        return
    domains: Json = {}
    for variant, seats, options in title.variants():
        rules = rules_for(title, seats, options=options)
        rows = [domain for field in rules.fields for domain in (*field.rows, field.values)]
        lists = {(domain.name, domain.words) for domain in (*rules.vocabulary.domains.values(), *rows) if domain.words}
        domains[variant] = sorted([name, list(words)] for name, words in lists)
    path.write_text(canonical({"version": title.version, "domains": domains}) + "\n", encoding="utf-8")


def write_options(title: Title) -> None:
    for path, entries in kept(title):
        write(path, [{**each, "options": play_of(title, each["save"]).options()} for each in entries])


def write_tables(title: Title) -> None:
    """A table early and one late in a game, with talk, an order and a proposal."""
    for i, (name, moves) in enumerate(MOVES.items()):
        variants = title.variants()
        _, seats, options = variants[i % len(variants)]
        data = save_table(seated(rules_for(title, seats, options=options), moves))
        path = SHELF / title.name / f"table-{name}.json"
        path.write_text(canonical(data) + "\n", encoding="utf-8")
        print(f"{path.relative_to(SHELF)}: {path.stat().st_size} bytes")


def seated(rules: Rules, moves: int) -> Table:
    table, rng = Table(rules, "u0", bytes(range(32)), Terms(TimeControl(LIVE, 600 * SECOND, 10 * SECOND))), Rng(moves)
    for seat in range(rules.setup.seats):
        table.sit(seat, f"u{seat}", f"Somebody {seat}", f"{seat:02x}ff")
    table.start("u0", 0)
    for now in range(moves):
        play: Any = table.play
        if table.phase == RUNNING:
            phrase = play.options()[rng.below(len(play.options()))]
            table.submit(play.who, [phrase], table.version, now * SECOND, key=f"k-{now}")
    if table.phase == RUNNING:
        table.talk(0, "table", "hello", moves * SECOND)
        if rules.title is not TOY:
            table.leave_order(1, "always stand")
        table.propose(1, "end", moves * SECOND)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", choices=[title.name for title in EVERY_TITLE], help="one title only")
    parser.add_argument("--options", action="store_true", help="note anew what every save offers")
    parser.add_argument("--tables", action="store_true", help="write the whole tables instead")
    parser.add_argument("--anew", action="store_true", help="make every save anew")
    asked = parser.parse_args()
    for title in EVERY_TITLE:
        if asked.title not in (None, title.name):
            continue
        if asked.tables:
            write_tables(title)
            continue
        if asked.options:
            write_options(title)
        for path in (SHELF / title.name).glob("[A-Z]*.json") if asked.anew else ():
            path.unlink()
        write_missing(title)
        write_words(title)


if __name__ == "__main__":
    main()
