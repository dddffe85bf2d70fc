"""Helen: leaves nothing to chance; two pairs of buildings become a metropolis (L-16.4)."""

from __future__ import annotations

import pytest

from legendary.heroes.armies import clash, facing, found, lands_of, lead, roll, stay, weights
from legendary.setups import TEAMS, explained, fixture, hero, options_of, phrases, say, turn, why
from rulings import asked, options, stands, told

WIDE = fixture("ffa4", "tb-2-home")
LANDS = ("A1", "A2", "A3", "B1", "B2", "G1")


def court(*buildings: str, more: tuple[str, ...] = (), lands: tuple[str, ...] = LANDS) -> tuple[str, ...]:
    """Blu's lands, Helen in A1, and buildings such as `port a1`."""
    standing = [f"building {site} {kind}" for kind, site in [building.split() for building in buildings]]
    return (*lands_of("blu", *lands), *hero("helen", "A1", "blu"), *standing, *more)


# Her die


def test_no_die_is_rolled_for_her_side() -> None:
    """L-16.4.1: hers shows 2, the other one falls as ever."""
    g = clash("1b helen", "2b")

    assert weights(g) == {"roll 2 0": 1, "roll 2 1": 2, "roll 2 2": 2, "roll 2 3": 1}
    assert why(g, "nature roll 3 0") == "unexplained"
    assert roll(g, 2, 3) == "4 5"


def test_nor_when_she_defends() -> None:
    """L-16.4.1"""
    g = clash("3b", "1b helen")

    assert weights(g) == {"roll 0 2": 1, "roll 1 2": 2, "roll 2 2": 2, "roll 3 2": 1}
    assert roll(g, 0, 2) == "3 4"


def test_she_counts_one_like_any_hero() -> None:
    """L-16.0.1: alone she is 3 in every round."""
    g = facing("helen", "1b", god="hera")
    lead(g, "helen", "B1")

    assert roll(g, 2, 1) == "3 2"
    stands(g, "owner B1 blu", "hero_land helen B1")


@pytest.mark.parametrize("attacks", [True, False])
def test_once_she_has_fallen_both_dice_are_rolled(attacks: bool) -> None:
    """L-12.1.3: her power counts while she is in the battle."""
    g = clash("2b helen", "5b") if attacks else clash("6b", "2b helen")
    mine = "p1" if attacks else "p2"
    say(g, "nature roll 2 3" if attacks else "nature roll 3 2", f"{mine} lose helen")
    stay(g)

    assert len(options(g, "roll")) == 16
    assert sum(weights(g).values()) == 36


def test_next_to_the_battle_she_has_no_say() -> None:
    """L-16.0.1"""
    g = facing("1b helen", "1b")
    say(g, "p1 march B2 > B1", "p1 troops 1", "p1 without helen")

    assert len(options(g, "roll")) == 16


# Two pairs


@pytest.mark.parametrize(
    ("buildings", "offered"),
    [
        (("port a1", "port a2a", "temple b1a", "temple b1b"), True),
        (("port a1", "port a2a", "port a2b", "temple b1a", "temple b1b"), True),
        (("port a1", "port a2a", "port a2b", "port a3", "temple b1a"), False),
        (("port a1", "port a2a", "port a2b", "port a3"), False),
        (("port a1", "port a2a", "temple b1a", "fortress b1b"), False),
        (("university a1", "university a2a", "fortress b1a", "fortress b1b"), True),
        (("port a1", "port a2a", "temple b1a", "gold3 b1b"), False),
        (("port a1", "gold3 a2a", "troops2 b1a", "temple b1b"), False),
    ],
)
def test_two_of_a_kind_and_two_of_another(buildings: tuple[str, ...], offered: bool) -> None:
    """L-16.4.2, S-62: four of one kind are not two pairs; L-14.6: a metropolis counts for none."""
    g = turn("athena", *court(*buildings))

    assert options_of(g, "sacrifice") == (["helen"] if offered else [])
    if not offered:
        assert why(g, "p1 sacrifice helen") == "condition-unmet helen L-16.0.2"


def test_the_kinds_are_chosen_and_of_more_than_two_the_copies() -> None:
    """L-16.4.2, D-65, D-66, S-62: three ports, two temples."""
    g = turn("athena", *court("port a1", "port a2a", "port a2b", "temple b1a", "temple b1b"))
    say(g, "p1 sacrifice helen")

    assert asked(g) == "p1 ChooseFirstPair"
    assert options(g) == ["choose port", "choose temple"]
    explained(g, *phrases(g, "choose {kind}"), "end turn", "give a1")
    assert why(g, "p1 choose fortress") == "too-few-of-kind fortress L-16.0.2"
    assert why(g, "p1 end turn") == "sacrifice-first L-16.0.2"
    say(g, "p1 choose port")
    assert asked(g) == "p1 GiveBack"
    assert options(g) == ["give a1", "give a2a", "give a2b"]
    say(g, "p1 give a2b")
    assert options(g) == ["give a1", "give a2a"]
    say(g, "p1 give a1")

    assert told(g) == ["building-given blu port a1", "building-given blu temple b1a", "building-given blu temple b1b"]
    stands(g, "building a1 empty, a2a port, a2b empty, b1a empty, b1b empty", "supply port 9, temple 10")
    assert options_of(g, "found") == ["a1", "a2b", "a3", "b1a", "b1b", "b2", "g1"]
    found(g, "b1b", "priestess")
    stands(g, "building b1b priestess", "hero_place helen removed", "asks TakeTurn", "priestesses blu 1")


def test_the_second_kind_differs_from_the_first() -> None:
    """L-16.4.2, D-65: of three kinds with pairs any two may go."""
    pairs = court("port a1", "port a2a", "temple a2b", "temple a3", "fortress b1a", "fortress b1b", "fortress b2")
    g = turn("athena", *pairs)
    say(g, "p1 sacrifice helen", "p1 choose fortress")

    assert asked(g) == "p1 ChooseSecondPair"
    assert options(g) == ["choose port", "choose temple"]
    explained(g, *phrases(g, "choose {kind}"), "end turn")
    assert why(g, "p1 choose fortress") == "same-kind fortress L-14.4"
    assert why(g, "p1 choose university") == "too-few-of-kind university L-16.0.2"
    say(g, "p1 choose temple", "p1 give b1b", "p1 give b2")
    stands(g, "building a1 port, a2a port, a2b empty, a3 empty, b1a fortress, b1b empty, b2 empty")


def test_with_two_pairs_and_no_more_nothing_but_the_order_is_asked() -> None:
    """L-16.4.2, D-65, D-66: the second kind and the copies follow."""
    g = turn("athena", *court("university a1", "university a2a", "temple b1a", "temple b1b"))
    say(g, "p1 sacrifice helen", "p1 choose university")

    assert asked(g) == "p1 FoundMetropolis"
    stands(g, "building a1 empty, a2a empty, b1a empty, b1b empty", "supply temple 10, university 10")


def test_the_vacated_sites_are_enough() -> None:
    """L-16.4.2, L-14.10: blu has no other site; nothing is replaced."""
    g = turn(
        "athena", *court("port a2a", "port a2b", "temple b1a", "temple b1b", lands=("A2", "B1")), "hero_land helen A2"
    )
    say(g, "p1 sacrifice helen", "p1 choose port")

    assert options_of(g, "found") == ["a2a", "a2b", "b1a", "b1b"]
    found(g, "a2a")
    stands(g, "building a2a gold3", "gold blu 13")


def test_a_teammate_s_buildings_do_not_count() -> None:
    """L-16.0.5, L-18.3: nor can they be given."""
    mine = ("port a1", "port a2a", "port a2b", "temple b1a")
    lacking = turn("athena", *court(*mine), *lands_of("yel", "D1"), "building d1a temple, d1b temple", rules=TEAMS)
    assert why(lacking, "p1 sacrifice helen") == "condition-unmet helen L-16.0.2"
    g = turn(
        "athena", *court(*mine, "temple b1b"), *lands_of("yel", "D1"), "building d1a port, d1b temple", rules=TEAMS
    )
    say(g, "p1 sacrifice helen", "p1 choose port")

    assert options(g) == ["give a1", "give a2a", "give a2b"]
    assert why(g, "p1 give d1a") == "not-your-site d1a L-14.3"
    assert why(g, "p1 give b1a") == "other-kind-first port L-14.8"
    assert why(g, "p1 end turn") == "set-first L-14.8"
    say(g, "p1 give a1", "p1 give a2a")
    stands(g, "building d1a port, d1b temple, b1a empty, b1b empty, a2b port")


def test_no_metropolis_is_left() -> None:
    """L-1.6: the four buildings stay."""
    standing = ("a1 port", "a2a port", "a2b temple", "a3 temple")
    cities = ["troops2", "fleets2", "priestess", "gold3", "prosperity"] * 3
    sites = ["b1a", "b1b", "b2", "g1", "g2a", "g2b", "d1a", "d1b", "e1", "e2", "z1a", "z1b", "h1", "h2", "h3"]
    g = turn(
        "athena",
        *[f"building {building}" for building in standing],
        *lands_of("blu", "A1", "A2", "A3"),
        *lands_of("red", "B1", "B2", "G1", "G2", "D1", "E1", "E2", "Z1", "H1", "H2", "H3"),
        *[f"building {site} {bonus}" for site, bonus in zip(sites, cities, strict=True)],
        *hero("helen", "A1", "blu"),
        rules=WIDE,
    )

    assert why(g, "p1 sacrifice helen") == "no-metropolis-left L-1.6"
