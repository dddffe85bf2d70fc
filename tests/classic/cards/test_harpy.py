"""Harpy."""

from __future__ import annotations

from classic.cards.purchase import bought, say
from classic.setups import figure, why
from rulings import asked, options, stands, told

NOBODY_LEFT = "troops i01 0, i02 0, i03 0, i05 0, i06 0, i08 0, i09 0, i10 0, i12 0, i13 0"


def test_every_island_with_troops_is_offered() -> None:
    """C-20.8.1, C-20.8.2: own troops too; not an owned island without troops, nor a neutral one."""
    g = bought("harpy", "troops i03 0, i09 4")

    assert asked(g) == "p1 KillTroop"
    islands = ["i01", "i02", "i05", "i06", "i08", "i09", "i10", "i12", "i13"]
    assert options(g) == [*[f"kill {island}" for island in islands], "decline"]
    assert why(g, "p1 kill i03") == "no-troop-there i03 C-12.2"
    assert why(g, "p1 kill i04") == "no-troop-there i04 C-12.2"
    assert why(g, "p1 end turn") == "effect-first C-19.3"


def test_one_troop_goes_to_its_owners_reserve() -> None:
    """C-20.8.1, C-19.7"""
    g = bought("harpy", "troops i09 4")
    say(g, "p1 kill i09")

    assert told(g) == ["troop-killed p1 i09"]
    stands(g, "troops i09 3", "owner i09 p4", "troop_reserve p4 4, p1 6", "where harpy discard", "gold p1 8")
    assert asked(g) == "p1 TakeTurn"


def test_an_own_troop_may_be_chosen() -> None:
    """C-20.8.2"""
    g = bought("harpy")
    say(g, "p1 kill i01")

    stands(g, "troops i01 0", "owner i01 p1", "troop_reserve p1 7")


def test_the_emptied_island_keeps_its_owner_even_as_his_last() -> None:
    """C-20.8.3, C-16.4"""
    g = bought("harpy", "owner i02 p4")
    say(g, "p1 kill i08")

    stands(g, "owner i08 p2", "troops i08 0", "alive p2 1", "troop_reserve p2 8")


def test_chirons_island_is_immune_whosever_it_is() -> None:
    """C-20.8.2, C-20.15.1"""
    g = bought("harpy", *figure("chiron", "i08", "p2"))
    assert "kill i08" not in options(g)
    assert why(g, "p1 kill i08") == "guarded-by-chiron i08 C-20.15.1"

    own = bought("harpy", *figure("chiron", "i01", "p2"))
    assert options(own)[0] == "kill i02"
    assert why(own, "p1 kill i01") == "guarded-by-chiron i01 C-20.15.1"


def test_the_minotaur_is_no_prey() -> None:
    """C-20.8.2, C-19.13: he stands alone on i03; with a troop beside him the troop dies."""
    g = bought("harpy", "troops i03 0", *figure("minotaur", "i03", "p3"))
    assert why(g, "p1 kill i03") == "no-troop-there i03 C-12.2"

    guarded = bought("harpy", *figure("minotaur", "i03", "p3"))
    say(guarded, "p1 kill i03")
    stands(guarded, "troops i03 0", "figure_island minotaur i03", "where minotaur held")


def test_she_may_be_declined() -> None:
    """C-19.4"""
    g = bought("harpy")
    say(g, "p1 decline")

    assert told(g) == ["effect-declined p1 harpy"]
    stands(g, "where harpy discard", "troops i01 1, i02 1", "asks TakeTurn")


def test_without_a_troop_on_the_board_she_is_discarded_without_effect() -> None:
    """C-19.4"""
    g = bought("harpy", NOBODY_LEFT)

    assert told(g) == ["creature-bought p1 harpy 2", "effect-declined p1 harpy"]
    stands(g, "where harpy discard", "asks TakeTurn")
