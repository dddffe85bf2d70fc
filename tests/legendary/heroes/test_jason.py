"""Jason: sails over anybody's fleets; all of your own are worth a metropolis (L-16.5)."""

from __future__ import annotations

import pytest

from legendary.heroes.armies import army, found, lands_of, lead, roll
from legendary.setups import TEAMS, figure, hero, holds, options_of, sails, say, turn, why
from pelagos.kernel.play import Play
from rulings import asked, stands, told


def goals(play: Play, name: str = "jason") -> list[str]:
    return [goal.split(" > ")[1] for goal in options_of(play, "lead") if goal.startswith(name)]


def fleets(*seas: str, who: str = "blu") -> tuple[str, ...]:
    return tuple([statement for sea in seas for statement in sails(who, sea)])


# The bridge


def test_an_opponent_s_fleets_carry_him() -> None:
    """L-16.5.1, S-47: S0 is red's, and Jason goes wherever it leads."""
    g = turn("zeus", *army("blu", "A2", "1b jason"), *sails("red", "S0"), *army("red", "D1", "2b"))

    assert goals(g) == ["A1", "A3", "B1", "G1", "D1", "E2", "Z1"]
    lead(g, "jason", "D1")
    stands(g, "gold blu 9", "hero_moves jason 1")
    assert told(g)[-2:] == ["hero-led blu jason D1 2", "land-battle-began blu red D1"]


def test_he_cannot_flee_over_their_fleets() -> None:
    """L-16.5.1, S-47: red's own fleets are a way out for red; Jason is not asked, and the next round begins."""
    g = turn("zeus", *army("blu", "A2", "1b jason"), *sails("red", "S0"), *army("red", "D1", "2b"))
    lead(g, "jason", "D1")
    assert roll(g, 0, 1) == "2 3"
    say(g, "p1 lose troop")
    assert asked(g) == "p2 RetreatFromLand"
    say(g, "p2 stay")

    assert asked(g) == "nature RollOnLand"


def test_over_his_own_fleets_he_flees_like_anybody() -> None:
    """L-12.1.5, L-16.5.1: S4 is red's and S0 blu's; only S0 leads back."""
    g = turn("zeus", *army("blu", "A2", "1b jason"), *sails("red", "S4"), *sails("blu", "S0"), *army("red", "D1", "2b"))
    assert goals(g) == ["A1", "A3", "B1", "G1", "G2", "D1", "E1", "E2", "Z1"]
    lead(g, "jason", "D1")
    roll(g, 0, 1)
    say(g, "p1 lose troop", "p2 stay")

    assert asked(g) == "p1 RetreatFromLand"
    assert options_of(g, "retreat") == ["A2", "B1", "G1", "E2", "Z1"]


def test_bridges_may_be_mixed() -> None:
    """L-16.5.1: one sea each, of three factions."""
    g = turn("athena", *army("blu", "A1", "jason"), *fleets("S1"), *fleets("S2", who="red"), *fleets("S3", who="grn"))

    assert goals(g) == ["A2", "B1", "B2", "G1", "G2"]


def test_an_empty_sea_and_the_kraken_s_are_no_bridge() -> None:
    """L-16.5.1, L-15.15.2: only fleets are; S2 is the Kraken's, and S3 lies behind it."""
    seas = (*fleets("S1", who="red"), *fleets("S3", who="red"))
    g = turn("athena", *army("blu", "A1", "jason"), *seas, *figure("kraken", "S2", "red"))

    assert goals(g) == ["A2"]


def test_no_bridge_leads_to_a_far_land_of_the_same_island() -> None:
    """L-11.2.2: A1 and A3 both touch S1."""
    g = turn("athena", *army("blu", "A1", "jason"), *fleets("S1", who="red"))

    assert why(g, "p1 lead jason > A3") == "not-accessible A1 A3 L-11.2.2"


def test_other_heroes_need_their_own_fleets() -> None:
    """L-16.5.1: even those who stand beside him."""
    g = turn("zeus", *army("blu", "A2", "1b jason ajax"), *sails("red", "S0"))

    assert goals(g, "ajax") == ["A1", "A3"]
    assert why(g, "p1 lead ajax > D1") == "not-accessible A2 D1 L-11.2.2"


def test_under_ares_his_power_sleeps() -> None:
    """L-16.5.1, S-47: a land move is no heroic move."""
    g = turn("ares", *army("blu", "A2", "1b jason"), *sails("red", "S0"))

    assert options_of(g, "march") == ["A2 > A1", "A2 > A3"]
    assert why(g, "p1 march A2 > D1") == "not-accessible A2 D1 L-11.2.2"
    assert why(g, "p1 lead jason > D1") == "no-heroic-move L-11.3.1"


def test_medusa_stops_him_all_the_same() -> None:
    """L-15.16.1"""
    g = turn("zeus", *army("blu", "A2", "jason"), *sails("red", "S0"), *figure("medusa", "D1", "red"))
    assert "D1" not in goals(g)
    assert why(g, "p1 lead jason > D1") == "held-by-medusa D1 L-15.16.1"
    held = turn("zeus", *army("blu", "A2", "jason"), *sails("red", "S0"), *figure("medusa", "A2", "red"))

    assert goals(held) == []


def test_a_teammate_s_fleets_carry_him_and_bring_him_back() -> None:
    """L-18.5, L-16.5.1: S0 is yel's, S4 red's; the retreat uses only what the team has."""
    seas = (*sails("yel", "S0"), *sails("red", "S4"))
    g = turn("zeus", *army("blu", "A2", "1b jason"), *seas, *army("red", "D1", "2b"), rules=TEAMS)
    assert goals(g) == ["A1", "A3", "B1", "G1", "G2", "D1", "E1", "E2", "Z1"]
    lead(g, "jason", "D1")
    roll(g, 0, 1)
    say(g, "p1 lose jason", "p2 stay")

    assert options_of(g, "retreat") == ["A2", "B1", "G1", "E2", "Z1"]


def test_he_goes_on_from_a_teammate_s_land_over_red_fleets() -> None:
    """L-18.4: two steps, each over any fleets, for the next two of his prices; he does not stop in between."""
    seas = (*sails("red", "S1"), *sails("red", "S3"))
    mate = holds("yel", "B1")
    g = turn("zeus", *army("blu", "A1", "1b jason"), *seas, *mate, "ruler S2 red", "fleets S2 1", rules=TEAMS)
    assert "B1" not in goals(g)
    assert why(g, "p1 lead jason > B1") == "teammates-land B1 L-11.2.4"
    near = turn("zeus", *army("blu", "A1", "1b jason"), *holds("yel", "A2"), *sails("red", "S0"), rules=TEAMS)
    assert goals(near) == ["A3", "B1", "G1", "D1", "E2", "Z1"]
    lead(near, "jason", "D1")

    stands(near, "gold blu+yel 7", "hero_moves jason 2", "owner D1 blu, A2 yel", "troops D1 1")


# The sacrifice


@pytest.mark.parametrize(("afloat", "offered"), [(6, False), (7, False), (8, True)])
def test_all_eight_fleets_must_be_afloat(afloat: int, offered: bool) -> None:
    """L-16.5.2, S-65"""
    g = turn("athena", *holds("blu", "A1"), *hero("jason", "A1", "blu"), *sails("blu", "S1", afloat - 1), *fleets("S6"))

    assert options_of(g, "sacrifice") == (["jason"] if offered else [])
    if not offered:
        assert why(g, "p1 sacrifice jason") == "condition-unmet jason L-16.0.2"


def test_the_fleets_stay() -> None:
    """L-16.5.2, L-14.10"""
    g = turn("athena", *holds("blu", "A1"), *hero("jason", "A1", "blu"), *sails("blu", "S1", 5), *sails("blu", "S6", 3))
    say(g, "p1 sacrifice jason")
    assert told(g) == ["hero-sacrificed blu jason"]
    found(g, "a1", "fleets2")

    assert told(g) == ["metropolis-founded blu a1 fleets2", "bonus-lost blu fleets2"]
    stands(g, "fleets S1 5, S6 3", "building a1 fleets2", "hero_place jason removed", "fleet_reserve blu 0")


def test_the_eighth_fleet_may_be_launched_in_the_same_turn() -> None:
    """L-9.5: the condition is looked at when the power is used."""
    g = turn("poseidon", *holds("blu", "A1"), *hero("jason", "A1", "blu"), *sails("blu", "S1", 7))
    assert options_of(g, "sacrifice") == []
    say(g, "p1 recruit fleet S6")

    assert options_of(g, "sacrifice") == ["jason"]


def test_a_teammate_s_eight_fleets_do_not_count() -> None:
    """L-16.0.5"""
    seas = (*sails("yel", "S1", 8), *sails("blu", "S2", 7))
    g = turn("athena", *lands_of("blu", "A1"), *hero("jason", "A1", "blu"), *seas, rules=TEAMS)

    assert why(g, "p1 sacrifice jason") == "condition-unmet jason L-16.0.2"
