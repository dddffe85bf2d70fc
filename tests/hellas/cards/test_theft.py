"""Z6 Theft."""

from __future__ import annotations

import pytest

from hellas.cards.answers import back_in_hand, keep, play, veto, veto_back
from hellas.setups import turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told


def start(white: str, orange: str, *more: str) -> Play:
    return turn("t02 3/2, t03 1/0", "t04 1/1, t01 2/3", *more, hands=(white, orange))


def test_a_random_card_of_a_named_god_changes_hands() -> None:
    """H-10.Z6, H-9.3"""
    g = start("z6", "p1 p2 p2 a1")
    play(g, "white", "z6")

    assert asked(g) == "white NameGod"
    assert options(g) == ["steal poseidon", "steal ares"]
    assert why(g, "white steal zeus") == "no-such-back zeus H-10.Z6"
    assert why(g, "white pass") == "effect-first H-9.7"
    say(g, "white steal poseidon")
    assert options(g) == ["pick hand-orange p1", "pick hand-orange p2"]
    assert [g.sheet.weight(i) for i in range(2)] == [1, 2]
    say(g, "nature pick hand-orange p2")

    assert told(g) == ["card-stolen white orange poseidon", "stolen-card-seen white orange p2"]
    stands(g, "poseidon locked p2 1, hand-orange p2 1, hand-orange p1 1", "zeus discard z6 1", "asks Declare")


def test_a_stolen_card_is_locked() -> None:
    """H-10.Z6, H-9.3"""
    g = start("z6", "p6")
    play(g, "white", "z6")
    say(g, "nature pick hand-orange p6")
    assert options(g, "play") == []
    assert why(g, "white play p6") == "card-locked p6 H-9.3"


@pytest.mark.parametrize(
    ("white", "more", "kept"),
    [
        ("z6 p1 p2 z1 z2 a1 a2", "", True),
        ("z6 p1 p2 z1 z2 z3 a1 a2", "", False),
        ("z6 p1 p2", "", True),
        ("z6 p1 p2 p4", "", False),
        ("z6 p1 p2", "poseidon drawn p4 1", False),
        ("z6 p1 p2", "poseidon held p4 1", False),
        ("z6 p1 p2", "poseidon locked p4 1", False),
        ("z6 p1 p2 z1 z2 a1 a2", "ares drawn a3 1", False),
    ],
)
def test_a_card_beyond_the_limits_is_discarded_instead(white: str, more: str, kept: bool) -> None:
    """H-10.Z6, H-11.3"""
    g = start(white, "p3", *([more] if more else []))
    play(g, "white", "z6")
    say(g, "nature pick hand-orange p3")

    if kept:
        stands(g, "poseidon locked p3 1, discard p3 0")
    else:
        assert told(g) == ["card-stolen white orange poseidon", "stolen-card-discarded white p3"]
        stands(g, "poseidon locked p3 0, discard p3 1, hand-orange p3 0")


def test_it_needs_a_card_to_steal() -> None:
    """H-10.Z6, H-12.20"""
    assert why(start("z6", ""), "white play z6") == "no-use z6 H-9.11"
    assert options(start("z6", "a1"), "play") == ["play z6"]


def test_known_cards_may_be_stolen_too() -> None:
    """H-10.Z6, H-14.4"""
    g = start("z6", "a1", "ares open-orange a2 2")
    play(g, "white", "z6")
    assert options(g) == ["pick hand-orange a1", "pick open-orange a2"]
    assert [g.sheet.weight(i) for i in range(2)] == [1, 2]
    say(g, "nature pick open-orange a2")
    stands(g, "ares open-orange a2 1, locked a2 1")


def test_vetoed_nothing_happens() -> None:
    """H-10.Z6"""
    g = start("z6", "p1 z5")
    veto(g, "white", "z6")
    stands(g, "asks Declare", "poseidon hand-orange p1 1")


def test_vetoed_back_it_works() -> None:
    """H-10.Z6, H-9.7"""
    g = start("z6 z5", "p1 z5")
    veto_back(g, "white", "z6")
    # One back is left: it is named by itself.
    stands(g, "asks PickCard")


def test_kept_it_returns_right_after_its_effect() -> None:
    """H-10.Z6, H-10.Z7"""
    g = start("z6 z7", "p1 p2")
    keep(g, "white", "z6")
    say(g, "nature pick hand-orange p1")
    assert told(g)[-1] == "card-returned white z6"
    back_in_hand(g, "z6")
    assert options(g, "play") == ["play z6"]


def test_kept_it_counts_for_the_limits() -> None:
    """H-10.Z6, H-11.3: three Zeus cards with the held one."""
    g = start("z6 z7 z1 z2", "z4")
    say(g, "white play z6", "orange pass", "white play z7", "orange pass", "nature pick hand-orange z4")
    assert "stolen-card-discarded white z4" in told(g)
    stands(g, "zeus discard z4 1")
