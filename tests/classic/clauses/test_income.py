"""C-6: phase 3, income."""

from __future__ import annotations

import pytest

from classic.setups import FIVE, THREE, each_seat, figure, turn
from pelagos.kernel.play import Play
from rulings import described, say, stands, told


def phase_3(*statements: str) -> Play:
    return described(FIVE, "cycle 5", *statements, "next Income")


def test_islands_and_trade_seas_pay() -> None:
    """C-6.1, C-6.4: P4 holds I05 (1), I09 (0), I11 (2) and the trade sea F1 (1)."""
    g = phase_3("owner i11 p4", "troops i11 1")

    stands(g, "gold p1 7, p2 7, p3 7, p4 9, p5 7")
    assert told(g) == [
        "income-paid p1 2",
        "income-paid p2 2",
        "income-paid p3 2",
        "income-paid p4 4",
        "income-paid p5 2",
    ]


def test_an_island_pays_without_troops() -> None:
    """C-6.1"""
    stands(phase_3("troops i01 0, i12 0"), "gold p1 7")


def test_markers_pay_like_printed_prosperity() -> None:
    """C-6.1, C-17.5: one gold each, on every island owned."""
    stands(phase_3("prosperity i01 2, i12 3, i04 5"), "gold p1 12, p2 7")


def test_a_trade_sea_pays_once_however_many_fleets_are_there() -> None:
    """C-6.1"""
    stands(phase_3("fleets k1 4"), "gold p1 7")


@pytest.mark.parametrize("sea", ["a1", "a6", "f1", "f11", "k1", "k6"])
def test_every_trade_sea_pays_whoever_has_a_fleet_there(sea: str) -> None:
    """C-6.1, C-2.7"""
    empty = "ruler k1 nobody, f1 nobody, k6 nobody", "fleets k1 0, f1 0, k6 0"

    stands(phase_3(*empty, f"ruler {sea} p2", f"fleets {sea} 1"), "gold p1 6, p2 8")


def test_a_trade_sea_is_nobody_s_when_the_last_fleet_has_left() -> None:
    """C-6.2"""
    g = turn("poseidon", "fleets k1 2")
    say(g, "p1 sail k1 > k2 1", "p1 stop")
    stands(g, "ruler k1 p1")
    say(g, "p1 sail k1 > k2 1", "p1 stop")

    stands(g, "ruler k1 nobody", "fleets k1 0")
    stands(phase_3("ruler k1 nobody, k2 p1", "fleets k1 0, k2 1"), "gold p1 6")


def test_buildings_metropolises_and_figures_do_not_pay() -> None:
    """C-6.3"""
    g = phase_3(
        "metropolis i01 1",
        "sites i12 port-s 1, i12 temple-s 1, i12 university-o 1",
        *figure("polyphemus", "i12", "p1"),
        *figure("minotaur", "i01", "p2"),
    )

    stands(g, "gold p1 7")


def test_a_sea_without_trade_pays_nothing() -> None:
    """C-6.4"""
    stands(phase_3("ruler c5 p1, d5 p1, b6 p1", "fleets c5 1, d5 1, b6 1"), "gold p1 7")


def test_a_neutral_island_pays_nobody() -> None:
    """C-6.1"""
    stands(phase_3("prosperity i11 4"), each_seat(FIVE, "gold", 7))


def test_an_eliminated_player_receives_nothing() -> None:
    """C-6.1, C-16.6: he is not even named."""
    g = phase_3("owner i02 p1, i08 p1", "ruler b3 nobody, e7 nobody", "fleets b3 0, e7 0", "gold p2 0")

    stands(g, "gold p1 9, p2 0")
    assert [line.split()[1] for line in told(g)] == ["p1", "p3", "p4", "p5"]


def test_income_is_public_and_moves_the_notes() -> None:
    """C-6.1, C-21.2"""
    g = phase_3("gold p1 5", "least p1 3, p2 5", "most p1 8, p2 5")

    stands(g, "gold p1 7", "least p1 5, p2 7", "most p1 10, p2 7")


def test_the_small_board_pays_alike() -> None:
    """C-6.1: I06 (2) and the trade sea F7 on the map of three."""
    g = described(THREE, "owner i06 p1", "ruler f7 p1", "fleets f7 1", "next Income")

    stands(g, "gold p1 10, p2 7, p3 7")
