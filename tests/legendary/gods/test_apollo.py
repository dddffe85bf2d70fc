"""Apollo: two tokens of prosperity and 2 GP (L-10.6)."""

from __future__ import annotations

from typing import Final

from legendary.setups import FOUR, explained, fixture, hero, holds, phrases, sails, say, turn, why
from rulings import asked, options, stands, told

CONTROLLED: Final = fixture("ffa4", apollo_controlled_only="true")
OTHERS_HAVE_ACTED: Final = ("returned 3", "order 4 red, 3 grn, 2 yel")


def test_a_token_on_any_land_and_one_on_any_sea() -> None:
    """L-10.6.1: control is not required."""
    g = turn("apollo", *holds("red", "D1"), *OTHERS_HAVE_ACTED)
    lands = FOUR.vocabulary.domains["land"].words
    assert asked(g) == "p1 PutToken"
    assert options(g) == [f"prosper {land}" for land in lands]
    say(g, "p1 prosper D1")
    assert options(g) == [f"prosper S{number}" for number in range(7)]
    say(g, "p1 prosper S5")

    stands(g, "prosperity D1 1, S5 1", "gold blu 12, red 10")


def test_the_turn_ends_by_itself() -> None:
    """L-10.6.2, L-9.7: 2 GP, and nothing else is asked."""
    g = turn("apollo", *OTHERS_HAVE_ACTED)
    say(g, "p1 prosper A1", "p1 prosper S0")

    assert told(g) == ["area-prospered blu S0", "apollo-paid blu 2", "turn-ended blu"]
    assert g.over
    stands(g, "order 1 blu, 2 yel, 3 grn, 4 red", "pawn apollo nobody", "active nobody")


def test_a_token_adds_up() -> None:
    """L-10.6.1, L-2.5"""
    g = turn("apollo", "prosperity A1 2")
    say(g, "p1 prosper A1")

    stands(g, "prosperity A1 3")


def test_no_creature_no_hero_s_move_no_sacrifice() -> None:
    """L-10.6.3"""
    g = turn("apollo", *holds("blu", "A1"), *hero("ajax", "A1", "blu"), "creatures slot-2 harpy 1")
    for phrase in ("buy 2", "lead ajax > A2", "sacrifice ajax", "end turn", "recruit troop A1"):
        assert why(g, f"p1 {phrase}") == "only-apollo L-10.6.3"


def test_first_the_land_then_the_sea() -> None:
    """L-10.6.1"""
    g = turn("apollo")
    assert why(g, "p1 prosper S0") == "wants-land L-10.6.1"
    say(g, "p1 prosper A1")
    assert why(g, "p1 prosper A1") == "wants-sea L-10.6.1"

    explained(g, *phrases(g, "prosper {area}"))


def test_with_the_option_only_controlled_areas() -> None:
    """L-10.6.1: `apollo_controlled_only`."""
    g = turn("apollo", *holds("blu", "A1"), *sails("blu", "S0"), *sails("blu", "S3"), rules=CONTROLLED)
    assert options(g) == ["prosper A1", "prosper HOME_blu"]
    assert why(g, "p1 prosper D1") == "not-your-area D1 L-14.15"
    say(g, "p1 prosper A1")
    assert options(g) == ["prosper S0", "prosper S3"]


def test_with_the_option_a_token_without_an_area_is_lost() -> None:
    """L-10.6.1: no sea, no token; the 2 GP come all the same."""
    g = turn("apollo", *holds("blu", "A1"), *OTHERS_HAVE_ACTED, rules=CONTROLLED)
    say(g, "p1 prosper A1")

    assert told(g) == ["area-prospered blu A1", "apollo-paid blu 2", "turn-ended blu"]
    stands(g, "gold blu 12")
