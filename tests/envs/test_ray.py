"""On a Ray cluster of two nodes, one of which is killed, a dataset has the same bytes. Ray must be installed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from pelagos.bots.executor import LocalProcesses
from pelagos.envs.dataset.folder import write_dataset
from pelagos.envs.dataset.request import DatasetRequest
from tools.dataset_soak import digest, on_two_nodes

pytestmark = pytest.mark.slow

REQUEST: Final = DatasetRequest("pelagos/classic_tiny-v0", ("novice", "uniform"), games=400, seed=5, shard=10)


def test_a_killed_node_costs_time_only(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'pelagos[ray]'")
    write_dataset(tmp_path / "here", REQUEST, LocalProcesses(1))
    on_two_nodes(tmp_path / "there", REQUEST)

    assert digest(tmp_path / "there") == digest(tmp_path / "here")
