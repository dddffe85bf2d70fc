"""Finished games between bots, one JSON object a line: written as they end, read to go on where one stopped."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from pelagos.bots.arena import fixtures, key, key_of
from pelagos.bots.executor import Executor
from pelagos.bots.match_pool import played
from pelagos.bots.roster import check_player
from pelagos.cli.screen import BadCall, progress
from pelagos.cli.sentences import text
from pelagos.kernel.title import Json, Rules


class ArenaResults:
    """The games of one call, those kept from before and those played now, in the order they were asked for."""

    def __init__(self, games: list[Json], kept: int) -> None:
        self.games, self.kept = games, kept


def bots_of(names: str) -> list[str]:
    """`novice,settler` or `settler,cmd:./my-engine`"""
    bots = [name.strip() for name in names.split(",")]
    for bot in bots:
        check_player(bot)
    return bots


def results(
    rules: Rules, bots: Sequence[str], games: int, seed: int, executor: Executor, out: Path | None
) -> ArenaResults:
    """Play what is not in the file yet, and add it there as soon as it is over."""
    asked = {key(rules, fixture): fixture for fixture in fixtures(rules, bots, games, seed)}
    found = {name: game for name, game in kept(out).items() if name in asked}
    before = len(found)
    missing = [fixture for name, fixture in asked.items() if name not in found]
    with progress() as bar:
        task = bar.add_task(text("arena-progress"), total=len(asked), completed=before)
        for game in played(rules.title, missing, executor) if missing else ():
            found[key_of(game)] = game
            append(out, game)
            bar.advance(task)
    return ArenaResults([found[name] for name in asked], before)


def kept(path: Path | None) -> dict[str, Json]:
    """The games that stand in the file. A last line that was cut off is taken away."""
    if path is None or not path.exists():
        return {}
    try:
        content = path.read_text(encoding="utf-8")
        whole, newline, rest = content.rpartition("\n")
        if rest:
            path.write_text(whole + newline, encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCall("unreadable", path=str(path), reason=str(error)) from None
    found: dict[str, Json] = {}
    for number, line in enumerate(whole.splitlines(), 1):
        game = _game(line)
        if game is None:
            raise BadCall("bad-results", path=str(path), row=str(number))
        found[key_of(game)] = game
    return found


def _game(line: str) -> Json | None:
    try:
        game = json.loads(line)
    except json.JSONDecodeError:
        return None
    return game if isinstance(game, dict) and "places" in game else None


def append(path: Path | None, game: Json) -> None:
    if path is None:
        return
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game, ensure_ascii=False) + "\n")
    except OSError as error:
        raise BadCall("unwritable", path=str(path), reason=error.strerror or str(error)) from None
