"""Jobs are done here, on processes or on a cluster, with the same results; and what cannot be is refused."""

from __future__ import annotations

import os

import pytest

from pelagos.bots.executor import BadExecutor, LocalProcesses, RayCluster, WorkerDied, executor_for


def squared(number: int) -> int:
    return number * number


def dying(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def failing(number: int) -> int:
    raise BadExecutor("unknown-executor", name=str(number), known="")


@pytest.mark.parametrize("workers", [1, 2])
def test_every_result_has_the_place_of_its_item(workers: int) -> None:
    found = dict(LocalProcesses(workers).done(squared, range(2, 8)))

    assert found == {place: (place + 2) ** 2 for place in range(6)}


def test_nothing_to_do_is_done() -> None:
    assert list(LocalProcesses(2).done(squared, [])) == []


def test_a_process_that_dies_is_told_of() -> None:
    with pytest.raises(WorkerDied, match="worker-died"):
        list(LocalProcesses(2).done(dying, range(6)))


def test_a_job_that_fails_fails_here() -> None:
    with pytest.raises(BadExecutor, match="unknown-executor"):
        list(LocalProcesses(2).done(failing, range(3)))


def test_places_by_their_names() -> None:
    local, cluster, far = executor_for("", 3), executor_for("ray"), executor_for("ray:10.0.0.7:6379")

    assert isinstance(local, LocalProcesses)
    assert local.workers == 3
    assert isinstance(cluster, RayCluster)
    assert cluster.address == ""
    assert isinstance(far, RayCluster)
    assert far.address == "10.0.0.7:6379"
    with pytest.raises(BadExecutor, match="unknown-executor"):
        executor_for("mars")
