"""Hera: a building of a new kind, mercenaries, a hero (L-10.5)."""

from __future__ import annotations

import pytest

from legendary.setups import TEAMS, explained, hero, holds, options_of, phrases, say, turn, why
from rulings import options, stands, told


def test_everything_hera_asks_for_at_the_start() -> None:
    """L-10.5.1, L-10.5.2"""
    g = turn("hera", *holds("blu", "A1"), due=True)

    assert options(g) == [
        "build port a1",
        "build fortress a1",
        "build temple a1",
        "build university a1",
        "recruit mercenary A1",
        "recruit mercenary HOME_blu",
    ]


def test_only_kinds_that_are_not_owned_now() -> None:
    """L-10.5.1: others' do not count, a metropolis is no building."""
    g = turn(
        "hera",
        *holds("blu", "A1"),
        *holds("blu", "A2"),
        *holds("blu", "A3"),
        *holds("red", "B1"),
        "building a1 port, a2a temple, a3 gold3, b1a fortress",
        due=True,
    )

    assert options_of(g, "build") == ["fortress a2b", "university a2b"]
    assert why(g, "p1 build port a2b") == "owned-kind port L-10.5.1"


def test_a_teammate_s_buildings_do_not_count() -> None:
    """L-10.5.1"""
    g = turn("hera", *holds("blu", "A1"), *holds("yel", "B2"), "building b2 port", rules=TEAMS, due=True)

    assert "build port a1" in options(g)


def test_without_a_free_site_a_building_of_another_kind_goes() -> None:
    """L-10.5.1, L-14.4"""
    g = turn("hera", *holds("blu", "A1"), "building a1 port", due=True)

    assert options_of(g, "build") == ["fortress a1", "temple a1", "university a1"]
    assert "forgo" in options(g)
    say(g, "p1 build temple a1")
    assert told(g) == ["building-replaced blu temple a1"]
    stands(g, "building a1 temple", "supply port 10, temple 9")


def test_whoever_owns_every_kind_still_in_the_supply_builds_nothing() -> None:
    """L-10.5.1, L-1.5, L-9.4"""
    g = turn(
        "hera",
        *holds("blu", "A2"),
        *holds("blu", "B1"),
        "building a2a port, a2b fortress, b1a temple",
        *[f"owner {land} red" for land in ("A1", "A3", "B2", "G1", "G2", "D1", "E1", "E2")],
        *[f"building {site} university" for site in ("a1", "a3", "b2", "g1", "g2a", "g2b")],
        *[f"building {site} university" for site in ("d1a", "d1b", "e1", "e2")],
        due=True,
    )
    assert not options(g, "build")
    assert why(g, "p1 build university b1b") == "kind-gone university L-1.5"
    say(g, "p1 recruit mercenary A2")

    assert told(g) == ["mercenary-recruited blu A2 0", "free-action-lapsed blu"]


def test_the_free_mercenary_comes_from_the_supply() -> None:
    """L-10.5.2"""
    g = turn("hera", *holds("blu", "A1"), due=True)
    say(g, "p1 recruit mercenary A1")

    assert told(g) == ["mercenary-recruited blu A1 0"]
    stands(g, "mercenaries A1 1", "supply mercenaries 15", "gold blu 10", "troop_reserve blu 8")


def test_three_more_cost_1_3_5() -> None:
    """L-10.5.3, L-10.0.2; S-42"""
    g = turn("hera", *holds("blu", "A1"), "gold blu 20")
    for price, left in ((1, 19), (3, 16), (5, 11)):
        say(g, "p1 recruit mercenary A1")
        assert told(g) == [f"mercenary-recruited blu A1 {price}"]
        stands(g, f"gold blu {left}")

    assert why(g, "p1 recruit mercenary A1") == "enough-recruits L-10.0.2"
    assert why(g, "p1 recruit mercenary D1") == "enough-recruits L-10.0.2"


@pytest.mark.parametrize(("extras", "price"), [(0, 1), (1, 3), (2, 5)])
def test_each_of_them_must_be_paid(extras: int, price: int) -> None:
    """L-10.5.3, L-9.6"""
    poor = turn("hera", *holds("blu", "A1"), f"extras {extras}", f"gold blu {price - 1}")
    assert why(poor, "p1 recruit mercenary A1") == f"too-dear {price} L-9.6"
    enough = turn("hera", *holds("blu", "A1"), f"extras {extras}", f"gold blu {price}")
    assert "recruit mercenary A1" in options(enough)


def test_mercenaries_stand_on_own_land() -> None:
    """L-10.5.2"""
    g = turn("hera", *holds("blu", "A1"), *holds("red", "A2"))

    assert options_of(g, "recruit mercenary") == ["A1", "HOME_blu"]
    assert why(g, "p1 recruit mercenary A2") == "not-your-land A2 L-13.1"


def test_no_mercenary_is_left() -> None:
    """L-1.3"""
    g = turn("hera", *holds("blu", "A1"), *holds("red", "B1", 0, 16))

    assert options_of(g, "recruit mercenary") == []
    assert why(g, "p1 recruit mercenary A1") == "supply-empty L-1.4"


def test_a_hero_costs_4_and_stands_on_own_land() -> None:
    """L-10.5.4"""
    g = turn("hera", *holds("blu", "A1"), "hero_place ajax slot-1, helen slot-2")
    heroes = ["ajax A1", "ajax HOME_blu", "helen A1", "helen HOME_blu"]
    assert options_of(g, "hire") == heroes
    say(g, "p1 hire helen A1")

    assert told(g) == ["hero-hired blu helen A1"]
    stands(g, "gold blu 6", "hero_place helen play, ajax slot-1", "hero_owner helen blu", "hero_land helen A1")
    stands(g, "hero_cycle helen 3", "hero_moves helen 0", "hired 1")


def test_one_hero_a_turn() -> None:
    """L-10.5.4"""
    g = turn("hera", *holds("blu", "A1"), "hero_place ajax slot-1, helen slot-2", "gold blu 20")
    say(g, "p1 hire helen A1")

    assert options_of(g, "hire") == []
    assert why(g, "p1 hire ajax A1") == "one-hero-a-turn L-10.5.4"


def test_a_hero_must_be_paid_be_on_the_track_and_stand_on_own_land() -> None:
    """L-10.5.4, L-9.6"""
    g = turn("hera", *holds("blu", "A1"), "hero_place ajax slot-1", "gold blu 3")
    assert options_of(g, "hire") == []
    assert why(g, "p1 hire ajax A1") == "too-dear 4 L-9.6"
    assert why(g, "p1 hire helen A1") == "hero-not-on-track helen L-10.5.4"
    assert why(g, "p1 hire ajax D1") == "not-your-land D1 L-13.1"
    rich = turn("hera", *holds("blu", "A1"), "hero_place ajax slot-1", "gold blu 4")

    explained(rich, *phrases(rich, "hire {hero} {land}"))


def test_a_hired_hero_moves_in_this_turn_but_is_not_sacrificed_in_this_cycle() -> None:
    """L-10.5.4, L-16.0.2"""
    g = turn("hera", *holds("blu", "A1"), "hero_place croesus slot-1", "gold blu 20")
    say(g, "p1 hire croesus A1")
    assert "lead croesus > A2" in options(g)
    assert why(g, "p1 sacrifice croesus") == "too-fresh croesus L-16.0.2"
    say(g, "p1 lead croesus > A2")

    stands(g, "hero_land croesus A2", "gold blu 15")


def test_a_faction_may_have_several_heroes_in_one_land() -> None:
    """L-10.5.4"""
    g = turn(
        "hera", *holds("blu", "A1"), *hero("ajax", "A1", "blu"), *hero("jason", "A1", "blu"), "hero_place helen slot-1"
    )
    say(g, "p1 hire helen A1")

    stands(g, "hero_land ajax A1, jason A1, helen A1")
