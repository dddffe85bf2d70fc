"""H-18: options."""

from __future__ import annotations

import pytest

from hellas.setups import ENDLESS, RULES, SEA_CONTACT, cities, of, turn, why
from pelagos.games.hellas.title import TITLE
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.title import rules_for
from rulings import options, say, stands, told


@pytest.mark.parametrize(
    ("white", "orange", "result"),
    [
        (cities(1, 5), cities(10, 4), (1, 2)),
        (cities(1, 4), cities(10, 5), (2, 1)),
        ("t01 1/0, t17 1/0", "t02 1/0, t03 1/0", (1, 2)),
        ("t01 1/0, t02 1/0", "t03 1/0, t17 1/0", (2, 1)),
        ("t01 1/0, t17 1/0", "t02 1/0, t18 1/0", (1, 1)),
        ("t01 1/0, t02 1/0, t03 1/0", "t17 1/0, t18 1/0", (1, 2)),
    ],
)
def test_after_four_hundred_turns_cities_then_temples_decide(white: str, orange: str, result: tuple[int, int]) -> None:
    """H-13.3, H-18.4, H-12.39"""
    g = turn(white, orange, "turn 399", lands=())
    stands(g, "turn 400", "who orange")
    say(g, "orange declare attack")

    assert g.over
    assert of(g).result == result
    assert (
        told(g)[-1]
        == {
            (1, 2): "game-won white turn-limit",
            (2, 1): "game-won orange turn-limit",
            (1, 1): "game-drawn",
        }[result]
    )


def test_only_that_turn_ends_the_game() -> None:
    """H-18.4"""
    g = turn(cities(1, 2), cities(10, 4), "turn 398", lands=())
    say(g, "white declare attack")
    stands(g, "turn 400", "who orange")


def test_ten_cities_come_before_the_count() -> None:
    """H-13.1, H-18.4"""
    g = turn(cities(12, 2), cities(1, 10), "turn 399", lands=())
    say(g, "orange declare attack")
    assert told(g)[-2:] == ["turn-ended orange", "game-won orange ten-cities"]


def test_play_may_be_endless() -> None:
    """H-18.4, H-12.39"""
    for number in (399, 400, 1000):
        g = turn(cities(1, 2), cities(10, 4), f"turn {number}", lands=(), rules=ENDLESS)
        say(g, ("orange" if number % 2 else "white") + " declare attack")
        assert not g.over


def test_the_defaults_come_first() -> None:
    """H-18.1, H-18.4"""
    assert RULES.setup.options == {"voyage_ships": "all_neighbours", "max_turns": "400"}
    assert [(option.name, option.default, option.choices) for option in TITLE.options] == [
        ("voyage_ships", "all_neighbours", ("all_neighbours", "sea_contact")),
        ("max_turns", "400", ("400", "none")),
    ]
    with pytest.raises(BadSetup):
        rules_for(TITLE, 2, options={"decline": "never"})


def test_ships_by_land_count_unless_only_sea_contacts_do() -> None:
    """H-18.1, H-2.14: t07 at 1,-1 touches t04 by land and t03 by sea."""
    lands = ("spot t04 1,0, t05 0,1, t03 0,-1, t02 -1,0", "rotation t04 4, t05 1")
    white, orange = "t04 1/2, t03 1/1", "t05 1/0, t02 1/0"
    g = turn(white, orange, lands=lands, nature=["tile t07"])
    say(g, "white declare voyage", "white place 1,-1 1")
    assert options(g) == ["pay t03", "pay t04"]
    g = turn(white, orange, lands=lands, nature=["tile t07"], rules=SEA_CONTACT)
    say(g, "white declare voyage", "white place 1,-1 1")

    # t03 alone may pay, and did so by itself.
    assert "ship-paid white t03" in told(g)
    stands(g, "ships t03 0, t04 2")


def test_with_sea_contacts_only_a_majority_by_land_is_none() -> None:
    """H-18.1, H-6.4"""
    lands = ("spot t04 1,0, t05 0,1, t03 0,-1, t02 -1,0", "rotation t04 4, t05 1")
    white, orange = "t04 1/2, t02 1/0", "t05 1/0, t03 1/1"
    g = turn(white, orange, lands=lands, hands=("p1", ""), nature=["tile t07"])
    say(g, "white declare voyage")
    assert "place 1,-1 1" in options(g)
    g = turn(white, orange, lands=lands, hands=("p1", ""), nature=["tile t07"], rules=SEA_CONTACT)
    say(g, "white declare voyage")
    assert why(g, "white place 1,-1 1") == "too-few-ships 1,-1 0 1 H-6.4"


def test_declining_is_always_offered() -> None:
    """H-18.2"""
    for rules in (RULES, SEA_CONTACT):
        g = turn("t02 1/3, t03 1/3", "t04 1/0, t05 1/0", nature=["tile t07"], rules=rules)
        say(g, "white declare voyage")
        assert options(g)[-1] == "decline"
