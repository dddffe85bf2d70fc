"""Odysseus: gets past fortresses; three buildings of a kind become a metropolis (L-16.8)."""

from __future__ import annotations

import pytest

from legendary.heroes.armies import clash, facing, found, lands_of, march, roll, stay
from legendary.setups import TEAMS, explained, figure, hero, holds, options_of, phrases, say, turn, why
from rulings import asked, options, stands, told

FORTRESS = ("building b1a fortress",)
BOTH = ("building b1a fortress, b1b gold3",)
LANDS = ("A1", "A2", "A3", "B1", "B2")


# His attack


@pytest.mark.parametrize(
    ("standing", "without", "against"),
    [
        ((), 1, 1),
        (FORTRESS, 2, 1),
        (("building b1a fortress, b1b fortress",), 3, 1),
        (("building b1a gold3",), 2, 1),
        (BOTH, 3, 1),
        (("building b1a port, b1b temple",), 1, 1),
    ],
)
def test_fortresses_and_metropolises_do_not_help_against_him(
    standing: tuple[str, ...], without: int, against: int
) -> None:
    """L-16.8.1, Q-54"""
    plain = clash("4b", "1b", *standing)
    assert roll(plain, 0, 0) == f"4 {without}"
    his = clash("3b odysseus", "1b", *standing)

    assert roll(his, 0, 0) == f"4 {against}"


def test_the_printed_example() -> None:
    """L-16.8.1, L-14.12, S-48: 4 against 3; the last defender falls, and red has the bonus of what is lost."""
    field = (*holds("red", "G2", 1), "building g2a fortress, g2b gold3")
    g = turn("ares", *holds("blu", "G1", 3), *hero("odysseus", "G1", "blu"), *field)
    march(g, "G1", "G2")
    assert roll(g, 0, 2) == "4 3"
    stands(g, "owner G2 blu", "troops G2 3", "hero_land odysseus G2", "priestesses blu 1", "gold red 13, blu 9")
    stands(g, "building g2a fortress, g2b gold3")
    without = turn("ares", *holds("blu", "G1", 3), *field)
    march(without, "G1", "G2")

    assert roll(without, 0, 2) == "3 5"
    assert "troop-lost blu G2" in told(without)


def test_the_minotaur_is_no_fortress() -> None:
    """L-16.8.1: only the bonus of buildings is ignored."""
    g = clash("odysseus", "1b", *FORTRESS, *figure("minotaur", "B1", "red"))

    assert roll(g, 0, 0) == "1 3"


def test_in_defence_he_ignores_nothing_and_keeps_his_own_walls() -> None:
    """L-16.8.1: when attacking."""
    g = clash("2b", "odysseus", *BOTH)

    assert roll(g, 0, 0) == "2 3"


def test_once_he_has_fallen_the_walls_count_again() -> None:
    """L-12.1.3"""
    g = clash("1b odysseus", "3b", *BOTH)
    assert roll(g, 0, 0) == "2 3"
    say(g, "p1 lose odysseus")
    stay(g)

    assert roll(g, 0, 0) == "1 5"


def test_next_to_the_battle_he_is_no_help() -> None:
    """L-16.0.1"""
    g = facing("2b odysseus", "1b", *FORTRESS)
    say(g, "p1 march B2 > B1", "p1 troops 2", "p1 without odysseus")

    assert roll(g, 0, 0) == "2 2"


# Three of a kind


def estate(*buildings: str, lands: tuple[str, ...] = LANDS) -> tuple[str, ...]:
    standing = [f"building {site} {kind}" for kind, site in [building.split() for building in buildings]]
    return (*lands_of("blu", *lands), *hero("odysseus", lands[0], "blu"), *standing)


@pytest.mark.parametrize(
    ("buildings", "offered"),
    [
        (("temple a1", "temple a2a"), False),
        (("temple a1", "temple a2a", "temple a3"), True),
        (("temple a1", "temple a2a", "temple a3", "temple b2"), True),
        (("temple a1", "temple a2a", "port a3", "port b2"), False),
        (("temple a1", "temple a2a", "gold3 a3"), False),
        (("gold3 a1", "troops2 a2a", "priestess a3"), False),
    ],
)
def test_three_of_one_kind(buildings: tuple[str, ...], offered: bool) -> None:
    """L-16.8.2, L-14.6: metropolises are of no kind."""
    g = turn("athena", *estate(*buildings))

    assert options_of(g, "sacrifice") == (["odysseus"] if offered else [])
    if not offered:
        assert why(g, "p1 sacrifice odysseus") == "condition-unmet odysseus L-16.0.2"


def test_exactly_three_go_without_a_question() -> None:
    """L-16.8.2, D-65, D-66, L-14.10: the sites they leave are free."""
    g = turn("athena", *estate("temple a1", "temple a2a", "temple a3", lands=("A1", "A2", "A3")), "building a2b port")
    say(g, "p1 sacrifice odysseus")

    assert told(g) == [
        "hero-sacrificed blu odysseus",
        "building-given blu temple a1",
        "building-given blu temple a2a",
        "building-given blu temple a3",
    ]
    assert options_of(g, "found") == ["a1", "a2a", "a3"]
    found(g, "a3", "priestess")
    stands(g, "building a1 empty, a2a empty, a2b port, a3 priestess", "supply temple 10", "hero_place odysseus removed")


def test_of_four_he_chooses_which_one_stays() -> None:
    """L-16.8.2, D-66: one at a time, as long as there are more than must go."""
    g = turn("athena", *estate("port a1", "port a2a", "port a2b", "port a3"))
    say(g, "p1 sacrifice odysseus")

    assert options(g) == ["give a1", "give a2a", "give a2b", "give a3"]
    say(g, "p1 give a2a")
    assert options(g) == ["give a1", "give a2b", "give a3"]
    say(g, "p1 give a3")
    assert options(g) == ["give a1", "give a2b"]
    say(g, "p1 give a1")
    stands(g, "building a1 empty, a2a empty, a2b port, a3 empty", "asks FoundMetropolis")


def test_of_two_kinds_he_chooses_one() -> None:
    """L-16.8.2, D-65"""
    g = turn("athena", *estate("port a1", "port a2a", "port a2b", "fortress a3", "fortress b1a", "fortress b1b"))
    say(g, "p1 sacrifice odysseus")

    assert asked(g) == "p1 ChooseThree"
    assert options(g) == ["choose port", "choose fortress"]
    explained(g, *phrases(g, "choose {kind}"), "end turn", "found b2")
    assert why(g, "p1 choose temple") == "too-few-of-kind temple L-16.0.2"
    say(g, "p1 choose fortress")
    stands(g, "building a1 port, a2a port, a2b port, a3 empty, b1a empty, b1b empty")


def test_a_teammate_s_third_does_not_count() -> None:
    """L-16.0.5"""
    g = turn("athena", *estate("port a1", "port a2a"), *lands_of("yel", "D1"), "building d1a port", rules=TEAMS)
    assert why(g, "p1 sacrifice odysseus") == "condition-unmet odysseus L-16.0.2"
    enough = turn(
        "athena", *estate("port a1", "port a2a", "port a3"), *lands_of("yel", "D1"), "building d1a port", rules=TEAMS
    )
    say(enough, "p1 sacrifice odysseus")

    stands(enough, "building d1a port, a1 empty, a2a empty, a3 empty", "asks FoundMetropolis")
