"""The first Settler plays the games that it played before: it is the yardstick for every later one."""

from __future__ import annotations

import json
from typing import Final

import pytest

from bots.settler_games import EARLY, KEPT, MOST_ANSWERS, Game, bots_of, compared, differs, kept_games, versions
from pelagos.bots.classic import score
from pelagos.kernel.arrays import COMPILED

GAMES: Final = kept_games()
SAMPLE: Final = (("classic", 0), ("classic", 2), ("hellas", 0), ("legendary", 0), ("legendary", 3))
"""By title and seed: two and four seats, a free-for-all, teams."""


def named(game: Game) -> str:
    return f"{game['title']}-{len(game['bots'])}-seed{game['seed']}"


def sample() -> list[Game]:
    return [game for game in GAMES if (game["title"], game["seed"]) in SAMPLE]


@pytest.mark.parametrize("game", sample(), ids=named)
def test_settler_begins_a_game_as_it_did_before(game: Game) -> None:
    assert differs(game, bots_of(game), EARLY) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=named)
def test_settler_plays_as_it_did_before(game: Game) -> None:
    """Whole games on the compiled build; the pure one is some fifteen times slower and plays their beginnings."""
    assert differs(game, bots_of(game), MOST_ANSWERS if COMPILED else EARLY) == []


def test_the_games_are_those_of_the_first_settler() -> None:
    assert json.loads(KEPT.read_text(encoding="utf-8"))["versions"] == versions()


def test_every_title_has_fifty_games_that_came_to_an_end() -> None:
    assert {title: len([game for game in GAMES if game["title"] == title]) for title in versions()} == dict.fromkeys(
        versions(), 50
    )
    assert all(EARLY < game["answers"] < MOST_ANSWERS for game in GAMES)


@pytest.mark.pure
def test_another_weight_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sample()[0]
    monkeypatch.setattr(score, "INCOME_AT_FIRST", 0)

    assert differs(game, bots_of(game), EARLY) == ["early"]


@pytest.mark.parametrize("part", ["answers", "early", "said", "position", "reasons"])
def test_every_part_of_a_whole_game_is_compared(part: str) -> None:
    game = sample()[0]
    found = {name: game[name] for name in ("answers", "early", "said", "position", "reasons")}

    assert compared(game, found, MOST_ANSWERS) == []
    assert compared(game, {**found, part: 0}, MOST_ANSWERS) == [part]


def test_a_game_that_ends_too_soon_is_not_taken_for_one_that_was_cut_short() -> None:
    game = sample()[0]

    assert compared(game, {"answers": EARLY - 1, "early": game["early"], "said": ""}, EARLY) == ["answers", "said"]
    assert compared(game, {"answers": EARLY, "early": game["early"], "said": ""}, EARLY) == []
