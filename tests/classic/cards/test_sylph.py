"""Sylph."""

from __future__ import annotations

import pytest

from classic.cards.purchase import bought, options_of, say, turn
from classic.setups import figure, why
from rulings import asked, options, stands, told

THERE_AND_BACK = ("p1 sail c6 > b6 1", "p1 sail b6 > c6 1")
DUEL = ("fleets c6 2", "ruler c7 p4", "fleets c7 1")
"""Two fleets of p1 in c6, a lone one of p4 next door in c7; c7 touches b6 b7 c6 c8 d8."""


def test_any_number_of_fleets_of_any_own_sea_takes_a_step() -> None:
    """C-20.7.1, C-11.2"""
    g = bought("sylph", "fleets c6 2")

    assert asked(g) == "p1 SailFreely"
    assert options(g) == [
        "sail c6 > b6 1",
        "sail c6 > b6 2",
        "sail c6 > c5 1",
        "sail c6 > c5 2",
        "sail c6 > c7 1",
        "sail c6 > c7 2",
        "sail k1 > j1 1",
        "sail k1 > k2 1",
        "done",
    ]


def test_a_step_is_free_and_another_follows() -> None:
    """C-20.7.1, C-19.6: no Poseidon is needed."""
    g = bought("sylph")
    say(g, "p1 sail c6 > b6 1")

    assert told(g) == ["fleets-sailed p1 c6 b6 1"]
    stands(g, "ruler c6 nobody, b6 p1", "fleets c6 0, b6 1", "gold p1 8", "where sylph used", "asks SailFreely")


def test_there_are_ten_steps_and_no_more() -> None:
    """C-20.7.1"""
    g = bought("sylph")
    say(g, *4 * THERE_AND_BACK, THERE_AND_BACK[0])
    stands(g, "asks SailFreely", "where sylph used", "fleets b6 1")
    say(g, THERE_AND_BACK[1])

    stands(g, "asks TakeTurn", "where sylph discard", "fleets c6 1", "gold p1 8")


def test_a_group_of_any_size_counts_one() -> None:
    """C-20.7.2"""
    g = bought("sylph", "fleets c6 3")
    say(g, *5 * ("p1 sail c6 > b6 3", "p1 sail b6 > c6 3"))

    stands(g, "asks TakeTurn", "fleets c6 3")


def test_steps_are_spread_over_groups_that_meet_and_part() -> None:
    """C-20.7.1, C-11.2, C-11.3: k1 waits while c6 moves, one fleet stays behind, and another is taken along."""
    g = bought("sylph", "fleets c6 2", "ruler b7 p1", "fleets b7 1")
    say(g, "p1 sail c6 > b6 1", "p1 sail k1 > k2 1", "p1 sail b6 > b7 1", "p1 sail b7 > c8 2", "p1 sail c6 > c5 1")

    stands(g, "fleets c6 0, c5 1, b6 0, b7 0, c8 2, k1 0, k2 1", "asks SailFreely", "fleet_reserve p1 4")
    say(g, "p1 done")
    assert told(g) == []
    stands(g, "asks TakeTurn", "where sylph discard")


def test_she_may_be_stopped_before_the_first_step() -> None:
    """C-19.4"""
    g = bought("sylph")
    say(g, "p1 done")

    stands(g, "fleets c6 1, k1 1", "asks TakeTurn", "where sylph discard", "gold p1 8")


def test_without_a_fleet_she_is_discarded_without_effect() -> None:
    """C-19.4"""
    g = bought("sylph", "ruler c6 nobody, k1 nobody", "fleets c6 0, k1 0")

    stands(g, "asks TakeTurn", "where sylph discard", "gold p1 8")


def test_what_is_no_step() -> None:
    """C-20.7.1, C-11.2"""
    g = bought("sylph", "ruler c5 p3", "fleets c5 2", "kraken b6")

    assert why(g, "p1 sail b3 > c3 1") == "no-fleet-there b3 C-11.2"
    assert why(g, "p1 sail a1 > a2 1") == "no-fleet-there a1 C-11.2"
    assert why(g, "p1 sail c6 > c8 1") == "not-adjacent c6 c8 C-2.3"
    assert why(g, "p1 sail c6 > c7 2") == "too-few-fleets c6 1 C-11.2"
    assert why(g, "p1 sail c6 > c7 0") == "too-few-fleets c6 1 C-11.2"
    assert why(g, "p1 end turn") == "effect-first C-19.3"
    assert why(g, "p1 decline") == "effect-first C-19.3"


def test_a_closed_sea_cannot_be_entered() -> None:
    """C-20.7.3, C-11.5: neither the Kraken's nor the ring of Polyphemus on i07, which holds g3 and h4."""
    quiet = "ruler f3 nobody, f5 nobody, g2 p1, h5 p1"
    g = bought("sylph", quiet, "fleets f3 0, f5 0, g2 1, h5 1", "kraken b6", *figure("polyphemus", "i07", "p2"))

    assert options(g) == [
        "sail c6 > c5 1",
        "sail c6 > c7 1",
        "sail g2 > f2 1",
        "sail h5 > g6 1",
        "sail h5 > h6 1",
        "sail h5 > i4 1",
        "sail k1 > j1 1",
        "sail k1 > k2 1",
        "done",
    ]
    assert why(g, "p1 sail c6 > b6 1") == "closed-sea b6 C-2.10"
    assert why(g, "p1 sail g2 > g3 1") == "closed-sea g3 C-2.10"


def test_entering_a_rivals_sea_starts_a_battle() -> None:
    """C-20.7.3, C-11.4"""
    g = bought("sylph", *DUEL)
    say(g, "p1 sail c6 > c7 1")

    assert told(g) == ["fleets-sailed p1 c6 c7 1", "sea-battle-began p1 p4 c7"]
    assert asked(g) == "nature RollAtSea"
    stands(g, "attackers 1", "fleets c6 1, c7 1", "where sylph used")


def test_the_victors_are_frozen_and_the_others_go_on() -> None:
    """C-20.7.3: no step starts in the battle space any more."""
    g = bought("sylph", *DUEL)
    say(g, "p1 sail c6 > c7 1", "nature roll 3 0")

    stands(g, "ruler c7 p1", "fleets c7 1", "survivors off", "asks SailFreely")
    assert options_of(g, "sail") == ["c6 > b6 1", "c6 > c5 1", "c6 > c7 1", "k1 > j1 1", "k1 > k2 1"]
    assert why(g, "p1 sail c7 > c8 1") == "frozen c7 C-20.7.3"


def test_frozen_stays_frozen_and_holds_whoever_joins() -> None:
    """C-20.7.3: for the rest of this Sylph."""
    g = bought("sylph", *DUEL)
    say(g, "p1 sail c6 > c7 1", "nature roll 3 0", "p1 sail k1 > k2 1", "p1 sail c6 > c7 1")

    stands(g, "fleets c7 2")
    assert options_of(g, "sail") == ["k2 > k1 1", "k2 > k3 1"]
    assert why(g, "p1 sail c7 > c6 1") == "frozen c7 C-20.7.3"


def test_several_battles_freeze_several_seas() -> None:
    """C-20.7.3"""
    g = bought("sylph", *DUEL, "ruler j1 p2", "fleets j1 1")
    say(g, "p1 sail c6 > c7 1", "nature roll 3 0", "p1 sail k1 > j1 1", "nature roll 3 0")

    assert options_of(g, "sail") == ["c6 > b6 1", "c6 > c5 1", "c6 > c7 1"]
    assert why(g, "p1 sail j1 > i1 1") == "frozen j1 C-20.7.3"
    assert why(g, "p1 sail c7 > c8 1") == "frozen c7 C-20.7.3"


def test_attackers_who_retreat_are_frozen_where_they_went() -> None:
    """C-20.7.3: with the fleets that lay there; the sea of the battle is not theirs."""
    g = bought("sylph", "fleets c6 4", "ruler c7 p4", "fleets c7 3")
    say(g, "p1 sail c6 > c7 3", "nature roll 0 3", "p4 stay", "p1 retreat c6")

    stands(g, "fleets c6 3, c7 3", "ruler c7 p4", "asks SailFreely", "survivors off")
    assert options_of(g, "sail") == ["k1 > j1 1", "k1 > k2 1"]
    assert why(g, "p1 sail c6 > b6 1") == "frozen c6 C-20.7.3"


def test_if_the_defender_retreats_the_attackers_are_frozen() -> None:
    """C-20.7.3"""
    g = bought("sylph", "fleets c6 3", "ruler c7 p4", "fleets c7 2")
    say(g, "p1 sail c6 > c7 3", "nature roll 3 0", "p4 retreat c8")

    stands(g, "fleets c7 3, c8 1", "ruler c7 p1, c8 p4", "asks SailFreely")
    assert options_of(g, "sail") == ["k1 > j1 1", "k1 > k2 1"]


@pytest.mark.parametrize(("dice", "left"), [("0 3", 1), ("1 1", 0)])
def test_where_no_attacker_is_left_nothing_is_frozen(dice: str, left: int) -> None:
    """C-20.7.3: beaten, or both sides wiped out."""
    g = bought("sylph", *DUEL)
    say(g, "p1 sail c6 > c7 1", f"nature roll {dice}")

    stands(g, f"fleets c7 {left}", "fleets c6 1", "asks SailFreely")
    assert options_of(g, "sail") == ["c6 > b6 1", "c6 > c5 1", "c6 > c7 1", "k1 > j1 1", "k1 > k2 1"]


def test_a_sea_cleared_by_a_wipe_out_can_be_sailed_through() -> None:
    """C-20.7.3"""
    g = bought("sylph", *DUEL)
    say(g, "p1 sail c6 > c7 1", "nature roll 1 1", "p1 sail c6 > c7 1", "p1 sail c7 > c8 1")

    stands(g, "fleets c8 1", "ruler c8 p1")


def test_a_step_into_battle_counts_like_any_other() -> None:
    """C-20.7.2, C-20.7.3: a battle in the tenth step, and she is gone."""
    g = bought("sylph", *DUEL)
    say(g, *4 * THERE_AND_BACK, THERE_AND_BACK[0], "p1 sail c6 > c7 1", "nature roll 3 0")

    stands(g, "asks TakeTurn", "where sylph discard", "survivors off", "fleets c7 1")


def test_battles_of_an_earlier_action_freeze_nothing() -> None:
    """C-20.7.3: no step of *this* Sylph; a paid move of Poseidon may have fought before."""
    g = turn(*DUEL, "god poseidon", "where sylph slot-2")
    say(g, "p1 sail c6 > c7 1", "nature roll 3 0", "p1 buy 2", "p1 sail k1 > k2 1")

    assert options_of(g, "sail")[:2] == ["c6 > b6 1", "c6 > c5 1"]
    assert "c7 > c8 1" in options_of(g, "sail")


def test_a_second_sylph_thaws_what_the_first_froze() -> None:
    """C-20.7.3, C-20.4.1: the Chimera copies her in the same turn."""
    g = bought("sylph", *DUEL, "where chimera slot-3")
    say(g, "p1 sail c6 > c7 1", "nature roll 3 0", "p1 done", "p1 buy 3", "p1 copy sylph", "p1 sail k1 > k2 1")

    assert "c7 > c8 1" in options_of(g, "sail")
