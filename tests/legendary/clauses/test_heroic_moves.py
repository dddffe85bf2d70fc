"""L-11.3: heroic moves."""

from __future__ import annotations

import pytest

from legendary.setups import TEAMS, explained, figure, hero, holds, options_of, phrases, sails, say, turn, why
from rulings import asked, options, stands, told


def test_a_hero_takes_any_number_of_troops_along() -> None:
    """L-11.3.1"""
    g = turn("athena", *holds("blu", "A1", 2, 1), *hero("ajax", "A1", "blu"))
    say(g, "p1 lead ajax > A2")
    assert options(g) == ["troops 0", "troops 1", "troops 2"]
    say(g, "p1 troops 0")
    assert options(g) == ["mercenaries 0", "mercenaries 1"]
    say(g, "p1 mercenaries 1")

    assert told(g) == ["hero-led blu ajax A2 2", "land-claimed blu A2", "priestess-drawn blu"]
    stands(g, "hero_land ajax A2", "troops A1 2, A2 0", "mercenaries A1 0, A2 1", "gold blu 9", "owner A1 blu")


def test_a_hero_may_go_alone() -> None:
    """L-11.3.1"""
    g = turn("athena", *holds("blu", "A1", 1, 1), *hero("ajax", "A1", "blu"))
    say(g, "p1 lead ajax > A2", "p1 troops 0", "p1 mercenaries 0")

    stands(g, "hero_land ajax A2", "troops A1 1", "mercenaries A1 1", "owner A2 blu")


def test_other_heroes_do_not_ride_along() -> None:
    """L-11.3.1; S-55"""
    g = turn("athena", *holds("blu", "A1", 1), *hero("ajax", "A1", "blu"), *hero("jason", "A1", "blu"))
    say(g, "p1 lead ajax > A2", "p1 troops 1")

    stands(g, "hero_land ajax A2, jason A1", "asks TakeTurn")


def test_where_a_hero_may_go() -> None:
    """L-11.3.1, L-11.2.2"""
    g = turn("athena", *holds("blu", "A3", 1), *hero("ajax", "A3", "blu"), *sails("blu", "S2"))

    assert options_of(g, "lead ajax >") == ["A2", "B1", "B2"]
    assert why(g, "p1 lead ajax > A3") == "same-land A3 L-11.2.1"
    assert why(g, "p1 lead ajax > D1") == "not-accessible A3 D1 L-11.2.2"


def test_only_one_s_own_heroes_in_play() -> None:
    """L-11.3.1"""
    g = turn("athena", *holds("blu", "A1"), *holds("red", "B1"), *hero("helen", "B1", "red"), "hero_place jason slot-1")

    assert not options(g, "lead")
    assert why(g, "p1 lead helen > B2") == "not-your-hero helen L-11.3.1"
    assert why(g, "p1 lead jason > A2") == "not-your-hero jason L-11.3.1"


def test_a_hero_whose_card_holds_a_metropolis_does_not_move() -> None:
    """L-16.7.2: her figure is gone."""
    g = turn("athena", "hero_place penthesilea card", "hero_owner penthesilea blu", "building penthesilea gold3")

    assert not options(g, "lead")
    assert why(g, "p1 lead penthesilea > A2") == "not-your-hero penthesilea L-11.3.1"


def test_each_move_of_a_hero_costs_more() -> None:
    """L-11.3.2; S-55: 1, 2, and Jason 1; the next one of Ajax costs 3."""
    g = turn("athena", *holds("blu", "A1"), *hero("ajax", "A1", "blu"), *hero("jason", "A1", "blu"))
    say(g, "p1 lead ajax > A2")
    stands(g, "gold blu 9", "hero_moves ajax 1")
    say(g, "p1 lead ajax > A1")
    stands(g, "gold blu 7", "hero_moves ajax 2")
    say(g, "p1 lead jason > A2")
    stands(g, "gold blu 6", "hero_moves jason 1")
    say(g, "p1 lead ajax > A2")

    stands(g, "gold blu 3", "hero_moves ajax 3")


@pytest.mark.parametrize(("moved", "price"), [(0, 1), (1, 2), (2, 3), (5, 6)])
def test_the_next_price_must_be_paid(moved: int, price: int) -> None:
    """L-11.3.2, L-9.6"""
    ajax = (*holds("blu", "A1"), *hero("ajax", "A1", "blu"), f"hero_moves ajax {moved}")
    assert options(turn("athena", *ajax, f"gold blu {price}"), "lead") == ["lead ajax > A2"]
    poor = turn("athena", *ajax, f"gold blu {price - 1}")

    assert not options(poor, "lead")
    assert why(poor, "p1 lead ajax > A2") == f"too-dear {price} L-9.6"


def test_a_hero_who_has_won_moves_on() -> None:
    """L-11.3.3: at the next price."""
    g = turn("athena", *holds("blu", "A1", 2), *hero("ajax", "A1", "blu"), *holds("red", "A2", 1))
    say(g, "p1 lead ajax > A2", "p1 troops 2", "nature roll 3 0")
    stands(g, "owner A2 blu", "hero_land ajax A2")
    say(g, "p1 lead ajax > A3", "p1 troops 1")

    stands(g, "owner A3 blu", "gold blu 7", "troops A2 1, A3 1")


def test_the_outcomes_are_those_of_a_land_move() -> None:
    """L-11.3.3, L-11.2.4: join, gain, capture, fight."""
    start = (*holds("blu", "A1", 1), *hero("ajax", "A1", "blu"))
    for standing, last in (
        (holds("blu", "A2", 1), "hero-led blu ajax A2 1"),
        (holds("red", "A2"), "priestess-drawn blu"),
        (holds("red", "A2", 1), "land-battle-began blu red A2"),
    ):
        g = turn("athena", *start, *standing)
        say(g, "p1 lead ajax > A2", "p1 troops 0")
        assert told(g)[-1] == last


def test_heroes_neither_leave_nor_enter_medusa_s_land() -> None:
    """L-15.16.1"""
    land = (*holds("blu", "A1"), *hero("ajax", "A1", "blu"))
    out = turn("athena", *land, *figure("medusa", "A1", "red"))
    assert why(out, "p1 lead ajax > A2") == "held-by-medusa A1 L-15.16.1"
    into = turn("athena", *land, *figure("medusa", "A2", "red"))

    assert why(into, "p1 lead ajax > A2") == "held-by-medusa A2 L-15.16.1"
    assert not options(out, "lead")
    assert not options(into, "lead")


def test_a_passage_costs_the_hero_s_next_prices() -> None:
    """L-18.4: two steps 1 + 2, and the counter goes up by two; after one move 2 + 3."""
    lands = (*holds("blu", "A1"), *hero("ajax", "A1", "blu"), *holds("yel", "A2"))
    g = turn("athena", *lands, rules=TEAMS)
    assert options(g, "lead") == ["lead ajax > A3"]
    say(g, "p1 lead ajax > A3")
    stands(g, "gold blu+yel 7", "hero_moves ajax 2", "hero_land ajax A3")
    again = turn("athena", *lands, "hero_moves ajax 1", rules=TEAMS)
    say(again, "p1 lead ajax > A3")

    stands(again, "gold blu+yel 5", "hero_moves ajax 3")


@pytest.mark.parametrize(("gold", "offered"), [(2, False), (3, True)])
def test_a_hero_s_passage_must_be_paid(gold: int, offered: bool) -> None:
    """L-18.4, L-9.6"""
    g = turn(
        "athena",
        *holds("blu", "A1"),
        *hero("ajax", "A1", "blu"),
        *holds("yel", "A2"),
        f"gold blu+yel {gold}",
        rules=TEAMS,
    )

    assert bool(options(g, "lead")) == offered
    if not offered:
        assert why(g, "p1 lead ajax > A3") == "too-dear 3 L-9.6"


def test_to_jason_every_fleet_is_a_bridge() -> None:
    """L-16.5.1: mixed bridges too; not to another hero, and not with Ares."""
    standing = (*holds("blu", "A3", 1), *sails("red", "S2"), *sails("blu", "S3"))
    jason = turn("athena", *standing, *hero("jason", "A3", "blu"), *hero("ajax", "A3", "blu"))
    assert options_of(jason, "lead jason >") == ["A2", "B1", "B2", "G1", "G2"]
    assert options_of(jason, "lead ajax >") == ["A2"]
    ares = turn("ares", *standing, *hero("jason", "A3", "blu"))

    assert options_of(ares, "march A3 >") == ["A2"]


def test_jason_goes_and_his_troops_with_him() -> None:
    """L-16.5.1, L-12.1.5; S-47: red may retreat over its fleet, blu may not, for Jason's power is no way back."""
    g = turn("zeus", *holds("blu", "A2", 1), *hero("jason", "A2", "blu"), *sails("red", "S0"), *holds("red", "D1", 2))
    say(g, "p1 lead jason > D1", "p1 troops 1", "nature roll 0 1", "p1 lose troop")

    assert asked(g) == "p2 RetreatFromLand"
    say(g, "p2 stay")

    assert asked(g) == "nature RollOnLand"
    stands(g, "gold blu 9", "attack_troops 0", "hero_land jason D1")


def test_every_refusal_has_its_reason() -> None:
    """L-11.3"""
    for moved in (0, 3):
        g = turn(
            "athena",
            *holds("blu", "A1", 1),
            *hero("ajax", "A1", "blu"),
            *hero("jason", "D1", "blu"),
            *holds("blu", "D1"),
            *holds("yel", "A2"),
            *sails("red", "S0"),
            *figure("medusa", "Z1", "red"),
            f"hero_moves ajax {moved}",
            rules=TEAMS,
        )
        explained(g, *phrases(g, "lead {hero} > {land}"))
