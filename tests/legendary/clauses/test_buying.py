"""L-10.7: buying creatures."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import TEAMS, bought, explained, figure, hero, holds, phrases, sails, say, turn, why
from rulings import asked, options, stands, told

TRACK: Final = "creatures slot-2 harpy 1, slot-3 satyr 1, slot-4 griffin 1, slot-5 graeae 1"


@pytest.mark.parametrize("gold", range(7))
def test_the_price_is_the_number_of_the_slot(gold: int) -> None:
    """L-10.7.1, L-9.6"""
    g = turn("athena", TRACK, f"gold blu {gold}")

    assert options(g, "buy") == [f"buy {slot}" for slot in (2, 3, 4, 5) if slot <= gold]
    explained(g, *phrases(g, "buy {slot}"))
    for slot in range(max(2, gold + 1), 6):
        assert why(g, f"p1 buy {slot}") == f"too-dear {slot} L-9.6"


def test_any_number_may_be_bought_one_after_another() -> None:
    """L-10.7.1: as long as gold lasts; slots stay empty until the next cycle (L-5.5)."""
    g = turn("athena", TRACK, "gold blu 14")
    say(g, "p1 buy 5", "p1 buy 2", "p1 buy 3")
    stands(g, "gold blu 4")
    say(g, "p1 buy 4", "p1 plunder red")

    stands(g, "gold blu 5, red 5")
    assert options(g) == ["recruit philosopher", "end turn"]
    assert why(g, "p1 buy 5") == "empty-slot 5 L-5.5"


def test_the_effect_comes_at_once() -> None:
    """L-10.7.1: before anything else can be done."""
    g = bought("harpy", *holds("red", "D1", 1), *holds("red", "Z1", 1))

    assert told(g) == ["creature-bought blu harpy 2"]
    assert asked(g) == "p1 KillTroop"
    assert why(g, "p1 end turn") == "effect-first L-10.7.1"


@pytest.mark.parametrize(
    ("standing", "price"),
    [
        ("building a1 temple", 4),
        ("building a1 temple, a2a temple", 3),
        ("building a1 temple, a2a temple, a2b temple", 2),
        ("building a1 gold3", 4),
        ("building a1 gold3, a2a temple, a2b priestess", 2),
        ("building a1 port, a2a fortress, a2b university", 5),
        ("building d1a temple, d1b gold3", 5),
    ],
)
def test_temples_and_metropolises_lower_the_price(standing: str, price: int) -> None:
    """L-10.7.2: own ones, by 1 each."""
    g = turn("athena", *holds("blu", "A1"), *holds("blu", "A2"), *holds("red", "D1"), TRACK, standing)
    say(g, "p1 buy 5")

    assert told(g)[0] == f"creature-bought blu graeae {price}"


def test_never_below_nothing_and_no_discount_is_wasted() -> None:
    """L-10.7.1, L-10.7.2: of three temples two are used."""
    g = turn(
        "athena",
        *holds("blu", "A1"),
        *holds("blu", "A2"),
        "building a1 temple, a2a temple, a2b temple",
        "creatures slot-2 graeae 1, slot-5 harpy 1",
        "gold blu 0",
    )
    assert options(g, "buy") == ["buy 2"]
    say(g, "p1 buy 2")

    assert told(g)[0] == "creature-bought blu graeae 0"
    stands(g, "temple_used a1 1, a2a 1, a2b 0")


def test_each_of_them_once_a_cycle() -> None:
    """L-10.7.2"""
    g = turn("athena", *holds("blu", "A1"), *holds("blu", "A2"), "building a1 temple, a2a temple", TRACK)
    say(g, "p1 buy 2")
    stands(g, "gold blu 10", "temple_used a1 1, a2a 1")
    say(g, "p1 buy 3")

    stands(g, "gold blu 7")


def test_temples_are_used_before_metropolises_and_cards_come_last() -> None:
    """L-10.7.2, L-16.7.3"""
    g = turn(
        "athena",
        *holds("blu", "A1"),
        *holds("blu", "A2"),
        "building a1 gold3, a2a priestess, a2b temple",
        "hero_place penthesilea card, pandora card",
        "hero_owner penthesilea blu, pandora blu",
        "building penthesilea gold3, pandora priestess",
        "creatures slot-2 satyr 1, slot-3 dryad 1, slot-4 harpy 1",
    )
    say(g, "p1 buy 2")
    stands(g, "temple_used a2b 1, a1 1, a2a 0, penthesilea 0, pandora 0")
    say(g, "p1 buy 4")

    assert told(g)[0] == "creature-bought blu harpy 1"
    stands(g, "temple_used a2a 1, penthesilea 1, pandora 1", "gold blu 9")
    say(g, "p1 buy 3")
    assert told(g)[0] == "creature-bought blu dryad 3"


def test_another_s_card_helps_nobody_else() -> None:
    """L-16.7.3"""
    g = turn("athena", TRACK, "hero_place penthesilea card", "hero_owner penthesilea red", "building penthesilea gold3")
    say(g, "p1 buy 5")

    stands(g, "gold blu 5", "temple_used penthesilea 0")


def test_a_teammate_s_temple_gives_no_discount() -> None:
    """L-10.7.2, L-18.3"""
    g = turn("athena", *holds("yel", "A1"), "building a1 temple", TRACK, rules=TEAMS)
    say(g, "p1 buy 5")

    stands(g, "gold blu+yel 5", "temple_used a1 0")


def test_a_captured_temple_stays_used() -> None:
    """L-10.7.3"""
    g = turn(
        "ares",
        *holds("blu", "A1", 1),
        *holds("red", "A2"),
        "building a2a temple, a2b gold3",
        "temple_used a2a 1, a2b 1",
        TRACK,
    )
    say(g, "p1 march A1 > A2", "p1 buy 5")

    assert told(g)[0] == "creature-bought blu graeae 5"


def test_a_captured_temple_that_was_not_used_helps() -> None:
    """L-10.7.3, L-14.1"""
    g = turn("ares", *holds("blu", "A1", 1), *holds("red", "A2"), "building a2a temple", TRACK)
    say(g, "p1 march A1 > A2", "p1 buy 5")

    assert told(g)[0] == "creature-bought blu graeae 4"


def test_a_temple_built_now_is_unused() -> None:
    """L-10.7.3: also on the site of a used one that became a metropolis."""
    g = turn("zeus", *holds("blu", "A1"), TRACK, due=True)
    say(g, "p1 build temple a1", "p1 recruit priestess", "p1 buy 5")
    assert told(g)[0] == "creature-bought blu graeae 4"
    again = turn("athena", *holds("blu", "A1"), "building a1 temple", "temple_used a1 1", "philosophers blu 3", TRACK)
    say(again, "p1 recruit philosopher", "nature token priestess")

    stands(again, "building a1 priestess", "temple_used a1 0")


def test_a_used_card_is_discarded() -> None:
    """L-10.7.4"""
    g = bought("harpy", *holds("red", "D1", 1))

    stands(g, "creatures discard harpy 1", "asks TakeTurn")


def test_a_figure_s_card_stays_with_its_faction() -> None:
    """L-10.7.4"""
    g = bought("medusa")
    say(g, "p1 place D1")

    stands(g, "creatures held medusa 1", "figure_area medusa D1", "figure_owner medusa blu")


def test_an_effect_that_cannot_be_applied_is_paid_and_lost() -> None:
    """L-10.7.5; S-79"""
    g = bought("dryad")

    assert told(g) == ["creature-bought blu dryad 2", "effect-lost blu dryad"]
    stands(g, "gold blu 8", "creatures discard dryad 1", "asks TakeTurn")


def test_an_effect_that_can_be_applied_must_be() -> None:
    """L-10.7.5: even against oneself; Pegasus alone may be let be."""
    g = bought("harpy", *holds("blu", "D1", 1, 1))
    assert options(g) == ["kill troop D1", "kill mercenary D1"]
    pegasus = bought("pegasus", *holds("blu", "D1", 1))

    assert options(pegasus) == ["from D1", "pass"]


def test_the_kraken_is_bought_with_two_temples() -> None:
    """L-10.7.2, S-07: 5 less 2."""
    g = turn(
        "zeus",
        *holds("blu", "A1"),
        *holds("blu", "B2"),
        *sails("red", "S4", 2),
        "building a1 temple, b2 temple",
        "creatures slot-5 kraken 1",
        "gold blu 6",
    )
    say(g, "p1 buy 5", "p1 place S4")

    stands(g, "gold blu 3", "temple_used a1 1, b2 1", "ruler S4 nobody", "fleet_reserve red 8", "figure_area kraken S4")


def test_heroes_and_figures_are_no_hindrance() -> None:
    """L-10.7.1: whoever holds a creature may buy another."""
    g = turn("hera", *figure("medusa", "D1", "blu"), *hero("ajax", "HOME_blu", "blu"), "creatures slot-2 kraken 1")
    say(g, "p1 buy 2", "p1 place S0")

    stands(g, "figure_owner kraken blu, medusa blu")
