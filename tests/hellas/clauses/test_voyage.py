"""H-6: voyage."""

from __future__ import annotations

import pytest

from hellas.setups import turn, why
from rulings import asked, options, say, stands, told

ORANGE = "t04 1/1, t05 1/0, t01 1/0, t06 1/0"


def test_a_voyage_may_be_declared_without_any_ship() -> None:
    """H-6.1, H-6.2"""
    g = turn("t02 1/0, t03 1/0", ORANGE)
    say(g, "white declare voyage")

    assert asked(g) == "nature DrawTile"
    assert options(g) == [f"tile t{tile:02}" for tile in range(7, 24)]
    say(g, "nature tile t11")
    # Nothing can be placed or played: the voyage has failed.
    assert told(g)[:3] == ["tile-drawn white t11", "voyage-failed white t11", "tile-put-under t11"]
    stands(g, "who orange")


def test_without_a_tile_in_the_stack_it_cannot_be_declared() -> None:
    """H-6.1, H-12.1"""
    tiles = ", ".join([f"t{tile:02} aside" for tile in range(7, 24)])
    g = turn("t02 2/0, t03 1/0", ORANGE, f"where {tiles}")

    assert options(g) == ["declare burst", "declare attack"]
    assert why(g, "white declare voyage") == "stack-empty H-12.1"
    g = turn("t02 2/0, t03 1/0", ORANGE, f"where {tiles}", "where t07 under-1", nature=["tile t07"])
    assert options(g) == ["declare burst", "declare voyage", "declare attack"]


def test_the_tile_is_placed_or_declined_and_cards_may_be_played_first() -> None:
    """H-6.3"""
    g = turn("t02 1/0, t03 1/2", ORANGE, hands=("p1 p2 p3 a1", ""), nature=["tile t07"])
    say(g, "white declare voyage")

    stands(g, "where t07 drawn", "asks PlaceOrDecline")
    assert options(g) == [
        "play p1",
        "play p2",
        "place 1,-1 0",
        "place 1,-1 4",
        "place 1,-1 5",
        "place -1,-1 2",
        "place -1,-1 3",
        "place -1,-1 4",
        "place -1,-1 5",
        "decline",
    ]
    assert why(g, "white end turn") == "tile-first H-6.3"
    assert why(g, "white play p3") == "other-window p3 H-9.4"
    assert why(g, "white play a1") == "other-window a1 H-9.4"


@pytest.mark.parametrize(
    ("mine", "theirs", "placeable", "with_wind"),
    [(1, 0, True, True), (2, 1, True, True), (1, 1, False, True), (0, 0, False, False), (1, 2, False, False)],
)
def test_placing_needs_more_ships_than_the_opponent(mine: int, theirs: int, placeable: bool, with_wind: bool) -> None:
    """H-6.4, H-2.14, H-10.P1, H-12.6: at 1,-1, between t03 and t04."""
    for wind, expected in ((0, placeable), (1, with_wind)):
        g = turn(
            f"t02 1/3, t03 1/{mine}",
            f"t04 1/{theirs}, t05 1/0, t01 1/0, t06 1/0",
            f"fair_wind {wind}",
            hands=("p2", ""),
            nature=["tile t07"],
        )
        say(g, "white declare voyage")

        assert bool(options(g, "place 1,-1")) == expected
        if not expected:
            assert why(g, "white place 1,-1 0") == f"too-few-ships 1,-1 {mine} {theirs} H-6.4"


def test_declining_a_placeable_tile_ends_the_action_and_costs_nothing() -> None:
    """H-6.5, H-6.6, H-18.2"""
    g = turn("t02 1/0, t03 1/2", ORANGE, hands=("z2", ""), nature=["tile t07"])
    say(g, "white declare voyage", "white decline")

    assert told(g) == ["voyage-failed white t07", "tile-put-under t07"]
    stands(g, "where t07 under-1", "ships t03 2", "ship_supply white 8", "greek_supply white 13")
    assert asked(g) == "white FinishTurn"


def test_success_makes_the_city_the_players_own() -> None:
    """H-6.7, H-6.8, H-6.9, H-6.10, H-6.11"""
    g = turn("t02 2/0, t03 1/2", ORANGE, nature=["tile t07"])
    say(g, "white declare voyage", "white place 1,-1 4")

    assert told(g) == [
        "tile-laid white t07 1,-1 4",
        "piece-put white greek t07",
        "ship-paid white t03",
        "city-founded white t07",
    ]
    stands(
        g, "owner t07 white", "spot t07 1,-1", "rotation t07 4", "where t07 map", "greeks t07 1", "ships t07 0, t03 1"
    )
    stands(g, "greek_supply white 11", "ship_supply white 9")
    assert asked(g) == "white RegroupInto"
    say(g, "white regroup", "white send t02 1 0", "white send t03 0 1")
    stands(g, "greeks t07 2, t02 1", "ships t07 1, t03 0", "who orange")


def test_the_paying_ship_comes_from_any_neighbouring_tile() -> None:
    """H-6.9, H-12.4"""
    g = turn("t03 1/2, t04 1/1, t02 1/3, t06 1/0", "t05 1/0, t01 1/0", nature=["tile t07"])
    say(g, "white declare voyage", "white place 1,-1 4")

    assert asked(g) == "white PayShip"
    assert options(g) == ["pay t03", "pay t04"]
    assert why(g, "white pay t02") == "not-beside t02 t07 H-6.9"
    assert why(g, "white pay t01") == "not-yours t01 H-3.6"
    assert why(g, "white pay t07") == "not-beside t07 t07 H-6.9"
    assert why(g, "white go on") == "ship-first H-6.9"
    say(g, "white pay t04")
    stands(g, "ships t03 2, t04 0, t07 0", "ship_supply white 5")


def test_a_neighbour_without_ships_cannot_pay() -> None:
    """H-6.9: t01, t02 and t03 lie beside 2,-1."""
    lands = ("spot t01 1,0, t02 1,-1, t03 2,-2, t04 0,1", "rotation t04 1")
    g = turn("t01 1/1, t02 1/1, t03 1/0", "t04 1/0", lands=lands, nature=["tile t07"])
    say(g, "white declare voyage", "white place 2,-1 0")

    assert options(g) == ["pay t01", "pay t02"]
    assert why(g, "white pay t03") == "no-ship-there t03 H-6.9"


def test_without_a_greek_in_supply_one_comes_from_another_city() -> None:
    """H-6.8, H-12.3, H-12.32"""
    g = turn("t02 3/0, t03 1/2, t06 2/0", "t04 1/0, t05 1/0, t01 1/0", "greek_supply white 0", nature=["tile t07"])
    say(g, "white declare voyage", "white place 1,-1 4")

    assert asked(g) == "white TakeFrom"
    assert options(g) == ["from t02", "from t06"]
    assert why(g, "white from t03") == "nothing-to-spare t03 H-11.2"
    assert why(g, "white from t07") == "same-city t07 H-9.13"
    assert why(g, "white from t04") == "not-yours t04 H-3.6"
    assert why(g, "white pass") == "piece-first H-9.13"
    say(g, "white from t06")
    assert told(g)[0] == "piece-moved white greek t06 t07"
    stands(g, "greeks t07 1, t06 1, t02 3", "greek_supply white 0")


def test_after_the_regrouping_sail_on_starts_another_voyage_or_the_action_ends() -> None:
    """H-6.12"""
    g = turn("t02 1/0, t03 1/3", ORANGE, hands=("p3 p1 z2", ""), nature=["tile t07", "tile t08"])
    say(g, "white declare voyage", "white place 1,-1 4", "white go on", "white as they stand")

    assert asked(g) == "white NextVoyage"
    assert options(g) == ["play p3", "play z2", "end action"]
    assert why(g, "white decline") == "voyage-first H-6.12"
    say(g, "white play p3", "white pass")
    assert told(g)[-1] == "tile-drawn white t08"
    assert asked(g) == "white PlaceOrDecline"
    say(g, "white decline")
    stands(g, "asks FinishTurn", "where t08 under-1")


def test_the_end_of_the_action_is_told() -> None:
    """H-6.12, H-4.2"""
    g = turn("t02 1/0, t03 1/3", ORANGE, hands=("p3", ""), nature=["tile t07"])
    say(g, "white declare voyage", "white place 1,-1 4", "white go on", "white as they stand", "white end action")

    assert told(g) == ["action-ended white", "turn-ended white", "turn-began orange 4"]


def test_the_window_after_a_success_has_one_card_only() -> None:
    """H-6.10, H-9.5, H-12.15"""
    g = turn("t02 1/0, t03 1/3", ORANGE, hands=("p4 z2 z6", "z5"), nature=["tile t07"])
    say(g, "white declare voyage", "white place 1,-1 4")

    assert asked(g) == "white FinishVoyage"
    assert options(g) == ["play p4", "go on"]
    assert why(g, "white play z2") == "other-window z2 H-9.4"
    assert why(g, "white end action") == "voyage-first H-6.12"
