"""L-14.15, L-14.16: the five bonuses, for whoever builds a metropolis and for whoever loses one."""

from __future__ import annotations

import pytest

from legendary.setups import FOUR, FOUR_NO_HOME, TEAMS, explained, holds, phrases, sails, say, turn, why
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, options, stands, told


def founded(bonus: str, *statements: str, rules: Rules = FOUR) -> Play:
    """Blu founds a metropolis at a1 with its fourth philosopher."""
    g = turn("athena", *holds("blu", "A1"), "philosophers blu 3", *statements, rules=rules)
    say(g, "p1 recruit philosopher", f"nature token {bonus}")
    return g


def test_two_troops_anywhere_in_own_lands() -> None:
    """L-14.15: together or apart."""
    g = founded("troops2", *holds("red", "D1"))
    assert asked(g) == "p1 PlaceTroop"
    assert options(g) == ["place troop A1", "place troop HOME_blu"]
    explained(g, *phrases(g, "place troop {land}"), "end turn", "place fleet S0")
    assert why(g, "p1 place troop D1") == "not-your-land D1 L-13.1"
    assert why(g, "p1 end turn") == "bonus-first L-14.15"
    say(g, "p1 place troop A1", "p1 place troop HOME_blu")

    assert told(g) == ["bonus-troop blu HOME_blu"]
    stands(g, "troops A1 1, HOME_blu 1", "troop_reserve blu 6", "asks TakeTurn")


@pytest.mark.parametrize(("out", "placed"), [(8, 0), (7, 1), (6, 2), (0, 2)])
def test_troops_as_far_as_the_reserve_goes(out: int, placed: int) -> None:
    """L-14.15, L-1.3: the rest is lost."""
    g = founded("troops2", f"troops HOME_blu {out}")
    assert ("bonus-lost blu troops2" in told(g)) == (placed == 0)
    for _ in range(placed):
        say(g, "p1 place troop A1")

    stands(g, f"troops A1 {placed}", "asks TakeTurn")


def test_two_fleets_on_seas_one_controls_already() -> None:
    """L-14.15"""
    g = founded("fleets2", *sails("blu", "S3"), *sails("blu", "S5"), *sails("red", "S4"))
    assert options(g) == ["place fleet S3", "place fleet S5"]
    explained(g, *phrases(g, "place fleet {sea}"), "end turn", "place troop A1")
    assert why(g, "p1 place fleet S4") == "not-your-sea S4 L-14.15"
    assert why(g, "p1 place fleet S1") == "not-your-sea S1 L-14.15"
    assert why(g, "p1 end turn") == "bonus-first L-14.15"
    say(g, "p1 place fleet S3", "p1 place fleet S3")

    stands(g, "fleets S3 3, S5 1", "fleet_reserve blu 4")


@pytest.mark.parametrize(("out", "placed"), [(8, 0), (7, 1), (6, 2)])
def test_fleets_as_far_as_the_reserve_goes(out: int, placed: int) -> None:
    """L-14.15, L-1.3: on one sea there is nothing to choose."""
    g = founded("fleets2", *sails("blu", "S3", out))

    stands(g, f"fleets S3 {out + placed}", "asks TakeTurn")


def test_without_a_sea_the_fleets_are_lost() -> None:
    """L-14.15: free seas beside own land do not help."""
    g = founded("fleets2")

    assert told(g)[-1] == "bonus-lost blu fleets2"
    stands(g, "fleet_reserve blu 8", "asks TakeTurn")


def test_a_priestess() -> None:
    """L-14.15, L-1.4"""
    g = founded("priestess")
    assert told(g)[-1] == "bonus-gained blu priestess"
    stands(g, "priestesses blu 1")
    none = founded("priestess", "priestesses red 20")

    assert told(none)[-1] == "bonus-lost blu priestess"
    stands(none, "priestesses blu 0")


def test_three_gold() -> None:
    """L-14.15, L-18.2: into the purse of the team."""
    stands(founded("gold3"), "gold blu 9")
    stands(founded("gold3", rules=TEAMS), "gold blu+yel 9")


def test_prosperity_on_a_land_or_a_sea_one_controls() -> None:
    """L-14.15"""
    g = founded("prosperity", *sails("blu", "S3"), *sails("red", "S4"), "prosperity S3 1")
    assert options(g) == ["prosper A1", "prosper HOME_blu", "prosper S3"]
    explained(g, *phrases(g, "prosper {area}"), "end turn")
    assert why(g, "p1 prosper S4") == "not-your-area S4 L-14.15"
    assert why(g, "p1 end turn") == "bonus-first L-14.15"
    say(g, "p1 prosper S3")

    assert told(g) == ["area-prospered blu S3"]
    stands(g, "prosperity S3 2", "asks TakeTurn")


def test_a_teammate_s_lands_are_no_place_for_a_bonus() -> None:
    """L-14.15, L-18.3"""
    yel = (*holds("yel", "B1"), *sails("yel", "S2"))
    assert options(founded("troops2", *yel, rules=TEAMS)) == ["place troop A1", "place troop HOME_blu"]
    assert options(founded("prosperity", *yel, rules=TEAMS)) == ["prosper A1", "prosper HOME_blu"]
    assert told(founded("fleets2", *yel, rules=TEAMS))[-1] == "bonus-lost blu fleets2"


def captured(bonus: str, *statements: str, rules: Rules = FOUR) -> Play:
    """Blu walks into red's A2, where a metropolis stands."""
    g = turn("ares", *holds("blu", "A1", 1), *holds("red", "A2"), f"building a2a {bonus}", *statements, rules=rules)
    say(g, "p1 march A1 > A2")
    return g


def test_the_loser_resolves_it_after_the_land_has_changed_hands() -> None:
    """L-14.12, L-14.16: the lost land is no target."""
    troops = captured("troops2", *holds("red", "D1"))
    assert asked(troops) == "p2 PlaceTroop"
    assert options(troops) == ["place troop D1", "place troop HOME_red"]
    prosperity = captured("prosperity", *sails("red", "S0"))
    assert options(prosperity) == ["prosper HOME_red", "prosper S0"]
    fleets = captured("fleets2", *sails("red", "S0"), *sails("red", "S2"))

    assert asked(fleets) == "p2 PlaceFleet"


@pytest.mark.parametrize(
    ("bonus", "gained"), [("gold3", "gold red 13, blu 9"), ("priestess", "priestesses red 1, blu 1")]
)
def test_gold_and_a_priestess_go_to_the_loser(bonus: str, gained: str) -> None:
    """L-14.12: A2's symbol gives the conqueror a priestess of his own."""
    stands(captured(bonus), gained)


LAST = (*holds("blu", "D1"), *holds("grn", "E1"), *holds("yel", "Z1"), "building d1a gold3, d1b gold3")


@pytest.mark.parametrize("bonus", ["troops2", "fleets2", "prosperity"])
def test_whoever_loses_his_last_land_may_have_no_place_for_it(bonus: str) -> None:
    """L-14.15: lost."""
    g = captured(bonus, *LAST, rules=FOUR_NO_HOME)

    assert f"bonus-lost red {bonus}" in told(g)
    assert told(g)[-1] == "eliminated red"


def test_a_sea_is_a_place_even_then() -> None:
    """L-14.15: prosperity and fleets go to the sea."""
    g = captured("prosperity", *LAST, *sails("red", "S5"), rules=FOUR_NO_HOME)
    stands(g, "prosperity S5 1", "alive red 0")
    fleets = captured("fleets2", *LAST, *sails("red", "S5"), rules=FOUR_NO_HOME)

    stands(fleets, "fleets S5 3", "alive red 0")


def test_several_are_resolved_in_the_order_of_their_sites() -> None:
    """L-13.5 (3)"""
    g = captured("prosperity", "building a2b troops2", *holds("red", "D1"))
    assert asked(g) == "p2 Prosper"
    say(g, "p2 prosper D1")

    assert asked(g) == "p2 PlaceTroop"
