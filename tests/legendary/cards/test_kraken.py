"""Kraken."""

from __future__ import annotations

from legendary.cards.played import maintained
from legendary.setups import TEAMS, bought, figure, hero, holds, options_of, sails, say, turn, why
from rulings import asked, options, stands, told


def test_he_comes_to_any_sea_and_destroys_all_fleets_there() -> None:
    """L-15.15.1, L-8.3 (S-07)"""
    g = bought("kraken", *sails("red", "S4", 2), *sails("yel", "S3"), *figure("hydra", "S6", "red"))
    assert asked(g) == "p1 PlaceFigure"
    assert options_of(g, "place") == ["S0", "S1", "S2", "S3", "S4", "S5"]
    assert why(g, "p1 place A1") == "wrong-area A1 L-8.3"
    assert why(g, "p1 place S6") == "creature-there S6 L-15.0.3"
    say(g, "p1 place S4")

    assert told(g) == ["figure-placed blu kraken S4", "fleets-destroyed red S4 2"]
    stands(g, "ruler S4 nobody, S3 yel", "fleets S4 0, S3 1", "fleet_reserve red 8, yel 7", "figure_area kraken S4")
    stands(g, "creatures held kraken 1", "asks TakeTurn")


def test_his_master_s_own_fleets_are_not_spared() -> None:
    """L-15.15.1"""
    g = bought("kraken", *sails("blu", "S4", 3))
    say(g, "p1 place S4")

    assert told(g)[-1] == "fleets-destroyed blu S4 3"
    stands(g, "fleet_reserve blu 8", "ruler S4 nobody")


def test_an_empty_sea_is_just_closed() -> None:
    """L-15.15.1"""
    g = bought("kraken", *sails("red", "S4"))
    say(g, "p1 place S5")

    assert told(g) == ["figure-placed blu kraken S5"]
    stands(g, "fleets S4 1")


def test_with_temples_bought_and_kept_he_goes_on() -> None:
    """L-15.15.1, L-8.5, L-10.7.2 (S-07): where he comes fleets are destroyed, where he was they may sail again."""
    lands = [*holds("blu", "A1"), *holds("blu", "B2"), "building a1 temple, b2 temple", "gold blu 6"]
    g = turn("zeus", *lands, "creatures slot-5 kraken 1", *sails("red", "S4", 2), *sails("yel", "S3"))
    say(g, "p1 buy 5", "p1 place S4")
    stands(g, "gold blu 3", "temple_used a1 1, b2 1", "fleet_reserve red 8")

    kept = maintained(*figure("kraken", "S4", "blu"), *sails("yel", "S3"), *sails("red", "S6"), "priestesses blu 2")
    say(kept, "p1 keep kraken")
    assert options(kept) == ["stay", "go S0", "go S3", "go S5"]
    assert why(kept, "p1 go S6") == "not-adjacent-area S6 L-8.3"
    assert why(kept, "p1 go G2") == "wrong-area G2 L-8.3"
    say(kept, "p1 go S3")
    assert told(kept) == ["figure-moved blu kraken S3", "fleets-destroyed yel S3 1"]
    stands(kept, "priestesses blu 1", "fleet_reserve yel 8", "figure_area kraken S3", "ruler S3 nobody, S6 red")


def test_kept_and_staying_he_destroys_nothing() -> None:
    """L-15.15.1, L-8.5"""
    g = maintained(*figure("kraken", "S4", "blu"), *sails("yel", "S3"), "priestesses blu 1")
    say(g, "p1 keep kraken", "p1 stay")

    assert told(g) == []
    stands(g, "fleets S3 1", "figure_area kraken S4")


def test_no_fleet_is_recruited_there() -> None:
    """L-15.15.2, L-10.3.4 (S-57)"""
    g = turn("poseidon", *holds("blu", "D1", 1), *figure("kraken", "S4", "red"))

    assert options_of(g, "recruit fleet") == ["S0"]
    assert why(g, "p1 recruit fleet S4") == "closed-sea S4 L-11.1.2"


def test_no_fleet_sails_there() -> None:
    """L-15.15.2, L-11.1.2 (S-57): his master's neither."""
    for master in ("red", "blu"):
        g = turn("poseidon", *sails("blu", "S3"), *figure("kraken", "S4", master))
        assert options_of(g, "sail") == ["S3 > S0 1", "S3 > S2 1"]
        assert why(g, "p1 sail S3 > S4 1") == "closed-sea S4 L-11.1.2"


def test_no_fleet_retreats_there() -> None:
    """L-15.15.2, L-12.2.3 (S-57): S4 is missing on both sides' lists."""
    position = [*sails("blu", "S2", 2), *sails("red", "S3", 2), *figure("kraken", "S4", "grn")]
    g = turn("poseidon", *position)
    say(g, "p1 sail S2 > S3 2", "nature roll 1 1")
    assert asked(g) == "p2 RetreatFromSea"
    assert options(g) == ["stay", "retreat S0", "retreat S2"]
    assert why(g, "p2 retreat S4") == "no-retreat-sea S4 L-12.2.3"
    say(g, "p2 stay")
    assert options(g) == ["stay", "retreat S0", "retreat S2"]


def test_no_fleet_is_pushed_there() -> None:
    """L-15.15.2, L-15.18.2 (S-57)"""
    g = bought("polyphemus", *sails("red", "S3"), *figure("kraken", "S4", "grn"))
    say(g, "p1 place G1")

    assert told(g)[1:] == ["fleet-pushed red S3 S2"]


def test_no_bonus_fleet_is_placed_there() -> None:
    """L-15.15.2, L-14.15: only in seas that are controlled, and his is not."""
    position = [*holds("blu", "A1"), "philosophers blu 3, red 1", *sails("blu", "S1"), *sails("blu", "S5")]
    g = bought("satyr", *position, *figure("kraken", "S4", "grn"))
    say(g, "nature token fleets2")

    assert options_of(g, "place fleet") == ["S1", "S5"]
    assert why(g, "p1 place fleet S4") == "not-your-sea S4 L-14.15"


def test_his_sea_breaks_bridges() -> None:
    """L-15.15.2, L-11.2.2 (S-43)"""
    position = [*holds("blu", "A3", 3), *sails("blu", "S2"), *sails("blu", "S3"), "creatures slot-2 kraken 1"]
    g = turn("ares", *position)
    assert options_of(g, "march") == ["A3 > A2", "A3 > B1", "A3 > B2", "A3 > G1", "A3 > G2"]
    say(g, "p1 buy 2", "p1 place S2")

    assert options_of(g, "march") == ["A3 > A2"]
    assert why(g, "p1 march A3 > B1") == "not-accessible A3 B1 L-11.2.2"


def test_his_sea_breaks_jason_s_bridges_too() -> None:
    """L-15.15.2, L-16.5.1"""
    position = [*holds("blu", "A2", 1), *hero("jason", "A2", "blu"), *sails("red", "S0"), "creatures slot-2 kraken 1"]
    g = turn("athena", *position)
    assert "jason > D1" in options_of(g, "lead")
    say(g, "p1 buy 2", "p1 place S0")

    assert options_of(g, "lead") == ["jason > A1", "jason > A3"]


def test_his_sea_is_uncontrolled_and_pays_nobody() -> None:
    """L-15.15.2, L-13.4: S4 is worth 1 GP."""
    g = turn("athena", *sails("blu", "S4"), "creatures slot-2 kraken 1, slot-3 graeae 1")
    say(g, "p1 buy 2", "p1 place S4", "p1 buy 3")

    assert told(g)[-1] == "income-again blu 0"


def test_no_fleet_passes_through_his_sea() -> None:
    """L-15.15.2, L-18.4 (S-90): a teammate's sea is a way, his is none."""
    position = [*sails("blu", "S1", 2), *sails("yel", "S2"), *figure("kraken", "S0", "red")]
    g = turn("poseidon", *position, rules=TEAMS)

    assert options_of(g, "sail") == ["S1 > S6 1", "S1 > S6 2", "S1 > S3 1", "S1 > S3 2"]
    say(g, "p1 sail S1 > S3 1")
    stands(g, "gold blu+yel 8", "ruler S3 blu, S2 yel, S1 blu")


def test_a_sea_he_has_left_is_open_again() -> None:
    """L-15.15.2 (S-07): he went on from S4 to S5."""
    g = turn("poseidon", *holds("blu", "G2"), *sails("blu", "S3"), *figure("kraken", "S5", "blu"))

    assert options_of(g, "sail") == ["S3 > S0 1", "S3 > S2 1", "S3 > S4 1"]
    assert "S4" in options_of(g, "recruit fleet")
