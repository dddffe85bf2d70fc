"""Sphinx."""

from __future__ import annotations

from classic.cards.purchase import bought, options_of, say
from classic.setups import figure, why
from rulings import asked, options, stands, told


def test_own_troops_fleets_priests_and_philosophers_may_be_sold() -> None:
    """C-20.6.1: one of each place is named; rivals' pieces are not for sale."""
    g = bought("sphinx", "troops i01 2", "priests p1 1, p2 3", "philosophers p1 2, p3 1")

    assert asked(g) == "p1 Sell"
    assert options(g) == [
        "sell troop i01",
        "sell troop i12",
        "sell fleet c6",
        "sell fleet k1",
        "sell priest",
        "sell philosopher",
        "done",
    ]


def test_what_is_not_there_cannot_be_sold() -> None:
    """C-20.6.1"""
    g = bought("sphinx", "troops i01 0", "priests p2 3", "philosophers p3 1")

    assert options(g) == ["sell troop i12", "sell fleet c6", "sell fleet k1", "done"]
    assert why(g, "p1 sell troop i01") == "no-troop-there i01 C-12.2"
    assert why(g, "p1 sell troop i03") == "no-troop-there i03 C-12.2"
    assert why(g, "p1 sell troop i04") == "no-troop-there i04 C-12.2"
    assert why(g, "p1 sell fleet b3") == "no-fleet-there b3 C-11.2"
    assert why(g, "p1 sell fleet a1") == "no-fleet-there a1 C-11.2"
    assert why(g, "p1 sell priest") == "no-priest C-20.6.1"
    assert why(g, "p1 sell philosopher") == "no-philosopher C-20.6.1"
    assert why(g, "p1 end turn") == "effect-first C-19.3"


def test_a_troop_brings_2_gp_and_goes_to_the_reserve() -> None:
    """C-20.6.1, C-20.6.2"""
    g = bought("sphinx", "troops i01 2")
    say(g, "p1 sell troop i01")

    assert told(g) == ["troop-sold p1 i01"]
    stands(g, "troops i01 1, i12 1", "troop_reserve p1 6", "fleet_reserve p1 6", "gold p1 10", "least p1 10")
    stands(g, "most p1 10", "where sphinx used", "asks Sell")


def test_a_fleet_brings_2_gp_and_goes_to_the_reserve() -> None:
    """C-20.6.1, C-20.6.2"""
    g = bought("sphinx", "fleets c6 2")
    say(g, "p1 sell fleet c6")

    assert told(g) == ["fleet-sold p1 c6"]
    stands(g, "fleets c6 1, k1 1", "ruler c6 p1", "fleet_reserve p1 6", "troop_reserve p1 6", "gold p1 10")
    stands(g, "where sphinx used", "asks Sell")


def test_a_priest_and_a_philosopher_bring_2_gp_each() -> None:
    """C-20.6.1, C-20.6.2"""
    g = bought("sphinx", "priests p1 2", "philosophers p1 3")
    say(g, "p1 sell priest")
    assert told(g) == ["priest-sold p1"]
    stands(g, "priests p1 1", "philosophers p1 3", "gold p1 10")
    say(g, "p1 sell philosopher")

    assert told(g) == ["philosopher-sold p1"]
    stands(g, "priests p1 1", "philosophers p1 2", "gold p1 12", "asks Sell")


def test_any_number_in_any_mix_until_done() -> None:
    """C-20.6.1, C-19.4"""
    g = bought("sphinx", "troops i01 2", "priests p1 1")
    say(g, "p1 sell troop i01", "p1 sell priest", "p1 sell fleet k1", "p1 sell troop i01")
    stands(g, "gold p1 16")
    assert options(g) == ["sell troop i12", "sell fleet c6", "done"]
    say(g, "p1 done")

    assert told(g) == []
    stands(g, "gold p1 16", "where sphinx discard", "asks TakeTurn")


def test_she_may_buy_nothing_at_all() -> None:
    """C-19.4"""
    g = bought("sphinx")
    say(g, "p1 done")

    stands(g, "gold p1 8", "troops i01 1, i12 1", "fleets c6 1, k1 1", "where sphinx discard", "asks TakeTurn")


def test_when_nothing_is_left_to_sell_she_is_done() -> None:
    """C-19.4, C-23.4"""
    g = bought("sphinx", "troops i01 0", "ruler c6 nobody, k1 nobody", "fleets c6 0, k1 0")
    say(g, "p1 sell troop i12")

    stands(g, "gold p1 10", "where sphinx discard", "asks TakeTurn", "owner i01 p1, i12 p1")


def test_with_nothing_to_sell_she_is_discarded_without_effect() -> None:
    """C-19.4"""
    g = bought("sphinx", "troops i01 0, i12 0", "ruler c6 nobody, k1 nobody", "fleets c6 0, k1 0")

    stands(g, "gold p1 8", "where sphinx discard", "asks TakeTurn")


def test_an_emptied_island_stays_owned_and_an_emptied_sea_belongs_to_nobody() -> None:
    """C-20.6.3: a trade sea stops paying; the Fates count it."""
    g = bought("sphinx", "where fates slot-3")
    say(g, "p1 sell troop i01", "p1 sell fleet k1", "p1 done")
    stands(g, "owner i01 p1", "troops i01 0", "ruler k1 nobody", "fleets k1 0")
    say(g, "p1 buy 3")

    assert told(g)[-1] == "income-again p1 1"


def test_even_the_last_island_stays_owned() -> None:
    """C-20.6.3"""
    g = bought("sphinx", "owner i01 p2")
    say(g, "p1 sell troop i12", "p1 done")

    stands(g, "owner i12 p1", "alive p1 1", "asks TakeTurn")


def test_sold_units_may_be_recruited_again_in_the_same_turn() -> None:
    """C-20.6.2: all eight troops were out."""
    g = bought("sphinx", "troops i01 5, i12 3")
    stands(g, "troop_reserve p1 0")
    say(g, "p1 sell troop i01", "p1 done")

    assert options_of(g, "recruit") == ["troop i01", "troop i12"]
    say(g, "p1 recruit troop i12")
    stands(g, "troops i01 4, i12 4", "gold p1 10", "troop_reserve p1 0")


def test_medusa_does_not_keep_troops_from_being_sold() -> None:
    """C-20.6.4"""
    g = bought("sphinx", *figure("medusa", "i01", "p2"))
    say(g, "p1 sell troop i01")

    stands(g, "troops i01 0")


def test_figures_cannot_be_sold() -> None:
    """C-20.6.4, C-19.13: an own Minotaur on an own island without troops."""
    g = bought("sphinx", "troops i01 0", *figure("minotaur", "i01", "p1"))

    assert options(g) == ["sell troop i12", "sell fleet c6", "sell fleet k1", "done"]
    assert why(g, "p1 sell troop i01") == "no-troop-there i01 C-12.2"
