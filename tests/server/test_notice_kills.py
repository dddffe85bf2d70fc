"""Kills while notices are under way: none is lost, and none is sent twice beyond what the protocol allows."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from server.notice_kills import (
    Fault,
    Lost,
    deleted_before_it_is_sent,
    kill_again_and_again,
    never_noted_as_sent,
)

pytestmark = [pytest.mark.pure, pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")]


def test_a_few_kills_lose_no_notice(tmp_path: Path) -> None:
    counted = kill_again_and_again(tmp_path / "data", kills=3, seed=1)
    assert counted["told"] > 0
    # A third of the kills hit a mail that was taken and not noted.
    assert 1 <= counted["twice"] <= 3


@pytest.mark.slow
def test_two_hundred_kills_lose_no_notice(tmp_path: Path) -> None:
    counted = kill_again_and_again(tmp_path / "data", kills=200, seed=2)
    assert counted["told"] > 200
    assert 1 <= counted["twice"] <= 200


@pytest.mark.parametrize("fault", [deleted_before_it_is_sent, never_noted_as_sent])
def test_a_planted_fault_is_caught(tmp_path: Path, fault: Fault) -> None:
    with pytest.raises(Lost):
        kill_again_and_again(tmp_path / "data", kills=3, seed=1, fault=fault)
