"""Random games under the laws: uniform players, and some who love cards or war, so that decks empty and cities fall."""

from __future__ import annotations

from typing import Final

import pytest

from pelagos.games.hellas.ids import CITIES_TO_WIN, ORANGE, WHITE
from pelagos.games.hellas.pieces import cities
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.title import TITLE
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.laws import LawChecker
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for

TASTES: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "cards": ("play", "card", "declare burst", "decline"),
    "war": ("declare attack", "add", "target", "play a", "greek", "decline", "as they"),
}


def chosen(play: Play, rng: Rng, taste: tuple[str, ...]) -> int:
    """Mostly what this player loves, otherwise anything."""
    loved = [i for i, phrase in enumerate(play.options()) if phrase.startswith(taste)] if taste else []
    if loved and rng.below(10) < 8:
        return loved[rng.below(len(loved))]
    return int(rng.below(play.sheet.count))


def watched(seed: int, taste: tuple[str, ...], decisions: int) -> Play:
    """One game under the laws, or the first part of a long one."""
    rng = Rng(seed)
    rules = rules_for(TITLE, 2, options={"voyage_ships": "sea_contact"} if seed % 2 else {})
    play = Play(rules, rules.opening(), Seeded(seed))
    watch = LawChecker(play, rng)
    for _ in range(decisions):
        if play.over:
            break
        watch.cheap()
        if rng.below(20) == 0:
            watch.dear()
        play.take(chosen(play, rng, taste))
    if play.over:
        watch.cheap()
        watch.final()
    return play


@pytest.mark.parametrize("taste", TASTES)
@pytest.mark.parametrize("seed", range(4))
def test_the_laws_hold(seed: int, taste: str) -> None:
    watched(seed, TASTES[taste], 800)


def test_a_game_of_random_players_ends_with_ten_cities() -> None:
    """H-13.1"""
    play = watched(1, (), 4000)

    assert isinstance(play.g, Hellas)
    assert play.g.result in ((1, 2), (2, 1))
    assert max(cities(play.g, WHITE), cities(play.g, ORANGE)) >= CITIES_TO_WIN
