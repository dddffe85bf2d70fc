"""A new version with games of an old one in storage: they are rehearsed, and what is found is told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from offline.device import Device, solo, state
from pelagos.games import TITLES
from pelagos.offline.upgrade import AS_BEFORE, CANNOT_OPEN, OTHER_RULES, is_outdated
from server.upgrading import PLANTED, planted

BY_NAME: Final = {title.name: title for title in TITLES}
OTHER_ORDER: Final = tuple(plant for plant in PLANTED if plant.name == "another order of phases")
DRILL: Final = """
import json, sys
from pelagos.offline.engine import OfflineEngine
engine, kept = OfflineEngine(), json.load(sys.stdin)
for game, data in kept.items():
    engine.add_save(game, data.encode())
verdicts = {game: engine.rehearse(game)[0] for game in kept}
changed = {game: data.decode() for game, data in engine.tables.unkept.items()}
print(json.dumps([verdicts, {**kept, **changed}]))
"""
"""What the new version says about the stored games, and what it leaves stored."""


def begun(device: Device, title: str, seats: int) -> tuple[str, str]:
    """A game with some answers of bots and one of the person."""
    game, key = solo(device, title, seats)
    device.work()
    seen = state(device, game, key)
    device.send({"say": seen["game"]["options"][0], "at": seen["v"], "id": "a1", "game": game, "auth": key})
    device.work()
    return game, key


@pytest.mark.pure
def test_a_new_version_rehearses_old_games_before_they_go_on(tmp_path: Path) -> None:
    device = Device()
    classic, key = begun(device, "classic", 2)
    hellas, _ = begun(device, "hellas", 2)
    other = planted(tmp_path, OTHER_ORDER)

    kept = json.dumps({game: data.decode() for game, data in device.storage.items()})
    environment = {**os.environ, "PYTHONPATH": str(other)}
    told = subprocess.run(
        [sys.executable, "-c", DRILL], input=kept, env=environment, capture_output=True, text=True, check=True
    )
    verdicts, stored = json.loads(told.stdout)

    assert verdicts == {classic: OTHER_RULES, hellas: AS_BEFORE}
    assert json.loads(stored[classic])["table"]["rules"] != json.loads(device.storage[classic])["table"]["rules"]
    assert stored[hellas].encode() == device.storage[hellas]
    again = Device({classic: stored[classic].encode()})
    assert state(again, classic, key)["game"]["fields"] == state(device, classic, key)["game"]["fields"]


def test_games_of_the_same_version_are_not_played_again() -> None:
    device = Device()
    game, _ = begun(device, "hellas", 2)

    again = Device(device.storage)
    verdict, output = again.engine.rehearse(game)

    assert (verdict, output.saves) == (AS_BEFORE, {})


def test_a_save_that_names_other_rules_is_rehearsed_once() -> None:
    device = Device()
    game, _ = begun(device, "hellas", 2)
    kept = json.loads(device.storage[game])
    kept["table"]["rules"] = [[0, "of long ago"]]
    device.storage[game] = json.dumps(kept).encode()

    again = Device(device.storage)
    verdict, output = again.engine.rehearse(game)
    again.take(output)

    assert verdict == AS_BEFORE
    assert not is_outdated(again.storage[game], BY_NAME)


def test_what_this_version_cannot_open_is_told_and_left_alone() -> None:
    device = Device()
    game, _ = begun(device, "hellas", 2)
    kept = json.loads(device.storage[game])
    kept["table"]["title"] = "go"
    device.storage[game] = json.dumps(kept).encode()

    again = Device(device.storage)
    verdict, output = again.engine.rehearse(game)

    assert (verdict, output.saves) == (CANNOT_OPEN, {})
