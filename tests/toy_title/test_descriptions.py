"""Random positions of the toy, written in words and read again."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

import pytest

from pelagos.kernel.codec import digest
from pelagos.kernel.describe import describe, described
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, rules_for
from rulings import wander
from toy.title import TITLE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pelagos.kernel.position import Position

EACH: Final = 400
SETUPS: Final = {
    "two": rules_for(TITLE, 2),
    "three": rules_for(TITLE, 3),
    "pairs": rules_for(TITLE, 2, options={"factions": "two"}),
    "short": rules_for(TITLE, 3, options={"rounds": "2"}),
    "long pairs": rules_for(TITLE, 2, options={"factions": "two", "rounds": "20"}),
}


def positions(rules: Rules) -> Iterator[Position]:
    """Positions of random games, one after another, seed by seed."""
    seed = 0
    while True:
        yield from wander(Play(rules, rules.opening()), Rng(seed))
        seed += 1


@pytest.mark.parametrize("setup", SETUPS)
def test_positions_are_read_as_they_were_described(setup: str) -> None:
    rules = SETUPS[setup]
    seen = set()
    for g in islice(positions(rules), EACH):
        lines = describe(rules, g)
        assert digest(rules, described(rules, lines)) == digest(rules, g), lines
        seen.add(digest(rules, g))

    assert len(seen) > EACH * 9 // 10


def test_two_thousand_positions_are_described() -> None:
    assert EACH * len(SETUPS) == 2000


def test_a_described_position_plays_on_like_its_original() -> None:
    rules = SETUPS["three"]
    for g in islice(positions(rules), 100, 130):
        endings = set()
        for start in (g.clone(), described(rules, describe(rules, g))):
            play = Play(rules, start)
            for _ in wander(play, Rng(1)):
                pass
            endings.add(digest(rules, play.g))
        assert len(endings) == 1
