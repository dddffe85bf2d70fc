"""Pegasus."""

from __future__ import annotations

import pytest

from classic.cards.purchase import bought, options_of, say
from classic.setups import FIVE, TWO, figure, why
from rulings import asked, options, stands, told

ISLANDS = FIVE.vocabulary.domains["island"].words


def flights(origin: str, most: int, *barred: str) -> list[str]:
    """Every flight from an island with so many troops."""
    goals = [goal for goal in ISLANDS if goal != origin and goal not in barred]
    return [f"fly {origin} > {goal} {n}" for goal in goals for n in range(1, most + 1)]


def test_any_number_of_troops_flies_from_any_own_island_to_any_other() -> None:
    """C-20.2.1: without a chain."""
    g = bought("pegasus", "troops i01 2")

    assert asked(g) == "p1 FlyTroops"
    assert options(g) == [*flights("i01", 2), *flights("i12", 1), "decline"]


def test_an_own_island_without_troops_is_no_origin() -> None:
    """C-20.2.1"""
    g = bought("pegasus", "troops i01 0")

    assert options(g) == [*flights("i12", 1), "decline"]
    assert why(g, "p1 fly i01 > i12 1") == "too-few-troops i01 0 C-12.2"


def test_what_is_no_flight() -> None:
    """C-20.2.1: own troops, as many as there are, to another island."""
    g = bought("pegasus", "troops i01 2, i02 3")

    assert why(g, "p1 fly i02 > i04 1") == "not-your-island i02 C-2.8"
    assert why(g, "p1 fly i04 > i01 1") == "not-your-island i04 C-2.8"
    assert why(g, "p1 fly i01 > i01 1") == "same-island i01 C-12.2"
    assert why(g, "p1 fly i01 > i04 3") == "too-few-troops i01 2 C-12.2"
    assert why(g, "p1 fly i01 > i04 0") == "too-few-troops i01 2 C-12.2"
    assert why(g, "p1 march i01 > i04 1") == "effect-first C-19.3"


def test_landing_on_an_own_island_the_troops_join_and_it_costs_nothing() -> None:
    """C-20.2.1, C-12.5, C-12.9: any number, and the origin stays owned."""
    g = bought("pegasus", "troops i01 3")
    say(g, "p1 fly i01 > i12 2")

    assert told(g) == ["troops-marched p1 i01 i12 2"]
    stands(g, "troops i01 1, i12 3", "owner i01 p1, i12 p1", "troop_reserve p1 4", "gold p1 8")
    stands(g, "where pegasus discard", "asks TakeTurn")


def test_landing_on_a_neutral_island_claims_it() -> None:
    """C-20.2.1, C-12.6, C-12.9"""
    g = bought("pegasus")
    say(g, "p1 fly i01 > i04 1")

    assert told(g) == ["troops-marched p1 i01 i04 1", "island-claimed p1 i04"]
    stands(g, "owner i04 p1, i01 p1", "troops i04 1, i01 0", "where pegasus discard", "asks TakeTurn")


def test_an_undefended_island_is_captured_without_dice() -> None:
    """C-20.2.1, C-12.7: fortresses and all."""
    g = bought("pegasus", "troops i01 2, i03 0", "sites i03 fortress-s 2", "prosperity i03 1")
    say(g, "p1 fly i01 > i03 2")

    assert told(g) == ["troops-marched p1 i01 i03 2", "island-captured p1 p3 i03"]
    stands(g, "owner i03 p1", "troops i03 2, i01 0", "sites i03 fortress-s 2", "prosperity i03 1", "asks TakeTurn")


def test_a_defended_island_is_fought_for_at_once() -> None:
    """C-20.2.1, C-12.8: the card is put away after the battle."""
    g = bought("pegasus", "troops i01 3", "sites i03 fortress-s 1")
    say(g, "p1 fly i01 > i03 2")

    assert told(g) == ["troops-marched p1 i01 i03 2", "land-battle-began p1 p3 i03"]
    assert asked(g) == "nature RollOnLand"
    stands(g, "attacker p1", "attackers 2", "troops i01 1", "where pegasus used")
    say(g, "nature roll 2 1")

    assert told(g) == ["dice-rolled 2 1 4 3", "troop-lost p3 i03", "island-captured p1 p3 i03"]
    stands(g, "owner i03 p1", "troops i03 2", "troop_reserve p3 7", "where pegasus discard", "asks TakeTurn")


def test_a_lost_flight_changes_nothing_else() -> None:
    """C-20.2.1, C-14.14"""
    g = bought("pegasus")
    say(g, "p1 fly i01 > i03 1", "nature roll 0 3")

    stands(g, "owner i03 p3, i01 p1", "troops i03 1, i01 0", "troop_reserve p1 7", "where pegasus discard")
    stands(g, "asks TakeTurn", "attacker nobody")


def test_troops_cannot_fly_from_medusas_island() -> None:
    """C-20.2.2, C-20.16.1: not even to another own island."""
    g = bought("pegasus", *figure("medusa", "i12", "p2"))

    assert options(g) == [*flights("i01", 1), "decline"]
    assert why(g, "p1 fly i12 > i01 1") == "held-by-medusa i12 C-20.16.1"


@pytest.mark.parametrize("chiron", ["i03", "i04"])
def test_nobody_flies_to_chirons_island_foreign_or_neutral(chiron: str) -> None:
    """C-20.2.2, C-20.15.1, also if the flyer summoned him himself."""
    g = bought("pegasus", *figure("chiron", chiron, "p1"))

    assert options(g) == [*flights("i01", 1, chiron), *flights("i12", 1, chiron), "decline"]
    assert why(g, f"p1 fly i01 > {chiron} 1") == f"guarded-by-chiron {chiron} C-20.15.1"


def test_its_owner_flies_to_chirons_island_and_anybody_away_from_it() -> None:
    """C-20.2.2, C-20.2.3: whoever summoned him."""
    g = bought("pegasus", *figure("chiron", "i12", "p4"))

    assert options(g) == [*flights("i01", 1), *flights("i12", 1), "decline"]
    say(g, "p1 fly i01 > i12 1")
    stands(g, "troops i12 2")


@pytest.mark.parametrize("creature", ["medusa", "polyphemus"])
def test_landing_beside_medusa_or_polyphemus_is_allowed(creature: str) -> None:
    """C-20.2.3"""
    g = bought("pegasus", *figure(creature, "i11", "p2"))
    say(g, "p1 fly i01 > i11 1")

    stands(g, "owner i11 p1", "troops i11 1", f"figure_island {creature} i11", f"where {creature} held")


def test_the_minotaur_defends_against_pegasus() -> None:
    """C-20.2.3, C-20.14.3"""
    g = bought("pegasus", "troops i03 0", *figure("minotaur", "i03", "p1"))
    say(g, "p1 fly i01 > i03 1")

    assert asked(g) == "nature RollOnLand"


def test_without_a_chain_there_is_no_way_back() -> None:
    """C-20.2.4, C-14.11: after a round with both sides left the next one follows."""
    g = bought("pegasus", "troops i12 2, i03 2", "ruler f5 nobody", "fleets f5 0")
    say(g, "p1 fly i12 > i03 2", "nature roll 2 0")

    assert asked(g) == "nature RollOnLand"
    stands(g, "attackers 2", "troops i03 1", "where pegasus used")


def test_with_a_chain_the_retreat_leads_where_the_fleets_lie() -> None:
    """C-20.2.4: to i01, though the troops came from i12."""
    g = bought("pegasus", "troops i12 2, i03 2", "ruler f5 nobody, c5 p1, d5 p1", "fleets f5 0, c5 1, d5 1")
    say(g, "p1 fly i12 > i03 2", "nature roll 2 0")

    assert asked(g) == "p1 RetreatFromLand"
    assert options(g) == ["stay", "retreat i01"]
    say(g, "p1 retreat i01")
    stands(g, "troops i01 3, i03 1, i12 0", "owner i03 p3", "where pegasus discard", "asks TakeTurn")


@pytest.mark.parametrize("troops", [0, 1])
def test_a_last_island_may_not_be_landed_on(troops: int) -> None:
    """C-20.2.2, C-16.1: defended or not."""
    g = bought("pegasus", "owner i02 p4", f"troops i08 {troops}")

    assert options(g) == [*flights("i01", 1, "i08"), *flights("i12", 1, "i08"), "decline"]
    assert why(g, "p1 fly i01 > i08 1") == "last-island i08 C-16.1"


def test_unless_it_brings_the_goal_and_then_its_owner_is_eliminated() -> None:
    """C-20.2.2, C-16.2, C-16.6: the effect is finished, and the turn goes on."""
    medusa = figure("medusa", "i03", "p2")
    g = bought("pegasus", "owner i02 p4", "troops i08 0", "metropolis i01 1, i08 1", "priests p2 2", *medusa)
    assert "i01 > i08 1" in options_of(g, "fly")
    say(g, "p1 fly i01 > i08 1")

    assert told(g) == [
        "troops-marched p1 i01 i08 1",
        "island-captured p1 p2 i08",
        "eliminated p2",
        "figure-left medusa i03",
    ]
    stands(g, "alive p2 0", "owner i08 p1", "metropolis i08 1", "gold p2 0", "priests p2 0", "fleets b3 0, e7 0")
    stands(g, "where medusa discard, pegasus discard", "asks TakeTurn")


def test_one_metropolis_too_few_and_the_last_island_stays_barred() -> None:
    """C-20.2.2, C-16.2: the other side of the boundary."""
    g = bought("pegasus", "owner i02 p4", "troops i08 0", "metropolis i08 1")

    assert why(g, "p1 fly i01 > i08 1") == "last-island i08 C-16.1"


def test_pegasus_can_end_a_game_of_two_at_once() -> None:
    """C-20.2.1, C-16.10, C-16.5: nobody is left but p1."""
    g = bought("pegasus", "owner i02 p1", "troops i08 0", "metropolis i01 1, i02 1, i08 1", rules=TWO)
    say(g, "p1 fly i01 > i08 1")

    stands(g, "ended 1 2", "asks nothing", "alive p2 0")
    assert told(g)[-1] == "game-won p1"


def test_with_two_players_two_metropolises_are_not_enough() -> None:
    """C-20.2.2, C-16.5"""
    g = bought("pegasus", "owner i02 p1", "troops i08 0", "metropolis i01 1, i08 1", rules=TWO)

    assert why(g, "p1 fly i01 > i08 1") == "last-island i08 C-16.1"


def test_a_capture_by_pegasus_can_complete_a_set() -> None:
    """C-20.2.1, C-15.2, C-23.3: the metropolis comes before the card is put away."""
    g = bought("pegasus", "sites i01 port-s 1, i01 fortress-s 1, i12 temple-o 1, i11 university-s 1", "owner i11 p2")
    say(g, "p1 fly i01 > i11 1")

    assert asked(g) == "p1 ChooseSite"
    stands(g, "where pegasus used")
    assert options(g) == ["found i01", "found i11", "found i12"]
    say(g, "p1 found i11")
    stands(g, "metropolis i11 1", "where pegasus discard", "asks TakeTurn")


def test_it_may_be_declined() -> None:
    """C-19.4"""
    g = bought("pegasus")
    say(g, "p1 decline")

    assert told(g) == ["effect-declined p1 pegasus"]
    stands(g, "troops i01 1, i12 1", "where pegasus discard", "gold p1 8", "asks TakeTurn")


def test_without_troops_it_is_discarded_without_effect() -> None:
    """C-19.4"""
    g = bought("pegasus", "troops i01 0, i12 0")

    assert told(g) == ["creature-bought p1 pegasus 2", "effect-declined p1 pegasus"]
    stands(g, "where pegasus discard", "asks TakeTurn")


def test_no_ares_is_needed() -> None:
    """C-19.6"""
    g = bought("pegasus", "god athena")
    say(g, "p1 fly i12 > i04 1")

    assert told(g) == ["troops-marched p1 i12 i04 1", "island-claimed p1 i04"]
