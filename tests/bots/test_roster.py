"""Names and versions of bots, and what the bots know about each title."""

from __future__ import annotations

import ast

import pytest

from bots.support import answer, plain, questions
from house.sources import name_of, python_files, tree
from house.test_imports import imports
from pelagos.bots.adapter import BotAdapter
from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.judge import Judge
from pelagos.bots.levels import LEVELS
from pelagos.bots.roster import BOTS, UnknownBot, bot_named, check_bot, judges_of, read_bot_name, version_of
from pelagos.bots.settler import Settler
from pelagos.bots.taste import Taste
from pelagos.games import TITLES
from pelagos.games.hellas.title import TITLE as HELLAS
from pelagos.kernel.title import rules_for


def test_a_name_means_the_newest_version() -> None:
    assert [read_bot_name(name) for name in BOTS] == [
        ("novice", 2),
        ("sailor", 1),
        ("trader", 1),
        ("settler", 2),
        ("captain", 1),
        ("strategos", 1),
        ("uniform", 1),
    ]
    assert BOTS[: len(LEVELS)] == LEVELS
    assert read_bot_name("settler") == read_bot_name(f"settler@{Settler.version}")


def test_the_first_settler_is_there_for_good() -> None:
    """It is the yardstick for every later one: `tests/bots/settler-games.json` has its games."""
    play = next(questions(rules_for(HELLAS, 2), 4, often=9, limit=1))

    assert plain(answer(bot_named("settler@1", [HELLAS]), play, 1)) == plain(
        answer(Settler([HELLAS], judges_of(1)), play, 1)
    )
    assert {title.name: version_of("settler@1", title.name) for title in TITLES} == {
        "classic": "1.2",
        "hellas": "1.2",
        "legendary": "1.2",
    }


def test_the_second_settler_has_another_judge_in_classic_alone() -> None:
    assert {title.name: version_of("settler", title.name) for title in TITLES} == {
        "classic": "2.3",
        "hellas": "2.2",
        "legendary": "2.2",
    }
    assert version_of("strategos", "classic") == "1.3"
    assert version_of("sailor", "classic") == "1.2"
    assert version_of("novice", "classic") == "2"


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ("settler@9", r"unknown-bot-version\(bot=settler, version=9, known=1, 2\)"),
        ("settler@", r"unknown-bot-version\(bot=settler, version=, known=1, 2\)"),
        ("settler@01", "unknown-bot-version"),
        ("settler@1@1", "unknown-bot-version"),
        ("nobody@1", r"unknown-bot\(bot=nobody, known=novice, sailor, trader, settler, captain, strategos, uniform\)"),
        ("@1", "unknown-bot"),
    ],
)
def test_there_is_no_other_version(said: str, error: str) -> None:
    with pytest.raises(UnknownBot, match=error):
        read_bot_name(said)


def test_a_table_seats_bots_without_a_version() -> None:
    check_bot("settler")
    with pytest.raises(UnknownBot, match="unknown-bot"):
        check_bot("settler@1")


def test_the_bots_know_every_title() -> None:
    assert sorted(adapter.title for adapter in ADAPTERS) == sorted(title.name for title in TITLES)


@pytest.mark.pure
def test_outside_their_folders_the_bots_name_no_title() -> None:
    """Except in the list of adapters."""
    names = {title.name for title in TITLES}
    shared = [path for path in python_files("bots") if path.parent.name == "bots" and path.name != "adapters.py"]
    found = {name_of(path): sorted(titles_in(tree(path), names)) for path in shared}

    assert len(found) > 10
    assert {name: titles for name, titles in found.items() if titles} == {}
    assert titles_in(ast.parse('from pelagos.games.classic.ids import NONE\nx = "hellas"'), names) == {
        "classic",
        "hellas",
    }


def titles_in(module: ast.Module, names: set[str]) -> set[str]:
    """Titles that a module imports from, or has as a word."""
    words = {node.value for node in ast.walk(module) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    parts = {part for line in imports(module) for part in line[1].split(".")}
    return names & (words | parts)


def test_a_version_without_a_judge_of_its_own_plays_with_the_one_before() -> None:
    first, third = Judge(), Judge()
    adapter = BotAdapter("toy", {1: first, 3: third}, Taste())

    assert [adapter.judge(version) for version in (1, 2, 3, 4)] == [first, first, third, third]
