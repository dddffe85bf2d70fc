"""A plain install is enough for the library; a command that needs more names the extra that brings it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions
from typing import Any, Final

import pytest

from house.sources import ROOT, python_files, tree
from pelagos.extras import EXTRAS

pytestmark = pytest.mark.pure

PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME: Final = re.compile(r"[A-Za-z0-9._-]+")
OWN: Final = re.compile(r"pelagos\[([\w,]+)\]")
# kernel/arrays.py names it to the compiler alone.
SELDOM: Final = frozenset({"librt"})

PLAIN: Final = """
import sys

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in LEFT_OUT:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Refusing())
"""
"""Makes a process behave as if some packages had not been installed."""

GAME: Final = """
import pelagos
from xml.etree import ElementTree

bot = pelagos.bot("novice", seed=1)
for title in ("classic", "hellas", "legendary"):
    game = pelagos.new(title, seats=2, seed=7)
    while not game.over and (title == "hellas" or len(game.answers()) < 50):
        game.say(bot.choose(game))
    assert pelagos.read(game.record()).title == title
    assert ElementTree.fromstring(game.picture()).tag.endswith("svg")
    assert str(game.events()[-1])
    print(title, game.over)
assert not LEFT_OUT & set(sys.modules)
"""
ENVIRONMENT: Final = """
from pelagos.envs.catalogue import env_named, env_names
from pelagos.envs.describe import describe
from pelagos.envs.stepper import Stepper
from pelagos.kernel.rng import Rng

env = env_named(env_names()[0])
games = Stepper(env.frame, 2, 1, 100, {})
games.step(games.random_actions(Rng(1)))
print(next(describe(env)))
assert not LEFT_OUT & set(sys.modules)
"""
COMMAND: Final = "sys.argv[0] = 'pelagos'\nfrom pelagos.__main__ import main\nmain()\n"


def without(left_out: set[str], code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run this code where these modules are not installed."""
    whole = f"LEFT_OUT = {left_out!r}\n{PLAIN}{code}"
    return subprocess.run(
        [sys.executable, "-c", whole, *words], capture_output=True, encoding="utf-8", timeout=300, check=False
    )


def normal(requirement: str) -> str:
    """The name of a package as indexes compare it."""
    found = NAME.match(requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


@cache
def modules() -> Mapping[str, list[str]]:
    return packages_distributions()


def homes(module: str) -> set[str]:
    """The packages that a module comes from."""
    # What is not installed here, such as Ray, is called like its module.
    return {normal(name) for name in modules().get(module, [module])}


def packages(extra: str) -> set[str]:
    """What an extra asks for, with what its own extras ask for."""
    found: set[str] = set()
    for line in PROJECT["optional-dependencies"][extra]:
        own = OWN.match(line)
        found |= set().union(*(packages(name) for name in own[1].split(","))) if own else {normal(line)}
    return found


def imported() -> set[str]:
    """The modules of others that our sources import, anywhere."""
    found = set()
    for path in python_files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    first = {name.partition(".")[0] for name in found}
    return first - sys.stdlib_module_names - {"pelagos"}


def test_every_module_of_others_is_in_a_plain_install_or_has_its_extra() -> None:
    plain = {normal(line) for line in PROJECT["dependencies"]}
    needed = {name for name in imported() - SELDOM if not plain & homes(name)}

    assert needed == set(EXTRAS)


@pytest.mark.parametrize(("module", "extra"), sorted(EXTRAS.items()))
def test_an_extra_brings_what_it_is_asked_for(module: str, extra: str) -> None:
    assert packages(extra) & homes(module)


def test_the_library_plays_tells_and_draws_without_any_extra() -> None:
    done = without(set(EXTRAS), GAME)

    assert done.stderr == ""
    assert done.stdout.splitlines() == ["classic False", "hellas True", "legendary False"]


def test_environments_step_and_are_described_without_any_extra() -> None:
    done = without(set(EXTRAS), ENVIRONMENT)

    assert done.stderr == ""
    assert done.stdout == "pelagos/classic_2-v0: 2 seats, 258 numbers, 3444 actions\n"


@pytest.mark.parametrize("words", [(), ("serve",), ("play", "classic")], ids=" ".join)
def test_a_command_after_a_plain_install_says_what_to_install(words: tuple[str, ...]) -> None:
    done = without(set(EXTRAS), COMMAND, *words)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        'The commands need more than a plain install: pip install "pelagos[play]", '
        'or "pelagos[terminal]" for all but the server.\n'
    )


# Rich brings markdown_it by itself.
SERVER: Final = {module for module, extra in EXTRAS.items() if extra == "play"} - {"markdown_it"}


@pytest.mark.parametrize("words", [("serve", "--open"), ("admin", "stats")], ids=" ".join)
def test_a_command_of_the_server_says_what_to_install(words: tuple[str, ...]) -> None:
    done = without(SERVER, COMMAND, *words)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'This needs more than is installed: pip install "pelagos[play]".\n'


def test_the_other_commands_need_the_packages_of_the_terminal_alone() -> None:
    done = without(SERVER, COMMAND, "titles", "--json")

    assert (done.returncode, done.stderr) == (0, "")
    assert '"legendary"' in done.stdout


def test_a_module_that_no_extra_brings_is_a_fault_with_its_traceback() -> None:
    done = without({"fluent"}, COMMAND)

    assert done.returncode == 1
    assert done.stderr.endswith("ModuleNotFoundError: No module named 'fluent'\n")
