"""Write one dataset twice, with different numbers of workers, and compare the bytes.

PYTHONPATH=build/compiled python tools/dataset_soak.py [--games 10000] [--env pelagos/classic_tiny-v0]
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from pelagos.bots.executor import LocalProcesses, RayCluster
from pelagos.envs.dataset.folder import write_dataset
from pelagos.envs.dataset.request import DatasetRequest

WORKERS: Final = (1, 3)


def digest(folder: Path) -> str:
    """Of all files, by their names."""
    total = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        total.update(f"{path.relative_to(folder).as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return total.hexdigest()


def on_two_nodes(folder: Path, request: DatasetRequest) -> None:
    """Write it on a Ray cluster of two nodes; once a quarter is made, one of them is killed."""
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    made: list[int] = []

    def tell(games: int) -> None:
        made.append(games)
        if sum(made) >= request.games / 4 and second in cluster.list_all_nodes():
            cluster.remove_node(second, allow_graceful=False)

    try:
        write_dataset(folder, request, RayCluster(cluster.address), tell)
        if second in cluster.list_all_nodes():
            sys.exit("no node was killed")
    finally:
        ray.shutdown()
        cluster.shutdown()


def told(folder: Path, how: str, seconds: float) -> str:
    """Print what was written, and give its digest."""
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    found = digest(folder)
    print(f"{how}: {size} bytes, {seconds:.0f} s, sha256 {found[:16]}", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--env", default="pelagos/classic_tiny-v0")
    parser.add_argument("--bots", default="novice,uniform")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--ray", action="store_true", help="and on a Ray cluster, of which a node is killed")
    asked = parser.parse_args()
    request = DatasetRequest(asked.env, tuple(asked.bots.split(",")), asked.games, seed=0, shard=250)
    found: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        for workers in WORKERS:
            began, folder = time.monotonic(), Path(scratch) / str(workers)
            write_dataset(folder, request, LocalProcesses(workers))
            found.append(told(folder, f"{asked.games} games, {workers} workers", time.monotonic() - began))
        if asked.ray:
            began, folder = time.monotonic(), Path(scratch) / "ray"
            on_two_nodes(folder, request)
            how = f"{asked.games} games, two nodes, one killed"
            found.append(told(folder, how, time.monotonic() - began))
    if len(set(found)) != 1:
        sys.exit("the bytes differ")


if __name__ == "__main__":
    main()
