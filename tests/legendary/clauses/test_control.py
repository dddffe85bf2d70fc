"""L-13: who controls what, and lands that change hands."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import FOUR_NO_HOME, bought, figure, hero, holds, sails, say, turn
from rulings import asked, options, stands, told


def test_a_land_belongs_to_whoever_gained_it_until_another_enters() -> None:
    """L-13.1, L-13.3: through moving away, losing all units, Harpy and Giant."""
    away = turn("ares", *holds("blu", "A1", 1))
    say(away, "p1 march A1 > A2")
    stands(away, "owner A1 blu")
    harpy = bought("harpy", *holds("red", "D1", 1))
    stands(harpy, "owner D1 red", "troops D1 0")
    giant = bought("giant", *holds("blu", "A1"), *holds("red", "D1", 0, 1))
    say(giant, "p1 place mercenary A1")
    stands(giant, "owner D1 red", "mercenaries D1 0, A1 1")
    hydra = bought("hydra", *holds("red", "D1", 1))
    say(hydra, "p1 place D1")

    stands(hydra, "owner D1 red", "troops D1 0", "prosperity D1 1")


def test_a_land_stores_its_owner_whatever_stands_there() -> None:
    """L-13.2: a token, mercenaries or a hero alone; so nobody needs a control token in a position."""
    for standing in (holds("red", "D1"), holds("red", "D1", 0, 2), (*holds("red", "D1"), *hero("ajax", "D1", "red"))):
        g = turn("ares", *holds("blu", "A1", 1), *standing)
        stands(g, "owner D1 red", "alive red 1")
        assert not options(g, "recruit troop D1")


def test_a_sacrificed_hero_leaves_his_land_owned() -> None:
    """L-13.3"""
    g = turn("athena", *holds("blu", "A1"), *hero("hector", "A1", "blu"), "priestesses blu 2")
    say(g, "p1 sacrifice hector")

    stands(g, "owner A1 blu", "hero_place hector removed")


def test_a_sea_is_controlled_by_its_fleets_and_nothing_else() -> None:
    """L-13.4, L-11.1.4"""
    g = turn("poseidon", *sails("blu", "S1", 2))
    say(g, "p1 sail S1 > S2 1")
    stands(g, "ruler S1 blu, S2 blu")
    say(g, "p1 sail S1 > S2 1")

    stands(g, "ruler S1 nobody, S2 blu")


def test_buildings_and_prosperity_go_with_the_land() -> None:
    """L-13.5 (1), L-14.1"""
    g = turn("ares", *holds("blu", "A1", 1), *holds("red", "A2"), "building a2a port, a2b fleets2", "prosperity A2 2")
    say(g, "p1 march A1 > A2")

    stands(g, "owner A2 blu", "troops A2 1", "building a2a port, a2b fleets2", "prosperity A2 2", "supply port 9")


@pytest.mark.parametrize("land", ["A2", "G2", "Z1"])
def test_the_symbol_gives_a_priestess_to_whoever_gains_the_land(land: str) -> None:
    """L-13.5 (2), L-13.6: by a move, a capture, a battle; not to whoever has it already."""
    home = holds("blu", "HOME_blu", 1)
    for standing in ((), holds("red", land), holds("red", land, 1)):
        g = bought("pegasus", *home, *standing)
        say(g, "p1 from HOME_blu", f"p1 to {land}")
        if asked(g) == "nature RollOnLand":
            say(g, "nature roll 3 0")
        stands(g, f"owner {land} blu", "priestesses blu 1, red 0", "supply priestesses 19")
    own = bought("pegasus", *home, *holds("blu", land))
    say(own, "p1 from HOME_blu", f"p1 to {land}")

    stands(own, "priestesses blu 0")


def test_a_priestess_who_is_not_there_is_lost() -> None:
    """L-13.6, L-1.4"""
    g = turn("ares", *holds("blu", "A1", 1), "priestesses red 20")
    say(g, "p1 march A1 > A2")

    assert told(g) == ["units-marched blu A1 A2 1", "land-claimed blu A2"]
    stands(g, "priestesses blu 0", "supply priestesses 0")


def test_the_order_of_a_capture() -> None:
    """L-13.5: control, priestess, the loser's bonuses by site, conversion, elimination."""
    g = turn(
        "ares",
        *holds("blu", "A1", 1),
        *holds("blu", "A3"),
        *holds("blu", "B1"),
        *holds("red", "A2"),
        *holds("grn", "E1"),
        *holds("yel", "Z1"),
        *sails("red", "S4"),
        "building a2a priestess, a2b gold3, a1 priestess, a3 gold3",
        rules=FOUR_NO_HOME,
    )
    say(g, "p1 march A1 > A2")

    assert told(g) == [
        "units-marched blu A1 A2 1",
        "land-captured blu red A2",
        "priestess-drawn blu",
        "metropolis-taken blu red a2a",
        "metropolis-taken blu red a2b",
        "bonus-gained red priestess",
        "bonus-gained red gold3",
        "eliminated red",
    ]
    stands(g, "priestesses blu 1, red 1", "gold red 13", "alive red 0")


SET: Final = "building a1 fortress, b1a university, b1b temple"


def test_a_capture_settles_after_the_loser_s_bonus() -> None:
    """L-13.5 (3), (4): red chooses first, then blu converts."""
    g = turn(
        "ares",
        *holds("blu", "A1", 1),
        *holds("blu", "B1"),
        *holds("red", "A2"),
        *holds("red", "D1"),
        SET,
        "building a2a port, a2b troops2",
    )
    say(g, "p1 march A1 > A2")
    assert asked(g) == "p2 PlaceTroop"
    say(g, "p2 place troop D1", "p2 place troop D1")
    assert asked(g) == "p1 FoundMetropolis"
    assert options(g) == ["found a1", "found a2a", "found b1a", "found b1b"]
    say(g, "p1 found a2a", "nature token gold3")

    stands(g, "building a1 empty, a2a gold3, a2b troops2, b1a empty, b1b empty", "troops D1 2", "gold blu 12")


def test_a_captured_land_keeps_its_figures() -> None:
    """L-13.7"""
    g = turn("ares", *holds("blu", "A1", 1), *holds("red", "A2"), *figure("cerberus", "A2", "grn"))
    say(g, "p1 march A1 > A2")

    stands(g, "figure_area cerberus A2", "figure_owner cerberus grn")


def test_there_is_no_limit_to_a_stack() -> None:
    """L-13.8: eight troops, sixteen mercenaries, heroes; eight fleets."""
    heroes = (*hero("ajax", "A1", "blu"), *hero("helen", "A1", "blu"), *hero("jason", "A1", "blu"))
    g = turn("poseidon", *holds("blu", "A1", 8, 16), *heroes, *sails("blu", "S1", 7), *sails("blu", "S2"))
    say(g, "p1 sail S2 > S1 1")

    stands(g, "fleets S1 8", "fleet_reserve blu 0", "troop_reserve blu 0", "supply mercenaries 0")


def test_the_loser_of_a_metropolis_acts_on_the_board_as_captured() -> None:
    """L-13.5 (3), L-14.16: the lost land is no target, the retreat's land is one."""
    g = turn(
        "ares",
        *holds("blu", "A1", 4),
        *holds("red", "A2", 2),
        "building a2a troops2",
    )
    say(g, "p1 march A1 > A2", "p1 troops 4", "nature roll 2 0", "p2 retreat A3")

    assert asked(g) == "p2 PlaceTroop"
    assert options(g) == ["place troop A3", "place troop HOME_red"]


def test_a_defender_s_minotaur_is_dead_when_the_land_falls() -> None:
    """L-13.7"""
    g = turn("ares", *holds("blu", "A1", 4), *holds("red", "A2"), *figure("minotaur", "A2", "red"))
    say(g, "p1 march A1 > A2", "p1 troops 4", "nature roll 2 0")

    stands(g, "owner A2 blu", "creatures discard minotaur 1")
