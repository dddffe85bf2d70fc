"""Stored games, and a version of the program whose rules are others: what the drill of an upgrade is made of.

`python -m server.upgrading play FOLDER SEED GAMES MOVES kill|stop` plays games by the sources on the path, and is
killed at some moment or closes its tables. `drill FOLDER SEED MOVES` does with them, by the sources on the path, what
`drill` below says; `look FOLDER` only prints what everybody sees.
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
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import select

import pelagos
from pelagos.games import TITLES
from pelagos.kernel.codec import digest
from pelagos.kernel.errors import CannotUndo, PelagosError
from pelagos.kernel.play import Play
from pelagos.kernel.title import Json, new_setup
from pelagos.server.config import Config
from pelagos.server.hub import Hub
from pelagos.server.jobs import JobPlanner, JobQueue
from pelagos.server.metrics import Metrics
from pelagos.server.rehearsal import rehearse
from pelagos.server.store.games import Games
from pelagos.server.store.schema import CALLS, GAMES
from pelagos.server.store.sqlite import open_engine
from pelagos.server.tables import Tables, clock
from pelagos.table.calls import call
from pelagos.table.chair import PERSON
from pelagos.table.checkpoints import checkpoints
from pelagos.table.feed import TableFeed
from pelagos.table.interning import shared_rules
from pelagos.table.records import record_for
from pelagos.table.saving import load_table, save_table
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
IN_MEMORY: Final = 6
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


# playing


def over(folder: Path) -> Tables:
    """The tables of this folder, as after a start. Few are in memory: the others come and go."""
    games = Games(open_engine(folder))
    return Tables(games, ALL, JobPlanner(Config(folder)).plan, IN_MEMORY, Hub(), JobQueue(), Metrics(0))


@contextmanager
def tables_of(folder: Path) -> Iterator[Tables]:
    tables = over(folder)
    try:
        yield tables
    finally:
        tables.games.close()
        tables.games._engine.dispose()


def begun(tables: Tables, title: str, seats: int, options: dict[str, str], secret: bytes) -> str:
    rules = shared_rules(ALL[title], new_setup(ALL[title], seats, "", options))
    table = Table(rules, "g-0", secret)
    for seat in range(seats):
        table.sit(seat, f"g-{seat}", f"Player {seat}")
    table.start("g-0", clock())
    return tables.open(table, public=False).game


def move(tables: Tables, game: str, chance: random.Random) -> None:
    """Mostly an answer; sometimes talk, an answer taken back, or a turn that all take back.

    What was said under other rules may be past taking back.
    """
    with suppress(CannotUndo):
        _move(tables, game, chance)


def _move(tables: Tables, game: str, chance: random.Random) -> None:
    table = tables.live(game).table
    if table.phase != RUNNING:
        return
    play, now = table.running(), clock()
    seat, what = int(play.who), chance.random()
    if what < 0.03 and table.chairs[seat].kind == PERSON:
        tables.change(game, "talk", {"viewer": seat, "channel": "table", "text": f"line {now}", "now": now})
    elif what < 0.06 and play.steps and not play.steps[-1].final:
        undone = {"seat": int(play.steps[-1].seat), "at": table.version, "now": now, "count": 1}
        tables.change(game, "undo", undone)
    elif what < 0.07 and len(play.steps) > 3:
        _take_back(tables, game, chance)
    else:
        options = play.options()
        dear = [phrase for phrase in options if phrase.startswith(("build", "buy", "attack"))]
        phrase = chance.choice(dear if dear and chance.random() < 0.5 else options)
        said = {"seat": seat, "phrases": [phrase], "at": table.version, "now": now, "key": f"k{table.version}"}
        tables.change(game, "submit", said)


def _take_back(tables: Tables, game: str, chance: random.Random) -> None:
    """All agree to go back to the beginning of a turn."""
    table, now = tables.live(game).table, clock()
    to = chance.choice(checkpoints(table.running())[-4:])[0]
    tables.change(game, "propose", {"seat": 0, "kind": "back", "now": now, "to": to})
    for seat in table.persons()[1:]:
        if table.proposal is not None:
            tables.change(game, "vote", {"seat": seat, "agree": True, "now": now})


def play_some(folder: Path, seed: int, count: int, most: int, how: str) -> None:
    """So many games, each to a moment within so many moves; then this process is killed in mid-game, or stops."""
    chance, tables = random.Random(seed), over(folder)
    games = [begun(tables, *SETUPS[i % len(SETUPS)], chance.randbytes(32)) for i in range(count)]
    left = {game: chance.randrange(most) for game in games}
    moves = sum(left.values())
    for _ in range(chance.randrange(moves // 2, moves) if how == "kill" else moves):
        game = chance.choice([game for game in games if left[game]])
        left[game] -= 1
        move(tables, game, chance)
    if how == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    tables.close()
    tables.games.close()


def play_on(folder: Path, seed: int, most: int) -> Json:
    """Go on with every game; by table how many moves there were, which is fewer than `most` if it came to its end."""
    chance, found = random.Random(seed), {}
    with tables_of(folder) as tables:
        for game in ids(tables):
            moves = 0
            while moves < most and tables.live(game).table.phase == RUNNING:
                move(tables, game, chance)
                moves += 1
            found[game] = moves
    return found


# looking


def ids(tables: Tables) -> list[str]:
    return [row[0] for row in tables.games._all(select(GAMES.c.id).order_by(GAMES.c.id))]


def look(table: Table) -> Json:
    """All that anybody sees of a table, and what is saved of it.

    But for what may be said next, which is a matter of the rules, and for which rules these are.
    """
    feed = TableFeed(table)
    seen: Json = {}
    for viewer in table.rules.viewers():
        frame = feed.payload_for(viewer)
        if frame["whole"]["game"] is not None:
            frame["whole"]["game"]["options"] = None
        seen[str(viewer)] = {"frame": frame, "talk": table.talk_for(viewer), "record": record_for(table, viewer)}
    saved = save_table(table)
    del saved["rules"]
    text = json.dumps({"seen": seen, "saved": saved})
    for new, old in RENAMED.items():
        text = text.replace(f'["{new}"', f'["{old}"')
    whole: Json = json.loads(text)
    return whole


def look_at_all(folder: Path, by_replay: bool = False) -> Json:
    """By table, what everybody sees; or why it cannot be opened."""
    found: Json = {}
    with tables_of(folder) as tables:
        for game in ids(tables):
            try:
                found[game] = look(replayed(tables, game) if by_replay else tables.peek(game).table)
            except PelagosError as error:
                found[game] = {"error": error.code}
    return found


def replayed(tables: Tables, game: str) -> Table:
    """The save and all calls since, made again. By the rules that made them, the truth; by others, the old fault."""
    table = load_table(tables.games.load(game).save, ALL)
    calls = select(CALLS.c.name, CALLS.c.arguments).where(CALLS.c.game == game).order_by(CALLS.c.number)
    for name, arguments in tables.games._all(calls):
        call(table, name, json.loads(arguments))
    return table


def said_again(folder: Path) -> list[str]:
    """The games that cannot be said again word by word with the same outcome: another way than that of `rehearse`."""
    found: list[str] = []
    with tables_of(folder) as tables:
        for game in ids(tables):
            play = tables.peek(game).table.play
            assert play is not None
            if not _goes_the_same(play):
                found.append(game)
    return found


def _goes_the_same(play: Play) -> bool:
    again = Play(play.rules, play.rules.opening())
    words = play.rules.vocabulary.words
    try:
        for n, said in enumerate(play.log):
            if n == len(again.log):
                again.say(said.seat, words(said.answer))
            if (again.log[n].seat, words(again.log[n].answer)) != (said.seat, words(said.answer)):
                return False
    except PelagosError:
        return False
    same_events = [event.plain() for event in again.events] == [event.plain() for event in play.events]
    return same_events and len(again.log) == len(play.log) and digest(play.rules, again.g) == digest(play.rules, play.g)


# by other sources


def by_sources(path: Path, *words: object) -> Any:
    """What this file prints when it is run by these sources."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(TESTS)])}
    command = [sys.executable, "-m", "server.upgrading", *map(str, words)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == (-signal.SIGKILL if "kill" in words else 0), done.stderr
    return json.loads(done.stdout) if done.stdout else None


def drill(folder: Path, seed: int, most: int) -> Json:
    """Everything that the version on the path makes of stored games, in one process; in the end it plays them on."""
    found: Json = {
        "looks": look_at_all(folder),
        "by_replay": look_at_all(folder, by_replay=True),
        "listed": [game.difference.game for game in rehearse(folder, ALL) if game.difference is not None],
        "differ": said_again(folder),
    }
    found["moves"] = play_on(folder, seed, most)
    found["later"] = {"looks": look_at_all(folder), "by_replay": look_at_all(folder, by_replay=True)}
    return found


def main() -> None:
    what, folder, *rest = sys.argv[1:]
    if what == "play":
        play_some(Path(folder), int(rest[0]), int(rest[1]), int(rest[2]), rest[3])
    elif what == "drill":
        sys.stdout.write(json.dumps(drill(Path(folder), int(rest[0]), int(rest[1]))))
    else:
        sys.stdout.write(json.dumps(look_at_all(Path(folder))))


if __name__ == "__main__":
    main()
