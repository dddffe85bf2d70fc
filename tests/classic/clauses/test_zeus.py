"""C-13: Zeus, replacing a creature."""

from __future__ import annotations

import pytest

from classic.setups import FIVE, turn, why
from rulings import asked, options, say, stands, told

CREATURES = FIVE.vocabulary.domains["creature"].words
TRACK = "where pegasus slot-4, minotaur slot-3, harpy slot-2"


@pytest.mark.parametrize(("slot", "card"), [("4", "pegasus"), ("3", "minotaur"), ("2", "harpy")])
def test_a_card_of_the_track_is_replaced(slot: str, card: str) -> None:
    """C-13.1: the next card comes to the same slot; the others stay."""
    g = turn("zeus", TRACK)
    assert options(g, "replace") == ["replace 4", "replace 3", "replace 2"]
    say(g, f"p1 replace {slot}")
    assert told(g) == [f"creature-replaced p1 {card}"]
    stands(g, "gold p1 9", f"where {card} discard", "asks DrawCreature")
    assert options(g) == [f"draw {other}" for other in CREATURES if other not in ("pegasus", "minotaur", "harpy")]
    say(g, "nature draw sphinx")

    stands(g, f"where sphinx slot-{slot}", "asks TakeTurn")
    assert told(g) == [f"creature-appeared sphinx {slot}"]
    others = {"pegasus": "slot-4", "minotaur": "slot-3", "harpy": "slot-2"}
    stands(g, *[f"where {other} {place}" for other, place in others.items() if other != card])


def test_it_may_be_repeated_also_on_the_same_slot() -> None:
    """C-13.1"""
    g = turn("zeus", TRACK, "gold p1 2")
    say(g, "p1 replace 4", "nature draw sphinx", "p1 replace 4", "nature draw siren")

    stands(g, "gold p1 0", "where pegasus discard, sphinx discard, siren slot-4")
    assert options(g, "replace") == []
    assert why(g, "p1 replace 4") == "too-dear 1 C-8.9"


def test_a_replaced_chimera_is_shuffled_in_before_the_next_card_is_drawn() -> None:
    """C-13.2, C-4.8"""
    g = turn("zeus", "where chimera slot-3, siren discard")
    say(g, "p1 replace 3")

    assert told(g) == ["creature-replaced p1 chimera", "deck-shuffled"]
    assert options(g) == [f"draw {card}" for card in CREATURES]
    stands(g, "where chimera deck, siren deck")


def test_with_an_empty_deck_the_discarded_card_takes_part() -> None:
    """C-13.2, C-4.7: and may come back."""
    rest = [f"where {card} discard" for card in CREATURES if card not in ("pegasus", "chimera", "harpy")]
    g = turn("zeus", "where pegasus slot-4, chimera slot-3, harpy slot-2", *rest)
    say(g, "p1 replace 4")
    assert told(g) == ["creature-replaced p1 pegasus", "deck-shuffled"]
    assert options(g) == [f"draw {card}" for card in CREATURES if card not in ("chimera", "harpy")]
    say(g, "nature draw pegasus")

    stands(g, "where pegasus slot-4", "gold p1 9")


def test_the_last_card_of_the_deck_is_drawn_before_any_shuffle() -> None:
    """C-13.2: it is no question, so that the turn goes on."""
    others = [card for card in CREATURES if card not in ("pegasus", "chimera", "harpy", "siren")]
    g = turn(
        "zeus", "where pegasus slot-4, chimera slot-3, harpy slot-2", *[f"where {card} discard" for card in others]
    )
    say(g, "p1 replace 4")

    assert told(g) == ["creature-replaced p1 pegasus", "creature-appeared siren 4"]
    stands(g, "where siren slot-4, pegasus discard")
    assert asked(g) == "p1 TakeTurn"


def test_an_empty_slot_is_not_filled() -> None:
    """C-13.3"""
    g = turn("zeus", "where minotaur slot-3")

    assert options(g, "replace") == ["replace 3"]
    assert why(g, "p1 replace 4") == "empty-slot 4 C-4.6"
    assert why(g, "p1 replace 2") == "empty-slot 2 C-4.6"
