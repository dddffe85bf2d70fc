"""Croesus: buys another roll, or a metropolis (L-16.2)."""

from __future__ import annotations

import pytest

from legendary.heroes.armies import clash, facing, found, lead, roll, stay, totals, weights
from legendary.setups import DUEL, TEAMS, explained, hero, holds, options_of, phrases, sails, say, turn, why
from rulings import asked, options, stands, told


def test_he_is_asked_once_both_dice_lie_there() -> None:
    """L-16.2.1, D-51: nothing is compared yet."""
    g = clash("1b croesus", "2b")
    say(g, "nature roll 1 2")

    assert asked(g) == "p1 RerollOrAccept"
    assert options(g) == ["reroll", "accept"]
    assert totals(g) == ""
    assert why(g, "p1 stay") == "battle-first L-12.1.3"
    say(g, "p1 accept")
    assert totals(g) == "3 4"
    stands(g, "gold blu 9")


def test_only_his_own_die_is_rolled_again() -> None:
    """L-16.2.1, L-1.7: the other one lies where it lies; each face is as likely as ever."""
    g = clash("1b croesus", "2b")
    say(g, "nature roll 1 2", "p1 reroll")

    assert told(g) == ["die-rerolled blu"]
    stands(g, "gold blu 8", "asks RollAgain")
    assert weights(g) == {"roll 0 2": 1, "roll 1 2": 2, "roll 2 2": 2, "roll 3 2": 1}
    say(g, "nature roll 3 2", "p1 accept")
    assert totals(g) == "5 4"


def test_the_last_roll_counts_even_if_it_is_worse() -> None:
    """L-16.2.1"""
    g = clash("1b croesus", "2b")
    say(g, "nature roll 3 0", "p1 reroll", "nature roll 0 0", "p1 accept")

    assert totals(g) == "2 2"


def test_as_often_as_it_can_be_paid_and_asked_even_then() -> None:
    """L-16.2.1, L-9.6, L-19.4: the march cost the first of 3 GP; the question is put to an empty purse too."""
    g = clash("1b croesus", "2b", "gold blu 3")
    say(g, "nature roll 0 3", "p1 reroll", "nature roll 1 3")
    stands(g, "gold blu 1")
    assert options(g) == ["reroll", "accept"]
    say(g, "p1 reroll", "nature roll 2 3")

    stands(g, "gold blu 0", "asks RerollOrAccept")
    assert options(g) == ["accept"]
    assert why(g, "p1 reroll") == "too-dear 1 L-9.6"
    explained(g, *phrases(g, "lose {unit}"), "reroll", "accept", "stay", "fall")
    say(g, "p1 accept")
    assert totals(g) == "4 5"


def test_without_gold_from_the_first_round_on() -> None:
    """L-19.4: what the others see is the same question."""
    g = clash("1b croesus", "2b", "gold blu 1")
    say(g, "nature roll 0 0")

    assert asked(g) == "p1 RerollOrAccept"
    assert options(g) == ["accept"]


def test_others_learn_of_the_purse_only_what_was_paid() -> None:
    """L-19.2: that there was a coin to pay for a second roll; to accept shows nothing."""
    notes = ("gold blu 5, red 10, grn 10, yel 10", "least everybody blu 0, red blu 0, grn blu 0, yel blu 0, blu blu 5")
    others = ", ".join(
        [f"{k} {t} 10" for k in ("everybody", "blu", "red", "grn", "yel") for t in ("red", "grn", "yel")]
    )
    g = clash("1b croesus", "2b", *notes, f"least {others}")
    stands(g, "gold blu 4", "least everybody blu 0, red blu 0")
    say(g, "nature roll 0 0", "p1 reroll")
    stands(g, "gold blu 3", "least everybody blu 0, red blu 0")
    say(g, "nature roll 0 0", "p1 accept")

    stands(g, "gold blu 3", "least everybody blu 0, red blu 0")


def test_he_is_asked_anew_in_every_round() -> None:
    """L-16.2.1: in a round, not in a battle."""
    g = clash("2b croesus", "3b")
    say(g, "nature roll 0 0", "p1 accept", "p1 lose troop")
    stay(g)
    say(g, "nature roll 0 1")

    assert asked(g) == "p1 RerollOrAccept"


def test_he_rolls_again_in_defence_too() -> None:
    """L-16.2.1: his side's die, with his team's gold, after the attacker's has fallen."""
    g = clash("2b", "1b croesus")
    say(g, "nature roll 2 0")
    assert asked(g) == "p2 RerollOrAccept"
    say(g, "p2 reroll")

    assert weights(g) == {"roll 2 0": 1, "roll 2 1": 2, "roll 2 2": 2, "roll 2 3": 1}
    stands(g, "gold red 9, blu 9")
    say(g, "nature roll 2 3", "p2 accept")
    assert totals(g) == "4 5"


def test_once_he_has_fallen_the_dice_lie() -> None:
    """L-12.1.3: powers count only while the hero is in the battle."""
    g = clash("1b croesus", "3b")
    say(g, "nature roll 0 0", "p1 accept", "p1 lose croesus")
    stay(g)

    assert roll(g, 0, 3) == "1 6"


def test_next_to_the_battle_he_buys_nothing() -> None:
    """L-16.0.1"""
    g = facing("2b croesus", "2b")
    say(g, "p1 march B2 > B1", "p1 troops 2", "p1 without croesus")

    assert roll(g, 1, 0) == "3 2"


def test_beside_helen_there_is_nothing_to_roll_again() -> None:
    """L-16.2.2: her 2 stands."""
    g = clash("1b croesus helen", "2b")

    assert roll(g, 2, 0) == "5 2"


def test_when_helen_has_fallen_croesus_is_asked() -> None:
    """L-16.2.2, L-12.1.3: in the next round."""
    g = clash("1b croesus helen", "4b")
    assert roll(g, 2, 3) == "5 7"
    say(g, "p1 lose helen")
    stay(g)
    say(g, "nature roll 0 3")

    assert asked(g) == "p1 RerollOrAccept"


@pytest.mark.parametrize("attacks", [True, False])
def test_against_helen_he_rolls_and_she_has_her_two(attacks: bool) -> None:
    """L-16.2.2: only on the same side; L-16.4.1: her die is fixed in the second roll as well."""
    g = clash("1b croesus", "1b helen") if attacks else clash("1b helen", "1b croesus")
    say(g, "nature roll 0 2" if attacks else "nature roll 2 0")
    mine = "p1" if attacks else "p2"
    assert asked(g) == f"{mine} RerollOrAccept"
    say(g, f"{mine} reroll")

    assert weights(g) == {f"roll {n} 2" if attacks else f"roll 2 {n}": ways for n, ways in enumerate((1, 2, 2, 1))}


def test_in_a_team_the_purse_is_shared() -> None:
    """L-16.0.5, L-18.2: the march cost 1 of the team's 10."""
    g = clash("1b croesus", "2b", rules=TEAMS)
    say(g, "nature roll 0 0", "p1 reroll")

    stands(g, "gold blu+yel 8, red+grn 10")


# The sacrifice


@pytest.mark.parametrize(("gold", "offered"), [(14, False), (15, True), (16, True)])
def test_fifteen_gold(gold: int, offered: bool) -> None:
    """L-16.2.3, S-65"""
    g = turn("athena", *holds("blu", "A1"), *hero("croesus", "A1", "blu"), f"gold blu {gold}")

    assert options_of(g, "sacrifice") == (["croesus"] if offered else [])
    if not offered:
        assert why(g, "p1 sacrifice croesus") == "too-dear 15 L-9.6"


def test_what_fifteen_gold_bring() -> None:
    """L-16.2.3, L-9.6, S-65: paid first; a bonus of 3 GP comes on top of nothing."""
    g = turn("athena", *holds("blu", "B1"), *hero("croesus", "B1", "blu"), "gold blu 15")
    say(g, "p1 sacrifice croesus")
    stands(g, "gold blu 0", "hero_place croesus removed", "asks FoundMetropolis")
    found(g, "b1a")

    stands(g, "building b1a gold3", "gold blu 3")


def test_the_team_s_purse_pays() -> None:
    """L-16.0.5"""
    alone = turn("athena", *holds("yel", "A1"), *hero("croesus", "A1", "yel"), "gold blu+yel 15", rules=DUEL, who="yel")
    say(alone, "p1 sacrifice croesus", "nature token priestess")

    stands(alone, "gold blu+yel 0, red+grn 10", "building a1 priestess", "priestesses yel 1, blu 0")


def test_gold_without_a_place_or_a_metropolis() -> None:
    """L-14.11, L-1.6, S-66: not offered, and nothing is paid."""
    rich = (*hero("croesus", "A1", "blu"), "gold blu 20")
    full = turn("athena", *holds("blu", "A1"), "building a1 gold3", *rich)
    assert why(full, "p1 sacrifice croesus") == "no-place L-14.11"
    gone = turn(
        "athena",
        *holds("blu", "A1"),
        *holds("red", "A2"),
        *holds("red", "B1"),
        *holds("red", "G2"),
        *holds("red", "D1"),
        *holds("red", "Z1"),
        *holds("grn", "A3"),
        *holds("grn", "B2"),
        *holds("grn", "G1"),
        *holds("grn", "E1"),
        *holds("grn", "E2"),
        "building a2a troops2, a2b troops2, b1a troops2, b1b fleets2, g2a fleets2, g2b fleets2, d1a priestess",
        "building d1b priestess, z1a priestess, z1b gold3, a3 gold3, b2 gold3, g1 prosperity, e1 prosperity",
        "building e2 prosperity",
        *rich,
    )
    assert why(gone, "p1 sacrifice croesus") == "no-metropolis-left L-1.6"
    stands(gone, "gold blu 20")


def test_led_by_himself_he_may_roll_again() -> None:
    """L-16.2.1, L-11.3.1: the heroic move cost the first coin of two."""
    g = turn(
        "zeus",
        *holds("blu", "A1"),
        *hero("croesus", "A1", "blu"),
        *holds("red", "A2", 1),
        "gold blu 2",
        *sails("blu", "S0"),
    )
    lead(g, "croesus", "A2")
    say(g, "nature roll 0 0", "p1 reroll", "nature roll 1 0")

    assert options(g) == ["accept"]
