"""C-11: Poseidon, moving fleets."""

from __future__ import annotations

from classic.setups import turn, why
from rulings import asked, options, say, stands, told

P3 = ("ruler e4 p3", "fleets e4 3")
"""Beside the fleet in F5."""


def test_a_move_costs_one_gold_and_may_be_repeated() -> None:
    """C-11.1"""
    g = turn("poseidon", "gold p1 2")
    say(g, "p1 sail c6 > c5 1", "p1 stop")
    stands(g, "gold p1 1")
    say(g, "p1 sail c5 > c6 1", "p1 stop")

    stands(g, "gold p1 0", "fleets c6 1")
    assert options(g, "sail") == []


def test_a_move_starts_in_any_own_sea_with_any_number_of_fleets() -> None:
    """C-11.2"""
    g = turn("poseidon", "fleets c6 2")

    assert options(g, "sail") == [
        "sail c6 > b6 1",
        "sail c6 > b6 2",
        "sail c6 > c5 1",
        "sail c6 > c5 2",
        "sail c6 > c7 1",
        "sail c6 > c7 2",
        "sail k1 > j1 1",
        "sail k1 > k2 1",
    ]
    assert why(g, "p1 sail c6 > c5 3") == "too-few-fleets c6 2 C-11.2"
    assert why(g, "p1 sail c6 > c5 0") == "too-few-fleets c6 2 C-11.2"
    assert why(g, "p1 sail e7 > e8 1") == "no-fleet-there e7 C-11.2"
    assert why(g, "p1 sail c5 > c4 1") == "no-fleet-there c5 C-11.2"
    assert why(g, "p1 sail c6 > d5 1") == "not-adjacent c6 d5 C-2.3"


def test_a_move_has_one_two_or_three_steps() -> None:
    """C-11.2: the player may stop after any of them."""
    g = turn("poseidon")
    say(g, "p1 sail c6 > c5 1")
    assert asked(g) == "p1 SailOn"
    assert told(g) == ["fleets-sailed p1 c6 c5 1"]
    assert options(g) == ["sail c5 > b4 1", "sail c5 > c4 1", "sail c5 > c6 1", "sail c5 > d5 1", "stop"]
    say(g, "p1 sail c5 > c4 1")
    assert options(g) == [
        "sail c4 > b3 1",
        "sail c4 > b4 1",
        "sail c4 > c3 1",
        "sail c4 > c5 1",
        "sail c4 > d5 1",
        "stop",
    ]
    say(g, "p1 sail c4 > c3 1")

    stands(g, "asks TakeTurn", "ruler c3 p1, c6 nobody, c5 nobody, c4 nobody", "gold p1 9")
    for steps in (["c6 > c5"], ["c6 > c5", "c5 > c4"]):
        short = turn("poseidon")
        say(short, *[f"p1 sail {step} 1" for step in steps], "p1 stop")
        stands(short, "asks TakeTurn", "gold p1 9")


def test_fleets_are_taken_along_and_left_behind() -> None:
    """C-11.2, C-11.3: the example of the rulebook."""
    g = turn("poseidon", *P3, who="p3")
    say(g, "p3 sail e4 > f5 3")
    assert options(g, "sail f5 > g5") == [f"sail f5 > g5 {n}" for n in (1, 2, 3, 4)]
    say(g, "p3 sail f5 > g5 4", "p3 sail g5 > h5 2")

    stands(g, "fleets e4 0, f5 0, g5 2, h5 2, k6 1", "ruler e4 nobody, f5 nobody, g5 p3, h5 p3", "gold p3 9")
    stands(g, "fleet_reserve p3 3", "asks TakeTurn")


def test_only_one_group_moves() -> None:
    """C-11.3: what was left behind stays."""
    g = turn("poseidon", *P3, who="p3")
    say(g, "p3 sail e4 > d3 2")

    assert {phrase.split()[1] for phrase in options(g, "sail")} == {"d3"}
    assert why(g, "p3 sail e4 > f5 1") == "other-group d3 C-11.3"
    assert why(g, "p3 sail d3 > c3 3") == "too-few-fleets d3 2 C-11.2"
    assert why(g, "p3 sail d3 > f5 1") == "not-adjacent d3 f5 C-2.3"


def test_a_rival_s_fleets_end_the_move_and_start_a_battle() -> None:
    """C-11.4: even if steps are left."""
    g = turn("poseidon", "ruler f5 p3, f6 p2", "fleets f5 2, f6 1", who="p3")
    say(g, "p3 sail f5 > f6 2")
    assert asked(g) == "nature RollAtSea"
    assert told(g) == ["fleets-sailed p3 f5 f6 2", "sea-battle-began p3 p2 f6"]
    stands(g, "attacker p3", "attackers 2", "ruler f5 nobody, f6 p2", "fleets f6 1")
    say(g, "nature roll 2 0")

    stands(g, "ruler f6 p3", "fleets f6 2", "asks TakeTurn", "gold p3 9")
    say(g, "p3 sail f6 > g6 2")
    stands(g, "gold p3 8")


def test_a_battle_on_the_second_or_third_step_ends_the_move_too() -> None:
    """C-11.4"""
    for steps in (["c6 > b6", "b6 > c7"], ["c6 > c5", "c5 > c6", "c6 > c7"]):
        g = turn("poseidon", "ruler c7 p4", "fleets c7 1")
        say(g, *[f"p1 sail {step} 1" for step in steps])
        assert asked(g) == "nature RollAtSea"
        say(g, "nature roll 3 0")
        stands(g, "asks TakeTurn", "gold p1 9", "ruler c7 p1")


def test_a_space_with_a_rival_cannot_be_passed() -> None:
    """C-11.4: the only way on is through him."""
    g = turn("poseidon", "ruler k2 p3", "fleets k2 1", "gold p1 1")
    say(g, "p1 sail k1 > k2 1", "nature roll 3 0", "p1 recruit fleet c6")

    stands(g, "ruler k2 p1", "gold p1 0")
    assert options(g) == ["end turn"]


def test_a_closed_sea_is_not_entered() -> None:
    """C-11.5"""
    g = turn("poseidon", "kraken c5")

    assert options(g, "sail c6") == ["sail c6 > b6 1", "sail c6 > c7 1"]
    assert why(g, "p1 sail c6 > c5 1") == "closed-sea c5 C-2.10"


def test_a_move_that_leads_nowhere_on_is_over() -> None:
    """C-11.5: K6 leads to J6 alone, and J6 is closed behind the fleet."""
    g = turn("poseidon", "kraken j6", who="p3")

    assert options(g, "sail k6") == []
    assert why(g, "p3 sail k6 > j6 1") == "closed-sea j6 C-2.10"


def test_spaces_may_be_visited_again_and_fleets_move_again() -> None:
    """C-11.6"""
    g = turn("poseidon", "ruler c7 p4", "fleets c7 1")
    say(g, "p1 sail c6 > c5 1", "p1 sail c5 > c6 1", "p1 sail c6 > c5 1")
    stands(g, "fleets c5 1", "gold p1 9", "asks TakeTurn")
    say(g, "p1 sail c5 > c6 1", "p1 sail c6 > c7 1", "nature roll 3 0", "p1 sail c7 > c8 1")

    stands(g, "gold p1 7", "ruler c8 p1")


def test_the_gold_is_paid_with_the_first_step() -> None:
    """C-11.7: there is no move without a step."""
    g = turn("poseidon", "gold p1 1")
    assert why(g, "p1 stop") == "not-in-a-turn C-8.4"
    say(g, "p1 sail c6 > c5 1")
    stands(g, "gold p1 0")
    say(g, "p1 sail c5 > c4 1", "p1 sail c4 > c3 1")

    stands(g, "gold p1 0", "ruler c3 p1")


def test_fleets_join_own_fleets() -> None:
    """C-11.2, C-2.4"""
    g = turn("poseidon", "ruler c5 p1", "fleets c6 2, c5 3")
    say(g, "p1 sail c6 > c5 2", "p1 stop")

    stands(g, "fleets c5 5, c6 0", "fleet_reserve p1 2")
