"""C-5: phase 2, gods."""

from __future__ import annotations

import pytest

from classic.setups import FIVE, FOUR, THREE, TWO, why
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from pelagos.kernel.view import view
from rulings import asked, described, options, say, stands, told

LAY = "gods 1 zeus, 2 ares, 3 athena, 4 poseidon"
GODS = ["god poseidon", "god ares", "god zeus", "god athena"]


def phase_2(rules: Rules, cycle: int, *statements: str) -> Play:
    return described(rules, f"cycle {cycle}", *statements, "next Gods", "next PlaceMarker marker=p1")


def bid_on(g: Play) -> list[str]:
    """The gods on which an offering is possible."""
    return [phrase.split()[1] for phrase in options(g, "bid") if phrase.endswith(" 1")]


@pytest.mark.parametrize("cycle", [1, 2, 7])
def test_with_five_players_all_four_are_shuffled_and_face_up(cycle: int) -> None:
    """C-5.1, C-5.2; CH-3"""
    g = phase_2(FIVE, cycle, LAY)
    assert asked(g) == "nature PlaceGod"
    assert options(g) == GODS
    assert [g.sheet.weight(i) for i in range(4)] == [1] * 4
    say(g, "nature god athena")
    assert told(g) == ["god-placed athena 1"]
    assert options(g) == ["god poseidon", "god ares", "god zeus"]
    say(g, "nature god poseidon")
    assert options(g) == ["god ares", "god zeus"]
    say(g, "nature god zeus")

    stands(g, "gods 1 athena, 2 poseidon, 3 zeus, 4 ares")
    assert told(g) == ["god-placed zeus 3", "god-placed ares 4"]
    assert bid_on(g) == ["athena", "poseidon", "zeus", "ares"]


@pytest.mark.parametrize("rules", [FOUR, TWO], ids=["four", "two"])
def test_with_four_or_two_players_the_fourth_is_face_down(rules: Rules) -> None:
    """C-5.1, C-5.3, C-5.5; CH-4"""
    g = phase_2(rules, 1)
    assert options(g) == GODS
    say(g, "nature god zeus", "nature god ares", "nature god athena")

    assert told(g) == ["god-placed athena 3", "god-face-down poseidon"]
    stands(g, "gods 1 zeus, 2 ares, 3 athena, 4 poseidon")
    assert told(g)[:2] == ["god-placed athena 3", "god-face-down poseidon"]
    assert bid_on(g) == ["zeus", "ares", "athena"]
    assert why(g, "p1 bid poseidon 1") == "face-down poseidon C-5.1"


@pytest.mark.parametrize("rules", [FOUR, TWO], ids=["four", "two"])
@pytest.mark.parametrize("cycle", [2, 3, 8])
def test_the_god_that_lay_face_down_leads_the_next_cycle(rules: Rules, cycle: int) -> None:
    """C-5.3, C-5.5; CH-4; INV-16: the other three are shuffled behind him, and the fourth is face down again."""
    g = phase_2(rules, cycle, LAY)
    assert told(g) == ["god-placed poseidon 1"]
    assert options(g) == ["god ares", "god zeus", "god athena"]
    say(g, "nature god ares", "nature god athena")

    assert told(g) == ["god-placed athena 3", "god-face-down zeus"]
    stands(g, "gods 1 poseidon, 2 ares, 3 athena, 4 zeus")
    assert bid_on(g) == ["poseidon", "ares", "athena"]
    assert why(g, "p1 bid zeus 1") == "face-down zeus C-5.1"


@pytest.mark.parametrize("cycle", [1, 3, 5])
def test_with_three_players_all_are_shuffled_in_odd_cycles(cycle: int) -> None:
    """C-5.4; CH-5: two face up, two out."""
    g = phase_2(THREE, cycle, LAY)
    assert options(g) == GODS
    say(g, "nature god ares", "nature god athena", "nature god zeus")

    assert told(g) == ["god-face-down zeus", "god-face-down poseidon"]
    stands(g, "gods 1 ares, 2 athena, 3 zeus, 4 poseidon")
    assert bid_on(g) == ["ares", "athena"]
    assert why(g, "p1 bid zeus 1") == "face-down zeus C-5.1"
    assert why(g, "p1 bid poseidon 1") == "face-down poseidon C-5.1"


@pytest.mark.parametrize("cycle", [2, 4])
def test_with_three_players_the_others_come_in_even_cycles(cycle: int) -> None:
    """C-5.4; CH-5; INV-16: the pair that waited, in random order."""
    g = phase_2(THREE, cycle, "gods 1 ares, 2 athena, 3 zeus, 4 poseidon")
    assert options(g) == ["god poseidon", "god zeus"]
    assert [g.sheet.weight(i) for i in range(2)] == [1, 1]
    say(g, "nature god poseidon")

    stands(g, "gods 1 poseidon, 2 zeus, 3 ares, 4 athena")
    assert told(g) == ["god-placed poseidon 1", "god-placed zeus 2"]
    assert bid_on(g) == ["poseidon", "zeus"]
    assert why(g, "p1 bid ares 1") == "face-down ares C-5.1"
    other = phase_2(THREE, cycle, "gods 1 ares, 2 athena, 3 zeus, 4 poseidon")
    say(other, "nature god zeus")
    stands(other, "gods 1 zeus, 2 poseidon")


@pytest.mark.parametrize(("rules", "up"), [(FIVE, 4), (FOUR, 3), (THREE, 2), (TWO, 3)])
def test_how_many_gods_take_offerings(rules: Rules, up: int) -> None:
    """C-5.1 to C-5.5; INV-15"""
    g = described(rules, "cycle 5", LAY, "next PlaceMarker marker=p1")

    assert bid_on(g) == ["zeus", "ares", "athena", "poseidon"][:up]


def test_who_lies_face_down_is_public() -> None:
    """C-5.6"""
    for rules in (FOUR, THREE, TWO):
        seen = view(rules, described(rules, LAY).g, SPECTATOR)
        assert seen["fields"]["gods"] == [2, 1, 3, 0]


@pytest.mark.parametrize(("rules", "cycle", "drawn"), [(FIVE, 6, 4), (FOUR, 6, 3), (THREE, 6, 2), (THREE, 7, 4)])
def test_an_elimination_does_not_change_the_procedure(rules: Rules, cycle: int, drawn: int) -> None:
    """C-5.7"""
    g = phase_2(rules, cycle, LAY, "owner i02 p1, i05 p1, i07 p1, i08 p1")
    stands(g, "alive p2 0")

    assert len(options(g, "god")) == drawn
