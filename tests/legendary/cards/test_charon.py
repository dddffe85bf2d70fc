"""Charon."""

from __future__ import annotations

from legendary.cards.played import track
from legendary.setups import DUEL, TEAMS, bought, figure, hero, holds, options_of, say, turn, why
from rulings import asked, options, stands, told

HELEN_AND_JASON = track(helen="slot-1", jason="slot-2")
HELENS_PRICE = "building a1 port, a2a port, b1a temple, b1b temple"


def test_an_own_hero_changes_places_with_one_of_the_track() -> None:
    """L-15.1.1, L-15.1.2 (S-76): the old card lies in the slot of the new one, who stands where the old one stood."""
    g = bought("charon", *holds("blu", "B1", 2), *hero("ajax", "B1", "blu"), HELEN_AND_JASON)
    assert asked(g) == "p1 SwapHeroes"
    assert options(g) == ["swap ajax > helen", "swap ajax > jason"]
    say(g, "p1 swap ajax > jason")

    assert told(g) == ["heroes-swapped blu ajax jason"]
    stands(g, "hero_place ajax slot-2, helen slot-1, jason play", "hero_land ajax off, jason B1, helen off")
    stands(g, "hero_owner ajax nobody, jason blu, helen nobody", "hero_cycle ajax 0, jason 3")
    stands(g, "creatures discard charon 1", "troops B1 2", "owner B1 blu", "gold blu 8", "asks TakeTurn")


def test_any_own_hero_goes_for_any_of_the_track() -> None:
    """L-15.1.1, L-15.0.2: nobody else's hero, and nobody who is not on the track."""
    heroes = [*hero("ajax", "B1", "blu"), *hero("perseus", "A1", "blu"), *hero("hector", "E1", "red")]
    g = bought("charon", *holds("blu", "B1"), *holds("blu", "A1"), *holds("red", "E1"), *heroes, HELEN_AND_JASON)

    assert options_of(g, "swap") == ["ajax > helen", "ajax > jason", "perseus > helen", "perseus > jason"]
    assert why(g, "p1 swap hector > helen") == "not-your-hero hector L-11.3.1"
    assert why(g, "p1 swap helen > jason") == "not-your-hero helen L-11.3.1"
    assert why(g, "p1 swap ajax > croesus") == "hero-not-on-track croesus L-10.5.4"
    assert why(g, "p1 swap ajax > perseus") == "hero-not-on-track perseus L-10.5.4"
    assert why(g, "p1 end turn") == "effect-first L-10.7.1"


def test_one_hero_and_one_card_on_the_track_leave_no_choice() -> None:
    """L-15.1.1, L-10.7.5"""
    g = bought("charon", *holds("blu", "B1"), *hero("ajax", "B1", "blu"), track(helen="slot-2"))

    assert told(g) == ["creature-bought blu charon 2", "heroes-swapped blu ajax helen"]
    stands(g, "hero_place ajax slot-2, helen play", "hero_land helen B1", "asks TakeTurn")


def test_the_new_hero_cannot_be_sacrificed_before_the_next_cycle() -> None:
    """L-15.1.3, L-16.0.2 (S-76): even one who had been in play before, and whose condition holds."""
    lands = [*holds("blu", "A1"), *holds("blu", "A2"), *holds("blu", "B1")]
    g = bought("charon", *lands, *hero("ajax", "A1", "blu"), track(helen="slot-1"), HELENS_PRICE)
    stands(g, "hero_cycle helen 3")
    assert why(g, "p1 sacrifice helen") == "too-fresh helen L-16.0.2"

    later = turn("athena", "cycle 4", *lands, *hero("helen", "A1", "blu", cycle=3), HELENS_PRICE)
    assert "sacrifice helen" in options(later)


def test_the_new_hero_s_moves_are_counted_from_the_start() -> None:
    """L-15.1.3: the old one had made two, so that his third would have cost 3."""
    lands = [*holds("blu", "B1"), *holds("blu", "B2")]
    g = bought("charon", *lands, *hero("ajax", "B1", "blu"), "hero_moves ajax 2", track(helen="slot-1"))
    stands(g, "hero_moves helen 0, ajax 0", "gold blu 8")
    say(g, "p1 lead helen > B2")

    stands(g, "gold blu 7", "hero_moves helen 1", "hero_land helen B2")


def test_the_old_hero_can_be_recruited_from_the_track() -> None:
    """L-15.1.1, L-10.5.4: under Hera, by the same faction in the same turn."""
    g = bought("charon", *holds("blu", "B1"), *hero("ajax", "B1", "blu"), track(helen="slot-1"), god="hera")
    assert "hire ajax B1" in options(g)
    say(g, "p1 hire ajax B1")

    stands(g, "hero_place ajax play, helen play", "hero_land ajax B1, helen B1", "gold blu 4")


def test_he_works_in_medusa_s_land() -> None:
    """L-15.1.4, L-15.16.2: a swap is not a move."""
    medusa = figure("medusa", "B1", "red")
    g = bought("charon", *holds("blu", "B1"), *hero("ajax", "B1", "blu"), track(helen="slot-1"), *medusa)

    stands(g, "hero_land helen B1, ajax off", "hero_place ajax slot-1")


def test_without_an_own_hero_in_play_he_has_no_effect() -> None:
    """L-15.1.4, L-10.7.5: an opponent's does not help."""
    g = bought("charon", *holds("red", "E1"), *hero("hector", "E1", "red"), HELEN_AND_JASON)

    assert told(g) == ["creature-bought blu charon 2", "effect-lost blu charon"]
    stands(g, "creatures discard charon 1", "hero_place hector play, helen slot-1", "gold blu 8", "asks TakeTurn")


def test_with_an_empty_track_he_has_no_effect() -> None:
    """L-15.1.4"""
    g = bought("charon", *holds("blu", "B1"), *hero("ajax", "B1", "blu"))

    assert told(g)[-1] == "effect-lost blu charon"
    stands(g, "hero_land ajax B1", "creatures discard charon 1", "asks TakeTurn")


def test_a_hero_whose_card_holds_a_metropolis_is_not_in_play() -> None:
    """L-15.1.4, L-16.7.2: nor one who is dead."""
    penthesilea = ("hero_place penthesilea card", "hero_owner penthesilea blu", "building penthesilea gold3")
    g = bought("charon", *holds("blu", "B1"), *penthesilea, "hero_place odysseus discard", HELEN_AND_JASON)

    assert told(g)[-1] == "effect-lost blu charon"


def test_a_teammate_s_hero_stays_even_if_the_same_seat_runs_both() -> None:
    """L-15.1.1, L-18.3"""
    position = [*holds("blu", "B1"), *hero("ajax", "B1", "blu"), *holds("yel", "E1"), *hero("hector", "E1", "yel")]
    for rules in (TEAMS, DUEL):
        g = bought("charon", *position, HELEN_AND_JASON, rules=rules)

        assert options(g) == ["swap ajax > helen", "swap ajax > jason"]
        assert why(g, "p1 swap hector > helen") == "not-your-hero hector L-11.3.1"


def test_a_hero_he_puts_on_the_track_may_make_room_for_philosophers_who_wait() -> None:
    """L-15.1.1, L-14.11, L-16.6.3: with Penthesilea there Pandora's card can hold the metropolis, so it must."""
    heroes = [*hero("penthesilea", "HOME_blu", "blu", cycle=3), *hero("pandora", "HOME_blu", "blu")]
    g = bought("charon", *heroes, "philosophers blu 4", track(helen="slot-1"))
    say(g, "p1 swap penthesilea > helen")

    assert told(g) == [
        "heroes-swapped blu penthesilea helen",
        "philosophers-given blu",
        "metropolis-protected blu pandora",
    ]
    say(g, "nature token gold3")
    stands(
        g, "philosophers blu 0", "hero_place pandora card, penthesilea slot-1", "building pandora gold3", "gold blu 11"
    )
    stands(g, "creatures discard charon 1", "asks TakeTurn")
