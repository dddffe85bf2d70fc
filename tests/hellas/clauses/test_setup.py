"""H-3: set-up."""

from __future__ import annotations

from typing import Final

from hellas.clauses.placements import fitting, laid
from hellas.setups import M1, RULES, garrisons, of, story, why
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from rulings import asked, described, options, say, stands, told, who

DEALT: Final = ("draw p1", "draw z1", "draw a1", "draw p2", "draw z5", "draw a2")


def opening(*nature: str) -> Play:
    """A game from its first shuffle; the six first cards are dealt."""
    play = Play(RULES, RULES.opening())
    say(play, *[f"nature {word}" for word in (*DEALT, *nature)])
    return play


def test_every_player_draws_a_card_of_each_god() -> None:
    """H-3.2, H-1.7"""
    g = Play(RULES, RULES.opening())

    assert asked(g) == "nature DealCard"
    assert options(g) == ["draw p1", "draw p2", "draw p3", "draw p4", "draw p5", "draw p6"]
    assert [g.sheet.weight(i) for i in range(6)] == [3, 3, 2, 3, 3, 2]
    say(g, "nature draw p1")
    assert options(g) == ["draw z1", "draw z2", "draw z3", "draw z4", "draw z5", "draw z6", "draw z7"]
    assert told(g) == ["card-seen white p1"]
    say(g, "nature draw z1")
    assert options(g) == ["draw a1", "draw a2", "draw a3", "draw a4", "draw a5", "draw a6"]
    say(g, "nature draw a1")
    assert [g.sheet.weight(i) for i in range(6)] == [2, 3, 2, 3, 3, 2]
    say(g, "nature draw p2", "nature draw z5", "nature draw a2")

    stands(g, "poseidon hand-white p1 1, hand-orange p2 1", "zeus hand-white z1 1, hand-orange z5 1")
    stands(g, "ares hand-white a1 1, hand-orange a2 1", "asks DrawFirstTile")
    assert told(g) == ["card-seen orange a2"]


def test_the_first_cards_are_seen_by_their_owners_alone() -> None:
    """H-3.2, H-14.2"""
    g = opening()
    seen = [[event for event in payload(g, viewer)["events"] if event[0] == "card-seen"] for viewer in (0, 1)]

    assert [len(events) for events in seen] == [3, 3]
    assert {event[1] for event in seen[0]} == {0}
    assert {event[1] for event in seen[1]} == {1}


def test_a_tile_with_a_temple_is_set_aside_and_another_drawn() -> None:
    """H-3.3, H-3.5"""
    g = opening()
    assert options(g) == [f"tile t{tile:02}" for tile in range(1, 24)]
    say(g, "nature tile t20", "nature tile t17")

    assert told(g) == ["tile-set-aside t17"]
    assert options(g) == [f"tile t{tile:02}" for tile in range(1, 24) if tile not in (17, 20)]
    say(g, "nature tile t11")
    assert told(g) == ["tile-drawn white t11"]
    stands(g, "where t17 aside, t20 aside, t11 drawn", "asks LayTile", "who white")


def test_a_tile_that_fits_nowhere_is_set_aside() -> None:
    """H-3.5: all six sides of the dolphin are taken, and every spot beyond them shows land where t01 has sea."""
    lands = (
        "spot t20 1,0, t21 0,1, t18 -1,1, t19 -1,0, t22 0,-1, t23 1,-1",
        "rotation t20 0, t21 0, t18 0, t19 0, t22 0, t23 0",
    )
    g = described(RULES, *lands, "next LayTiles who=white")
    assert fitting(laid(lands), 1) == set()
    say(g, "nature tile t01")

    assert told(g) == ["tile-set-aside t01"]
    stands(g, "where t01 aside", "who nature", "asks DrawFirstTile")


def test_placing_is_mandatory_and_brings_a_greek_and_a_ship() -> None:
    """H-3.6, H-3.7, H-12.37: no ships are counted, and nothing is paid."""
    g = opening("tile t01")

    assert options(g) == ["place 1,0 0", "place 0,1 0", "place -1,1 0", "place -1,0 0", "place 0,-1 0", "place 1,-1 0"]
    assert why(g, "white decline") == "tile-first H-6.3"
    say(g, "white place -1,1 0")

    assert told(g) == ["tile-laid white t01 -1,1 0"]
    stands(g, "owner t01 white", "greeks t01 1", "ships t01 1", "greek_supply white 14", "ship_supply white 9")
    stands(g, "where t01 map", "spot t01 -1,1")
    say(g, "nature tile t02", "orange place 1,-1 0")
    stands(g, "owner t02 orange", "greek_supply white 14, orange 14", "ship_supply white 9, orange 9")


def test_a_spot_beside_a_rivals_ships_may_be_taken_in_set_up() -> None:
    """H-3.7, H-12.37"""
    g = described(RULES, *M1, *garrisons("orange", "t04 1/3, t03 1/3"), "where t07 drawn", "next LayTile who=white")
    say(g, "white place 1,-1 0")

    stands(g, "owner t07 white", "ships t03 3, t04 3, t07 1")


def test_the_players_alternate_until_each_has_four_tiles() -> None:
    """H-3.4, H-3.8, H-3.10"""
    g = opening("tile t19")
    rng = Rng(4)
    placed: list[str] = []
    for tile in ("t01", "t02", "t03", "t04", "t05", "t06", "t07", "t08"):
        stands(g, "asks DrawFirstTile", "where t19 aside")
        say(g, f"nature tile {tile}")
        placed.append(who(g))
        g.take(rng.below(g.sheet.count))

    assert placed == ["white", "orange"] * 4
    assert told(g)[1:] == ["stack-shuffled", "turn-began white 1"]
    stands(g, "where t19 stack", "asks Declare", "who white", "turn 1", "active white")
    stands(g, "greek_supply white 11, orange 11", "ship_supply white 6, orange 6")
    assert [list(of(g).owner).count(seat) for seat in (0, 1)] == [4, 4]


def test_tiles_set_aside_come_back_only_after_the_eighth() -> None:
    """H-3.5, H-3.8, H-14.5"""
    g = Play(RULES, RULES.opening(), Seeded(2))
    rng = Rng(2)
    while of(g).turn == 0:
        aside = [int(event.numbers[0]) for event in g.events if event.kind.name == "tile-set-aside"]
        assert [tile for tile in range(24) if of(g).where[tile] == 1] == sorted(aside)
        g.take(rng.below(g.sheet.count))

    assert 1 not in list(of(g).where)
    assert list(of(g).where).count(0) == 15


def test_an_empty_stack_gets_the_tiles_that_fit_now() -> None:
    """H-3.9: t01 was set aside and fits now, t20 has a temple; it waits until no other tile is left."""
    away = ", ".join([f"t{tile:02} under-{i + 1}" for i, tile in enumerate(range(7, 20))])
    g = described(
        RULES,
        *M1,
        f"where {away}",
        "where t20 aside, t21 aside, t22 aside, t23 stack",
        "next LayTiles who=orange",
    )

    # t23 was the last of the stack, and drawn by itself: it has a temple. Then t20 to t23, as far as they fit, return.
    assert story(g)[:2] == ["tile-set-aside t23", "stack-shuffled"]
    stands(g, "who nature", "asks DrawFirstTile", "where t20 stack, t21 stack, t22 stack")
    say(g, "nature tile t20")
    assert asked(g) == "orange LayTile"
    assert told(g) == ["tile-drawn orange t20"]


def test_if_nothing_fits_all_begins_anew() -> None:
    """H-3.9: with fresh decks and supplies."""
    away = ", ".join([f"t{tile:02} under-{tile}" for tile in range(1, 24)])
    g = described(
        RULES,
        f"where {away}",
        "greek_supply white 3",
        "ship_supply orange 1",
        "zeus hand-white z7 2",
        "next LayTiles who=orange",
        "next Turn",
    )

    assert story(g) == ["set-up-restarted"]
    stands(g, "asks DealCard", "greek_supply white 15", "ship_supply orange 10", "zeus hand-white z7 0")
    say(g, *[f"nature {word}" for word in DEALT], "nature tile t05")
    assert asked(g) == "white LayTile"
