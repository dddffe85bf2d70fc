"""When a sacrifice is offered, when it is refused and why (L-16.0, L-9.5)."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.heroes.armies import army, clash, found, lands_of, lead, roll
from legendary.setups import (
    DUEL,
    FOUR,
    TEAMS,
    bought,
    explained,
    figure,
    gods_with,
    hero,
    holds,
    homes,
    options_of,
    phrases,
    purses,
    sails,
    say,
    turn,
    why,
)
from pelagos.games.legendary.words import HEROES
from rulings import asked, described, options, stands, told

EIGHT: Final = sails("blu", "S1", 8)
RICH: Final = ("priestesses blu 2", "building a1 port, a2a port, a2b port, a3 temple, b1a temple")
JASON: Final = (*holds("blu", "A1"), *hero("jason", "A1", "blu"), *EIGHT)


# What a hero is


@pytest.mark.parametrize("name", HEROES)
def test_a_hero_is_a_unit_of_strength_one_but_ajax(name: str) -> None:
    """L-16.0.1: Helen's die shows 2 where others have a 0."""
    g = clash(f"1b {name}", "4b")
    die = 2 if name == "helen" else 0
    say(g, f"nature roll {die} 0")
    if name == "croesus":
        say(g, "p1 accept")

    assert f"dice-rolled {die} 0 {die + 1 + (2 if name == 'ajax' else 1)} 4" in told(g)


@pytest.mark.parametrize("name", HEROES)
def test_one_lost_in_battle_goes_to_the_discard(name: str) -> None:
    """L-16.0.3, L-12.1.4"""
    g = clash(f"1b {name}", "6b")
    say(g, "nature roll 2 1")
    if name == "croesus":
        say(g, "p1 accept")
    say(g, f"p1 lose {name}")

    assert told(g)[0] == f"hero-lost blu {name} B1"
    stands(g, f"hero_place {name} discard", f"hero_owner {name} nobody", f"hero_land {name} off")


def test_neither_the_lost_nor_the_sacrificed_return() -> None:
    """L-16.0.3, L-5.3, S-93: a slot is filled from the deck alone."""
    gone = "hero_place ajax discard, croesus removed, pandora card, helen slot-2, jason play"
    fill = "next FillHeroSlot slot=slot-1"
    g = described(FOUR, "cycle 4", gone, "hero_land jason A1", "hero_owner jason blu, pandora blu", fill)
    gone_or_out = {"ajax", "croesus", "pandora", "helen", "jason"}
    assert options_of(g, "hero") == [name for name in HEROES if name not in gone_or_out]
    empty = described(FOUR, "cycle 4", "hero_place " + ", ".join([f"{name} removed" for name in HEROES]), fill)

    stands(empty, "asks nothing")


def test_what_kills_troops_spares_heroes() -> None:
    """L-16.0.4, I-70: Harpy, Hydra and Giant find nobody in a land of heroes."""
    here = (*army("red", "A2", "ajax helen"), *army("blu", "A1", "jason"))
    harpy = bought("harpy", *here, *holds("grn", "D1", 1))
    assert "unit-killed blu troop D1" in told(harpy)
    alone = bought("harpy", *here)
    assert told(alone)[-1] == "effect-lost blu harpy"
    giant = bought("giant", *here)
    assert told(giant)[-1] == "effect-lost blu giant"
    hydra = bought("hydra", *here)
    say(hydra, "p1 place A2")

    stands(hydra, "asks TakeTurn", "prosperity A2 0", "hero_place ajax play, helen play, jason play")


# When


@pytest.mark.parametrize("god", ["ares", "athena", "hera", "poseidon", "zeus"])
def test_under_every_god_with_actions(god: str) -> None:
    """L-9.5, L-16.0.2"""
    assert options_of(turn(god, *JASON), "sacrifice") == ["jason"]


def test_not_under_apollo() -> None:
    """L-10.6.3, L-16.0.2, S-63: there is no menu at all."""
    g = turn("apollo", *JASON)

    assert options_of(g, "sacrifice") == []
    assert why(g, "p1 sacrifice jason") == "only-apollo L-10.6.3"


def test_before_between_and_after_the_free_actions() -> None:
    """L-9.5: at any moment at which the turn waits; what is due stays due."""
    heroes = (*hero("croesus", "A1", "blu"), *hero("hector", "A1", "blu"), "gold blu 15", "priestesses blu 2")
    g = turn("athena", *JASON, *heroes, *holds("blu", "D1"), *holds("blu", "B1"), due=True)
    assert options_of(g, "sacrifice") == ["croesus", "hector", "jason"]
    say(g, "p1 sacrifice croesus", "p1 found b1a", "nature token prosperity", "p1 prosper S1")
    stands(g, "build_due 1", "recruit_due 1", "asks TakeTurn")
    say(g, "p1 recruit philosopher")
    assert options_of(g, "sacrifice") == ["hector", "jason"]
    say(g, "p1 sacrifice hector")
    stands(g, "build_due 1", "recruit_due 0", "philosophers blu 2")
    say(g, "p1 build university d1a", "p1 sacrifice jason")
    found(g, "d1b", "priestess")

    stands(
        g,
        "build_due 0",
        "hero_place croesus removed, hector removed, jason removed",
        "building b1a prosperity, d1b priestess",
    )
    assert "end turn" in options(g)


def test_a_sacrifice_may_take_the_last_free_site_from_the_building_that_is_due() -> None:
    """L-9.5, L-14.4: then it may be forgone."""
    g = turn("athena", *JASON, *holds("blu", "A3"), "building a3 port", due=True)
    assert "forgo" not in options(g)
    say(g, "p1 sacrifice jason")
    found(g, "a1")

    assert options_of(g, "build") == ["university a3"]
    assert "forgo" in options(g)


def test_never_inside_another_effect() -> None:
    """L-9.5, Q-17: not while units are chosen, in a battle, over a creature, a site or a bonus."""
    here = (*JASON, *army("blu", "B2", "2b ajax"), *army("red", "B1", "1b"))
    moving = turn("zeus", *here)
    say(moving, "p1 lead ajax > B1")
    assert why(moving, "p1 sacrifice jason") == "units-first L-21.6"
    fighting = turn("zeus", *here, "troops B1 4", *holds("red", "D1"), *sails("red", "S0"))
    lead(fighting, "ajax", "B1")
    roll(fighting, 0, 0)
    assert asked(fighting) == "p1 LoseUnit"
    assert why(fighting, "p1 sacrifice jason") == "battle-first L-12.1.3"
    creature = bought("sylph", *JASON, *sails("red", "S2"), *sails("red", "S3"))
    assert why(creature, "p1 sacrifice jason") == "effect-first L-10.7.1"
    founding = turn("athena", *JASON, *holds("blu", "D1"), "philosophers blu 3")
    say(founding, "p1 recruit philosopher")
    assert why(founding, "p1 sacrifice jason") == "site-first L-14.14"
    say(founding, "p1 found d1a", "nature token troops2")

    assert why(founding, "p1 sacrifice jason") == "bonus-first L-14.15"


def test_not_in_the_turn_of_another() -> None:
    """L-16.0.2: blu's Jason in red's turn, whoever asks."""
    g = turn("athena", *JASON, who="red")

    assert options_of(g, "sacrifice") == []
    assert why(g, "p2 sacrifice jason") == "not-your-hero jason L-11.3.1"


def test_several_in_one_turn() -> None:
    """L-9.5: nothing limits their number."""
    g = turn("athena", *JASON, *hero("croesus", "A1", "blu"), "gold blu 15", *holds("blu", "B1"))
    say(g, "p1 sacrifice jason")
    found(g, "a1", "priestess")
    say(g, "p1 sacrifice croesus")
    found(g, "b1a", "priestess")

    stands(g, "building a1 priestess, b1a priestess", "priestesses blu 2", "gold blu 0")


def test_one_sacrifice_may_pay_for_the_next() -> None:
    """L-9.5, L-14.15: with the bonus of 3 GP there are 15."""
    g = turn("athena", *JASON, *hero("croesus", "A1", "blu"), "gold blu 12", *holds("blu", "B1"))
    assert options_of(g, "sacrifice") == ["jason"]
    say(g, "p1 sacrifice jason")
    found(g, "a1", "gold3")

    assert options_of(g, "sacrifice") == ["croesus"]


# Who


@pytest.mark.parametrize(("cycle", "offered"), [(1, True), (2, True), (3, False)])
def test_not_in_the_cycle_in_which_the_hero_came(cycle: int, offered: bool) -> None:
    """L-16.0.2, I-34: it is cycle 3."""
    g = turn("athena", *holds("blu", "A1"), *hero("jason", "A1", "blu", cycle), *EIGHT)

    assert options_of(g, "sacrifice") == (["jason"] if offered else [])
    if not offered:
        assert why(g, "p1 sacrifice jason") == "too-fresh jason L-16.0.2"


def test_one_just_hired_must_wait_but_may_move() -> None:
    """L-10.5.4, Q-56"""
    g = turn("hera", *holds("blu", "A1"), *EIGHT, "hero_place jason slot-1")
    say(g, "p1 hire jason A1")

    assert why(g, "p1 sacrifice jason") == "too-fresh jason L-16.0.2"
    assert "jason > A2" in options_of(g, "lead")


def test_one_that_charon_brought_must_wait() -> None:
    """L-15.1.3, L-16.0.2, S-76: and the one who left is nobody's; in the next cycle it is possible."""
    g = bought("charon", *holds("blu", "A1"), *hero("ajax", "A1", "blu"), *EIGHT, "hero_place jason slot-2")
    stands(g, "hero_place jason play, ajax slot-2", "hero_land jason A1", "hero_cycle jason 3", "asks TakeTurn")
    assert why(g, "p1 sacrifice jason") == "too-fresh jason L-16.0.2"
    assert why(g, "p1 sacrifice ajax") == "not-your-hero ajax L-11.3.1"
    later = turn("athena", *holds("blu", "A1"), *hero("jason", "A1", "blu", 3), *EIGHT, "cycle 4")

    assert options_of(later, "sacrifice") == ["jason"]


def test_a_hero_who_has_moved_may_still_be_sacrificed() -> None:
    """L-9.5, L-16.0.2"""
    g = turn("zeus", *JASON)
    lead(g, "jason", "A2")

    assert options_of(g, "sacrifice") == ["jason"]


def test_only_one_s_own_heroes() -> None:
    """L-16.0.2: not an opponent's, not one on the track, not a teammate's."""
    g = turn(
        "athena",
        *holds("blu", "A1"),
        *EIGHT,
        *holds("red", "A2"),
        *hero("jason", "A2", "red"),
        "hero_place ajax slot-1",
    )
    assert options_of(g, "sacrifice") == []
    for name in HEROES:
        assert why(g, f"p1 sacrifice {name}") == f"not-your-hero {name} L-11.3.1"
    mate = (*holds("yel", "A2"), *hero("jason", "A2", "yel"), *holds("blu", "A1"), *EIGHT)
    for rules in (TEAMS, DUEL):
        assert why(turn("athena", *mate, rules=rules), "p1 sacrifice jason") == "not-your-hero jason L-11.3.1"


def test_the_land_stays_when_its_last_unit_is_sacrificed() -> None:
    """L-13.3: as with any other loss."""
    g = turn("athena", *JASON)
    say(g, "p1 sacrifice jason")
    found(g, "a1")

    stands(g, "owner A1 blu", "troops A1 0", "building a1 gold3")


# Where a metropolis can come to stand

FOUNDERS: Final[dict[str, tuple[str, ...]]] = {"croesus": ("gold blu 15",), "jason": EIGHT}


@pytest.mark.parametrize("name", FOUNDERS)
def test_without_a_place_it_is_not_offered(name: str) -> None:
    """L-14.11, S-66: blu's one site holds a metropolis already."""
    g = turn("athena", *holds("blu", "A1"), *hero(name, "A1", "blu"), "building a1 gold3", *FOUNDERS[name])

    assert why(g, f"p1 sacrifice {name}") == "no-place L-14.11"


def test_ajax_without_a_place() -> None:
    """L-14.11: seven lands, and a metropolis on each of their sites."""
    lands = ("A1", "A2", "A3", "B2", "G1", "E1")
    cities = "building a1 gold3, a2a gold3, a2b gold3, a3 troops2, b2 troops2, g1 troops2, e1 priestess"
    g = turn("athena", *lands_of("blu", *lands), *hero("ajax", "A1", "blu"), cities)
    assert why(g, "p1 sacrifice ajax") == "no-place L-14.11"
    room = turn("athena", *lands_of("blu", *lands), *hero("ajax", "A1", "blu"), cities, "building e1 port")
    say(room, "p1 sacrifice ajax")

    stands(room, "building e1 empty", "supply port 10", "asks DrawToken")


@pytest.mark.parametrize("name", FOUNDERS)
def test_penthesilea_s_card_is_a_place(name: str) -> None:
    """L-14.11, L-16.7.2: the only one, so nobody is asked; hired in this cycle she is none."""
    here = (*holds("blu", "A1"), *hero(name, "A1", "blu"), "building a1 gold3", *FOUNDERS[name])
    g = turn("athena", *here, *hero("penthesilea", "A1", "blu"))
    say(g, f"p1 sacrifice {name}", "nature token prosperity")
    stands(g, "building penthesilea prosperity", f"hero_place penthesilea card, {name} removed")
    fresh = turn("athena", *here, *hero("penthesilea", "A1", "blu", 3))

    assert why(fresh, f"p1 sacrifice {name}") == "no-place L-14.11"


def test_where_all_sites_are_built_on_one_building_gives_way() -> None:
    """L-14.10, L-14.9: any own basic building, no metropolis."""
    g = turn(
        "athena", *JASON, *holds("blu", "B1"), *holds("blu", "A3"), "building a1 port, b1a temple, b1b gold3, a3 port"
    )
    say(g, "p1 sacrifice jason")

    assert options(g) == ["found a1", "found a3", "found b1a"]
    assert why(g, "p1 found b1b") == "metropolis-stands b1b L-14.6"
    found(g, "b1a")
    stands(g, "building b1a gold3, a1 port, a3 port", "supply temple 10")


def test_every_refusal_has_a_reason() -> None:
    """L-16.0.2: all of them in blu's hands with nothing to show, and in nobody's."""
    mine = [statement for name in HEROES for statement in hero(name, "A1", "blu")]
    poor = turn("athena", *holds("blu", "A1"), *mine)
    explained(poor, *phrases(poor, "sacrifice {hero}"))
    assert options_of(poor, "sacrifice") == ["perseus"]
    rich = turn("athena", *lands_of("blu", "A1", "A2", "A3", "B1", "B2", "G1"), *mine, *EIGHT, "gold blu 15", *RICH)
    explained(rich, *phrases(rich, "sacrifice {hero}"))

    assert options_of(rich, "sacrifice") == ["ajax", "croesus", "hector", "helen", "jason", "odysseus", "perseus"]


def test_the_end_of_the_turn_ends_it_for_all() -> None:
    """L-9.5: in the next turn only that faction's heroes can be used."""
    pawns = ("pawn athena blu, ares red, zeus grn, apollo yel", "amount athena 1, ares 1, zeus 1")
    heroes = (*JASON, *holds("red", "B1", 1), *hero("perseus", "B1", "red"))
    g = described(
        FOUR,
        "cycle 3",
        purses(FOUR, 10),
        *homes(FOUR),
        *pawns,
        gods_with("athena"),
        *heroes,
        "active blu",
        "god athena",
        "next Act",
        "next EndTurn god=athena",
        "next Turn god=ares",
    )
    assert options_of(g, "sacrifice") == ["jason"]
    say(g, "p1 end turn")

    assert asked(g) == "p2 TakeTurn"
    assert options_of(g, "sacrifice") == ["perseus"]
    stands(g, "build_due 1", "recruit_due 1")


def test_medusa_holds_no_sacrifice() -> None:
    """L-15.16.2: Medusa in the hero's land does not stop his sacrifice."""
    g = turn("athena", *JASON, *figure("medusa", "A1", "red"))

    assert options_of(g, "sacrifice") == ["jason"]
