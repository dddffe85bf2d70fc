"""`pelagos dataset`: games between bots as data for research."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pelagos.bots.executor import executor_for
from pelagos.cli.arena import Workers
from pelagos.cli.arguments import AsJson, On
from pelagos.cli.screen import progress, say, say_json
from pelagos.cli.sentences import text


def dataset(
    env: Annotated[str, typer.Argument(metavar="ENVIRONMENT", help=text("dataset-env"))],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help=text("dataset-out-help"))],
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,…", help=text("dataset-bots-help"))] = "novice",
    games: Annotated[int, typer.Option("--games", metavar="N", help=text("dataset-games-help"))] = 1000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help=text("dataset-seed-help"))] = 0,
    shard: Annotated[int, typer.Option("--shard", metavar="N", help=text("dataset-shard-help"))] = 100,
    workers: Workers = 0,
    on: On = "",
    as_json: AsJson = False,
) -> None:
    from pelagos.envs.dataset.folder import write_dataset  # noqa: PLC0415 -- needs the packages of an extra
    from pelagos.envs.dataset.request import DatasetRequest  # noqa: PLC0415 -- as above

    asked = DatasetRequest(env, tuple([bot.strip() for bot in bots.split(",")]), games, seed, shard)
    with progress() as bar:
        task = bar.add_task(text("dataset-progress"), total=games)
        kept = write_dataset(out, asked, executor_for(on, workers), lambda new: bar.advance(task, new))
    if as_json:
        say_json({**asked.checked().plain(), "kept": kept, "path": str(out)})
    else:
        say(text("dataset-sum", games=str(games), shards=str(asked.shards()), kept=str(kept), path=str(out)))
