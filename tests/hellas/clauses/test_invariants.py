"""H-17: every invariant sees a position that breaks it, and none that does not."""

from __future__ import annotations

import pytest

from hellas.setups import of, turn
from pelagos.games.hellas.laws import LAWS
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.describe import state
from pelagos.kernel.play import Play
from rulings import say

WHITE = "t02 2/1, t03 3/3"
ORANGE = "t01 1/0, t04 2/1, t05 1/0, t06 1/2"


def broken(g: Hellas) -> list[str]:
    return [law.name for law in LAWS if law.broken(g)]


def fresh(*more: str) -> Play:
    return turn(WHITE, ORANGE, *more, hands=("z1 p1", "a1"))


def test_a_position_of_a_real_game_breaks_no_law() -> None:
    """H-17.1, H-17.2, H-17.3, H-17.4, H-17.5, H-17.6"""
    assert broken(of(fresh())) == []


@pytest.mark.parametrize(
    ("law", "clause", "statement"),
    [
        ("pieces", "H-17.1", "greek_supply white 9"),
        ("pieces", "H-17.1", "greek_supply orange 11"),
        ("pieces", "H-17.1", "ship_supply white 5"),
        ("pieces", "H-17.1", "ship_supply orange 8"),
        ("pieces", "H-17.1", "sent t02 1"),
        ("pieces", "H-17.1", "greeks_afloat 1"),
        ("pieces", "H-17.1", "ships_afloat 1"),
        ("cities", "H-17.2", "greeks t02 0"),
        ("cities", "H-17.2", "owner t06 nobody"),
        ("cities", "H-17.2", "owner t09 white"),
        ("cities", "H-17.2", "where t06 stack"),
        ("cities", "H-17.2", "greeks t09 1"),
        ("cities", "H-17.3", "greeks t02 4"),
        ("cities", "H-17.3", "ships t02 4"),
        ("cards", "H-17.4", "zeus"),
        ("limits", "H-17.3", "poseidon hand-white p2 3"),
        ("tiles", "H-17.4", "where t07 drawn, t08 drawn"),
        ("tiles", "H-17.4", "where t07 under-2"),
        ("tiles", "H-17.4", "where t07 under-1, t08 under-1"),
        ("contacts", "H-17.5", "rotation t04 3"),
        ("contacts", "H-17.5", "rotation t01 0, t05 0"),
        ("action", "H-17.3", "steps 1"),
        ("action", "H-17.3", "fair_wind 1"),
        ("action", "H-17.3", "sail_on 1"),
        ("action", "H-17.3", "attacks 1"),
        ("action", "H-17.3", "far 1"),
        ("action", "H-17.3", "by_sea 1"),
        ("action", "H-17.3", "beachhead 1"),
        ("action", "H-17.3", "spirits 1"),
        ("action", "H-17.3", "ship_wall 1"),
        ("action", "H-17.3", "gained t02"),
        ("action", "H-17.3", "target t02"),
        ("action", "H-17.3", "vetoes 1"),
    ],
)
def test_a_broken_position_is_seen(law: str, clause: str, statement: str) -> None:
    """H-17.1, H-17.2, H-17.3, H-17.4, H-17.5"""
    assert clause.startswith("H-17.")
    play = fresh()
    if statement == "zeus":
        of(play).zeus.count[0] += 1
    else:
        state(play.rules, play.g, statement)

    assert law in broken(of(play))


def test_a_supply_may_be_empty_but_owes_no_piece() -> None:
    """H-17.1"""
    g = of(turn("t01 3/1, t02 3/3, t03 3/3, t05 3/3, t06 3/0", "t04 1/0"))
    assert (g.greek_supply[0], g.ship_supply[0]) == (0, 0)
    assert broken(g) == []
    g.greek_supply[0] -= 1
    g.greeks[1] += 1
    assert "pieces" in broken(g)
    g.greek_supply[0] += 1
    g.greeks[1] -= 1
    g.ship_supply[0] -= 1
    g.ships[1] += 1
    assert broken(g) == ["pieces"]


def test_no_place_owes_a_card() -> None:
    """H-17.4: the sums may be right, and a card be where none is."""
    g = of(fresh())
    g.zeus.count[0] += 1
    g.zeus.count[7] -= 1

    assert broken(g) == ["cards"]


def test_a_turn_begins_with_five_tiles_and_nobody_at_ten() -> None:
    """H-17.6"""
    few = ", ".join([f"t{tile:02} aside" for tile in range(7, 19)])
    assert "end" not in broken(of(fresh(f"where {few}")))
    assert "end" in broken(of(fresh(f"where {few}, t19 aside")))
    ten = "owner " + ", ".join([f"t{tile:02} white" for tile in range(7, 15)])
    assert "end" in broken(of(fresh(ten)))
    nine = "owner " + ", ".join([f"t{tile:02} white" for tile in range(7, 14)])
    assert "end" not in broken(of(fresh(nine)))


def test_a_city_in_battle_keeps_its_garrison_and_a_mustered_city_may_be_crowded() -> None:
    """H-17.2, H-17.3"""
    g = turn("t02 3/3, t03 3/0", ORANGE, hands=("a1 a5", ""))
    say(g, "white declare attack", "white play a1", "white ships 3")
    assert broken(of(g)) == []
    say(g, "white target t04", "white add t02", "white launch")
    assert broken(of(g)) == []
