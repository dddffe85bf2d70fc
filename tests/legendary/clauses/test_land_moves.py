"""L-11.2: land moves, naval bridges, who goes."""

from __future__ import annotations

import pytest

from legendary.setups import TEAMS, explained, figure, hero, holds, options_of, phrases, sails, say, turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, stands, told


def goals(g: Play, land: str) -> list[str]:
    return options_of(g, f"march {land} >")


def test_neighbours_on_the_island_are_accessible() -> None:
    """L-11.2.2 (a)"""
    g = turn("ares", *holds("blu", "A2", 1))

    assert goals(g, "A2") == ["A1", "A3"]
    assert why(g, "p1 march A2 > D1") == "not-accessible A2 D1 L-11.2.2"
    assert why(g, "p1 march A2 > A2") == "same-land A2 L-11.2.1"


def test_other_islands_are_accessible_over_a_chain_of_own_fleets() -> None:
    """L-11.2.2 (b); S-43: S2 and S3 join A3 to four lands; A1 is not next to A3 and on the same island."""
    g = turn("ares", *holds("blu", "A3", 3), *sails("blu", "S2"), *sails("blu", "S3"))

    assert goals(g, "A3") == ["A2", "B1", "B2", "G1", "G2"]


def test_a_bridge_does_not_reach_one_s_own_island() -> None:
    """L-11.2.2: A1 and A3 both lie at S1."""
    g = turn("ares", *holds("blu", "A1", 1), *sails("blu", "S1"))

    assert goals(g, "A1") == ["A2"]
    assert why(g, "p1 march A1 > A3") == "not-accessible A1 A3 L-11.2.2"


def test_a_bridge_needs_every_link() -> None:
    """L-11.2.2: S2 without S3, S3 without S2, and others' fleets do not help."""
    three = holds("blu", "A3", 3)
    assert goals(turn("ares", *three, *sails("blu", "S2")), "A3") == ["A2", "B1", "B2"]
    assert goals(turn("ares", *three, *sails("blu", "S3")), "A3") == ["A2"]
    assert goals(turn("ares", *three, *sails("red", "S2"), *sails("blu", "S3")), "A3") == ["A2"]


def test_the_kraken_breaks_a_bridge() -> None:
    """L-15.15.2; S-43"""
    g = turn("ares", *holds("blu", "A3", 3), *sails("blu", "S3"), *figure("kraken", "S2", "red"))

    assert goals(g, "A3") == ["A2"]


def test_a_teammate_s_fleets_carry_a_bridge() -> None:
    """L-18.5: at no extra cost, mixed or alone."""
    g = turn("ares", *holds("blu", "A3", 1), *sails("yel", "S2"), *sails("blu", "S3"), rules=TEAMS)
    assert goals(g, "A3") == ["A2", "B1", "B2", "G1", "G2"]
    say(g, "p1 march A3 > G1")

    stands(g, "gold blu+yel 9", "owner G1 blu")
    assert goals(turn("ares", *holds("blu", "A3", 1), *sails("yel", "S2"), rules=TEAMS), "A3") == ["A2", "B1", "B2"]


def test_whoever_has_nobody_there_moves_nobody() -> None:
    """L-11.2.1"""
    g = turn("ares", *holds("blu", "A1"), *holds("red", "A3", 2))

    assert not options(g, "march")
    assert why(g, "p1 march A1 > A2") == "no-unit-there A1 L-11.2.1"
    assert why(g, "p1 march A3 > A2") == "not-your-land A3 L-13.1"
    assert why(g, "p1 march D1 > A2") == "not-your-land D1 L-13.1"


def test_the_minotaur_never_marches() -> None:
    """L-11.2.1, L-15.17.1: alone he is nobody who could go, and with others he stays."""
    alone = turn("ares", *holds("blu", "A1"), *figure("minotaur", "A1", "blu"))
    assert not options(alone, "march")
    assert why(alone, "p1 march A1 > A2") == "no-unit-there A1 L-11.2.1"
    g = turn("ares", *holds("blu", "A1", 1), *figure("minotaur", "A1", "blu"))
    say(g, "p1 march A1 > A2")

    stands(g, "figure_area minotaur A1", "troops A1 0, A2 1", "owner A1 blu, A2 blu")


def test_any_mix_of_troops_mercenaries_and_heroes() -> None:
    """L-11.2.1, L-21.6: each kind is asked for; nothing is paid before the party is complete."""
    land = holds("blu", "A1", 2, 1)
    g = turn("ares", *land, *hero("ajax", "A1", "blu"), *hero("helen", "A1", "blu"))
    say(g, "p1 march A1 > A2")
    assert options(g) == ["troops 0", "troops 1", "troops 2"]
    say(g, "p1 troops 1")
    assert options(g) == ["mercenaries 0", "mercenaries 1"]
    say(g, "p1 mercenaries 1")
    assert options(g) == ["with ajax", "without ajax"]
    say(g, "p1 without ajax")
    assert options(g) == ["with helen", "without helen"]
    stands(g, "gold blu 10", "troops A1 2", "mercenaries A1 1", "hero_land helen A1")
    say(g, "p1 with helen")

    assert told(g) == ["units-marched blu A1 A2 3", "land-claimed blu A2", "priestess-drawn blu"]
    stands(g, "gold blu 9", "troops A1 1, A2 1", "mercenaries A1 0, A2 1", "hero_land helen A2, ajax A1")


def test_kinds_that_are_not_there_are_not_asked_for() -> None:
    """L-21.6, D-41 to D-43"""
    mercenaries = turn("ares", *holds("blu", "A1", 0, 2))
    say(mercenaries, "p1 march A1 > A2")
    assert options(mercenaries) == ["mercenaries 1", "mercenaries 2"]
    heroes = turn("ares", *holds("blu", "A1"), *hero("ajax", "A1", "blu"), *hero("helen", "A1", "blu"))
    say(heroes, "p1 march A1 > A2")

    assert options(heroes) == ["with ajax", "without ajax"]


def test_somebody_must_go() -> None:
    """L-21.6: the last question does not leave nobody."""
    troops = turn("ares", *holds("blu", "A1", 2))
    say(troops, "p1 march A1 > A2")
    assert options(troops) == ["troops 1", "troops 2"]
    assert why(troops, "p1 troops 0") == "nobody-moves L-21.6"
    both = turn("ares", *holds("blu", "A1", 2, 2))
    say(both, "p1 march A1 > A2")
    assert options(both) == ["troops 0", "troops 1", "troops 2"]
    say(both, "p1 troops 0")
    assert options(both) == ["mercenaries 1", "mercenaries 2"]
    assert why(both, "p1 mercenaries 0") == "nobody-moves L-21.6"
    heroes = turn("ares", *holds("blu", "A1", 0, 2), *hero("ajax", "A1", "blu"), *hero("helen", "A1", "blu"))
    say(heroes, "p1 march A1 > A2", "p1 mercenaries 0", "p1 without ajax")

    # Helen is the only answer left, and went by herself.
    stands(heroes, "hero_land helen A2, ajax A1", "mercenaries A1 2")


def test_the_last_hero_must_go_if_nobody_else_does() -> None:
    """L-21.6, D-43: which is no question any more."""
    g = turn("ares", *holds("blu", "A1"), *hero("ajax", "A1", "blu"))
    say(g, "p1 march A1 > A2")

    stands(g, "hero_land ajax A2", "asks TakeTurn")


def test_other_answers_wait_until_the_party_is_complete() -> None:
    """L-21.6"""
    g = turn("ares", *holds("blu", "A1", 2, 2), *hero("ajax", "A1", "blu"), *hero("helen", "A1", "blu"))
    say(g, "p1 march A1 > A2")
    assert why(g, "p1 end turn") == "units-first L-21.6"
    assert why(g, "p1 troops 3") == "too-many-units 2 L-11.2.1"
    explained(g, *phrases(g, "troops {0..4}"), "mercenaries 1", "with ajax")
    say(g, "p1 troops 0")
    assert why(g, "p1 troops 0") == "units-first L-21.6"
    assert why(g, "p1 mercenaries 3") == "too-many-units 2 L-11.2.1"
    explained(g, *phrases(g, "mercenaries {0..4}"))
    say(g, "p1 mercenaries 0")
    assert why(g, "p1 with helen") == "units-first L-21.6"
    assert why(g, "p1 mercenaries 1") == "units-first L-21.6"
    explained(g, *phrases(g, "with {hero}"), *phrases(g, "without {hero}"))


def test_a_land_left_empty_stays_one_s_own() -> None:
    """L-11.2.3, L-13.3"""
    g = turn("ares", *holds("blu", "A1", 1))
    say(g, "p1 march A1 > A2")

    stands(g, "owner A1 blu, A2 blu", "troops A1 0, A2 1")


def test_units_join_their_own() -> None:
    """L-11.2.4: and nothing is gained."""
    g = turn("ares", *holds("blu", "A1", 1), *holds("blu", "A2", 1, 1))
    say(g, "p1 march A1 > A2")

    assert told(g) == ["units-marched blu A1 A2 1"]
    stands(g, "troops A2 2", "mercenaries A2 1", "priestesses blu 0")


def test_a_free_land_is_gained() -> None:
    """L-11.2.4, L-13.5, L-13.6"""
    g = turn("ares", *holds("blu", "A1", 1))
    say(g, "p1 march A1 > A2")

    assert told(g) == ["units-marched blu A1 A2 1", "land-claimed blu A2", "priestess-drawn blu"]
    stands(g, "owner A2 blu", "priestesses blu 1")


@pytest.mark.parametrize(
    "defence",
    [
        holds("red", "A2", 1),
        holds("red", "A2", 0, 1),
        (*holds("red", "A2"), *hero("helen", "A2", "red")),
        (*holds("red", "A2"), *figure("minotaur", "A2", "red")),
    ],
    ids=["troop", "mercenary", "hero", "minotaur"],
)
def test_a_defended_land_is_fought_for(defence: tuple[str, ...]) -> None:
    """L-11.2.4, L-15.17.3"""
    g = turn("ares", *holds("blu", "A1", 1), *defence)
    say(g, "p1 march A1 > A2")

    assert told(g) == ["units-marched blu A1 A2 1", "land-battle-began blu red A2"]
    assert asked(g) == "nature RollOnLand"


@pytest.mark.parametrize("creature", ["cerberus", "hydra", "polyphemus"])
def test_buildings_and_other_figures_defend_nothing(creature: str) -> None:
    """L-11.2.4, L-13.7; S-44: captured without a battle; the figure stays where it is, under its own controller."""
    g = turn(
        "ares", *holds("blu", "A1", 1), *holds("red", "A2"), *figure(creature, "A2", "red"), "building a2a fortress"
    )
    say(g, "p1 march A1 > A2")

    assert told(g) == ["units-marched blu A1 A2 1", "land-captured blu red A2", "priestess-drawn blu"]
    stands(g, "owner A2 blu, A1 blu", "building a2a fortress", "gold blu 9", "priestesses blu 1")
    stands(g, f"figure_area {creature} A2", f"figure_owner {creature} red")


def test_medusa_lets_nobody_in_or_out() -> None:
    """L-11.2.5, L-15.16.1"""
    g = turn("ares", *holds("blu", "A1", 1), *holds("blu", "A2", 1), *figure("medusa", "A2", "blu"))

    assert not options(g, "march")
    assert why(g, "p1 march A1 > A2") == "held-by-medusa A2 L-15.16.1"
    assert why(g, "p1 march A2 > A1") == "held-by-medusa A2 L-15.16.1"


def test_a_teammate_s_land_is_no_place_to_stop() -> None:
    """L-11.2.4, L-18.4"""
    g = turn("ares", *holds("blu", "A1", 1), *holds("yel", "A2"), rules=TEAMS)

    assert goals(g, "A1") == ["A3"]
    assert why(g, "p1 march A1 > A2") == "teammates-land A2 L-11.2.4"


def test_units_pass_through_a_teammate_s_land_and_pay_every_step() -> None:
    """L-18.4: whatever stands there."""
    g = turn("ares", *holds("blu", "A1", 2), *holds("yel", "A2", 3), *hero("helen", "A2", "yel"), rules=TEAMS)
    say(g, "p1 march A1 > A3", "p1 troops 1")

    stands(g, "gold blu+yel 8", "owner A3 blu, A2 yel", "troops A1 1, A2 3, A3 1", "priestesses blu 0")


def test_a_passage_must_be_paid() -> None:
    """L-18.4, L-9.6"""
    g = turn("ares", *holds("blu", "A1", 2), *holds("yel", "A2"), "gold blu+yel 1", rules=TEAMS)

    assert not options(g, "march")
    assert why(g, "p1 march A1 > A3") == "too-dear 2 L-9.6"


def test_a_passage_over_bridges_and_land() -> None:
    """L-18.4, L-18.5: from A3 over S2 to yel's B1, on to B2, which S2 joins too, and over S0 further."""
    g = turn("ares", *holds("blu", "A1", 1), *holds("yel", "A2"), *sails("yel", "S0"), rules=TEAMS)

    # From A2 S0 leads to B1, G1, D1, E2 and Z1; A3 is next to it.
    assert goals(g, "A1") == ["A3", "B1", "G1", "D1", "E2", "Z1"]
    say(g, "p1 march A1 > D1")
    stands(g, "gold blu+yel 8", "owner D1 blu")


def test_medusa_stops_a_passage() -> None:
    """L-18.4, L-15.16.2: nobody passes through her land."""
    g = turn("ares", *holds("blu", "A1", 1), *holds("yel", "A2"), *figure("medusa", "A2", "red"), rules=TEAMS)

    assert not options(g, "march")
    assert why(g, "p1 march A1 > A3") == "not-accessible A1 A3 L-11.2.2"


def test_nobody_passes_over_free_own_or_hostile_land() -> None:
    """L-18.4"""
    for owner in ("blu", "red", "nobody"):
        g = turn("ares", *holds("blu", "A1", 1), f"owner A2 {owner}", rules=TEAMS)
        assert goals(g, "A1") == ["A2"]


def test_a_long_passage() -> None:
    """L-18.4: A1 > A2 > (over S0) E2 > E1: three steps."""
    lands = (*holds("blu", "A1", 1), *holds("yel", "A2"), *holds("yel", "E2"))
    g = turn("ares", *lands, *sails("yel", "S0"), rules=TEAMS)
    assert "E1" in goals(g, "A1")
    say(g, "p1 march A1 > E1")

    stands(g, "gold blu+yel 7", "owner E1 blu")


def test_every_refusal_has_its_reason() -> None:
    """L-11.2, L-18.4: over all pairs of lands."""
    for gold in (0, 1, 2):
        g = turn(
            "ares",
            *holds("blu", "A1", 1),
            *holds("yel", "A2"),
            *holds("blu", "D1", 1),
            *holds("blu", "E2"),
            *sails("blu", "S0"),
            *figure("medusa", "G1", "red"),
            f"gold blu+yel {gold}",
            rules=TEAMS,
        )
        explained(g, *phrases(g, "march {land} > {land}"))
