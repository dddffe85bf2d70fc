"""Athena: a university and a philosopher (L-10.1)."""

from __future__ import annotations

from legendary.setups import holds, say, turn, why
from rulings import asked, options, stands, told


def test_everything_athena_asks_for_at_the_start() -> None:
    """L-10.1.1, L-10.1.2, L-9.2: the free actions and nothing else."""
    g = turn("athena", *holds("blu", "A2"), "creatures slot-2 harpy 1", due=True)

    assert options(g) == ["build university a2a", "build university a2b", "recruit philosopher"]
    assert why(g, "p1 end turn") == "free-actions-first L-9.2"
    assert why(g, "p1 buy 2") == "free-actions-first L-9.2"


def test_everything_athena_offers_afterwards() -> None:
    """L-10.1.3, L-10.0.1"""
    g = turn("athena", "creatures slot-2 harpy 1")

    assert options(g) == ["recruit philosopher", "buy 2", "end turn"]


def test_a_university_comes_from_the_supply() -> None:
    """L-10.1.1"""
    g = turn("athena", *holds("blu", "A2"), due=True)
    say(g, "p1 build university a2b")

    assert told(g) == ["building-built blu university a2b"]
    stands(g, "building a2b university, a2a empty", "supply university 9", "build_due 0", "recruit_due 1")
    assert options(g) == ["recruit philosopher"]


def test_one_philosopher_is_free() -> None:
    """L-10.1.2"""
    g = turn("athena", *holds("blu", "A1"), due=True)
    say(g, "p1 recruit philosopher")

    assert told(g) == ["philosopher-taken blu 0"]
    stands(g, "philosophers blu 1, red 0", "supply philosophers 19", "gold blu 10", "extras 0")


def test_one_more_philosopher_costs_4_and_a_third_is_not_to_be_had() -> None:
    """L-10.1.3, L-10.0.2"""
    g = turn("athena")
    say(g, "p1 recruit philosopher")
    assert told(g) == ["philosopher-taken blu 4"]
    stands(g, "gold blu 6", "philosophers blu 1", "extras 1")

    assert options(g) == ["end turn"]
    assert why(g, "p1 recruit philosopher") == "enough-recruits L-10.0.2"


def test_without_4_gold_there_is_no_second_one() -> None:
    """L-10.1.3, L-9.6"""
    g = turn("athena", "gold blu 3")

    assert options(g) == ["end turn"]
    assert why(g, "p1 recruit philosopher") == "too-dear 4 L-9.6"
    assert "recruit philosopher" in options(turn("athena", "gold blu 4"))


def test_the_fourth_philosopher_founds_a_metropolis() -> None:
    """L-10.1.2, L-14.9"""
    g = turn("athena", *holds("blu", "A2"), "philosophers blu 3")
    say(g, "p1 recruit philosopher")

    assert told(g) == ["philosopher-taken blu 4", "philosophers-given blu"]
    assert asked(g) == "p1 FoundMetropolis"
    say(g, "p1 found a2a", "nature token gold3")
    stands(g, "philosophers blu 0", "building a2a gold3", "gold blu 9", "asks TakeTurn")


def test_a_philosopher_who_is_not_there_is_not_taken() -> None:
    """L-1.4, L-9.4: red has them all and no place for a metropolis; the free one lapses once nothing else is due."""
    g = turn("athena", *holds("blu", "A1"), "philosophers red 20", due=True)
    assert options(g) == ["build university a1"]
    assert why(g, "p1 recruit philosopher") == "supply-empty L-1.4"
    say(g, "p1 build university a1")

    assert told(g) == ["building-built blu university a1", "free-action-lapsed blu"]
    assert options(g) == ["end turn"]


def test_athena_has_no_moves_of_her_own() -> None:
    """L-10.0: no land move, no sea move, no look, no hero to hire."""
    g = turn("athena", *holds("blu", "A1", 1), "ruler S1 blu", "fleets S1 1", "hero_place ajax slot-1")

    assert why(g, "p1 march A1 > A2") == "other-god ares L-10.0.1"
    assert why(g, "p1 sail S1 > S2 1") == "other-god poseidon L-10.0.1"
    assert why(g, "p1 peek") == "other-god zeus L-10.0.1"
    assert why(g, "p1 hire ajax A1") == "other-god hera L-10.0.1"
    assert why(g, "p1 recruit priestess") == "other-god zeus L-10.0.1"
    assert why(g, "p1 recruit troop A1") == "other-god ares L-10.0.1"
    assert why(g, "p1 recruit fleet S1") == "other-god poseidon L-10.0.1"
    assert why(g, "p1 recruit mercenary A1") == "other-god hera L-10.0.1"
