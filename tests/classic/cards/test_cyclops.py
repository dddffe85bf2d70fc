"""Cyclops."""

from __future__ import annotations

from classic.cards.purchase import bought, options_of, say
from classic.setups import figure, why
from rulings import asked, options, stands, told

ALL_TEMPLES = "sites i02 temple-s 2, i02 temple-o 2, i10 temple-s 2, i10 temple-o 2, i09 temple-s 2"


def test_each_own_building_may_become_any_other_type() -> None:
    """C-20.5.1: own islands only."""
    g = bought("cyclops", "sites i01 port-s 1, i12 temple-s 1, i12 temple-o 1, i03 fortress-s 1")

    assert asked(g) == "p1 SwapBuilding"
    assert options(g) == [
        "swap port-s i01 fortress",
        "swap port-s i01 temple",
        "swap port-s i01 university",
        "swap temple-s i12 port",
        "swap temple-s i12 fortress",
        "swap temple-s i12 university",
        "swap temple-o i12 port",
        "swap temple-o i12 fortress",
        "swap temple-o i12 university",
        "decline",
    ]


def test_what_cannot_be_swapped() -> None:
    """C-20.5.1, C-20.5.2"""
    g = bought("cyclops", "sites i12 university-o 1, i03 fortress-s 1", ALL_TEMPLES)

    assert why(g, "p1 swap fortress-s i03 port") == "not-your-island i03 C-2.8"
    assert why(g, "p1 swap fortress-s i12 port") == "no-such-building fortress-s i12 C-10.3"
    assert why(g, "p1 swap university-s i12 fortress") == "no-such-building university-s i12 C-10.3"
    assert why(g, "p1 swap university-o i12 university") == "same-type university C-20.5.1"
    assert why(g, "p1 swap university-o i12 temple") == "supply-empty temple C-1.6"
    assert why(g, "p1 end turn") == "effect-first C-19.3"


def test_the_new_building_stands_in_the_same_slot() -> None:
    """C-20.5.1: zone O here; the supply gives the new one and takes the old one."""
    g = bought("cyclops", "sites i12 temple-s 1, i12 temple-o 1")
    say(g, "p1 swap temple-o i12 port")

    assert told(g) == ["building-swapped p1 i12 temple-o port-o"]
    stands(g, "sites i12 temple-s 1, i12 temple-o 0, i12 port-o 1, i12 port-s 0", "supply temple 9, port 9")
    stands(g, "where cyclops discard", "gold p1 9", "asks TakeTurn")


def test_under_the_site_too() -> None:
    """C-20.5.1: one of two temples in zone S."""
    g = bought("cyclops", "sites i12 temple-s 2")
    say(g, "p1 swap temple-s i12 university")

    assert told(g) == ["building-swapped p1 i12 temple-s university-s"]
    stands(g, "sites i12 temple-s 1, i12 university-s 1, i12 university-o 0", "supply temple 9, university 9")


def test_a_type_that_is_not_in_the_supply_is_not_offered() -> None:
    """C-20.5.2, C-1.6"""
    g = bought("cyclops", "sites i01 port-s 1", ALL_TEMPLES)
    stands(g, "supply temple 0")

    assert options(g) == ["swap port-s i01 fortress", "swap port-s i01 university", "decline"]


def test_the_last_of_a_type_may_be_taken() -> None:
    """C-20.5.2: nine temples stand, the tenth comes."""
    g = bought("cyclops", "sites i01 port-s 1", ALL_TEMPLES, "sites i09 temple-s 1")
    say(g, "p1 swap port-s i01 temple")

    stands(g, "supply temple 0, port 10", "sites i01 temple-s 1")


def test_a_metropolis_is_not_swapped() -> None:
    """C-20.5.2: only what stands beside it."""
    g = bought("cyclops", "metropolis i12 1, i01 1", "sites i12 fortress-o 1")

    assert options_of(g, "swap") == ["fortress-o i12 port", "fortress-o i12 temple", "fortress-o i12 university"]


def test_chiron_does_not_matter() -> None:
    """C-20.5.2, C-20.15.2"""
    g = bought("cyclops", "sites i12 fortress-o 1", *figure("chiron", "i12", "p2"))
    say(g, "p1 swap fortress-o i12 port")

    stands(g, "sites i12 port-o 1")


def test_a_set_is_given_back_at_once() -> None:
    """C-20.5.3, C-15.2: the card is put away after the metropolis."""
    g = bought("cyclops", "god zeus", "sites i01 port-s 1, i01 fortress-s 1, i12 temple-s 1, i12 temple-o 1")
    say(g, "p1 swap temple-o i12 university")

    assert told(g) == [
        "building-swapped p1 i12 temple-o university-o",
        "building-given p1 port-s i01",
        "building-given p1 fortress-s i01",
        "building-given p1 temple-s i12",
        "building-given p1 university-o i12",
    ]
    assert asked(g) == "p1 ChooseSite"
    stands(g, "where cyclops used")
    say(g, "p1 found i01")

    stands(g, "metropolis i01 1", "where cyclops discard", "supply port 10, temple 10", "asks TakeTurn")


def test_a_swap_that_completes_nothing_founds_nothing() -> None:
    """C-20.5.3"""
    g = bought("cyclops", "sites i01 port-s 1, i12 temple-s 1, i12 temple-o 1")
    say(g, "p1 swap temple-o i12 university")

    stands(g, "asks TakeTurn", "sites i12 university-o 1, i01 port-s 1, i12 temple-s 1")


def test_a_new_temple_is_unused_and_a_used_one_takes_its_note_along() -> None:
    """C-19.5, C-20.5.1: the price of 2 used one temple; it is the one that becomes a port."""
    g = bought("cyclops", "sites i12 temple-s 2, i01 port-s 1")
    stands(g, "used_temples i12 1", "gold p1 9")
    say(g, "p1 swap temple-s i12 university")

    stands(g, "used_temples i12 0", "sites i12 temple-s 1")

    fresh = bought("cyclops", "sites i01 port-s 1", "where harpy slot-3")
    say(fresh, "p1 swap port-s i01 temple", "p1 buy 3")
    assert told(fresh) == ["creature-bought p1 harpy 2"]


def test_he_may_be_declined() -> None:
    """C-19.4"""
    g = bought("cyclops", "sites i01 port-s 1")
    say(g, "p1 decline")

    assert told(g) == ["effect-declined p1 cyclops"]
    stands(g, "sites i01 port-s 1", "where cyclops discard", "asks TakeTurn")


def test_without_an_own_building_he_is_discarded_without_effect() -> None:
    """C-19.4, C-20.5.1"""
    g = bought("cyclops", "sites i03 fortress-s 1")

    assert told(g) == ["creature-bought p1 cyclops 2", "effect-declined p1 cyclops"]
    stands(g, "where cyclops discard", "asks TakeTurn")
