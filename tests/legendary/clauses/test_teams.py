"""L-18: teams and the duel. Passage by sea and by land stands with the moves, the goal with the ending."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import (
    DUEL,
    TEAMS,
    bought,
    explained,
    fixture,
    hero,
    holds,
    legendary,
    options_of,
    phrases,
    sails,
    say,
    turn,
    why,
)
from pelagos.games.legendary.building import metropolises
from pelagos.kernel.title import Rules
from rulings import asked, options, stands, told

SIX: Final = fixture("team6", "tb-2-home")
EVERY_TEAM: Final = pytest.mark.parametrize("rules", [TEAMS, DUEL, SIX], ids=["team4", "duel", "team6"])


def test_one_purse_a_team() -> None:
    """L-18.2: either partner spends it without consent, and 10 GP are in it at the start."""
    for who, seat in (("blu", "p1"), ("yel", "p4")):
        g = turn("athena", rules=TEAMS, who=who)
        say(g, f"{seat} recruit philosopher")
        stands(g, "gold blu+yel 6, red+grn 10")
    assert list(legendary(TEAMS.blank()).gold) == [10, 10]
    assert list(legendary(SIX.blank()).gold) == [10, 10, 10]
    assert list(legendary(DUEL.blank()).gold) == [10, 10]


def test_income_and_bonuses_of_gold_go_to_the_purse() -> None:
    """L-18.2: also a loser's."""
    g = turn("ares", *holds("blu", "A1", 1), *holds("grn", "A2"), "building a2a gold3", rules=TEAMS)
    say(g, "p1 march A1 > A2")

    stands(g, "gold red+grn 13, blu+yel 9")


@EVERY_TEAM
def test_thefts_of_gold_take_from_and_go_to_purses(rules: Rules) -> None:
    """L-18.2, L-15.6.1"""
    g = bought("griffin", rules=rules)
    teams = rules.vocabulary.domains["team"].words
    if len(teams) > 2:
        assert options(g) == [f"plunder {team}" for team in teams[1:]]
        say(g, f"p1 plunder {teams[1]}")

    stands(g, f"gold {teams[0]} 13, {teams[1]} 5")


def test_philosophers_are_not_shared() -> None:
    """L-18.3; S-91: three and one make no metropolis."""
    g = turn("athena", *holds("blu", "A1"), *holds("yel", "B1"), "philosophers blu 2, yel 1", rules=TEAMS)
    say(g, "p1 recruit philosopher")

    assert told(g) == ["philosopher-taken blu 4"]
    stands(g, "philosophers blu 3, yel 1", "asks TakeTurn")


def test_a_partner_is_not_robbed() -> None:
    """L-18.3, L-15.0.2; S-91"""
    g = bought("satyr", "philosophers yel 2, red 1, grn 1", rules=TEAMS)

    assert options(g) == ["rob red", "rob grn"]
    assert why(g, "p1 rob yel") == "same-team L-15.0.2"


def test_units_heroes_and_recruits_are_one_s_own() -> None:
    """L-18.3: blu recruits on blu's lands, moves blu's troops, leads blu's heroes."""
    lands = (*holds("blu", "A1", 1), *holds("yel", "B1", 2), *hero("ajax", "B1", "yel"))
    ares = turn("ares", *lands, rules=TEAMS)
    assert options_of(ares, "recruit troop") == ["A1", "HOME_blu"]
    assert why(ares, "p1 march B1 > B2") == "not-your-land B1 L-13.1"
    athena = turn("athena", *lands, rules=TEAMS)
    assert why(athena, "p1 lead ajax > B2") == "not-your-hero ajax L-11.3.1"
    assert why(athena, "p1 sacrifice ajax") == "not-your-hero ajax L-11.3.1"


def test_buildings_work_for_their_own_faction_only() -> None:
    """L-18.3: a partner's land is no site to build on either."""
    g = turn("zeus", *holds("blu", "A1"), *holds("yel", "B1"), "building a1 port", rules=TEAMS, due=True)

    assert options(g, "build") == ["build temple a1"]
    assert why(g, "p1 build temple b1a") == "not-your-site b1a L-14.3"


@EVERY_TEAM
def test_a_team_s_set_becomes_a_metropolis_of_the_acting_faction(rules: Rules) -> None:
    """L-18.6; S-88: the partner's temple goes without consent; the place is the acting faction's."""
    mate = "blk" if rules is SIX else "yel"
    lands = (*holds("blu", "A2"), *holds("blu", "B1"), *holds(mate, "E1"))
    g = turn("athena", *lands, "building a2a port, b1a fortress, e1 temple", rules=rules, due=True)
    say(g, "p1 build university b1b")
    assert "building-given blu temple e1" in told(g)
    assert options(g) == ["found a2a", "found a2b", "found b1a", "found b1b"]
    say(g, "p1 found a2b", "nature token gold3")

    stands(g, "building e1 empty, a2b gold3", "owner E1 " + mate)
    assert metropolises(legendary(g.g), 0) == 1


def test_copies_are_chosen_from_the_whole_team() -> None:
    """L-18.6, D-60"""
    lands = (*holds("blu", "A2"), *holds("blu", "B1"), *holds("yel", "D1"))
    g = turn("athena", *lands, "building a2a port, b1a fortress, d1a temple, d1b port", rules=TEAMS, due=True)
    say(g, "p1 build university b1b")
    assert asked(g) == "p1 GiveBack"
    assert options(g) == ["give a2a", "give d1b"]
    explained(g, *phrases(g, "give {site}"))
    say(g, "p1 give d1b")

    stands(g, "building a2a port, d1a empty, d1b empty")
    assert options(g) == ["found a2b", "found b1a", "found b1b"]


def test_the_building_that_completed_the_set_leaves_a_free_site() -> None:
    """L-18.6, L-14.8: it was the only one of its kind, so the acting faction always has one."""
    lands = (*holds("blu", "A1"), *holds("blu", "A3"), *holds("yel", "G2"), *holds("yel", "D1"))
    stock = "building a3 university, g2a fortress, g2b fortress, d1a temple, d1b university"
    g = turn("poseidon", *lands, stock, rules=TEAMS, due=True)
    say(g, "p1 build port a1", "p1 give g2a", "p1 give d1b", "nature token priestess")

    stands(g, "building a1 priestess, a3 university, g2a empty, g2b fortress, d1a empty, d1b empty")


def test_an_opponent_s_building_does_not_complete_a_team_s_set() -> None:
    """L-18.6"""
    lands = (*holds("blu", "A2"), *holds("blu", "B1"), *holds("red", "E1"))
    g = turn("athena", *lands, "building a2a port, b1a fortress, e1 temple", rules=TEAMS, due=True)
    say(g, "p1 build university b1b")

    assert asked(g) == "p1 TakeTurn"


def test_a_capture_completes_a_team_s_set() -> None:
    """L-18.6, Q-49"""
    lands = (*holds("blu", "A2", 1), *holds("yel", "B1"), *holds("red", "A3"))
    g = turn("ares", *lands, "building a2a port, b1a fortress, b1b university, a3 temple", rules=TEAMS)
    say(g, "p1 march A2 > A3")

    assert options(g) == ["found a2a", "found a2b", "found a3"]


def test_the_cyclops_completes_a_team_s_set() -> None:
    """L-18.6, Q-49: of blu's own buildings only."""
    lands = (*holds("blu", "A2"), *holds("yel", "B1"))
    g = bought("cyclops", *lands, "building a2a port, a2b port, b1a fortress, b1b temple", rules=TEAMS)
    assert {line.split()[0] for line in options_of(g, "change")} == {"a2a", "a2b"}
    say(g, "p1 change a2a university")

    assert asked(g) == "p1 FoundMetropolis"
    assert options(g) == ["found a2a", "found a2b"]


def test_partners_never_share_an_area_and_never_fight() -> None:
    """L-18.4, I-72: neither by land, by sea nor through the air."""
    lands = (*holds("blu", "A1", 2), *holds("yel", "A2", 1))
    march = turn("ares", *lands, rules=TEAMS)
    assert why(march, "p1 march A1 > A2") == "teammates-land A2 L-11.2.4"
    sail = turn("poseidon", *sails("blu", "S1"), *sails("yel", "S2"), rules=TEAMS)
    assert why(sail, "p1 sail S1 > S2 1") == "teammates-sea S2 L-11.1.3"
    fly = bought("pegasus", *lands, rules=TEAMS)
    say(fly, "p1 from A1")

    assert why(fly, "p1 to A2") == "teammates-land A2 L-11.2.4"


def test_heroes_conditions_look_at_the_faction_alone() -> None:
    """L-18.7, L-16.0.5: but Croesus pays from the purse."""
    ajax = turn(
        "athena",
        *[line for land in ("A1", "A2", "A3", "B1") for line in holds("blu", land)],
        *[line for land in ("G1", "G2", "D1") for line in holds("yel", land)],
        *hero("ajax", "A1", "blu"),
        rules=TEAMS,
    )
    assert why(ajax, "p1 sacrifice ajax") == "condition-unmet ajax L-16.0.2"
    croesus = turn("athena", *holds("blu", "A1"), *hero("croesus", "A1", "blu"), "gold blu+yel 15", rules=TEAMS)
    say(croesus, "p1 sacrifice croesus", "nature token priestess")

    stands(croesus, "gold blu+yel 0", "building a1 priestess")


def test_in_the_duel_one_player_runs_both_factions() -> None:
    """L-18.8: every question names the faction; p1 runs blu and yel, p2 red and grn."""
    for faction, seat in (("blu", "p1"), ("yel", "p1"), ("red", "p2"), ("grn", "p2")):
        g = turn("athena", rules=DUEL, who=faction)
        assert asked(g) == f"{seat} TakeTurn"
        stands(g, f"active {faction}")


def test_in_the_duel_factions_are_still_two() -> None:
    """L-18.3, L-18.4, L-18.8: no stop on the other's land, no shared philosophers."""
    g = turn("ares", *holds("blu", "A1", 1), *holds("yel", "A2"), rules=DUEL)

    assert options_of(g, "march A1 >") == ["A3"]
    assert why(g, "p1 march A1 > A2") == "teammates-land A2 L-11.2.4"


def test_teams_of_six() -> None:
    """L-3.2: three teams of two."""
    assert SIX.vocabulary.domains["team"].words == ("blu+blk", "red+pur", "grn+yel")
