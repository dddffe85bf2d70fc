"""C-1: components and limits."""

from __future__ import annotations

import pytest

from classic.setups import ALL, FIVE, FOUR, THREE, TWO, each_seat, offerings, turn, why
from pelagos.kernel.title import Rules
from rulings import asked, described, options, say, stands, told

CHAIN = ("ruler c5 p1, d5 p1", "fleets c5 1, d5 1")
"""From I01 to I03 and I04."""


@pytest.mark.parametrize("rules", ALL, ids=["two", "three", "four", "five"])
def test_every_player_has_eight_troops_and_eight_fleets(rules: Rules) -> None:
    """C-1.1, C-3.2"""
    stands(described(rules), each_seat(rules, "troop_reserve", 6), each_seat(rules, "fleet_reserve", 6))


def test_the_reserve_is_what_is_not_on_the_board() -> None:
    """C-1.1"""
    g = described(FIVE, "fleets c6 3", "troops i01 4, i12 2", "owner i04 p1", "troops i04 1")

    stands(g, "fleet_reserve p1 4, p2 6", "troop_reserve p1 1, p2 6")


def test_units_in_a_running_battle_are_not_in_reserve() -> None:
    """C-1.1"""
    sea = described(FIVE, "active p1", "attacker p1", "attackers 3", "next RollAtSea sea=e7")
    land = described(FIVE, "active p1", "attacker p1", "attackers 3", "next RollOnLand island=i03")

    stands(sea, "fleet_reserve p1 3, p2 6", "troop_reserve p1 6, p2 6")
    stands(land, "fleet_reserve p1 6, p3 6", "troop_reserve p1 3, p3 6")
    asked_sea = described(FIVE, "active p1", "attacker p1", "attackers 3", "next RetreatFromSea who=p1 sea=e7")
    asked_land = described(
        FIVE, "active p1", "attacker p1", "attackers 3", *CHAIN, "next RetreatFromLand who=p1 island=i03"
    )
    stands(asked_sea, "fleet_reserve p1 3", "troop_reserve p1 6")
    stands(asked_land, "fleet_reserve p1 4", "troop_reserve p1 3")


def test_a_lost_troop_may_be_recruited_again() -> None:
    """C-1.1, C-1.2"""
    g = turn("ares", "troops i01 7", *CHAIN)
    assert options(g, "recruit") == []
    assert why(g, "p1 recruit troop i01") == "reserve-empty C-1.2"
    say(g, "p1 march i01 > i03 1", "nature roll 0 3")
    stands(g, "troop_reserve p1 1", "troops i01 6")
    say(g, "p1 recruit troop i01")

    stands(g, "troop_reserve p1 0", "troops i01 7", "gold p1 9")


def test_a_lost_fleet_may_be_recruited_again() -> None:
    """C-1.1, C-1.2"""
    g = turn("poseidon", "fleets c6 7", "ruler c7 p4", "fleets c7 3")
    assert options(g, "recruit") == []
    assert why(g, "p1 recruit fleet c6") == "reserve-empty C-1.2"
    say(g, "p1 sail c6 > c7 1", "nature roll 0 3")
    stands(g, "fleet_reserve p1 1, p4 3")
    say(g, "p1 recruit fleet c6")

    stands(g, "fleet_reserve p1 0", "fleets c6 7", "gold p1 9")


def test_an_empty_reserve_gives_no_paid_unit_either() -> None:
    """C-1.2: one free, and then none is left to buy."""
    for god, units, phrase in (
        ("ares", "troops i01 6", "recruit troop i01"),
        ("poseidon", "fleets c6 6", "recruit fleet c6"),
    ):
        g = turn(god, units)
        assert options(g, "end") == []
        say(g, f"p1 {phrase}")
        assert options(g, "recruit") == []
        assert why(g, f"p1 {phrase}") == "reserve-empty C-1.2"


def test_the_bank_never_runs_out_of_gold() -> None:
    """C-1.3: more than the hundred coins of the box."""
    g = described(
        FIVE, "cycle 5", each_seat(FIVE, "gold", 300), "next Income", "next TakeTurn", "active p1", "god ares"
    )

    stands(g, each_seat(FIVE, "gold", 302))


def test_gold_is_spent_to_the_last_coin_and_not_further() -> None:
    """C-1.3, C-8.9"""
    g = turn("ares", "gold p1 2")
    say(g, "p1 build fortress-s i01", "p1 recruit troop i01")

    stands(g, "gold p1 0")
    assert options(g) == ["end turn"]


def test_ownership_and_high_bids_need_no_markers() -> None:
    """C-1.4: five empty islands of one player, and two bids above ten."""
    empty = ("i04", "i07", "i11", "i12", "i01")
    g = described(
        FIVE,
        "cycle 5",
        *[f"owner {island} p1" for island in empty],
        *[f"troops {island} 0" for island in empty],
        "next Income",
        "next TakeTurn",
        "active p1",
        "god ares",
    )
    stands(g, *[f"owner {island} p1" for island in empty], "gold p1 11")
    bids = offerings(FIVE, "gold p1 40, p2 40")
    say(bids, "p1 bid zeus 27", "p2 bid ares 31")

    stands(bids, "amount zeus 27, ares 31")


@pytest.mark.parametrize("standing", [0, 15])
def test_there_are_sixteen_prosperity_markers(standing: int) -> None:
    """C-1.5"""
    g = described(FIVE, "cycle 5", f"prosperity i04 {standing}", "next ApolloTurn marker=p1 number=0")
    stands(g, f"prosperity_left {16 - standing}")
    say(g, "p1 prosper i07")

    stands(g, f"prosperity_left {15 - standing}", "prosperity i07 1")


def test_without_a_prosperity_marker_nothing_comes_in_its_place() -> None:
    """C-1.5, C-1.13"""
    g = described(FIVE, "cycle 5", "prosperity i04 16", "next ApolloTurn marker=p1 number=0", "next EndOfCycle")

    stands(g, "gold p1 6", "prosperity_left 0", "prosperity i04 16", "order 5 p1")
    assert g.over


def test_there_are_ten_buildings_of_each_type_and_ten_metropolises() -> None:
    """C-1.6, C-1.7"""
    pieces = "supply port 10, fortress 10, temple 10, university 10, metropolis 10"
    for rules in ALL:
        stands(described(rules), pieces)
    g = described(FIVE, "sites i01 port-s 1, i01 fortress-s 1, i12 temple-o 1, i02 university-o 2", "metropolis i03 1")
    stands(g, "supply port 9, fortress 9, temple 9, university 8, metropolis 9")


def test_a_building_leaves_the_supply_and_returns_to_it() -> None:
    """C-1.6"""
    g = turn("athena", "sites i01 port-s 1, i01 fortress-s 1, i12 temple-s 1")
    stands(g, "supply port 9, fortress 9, temple 9, university 10, metropolis 10")
    say(g, "p1 build university-o i12", "p1 found i12")

    stands(g, "supply port 10, fortress 10, temple 10, university 10, metropolis 9")


TEN = "i02 {0}-s 2, i02 {0}-o 2, i10 {0}-s 2, i10 {0}-o 2, i07 {0}-s 2"


@pytest.mark.parametrize(
    ("god", "kind"), [("poseidon", "port"), ("ares", "fortress"), ("zeus", "temple"), ("athena", "university")]
)
def test_a_type_without_a_piece_in_the_supply_cannot_be_built(god: str, kind: str) -> None:
    """C-1.6, C-1.13"""
    g = turn(god, "sites " + TEN.format(kind))
    stands(g, f"supply {kind} 0")
    assert options(g, "build") == []
    assert why(g, f"p1 build {kind}-s i01") == f"supply-empty {kind} C-1.6"
    one = turn(god, "sites " + TEN.format(kind), f"sites i07 {kind}-s 1")

    assert options(one, "build") == [f"build {kind}-s i01", f"build {kind}-s i12", f"build {kind}-o i12"]


def test_without_a_metropolis_in_the_supply_it_is_lost() -> None:
    """C-1.7, C-1.13, C-15.8: as if there were no site."""
    elsewhere = [f"metropolis i{number:02} 1" for number in range(2, 12)]
    g = turn("athena", "philosophers p1 3", *elsewhere)
    stands(g, "supply metropolis 0")
    say(g, "p1 recruit card")

    assert told(g) == ["philosopher-recruited p1 0", "philosophers-given p1", "metropolis-lost p1"]
    stands(g, "philosophers p1 0", "metropolis i01 0, i12 0", "supply metropolis 0", "asks TakeTurn")
    last = turn("athena", "philosophers p1 3", *elsewhere[1:])
    say(last, "p1 recruit card", "p1 found i01")
    stands(last, "supply metropolis 0", "metropolis i01 1")


def test_the_cards_are_creatures_one_of_each() -> None:
    """C-1.8: cards that come later come last."""
    g = described(FIVE, "cycle 1", "next Creatures")

    assert [phrase.removeprefix("draw ") for phrase in options(g)][:17] == [
        "siren",
        "pegasus",
        "giant",
        "chimera",
        "cyclops",
        "sphinx",
        "sylph",
        "harpy",
        "griffon",
        "fates",
        "satyr",
        "dryad",
        "kraken",
        "minotaur",
        "chiron",
        "medusa",
        "polyphemus",
    ]


def test_without_a_priest_left_none_is_taken_and_none_is_owed() -> None:
    """C-1.8, C-1.13, C-8.6"""
    g = turn("zeus", "priests p1 6, p2 12")
    assert options(g, "recruit") == []
    assert options(g, "end") == ["end turn"]
    assert why(g, "p1 recruit card") == "cards-gone C-1.8"
    say(g, "p1 end turn")

    stands(g, "priests p1 6", "gold p1 10")
    assert told(g) == ["free-recruit-lost p1", "turn-ended p1"]


def test_the_last_of_eighteen_priests_is_free_and_no_other_can_be_bought() -> None:
    """C-1.8"""
    g = turn("zeus", "priests p1 5, p2 12")
    say(g, "p1 recruit card")

    stands(g, "priests p1 6")
    assert why(g, "p1 recruit card") == "cards-gone C-1.8"


def test_philosophers_cannot_run_out() -> None:
    """C-1.8: three each are fifteen, and the one being taken makes sixteen of seventeen."""
    g = turn("athena", each_seat(FIVE, "philosophers", 3))
    say(g, "p1 recruit card", "p1 found i01", "p1 recruit card")

    stands(g, "philosophers p1 1, p5 3", "gold p1 6")


def test_four_gods_are_shuffled_and_apollo_is_none_of_them() -> None:
    """C-1.9"""
    g = described(FIVE, "cycle 1", "next Gods")

    assert options(g) == ["god poseidon", "god ares", "god zeus", "god athena"]


def test_apollo_is_always_last() -> None:
    """C-1.9, C-5.1, C-8.1"""
    g = offerings(FIVE)
    g.g.agenda.insert(0, FIVE.tasks["Actions"]())
    say(g, "p1 bid apollo", "p2 bid athena 1", "p3 bid poseidon 1", "p4 bid zeus 1", "p5 bid ares 1")
    order = ["p3"]
    for seat in ("p3", "p5", "p4", "p2"):
        say(g, f"{seat} {options(g, 'recruit')[0]}", f"{seat} end turn")
        order.append(asked(g).split()[0])

    assert order == ["p3", "p5", "p4", "p2", "p1"]
    assert asked(g) == "p1 Prosper"


@pytest.mark.parametrize("battle", ["RollAtSea sea=e7", "RollOnLand island=i03"])
def test_a_die_shows_0_1_1_2_2_3(battle: str) -> None:
    """C-1.10, CH-6: two dice, the attacker's first."""
    g = described(FIVE, "active p1", "attacker p1", "attackers 1", f"next {battle}")
    weights = {phrase: g.sheet.weight(i) for i, phrase in enumerate(options(g))}

    faces = (0, 1, 1, 2, 2, 3)
    rolls = [f"roll {attacker} {defender}" for attacker in faces for defender in faces]
    assert weights == {roll: rolls.count(roll) for roll in rolls}
    assert list(weights) == [f"roll {attacker} {defender}" for attacker in range(4) for defender in range(4)]


def test_there_are_four_land_figures_and_the_kraken() -> None:
    """C-1.11"""
    assert FIVE.vocabulary.domains["figure"].words == ("minotaur", "chiron", "medusa", "polyphemus")
    g = described(FIVE)
    stands(g, "kraken off", *[f"figure_island {figure} off" for figure in FIVE.vocabulary.domains["figure"].words])


def test_everybody_has_one_offering_marker_and_two_with_two_players() -> None:
    """C-1.12"""
    assert TWO.vocabulary.domains["marker"].words == ("p1", "p2", "p1'", "p2'")
    assert THREE.vocabulary.domains["marker"].words == ("p1", "p2", "p3")
    assert FOUR.vocabulary.domains["marker"].words == ("p1", "p2", "p3", "p4")
    assert FIVE.vocabulary.domains["marker"].words == ("p1", "p2", "p3", "p4", "p5")
