"""`pelagos puzzles`: the puzzles there are, whether they hold, and mining new ones."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer
from rich.table import Table

from pelagos.bots.executor import executor_for
from pelagos.cli.arena import FirstSeed, Workers
from pelagos.cli.arguments import AsJson, On, TitleName, title_of, titles_of
from pelagos.cli.files import write_text
from pelagos.cli.screen import FAILED, BadCall, complain, progress, say, say_json
from pelagos.cli.sentences import TEXTS, text
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json, Title
from pelagos.mining.miner import MiningJob, mine
from pelagos.mining.recheck import recheck
from pelagos.mining.selection import selected
from pelagos.puzzles.checking import check_names, check_puzzle
from pelagos.puzzles.puzzle import Puzzle, read_puzzle
from pelagos.puzzles.shelf import puzzles_of

GAMES: Final = 20
MOST: Final = 150

Which: TypeAlias = Annotated[list[str] | None, typer.Argument(metavar="TITLE…", help=text("puzzles-which-help"))]
Mined: TypeAlias = Annotated[Path, typer.Option("--out", metavar="FILE", help=text("puzzles-out-help"))]


def list_puzzles(context: typer.Context, which: Which = None, as_json: AsJson = False) -> None:
    """How many there are, by theme and by stars."""
    found = [puzzle for title in _chosen(context, which) for puzzle in puzzles_of(title.name)]
    if as_json:
        say_json(
            [{"title": one.title, "puzzle": one.name, "themes": list(one.themes), "stars": one.stars} for one in found]
        )
        return
    shown = Table()
    for heading in (text("puzzles-title"), text("puzzles-theme"), text("puzzles-stars")):
        shown.add_column(heading)
    shown.add_column(text("puzzles-count"), justify="right")
    counted = Counter((one.title, one.themes[0], one.stars) for one in found)
    for (title, theme, stars), count in sorted(counted.items()):
        shown.add_row(title, theme, "★" * stars, str(count))
    say(shown)
    say(text("puzzles-sum", puzzles=len(found)))


def check_puzzles(
    context: typer.Context,
    which: Which = None,
    search: Annotated[int, typer.Option("--search", min=0, metavar="N", help=text("puzzles-search-help"))] = 0,
    seed: FirstSeed = 0,
    as_json: AsJson = False,
) -> None:
    """Every puzzle holds; so many of each title are searched again."""
    faults: list[tuple[str, str]] = []
    checked = searched = 0
    titles = titles_of(context)
    for title in _chosen(context, which):
        puzzles = puzzles_of(title.name)
        with progress() as bar:
            for puzzle in bar.track(puzzles, description=text("puzzles-progress")):
                _note(faults, puzzle, titles)
                checked += 1
            sample = puzzles[:: max(1, len(puzzles) // search)][:search] if search else ()
            for puzzle in bar.track(sample, description=text("puzzles-searching")):
                found = recheck(puzzle, titles, seed)
                searched += 1
                if not found.stands:
                    told = text("puzzles-fallen", best=found.best, lost=str(found.lost // 100))
                    faults.append((f"{title.name}/{puzzle.name}", told))
        check_names(puzzles)
    if as_json:
        say_json({"checked": checked, "searched": searched, "faults": [list(fault) for fault in faults]})
    else:
        for name, told in faults:
            complain(text("in-file", path=name, sentence=told))
        say(text("puzzles-checked", checked=checked, searched=searched, failed=len(faults)))
    if faults or not checked:
        raise typer.Exit(FAILED)


def _note(faults: list[tuple[str, str]], puzzle: Puzzle, titles: Mapping[str, Title]) -> None:
    try:
        check_puzzle(puzzle, titles)
    except PelagosError as error:
        faults.append((f"{puzzle.title}/{puzzle.name}", TEXTS.error(error)))


def mine_puzzles(
    context: typer.Context,
    name: TitleName,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help=text("puzzles-games-help"))] = GAMES,
    seed: FirstSeed = 0,
    workers: Workers = 1,
    on: On = "",
    out: Mined = Path("puzzles.jsonl"),
) -> None:
    """One game a seed; what the file has is not mined again."""
    title = title_of(context, name)
    known = {game["seed"] for game in mined_games(out) if game["title"] == title.name}
    jobs = [MiningJob(title.module, number) for number in range(seed, seed + games) if number not in known]
    found = 0
    with progress() as bar:
        task = bar.add_task(text("puzzles-mining"), total=games, completed=games - len(jobs))
        for _, game in executor_for(on, workers).done(mine, jobs):
            _append(out, {"title": title.name, **game._asdict()})
            found += len(game.puzzles)
            bar.advance(task)
    say(text("puzzles-mined", games=len(jobs), puzzles=found))


def select_puzzles(
    context: typer.Context,
    name: TitleName,
    mined: Annotated[Path, typer.Argument(metavar="FILE", help=text("puzzles-mined-help"))],
    most: Annotated[int, typer.Option("--most", min=1, metavar="N", help=text("puzzles-most-help"))] = MOST,
    without: Annotated[
        Path | None, typer.Option("--without", metavar="FILE", help=text("puzzles-without-help"))
    ] = None,
    out: Mined = Path("puzzles.jsonl"),
) -> None:
    """What is to be shipped of all that was mined."""
    title = title_of(context, name)
    games = [game for game in mined_games(mined) if game["title"] == title.name]
    puzzles = [read_puzzle(title.name, line) for game in games for line in game["puzzles"]]
    thrown = {line.split()[0] for line in without.read_text("utf-8").splitlines() if line} if without else set[str]()
    chosen = selected(puzzles, most, thrown)
    write_text(out, "".join([f"{puzzle.line()}\n" for puzzle in chosen]), replace=True)
    say(text("puzzles-selected", chosen=len(chosen), puzzles=len(puzzles), games=len(games)))


def mined_games(path: Path) -> list[Json]:
    """The games that stand in a file of what was mined; a last line that was cut off is left out."""
    if not path.exists():
        return []
    whole, _, _ = path.read_text(encoding="utf-8").rpartition("\n")
    try:
        return [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        raise BadCall("bad-results", path=str(path), row="?") from None


def _append(path: Path, game: Json) -> None:
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game, ensure_ascii=False) + "\n")
    except OSError as error:
        raise BadCall("unwritable", path=str(path), reason=error.strerror or str(error)) from None


def _chosen(context: typer.Context, which: list[str] | None) -> Iterator[Title]:
    for name in which or titles_of(context):
        yield title_of(context, name)
