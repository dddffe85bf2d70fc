"""Chimera."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.cards.played import begun, lying, seen, track
from legendary.setups import bought, figure, hero, holds, options_of, sails, say, turn, why
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.scenario import event_words
from rulings import asked, options, stands, told

BOARD: Final = [
    *holds("blu", "B1", 1),
    *holds("red", "E1", 1, 2),
    *sails("blu", "S2"),
    *sails("red", "S5"),
    "building b1a port",
    "priestesses red 1, grn 1",
    "philosophers red 1, grn 1",
    *hero("ajax", "B1", "blu"),
    track(helen="slot-1", jason="slot-2"),
]
QUESTIONS: Final = {
    "charon": "p1 SwapHeroes",
    "cyclops": "p1 ChangeBuilding",
    "dryad": "p1 StealPriestess",
    "giant": "p1 PostMercenary",
    "griffin": "p1 StealGold",
    "harpy": "p1 KillTroop",
    "pegasus": "p1 RelocateFrom",
    "satyr": "p1 StealPhilosopher",
    "sphinx": "nature DrawForSphinx",
    "sylph": "p1 TakeTurn",
    "cerberus": "p1 PlaceFigure",
    "hydra": "p1 PlaceFigure",
    "kraken": "p1 PlaceFigure",
    "medusa": "p1 PlaceFigure",
    "minotaur": "p1 PlaceFigure",
    "polyphemus": "p1 PlaceFigure",
}


def test_any_card_of_the_discard_pile_may_be_used() -> None:
    """L-15.2.1: not one of the deck, of the track or in play, and not herself."""
    pile = lying("discard", "minotaur", "harpy", "graeae")
    g = bought("chimera", pile, lying("slot-4", "kraken"), *figure("medusa", "A1", "red"))

    assert asked(g) == "p1 CopyCreature"
    assert options(g) == ["copy harpy", "copy graeae", "copy minotaur"]
    assert why(g, "p1 copy griffin") == "not-discarded griffin L-15.2.1"
    assert why(g, "p1 copy kraken") == "not-discarded kraken L-15.2.1"
    assert why(g, "p1 copy medusa") == "not-discarded medusa L-15.2.1"
    assert why(g, "p1 copy chimera") == "not-discarded chimera L-15.2.1"
    assert why(g, "p1 pass") == "effect-first L-10.7.1"


@pytest.mark.parametrize("creature", [name for name in QUESTIONS if name not in ("sylph", "giant")])
def test_every_creature_that_asks_asks_for_her_too(creature: str) -> None:
    """L-15.2.1, L-15.0.1, L-15.0.5: for nothing; both cards are in use meanwhile, neither in the deck nor discarded."""
    other = "graeae" if creature != "graeae" else "harpy"
    g = bought("chimera", *BOARD, lying("discard", creature, other))
    say(g, f"p1 copy {creature}")

    assert told(g)[0] == f"creature-copied blu {creature}"
    assert asked(g) == QUESTIONS[creature]
    stands(g, f"creatures used {creature} 1, used chimera 1, discard {other} 1", "gold blu 8")


def test_a_creature_that_leaves_no_choice_is_used_at_once() -> None:
    """L-15.2.1: the Sylph with two seas asks which comes first; the Giant with one land takes them there."""
    g = bought("chimera", *BOARD, lying("discard", "sylph", "giant"))
    say(g, "p1 copy giant")
    assert told(g)[:2] == ["creature-copied blu giant", "mercenaries-taken blu red E1 2"]
    stands(g, "asks PostMercenary", "mercenaries E1 0")

    sylph = bought("chimera", *BOARD, lying("discard", "sylph", "giant"))
    say(sylph, "p1 copy sylph", "p1 exchange S2")
    stands(sylph, "ruler S2 red, S5 blu", "asks TakeTurn", "creatures deck sylph 1, deck chimera 1, deck giant 1")


def test_the_only_card_of_the_pile_is_used_without_asking() -> None:
    """L-15.2.1, L-10.7.5"""
    g = bought("chimera", *holds("blu", "D1", 1), lying("discard", "graeae"))

    assert told(g) == [
        "creature-bought blu chimera 2",
        "creature-copied blu graeae",
        "income-again blu 2",
        "deck-shuffled",
    ]
    stands(g, "gold blu 10", "creatures deck graeae 1, deck chimera 1", "asks TakeTurn")


def test_the_card_costs_nothing_and_no_discount_is_used_for_it() -> None:
    """L-15.2.1, L-10.7.2"""
    temples = "building a2a temple, a2b temple, b1a temple"
    lands = [*holds("blu", "A2"), *holds("blu", "B1", 1)]
    g = bought("chimera", *lands, temples, lying("discard", "harpy", "kraken"))
    stands(g, "gold blu 10", "temple_used a2a 1, a2b 1, b1a 0")
    say(g, "p1 copy harpy")

    stands(g, "gold blu 10", "temple_used b1a 0", "troops B1 0")


def test_the_card_is_finished_before_she_is_discarded_and_all_is_shuffled() -> None:
    """L-15.2.2, L-15.2.3, L-15.2.4: what lies on the track or is held stays there."""
    pile = lying("discard", "harpy", "giant", "sphinx")
    g = bought("chimera", *BOARD, pile, lying("slot-4", "griffin"), *figure("medusa", "A1", "red"))
    say(g, "p1 copy harpy")
    stands(g, "creatures used harpy 1, used chimera 1, discard giant 1, discard sphinx 1", "asks KillTroop")
    say(g, "p1 kill troop E1")

    assert told(g) == ["unit-killed blu troop E1", "deck-shuffled"]
    stands(g, "creatures deck harpy 1, deck giant 1, deck sphinx 1, deck chimera 1, deck kraken 1")
    stands(g, "creatures slot-4 griffin 1, held medusa 1", "asks TakeTurn")


def test_a_figure_comes_under_the_control_of_her_master() -> None:
    """L-15.2.1, L-15.2.4: its card is held and not shuffled."""
    g = bought("chimera", *BOARD, lying("discard", "kraken", "harpy"))
    say(g, "p1 copy kraken", "p1 place S5")

    assert told(g) == ["figure-placed blu kraken S5", "fleets-destroyed red S5 1", "deck-shuffled"]
    stands(g, "creatures held kraken 1, deck harpy 1, deck chimera 1", "figure_area kraken S5")
    stands(g, "figure_owner kraken blu", "fleet_reserve red 8", "asks TakeTurn")


def test_an_empty_pile_gives_nothing_but_the_shuffle() -> None:
    """L-15.2.2, L-10.7.5"""
    g = bought("chimera", *BOARD)

    assert told(g) == ["creature-bought blu chimera 2", "effect-lost blu chimera", "deck-shuffled"]
    stands(g, "creatures deck chimera 1", "gold blu 8", "asks TakeTurn")


def test_there_is_no_second_choice_if_the_card_has_no_effect() -> None:
    """L-15.2.5: nobody has a philosopher, though there would be a troop for the Harpy."""
    g = bought("chimera", *holds("red", "E1", 1), lying("discard", "satyr", "harpy"))
    assert options_of(g, "copy") == ["harpy", "satyr"]
    say(g, "p1 copy satyr")

    assert told(g) == ["creature-copied blu satyr", "effect-lost blu satyr", "deck-shuffled"]
    stands(g, "creatures deck satyr 1, deck harpy 1, deck chimera 1", "troops E1 1", "asks TakeTurn")


def test_a_figure_without_an_area_is_lost_and_shuffled() -> None:
    """L-15.2.5, L-15.0.3: his master's only land is Medusa's."""
    medusa = figure("medusa", "HOME_blu", "red")
    g = bought("chimera", lying("discard", "minotaur", "harpy"), *medusa)
    say(g, "p1 copy minotaur")

    assert told(g) == ["creature-copied blu minotaur", "effect-lost blu minotaur", "deck-shuffled"]
    stands(g, "creatures deck minotaur 1, held medusa 1", "figure_area minotaur off")


def test_she_waits_until_a_battle_is_over() -> None:
    """L-15.2.3, L-15.0.5: Pegasus brings one about."""
    g = bought("chimera", *BOARD, lying("discard", "pegasus", "harpy"))
    say(g, "p1 copy pegasus", "p1 from B1", "p1 to E1", "p1 troops 1", "p1 without ajax")
    stands(g, "creatures used pegasus 1, used chimera 1, discard harpy 1", "asks RollOnLand")
    say(g, "nature roll 0 3")

    assert told(g)[-2:] == ["land-held red E1", "deck-shuffled"]
    stands(g, "creatures deck pegasus 1, deck chimera 1, deck harpy 1", "asks TakeTurn")


def test_she_brings_the_sphinx_who_uses_a_third_card() -> None:
    """L-15.0.5, L-15.2.3, L-15.2.4: the last one first, the Chimera last, so that all four are shuffled."""
    g = bought("chimera", *BOARD, lying("discard", "sphinx", "giant"))
    say(g, "p1 copy sphinx", "nature draw harpy", "nature draw dryad", "nature draw kraken", "p1 pick harpy")
    stands(g, "creatures used chimera 1, used sphinx 1, used harpy 1, discard dryad 1, discard kraken 1")
    stands(g, "creatures discard giant 1")
    say(g, "p1 kill troop E1")

    assert told(g) == ["unit-killed blu troop E1", "deck-shuffled"]
    stands(g, "creatures deck chimera 1, deck sphinx 1, deck harpy 1, deck dryad 1, deck kraken 1, deck giant 1")
    stands(g, "asks TakeTurn")


def test_chosen_by_the_sphinx_she_finds_what_was_just_discarded_but_not_the_sphinx() -> None:
    """L-15.11.3, L-15.2.4: afterwards only the Sphinx lies on the pile."""
    g = bought("sphinx", *BOARD, lying("discard", "giant"))
    say(g, "nature draw chimera", "nature draw harpy", "nature draw dryad", "p1 pick chimera")

    assert told(g) == ["sphinx-chose blu chimera", "creature-discarded dryad", "creature-discarded harpy"]
    assert options(g) == ["copy dryad", "copy giant", "copy harpy"]
    assert why(g, "p1 copy sphinx") == "not-discarded sphinx L-15.2.1"
    stands(g, "creatures used chimera 1, used sphinx 1")
    say(g, "p1 copy harpy", "p1 kill troop E1")

    stands(g, "creatures discard sphinx 1, deck harpy 1, deck dryad 1, deck giant 1, deck chimera 1", "asks TakeTurn")


def test_discarded_by_the_sphinx_she_has_all_shuffled_before_the_chosen_card_is_used() -> None:
    """L-15.2.4, L-15.11.3 (S-69): the card discarded with her included."""
    g = bought("sphinx", *BOARD, lying("discard", "giant"))
    say(g, "nature draw harpy", "nature draw griffin", "nature draw chimera", "p1 pick griffin")

    assert told(g) == [
        "sphinx-chose blu griffin",
        "creature-discarded harpy",
        "creature-discarded chimera",
        "deck-shuffled",
    ]
    stands(g, "creatures deck chimera 1, deck harpy 1, deck giant 1, used griffin 1, used sphinx 1", "asks StealGold")
    say(g, "p1 plunder red")

    stands(g, "creatures discard griffin 1, discard sphinx 1, deck chimera 1, deck harpy 1, deck giant 1")


def test_unsold_in_the_cheapest_slot_she_has_all_shuffled_before_the_track_is_filled() -> None:
    """L-15.2.4, L-5.4: so she can be drawn again at once; the others slide down first."""
    g = begun(lying("slot-2", "chimera"), lying("slot-4", "charon"), lying("discard", "harpy", "giant"))

    assert [event_words(g.rules, event) for event in g.events] == ["creature-unbought chimera", "deck-shuffled"]
    stands(g, "creatures slot-2 charon 1, deck chimera 1, deck harpy 1, deck giant 1", "asks DrawCreature")
    assert "chimera" in options_of(g, "draw")
    assert "harpy" in options_of(g, "draw")
    say(g, "nature draw chimera")
    stands(g, "creatures slot-3 chimera 1")


def test_in_another_slot_she_shuffles_nothing() -> None:
    """L-15.2.4: she must come to the pile."""
    g = begun(lying("slot-2", "charon"), lying("slot-3", "chimera"), lying("discard", "harpy"))

    stands(g, "creatures slot-2 chimera 1, discard charon 1, discard harpy 1", "asks DrawCreature")
    assert "harpy" not in options_of(g, "draw")


def test_played_from_the_top_of_the_deck_she_shuffles_too() -> None:
    """L-15.0.1, L-15.2.4, L-10.2.4: for 1 GP; nothing stays on top."""
    g = turn("zeus", *BOARD, lying("discard", "harpy", "giant"))
    say(g, "p1 peek", "nature draw chimera", "p1 play", "p1 copy harpy", "p1 kill troop E1")

    stands(g, "gold blu 9", "creatures deck chimera 1, deck harpy 1, deck giant 1", "asks TakeTurn")


def test_her_shuffle_ends_what_somebody_knew_of_the_top() -> None:
    """L-15.2.4, L-10.2.4, L-19.2 (S-39): the card put back is anywhere in the deck."""
    g = turn("zeus", *BOARD, lying("slot-2", "chimera"))
    say(g, "p1 peek", "nature draw harpy", "p1 return")
    assert seen(g, 0)["top"] == ["harpy"]
    assert seen(g, 1)["top"] == seen(g, SPECTATOR)["top"] == 1
    say(g, "p1 buy 2")

    assert told(g)[-1] == "deck-shuffled"
    assert seen(g, 0)["top"] == 0
    assert "harpy" in seen(g, 0)["pool"]
    stands(g, "creatures deck harpy 1, deck chimera 1, top harpy 0")


def test_a_used_card_other_than_hers_shuffles_nothing() -> None:
    """L-15.2.4, L-10.7.4"""
    g = bought("harpy", *holds("red", "E1", 1), lying("discard", "giant"))

    assert told(g) == ["creature-bought blu harpy 2", "unit-killed blu troop E1"]
    stands(g, "creatures discard harpy 1, discard giant 1")
