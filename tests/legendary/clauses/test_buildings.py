"""L-14.1 to L-14.5: basic buildings."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import explained, fixture, holds, options_of, phrases, say, turn, why
from rulings import options, stands, told

MORE: Final = fixture("ffa4", "tb-2-home")


def test_a_building_belongs_to_whoever_controls_its_land() -> None:
    """L-14.1: red's port helps red; captured, it helps blu."""
    g = turn("ares", *holds("blu", "A1", 1), *holds("red", "A2"), "building a2a fortress, a2b fortress")
    say(g, "p1 march A1 > A2")

    stands(g, "owner A2 blu", "building a2a fortress, a2b fortress")
    hera = turn("hera", *holds("blu", "A2"), "building a2a fortress", due=True)
    assert why(hera, "p1 build fortress a2b") == "owned-kind fortress L-10.5.1"


def test_a_building_stands_on_a_free_site_of_an_own_land() -> None:
    """L-14.3"""
    g = turn("zeus", *holds("blu", "A2"), *holds("red", "B2"), "building a2a port", due=True)

    assert options(g, "build") == ["build temple a2b"]
    assert why(g, "p1 build temple a2a") == "site-taken a2a L-14.5"
    assert why(g, "p1 build temple b2") == "not-your-site b2 L-14.3"
    assert why(g, "p1 build temple d1a") == "not-your-site d1a L-14.3"
    assert why(g, "p1 build temple penthesilea") == "not-your-site penthesilea L-14.3"


def test_with_a_free_site_nobody_declines() -> None:
    """L-14.5; S-33 (a)"""
    g = turn("zeus", *holds("blu", "A1"), "building a1 empty", due=True)

    assert options(g) == ["build temple a1", "recruit priestess"]
    assert why(g, "p1 forgo") == "free-site-left L-14.5"


def test_without_a_free_site_one_replaces_or_declines() -> None:
    """L-14.4; S-33 (b)"""
    g = turn("zeus", *holds("blu", "A1"), *holds("blu", "B2"), "building a1 fortress, b2 port", due=True)
    assert options(g) == ["build temple a1", "build temple b2", "forgo", "recruit priestess"]
    say(g, "p1 build temple b2")

    assert told(g) == ["building-replaced blu temple b2"]
    stands(g, "building a1 fortress, b2 temple", "supply port 10, temple 9, fortress 9", "build_due 0")


def test_who_declines_has_done_his_building() -> None:
    """L-14.4"""
    g = turn("zeus", *holds("blu", "A1"), "building a1 fortress", due=True)
    say(g, "p1 forgo")

    assert told(g) == ["building-forgone blu"]
    stands(g, "building a1 fortress", "build_due 0", "recruit_due 1", "supply temple 10")


def test_a_kind_does_not_replace_itself() -> None:
    """L-14.4, L-9.4: with nothing but temples the building lapses."""
    g = turn("zeus", *holds("blu", "A1"), *holds("blu", "B2"), "building a1 temple, b2 port", due=True)
    assert options(g, "build") == ["build temple b2"]
    assert why(g, "p1 build temple a1") == "same-kind temple L-14.4"
    only = turn("zeus", *holds("blu", "A1"), "building a1 temple", due=True)
    assert options(only) == ["recruit priestess"]
    say(only, "p1 recruit priestess")

    assert told(only) == ["priestess-taken blu 0", "free-action-lapsed blu"]


def test_a_metropolis_is_not_replaced() -> None:
    """L-14.6"""
    g = turn("zeus", *holds("blu", "A1"), *holds("blu", "B2"), "building a1 gold3, b2 port", due=True)

    assert options(g, "build") == ["build temple b2"]
    assert why(g, "p1 build temple a1") == "metropolis-stands a1 L-14.6"
    alone = turn("zeus", *holds("blu", "A1"), "building a1 gold3", due=True)
    assert options(alone) == ["recruit priestess"]
    assert why(alone, "p1 forgo") == "nothing-to-build L-9.4"


def test_a_used_temple_that_is_replaced_leaves_no_mark() -> None:
    """L-10.7.3, L-14.4"""
    g = turn("poseidon", *holds("blu", "A1"), "building a1 temple", "temple_used a1 1", due=True)
    say(g, "p1 build port a1")

    stands(g, "building a1 port", "temple_used a1 0", "supply temple 10, port 9")


def test_replacing_one_of_four_needed_makes_no_set() -> None:
    """L-14.4, L-14.8; S-33 (c): three sites, and the port gives way."""
    g = turn(
        "athena",
        *holds("blu", "A1"),
        *holds("blu", "A3"),
        *holds("blu", "B2"),
        "building a1 port, a3 fortress, b2 temple",
        due=True,
    )
    say(g, "p1 build university a1")

    assert told(g) == ["building-replaced blu university a1"]
    stands(g, "building a1 university, a3 fortress, b2 temple", "asks TakeTurn")


def gone(kind: str) -> tuple[str, ...]:
    """All ten of a kind stand in red's lands."""
    lands = ("A1", "A2", "A3", "B1", "B2", "G1", "G2", "D1")
    sites = ("a1", "a2a", "a2b", "a3", "b1a", "b1b", "b2", "g1", "g2a", "g2b")
    return (*[f"owner {land} red" for land in lands], *[f"building {site} {kind}" for site in sites])


@pytest.mark.parametrize(
    ("god", "kind"), [("ares", "fortress"), ("athena", "university"), ("poseidon", "port"), ("zeus", "temple")]
)
def test_a_kind_that_is_gone_is_not_built(god: str, kind: str) -> None:
    """L-1.5, L-9.4"""
    g = turn(god, *gone(kind), *holds("blu", "E1"), due=True)

    assert not options(g, "build")
    assert why(g, f"p1 build {kind} e1") == f"kind-gone {kind} L-1.5"
    stands(g, f"supply {kind} 0")


def test_hera_chooses_among_the_others() -> None:
    """L-1.5, D-31"""
    g = turn("hera", *gone("temple"), *holds("blu", "E1"), due=True)

    assert options_of(g, "build") == ["port e1", "fortress e1", "university e1"]


def test_any_kind_stands_on_any_site() -> None:
    """L-2.3"""
    g = turn("hera", *holds("blu", "H2"), rules=MORE, due=True)

    assert options_of(g, "build") == ["port h2", "fortress h2", "temple h2", "university h2"]


def test_every_refusal_has_its_reason() -> None:
    """L-14.3 to L-14.6: with a free site, and without one."""
    lands = (*holds("blu", "A2"), *holds("blu", "B1"), *holds("red", "D1"))
    for standing in ("building a2a port, a2b gold3, b1a temple", "building a2a port, a2b gold3, b1a temple, b1b port"):
        for god in ("hera", "zeus", "poseidon"):
            g = turn(god, *lands, standing, due=True)
            explained(g, *phrases(g, "build {kind} {site}"), "forgo")
