"""C-15: metropolises."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, described, options, say, stands, told

LAST: Final = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}
PLACES: Final = {
    "port": "i01 port-s",
    "fortress": "i01 fortress-s",
    "temple": "i12 temple-s",
    "university": "i12 university-s",
}
SPLIT: Final = "sites i01 port-s 1, i01 fortress-s 1, i12 temple-s 1, i12 fortress-o 1"


@pytest.mark.parametrize("god", LAST)
def test_one_of_each_goes_back_for_a_metropolis(god: str) -> None:
    """C-15.1, C-15.2: whichever type comes last, anywhere on one's islands, and at once."""
    built = [f"sites {place} 1" for kind, place in PLACES.items() if kind != LAST[god]]
    g = turn(god, *built)
    say(g, f"p1 build {PLACES[LAST[god]].split()[1]} {PLACES[LAST[god]].split()[0]}")
    assert told(g) == [
        f"building-built p1 {PLACES[LAST[god]].split()[1]} {PLACES[LAST[god]].split()[0]}",
        "building-given p1 port-s i01",
        "building-given p1 fortress-s i01",
        "building-given p1 temple-s i12",
        "building-given p1 university-s i12",
    ]
    assert asked(g) == "p1 ChooseSite"
    assert options(g) == ["found i01", "found i12"]
    say(g, "p1 found i12")

    stands(g, "metropolis i12 1, i01 0", *[f"sites {place} 0" for place in PLACES.values()], "asks TakeTurn")
    stands(g, "supply port 10, fortress 10, temple 10, university 10, metropolis 9", "gold p1 8")
    assert told(g) == ["metropolis-founded p1 i12"]


@pytest.mark.parametrize("missing", ["port", "fortress", "temple"])
def test_three_types_are_no_set(missing: str) -> None:
    """C-15.2"""
    g = turn("athena", *[f"sites {PLACES[kind]} 1" for kind in ("port", "fortress", "temple") if kind != missing])
    say(g, "p1 build university-o i12")

    stands(g, "asks TakeTurn", "sites i12 university-o 1")


def test_a_metropolis_is_no_part_of_a_set() -> None:
    """C-15.2"""
    g = turn("athena", "metropolis i01 1", "sites i12 port-s 1, i12 fortress-s 1")
    say(g, "p1 build university-o i12")

    stands(g, "asks TakeTurn", "sites i12 port-s 1, i12 fortress-s 1, i12 university-o 1")


def test_buildings_of_others_are_no_part_of_a_set() -> None:
    """C-15.2"""
    g = turn("athena", "sites i01 port-s 1, i01 fortress-s 1, i02 temple-s 1")
    say(g, "p1 build university-o i12")

    stands(g, "asks TakeTurn")


def two_sets(*statements: str) -> Play:
    """P1 has two ports, fortresses and temples; I03 with two universities is empty, and C3 joins I02 to it."""
    return turn(
        "ares",
        "owner i02 p1, i10 p1",
        "troops i02 1, i10 1, i03 0",
        "sites i02 port-s 2, i02 fortress-o 2, i10 temple-o 2, i03 university-s 2",
        "ruler c3 p1",
        "fleets c3 1",
        *statements,
    )


def test_sets_are_looked_for_until_none_is_left() -> None:
    """C-15.2: a capture that completes two."""
    g = two_sets()
    say(g, "p1 march i02 > i03 1")
    assert asked(g) == "p1 ChooseSite"
    assert options(g) == ["found i01", "found i10", "found i12"]
    say(g, "p1 found i10")
    assert told(g)[0] == "metropolis-founded p1 i10"
    assert asked(g) == "p1 ChooseSite"
    assert options(g) == ["found i01", "found i02", "found i03", "found i12"]
    say(g, "p1 found i03")

    stands(g, "metropolis i10 1, i03 1", "supply port 10, fortress 10, temple 10, university 10, metropolis 8")
    stands(g, "asks TakeTurn")


def test_sets_without_a_metropolis_are_lost_until_none_is_left() -> None:
    """C-15.2, C-15.8"""
    g = two_sets(*[f"metropolis i{n:02} 1" for n in (1, 4, 5, 6, 7, 8, 9, 11, 12, 13)])
    stands(g, "supply metropolis 0")
    say(g, "p1 march i02 > i03 1")

    assert told(g).count("metropolis-lost p1") == 2
    stands(g, "supply port 10, fortress 10, temple 10, university 10, metropolis 0", "asks TakeTurn")


def test_four_philosophers_go_back_for_a_metropolis() -> None:
    """C-15.1, C-15.3: at once."""
    g = turn("athena", "philosophers p1 3")
    say(g, "p1 recruit card")
    assert options(g) == ["found i01", "found i12"]
    say(g, "p1 found i01")

    stands(g, "philosophers p1 0", "metropolis i01 1", "asks TakeTurn", "gold p1 10")


def test_a_second_philosopher_may_be_bought_afterwards() -> None:
    """C-15.3, C-9.1"""
    g = turn("athena", "philosophers p1 3")
    say(g, "p1 recruit card", "p1 found i01", "p1 recruit card")

    stands(g, "philosophers p1 1", "gold p1 6")


def test_a_bought_philosopher_may_be_the_fourth() -> None:
    """C-15.3"""
    g = turn("athena", "philosophers p1 2")
    say(g, "p1 recruit card", "p1 recruit card")

    stands(g, "philosophers p1 0", "asks ChooseSite", "gold p1 6")


def test_the_owner_chooses_which_of_several_goes_back() -> None:
    """C-15.4: type by type in the order port, fortress, temple, university; asked only where there is a choice."""
    g = turn("athena", SPLIT)
    say(g, "p1 build university-s i12")
    assert asked(g) == "p1 GiveBack"
    assert options(g) == ["give fortress-s i01", "give fortress-o i12"]
    stands(g, "sites i01 port-s 0, i12 temple-s 1, i12 university-s 1")
    assert why(g, "p1 give temple-s i12") == "other-type-first fortress C-15.4"
    assert why(g, "p1 give fortress-s i12") == "no-such-building fortress-s i12 C-10.3"
    assert why(g, "p1 give fortress-s i02") == "not-your-island i02 C-2.8"
    assert why(g, "p1 end turn") == "set-first C-15.2"
    say(g, "p1 give fortress-s i01")

    stands(g, "sites i01 fortress-s 0, i12 fortress-o 1, i12 temple-s 0, i12 university-s 0", "gold p1 8")
    assert told(g)[0] == "building-given p1 fortress-s i01"


def test_every_type_may_be_a_choice() -> None:
    """C-15.4: zones of one island are different places, two of a type in one zone are not."""
    g = turn(
        "ares",
        "owner i02 p1, i10 p1",
        "sites i02 port-s 1, i02 port-o 1, i10 temple-s 2, i10 temple-o 1, i12 university-s 1, i12 university-o 1",
    )
    say(g, "p1 build fortress-s i01")
    assert options(g) == ["give port-s i02", "give port-o i02"]
    say(g, "p1 give port-o i02")
    stands(g, "sites i01 fortress-s 0")
    assert options(g) == ["give temple-s i10", "give temple-o i10"]
    say(g, "p1 give temple-s i10")
    assert options(g) == ["give university-s i12", "give university-o i12"]
    say(g, "p1 give university-s i12")

    stands(
        g, "sites i02 port-s 1, i02 port-o 0, i10 temple-s 1, i10 temple-o 1, i12 university-s 0, i12 university-o 1"
    )
    assert asked(g) == "p1 ChooseSite"


def test_slots_freed_by_the_set_count_as_free() -> None:
    """C-15.5: the buildings go back first, then the site is chosen."""
    g = turn("athena", SPLIT)
    say(g, "p1 build university-s i12", "p1 give fortress-s i01")
    assert options(g) == ["found i01", "found i12"]
    assert why(g, "p1 end turn") == "site-first C-15.5"
    assert why(g, "p1 build university-s i12") == "site-first C-15.5"
    other = turn("athena", SPLIT)
    say(other, "p1 build university-s i12", "p1 give fortress-o i12")

    stands(other, "metropolis i12 1, i01 0", "sites i01 fortress-s 1", "asks TakeTurn")


def test_a_free_site_must_be_used() -> None:
    """C-15.6: zone S empty; zone O does not matter and is untouched."""
    g = turn(
        "athena", "philosophers p1 3", "owner i05 p1, i13 p1", "sites i01 port-s 1, i12 fortress-o 1, i05 port-s 2"
    )
    say(g, "p1 recruit card")
    assert options(g) == ["found i12", "found i13"]
    assert why(g, "p1 found i01") == "free-site-first i01 C-15.6"
    assert why(g, "p1 found i02") == "not-your-island i02 C-2.8"
    assert why(g, "p1 found i04") == "not-your-island i04 C-2.8"
    say(g, "p1 found i12")

    stands(g, "metropolis i12 1", "sites i12 fortress-o 1, i01 port-s 1", "supply fortress 9")


def test_without_a_free_site_one_is_cleared() -> None:
    """C-15.7: everything in zone S goes back to the supply; zone O and the other islands are untouched."""
    g = turn("athena", "philosophers p1 3", "sites i01 port-s 1, i12 temple-s 2, i12 fortress-o 1")
    say(g, "p1 recruit card")
    assert options(g) == ["found i01", "found i12"]
    say(g, "p1 found i12")

    stands(g, "metropolis i12 1, i01 0", "sites i12 temple-s 0, i12 fortress-o 1, i01 port-s 1")
    stands(g, "supply port 9, fortress 9, temple 10, university 10, metropolis 9")


def test_an_island_with_a_metropolis_is_no_site_to_clear() -> None:
    """C-15.7"""
    g = turn("athena", "philosophers p1 3", "metropolis i01 1", "owner i05 p1", "sites i05 port-s 1, i12 temple-s 1")
    say(g, "p1 recruit card")

    assert options(g) == ["found i05", "found i12"]
    assert why(g, "p1 found i01") == "metropolis-stands i01 C-2.6"


def test_two_types_on_one_site_are_cleared() -> None:
    """C-15.7"""
    g = turn("athena", "philosophers p1 3", "sites i01 port-s 1, i01 university-s 1, i12 temple-s 2")
    say(g, "p1 recruit card", "p1 found i01")

    stands(g, "sites i01 port-s 0, i01 university-s 0, i12 temple-s 2")
    stands(g, "supply port 10, fortress 10, temple 8, university 10, metropolis 9")


def test_where_every_island_has_one_a_metropolis_is_lost() -> None:
    """C-15.8: philosophers."""
    g = turn("athena", "philosophers p1 3", "metropolis i01 1", "owner i12 p2")
    say(g, "p1 recruit card")

    assert told(g) == ["philosopher-recruited p1 0", "philosophers-given p1", "metropolis-lost p1"]
    stands(g, "philosophers p1 0", "metropolis i01 1", "supply metropolis 9", "asks TakeTurn", "gold p1 10")


def test_a_set_without_a_site_is_lost_all_the_same() -> None:
    """C-15.8: buildings."""
    g = turn(
        "athena",
        "owner i01 p2, i02 p1, i10 p1",
        "metropolis i02 1, i10 1, i12 1",
        "sites i02 port-o 1, i02 fortress-o 1, i12 temple-o 1",
    )
    say(g, "p1 build university-o i10")

    stands(g, "supply port 10, fortress 10, temple 10, university 10, metropolis 7", "asks TakeTurn")
    assert told(g)[-1] == "metropolis-lost p1"


def test_a_temple_that_is_given_back_was_a_used_one() -> None:
    """C-15.7, C-19.5: of several temples of an island a used one goes first; a new metropolis is unused."""
    for used, left in ((0, 0), (1, 0), (2, 0), (3, 1)):
        g = turn(
            "athena",
            "philosophers p1 3",
            "owner i01 p2",
            "sites i12 temple-s 2, i12 temple-o 1",
            f"used_temples i12 {used}",
        )
        say(g, "p1 recruit card")
        stands(g, "metropolis i12 1", f"used_temples i12 {left}", "sites i12 temple-s 0, i12 temple-o 1")


def test_other_buildings_do_not_touch_the_used_temples() -> None:
    """C-19.5"""
    g = turn("athena", "sites i12 temple-s 2, i01 port-s 1, i12 fortress-o 1", "used_temples i12 2")
    say(g, "p1 build university-s i01")

    stands(g, "used_temples i12 1", "sites i12 temple-s 1")


def test_a_metropolis_stays_where_it_is() -> None:
    """C-15.9: nothing in a turn destroys, moves or gives it up."""
    g = turn("athena", "metropolis i01 1")

    assert why(g, "p1 destroy port-s i01") == "not-in-a-turn C-8.4"
    assert why(g, "p1 build university-s i01") == "under-metropolis i01 C-2.6"


def test_whoever_owns_the_island_owns_its_metropolis() -> None:
    """C-15.1, C-15.10: captured with the island; in phase 6 it counts."""
    g = described(
        turn("ares").rules,
        "cycle 5",
        "active p1",
        "god ares",
        "recruits 1",
        "gold p1 10",
        "troops i03 0",
        "metropolis i01 1, i03 1",
        "ruler c5 p1, d5 p1",
        "fleets c5 1, d5 1",
        "next TakeTurn",
        "next EndOfCycle",
        "next Cycle",
    )
    say(g, "p1 march i01 > i03 1")
    stands(g, "owner i03 p1", "metropolis i03 1", "ended not", "asks TakeTurn")
    say(g, "p1 end turn")

    assert g.g.result is not None
    assert g.g.result[0] == 1


def test_earning_a_metropolis_does_not_end_the_game() -> None:
    """C-15.11"""
    g = turn("athena", "philosophers p1 3", "metropolis i01 1")
    say(g, "p1 recruit card")

    stands(g, "metropolis i01 1, i12 1", "ended not", "asks TakeTurn")


def test_only_the_active_player_earns_a_metropolis() -> None:
    """C-15.12: P3, whose troops come home to an island, is not looked at."""
    g = turn(
        "ares",
        "troops i01 3, i03 2",
        "owner i07 p3",
        "sites i03 port-s 1, i03 fortress-s 1, i07 temple-s 1, i07 university-s 0",
        "ruler c5 p1, d5 p1",
        "fleets c5 1, d5 1",
    )
    say(g, "p1 march i01 > i03 3", "nature roll 3 0", "p3 retreat i07")

    stands(g, "asks TakeTurn", "who p1", "sites i03 port-s 1, i03 fortress-s 1, i07 temple-s 1")
