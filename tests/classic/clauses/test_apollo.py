"""C-17: Apollo."""

from __future__ import annotations

import pytest

from classic.setups import ALL, FIVE, TWO, figure, turn, why
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, described, options, say, stands, told


def apollo(*statements: str, number: int = 0, rules: Rules = FIVE) -> Play:
    """P1's marker with this number, counted from 0, takes its turn of cycle 5."""
    return described(rules, "cycle 5", "gold p1 10", *statements, f"next ApolloTurn marker=p1 number={number}")


def test_an_apollo_turn_brings_gold_and_perhaps_a_marker_and_nothing_else() -> None:
    """C-17.1: no creatures, no recruiting, no building, no moves."""
    g = apollo("where fates slot-4, harpy slot-2")
    assert asked(g) == "p1 Prosper"
    stands(g, "active p1", "god apollo", "gold p1 11")
    for phrase in ("buy 2", "recruit troop i01", "build port-s i01", "march i01 > i04 1", "end turn", "bid zeus 1"):
        assert why(g, f"p1 {phrase}") == "only-apollo C-17.1"
    say(g, "p1 prosper i01")

    stands(g, "asks nothing", "order 5 p1", "active nobody", "god none", "where fates slot-4, harpy slot-2")


def test_figures_of_an_earlier_cycle_leave_first() -> None:
    """C-17.1, C-8.3"""
    g = apollo(*figure("medusa", "i03", "p1", cycle=4))

    assert told(g) == ["turn-began p1 apollo", "figure-left medusa i03", "apollo-paid p1 1"]


@pytest.mark.parametrize("rules", ALL, ids=["two", "three", "four", "five"])
def test_one_gold_with_two_islands(rules: Rules) -> None:
    """C-17.2"""
    g = apollo(rules=rules)

    stands(g, "gold p1 11")
    assert told(g) == ["turn-began p1 apollo", "apollo-paid p1 1"]


@pytest.mark.parametrize(("statements", "gold"), [(("owner i01 p2",), 4), ((), 1), (("owner i04 p1",), 1)])
def test_four_gold_with_exactly_one_island(statements: tuple[str, ...], gold: int) -> None:
    """C-17.2: counted now, with or without troops."""
    stands(apollo(*statements, "troops i12 0"), f"gold p1 {10 + gold}")
    stands(apollo(*statements, number=3), f"gold p1 {10 + gold}")


def test_every_marker_brings_gold() -> None:
    """C-17.2, C-7.16: both of one player."""
    g = described(TWO, "cycle 5", "gods 1 ares, 2 zeus, 3 athena", "apollo 1 p1, 2 p1', 3 p2, 4 p2'", "next Actions")
    stands(g, "gold p1 6, p2 5")
    say(g, "p1 prosper i01")

    stands(g, "gold p1 7, p2 7", "prosperity_left 15", "order 4 p1, 3 p1', 2 p2, 1 p2'")


@pytest.mark.parametrize("number", [1, 2, 4])
def test_only_the_first_marker_brings_prosperity(number: int) -> None:
    """C-17.3"""
    g = apollo(number=number)

    stands(g, "asks nothing", "gold p1 11", "prosperity_left 16", "order 5 p1")


@pytest.mark.parametrize(("left", "asks"), [(1, "Prosper"), (0, "nothing")])
def test_the_marker_needs_a_piece_in_the_supply(left: int, asks: str) -> None:
    """C-17.3, C-1.5"""
    stands(apollo(f"prosperity i04 {16 - left}"), f"asks {asks}", "gold p1 11")


@pytest.mark.parametrize("rules", ALL, ids=["two", "three", "four", "five"])
def test_prosperity_goes_to_any_island(rules: Rules) -> None:
    """C-17.4: own, foreign or neutral; compulsory."""
    g = apollo(rules=rules)

    assert options(g) == [f"prosper {island}" for island in rules.vocabulary.domains["island"].words]


@pytest.mark.parametrize("island", ["i01", "i02", "i04"])
def test_an_island_may_carry_any_number_of_markers(island: str) -> None:
    """C-17.4"""
    g = apollo(f"prosperity {island} 5")
    say(g, f"p1 prosper {island}")

    stands(g, f"prosperity {island} 6", "prosperity_left 10", "owner i04 nobody")
    assert told(g) == [f"island-prospered p1 {island}", "turn-ended p1"]


def test_the_marker_pays_whoever_owns_the_island_then() -> None:
    """C-17.5: from the next income on; not at once."""
    g = described(FIVE, "cycle 5", "next ApolloTurn marker=p1 number=0", "next Income")
    say(g, "p1 prosper i02")

    stands(g, "gold p1 8, p2 8, p3 7")
    assert "income-paid p2 3" in told(g)
    fates = turn("ares", "prosperity i12 2", "where fates slot-2")
    say(fates, "p1 buy 2")
    stands(fates, "gold p1 12")
