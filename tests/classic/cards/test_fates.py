"""The Fates."""

from __future__ import annotations

from classic.cards.purchase import bought, say, turn
from rulings import asked, stands, told


def test_the_buyer_receives_his_income_once_more() -> None:
    """C-20.10.1, C-6.4: i01 pays 1, i12 nothing, the trade sea k1 one. Nobody else is paid."""
    g = bought("fates")

    assert told(g) == ["creature-bought p1 fates 2", "income-again p1 2"]
    stands(g, "gold p1 10, p2 10, p3 10", "least p1 10", "most p1 10", "where fates discard")
    assert asked(g) == "p1 TakeTurn"


def test_markers_count_and_so_does_an_island_without_troops() -> None:
    """C-20.10.1, C-6.1"""
    g = bought("fates", "prosperity i12 2, i01 1, i02 4", "troops i12 0, i01 0")

    assert told(g)[-1] == "income-again p1 5"


def test_a_trade_sea_counts_once_and_only_with_an_own_fleet() -> None:
    """C-20.10.1, C-6.1: three fleets in k1, none in c6; a6 is a trade sea of nobody, k6 is p3's."""
    g = bought("fates", "fleets k1 3, c6 0", "ruler c6 nobody")
    assert told(g)[-1] == "income-again p1 2"

    more = bought("fates", "ruler a6 p1, k6 p1", "fleets a6 1, k6 2")
    assert told(more)[-1] == "income-again p1 4"


def test_income_is_counted_now() -> None:
    """C-20.10.1: p5 took i07 this turn, and i06 pays though it is empty."""
    g = turn("active p5", "where fates slot-2")
    say(g, "p5 march i06 > i07 1", "p5 buy 2")

    assert told(g)[-1] == "income-again p5 3"
    stands(g, "gold p5 10, p1 10")


def test_without_income_they_bring_nothing() -> None:
    """C-20.10.1: i12 alone pays nothing."""
    g = bought("fates", "owner i01 p2", "ruler k1 nobody", "fleets k1 0")

    assert told(g)[-1] == "income-again p1 0"
    stands(g, "gold p1 8", "where fates discard", "asks TakeTurn")
