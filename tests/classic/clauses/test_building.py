"""C-10: building."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import FIVE, turn, why
from rulings import asked, described, options, say, stands, told

TYPES: Final = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}


@pytest.mark.parametrize("god", TYPES)
def test_a_building_costs_two_gold(god: str) -> None:
    """C-10.1, C-10.2"""
    kind = TYPES[god]
    g = turn(god, "gold p1 2")
    say(g, f"p1 build {kind}-s i01")

    stands(g, "gold p1 0", f"sites i01 {kind}-s 1", f"supply {kind} 9")
    assert told(g) == [f"building-built p1 {kind}-s i01"]
    poor = turn(god, "gold p1 1")
    assert options(poor, "build") == []
    assert why(poor, f"p1 build {kind}-s i01") == "too-dear 2 C-8.9"


@pytest.mark.parametrize("god", TYPES)
def test_only_the_building_of_the_god_is_built(god: str) -> None:
    """C-10.2"""
    g = turn(god)
    for kind in TYPES.values():
        if kind == TYPES[god]:
            assert options(g, "build") == [f"build {kind}-s i01", f"build {kind}-s i12", f"build {kind}-o i12"]
        else:
            assert why(g, f"p1 build {kind}-o i12") == f"other-building {god} C-10.2"


def test_as_many_as_one_can_pay_also_on_one_island() -> None:
    """C-10.2"""
    g = turn("ares", "gold p1 9")
    say(g, "p1 build fortress-s i12", "p1 build fortress-s i12", "p1 build fortress-o i12", "p1 build fortress-s i01")

    stands(g, "gold p1 1", "sites i12 fortress-s 2, i12 fortress-o 1, i01 fortress-s 1", "supply fortress 6")
    assert options(g, "build") == []


def test_island_and_zone_are_named() -> None:
    """C-10.3: I02 has two slots in each zone, I06 one under the site, I12 one beside it."""
    g = turn("ares", "owner i02 p1, i06 p1")

    assert options(g, "build") == [
        "build fortress-s i01",
        "build fortress-s i02",
        "build fortress-o i02",
        "build fortress-s i06",
        "build fortress-s i12",
        "build fortress-o i12",
    ]
    assert why(g, "p1 build fortress-s i03") == "not-your-island i03 C-2.8"
    assert why(g, "p1 build fortress-s i04") == "not-your-island i04 C-2.8"
    assert why(g, "p1 build fortress-o i06") == "no-free-slot i06 C-10.4"


def test_zone_s_is_built_on_only_without_a_metropolis() -> None:
    """C-10.3, C-2.6"""
    g = turn("ares", "metropolis i12 1")

    assert options(g, "build") == ["build fortress-s i01", "build fortress-o i12"]
    assert why(g, "p1 build fortress-s i12") == "under-metropolis i12 C-2.6"
    used = turn("ares", "metropolis i12 2")
    assert options(used, "build") == ["build fortress-s i01", "build fortress-o i12"]


def test_without_a_free_slot_nothing_is_built() -> None:
    """C-10.4: also not the fourth type, which would go back at once."""
    g = turn(
        "athena", "sites i01 port-s 1, i01 fortress-s 1", "sites i12 temple-s 1, i12 fortress-s 1, i12 fortress-o 1"
    )

    assert options(g, "build") == []
    assert why(g, "p1 build university-s i01") == "no-free-slot i01 C-10.4"
    assert why(g, "p1 build university-o i12") == "no-free-slot i12 C-10.4"


def test_nothing_is_demolished_at_will() -> None:
    """C-10.4"""
    g = turn("ares", "sites i01 fortress-s 2")

    assert why(g, "p1 destroy fortress-s i01") == "not-in-a-turn C-8.4"
    assert why(g, "p1 give fortress-s i01") == "not-in-a-turn C-8.4"


def sea_total(*statements: str) -> str:
    """What a single fleet of P3 in F5 shows with a die of 0."""
    g = described(
        FIVE,
        "active p1",
        "attacker p1",
        "attackers 3",
        *statements,
        "next RollAtSea sea=f5",
        "next TakeTurn",
        "god ares",
    )
    say(g, "nature roll 0 0")
    return told(g)[0].split()[-1]


def land_total(*statements: str) -> str:
    """What a single troop of P3 on I03 shows with a die of 0."""
    g = described(
        FIVE,
        "active p1",
        "attacker p1",
        "attackers 3",
        *statements,
        "next RollOnLand island=i03",
        "next TakeTurn",
        "god ares",
    )
    say(g, "nature roll 0 0")
    return told(g)[0].split()[-1]


@pytest.mark.parametrize(
    ("standing", "at_sea", "on_land"),
    [
        ("sites i03 port-s 1", "2", "1"),
        ("sites i03 port-s 2", "3", "1"),
        ("sites i03 fortress-s 1", "1", "2"),
        ("sites i03 fortress-s 2", "1", "3"),
        ("sites i03 temple-s 1, i03 university-s 1", "1", "1"),
        ("metropolis i03 1", "2", "2"),
        ("metropolis i03 2", "2", "2"),
        ("sites i03 port-s 1, i03 fortress-s 1", "2", "2"),
    ],
)
def test_ports_fortresses_and_metropolises_help_the_defender(standing: str, at_sea: str, on_land: str) -> None:
    """C-10.5: one each; a metropolis counts as one of each."""
    assert (sea_total(standing), land_total(standing)) == (at_sea, on_land)


def test_buildings_beside_the_site_help_as_well() -> None:
    """C-10.5: zone O counts like zone S."""
    at_sea = sea_total("owner i02 p3", "sites i02 port-o 2", "ruler f5 nobody", "ruler f5 p3")
    assert at_sea == "1"
    near = described(
        FIVE,
        "active p1",
        "attacker p1",
        "attackers 3",
        "owner i02 p3",
        "sites i02 port-o 2, i02 port-s 1",
        "ruler d1 p3",
        "fleets d1 1",
        "next RollAtSea sea=d1",
    )
    say(near, "nature roll 0 0")
    assert told(near)[0] == "dice-rolled 0 0 3 4"


def test_all_islands_that_touch_the_sea_count() -> None:
    """C-10.5: F5 touches I03 and I07."""
    assert sea_total("owner i07 p3", "sites i03 port-s 1, i07 port-s 1") == "3"
    assert sea_total("owner i07 p3", "sites i03 port-s 1", "metropolis i07 1") == "3"
    assert sea_total("owner i07 p2", "sites i07 port-s 2") == "1"


@pytest.mark.parametrize(("temples", "price"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_temples_lower_the_price_of_a_creature(temples: int, price: int) -> None:
    """C-10.5, C-19.2"""
    g = turn("ares", f"sites i12 temple-s {min(temples, 2)}, i12 temple-o {temples // 3}", "where harpy slot-4")
    say(g, "p1 buy 4")

    stands(g, f"gold p1 {10 - price}", f"used_temples i12 {temples}")


def test_a_university_has_no_effect() -> None:
    """C-10.5"""
    g = turn("ares", "sites i12 university-s 2", "where harpy slot-4")
    say(g, "p1 buy 4")

    stands(g, "gold p1 6")


def test_buildings_work_without_troops() -> None:
    """C-10.6"""
    assert sea_total("sites i03 port-s 1", "troops i03 0") == "2"
    g = turn("ares", "sites i12 temple-s 1", "troops i12 0", "where harpy slot-4")
    say(g, "p1 buy 4")
    stands(g, "gold p1 7")


def test_buildings_change_hands_with_the_island() -> None:
    """C-10.6"""
    g = turn(
        "ares",
        "troops i03 0",
        "sites i03 temple-s 1, i03 university-s 1",
        "ruler c5 p1, d5 p1",
        "fleets c5 1, d5 1",
        "where harpy slot-4",
    )
    say(g, "p1 march i01 > i03 1")
    stands(g, "owner i03 p1", "sites i03 temple-s 1, i03 university-s 1", "supply temple 9, university 9")
    say(g, "p1 buy 4")

    stands(g, "gold p1 6")


def test_after_each_building_a_set_is_looked_for() -> None:
    """C-10.7, C-15.2"""
    g = turn("ares", "sites i01 port-s 1, i12 temple-s 1, i12 university-s 1")
    say(g, "p1 build fortress-o i12")

    assert asked(g) == "p1 ChooseSite"
    stands(g, "gold p1 8", "sites i01 port-s 0, i12 temple-s 0, i12 university-s 0, i12 fortress-o 0")
