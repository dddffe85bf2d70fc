"""L-5: the cycle, and phase 1, initialization."""

from __future__ import annotations

from typing import Final

import pytest

import rulings
from legendary.setups import (
    FOUR,
    SEATS,
    THREE,
    bought,
    figure,
    fixture,
    hero,
    holds,
    legendary,
    options_of,
    rules_of,
    say,
    turn,
    why,
)
from pelagos.games.legendary.words import CREATURES
from pelagos.kernel.ids import EVERYBODY, NOBODY
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, rules_for
from rulings import asked, described, options, stands, told

GODS: Final = "gods 1 zeus, 2 poseidon, 3 ares, 4 athena, 5 hera"
HEROES: Final = "hero_place ajax slot-1, helen slot-2"


def elsewhere(*kept: str, place: str = "held") -> list[str]:
    """All creatures but these lie in no deck; that `held` ones have no figures matters to no draw."""
    return [f"creatures {place} {creature} 1" for creature in CREATURES if creature not in kept]


def phase_1(*statements: str, rules: Rules = FOUR, cycle: int = 3) -> Play:
    return described(rules, f"cycle {cycle}", GODS, *statements, "next Initialize")


def test_a_cycle_has_six_phases() -> None:
    """L-5.1: the one after the other, and then the next cycle."""
    g = described(FOUR, "cycle 2", "next Cycle", GODS)
    names = [type(task).__name__ for task in g.g.agenda[::-1]]

    # phase 1 waits for nature already
    assert names[-7:] == ["TurnGods", "Income", "Offerings", "Maintenance", "Actions", "EndOfCycle", "Cycle"]
    stands(g, "cycle 3")
    assert told(g) == ["cycle-began 3"]


def test_a_game_goes_from_cycle_to_cycle() -> None:
    """L-5.1: what is told of a whole game comes in this order."""
    rules = rules_for(FOUR.title, 4, options={"max_cycles": "3"})
    g = Play(rules, rules.opening())
    rng = Rng(5)
    while not g.over:
        g.take(rng.below(g.sheet.count))
    marks = {"cycle-began": 0, "gods-turned": 1, "income-paid": 2, "offers-settled": 3, "turn-began": 5}
    seen = [marks[event.kind.name] for event in g.events if event.kind.name in marks]
    phases = [mark for mark, before in zip(seen, [-1, *seen], strict=False) if mark != before]

    assert phases == [0, 2, 3, 5, 0, 1, 2, 3, 5, 0, 1, 2, 3, 5]


def test_in_the_first_cycle_phase_1_does_nothing() -> None:
    """L-5.2: no card is discarded, no slot is filled, no god moves."""
    g = phase_1("creatures slot-2 harpy 1", "hero_place ajax slot-1", cycle=1)

    assert g.events == []
    stands(g, "asks nothing", "creatures slot-2 harpy 1, slot-3 dryad 0", "hero_place ajax slot-1", GODS)


def test_an_empty_hero_slot_is_filled_from_the_deck() -> None:
    """L-5.3: S-16"""
    g = phase_1("hero_place ajax slot-1")
    assert asked(g) == "nature DrawHero"
    assert options(g) == [f"hero {name}" for name in FOUR.vocabulary.domains["hero"].words[1:]]
    say(g, "nature hero helen")

    assert told(g) == ["hero-appeared helen"]
    stands(g, "hero_place ajax slot-1, helen slot-2")


def test_both_hero_slots_are_filled_the_first_one_first() -> None:
    """L-5.3"""
    g = phase_1("hero_place jason slot-2")
    say(g, "nature hero perseus")
    stands(g, "hero_place perseus slot-1, jason slot-2")
    g = phase_1()
    say(g, "nature hero perseus", "nature hero jason")

    stands(g, "hero_place perseus slot-1, jason slot-2")


def test_full_hero_slots_stay_as_they_are() -> None:
    """L-5.3: a hero is never pushed on."""
    assert asked(phase_1(HEROES)) == "nature DrawCreature"


@pytest.mark.parametrize("gone", ["discard", "removed"])
def test_heroes_who_fell_or_were_sacrificed_do_not_come_back(gone: str) -> None:
    """L-5.3, L-16.0.3: S-16, S-93. Without a deck the slot stays empty."""
    others = [f"hero_place {name} {gone}" for name in FOUR.vocabulary.domains["hero"].words[1:]]
    g = phase_1("hero_place ajax slot-1", *others)

    assert asked(g) == "nature DrawCreature"
    stands(g, "hero_place ajax slot-1", *others)


def test_the_last_hero_of_the_deck_comes_by_himself() -> None:
    """L-5.3: and the second slot stays empty."""
    others = [f"hero_place {name} discard" for name in FOUR.vocabulary.domains["hero"].words[1:]]
    g = phase_1(*others)

    stands(g, "hero_place ajax slot-1", "asks DrawCreature")


def test_the_track_is_refreshed() -> None:
    """L-5.4: S-01. The cheapest is discarded, the others slide down, the rest comes from the deck."""
    g = phase_1(HEROES, "creatures slot-2 charon 1, slot-4 chimera 1")
    assert [event.kind.name for event in g.events] == ["creature-unbought"]
    say(g, "nature draw graeae", "nature draw harpy", "nature draw giant")

    stands(g, "creatures slot-2 chimera 1, slot-3 graeae 1, slot-4 harpy 1, slot-5 giant 1, discard charon 1")


def test_cards_slide_in_their_order() -> None:
    """L-5.4: over all gaps."""
    g = phase_1(HEROES, "creatures slot-3 dryad 1, slot-5 harpy 1")
    assert g.events == []
    stands(g, "creatures slot-2 dryad 1, slot-3 harpy 1, slot-4 giant 0")
    assert asked(g) == "nature DrawCreature"
    say(g, "nature draw giant", "nature draw satyr")

    assert told(g)[0] == "creature-appeared satyr 5"
    stands(g, "creatures slot-2 dryad 1, slot-3 harpy 1, slot-4 giant 1, slot-5 satyr 1, discard dryad 0")


def test_a_full_track_loses_one_card_and_gains_one() -> None:
    """L-5.4"""
    g = phase_1(HEROES, "creatures slot-2 charon 1, slot-3 dryad 1, slot-4 giant 1, slot-5 harpy 1")
    say(g, "nature draw kraken")

    stands(g, "creatures discard charon 1, slot-2 dryad 1, slot-3 giant 1, slot-4 harpy 1, slot-5 kraken 1")


def test_an_unbought_chimera_shuffles_before_the_slots_are_filled() -> None:
    """L-5.4, L-15.2.4: the discard pile, herself included, may come at once."""
    g = phase_1(HEROES, "creatures slot-2 chimera 1, slot-3 dryad 1, discard harpy 1, discard sphinx 1")
    assert [event.kind.name for event in g.events] == ["creature-unbought", "deck-shuffled"]
    assert {"draw chimera", "draw harpy", "draw sphinx"} <= set(options(g))
    say(g, "nature draw chimera")

    stands(g, "creatures slot-2 dryad 1, slot-3 chimera 1, discard harpy 0, deck harpy 1, deck sphinx 1")


def test_a_card_put_back_on_top_is_the_next_one() -> None:
    """L-5.4, L-10.2.4: nature has nothing to say then, and nobody's knowledge is left over."""
    g = phase_1(HEROES, "creatures top harpy 1", "known creatures top p2")

    stands(g, "creatures slot-2 harpy 1, top harpy 0", "asks DrawCreature")
    assert legendary(g.g).creatures.known[1] == NOBODY


def test_a_slot_emptied_by_a_purchase_stays_empty_until_the_next_cycle() -> None:
    """L-5.5: no card slides, none is drawn."""
    g = bought("dryad", "creatures slot-3 harpy 1", "priestesses red 1")

    stands(g, "creatures slot-2 harpy 0, slot-3 harpy 1, discard dryad 1", "asks TakeTurn")
    assert options_of(g, "buy") == ["3"]
    assert why(g, "p1 buy 2") == "empty-slot 2 L-5.5"


def test_a_hero_slot_stays_empty_as_well() -> None:
    """L-5.5, L-10.5.4"""
    g = turn("hera", HEROES)
    say(g, "p1 hire ajax HOME_blu")

    stands(g, "hero_place ajax play, helen slot-2, jason deck", "asks TakeTurn")


FULL: Final = "creatures slot-3 charon 1, slot-4 dryad 1, slot-5 giant 1"


@pytest.mark.parametrize(
    ("mode", "up"), [("ffa3", 2), ("ffa4", 3), ("ffa5", 4), ("team4", 3), ("team6", 5), ("duel", 3)]
)
def test_the_first_god_goes_last_and_the_others_move_up(mode: str, up: int) -> None:
    """L-5.6: S-02, S-17. What lies face up are the first slots, one fewer than factions."""
    rules = fixture(mode)
    g = described(
        rules,
        "cycle 2",
        GODS,
        HEROES,
        FULL,
        *elsewhere("charon", "dryad", "giant", "harpy"),
        "next Initialize",
        "next PlacePawn who=blu barred=none",
    )
    stands(g, "gods 1 poseidon, 2 ares, 3 athena, 4 hera, 5 zeus")
    assert [event.kind.name for event in g.events][-1] == "gods-turned"

    gods = ("poseidon", "ares", "athena", "hera", "zeus")
    assert {phrase.split()[1] for phrase in options(g)} == {*gods[:up], "apollo"}


def test_gods_turn_in_every_cycle_but_the_first() -> None:
    """L-5.6, L-5.2: after five times they lie as before."""
    g = described(FOUR, "cycle 3", GODS, *["next TurnGods"] * 5)

    stands(g, GODS)
    assert [event.kind.name for event in g.events] == ["gods-turned"] * 5


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """L-5.7: S-15. The card just discarded is among them."""
    kept = ("charon", "dryad", "giant", "harpy", "satyr")
    g = phase_1(
        HEROES,
        "creatures slot-2 charon 1, slot-3 dryad 1, slot-4 giant 1, discard harpy 1, discard satyr 1",
        *elsewhere(*kept),
    )
    assert [event.kind.name for event in g.events] == ["creature-unbought", "deck-shuffled"]
    assert options(g) == ["draw charon", "draw harpy", "draw satyr"]
    rulings.say(g, "nature draw satyr", "nature draw charon")

    stands(g, "creatures slot-2 dryad 1, slot-3 giant 1, slot-4 satyr 1, slot-5 charon 1, deck harpy 1")
    stands(g, "creatures discard harpy 0, discard charon 0")


def test_the_deck_may_end_in_the_middle() -> None:
    """L-5.7: what is left of it comes first, then the shuffle."""
    kept = ("charon", "dryad", "giant", "harpy", "satyr")
    g = phase_1(HEROES, "creatures slot-3 dryad 1, slot-4 giant 1, discard harpy 1, discard satyr 1", *elsewhere(*kept))
    # the last card comes by itself
    stands(g, "creatures slot-2 dryad 1, slot-3 giant 1, slot-4 charon 1")
    assert options(g) == ["draw harpy", "draw satyr"]
    rulings.say(g, "nature draw harpy")

    stands(g, "creatures slot-5 harpy 1, deck satyr 1", "asks nothing")


def test_without_any_card_the_slot_stays_empty() -> None:
    """L-5.7"""
    g = phase_1(HEROES, "creatures slot-3 dryad 1", *elsewhere("dryad"))

    stands(g, "creatures slot-2 dryad 1, slot-3 harpy 0", "asks nothing")
    assert not [event for event in g.events if event.kind.name == "deck-shuffled"]


def test_a_card_on_top_counts_as_a_deck() -> None:
    """L-5.7: nothing is shuffled while there is one."""
    g = phase_1(
        HEROES,
        "creatures slot-3 dryad 1, slot-4 giant 1, slot-5 satyr 1, top charon 1, discard harpy 1",
        *elsewhere("dryad", "giant", "satyr", "charon", "harpy"),
    )

    stands(g, "creatures slot-5 charon 1, discard harpy 1")


def test_what_counts_per_cycle_begins_anew() -> None:
    """L-5.8: temples, those of cards too, and the prices of heroic moves; also in the first cycle."""
    for cycle in (1, 3):
        g = phase_1(
            *holds("blu", "A1"),
            "building a1 temple, penthesilea gold3",
            "temple_used a1 1, penthesilea 1",
            "hero_place penthesilea card",
            "hero_owner penthesilea blu",
            *hero("ajax", "A1", "blu"),
            "hero_moves ajax 2",
            "elimination 1",
            cycle=cycle,
        )
        stands(g, "temple_used a1 0, penthesilea 0", "hero_moves ajax 0", "hero_cycle ajax 1", "elimination 0")


def test_a_hero_recruited_last_cycle_may_be_sacrificed_now() -> None:
    """L-5.8, L-16.0.2: the number of the cycle decides."""
    lands = [statement for land in ("A1", "A2", "A3", "B1", "B2", "G1") for statement in holds("blu", land)]
    fresh = turn("ares", *lands, *hero("ajax", "A1", "blu", cycle=3))
    old = turn("ares", *lands, *hero("ajax", "A1", "blu", cycle=2))

    assert why(fresh, "p1 sacrifice ajax") == "too-fresh ajax L-16.0.2"
    assert options_of(old, "sacrifice") == ["ajax"]


def test_figures_stay_through_phase_1() -> None:
    """L-5.8, L-8.6: they are looked after in phase 4."""
    g = described(THREE, "cycle 3", GODS, HEROES, *figure("medusa", "A1", "red"), "next Initialize")

    stands(g, "figure_area medusa A1", "figure_owner medusa red", "creatures held medusa 1")


@pytest.mark.parametrize("mode", SEATS)
def test_heroes_and_creatures_of_the_tracks_are_public(mode: str) -> None:
    """L-5.4, L-19.1: what is turned up is seen by all."""
    g = described(rules_of(mode), "cycle 2", GODS, HEROES, "next Initialize")
    say(g, "nature draw harpy")
    cards = legendary(g.g).creatures

    assert [cards.known[place] for place in range(cards.places())] == [NOBODY] * 3 + [EVERYBODY] * 7
