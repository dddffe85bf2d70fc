"""P4 Colonists."""

from __future__ import annotations

from hellas.cards.answers import back_in_hand, held, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def founded(white: str, orange: str = "", *more: str, cities: str = "t02 3/0, t03 1/3") -> Play:
    """White has founded t07; nothing else has been done yet."""
    g = turn(cities, "t04 1/1, t05 1/0, t01 1/0", *more, hands=(white, orange))
    say(g, "white declare voyage", "nature tile t07", "white place 1,-1 4")
    return g


def test_two_figures_come_from_the_supply() -> None:
    """H-10.P4, H-6.10"""
    g = founded("p4 p4")
    assert asked(g) == "white FinishVoyage"
    play(g, "white", "p4")

    assert asked(g) == "white Settle"
    assert options(g) == ["settle greek", "settle ship", "done"]
    assert why(g, "white go on") == "effect-first H-9.7"
    say(g, "white settle greek")
    assert told(g) == ["piece-put white greek t07"]
    stands(g, "greeks t07 2", "greek_supply white 9", "asks Settle", "poseidon table p4 1")
    say(g, "white settle ship")
    assert told(g) == ["piece-put white ship t07"]
    stands(g, "ships t07 1", "ship_supply white 7", "asks FinishVoyage", "poseidon discard p4 1")
    play(g, "white", "p4")
    say(g, "white settle ship", "white settle ship")
    stands(g, "ships t07 3", "poseidon discard p4 2", "asks RegroupInto")


def test_fewer_will_do() -> None:
    """H-10.P4"""
    g = founded("p4 p1")
    play(g, "white", "p4")
    say(g, "white done")
    stands(g, "greeks t07 1", "ships t07 0", "poseidon discard p4 1", "asks FinishVoyage")
    g = founded("p4 p1")
    play(g, "white", "p4")
    say(g, "white settle ship", "white done")
    stands(g, "ships t07 1", "asks FinishVoyage")


def test_pieces_that_the_supply_lacks_come_from_other_cities() -> None:
    """H-10.P4, H-9.13: one ship is left in supply, and it is used first."""
    g = founded("p4", "", "ship_supply white 0", "greek_supply white 1", cities="t02 3/1, t03 1/3")
    # The Greek of the voyage was the last, the ship that paid is in the supply.
    stands(g, "greek_supply white 0", "ship_supply white 1")
    play(g, "white", "p4")
    say(g, "white settle ship")
    stands(g, "ship_supply white 0", "ships t07 1")
    say(g, "white settle ship")
    assert asked(g) == "white TakeFrom"
    assert options(g) == ["from t02", "from t03"]
    assert why(g, "white from t07") == "same-city t07 H-9.13"
    say(g, "white from t02")
    assert told(g)[0] == "piece-moved white ship t02 t07"
    stands(g, "ships t07 2, t02 0, t03 2")


def test_greeks_come_from_cities_with_two_or_more() -> None:
    """H-10.P4, H-9.13"""
    g = founded("p4", "", "greek_supply white 1", cities="t02 3/1, t03 1/3, t06 2/0")
    play(g, "white", "p4")
    say(g, "white settle greek")
    assert options(g) == ["from t02", "from t06"]
    assert why(g, "white from t03") == "nothing-to-spare t03 H-11.2"
    say(g, "white from t06", "white settle greek")
    # Only t02 has one to spare.
    stands(g, "greeks t07 3, t06 1, t02 2", "greek_supply white 0")


def test_only_what_can_be_had_is_offered() -> None:
    """H-10.P4, H-12.33"""
    g = founded("p4 p1", "", "greek_supply white 1", cities="t02 1/0, t03 1/3")
    play(g, "white", "p4")
    assert options(g) == ["settle ship", "done"]
    assert why(g, "white settle greek") == "no-room-or-piece greek t07 H-12.33"


def test_without_any_piece_it_is_of_no_use() -> None:
    """H-10.P4, H-9.11: full with three Greeks and three ships after two copies."""
    g = founded("p4 p4 p4")
    play(g, "white", "p4")
    say(g, "white settle greek", "white settle greek")
    play(g, "white", "p4")
    say(g, "white settle ship", "white settle ship")
    assert options(g) == ["play p4", "go on"]
    play(g, "white", "p4")
    assert options(g) == ["settle ship", "done"]
    say(g, "white settle ship")

    # No room at all is left: the second figure is done without by itself.
    stands(g, "greeks t07 3", "ships t07 3")
    assert not asked(g).endswith(("Settle", "FinishVoyage"))


def test_its_window_is_the_moment_after_a_success() -> None:
    """H-10.P4, H-9.2"""
    g = turn("t02 1/0, t03 1/3", "t04 1/1", hands=("p4", ""), nature=["tile t07"])
    say(g, "white declare voyage")
    assert why(g, "white play p4") == "other-window p4 H-9.4"


def test_vetoed_nothing_happens() -> None:
    """H-10.P4"""
    g = founded("p4 p1", "z5")
    veto(g, "white", "p4")
    stands(g, "greeks t07 1", "ships t07 0", "asks FinishVoyage")


def test_vetoed_back_it_works() -> None:
    """H-10.P4, H-9.7"""
    g = founded("p4 z5", "z5")
    veto_back(g, "white", "p4")
    stands(g, "asks Settle")


def test_kept_it_returns_when_the_window_is_left() -> None:
    """H-10.P4, H-10.Z7"""
    g = founded("p4 p1 z7")
    keep(g, "white", "p4")
    say(g, "white done")
    assert held(g, "p4")
    assert options(g) == ["go on"]
    say(g, "white go on")
    assert told(g)[:2] == ["city-founded white t07", "card-returned white p4"]
    back_in_hand(g, "p4")
    stands(g, "gained none")
