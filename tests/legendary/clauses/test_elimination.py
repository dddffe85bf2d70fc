"""L-17.6 to L-17.8: factions without land."""

from __future__ import annotations

from typing import Final

from legendary.setups import FOUR_NO_HOME, THREE_NO_HOME, figure, fixture, hero, holds, purses, sails, say, turn
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, described, options, stands, told

CITIES: Final = "building a1 gold3, b2 gold3, d1a priestess"
BASE: Final = (*holds("blu", "A1"), *holds("blu", "B2"), *holds("blu", "A2", 4), *sails("blu", "S0"), CITIES)
OTHERS: Final = (*holds("grn", "E1"), *holds("yel", "Z1"))
TEAMS_BARE: Final = fixture("team4", "tb-1")


def last_land(*statements: str, rules: Rules = FOUR_NO_HOME) -> Play:
    """Blu may march from A2 into D1, red's last land, and reach the goal by that."""
    return turn("ares", *BASE, *holds("red", "D1"), *OTHERS, *statements, rules=rules)


def test_who_controls_no_land_after_a_capture_is_out() -> None:
    """L-17.6, L-13.5 (5): last of all that a capture brings."""
    g = last_land()
    say(g, "p1 march A2 > D1", "p1 troops 1")

    assert told(g)[-1] == "eliminated red"
    stands(g, "alive red 0, blu 1", "elimination 1", "ended not")


def test_who_keeps_a_land_is_not() -> None:
    """L-17.6"""
    g = last_land(*holds("red", "G2"))
    say(g, "p1 march A2 > D1", "p1 troops 1")

    stands(g, "alive red 1", "elimination 0")


def test_a_faction_saved_by_its_retreat() -> None:
    """L-17.8; S-87: it gains the free land first."""
    g = last_land("troops D1 2", *sails("red", "S4"))
    say(g, "p1 march A2 > D1", "p1 troops 4", "nature roll 3 0")
    assert asked(g) == "p2 RetreatFromLand"
    say(g, "p2 retreat G2")

    assert "eliminated red" not in told(g)
    stands(g, "alive red 1", "elimination 0", "owner G2 red, D1 blu", "priestesses red 2")


def test_what_an_eliminated_faction_leaves() -> None:
    """L-17.7: fleets, figures, gold, cards and a protected metropolis stay."""
    g = last_land(
        *sails("red", "S4", 2),
        *figure("medusa", "G1", "red"),
        "priestesses red 2",
        "philosophers red 3",
        "hero_place penthesilea card",
        "hero_owner penthesilea red",
        "building penthesilea prosperity",
    )
    say(g, "p1 march A2 > D1", "p1 troops 1")

    stands(g, "alive red 0", "fleets S4 2", "ruler S4 red", "figure_area medusa G1", "figure_owner medusa red")
    stands(g, "gold red 10", "priestesses red 3", "philosophers red 3", "building penthesilea prosperity")


def test_its_fleets_still_defend_and_its_player_answers() -> None:
    """L-17.7"""
    g = last_land(*sails("red", "S4", 2))
    say(g, "p1 march A2 > D1", "p1 troops 1")
    sea = turn(
        "poseidon",
        *BASE,
        *holds("blu", "D1"),
        *OTHERS,
        *sails("red", "S4", 2),
        *sails("blu", "S3", 3),
        "elimination 1",
        rules=FOUR_NO_HOME,
    )
    stands(sea, "alive red 0")
    say(sea, "p1 sail S3 > S4 3", "nature roll 1 0")

    assert asked(sea) == "p2 RetreatFromSea"
    assert options(sea) == ["stay", "retreat S3", "retreat S5"]


def test_its_turn_is_skipped_and_its_pawn_returned() -> None:
    """L-17.7, L-9.8; S-94"""
    g = described(
        FOUR_NO_HOME,
        "cycle 3",
        purses(FOUR_NO_HOME, 10),
        *BASE,
        *holds("red", "D1"),
        *OTHERS,
        *sails("red", "S4"),
        "gods 1 ares, 2 zeus, 3 athena, 4 poseidon, 5 hera",
        "pawn ares blu, zeus red, athena grn, apollo yel",
        "amount ares 1, zeus 1, athena 1",
        "active blu",
        "god ares",
        "next Act",
        "next EndTurn god=ares",
        "next Turn god=zeus",
        "next Turn god=athena",
    )
    say(g, "p1 march A2 > D1", "p1 troops 1", "p1 end turn")

    assert told(g)[:4] == ["turn-ended blu", "turn-skipped red", "turn-ended red", "turn-began grn athena"]
    stands(g, "order 4 blu, 3 red", "pawn zeus nobody", "amount zeus 0", "who p3")


def test_the_game_ends_with_the_cycle_even_if_the_goal_is_lost_again() -> None:
    """L-17.6, L-17.2; S-86: grn takes a metropolis back; blu has two, the most, and wins."""
    lands = (*holds("blu", "A1"), *holds("blu", "A2", 4), *holds("blu", "B2"), *holds("grn", "B1", 1))
    g = described(
        THREE_NO_HOME,
        "cycle 3",
        purses(THREE_NO_HOME, 10),
        *lands,
        *holds("red", "D1"),
        *sails("blu", "S0"),
        CITIES,
        "gods 1 ares, 2 zeus, 3 athena, 4 poseidon, 5 hera",
        "pawn ares blu, zeus grn, apollo red",
        "amount ares 1, zeus 1",
        "active blu",
        "god ares",
        *hero("ajax", "B1", "grn"),
        "next Act",
        "next EndTurn god=ares",
        "next Turn god=zeus",
        "next Turn god=apollo",
        "next EndOfCycle",
        "next Cycle",
    )
    say(g, "p1 march A2 > D1", "p1 troops 1", "p1 end turn")
    say(g, "p3 build temple b1a", "p3 recruit priestess", "p3 lead ajax > B2", "p3 troops 0", "p3 end turn")

    assert told(g)[-1] == "team-won blu 2"
    stands(g, "ended 1 3 2", "owner B2 grn")


def test_in_a_team_game_the_team_goes_on() -> None:
    """L-17.7, L-18.7: grn plays on for red."""
    g = last_land(*holds("grn", "G1"), rules=TEAMS_BARE)
    say(g, "p1 march A2 > D1", "p1 troops 1")

    assert told(g)[-1] == "eliminated red"
    stands(g, "alive red 0, grn 1", "gold red+grn 10")


def test_an_eliminated_faction_is_told_once() -> None:
    """L-17.6: nobody is eliminated twice."""
    g = described(FOUR_NO_HOME, "cycle 3", *BASE, *OTHERS, "alive red 0", "next CheckElimination who=red")

    assert g.over
    assert g.events == []
    stands(g, "elimination 0")
