"""L-12.2: battles at sea."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import FOUR, TEAMS, explained, figure, hero, holds, options_of, phrases, sails, say, turn, why
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, options, stands, told

DICE: Final = [(attacker, defender) for attacker in range(4) for defender in range(4)]


def attack(*statements: str, fleets: int = 2, defenders: int = 1, rules: Rules = FOUR) -> Play:
    """Blu sails from S1 with all fleets to S0, where red lies."""
    g = turn("poseidon", *sails("blu", "S1", fleets), *sails("red", "S0", defenders), *statements, rules=rules)
    say(g, f"p1 sail S1 > S0 {fleets}")
    return g


@pytest.mark.parametrize(("attackers", "defenders"), [(3, 2), (2, 2), (1, 1), (2, 1), (1, 2)])
@pytest.mark.parametrize(("x", "y"), DICE)
def test_the_lower_total_loses_a_fleet_and_equal_totals_one_each(
    attackers: int, defenders: int, x: int, y: int
) -> None:
    """L-12.2.1, L-12.2.2, L-12.2.4, L-12.3.1"""
    g = attack(fleets=attackers, defenders=defenders)
    say(g, f"nature roll {x} {y}")

    lost = int(attackers + x <= defenders + y)
    killed = int(defenders + y <= attackers + x)
    events = [f"dice-rolled {x} {y} {attackers + x} {defenders + y}"]
    events += ["fleet-lost red S0"] * killed + ["fleet-lost blu S0"] * lost
    assert told(g)[: len(events)] == events
    stands(g, f"fleet_reserve blu {8 - attackers + lost}, red {8 - defenders + killed}")
    left, right = attackers - lost, defenders - killed
    if left and right:
        stands(g, f"attack_troops {left}", f"fleets S0 {right}", "ruler S0 red")
        assert asked(g) == "p2 RetreatFromSea"
    elif left or right:
        stands(g, f"ruler S0 {'blu' if left else 'red'}", f"fleets S0 {left or right}", "asks TakeTurn")
        assert told(g)[-1] == f"sea-held {'blu' if left else 'red'} S0"
    else:
        stands(g, "ruler S0 nobody", "fleets S0 0", "asks TakeTurn")
        assert told(g)[-1] == "sea-empty S0"
    if not (left and right):
        stands(g, "attacker nobody", "attack_troops 0", "ruler S1 nobody")


@pytest.mark.parametrize(
    ("standing", "totals"),
    [
        ((), "2 1"),
        ((*holds("blu", "A2"), "building a2b port"), "3 1"),
        ((*holds("blu", "A2"), "building a2b gold3"), "3 1"),
        ((*holds("blu", "A2"), "building a2a port"), "2 1"),
        ((*holds("blu", "A2"), *holds("blu", "B1"), "building a2b port, b1a gold3"), "4 1"),
        ((*holds("red", "E2"), "building e2 port"), "2 2"),
        ((*holds("red", "E2"), *holds("red", "G1"), "building e2 port, g1 priestess"), "2 3"),
        ((*holds("grn", "E2"), "building e2 port"), "2 1"),
        ((*holds("red", "E2"), "building e2 fortress"), "2 1"),
        ((*holds("blu", "A2"), *hero("ajax", "A2", "blu")), "2 1"),
        ((*holds("red", "Z1", 5), *figure("minotaur", "Z1", "red")), "2 1"),
        (("hero_place penthesilea card", "hero_owner penthesilea blu", "building penthesilea gold3"), "2 1"),
    ],
)
def test_what_a_total_counts(standing: tuple[str, ...], totals: str) -> None:
    """L-12.2.1, L-14.2, L-16.7.3: fleets, and ports and metropolises at that very sea, on both sides."""
    g = attack(*standing)
    say(g, "nature roll 0 0")

    assert told(g)[0] == f"dice-rolled 0 0 {totals}"


def test_a_teammate_s_port_does_not_count() -> None:
    """L-12.2.1, L-18.3"""
    lands = (*holds("yel", "A2"), *holds("grn", "E2"), "building a2b port, e2 port")
    g = attack(*lands, rules=TEAMS)
    say(g, "nature roll 0 0")

    assert told(g)[0] == "dice-rolled 0 0 2 1"


def test_s_06() -> None:
    """L-12.2.1, S-06: 5 against 4, the last fleet is lost, no retreat is asked."""
    g = attack(*holds("blu", "A2"), *holds("red", "E2"), "building a2b port, e2 port", "gold blu 4")
    say(g, "nature roll 2 2")

    assert told(g) == ["dice-rolled 2 2 5 4", "fleet-lost red S0", "sea-held blu S0"]
    stands(g, "ruler S0 blu, S1 nobody", "fleets S0 2", "gold blu 3", "asks TakeTurn")


def test_after_a_round_the_defender_is_asked_first() -> None:
    """L-12.2.3, L-12.1.3"""
    g = attack(fleets=3, defenders=2)
    say(g, "nature roll 1 1")
    assert asked(g) == "p2 RetreatFromSea"
    say(g, "p2 stay")
    assert asked(g) == "p1 RetreatFromSea"
    say(g, "p1 stay")

    assert asked(g) == "nature RollAtSea"


def test_all_fleets_retreat_to_one_sea_beside() -> None:
    """L-12.2.3, L-12.2.4: the attacker rules the sea then."""
    g = attack(*sails("red", "S2"), fleets=4, defenders=3)
    say(g, "nature roll 3 0", "p2 retreat S2")

    assert told(g) == ["retreated-sea red S2 2", "sea-held blu S0"]
    stands(g, "fleets S2 3, S0 4", "ruler S2 red, S0 blu", "attacker nobody", "asks TakeTurn")


def test_the_attacker_retreats() -> None:
    """L-12.2.3; S-56: to any neighbour that is free or his own."""
    g = attack(*sails("grn", "S2"), *sails("blu", "S3"), fleets=2, defenders=2)
    say(g, "nature roll 0 1", "p2 stay")
    assert options(g) == ["stay", "retreat S1", "retreat S3", "retreat S4", "retreat S5", "retreat S6"]
    say(g, "p1 retreat S1")

    assert told(g) == ["retreated-sea blu S1 1", "sea-held red S0"]
    stands(g, "fleets S1 1, S0 2", "ruler S1 blu, S0 red", "attack_troops 0", "asks TakeTurn")


def test_where_fleets_may_not_retreat_to() -> None:
    """L-12.2.3; S-57: others' seas, the Kraken's, seas that are not beside."""
    fleets = (*sails("blu", "S3", 3), *sails("red", "S4", 2), *sails("grn", "S5"))
    g = turn("poseidon", *fleets, *figure("kraken", "S0", "red"))
    say(g, "p1 sail S3 > S4 2", "nature roll 1 0")

    # S4 lies beside S3, S5 and S0, so red has nowhere to go; blu may go back.
    assert asked(g) == "p1 RetreatFromSea"
    assert options(g) == ["stay", "retreat S3"]
    for sea in ("S0", "S5", "S4", "S1"):
        assert why(g, f"p1 retreat {sea}") == f"no-retreat-sea {sea} L-12.2.3"
    explained(g, *phrases(g, "retreat {sea}"), "stay", "end turn", "retreat A1")


def test_not_next_to_polyphemus() -> None:
    """L-12.2.3: around A1 lie S1 and S6."""
    g = turn("poseidon", *sails("blu", "S2", 3), *sails("red", "S0", 2), *figure("polyphemus", "A1", "grn"))
    say(g, "p1 sail S2 > S0 3", "nature roll 2 0")

    assert options_of(g, "retreat") == ["S2", "S3", "S4", "S5"]


def test_not_to_a_teammate_s_fleets() -> None:
    """L-12.2.3, L-18.4"""
    g = turn("poseidon", *sails("blu", "S2", 3), *sails("red", "S0", 2), *sails("grn", "S3"), rules=TEAMS)
    say(g, "p1 sail S2 > S0 3", "nature roll 2 0")

    assert options_of(g, "retreat") == ["S1", "S2", "S4", "S5", "S6"]


def test_the_defender_may_go_to_the_sea_the_attacker_came_from() -> None:
    """L-12.2.3: it is free now."""
    g = attack(fleets=3, defenders=2)
    say(g, "nature roll 2 0", "p2 retreat S1")

    stands(g, "ruler S1 red, S0 blu")


def test_neither_side_can_leave() -> None:
    """L-12.2.3, L-18.4: S4 lies between yel, grn and the Kraken; the dice are rolled again at once."""
    g = turn(
        "poseidon",
        *sails("blu", "S2", 3),
        *sails("yel", "S3"),
        *sails("red", "S4", 3),
        *sails("grn", "S5"),
        *figure("kraken", "S0", "red"),
        rules=TEAMS,
    )
    say(g, "p1 sail S2 > S4 3", "nature roll 1 0")

    assert told(g)[0] == "dice-rolled 1 0 4 3"
    assert asked(g) == "nature RollAtSea"
    stands(g, "gold blu+yel 8")


def test_a_battle_goes_on_until_one_side_is_gone() -> None:
    """L-12.2.4, L-12.3.1"""
    g = attack(fleets=2, defenders=2)
    say(g, "nature roll 0 0")
    stands(g, "attack_troops 1", "fleets S0 1")
    say(g, "p2 stay", "p1 stay", "nature roll 0 0")

    assert told(g)[-1] == "sea-empty S0"
    stands(g, "fleet_reserve blu 8, red 8")


def test_an_eliminated_faction_s_fleets_still_defend() -> None:
    """L-17.7: and its player answers."""
    g = attack("owner HOME_red blu", "elimination 1", fleets=3, defenders=2)
    stands(g, "alive red 0")
    say(g, "nature roll 1 0")

    assert asked(g) == "p2 RetreatFromSea"
