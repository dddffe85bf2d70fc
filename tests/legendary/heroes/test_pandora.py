"""Pandora: lures mercenaries away; does what a hero on the track would do (L-16.6)."""

from __future__ import annotations

import pytest

from legendary.heroes.armies import army, clash, facing, found, lands_of, lead, march, roll, stay, units
from legendary.setups import TEAMS, bought, explained, figure, hero, holds, options_of, phrases, sails, say, turn, why
from rulings import asked, options, stands, told

SEVEN = lands_of("blu", "A1", "A2", "A3", "B1", "B2", "G1", "D1")
IN_A1 = (*holds("blu", "A1"), *hero("pandora", "A1", "blu"))


WATCHERS = ("blu", "red", "grn", "yel", "everybody")

# The mercenaries


@pytest.mark.parametrize(
    ("attack", "defence", "came", "wanted"),
    [
        ("pandora", "1b 1m", 1, "2 1"),
        ("2b pandora", "2b 3m", 3, "6 2"),
        ("1b 2m pandora", "1b 1m", 1, "5 1"),
        ("pandora", "2m ajax", 2, "3 2"),
    ],
)
def test_as_the_battle_begins_the_enemy_s_mercenaries_join_her(
    attack: str, defence: str, came: int, wanted: str
) -> None:
    """L-16.6.1, L-12.1.2: before the first round; basic troops and heroes stay where they are."""
    g = clash(attack, defence)

    assert told(g)[-2:] == ["land-battle-began blu red B1", f"pandora-beckoned blu red {came}"]
    assert units(g, "B1")[1] == 0
    assert roll(g, 0, 0) == wanted


@pytest.mark.parametrize(
    ("attack", "defence", "came", "wanted"),
    [("1b 1m", "pandora", 1, "1 2"), ("2b 3m", "1b 1m pandora", 3, "2 6"), ("2m ajax", "pandora", 2, "2 3")],
)
def test_in_defence_too(attack: str, defence: str, came: int, wanted: str) -> None:
    """L-16.6.1: on either side."""
    g = clash(attack, defence)

    assert told(g)[-1] == f"pandora-beckoned red blu {came}"
    stands(g, "attack_mercenaries 0")
    assert roll(g, 0, 0) == wanted


def test_without_enemy_mercenaries_nobody_moves_over() -> None:
    """L-16.6.1: her own stay hers."""
    g = clash("1m pandora", "2b")
    assert told(g)[-1] == "land-battle-began blu red B1"
    assert roll(g, 0, 0) == "2 2"
    guarded = clash("2b", "1m pandora")

    assert told(guarded)[-1] == "land-battle-began blu red B1"


def test_an_enemy_of_mercenaries_alone_is_gone_without_a_roll() -> None:
    """L-16.6.1, L-12.1.2: she takes the land, and they are her garrison."""
    g = clash("pandora", "3m")

    assert told(g)[-2:] == ["pandora-beckoned blu red 3", "land-captured blu red B1"]
    stands(g, "owner B1 blu", "mercenaries B1 3", "hero_land pandora B1", "supply mercenaries 13", "asks TakeTurn")


def test_attackers_of_mercenaries_alone_stay_with_her() -> None:
    """L-16.6.1, L-12.1.2: no attacker is left; nothing else changes."""
    g = clash("2m", "pandora")

    assert told(g)[-2:] == ["pandora-beckoned red blu 2", "land-held red B1"]
    stands(g, "owner B1 red, B2 blu", "mercenaries B1 2, B2 0", "attacker nobody", "asks TakeTurn", "gold blu 9")


def test_they_stay_for_good_even_if_she_falls() -> None:
    """L-16.6.1, Q-42: they fight on for blu and hold what they take."""
    g = clash("pandora", "1b 2m")
    assert roll(g, 0, 3) == "3 4"
    say(g, "p1 lose pandora")
    stay(g)
    stands(g, "attack_mercenaries 2", "hero_place pandora discard")
    assert roll(g, 0, 0) == "2 1"

    stands(g, "owner B1 blu", "mercenaries B1 2", "supply mercenaries 14")


def test_they_go_with_her_when_she_retreats() -> None:
    """L-16.6.1, L-12.1.5"""
    g = clash("pandora", "4b 2m")
    roll(g, 0, 0)
    say(g, "p1 lose mercenary", "p1 retreat B2")

    stands(g, "mercenaries B2 1, B1 0", "hero_land pandora B2", "troops B1 4", "supply mercenaries 15")


def test_what_the_defender_keeps_is_his_after_the_battle() -> None:
    """L-16.6.1, Q-42: the attacker's mercenaries guard the land they came to take."""
    g = clash("1b 2m", "pandora")
    roll(g, 0, 0)

    stands(g, "owner B1 red", "mercenaries B1 2", "hero_land pandora B1", "troop_reserve blu 8")


def test_the_minotaur_does_not_follow_her() -> None:
    """L-15.17.3: he is no mercenary; the battle goes on with him."""
    g = clash("pandora", "1m", *figure("minotaur", "B1", "red"))

    assert roll(g, 0, 0) == "2 2"
    stands(g, "figure_area minotaur off", "creatures discard minotaur 1")
    say(g, "p1 lose mercenary")
    stands(g, "owner B1 blu", "hero_land pandora B1")


def test_only_those_in_the_battle_follow_her() -> None:
    """L-16.6.1: not those that stayed behind, nor those next door."""
    g = facing("1b 2m", "pandora", *holds("red", "D1", 0, 2))
    say(g, "p1 march B2 > B1", "p1 troops 1", "p1 mercenaries 1")

    assert told(g)[-1] == "pandora-beckoned red blu 1"
    stands(g, "mercenaries B2 1, B1 1, D1 2")
    beside = facing("1b pandora", "1b 2m")
    say(beside, "p1 march B2 > B1", "p1 troops 1", "p1 without pandora")
    stands(beside, "mercenaries B1 2", "attack_mercenaries 0")


def test_by_heroic_move_and_by_flight() -> None:
    """L-16.6.1: however the battle came about."""
    led = facing("pandora", "1b 1m", god="hera")
    lead(led, "pandora", "B1")
    assert told(led)[-1] == "pandora-beckoned blu red 1"
    flown = bought("pegasus", *army("blu", "D1", "1b 1m"), *army("red", "B1", "pandora"))
    say(flown, "p1 from D1", "p1 to B1", "p1 troops 1", "p1 mercenaries 1")

    assert told(flown)[-1] == "pandora-beckoned red blu 1"


def test_a_lured_mercenary_does_not_withdraw_with_perseus() -> None:
    """L-16.9.1, L-16.6.1: he fights on Perseus's side, but did not move in with him; nobody is asked."""
    g = clash("pandora perseus", "5b 1m")
    roll(g, 0, 3)
    say(g, "p1 lose mercenary")

    assert told(g)[0] == "mercenary-lost blu B1"
    stands(g, "mercenaries B2 0", "attack_mercenaries 0", "supply mercenaries 16", "asks RetreatFromLand")


def test_from_then_on_they_move_with_her() -> None:
    """L-16.6.1: after the conquest they move on like any of blu's units."""
    g = clash("pandora", "2m", *holds("red", "D1", 0, 1), *sails("blu", "S0"))
    march(g, "B1", "D1")

    stands(g, "owner D1 blu", "mercenaries D1 3, B1 0", "hero_land pandora D1")


# The sacrifice: what others can do


def test_she_does_what_a_hero_on_the_track_would_do() -> None:
    """L-16.6.2, L-16.0.3: he stays there, and she leaves the game."""
    g = turn("athena", *SEVEN, *hero("pandora", "A1", "blu"), "hero_place ajax slot-2")
    assert options_of(g, "sacrifice") == ["pandora"]
    say(g, "p1 sacrifice pandora")

    assert asked(g) == "p1 EmulateHero"
    assert options(g) == ["emulate ajax"]
    say(g, "p1 emulate ajax")
    assert told(g) == ["hero-emulated blu ajax"]
    found(g, "a1")
    stands(g, "building a1 gold3", "hero_place pandora removed, ajax slot-2", "gold blu 13", "asks TakeTurn")


COPIES = {
    "ajax": (SEVEN, "FoundMetropolis"),
    "croesus": (("gold blu 15",), "FoundMetropolis"),
    "hector": (("priestesses blu 4",), "TradeOn"),
    "helen": ((*SEVEN, "building a2a port, a2b port, b1a temple, b1b temple"), "ChooseFirstPair"),
    "jason": (sails("blu", "S1", 8), "FoundMetropolis"),
    "odysseus": ((*SEVEN, "building a2a port, a2b port, b1a port, b1b port"), "GiveBack"),
    "perseus": (holds("blu", "A2", 2), "RelocateTo"),
}


@pytest.mark.parametrize("name", COPIES)
def test_each_power_with_its_condition_met(name: str) -> None:
    """L-16.6.2, D-95: the metropolis of a founder comes to stand where blu wants it."""
    met, question = COPIES[name]
    home = () if name in ("ajax", "helen", "odysseus") else holds("blu", "B2")
    g = turn("athena", *IN_A1, *home, *met, f"hero_place {name} slot-1")
    say(g, "p1 sacrifice pandora", f"p1 emulate {name}")

    assert asked(g) == f"p1 {question}"
    assert f"hero-emulated blu {name}" in told(g)
    stands(g, f"hero_place {name} slot-1, pandora removed")
    if name == "croesus":
        stands(g, "gold blu 0")


UNMET = {
    "ajax": "condition-unmet ajax L-16.0.2",
    "croesus": "too-dear 15 L-9.6",
    "hector": "condition-unmet hector L-16.0.2",
    "helen": "condition-unmet helen L-16.0.2",
    "jason": "condition-unmet jason L-16.0.2",
    "odysseus": "condition-unmet odysseus L-16.0.2",
    "perseus": "condition-unmet perseus L-16.0.2",
    "penthesilea": "when-founding penthesilea L-16.7.2",
}


@pytest.mark.parametrize("name", UNMET)
def test_each_power_with_its_condition_unmet(name: str) -> None:
    """L-16.6.2, D-95: alone on the track he makes her sacrifice impossible; beside another he is not offered."""
    alone = turn("athena", *IN_A1, f"hero_place {name} slot-1")
    assert why(alone, "p1 sacrifice pandora") == "condition-unmet pandora L-16.0.2"
    beside = "hector" if name != "hector" else "jason"
    met = "priestesses blu 2" if name != "hector" else "ruler S1 blu"
    fleets = () if name != "hector" else ("fleets S1 8",)
    g = turn("athena", *IN_A1, f"hero_place {name} slot-1, {beside} slot-2", met, *fleets)
    say(g, "p1 sacrifice pandora")

    assert options(g) == [f"emulate {beside}"]
    assert why(g, f"p1 emulate {name}") == UNMET[name]
    explained(g, *phrases(g, "emulate {hero}"), "end turn")


def test_of_two_possible_powers_one_is_chosen() -> None:
    """L-16.6.2: not both."""
    g = turn(
        "athena", *SEVEN, *hero("pandora", "A1", "blu"), "priestesses blu 3", "hero_place ajax slot-1, hector slot-2"
    )
    say(g, "p1 sacrifice pandora")

    assert options(g) == ["emulate ajax", "emulate hector"]
    assert why(g, "p1 emulate jason") == "hero-not-on-track jason L-10.5.4"
    assert why(g, "p1 end turn") == "sacrifice-first L-16.0.2"
    say(g, "p1 emulate hector")
    stands(g, "priestesses blu 1", "philosophers blu 1", "asks TakeTurn")


def test_an_empty_track_leaves_her_nothing() -> None:
    """L-16.6.2: heroes in play, in the deck or lost are no help."""
    g = turn("athena", *SEVEN, *hero("pandora", "A1", "blu"), *hero("jason", "A1", "blu"), "hero_place helen discard")

    assert why(g, "p1 sacrifice pandora") == "condition-unmet pandora L-16.0.2"


def test_a_founder_she_copies_needs_a_place_without_her() -> None:
    """L-14.11, L-16.6.3: her own card would be one while Penthesilea is on the track, but she is gone by then."""
    field = (*holds("blu", "A1"), "building a1 gold3", *hero("pandora", "A1", "blu"), *sails("blu", "S1", 8))
    g = turn("athena", *field, "hero_place jason slot-1, penthesilea slot-2")
    assert why(g, "p1 sacrifice pandora") == "condition-unmet pandora L-16.0.2"
    own = turn("athena", *field, *hero("penthesilea", "A1", "blu"), "hero_place jason slot-1")
    say(own, "p1 sacrifice pandora", "p1 emulate jason")

    stands(own, "hero_place penthesilea card", "asks DrawToken")


def test_copying_perseus_she_is_not_among_those_who_fly() -> None:
    """L-16.9.2, L-16.6.2: alone with nobody else in the land, there is no relocation."""
    alone = turn("athena", *IN_A1, "hero_place perseus slot-1")
    assert why(alone, "p1 sacrifice pandora") == "condition-unmet pandora L-16.0.2"
    g = turn("athena", *army("blu", "A1", "1b pandora"), "hero_place perseus slot-1", *army("red", "D1", "1b"))
    say(g, "p1 sacrifice pandora", "p1 emulate perseus", "p1 to D1")

    stands(g, "attack_troops 1", "asks RollOnLand")


def test_the_choice_is_put_even_if_there_is_one() -> None:
    """L-19.4: that Croesus cannot be copied would tell something about the purse."""
    g = turn("athena", *IN_A1, "priestesses blu 2", "hero_place hector slot-1, croesus slot-2")
    say(g, "p1 sacrifice pandora")

    assert asked(g) == "p1 EmulateHero"
    assert options(g) == ["emulate hector"]


def test_if_only_croesus_can_be_copied_all_know_of_fifteen_gold() -> None:
    """L-19.2: the sacrifice itself shows it; with another one to copy it shows nothing."""
    notes = [f"{k} {t} {0 if (k, t) != ('blu', 'blu') else 20}" for k in WATCHERS for t in ("blu", "red", "grn", "yel")]
    own = [f"{t} {t} 10" for t in ("red", "grn", "yel")]
    purse = ("gold blu 20", "least " + ", ".join(notes), "least " + ", ".join(own))
    g = turn("athena", *IN_A1, *purse, "hero_place croesus slot-2")
    say(g, "p1 sacrifice pandora")
    stands(g, "least everybody blu 15, red blu 15, blu blu 20")
    other = turn("athena", *IN_A1, *purse, "priestesses blu 2", "hero_place hector slot-1, croesus slot-2")
    say(other, "p1 sacrifice pandora")

    stands(other, "least everybody blu 0, red blu 0, blu blu 20")


def test_she_looks_at_her_faction_alone() -> None:
    """L-16.0.5: Hector's power for blu needs blu's priestesses."""
    g = turn("athena", *IN_A1, "priestesses yel 6", "hero_place hector slot-1", rules=TEAMS)

    assert why(g, "p1 sacrifice pandora") == "condition-unmet pandora L-16.0.2"
