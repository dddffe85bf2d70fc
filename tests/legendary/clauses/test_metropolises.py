"""L-14.6 to L-14.14, L-14.17: metropolises, how they come and where they stand."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import (
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
from rulings import asked, described, options, stands, told

MORE: Final = fixture("ffa4", "tb-2-home")
BONUSES: Final = ("troops2", "fleets2", "priestess", "gold3", "prosperity")
SITES: Final = "a1 a2a a2b a3 b1a b1b b2 g1 g2a g2b d1a d1b e1 e2 z1a"
LANDS: Final = ("A1", "A2", "A3", "B1", "B2", "G1", "G2", "D1", "E1", "E2", "Z1")


def all_founded(who: str) -> tuple[str, ...]:
    """All fifteen metropolises stand, in a faction's lands; of test board 1 only z1b is left."""
    sites = zip(SITES.split(), BONUSES * 3, strict=True)
    return (*[f"owner {land} {who}" for land in LANDS], *[f"building {site} {bonus}" for site, bonus in sites])


# Sets of four: L-14.8


PORTS: Final = "building a2a port, a2b port, b1a fortress, b1b temple"


def test_a_set_becomes_a_metropolis_at_once() -> None:
    """L-14.8; S-34: he chooses which port goes and where the metropolis stands."""
    lands = (*holds("blu", "A2"), *holds("blu", "B1"), *holds("blu", "G1"))
    g = turn("athena", *lands, PORTS, due=True)
    say(g, "p1 build university g1")
    assert asked(g) == "p1 GiveBack"
    assert options(g) == ["give a2a", "give a2b"]
    explained(g, *phrases(g, "give {site}"), "forgo", "found g1")
    assert why(g, "p1 give b1a") == "other-kind-first port L-14.8"
    assert why(g, "p1 end turn") == "set-first L-14.8"
    say(g, "p1 give a2b")
    assert [line for line in told(g) if line.startswith("building-given")] == [
        "building-given blu port a2b",
        "building-given blu fortress b1a",
        "building-given blu temple b1b",
        "building-given blu university g1",
    ]
    assert options(g) == ["found a2b", "found b1a", "found b1b", "found g1"]
    say(g, "p1 found b1a")
    assert len(options(g, "token")) == 5
    say(g, "nature token gold3")

    assert told(g) == ["metropolis-founded blu b1a gold3", "bonus-gained blu gold3"]
    stands(g, "supply port 9, fortress 10, temple 10, university 10, gold3 2", "gold blu 13")
    stands(g, "building a2a port, b1a gold3, g1 empty", "recruit_due 1")
    assert options(g) == ["recruit philosopher"]


@pytest.mark.parametrize(
    ("god", "kind"), [("ares", "fortress"), ("athena", "university"), ("poseidon", "port"), ("zeus", "temple")]
)
def test_any_kind_may_be_the_last(god: str, kind: str) -> None:
    """L-14.8"""
    others = [other for other in ("port", "fortress", "temple", "university") if other != kind]
    lands = (*holds("blu", "A2"), *holds("blu", "B1"))
    g = turn(god, *lands, f"building a2a {others[0]}, a2b {others[1]}, b1a {others[2]}", due=True)
    say(g, f"p1 build {kind} b1b")

    assert asked(g) == "p1 FoundMetropolis"
    assert options(g) == ["found a2a", "found a2b", "found b1a", "found b1b"]


def test_three_kinds_are_no_set_and_a_metropolis_is_no_building() -> None:
    """L-14.6, L-14.8"""
    g = turn("athena", *holds("blu", "A2"), *holds("blu", "B1"), "building a2a gold3, a2b port, b1a temple", due=True)
    say(g, "p1 build university b1b")

    assert told(g) == ["building-built blu university b1b"]


def test_a_set_completed_by_capture() -> None:
    """L-14.8; S-59"""
    lands = (*holds("blu", "A2", 1), *holds("blu", "B1"), *holds("blu", "G1"), *holds("red", "A3"))
    g = turn("ares", *lands, "building a2a port, b1a fortress, g1 university, a3 temple")
    say(g, "p1 march A2 > A3")

    assert options(g) == [f"found {site}" for site in ("a2a", "a2b", "a3", "b1a", "b1b", "g1")]


def test_a_set_completed_by_the_cyclops() -> None:
    """L-14.8; S-77"""
    lands = (*holds("blu", "A2"), *holds("blu", "B1"))
    g = bought("cyclops", *lands, "building a2a port, a2b port, b1a fortress, b1b temple")
    say(g, "p1 change a2b university")

    assert asked(g) == "p1 FoundMetropolis"
    assert options(g) == ["found a2a", "found a2b", "found b1a", "found b1b"]


def test_an_opponent_s_buildings_do_not_help() -> None:
    """L-14.8, L-14.1"""
    g = turn(
        "athena", *holds("blu", "A2"), *holds("red", "B1"), "building a2a port, b1a fortress, b1b temple", due=True
    )
    say(g, "p1 build university a2b")

    assert asked(g) == "p1 TakeTurn"


def test_a_site_is_free_before_a_building_gives_way() -> None:
    """L-14.8, D-61: with free sites no building is replaced."""
    lands = (*holds("blu", "A2"), *holds("blu", "B1"), *holds("blu", "D1"))
    g = turn("athena", *lands, PORTS, "building d1a fortress", due=True)
    say(g, "p1 build university d1b", "p1 give a2a", "p1 give d1a")

    assert options_of(g, "found") == ["a2a", "b1b", "d1a", "d1b"]
    assert why(g, "p1 found a2b") == "free-site-left L-14.5"


def test_two_sets_become_two() -> None:
    """L-14.13: everything is repeated until nothing applies; red's land brings three kinds at once."""
    lands = (*holds("blu", "A2"), *holds("blu", "B1"), *holds("blu", "G2"), *holds("blu", "G1", 1))
    twice = "building a2a fortress, a2b fortress, b1a temple, b1b temple, g2a university, g2b university"
    g = turn("ares", *lands, twice, *holds("red", "D1"), "building d1a port, d1b port", *sails("blu", "S0"))
    say(g, "p1 march G1 > D1")
    for kind in ("d1a", "a2a", "b1a", "g2a"):
        assert asked(g) == "p1 GiveBack"
        say(g, f"p1 give {kind}")
    say(g, "p1 found g1", "nature token gold3")
    assert asked(g) == "p1 FoundMetropolis"
    say(g, "p1 found a2b", "nature token gold3")

    assert metropolises(legendary(g.g), 0) == 2
    stands(g, "building d1a empty, d1b empty, g2b empty", "gold blu 15", "asks TakeTurn")


# Four philosophers: L-14.9


def test_four_philosophers_become_a_metropolis() -> None:
    """L-14.9"""
    g = turn("athena", *holds("blu", "A2"), "philosophers blu 3", "building a2a port")
    say(g, "p1 recruit philosopher", "nature token priestess")

    # One free site: there is nothing to choose.
    stands(g, "philosophers blu 0", "supply philosophers 20", "building a2a port, a2b priestess", "priestesses blu 1")


def test_without_a_free_site_a_building_gives_way() -> None:
    """L-14.9; S-35: and afterwards the free building finds what is left."""
    g = turn(
        "athena",
        *holds("blu", "A1"),
        *holds("blu", "B2"),
        "building a1 fortress, b2 temple",
        "philosophers blu 3",
        due=True,
    )
    say(g, "p1 recruit philosopher")
    assert options(g) == ["found a1", "found b2"]
    say(g, "p1 found a1", "nature token gold3")
    stands(g, "building a1 gold3, b2 temple", "supply fortress 10", "gold blu 13")

    assert options(g) == ["build university b2", "forgo"]


def test_a_metropolis_gives_way_to_nothing() -> None:
    """L-14.6"""
    g = turn(
        "athena",
        *holds("blu", "A2"),
        *holds("blu", "B1"),
        "building a2a gold3, a2b port, b1a port, b1b gold3",
        "philosophers blu 3",
    )
    say(g, "p1 recruit philosopher")

    assert options(g) == ["found a2b", "found b1a"]
    assert why(g, "p1 found a2a") == "metropolis-stands a2a L-14.6"
    assert why(g, "p1 found d1a") == "not-your-site d1a L-14.3"
    assert why(g, "p1 end turn") == "site-first L-14.14"
    explained(g, *phrases(g, "found {site}"), *phrases(g, "protect {hero}"))


def test_more_than_four_leave_the_rest() -> None:
    """L-14.9: five waiting ones, of which four go."""
    g = turn("ares", *holds("blu", "HOME_blu", 1), "philosophers blu 5", "creatures slot-2 pegasus 1")
    say(g, "p1 buy 2", "p1 from HOME_blu", "p1 to A1", "nature token gold3")

    stands(g, "philosophers blu 1", "building a1 gold3")


def test_eight_become_two() -> None:
    """L-14.13"""
    g = turn("ares", *holds("blu", "HOME_blu", 1), "philosophers blu 8", "creatures slot-2 pegasus 1")
    say(g, "p1 buy 2", "p1 from HOME_blu", "p1 to B1", "p1 found b1b", "nature token gold3", "nature token gold3")

    stands(g, "philosophers blu 0", "building b1a gold3, b1b gold3")


# Waiting: L-14.11


def test_without_any_place_the_philosophers_wait() -> None:
    """L-14.11; S-66"""
    g = turn("athena", *holds("blu", "A1"), "building a1 gold3", "philosophers blu 3")
    say(g, "p1 recruit philosopher")

    assert told(g) == ["philosopher-taken blu 4"]
    stands(g, "philosophers blu 4", "asks TakeTurn")


def test_they_build_as_soon_as_there_is_a_place() -> None:
    """L-14.11: with the land that is gained."""
    g = turn("ares", *holds("blu", "A1", 1), "building a1 gold3", "philosophers blu 4")
    say(g, "p1 march A1 > A2")

    assert told(g)[-1] == "philosophers-given blu"
    assert options(g) == ["found a2a", "found a2b"]


def test_a_defender_s_philosophers_build_where_he_retreats_to() -> None:
    """L-14.11, L-14.13: in the middle of another's turn, after the acting faction."""
    g = turn(
        "ares",
        *holds("blu", "B2", 4),
        *holds("red", "B1", 2),
        "building b1a gold3, b1b gold3",
        "philosophers red 4",
        "pawn zeus red",
        "amount zeus 1",
        *sails("red", "S2"),
    )
    say(g, "p1 march B2 > B1", "p1 troops 4", "nature roll 2 0", "p2 retreat A3")

    assert told(g)[-1] == "philosophers-given red"
    assert asked(g) == "nature DrawToken"
    say(g, "nature token prosperity")
    assert asked(g) == "p2 Prosper"


def test_penthesilea_is_a_place_when_the_own_turn_begins() -> None:
    """L-14.11, L-16.7.2, L-21.10: waiting philosophers, no site, and she may be used now."""
    g = described(
        fixture("ffa4"),
        "cycle 3",
        "gold blu 10",
        "owner HOME_blu blu, HOME_red red, HOME_grn grn, HOME_yel yel",
        *hero("penthesilea", "HOME_blu", "blu", cycle=2),
        "philosophers blu 4",
        "gods 1 athena, 2 zeus, 3 ares, 4 poseidon, 5 hera",
        "pawn athena blu, zeus red, ares grn, apollo yel",
        "amount athena 1, zeus 1, ares 1",
        "next Turn god=athena",
    )

    stands(g, "philosophers blu 0", "asks DrawToken", "hero_place penthesilea card")


def test_no_sacrifice_without_a_place() -> None:
    """L-14.11; S-66"""
    g = turn("athena", *holds("blu", "A1"), "building a1 gold3", *hero("croesus", "A1", "blu"), "gold blu 20")

    assert "sacrifice croesus" not in options(g)
    assert why(g, "p1 sacrifice croesus") == "no-place L-14.11"


def test_a_sacrifice_builds_a_metropolis_where_philosophers_would() -> None:
    """L-14.10: on a free site, else in place of a building; Croesus's power removes none."""
    croesus = (*holds("blu", "A2"), *hero("croesus", "A2", "blu"), "gold blu 15")
    free = turn("athena", *croesus, "building a2a port")
    say(free, "p1 sacrifice croesus", "nature token priestess")
    stands(free, "building a2a port, a2b priestess", "gold blu 0", "hero_place croesus removed")
    full = turn("athena", *croesus, "building a2a port, a2b temple")
    say(full, "p1 sacrifice croesus")

    assert options(full) == ["found a2a", "found a2b"]


def test_sites_that_a_sacrifice_vacates_count_as_free() -> None:
    """L-14.10: Odysseus gives three ports; the temple stays."""
    lands = (*holds("blu", "A2"), *holds("blu", "B1"), *hero("odysseus", "B1", "blu"))
    g = turn("athena", *lands, "building a2a port, a2b port, b1a port, b1b temple")
    say(g, "p1 sacrifice odysseus")

    assert options(g) == ["found a2a", "found a2b", "found b1a"]
    stands(g, "supply port 10, temple 9")


# The supply: L-1.6


def test_without_a_metropolis_in_the_supply_nothing_is_given() -> None:
    """L-1.6: the philosophers stay."""
    g = turn("athena", *all_founded("red"), *holds("blu", "Z1"), "philosophers blu 3")
    say(g, "p1 recruit philosopher")

    stands(g, "philosophers blu 4", "building z1b empty", "asks TakeTurn")


def test_without_a_metropolis_in_the_supply_a_set_stays() -> None:
    """L-1.6"""
    lands = (*holds("blu", "H1"), *holds("blu", "H2"), *holds("blu", "H3"), *holds("blu", "T1"))
    g = turn("athena", *all_founded("red"), *lands, "building h1 port, h2 fortress, h3 temple", rules=MORE, due=True)
    say(g, "p1 build university t1")

    assert told(g) == ["building-built blu university t1"]
    stands(g, "building h1 port, h2 fortress, h3 temple, t1 university")


def test_nothing_is_founded_without_a_token_or_a_place() -> None:
    """L-1.6, L-14.11: whatever asks for it."""
    for standing in ((*all_founded("red"), *holds("blu", "Z1")), (*holds("blu", "A1"), "building a1 gold3")):
        g = described(fixture("ffa4"), "cycle 3", "active blu", *standing, "next BuildMetropolis who=blu")
        assert g.over


def test_no_sacrifice_without_a_metropolis() -> None:
    """L-1.6"""
    g = turn("athena", *all_founded("red"), *holds("blu", "Z1"), *hero("croesus", "Z1", "blu"), "gold blu 20")

    assert why(g, "p1 sacrifice croesus") == "no-metropolis-left L-1.6"


def test_a_token_is_drawn_by_what_is_left() -> None:
    """L-14.14: each token alike."""
    g = turn(
        "athena",
        *holds("blu", "A1"),
        *holds("red", "B1"),
        *holds("red", "D1"),
        "building b1a gold3, b1b gold3, d1a gold3, d1b priestess",
        "philosophers blu 3",
    )
    say(g, "p1 recruit philosopher")

    assert options(g) == ["token troops2", "token fleets2", "token priestess", "token prosperity"]
    assert [int(g.sheet.weight(i)) for i in range(4)] == [3, 3, 2, 3]


# Places: L-14.9, L-16.7.2


def test_all_four_kinds_of_places() -> None:
    """L-14.9, L-16.7.2, L-16.6.3, D-61: free sites, else own buildings; Penthesilea's card; Pandora's, copying her."""
    free = turn("athena", *holds("blu", "A2"), "building a2a port", "philosophers blu 3")
    say(free, "p1 recruit philosopher")
    stands(free, "asks DrawToken")
    taken = turn("athena", *holds("blu", "A2"), "building a2a port, a2b port", "philosophers blu 3")
    say(taken, "p1 recruit philosopher")
    assert options(taken) == ["found a2a", "found a2b"]
    hers = turn("athena", *holds("blu", "A2"), *hero("penthesilea", "A2", "blu"), "philosophers blu 3")
    say(hers, "p1 recruit philosopher")
    assert options(hers) == ["found a2a", "found a2b", "protect penthesilea"]
    copied = turn(
        "athena",
        *holds("blu", "A2"),
        *hero("pandora", "A2", "blu"),
        "hero_place penthesilea slot-2",
        "philosophers blu 3",
    )
    say(copied, "p1 recruit philosopher")
    assert options(copied) == ["found a2a", "found a2b", "protect pandora"]
    assert why(copied, "p1 protect penthesilea") == "no-protection penthesilea L-16.7.2"
    assert why(copied, "p1 protect ajax") == "no-protection ajax L-16.7.2"


def test_a_protected_metropolis() -> None:
    """L-16.7.2, L-14.17; S-60: figure gone, card held, bonus drawn; counted for the team."""
    g = turn("athena", *holds("blu", "A2"), *hero("penthesilea", "A2", "blu"), "philosophers blu 3")
    say(g, "p1 recruit philosopher", "p1 protect penthesilea", "nature token gold3")

    stands(g, "hero_place penthesilea card", "hero_land penthesilea off", "hero_owner penthesilea blu")
    stands(g, "building penthesilea gold3, a2a empty, a2b empty", "gold blu 9")
    assert metropolises(legendary(g.g), 0) == 1


def test_only_who_may_be_used_protects() -> None:
    """L-16.0.2: not in the cycle she came in, not another's, not for another than the acting faction."""
    for who, land, cycle in (("blu", "A2", 3), ("red", "D1", 1)):
        g = turn(
            "athena",
            *holds("blu", "A2"),
            *holds("red", "D1"),
            *hero("penthesilea", land, who, cycle),
            "philosophers blu 3",
        )
        say(g, "p1 recruit philosopher")
        assert options(g) == ["found a2a", "found a2b"]


# Counting: L-14.17


def test_what_a_team_s_count_is() -> None:
    """L-14.17: sites of its factions' lands, and its cards."""
    g = turn(
        "athena",
        *holds("blu", "A2"),
        *holds("yel", "B1"),
        *holds("red", "D1"),
        "building a2a gold3, a2b port, b1a gold3, d1a gold3",
        "hero_place penthesilea card, pandora card",
        "hero_owner penthesilea yel, pandora grn",
        "building penthesilea priestess, pandora priestess",
        rules=TEAMS,
    )

    assert metropolises(legendary(g.g), 0) == 3
    assert metropolises(legendary(g.g), 1) == 2


def test_conquest_brings_metropolises() -> None:
    """L-14.7, L-14.12: the conqueror gets no bonus now, the loser does."""
    g = turn("ares", *holds("blu", "A1", 1), *holds("red", "A2"), "building a2a gold3, a2b gold3")
    say(g, "p1 march A1 > A2")

    stands(g, "gold blu 9, red 16")
    assert metropolises(legendary(g.g), 0) == 2


def test_the_conqueror_gets_the_bonus_when_he_loses_it() -> None:
    """L-14.12"""
    g = turn("ares", *holds("red", "A1", 1), *holds("blu", "A2"), "building a2a gold3", who="red")
    say(g, "p2 march A1 > A2")

    stands(g, "gold blu 13, red 9")


def test_the_acting_faction_settles_first_then_the_gods_order() -> None:
    """L-14.13: blu acts; red, grn and yel wait for a place and have acted or stand on gods."""
    g = described(
        fixture("ffa4"),
        "cycle 3",
        "gold blu 10, red 10, grn 10, yel 10",
        "owner A1 blu, A3 yel, B2 red, E1 grn, HOME_blu blu",
        "philosophers blu 4, red 4, grn 4, yel 4",
        "gods 1 athena, 2 zeus, 3 ares, 4 poseidon, 5 hera",
        "order 4 yel",
        "returned 1",
        "pawn zeus blu, ares red, apollo grn",
        "amount zeus 1, ares 1",
        "active blu",
        "god zeus",
        "next Settle",
    )
    order = []
    while asked(g) == "nature DrawToken":
        say(g, "nature token gold3" if options(g, "token gold3") else "nature token priestess")
        order.append(told(g)[0].split()[1])

    assert order == ["blu", "yel", "red", "grn"]
