"""Rules section 25: the invariants that one position shows, each broken by a described position."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import ALL, FIVE, TWO, classic, figure, turn
from pelagos.games.classic.title import TITLE
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules
from rulings import described, wander

STABLE: Final = ("cycle 5", "active p1", "god ares", "next TakeTurn")
PLACING: Final = ("cycle 5", "gods 1 ares, 2 zeus, 3 athena, 4 poseidon", "next PlaceMarker marker=p1")
AT_SEA: Final = ("active p1", "attacker p1", "attackers 2", "next RollAtSea sea=e7")
ON_LAND: Final = ("active p1", "attacker p1", "attackers 2", "next RollOnLand island=i03")


def broken(g: Position) -> dict[str, str]:
    """The laws a position breaks, and how."""
    return {law.name: law.broken(g) for law in TITLE.laws if law.broken(g)}


def wrong(law: str, *statements: str, rules: Rules = FIVE) -> str:
    """What the law says about a described position."""
    return broken(described(rules, *statements).g).get(law, "")


@pytest.mark.parametrize("rules", ALL, ids=["two", "three", "four", "five"])
def test_the_start_is_lawful_and_so_is_a_random_game(rules: Rules) -> None:
    """C-3, C-1.1: INV-01 to INV-13, INV-18, INV-19, INV-26, INV-29"""
    assert broken(rules.blank()) == {}
    for _, g in zip(range(300), wander(Play(rules, rules.opening(), Seeded(1)), Rng(6)), strict=False):
        assert broken(g) == {}


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("troop_reserve p1 5",), "seat 0 has 7 troops, 8 fleets, 0 fighting"),
        (("troop_reserve p5 7",), "seat 4 has 9 troops, 8 fleets, 0 fighting"),
        (("fleet_reserve p1 7",), "seat 0 has 8 troops, 9 fleets, 0 fighting"),
        (("fleet_reserve p2 5",), "seat 1 has 8 troops, 7 fleets, 0 fighting"),
        ((*AT_SEA, "fleet_reserve p1 6"), "seat 0 has 8 troops, 8 fleets, 2 fighting"),
        ((*AT_SEA, "troop_reserve p1 4"), "seat 0 has 6 troops, 6 fleets, 2 fighting"),
        ((*ON_LAND, "troop_reserve p1 6"), "seat 0 has 8 troops, 8 fleets, 2 fighting"),
        ((*ON_LAND, "fleet_reserve p1 4"), "seat 0 has 6 troops, 6 fleets, 2 fighting"),
        (("troops i01 8",), "seat 0 has a reserve below zero"),
        (("fleets c6 8",), "seat 0 has a reserve below zero"),
        (("troops i01 7",), ""),
        (("fleets c6 7",), ""),
        (AT_SEA, ""),
        (ON_LAND, ""),
        (("active p1", "attacker p1", "attackers 2", "next RetreatFromSea who=p1 sea=e7"), ""),
    ],
)
def test_units_are_eight_of_each_kind(statements: tuple[str, ...], says: str) -> None:
    """C-1.1: INV-01"""
    assert wrong("units", *statements) == says


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("gold p1 3", "least p1 4", "most p1 9"), "seat 0: 4 3 9"),
        (("gold p1 3", "least p1 0", "most p1 2"), "seat 0: 0 3 2"),
        (("gold p1 3", "least p1 -1", "most p1 9"), "seat 0: -1 3 9"),
        (("gold p5 -1",), "seat 4: -1 -1 -1"),
        (("gold p1 3", "least p1 3, p2 5", "most p1 3, p2 5"), ""),
        (("gold p1 0", "least p1 0", "most p1 5"), ""),
    ],
)
def test_gold_lies_between_the_notes(statements: tuple[str, ...], says: str) -> None:
    """C-1.3, C-21.2: INV-02"""
    assert wrong("gold", *statements) == says


RINGED: Final = figure("polyphemus", "i04", "p2")


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("ruler c6 nobody",), "sea 12 has 1 fleets of -1"),
        (("fleets c6 0",), "sea 12 has 0 fleets of 0"),
        (("fleets c6 -1",), "sea 12 has -1 fleets of 0"),
        (("kraken c6",), "fleets in the closed sea 12"),
        ((*STABLE, *RINGED), "fleets in the closed sea 12"),
        (RINGED, ""),
        (("kraken c5",), ""),
        ((*STABLE, *RINGED, "ruler c6 nobody, d8 nobody, e7 nobody", "fleets c6 0, d8 0, e7 0"), ""),
    ],
)
def test_seas_have_one_owner_and_closed_ones_none(statements: tuple[str, ...], says: str) -> None:
    """C-2.4, C-2.10: INV-03, INV-05"""
    assert wrong("seas", *statements) == says


DEAD: Final = ("owner i02 p1, i08 p1", "gold p2 0")


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("troops i04 1",), "island 3 has 1 troops of -1"),
        (("troops i01 -1",), "island 0 has -1 troops of 0"),
        (("alive p1 0",), "seat 0 lives 0 with 2 islands"),
        ((*DEAD, "alive p2 1"), "seat 1 lives 1 with 0 islands"),
        ((*DEAD, "gold p2 1"), "seat 1 is out and holds something"),
        ((*DEAD, "priests p2 1"), "seat 1 is out and holds something"),
        ((*DEAD, "philosophers p2 1"), "seat 1 is out and holds something"),
        ((*DEAD, "bidder ares p2"), "seat 1 is out and holds something"),
        ((*DEAD, "apollo 5 p2"), "seat 1 is out and holds something"),
        ((*DEAD, "order 1 p2"), "seat 1 is out and holds something"),
        ((*DEAD, "order 1 p1", "apollo 1 p3", "bidder ares p4"), ""),
        (("troops i01 0, i12 0",), ""),
    ],
)
def test_troops_have_an_owner_and_the_living_an_island(statements: tuple[str, ...], says: str) -> None:
    """C-2.8, C-16.6: INV-04, INV-26"""
    assert wrong("islands", *statements) == says


def test_both_markers_of_an_eliminated_player_are_looked_for() -> None:
    """C-16.7: INV-26"""
    out = ("owner i02 p1, i08 p1", "gold p2 0", "order 1 p2'")

    assert wrong("islands", *out, rules=TWO) == "seat 1 is out and holds something"


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("sites i01 port-s 2, i01 fortress-s 1",), "island 0 has 3 and 0 buildings"),
        (("sites i01 port-o 1",), "island 0 has 0 and 1 buildings"),
        (("sites i06 port-s 2",), "island 5 has 2 and 0 buildings"),
        (("sites i02 port-o 2, i02 temple-o 1",), "island 1 has 0 and 3 buildings"),
        (("metropolis i01 1", "sites i01 port-s 1"), "a building lies under the metropolis of island 0"),
        (("used_temples i01 1",), "island 0 has 1 used temples"),
        (("sites i12 temple-s 1", "used_temples i12 2"), "island 11 has 2 used temples"),
        (("used_temples i01 -1",), "island 0 has -1 used temples"),
        (("sites i12 temple-s 1, i12 temple-o 1", "used_temples i12 2"), ""),
        (("sites i02 port-s 2, i02 port-o 2", "metropolis i10 1", "sites i10 port-o 2"), ""),
    ],
)
def test_zones_hold_no_more_than_their_slots(statements: tuple[str, ...], says: str) -> None:
    """C-2.5, C-2.6, C-19.5: INV-06"""
    assert wrong("zones", *statements) == says


ELEVEN: Final = "sites i02 port-s 2, i02 port-o 2, i10 port-s 2, i10 port-o 2, i07 port-s 2, i01 port-s 1"


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("supply port 9",), "0 + 9 buildings of type 0"),
        (("sites i01 university-s 1", "supply university 10"), "1 + 10 buildings of type 3"),
        ((ELEVEN,), "11 + -1 buildings of type 0"),
        (("supply metropolis 9",), "0 + 9 metropolises"),
        (("metropolis i01 2", "supply metropolis 10"), "1 + 10 metropolises"),
        (("prosperity_left 15",), "prosperity markers do not add up"),
        (("prosperity i01 1", "prosperity_left 16"), "prosperity markers do not add up"),
        (("priests p1 19",), "too many priests or philosophers"),
        (("philosophers p1 18",), "too many priests or philosophers"),
        (("priests p1 -1",), "fewer than no cards"),
        (("philosophers p3 -1",), "fewer than no cards"),
        (("priests p1 18", "philosophers p2 17"), ""),
        (("sites i01 port-s 1", "metropolis i12 1", "prosperity i04 16"), ""),
    ],
)
def test_what_is_not_on_the_board_is_in_the_supply(statements: tuple[str, ...], says: str) -> None:
    """C-1.5 to C-1.8: INV-07, INV-08"""
    assert wrong("supply", *statements) == says


SET: Final = "sites i01 port-s 1, i01 fortress-s 1, i12 temple-s 1, i12 university-s 1"


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        ((*STABLE, "philosophers p2 4"), "seat 1 holds 4 philosophers"),
        ((*STABLE, "philosophers p2 3"), ""),
        (("philosophers p2 4",), ""),
        ((*STABLE, SET), "seat 0 owns a set"),
        ((*PLACING, SET), "seat 0 owns a set"),
        ((SET,), ""),
        ((*STABLE, SET, "owner i12 p2"), ""),
    ],
)
def test_between_actions_no_metropolis_is_due(statements: tuple[str, ...], says: str) -> None:
    """C-15.2, C-15.3: INV-09"""
    assert wrong("metropolises", *statements) == says


MEDUSA: Final = figure("medusa", "i03", "p2")


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("where harpy slot-4, siren slot-4",), "2 cards in slot 4"),
        (("where harpy slot-2, siren slot-2",), "2 cards in slot 6"),
        ((*MEDUSA, "where medusa deck"), "figure 2 stands True and its card lies in 0"),
        (("where medusa held",), "figure 2 stands False and its card lies in 3"),
        ((*MEDUSA, "figure_owner medusa nobody"), "figure 2 stands True and its card lies in 3"),
        ((*MEDUSA, *figure("chiron", "i03", "p1")), "two figures on one island"),
        (("where harpy held",), "a card without a land figure is held"),
        (("where kraken held",), "a card without a land figure is held"),
        ((*STABLE, "where chimera discard"), "the Chimera lies in the discard pile, or a card is still in use"),
        ((*STABLE, "where harpy used"), "the Chimera lies in the discard pile, or a card is still in use"),
        (("where chimera discard, harpy used",), ""),
        ((*MEDUSA, *figure("chiron", "i01", "p1"), "where harpy slot-4, siren slot-3, dryad slot-2"), ""),
    ],
)
def test_every_card_lies_where_it_can(statements: tuple[str, ...], says: str) -> None:
    """C-4.2, C-4.8, C-19.8: INV-10 to INV-12"""
    assert wrong("creatures", *statements) == says


def test_no_card_is_nowhere() -> None:
    """C-1.8: INV-10"""
    g = classic(described(FIVE).g)
    for place, says in ((7, "a card is nowhere"), (-1, "a card is nowhere"), (6, ""), (0, "")):
        g.where[0] = place
        assert broken(g).get("creatures", "") == says


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        ((*STABLE, *figure("medusa", "i03", "p1", cycle=4)), "figure 2 has outlived its time"),
        ((*STABLE, *figure("minotaur", "i03", "p1", cycle=1)), "figure 0 has outlived its time"),
        ((*STABLE, *figure("medusa", "i03", "p1", cycle=5)), ""),
        ((*STABLE, *figure("medusa", "i03", "p2", cycle=4)), ""),
        ((*PLACING, *figure("medusa", "i03", "p1", cycle=4)), ""),
        (("cycle 5", "active p1", *figure("medusa", "i03", "p1", cycle=4)), ""),
    ],
)
def test_in_his_turn_nobody_has_an_old_figure(statements: tuple[str, ...], says: str) -> None:
    """C-19.11: INV-13"""
    assert wrong("figures", *statements) == says


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("amount ares 3",), "god 1 has 3 of -1"),
        (("bidder ares p2",), "god 1 has 0 of 1"),
        (("bidder ares p2, zeus p2", "amount ares 3, zeus 1"), "a marker stands twice"),
        (("bidder ares p2", "amount ares 3", "apollo 1 p2"), "a marker stands twice"),
        ((*PLACING, "gold p2 2", "bidder ares p2", "amount ares 3"), "seat 1 cannot pay 3"),
        ((*PLACING, "gold p2 3", "bidder ares p2", "amount ares 3"), ""),
        ((*STABLE, "gold p2 2", "bidder ares p2", "amount ares 3"), ""),
        (("gold p2 2", "bidder ares p2", "amount ares 3"), ""),
        (("bidder ares p2, zeus p1", "amount ares 3, zeus 1", "apollo 1 p4, 2 p3"), ""),
    ],
)
def test_offerings_have_a_bidder_who_can_pay(statements: tuple[str, ...], says: str) -> None:
    """C-7.5, C-7.11: INV-18, INV-19"""
    assert wrong("offerings", *statements) == says


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        ((*STABLE, "attacker p1"), "a battle without a battle"),
        ((*STABLE, "attackers 2"), "a battle without a battle"),
        (STABLE, ""),
        (AT_SEA, ""),
    ],
)
def test_between_actions_no_battle_runs(statements: tuple[str, ...], says: str) -> None:
    """C-14.13: INV-29"""
    assert wrong("battle", *statements) == says


def test_every_law_is_listed_once() -> None:
    """C-23.1"""
    assert [law.name for law in TITLE.laws] == [
        "units",
        "gold",
        "seas",
        "islands",
        "zones",
        "supply",
        "metropolises",
        "creatures",
        "figures",
        "offerings",
        "battle",
    ]


def test_a_turn_that_breaks_a_law_is_no_start_for_a_ruling() -> None:
    """C-1.1: the rulings' own `turn` looks."""
    with pytest.raises(AssertionError, match="units"):
        turn("ares", "troop_reserve p1 5")
