"""A6 Evacuation."""

from __future__ import annotations

from hellas.cards.answers import play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def lost(white: str, orange: str, cities: str = "t04 1/2, t01 2/2, t06 1/0") -> Play:
    """White has won t04 from t05 by land."""
    g = turn("t05 2/0, t02 1/0", cities, hands=(white, orange))
    say(g, "white declare attack", "white target t04")
    return g


def test_all_pieces_move_to_one_other_city() -> None:
    """H-10.A6, H-7.11, H-7.13"""
    g = lost("", "a6")
    assert asked(g) == "orange AcceptLoss"
    assert options(g) == ["play a6", "pass"]
    assert why(g, "orange evacuate t01") == "other-question H-9.9"
    play(g, "orange", "a6")

    assert asked(g) == "orange NameRefuge"
    assert options(g) == ["evacuate t01", "evacuate t06"]
    assert why(g, "orange evacuate t04") == "same-city t04 H-9.13"
    assert why(g, "orange evacuate t05") == "not-yours t05 H-3.6"
    assert why(g, "orange pass") == "effect-first H-9.7"
    say(g, "orange evacuate t06")
    assert told(g) == ["city-evacuated orange t04 t06", "city-conquered white t04"]
    stands(g, "greeks t06 2, t04 1", "ships t06 2, t04 0", "owner t04 white", "ares discard a6 1")
    stands(g, "greek_supply orange 11", "ship_supply orange 6")
    assert options(g) == ["spoils 0", "spoils 1", "spoils 2"]


def test_what_exceeds_three_goes_to_supply() -> None:
    """H-10.A6, H-12.24"""
    g = lost("", "a6")
    play(g, "orange", "a6")
    say(g, "orange evacuate t01")
    assert told(g)[:2] == ["city-evacuated orange t04 t01", "city-cut orange t01 0 1"]
    stands(g, "greeks t01 3", "ships t01 3", "greek_supply orange 11", "ship_supply orange 7")


def test_it_needs_another_city() -> None:
    """H-10.A6, H-7.14"""
    g = turn("t05 2/0, t02 1/0", "t04 1/2", hands=("", "a6"))
    say(g, "white declare attack", "white target t04")
    assert g.over


def test_its_window_is_the_loss() -> None:
    """H-10.A6, H-9.4"""
    g = turn("t05 2/0, t02 1/0", "t04 3/2, t01 1/0", hands=("a6", "a6 p5"))
    assert why(g, "white play a6") == "other-window a6 H-9.4"
    say(g, "white declare attack", "white target t04", "white pass")
    assert asked(g) == "orange Fight"
    assert why(g, "orange play a6") == "other-window a6 H-9.4"
    say(g, "orange pass")
    # The attack has failed, so there is no loss.
    assert "loss-accepted orange t04" not in told(g)


def test_the_loss_may_be_accepted() -> None:
    """H-10.A6, H-7.11"""
    g = lost("", "a6")
    say(g, "orange pass")
    assert told(g)[0] == "loss-accepted orange t04"
    stands(g, "greek_supply orange 12", "ship_supply orange 8", "ares hand-orange a6 1")


def test_vetoed_the_pieces_go_to_supply() -> None:
    """H-10.A6"""
    g = lost("z5", "a6 a6")
    veto(g, "orange", "a6")
    stands(g, "greek_supply orange 12", "ship_supply orange 8", "greeks t01 2", "owner t04 white", "asks TakeSpoils")


def test_vetoed_back_it_works_and_is_never_kept() -> None:
    """H-10.A6, H-9.7, H-10.Z7"""
    g = lost("z5", "a6 z5 z7")
    veto_back(g, "orange", "a6")
    stands(g, "asks NameRefuge")
