"""An upgrade with other rules: no stored game is lost, none is altered, and what differs is known beforehand."""

from __future__ import annotations

import asyncio
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest

from pelagos.server.rehearsal import rehearse
from server.killing import TABLES, Player, Victim, opened
from server.upgrading import ALL, SOURCE, by_sources, look_at_all, planted, said_again

pytestmark = pytest.mark.pure

GAMES = 6
MOVES_EACH = 25
"""At a table, before a whole server ends in the drill."""


@pytest.fixture(scope="module")
def other_rules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sources in which a price, a battle, the order of phases and the name of a task are different."""
    return planted(tmp_path_factory.mktemp("other"))


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of a process that was killed while it played."""
    folder = tmp_path_factory.mktemp("killed") / "data"
    by_sources(SOURCE.parent, "play", folder, 3, GAMES, 120, "kill")
    return folder


@pytest.fixture(scope="module")
def truth(killed: Path) -> Any:
    """What the calls led to, by the rules under which they were made."""
    return look_at_all(killed, by_replay=True)


@pytest.fixture(scope="module")
def drilled(killed: Path, other_rules: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a version with other rules makes of it."""
    return by_sources(other_rules, "drill", shutil.copytree(killed, tmp_path_factory.mktemp("d") / "data"), 5, 8)


def altered(before: Any, after: Any) -> list[str]:
    """The games that are not for everybody as they were."""
    assert before.keys() == after.keys()
    assert [game for game in before if "error" in before[game]] == []
    return [game for game in before if before[game] != after[game]]


def test_games_of_a_killed_server_stand_as_they_stood_under_other_rules(killed: Path, truth: Any, drilled: Any) -> None:
    assert len(truth) == GAMES
    assert altered(truth, look_at_all(killed)) == []
    assert altered(truth, drilled["looks"]) == []


def test_opening_by_replay_is_found_out(truth: Any, drilled: Any) -> None:
    """The planted fault, and what every version did until now."""
    assert altered(truth, drilled["by_replay"])
    assert [game for game, seen in drilled["by_replay"].items() if "error" in seen]


def test_a_rehearsal_lists_the_games_in_which_the_other_rules_matter(killed: Path, drilled: Any) -> None:
    """As if every answer were said again; by the rules under which they were played there are none."""
    assert sorted(drilled["listed"]) == sorted(drilled["differ"])
    assert 0 < len(drilled["listed"]) < GAMES
    assert [game.difference for game in rehearse(killed, ALL) if game.difference is not None] == []
    assert said_again(killed) == []


def test_games_go_on_under_other_rules_and_are_kept(drilled: Any) -> None:
    later = drilled["later"]
    assert sum(drilled["moves"].values()) > 5 * GAMES
    assert altered(later["by_replay"], later["looks"]) == []


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_games_of_a_whole_server(tmp_path: Path, other_rules: Path, how: signal.Signals) -> None:
    """People at sockets and bots in processes; the server ends while they play."""
    folder, copy = tmp_path / "data", tmp_path / "copy"
    players = asyncio.run(ended_in_play(folder, how))
    shutil.copytree(folder, copy)
    truth = look_at_all(copy, by_replay=True)
    found = by_sources(other_rules, "drill", folder, 1, 5000)

    assert altered(truth, look_at_all(copy)) == []
    assert altered(truth, found["looks"]) == []
    assert sorted(found["listed"]) == sorted(found["differ"])
    assert len(truth) == len({player.game for player in players})
    for player in players:
        # What they heard last has happened; a move that was under way may have, too.
        assert truth[player.game]["saved"]["version"] >= player.version > MOVES_EACH


async def ended_in_play(folder: Path, how: signal.Signals) -> list[Player]:
    """A server, people at its tables, and its end after so many moves of everybody."""
    victim = Victim(folder)
    await victim.start()
    seats = [seat for _ in range(4) for table in TABLES for seat in opened(victim.port, *table)]
    players = [Player(victim.port, game, key, i) for i, (game, key) in enumerate(seats)]
    lines = [asyncio.create_task(player.play()) for player in players]
    while any(player.version <= MOVES_EACH for player in players):
        await asyncio.sleep(0.02)
        for line in lines:
            if line.done():
                line.result()
    await asyncio.to_thread(victim.end, how)
    await asyncio.gather(*lines)
    return players


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("how", ["kill", "stop"])
def test_five_hundred_games(tmp_path: Path, other_rules: Path, part: int, how: str) -> None:
    """25 games of all titles in each part, to random moments; by the other rules all are played to their end."""
    folder, copy = tmp_path / "data", tmp_path / "copy"
    by_sources(SOURCE.parent, "play", folder, 100 + part, 25, 160, how)
    shutil.copytree(folder, copy)
    truth = look_at_all(copy, by_replay=True)
    found = by_sources(other_rules, "drill", folder, part, 5000)

    assert len(truth) == 25
    assert altered(truth, look_at_all(copy)) == []
    assert altered(truth, found["looks"]) == []
    assert altered(truth, found["by_replay"])
    assert sorted(found["listed"]) == sorted(found["differ"])
    assert max(found["moves"].values()) < 5000
    assert altered(found["later"]["by_replay"], found["later"]["looks"]) == []
