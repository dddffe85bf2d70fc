"""A folder with a dataset: what it says about itself, which shards are there, and how the missing ones come to be.

    dataset.json             the request, to the letter
    README.md                the data card
    records/00000.zip        the games of a shard as `.game` records
    games/00000.parquet      the same games, one row each
    decisions/00000.parquet  their answers, one row each

A shard is there once its records are: they are written last, and every file under another name first.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

import pyarrow as pa

from pelagos.bots.executor import Executor
from pelagos.envs.dataset.request import BadDataset, DatasetRequest, ShardJob
from pelagos.envs.dataset.shard import RECORDS, make_shard
from pelagos.envs.dataset.tables import COLUMNS, TABLES, meaning

MANIFEST: Final = "dataset.json"
CARD: Final = "README.md"


def write_dataset(
    folder: Path, request: DatasetRequest, executor: Executor, tell: Callable[[int], None] = lambda games: None
) -> int:
    """Make the shards that are missing; how many games were there before. `tell` hears how many games are new."""
    asked = request.checked()
    begin(folder, asked)
    missing = [number for number in range(asked.shards()) if not _last(folder, number).exists()]
    kept = asked.games - sum([len(asked.games_of(number)) for number in missing])
    tell(kept)
    for place, made in executor.done(make_shard, [ShardJob(asked, number) for number in missing]):
        keep(folder, made)
        tell(len(asked.games_of(missing[place])))
    return kept


def begin(folder: Path, request: DatasetRequest) -> None:
    """Say what the folder is for; BadDataset if it is for something else."""
    told = json.dumps(request.plain(), indent=1, ensure_ascii=False) + "\n"
    manifest = folder / MANIFEST
    try:
        if manifest.exists():
            if manifest.read_text(encoding="utf-8") != told:
                raise BadDataset("other-dataset", path=str(folder), file=MANIFEST)
            return
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadDataset("folder-not-empty", path=str(folder))
        for part in (RECORDS, *TABLES):
            (folder / part).mkdir()
        (folder / CARD).write_text(card(request), encoding="utf-8")
        manifest.write_text(told, encoding="utf-8")
    except OSError as error:
        raise BadDataset("unwritable", path=str(folder), reason=error.strerror or str(error)) from None


def keep(folder: Path, made: dict[str, bytes]) -> None:
    """Write the files of a shard, the records last."""
    try:
        for name in sorted(made, key=lambda name: name.startswith(RECORDS)):
            path = folder / name
            partial = path.with_suffix(path.suffix + ".part")
            partial.write_bytes(made[name])
            partial.replace(path)
    except OSError as error:
        raise BadDataset("unwritable", path=str(folder), reason=error.strerror or str(error)) from None


def _last(folder: Path, number: int) -> Path:
    return folder / RECORDS / f"{number:05d}.zip"


def card(request: DatasetRequest) -> str:
    """The data card: what this is, how it was made, what the columns mean, what it is not good for."""
    template = files("pelagos.envs.dataset").joinpath("card.txt").read_text(encoding="utf-8")
    plain = request.plain()
    said = {
        "environment": request.env,
        "title": str(plain["title"]),
        "games": f"{request.games:,}",
        "bots": ", ".join(request.bots),
        "seed": str(request.seed),
        "licence": str(plain["licence"]),
        "pelagos": str(plain["pelagos"]),
        "command": command(request),
        **{f"{table}-table": columns(table) for table in TABLES},
    }
    for name, value in said.items():
        template = template.replace(f"<{name}>", value)
    return template


def command(request: DatasetRequest) -> str:
    """What makes this dataset again."""
    bots = ",".join(request.bots)
    return (
        f"pelagos dataset {request.env} --bots {bots} --games {request.games} --seed {request.seed} "
        f"--shard {request.shard} --out FOLDER"
    )


def columns(table: str) -> str:
    """The columns of a table, as a table of Markdown."""
    rows = [f"| `{column}` | `{_kind(kind)}` | {meaning(table, column)} |" for column, kind in COLUMNS[table].items()]
    return "\n".join(["| column | type | meaning |", "|---|---|---|", *rows])


def _kind(kind: pa.DataType) -> str:
    """A type as people know it: words are kept as numbers of a dictionary, which is nobody's concern."""
    if pa.types.is_dictionary(kind):
        return str(kind.value_type)
    return f"list of {kind.value_type}" if pa.types.is_list(kind) else str(kind)
