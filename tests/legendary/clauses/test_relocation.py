"""L-11.4: free relocation, with Pegasus and with Perseus's sacrifice."""

from __future__ import annotations

from legendary.setups import (
    FOUR_NO_HOME,
    TEAMS,
    bought,
    explained,
    figure,
    fixture,
    hero,
    holds,
    options_of,
    phrases,
    say,
    turn,
    why,
)
from rulings import asked, options, stands, told


def test_from_any_own_land_to_any_other_land() -> None:
    """L-11.4.1: ignoring distance and cost."""
    g = bought("pegasus", *holds("blu", "A1", 2), *holds("blu", "D1"), *holds("red", "Z1", 1))
    assert options(g) == ["from A1", "pass"]
    say(g, "p1 from A1")
    lands = [land for land in g.rules.vocabulary.domains["land"].words if not land.startswith("HOME")]
    mine = [land for land in options_of(g, "to") if not land.startswith("HOME")]
    assert mine == [land for land in lands if land != "A1"]
    say(g, "p1 to E1", "p1 troops 2")

    assert told(g)[:2] == ["units-flown blu A1 E1 2", "land-claimed blu E1"]
    stands(g, "owner A1 blu, E1 blu", "troops A1 0, E1 2", "gold blu 8")


def test_another_s_home_is_barred_by_the_last_area_rule() -> None:
    """L-11.4.1, L-17.5: red has nothing but its home."""
    g = bought("pegasus", *holds("blu", "A1", 2))
    say(g, "p1 from A1")

    assert "HOME_blu" in options_of(g, "to")
    assert why(g, "p1 to HOME_red") == "last-area HOME_red L-17.5"


def test_any_number_but_at_least_one() -> None:
    """L-11.4.1: Troops and heroes, several of them."""
    g = bought("pegasus", *holds("blu", "A1", 1, 1), *hero("ajax", "A1", "blu"), *hero("helen", "A1", "blu"))
    say(g, "p1 from A1", "p1 to E1", "p1 troops 0", "p1 mercenaries 0", "p1 without ajax")

    # Helen is the last who could go.
    stands(g, "hero_land helen E1, ajax A1", "owner E1 blu")


def test_pegasus_may_move_nobody() -> None:
    """L-15.9.1, L-10.7.5"""
    g = bought("pegasus", *holds("blu", "A1", 2))
    say(g, "p1 pass")

    assert told(g)[0] == "flight-declined blu"
    stands(g, "creatures discard pegasus 1", "troops A1 2", "gold blu 8")


def test_neither_out_of_nor_into_medusa_s_land() -> None:
    """L-11.4.1, L-15.16.1"""
    g = bought("pegasus", *holds("blu", "A1", 1), *holds("blu", "B1", 1), *figure("medusa", "A1", "red"))
    assert options(g) == ["from B1", "pass"]
    assert why(g, "p1 from A1") == "held-by-medusa A1 L-15.16.1"
    say(g, "p1 from B1")

    assert "A1" not in options_of(g, "to")
    assert why(g, "p1 to A1") == "held-by-medusa A1 L-15.16.1"
    assert why(g, "p1 to B1") == "same-land B1 L-11.2.1"


def test_not_into_a_teammate_s_land() -> None:
    """L-11.4.1, L-18.4: though it may be flown over."""
    g = bought("pegasus", *holds("blu", "A1", 1), *holds("yel", "B1"), rules=TEAMS)
    say(g, "p1 from A1")

    assert "B1" not in options_of(g, "to")
    assert why(g, "p1 to B1") == "teammates-land B1 L-11.2.4"


def test_the_last_area_rule_applies() -> None:
    """L-11.4.1, L-17.5"""
    lands = (*holds("blu", "A1", 2), *holds("red", "D1"), *holds("grn", "E1"), *holds("yel", "Z1"))
    g = bought("pegasus", *lands, rules=FOUR_NO_HOME)
    say(g, "p1 from A1")
    assert options_of(g, "to") == ["A2", "A3", "B1", "B2", "G1", "G2", "E2"]
    assert why(g, "p1 to D1") == "last-area D1 L-17.5"
    goal = ("building a1 gold3, d1a gold3, d1b priestess",)
    allowed = bought("pegasus", *lands, *goal, rules=FOUR_NO_HOME)
    say(allowed, "p1 from A1")

    assert "D1" in options_of(allowed, "to")


def test_a_relocation_may_begin_a_battle() -> None:
    """L-11.4.1, L-15.9.1"""
    g = bought("pegasus", *holds("blu", "A1", 2), *holds("red", "D1", 1))
    say(g, "p1 from A1", "p1 to D1", "p1 troops 2")

    assert told(g) == ["units-flown blu A1 D1 2", "land-battle-began blu red D1"]
    say(g, "nature roll 3 0")
    stands(g, "owner D1 blu", "troops D1 2")


def test_a_beaten_party_retreats_only_as_from_any_battle() -> None:
    """L-15.9.2: no way back through the air."""
    g = bought("pegasus", *holds("blu", "A1", 2), *holds("red", "D1", 2))
    say(g, "p1 from A1", "p1 to D1", "p1 troops 2", "nature roll 0 3")

    assert asked(g) == "nature RollOnLand"


def test_an_empty_land_is_captured() -> None:
    """L-11.4.1"""
    g = bought("pegasus", *holds("blu", "A1", 2), *holds("red", "Z1"))
    say(g, "p1 from A1", "p1 to Z1", "p1 troops 1")

    assert told(g)[:3] == ["units-flown blu A1 Z1 1", "land-captured blu red Z1", "priestess-drawn blu"]


def test_without_anybody_to_move_pegasus_is_lost() -> None:
    """L-15.0.6: Troops and heroes; the Minotaur does not fly."""
    g = bought("pegasus", *holds("blu", "A1"), *figure("minotaur", "A1", "blu"))

    assert told(g)[-1] == "effect-lost blu pegasus"


def test_with_nowhere_to_go_pegasus_is_lost() -> None:
    """L-15.0.6: blu in Medusa's land."""
    g = bought("pegasus", *holds("blu", "A1", 1), *figure("medusa", "A1", "blu"))

    assert told(g)[-1] == "effect-lost blu pegasus"


def test_without_a_land_to_go_to_pegasus_is_lost() -> None:
    """L-15.0.6, L-11.4.1, L-17.5: everything else is yel's, or a last land of red or grn."""
    others = ("A2", "A3", "B1", "B2", "G1", "G2", "E2", "Z1")
    lands = (*holds("blu", "A1", 1), *holds("red", "D1"), *holds("grn", "E1"))
    g = bought("pegasus", *lands, *[f"owner {land} yel" for land in others], rules=fixture("team4", "tb-1"))

    assert told(g)[-1] == "effect-lost blu pegasus"


def test_perseus_is_gone_before_the_others_fly() -> None:
    """L-16.9.2: no passing then, and no refusal of the flight."""
    g = turn("athena", *holds("blu", "A1", 1), *hero("perseus", "A1", "blu"))
    say(g, "p1 sacrifice perseus")
    assert options(g)[0] == "to A2"
    say(g, "p1 to A3")

    stands(g, "hero_place perseus removed", "troops A3 1, A1 0", "owner A3 blu", "gold blu 10")


def test_perseus_asks_from_where_and_takes_no_pass() -> None:
    """L-16.9.2, D-81"""
    g = turn("athena", *holds("blu", "A1", 1), *holds("blu", "D1", 1), *hero("perseus", "A1", "blu"))
    say(g, "p1 sacrifice perseus")

    assert options(g) == ["from A1", "from D1"]
    assert why(g, "p1 pass") == "sacrifice-first L-16.0.2"


def test_every_refusal_has_its_reason() -> None:
    """L-11.4"""
    g = bought(
        "pegasus",
        *holds("blu", "A1", 2),
        *holds("blu", "A2", 2),
        *holds("blu", "A3"),
        *holds("yel", "B1"),
        *holds("red", "D1"),
        *figure("medusa", "A2", "red"),
        rules=TEAMS,
    )
    explained(g, *phrases(g, "from {land}"), "pass", "end turn", "to A1")
    assert why(g, "p1 from A3") == "no-unit-there A3 L-11.2.1"
    assert why(g, "p1 from D1") == "not-your-land D1 L-13.1"
    assert why(g, "p1 to A1") == "effect-first L-10.7.1"
    say(g, "p1 from A1")
    assert why(g, "p1 from A1") == "effect-first L-10.7.1"
    explained(g, *phrases(g, "to {land}"), "pass", "end turn")
