"""Stored games, and a version of the program whose rules are others: what the drill of an upgrade is made of.

`python -m server.upgrading play FOLDER SEED GAMES kill|stop` plays games by the sources on the path and is killed at
some moment, or closes its tables; `look FOLDER` opens all of them by the sources on the path and prints what everybody
sees.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import pelagos
from pelagos.games import TITLES
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json, new_setup
from pelagos.server.config import Config
from pelagos.server.hub import Hub
from pelagos.server.jobs import JobPlanner, JobQueue
from pelagos.server.metrics import Metrics
from pelagos.server.store.engine import open_engine
from pelagos.server.store.games import Games
from pelagos.server.tables import Tables, clock
from pelagos.table.feed import TableFeed
from pelagos.table.interning import shared_rules
from pelagos.table.records import record_for
from pelagos.table.saving import save_table
from pelagos.table.table import Table
from pelagos.table.waiting_room import RUNNING

TESTS: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = Path(pelagos.__file__).resolve().parent
ALL: Final = {title.name: title for title in TITLES}
SETUPS: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("classic", 3, {}),
    ("hellas", 2, {}),
    ("legendary", 3, {"mode": "ffa3"}),
    ("classic", 2, {}),
    ("legendary", 2, {"mode": "duel"}),
)
MOST_MOVES: Final = 160
RENAMED: Final = {"DeclareAction": "Declare"}
"""Tasks that have another name in the planted version, and the old one."""


# a version with other rules


class Plant(NamedTuple):
    """One change of the rules: where, what stands there, and what will."""

    name: str
    file: str
    old: str
    new: str


PLANTED: Final = (
    Plant("a building costs more", "games/classic/ids.py", "BUILDING_PRICE: Final = 2", "BUILDING_PRICE: Final = 3"),
    Plant(
        "another order of phases",
        "games/classic/flow.py",
        "g.then(Creatures(), Gods(), Income(), Offerings(),",
        "g.then(Income(), Creatures(), Gods(), Offerings(),",
    ),
    Plant("parity is not enough in battle", "games/hellas/battle.py", "if attack >= needed:", "if attack > needed:"),
    Plant(
        "cards cost more",
        "games/legendary/ids.py",
        "SLOT_PRICES: Final = (2, 3, 4, 5)",
        "SLOT_PRICES: Final = (3, 4, 5, 6)",
    ),
    Plant(
        "a task has another name",
        "games/hellas/title.py",
        '    name = "hellas"\n',
        '    name = "hellas"\n    aliases: ClassVar[dict[str, str]] = {"Declare": "DeclareAction"}\n',
    ),
)


def planted(folder: Path, plants: tuple[Plant, ...] = PLANTED) -> Path:
    """The sources with these changes; the folder for a path of Python."""
    target = folder / "pelagos"
    shutil.copytree(SOURCE, target, ignore=shutil.ignore_patterns("__pycache__", "page", "*.so"))
    for plant in plants:
        path = target / plant.file
        text = path.read_text(encoding="utf-8")
        assert text.count(plant.old) == 1, plant
        path.write_text(text.replace(plant.old, plant.new), encoding="utf-8")
        if plant.name == "a task has another name":
            for file in target.rglob("*.py"):
                source = file.read_text(encoding="utf-8")
                if re.search(r"\bDeclare\b", source):
                    file.write_text(re.sub(r'(?<!")\bDeclare\b', "DeclareAction", source), encoding="utf-8")
    return folder


# playing and looking


def over(folder: Path) -> Tables:
    games = Games(open_engine(folder))
    return Tables(games, ALL, JobPlanner(Config(folder)).plan, 10_000, Hub(), JobQueue(), Metrics(0))


def begun(tables: Tables, title: str, seats: int, options: dict[str, str]) -> str:
    rules = shared_rules(ALL[title], new_setup(ALL[title], seats, "", options))
    table = Table(rules, "g-0", os.urandom(32))
    for seat in range(seats):
        table.sit(seat, f"g-{seat}", f"Player {seat}")
    table.start("g-0", clock())
    return tables.open(table, public=False).game


def move(tables: Tables, game: str, chance: random.Random) -> None:
    """Mostly an answer; sometimes talk, an answer taken back, or a turn that all take back."""
    table = tables.live(game).table
    if table.phase != RUNNING:
        return
    play, now = table.running(), clock()
    seat, what = int(play.who), chance.random()
    if what < 0.04:
        tables.change(game, "talk", {"viewer": seat, "channel": "table", "text": f"line {now}", "now": now})
    elif what < 0.10 and play.steps and not play.steps[-1].final:
        arguments = {"seat": int(play.steps[-1].seat), "at": table.version, "now": now, "count": 1}
        tables.change(game, "undo", arguments)
    else:
        options = play.options()
        dear = [phrase for phrase in options if phrase.startswith(("build", "buy", "attack"))]
        phrase = chance.choice(dear if dear and chance.random() < 0.5 else options)
        key = f"k{table.version}"
        said = {"seat": seat, "phrases": [phrase], "at": table.version, "now": now, "key": key}
        tables.change(game, "submit", said)


def play_some(folder: Path, seed: int, count: int, how: str) -> None:
    """So many games, each to a moment of its own; then this process is killed in mid-game, or stops politely."""
    chance, tables = random.Random(seed), over(folder)
    games = [begun(tables, *SETUPS[i % len(SETUPS)]) for i in range(count)]
    left = {game: chance.randrange(MOST_MOVES) for game in games}
    kill = chance.randrange(sum(left.values()) // 2, sum(left.values()) + 1) if how == "kill" else -1
    while any(left.values()):
        game = chance.choice([game for game in games if left[game]])
        left[game] -= 1
        move(tables, game, chance)
        kill -= 1
        if kill == 0:
            os.kill(os.getpid(), signal.SIGKILL)
    if how == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    tables.close()
    tables.games.close()


def look(table: Table) -> Json:
    """All that anybody sees of a table, and its record; but for what may be said next, which is a matter of rules."""
    feed = TableFeed(table)
    seen: Json = {}
    for viewer in table.rules.viewers():
        frame = feed.payload_for(viewer)
        if frame["whole"]["game"] is not None:
            frame["whole"]["game"]["options"] = None
        seen[str(viewer)] = {"frame": frame, "talk": table.talk_for(viewer), "record": record_for(table, viewer)}
    saved = save_table(table)
    saved.pop("rules", None)
    return _named_as_before({"seen": seen, "saved": saved})


def _named_as_before(data: Json) -> Json:
    text = json.dumps(data)
    for new, old in RENAMED.items():
        text = text.replace(f'["{new}"', f'["{old}"')
    whole: Json = json.loads(text)
    return whole


def look_at_all(folder: Path) -> Json:
    """By table, what everybody sees; or why it cannot be opened."""
    tables = over(folder)
    names = [row[0] for row in tables.games._all(_IDS)]
    found: Json = {}
    for game in names:
        try:
            found[game] = look(tables.peek(game).table)
        except PelagosError as error:
            found[game] = {"error": error.code}
    tables.games.close()
    return found


def by_sources(path: Path, *words: object) -> subprocess.CompletedProcess[str]:
    """Run this file by these sources."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(TESTS)])}
    command = [sys.executable, "-m", "server.upgrading", *map(str, words)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def looked_at_by(path: Path, folder: Path) -> Any:
    done = by_sources(path, "look", folder)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def main() -> None:
    what, folder, *rest = sys.argv[1:]
    if what == "play":
        play_some(Path(folder), int(rest[0]), int(rest[1]), rest[2])
    else:
        print(json.dumps(look_at_all(Path(folder))))


from sqlalchemy import select  # noqa: E402

from pelagos.server.store.schema import GAMES  # noqa: E402

_IDS = select(GAMES.c.id).order_by(GAMES.c.id)

if __name__ == "__main__":
    main()
