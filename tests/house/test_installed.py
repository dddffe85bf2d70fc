"""Every package, installed in a fresh environment away from the sources, plays, draws and serves.

Slow: three packages are built, one of them compiled, and each is installed twice, plain and with `play`, from the index
that pip is set up for.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from house.sources import ROOT

pytestmark = [pytest.mark.pure, pytest.mark.slow]

KINDS: Final = {"pure": "*-py3-none-any.whl", "sdist": "*.tar.gz", "compiled": "*-cp3*.whl"}
MOST_PACKAGES: Final = 8
"""Pelagos itself and all it brings along, but not pip and setuptools, which an environment may begin with."""
BEGINNING: Final = {"pip", "setuptools", "wheel"}

GAME: Final = """
import pathlib
import pelagos

for title, seats in (("classic", 3), ("hellas", 2), ("legendary", 4)):
    game = pelagos.new(title, seats=seats, seed=7)
    bot = pelagos.bot("settler", seed=1)
    while not game.over:
        game.say(bot.choose(game))
    pathlib.Path(f"{title}.svg").write_text(game.picture(), encoding="utf-8")
    print(title, game.digest)
"""
WHICH: Final = "from pelagos.kernel import agenda; print(agenda.__file__)"
ANSWERS: Final = re.compile(r"Pelagos answers at (http://[\w.:]+);")


class Place:
    """An environment with one package in it, and an empty folder to work in."""

    def __init__(self, kind: str, folder: Path, package: Path) -> None:
        self.kind: Final = kind
        self.package: Final = package
        self.folder: Final = folder / "empty"
        self.folder.mkdir()
        venv.create(folder / "venv", with_pip=True)
        self.programs: Final = folder / "venv" / "bin"
        # Nothing of the tree that is tested may be found by its path.
        self.environment: Final = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}

    def run(self, program: str, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.programs / program), *words],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def told(self, program: str, *words: str) -> str:
        done = self.run(program, *words)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def install(self, extra: str = "") -> None:
        self.told("python", "-m", "pip", "install", "-q", f"{self.package}{extra}")

    def serve(self) -> subprocess.Popen[str]:
        words = [str(self.programs / "pelagos"), "serve", "--port", "0", "--data", "data"]
        return subprocess.Popen(
            words,
            cwd=self.folder,
            env={**self.environment, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, str(ROOT / "tools" / "wheels.py"), "--out", str(folder)], check=True)
    return folder


@pytest.fixture(scope="module", params=KINDS)
def plain(request: pytest.FixtureRequest, packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A package alone, with what it brings along."""
    (package,) = packages.glob(KINDS[request.param])
    place = Place(request.param, tmp_path_factory.mktemp(request.param), package)
    place.install()
    return place


@pytest.fixture(scope="module")
def playing(plain: Place, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """The same package with `play`, in another environment."""
    place = Place(plain.kind, tmp_path_factory.mktemp(plain.kind), plain.package)
    place.install("[play]")
    return place


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> str:
    """How the same games end in the tree that is tested."""
    folder = tmp_path_factory.mktemp("games")
    words = [sys.executable, "-c", GAME]
    return subprocess.run(words, cwd=folder, capture_output=True, encoding="utf-8", check=True).stdout


def test_a_plain_install_brings_few_packages(plain: Place) -> None:
    listed = json.loads(plain.told("python", "-m", "pip", "list", "--format", "json"))
    found = {package["name"] for package in listed} - BEGINNING

    assert "pelagos" in found
    assert len(found) <= MOST_PACKAGES, sorted(found)


def test_a_plain_install_says_what_its_command_lacks(plain: Place) -> None:
    done = plain.run("pelagos", "serve")

    assert (done.returncode, done.stdout) == (2, "")
    assert 'pip install "pelagos[play]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_a_plain_install_runs_the_build_it_promises(plain: Place) -> None:
    file = Path(plain.told("python", "-c", WHICH).strip())

    assert file.is_relative_to(plain.programs.parent)
    assert (file.suffix != ".py") == (plain.kind == "compiled")
    assert file.with_name("agenda.py").is_file()


def test_a_plain_install_plays_and_draws_as_the_sources_do(plain: Place, games: str) -> None:
    assert plain.told("python", "-c", GAME) == games
    for title in ("classic", "hellas", "legendary"):
        assert ElementTree.parse(plain.folder / f"{title}.svg").getroot().tag.endswith("svg")


def test_an_install_with_play_serves_the_page_and_a_whole_game(playing: Place) -> None:
    with playing.serve() as server:
        try:
            assert server.stdout is not None
            ready = ANSWERS.match(server.stdout.readline())
            assert ready is not None
            with urllib.request.urlopen(ready[1]) as answer:
                assert (answer.status, b"<!doctype html>" in answer.read().lower()) == (200, True)
            with urllib.request.urlopen(f"{ready[1]}/api/rules/legendary") as answer:
                assert answer.status == 200
            bot = str(ROOT / "examples" / "bot_client.py")
            said = playing.told("python", bot, ready[1], "legendary", "--rival", "uniform", "--seed", "1")
        finally:
            server.send_signal(signal.SIGINT)

    assert "over after" in said


def test_an_install_with_play_draws_from_the_command_line(playing: Place) -> None:
    playing.told("pelagos", "board", "legendary", "--mode", "ffa4", "--seed", "1", "--svg", "board.svg")

    assert ElementTree.parse(playing.folder / "board.svg").getroot().tag.endswith("svg")
