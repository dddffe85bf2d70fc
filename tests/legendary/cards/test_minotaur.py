"""Minotaur."""

from __future__ import annotations

from legendary.cards.played import lying, maintained
from legendary.setups import FOUR_NO_HOME, TEAMS, bought, figure, hero, holds, options_of, sails, say, turn, why
from rulings import asked, options, stands, told

LAIR = [*holds("red", "B1"), *figure("minotaur", "B1", "red")]


def test_he_comes_to_a_land_his_master_controls() -> None:
    """L-15.17.1, L-8.3, L-15.0.3"""
    g = bought(
        "minotaur",
        *holds("blu", "A1", 1),
        *holds("blu", "B1"),
        *holds("red", "E1"),
        *holds("blu", "G1"),
        *figure("medusa", "G1", "red"),
    )
    assert asked(g) == "p1 PlaceFigure"
    assert options_of(g, "place") == ["A1", "B1", "HOME_blu"]
    assert why(g, "p1 place E1") == "wrong-area E1 L-8.3"
    assert why(g, "p1 place D1") == "wrong-area D1 L-8.3"
    assert why(g, "p1 place S1") == "wrong-area S1 L-8.3"
    assert why(g, "p1 place G1") == "creature-there G1 L-15.0.3"
    say(g, "p1 place B1")

    assert told(g) == ["figure-placed blu minotaur B1"]
    stands(g, "figure_area minotaur B1", "figure_owner minotaur blu", "creatures held minotaur 1", "asks TakeTurn")


def test_a_teammate_s_land_is_not_his_master_s() -> None:
    """L-15.17.1, L-18.3"""
    g = bought("minotaur", *holds("blu", "A1"), *holds("yel", "B1"), rules=TEAMS)

    assert options_of(g, "place") == ["A1", "HOME_blu"]
    assert why(g, "p1 place B1") == "wrong-area B1 L-8.3"


def test_without_a_land_for_him_he_has_no_effect() -> None:
    """L-15.0.3, L-15.17.1 (S-83): Medusa stands in the only one."""
    lands = [*holds("blu", "A1", 1), *holds("red", "B1"), *holds("grn", "D1"), *holds("yel", "E1")]
    g = bought("minotaur", *lands, *figure("medusa", "A1", "red"), rules=FOUR_NO_HOME)

    assert told(g) == ["creature-bought blu minotaur 2", "effect-lost blu minotaur"]
    stands(g, "creatures discard minotaur 1", "figure_area minotaur off", "asks TakeTurn")


def test_a_land_with_him_alone_is_defended() -> None:
    """L-15.17.3, L-15.17.1: entering starts a battle against strength 2."""
    g = turn("ares", *holds("blu", "B2", 4), *LAIR)
    say(g, "p1 march B2 > B1", "p1 troops 4")
    assert told(g)[-1] == "land-battle-began blu red B1"
    say(g, "nature roll 0 1")

    assert told(g) == ["dice-rolled 0 1 4 3", "minotaur-lost red B1", "land-captured blu red B1"]
    stands(g, "owner B1 blu", "troops B1 4", "figure_area minotaur off", "creatures discard minotaur 1")


def test_no_other_figure_defends() -> None:
    """L-15.17.1, L-11.2.4: the land with Hydra alone is taken without a battle."""
    g = turn("ares", *holds("blu", "B2", 1), *holds("red", "B1"), *figure("hydra", "B1", "red"))
    say(g, "p1 march B2 > B1")

    assert told(g)[-1] == "land-captured blu red B1"


def test_his_owner_chooses_what_to_lose_and_then_has_him_alone() -> None:
    """L-15.17.2, L-12.1.6 (S-54): alone he cannot retreat, so that the attacker is asked at once."""
    g = turn(
        "ares", *holds("blu", "B2", 4), *holds("red", "B1", 1), *figure("minotaur", "B1", "red"), *sails("red", "S0")
    )
    say(g, "p1 march B2 > B1", "p1 troops 4", "nature roll 1 1")
    assert told(g) == ["dice-rolled 1 1 5 4"]
    assert asked(g) == "p2 LoseUnit"
    assert options(g) == ["lose troop", "lose minotaur"]
    say(g, "p2 lose troop")

    assert asked(g) == "p1 RetreatFromLand"
    say(g, "p1 stay", "nature roll 0 0")
    assert told(g) == ["dice-rolled 0 0 4 2", "minotaur-lost red B1", "land-captured blu red B1"]
    stands(g, "owner B1 blu", "creatures discard minotaur 1", "figure_owner minotaur nobody")


def test_he_may_be_the_loss_while_troops_are_left() -> None:
    """L-15.17.2, L-12.1.4: his card goes to the pile in the middle of the battle; troops can retreat then."""
    g = turn(
        "ares", *holds("blu", "B2", 4), *holds("red", "B1", 1), *figure("minotaur", "B1", "red"), *sails("red", "S0")
    )
    say(g, "p1 march B2 > B1", "p1 troops 4", "nature roll 1 1", "p2 lose minotaur")

    assert told(g) == ["minotaur-lost red B1"]
    stands(g, "creatures discard minotaur 1", "figure_area minotaur off", "troops B1 1")
    assert asked(g) == "p2 RetreatFromLand"


def test_the_others_may_leave_him_and_the_battle_goes_on() -> None:
    """L-15.17.1, L-12.1.6 (S-54): against strength 2; before the next round the attacker is asked."""
    position = [*holds("red", "B1", 2), *figure("minotaur", "B1", "red"), *sails("red", "S0")]
    g = turn("ares", *holds("blu", "B2", 4), *position)
    say(g, "p1 march B2 > B1", "p1 troops 4", "nature roll 2 1", "p2 lose troop")
    assert "retreat E2" in options(g)
    say(g, "p2 retreat E2")

    stands(g, "owner E2 red, B1 red", "troops E2 1, B1 0", "figure_area minotaur B1")
    assert asked(g) == "p1 RetreatFromLand"
    say(g, "p1 stay", "nature roll 1 3")
    assert told(g)[0] == "dice-rolled 1 3 5 5"
    stands(g, "owner B1 blu", "troops B1 3", "figure_area minotaur off")


def test_he_wins_alone_and_keeps_the_land() -> None:
    """L-15.17.1, L-12.1.7: with a fortress 3 against 1."""
    g = turn("ares", *holds("blu", "B2", 1), *LAIR, "building b1a fortress")
    say(g, "p1 march B2 > B1", "nature roll 1 2")

    assert told(g) == ["dice-rolled 1 2 2 5", "troop-lost blu B1", "land-held red B1"]
    stands(g, "owner B1 red", "figure_area minotaur B1", "creatures held minotaur 1")


def test_if_both_fall_the_land_is_kept_without_him() -> None:
    """L-15.17.2, L-12.1.7"""
    g = turn("ares", *holds("blu", "B2", 1), *LAIR)
    say(g, "p1 march B2 > B1", "nature roll 1 0")

    assert told(g) == ["dice-rolled 1 0 2 2", "minotaur-lost red B1", "troop-lost blu B1", "land-held red B1"]
    stands(g, "owner B1 red", "creatures discard minotaur 1", "owner B2 blu")


def test_after_the_others_left_the_attacker_may_leave_too() -> None:
    """L-12.1.6, L-15.17.1"""
    position = [*holds("red", "B1", 2), *figure("minotaur", "B1", "red"), *sails("red", "S0")]
    g = turn("ares", *holds("blu", "B2", 4), *position)
    say(g, "p1 march B2 > B1", "p1 troops 4", "nature roll 2 1", "p2 lose troop", "p2 retreat E2", "p1 retreat B2")

    stands(g, "owner B1 red, B2 blu", "troops B2 4, B1 0", "figure_area minotaur B1", "asks TakeTurn")


def test_he_never_marches_and_is_not_led() -> None:
    """L-15.17.1, L-11.2.1: he alone is nobody who could move; a hero leaves him behind."""
    g = turn("ares", *holds("blu", "B1"), *figure("minotaur", "B1", "blu"))
    assert options_of(g, "march") == []
    assert why(g, "p1 march B1 > B2") == "no-unit-there B1 L-11.2.1"

    led = turn("athena", *holds("blu", "B1"), *hero("ajax", "B1", "blu"), *figure("minotaur", "B1", "blu"))
    say(led, "p1 lead ajax > B2")
    stands(led, "figure_area minotaur B1", "hero_land ajax B2", "owner B1 blu")


def test_an_own_march_past_him_is_no_battle() -> None:
    """L-15.17.1, L-11.2.4: units merge with him."""
    g = turn("ares", *holds("blu", "B2", 1), *holds("blu", "B1"), *figure("minotaur", "B1", "blu"))
    say(g, "p1 march B2 > B1")

    assert told(g) == ["units-marched blu B2 B1 1"]
    stands(g, "troops B1 1", "figure_area minotaur B1")


def test_hector_and_pandora_find_no_troop_in_him() -> None:
    """L-15.17.3, L-16.6.1: against Pandora he stays on his side."""
    g = turn(
        "athena",
        *holds("blu", "B2", 2),
        *hero("pandora", "B2", "blu"),
        *holds("red", "B1", 0, 1),
        *figure("minotaur", "B1", "red"),
    )
    say(g, "p1 lead pandora > B1", "p1 troops 2")
    assert told(g)[-1] == "pandora-beckoned blu red 1"
    say(g, "nature roll 0 0")

    assert told(g)[:2] == ["dice-rolled 0 0 4 2", "minotaur-lost red B1"]


def test_harpy_hydra_and_giant_pass_him_by() -> None:
    """L-15.17.3: he stands alone."""
    assert told(bought("harpy", *LAIR))[-1] == "effect-lost blu harpy"
    assert told(bought("giant", *LAIR))[-1] == "effect-lost blu giant"
    hydra = bought("hydra", *LAIR)
    say(hydra, "p1 place B2")
    assert told(hydra) == ["figure-placed blu hydra B2"]
    stands(hydra, "figure_area minotaur B1", "asks TakeTurn")


def test_kept_he_goes_to_an_adjacent_land_of_his_master_only() -> None:
    """L-15.17.1, L-8.3 (S-31)"""
    stays = maintained(*LAIR, *holds("blu", "B2"), "priestesses red 1")
    say(stays, "p2 keep minotaur")
    stands(stays, "figure_area minotaur B1", "priestesses red 0", "asks nothing")

    free = maintained(*LAIR, "priestesses red 1")
    say(free, "p2 keep minotaur")
    stands(free, "figure_area minotaur B1", "asks nothing")

    moves = maintained(*LAIR, *holds("red", "B2"), *holds("red", "A1"), "priestesses red 1")
    say(moves, "p2 keep minotaur")
    assert options(moves) == ["stay", "go B2"]
    assert why(moves, "p2 go A1") == "not-adjacent-area A1 L-8.3"
    assert why(moves, "p2 go S0") == "wrong-area S0 L-8.3"
    say(moves, "p2 go B2")
    stands(moves, "figure_area minotaur B2")


def test_pegasus_brings_on_a_battle_with_him() -> None:
    """L-15.17.3, L-15.9.1: and his card joins the pile before Pegasus's."""
    g = bought("pegasus", *holds("blu", "A1", 3), *LAIR, lying("slot-3", "harpy"))
    say(g, "p1 from A1", "p1 to B1", "p1 troops 3", "nature roll 2 0")

    stands(g, "owner B1 blu", "creatures discard minotaur 1, discard pegasus 1", "asks TakeTurn")
