"""C-14: battles on land."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import FIVE, figure, turn, why
from pelagos.kernel.play import Play
from rulings import asked, described, options, say, stands, told

DICE: Final = [(attacker, defender) for attacker in range(4) for defender in range(4)]
MINOTAUR: Final = figure("minotaur", "i03", "p2")


def attack(*statements: str, troops: int = 3) -> Play:
    """P1 lands with these troops from I01 on I03, where P3 has two; F5 joins I03 to I07, which is P3's."""
    g = turn(
        "ares",
        f"troops i01 {troops}",
        "ruler c5 p1, d5 p1",
        "fleets c5 1, d5 1",
        "owner i07 p3",
        "troops i03 2",
        *statements,
    )
    say(g, f"p1 march i01 > i03 {troops}")
    return g


def test_who_moves_attacks_and_who_owns_the_island_defends() -> None:
    """C-14.1"""
    g = attack()

    assert told(g) == ["troops-marched p1 i01 i03 3", "land-battle-began p1 p3 i03"]
    stands(g, "attacker p1", "attackers 3", "owner i03 p3", "troops i03 2, i01 0", "asks RollOnLand", "who nature")


def test_a_battle_is_fought_in_rounds_of_two_dice() -> None:
    """C-14.2, C-14.9: no retreat before the first."""
    g = attack()
    assert len(options(g, "roll")) == 16
    say(g, "nature roll 1 2", "p3 stay", "p1 stay")
    assert asked(g) == "nature RollOnLand"
    say(g, "nature roll 1 1")

    stands(g, "owner i03 p1", "troops i03 2")


@pytest.mark.parametrize(("attackers", "defenders"), [(3, 2), (2, 2), (1, 1), (2, 1), (1, 2), (4, 2)])
@pytest.mark.parametrize(("x", "y"), DICE)
def test_the_lower_total_loses_a_troop_and_equal_totals_one_each(
    attackers: int, defenders: int, x: int, y: int
) -> None:
    """C-14.3, C-14.5, C-14.7; INV-28"""
    g = attack(f"troops i03 {defenders}", troops=attackers)
    say(g, f"nature roll {x} {y}")

    lost = int(attackers + x <= defenders + y)
    killed = int(defenders + y <= attackers + x)
    events = [f"dice-rolled {x} {y} {attackers + x} {defenders + y}"]
    events += ["troop-lost p1 i03"] * lost + ["troop-lost p3 i03"] * killed
    assert told(g)[: len(events)] == events
    stands(g, f"troop_reserve p1 {8 - 1 - attackers + lost}, p3 {8 - 1 - defenders + killed}")
    left, right = attackers - lost, defenders - killed
    if left and right:
        stands(g, f"attackers {left}", f"troops i03 {right}", "owner i03 p3", "who p3")
    else:
        stands(g, f"owner i03 {'p1' if left else 'p3'}", f"troops i03 {left or right}", "asks TakeTurn")
        stands(g, "attacker nobody", "attackers 0", "survivors off")
        assert told(g)[-1] == ("island-captured p1 p3 i03" if left else "island-held p3 i03")


def test_nothing_helps_the_attacker() -> None:
    """C-14.3: fortresses and a metropolis where he comes from, a figure of his own on the island."""
    g = attack("sites i01 fortress-s 2")
    say(g, "nature roll 0 0")
    assert told(g)[0] == "dice-rolled 0 0 3 2"
    city = attack("metropolis i01 1", *figure("medusa", "i03", "p1"))
    say(city, "nature roll 0 0")

    assert told(city)[0] == "dice-rolled 0 0 3 2"


@pytest.mark.parametrize(
    ("standing", "total"),
    [
        (("sites i03 fortress-s 1",), 3),
        (("sites i03 fortress-s 2",), 4),
        (("metropolis i03 1",), 3),
        (("metropolis i03 2",), 3),
        (MINOTAUR, 4),
        ((*MINOTAUR, "sites i03 fortress-s 2"), 6),
        ((*MINOTAUR, "metropolis i03 1"), 5),
        (("sites i03 port-s 2",), 2),
        (("sites i07 fortress-s 2",), 2),
        (("metropolis i07 1",), 2),
        (figure("minotaur", "i07", "p3"), 2),
    ],
)
def test_what_the_defender_s_total_counts(standing: tuple[str, ...], total: int) -> None:
    """C-14.5, C-20.14.1: on that island only."""
    g = attack(*standing)
    say(g, "nature roll 0 0")

    assert told(g)[0] == f"dice-rolled 0 0 3 {total}"


def test_a_fortress_beside_a_metropolis_counts_too() -> None:
    """C-14.5: both, and zone O like zone S."""
    g = described(
        FIVE,
        "active p2",
        "attacker p2",
        "attackers 4",
        "metropolis i12 1",
        "sites i12 fortress-o 1",
        "next RollOnLand island=i12",
    )
    say(g, "nature roll 1 2")

    assert told(g)[0] == "dice-rolled 1 2 5 5"


def test_all_units_count_in_every_round() -> None:
    """C-14.6"""
    g = attack()
    say(g, "nature roll 0 2")
    assert told(g)[0] == "dice-rolled 0 2 3 4"
    say(g, "p3 stay", "p1 stay", "nature roll 3 0")

    assert told(g)[0] == "dice-rolled 3 0 5 2"


def test_the_minotaur_is_lost_last_and_at_once() -> None:
    """C-14.8, C-20.14.4: as one single loss, and his card is discarded."""
    g = attack(*MINOTAUR, "troops i03 1", "owner i07 nobody")
    say(g, "nature roll 1 1")
    stands(g, "attackers 2", "troops i03 0", "figure_island minotaur i03", "asks RetreatFromLand", "who p1")
    say(g, "p1 stay", "nature roll 2 1")

    assert told(g)[:4] == [
        "dice-rolled 2 1 4 3",
        "minotaur-lost i03",
        "figure-left minotaur i03",
        "island-captured p1 p3 i03",
    ]
    stands(g, "figure_island minotaur off", "figure_owner minotaur nobody", "where minotaur discard")
    stands(g, "owner i03 p1", "troops i03 2")


def test_the_minotaur_fights_alone_and_both_may_be_gone() -> None:
    """C-14.8, C-14.15, C-20.14.3"""
    g = attack(*MINOTAUR, "troops i03 0", troops=1)
    say(g, "nature roll 1 0")

    assert told(g)[0] == "dice-rolled 1 0 2 2"
    stands(g, "owner i03 p3", "troops i03 0", "figure_island minotaur off", "where minotaur discard", "asks TakeTurn")


def test_the_minotaur_alone_may_win() -> None:
    """C-14.14"""
    g = attack(*MINOTAUR, "troops i03 0", troops=1)
    say(g, "nature roll 0 1")

    stands(g, "owner i03 p3", "troops i03 0", "figure_island minotaur i03", "where minotaur held", "asks TakeTurn")
    assert told(g)[-1] == "island-held p3 i03"


def test_after_a_round_the_defender_is_asked_first() -> None:
    """C-14.9, C-14.11"""
    g = attack()
    say(g, "nature roll 2 0")
    assert asked(g) == "p3 RetreatFromLand"
    assert options(g) == ["stay", "retreat i07"]
    say(g, "p3 stay")
    assert asked(g) == "p1 RetreatFromLand"
    assert options(g) == ["stay", "retreat i01"]
    say(g, "p1 stay")

    assert asked(g) == "nature RollOnLand"


def test_a_retreat_takes_all_troops_and_gives_the_island_away() -> None:
    """C-14.10, C-14.13"""
    g = attack("troops i03 4, i07 1", "sites i03 university-s 1")
    say(g, "nature roll 2 0", "p3 retreat i07")

    stands(g, "owner i03 p1, i07 p3", "troops i03 3, i07 4, i01 0", "sites i03 university-s 1", "asks TakeTurn")
    stands(g, "attacker nobody", "attackers 0", "troop_reserve p1 4, p3 3")
    assert told(g) == ["retreated-land p3 i07 3", "island-captured p1 p3 i03"]


def test_the_attacker_retreats_with_all_his_troops() -> None:
    """C-14.10, C-14.14: nothing changes hands."""
    g = attack("owner i04 p1", "troops i04 2")
    say(g, "nature roll 0 3", "p3 stay")
    assert options(g) == ["stay", "retreat i01", "retreat i04"]
    say(g, "p1 retreat i04")

    stands(g, "owner i03 p3", "troops i03 2, i04 4, i01 0", "attacker nobody", "attackers 0", "asks TakeTurn")
    assert told(g) == ["retreated-land p1 i04 2", "island-held p3 i03"]


def test_a_retreat_needs_an_own_island_and_a_chain() -> None:
    """C-14.11: P3's I13 has no chain; I06 has one, but is not his; and the battle island is none."""
    g = attack("ruler e3 p3, e4 p3", "fleets e3 1, e4 1")
    say(g, "nature roll 2 0")

    assert options(g) == ["stay", "retreat i07"]
    assert why(g, "p3 retreat i13") == "no-chain i03 i13 C-2.9"
    assert why(g, "p3 retreat i06") == "no-retreat-there i06 C-14.11"
    assert why(g, "p3 retreat i03") == "no-retreat-there i03 C-14.11"
    assert why(g, "p3 retreat i04") == "no-retreat-there i04 C-14.11"


def test_a_retreat_follows_a_long_chain() -> None:
    """C-14.11"""
    chain = ("f6", "g6", "h5")
    g = attack(*[f"ruler {sea} p3" for sea in chain], *[f"fleets {sea} 1" for sea in chain])
    say(g, "nature roll 2 0")

    assert options(g) == ["stay", "retreat i07", "retreat i13"]


def test_without_a_destination_nobody_is_asked() -> None:
    """C-14.9: P3 without a fleet, then P1 without one, then neither."""
    g = attack("ruler f5 nobody", "fleets f5 0")
    say(g, "nature roll 2 0")
    assert asked(g) == "p1 RetreatFromLand"
    for ruler, fleets, asks in (("p3", 1, "p3 RetreatFromLand"), ("nobody", 0, "nature RollOnLand")):
        alone = described(
            FIVE,
            "active p1",
            "god zeus",
            "attacker p1",
            "attackers 3",
            "owner i07 p3",
            "troops i03 2",
            f"ruler f5 {ruler}",
            f"fleets f5 {fleets}",
            "next RollOnLand island=i03",
        )
        say(alone, "nature roll 2 0")
        assert asked(alone) == asks
        if ruler == "p3":
            say(alone, "p3 stay")
            assert asked(alone) == "nature RollOnLand"


def test_nobody_retreats_from_medusa() -> None:
    """C-14.11, C-20.16.1"""
    g = attack(*figure("medusa", "i03", "p5"))
    say(g, "nature roll 2 0")

    assert asked(g) == "nature RollOnLand"


def test_medusa_elsewhere_hinders_no_retreat() -> None:
    """C-14.11: she holds those who are with her, also as a destination."""
    g = attack(*figure("medusa", "i07", "p5"))
    say(g, "nature roll 2 0")

    assert options(g) == ["stay", "retreat i07"]


def test_an_attacker_who_wins_owns_the_island_with_everything() -> None:
    """C-14.13"""
    g = attack("troops i03 1", "sites i03 fortress-s 1, i03 temple-s 1", "prosperity i03 2")
    say(g, "nature roll 3 0")

    stands(g, "owner i03 p1", "troops i03 3", "sites i03 fortress-s 1, i03 temple-s 1", "prosperity i03 2")


def test_a_defender_who_wins_keeps_everything() -> None:
    """C-14.14"""
    g = attack(troops=1)
    say(g, "nature roll 0 3")

    stands(g, "owner i03 p3, i01 p1", "troops i03 2, i01 0", "troop_reserve p1 7")


def test_an_island_where_both_are_wiped_out_stays_the_defender_s() -> None:
    """C-14.15: with its income and buildings."""
    g = attack("troops i03 1", "sites i03 temple-s 1", troops=1)
    say(g, "nature roll 1 1")

    stands(g, "owner i03 p3", "troops i03 0, i01 0", "sites i03 temple-s 1", "asks TakeTurn")
    assert told(g)[-1] == "island-held p3 i03"


def test_a_later_landing_on_an_island_left_empty_needs_no_battle() -> None:
    """C-14.16"""
    g = attack("troops i03 1", "owner i04 p1", "troops i04 1", troops=1)
    say(g, "nature roll 1 1", "p1 march i04 > i03 1")

    stands(g, "owner i03 p1", "troops i03 1", "asks TakeTurn")


def test_a_tie_that_leaves_only_the_attacker_is_a_capture() -> None:
    """C-14.16"""
    g = attack("troops i03 1")
    say(g, "nature roll 0 2")

    assert told(g)[0] == "dice-rolled 0 2 3 3"
    stands(g, "owner i03 p1", "troops i03 2")


def test_the_minotaur_fights_on_when_the_troops_have_gone() -> None:
    """C-14.17, C-14.10: for the owner; the attacker may retreat now."""
    g = attack(*MINOTAUR)
    say(g, "nature roll 3 0")
    assert options(g) == ["stay", "retreat i07"]
    say(g, "p3 retreat i07")
    assert told(g) == ["retreated-land p3 i07 1"]
    stands(g, "troops i03 0, i07 1", "owner i03 p3", "figure_island minotaur i03", "who p1", "asks RetreatFromLand")
    assert options(g) == ["stay", "retreat i01"]
    say(g, "p1 stay", "nature roll 1 0")

    assert told(g)[0] == "dice-rolled 1 0 4 2"
    stands(g, "owner i03 p1", "troops i03 3", "where minotaur discard")


def test_the_minotaur_alone_is_not_asked_to_retreat() -> None:
    """C-14.10, C-14.17: he cannot, although his owner has a chain."""
    g = attack(*MINOTAUR, "troops i03 0")
    say(g, "nature roll 0 2")

    assert told(g)[0] == "dice-rolled 0 2 3 4"
    stands(g, "attackers 2", "who p1", "asks RetreatFromLand")
    say(g, "p1 retreat i01")
    stands(g, "troops i01 2", "figure_island minotaur i03", "owner i03 p3")


def test_nothing_else_can_be_done_inside_a_battle() -> None:
    """C-14.18"""
    g = attack()
    say(g, "nature roll 2 0")
    for phrase in ("end turn", "march i07 > i03 1", "retreat c3", "recruit troop i07", "done"):
        assert why(g, f"p3 {phrase}") == "battle-first C-14.18"
