"""The levels that people choose: their names, what they are made of, and how much they think."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from bots.support import SMALL, answer, questions
from pelagos.bots.bot import view_bytes
from pelagos.bots.hazy import HazySettler
from pelagos.bots.levels import HAZY, LEVELS, SEARCHING
from pelagos.bots.roster import BOTS, bot_named, judges_of, prudence_of_all
from pelagos.bots.search.searcher import FULL_STEPS, Searcher
from pelagos.games.classic.title import TITLE as CLASSIC
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for
from pelagos.server.bot_pool import budget_of
from pelagos.texts import Texts


def test_there_are_six_the_gentlest_first() -> None:
    assert LEVELS == ("novice", "sailor", "trader", "settler", "captain", "strategos")
    assert BOTS[:6] == LEVELS
    assert set(HAZY) | set(SEARCHING) | {"novice", "settler"} == set(LEVELS)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_name_and_a_sentence(level: str, language: str) -> None:
    source = resources.files("pelagos.texts").joinpath(language, "page.ftl").read_text(encoding="utf-8")

    assert Texts(language, strict=True).bot(level) in source
    assert re.search(rf"^page-level-{level} = .+\n    \.what = .+\.$", source, re.MULTILINE)


def test_haze_and_search_grow_from_level_to_level() -> None:
    assert HAZY["sailor"] > HAZY["trader"] > 0
    assert SEARCHING["strategos"].effort.every < SEARCHING["captain"].effort.every
    assert SEARCHING["strategos"].effort.far
    assert isinstance(bot_named("captain", [CLASSIC]), Searcher)


def test_more_haze_means_more_mistakes() -> None:
    """Without haze it says what Settler would say in one world; with much haze it often does not."""
    clear, dense = (HazySettler([CLASSIC], judges_of(1), prudence_of_all(), haze) for haze in (0, 9))
    asked = list(questions(rules_for(CLASSIC, 2), 4, often=3, limit=12))
    play = asked[0]

    said = {answer(clear, play, seed, SMALL).phrase for seed in range(6)}
    hazy = {answer(dense, play, seed, SMALL).phrase for seed in range(6)}
    assert len(said) < len(hazy)


def test_captain_searches_every_other_question_and_answers_the_rest_as_settler() -> None:
    play = next(questions(rules_for(CLASSIC, 2), 4, often=9, limit=1))
    captain = bot_named("captain", [CLASSIC])
    assert isinstance(captain, Searcher)
    seen = view_bytes(play.rules, play.g, play.who)
    searches = [captain.search(seen, play.options(), SMALL, Rng(seed)) for seed in range(40)]
    settled = [search for search in searches if not search.tallies]

    assert 10 < len(settled) < 30
    assert all(search.candidates == search.order[:1] for search in settled)


def test_a_server_that_is_not_compiled_lets_them_search_less() -> None:
    assert budget_of("strategos", compiled=False).steps == FULL_STEPS // 10
    assert budget_of("strategos", compiled=True).steps == FULL_STEPS
    assert budget_of("settler", compiled=False).steps == FULL_STEPS
