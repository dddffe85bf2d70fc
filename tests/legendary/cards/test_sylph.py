"""Sylph."""

from __future__ import annotations

from legendary.setups import TEAMS, bought, figure, hero, holds, options_of, sails, say, why
from rulings import asked, options, stands, told


def test_all_fleets_of_two_seas_change_places() -> None:
    """L-15.12.1 (S-71): no battle, no cost."""
    g = bought("sylph", *sails("blu", "S1", 3), *sails("red", "S4", 1), *sails("grn", "S5", 2))
    assert asked(g) == "p1 ExchangeFleets"
    assert options(g) == ["exchange S1", "exchange S4", "exchange S5"]
    say(g, "p1 exchange S1")
    assert options(g) == ["for S4", "for S5"]
    say(g, "p1 for S4")

    assert told(g) == ["fleets-exchanged blu S1 S4"]
    stands(g, "ruler S1 red, S4 blu, S5 grn", "fleets S1 1, S4 3, S5 2", "fleet_reserve blu 5, red 7, grn 6")
    stands(g, "creatures discard sylph 1", "gold blu 8", "asks TakeTurn")


def test_they_may_be_anybody_s_and_anywhere() -> None:
    """L-15.12.1: two rivals' fleets, and the caster's are not among them."""
    g = bought("sylph", *sails("blu", "S1"), *sails("red", "S3", 2), *sails("grn", "S6", 1))
    say(g, "p1 exchange S6", "p1 for S3")

    stands(g, "ruler S3 grn, S6 red, S1 blu", "fleets S3 1, S6 2")


def test_two_seas_of_one_faction_may_be_chosen() -> None:
    """L-15.12.1"""
    g = bought("sylph", *sails("red", "S3", 2), *sails("red", "S6", 1))
    say(g, "p1 exchange S3")

    stands(g, "ruler S3 red, S6 red", "fleets S3 1, S6 2", "asks TakeTurn")


def test_what_cannot_be_exchanged() -> None:
    """L-15.12.1: a sea without fleets, the same sea twice."""
    g = bought("sylph", *sails("blu", "S1", 3), *sails("red", "S4"), *sails("grn", "S5"))
    assert why(g, "p1 exchange S0") == "no-fleets S0 L-15.12.1"
    assert why(g, "p1 for S4") == "effect-first L-10.7.1"
    assert why(g, "p1 end turn") == "effect-first L-10.7.1"
    say(g, "p1 exchange S1")

    assert why(g, "p1 for S1") == "same-sea S1 L-15.12.1"
    assert why(g, "p1 for S0") == "no-fleets S0 L-15.12.1"
    assert why(g, "p1 exchange S4") == "effect-first L-10.7.1"


def test_bridges_change_with_the_fleets() -> None:
    """L-15.12.1, L-11.2.2 (S-71)"""
    g = bought("sylph", *holds("blu", "D1", 2), *sails("blu", "S1"), *sails("red", "S4"), god="ares")
    assert asked(g) == "p1 ExchangeFleets"
    say(g, "p1 exchange S1")

    assert options_of(g, "march") == ["D1 > G2", "D1 > E1"]


def test_seas_that_kraken_and_polyphemus_close_hold_nothing_to_exchange() -> None:
    """L-15.12.2: nor do fleets come there."""
    figures = [*figure("kraken", "S4", "red"), *figure("polyphemus", "Z1", "red")]
    g = bought("sylph", *sails("blu", "S1"), *sails("red", "S3"), *sails("grn", "S5"), *figures)

    assert options_of(g, "exchange") == ["S1", "S3", "S5"]
    assert why(g, "p1 exchange S4") == "no-fleets S4 L-15.12.1"
    assert why(g, "p1 exchange S0") == "no-fleets S0 L-15.12.1"


def test_with_fewer_than_two_seas_with_fleets_she_has_no_effect() -> None:
    """L-15.12.2, L-10.7.5"""
    for fleets in (0, 3):
        g = bought("sylph", *(sails("red", "S4", fleets) if fleets else ()))
        assert told(g) == ["creature-bought blu sylph 2", "effect-lost blu sylph"]
        stands(g, "creatures discard sylph 1", "gold blu 8", "asks TakeTurn")


def test_control_and_income_of_the_seas_change_too() -> None:
    """L-15.12.1, L-13.4: S4 and S1 are worth 1 and 0 GP, as the Graeae show."""
    g = bought("sylph", *sails("blu", "S1"), *sails("red", "S4"), "creatures slot-3 graeae 1")
    say(g, "p1 exchange S1", "p1 buy 3")

    assert told(g)[-1] == "income-again blu 1"


def test_it_is_no_theft_so_a_teammate_s_fleets_may_be_chosen() -> None:
    """L-15.12.1, L-15.0.2"""
    g = bought("sylph", *sails("blu", "S1", 2), *sails("yel", "S4"), rules=TEAMS)
    say(g, "p1 exchange S4")

    stands(g, "ruler S1 yel, S4 blu", "fleets S1 1, S4 2")


def test_jason_may_use_what_comes_his_way() -> None:
    """L-15.12.1, L-16.5.1"""
    g = bought("sylph", *holds("blu", "A2"), *hero("jason", "A2", "blu"), *sails("red", "S4"), *sails("grn", "S3"))
    assert "jason > D1" not in options_of(g, "lead")
    say(g, "p1 exchange S3")

    stands(g, "ruler S3 red, S4 grn")
