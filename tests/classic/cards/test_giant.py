"""Giant."""

from __future__ import annotations

from classic.cards.purchase import bought, options_of, say
from classic.setups import figure, why
from rulings import asked, options, stands, told


def test_every_basic_building_of_every_island_is_offered() -> None:
    """C-20.3.1: own and foreign; two of a kind in one zone are one choice."""
    g = bought(
        "giant",
        "sites i01 port-s 1, i01 fortress-s 1, i02 university-s 2, i02 temple-o 1, i02 fortress-o 1, i12 port-o 1",
    )

    assert asked(g) == "p1 DestroyBuilding"
    assert options(g) == [
        "destroy port-s i01",
        "destroy fortress-s i01",
        "destroy university-s i02",
        "destroy fortress-o i02",
        "destroy temple-o i02",
        "destroy port-o i12",
        "decline",
    ]


def test_a_metropolis_is_never_destroyed() -> None:
    """C-20.3.1, C-15.9"""
    g = bought("giant", "metropolis i02 1", "sites i02 temple-o 1, i02 fortress-o 1")

    assert options(g) == ["destroy fortress-o i02", "destroy temple-o i02", "decline"]
    say(g, "p1 destroy temple-o i02")
    stands(g, "metropolis i02 1", "sites i02 fortress-o 1, i02 temple-o 0")


def test_the_building_goes_back_to_the_supply_and_its_slot_is_free() -> None:
    """C-20.3.3, C-20.3.1: an own building may be chosen."""
    g = bought("giant", "sites i01 port-s 1, i01 fortress-s 1, i12 fortress-s 2, i12 fortress-o 1", "recruits 1")
    stands(g, "supply fortress 6, port 9", "where giant used")
    say(g, "p1 destroy port-s i01")

    assert told(g) == ["building-destroyed p1 port-s i01"]
    stands(g, "sites i01 port-s 0, i01 fortress-s 1", "supply port 10, fortress 6", "where giant discard", "gold p1 8")
    assert asked(g) == "p1 TakeTurn"
    assert options_of(g, "build") == ["fortress-s i01"]


def test_one_of_two_goes() -> None:
    """C-20.3.1: one building, of the zone that was named."""
    g = bought("giant", "sites i02 university-s 2, i02 university-o 1")
    say(g, "p1 destroy university-s i02")

    assert told(g) == ["building-destroyed p1 university-s i02"]
    stands(g, "sites i02 university-s 1, i02 university-o 1", "supply university 8", "owner i02 p2")


def test_chirons_island_is_immune_whosever_it_is() -> None:
    """C-20.3.2, C-20.15.1"""
    buildings = "sites i05 port-s 1, i02 temple-o 1"
    g = bought("giant", buildings, *figure("chiron", "i05", "p4"))
    assert options(g) == ["destroy temple-o i02", "decline"]
    assert why(g, "p1 destroy port-s i05") == "guarded-by-chiron i05 C-20.15.1"

    own = bought("giant", "sites i01 port-s 1, i02 temple-o 1", *figure("chiron", "i01", "p1"))
    assert options(own) == ["destroy temple-o i02", "decline"]


def test_only_what_stands_there_can_be_destroyed() -> None:
    """C-20.3.1: the type and the zone count."""
    g = bought("giant", "sites i02 temple-o 1")

    assert why(g, "p1 destroy temple-s i02") == "no-such-building temple-s i02 C-10.3"
    assert why(g, "p1 destroy port-o i02") == "no-such-building port-o i02 C-10.3"
    assert why(g, "p1 destroy temple-o i10") == "no-such-building temple-o i10 C-10.3"
    assert why(g, "p1 end turn") == "effect-first C-19.3"


def test_the_building_of_a_player_with_one_island_is_not_protected() -> None:
    """C-16.4"""
    g = bought("giant", "owner i02 p4", "sites i08 temple-s 1")

    assert options(g) == ["destroy temple-s i08", "decline"]


def test_of_several_temples_a_used_one_goes_first() -> None:
    """C-19.5: one of two was used, so that the one left is unused."""
    g = bought("giant", "sites i02 temple-s 1, i02 temple-o 1", "used_temples i02 1")
    say(g, "p1 destroy temple-o i02")

    stands(g, "used_temples i02 0", "sites i02 temple-s 1, i02 temple-o 0")


def test_he_may_be_declined() -> None:
    """C-19.4"""
    g = bought("giant", "sites i02 temple-o 1")
    say(g, "p1 decline")

    assert told(g) == ["effect-declined p1 giant"]
    stands(g, "sites i02 temple-o 1", "supply temple 9", "where giant discard", "gold p1 8", "asks TakeTurn")


def test_without_a_building_on_the_board_he_is_discarded_without_effect() -> None:
    """C-19.4: a metropolis is no target."""
    g = bought("giant", "metropolis i02 1")

    assert told(g) == ["creature-bought p1 giant 2", "effect-declined p1 giant"]
    stands(g, "where giant discard", "asks TakeTurn")
