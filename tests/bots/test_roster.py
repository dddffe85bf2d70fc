"""Names and versions of bots, and what the bots know about each title."""

from __future__ import annotations

import pytest

from bots.support import answer, plain, questions
from pelagos.bots.adapter import BotAdapter
from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.judge import Judge
from pelagos.bots.roster import BOTS, UnknownBot, bot_named, check_bot, judges_of, read_bot_name, version_of
from pelagos.bots.settler import Settler
from pelagos.bots.taste import Taste
from pelagos.games import TITLES
from pelagos.games.hellas.title import TITLE as HELLAS
from pelagos.kernel.title import rules_for


def test_a_name_means_the_newest_version() -> None:
    assert [read_bot_name(name) for name in BOTS] == [("novice", 1), ("settler", 1), ("uniform", 1)]
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


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ("settler@9", r"unknown-bot-version\(bot=settler, version=9, known=1\)"),
        ("settler@", r"unknown-bot-version\(bot=settler, version=, known=1\)"),
        ("settler@01", "unknown-bot-version"),
        ("settler@1@1", "unknown-bot-version"),
        ("nobody@1", r"unknown-bot\(bot=nobody, known=novice, settler, uniform\)"),
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


def test_a_version_without_a_judge_of_its_own_plays_with_the_one_before() -> None:
    first, third = Judge(), Judge()
    adapter = BotAdapter("toy", {1: first, 3: third}, Taste())

    assert [adapter.judge(version) for version in (1, 2, 3, 4)] == [first, first, third, third]
