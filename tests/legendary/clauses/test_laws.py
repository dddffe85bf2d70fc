"""Rules section 23: the invariants that one position shows, each broken by a described position."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import (
    DUEL,
    FOUR,
    SEATS,
    TEAMS,
    factions,
    figure,
    gods_with,
    hero,
    holds,
    homes,
    legendary,
    rules_of,
    sails,
    turn,
)
from pelagos.games.legendary.ids import CREATURES, HELD, IN_DECK, IN_DISCARD, ON_TOP
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules
from rulings import described, wander

REST: Final = (
    "cycle 3",
    *homes(FOUR),
    gods_with("ares"),
    "active blu",
    "god ares",
    "pawn ares blu",
    "amount ares 1",
    "next TakeTurn",
)
BUSY: Final = ("cycle 3", *homes(FOUR), gods_with("ares"), "next PlaceTroop who=blu", "owner A1 blu")
"""An effect is half done: a bonus troop waits for its land."""
AT_SEA: Final = ("active blu", "attacker blu", "attack_troops 2", *sails("red", "S0", 2), "next RollAtSea sea=S0")
ON_LAND: Final = ("active blu", "attacker blu", "attack_troops 2", *holds("red", "B1", 2), "next RollOnLand land=B1")


def broken(g: Position) -> dict[str, str]:
    """The laws a position breaks, and how."""
    return {law.name: law.broken(g) for law in TITLE.laws if law.broken(g)}


def wrong(law: str, *statements: str, rules: Rules = FOUR) -> str:
    """What the law says about a described position."""
    return broken(described(rules, *statements).g).get(law, "")


@pytest.mark.parametrize("mode", SEATS)
def test_the_start_is_lawful_and_so_is_a_random_game(mode: str) -> None:
    """L-4, L-21.4: I-01 to I-56"""
    rules = rules_of(mode, max_cycles="4")
    assert broken(rules.blank()) == {}
    for _, g in zip(range(600), wander(Play(rules, rules.opening(), Seeded(1)), Rng(6)), strict=False):
        assert broken(g) == {}


@pytest.mark.parametrize("rules", [FOUR, TEAMS, DUEL], ids=["four", "teams", "duel"])
def test_the_rulings_start_from_lawful_positions(rules: Rules) -> None:
    """L-1.1: `turn` looks for itself."""
    assert broken(turn("ares", rules=rules).g) == {}
    with pytest.raises(AssertionError, match="lost-units"):
        turn("ares", "troop_reserve blu 5", rules=rules)


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        ((*holds("blu", "A1", 2), "troop_reserve blu 7"), "faction 0: 2 troops, 0 fleets out"),
        ((*holds("yel", "A1", 2), "troop_reserve yel 5"), "faction 3: 2 troops, 0 fleets out"),
        ((*sails("blu", "S1", 3), "fleet_reserve blu 4"), "faction 0: 0 troops, 3 fleets out"),
        ((*sails("red", "S1", 3), "fleet_reserve red 6"), "faction 1: 0 troops, 3 fleets out"),
        (holds("blu", "A1", 9), "faction 0 has a reserve below zero"),
        (sails("grn", "S1", 9), "faction 2 has a reserve below zero"),
        ((*AT_SEA, "fleet_reserve blu 8"), "faction 0: 0 troops, 2 fleets out"),
        ((*ON_LAND, "troop_reserve blu 8"), "faction 0: 2 troops, 0 fleets out"),
        ((*holds("blu", "A1", 8), *sails("blu", "S1", 8)), ""),
        (AT_SEA, ""),
        (ON_LAND, ""),
    ],
)
def test_units_are_eight_of_each_kind(statements: tuple[str, ...], says: str) -> None:
    """L-1.1, L-1.3: I-01, I-02, also in a running battle."""
    assert wrong("lost-units", *statements) == says


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("supply port 9",), "row 0 of the supply: 0 out, 9 left"),
        (
            (*holds("blu", "A1"), "building a1 university", "supply university 10"),
            "row 3 of the supply: 1 out, 10 left",
        ),
        (("supply troops2 2",), "row 4 of the supply: 0 out, 2 left"),
        ((*holds("blu", "A1"), "building a1 prosperity", "supply prosperity 3"), "row 8 of the supply: 1 out, 3 left"),
        (("building penthesilea gold3", "supply gold3 3"), "row 7 of the supply: 1 out, 3 left"),
        (("supply mercenaries 15",), "row 9 of the supply: 0 out, 15 left"),
        ((*holds("blu", "A1", 0, 2), "supply mercenaries 16"), "row 9 of the supply: 2 out, 16 left"),
        (("attack_mercenaries 2", "supply mercenaries 16"), "row 9 of the supply: 2 out, 16 left"),
        (("priestesses blu 2", "supply priestesses 20"), "row 10 of the supply: 2 out, 20 left"),
        (("philosophers blu 2", "supply philosophers 17"), "row 11 of the supply: 2 out, 17 left"),
        (("priestesses blu 21",), "row 10 of the supply: 21 out, -1 left"),
        ((*holds("blu", "A1", 0, 17),), "row 9 of the supply: 17 out, -1 left"),
        (("priestesses blu 20", "philosophers red 20", *holds("blu", "A1", 0, 16)), ""),
        ((*holds("blu", "A1"), "building a1 gold3, penthesilea gold3, pandora gold3"), ""),
    ],
)
def test_what_is_not_out_is_in_the_supply(statements: tuple[str, ...], says: str) -> None:
    """L-1.1, L-1.4 to L-1.6: I-03 to I-07"""
    assert wrong("lost-pieces", *statements) == says


MEDUSA: Final = figure("medusa", "A1", "red")


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        ((*MEDUSA, "creatures held medusa 0"), "creature 15 is held and has no figure, or the other way round"),
        (("creatures held medusa 1",), "creature 15 is held and has no figure, or the other way round"),
        (("creatures held harpy 1",), "creature 6 is held and has no figure, or the other way round"),
        (("creatures top harpy 1, top giant 1",), "a card is left in use, or several lie on top"),
        ((*REST, "creatures used harpy 1"), "a card is left in use, or several lie on top"),
        ((*REST, "creatures drawn harpy 1"), "a card is left in use, or several lie on top"),
        ((*BUSY, "creatures used harpy 1, drawn giant 1"), ""),
        ((*REST, "creatures top harpy 1, slot-2 giant 1, discard dryad 1", *MEDUSA), ""),
    ],
)
def test_every_creature_lies_where_it_can(statements: tuple[str, ...], says: str) -> None:
    """L-1.1, L-10.7.4: I-08"""
    assert wrong("lost-cards", *statements) == says


def test_no_creature_is_nowhere_or_twice() -> None:
    """L-1.1: I-08"""
    for place, count in ((IN_DECK, 0), (IN_DISCARD, 1), (ON_TOP, 1), (HELD, 1)):
        g = legendary(described(FOUR).g)
        g.creatures.count[place * CREATURES + 3] = count
        assert broken(g)["lost-cards"] == "creature 3 does not lie in one place"


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("hero_place ajax play",), "hero 0: place 3, land -1, owner -1"),
        (("hero_land ajax A1", "hero_owner ajax blu"), "hero 0: place 0, land 0, owner 0"),
        (("hero_owner helen red",), "hero 3: place 0, land -1, owner 1"),
        (("hero_place pandora card",), "hero 5: place 6, land -1, owner -1"),
        (("hero_place ajax play", "hero_land ajax A1"), "hero 0: place 3, land 0, owner -1"),
        ((*REST, *hero("ajax", "A1", "blu")), "hero 0 stands in a land of -1"),
        ((*REST, *holds("red", "A1"), *hero("ajax", "A1", "blu")), "hero 0 stands in a land of 1"),
        ((*BUSY, *holds("red", "A2"), *hero("ajax", "A2", "blu")), ""),
        (
            (*REST, "hero_place penthesilea card", "hero_owner penthesilea blu"),
            "the card of hero 6 does not fit its metropolis",
        ),
        ((*REST, "building pandora gold3"), "the card of hero 5 does not fit its metropolis"),
        ((*REST, "building penthesilea gold3"), "the card of hero 6 does not fit its metropolis"),
        ((*BUSY, "hero_place pandora card", "hero_owner pandora blu"), ""),
        ((*REST, "hero_place pandora card", "hero_owner pandora blu", "building pandora gold3"), ""),
        ((*REST, *holds("blu", "A1"), *hero("ajax", "A1", "blu"), "hero_place helen slot-1, jason removed"), ""),
    ],
)
def test_every_hero_is_where_he_can_be(statements: tuple[str, ...], says: str) -> None:
    """L-16.0.1, L-16.7: I-09, I-23"""
    assert wrong("lost-heroes", *statements) == says


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("gods 1 zeus, 2 zeus",), "gods [4, 4, -1, -1, -1]"),
        (("cycle 1", "gods 1 zeus, 2 ares"), "gods [4, 0, -1, -1, -1]"),
        (("gods 1 zeus, 2 ares",), ""),
        (
            ("returned 1", "order 4 red", "pawn zeus blu"),
            "pawns on gods [-1, -1, -1, -1, 0, -1], on the track [-1, -1, -1, 1]",
        ),
        (
            ("returned 4", "order 1 red, 2 red, 3 blu, 4 yel"),
            "pawns on gods [-1, -1, -1, -1, -1, -1], on the track [1, 1, 0, 3]",
        ),
        (("returned 4", "order 1 red, 2 grn, 3 blu, 4 yel"), ""),
        (
            (gods_with("zeus"), "pawn zeus blu, apollo blu", "amount zeus 1"),
            "a pawn on two gods: [-1, -1, -1, -1, 0, 0]",
        ),
        ((gods_with("zeus"), "amount zeus 1"), "god 4 has an offer of 1"),
        ((gods_with("zeus"), "pawn apollo red", "amount apollo 1"), "god 5 has an offer of 1"),
        ((gods_with("zeus"), "pawn zeus blu"), "god 4 has an offer of 0"),
        ((gods_with("zeus"), "pawn zeus blu", "amount zeus 26"), "god 4 has an offer of 26"),
        ((gods_with("zeus"), "pawn hera blu", "amount hera 3"), "god 2 has an offer of 3"),
        ((gods_with("zeus"), "pawn zeus blu, ares red, apollo grn", "amount zeus 3, ares 25"), ""),
    ],
)
def test_gods_pawns_and_offers_fit(statements: tuple[str, ...], says: str) -> None:
    """L-4.1, L-4.7, L-7.2, L-7.3: I-10, I-11, I-40, I-41"""
    assert wrong("wrong-tracks", *statements) == says


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("gold blu 4",), "0 of 0: 5 4 5"),
        (("gold blu 6",), "0 of 0: 5 6 5"),
        (("gold blu -1", "least blu blu -1", "most blu blu -1"), "0 of 0: -1 -1 -1"),
        (("least red blu 6",), "1 of 0: 6 5 5"),
        (("least grn blu -1",), "2 of 0: -1 5 5"),
        (("most yel red 4",), "3 of 1: 5 5 4"),
        (("least red blu 3",), "1 knows less of 0 than everybody"),
        (("most red blu 8",), "1 knows less of 0 than everybody"),
        (("least everybody blu 3, blu blu 4", "most everybody blu 8"), "0 does not know its own purse"),
        (("least everybody blu 3", "most everybody blu 8"), ""),
        (("least everybody blu 3, red blu 4", "most everybody blu 8, red blu 6"), ""),
    ],
)
def test_gold_lies_between_the_notes(statements: tuple[str, ...], says: str) -> None:
    """L-18.2, L-19.2: I-20"""
    five = [
        f"{note} {knower} {team} 5"
        for note in ("least", "most")
        for knower in (*factions(FOUR), "everybody")
        for team in factions(FOUR)
    ]

    assert wrong("wrong-gold", *five, *statements) == says


POLYPHEMUS: Final = figure("polyphemus", "D1", "red")


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("fleets S1 1",), "sea 1 has 1 fleets of -1"),
        (("ruler S1 blu",), "sea 1 has 0 fleets of 0"),
        (("ruler S1 blu", "fleets S1 -1"), "sea 1 has -1 fleets of 0"),
        ((*REST, *sails("blu", "S1"), *figure("kraken", "S1", "red")), "fleets in the closed sea 1"),
        ((*REST, *sails("blu", "S4"), *POLYPHEMUS), "fleets in the closed sea 4"),
        ((*BUSY, *sails("blu", "S4"), *POLYPHEMUS), ""),
        ((*REST, *sails("blu", "S1"), *POLYPHEMUS, *figure("kraken", "S2", "red")), ""),
        (("troops A1 1",), "land 0 of -1: 1 troops, 0 mercenaries"),
        (("mercenaries A2 1",), "land 1 of -1: 0 troops, 1 mercenaries"),
        (("owner A1 blu", "troops A1 -1"), "land 0 of 0: -1 troops, 0 mercenaries"),
        (("owner A1 blu", "mercenaries A1 -1"), "land 0 of 0: 0 troops, -1 mercenaries"),
        (holds("blu", "A1", 2, 3), ""),
    ],
)
def test_units_have_an_owner_and_closed_seas_are_empty(statements: tuple[str, ...], says: str) -> None:
    """L-13.1, L-15.15.2, L-15.18.1: I-21, I-22, I-25, I-28"""
    assert wrong("wrong-areas", *statements) == says


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        ((*MEDUSA, *figure("cerberus", "A1", "blu")), "figures in areas [0, 0]"),
        (("figure_area medusa A1",), "figure 3 in 0 of -1"),
        (("figure_owner medusa blu",), "figure 3 in -1 of 0"),
        (figure("medusa", "S1", "blu"), "figure 3 in 16"),
        (figure("kraken", "A1", "blu"), "figure 2 in 0"),
        ((*REST, *figure("minotaur", "A1", "blu")), "figure 4 of 0 in an area of -1"),
        ((*REST, *holds("red", "A1"), *figure("minotaur", "A1", "blu")), "figure 4 of 0 in an area of 1"),
        ((*BUSY, *holds("red", "A2"), *figure("minotaur", "A2", "blu")), ""),
        ((*REST, *holds("blu", "A1"), *figure("minotaur", "A1", "blu"), *figure("hydra", "S1", "red")), ""),
        ((*figure("hydra", "A1", "red"), *figure("kraken", "S1", "red"), *figure("medusa", "B1", "blu")), ""),
    ],
)
def test_every_figure_stands_where_it_may(statements: tuple[str, ...], says: str) -> None:
    """L-8.3, L-15.0.3: I-23, I-24"""
    assert wrong("wrong-figures", *statements) == says


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("building a1 port",), "site 0 of a free land holds 0"),
        (("building d1a gold3",), "site 10 of a free land holds 7"),
        (("temple_used a1 1",), "site 0 is empty and used"),
        ((*holds("blu", "A1"), "building a1 temple", "temple_used a1 1"), ""),
    ],
)
def test_only_lands_that_are_owned_hold_buildings(statements: tuple[str, ...], says: str) -> None:
    """L-14.1, L-10.7.3: I-26"""
    assert wrong("wrong-sites", *statements) == says


SET: Final = (*holds("blu", "A2"), *holds("blu", "B1"), "building a2a port, a2b fortress, b1a temple, b1b university")
SHARED: Final = (
    *holds("blu", "A2"),
    *holds("yel", "B1"),
    "building a2a port, a2b fortress, b1a temple, b1b university",
)
NO_TOKEN: Final = "supply troops2 0, fleets2 0, priestess 0, gold3 0, prosperity 0"


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        ((*REST, *SET), "the team of 0 has a set"),
        ((*BUSY, *SET), ""),
        ((*REST, *SET, NO_TOKEN), ""),
        ((*REST, *SHARED), ""),
        ((*REST, *holds("red", "A1"), "philosophers red 4"), "faction 1 has 4 philosophers"),
        ((*REST, *holds("red", "A1"), "philosophers red 3"), ""),
        ((*REST, "philosophers red 4"), ""),
        ((*REST, *holds("red", "A1"), "philosophers red 4", NO_TOKEN), ""),
        ((*BUSY, *holds("red", "D1"), "philosophers red 4"), ""),
    ],
)
def test_at_rest_no_metropolis_is_due(statements: tuple[str, ...], says: str) -> None:
    """L-14.8, L-14.9, L-14.11: I-30, I-31"""
    assert wrong("due-conversions", *statements) == says


def test_a_set_of_a_team_is_due_as_well() -> None:
    """L-18.6: I-30"""
    assert wrong("due-conversions", *REST, *SHARED, rules=TEAMS) == "the team of 0 has a set"


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (("extras 4",), "4 extras, looked 0, hired 0"),
        (("looked 2",), "0 extras, looked 2, hired 0"),
        (("hired 2",), "0 extras, looked 0, hired 2"),
        (("build_due 2",), "0 extras, looked 0, hired 0"),
        (("recruit_due 2",), "0 extras, looked 0, hired 0"),
        (("extras 3", "looked 1", "hired 1", "build_due 1", "recruit_due 1"), ""),
    ],
)
def test_counters_of_a_turn_have_their_limits(statements: tuple[str, ...], says: str) -> None:
    """L-10.0.2, L-10.2.4, L-10.5.4: I-32"""
    assert wrong("wrong-counters", *statements) == says


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        ((*REST, "alive red 0"), "faction 1 lives 0 with 1 lands"),
        ((*REST, "owner HOME_red blu", "alive red 1"), "faction 1 lives 1 with 0 lands"),
        ((*REST, "owner HOME_red blu"), ""),
        ((*BUSY, "alive red 0"), ""),
        (("alive red 0", "next TakeTurn", "active blu", "god ares"), ""),
        (REST, ""),
    ],
)
def test_who_has_no_land_is_out(statements: tuple[str, ...], says: str) -> None:
    """L-17.6: I-56"""
    assert wrong("wrong-lives", *statements) == says


def test_every_law_is_listed_once() -> None:
    """L-21.4"""
    assert [law.name for law in TITLE.laws] == [
        "lost-units",
        "lost-pieces",
        "lost-cards",
        "lost-heroes",
        "wrong-tracks",
        "wrong-gold",
        "wrong-areas",
        "wrong-figures",
        "wrong-sites",
        "due-conversions",
        "wrong-counters",
        "wrong-lives",
    ]
