"""A metropolis on a hero's card (L-16.7, L-16.6.3): what it is worth, and that nobody takes it."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.heroes.armies import army, found, lands_of, lead, march, roll
from legendary.setups import (
    FOUR,
    FOUR_NO_HOME,
    TEAMS,
    TEAMS_NO_HOME,
    THREE_NO_HOME,
    bought,
    explained,
    gods_with,
    hero,
    holds,
    homes,
    lawful,
    legendary,
    options_of,
    phrases,
    purses,
    sails,
    say,
    turn,
    why,
)
from pelagos.games.legendary.building import metropolises
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, described, options, stands, told

QUEEN: Final = (*holds("blu", "A1"), *hero("penthesilea", "A1", "blu"))


def card(name: str = "penthesilea", who: str = "blu", bonus: str = "gold3") -> tuple[str, ...]:
    """The statements that put a metropolis on a hero's card."""
    return (f"hero_place {name} card", f"hero_owner {name} {who}", f"building {name} {bonus}")


def count(play: Play, team: int = 0) -> int:
    return int(metropolises(legendary(play.g), team))


# How it comes there


def test_a_fourth_philosopher_s_metropolis_may_go_on_her_card() -> None:
    """L-16.7.2, S-60: beside the free sites; her figure leaves the game, the card stays, the bonus is resolved."""
    g = turn("athena", *QUEEN, "philosophers blu 3")
    say(g, "p1 recruit philosopher")
    assert asked(g) == "p1 FoundMetropolis"
    assert options(g) == ["found a1", "protect penthesilea"]
    explained(g, *phrases(g, "found {site}"), *phrases(g, "protect {hero}"), "end turn")
    assert why(g, "p1 protect ajax") == "no-protection ajax L-16.7.2"
    assert why(g, "p1 protect pandora") == "no-protection pandora L-16.7.2"
    say(g, "p1 protect penthesilea")

    assert told(g) == ["metropolis-protected blu penthesilea"]
    say(g, "nature token gold3")
    assert told(g) == ["metropolis-founded blu penthesilea gold3", "bonus-gained blu gold3"]
    stands(g, "building penthesilea gold3, a1 empty", "hero_place penthesilea card", "hero_land penthesilea off")
    stands(g, "hero_owner penthesilea blu", "gold blu 9", "supply gold3 2")
    assert count(g) == 1


WAYS: Final = {
    "building": ("athena", ("building b1a port, b1b fortress, a2a temple",), ("build university a2b",)),
    "philosophers": ("athena", ("philosophers blu 3",), ("recruit philosopher",)),
    "ajax": ("athena", (*lands_of("blu", "A3", "B2", "G1"), *hero("ajax", "A1", "blu")), ("sacrifice ajax",)),
    "croesus": ("athena", (*hero("croesus", "A1", "blu"), "gold blu 15"), ("sacrifice croesus",)),
    "jason": ("athena", (*hero("jason", "A1", "blu"), *sails("blu", "S1", 8)), ("sacrifice jason",)),
    "hector": (
        "zeus",
        (*hero("hector", "A1", "blu"), "priestesses blu 2", "philosophers blu 3"),
        ("sacrifice hector",),
    ),
    "odysseus": (
        "athena",
        (*hero("odysseus", "A1", "blu"), "building a2a port, a2b port, b1a port"),
        ("sacrifice odysseus",),
    ),
    "helen": (
        "athena",
        (*hero("helen", "A1", "blu"), "building a2a port, a2b port, b1a temple, b1b temple"),
        ("sacrifice helen", "choose port"),
    ),
    "satyr": (
        "hera",
        ("philosophers blu 3, red 1", "creatures slot-2 satyr 1"),
        ("buy 2",),
    ),
    "cyclops": (
        "hera",
        ("building b1a port, b1b fortress, a2a temple, a2b temple", "creatures slot-2 cyclops 1"),
        ("buy 2", "change a2b university"),
    ),
    "capture": (
        "ares",
        (
            "building b1a port, b1b fortress, a2a temple",
            "troops A2 1",
            *lands_of("red", "A3"),
            "building a3 university",
        ),
        ("march A2 > A3",),
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_by_whatever_means_it_is_built(way: str) -> None:
    """L-16.7.2: economic, cultural, heroic; free sites or not."""
    god, more, said = WAYS[way]
    due = way in ("building", "philosophers")
    g = turn(god, *QUEEN, *lands_of("blu", "A2", "B1"), *more, due=due)
    say(g, *[f"p1 {phrase}" for phrase in said])
    assert asked(g) == "p1 FoundMetropolis"
    assert "protect penthesilea" in options(g)
    say(g, "p1 protect penthesilea", "nature token priestess")

    assert count(g) == 1
    stands(g, "building penthesilea priestess")


def test_the_card_is_an_offer_not_a_duty() -> None:
    """L-16.7.2: she may wait for another one."""
    g = turn("athena", *QUEEN, "philosophers blu 3")
    say(g, "p1 recruit philosopher")
    found(g, "a1")

    stands(g, "building a1 gold3, penthesilea empty", "hero_place penthesilea play")


def test_recruited_in_this_cycle_she_holds_nothing() -> None:
    """L-16.7.2, L-16.0.2, S-60"""
    g = turn("athena", *holds("blu", "B1"), *hero("penthesilea", "B1", "blu", 3), "philosophers blu 3")
    say(g, "p1 recruit philosopher")

    assert options(g) == ["found b1a", "found b1b"]
    assert why(g, "p1 protect penthesilea") == "no-protection penthesilea L-16.7.2"


def test_in_play_for_another_she_is_no_help() -> None:
    """L-16.7.2, L-18.3: an opponent's or a teammate's."""
    here = (*holds("blu", "B1"), *holds("yel", "A1"), *hero("penthesilea", "A1", "yel"), "philosophers blu 3")
    for rules in (FOUR, TEAMS):
        g = turn("athena", *here, rules=rules)
        say(g, "p1 recruit philosopher")
        assert options(g) == ["found b1a", "found b1b"]


def test_only_in_one_s_own_turn() -> None:
    """L-16.7.2: in blu's turn red retreats to a free land, and what waited there is built; her card is not offered."""
    waiting = ("philosophers red 4", "building g1 gold3, d1a troops2, d1b troops2", "pawn zeus red", "amount zeus 1")
    field = (
        *army("blu", "G2", "3b"),
        *army("red", "G1", "2b"),
        *lands_of("red", "D1"),
        *hero("penthesilea", "D1", "red"),
    )
    g = turn("ares", *field, *waiting, *sails("red", "S0"), *sails("blu", "S4"), *holds("blu", "B1"))
    march(g, "G2", "G1")
    assert roll(g, 0, 0) == "3 3"
    assert asked(g) == "p2 RetreatFromLand"
    say(g, "p2 retreat A2")

    assert "philosophers-given red" in told(g)
    assert asked(g) == "p2 FoundMetropolis"
    assert options(g) == ["found a2a", "found a2b"]
    assert why(g, "p2 protect penthesilea") == "no-protection penthesilea L-16.7.2"


def test_her_card_is_the_place_for_one_that_has_none() -> None:
    """L-14.11, L-16.7.3: without a site nobody is asked."""
    g = turn("athena", *QUEEN, "building a1 gold3", "philosophers blu 3")
    say(g, "p1 recruit philosopher")

    assert told(g)[-2:] == ["philosophers-given blu", "metropolis-protected blu penthesilea"]
    stands(g, "asks DrawToken")


def at_the_start_of_a_turn(*more: str, god: str = "athena") -> Play:
    """Blu's one site holds a metropolis; four philosophers wait; its turn begins now."""
    waiting = (*holds("blu", "A1"), "building a1 gold3", "philosophers blu 4")
    pawn = (f"pawn {god} blu", f"amount {god} {int(god != 'apollo')}", gods_with(god))
    g = described(FOUR, "cycle 3", purses(FOUR, 10), *homes(FOUR), *pawn, *waiting, *more, f"next Turn god={god}")
    lawful(g)
    return g


def test_philosophers_that_wait_are_given_when_her_turn_comes() -> None:
    """L-14.11, I-31: hired in the last cycle, she is a place from the first moment of blu's turn on."""
    g = at_the_start_of_a_turn(*hero("penthesilea", "A1", "blu", 2))
    assert told(g) == ["turn-began blu athena", "philosophers-given blu", "metropolis-protected blu penthesilea"]
    say(g, "nature token priestess")
    stands(g, "building penthesilea priestess", "philosophers blu 0", "asks TakeTurn", "recruit_due 1")
    fresh = at_the_start_of_a_turn(*hero("penthesilea", "A1", "blu", 3))

    stands(fresh, "philosophers blu 4", "asks TakeTurn")


def test_so_they_are_when_penthesilea_comes_to_the_track_and_pandora_is_there() -> None:
    """L-14.11, L-16.6.3"""
    g = at_the_start_of_a_turn(*hero("pandora", "A1", "blu"), "hero_place penthesilea slot-2")

    assert told(g)[-1] == "metropolis-protected blu pandora"


def test_under_apollo_they_wait_on() -> None:
    """L-10.6.3, L-16.0.2"""
    g = at_the_start_of_a_turn(*hero("penthesilea", "A1", "blu"), god="apollo")

    stands(g, "philosophers blu 4", "asks PutToken", "hero_place penthesilea play")


def test_charon_may_bring_the_place_that_is_waited_for() -> None:
    """L-14.11, L-21.11: he puts Penthesilea, hired in this cycle, on the track, and Pandora may copy her."""
    waiting = (*holds("blu", "A1"), "building a1 gold3", "philosophers blu 4")
    heroes = (*hero("penthesilea", "A1", "blu", 3), *hero("pandora", "A1", "blu"), "hero_place ajax slot-1")
    g = bought("charon", *waiting, *heroes)
    say(g, "p1 swap penthesilea > ajax")
    assert told(g)[-1] == "metropolis-protected blu pandora"
    say(g, "nature token priestess")

    stands(g, "building pandora priestess", "hero_place pandora card, penthesilea slot-1", "asks TakeTurn")


def test_one_metropolis_on_a_card() -> None:
    """L-16.7.4"""
    g = turn("athena", *holds("blu", "B1"), *card(), "philosophers blu 3")
    say(g, "p1 recruit philosopher")

    assert options(g) == ["found b1a", "found b1b"]
    assert why(g, "p1 protect penthesilea") == "no-protection penthesilea L-16.7.2"


# Pandora's card


@pytest.mark.parametrize(
    ("place", "offered"), [("slot-1", True), ("slot-2", True), ("deck", False), ("discard", False)]
)
def test_while_penthesilea_is_on_the_track_pandora_s_card_will_do(place: str, offered: bool) -> None:
    """L-16.6.3, L-16.6.2"""
    here = (*holds("blu", "B1"), *hero("pandora", "B1", "blu"), f"hero_place penthesilea {place}", "philosophers blu 3")
    g = turn("athena", *here)
    say(g, "p1 recruit philosopher")

    assert ("protect pandora" in options(g)) == offered
    assert why(g, "p1 protect penthesilea") == "no-protection penthesilea L-16.7.2"
    if offered:
        say(g, "p1 protect pandora", "nature token priestess")
        stands(g, "building pandora priestess, penthesilea empty", f"hero_place pandora card, penthesilea {place}")
        assert count(g) == 1


def test_pandora_too_must_have_come_before_this_cycle() -> None:
    """L-16.0.2, L-16.6.3"""
    fresh = (*hero("pandora", "B1", "blu", 3), "hero_place penthesilea slot-1")
    g = turn("athena", *holds("blu", "B1"), *fresh, "philosophers blu 3")
    say(g, "p1 recruit philosopher")

    assert options(g) == ["found b1a", "found b1b"]


def test_with_penthesilea_in_play_pandora_cannot_copy_her() -> None:
    """L-16.6.3: only one on the track; her own card is another matter."""
    g = turn(
        "athena",
        *holds("blu", "B1"),
        *hero("pandora", "B1", "blu"),
        *hero("penthesilea", "B1", "blu"),
        "philosophers blu 3",
    )
    say(g, "p1 recruit philosopher")

    assert options(g) == ["found b1a", "found b1b", "protect penthesilea"]


def test_a_founder_s_metropolis_may_go_on_pandora_s_card_but_not_if_it_is_pandora_s_own_power() -> None:
    """L-16.6.2, L-16.6.3: once sacrificed for another power she has no card any more."""
    here = (*holds("blu", "B1"), *hero("pandora", "B1", "blu"), *sails("blu", "S1", 8))
    jason = turn("athena", *here, *hero("jason", "B1", "blu"), "hero_place penthesilea slot-1")
    say(jason, "p1 sacrifice jason")
    assert "protect pandora" in options(jason)
    copied = turn("athena", *here, "hero_place penthesilea slot-1, jason slot-2")
    say(copied, "p1 sacrifice pandora", "p1 emulate jason")

    assert options(copied) == ["found b1a", "found b1b"]


# What it is worth


def test_nobody_can_take_or_change_it() -> None:
    """L-16.7.3, S-60: the land she stood in falls, the card stays; Cyclops and builders find nothing there."""
    loss = turn("ares", *army("blu", "A2", "2b"), *lands_of("red", "A1"), *card(who="red"))
    march(loss, "A2", "A1")
    stands(loss, "owner A1 blu", "building penthesilea gold3", "hero_owner penthesilea red", "gold red 10")
    assert (count(loss, 0), count(loss, 1)) == (0, 1)
    cyclops = bought("cyclops", *holds("blu", "A1"), *card())
    assert told(cyclops)[-1] == "effect-lost blu cyclops"
    building = turn("zeus", *holds("blu", "A1"), "building a1 port", *card(), due=True)
    assert options_of(building, "build") == ["temple a1"]
    assert why(building, "p1 build temple penthesilea") == "not-your-site penthesilea L-14.3"
    founding = turn("athena", *holds("blu", "A1"), "building a1 port", *card(), "philosophers blu 3")
    say(founding, "p1 recruit philosopher")

    stands(founding, "building a1 empty, penthesilea gold3", "asks DrawToken")


def test_it_is_no_basic_building() -> None:
    """L-14.6: nobody's set, pair or three needs it."""
    here = (*holds("blu", "A2"), *card(), *hero("odysseus", "A2", "blu"), "building a2a temple, a2b temple")
    g = turn("athena", *here)

    assert why(g, "p1 sacrifice odysseus") == "condition-unmet odysseus L-16.0.2"


def test_it_gives_the_discount_of_a_temple_once_a_cycle() -> None:
    """L-16.7.3, L-10.7.2"""
    g = turn("athena", *holds("blu", "A1"), *card(), "creatures slot-2 dryad 1, slot-3 satyr 1", "gold blu 1")
    assert options_of(g, "buy") == ["2"]
    say(g, "p1 buy 2")
    stands(g, "gold blu 0", "temple_used penthesilea 1")
    assert told(g)[0] == "creature-bought blu dryad 1"
    again = turn(
        "athena", *holds("blu", "A1"), *card(), "temple_used penthesilea 1", "creatures slot-2 dryad 1", "gold blu 1"
    )

    assert why(again, "p1 buy 2") == "too-dear 2 L-9.6"


@pytest.mark.parametrize(
    ("slot", "price", "used"),
    [
        ("2", 0, ("a1", "b2")),
        ("3", 0, ("a1", "b2", "a3")),
        ("4", 0, ("a1", "b2", "a3", "penthesilea")),
        ("5", 0, ("a1", "b2", "a3", "penthesilea", "pandora")),
    ],
)
def test_temples_first_then_metropolises_and_the_cards_last(slot: str, price: int, used: tuple[str, ...]) -> None:
    """L-10.7.2: a1 and b2 are temples, a3 is a metropolis; both cards hold one."""
    here = (*lands_of("blu", "A1", "A3", "B2"), "building a1 temple, b2 temple, a3 gold3", *card(), *card("pandora"))
    g = turn("athena", *here, f"creatures slot-{slot} dryad 1")
    say(g, f"p1 buy {slot}")

    assert told(g)[0] == f"creature-bought blu dryad {price}"
    for site in ("a1", "b2", "a3", "penthesilea", "pandora"):
        stands(g, f"temple_used {site} {int(site in used)}")


def test_the_discount_is_there_at_once_and_again_in_the_next_cycle() -> None:
    """L-10.7.3, L-5.8: a new metropolis is unmarked."""
    g = turn("athena", *QUEEN, "philosophers blu 3", "creatures slot-2 dryad 1")
    say(g, "p1 recruit philosopher", "p1 protect penthesilea", "nature token gold3", "p1 buy 2")
    assert told(g)[0] == "creature-bought blu dryad 1"
    later = described(
        FOUR, "cycle 1", *homes(FOUR), gods_with("zeus"), *card(), "temple_used penthesilea 1", "next Initialize"
    )

    stands(later, "temple_used penthesilea 0")


def test_the_discount_is_its_faction_s_alone() -> None:
    """L-18.3, L-16.7.3: not a teammate's, nor an opponent's."""
    for rules in (FOUR, TEAMS):
        g = turn("athena", *holds("blu", "A1"), *card(who="yel"), "creatures slot-2 dryad 1", rules=rules)
        say(g, "p1 buy 2")
        assert told(g)[0] == "creature-bought blu dryad 2"
        stands(g, "temple_used penthesilea 0")


def test_it_is_neither_a_fortress_nor_a_port() -> None:
    """L-16.7.3: these need a location."""
    land = turn("ares", *army("blu", "A2", "2b"), *army("red", "A1", "1b"), *card(who="red"))
    march(land, "A2", "A1")
    assert roll(land, 0, 0) == "2 1"
    sea = turn("poseidon", *holds("blu", "A1"), *sails("blu", "S1", 2), *sails("red", "S0", 1), *card(who="red"))
    say(sea, "p1 sail S1 > S0 2")

    assert roll(sea, 0, 0) == "2 1"


# What it counts for


def ending(rules: Rules, *statements: str) -> list[str]:
    """The events of an end of cycle 3."""
    g = described(rules, "cycle 3", purses(rules, 10), *homes(rules), gods_with("zeus"), *statements, "next EndOfCycle")
    return told(g)


def test_it_counts_for_victory() -> None:
    """L-14.17, L-16.7.3, L-17.2: two on sites and one on a card are three."""
    two = (*lands_of("blu", "A1", "B2"), "building a1 gold3, b2 troops2")

    assert ending(FOUR, *two) == []
    assert ending(FOUR, *two, *card("pandora", bonus="priestess"))[0] == "game-ended goal"
    assert "team-won blu 3" in ending(FOUR, *two, *card(bonus="priestess"))
    both = (*lands_of("blu", "A1"), "building a1 gold3", *card(bonus="priestess"), *card("pandora", bonus="troops2"))
    assert "team-won blu 3" in ending(FOUR, *both)


def test_it_counts_for_the_team() -> None:
    """L-14.17, L-18.1: blu's card and yel's sites."""
    sites = (*lands_of("yel", "A1"), *lands_of("blu", "B2"), "building a1 gold3, b2 troops2")

    assert "team-won blu+yel 3" in ending(TEAMS, *sites, *card(bonus="priestess"))
    assert ending(TEAMS, *sites, *card(who="red", bonus="priestess")) == []


def test_the_one_who_is_eliminated_keeps_it_but_cannot_win_alone() -> None:
    """L-17.7, L-17.3: red had three, two of them on cards, and is out; the others are ranked."""
    cards = (*card(who="red", bonus="priestess"), *card("pandora", who="red", bonus="troops2"))
    others = (*lands_of("blu", "A1"), *lands_of("grn", "B2"), "building a1 gold3", "elimination 1")
    events = ending(THREE_NO_HOME, *others, *cards)

    assert events[0] == "game-ended elimination"
    assert "team-won blu 1" in events


def test_it_still_counts_for_the_team_of_an_eliminated_faction() -> None:
    """L-17.7: blu is out, yel lives; two cards of blu's and a site of yel's are three."""
    cards = (*card(bonus="priestess"), *card("pandora", bonus="troops2"))
    others = (
        *lands_of("yel", "A1"),
        *lands_of("red", "B2"),
        *lands_of("grn", "D1"),
        "building a1 gold3",
        "elimination 1",
    )
    events = ending(TEAMS_NO_HOME, *others, *cards)

    assert events[0] == "game-ended goal"
    assert "team-won blu+yel 3" in events


def test_the_loser_of_a_last_land_keeps_the_card() -> None:
    """L-17.6, L-17.7, L-16.7.3: red is eliminated by a capture; what its card holds is nobody else's."""
    blu = (*army("blu", "A2", "2b"), *lands_of("blu", "B2"), "building a2a gold3, b2 gold3")
    red = (*lands_of("red", "A1"), "building a1 troops2", *card(who="red", bonus="priestess"))
    g = turn("ares", *blu, *red, *lands_of("grn", "E1"), *lands_of("yel", "E2"), rules=FOUR_NO_HOME)
    march(g, "A2", "A1")

    assert told(g)[-1] == "eliminated red"
    stands(g, "alive red 0", "hero_owner penthesilea red", "building penthesilea priestess")
    assert (count(g, 0), count(g, 1)) == (3, 1)


@pytest.mark.parametrize("protected", [True, False])
def test_it_counts_where_a_last_land_may_be_attacked(protected: bool) -> None:
    """L-17.5: one on a site, one on the card and the one that is to be won are three."""
    blu = (*army("blu", "A2", "2b"), "building a2a gold3", *(card(bonus="priestess") if protected else ()))
    red = (*lands_of("red", "A1"), "building a1 troops2")
    g = turn("ares", *blu, *red, *lands_of("grn", "E1"), *lands_of("yel", "E2"), rules=FOUR_NO_HOME)

    assert ("A2 > A1" in options_of(g, "march")) == protected
    if not protected:
        assert why(g, "p1 march A2 > A1") == "last-area A1 L-17.5"


def test_her_hero_s_moves_end_with_the_card() -> None:
    """L-16.7.2: the figure is gone; she leads and fights no more."""
    g = turn("zeus", *QUEEN, "philosophers blu 3, red 1", "creatures slot-2 satyr 1")
    lead(g, "penthesilea", "A2")
    say(g, "p1 buy 2", "p1 protect penthesilea", "nature token priestess")

    assert options_of(g, "lead") == []
    assert why(g, "p1 lead penthesilea > A1") == "not-your-hero penthesilea L-11.3.1"
    assert why(g, "p1 sacrifice penthesilea") == "not-your-hero penthesilea L-11.3.1"
    stands(g, "owner A2 blu")
