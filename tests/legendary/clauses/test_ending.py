"""L-17.1 to L-17.4, L-17.9: the end of a cycle and of the game."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import DUEL, FOUR, TEAMS, THREE, fixture, homes, purses, say
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play, payload
from pelagos.kernel.title import Rules
from pelagos.kernel.view import view
from rulings import described, stands

LIMIT: Final = fixture("ffa4", max_cycles="3")
GOAL_4: Final = fixture("team4", goal="4")
LANDS: Final = {"blu": ("A1", "A2"), "red": ("B1", "B2"), "grn": ("G1", "G2"), "yel": ("D1", "E1")}
SITES: Final = {
    "blu": ("a1", "a2a", "a2b"),
    "red": ("b1a", "b1b", "b2"),
    "grn": ("g1", "g2a", "g2b"),
    "yel": ("d1a", "d1b", "e1"),
}
BONUSES: Final = {"blu": "gold3", "red": "priestess", "grn": "fleets2", "yel": "troops2"}


def phase_6(rules: Rules, cities: dict[str, int], *statements: str) -> Play:
    """Phase 6 of cycle 3, with so many metropolises each."""
    words = rules.vocabulary.domains["faction"].words
    owned = [f"owner {land} {who}" for who in words for land in LANDS[who]]
    built = [f"building {site} {BONUSES[who]}" for who, count in cities.items() for site in SITES[who][:count]]
    order = [f"order {space} {who}" for space, who in enumerate(words, 1)]
    return described(
        rules,
        "cycle 3",
        purses(rules, 1),
        *homes(rules),
        "gods 1 zeus, 2 ares, 3 athena, 4 poseidon, 5 hera",
        *order,
        *owned,
        *built,
        *statements,
        "next EndOfCycle",
        "next Cycle",
    )


def test_the_cycle_ends_when_all_pawns_are_back() -> None:
    """L-17.1: after Apollo's turn, whose gold counts."""
    g = described(
        THREE,
        "cycle 3",
        purses(THREE, 5),
        *homes(THREE),
        "owner A1 blu, A2 blu, B1 red, B2 red, G1 grn",
        "building a1 gold3, a2a gold3, a2b gold3, b1a priestess, b1b priestess, b2 priestess",
        "gods 1 zeus, 2 ares, 3 athena, 4 poseidon, 5 hera",
        "order 3 blu, 2 grn",
        "returned 2",
        "pawn apollo red",
        "next Turn god=apollo",
        "next EndOfCycle",
        "next Cycle",
    )
    stands(g, "ended not")
    say(g, "p2 prosper A1", "p2 prosper S0")

    stands(g, "order 1 red, 2 grn, 3 blu", "gold red 7, blu 5", "ended 2 1 3")


@pytest.mark.parametrize(("count", "over"), [(0, False), (1, False), (2, False), (3, True)])
def test_a_team_at_the_goal_ends_the_game(count: int, over: bool) -> None:
    """L-17.2 (a), L-18.1: three metropolises."""
    g = phase_6(FOUR, {"red": count})

    assert (g.g.result is not None) == over
    if over:
        stands(g, "ended 2 1 2 2")
    else:
        stands(g, "cycle 4", "ended not")


@pytest.mark.parametrize(("blu", "yel", "over"), [(2, 1, True), (1, 1, False), (0, 3, True), (3, 3, True)])
def test_both_factions_of_a_team_count(blu: int, yel: int, over: bool) -> None:
    """L-18.1, L-14.17; both partners win."""
    g = phase_6(TEAMS, {"blu": blu, "yel": yel})

    stands(g, "ended 1 2 2 1" if over else "ended not")


@pytest.mark.parametrize(("count", "over"), [(3, False), (4, True), (5, True)])
def test_the_goal_may_be_four(count: int, over: bool) -> None:
    """L-18.1: `goal` 4."""
    g = phase_6(GOAL_4, {"blu": min(count, 3), "yel": count - min(count, 3)})

    stands(g, "ended 1 2 2 1" if over else "ended not")


def test_in_the_duel_a_player_wins_for_both_factions() -> None:
    """L-18.8"""
    g = phase_6(DUEL, {"red": 2, "grn": 1, "blu": 2})

    stands(g, "ended 2 1")
    assert [tuple(event.numbers) for event in g.events if event.kind.name == "team-won"] == [(1, 3)]


def test_protected_metropolises_count() -> None:
    """L-17.3, L-14.17, L-16.7.3"""
    cards = ("hero_place penthesilea card", "hero_owner penthesilea red", "building penthesilea prosperity")
    stands(phase_6(FOUR, {"red": 2}, *cards), "ended 2 1 2 2")
    stands(phase_6(FOUR, {"red": 1}, *cards), "ended not")


def test_an_elimination_in_this_cycle_ends_the_game() -> None:
    """L-17.2 (b), L-17.3: whatever the counts; the most metropolises win."""
    gone = [f"owner {land} blu" for land in (*LANDS["yel"], "HOME_yel")]
    g = phase_6(FOUR, {"red": 1}, *gone, "elimination 1")

    stands(g, "alive yel 0", "ended 2 1 2 4")


def test_the_most_metropolises_win() -> None:
    """L-17.3; S-84: also of those beyond the goal, and whatever the gold; places follow for all."""
    cards = ("hero_place penthesilea card", "hero_owner penthesilea red", "building penthesilea prosperity")
    g = phase_6(FOUR, {"blu": 3, "red": 3, "grn": 1}, *cards, "gold blu 20")

    stands(g, "ended 2 1 3 4")


def test_gold_decides_a_tie() -> None:
    """L-17.3; S-84"""
    stands(phase_6(FOUR, {"blu": 3, "red": 3, "grn": 1}, "gold blu 5, red 7, grn 30"), "ended 2 1 3 4")
    stands(phase_6(FOUR, {"blu": 3, "red": 3, "grn": 1}, "gold blu 8, red 7, grn 30"), "ended 1 2 3 4")


def test_equal_gold_shares_the_victory() -> None:
    """L-17.3; S-84: and the next place is the third."""
    g = phase_6(FOUR, {"blu": 3, "red": 3, "grn": 1}, "gold blu 7, red 7")

    stands(g, "ended 1 1 3 4")
    assert [(e.kind.name, *e.numbers) for e in g.events if e.kind.name == "team-won"] == [
        ("team-won", 0, 3),
        ("team-won", 1, 3),
    ]


def test_ties_are_shared_further_down_too() -> None:
    """L-17.3"""
    stands(phase_6(FOUR, {"blu": 3}), "ended 1 2 2 2")
    stands(phase_6(FOUR, {"blu": 3}, "gold grn 4"), "ended 1 3 2 3")


def test_the_ranking_covers_all_teams() -> None:
    """L-17.3, Q-57: after an elimination nobody need be at the goal, and with nothing built gold decides."""
    gone = [f"owner {land} blu" for land in (*LANDS["yel"], "HOME_yel")]

    stands(phase_6(FOUR, {}, *gone, "elimination 1", "gold grn 9, yel 90"), "ended 2 2 1 4")


def test_a_team_that_is_gone_cannot_win() -> None:
    """L-17.3, L-17.7: not with two protected metropolises and all the gold."""
    gone = [f"owner {land} blu" for land in (*LANDS["yel"], "HOME_yel")]
    cards = ("hero_place penthesilea card, pandora card", "hero_owner penthesilea yel, pandora yel")
    built = "building penthesilea prosperity, pandora prosperity"
    g = phase_6(FOUR, {"red": 1}, *gone, *cards, built, "elimination 1", "gold yel 40")

    stands(g, "ended 2 1 2 4")


def test_a_team_with_one_faction_left_can_win() -> None:
    """L-17.7: and the protected metropolis of the other counts."""
    gone = [f"owner {land} red" for land in (*LANDS["yel"], "HOME_yel")]
    cards = ("hero_place penthesilea card", "hero_owner penthesilea yel", "building penthesilea prosperity")
    g = phase_6(TEAMS, {"blu": 1, "red": 1}, *gone, *cards, "elimination 1")

    stands(g, "alive yel 0, blu 1", "ended 1 2 2 1")


def test_the_game_may_stop_after_so_many_cycles() -> None:
    """L-17.9: `max_cycles`, ranked as always."""
    stands(phase_6(LIMIT, {"grn": 1}), "ended 2 2 1 2")
    stands(phase_6(LIMIT, {"grn": 1}, "cycle 2"), "cycle 3", "ended not")
    stands(phase_6(FOUR, {"grn": 1}), "ended not")


def test_the_way_it_ended_is_told() -> None:
    """L-17.2, L-17.9: goal before elimination before limit."""
    gone = [f"owner {land} blu" for land in (*LANDS["yel"], "HOME_yel")]
    for rules, cities, more, way in (
        (FOUR, {"blu": 3}, (), 0),
        (FOUR, {"blu": 3}, (*gone, "elimination 1"), 0),
        (FOUR, {"blu": 2}, (*gone, "elimination 1"), 1),
        (LIMIT, {"blu": 2}, (*gone, "elimination 1"), 1),
        (LIMIT, {"blu": 2}, (), 2),
    ):
        g = phase_6(rules, cities, *more)
        assert [tuple(e.numbers) for e in g.events if e.kind.name == "game-ended"] == [(way,)]


def test_gold_is_shown_at_the_end_and_not_before() -> None:
    """L-17.4, L-19.2"""
    running = phase_6(FOUR, {"blu": 2}, "gold red 7")
    assert view(running.rules, running.g, SPECTATOR)["fields"]["gold"] == [None] * 4
    g = phase_6(FOUR, {"blu": 3}, "gold red 7")

    assert view(g.rules, g.g, SPECTATOR)["fields"]["gold"] == [[1], [7], [1], [1]]
    shown = [event for event in payload(g, SPECTATOR)["events"] if event[0] == "gold-shown"]
    assert shown == [["gold-shown", 0, 1], ["gold-shown", 1, 7], ["gold-shown", 2, 1], ["gold-shown", 3, 1]]


def test_reaching_the_goal_in_a_turn_ends_nothing() -> None:
    """L-17.2: it can be undone before the cycle ends."""
    g = described(
        FOUR,
        "cycle 3",
        purses(FOUR, 10),
        *homes(FOUR),
        "owner A1 blu, A2 blu, A3 red",
        "building a1 gold3, a2a gold3, a2b gold3",
        "troops A3 1",
        "gods 1 ares, 2 zeus, 3 athena, 4 poseidon, 5 hera",
        "order 4 blu, 3 grn, 2 yel",
        "returned 3",
        "pawn ares red",
        "amount ares 1",
        "active red",
        "god ares",
        "next Act",
        "next EndTurn god=ares",
        "next EndOfCycle",
        "next Cycle",
    )
    stands(g, "ended not")
    say(g, "p2 march A3 > A2", "p2 end turn")

    # Blu has one left, red two: nobody is at the goal any more.
    stands(g, "ended not", "cycle 4")
