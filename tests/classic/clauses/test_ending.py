"""C-18: end of cycle and victory."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import FIVE, TWO, each_seat
from pelagos.games.classic.title import TITLE
from pelagos.kernel.ids import EVERYBODY, NOBODY, SPECTATOR
from pelagos.kernel.play import Play, payload
from pelagos.kernel.title import Rules, rules_for
from pelagos.kernel.view import view
from rulings import described, say, stands, told

GOLD_ONLY: Final = rules_for(TITLE, 5, options={"tie_break": "gold_only"})
LIMIT_30: Final = rules_for(TITLE, 5, options={"cycle_limit": "30"})
GOLD_LIMIT: Final = rules_for(TITLE, 5, options={"cycle_limit": "30", "tie_break": "gold_only"})

ISLANDS: Final = {"p1": ("i01", "i12", "i04"), "p2": ("i02", "i08", "i11"), "p3": ("i03", "i13", "i07")}


def phase_6(rules: Rules, cities: dict[str, int], gold: str, cycle: int = 5) -> Play:
    """Players with so many metropolises, P1 to P3 on three islands each."""
    owned = [f"owner {island} {seat}" for seat, islands in ISLANDS.items() for island in islands]
    built = [f"metropolis {island} 1" for seat, count in cities.items() for island in ISLANDS[seat][:count]]
    return described(
        rules,
        f"cycle {cycle}",
        each_seat(rules, "gold", 1),
        f"gold {gold}",
        *owned,
        *built,
        "next EndOfCycle",
        "next Cycle",
    )


def test_phase_6_comes_when_every_marker_is_back() -> None:
    """C-18.1, C-18.5: after the last Apollo turn, whose gold counts."""
    g = described(
        FIVE,
        "cycle 5",
        "gold p1 5, p2 5",
        "gods 1 ares, 2 zeus, 3 athena, 4 poseidon",
        "metropolis i01 1, i12 1, i02 1, i08 1",
        "apollo 1 p3, 2 p4, 3 p5, 4 p1, 5 p2",
        "owner i04 p2",
        "next Actions",
        "next EndOfCycle",
        "next Cycle",
    )
    stands(g, "ended not")
    say(g, "p3 prosper i04")

    stands(g, "order 5 p3, 4 p4, 3 p5, 2 p1, 1 p2", "gold p1 6, p2 6", "ended 1 1 3 3 3")


@pytest.mark.parametrize(("cities", "over"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_game_ends_when_somebody_has_enough(cities: int, over: bool) -> None:
    """C-18.2: otherwise a new cycle begins."""
    g = phase_6(FIVE, {"p1": cities, "p2": 1}, "p2 9")

    if over:
        stands(g, "ended 1 2 3 3 3", "asks nothing", "cycle 5")
    else:
        stands(g, "ended not", "cycle 6", "asks DrawCreature")
        assert told(g) == ["cycle-began 6"]


@pytest.mark.parametrize(("cities", "over"), [(2, False), (3, True)])
def test_with_two_players_three_are_enough(cities: int, over: bool) -> None:
    """C-18.2, C-3.8"""
    built = [f"metropolis {island} 1" for island in ("i01", "i07", "i04")[:cities]]
    g = described(TWO, "cycle 5", "owner i04 p1", *built, "next EndOfCycle", "next Cycle")

    stands(g, "ended 1 2" if over else "ended not")


def test_what_is_lost_before_phase_6_does_not_count() -> None:
    """C-18.3"""
    g = described(
        FIVE,
        "cycle 5",
        each_seat(FIVE, "gold", 10),
        "gods 1 athena, 2 zeus, 3 ares, 4 poseidon",
        "bidder athena p1, ares p5",
        "amount athena 1, ares 1",
        "philosophers p1 3",
        "metropolis i12 1",
        "troops i12 0, i06 1",
        "ruler g3 p5, h3 p5",
        "fleets g3 1, h3 1",
        "next Actions",
        "next EndOfCycle",
        "next Cycle",
    )
    say(g, "p1 recruit card")
    stands(g, "metropolis i01 1, i12 1")
    say(g, "p1 end turn", "p5 march i06 > i12 1", "p5 recruit troop i06", "p5 end turn")

    stands(g, "owner i12 p5", "ended not", "cycle 6")


def test_most_metropolises_then_gold_then_shared() -> None:
    """C-18.4"""
    stands(phase_6(FIVE, {"p1": 3, "p2": 2}, "p1 0, p2 12"), "ended 1 2 3 3 3")
    stands(phase_6(FIVE, {"p1": 2, "p2": 2}, "p1 7, p2 5"), "ended 1 2 3 3 3")
    stands(phase_6(FIVE, {"p1": 2, "p2": 2}, "p1 5, p2 7"), "ended 2 1 3 3 3")
    stands(phase_6(FIVE, {"p1": 2, "p2": 2}, "p1 6, p2 6"), "ended 1 1 3 3 3")
    stands(phase_6(FIVE, {"p1": 2, "p2": 2, "p3": 2}, "p1 6, p2 6, p3 6"), "ended 1 1 1 4 4")


def test_the_other_places_are_ranked_alike() -> None:
    """C-18.4"""
    stands(phase_6(FIVE, {"p3": 2, "p2": 1}, "p1 3, p2 0, p3 0, p4 9, p5 3"), "ended 4 2 1 3 4")


def test_by_option_gold_decides_among_those_at_the_goal() -> None:
    """C-18.4: `gold_only`; the others come after them, whatever their gold."""
    stands(phase_6(GOLD_ONLY, {"p1": 3, "p2": 2}, "p1 0, p2 12"), "ended 2 1 3 3 3")
    stands(phase_6(GOLD_ONLY, {"p1": 3, "p2": 2}, "p1 12, p2 12"), "ended 1 1 3 3 3")
    stands(phase_6(GOLD_ONLY, {"p1": 3, "p2": 2}, "p1 12, p2 11"), "ended 1 2 3 3 3")
    stands(phase_6(GOLD_ONLY, {"p1": 2, "p2": 1}, "p1 0, p2 40, p3 50"), "ended 1 2 3 4 4")


def test_an_eliminated_player_comes_last() -> None:
    """C-18.4, C-16.8"""
    for options in ({}, {"tie_break": "gold_only"}):
        g = described(
            rules_for(TITLE, 3, options=options),
            "cycle 5",
            "owner i02 p1, i05 p1",
            "gold p1 0, p2 0, p3 0",
            "metropolis i01 1, i07 1",
            "next EndOfCycle",
        )
        stands(g, "alive p2 0", "ended 1 3 2")


def test_the_winners_are_named() -> None:
    """C-18.4"""
    g = phase_6(FIVE, {"p1": 2, "p2": 2}, "p1 6, p2 6")
    assert [line for line in told(g) if line.startswith("game-won")] == ["game-won p1", "game-won p2"]
    alone = phase_6(FIVE, {"p1": 2, "p2": 2}, "p1 6, p2 5")

    assert [line for line in told(alone) if line.startswith("game-won")] == ["game-won p1"]


def test_the_gold_of_those_at_the_goal_is_shown() -> None:
    """C-18.6"""
    g = phase_6(FIVE, {"p1": 2, "p3": 2, "p2": 1}, "p1 6, p2 9, p3 4")

    assert told(g) == ["gold-shown p1 6", "gold-shown p3 4", "game-won p1"]
    assert view(FIVE, g.g, SPECTATOR)["fields"]["gold"][0] == [6]


def test_what_was_known_of_their_gold_becomes_exact() -> None:
    """C-18.6, C-21.2"""
    g = described(
        FIVE,
        "cycle 5",
        "gold p1 6, p2 9",
        "least p1 2, p2 3, p3 5, p4 5, p5 5",
        "most p1 8, p2 12, p3 5, p4 5, p5 5",
        "metropolis i01 1, i12 1",
        "next EndOfCycle",
    )

    stands(g, "least p1 6, p2 3", "most p1 6, p2 12", "ended 1 2 3 3 3")
    assert g.g.revealed == EVERYBODY


@pytest.mark.parametrize(("least", "most", "shown"), [(6, 8, True), (2, 6, True), (6, 6, False)])
def test_one_open_end_of_what_was_known_is_enough_to_show_something(least: int, most: int, shown: bool) -> None:
    """C-18.6, C-21.2"""
    g = described(
        FIVE,
        "cycle 5",
        "gold p1 6",
        f"least p1 {least}, p2 5",
        f"most p1 {most}, p2 5",
        "metropolis i01 1, i12 1",
        "next EndOfCycle",
    )

    stands(g, "least p1 6", "most p1 6")
    assert g.g.revealed == (EVERYBODY if shown else NOBODY)


def test_nothing_is_hidden_when_the_game_is_over() -> None:
    """C-18.6"""
    g = phase_6(FIVE, {"p1": 2}, "p1 6, p2 9")

    assert payload(g, 4)["fields"]["gold"] == [[6], [9], [1], [1], [1]]


@pytest.mark.parametrize(("cycle", "over"), [(29, False), (30, True), (31, False)])
def test_a_cycle_limit_ends_the_game(cycle: int, over: bool) -> None:
    """C-18.7: after that cycle; ranked by metropolises, then gold."""
    g = phase_6(LIMIT_30, {"p1": 1, "p2": 1}, "p1 3, p2 9, p3 20", cycle)

    stands(g, "ended 2 1 3 4 4" if over else "ended not")


def test_without_a_limit_the_game_goes_on() -> None:
    """C-18.7: off by default."""
    stands(phase_6(FIVE, {"p1": 1}, "p1 3", 300), "ended not", "cycle 301")


def test_at_the_limit_the_option_for_ties_does_not_matter() -> None:
    """C-18.7"""
    stands(phase_6(GOLD_LIMIT, {"p1": 1}, "p1 0, p2 9", 30), "ended 1 2 3 3 3")
    stands(phase_6(GOLD_LIMIT, {}, "p1 4, p2 4, p3 2", 30), "ended 1 1 3 4 4")


def test_who_wins_in_the_last_cycle_wins_by_the_option() -> None:
    """C-18.2, C-18.7"""
    stands(phase_6(GOLD_LIMIT, {"p1": 3, "p2": 2}, "p1 0, p2 9", 30), "ended 2 1 3 3 3")


def test_at_the_limit_everybody_shows_his_gold() -> None:
    """C-18.6, C-18.7: nobody is at the goal, and the gold decides."""
    g = phase_6(LIMIT_30, {"p1": 1}, "p1 3, p2 9", 30)

    assert told(g) == [
        "gold-shown p1 3",
        "gold-shown p2 9",
        "gold-shown p3 1",
        "gold-shown p4 1",
        "gold-shown p5 1",
        "game-won p1",
    ]


def test_at_the_limit_only_the_living_are_ranked() -> None:
    """C-18.7"""
    g = described(
        rules_for(TITLE, 3, options={"cycle_limit": "7"}),
        "cycle 7",
        "owner i02 p1, i05 p1",
        "gold p1 0, p2 0, p3 0",
        "next EndOfCycle",
    )

    stands(g, "ended 1 3 1")
    assert told(g) == ["gold-shown p1 0", "gold-shown p3 0", "game-won p1", "game-won p3"]


def test_much_gold_is_less_than_one_metropolis() -> None:
    """C-18.4: whatever the sums."""
    stands(phase_6(FIVE, {"p1": 2, "p2": 1}, "p1 0, p2 60000"), "ended 1 2 3 3 3")
    stands(phase_6(FIVE, {"p1": 2, "p2": 2}, "p1 60000, p2 59999"), "ended 1 2 3 3 3")
