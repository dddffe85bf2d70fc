"""Cyclops."""

from __future__ import annotations

from legendary.setups import TEAMS, bought, figure, hero, holds, legendary, options_of, say, turn, why
from pelagos.games.legendary.ids import FORTRESS, TEMPLE, UNIVERSITY
from rulings import asked, options, stands, told


def test_an_own_building_becomes_one_of_another_type() -> None:
    """L-15.3.1: on the same site; the old one goes to the supply."""
    g = bought("cyclops", *holds("blu", "A2"), *holds("red", "B1"), "building a2a port, b1a port")
    assert asked(g) == "p1 ChangeBuilding"
    assert options(g) == ["change a2a fortress", "change a2a temple", "change a2a university"]
    say(g, "p1 change a2a fortress")

    assert told(g) == ["building-changed blu a2a fortress"]
    stands(g, "building a2a fortress, a2b empty, b1a port", "supply port 9, fortress 9, temple 10")
    stands(g, "creatures discard cyclops 1", "gold blu 8", "asks TakeTurn")


def test_every_own_building_is_offered_and_nothing_else() -> None:
    """L-15.3.1, L-15.3.3: not a rival's, not an empty site, not the same type, not a metropolis."""
    buildings = "building a1 university, a2a gold3, a2b temple, b1a fortress"
    g = bought("cyclops", *holds("blu", "A1"), *holds("blu", "A2"), *holds("blu", "B2"), *holds("red", "B1"), buildings)

    assert options_of(g, "change") == [
        *[f"a1 {kind}" for kind in ("port", "fortress", "temple")],
        *[f"a2b {kind}" for kind in ("port", "fortress", "university")],
    ]
    assert why(g, "p1 change b1a port") == "not-your-site b1a L-14.3"
    assert why(g, "p1 change b2 port") == "no-building b2 L-15.3.1"
    assert why(g, "p1 change a1 university") == "same-kind university L-14.4"
    assert why(g, "p1 change a2a port") == "metropolis-stands a2a L-14.6"
    assert why(g, "p1 change d1a port") == "not-your-site d1a L-14.3"
    assert why(g, "p1 forgo") == "effect-first L-10.7.1"


def test_a_type_that_has_run_out_is_not_offered() -> None:
    """L-15.3.1, L-15.3.3, L-1.5"""
    ten = "building b1a port, b1b port, b2 port, g1 port, g2a port, g2b port, d1a port, d1b port, e1 port, e2 port"
    lands = [line for land in ("B1", "B2", "G1", "G2", "D1", "E1", "E2") for line in holds("red", land)]
    g = bought("cyclops", *lands, *holds("blu", "A1"), ten, "building a1 temple")

    stands(g, "supply port 0")
    assert options_of(g, "change") == ["a1 fortress", "a1 university"]
    assert why(g, "p1 change a1 port") == "kind-gone port L-1.5"


def test_with_no_other_type_in_the_supply_he_has_no_effect() -> None:
    """L-15.3.3: thirty other buildings do not fit on the test board, so the supply is emptied by hand."""
    g = turn("athena", *holds("blu", "A1"), "building a1 port", "creatures slot-2 cyclops 1")
    for kind in (FORTRESS, TEMPLE, UNIVERSITY):
        legendary(g.g).supply[kind] = 0
    g.say(0, "buy 2")

    assert told(g) == ["creature-bought blu cyclops 2", "effect-lost blu cyclops"]
    stands(g, "building a1 port", "creatures discard cyclops 1", "asks TakeTurn")


def test_without_an_own_basic_building_he_has_no_effect() -> None:
    """L-15.3.3: with a metropolis alone, and a rival's port."""
    g = bought("cyclops", *holds("blu", "A1"), *holds("red", "B1"), "building a1 gold3, b1a port")

    assert told(g)[-1] == "effect-lost blu cyclops"
    stands(g, "building a1 gold3, b1a port", "asks TakeTurn")


def test_a_set_that_is_complete_now_converts_at_once() -> None:
    """L-15.3.2, L-14.8 (S-77): before the card is discarded."""
    buildings = "building a2a port, a2b port, b1a fortress, b1b temple"
    g = bought("cyclops", *holds("blu", "A2"), *holds("blu", "B1"), buildings)
    say(g, "p1 change a2b university")

    assert told(g) == [
        "building-changed blu a2b university",
        "building-given blu port a2a",
        "building-given blu fortress b1a",
        "building-given blu temple b1b",
        "building-given blu university a2b",
    ]
    assert options(g) == ["found a2a", "found a2b", "found b1a", "found b1b"]
    stands(g, "creatures used cyclops 1", "supply port 10, university 10")
    say(g, "p1 found b1a", "nature token gold3")
    stands(g, "building b1a gold3, a2b empty", "gold blu 12", "creatures discard cyclops 1", "asks TakeTurn")


def test_a_change_may_break_a_set_in_the_making() -> None:
    """L-15.3.2: the type that went away no longer counts."""
    buildings = "building a2a port, b1a fortress, b1b temple"
    g = bought("cyclops", *holds("blu", "A2"), *holds("blu", "B1"), buildings)
    say(g, "p1 change a2a university")

    stands(g, "building a2a university, b1a fortress, b1b temple", "asks TakeTurn")


def test_a_temple_that_comes_so_gives_its_discount_in_this_very_turn() -> None:
    """L-15.3.2: although the temple whose place it takes, a used one, was changed before."""
    g = bought("cyclops", *holds("blu", "A1"), "building a1 port", "creatures slot-3 harpy 1", *holds("red", "E1", 1))
    say(g, "p1 change a1 temple")
    stands(g, "temple_used a1 0", "gold blu 8")
    say(g, "p1 buy 3")

    stands(g, "temple_used a1 1", "gold blu 6", "troops E1 0")


def test_a_used_temple_takes_its_mark_away() -> None:
    """L-15.3.2, L-10.7.3: its discount paid for the Cyclops; what stands there now is unmarked."""
    g = bought("cyclops", *holds("blu", "A1"), "building a1 temple")
    stands(g, "temple_used a1 1", "gold blu 9")
    say(g, "p1 change a1 port")

    stands(g, "temple_used a1 0", "building a1 port")


def test_a_teammate_s_building_is_not_offered_but_completes_the_set() -> None:
    """L-15.3.1, L-15.3.2, L-18.6: the caster founds the metropolis on a site of his own."""
    lands = [*holds("blu", "A2"), *holds("blu", "B1"), *holds("yel", "E1")]
    g = bought("cyclops", *lands, "building a2a port, a2b port, b1a fortress, e1 temple", rules=TEAMS)
    assert why(g, "p1 change e1 port") == "not-your-site e1 L-14.3"
    say(g, "p1 change a2b university")

    assert told(g)[1:] == [
        "building-given blu port a2a",
        "building-given blu fortress b1a",
        "building-given blu temple e1",
        "building-given blu university a2b",
    ]
    assert options(g) == ["found a2a", "found a2b", "found b1a", "found b1b"]


def test_penthesilea_may_hold_the_metropolis() -> None:
    """L-15.3.2, L-16.7.2: it is the caster's own turn."""
    buildings = "building a2a port, a2b port, b1a fortress, b1b temple"
    lands = [*holds("blu", "A2"), *holds("blu", "B1")]
    g = bought("cyclops", *lands, *hero("penthesilea", "A2", "blu"), buildings)
    say(g, "p1 change a2b university")

    assert "protect penthesilea" in options(g)


def test_medusa_does_not_hinder_him() -> None:
    """L-15.3.1, L-15.16.2"""
    g = bought("cyclops", *holds("blu", "A1"), "building a1 port", *figure("medusa", "A1", "red"))
    say(g, "p1 change a1 temple")

    stands(g, "building a1 temple")
