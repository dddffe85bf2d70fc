"""Z4 Double Turn."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def start(white: str, orange: str = "", *more: str) -> Play:
    return turn("t02 3/2, t03 1/0", "t04 1/1, t01 2/3", *more, hands=(white, orange))


def test_a_burst_with_full_regrouping_then_a_voyage_or_an_attack() -> None:
    """H-10.Z4, H-4.5"""
    g = start("z4 z4")
    play(g, "white", "z4")

    stands(g, "double 1", "asks TakeStep", "steps 3", "zeus discard z4 1")
    assert why(g, "white play z4") == "other-window z4 H-9.4"
    say(g, "white card ares", "nature draw a5", "white stop", "white as they stand")
    assert told(g) == ["not-regrouped white", "card-seen white a5"]
    stands(g, "asks DeclareSecond", "double 0", "ares hand-white a5 1, drawn a5 0")
    assert options(g) == ["declare voyage", "declare attack"]
    assert why(g, "white play z4") == "other-window z4 H-9.4"
    assert why(g, "white declare burst") == "burst-is-over H-10.Z4"
    assert why(g, "white stop") == "declare-first H-4.1"
    say(g, "white declare attack", "white target t01", "white launch")
    # A card drawn in part 1 may be used in part 2.
    assert options(g) == ["play a5", "pass"]


def test_the_second_part_needs_a_tile_for_a_voyage() -> None:
    """H-10.Z4, H-6.1"""
    aside = "where " + ", ".join([f"t{tile:02} aside" for tile in range(7, 24)])
    g = start("z4 z2", "", aside)
    play(g, "white", "z4")
    say(g, "white stop", "white as they stand")
    assert options(g) == ["play z2", "declare attack"]
    assert why(g, "white declare voyage") == "stack-empty H-12.1"


def test_it_is_played_before_any_action() -> None:
    """H-10.Z4"""
    g = start("z4")
    say(g, "white declare burst", "white stop", "white as they stand")
    assert asked(g) == "white FinishTurn"
    assert why(g, "white play z4") == "other-window z4 H-9.4"


def test_vetoed_the_turn_is_a_normal_one() -> None:
    """H-10.Z4"""
    g = start("z4", "z5")
    veto(g, "white", "z4")
    stands(g, "double 0", "asks Declare")
    assert options(g) == ["declare burst", "declare voyage", "declare attack"]


def test_vetoed_back_it_works() -> None:
    """H-10.Z4, H-9.7"""
    g = start("z4 z5", "z5")
    veto_back(g, "white", "z4")
    stands(g, "double 1", "asks TakeStep")


def test_kept_it_returns_at_the_end_of_the_burst_and_serves_in_another_turn() -> None:
    """H-10.Z4, H-10.Z7"""
    g = start("z4 z7")
    keep(g, "white", "z4")
    stands(g, "asks TakeStep", "double 1")
    assert held(g, "z4")
    say(g, "white stop", "white as they stand")

    assert told(g) == ["not-regrouped white", "card-returned white z4"]
    back_in_hand(g, "z4")
    assert asked(g) == "white DeclareSecond"
    assert options(g) == ["declare voyage", "declare attack"]
