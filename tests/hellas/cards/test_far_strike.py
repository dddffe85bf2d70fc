"""A4 Far Strike."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def prepared(white: str, orange: str = "", cities: str = "t02 3/0, t03 3/0, t05 1/0") -> Play:
    """t06 is adjacent to t04 and t05 only."""
    g = turn(cities, "t04 1/0, t06 1/0", hands=(white, orange))
    say(g, "white declare attack")
    return g


def test_one_far_city_may_contribute() -> None:
    """H-10.A4, H-7.3, H-7.19"""
    g = prepared("a4")
    assert options(g, "target") == ["target t04"]
    play(g, "white", "a4")
    stands(g, "far 1", "ares discard a4 1")
    assert options(g, "target") == ["target t04", "target t06"]
    say(g, "white target t06")
    assert options(g) == ["add t02", "add t03"]
    say(g, "white add t02")
    # Its allowance is used; t02 itself may send more.
    stands(g, "far 0", "sent t02 1", "greeks t02 2")
    assert options(g) == ["add t02", "launch"]
    assert why(g, "white add t03") == "not-adjacent t03 t06 H-2.12"
    say(g, "white add t02")
    assert "attack-launched white t06 2 sea" in told(g)


def test_neighbours_may_join_and_the_attack_is_by_sea() -> None:
    """H-10.A4, H-7.5"""
    g = prepared("a4", cities="t02 2/0, t05 2/0")
    play(g, "white", "a4")
    say(g, "white target t04", "white add t05")
    stands(g, "far 1")
    say(g, "white add t02")
    # t02 reaches t04 over the dolphin anyway: the allowance lapses.
    assert "attack-launched white t04 2 sea" in told(g)
    g = prepared("a4", cities="t02 2/0, t05 2/0")
    play(g, "white", "a4")
    say(g, "white target t06", "white add t05")
    stands(g, "far 1")
    assert options(g) == ["add t02", "launch"]


def test_two_of_them_allow_two_far_cities() -> None:
    """H-10.A4"""
    g = prepared("a4 a4")
    play(g, "white", "a4")
    play(g, "white", "a4")
    stands(g, "far 2")
    say(g, "white target t06", "white add t02", "white add t03")
    stands(g, "far 0", "sent t02 1, t03 1")
    assert options(g) == ["add t02", "add t03", "launch"]


def test_it_lasts_for_the_next_attack_only() -> None:
    """H-10.A4, H-7.15"""
    g = turn("t05 3/0, t02 3/0", "t04 3/0, t01 1/0, t06 1/0", hands=("a4 a3", ""))
    say(
        g, "white declare attack", "white play a4", "white play a3", "white target t04", "white add t05", "white launch"
    )
    assert asked(g) == "white NextAttack"
    stands(g, "far 0")


def test_it_can_be_played_even_if_nobody_can_be_sent() -> None:
    """H-10.A4, H-9.11, H-12.14"""
    g = prepared("a4", cities="t02 1/0, t03 1/0")
    assert options(g) == ["play a4", "no attack"]
    say(g, "white play a4")
    # After it only “no attack” is left, and is said by itself.
    assert "no-attack white" in told(g)
    stands(g, "ares discard a4 1", "far 0", "who orange")


def test_its_window_is_the_preparation() -> None:
    """H-10.A4, H-9.2"""
    g = turn("t05 3/0, t02 3/0", "t04 3/0, t01 1/0", hands=("a4", ""))
    assert why(g, "white play a4") == "other-window a4 H-9.4"
    say(g, "white declare attack", "white target t04", "white add t05", "white launch", "white pass")
    assert asked(g) == "white NextAttack"
    assert why(g, "white play a4") == "other-window a4 H-9.4"


def test_vetoed_another_target_or_none() -> None:
    """H-10.A4"""
    g = prepared("a4", "z5")
    veto(g, "white", "a4")
    stands(g, "far 0", "asks Prepare")
    assert options(g) == ["target t04", "no attack"]
    assert why(g, "white target t06") == "out-of-reach t06 H-7.19"


def test_vetoed_back_it_works() -> None:
    """H-10.A4, H-9.7"""
    g = prepared("a4 z5", "z5")
    veto_back(g, "white", "a4")
    stands(g, "far 1")


def test_kept_it_returns_at_the_end_of_the_attack() -> None:
    """H-10.A4, H-10.Z7"""
    g = prepared("a4 z7")
    keep(g, "white", "a4")
    stands(g, "far 1")
    assert held(g, "a4")
    say(g, "white no attack")
    assert told(g)[:2] == ["no-attack white", "card-returned white a4"]
    stands(g, "far 0")
    back_in_hand(g, "a4")
