"""C-3: set-up."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import ALL, FIVE, FOUR, THREE, TWO, each_seat
from pelagos.games.classic.position import Classic
from pelagos.games.classic.title import TITLE
from pelagos.games.classic.words import CREATURES
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules, rules_for
from rulings import asked, described, options, say, stands, told

STARTS: Final = {
    5: (("i01 i12", "c6 k1"), ("i02 i08", "b3 e7"), ("i03 i13", "f5 k6"), ("i05 i09", "d8 f1"), ("i06 i10", "f3 g9")),
    4: (("i01 i08", "b3 f7"), ("i02 i07", "d6 f1"), ("i03 i10", "f5 k1"), ("i04 i09", "f3 i5")),
    3: (("i01 i07", "c2 g5"), ("i02 i05", "d4 f1"), ("i03 i08", "f4 k2")),
    2: (("i01 i07", "b2 g5"), ("i02 i08", "d4 k2")),
}
"""The start tables of the rules: islands and fleets by seat."""

EVERY: Final = pytest.mark.parametrize("rules", ALL, ids=["two", "three", "four", "five"])


def position(rules: Rules) -> Classic:
    g = rules.blank()
    assert isinstance(g, Classic)
    return g


@EVERY
def test_every_seat_starts_on_its_row_of_the_table(rules: Rules) -> None:
    """C-3.1, C-3.3, C-3.4; INV-39"""
    g = position(rules)
    islands, seas = rules.vocabulary.domains["island"], rules.vocabulary.domains["sea"]
    owner, troops = [-1] * islands.size(), [0] * islands.size()
    ruler, fleets = [-1] * seas.size(), [0] * seas.size()
    for seat, (own_islands, own_seas) in enumerate(STARTS[rules.setup.seats]):
        for word in own_islands.split():
            owner[islands.index(word)], troops[islands.index(word)] = seat, 1
        for word in own_seas.split():
            ruler[seas.index(word)], fleets[seas.index(word)] = seat, 1

    assert (list(g.owner), list(g.troops)) == (owner, troops)
    assert (list(g.ruler), list(g.fleets)) == (ruler, fleets)


@EVERY
def test_every_start_fleet_lies_at_one_start_island(rules: Rules) -> None:
    """C-3.3; INV-39: each start sea touches one own island, each start island one own sea."""
    g = position(rules)
    for start in g.board.starts[rules.setup.seats]:
        touching = [[island for island in start.islands if g.board.ring[island] >> sea & 1] for sea in start.seas]
        assert sorted([islands[0] for islands in touching]) == sorted(start.islands)
        assert [len(islands) for islands in touching] == [1, 1]


@EVERY
def test_the_first_income_is_two(rules: Rules) -> None:
    """C-3.2, C-3.3, C-4.1; INV-39"""
    g = described(rules, "cycle 1", "gods 1 ares, 2 zeus, 3 athena, 4 poseidon", "order 1 p1", "next Income")
    stands(g, each_seat(rules, "gold", 7))

    assert told(g) == [f"income-paid {seat} 2" for seat in rules.seats.words]


@EVERY
def test_everybody_starts_with_five_gold_and_no_cards(rules: Rules) -> None:
    """C-3.2"""
    g = described(rules)

    stands(g, each_seat(rules, "gold", 5), each_seat(rules, "priests", 0), each_seat(rules, "philosophers", 0))
    stands(g, each_seat(rules, "least", 5), each_seat(rules, "most", 5), each_seat(rules, "alive", 1))
    stands(g, each_seat(rules, "troop_reserve", 6), each_seat(rules, "fleet_reserve", 6))


@EVERY
def test_nothing_else_stands_on_the_board(rules: Rules) -> None:
    """C-3.3, C-3.5, C-3.7"""
    g = position(rules)
    islands = len(g.owner)

    assert list(g.sites) == [0] * islands * 8
    assert [list(g.metropolis), list(g.used_temples), list(g.prosperity)] == [[0] * islands] * 3
    assert (g.prosperity_left, list(g.supply)) == (16, [10] * 5)
    assert (g.kraken, list(g.figures)) == (-1, [-1] * 8 + [0] * 4)
    assert list(g.where) == [0] * len(CREATURES)
    assert (list(g.gods), list(g.bidder), list(g.amount)) == ([-1] * 4, [-1] * 4, [0] * 4)
    assert (g.cycle, g.active, g.god, g.recruits, g.returned) == (0, -1, -1, 0, 0)
    assert (g.attacker, g.attackers, g.survivors) == (-1, 0, -1)
    markers = 4 if rules is TWO else rules.setup.seats
    assert (list(g.apollo), list(g.order)) == ([-1] * markers, [-1] * markers)
    assert g.agenda == []


def test_the_markers_come_to_the_turn_track_in_random_order() -> None:
    """C-3.6; CH-1: every marker that is left is equally likely; the last place follows by itself."""
    g = Play(FIVE, FIVE.opening())
    assert asked(g) == "nature OrderMarker"
    assert options(g) == ["marker p1", "marker p2", "marker p3", "marker p4", "marker p5"]
    assert [g.sheet.weight(i) for i in range(5)] == [1] * 5
    say(g, "nature marker p3")
    assert told(g) == ["marker-ordered p3 1"]
    assert options(g) == ["marker p1", "marker p2", "marker p4", "marker p5"]
    say(g, "nature marker p5", "nature marker p1")
    assert options(g) == ["marker p2", "marker p4"]
    say(g, "nature marker p4")

    stands(g, "order 1 p3, 2 p5, 3 p1, 4 p4, 5 p2", "cycle 1")
    assert told(g) == ["marker-ordered p4 4", "marker-ordered p2 5", "cycle-began 1"]
    assert asked(g) == "nature DrawCreature"


def test_with_two_players_all_four_markers_are_shuffled_together() -> None:
    """C-3.6"""
    g = Play(TWO, TWO.opening())
    assert options(g) == ["marker p1", "marker p2", "marker p1'", "marker p2'"]
    say(g, "nature marker p2'", "nature marker p2")
    assert told(g) == ["marker-ordered p2 2"]
    say(g, "nature marker p1'")

    stands(g, "order 1 p2', 2 p2, 3 p1', 4 p1")


@EVERY
def test_the_track_of_every_table_is_filled(rules: Rules) -> None:
    """C-3.6"""
    g = Play(rules, rules.opening())
    while asked(g) == "nature OrderMarker":
        g.take(0)

    markers = rules.vocabulary.domains["marker"].words
    stands(g, *[f"order {space} {marker}" for space, marker in enumerate(markers, 1)])


@EVERY
def test_all_creatures_lie_in_the_deck_and_the_gods_aside(rules: Rules) -> None:
    """C-3.5, C-3.7: the first card appears in phase 1, the first god in phase 2."""
    g = Play(rules, rules.opening())
    while asked(g) == "nature OrderMarker":
        g.take(0)
    assert len(options(g, "draw ")) == len(CREATURES)
    stands(g, "gods 1 none, 2 none, 3 none, 4 none")
    say(g, "nature draw giant")

    stands(g, "where giant slot-4")
    assert asked(g) == "nature PlaceGod"


@pytest.mark.parametrize(
    ("rules", "goal"), [(TWO, 3), (THREE, 2), (FOUR, 2), (FIVE, 2)], ids=["two", "three", "four", "five"]
)
def test_the_goal_is_two_metropolises_and_three_with_two_players(rules: Rules, goal: int) -> None:
    """C-3.8, C-18.2"""
    for cities in range(1, goal + 1):
        g = described(
            rules,
            "cycle 5",
            "owner i04 p1, i06 p1, i01 p1",
            *[f"metropolis {island} 1" for island in ("i01", "i04", "i06")[:cities]],
            "next EndOfCycle",
        )
        assert (g.g.result is not None) == (cities == goal)


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    """C-3.1"""
    with pytest.raises(BadSetup) as caught:
        rules_for(TITLE, seats)

    assert str(caught.value) == f"wrong-seats(title=classic, seats={seats}, fewest=2, most=5)"


def test_the_options_and_their_defaults() -> None:
    """C-7.14, C-18.4, C-18.7, C-21.2: rules section 0.3"""
    assert FIVE.setup.options == {
        "two_player_priests": "sum",
        "tie_break": "metropolises_then_gold",
        "gold_visibility": "hidden",
        "cycle_limit": "none",
    }
    listed = {option.name: option.choices for option in TITLE.options}
    assert listed == {
        "two_player_priests": ("sum", "each"),
        "tie_break": ("metropolises_then_gold", "gold_only"),
        "gold_visibility": ("hidden", "open"),
        "cycle_limit": (),
    }
    assert rules_for(TITLE, 3, options={"cycle_limit": "30"}).setup.options["cycle_limit"] == "30"
    for name, value in (
        ("cycle_limit", "0"),
        ("cycle_limit", "long"),
        ("tie_break", "gold"),
        ("gold_visibility", "secret"),
        ("two_player_priests", "none"),
    ):
        with pytest.raises(BadSetup):
            rules_for(TITLE, 3, options={name: value})


def test_classic_is_called_so() -> None:
    """C-3.1: the descriptor by which records, servers and workers find the game."""
    assert (TITLE.name, TITLE.module) == ("classic", "pelagos.games.classic.title")
    assert (TITLE.fewest, TITLE.most, TITLE.boards) == (2, 5, ("",))
