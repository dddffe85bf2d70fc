"""Medusa."""

from __future__ import annotations

from legendary.cards.played import maintained, track
from legendary.setups import TEAMS, bought, figure, hero, holds, options_of, sails, say, turn, why
from rulings import asked, options, stands, told


def test_she_comes_to_any_land() -> None:
    """L-15.16.1, L-8.3: without another figure."""
    g = bought("medusa", *holds("red", "E1", 2), *figure("cerberus", "A1", "red"))
    assert asked(g) == "p1 PlaceFigure"
    assert options_of(g, "place")[:3] == ["A2", "A3", "B1"]
    assert why(g, "p1 place S1") == "wrong-area S1 L-8.3"
    assert why(g, "p1 place A1") == "creature-there A1 L-15.0.3"
    say(g, "p1 place E1")

    assert told(g) == ["figure-placed blu medusa E1"]
    stands(g, "figure_area medusa E1", "figure_owner medusa blu", "creatures held medusa 1", "troops E1 2")


def test_nobody_marches_out_of_her_land_or_into_it() -> None:
    """L-15.16.1, L-11.2.5 (S-81): whosever she is."""
    for master in ("blu", "red"):
        lands = [*holds("blu", "A1", 1), *holds("blu", "A2", 2), *holds("blu", "A3", 1)]
        g = turn("ares", *lands, *figure("medusa", "A2", master))
        assert options_of(g, "march") == []
        assert why(g, "p1 march A2 > A1") == "held-by-medusa A2 L-15.16.1"
        assert why(g, "p1 march A1 > A2") == "held-by-medusa A2 L-15.16.1"


def test_her_land_is_not_attacked() -> None:
    """L-15.16.3, L-15.16.1 (S-81): not over a bridge either, defended or not."""
    position = [*holds("blu", "E1", 3), *holds("red", "E2"), *sails("blu", "S5"), *sails("blu", "S0")]
    g = turn("ares", *position, *figure("medusa", "E2", "red"))

    assert "E1 > E2" not in options_of(g, "march")
    assert "E1 > Z1" in options_of(g, "march")
    assert why(g, "p1 march E1 > E2") == "held-by-medusa E2 L-15.16.1"


def test_a_free_land_of_hers_cannot_be_gained() -> None:
    """L-15.16.1"""
    g = turn("ares", *holds("blu", "A1", 1), *figure("medusa", "A2", "red"))

    assert why(g, "p1 march A1 > A2") == "held-by-medusa A2 L-15.16.1"


def test_no_hero_leads_anybody_out_or_in() -> None:
    """L-15.16.1, L-11.3.1"""
    lands = [*holds("blu", "A1", 1), *holds("blu", "A2", 1), *hero("ajax", "A2", "blu"), *hero("helen", "A1", "blu")]
    g = turn("athena", *lands, *figure("medusa", "A2", "red"))

    assert options_of(g, "lead") == []
    assert why(g, "p1 lead ajax > A1") == "held-by-medusa A2 L-15.16.1"
    assert why(g, "p1 lead helen > A2") == "held-by-medusa A2 L-15.16.1"


def test_no_jason_either() -> None:
    """L-15.16.1, L-16.5.1"""
    lands = [*holds("blu", "A2", 1), *hero("jason", "A2", "blu"), *sails("red", "S0")]
    g = turn("athena", *lands, *figure("medusa", "D1", "red"))

    assert "jason > G1" in options_of(g, "lead")
    assert why(g, "p1 lead jason > D1") == "held-by-medusa D1 L-15.16.1"


def test_nobody_retreats_into_her_land() -> None:
    """L-15.16.1, L-12.1.5: neither side."""
    position = [*holds("blu", "E2", 2), *holds("red", "E1", 2), *sails("red", "S4"), *sails("blu", "S5")]
    g = turn("ares", *position, *holds("red", "G2"), *figure("medusa", "G2", "grn"))
    say(g, "p1 march E2 > E1", "p1 troops 2", "nature roll 0 0")
    assert asked(g) == "p2 RetreatFromLand"
    assert options(g) == ["stay", "retreat D1"]
    assert why(g, "p2 retreat G2") == "no-retreat-land G2 L-12.1.5"

    attacker = turn("ares", *position[:-2], *sails("blu", "S0"), *figure("medusa", "Z1", "grn"))
    say(attacker, "p1 march E2 > E1", "p1 troops 2", "nature roll 0 0", "p2 stay")
    assert "retreat Z1" not in options(attacker)


def test_a_troop_does_not_withdraw_into_her_land() -> None:
    """L-15.16.1, L-16.9.1: Perseus's withdrawal."""
    position = [*holds("blu", "B2", 2), *hero("perseus", "B2", "blu"), *holds("red", "B1", 3), *sails("blu", "S2")]
    g = turn("ares", *position, *figure("medusa", "A3", "grn"))
    say(g, "p1 march B2 > B1", "p1 troops 2", "p1 with perseus", "nature roll 0 3", "p1 lose troop")

    assert options(g) == ["fall", "withdraw B2"]
    assert why(g, "p1 withdraw A3") == "no-retreat-land A3 L-12.1.5"


def test_pegasus_and_perseus_s_sacrifice_pass_her_by() -> None:
    """L-15.16.1, L-16.9.2 (S-67)"""
    lands = [*holds("blu", "A1", 3), *holds("blu", "A2", 2), *hero("perseus", "A1", "blu")]
    g = turn("athena", *lands, *figure("medusa", "A2", "red"))
    say(g, "p1 sacrifice perseus")
    assert asked(g) == "p1 RelocateTo"
    assert "A2" not in options_of(g, "to")
    assert why(g, "p1 to A2") == "held-by-medusa A2 L-15.16.1"


def test_whatever_is_not_a_move_stays_possible_there() -> None:
    """L-15.16.2 (S-81): basic troops, mercenaries and heroes are recruited."""
    medusa = [*holds("blu", "A2", 2), *figure("medusa", "A2", "red")]
    assert "troop A2" in options_of(turn("ares", *medusa), "recruit")

    hera = turn("hera", *medusa, track(ajax="slot-1"))
    assert "mercenary A2" in options_of(hera, "recruit")
    assert "ajax A2" in options_of(hera, "hire")


def test_bonus_troops_come_to_her_land() -> None:
    """L-15.16.2, L-14.15"""
    position = [*holds("blu", "A1"), *holds("blu", "A2"), "philosophers blu 3, red 1", *figure("medusa", "A2", "red")]
    g = bought("satyr", *position)
    say(g, "p1 found a1", "nature token troops2")

    assert options_of(g, "place troop") == ["A1", "A2", "HOME_blu"]


def test_a_hero_in_her_land_may_be_sacrificed() -> None:
    """L-15.16.2"""
    lands = [*holds("blu", "A2"), *hero("jason", "A2", "blu"), *sails("blu", "S1", 8), *figure("medusa", "A2", "red")]
    g = turn("athena", *lands)
    say(g, "p1 sacrifice jason")

    assert options(g) == ["found a2a", "found a2b"]


def test_buildings_are_built_there() -> None:
    """L-15.16.2: recruiting and building are not moves."""
    g = turn("athena", *holds("blu", "A1"), *figure("medusa", "A1", "red"), due=True)

    assert "build university a1" in options(g)


def test_nobody_passes_through() -> None:
    """L-15.16.2, L-18.4: a teammate's land is a way, unless she is there."""
    position = [*holds("blu", "A1", 2), *holds("yel", "A2")]
    free = turn("ares", *position, rules=TEAMS)
    assert options_of(free, "march") == ["A1 > A3"]

    barred = turn("ares", *position, *figure("medusa", "A2", "red"), rules=TEAMS)
    assert options_of(barred, "march") == []
    assert why(barred, "p1 march A1 > A3") == "not-accessible A1 A3 L-11.2.2"


def test_a_bridge_over_the_sea_beside_her_is_open() -> None:
    """L-15.16.1: she holds her land, not its coast."""
    g = turn("ares", *holds("blu", "Z1", 1), *sails("blu", "S0"), *figure("medusa", "A2", "red"))

    assert options_of(g, "march") == ["Z1 > B1", "Z1 > G1", "Z1 > D1", "Z1 > E2"]


def test_kept_she_goes_along_her_island_and_what_she_left_is_free() -> None:
    """L-8.3, L-8.4, L-15.16.1"""
    g = maintained(*figure("medusa", "A1", "blu"), *holds("blu", "A1", 2), "priestesses blu 1")
    say(g, "p1 keep medusa")
    assert options(g) == ["stay", "go A2"]
    say(g, "p1 go A2")

    assert told(g) == ["figure-moved blu medusa A2"]
    stands(g, "figure_area medusa A2", "priestesses blu 0")
