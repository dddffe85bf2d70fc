"""A1 Muster."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def prepared(white: str, orange: str = "", *more: str, cities: str = "t02 3/3, t03 1/1, t05 2/0") -> Play:
    g = turn(cities, "t04 1/1, t01 2/3", *more, hands=(white, orange))
    say(g, "white declare attack")
    return g


def test_ships_become_greeks() -> None:
    """H-10.A1"""
    g = prepared("a1")
    play(g, "white", "a1")

    assert asked(g) == "white NameMusterCity"
    assert options(g) == ["muster t02", "muster t03"]
    assert why(g, "white muster t05") == "nothing-to-muster t05 H-10.A1"
    assert why(g, "white muster t04") == "not-yours t04 H-3.6"
    assert why(g, "white no attack") == "effect-first H-9.7"
    say(g, "white muster t02")
    assert options(g) == ["ships 1", "ships 2", "ships 3"]
    assert why(g, "white ships 0") == "wrong-muster t02 3 H-10.A1"
    assert why(g, "white ships 4") == "wrong-muster t02 3 H-10.A1"
    assert why(g, "white muster t03") == "effect-first H-9.7"
    say(g, "white ships 2")

    assert told(g) == ["ships-mustered white t02 2", "piece-put white greek t02", "piece-put white greek t02"]
    stands(g, "greeks t02 5", "ships t02 1", "greek_supply white 7", "ship_supply white 8", "ares discard a1 1")
    assert asked(g) == "white Prepare"


def test_all_of_them_may_attack() -> None:
    """H-10.A1, H-7.3"""
    g = prepared("a1", cities="t02 3/3, t05 1/0")
    play(g, "white", "a1")
    say(g, "white ships 3", "white target t01")
    say(g, *["white add t02"] * 4)
    # Six stood there; the fifth that leaves was launched by itself.
    assert "attack-launched white t01 5 sea" in told(g)
    stands(g, "greeks t02 1, t01 3", "greek_supply white 10")


def test_it_needs_a_ship_and_a_greek() -> None:
    """H-10.A1, H-9.11"""
    assert why(prepared("a1", cities="t02 3/0, t03 2/0"), "white play a1") == "no-use a1 H-9.11"
    g = prepared("a1", "", "greek_supply white 0", cities="t02 3/1, t03 1/0")
    assert why(g, "white play a1") == "no-use a1 H-9.11"
    # Another city with two Greeks can give one.
    g = prepared("a1", "", "greek_supply white 0", cities="t02 3/1, t03 2/0")
    assert "play a1" in options(g)


def test_no_more_than_the_greeks_that_can_be_had() -> None:
    """H-10.A1, H-9.13"""
    g = prepared("a1", "", "greek_supply white 1", cities="t02 3/3, t03 2/3")
    play(g, "white", "a1")
    say(g, "white muster t03")
    assert options(g) == ["ships 1", "ships 2", "ships 3"]
    say(g, "white ships 3")
    # One from the supply, two from t02, which were the only ones.
    stands(g, "greeks t03 5, t02 1", "greek_supply white 0", "ships t03 0")
    assert told(g)[1:] == [
        "piece-put white greek t03",
        "piece-moved white greek t02 t03",
        "piece-moved white greek t02 t03",
    ]
    g = prepared("a1", "", "greek_supply white 1", cities="t02 3/3, t03 2/3")
    play(g, "white", "a1")
    say(g, "white muster t02")
    assert options(g) == ["ships 1", "ships 2"]


def test_its_window_is_the_preparation() -> None:
    """H-10.A1, H-9.2"""
    g = turn("t02 3/3, t03 1/1", "t04 1/1, t01 3/3", hands=("a1 a5", ""))
    assert why(g, "white play a1") == "other-window a1 H-9.4"
    say(g, "white declare attack", "white target t01", "white launch")
    assert asked(g) == "white Fight"
    assert why(g, "white play a1") == "other-window a1 H-9.4"
    say(g, "white pass")
    assert asked(g) == "white NextAttack"
    assert why(g, "white play a1") == "other-window a1 H-9.4"


def test_vetoed_nothing_is_swapped() -> None:
    """H-10.A1"""
    g = prepared("a1", "z5")
    veto(g, "white", "a1")
    stands(g, "greeks t02 3", "ships t02 3", "asks Prepare")


def test_vetoed_back_it_works() -> None:
    """H-10.A1, H-9.7"""
    g = prepared("a1 z5", "z5")
    veto_back(g, "white", "a1")
    stands(g, "asks NameMusterCity")


def test_kept_it_returns_at_the_end_of_the_attack() -> None:
    """H-10.A1, H-10.Z7, H-12.12"""
    g = prepared("a1 z7")
    keep(g, "white", "a1")
    say(g, "white muster t02", "white ships 1")
    assert held(g, "a1")
    assert why(g, "white play a1") == "not-in-hand a1 H-9.1"
    say(g, "white no attack")
    assert told(g)[:3] == ["no-attack white", "city-cut white t02 1 0", "card-returned white a1"]
    back_in_hand(g, "a1")
