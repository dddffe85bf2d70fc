"""C-9: recruiting."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import FIVE, figure, offerings, turn, why
from rulings import asked, options, say, stands, told

AROUND: Final = "a3 a5 b4 b6 c5 c6 h3 h4 i2 i4 j1 j4 k1 k2 k3"
"""The seas around I01 and I12."""
LADDERS: Final = {
    "poseidon": ("recruit fleet c6", (0, 1, 2, 3)),
    "ares": ("recruit troop i01", (0, 2, 3, 4)),
    "zeus": ("recruit card", (0, 4)),
    "athena": ("recruit card", (0, 4)),
}
EVENT: Final = {
    "poseidon": "fleet-recruited p1 c6",
    "ares": "troop-recruited p1 i01",
    "zeus": "priest-recruited p1",
    "athena": "philosopher-recruited p1",
}


@pytest.mark.parametrize("god", LADDERS)
def test_the_price_climbs_with_every_recruit_of_a_turn(god: str) -> None:
    """C-9.1; INV-22: and beyond the last nobody is recruited, whatever the gold."""
    phrase, prices = LADDERS[god]
    g = turn(god, "gold p1 20")
    gold = 20
    for k, price in enumerate(prices, 1):
        say(g, f"p1 {phrase}")
        gold -= price
        stands(g, f"gold p1 {gold}", f"recruits {k}")
        assert told(g) == [f"{EVENT[god]} {price}"]

    assert options(g, "recruit") == []
    assert why(g, f"p1 {phrase}") == f"enough-recruits {len(prices)} C-9.1"


@pytest.mark.parametrize(("god", "made"), [(god, made) for god in LADDERS for made in range(len(LADDERS[god][1]))])
def test_a_recruit_needs_its_price(god: str, made: int) -> None:
    """C-9.1, C-8.9: the exact price is enough, one gold less is not."""
    phrase, prices = LADDERS[god]
    enough = turn(god, f"recruits {made}", f"gold p1 {prices[made]}")
    assert phrase in options(enough)
    if prices[made]:
        g = turn(god, f"recruits {made}", f"gold p1 {prices[made] - 1}")
        assert options(g, "recruit") == []
        assert why(g, f"p1 {phrase}") == f"too-dear {prices[made]} C-8.9"


def test_each_recruit_may_go_to_a_different_place() -> None:
    """C-9.2"""
    g = turn("poseidon")
    say(g, "p1 recruit fleet a3", "p1 recruit fleet k3", "p1 recruit fleet c6")
    stands(g, "fleets a3 1, k3 1, c6 2", "fleet_reserve p1 3", "gold p1 7")
    land = turn("ares")
    say(land, "p1 recruit troop i12", "p1 recruit troop i01", "p1 recruit troop i12")

    stands(land, "troops i01 2, i12 3", "troop_reserve p1 3", "gold p1 5")


def test_only_recruits_of_this_turn_count() -> None:
    """C-9.2: other actions in between do not."""
    g = turn("ares")
    say(g, "p1 build fortress-s i01", "p1 recruit troop i01", "p1 march i01 > i04 1", "p1 recruit troop i01")

    stands(g, "gold p1 5", "recruits 2")


def test_a_fleet_is_placed_next_to_an_owned_island() -> None:
    """C-9.3: in any sea around it that is empty or own."""
    g = turn("poseidon")

    assert options(g, "recruit") == [f"recruit fleet {sea}" for sea in AROUND.split()]
    assert why(g, "p1 recruit fleet c7") == "sea-not-next-to-you c7 C-9.3"


def test_a_fleet_is_placed_next_to_an_island_without_troops() -> None:
    """C-9.3"""
    g = turn("poseidon", "troops i01 0, i12 0")

    assert "recruit fleet a3" in options(g)
    assert "recruit fleet k3" in options(g)


def test_no_fleet_is_placed_where_a_rival_lies() -> None:
    """C-9.3, C-2.4"""
    g = turn("poseidon", "ruler a3 p2, c5 p1", "fleets a3 1, c5 2")

    assert "recruit fleet c5" in options(g)
    assert "recruit fleet a3" not in options(g)
    assert why(g, "p1 recruit fleet a3") == "sea-of-another a3 C-2.4"


def test_no_fleet_is_placed_in_a_closed_sea() -> None:
    """C-9.3, C-2.10"""
    g = turn("poseidon", "kraken a3")

    assert "recruit fleet a3" not in options(g)
    assert why(g, "p1 recruit fleet a3") == "closed-sea a3 C-2.10"


def test_a_troop_is_placed_on_any_owned_island() -> None:
    """C-9.4: also on one without troops."""
    g = turn("ares", "owner i04 p1, i11 p1", "troops i12 0")

    assert options(g, "recruit") == [
        "recruit troop i01",
        "recruit troop i04",
        "recruit troop i11",
        "recruit troop i12",
    ]
    assert why(g, "p1 recruit troop i02") == "not-your-island i02 C-2.8"
    assert why(g, "p1 recruit troop i07") == "not-your-island i07 C-2.8"


@pytest.mark.parametrize("creature", ["minotaur", "chiron", "medusa"])
def test_figures_do_not_hinder_recruiting(creature: str) -> None:
    """C-9.5"""
    g = turn("ares", *figure(creature, "i01", "p2"))
    say(g, "p1 recruit troop i01")

    stands(g, "troops i01 2", f"figure_island {creature} i01")


def test_there_is_no_limit_on_priests() -> None:
    """C-9.6: and they lower the price of the next offerings."""
    g = turn("zeus", "priests p1 12")
    say(g, "p1 recruit card", "p1 recruit card")
    stands(g, "priests p1 14", "gold p1 6")
    bid = offerings(FIVE, "priests p1 14", "gold p1 6")

    assert options(bid, "bid zeus")[-1] == "bid zeus 20"


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3)])
def test_philosophers_are_kept_up_to_three(before: int, after: int) -> None:
    """C-9.7"""
    g = turn("athena", f"philosophers p1 {before}")
    say(g, "p1 recruit card")

    stands(g, f"philosophers p1 {after}", "asks TakeTurn")


def test_a_player_with_three_must_take_the_fourth_and_build() -> None:
    """C-9.7, C-15.3"""
    g = turn("athena", "philosophers p1 3")
    assert why(g, "p1 end turn") == "free-recruit-due C-8.6"
    say(g, "p1 recruit card")

    assert told(g) == ["philosopher-recruited p1 0", "philosophers-given p1"]
    assert asked(g) == "p1 ChooseSite"
    stands(g, "philosophers p1 0")


def test_the_reserve_is_the_limit() -> None:
    """C-9.8, C-1.2"""
    g = turn("ares", "troops i01 5")
    say(g, "p1 recruit troop i01", "p1 recruit troop i01")

    stands(g, "troop_reserve p1 0", "troops i01 7")
    assert why(g, "p1 recruit troop i01") == "reserve-empty C-1.2"
