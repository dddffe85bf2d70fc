"""P5 Ship Wall."""

from __future__ import annotations

from hellas.cards.answers import play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def battle(white: str, orange: str, city: str = "t04 1/2", sent: int = 2) -> Play:
    """White attacks t04 by land from t05; he has passed, or could not play."""
    g = turn("t05 3/0, t02 1/0", f"{city}, t01 1/0", hands=(white, orange))
    say(g, "white declare attack", "white target t04", *["white add t05"] * (sent - 1))
    if asked(g) == "white AddOrLaunch":
        say(g, "white launch")
    if asked(g) == "white Fight":
        say(g, "white pass")
    return g


def test_every_ship_counts_as_a_greek() -> None:
    """H-10.P5, H-7.8"""
    g = battle("", "p5 a1")
    assert asked(g) == "orange Fight"
    assert options(g) == ["play p5", "pass"]
    play(g, "orange", "p5")

    assert "battle-decided white t04 2 3" in told(g)
    assert "attack-failed white t04" in told(g)
    stands(g, "owner t04 orange", "ships t04 2", "poseidon discard p5 1", "ship_wall 0")


def test_ships_are_lost_with_the_battle() -> None:
    """H-10.P5, H-7.11"""
    g = battle("", "p5", "t04 1/1")
    play(g, "orange", "p5")

    assert "battle-decided white t04 2 2" in told(g)
    stands(g, "owner t04 white", "ship_supply orange 10", "ships t04 0", "asks TakeSpoils")


def test_it_needs_a_ship_in_the_city() -> None:
    """H-10.P5, H-9.11, H-14.6: everybody sees that there is none."""
    g = battle("", "p5", "t04 1/0")
    assert "battle-passed orange" in told(g)
    stands(g, "owner t04 white")


def test_it_is_effective_once() -> None:
    """H-10.P5, H-9.11"""
    g = battle("a5", "p5 p5", "t04 1/3", sent=1)
    play(g, "orange", "p5")
    stands(g, "ship_wall 1")
    assert asked(g) == "white Fight"
    play(g, "white", "a5")
    # Orange passes by himself, white has nothing more: 2 against 4.
    assert "battle-decided white t04 2 4" in told(g)


def test_it_is_the_defenders() -> None:
    """H-10.P5, H-9.4"""
    g = turn("t05 3/2, t02 1/0", "t04 1/2, t01 1/0", hands=("p5 a2", ""))
    assert why(g, "white play p5") == "other-window p5 H-9.4"
    say(g, "white declare attack", "white target t04", "white launch")
    assert asked(g) == "white Fight"
    assert why(g, "white play p5") == "other-window p5 H-9.4"


def test_vetoed_another_copy_may_follow_at_the_next_priority() -> None:
    """H-10.P5, H-7.7"""
    g = battle("z5 a2", "p5 p5")
    veto(g, "orange", "p5")

    stands(g, "ship_wall 0")
    assert asked(g) == "white Fight"
    say(g, "white pass")
    assert asked(g) == "orange Fight"
    assert options(g) == ["play p5", "pass"]


def test_vetoed_back_it_works() -> None:
    """H-10.P5, H-9.7: and the opponent's card is never kept."""
    g = battle("z5 a2", "p5 z5 z7")
    veto_back(g, "orange", "p5")

    stands(g, "ship_wall 1", "poseidon discard p5 1")
    assert asked(g) == "white Fight"
    assert "not-kept orange p5" not in told(g)
