"""Storm."""

from __future__ import annotations

from rulings import asked, described, options, refused, say, stands, told
from toy_title.tables import PAIRS, THREE, TWO

THEN = "next Bid faction=red"
PLAYED = ("cards hand-a:a storm 1", "next PlayOrDone who=a", THEN)


def test_every_rival_faction_with_a_barge_weathers_the_storm() -> None:
    """T-7.1"""
    g = described(THREE, *PLAYED)
    say(g, "a play storm")
    assert asked(g) == "b WeatherStorm"
    say(g, "b pay")

    assert asked(g) == "c WeatherStorm"


def test_a_rival_pays_a_coin() -> None:
    """T-7.1: everybody sees that it was there."""
    g = described(TWO, "purse b 2", "least b 0", "most b 4", *PLAYED)
    say(g, "a play storm", "b pay")

    stands(g, "purse b 1", "least b 0", "most b 3", "barges w2 1")
    assert told(g) == ["storm-paid blue"]


def test_or_loses_a_barge_of_his_choice() -> None:
    """T-7.1"""
    g = described(TWO, "owner w4 blue, w6 blue", "barges w2 2, w4 1", "supply blue 5", *PLAYED)
    say(g, "a play storm")
    assert options(g) == ["pay", "sink w2", "sink w4"]
    say(g, "b sink w4")

    stands(g, "barges w2 2, w4 0", "supply blue 6", "owner w4 blue", "purse b 3")
    assert told(g) == ["barge-sunk blue w4"]


def test_a_wharf_without_a_barge_or_of_another_faction_loses_none() -> None:
    """T-7.1"""
    g = described(TWO, "owner w4 blue", *PLAYED)
    say(g, "a play storm")

    assert refused(g, "b sink w4") == "no-barge T-7.1"
    assert refused(g, "b sink w1") == "no-barge T-7.1"


def test_an_empty_purse_must_lose_a_barge_and_is_asked_all_the_same() -> None:
    """T-7.1: one wharf, no coin, one answer; it is asked because the purse is a secret."""
    g = described(TWO, "purse b 0", *PLAYED)
    say(g, "a play storm")

    assert asked(g) == "b WeatherStorm"
    assert options(g) == ["sink w2"]
    assert refused(g, "b pay") == "storm-unpaid T-7.1"


def test_ones_own_factions_are_spared() -> None:
    """T-7.1"""
    g = described(PAIRS, *PLAYED)
    say(g, "a play storm", "b pay", "b pay")

    assert asked(g) == "a Bid"


def test_both_factions_of_a_rival_pay_from_one_purse() -> None:
    """T-7.1, T-1.2"""
    g = described(PAIRS, "purse b 1", *PLAYED)
    say(g, "a play storm", "b pay")

    assert options(g) == ["sink w4"]


def test_a_storm_over_empty_wharves_is_of_no_use() -> None:
    """T-7.1, T-5.1"""
    g = described(TWO, "barges w2 0", "supply blue 8", *PLAYED)

    assert options(g) == ["done"]
    assert refused(g, "a play storm") == "no-use T-5.1"
