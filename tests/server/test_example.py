"""The example bot plays a whole game of each title against a server that runs as in real life."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.killing import Victim

pytestmark = pytest.mark.pure
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"
OVER = re.compile(r"over after (\d+) answers; places by seat: \[(\d), (\d)\]")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    victim = Victim(Path(tmp_path_factory.mktemp("server")))
    asyncio.run(victim.start())
    yield f"http://127.0.0.1:{victim.port}"
    victim.end()


@pytest.mark.parametrize("title", ["classic", "hellas", "legendary"])
def test_the_example_plays_a_whole_game(server: str, title: str) -> None:
    command = [sys.executable, str(EXAMPLE), server, title, "--rival", "uniform", "--seed", "1"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout

    ended = OVER.search(said)
    assert ended is not None, said
    answers, *places = (int(number) for number in ended.groups())
    assert answers > 20
    assert min(places) == 1


def test_the_example_tells_what_the_server_refuses(server: str) -> None:
    command = [sys.executable, str(EXAMPLE), server, "chess"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    assert done.returncode == 1
    assert done.stderr.startswith("unknown-title: ")
