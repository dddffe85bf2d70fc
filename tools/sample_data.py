"""Make data/sample anew: some games of every title and of the reduced games, by the command for datasets.

PYTHONPATH=build/compiled python tools/sample_data.py [FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from pelagos.bots.executor import LocalProcesses
from pelagos.envs.dataset.folder import write_dataset
from pelagos.envs.dataset.request import DatasetRequest

ROOT: Final = Path(__file__).resolve().parents[1]
SAMPLE: Final = {
    "classic_tiny": 200,
    "hellas_tiny": 200,
    "hellas_2": 100,
    "classic_4": 100,
    "legendary_ffa4": 100,
}
"""By environment, how many games."""
SHARD: Final = 100


def request(name: str) -> DatasetRequest:
    return DatasetRequest(f"pelagos/{name}-v0", ("novice",), SAMPLE[name], seed=0, shard=SHARD)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "data" / "sample"
    for name in SAMPLE:
        write_dataset(folder / name, request(name), LocalProcesses(1))
        size = sum(path.stat().st_size for path in (folder / name).rglob("*") if path.is_file())
        print(f"{name}: {SAMPLE[name]} games, {size} bytes", flush=True)


if __name__ == "__main__":
    main()
