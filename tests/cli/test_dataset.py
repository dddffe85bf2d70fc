"""`pelagos dataset`: what it says, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from cli.support import pelagos, refused

TINY: Final = ("dataset", "pelagos/classic_tiny-v0", "--workers", "1")


def test_a_dataset_is_made_and_not_made_again(tmp_path: Path) -> None:
    made = pelagos(*TINY, "--games", "3", "--shard", "2", "--out", tmp_path / "data")
    again = pelagos(*TINY, "--games", "3", "--shard", "2", "--out", tmp_path / "data", "--json")

    assert made.stdout == f"3 games in 2 shards, 0 of them kept from before: {tmp_path / 'data'}\n"
    assert json.loads(again.stdout)["kept"] == 3
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == [
        "README.md",
        "dataset.json",
        "decisions",
        "games",
        "records",
    ]


def test_what_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine", encoding="utf-8")

    assert refused(
        pelagos(*TINY, "--out", tmp_path), f"{tmp_path} holds something else; a new dataset needs an empty folder."
    )
    assert refused(
        pelagos(*TINY, "--bots", "kasparov", "--out", tmp_path / "x"),
        "There is no bot “kasparov”; there is novice, sailor, trader, settler, captain, strategos, uniform.",
    )
    assert refused(
        pelagos(*TINY, "--on", "mars", "--out", tmp_path / "x"),
        "There is no place “mars” to work; there is ray, ray:ADDRESS.",
    )
    assert refused(
        pelagos("dataset", "pelagos/clasic_tiny-v0", "--out", tmp_path / "x"),
        "There is no environment “pelagos/clasic_tiny-v0”; there is pelagos/classic_tiny-v0, pelagos/hellas_tiny-v0, "
        "pelagos/classic_5-v0.",
    )
    assert not (tmp_path / "x").exists()
