"""Chiron."""

from __future__ import annotations

from classic.cards.purchase import bought, options_of, say, turn
from classic.setups import FIVE, figure, why
from rulings import asked, options, stands, told

ISLANDS = FIVE.vocabulary.domains["island"].words


def test_he_is_placed_on_any_island_and_his_card_is_held() -> None:
    """C-20.15.1, C-19.8"""
    g = bought("chiron")
    assert asked(g) == "p1 PlaceFigure"
    assert options(g) == [*[f"place {island}" for island in ISLANDS], "decline"]
    say(g, "p1 place i02")

    assert told(g) == ["figure-placed p1 chiron i02"]
    stands(g, "figure_island chiron i02", "figure_owner chiron p1", "figure_cycle chiron 5", "where chiron held")


def test_his_island_is_immune_to_pegasus_giant_and_harpy_whoever_uses_them() -> None:
    """C-20.15.1: p1 himself, who placed him this turn on p2's island."""
    track = "where chiron slot-2, pegasus slot-3, giant slot-4, harpy discard"
    g = turn(track, "gold p1 20", "sites i02 port-s 1")
    say(g, "p1 buy 2", "p1 place i02", "p1 buy 3")
    assert why(g, "p1 fly i01 > i02 1") == "guarded-by-chiron i02 C-20.15.1"
    say(g, "p1 decline", "p1 buy 4")

    assert told(g) == ["creature-bought p1 giant 4", "effect-declined p1 giant"]
    harpy = bought("harpy", *figure("chiron", "i02", "p1"))
    assert why(harpy, "p1 kill i02") == "guarded-by-chiron i02 C-20.15.1"


def test_only_his_island_is_immune() -> None:
    """C-20.15.1"""
    g = bought("harpy", *figure("chiron", "i02", "p1"))

    assert [option for option in ISLANDS if option not in options_of(g, "kill")] == ["i02", "i04", "i07", "i11"]


def test_ares_is_not_stopped() -> None:
    """C-20.15.2: landing and leaving."""
    chain = ("ruler c5 p1, d5 p1", "fleets c5 1, d5 1")
    to_him = turn(*chain, *figure("chiron", "i03", "p3"))
    assert "i01 > i03 1" in options_of(to_him, "march")

    from_him = turn(*chain, *figure("chiron", "i01", "p3"))
    assert "i01 > i03 1" in options_of(from_him, "march")


def test_he_defends_nothing() -> None:
    """C-20.15.2, C-19.13: an empty island with him is taken without a battle, and he stays."""
    g = turn("ruler c5 p1, d5 p1", "fleets c5 1, d5 1", "troops i03 0", *figure("chiron", "i03", "p3"))
    say(g, "p1 march i01 > i03 1")

    assert told(g) == ["troops-marched p1 i01 i03 1", "island-captured p1 p3 i03"]
    stands(g, "owner i03 p1", "figure_island chiron i03", "figure_owner chiron p3")


def test_sphinx_and_other_figures_are_not_stopped() -> None:
    """C-20.15.2: selling troops there; another figure clashes with him. (The Cyclops: test_cyclops.)"""
    g = bought("sphinx", *figure("chiron", "i01", "p2"))
    say(g, "p1 sell troop i01", "p1 done")
    stands(g, "troops i01 0")

    clash = bought("medusa", *figure("chiron", "i01", "p2"))
    assert "place i01" in options(clash)


def test_recruiting_beside_him_is_allowed() -> None:
    """C-9.5, C-20.15.2"""
    g = turn(*figure("chiron", "i01", "p2"))

    assert "troop i01" in options_of(g, "recruit")
