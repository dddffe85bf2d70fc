"""One name, one meaning: a class name is defined once, but for one of its kind in each title."""

from __future__ import annotations

import ast
from collections import defaultdict
from typing import Final

import pytest

from house.sources import SRC, python_files, tree
from pelagos.games import TITLES

pytestmark = pytest.mark.pure

EXCEPTED: Final = {
    "Bot": "in pelagos.api the class that people derive their own bots from; in pelagos.bots what it wraps",
}
"""Names that stand for two things all the same, each with the reason."""


def owner_of(module: str) -> str:
    """The title whose module this is, in whatever layer; every other module is its own owner."""
    for title in TITLES:
        if title.name in module.replace("_", ".").split("."):
            return title.name
    return module


def doubled(classes: list[tuple[str, str]]) -> dict[str, list[str]]:
    """Class names that are defined twice by one owner, or by a title and somebody else: with their modules."""
    modules: defaultdict[str, list[str]] = defaultdict(list)
    for name, module in classes:
        modules[name].append(module)
    titles = {title.name for title in TITLES}
    found: dict[str, list[str]] = {}
    for name, places in modules.items():
        owners = [owner_of(place) for place in places]
        if len(places) > 1 and (len(set(owners)) < len(owners) or not set(owners) <= titles):
            found[name] = places
    return found


def defined() -> list[tuple[str, str]]:
    return [
        (node.name, ".".join(path.relative_to(SRC).with_suffix("").parts))
        for path in python_files()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef)
    ]


def test_no_class_name_means_two_things() -> None:
    found = {name: places for name, places in doubled(defined()).items() if name not in EXCEPTED}

    assert found == {}


def test_what_is_excepted_is_still_doubled() -> None:
    assert set(EXCEPTED) <= set(doubled(defined()))


@pytest.mark.parametrize(
    ("classes", "caught"),
    [
        ([("Turn", "pelagos.games.classic.actions"), ("Turn", "pelagos.games.hellas.flow")], False),
        ([("Turn", "pelagos.games.classic.actions"), ("Turn", "pelagos.games.archipelago.odds")], True),
        ([("Fates", "pelagos.games.classic.creatures.fates"), ("Fates", "pelagos.bots.classic.judge")], True),
        ([("Score", "pelagos.bots.classic.score"), ("Score", "pelagos.bots.legendary.score")], False),
        ([("Line", "pelagos.server.hub"), ("Line", "pelagos.server.sockets")], True),
        ([("Line", "pelagos.server.hub")], False),
    ],
)
def test_a_planted_double_is_found(classes: list[tuple[str, str]], caught: bool) -> None:
    assert bool(doubled(classes)) is caught
