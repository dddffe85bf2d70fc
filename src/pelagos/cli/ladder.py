"""`pelagos ladder`: all levels and old versions against one another, kept as a file that anybody can play again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer
from rich.table import Table

from pelagos.bots.arena import key, key_of
from pelagos.bots.engine.protocol import PREFIX
from pelagos.bots.executor import executor_for
from pelagos.bots.intervals import wilson
from pelagos.bots.ladder import (
    LadderGames,
    LadderSetting,
    Rung,
    Standing,
    every_setting,
    fixtures_of,
    main_settings,
    ratings,
    standing,
    steps,
)
from pelagos.bots.match import Fixture
from pelagos.bots.match_pool import played
from pelagos.bots.ratings import Rating
from pelagos.bots.roster import check_player
from pelagos.cli.arena import FirstSeed, Workers, percent
from pelagos.cli.arguments import On, titles_of
from pelagos.cli.files import write_text
from pelagos.cli.ladder_page import page
from pelagos.cli.results import append, kept
from pelagos.cli.screen import FAILED, BadCall, complain, progress, say
from pelagos.cli.sentences import text
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Title

GAMES: Final = 400
AMONG: Final = 120
VERIFIED: Final = 10
BETWEEN: Final = ":"
"""Between the two names of a step."""

LadderFile: TypeAlias = Annotated[Path, typer.Argument(metavar="FILE", help=text("ladder-file-help"))]
Out: TypeAlias = Annotated[Path, typer.Option("--out", metavar="FILE", help=text("arena-out-help"))]
Settings: TypeAlias = Annotated[
    list[str] | None, typer.Option("--setting", metavar="TITLE/MODE", help=text("ladder-setting-help"))
]
Steps: TypeAlias = Annotated[
    list[str] | None, typer.Option("--step", metavar="UPPER:LOWER", help=text("ladder-step-help"))
]
Games: TypeAlias = Annotated[int, typer.Option("--games", min=1, metavar="N", help=text("ladder-games-help"))]
Among: TypeAlias = Annotated[int, typer.Option("--among", min=1, metavar="N", help=text("ladder-among-help"))]


class LadderCall:
    """Which settings and steps are meant, and how many games of each."""

    def __init__(
        self, titles: Sequence[Title], named: Sequence[str] | None, pairs: Sequence[str] | None, games: int, among: int
    ) -> None:
        self.settings: Final = chosen_settings(titles, named)
        self._pairs: Final = [read_step(pair) for pair in pairs or ()]
        self._games, self._among = games, among

    def parts(self) -> Iterable[tuple[LadderSetting, Rung, int]]:
        for setting in self.settings:
            games = self._games if setting.sides() == 2 else self._among
            for step in self._pairs or steps(setting.title.name):
                yield setting, step, games


def play_ladder(
    context: typer.Context,
    out: Out = Path("ladder.jsonl"),
    settings: Settings = None,
    pairs: Steps = None,
    games: Games = GAMES,
    among: Among = AMONG,
    seed: FirstSeed = 0,
    workers: Workers = 0,
    on: On = "",
) -> None:
    if context.invoked_subcommand is not None:
        return
    executor = executor_for(on, workers)
    call = LadderCall(list(titles_of(context).values()), settings, pairs, games, among)
    asked: dict[str, tuple[Title, Fixture]] = {}
    for setting, step, count in call.parts():
        rules = setting.rules()
        for fixture in fixtures_of(setting, step, count, seed):
            asked[key(rules, fixture)] = setting.title, fixture
    found = {name: game for name, game in kept(out).items() if name in asked}
    before = len(found)
    with progress() as bar:
        task = bar.add_task(text("arena-progress"), total=len(asked), completed=before)
        for title in dict.fromkeys(title for title, _ in asked.values()):
            missing = [one for name, (of, one) in asked.items() if of is title and name not in found]
            for game in played(title, missing, executor) if missing else ():
                found[key_of(game)] = game
                append(out, game)
                bar.advance(task)
    report(call, LadderGames(found.values()), seed)
    say(text("arena-sum", games=str(len(found)), kept=str(before)))


def show_ladder(
    context: typer.Context,
    path: LadderFile,
    settings: Settings = None,
    write: Annotated[Path | None, typer.Option("--write", metavar="FILE", help=text("ladder-write-help"))] = None,
) -> None:
    """The page of docs/ladder.md, out of its file."""
    named = chosen_settings(list(titles_of(context).values()), settings, everywhere=True)
    told = page(named, list(kept(path).values()))
    if write is None:
        typer.echo(told, nl=False)
    else:
        write_text(write, told, replace=True)


def verify_ladder(
    context: typer.Context,
    path: LadderFile,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help=text("ladder-verify-help"))] = VERIFIED,
    seed: FirstSeed = 0,
    workers: Workers = 0,
    on: On = "",
) -> None:
    """Play a random part again and compare it answer by answer."""
    titles = titles_of(context)
    stored = [game for game in kept(path).values() if game["title"] in titles]
    chosen = drawn(stored, games, seed)
    wrong = 0
    executor = executor_for(on, workers)
    for name in dict.fromkeys(str(game["title"]) for game in chosen):
        title = titles[name]
        before = {key_of(game): game for game in chosen if game["title"] == name}
        fixtures = [fixture_of(game) for game in before.values()]
        for game in played(title, fixtures, executor):
            told = differs(before.get(key_of(game)), game)
            if told:
                wrong += 1
                complain(told)
    say(text("ladder-verified", games=str(len(chosen)), wrong=str(wrong)))
    if wrong:
        raise typer.Exit(FAILED)


def differs(before: Json | None, now: Json) -> str:
    """What is other than it was kept, as a sentence; nothing if the games are the same."""
    if before is None:
        return text("ladder-other-version", bots=", ".join(now["bots"]), seed=str(now["seed"]))
    old, new = str(before["trail"]), str(now["trail"])
    if (old, before["places"]) == (new, now["places"]):
        return ""
    same = next((i for i in range(0, min(len(old), len(new)), 2) if old[i : i + 2] != new[i : i + 2]), len(new))
    return text("ladder-differs", bots=", ".join(now["bots"]), seed=str(now["seed"]), answer=str(same // 2 + 1))


def drawn(games: Sequence[Json], count: int, seed: int) -> list[Json]:
    order = list(range(len(games)))
    Rng(seed).shuffle(order)
    return [games[i] for i in order[:count]]


def fixture_of(game: Json) -> Fixture:
    setup = game["setup"]
    samples, allowed = game["budget"]
    return Fixture(
        game["seed"], setup["seats"], setup["board"], setup["options"], tuple(game["bots"]), samples, allowed
    )


def chosen_settings(
    titles: Sequence[Title], named: Sequence[str] | None, everywhere: bool = False
) -> list[LadderSetting]:
    """Those that are named, or those that the levels are measured by; `all` means every mode of every title."""
    every = every_setting(titles)
    if named is None:
        return every if everywhere else main_settings(titles)
    if list(named) == ["all"]:
        return every
    known = {setting.name: setting for setting in every}
    for name in named:
        if name not in known:
            raise BadCall("unknown-setting", setting=name, known=", ".join(known))
    return [known[name] for name in named]


def read_step(said: str) -> Rung:
    """`captain:settler@1`; an engine has a colon of its own, `cmd:./my-engine:settler`."""
    upper, between, lower = said.partition(BETWEEN + PREFIX)
    if between:
        lower = PREFIX + lower
    else:
        upper, between, lower = said.rpartition(BETWEEN)
    if not between or said == PREFIX + lower:
        raise BadCall("bad-step", step=said)
    check_player(upper)
    check_player(lower)
    return Rung(upper, lower)


def report(call: LadderCall, found: LadderGames, seed: int) -> None:
    shown = Table(title=text("ladder-steps"))
    for words in (text("ladder-setting"), text("ladder-upper"), text("ladder-lower")):
        shown.add_column(words)
    for numbers in (
        text("arena-games"),
        text("arena-rate"),
        text("arena-interval"),
        text("arena-fair"),
        text("ladder-ms"),
    ):
        shown.add_column(numbers, justify="right")
    for setting, step, count in call.parts():
        shown.add_row(*cells(standing(setting, step, found.of(setting, step, count, seed))))
    say(shown)
    for setting in call.settings:
        of_setting = [
            game for one, step, count in call.parts() if one == setting for game in found.of(one, step, count, seed)
        ]
        rated = ratings(setting, of_setting)
        if rated:
            say(ratings_table(setting, rated))


def ratings_table(setting: LadderSetting, rated: Sequence[Rating]) -> Table:
    table = Table(title=text("ladder-ratings", setting=setting.name))
    table.add_column(text("arena-bot"))
    table.add_column(text("ladder-points"), justify="right")
    table.add_column(text("arena-interval"), justify="right")
    for rating in rated:
        table.add_row(rating.name, f"{rating.points:+.0f}", f"{rating.low:+.0f} … {rating.high:+.0f}")
    return table


def cells(one: Standing) -> list[str]:
    low, high = wilson(one.share.wins, one.share.games)
    return [
        one.setting,
        one.step.upper,
        one.step.lower,
        str(one.share.games),
        percent(one.share.rate),
        f"{percent(low)}–{percent(high)}",
        percent(one.share.fair),
        f"{one.ms_per_answer:.1f}",
    ]
