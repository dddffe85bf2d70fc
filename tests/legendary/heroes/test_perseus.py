"""Perseus: brings his men back; sends them anywhere (L-16.9)."""

from __future__ import annotations

import pytest

from legendary.heroes.armies import army, clash, facing, fly, lands_of, lead, march, roll, stay
from legendary.setups import (
    DUEL,
    FOUR_NO_HOME,
    TEAMS,
    explained,
    figure,
    fixture,
    holds,
    options_of,
    phrases,
    sails,
    say,
    turn,
    why,
)
from pelagos.kernel.codec import load, save
from pelagos.kernel.play import Play
from rulings import asked, options, stands, told

TEAMS_ON_TB1 = fixture("team4", "tb-1")


# The withdrawal


def test_a_troop_of_his_attack_may_withdraw_instead_of_falling() -> None:
    """L-16.9.1, D-53: to a land where his side could retreat; B2 is blu's."""
    g = clash("2b perseus", "3b")
    assert roll(g, 0, 1) == "3 4"
    say(g, "p1 lose troop")

    assert asked(g) == "p1 FallOrWithdraw"
    assert options(g) == ["fall", "withdraw B2"]
    explained(g, *phrases(g, "withdraw {land}"), "fall", "stay", "lose troop")
    assert why(g, "p1 withdraw D1") == "no-retreat-land D1 L-12.1.5"
    assert why(g, "p1 stay") == "battle-first L-12.1.3"
    say(g, "p1 withdraw B2")
    assert told(g) == ["troop-withdrew blu troop B2"]
    stands(g, "attack_troops 1", "troops B2 1", "troop_reserve blu 6", "asks RetreatFromLand")


def test_he_may_let_it_fall() -> None:
    """L-16.9.1, D-53"""
    g = clash("2b perseus", "4b")
    roll(g, 0, 1)
    say(g, "p1 lose troop", "p1 fall")

    assert told(g) == ["troop-lost blu B1"]
    stands(g, "attack_troops 1", "troops B2 0", "troop_reserve blu 7")


def test_mercenaries_withdraw_like_basic_troops() -> None:
    """L-16.9.1: a Troop is either."""
    g = clash("1m perseus", "4b")
    roll(g, 0, 1)
    say(g, "p1 lose mercenary", "p1 withdraw B2")
    assert told(g) == ["troop-withdrew blu mercenary B2"]
    stands(g, "mercenaries B2 1", "attack_mercenaries 0", "supply mercenaries 15")
    other = clash("1m perseus", "4b")
    roll(other, 0, 1)
    say(other, "p1 lose mercenary", "p1 fall")

    assert told(other) == ["mercenary-lost blu B1"]
    stands(other, "supply mercenaries 16")


def test_each_troop_by_itself() -> None:
    """L-16.9.1: chosen per Troop; two rounds, two lands."""
    g = clash("2b perseus", "5b", *sails("blu", "S0"))
    roll(g, 0, 1)
    say(g, "p1 lose troop")
    assert options_of(g, "withdraw") == ["A2", "B2", "G1", "D1", "E2", "Z1"]
    say(g, "p1 withdraw B2")
    stay(g)
    roll(g, 0, 1)
    say(g, "p1 lose troop", "p1 withdraw E2")

    stands(g, "troops B2 1, E2 1", "owner E2 blu", "attack_troops 0", "troop_reserve blu 6")


def test_a_free_land_is_gained_with_its_priestess() -> None:
    """L-16.9.1, L-12.1.5, L-13.6: Z1 carries the symbol."""
    g = clash("2b perseus", "4b", *sails("blu", "S0"))
    roll(g, 0, 1)
    say(g, "p1 lose troop", "p1 withdraw Z1")

    assert told(g)[:3] == ["troop-withdrew blu troop Z1", "land-claimed blu Z1", "priestess-drawn blu"]
    stands(g, "owner Z1 blu", "troops Z1 1", "priestesses blu 1", "asks RetreatFromLand")
    say(g, "p1 stay")
    stands(g, "asks RollOnLand", "attack_troops 1")


def test_a_land_gained_so_may_be_the_place_a_metropolis_waits_for() -> None:
    """L-14.11, L-14.13: four philosophers convert at once, in the middle of the battle, which then goes on."""
    army_of_blu = (*army("blu", "A1", "2b perseus"), "building a1 gold3", "philosophers blu 4")
    g = turn("ares", *army_of_blu, *army("red", "D1", "4b"), *sails("blu", "S6"), *sails("blu", "S0"))
    say(g, "p1 march A1 > D1", "p1 troops 2", "p1 with perseus")
    roll(g, 0, 1)
    say(g, "p1 lose troop", "p1 withdraw E2")
    assert "philosophers-given blu" in told(g)
    say(g, "nature token prosperity", "p1 prosper S0")

    stands(g, "building e2 prosperity", "attack_troops 1", "philosophers blu 0")
    assert asked(g) == "p1 RetreatFromLand"


def test_without_a_land_to_go_to_the_troop_falls() -> None:
    """L-16.9.1: he flew here, and D1 is an island without blu's fleets; nobody is asked."""
    g = turn("zeus", *army("blu", "A1", "2b perseus"), *army("red", "D1", "4b"), "creatures slot-2 pegasus 1")
    say(g, "p1 buy 2")
    fly(g, "A1", "D1")
    roll(g, 0, 1)
    say(g, "p1 lose troop")

    assert "troop-lost blu D1" in told(g)
    stands(g, "troop_reserve blu 7", "asks RollOnLand")


def test_where_withdrawing_troops_cannot_go() -> None:
    """L-12.1.5, L-16.9.1, L-15.16.1: not to others, not to Medusa; her figure alone makes the difference for E2."""
    around = (*sails("blu", "S0"), *holds("grn", "G1"), *holds("red", "D1"), *figure("cerberus", "A2", "red"))
    g = clash("2b perseus", "4b", *around, *figure("medusa", "E2", "blu"))
    roll(g, 0, 1)
    say(g, "p1 lose troop")

    assert options_of(g, "withdraw") == ["A2", "B2", "Z1"]


def test_not_to_a_teammate_but_over_his_fleets() -> None:
    """L-12.1.5, L-18.4, L-18.5"""
    around = (*sails("yel", "S0"), *holds("yel", "G1"), *holds("red", "D1"))
    g = clash("2b perseus", "4b", *around, rules=TEAMS)
    roll(g, 0, 1)
    say(g, "p1 lose troop")

    assert options_of(g, "withdraw") == ["A2", "B2", "E2", "Z1"]


def test_he_and_other_heroes_cannot_withdraw() -> None:
    """L-16.9.1"""
    g = clash("1b ajax perseus", "5b")
    roll(g, 0, 1)
    assert options_of(g, "lose") == ["troop", "ajax", "perseus"]
    say(g, "p1 lose ajax")
    assert told(g)[0] == "hero-lost blu ajax B1"
    stay(g)
    roll(g, 0, 1)
    say(g, "p1 lose perseus")

    assert told(g)[0] == "hero-lost blu perseus B1"
    stands(g, "hero_place ajax discard, perseus discard")


def test_once_he_has_fallen_troops_fall_too() -> None:
    """L-16.9.1: only while he is in the battle."""
    g = clash("2b perseus", "5b")
    roll(g, 0, 1)
    say(g, "p1 lose perseus")
    stay(g)
    roll(g, 0, 1)

    assert "troop-lost blu B1" in told(g)
    stands(g, "troops B2 0", "attack_troops 1")


def test_no_more_mercenaries_withdraw_than_moved_in() -> None:
    """L-16.9.1, L-16.6.1: of three, two moved in with him; they count as removed first, whatever is said of them."""
    g = clash("2m pandora perseus", "8b 1m")
    roll(g, 0, 1)
    say(g, "p1 lose mercenary")
    assert options(g) == ["fall", "withdraw B2"]
    say(g, "p1 withdraw B2")
    stay(g)
    roll(g, 0, 1)
    say(g, "p1 lose mercenary")
    assert asked(g) == "p1 FallOrWithdraw"
    say(g, "p1 fall")
    stay(g)
    roll(g, 0, 1)
    say(g, "p1 lose mercenary")

    assert told(g)[0] == "mercenary-lost blu B1"
    stands(g, "attack_mercenaries 0", "mercenaries B2 1", "supply mercenaries 15", "asks RetreatFromLand")


def test_once_pandora_has_fallen_those_who_came_over_still_do_not_withdraw() -> None:
    """L-16.9.1, L-16.6.1: she called them in this battle, whether she lives or not."""
    g = clash("1b pandora perseus", "8b 2m")
    roll(g, 0, 1)
    say(g, "p1 lose pandora")
    stay(g)
    roll(g, 0, 1)
    say(g, "p1 lose mercenary")

    assert told(g)[0] == "mercenary-lost blu B1"
    stay(g)
    roll(g, 0, 1)
    say(g, "p1 lose troop")
    assert asked(g) == "p1 FallOrWithdraw"


def test_mercenaries_that_hector_struck_do_not_count_as_moved_in() -> None:
    """L-16.3.1, L-16.9.1: of two one is left when Pandora calls."""
    g = clash("2m pandora perseus", "8b 1m hector")
    roll(g, 0, 1)
    say(g, "p1 lose mercenary", "p1 withdraw B2")
    stay(g)
    roll(g, 0, 1)
    say(g, "p1 lose mercenary")

    assert told(g)[0] == "mercenary-lost blu B1"
    stands(g, "mercenaries B2 1", "attack_mercenaries 0")


def test_what_one_battle_brought_over_is_the_faction_s_own_in_the_next() -> None:
    """L-16.9.1, L-16.6.1: they stayed for good, and move on with him."""
    g = clash("1b pandora perseus", "1m", *army("red", "D1", "8b"), *sails("blu", "S0"))
    stands(g, "owner B1 blu", "mercenaries B1 1", "asks TakeTurn")
    march(g, "B1", "D1")
    roll(g, 0, 1)
    say(g, "p1 lose mercenary")

    assert asked(g) == "p1 FallOrWithdraw"


def test_a_battle_saved_before_this_was_written_down_goes_on_as_it_began() -> None:
    """L-16.9.1: such a save does not say who came over; the task that does is younger."""
    g = clash("1m pandora perseus", "8b 1m")
    data = save(g.rules, g.g)
    assert ["RememberDefectors", {"n": 1}] in data["agenda"]
    assert save(g.rules, load(g.rules, data)) == data
    data["agenda"] = [task for task in data["agenda"] if task[0] != "RememberDefectors"]
    old = Play(g.rules, load(g.rules, data))
    for _ in range(2):
        roll(old, 0, 1)
        say(old, "p1 lose mercenary", "p1 withdraw B2")
        stay(old)

    stands(old, "mercenaries B2 2", "attack_mercenaries 0")


def test_left_behind_he_saves_nobody() -> None:
    """L-16.0.1, L-16.9.1"""
    g = facing("2b perseus", "3b")
    say(g, "p1 march B2 > B1", "p1 troops 2", "p1 without perseus")
    roll(g, 0, 0)

    assert "troop-lost blu B1" in told(g)


def test_in_defence_nobody_withdraws() -> None:
    """L-16.9.1, Q-45: D1 is red's and S0 leads there, but the troop falls."""
    g = clash("4b", "2b perseus", *holds("red", "D1"), *sails("red", "S0"))
    roll(g, 1, 0)
    say(g, "p2 lose troop")

    assert "troop-lost red B1" in told(g)
    stands(g, "troops B1 1, D1 0", "troop_reserve red 7")


def test_after_a_tie_the_defender_falls_first() -> None:
    """L-12.1.3: and the attacker's troop may withdraw all the same; blu has nobody left but Perseus."""
    g = clash("1b perseus", "2b")
    assert roll(g, 1, 1) == "3 3"
    assert "troop-lost red B1" in told(g)
    say(g, "p1 lose troop", "p1 withdraw B2")

    stands(g, "troops B1 1, B2 1", "attack_troops 0", "hero_land perseus B1")


def test_the_last_defender_falls_while_a_troop_withdraws() -> None:
    """L-12.1.7: Perseus alone takes the land."""
    g = facing("1b perseus", "1b", "building b1a fortress", god="hera")
    lead(g, "perseus", "B1")
    assert roll(g, 1, 1) == "3 3"
    say(g, "p1 lose troop", "p1 withdraw B2")

    stands(g, "owner B1 blu", "hero_land perseus B1", "troops B1 0, B2 1")


# The relocation


def test_the_others_fly_wherever_they_want() -> None:
    """L-16.9.2, L-11.4.1, D-81: over any distance, for nothing; Perseus is gone first."""
    g = turn("athena", *army("blu", "A1", "3b 1m ajax perseus"), *holds("blu", "E1", 1))
    say(g, "p1 sacrifice perseus")

    assert told(g) == ["hero-sacrificed blu perseus"]
    assert asked(g) == "p1 RelocateFrom"
    assert options(g) == ["from A1", "from E1"]
    assert why(g, "p1 pass") == "sacrifice-first L-16.0.2"
    assert why(g, "p1 end turn") == "sacrifice-first L-16.0.2"
    assert why(g, "p1 from B1") == "not-your-land B1 L-13.1"
    assert why(g, "p1 from HOME_blu") == "no-unit-there HOME_blu L-11.2.1"
    say(g, "p1 from A1")
    assert why(g, "p1 to A1") == "same-land A1 L-11.2.1"
    say(g, "p1 to D1", "p1 troops 2", "p1 mercenaries 0", "p1 with ajax")
    assert told(g) == ["units-flown blu A1 D1 3", "land-claimed blu D1"]
    stands(g, "troops A1 1, D1 2", "mercenaries A1 1", "hero_land ajax D1", "gold blu 10", "hero_place perseus removed")


def test_somebody_must_fly() -> None:
    """L-11.4.1, D-81: at least one; to let it be is not offered."""
    g = turn("athena", *army("blu", "A1", "1m ajax perseus"))
    say(g, "p1 sacrifice perseus", "p1 to E1", "p1 mercenaries 0")

    stands(g, "hero_land ajax E1", "owner E1 blu, A1 blu")


def test_a_flight_may_end_in_battle() -> None:
    """L-16.9.2, L-11.2.4: without Perseus nobody withdraws any more."""
    g = turn(
        "athena", *army("blu", "A1", "2b perseus"), *army("red", "D1", "2b"), *sails("blu", "S0"), "building d1a port"
    )
    say(g, "p1 sacrifice perseus", "p1 to D1", "p1 troops 2")
    assert told(g)[-1] == "land-battle-began blu red D1"
    assert roll(g, 0, 1) == "2 3"

    assert "troop-lost blu D1" in told(g)


def test_medusa_lets_nobody_out_or_in() -> None:
    """L-16.9.2, L-15.16.1, S-67: she sits in A2."""
    around = (*holds("blu", "A2", 2), *figure("medusa", "A2", "red"))
    g = turn("athena", *army("blu", "A1", "3b perseus"), *around, *holds("blu", "E1", 1))
    say(g, "p1 sacrifice perseus")
    assert options(g) == ["from A1", "from E1"]
    assert why(g, "p1 from A2") == "held-by-medusa A2 L-15.16.1"
    say(g, "p1 from A1")

    assert why(g, "p1 to A2") == "held-by-medusa A2 L-15.16.1"
    assert "A2" not in options_of(g, "to")
    explained(g, *phrases(g, "to {land}"), "end turn")


def test_perseus_himself_may_be_sacrificed_in_medusa_s_land() -> None:
    """L-15.16.2: a sacrifice is no move."""
    here = (*army("blu", "A2", "1b perseus"), *figure("medusa", "A2", "red"))
    g = turn("athena", *here, *holds("blu", "E1", 1))
    say(g, "p1 sacrifice perseus")

    assert asked(g) == "p1 RelocateTo"
    say(g, "p1 to B1")
    stands(g, "owner B1 blu", "troops B1 1, E1 0, A2 1")


@pytest.mark.parametrize(
    ("field", "offered"),
    [
        (army("blu", "A1", "perseus"), False),
        (army("blu", "A1", "perseus ajax"), True),
        (army("blu", "A1", "1m perseus"), True),
        ((*army("blu", "A1", "perseus"), *army("blu", "B1", "1b")), True),
        ((*army("blu", "A1", "4b perseus"), *figure("medusa", "A1", "red")), False),
        ((*army("blu", "A1", "perseus"), *army("blu", "B1", "1b"), *figure("medusa", "B1", "red")), False),
        ((*army("blu", "A1", "perseus"), *figure("minotaur", "A1", "blu")), False),
    ],
)
def test_there_must_be_a_relocation_without_him(field: tuple[str, ...], offered: bool) -> None:
    """L-16.9.2: the Minotaur never flies."""
    g = turn("athena", *field)

    assert options_of(g, "sacrifice") == (["perseus"] if offered else [])
    if not offered:
        assert why(g, "p1 sacrifice perseus") == "condition-unmet perseus L-16.0.2"


def test_there_must_be_a_land_to_go_to() -> None:
    """L-16.9.2, L-17.5, L-18.4: everything else is yel's, or the last land of an opponent."""
    full = ("A2", "A3", "B1", "B2", "G1", "G2", "Z1", "E1", "E2")
    closed = (*lands_of("yel", *full[:8]), *lands_of("red", "E2"), *lands_of("grn", "D1"))
    g = turn("athena", *army("blu", "A1", "2b perseus"), *closed, rules=TEAMS_ON_TB1)
    assert why(g, "p1 sacrifice perseus") == "condition-unmet perseus L-16.0.2"
    free = turn("athena", *army("blu", "A1", "2b perseus"), *closed, "owner E1 nobody", rules=TEAMS_ON_TB1)
    say(free, "p1 sacrifice perseus")

    assert asked(free) == "p1 TakeTroops"
    stands(free, "hero_place perseus removed")


def test_not_to_a_teammate_nor_to_a_last_land() -> None:
    """L-11.4.1, L-18.4, L-17.5"""
    field = (
        *army("blu", "A1", "2b perseus"),
        *lands_of("yel", "B1", "B2"),
        *lands_of("red", "D1"),
        *lands_of("grn", "E1", "E2"),
    )
    g = turn("athena", *field, rules=TEAMS_ON_TB1)
    say(g, "p1 sacrifice perseus")

    assert options_of(g, "to") == ["A2", "A3", "G1", "G2", "E1", "E2", "Z1"]
    assert why(g, "p1 to B1") == "teammates-land B1 L-11.2.4"
    assert why(g, "p1 to D1") == "last-area D1 L-17.5"


def test_in_the_duel_his_own_other_faction_is_a_teammate() -> None:
    """L-18.8, L-11.4.1"""
    g = turn("athena", *army("yel", "A1", "2b perseus"), *holds("blu", "B1", 1), rules=DUEL, who="yel")
    say(g, "p1 sacrifice perseus")

    assert why(g, "p1 to B1") == "teammates-land B1 L-11.2.4"
    assert "B2" in options_of(g, "to")


def test_an_empty_land_of_an_opponent_is_taken() -> None:
    """L-11.2.4, L-13.5: its metropolis too."""
    loser = (*lands_of("red", "D1", "E1"), "building d1a priestess")
    g = turn("athena", *army("blu", "A1", "1b perseus"), *loser, rules=FOUR_NO_HOME)
    say(g, "p1 sacrifice perseus", "p1 to D1")

    assert "metropolis-taken blu red d1a" in told(g)
    stands(g, "owner D1 blu", "priestesses red 1, blu 0")
