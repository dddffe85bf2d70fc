"""C-4: the cycle, and phase 1."""

from __future__ import annotations

import pytest

from classic.setups import ALL, FIVE, FOUR, turn, why
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, described, options, say, stands, told

CREATURES = FIVE.vocabulary.domains["creature"].words


def phase_1(cycle: int, *statements: str) -> Play:
    return described(FIVE, f"cycle {cycle}", *statements, "next Creatures")


def only_in_deck(*cards: str, track: tuple[str, ...] = ()) -> list[str]:
    """All cards in the discard pile but these in the deck, and those said to lie on the track."""
    lying = {statement.split()[1] for statement in track}
    return [f"where {card} discard" for card in CREATURES if card not in cards and card not in lying] + list(track)


def test_a_cycle_has_six_phases() -> None:
    """C-4.1: creatures, gods, income, offerings, actions, end; in cycle 1 as in every other."""
    g = Play(FIVE, FIVE.opening())
    say(g, *[f"nature marker p{seat}" for seat in (1, 2, 3, 4)])
    for cycle, gold in ((1, 7), (2, 10)):
        stands(g, f"cycle {cycle}", "asks DrawCreature")
        say(g, f"nature draw {('giant', 'harpy')[cycle - 1]}")
        stands(g, "asks PlaceGod")
        say(g, "nature god zeus", "nature god ares", "nature god athena")
        assert told(g)[-6:] == ["god-placed poseidon 4", *[f"income-paid p{seat} 2" for seat in (1, 2, 3, 4, 5)]]
        stands(g, "asks PlaceMarker", f"gold p1 {gold}")
        order = (1, 2, 3, 4, 5) if cycle == 1 else (5, 4, 3, 2, 1)
        say(g, *[f"p{seat} bid apollo" for seat in order])
        assert told(g)[1:6] == [f"offerings-paid p{seat} 0" for seat in (1, 2, 3, 4, 5)]
        stands(g, "asks Prosper", f"who p{order[0]}", f"active p{order[0]}", "god apollo")
        say(g, f"p{order[0]} prosper i04")
        assert told(g)[-1] == f"cycle-began {cycle + 1}"

    stands(g, "cycle 3")


@pytest.mark.parametrize("rules", ALL, ids=["two", "three", "four", "five"])
def test_the_phases_are_planned_in_this_order(rules: Rules) -> None:
    """C-4.1"""
    g = rules.opening()
    g.agenda = [rules.tasks["Cycle"]()]
    g.agenda.pop().run(g)

    assert [type(task).__name__ for task in g.agenda[::-1]] == [
        "Creatures",
        "Gods",
        "Income",
        "Offerings",
        "Actions",
        "EndOfCycle",
        "Cycle",
    ]


def test_the_track_has_three_slots_named_by_their_price() -> None:
    """C-4.2"""
    assert FIVE.vocabulary.domains["slot"].words == ("4", "3", "2")
    g = turn("ares", "where giant slot-4, harpy slot-3, siren slot-2")

    assert options(g, "buy") == ["buy 4", "buy 3", "buy 2"]
    for slot, gold in (("4", 6), ("3", 7), ("2", 8)):
        bought = turn("ares", "where fates slot-" + slot)
        say(bought, f"p1 buy {slot}")
        stands(bought, f"gold p1 {gold + 2}", "where fates discard")


def test_in_cycle_1_one_card_is_drawn_into_slot_4() -> None:
    """C-4.3"""
    g = phase_1(1)
    assert asked(g) == "nature DrawCreature"
    say(g, "nature draw sphinx")

    stands(g, "where sphinx slot-4", "asks nothing")
    assert told(g) == ["creature-appeared sphinx 4"]


def test_in_cycle_2_a_card_that_is_left_moves_and_one_is_drawn() -> None:
    """C-4.4"""
    g = phase_1(2, "where sphinx slot-4")
    say(g, "nature draw dryad")

    stands(g, "where sphinx slot-3, dryad slot-4", "asks nothing")
    assert told(g) == ["creature-appeared dryad 4"]


def test_in_cycle_2_an_empty_track_takes_two_cards() -> None:
    """C-4.4: slot 4 first."""
    g = phase_1(2)
    say(g, "nature draw dryad")
    stands(g, "where dryad slot-4")
    assert len(options(g)) == len(CREATURES) - 1
    say(g, "nature draw giant")

    stands(g, "where dryad slot-4, giant slot-3", "asks nothing")
    assert told(g) == ["creature-appeared giant 3"]


PEGASUS, MINOTAUR, HARPY = "pegasus slot-4", "minotaur slot-3", "harpy slot-2"


@pytest.mark.parametrize("cycle", [3, 4, 11])
@pytest.mark.parametrize(
    ("before", "drawn", "after"),
    [
        ((PEGASUS, MINOTAUR, HARPY), 1, "pegasus slot-3, minotaur slot-2, harpy discard, giant slot-4"),
        ((PEGASUS, MINOTAUR), 1, "pegasus slot-3, minotaur slot-2, harpy deck, giant slot-4"),
        ((PEGASUS, HARPY), 2, "pegasus slot-2, harpy discard, giant slot-4, dryad slot-3"),
        ((MINOTAUR, HARPY), 2, "minotaur slot-2, harpy discard, giant slot-4, dryad slot-3"),
        ((PEGASUS,), 2, "pegasus slot-2, giant slot-4, dryad slot-3"),
        ((MINOTAUR,), 2, "minotaur slot-2, giant slot-4, dryad slot-3"),
        ((HARPY,), 3, "harpy discard, giant slot-4, dryad slot-3, siren slot-2"),
        ((), 3, "giant slot-4, dryad slot-3, siren slot-2"),
    ],
)
def test_later_the_track_is_cleared_slides_and_is_filled(
    cycle: int, before: tuple[str, ...], drawn: int, after: str
) -> None:
    """C-4.5: slot 2 is discarded, cards slide right in their order, empty slots are filled from slot 4 down."""
    g = phase_1(cycle, *[f"where {card}" for card in before])
    if HARPY in before:
        assert told(g) == ["creature-unbought harpy"]
    say(g, *[f"nature draw {card}" for card in ("giant", "dryad", "siren")[:drawn]])

    stands(g, f"where {after}", "asks nothing")


def test_a_bought_slot_stays_empty_until_the_next_phase_1() -> None:
    """C-4.6"""
    g = turn("ares", "where fates slot-3, harpy slot-2")
    say(g, "p1 buy 3")

    assert options(g, "buy") == ["buy 2"]
    assert why(g, "p1 buy 3") == "empty-slot 3 C-4.6"


def test_a_used_up_deck_is_made_of_the_discard_pile() -> None:
    """C-4.7: the card just discarded is among them, the cards of the track are not."""
    g = phase_1(5, *only_in_deck(track=("where chimera slot-4", "where minotaur slot-3", "where harpy slot-2")))

    assert told(g) == ["creature-unbought harpy", "deck-shuffled"]
    assert options(g) == [f"draw {card}" for card in CREATURES if card not in ("chimera", "minotaur")]
    stands(g, "where harpy deck, siren deck")


def test_the_deck_is_renewed_only_when_a_card_is_needed_and_none_is_left() -> None:
    """C-4.7: the last card is drawn first; it is no question."""
    g = phase_1(5, *only_in_deck("dryad", track=("where chimera slot-4",)))

    assert told(g) == ["creature-appeared dryad 4", "deck-shuffled"]
    stands(g, "where dryad slot-4, chimera slot-2")
    assert options(g) == [f"draw {card}" for card in CREATURES if card not in ("chimera", "dryad")]
    plenty = phase_1(5, "where pegasus slot-4, minotaur slot-3, harpy discard")
    say(plenty, "nature draw giant")
    stands(plenty, "where harpy discard")


def test_an_unbought_chimera_shuffles_pile_and_deck_together() -> None:
    """C-4.8: before anything is drawn, so that she may come again."""
    g = phase_1(5, "where chimera slot-2, harpy discard, satyr discard, pegasus slot-4")

    assert told(g) == ["creature-unbought chimera", "deck-shuffled"]
    stands(g, "where chimera deck, harpy deck, satyr deck")
    assert options(g) == [f"draw {card}" for card in CREATURES if card != "pegasus"]


def test_another_unbought_card_stays_in_the_discard_pile() -> None:
    """C-4.8"""
    g = phase_1(5, "where harpy slot-2, satyr discard")

    stands(g, "where harpy discard, satyr discard")
    assert "draw harpy" not in options(g)


@pytest.mark.parametrize("cycle", [1, 2, 5])
def test_temples_are_unused_again_at_the_start_of_phase_1(cycle: int) -> None:
    """C-4.9"""
    g = phase_1(
        cycle,
        "sites i12 temple-s 2, i12 temple-o 1, i02 temple-s 1",
        "used_temples i12 2, i02 1",
        "metropolis i01 2, i08 1",
    )

    stands(g, "used_temples i12 0, i02 0", "metropolis i01 1, i08 1, i03 0")


def test_every_card_of_the_deck_is_equally_likely() -> None:
    """C-4.5, C-21.4; CH-2"""
    g = described(FOUR, "cycle 3", "next Creatures")

    assert [g.sheet.weight(i) for i in range(len(CREATURES))] == [1] * len(CREATURES)
