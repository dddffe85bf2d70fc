"""Reading a dataset: as Arrow, pandas, polars, Hugging Face datasets or PyTorch tensors.

None of these packages but Arrow is one of our extras: each is imported where it is asked for.

>>> from pelagos.envs.dataset import load  # doctest: +SKIP
>>> load.pandas("data/sample/NAME", "games")  # doctest: +SKIP
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from pelagos.api.setting import refuse
from pelagos.envs.actions import NO_ACTION
from pelagos.envs.arrays import GameArrays
from pelagos.envs.catalogue import Env, env_named
from pelagos.envs.dataset.folder import MANIFEST
from pelagos.envs.dataset.request import FORMAT, BadDataset
from pelagos.envs.dataset.shard import NATURE_SEAT, RECORDS
from pelagos.envs.dataset.tables import DECISIONS, TABLES
from pelagos.envs.game import EnvGame
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json


def manifest(folder: str | Path) -> Json:
    """What the folder says about itself; BadDataset if it says nothing that can be read."""
    path = Path(folder) / MANIFEST
    try:
        told: Json = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        refuse(BadDataset("no-dataset", path=str(folder), file=MANIFEST))
    if told.get("format") != FORMAT:
        refuse(BadDataset("newer-dataset", path=str(folder), found=str(told.get("format")), known=str(FORMAT)))
    return told


def paths(folder: str | Path, table: str) -> list[Path]:
    """The files of a table, in the order of their games."""
    manifest(folder)
    if table not in TABLES:
        refuse(BadDataset("unknown-table", table=table, known=", ".join(TABLES)))
    return sorted((Path(folder) / table).glob("*.parquet"))


def arrow(folder: str | Path, table: str) -> pa.Table:
    """A whole table."""
    return pa.concat_tables([pq.read_table(path) for path in paths(folder, table)], promote_options="permissive")


def pandas(folder: str | Path, table: str) -> Any:
    """A `pandas.DataFrame`."""
    return arrow(folder, table).to_pandas()


def polars(folder: str | Path, table: str) -> Any:
    """A `polars.LazyFrame`, which reads what is asked of it."""
    return import_module("polars").scan_parquet(paths(folder, table))


def hugging_face(folder: str | Path, table: str) -> Any:
    """A `datasets.Dataset`."""
    return import_module("datasets").Dataset.from_parquet([str(path) for path in paths(folder, table)])


def records(folder: str | Path) -> Iterator[str]:
    """The games as `.game` records."""
    manifest(folder)
    for path in sorted((Path(folder) / RECORDS).glob("*.zip")):
        with zipfile.ZipFile(path) as archive:
            for name in sorted(archive.namelist()):
                yield archive.read(name).decode()


class SeenDecision(NamedTuple):
    """What a seat saw when it was asked, what it could do, what it did, and what came of it."""

    game: int
    seat: int
    observation: np.ndarray[Any, np.dtype[np.int16]]
    mask: np.ndarray[Any, np.dtype[np.int8]]
    action: int
    reward: float


def positions(folder: str | Path) -> Iterator[SeenDecision]:
    """Every decision of a seat with its observation, by playing the games again: what imitation learns from."""
    env = env_named(str(manifest(folder)["environment"]))
    for path in paths(folder, DECISIONS):
        rows = pq.read_table(path, columns=["game", "seat", "chosen", "action", "reward"]).to_pylist()
        begins = [i for i, row in enumerate(rows) if i == 0 or row["game"] != rows[i - 1]["game"]]
        for begin, end in zip(begins, [*begins[1:], len(rows)], strict=True):
            yield from _replayed(env, rows[begin:end])


def _replayed(env: Env, rows: list[dict[str, Any]]) -> Iterator[SeenDecision]:
    game = EnvGame(env.frame, luck=False)
    arrays = GameArrays(game)
    game.begin(Rng(0))
    for row in rows:
        if row["seat"] != NATURE_SEAT and row["action"] != NO_ACTION:
            seen, mask = arrays.observation(row["seat"]), arrays.mask(row["seat"])
            yield SeenDecision(row["game"], row["seat"], seen, mask, row["action"], row["reward"])
        game.take(row["chosen"])


def torch(folder: str | Path) -> Any:
    """A `torch.utils.data.IterableDataset` of the decisions: observation, mask, action, reward."""
    iterable: Any = import_module("torch.utils.data").IterableDataset

    class Decisions(iterable):  # type: ignore[misc]
        """Reads from the start whenever it is iterated."""

        def __iter__(self) -> Iterator[dict[str, Any]]:
            for seen in positions(folder):
                yield {
                    "observation": seen.observation,
                    "mask": seen.mask,
                    "action": seen.action,
                    "reward": np.float32(seen.reward),
                }

    return Decisions()
