"""Counts the clicks that a person needs for their own turns, over the same scripted games every time.

    PYTHONPATH=src:tests .venv/bin/python tools/count_clicks.py

Three games of every title are played by Settlers from fixed seeds. What the first seat was asked, and what it said,
goes to `web/dev/count-clicks.test.ts`, which looks for the fewest clicks that make the page's own answering logic say
the same, answer by answer or several together. A turn is what this seat says until somebody else speaks; every offering
is one, too.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from pelagos.bots.bot import Budget, view_bytes
from pelagos.bots.match import PLAYERS, drawn_seed
from pelagos.bots.roster import bot_named
from pelagos.games import TITLES
from pelagos.kernel.agenda import pending
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules, Title, rules_for
from pelagos.kernel.view import view
from pelagos.pictures.adapter import geometry_of
from pelagos.study.finality import can_be_undone, is_final, price
from pelagos.study.odds import odds_of
from pelagos.study.ways import is_telling, ways_of
from pelagos.texts import Texts
from pelagos.texts.lexicon import lexicon

HOME: Final = Path(__file__).parent.parent
SEATS: Final = {"classic": 4, "legendary": 4, "hellas": 2}
SEEDS: Final = (1, 2, 3)
PERSON: Final = 0
"""The seat whose clicks are counted."""
MOST_ANSWERS: Final = 20_000
REGROUP: Final = "regroup"
"""Begins to lay pieces out anew; on the page they are dragged, each once, and sent together."""


def scripted(title: Title, seed: int, answers: int) -> Json:
    """One game: what the person was asked and said, question by question."""
    rules = rules_for(title, SEATS[title.name])
    play = Play(rules, rules.opening(), Seeded(seed))
    bot, rng = bot_named("settler", TITLES), Rng(seed | PLAYERS)
    geometry = geometry_of(rules, view(rules, play.g, PERSON)).plain()
    questions: list[Json] = []
    turn, others_spoke = 0, True
    while not play.over and len(play.log) < answers:
        seat = play.who
        reply = bot.choose(view_bytes(rules, play.g, seat), play.options(), Budget(), Rng(drawn_seed(rng)))
        if seat == PERSON:
            turn += others_spoke
            others_spoke = False
            questions.append(asked(rules, play, turn, reply.phrase))
        first = len(play.log)
        play.say(seat, reply.phrase)
        others_spoke |= any(said.seat not in (PERSON, NATURE) for said in play.log[first:])
    return {"seed": seed, "turns": turn, "questions": with_outlooks(rules, with_drags(questions)), "geometry": geometry}


def asked(rules: Rules, play: Play, turn: int, phrase: str) -> Json:
    seen = view(rules, play.g, PERSON)
    return {
        "turn": turn,
        "task": type(pending(play.g)).__name__,
        "options": play.options(),
        "said": phrase,
        "ways": ways_of(rules, seen),
        "telling": is_telling(play.g),
        "pieces": pieces(rules, play),
        "view": seen,
    }


def with_outlooks(rules: Rules, questions: list[Json]) -> list[Json]:
    """What the page is told about everything that says what was said: the answer, and ways to the same end."""
    for i, question in enumerate(questions):
        coming = [other["said"] for other in questions[i:] if other["turn"] == question["turn"]]
        same = [{"means": question["said"], "say": [question["said"]], "answers": 1}]
        for way in question["ways"]:
            answers = len(way["say"])
            if gist(way["say"]) == gist(coming[:answers]):
                same.append({**way, "answers": answers})
        question["same"] = [{**one, "outlook": outlook(rules, question["view"], one["say"])} for one in same]
    for question in questions:
        del question["view"]
    return questions


def gist(phrases: list[str]) -> list[str]:
    """From where a group sails to where, over how many seas: equally short ways end alike, or are not offered."""
    found: list[str] = []
    for phrase in phrases:
        verb, *rest = phrase.split()
        before = found[-1].split() if found else [""]
        if verb == before[0] == "sail" and (rest[0], rest[3]) == (before[3], before[4]):
            found[-1] = f"sail {before[1]} > {rest[2]} {rest[3]} {int(before[5]) + 1}"
        else:
            found.append(f"{phrase} 1" if verb == "sail" else phrase)
    return found


def outlook(rules: Rules, seen: Json, phrases: list[str]) -> Json:
    return {
        "undoable": can_be_undone(rules, seen, phrases),
        "odds": odds_of(rules, seen, phrases),
        "price": price(rules, seen, phrases),
        "final": is_final(rules, seen, phrases),
        "offer": None,
    }


def pieces(rules: Rules, play: Play) -> list[int]:
    """Where the person's pieces stand, in a title that lets them be laid out anew."""
    fields = view(rules, play.g, PERSON)["fields"]
    if "greeks" not in fields:
        return []
    own = [seat == PERSON for seat in fields["owner"]]
    return [n if mine else 0 for kind in ("greeks", "ships") for n, mine in zip(fields[kind], own, strict=True)]


def with_drags(questions: list[Json]) -> list[Json]:
    """Pieces laid out anew become one question: how many of them were dragged. What follows tells where they stand."""
    found: list[Json] = []
    for i, question in enumerate(questions):
        if found and found[-1]["said"] == REGROUP and question["said"].split()[0] in ("garrison", "send"):
            continue
        after = next((other for other in questions[i + 1 :] if not other["task"].startswith("Regroup")), question)
        moved = zip(question["pieces"], after["pieces"], strict=True)
        drags = sum(max(0, new - old) for old, new in moved) if question["said"] == REGROUP else 0
        found.append({**question, "drags": drags})
    for question in found:
        del question["pieces"]
    return found


def counted(script: Path) -> list[Json]:
    """What the page's logic makes of it, under Node."""
    result = script.with_suffix(".counted.json")
    told = subprocess.run(
        [sys.executable, HOME / "tools" / "node.py", "npx", "vitest", "run", "--config", "dev/count-clicks.config.ts"],
        cwd=HOME / "web",
        env={**os.environ, "SCRIPT": str(script), "COUNTED": str(result)},
        capture_output=True,
        text=True,
        check=False,
    )
    if told.returncode != 0:
        sys.exit(told.stdout + told.stderr)
    counted: list[Json] = json.loads(result.read_text(encoding="utf-8"))
    return counted


def tell(games: list[Json]) -> None:
    print("| title | seed | own turns | answers | clicks | clicks per own turn |\n|---|---|---|---|---|---|")
    for name in SEATS:
        of_title = [game for game in games if game["title"] == name]
        for game in of_title:
            print(row(name, str(game["seed"]), [game]))
        print(row(name, "all", of_title))
    for name in SEATS:
        by_task: dict[str, list[int]] = {}
        for game in games:
            for task, (answers, clicks) in game["tasks"].items() if game["title"] == name else ():
                sums = by_task.setdefault(task, [0, 0])
                sums[0] += answers
                sums[1] += clicks
        dearest = sorted(by_task.items(), key=lambda one: -one[1][1])[:8]
        print(f"{name}: " + ", ".join(f"{task} {clicks} for {answers}" for task, (answers, clicks) in dearest))


def row(name: str, seed: str, games: list[Json]) -> str:
    turns, answers, clicks = (sum(game[key] for game in games) for key in ("turns", "answers", "clicks"))
    return f"| {name} | {seed} | {turns} | {answers} | {clicks} | {clicks / turns:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=MOST_ANSWERS, help="a game is broken off after so many")
    asked = parser.parse_args()
    script: dict[str, Any] = {}
    for title in TITLES:
        games = [scripted(title, seed, asked.answers) for seed in SEEDS]
        script[title.name] = {"lexicon": lexicon(rules_for(title, SEATS[title.name]), Texts()), "games": games}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "script.json"
        path.write_text(json.dumps(script), encoding="utf-8")
        tell(counted(path))


if __name__ == "__main__":
    main()
