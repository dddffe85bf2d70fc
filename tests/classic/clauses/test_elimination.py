"""C-16.6 to C-16.10: elimination."""

from __future__ import annotations

from typing import Final

from classic.setups import FIVE, THREE, TWO, each_seat, figure
from pelagos.kernel.play import Play
from rulings import asked, described, options, say, stands, told

P2_IS_LAST: Final = (
    "owner i02 p4",
    "troops i02 1, i01 3, i08 1",
    "metropolis i01 1, i08 1",
    "ruler c5 p1, d5 p1, e6 p1",
    "fleets c5 1, d5 1, e6 1",
)
"""I08 is the last island of P2, and P1 may take it."""


def cycle(*statements: str) -> Play:
    """Phase 5 of cycle 5: P1 has Ares, then come Athena, Zeus, Poseidon and Apollo."""
    return described(
        FIVE,
        "cycle 5",
        each_seat(FIVE, "gold", 10),
        "gods 1 ares, 2 athena, 3 zeus, 4 poseidon",
        *P2_IS_LAST,
        *statements,
        "next Actions",
        "next EndOfCycle",
        "next Cycle",
    )


def strike(g: Play) -> None:
    """P1 takes the island, and P2 is out."""
    say(g, "p1 march i01 > i08 3", "nature roll 2 1")


FULL: Final = (
    "bidder ares p1, athena p2, zeus p3",
    "amount ares 3, athena 2, zeus 1",
    "apollo 1 p4, 2 p5",
    "gold p2 4",
    "priests p2 2",
    "philosophers p2 1",
    *figure("medusa", "i03", "p2"),
    *figure("chiron", "i09", "p4"),
    "kraken k6",
    "ruler k6 nobody",
    "fleets k6 0",
)


def test_everything_of_an_eliminated_player_leaves_at_once() -> None:
    """C-16.6"""
    g = cycle(*FULL)
    strike(g)

    stands(g, "alive p2 0", "owner i08 p1", "troops i08 3", "metropolis i08 1")
    stands(g, "ruler b3 nobody, e7 nobody", "fleets b3 0, e7 0", "fleet_reserve p2 8", "troop_reserve p2 8")
    stands(g, "gold p2 0", "least p2 0", "most p2 0", "priests p2 0", "philosophers p2 0")
    stands(g, "bidder athena none, zeus p3", "amount athena 0, zeus 1", "apollo 1 p4, 2 p5")
    stands(g, "figure_island medusa off, chiron i09", "figure_owner medusa nobody", "where medusa discard, chiron held")
    stands(g, "kraken k6", "alive p1 1, p3 1, p4 1, p5 1", "asks TakeTurn", "who p1", "gold p1 9")
    assert told(g) == [
        "dice-rolled 2 1 5 3",
        "troop-lost p2 i08",
        "island-captured p1 p2 i08",
        "eliminated p2",
        "figure-left medusa i03",
    ]


def test_what_stands_on_the_island_stays() -> None:
    """C-16.6: figures of others too."""
    g = cycle("bidder ares p1", "amount ares 3", *figure("chiron", "i08", "p3"), "prosperity i08 2")
    strike(g)

    stands(g, "figure_island chiron i08", "figure_owner chiron p3", "prosperity i08 2")


def test_the_turn_of_an_eliminated_player_is_lost() -> None:
    """C-16.7: and his marker does not return."""
    g = cycle(*FULL)
    strike(g)
    say(g, "p1 recruit troop i01", "p1 end turn")
    assert asked(g) == "p3 TakeTurn"
    say(g, "p3 recruit card", "p3 end turn", "p4 prosper i04")

    # P1 owns two metropolises at the end.
    assert g.g.result is not None
    stands(g, "order 5 p1, 4 p3, 3 p4, 2 p5, 1 none", "returned 4")


def test_an_eliminated_player_on_apollo_is_passed_over() -> None:
    """C-16.7, C-17.3: if he was the first there, nobody gets the prosperity marker."""
    g = cycle("bidder ares p1", "amount ares 3", "apollo 1 p2, 2 p3, 3 p4, 4 p5")
    strike(g)
    stands(g, "apollo 1 none, 2 p3, 3 p4, 4 p5")
    say(g, "p1 recruit troop i01", "p1 end turn")

    assert g.g.result is not None
    stands(g, "prosperity_left 16", "gold p2 0, p3 11, p4 11, p5 11", "order 5 p1, 4 p3, 3 p4, 2 p5, 1 none")


def test_a_marker_on_the_turn_track_is_taken_off_and_its_space_not_used_again() -> None:
    """C-16.7, C-8.8: the others keep the exact reverse order."""
    g = described(
        FIVE,
        "cycle 5",
        each_seat(FIVE, "gold", 10),
        "gods 1 athena, 2 ares, 3 zeus, 4 poseidon",
        *P2_IS_LAST,
        "bidder athena p2, ares p1, zeus p3",
        "amount athena 2, ares 3, zeus 1",
        "apollo 1 p4, 2 p5",
        "metropolis i12 0",
        "next Actions",
        "next Offerings",
    )
    say(g, "p2 recruit card", "p2 end turn")
    stands(g, "order 5 p2")
    strike(g)
    stands(g, "order 5 none")
    say(g, "p1 recruit troop i01", "p1 end turn")
    stands(g, "order 5 none, 4 p1")
    say(g, "p3 recruit card", "p3 end turn", "p4 prosper i04")

    stands(g, "order 4 p1, 3 p3, 2 p4, 1 p5, 5 none")
    order = []
    while asked(g).endswith("PlaceMarker"):
        order.append(asked(g).split()[0])
        say(g, f"{order[-1]} bid apollo")
    assert order == ["p5", "p4", "p3", "p1"]


def test_the_captor_s_sets_come_after_the_elimination() -> None:
    """C-16.6, C-15.2, C-23.2"""
    g = cycle(
        "bidder ares p1",
        "amount ares 3",
        "metropolis i08 0",
        "sites i12 port-s 1, i12 fortress-s 1, i12 university-o 1, i08 temple-s 1",
    )
    strike(g)

    assert [line.split()[0] for line in told(g)[2:]] == ["island-captured", "eliminated"] + ["building-given"] * 4
    assert options(g) == ["found i08", "found i12"]


def test_elimination_is_final() -> None:
    """C-16.8, C-16.9: the captor loses a metropolis again; the game goes on without P2."""
    g = cycle(*FULL, "where pegasus slot-4, siren slot-3, giant slot-2", "figure_owner medusa p2")
    strike(g)
    say(g, "p1 recruit troop i12", "p1 end turn")
    say(g, "p3 recruit card", "p3 buy 4", "p3 fly i03 > i01 1", "p3 end turn", "p4 prosper i04")

    stands(g, "ended not", "cycle 6", "alive p2 0", "owner i01 p3, i08 p1", "asks DrawCreature")
    say(g, "nature draw harpy", "nature draw satyr")
    stands(g, "asks PlaceGod", "options 4")
    say(g, "nature god zeus", "nature god ares", "nature god athena")
    stands(g, "asks PlaceMarker", "who p5", "gold p2 0")
    for god in ("zeus", "ares", "athena", "poseidon"):
        assert f"bid {god} 1" in options(g)


def test_the_game_still_ends_in_phase_6_only() -> None:
    """C-16.9"""
    g = cycle("bidder ares p1", "amount ares 3", "apollo 1 p3")
    strike(g)
    stands(g, "ended not")
    say(g, "p1 recruit troop i01", "p1 end turn")
    stands(g, "ended not", "asks Prosper")
    say(g, "p3 prosper i04")

    stands(g, "gold p3 11, p4 10", "ended 1 5 2 3 3")


def test_a_lone_survivor_wins_at_once() -> None:
    """C-16.10: two players."""
    g = described(
        TWO,
        "cycle 5",
        "active p1",
        "god ares",
        "gold p1 3, p2 9",
        "owner i08 p1",
        "troops i08 0, i02 0",
        "metropolis i01 1, i08 1, i02 1",
        "next TakeTurn",
        "next EndTurn marker=p1",
        "next EndOfCycle",
    )
    say(g, "p1 march i01 > i02 1")

    stands(g, "ended 1 2", "asks nothing", "who nobody", "alive p1 1, p2 0", "cycle 5", "active p1")
    assert told(g) == [
        "troops-marched p1 i01 i02 1",
        "island-captured p1 p2 i02",
        "eliminated p2",
        "gold-shown p1 2",
        "game-won p1",
    ]


def test_no_set_is_asked_for_when_the_game_is_over() -> None:
    """C-16.10, C-23.2"""
    g = described(
        TWO,
        "cycle 5",
        "active p1",
        "god ares",
        "gold p1 3",
        "owner i08 p1",
        "troops i08 0, i02 0",
        "metropolis i01 1, i08 1, i07 1",
        "sites i07 port-o 1, i07 fortress-o 1, i08 temple-o 1, i02 university-s 1",
        "next TakeTurn",
    )
    say(g, "p1 march i01 > i02 1")

    stands(g, "ended 1 2", "asks nothing", "supply port 9, university 9")


def test_with_three_players_the_last_of_two_rivals_ends_it() -> None:
    """C-16.10: whoever was out before shares the last place."""
    g = described(
        THREE,
        "cycle 5",
        "active p1",
        "god ares",
        "gold p1 3, p2 0",
        "owner i02 p3, i05 p1, i03 p1, i08 p1",
        "troops i02 0",
        "ruler b2 p1",
        "fleets b2 1",
        "metropolis i01 1, i02 1",
        "next TakeTurn",
    )
    stands(g, "alive p1 1, p2 0, p3 1")
    say(g, "p1 march i01 > i02 1")

    stands(g, "ended 1 2 2", "alive p3 0")


def test_with_two_rivals_left_the_game_goes_on() -> None:
    """C-16.10"""
    g = described(
        THREE,
        "cycle 5",
        "active p1",
        "god ares",
        "gold p1 3",
        "owner i05 p3",
        "troops i02 0",
        "ruler b2 p1",
        "fleets b2 1",
        "metropolis i01 1, i02 1",
        "next TakeTurn",
    )
    say(g, "p1 march i01 > i02 1")

    stands(g, "ended not", "alive p2 0", "asks TakeTurn")
