"""Counting trees."""

from __future__ import annotations

from typing import Final

import pytest

from kernel.small import RULES, Ask, Do, Stop, Toss, small
from pelagos.kernel.perft import perft
from pelagos.kernel.title import rules_for
from rulings import described
from toy.title import TITLE

OPENINGS: Final = {2: [3, 9, 45, 225, 3600, 47625], 3: [3, 9, 27, 135, 675, 3375, 54000]}


def test_sequences_are_counted() -> None:
    """Three answers of a, two of b, two of nature."""
    assert [perft(RULES.opening(), depth) for depth in range(4)] == [1, 3, 6, 12]


def test_ended_games_count_once() -> None:
    assert perft(RULES.opening(), 9) == 12
    assert perft(small(Stop()), 5) == 1
    assert perft(small(Ask(0, (1, 2)), Stop()), 5) == 2


def test_forced_answers_are_no_depth_and_telling_ones_are() -> None:
    assert perft(small(Ask(0, (7,)), Do(1), Ask(1, (1, 2, 3))), 1) == 3
    assert perft(small(Ask(0, (7,), telling_it=1), Ask(1, (1, 2, 3))), 1) == 1
    assert perft(small(Ask(0, (7,), telling_it=1), Ask(1, (1, 2, 3))), 2) == 3


def test_natures_outcomes_count_whatever_they_weigh() -> None:
    assert perft(small(Toss((1, 99)), Ask(0, (1, 2))), 2) == 4


def test_counting_changes_no_other_position() -> None:
    g = small(Ask(0, (1, 2)), Ask(1, (1, 2)))
    perft(g.clone(), 2)

    assert (g.mark, len(g.agenda)) == (0, 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_openings_of_the_toy(seats: int) -> None:
    rules = rules_for(TITLE, seats)

    assert [perft(rules.opening(), depth) for depth in range(1, len(OPENINGS[seats]) + 1)] == OPENINGS[seats]


def test_an_auction_of_the_toy() -> None:
    """A pass and three lots with three sums each: ten; what b may say depends on where a's offer stands."""
    auction = described(rules_for(TITLE, 2), "next Bid faction=red", "next Bid faction=blue").g

    assert [perft(auction.clone(), depth) for depth in (1, 2)] == [10, 10 + 3 * (9 + 8 + 7)]
