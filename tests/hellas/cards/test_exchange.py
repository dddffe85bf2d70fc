"""Z2 Exchange."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, keep, play, veto, veto_back
from hellas.setups import M2, turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def start(white: str, orange: str = "") -> Play:
    return turn("t02 3/2, t03 1/0", "t04 1/1, t01 2/3", hands=(white, orange))


def test_all_pieces_of_two_cities_change_places() -> None:
    """H-10.Z2"""
    g = start("z2")
    play(g, "white", "z2")

    assert asked(g) == "white NameOwnCity"
    assert options(g) == ["swap t02", "swap t03"]
    assert why(g, "white swap t04") == "not-yours t04 H-3.6"
    assert why(g, "white with t04") == "effect-first H-9.7"
    say(g, "white swap t02")
    assert options(g) == ["with t01", "with t04"]
    assert why(g, "white with t03") == "not-theirs t03 H-7.3"
    assert why(g, "white with t09") == "not-theirs t09 H-7.3"
    assert why(g, "white swap t03") == "effect-first H-9.7"
    stands(g, "zeus table z2 1")
    say(g, "white with t01")

    assert told(g) == ["cities-swapped white t02 t01"]
    stands(g, "owner t02 orange, t01 white, t03 white, t04 orange", "greeks t01 3, t02 2", "ships t01 2, t02 3")
    stands(g, "greek_supply white 11, orange 12", "ship_supply white 8, orange 6", "zeus discard z2 1", "asks Declare")


def test_temples_stay_with_the_tile() -> None:
    """H-10.Z2, H-5.1"""
    g = turn("t01 1/0, t05 1/0", "t17 1/0, t04 1/0", lands=M2, hands=("z2", ""))
    play(g, "white", "z2")
    say(g, "white swap t01", "white with t17", "white declare burst")
    stands(g, "steps 4", "owner t17 white")


def test_it_is_a_free_card() -> None:
    """H-10.Z2, H-9.5"""
    g = turn("t05 3/2, t03 1/0", "t04 1/1, t01 2/3", hands=("z2 z2", ""))
    say(
        g, "white declare attack", "white play z2", "white pass", "white swap t03", "white with t01", "white target t04"
    )
    say(g, "white launch", "white spoils 0", "white as they stand")
    assert asked(g) == "white NextAttack"
    assert options(g) == ["play z2", "end action"]
    say(g, "white end action")
    assert options(g) == ["play z2", "end turn"]


def test_vetoed_no_city_is_ever_named() -> None:
    """H-10.Z2, H-9.7"""
    g = start("z2", "z5")
    veto(g, "white", "z2")
    stands(g, "owner t02 white, t01 orange", "asks Declare")


def test_vetoed_back_it_works() -> None:
    """H-10.Z2, H-9.7"""
    g = start("z2 z5", "z5")
    veto_back(g, "white", "z2")
    stands(g, "asks NameOwnCity")


def test_kept_it_returns_right_after_its_effect() -> None:
    """H-10.Z2, H-10.Z7"""
    g = start("z2 z7")
    keep(g, "white", "z2")
    stands(g, "zeus held z2 1", "asks NameOwnCity")
    say(g, "white swap t02", "white with t01")

    assert told(g) == ["cities-swapped white t02 t01", "card-returned white z2"]
    back_in_hand(g, "z2")
    assert options(g, "play") == ["play z2"]
