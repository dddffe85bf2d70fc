"""Giant."""

from __future__ import annotations

from legendary.setups import DUEL, TEAMS, bought, figure, hero, holds, options_of, say, turn, why
from rulings import asked, stands, told


def test_he_takes_all_mercenaries_of_a_land_and_splits_them_freely() -> None:
    """L-15.5.1, L-15.5.2 (S-72): the victim keeps the land with a control token."""
    g = bought("giant", *holds("blu", "A1"), *holds("blu", "B1"), *holds("red", "E1", 0, 3))

    assert told(g) == ["creature-bought blu giant 2", "mercenaries-taken blu red E1 3"]
    assert asked(g) == "p1 PostMercenary"
    assert options_of(g, "place mercenary") == ["A1", "B1", "HOME_blu"]
    say(g, "p1 place mercenary A1")
    assert told(g) == ["mercenary-placed blu A1"]
    say(g, "p1 place mercenary B1", "p1 place mercenary A1")

    stands(g, "mercenaries A1 2, B1 1, E1 0", "owner E1 red", "supply mercenaries 13", "gold blu 8")
    stands(g, "creatures discard giant 1", "asks TakeTurn")


def test_any_land_where_an_opponent_has_mercenaries_may_be_chosen() -> None:
    """L-15.5.1, L-15.0.2: not his own, not one with basic troops alone."""
    lands = [*holds("red", "E1", 2, 1), *holds("grn", "D1", 0, 2), *holds("red", "G1", 3), *holds("blu", "A1", 0, 1)]
    g = bought("giant", *lands)
    assert asked(g) == "p1 StealMercenaries"
    assert options_of(g, "take") == ["D1", "E1"]
    assert why(g, "p1 take A1") == "same-team L-15.0.2"
    assert why(g, "p1 take G1") == "no-mercenaries G1 L-15.5.1"
    assert why(g, "p1 take B2") == "no-mercenaries B2 L-15.5.1"
    assert why(g, "p1 place mercenary A1") == "effect-first L-10.7.1"
    say(g, "p1 take E1")

    stands(g, "mercenaries E1 0, D1 2", "troops E1 2")
    assert why(g, "p1 place mercenary E1") == "not-your-land E1 L-13.1"
    assert why(g, "p1 place mercenary B2") == "not-your-land B2 L-13.1"
    assert why(g, "p1 end turn") == "effect-first L-10.7.1"


def test_with_one_land_all_of_them_go_there() -> None:
    """L-15.5.1: to each of them that is the only place."""
    g = bought("giant", *holds("red", "E1", 0, 2))

    assert told(g)[1:] == [
        "mercenaries-taken blu red E1 2",
        "mercenary-placed blu HOME_blu",
        "mercenary-placed blu HOME_blu",
    ]
    stands(g, "mercenaries HOME_blu 2, E1 0", "asks TakeTurn")


def test_a_single_mercenary_is_all_of_them() -> None:
    """L-15.5.1: one question, and no more."""
    g = bought("giant", *holds("blu", "A1"), *holds("red", "E1", 1, 1))
    say(g, "p1 place mercenary A1")

    stands(g, "mercenaries A1 1", "troops E1 1", "asks TakeTurn", "supply mercenaries 15")


def test_they_are_his_and_may_march_in_the_same_turn() -> None:
    """L-15.5.1, L-15.0.1"""
    g = bought("giant", *holds("red", "E1", 0, 1), *holds("blu", "A1"), *holds("blu", "A2"), god="ares")
    say(g, "p1 place mercenary A1", "p1 march A1 > A2")

    stands(g, "mercenaries A1 0, A2 1")


def test_medusa_hinders_neither_taking_nor_placing() -> None:
    """L-15.5.2, L-15.16.2"""
    taken = bought("giant", *holds("blu", "A1"), *holds("red", "E1", 0, 2), *figure("medusa", "E1", "red"))
    stands(taken, "mercenaries E1 0", "asks PostMercenary")

    placed = bought("giant", *holds("blu", "A1"), *holds("red", "E1", 0, 1), *figure("medusa", "A1", "red"))
    say(placed, "p1 place mercenary A1")
    stands(placed, "mercenaries A1 1")


def test_heroes_and_the_minotaur_stay_and_defend() -> None:
    """L-15.17.3, L-16.0.4"""
    position = [*holds("red", "E1", 0, 1), *hero("ajax", "E1", "red"), *figure("minotaur", "E1", "red")]
    g = bought("giant", *position)

    stands(g, "hero_land ajax E1", "figure_area minotaur E1", "mercenaries E1 0", "owner E1 red")


def test_if_no_opponent_has_mercenaries_he_has_no_effect() -> None:
    """L-15.5.2, L-10.7.5: his own do not count."""
    g = bought("giant", *holds("blu", "A1", 0, 3), *holds("red", "E1", 2))

    assert told(g) == ["creature-bought blu giant 2", "effect-lost blu giant"]
    stands(g, "mercenaries A1 3", "creatures discard giant 1", "asks TakeTurn")


def test_who_has_no_land_has_no_effect_of_him() -> None:
    """L-15.5.2: a faction without land has no turn; described, it shows that there is nowhere to put them."""
    g = turn("athena", *holds("red", "E1", 0, 2), "owner HOME_blu red", "alive blu 0", "creatures slot-2 giant 1")
    g.say(0, "buy 2")

    assert told(g)[-1] == "effect-lost blu giant"
    stands(g, "mercenaries E1 2", "supply mercenaries 14")


def test_a_teammate_s_mercenaries_are_safe_and_his_lands_take_none() -> None:
    """L-15.0.2, L-15.5.1, L-18.3: in teams as in a duel."""
    for rules in (TEAMS, DUEL):
        g = bought(
            "giant", *holds("yel", "D1", 0, 2), *holds("red", "E1", 0, 1), *holds("grn", "G1", 0, 1), rules=rules
        )
        assert options_of(g, "take") == ["G1", "E1"]
        assert why(g, "p1 take D1") == "same-team L-15.0.2"
        say(g, "p1 take G1")
        stands(g, "mercenaries HOME_blu 1, G1 0, D1 2")

        lost = bought("giant", *holds("yel", "D1", 0, 2), rules=rules)
        assert told(lost)[-1] == "effect-lost blu giant"


def test_the_victim_s_last_land_stays_his() -> None:
    """L-15.5.2, L-13.3: nobody is eliminated."""
    g = bought("giant", "owner HOME_red grn", *holds("red", "E1", 0, 2))

    stands(g, "owner E1 red", "alive red 1", "mercenaries E1 0")
