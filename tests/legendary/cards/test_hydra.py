"""Hydra."""

from __future__ import annotations

from legendary.cards.played import maintained
from legendary.setups import DUEL, FOUR, TEAMS, bought, figure, fixture, hero, holds, options_of, sails, say, why
from rulings import asked, described, options, stands, told

TOKEN_WITH_HER = fixture("ffa4", hydra_token_area="hydra")


def test_she_comes_to_any_land_or_sea() -> None:
    """L-15.14.1, L-8.3, L-15.0.3 (S-82): without another figure."""
    g = bought("hydra", *figure("kraken", "S4", "red"), *figure("medusa", "A1", "red"))
    assert asked(g) == "p1 PlaceFigure"
    lands = ["A2", "A3", "B1", "B2", "G1", "G2", "D1", "E1", "E2", "Z1", "HOME_blu", "HOME_red", "HOME_grn", "HOME_yel"]

    assert options_of(g, "place") == [*lands, "S0", "S1", "S2", "S3", "S5", "S6"]
    assert why(g, "p1 place S4") == "creature-there S4 L-15.0.3"
    assert why(g, "p1 place A1") == "creature-there A1 L-15.0.3"


def test_the_income_of_her_area_is_doubled_for_whoever_controls_it() -> None:
    """L-15.14.1, L-6.3 (S-19, S-20): not for her master; if nobody does, nobody gains."""
    for statements, gold in (
        ([*holds("red", "D1"), "prosperity D1 1", *figure("hydra", "D1", "blu")], "gold red 16, blu 10"),
        ([*sails("red", "S5"), *figure("hydra", "S5", "blu")], "gold red 12, blu 10"),
        ([*figure("hydra", "S5", "blu")], "gold red 10, blu 10"),
        ([*figure("hydra", "D1", "blu")], "gold red 10, blu 10"),
    ):
        g = described(FOUR, "cycle 3", "gold blu 10, red 10, grn 10, yel 10", *statements, "next Income")
        stands(g, gold)


def test_placed_she_devours_one_unit_in_her_area_or_next_to_it() -> None:
    """L-15.14.2: fleet or Troop, anybody's; the token comes to the victim's area."""
    near = [*holds("blu", "E2", 1), *holds("red", "E1", 2, 1), *sails("grn", "S5", 2), *sails("blu", "S0")]
    far = [*holds("red", "Z1", 3), *sails("red", "S3"), *holds("grn", "D1", 1)]
    g = bought("hydra", *near, *far)
    say(g, "p1 place E2")

    assert told(g) == ["figure-placed blu hydra E2"]
    assert asked(g) == "p1 DevourUnit"
    assert options_of(g, "devour") == ["troop E1", "mercenary E1", "troop E2", "fleet S0", "fleet S5"]
    assert why(g, "p1 devour troop Z1") == "out-of-range Z1 L-15.14.2"
    assert why(g, "p1 devour troop D1") == "out-of-range D1 L-15.14.2"
    assert why(g, "p1 devour fleet S3") == "out-of-range S3 L-15.14.2"
    assert why(g, "p1 devour mercenary E2") == "no-victim L-15.0.6"
    assert why(g, "p1 devour fleet E1") == "no-victim L-15.0.6"
    assert why(g, "p1 devour troop S5") == "no-victim L-15.0.6"
    assert why(g, "p1 stay") == "effect-first L-10.7.1"
    say(g, "p1 devour mercenary E1")

    assert told(g) == ["unit-devoured red mercenary E1", "area-prospered blu E1"]
    stands(g, "mercenaries E1 0", "troops E1 2", "supply mercenaries 16", "prosperity E1 1, E2 0", "asks TakeTurn")
    stands(g, "figure_area hydra E2", "creatures held hydra 1")


def test_at_sea_she_reaches_the_lands_and_seas_around() -> None:
    """L-15.14.2: in S6 these are A1, Z1, S0, S1, S5."""
    around = [*holds("red", "A1", 1), *holds("red", "Z1", 1), *sails("red", "S5"), *sails("grn", "S6", 1)]
    beyond = [*holds("red", "A2", 1), *sails("grn", "S4")]
    g = bought("hydra", *around, *beyond)
    say(g, "p1 place S6")

    assert options_of(g, "devour") == ["troop A1", "troop Z1", "fleet S5", "fleet S6"]
    say(g, "p1 devour fleet S6")
    assert told(g) == ["unit-devoured grn fleet S6", "area-prospered blu S6"]
    stands(g, "ruler S6 nobody", "fleets S6 0", "fleet_reserve grn 7", "prosperity S6 1")


def test_a_devoured_troop_goes_to_its_reserve_and_the_land_stays() -> None:
    """L-15.14.2, L-15.0.4, L-13.3: even the last one of a last land, in spite of a fortress."""
    g = bought("hydra", *holds("red", "E1", 1), "owner HOME_red grn", "building e1 fortress")
    say(g, "p1 place E1")

    assert told(g) == ["figure-placed blu hydra E1", "unit-devoured red troop E1", "area-prospered blu E1"]
    stands(g, "owner E1 red", "troops E1 0", "troop_reserve red 8", "alive red 1", "prosperity E1 1")


def test_her_master_s_own_unit_is_devoured_if_there_is_no_other() -> None:
    """L-15.14.2, L-10.7.5: she must, if possible."""
    g = bought("hydra", *holds("blu", "E1", 1))
    say(g, "p1 place E2")

    assert told(g)[1:] == ["unit-devoured blu troop E1", "area-prospered blu E1"]
    stands(g, "troops E1 0", "owner E1 blu")


def test_a_single_fleet_leaves_its_sea_free() -> None:
    """L-15.14.2, L-13.4"""
    g = bought("hydra", *sails("red", "S5"))
    say(g, "p1 place E1")

    stands(g, "ruler S5 nobody", "fleet_reserve red 8", "prosperity S5 1, E1 0")


def test_without_a_victim_there_is_no_token() -> None:
    """L-15.14.2: heroes, the Minotaur and units further away are none; she stays where she was placed."""
    heroes = [*holds("red", "E1"), *hero("ajax", "E1", "red"), *holds("grn", "E2"), *figure("minotaur", "E2", "grn")]
    g = bought("hydra", *heroes, *holds("red", "D1", 1))
    say(g, "p1 place S5")

    assert told(g) == ["figure-placed blu hydra S5"]
    stands(g, "prosperity E1 0, E2 0, S5 0", "hero_land ajax E1", "figure_area minotaur E2, hydra S5", "asks TakeTurn")


def test_medusa_saves_nobody() -> None:
    """L-15.16.2, L-15.14.2"""
    g = bought("hydra", *holds("red", "E1", 1), *figure("medusa", "E1", "red"))
    say(g, "p1 place E2")

    stands(g, "troops E1 0", "prosperity E1 1")


def test_by_the_option_the_token_comes_to_her_own_area() -> None:
    """L-15.14.2: hydra_token_area."""
    g = bought("hydra", *holds("red", "E1", 2), rules=TOKEN_WITH_HER)
    say(g, "p1 place E2")

    assert told(g)[1:] == ["unit-devoured red troop E1", "area-prospered blu E2"]
    stands(g, "prosperity E1 0, E2 1", "troops E1 1")


def test_kept_she_devours_though_she_stays() -> None:
    """L-15.14.2, L-8.5 (S-29): the only victim is her master's own."""
    for rules, area in ((FOUR, "E1"), (TOKEN_WITH_HER, "E2")):
        g = maintained(*figure("hydra", "E2", "yel"), *holds("yel", "E1", 1), "priestesses yel 1", rules=rules)
        say(g, "p4 keep hydra", "p4 stay")

        assert told(g) == ["unit-devoured yel troop E1", f"area-prospered yel {area}"]
        stands(g, "owner E1 yel", "troops E1 0", f"prosperity {area} 1", "priestesses yel 0", "asks nothing")


def test_kept_without_a_victim_she_leaves_no_token() -> None:
    """L-15.14.2 (S-29)"""
    g = maintained(*figure("hydra", "E2", "yel"), "priestesses yel 1")
    say(g, "p4 keep hydra", "p4 stay")

    assert told(g) == []
    stands(g, "prosperity E1 0, E2 0", "figure_area hydra E2", "asks nothing")


def test_kept_she_devours_after_her_move() -> None:
    """L-15.14.2, L-8.5: around the area she has come to; from land to sea and back."""
    position = [*holds("red", "E1", 1), *sails("grn", "S6"), *holds("red", "G1", 1)]
    g = maintained(*figure("hydra", "E1", "blu"), *position, "priestesses blu 2")
    say(g, "p1 keep hydra")
    assert options(g) == ["stay", "go E2", "go S4", "go S5"]
    assert why(g, "p1 go D1") == "not-adjacent-area D1 L-8.3"
    assert why(g, "p1 go E1") == "not-adjacent-area E1 L-8.3"
    say(g, "p1 go S5")

    assert told(g) == ["figure-moved blu hydra S5"]
    assert options_of(g, "devour") == ["troop E1", "fleet S6"]
    say(g, "p1 devour fleet S6")
    stands(g, "prosperity S6 1", "troops E1 1", "figure_area hydra S5", "priestesses blu 1", "asks nothing")


def test_from_the_sea_she_may_go_ashore() -> None:
    """L-8.3, L-8.4"""
    g = maintained(*figure("hydra", "S5", "blu"), *figure("medusa", "E2", "red"), "priestesses blu 1, red 1")
    say(g, "p1 keep hydra")

    assert options(g) == ["stay", "go E1", "go S0", "go S4", "go S6"]
    assert why(g, "p1 go E2") == "creature-there E2 L-15.0.3"


def test_given_up_she_devours_nobody() -> None:
    """L-8.5, L-15.14.2: with a priestess and without."""
    g = maintained(*figure("hydra", "E2", "blu"), *holds("red", "E1", 1), "priestesses blu 1")
    say(g, "p1 release hydra")
    assert told(g) == ["creature-released blu hydra", "figure-left hydra E2"]
    stands(
        g, "troops E1 1", "prosperity E1 0", "figure_area hydra off", "creatures discard hydra 1", "priestesses blu 1"
    )

    lost = maintained(*figure("hydra", "E2", "blu"), *holds("red", "E1", 1))
    stands(lost, "troops E1 1", "figure_area hydra off", "asks nothing")


def test_a_teammate_s_unit_is_as_good_as_any() -> None:
    """L-15.14.2, L-15.0.2: she does not steal."""
    for rules in (TEAMS, DUEL):
        g = bought("hydra", *holds("yel", "E1", 1), rules=rules)
        say(g, "p1 place E2")
        stands(g, "troops E1 0", "troop_reserve yel 8")


def test_tokens_pile_up() -> None:
    """L-15.14.2, L-2.5"""
    g = bought("hydra", *holds("red", "E1", 2), "prosperity E1 2")
    say(g, "p1 place E1")

    stands(g, "prosperity E1 3", "troops E1 1")
