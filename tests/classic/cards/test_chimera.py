"""Chimera."""

from __future__ import annotations

import pytest

from classic.cards.purchase import bought, options_of, say
from classic.setups import TWO, figure, why
from rulings import asked, options, stands, told

QUESTIONS = {
    "siren": "LureFleet",
    "pegasus": "FlyTroops",
    "giant": "DestroyBuilding",
    "cyclops": "SwapBuilding",
    "sphinx": "Sell",
    "sylph": "SailFreely",
    "harpy": "KillTroop",
    "griffon": "StealGold",
    "satyr": "StealPhilosopher",
    "dryad": "StealPriest",
    "kraken": "PlaceKraken",
    "minotaur": "PlaceFigure",
    "chiron": "PlaceFigure",
    "medusa": "PlaceFigure",
    "polyphemus": "PlacePolyphemus",
}


def test_she_uses_a_card_of_the_discard_pile() -> None:
    """C-20.4.1: the pile is offered, and nothing of the deck, the track or a hand; nor is she herself."""
    pile = "where minotaur discard, siren discard, harpy discard, kraken slot-4"
    g = bought("chimera", pile, *figure("medusa", "i01", "p2"))

    assert asked(g) == "p1 CopyCreature"
    assert options(g) == ["copy siren", "copy harpy", "copy minotaur", "decline"]
    assert why(g, "p1 copy griffon") == "not-discarded griffon C-20.4.1"
    assert why(g, "p1 copy kraken") == "not-discarded kraken C-20.4.1"
    assert why(g, "p1 copy medusa") == "not-discarded medusa C-20.4.1"
    assert why(g, "p1 copy chimera") == "not-discarded chimera C-20.4.1"
    assert why(g, "p1 end turn") == "effect-first C-19.3"


@pytest.mark.parametrize("creature", QUESTIONS)
def test_every_other_creature_can_be_copied(creature: str) -> None:
    """C-20.4.1, C-20.4.3: she asks what it asks; both cards are in use meanwhile."""
    victims = ("priests p2 1", "philosophers p2 1", "sites i01 port-s 1")
    g = bought("chimera", f"where {creature} discard", *victims)
    say(g, f"p1 copy {creature}")

    assert told(g) == [f"creature-copied p1 {creature}"]
    assert asked(g) == f"p1 {QUESTIONS[creature]}"
    stands(g, f"where {creature} used, chimera used", "gold p1 8")


def test_a_creature_that_asks_nothing_can_be_copied_too() -> None:
    """C-20.4.1, C-20.4.4"""
    g = bought("chimera", "where fates discard")
    say(g, "p1 copy fates")

    assert told(g) == ["creature-copied p1 fates", "income-again p1 2", "deck-shuffled"]
    stands(g, "gold p1 10", "where fates deck, chimera deck", "asks TakeTurn")


def test_the_copied_card_costs_nothing_and_uses_no_temple() -> None:
    """C-20.4.1"""
    g = bought("chimera", "where harpy discard", "sites i12 temple-s 2")
    stands(g, "gold p1 9", "used_temples i12 1")
    say(g, "p1 copy harpy", "p1 kill i02")

    stands(g, "gold p1 9", "used_temples i12 1", "troops i02 0")


def test_costs_inside_the_copied_effect_are_paid() -> None:
    """C-20.4.2"""
    g = bought("chimera", "where kraken discard")
    say(g, "p1 copy kraken", "p1 kraken e6", "p1 kraken f6")
    stands(g, "gold p1 7", "kraken f6")
    say(g, "p1 stop")

    stands(g, "kraken f6", "where kraken deck, chimera deck", "asks TakeTurn")


def test_afterwards_pile_and_deck_are_shuffled_with_both_cards() -> None:
    """C-20.4.3, C-20.4.4, C-4.8: what lies on the track or is held stays there."""
    pile = "where harpy discard, siren discard, sphinx discard, griffon slot-4"
    g = bought("chimera", pile, *figure("medusa", "i01", "p2"))
    say(g, "p1 copy harpy", "p1 kill i02")

    assert told(g) == ["troop-killed p1 i02", "deck-shuffled"]
    stands(g, "where harpy deck, siren deck, sphinx deck, chimera deck, kraken deck")
    stands(g, "where griffon slot-4, medusa held", "asks TakeTurn")


def test_nothing_is_shuffled_before_the_copied_effect_is_over() -> None:
    """C-20.4.4"""
    g = bought("chimera", "where harpy discard, siren discard")
    say(g, "p1 copy harpy")

    stands(g, "where siren discard, harpy used, chimera used")


def test_a_copied_land_figure_is_held_and_the_rest_is_shuffled() -> None:
    """C-20.4.3, C-20.4.4, C-19.8: he is p1's, of this cycle."""
    g = bought("chimera", "where minotaur discard, harpy discard")
    say(g, "p1 copy minotaur", "p1 place i01")

    assert told(g) == ["figure-placed p1 minotaur i01", "deck-shuffled"]
    stands(g, "where minotaur held, harpy deck, chimera deck")
    stands(g, "figure_island minotaur i01", "figure_owner minotaur p1", "figure_cycle minotaur 5")


def test_a_copied_figure_can_clash_and_both_cards_are_shuffled() -> None:
    """C-20.4.3, C-20.4.4, C-19.9"""
    g = bought("chimera", "where polyphemus discard", *figure("chiron", "i03", "p2"))
    say(g, "p1 copy polyphemus", "p1 place i03")

    stands(g, "where polyphemus deck, chiron deck, chimera deck", "figure_island chiron off, polyphemus off")
    stands(g, "asks TakeTurn", "fleets f5 1")


def test_the_copied_effect_may_be_declined() -> None:
    """C-20.4.3, C-19.4: both cards are shuffled all the same."""
    g = bought("chimera", "where medusa discard")
    say(g, "p1 copy medusa", "p1 decline")

    assert told(g) == ["effect-declined p1 medusa", "deck-shuffled"]
    stands(g, "where medusa deck, chimera deck", "figure_island medusa off", "asks TakeTurn")


def test_a_copied_effect_without_target_does_nothing() -> None:
    """C-20.4.3, C-19.4: nobody has a philosopher."""
    g = bought("chimera", "where satyr discard")
    say(g, "p1 copy satyr")

    assert told(g) == ["creature-copied p1 satyr", "effect-declined p1 satyr", "deck-shuffled"]
    stands(g, "where satyr deck, chimera deck", "asks TakeTurn")


def test_she_waits_below_a_battle() -> None:
    """C-20.4.4, C-23.3"""
    g = bought("chimera", "where pegasus discard")
    say(g, "p1 copy pegasus", "p1 fly i01 > i03 1")
    stands(g, "where pegasus used, chimera used", "asks RollOnLand")
    say(g, "nature roll 0 3")

    stands(g, "where pegasus deck, chimera deck", "asks TakeTurn")


def test_declined_she_is_shuffled_with_the_pile() -> None:
    """C-20.4.5"""
    g = bought("chimera", "where harpy discard")
    say(g, "p1 decline")

    assert told(g) == ["effect-declined p1 chimera", "deck-shuffled"]
    stands(g, "where chimera deck, harpy deck", "gold p1 8", "asks TakeTurn")


def test_an_empty_pile_gives_nothing() -> None:
    """C-20.4.5"""
    g = bought("chimera")

    assert told(g) == ["creature-bought p1 chimera 2", "effect-declined p1 chimera", "deck-shuffled"]
    stands(g, "where chimera deck", "gold p1 8", "asks TakeTurn")


def test_what_she_shuffled_can_be_drawn_again() -> None:
    """C-20.4.4, C-13.2: Zeus may find her and the copied card."""
    g = bought("chimera", "god zeus", "where harpy discard, griffon slot-4")
    say(g, "p1 copy harpy", "p1 decline", "p1 replace 4")

    drawn = options_of(g, "draw")
    assert "chimera" in drawn
    assert "harpy" in drawn
    assert "griffon" not in drawn


def test_if_the_copied_effect_ends_the_game_nothing_follows() -> None:
    """C-20.4.4, C-16.10"""
    position = ("owner i02 p1", "troops i08 0", "metropolis i01 1, i02 1, i08 1", "where pegasus discard")
    g = bought("chimera", *position, rules=TWO)
    say(g, "p1 copy pegasus", "p1 fly i01 > i08 1")

    stands(g, "ended 1 2", "asks nothing")
