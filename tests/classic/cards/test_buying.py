"""Buying creatures (C-19.1 to C-19.7)."""

from __future__ import annotations

import pytest

from classic.cards.purchase import bought, options_of, say, turn
from classic.setups import FIVE_OPEN, FOUR, THREE, TWO, why
from pelagos.kernel.title import Rules
from rulings import asked, options, refused, stands, told

TRACK = "where griffon slot-4, fates slot-3, harpy slot-2"


@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_with_any_main_god_the_cards_of_the_track_may_be_bought(god: str) -> None:
    """C-19.1, C-19.6"""
    g = turn(TRACK, f"god {god}")

    assert options_of(g, "buy") == ["4", "3", "2"]


@pytest.mark.parametrize("rules", [TWO, THREE, FOUR, FIVE_OPEN])
def test_at_every_table(rules: Rules) -> None:
    """C-19.1"""
    g = turn(TRACK, rules=rules)

    assert options_of(g, "buy") == ["4", "3", "2"]


def test_an_empty_slot_sells_nothing() -> None:
    """C-19.1, C-4.6"""
    g = turn("where fates slot-3")

    assert options_of(g, "buy") == ["3"]
    assert why(g, "p1 buy 4") == "empty-slot 4 C-4.6"
    assert why(g, "p1 buy 2") == "empty-slot 2 C-4.6"


@pytest.mark.parametrize(("gold", "offered"), [(4, ["4", "3", "2"]), (3, ["3", "2"]), (2, ["2"]), (1, []), (0, [])])
def test_the_price_is_the_number_of_the_slot(gold: int, offered: list[str]) -> None:
    """C-19.2, C-8.9: only what can be paid is offered."""
    g = turn(TRACK, f"gold p1 {gold}")

    assert options_of(g, "buy") == offered
    for slot in ("4", "3", "2"):
        if slot not in offered:
            assert refused(g, f"p1 buy {slot}") == "too-dear C-8.9"
            assert why(g, f"p1 buy {slot}") == f"too-dear {slot} C-8.9"


@pytest.mark.parametrize(("slot", "creature"), [("4", "griffon"), ("3", "fates"), ("2", "harpy")])
def test_it_is_paid_and_the_card_taken(slot: str, creature: str) -> None:
    """C-19.3, C-4.6: the slot stays empty, the others as they were."""
    g = turn(TRACK, "gold p1 4")
    say(g, f"p1 buy {slot}")

    assert told(g)[0] == f"creature-bought p1 {creature} {slot}"
    others = [name for name in ("griffon", "fates", "harpy") if name != creature]
    gold = 4 - int(slot) + (2 if creature == "fates" else 0)
    stands(g, f"gold p1 {gold}", f"least p1 {gold}", f"most p1 {gold}")
    stands(g, f"where {creature} {'discard' if creature == 'fates' else 'used'}")
    for other in others:
        stands(g, f"where {other} slot-{'4' if other == 'griffon' else '3' if other == 'fates' else '2'}")


def test_paying_shows_that_the_gold_was_there() -> None:
    """C-19.3, C-21.2: of a purse of which little was known."""
    g = turn(TRACK, "least p1 1, p2 10, p3 10, p4 10, p5 10", "most p1 12, p2 10, p3 10, p4 10, p5 10")
    say(g, "p1 buy 4")

    stands(g, "gold p1 6", "least p1 0", "most p1 8")


def test_the_effect_comes_at_once_and_a_card_is_not_kept_for_later() -> None:
    """C-19.3: first the effect, then anything else; then it lies in the discard pile."""
    g = turn(TRACK)
    say(g, "p1 buy 2")
    assert asked(g) == "p1 KillTroop"
    assert why(g, "p1 buy 3") == "effect-first C-19.3"
    stands(g, "where harpy used")
    say(g, "p1 kill i02")

    stands(g, "where harpy discard", "asks TakeTurn")


def test_any_number_one_after_the_other_and_mixed_with_other_actions() -> None:
    """C-19.1"""
    g = turn(TRACK)
    say(
        g,
        "p1 buy 3",
        "p1 recruit troop i01",
        "p1 buy 2",
        "p1 decline",
        "p1 build fortress-s i01",
        "p1 buy 4",
        "p1 rob p2",
    )

    assert options_of(g, "buy") == []
    stands(g, "gold p1 6", "troops i01 2", "sites i01 fortress-s 1")
    stands(g, "where griffon discard, fates discard, harpy discard")


def test_buying_is_never_a_duty() -> None:
    """C-8.7"""
    g = turn(TRACK, "recruits 1")

    assert "end turn" in options(g)


def test_apollo_sells_none() -> None:
    """C-19.1, C-17.1"""
    g = turn(TRACK, "recruits 1", then=("next ApolloTurn marker=p2 number=0",))
    say(g, "p1 end turn")

    assert asked(g) == "p2 Prosper"
    assert options_of(g, "buy") == []
    assert why(g, "p2 buy 2") == "only-apollo C-17.1"


# Temples


@pytest.mark.parametrize(
    ("temples", "prices"),
    [
        ("i12 temple-o 1", (3, 2, 1)),
        ("i12 temple-s 1, i12 temple-o 1", (2, 1, 1)),
        ("i12 temple-s 2, i12 temple-o 1", (1, 1, 1)),
        ("i12 temple-s 2, i12 temple-o 1, i01 temple-s 2", (1, 1, 1)),
        ("i02 temple-s 2", (4, 3, 2)),
        ("i12 port-s 1, i12 university-o 1", (4, 3, 2)),
    ],
)
def test_each_own_temple_takes_one_off_but_never_the_last(temples: str, prices: tuple[int, int, int]) -> None:
    """C-19.2, C-19.5: temples of others, and other buildings, do not."""
    for slot, price in zip(("4", "3", "2"), prices, strict=True):
        dear = turn(TRACK, f"sites {temples}", f"gold p1 {price - 1}")
        assert why(dear, f"p1 buy {slot}") == f"too-dear {price} C-8.9"
        g = turn(TRACK, f"sites {temples}", f"gold p1 {price}")
        say(g, f"p1 buy {slot}")
        assert told(g)[0].endswith(f" {price}")


def test_a_metropolis_is_a_temple_too() -> None:
    """C-19.2, C-19.5, C-10.5: its mark says that it was used."""
    g = turn(TRACK, "metropolis i12 1, i01 1, i02 1")
    say(g, "p1 buy 4")

    stands(g, "gold p1 8", "metropolis i12 2, i01 2, i02 1")


def test_each_is_used_once_in_a_cycle() -> None:
    """C-19.5: two for the first purchase, none for the second."""
    g = turn(TRACK, "sites i12 temple-s 1, i12 temple-o 1")
    say(g, "p1 buy 4", "p1 decline")
    assert told(g) == ["effect-declined p1 griffon"]
    stands(g, "gold p1 8", "used_temples i12 2")
    say(g, "p1 buy 2")

    assert told(g) == ["creature-bought p1 harpy 2"]
    stands(g, "gold p1 6")


def test_only_as_many_are_used_as_lower_the_price() -> None:
    """C-19.5: slot 2 needs one of two; the other serves the next purchase."""
    g = turn(TRACK, "sites i12 temple-s 1, i12 temple-o 1")
    say(g, "p1 buy 2", "p1 decline")
    stands(g, "gold p1 9", "used_temples i12 1")
    say(g, "p1 buy 3")

    assert told(g)[0] == "creature-bought p1 fates 2"
    stands(g, "used_temples i12 2")


def test_temples_are_used_before_metropolises() -> None:
    """C-19.5: i12's temple before i01's metropolis, though the island comes later."""
    g = turn(TRACK, "metropolis i01 1", "sites i12 temple-o 1")
    say(g, "p1 buy 2", "p1 decline")

    stands(g, "used_temples i12 1", "metropolis i01 1", "gold p1 9")
    say(g, "p1 buy 4", "p1 decline")
    stands(g, "metropolis i01 2", "gold p1 6")


def test_the_lowest_island_comes_first() -> None:
    """C-19.5: among temples, and among metropolises."""
    g = turn(TRACK, "sites i01 temple-s 1, i12 temple-s 1")
    say(g, "p1 buy 2")
    stands(g, "used_temples i01 1, i12 0")

    cities = turn(TRACK, "metropolis i01 1, i12 1")
    say(cities, "p1 buy 2")
    stands(cities, "metropolis i01 2, i12 1")


def test_a_temple_and_a_metropolis_on_the_same_island_both_count() -> None:
    """C-19.5"""
    g = turn(TRACK, "metropolis i12 1", "sites i12 temple-o 1")
    say(g, "p1 buy 4")

    stands(g, "gold p1 8", "metropolis i12 2", "used_temples i12 1")


def test_what_was_used_before_gives_nothing() -> None:
    """C-19.5: one of three temples is left, and no metropolis."""
    g = turn(TRACK, "metropolis i01 2", "sites i12 temple-s 2, i12 temple-o 1", "used_temples i12 2")
    say(g, "p1 buy 4")

    stands(g, "gold p1 7", "used_temples i12 3", "metropolis i01 2")


def test_rivals_temples_are_neither_counted_nor_used() -> None:
    """C-19.5: i02 comes before i12."""
    g = turn(TRACK, "sites i02 temple-s 2, i12 temple-s 1", "metropolis i03 1")
    say(g, "p1 buy 4")

    stands(g, "gold p1 7", "used_temples i02 0, i12 1", "metropolis i03 1")


def test_a_captured_temple_keeps_its_note() -> None:
    """C-19.5: p3 used one of the two temples and the metropolis of his islands in this cycle."""
    chain = ("ruler c5 p1, d5 p1", "fleets c5 1, d5 1")
    g = turn(TRACK, *chain, "troops i03 0", "sites i03 temple-s 2", "used_temples i03 1")
    say(g, "p1 march i01 > i03 1", "p1 buy 4")
    assert told(g)[0] == "creature-bought p1 griffon 3"

    city = turn(TRACK, *chain, "troops i03 0", "metropolis i03 2")
    say(city, "p1 march i01 > i03 1", "p1 buy 4")
    assert told(city)[0] == "creature-bought p1 griffon 4"


def test_a_temple_built_later_in_the_cycle_is_unused() -> None:
    """C-19.5"""
    g = turn(TRACK, "god zeus", "sites i12 temple-s 1")
    say(g, "p1 buy 2", "p1 decline", "p1 build temple-o i12", "p1 buy 3")

    assert told(g)[0] == "creature-bought p1 fates 2"
    stands(g, "used_temples i12 2")


def test_a_metropolis_founded_later_in_the_cycle_is_unused() -> None:
    """C-19.5: the temples it covers take their notes along."""
    g = turn(TRACK, "god athena", "philosophers p1 3", "owner i01 p2", "sites i12 temple-s 2, i12 port-o 1")
    say(g, "p1 buy 4", "p1 decline")
    stands(g, "used_temples i12 2", "gold p1 8")
    say(g, "p1 recruit card")

    stands(g, "metropolis i12 1", "used_temples i12 0", "sites i12 temple-s 0")
    say(g, "p1 buy 3")
    assert told(g)[0] == "creature-bought p1 fates 2"


def test_of_several_temples_a_used_one_is_given_back_first() -> None:
    """C-19.5: one of i12's two was used; after the set is given back the other is fresh."""
    g = turn(TRACK, "god athena", "sites i01 port-s 1, i01 fortress-s 1, i12 temple-s 1, i12 temple-o 1")
    say(g, "p1 buy 2", "p1 decline")
    stands(g, "used_temples i12 1")
    say(g, "p1 build university-s i12", "p1 give temple-s i12", "p1 found i12")

    stands(g, "used_temples i12 0", "sites i12 temple-o 1, i12 temple-s 0")


def test_in_the_next_cycle_all_are_fresh() -> None:
    """C-19.5, C-4.9"""
    g = turn(
        "god athena",
        "recruits 1",
        "metropolis i01 2",
        "sites i12 temple-o 1",
        "used_temples i12 1",
        then=("next Cycle",),
    )
    say(g, "p1 end turn")

    stands(g, "cycle 6", "metropolis i01 1", "used_temples i12 0")


# Targets


def test_a_creature_without_target_may_be_bought() -> None:
    """C-19.4: its price is paid, and it is discarded."""
    g = bought("satyr")

    assert told(g) == ["creature-bought p1 satyr 2", "effect-declined p1 satyr"]
    stands(g, "gold p1 8", "where satyr discard", "asks TakeTurn")


def test_what_is_removed_goes_to_its_owners_reserve() -> None:
    """C-19.7: troops and fleets of two rivals."""
    g = turn("where harpy slot-2, kraken slot-3")
    say(g, "p1 buy 2", "p1 kill i02", "p1 buy 3", "p1 kraken f5", "p1 stop")

    stands(g, "troop_reserve p2 7", "fleet_reserve p3 7")
