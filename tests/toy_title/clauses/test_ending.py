"""T-6: the end."""

from __future__ import annotations

import pytest

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.view import view
from rulings import asked, described, options, say, stands, told
from toy_title.tables import PAIRS, THREE, TWO

THEN = "next Bid faction=red"
EMPTY = "cards discard storm 4, discard tax 3, discard theft 3, discard claim 4, discard veto 5"


def test_four_wharves_of_one_seat_end_the_game_at_once() -> None:
    """T-6.1: whatever was still to come."""
    g = described(TWO, "owner w3 red, w4 red", "next NameWharf who=a", "next Hand who=b", "next Round")
    say(g, "a claim w5")

    assert g.over
    assert told(g) == ["wharf-claimed red w5", "game-over"]
    stands(g, "ended 1 2")


def test_the_wharves_of_both_factions_count_for_the_seat() -> None:
    """T-6.1, T-1.2"""
    g = described(PAIRS, "owner w5 amber", "barges w4 0", "supply jade 8", "next NameWharf who=a", THEN)
    say(g, "a claim w6")

    stands(g, "ended 1 2")


def test_three_wharves_are_not_enough() -> None:
    """T-6.1"""
    g = described(TWO, "owner w3 red", "next NameWharf who=a", THEN)
    say(g, "a claim w4")

    stands(g, "ended not", "asks Bid")


def test_a_crane_that_finds_the_deck_empty_ends_the_game() -> None:
    """T-6.2"""
    g = described(TWO, EMPTY, "owner w6 blue", "holder crane red", "bid crane 1", "next Crane", "next Round")

    assert g.over
    stands(g, "ended 2 1")


def test_a_card_on_top_is_not_an_empty_deck() -> None:
    """T-6.2, T-4.1"""
    g = described(
        TWO,
        "cards discard storm 4, discard tax 3, discard theft 3, discard claim 4, discard veto 4, top veto 1",
        "holder crane red",
        "bid crane 1",
        "next Crane",
        THEN,
    )

    stands(g, "ended not", "cards drawn-a veto 1")


def test_an_empty_deck_matters_only_to_the_crane() -> None:
    """T-6.2"""
    stands(described(TWO, EMPTY, "next Crane", THEN), "ended not")


def test_a_faction_without_a_wharf_is_out() -> None:
    """T-6.3: it cannot bid, its seat plays no cards, and its game goes on."""
    g = described(
        THREE,
        "owner w2 red",
        "cards hand-b:b tax 1",
        "next Bid faction=blue",
        "next Hand who=b",
        "next Bid faction=amber",
    )
    assert options(g) == ["pass"]
    say(g, "b pass")

    assert asked(g) == "c Bid"


def test_a_ferry_bought_by_a_faction_that_is_out_by_then_does_not_sail() -> None:
    """T-6.3"""
    g = described(TWO, "owner w2 nobody", "barges w2 0", "holder ferry blue", "bid ferry 1", "next Ferry", THEN)

    assert asked(g) == "a Bid"


def test_the_game_ends_after_the_last_round() -> None:
    """T-6.4"""
    g = described(TWO, "round 8", "next Round")

    assert g.over
    assert told(g) == ["game-over"]


@pytest.mark.parametrize(
    ("wharves", "purses", "places"),
    [
        ("w4 red, w5 amber", "a 0, b 99, c 0", "1 3 1"),
        ("w4 red", "a 0, b 3, c 99", "1 3 2"),
        ("w4 red, w5 blue", "a 2, b 3, c 99", "2 1 3"),
        ("w4 nobody", "a 3, b 3, c 3", "1 1 1"),
        ("w4 nobody", "a 4, b 5, c 4", "2 1 2"),
        ("w4 nobody", "a 5, b 5, c 4", "1 1 3"),
        ("w4 red", "a 0, b 2000, c 1999", "1 2 3"),
    ],
)
def test_most_wharves_win_then_most_coins_and_equals_share_a_place(wharves: str, purses: str, places: str) -> None:
    """T-6.4"""
    stands(described(THREE, f"owner {wharves}", f"purse {purses}", "round 8", "next Round"), f"ended {places}")


def test_purses_are_shown_at_the_end() -> None:
    """T-6.4"""
    g = described(TWO, "purse a 4", "least a 2", "most a 6", "round 8", "next Round")

    stands(g, "least a 4", "most a 4")
    assert view(TWO, g.g, SPECTATOR)["fields"]["purse"] == [[4], [3]]
