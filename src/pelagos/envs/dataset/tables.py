"""The columns of the tables. What each means stands in the texts (`dataset-TABLE-COLUMN`) and travels in the files."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from pelagos.api.setting import ENGLISH, texts_of

GAMES: Final = "games"
DECISIONS: Final = "decisions"
TABLES: Final = (GAMES, DECISIONS)

_WORD: Final = pa.dictionary(pa.int16(), pa.string())
COLUMNS: Final[dict[str, dict[str, pa.DataType]]] = {
    GAMES: {
        "game": pa.int64(),
        "seed": pa.int64(),
        "bots": pa.list_(pa.string()),
        "ranks": pa.list_(pa.int8()),
        "rewards": pa.list_(pa.float32()),
        "ending": _WORD,
        "answers": pa.int32(),
        "decisions": pa.int32(),
        "cycles": pa.int32(),
        "digest": pa.string(),
    },
    DECISIONS: {
        "game": pa.int64(),
        "answer": pa.int32(),
        "seat": pa.int8(),
        "question": _WORD,
        "options": pa.list_(pa.int32()),
        "chosen": pa.int16(),
        "action": pa.int32(),
        "phrase": _WORD,
        "chance": pa.float64(),
        "rank": pa.int8(),
        "reward": pa.float32(),
    },
}
"""By table and column; the order is part of the format."""

STEADY: Final = {"game", "answer"}
"""Columns that go up: their steps are kept."""
PLAIN: Final = {"options.list.element", "options", "action"}
"""Columns in which zstd finds more than a dictionary would."""


def meaning(table: str, column: str) -> str:
    return texts_of(ENGLISH).message(f"dataset-{table}-{column}")


def schema_of(table: str) -> pa.Schema:
    """Types, and the meanings as metadata of the fields."""
    return pa.schema(
        [
            pa.field(column, kind, metadata={"meaning": meaning(table, column)})
            for column, kind in COLUMNS[table].items()
        ]
    )


def parquet(table: str, rows: dict[str, list[Any]]) -> bytes:
    """The bytes of a file with these columns. One row group and fixed settings, so that they hang on the rows alone."""
    out = BytesIO()
    schema = schema_of(table)
    arrays = [pa.array(rows[field.name], type=field.type) for field in schema]
    pq.write_table(
        pa.Table.from_arrays(arrays, schema=schema),
        out,
        compression="zstd",
        compression_level=19,
        use_dictionary=[column for column in COLUMNS[table] if column not in PLAIN | STEADY],
        column_encoding=dict.fromkeys(STEADY, "DELTA_BINARY_PACKED"),
        row_group_size=max(1, len(rows["game"])),
        write_statistics=False,
    )
    return out.getvalue()
