"""C-14: battles at sea."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import FIVE, turn, why
from pelagos.kernel.play import Play
from rulings import asked, described, options, say, stands, told

DICE: Final = [(attacker, defender) for attacker in range(4) for defender in range(4)]


def attack(*statements: str, fleets: int = 3) -> Play:
    """P1 sails with these fleets from C6 into C7, where P4 has three; D8 next door is P4's too."""
    g = turn("poseidon", f"fleets c6 {fleets}", "ruler c7 p4", "fleets c7 3", *statements)
    say(g, f"p1 sail c6 > c7 {fleets}")
    return g


def test_who_moves_attacks_and_who_lies_there_defends() -> None:
    """C-14.1"""
    g = attack()

    assert told(g) == ["fleets-sailed p1 c6 c7 3", "sea-battle-began p1 p4 c7"]
    stands(g, "attacker p1", "attackers 3", "ruler c7 p4", "fleets c7 3, c6 0", "who nature", "asks RollAtSea")


def test_a_battle_is_fought_in_rounds_of_two_dice() -> None:
    """C-14.2, C-14.9: no retreat before the first."""
    g = attack()
    assert len(options(g, "roll")) == 16
    say(g, "nature roll 1 1", "p4 stay", "p1 stay")
    assert asked(g) == "nature RollAtSea"
    say(g, "nature roll 1 1")

    stands(g, "attackers 1", "fleets c7 1")


@pytest.mark.parametrize(("attackers", "defenders"), [(3, 3), (2, 3), (4, 3), (1, 1), (2, 1), (1, 2)])
@pytest.mark.parametrize(("x", "y"), DICE)
def test_the_lower_total_loses_a_fleet_and_equal_totals_one_each(
    attackers: int, defenders: int, x: int, y: int
) -> None:
    """C-14.3, C-14.4, C-14.7; INV-28"""
    g = attack(f"fleets c7 {defenders}", fleets=attackers)
    say(g, f"nature roll {x} {y}")

    lost = int(attackers + x <= defenders + y)
    sunk = int(defenders + y <= attackers + x)
    events = [f"dice-rolled {x} {y} {attackers + x} {defenders + y}"]
    events += ["fleet-lost p1 c7"] * lost + ["fleet-lost p4 c7"] * sunk
    assert told(g)[: len(events)] == events
    stands(g, f"fleet_reserve p1 {8 - 1 - attackers + lost}, p4 {8 - 2 - defenders + sunk}")
    left, right = attackers - lost, defenders - sunk
    if left and right:
        stands(g, f"attackers {left}", f"fleets c7 {right}", "ruler c7 p4", "who p4")
    else:
        holder = "p1" if left else "p4" if right else "nobody"
        stands(g, f"ruler c7 {holder}", f"fleets c7 {left or right}", "asks TakeTurn", "attacker nobody", "attackers 0")
        assert told(g)[-1] == ("sea-empty c7" if holder == "nobody" else f"sea-held {holder} c7")


def test_nothing_helps_the_attacker() -> None:
    """C-14.3: his ports and metropolises next to the sea do not count."""
    g = attack("owner i04 p1", "sites i04 port-s 2")
    say(g, "nature roll 0 0")
    assert told(g)[0] == "dice-rolled 0 0 3 3"
    city = attack("owner i04 p1", "metropolis i04 1")
    say(city, "nature roll 0 0")

    assert told(city)[0] == "dice-rolled 0 0 3 3"


def test_ports_and_metropolises_of_the_defender_count_where_they_touch() -> None:
    """C-14.4: C7 touches I04 alone."""
    for statements, total in (
        (("owner i04 p4", "sites i04 port-s 1"), 4),
        (("owner i04 p4", "sites i04 port-s 2"), 5),
        (("owner i04 p4", "metropolis i04 1"), 4),
        (("owner i04 p5", "sites i04 port-s 2"), 3),
        (("sites i05 port-s 2",), 3),
        (("owner i04 p4", "sites i04 fortress-s 2"), 3),
    ):
        g = attack(*statements)
        say(g, "nature roll 0 0")
        assert told(g)[0] == f"dice-rolled 0 0 3 {total}", statements


def test_all_units_count_in_every_round() -> None:
    """C-14.6"""
    g = attack()
    say(g, "nature roll 0 1")
    assert told(g)[0] == "dice-rolled 0 1 3 4"
    say(g, "p4 stay", "p1 stay", "nature roll 3 0")

    assert told(g)[0] == "dice-rolled 3 0 5 3"


def test_after_a_round_the_defender_is_asked_first() -> None:
    """C-14.9, C-14.12: stay first, then seas in their order that are empty or own."""
    g = attack()
    say(g, "nature roll 2 0")
    assert asked(g) == "p4 RetreatFromSea"
    assert options(g) == ["stay", "retreat b6", "retreat b7", "retreat c6", "retreat c8", "retreat d8"]
    say(g, "p4 stay")
    assert asked(g) == "p1 RetreatFromSea"
    assert options(g) == ["stay", "retreat b6", "retreat b7", "retreat c6", "retreat c8"]
    say(g, "p1 stay")

    assert asked(g) == "nature RollAtSea"


def test_a_retreat_takes_all_fleets_to_one_sea() -> None:
    """C-14.10, C-14.13: the attacker holds the sea."""
    g = attack()
    say(g, "nature roll 2 0", "p4 retreat d8")

    stands(g, "fleets d8 3, c7 3", "ruler d8 p4, c7 p1", "attacker nobody", "attackers 0", "asks TakeTurn")
    stands(g, "fleet_reserve p4 4, p1 4", "survivors c7")
    assert told(g) == ["retreated-sea p4 d8 2", "sea-held p1 c7"]


def test_the_attacker_retreats_with_all_his_fleets() -> None:
    """C-14.10, C-14.14: nothing changes hands."""
    g = attack()
    say(g, "nature roll 0 2", "p4 stay", "p1 retreat b7")

    stands(g, "fleets b7 2, c7 3", "ruler b7 p1, c7 p4", "attacker nobody", "attackers 0", "asks TakeTurn")
    stands(g, "fleet_reserve p1 5, p4 3", "survivors b7")
    assert told(g) == ["retreated-sea p1 b7 2", "sea-held p4 c7"]


def test_the_attacker_may_go_back_to_his_own_fleets() -> None:
    """C-14.12"""
    g = turn("poseidon", "fleets c6 3", "ruler c7 p4", "fleets c7 3")
    say(g, "p1 sail c6 > c7 2", "nature roll 1 1", "p4 stay")
    assert options(g) == ["stay", "retreat b6", "retreat b7", "retreat c6", "retreat c8"]
    say(g, "p1 retreat c6")

    stands(g, "fleets c6 2, c7 3", "ruler c6 p1", "survivors c6")


def test_the_space_the_attacker_came_from_is_open_if_it_is_empty() -> None:
    """C-14.12"""
    g = turn("poseidon", "fleets c6 4", "ruler c7 p4", "fleets c7 3")
    say(g, "p1 sail c6 > c7 3", "nature roll 2 0")

    assert options(g) == ["stay", "retreat b6", "retreat b7", "retreat c8", "retreat d8"]
    assert why(g, "p4 retreat c6") == "sea-of-another c6 C-2.4"
    assert why(g, "p4 retreat e7") == "not-adjacent c7 e7 C-2.3"


def test_no_retreat_into_a_rival_s_or_a_closed_sea() -> None:
    """C-14.12, C-2.10"""
    g = attack("kraken b6", "ruler c8 p5", "fleets c8 1")
    say(g, "nature roll 2 0")
    assert options(g) == ["stay", "retreat b7", "retreat c6", "retreat d8"]
    assert why(g, "p4 retreat b6") == "closed-sea b6 C-2.10"
    say(g, "p4 stay")

    assert options(g) == ["stay", "retreat b7", "retreat c6"]
    assert why(g, "p1 retreat d8") == "sea-of-another d8 C-2.4"
    assert why(g, "p1 retreat c8") == "sea-of-another c8 C-2.4"


CORNER: Final = ("ruler k6 p3, j6 p1", "fleets k6 3, j6 3")
"""K6 has one neighbour, J6."""


def test_a_side_without_a_destination_is_not_asked() -> None:
    """C-14.9: the defender first, the attacker next."""
    g = turn("poseidon", *CORNER)
    say(g, "p1 sail j6 > k6 2", "nature roll 1 0")
    assert asked(g) == "p1 RetreatFromSea"
    assert options(g) == ["stay", "retreat j6"]
    say(g, "p1 stay")
    assert asked(g) == "nature RollAtSea"


def test_when_neither_can_retreat_the_next_round_follows() -> None:
    """C-14.9"""
    g = described(
        FIVE,
        "active p1",
        "attacker p1",
        "attackers 3",
        "ruler k6 p3, j6 p2",
        "fleets k6 3, j6 1",
        "next RollAtSea sea=k6",
    )
    say(g, "nature roll 1 1")

    assert asked(g) == "nature RollAtSea"
    stands(g, "attackers 2", "fleets k6 2")


def test_a_defender_who_stays_may_leave_the_attacker_without_a_choice() -> None:
    """C-14.9: P3 may join his fleet in J6, P1 may go nowhere."""
    g = described(
        FIVE,
        "active p1",
        "attacker p1",
        "attackers 3",
        "ruler k6 p3, j6 p3",
        "fleets k6 3, j6 1",
        "next RollAtSea sea=k6",
    )
    say(g, "nature roll 1 1")
    assert options(g) == ["stay", "retreat j6"]
    say(g, "p3 stay")

    assert asked(g) == "nature RollAtSea"


def test_the_survivors_of_an_attack_hold_the_sea() -> None:
    """C-14.13"""
    g = attack("fleets c7 1")
    say(g, "nature roll 3 0")

    stands(g, "ruler c7 p1", "fleets c7 3", "survivors c7")
    assert told(g) == ["dice-rolled 3 0 6 1", "fleet-lost p4 c7", "sea-held p1 c7"]


def test_the_survivors_of_a_defence_keep_it() -> None:
    """C-14.14"""
    g = attack(fleets=1)
    say(g, "nature roll 0 3")

    stands(g, "ruler c7 p4, c6 nobody", "fleets c7 3, c6 0", "survivors off", "fleet_reserve p1 7")
    assert told(g) == ["dice-rolled 0 3 1 6", "fleet-lost p1 c7", "sea-held p4 c7"]


def test_a_sea_where_both_are_wiped_out_is_empty() -> None:
    """C-14.15"""
    g = attack("fleets c7 1", fleets=1)
    say(g, "nature roll 2 2")

    stands(g, "ruler c7 nobody, c6 nobody", "fleets c7 0, c6 0", "survivors off", "fleet_reserve p1 7, p4 6")
    assert told(g)[-1] == "sea-empty c7"


def test_a_tie_that_leaves_only_the_attacker_gives_him_the_sea() -> None:
    """C-14.16, C-14.7"""
    g = attack("fleets c7 1", "owner i04 p4", "sites i04 port-s 1", fleets=2)
    say(g, "nature roll 0 0")

    assert told(g)[0] == "dice-rolled 0 0 2 2"
    stands(g, "ruler c7 p1", "fleets c7 1")


def test_nothing_else_can_be_done_inside_a_battle() -> None:
    """C-14.18"""
    g = attack()
    say(g, "nature roll 1 1")
    for phrase in ("end turn", "sail d8 > c8 1", "recruit fleet c8", "stop", "retreat i05", "bid zeus 1"):
        assert why(g, f"p4 {phrase}") == "battle-first C-14.18"


def test_a_battle_of_poseidon_freezes_nothing_for_a_later_sylph() -> None:
    """C-14.13, C-20.7.3: only survivors of the Sylph's own battles are done."""
    g = attack("fleets c7 1", "where sylph slot-4", "ruler k1 p1")
    say(g, "nature roll 3 0", "p1 buy 4", "p1 sail k1 > k2 1")

    assert "sail c7 > b7 3" in options(g)
