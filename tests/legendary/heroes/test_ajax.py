"""Ajax: two men strong; seven lands are worth a metropolis (L-16.1)."""

from __future__ import annotations

import pytest

from legendary.heroes.armies import clash, facing, found, lands_of, lead, roll, stay
from legendary.setups import DUEL, FOUR_NO_HOME, TEAMS, explained, hero, holds, options_of, phrases, say, turn, why
from rulings import asked, stands, told

SEVEN = ("A1", "A2", "A3", "B1", "B2", "G1", "G2")


@pytest.mark.parametrize(
    ("attack", "defence", "wanted"),
    [
        ("ajax", "1b", "2 1"),
        ("1b ajax", "1b", "3 1"),
        ("2b 1m ajax", "1m", "5 1"),
        ("ajax jason", "1b", "3 1"),
        ("1b", "ajax", "1 2"),
        ("1b", "1b 2m ajax", "1 5"),
        ("3b", "ajax helen", "3 5"),
    ],
)
def test_he_counts_two_on_either_side(attack: str, defence: str, wanted: str) -> None:
    """L-16.1.1, L-12.1.3: every other hero counts one. Helen's die shows 2, so that she makes 5 of 3."""
    g = clash(attack, defence)

    assert roll(g, 0, 2 if "helen" in defence else 0) == wanted


def test_he_alone_against_two() -> None:
    """L-16.1.1, S-50: 3 against 3, and both lose: a troop goes home, Ajax to the heroes' discard."""
    g = turn("athena", *holds("blu", "A1"), *hero("ajax", "A1", "blu"), *holds("red", "A2", 2))
    lead(g, "ajax", "A2")

    assert roll(g, 1, 1) == "3 3"
    assert "troop-lost red A2" in told(g)
    assert "hero-lost blu ajax A2" in told(g)
    assert told(g)[-1] == "land-held red A2"
    stands(g, "hero_place ajax discard", "hero_land ajax off", "owner A2 red, A1 blu", "troops A2 1, A1 0")
    stands(g, "troop_reserve red 7")


def test_two_of_strength_is_still_one_unit() -> None:
    """L-16.1.1, L-12.1.3: a lost round takes him as it takes a troop, and with him goes all his strength."""
    g = clash("2b ajax", "5b")
    assert roll(g, 0, 0) == "4 5"
    assert options_of(g, "lose") == ["troop", "ajax"]
    explained(g, *phrases(g, "lose {unit}"), *phrases(g, "lose {hero}"), "stay", "fall")
    say(g, "p1 lose ajax")
    stay(g)

    assert roll(g, 3, 1) == "5 6"
    stands(g, "hero_place ajax discard")


def test_he_is_strong_only_where_he_is() -> None:
    """L-16.0.1: in the land next to the battle he helps nobody."""
    g = facing("2b ajax", "1b", god="ares")
    say(g, "p1 march B2 > B1", "p1 troops 2", "p1 without ajax")

    assert roll(g, 0, 0) == "2 1"


@pytest.mark.parametrize("count", [5, 6, 7, 8])
def test_seven_lands_or_more(count: int) -> None:
    """L-16.1.2, S-63: control is enough; a land with nobody on it counts."""
    lands = (*SEVEN, "D1")[:count]
    g = turn("athena", *lands_of("blu", *lands), *hero("ajax", "A1", "blu"), rules=FOUR_NO_HOME)

    assert options_of(g, "sacrifice") == (["ajax"] if count >= 7 else [])
    if count < 7:
        assert why(g, "p1 sacrifice ajax") == "condition-unmet ajax L-16.0.2"


def test_what_the_seven_lands_bring() -> None:
    """L-16.1.2, L-14.10, L-16.0.3: a metropolis on a free site; the lands stay, Ajax is gone for good."""
    g = turn("athena", *lands_of("blu", *SEVEN), *hero("ajax", "A1", "blu"), "building a1 port")
    say(g, "p1 sacrifice ajax")

    assert told(g) == ["hero-sacrificed blu ajax"]
    assert asked(g) == "p1 FoundMetropolis"
    assert options_of(g, "found") == ["a2a", "a2b", "a3", "b1a", "b1b", "b2", "g1", "g2a", "g2b"]
    assert why(g, "p1 found a1") == "free-site-left L-14.5"
    assert why(g, "p1 found d1a") == "not-your-site d1a L-14.3"
    assert why(g, "p1 end turn") == "site-first L-14.14"
    found(g, "b2")

    assert told(g) == ["metropolis-founded blu b2 gold3", "bonus-gained blu gold3"]
    stands(g, "building b2 gold3, a1 port", "hero_place ajax removed", "hero_owner ajax nobody", "gold blu 13")
    stands(g, *lands_of("blu", *SEVEN), "asks TakeTurn")


def test_a_teammate_s_lands_do_not_count() -> None:
    """L-16.0.5"""
    g = turn(
        "athena", *lands_of("blu", *SEVEN[:5]), *lands_of("yel", "D1", "E1"), *hero("ajax", "A1", "blu"), rules=TEAMS
    )
    assert why(g, "p1 sacrifice ajax") == "condition-unmet ajax L-16.0.2"
    more = turn("athena", *lands_of("blu", *SEVEN[:6]), *hero("ajax", "A1", "blu"), rules=TEAMS)

    assert options_of(more, "sacrifice") == ["ajax"]


def test_in_the_duel_each_faction_counts_for_itself() -> None:
    """L-16.0.5, L-18.8: p1 has eleven lands with two factions, and neither has seven."""
    lands = (*lands_of("yel", *SEVEN[:4]), *lands_of("blu", "G1", "G2", "D1", "E1", "E2"))
    g = turn("athena", *lands, *hero("ajax", "A1", "yel"), rules=DUEL, who="yel")
    assert why(g, "p1 sacrifice ajax") == "condition-unmet ajax L-16.0.2"
    enough = turn("athena", *lands, *lands_of("yel", "B2", "Z1"), *hero("ajax", "A1", "yel"), rules=DUEL, who="yel")
    say(enough, "p1 sacrifice ajax")

    assert options_of(enough, "found") == ["a1", "a2a", "a2b", "a3", "b1a", "b1b", "b2", "z1a", "z1b"]
