"""Harpy."""

from __future__ import annotations

from legendary.setups import DUEL, TEAMS, bought, figure, hero, holds, options_of, sails, say, why
from rulings import asked, options, stands, told


def test_every_troop_and_mercenary_on_the_board_is_prey() -> None:
    """L-15.7.1: anybody's, her master's too; one of a kind and land is like the other."""
    lands = [*holds("blu", "A1", 2), *holds("red", "E1", 3, 1), *holds("grn", "D1", 0, 4), *holds("yel", "G1")]
    g = bought("harpy", *lands, *sails("red", "S5"))

    assert asked(g) == "p1 KillTroop"
    assert options(g) == ["kill troop A1", "kill mercenary D1", "kill troop E1", "kill mercenary E1"]
    assert why(g, "p1 kill troop G1") == "no-victim L-15.0.6"
    assert why(g, "p1 kill troop D1") == "no-victim L-15.0.6"
    assert why(g, "p1 kill mercenary A1") == "no-victim L-15.0.6"
    assert why(g, "p1 kill fleet E1") == "no-victim L-15.0.6"
    assert why(g, "p1 kill troop B2") == "no-victim L-15.0.6"
    assert why(g, "p1 end turn") == "effect-first L-10.7.1"


def test_a_basic_troop_goes_to_its_reserve_and_a_mercenary_to_the_supply() -> None:
    """L-15.7.1, L-1.3"""
    lands = [*holds("blu", "A1", 2), *holds("red", "E1", 3, 1)]
    g = bought("harpy", *lands)
    say(g, "p1 kill troop E1")
    assert told(g) == ["unit-killed blu troop E1"]
    stands(g, "troops E1 2, A1 2", "mercenaries E1 1", "troop_reserve red 6, blu 6", "supply mercenaries 15")
    stands(g, "creatures discard harpy 1", "gold blu 8", "asks TakeTurn")

    paid = bought("harpy", *lands)
    say(paid, "p1 kill mercenary E1")
    assert told(paid) == ["unit-killed blu mercenary E1"]
    stands(paid, "troops E1 3", "mercenaries E1 0", "troop_reserve red 5", "supply mercenaries 16")


def test_an_own_troop_may_be_chosen() -> None:
    """L-15.7.1"""
    g = bought("harpy", *holds("blu", "A1", 2), *holds("red", "E1", 1))
    say(g, "p1 kill troop A1")

    stands(g, "troops A1 1, E1 1", "owner A1 blu", "troop_reserve blu 7")


def test_the_only_troop_on_the_board_dies_even_if_it_is_her_master_s() -> None:
    """L-10.7.5, L-15.7.2: nothing is asked."""
    g = bought("harpy", *holds("blu", "A1", 1))

    assert told(g) == ["creature-bought blu harpy 2", "unit-killed blu troop A1"]
    stands(g, "troops A1 0", "owner A1 blu", "troop_reserve blu 8")


def test_the_owner_keeps_the_emptied_land_even_his_last() -> None:
    """L-15.7.2, L-15.0.4, L-13.3 (S-74)"""
    g = bought("harpy", *holds("red", "B1", 1), "owner HOME_red grn")

    stands(g, "owner B1 red", "troops B1 0", "alive red 1", "elimination 0")


def test_heroes_are_no_prey() -> None:
    """L-15.7.1, L-16.0.4 (S-74): he stays in the land whose last troop dies."""
    g = bought("harpy", *holds("red", "A2", 1), *hero("ajax", "A2", "red"), *holds("grn", "D1", 1))
    assert options_of(g, "kill") == ["troop A2", "troop D1"]
    say(g, "p1 kill troop A2")

    stands(g, "hero_land ajax A2", "owner A2 red", "troops A2 0")


def test_the_minotaur_is_no_prey() -> None:
    """L-15.7.1, L-15.17.3: he stands alone in B1."""
    g = bought("harpy", *holds("red", "B1"), *figure("minotaur", "B1", "red"), *holds("grn", "D1", 1, 1))

    assert options_of(g, "kill") == ["troop D1", "mercenary D1"]
    assert why(g, "p1 kill minotaur B1") == "no-victim L-15.0.6"


def test_no_building_no_perseus_and_no_medusa_saves_a_troop() -> None:
    """L-15.0.4, L-15.16.2"""
    saved = [*hero("perseus", "E1", "red"), "building e1 fortress", *figure("medusa", "E1", "red")]
    g = bought("harpy", *holds("red", "E1", 1), *holds("red", "E2"), *saved)

    assert told(g)[-1] == "unit-killed blu troop E1"
    stands(g, "troops E1 0, E2 0", "troop_reserve red 8", "hero_land perseus E1")


def test_without_a_troop_on_the_board_she_has_no_effect() -> None:
    """L-15.7.2: heroes, fleets and the Minotaur do not count."""
    g = bought(
        "harpy", *holds("red", "B1"), *hero("ajax", "B1", "red"), *figure("minotaur", "B1", "red"), *sails("red", "S2")
    )

    assert told(g) == ["creature-bought blu harpy 2", "effect-lost blu harpy"]
    stands(g, "creatures discard harpy 1", "gold blu 8", "asks TakeTurn")


def test_she_does_not_steal_so_a_teammate_s_troops_are_prey_too() -> None:
    """L-15.7.1, L-15.0.2"""
    for rules in (TEAMS, DUEL):
        g = bought("harpy", *holds("yel", "A1", 1), *holds("red", "E1", 1), rules=rules)
        assert options_of(g, "kill") == ["troop A1", "troop E1"]
        say(g, "p1 kill troop A1")
        stands(g, "troop_reserve yel 8")
