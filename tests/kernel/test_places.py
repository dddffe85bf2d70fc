"""Cards in places, and what a move teaches whom."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.small import Small
from pelagos.kernel.ids import EVERYBODY, NOBODY, SPECTATOR, only
from pelagos.kernel.places import Cards, stocked

DECK, OPEN, HAND_A, HAND_B, BOTH = range(5)
KNOWN = [NOBODY, EVERYBODY, only(0), only(1), only(0) | only(1)]


def deal(*moves: tuple[int, int]) -> tuple[Small, Cards]:
    """Two faces, four copies of each, and cards moved from the deck without anybody taking notice."""
    g, held = Small(2), stocked([4, 4], KNOWN)
    for face, place in moves:
        held.move(g, face, DECK, place)
    g.revealed = NOBODY
    return g, held


def test_the_stock_holds_everything_at_first() -> None:
    held = stocked([4, 0, 2], KNOWN)

    assert [held.lying(DECK, face) for face in range(3)] == [4, 0, 2]
    assert held.total(DECK) == 6
    assert [held.total(place) for place in range(1, 5)] == [0, 0, 0, 0]
    assert held.places() == 5
    assert held.faces == 3
    assert list(held.known) == KNOWN


def test_a_card_moves() -> None:
    g, held = deal((1, HAND_A), (1, HAND_A), (0, HAND_A))
    held.move(g, 1, HAND_A, HAND_B)

    assert [held.lying(HAND_A, face) for face in range(2)] == [1, 1]
    assert [held.lying(HAND_B, face) for face in range(2)] == [0, 1]
    assert [held.lying(DECK, face) for face in range(2)] == [3, 2]


LEARNT = [
    (DECK, DECK, False),
    (DECK, OPEN, True),
    (DECK, HAND_A, True),
    (HAND_A, DECK, False),
    (HAND_A, HAND_B, True),
    (HAND_A, BOTH, True),
    (BOTH, HAND_A, False),
    (BOTH, OPEN, True),
    (OPEN, BOTH, False),
    (OPEN, HAND_B, False),
]


@pytest.mark.parametrize(("origin", "goal", "learnt"), LEARNT)
def test_a_move_is_a_revelation_when_somebody_new_knows_the_card(origin: int, goal: int, learnt: bool) -> None:
    g, held = deal((0, OPEN), (0, HAND_A), (0, BOTH))
    held.move(g, 0, origin, goal)

    assert (g.revealed != NOBODY) is learnt


@pytest.mark.parametrize(("origin", "goal", "learnt"), LEARNT)
def test_moving_everything_is_a_revelation_alike(origin: int, goal: int, learnt: bool) -> None:
    g, held = deal((0, OPEN), (0, HAND_A), (0, BOTH))
    held.move_all(g, origin, goal)

    assert (g.revealed != NOBODY) is learnt


def test_moving_nothing_tells_nothing() -> None:
    g, held = deal()
    held.move_all(g, HAND_A, OPEN)

    assert not g.revealed


def test_everything_goes_to_another_place_and_joins_what_lies_there() -> None:
    g, held = deal((0, HAND_A), (1, HAND_A), (1, HAND_A), (1, HAND_B))
    held.move_all(g, HAND_A, HAND_B)

    assert held.total(HAND_A) == 0
    assert [held.lying(HAND_B, face) for face in range(2)] == [1, 3]


def test_moving_everything_to_where_it_lies_loses_nothing() -> None:
    g, held = deal((0, HAND_A), (1, HAND_A))
    held.move_all(g, HAND_A, HAND_A)

    assert [held.lying(HAND_A, face) for face in range(2)] == [1, 1]


def test_showing_a_place_teaches_new_viewers_beside_the_old_ones() -> None:
    g, held = deal((0, HAND_A))
    held.show(g, HAND_A, only(1))

    assert held.known[HAND_A] == only(0) | only(1)
    assert g.revealed


def test_showing_a_place_to_those_who_know_it_reveals_nothing() -> None:
    g, held = deal((0, BOTH))
    held.show(g, BOTH, only(1))

    assert held.known[BOTH] == only(0) | only(1)
    assert not g.revealed


def test_a_forgotten_place_is_known_to_those_named_only() -> None:
    g, held = deal()
    held.show(g, BOTH, EVERYBODY)
    held.forget(BOTH, only(1))

    assert held.known[BOTH] == only(1)


def test_the_pool_is_what_a_viewer_does_not_know() -> None:
    _, held = deal((0, OPEN), (0, HAND_A), (1, HAND_B), (1, HAND_B), (1, BOTH))

    assert list(held.pool(0)) == [2, 3]
    assert list(held.pool(1)) == [3, 1]
    assert list(held.pool(SPECTATOR)) == [3, 4]


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 4), st.integers(0, 4)), max_size=40))
def test_no_card_is_ever_lost_and_pool_and_known_places_make_the_whole(moves: list[tuple[int, int, int]]) -> None:
    g, held = deal()
    for face, origin, goal in moves:
        if held.lying(origin, face):
            held.move(g, face, origin, goal)
    for viewer in (0, 1, SPECTATOR):
        known = [place for place in range(5) if KNOWN[place] >> viewer & 1]
        for face in range(2):
            assert held.pool(viewer)[face] + sum(held.lying(place, face) for place in known) == 4


def test_a_clone_shares_nothing() -> None:
    g, held = deal()
    copy = held.clone()
    copy.move(g, 0, DECK, OPEN)
    copy.forget(OPEN, NOBODY)

    assert held.total(OPEN) == 0
    assert held.known[OPEN] == EVERYBODY
