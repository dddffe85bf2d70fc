"""Pegasus."""

from __future__ import annotations

from legendary.setups import (
    DUEL,
    FOUR_NO_HOME,
    TEAMS,
    bought,
    figure,
    fixture,
    hero,
    holds,
    options_of,
    sails,
    say,
    why,
)
from rulings import asked, options, stands, told


def test_units_fly_from_one_own_land_to_any_other() -> None:
    """L-15.9.1, L-11.4.1: over any distance, for nothing; what is left keeps the land."""
    g = bought("pegasus", *holds("blu", "A1", 2, 1), *holds("blu", "B1"), *holds("red", "E1", 1))
    assert asked(g) == "p1 RelocateFrom"
    assert options(g) == ["from A1", "pass"]
    say(g, "p1 from A1")
    lands = ["A2", "A3", "B1", "B2", "G1", "G2", "D1", "E1", "E2", "Z1", "HOME_blu", "HOME_red"]
    assert options_of(g, "to") == lands
    say(g, "p1 to D1")
    assert options(g) == ["troops 0", "troops 1", "troops 2"]
    say(g, "p1 troops 2")
    assert options(g) == ["mercenaries 0", "mercenaries 1"]
    say(g, "p1 mercenaries 0")

    assert told(g) == ["units-flown blu A1 D1 2", "land-claimed blu D1"]
    stands(g, "troops A1 0, D1 2", "mercenaries A1 1, D1 0", "owner A1 blu, D1 blu", "gold blu 8")
    stands(g, "creatures discard pegasus 1", "asks TakeTurn")


def test_the_whole_land_may_be_left_and_stays_his() -> None:
    """L-15.9.1, L-11.2.3: and units merge in an own land."""
    g = bought("pegasus", *holds("blu", "A1", 1, 1), *holds("blu", "Z1", 1))
    say(g, "p1 from A1", "p1 to Z1", "p1 troops 1", "p1 mercenaries 1")

    assert told(g) == ["units-flown blu A1 Z1 2"]
    stands(g, "owner A1 blu", "troops A1 0, Z1 2", "mercenaries A1 0, Z1 1", "priestesses blu 0")


def test_heroes_fly_with_the_troops_or_alone() -> None:
    """L-15.9.1, L-11.4.1: each is asked about; somebody must go."""
    g = bought("pegasus", *holds("blu", "A1", 1), *hero("ajax", "A1", "blu"), *hero("jason", "A1", "blu"))
    say(g, "p1 from A1", "p1 to Z1", "p1 troops 0")
    assert options(g) == ["with ajax", "without ajax"]
    say(g, "p1 without ajax")

    assert told(g) == ["units-flown blu A1 Z1 1", "land-claimed blu Z1", "priestess-drawn blu"]
    stands(g, "hero_land ajax A1, jason Z1", "hero_moves jason 0", "owner Z1 blu", "priestesses blu 1")


def test_moving_nothing_is_allowed() -> None:
    """L-15.9.1, L-10.7.5"""
    g = bought("pegasus", *holds("blu", "A1", 2))
    say(g, "p1 pass")

    assert told(g) == ["flight-declined blu"]
    stands(g, "troops A1 2", "creatures discard pegasus 1", "gold blu 8", "asks TakeTurn")


def test_once_the_land_is_named_somebody_goes() -> None:
    """L-15.9.1, L-11.4.1: at least one."""
    g = bought("pegasus", *holds("blu", "A1", 2))
    say(g, "p1 from A1")
    assert why(g, "p1 pass") == "effect-first L-10.7.1"
    assert why(g, "p1 to A1") == "same-land A1 L-11.2.1"
    say(g, "p1 to B1")

    assert options(g) == ["troops 1", "troops 2"]
    assert why(g, "p1 troops 0") == "nobody-moves L-21.6"


def test_an_empty_land_of_an_opponent_is_taken_without_battle() -> None:
    """L-15.9.1, L-11.2.4, L-13.5: with its buildings and its priestess."""
    g = bought("pegasus", *holds("blu", "A1", 1), *holds("red", "G2"), "building g2a fortress")
    say(g, "p1 from A1", "p1 to G2")

    assert told(g) == ["units-flown blu A1 G2 1", "land-captured blu red G2", "priestess-drawn blu"]
    stands(g, "owner G2 blu", "troops G2 1", "priestesses blu 1", "building g2a fortress", "asks TakeTurn")


def test_a_defended_land_is_fought_for() -> None:
    """L-15.9.1, L-11.2.4: the card is discarded after the battle."""
    g = bought("pegasus", *holds("blu", "A1", 3), *holds("red", "E1", 1))
    say(g, "p1 from A1", "p1 to E1", "p1 troops 2")
    assert told(g)[-1] == "land-battle-began blu red E1"
    stands(g, "creatures used pegasus 1", "asks RollOnLand")
    say(g, "nature roll 2 0")

    stands(g, "owner E1 blu", "troops E1 2, A1 1", "creatures discard pegasus 1", "asks TakeTurn")


def test_who_is_beaten_back_has_no_way_but_from_the_land_of_the_battle() -> None:
    """L-15.9.2, L-12.1.5: A1, where they came from, cannot be reached; without a bridge they fight on."""
    g = bought("pegasus", *holds("blu", "A1", 3), *holds("red", "D1", 2))
    say(g, "p1 from A1", "p1 to D1", "p1 troops 3", "nature roll 0 3")
    assert told(g) == ["dice-rolled 0 3 3 5", "troop-lost blu D1"]
    stands(g, "asks RollOnLand")

    near = bought("pegasus", *holds("blu", "A1", 3), *holds("red", "D1", 2), *sails("blu", "S4"))
    say(near, "p1 from A1", "p1 to D1", "p1 troops 3", "nature roll 0 3")
    assert options(near) == ["stay", "retreat G2", "retreat E1"]
    assert why(near, "p1 retreat A1") == "no-retreat-land A1 L-12.1.5"


def test_medusa_lets_nobody_out_or_in() -> None:
    """L-15.9.1, L-11.4.1, L-15.16.1"""
    lands = [*holds("blu", "A1", 1), *holds("blu", "B1", 1)]
    g = bought("pegasus", *lands, *figure("medusa", "A1", "red"))
    assert options(g) == ["from B1", "pass"]
    assert why(g, "p1 from A1") == "held-by-medusa A1 L-15.16.1"
    say(g, "p1 from B1")
    assert "A1" not in options_of(g, "to")
    assert why(g, "p1 to A1") == "held-by-medusa A1 L-15.16.1"


def test_what_cannot_be_left() -> None:
    """L-15.9.1: a land without units, another's land, a free one; the Minotaur does not fly."""
    lands = [*holds("blu", "A1", 1), *holds("blu", "B1"), *holds("red", "E1", 1), *figure("minotaur", "B1", "blu")]
    g = bought("pegasus", *lands)

    assert options(g) == ["from A1", "pass"]
    assert why(g, "p1 from B1") == "no-unit-there B1 L-11.2.1"
    assert why(g, "p1 from E1") == "not-your-land E1 L-13.1"
    assert why(g, "p1 from D1") == "not-your-land D1 L-13.1"
    assert why(g, "p1 to E1") == "effect-first L-10.7.1"
    assert why(g, "p1 end turn") == "effect-first L-10.7.1"


def test_an_opponent_s_last_land_is_barred() -> None:
    """L-15.9.1, L-17.5, L-11.2.6: unless it brings the metropolises that are needed."""
    lands = [*holds("blu", "A1", 1), *holds("blu", "A2"), *holds("red", "E1"), *holds("grn", "G1"), *holds("yel", "B1")]
    g = bought("pegasus", *lands, *holds("yel", "B2"), rules=FOUR_NO_HOME)
    say(g, "p1 from A1")
    assert why(g, "p1 to E1") == "last-area E1 L-17.5"
    assert options_of(g, "to") == ["A2", "A3", "B1", "B2", "G2", "D1", "E2", "Z1"]

    won = bought("pegasus", *lands, "building a1 gold3, a2a gold3, e1 priestess", rules=FOUR_NO_HOME)
    say(won, "p1 from A1", "p1 to E1")
    stands(won, "owner E1 blu", "alive red 0", "elimination 1", "priestesses red 1", "asks TakeTurn")


def test_a_teammate_s_land_is_neither_left_nor_entered() -> None:
    """L-15.9.1, L-11.4.1, L-18.4"""
    for rules in (TEAMS, DUEL):
        g = bought("pegasus", *holds("blu", "A1", 1), *holds("yel", "A2", 1), *holds("yel", "A3"), rules=rules)
        assert options(g) == ["from A1", "pass"]
        assert why(g, "p1 from A2") == "not-your-land A2 L-13.1"
        say(g, "p1 from A1")
        assert "A2" not in options_of(g, "to")
        assert why(g, "p1 to A2") == "teammates-land A2 L-11.2.4"
        assert why(g, "p1 to A3") == "teammates-land A3 L-11.2.4"


def test_without_units_to_move_he_has_no_effect() -> None:
    """L-15.9.1, L-10.7.5: nor if all of them are Medusa's."""
    g = bought("pegasus", *holds("blu", "A1"))
    assert told(g) == ["creature-bought blu pegasus 2", "effect-lost blu pegasus"]
    stands(g, "creatures discard pegasus 1", "asks TakeTurn")

    held = bought("pegasus", *holds("blu", "A1", 2), *figure("medusa", "A1", "red"))
    assert told(held)[-1] == "effect-lost blu pegasus"


def test_with_nowhere_to_go_he_has_no_effect() -> None:
    """L-15.9.1, L-11.4.1: every other land is a teammate's, Medusa's or an opponent's last."""
    mates = [line for land in ["A2", "A3", "B1", "B2", "G1", "G2", "D1"] for line in holds("yel", land)]
    lands = [*holds("blu", "A1", 2), *mates, *holds("red", "E1"), *holds("grn", "E2")]
    g = bought("pegasus", *lands, *figure("medusa", "Z1", "red"), rules=fixture("team4", "tb-1"))
    assert told(g)[-1] == "effect-lost blu pegasus"

    free = bought("pegasus", *lands, *figure("medusa", "A2", "red"), rules=fixture("team4", "tb-1"))
    say(free, "p1 from A1", "p1 troops 2")
    stands(free, "owner Z1 blu", "troops A1 0, Z1 2", "asks TakeTurn")
