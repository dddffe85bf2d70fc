"""What all creatures have in common, and the maintenance of figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from legendary.cards.played import lying, maintained
from legendary.setups import (
    DUEL,
    FOUR,
    TEAMS,
    bought,
    figure,
    gods_with,
    holds,
    homes,
    legendary,
    options_of,
    sails,
    say,
    turn,
    why,
)
from pelagos.games.legendary.creatures import CREATURE_CARDS
from pelagos.games.legendary.creatures.figures import Figure
from pelagos.games.legendary.words import CREATURES
from rulings import asked, described, options, stands, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from pelagos.kernel.play import Play

FIGURES: Final = ("cerberus", "hydra", "kraken", "medusa", "minotaur", "polyphemus")
LANDS: Final = [
    "A1",
    "A2",
    "A3",
    "B1",
    "B2",
    "G1",
    "G2",
    "D1",
    "E1",
    "E2",
    "Z1",
    "HOME_blu",
    "HOME_red",
    "HOME_grn",
    "HOME_yel",
]
SEAS: Final = ["S0", "S1", "S2", "S3", "S4", "S5", "S6"]
PREY: Final = [*holds("blu", "B1", 1), *holds("red", "E1", 3)]
THREE_FIGURES: Final = [
    *figure("cerberus", "G2", "blu"),
    *figure("medusa", "G1", "blu"),
    *figure("kraken", "S6", "blu"),
]

ORDER: Final = [gods_with("zeus"), "order 1 blu, 2 red, 3 grn, 4 yel"]


# Where a creature comes from, where its card lies


def from_the_track() -> Play:
    g = turn("zeus", *PREY, lying("slot-2", "kraken"))
    say(g, "p1 buy 2")
    return g


def from_the_top() -> Play:
    g = turn("zeus", *PREY)
    say(g, "p1 peek", "nature draw kraken", "p1 play")
    return g


def from_the_sphinx() -> Play:
    g = bought("sphinx", *PREY, god="zeus")
    say(g, "nature draw kraken", "nature draw giant", "nature draw dryad", "p1 pick kraken")
    return g


def from_the_chimera() -> Play:
    return bought("chimera", *PREY, lying("discard", "kraken"), god="zeus")


@pytest.mark.parametrize(
    ("way", "gold"), [(from_the_track, 8), (from_the_top, 9), (from_the_sphinx, 8), (from_the_chimera, 8)]
)
def test_an_effect_is_the_same_from_wherever_the_creature_comes(way: Callable[[], Play], gold: int) -> None:
    """L-15.0.1: and it is controlled by the faction that brought it into play."""
    g = way()
    assert asked(g) == "p1 PlaceFigure"
    assert options_of(g, "place") == SEAS
    say(g, "p1 place S5")

    stands(g, "figure_owner kraken blu", "figure_area kraken S5", "creatures held kraken 1", f"gold blu {gold}")


def test_who_buys_for_the_second_faction_of_a_duel_controls_with_that_faction() -> None:
    """L-15.0.1, L-18.7"""
    g = bought("kraken", rules=DUEL, who="yel")
    say(g, "p1 place S5")

    stands(g, "figure_owner kraken yel")


@pytest.mark.parametrize("creature", ["dryad", "satyr", "griffin", "giant"])
def test_who_steals_steals_from_opponents_only(creature: str) -> None:
    """L-15.0.2: all have something to take; the partner is never among the victims, one purse is opposite."""
    goods = "priestesses red 1, grn 1, yel 1", "philosophers red 1, grn 1, yel 1"
    lands = [*holds("red", "E1", 0, 1), *holds("grn", "D1", 0, 1), *holds("yel", "G1", 0, 1)]
    wanted = {"dryad": ["rob red", "rob grn"], "satyr": ["rob red", "rob grn"], "giant": ["take D1", "take E1"]}
    for rules in (TEAMS, DUEL):
        g = bought(creature, *goods, *lands, rules=rules)
        if creature == "griffin":
            stands(g, "gold blu+yel 13, red+grn 5", "asks TakeTurn")
        else:
            assert options(g) == wanted[creature]


def test_what_creatures_eliminate_is_no_loss_of_a_battle() -> None:
    """L-15.0.4: no die is rolled, no port or fortress counts, no retreat is asked; lands stay, seas do not."""
    position = [*holds("red", "E1", 1), "building e1 port", *sails("red", "S5", 2)]
    g = bought("kraken", *position)
    say(g, "p1 place S5")
    assert told(g) == ["figure-placed blu kraken S5", "fleets-destroyed red S5 2"]

    hydra = bought("hydra", *position)
    say(hydra, "p1 place E1", "p1 devour troop E1")
    stands(hydra, "owner E1 red", "troops E1 0", "asks TakeTurn")


def test_a_card_in_use_is_in_no_pile() -> None:
    """L-15.0.5: neither in the deck nor discarded until its effect ends."""
    g = bought("harpy", *PREY)

    stands(g, "creatures used harpy 1, deck harpy 0, discard harpy 0, slot-2 harpy 0", "asks KillTroop")
    say(g, "p1 kill troop E1")
    stands(g, "creatures discard harpy 1, used harpy 0")


def test_nested_effects_end_from_the_inside() -> None:
    """L-15.0.5: the Sphinx finds the Chimera, who finds Pegasus, who brings a battle."""
    g = bought("sphinx", *PREY)
    say(g, "nature draw chimera", "nature draw pegasus", "nature draw dryad", "p1 pick chimera", "p1 copy pegasus")
    say(g, "p1 from B1", "p1 to E1")
    stands(g, "creatures used sphinx 1, used chimera 1, used pegasus 1, discard dryad 1", "asks RollOnLand")
    say(g, "nature roll 0 3")

    assert told(g)[-2:] == ["land-held red E1", "deck-shuffled"]
    stands(g, "creatures discard sphinx 1, deck chimera 1, deck pegasus 1, deck dryad 1", "asks TakeTurn")


@pytest.mark.parametrize(
    "creature",
    ["charon", "chimera", "cyclops", "dryad", "giant", "harpy", "pegasus", "satyr", "sylph"],
)
def test_without_a_target_a_card_is_paid_and_discarded_without_effect(creature: str) -> None:
    """L-15.0.6, L-10.7.5: the board is bare, nobody has a card; nothing is asked."""
    g = bought(creature)

    assert told(g)[:2] == [f"creature-bought blu {creature} 2", f"effect-lost blu {creature}"]
    place = "deck" if creature == "chimera" else "discard"
    stands(g, f"creatures {place} {creature} 1, used {creature} 0", "gold blu 8", "asks TakeTurn")


@pytest.mark.parametrize("creature", ["griffin", "graeae", "sphinx", *FIGURES])
def test_these_always_have_an_effect(creature: str) -> None:
    """L-15.0.6, L-15.6.2: on the bare board; the Minotaur has his master's home."""
    g = bought(creature)

    assert f"effect-lost blu {creature}" not in told(g)


def test_an_effect_that_can_be_applied_must_be() -> None:
    """L-10.7.5, L-15.0.6: only Pegasus may be let be."""
    position = [*PREY, *sails("blu", "S2"), *sails("red", "S5"), "building b1a port", "priestesses red 1, grn 1"]
    for creature in CREATURES:
        g = bought(creature, *position)
        if asked(g).startswith("p1 ") and asked(g) != "p1 TakeTurn":
            assert ("pass" in options(g)) == (creature == "pegasus")
            assert "end turn" not in options(g)


# Figures


def test_the_six_figures_are_the_last_six_creatures() -> None:
    """L-15.0.3: each has one figure."""
    assert [CREATURES[card.creature] for card in CREATURE_CARDS if isinstance(card, Figure)] == list(FIGURES)


@pytest.mark.parametrize(
    ("creature", "areas"),
    [
        ("cerberus", LANDS),
        ("medusa", LANDS),
        ("polyphemus", LANDS),
        ("minotaur", ["A1", "B1", "HOME_blu"]),
        ("kraken", SEAS),
        ("hydra", [*LANDS, *SEAS]),
    ],
)
def test_every_area_of_its_type_is_offered_controlled_or_not(creature: str, areas: list[str]) -> None:
    """L-15.0.3, L-8.3"""
    g = bought(creature, *holds("blu", "A1", 1), *holds("blu", "B1"), *holds("red", "E1", 3), *sails("red", "S5"))

    assert options_of(g, "place") == areas


@pytest.mark.parametrize("creature", FIGURES)
def test_an_area_with_a_figure_takes_no_other(creature: str) -> None:
    """L-15.0.3: its master's neither."""
    there = "kraken" if creature == "hydra" else "hydra"
    area = "S4" if creature in ("hydra", "kraken") else "A1"
    g = bought(creature, *holds("blu", "A1"), *holds("blu", "B1"), *figure(there, area, "blu"))

    assert area not in options_of(g, "place")
    assert why(g, f"p1 place {area}") == f"creature-there {area} L-15.0.3"


@pytest.mark.parametrize("creature", FIGURES)
def test_the_card_of_a_figure_is_held_while_it_stands(creature: str) -> None:
    """L-15.0.3, L-10.7.4: and lies in no deck, pile or track."""
    g = bought(creature, *holds("blu", "B1"))
    say(g, f"p1 place {'S0' if creature == 'kraken' else 'B1'}")

    cards = legendary(g.g).creatures
    number = CREATURES.index(creature)
    places = [place for place in range(cards.places()) if cards.lying(place, number)]
    assert [g.rules.vocabulary.domains["card_place"].words[place] for place in places] == ["held"]


def test_a_figure_that_finds_no_area_is_discarded_without_effect() -> None:
    """L-15.0.3, L-15.0.6: only the Minotaur can be so unlucky."""
    g = bought("minotaur", *figure("cerberus", "HOME_blu", "red"))

    assert told(g)[-1] == "effect-lost blu minotaur"
    stands(g, "creatures discard minotaur 1", "figure_area minotaur off")


def test_a_faction_may_have_several_figures() -> None:
    """L-15.0.3: of its own, in different areas."""
    g = turn("athena", lying("slot-2", "kraken"), lying("slot-3", "medusa"))
    say(g, "p1 buy 2", "p1 place S5", "p1 buy 3", "p1 place E1")

    stands(g, "figure_owner kraken blu, medusa blu", "gold blu 5")


# Maintenance


def test_the_factions_look_after_their_figures_in_god_order() -> None:
    """L-8.1: blu stands on Zeus, red on Ares, grn on Poseidon; yel, on Apollo, comes last; who has none is skipped."""
    figures = [*figure("cerberus", "A1", "yel"), *figure("medusa", "D1", "red"), *figure("kraken", "S3", "blu")]
    g = maintained(*figures, "priestesses blu 1, red 1, grn 2, yel 1")
    order = []
    while not g.over:
        order.append(asked(g))
        say(g, f"{asked(g).split()[0]} {options(g)[-1]}")

    assert order == ["p1 KeepOrRelease", "p2 KeepOrRelease", "p4 KeepOrRelease"]


def test_the_order_is_that_of_the_slots_not_of_the_seats() -> None:
    """L-8.1: Ares in slot 1, Zeus in slot 3."""
    figures = [*figure("medusa", "D1", "red"), *figure("kraken", "S3", "blu"), "priestesses blu 1, red 1"]
    g = maintained(*figures, "gods 1 ares, 2 poseidon, 3 zeus, 4 athena, 5 hera")

    assert asked(g) == "p2 KeepOrRelease"


def test_in_a_duel_the_seat_answers_for_each_faction_with_its_own_priestesses() -> None:
    """L-8.1, L-8.2, L-18.3: blu has a priestess, yel has none."""
    g = maintained(*figure("medusa", "D1", "yel"), *figure("kraken", "S3", "blu"), "priestesses blu 2", rules=DUEL)
    assert options(g) == ["keep kraken", "release kraken"]
    say(g, "p1 keep kraken", "p1 stay")

    stands(g, "figure_area kraken S3, medusa off", "priestesses blu 1", "asks nothing")


def test_nobody_is_asked_if_nobody_has_a_figure() -> None:
    """L-8.1"""
    g = maintained("priestesses blu 3, red 3")

    assert g.over
    stands(g, "priestesses blu 3, red 3")


def test_a_figure_is_kept_for_a_priestess() -> None:
    """L-8.2, L-1.4: she goes back to the supply."""
    g = maintained(*figure("cerberus", "Z1", "blu"), "priestesses blu 2")
    assert asked(g) == "p1 KeepOrRelease"
    assert options(g) == ["keep cerberus", "release cerberus"]
    say(g, "p1 keep cerberus")

    assert told(g) == ["creature-kept blu cerberus"]
    stands(g, "priestesses blu 1", "supply priestesses 19", "figure_area cerberus Z1", "creatures held cerberus 1")


def test_a_figure_may_be_given_up_in_spite_of_a_priestess() -> None:
    """L-8.2"""
    g = maintained(*figure("cerberus", "A2", "blu"), "priestesses blu 2")
    say(g, "p1 release cerberus")

    assert told(g) == ["creature-released blu cerberus", "figure-left cerberus A2"]
    stands(
        g,
        "priestesses blu 2",
        "figure_area cerberus off",
        "figure_owner cerberus nobody",
        "creatures discard cerberus 1",
    )
    assert g.over


def test_without_a_priestess_all_figures_are_lost_and_nothing_is_asked() -> None:
    """L-8.2 (S-28)"""
    g = maintained(*figure("medusa", "D1", "yel"), *figure("kraken", "S3", "yel"), "priestesses blu 1")

    assert g.over
    stands(g, "figure_area medusa off, kraken off", "creatures discard medusa 1, discard kraken 1", "priestesses blu 1")


def test_with_too_few_priestesses_the_faction_chooses() -> None:
    """L-8.2: two for three figures; the third is lost without asking."""
    g = maintained(*THREE_FIGURES, "priestesses blu 2")
    assert options(g) == [
        "keep cerberus",
        "release cerberus",
        "keep kraken",
        "release kraken",
        "keep medusa",
        "release medusa",
    ]
    say(g, "p1 keep kraken", "p1 stay", "p1 keep cerberus")

    assert told(g) == ["creature-kept blu cerberus", "creature-released blu medusa", "figure-left medusa G1"]
    stands(g, "figure_area cerberus G2, kraken S6, medusa off", "creatures discard medusa 1", "priestesses blu 0")
    assert g.over


def test_each_figure_is_dealt_with_once() -> None:
    """L-8.2: also one that has been kept and moved."""
    g = maintained(*THREE_FIGURES, *figure("hydra", "B1", "red"), "priestesses blu 3, red 1")
    say(g, "p1 keep kraken", "p1 go S5")
    assert options(g) == ["keep cerberus", "release cerberus", "keep medusa", "release medusa"]

    assert why(g, "p1 keep kraken") == "already-kept kraken L-8.2"
    assert why(g, "p1 release kraken") == "already-kept kraken L-8.2"
    assert why(g, "p1 keep hydra") == "not-your-creature hydra L-8.2"
    assert why(g, "p1 keep polyphemus") == "not-your-creature polyphemus L-8.2"
    assert why(g, "p1 keep harpy") == "not-your-creature harpy L-8.2"
    assert why(g, "p1 stay") == "maintenance-first L-8.2"
    assert why(g, "p1 end turn") == "maintenance-first L-8.2"


def test_who_has_been_given_up_is_no_longer_his() -> None:
    """L-8.2"""
    g = maintained(*THREE_FIGURES, "priestesses blu 3")
    say(g, "p1 release kraken")

    assert why(g, "p1 keep kraken") == "not-your-creature kraken L-8.2"


def test_keeping_needs_a_priestess() -> None:
    """L-8.2: the question as it would stand without one."""
    g = described(FOUR, "cycle 3", *THREE_FIGURES, "next KeepOrRelease who=blu left=13")

    assert options(g) == ["release cerberus", "release kraken", "release medusa"]
    assert why(g, "p1 keep medusa") == "no-priestess L-8.2"


def test_the_order_matters() -> None:
    """L-8.2, L-8.3 (S-32): with one priestess; where Medusa has gone, Cerberus may come."""
    two = [*figure("medusa", "G1", "blu"), *figure("cerberus", "G2", "blu"), "priestesses blu 1"]
    g = maintained(*two)
    say(g, "p1 release medusa", "p1 keep cerberus")
    assert options(g) == ["stay", "go G1"]

    first = maintained(*two)
    say(first, "p1 keep cerberus")
    stands(first, "figure_area cerberus G2, medusa off", "asks nothing")


def test_a_teammate_s_priestesses_do_not_help() -> None:
    """L-8.2, L-18.3"""
    g = maintained(*figure("medusa", "D1", "blu"), "priestesses yel 3", rules=TEAMS)

    stands(g, "figure_area medusa off", "priestesses yel 3", "asks nothing")


@pytest.mark.parametrize(
    ("creature", "area", "goals"),
    [
        ("cerberus", "A2", ["A1", "A3"]),
        ("medusa", "A1", ["A2"]),
        ("polyphemus", "B2", ["B1"]),
        ("minotaur", "A2", ["A3"]),
        ("kraken", "S3", ["S0", "S2", "S4"]),
        ("hydra", "A3", ["A2", "S1", "S2"]),
        ("hydra", "S5", ["E1", "E2", "S0", "S4", "S6"]),
    ],
)
def test_a_kept_figure_may_go_one_step(creature: str, area: str, goals: list[str]) -> None:
    """L-8.3, L-8.4: to an adjacent area of its type; fleets of its faction build it no bridge."""
    lands = [*holds("blu", "A2"), *holds("blu", "A3"), *holds("red", "A1"), *holds("blu", "D1")]
    bridge = [*sails("blu", "S1"), *sails("blu", "S4")] if creature != "polyphemus" else []
    g = maintained(*lands, *bridge, *figure(creature, area, "blu"), "priestesses blu 1")
    say(g, f"p1 keep {creature}")

    assert asked(g) == "p1 MoveFigure"
    assert options(g) == ["stay", *[f"go {goal}" for goal in goals]]
    assert why(g, "p1 keep kraken") == "maintenance-first L-8.2"
    say(g, f"p1 go {goals[-1]}")
    stands(g, f"figure_area {creature} {goals[-1]}")


def test_an_area_with_another_figure_is_barred() -> None:
    """L-8.3, L-15.0.3: whosever it is."""
    for master in ("blu", "red"):
        g = maintained(*figure("cerberus", "A2", "blu"), *figure("medusa", "A1", master), "priestesses blu 2, red 1")
        say(g, "p1 keep cerberus")
        assert options(g) == ["stay", "go A3"]
        assert why(g, "p1 go A1") == "creature-there A1 L-15.0.3"


def test_a_figure_may_stay() -> None:
    """L-8.3: moving is optional."""
    g = maintained(*figure("cerberus", "A2", "blu"), "priestesses blu 1")
    say(g, "p1 keep cerberus", "p1 stay")

    assert told(g) == []
    stands(g, "figure_area cerberus A2", "asks nothing")


def test_arrival_works_as_placement_does() -> None:
    """L-8.5: the Kraken sinks, Polyphemus pushes, Hydra devours, one after the other."""
    figures = [*figure("kraken", "S2", "blu"), *figure("polyphemus", "E2", "blu"), *figure("hydra", "Z1", "blu")]
    g = maintained(*figures, *sails("red", "S1", 2), *sails("grn", "S4"), "priestesses blu 3")
    say(g, "p1 keep polyphemus", "p1 go E1")
    assert told(g) == ["figure-moved blu polyphemus E1"]
    say(g, "p1 push S4 > S0", "p1 keep kraken", "p1 go S1")
    assert told(g) == ["figure-moved blu kraken S1", "fleets-destroyed red S1 2"]
    say(g, "p1 keep hydra", "p1 stay")

    assert told(g) == ["unit-devoured grn fleet S0", "area-prospered blu S0"]
    stands(g, "fleet_reserve red 8, grn 8", "priestesses blu 0", "asks nothing")


def test_a_priestess_lowers_the_offering_before_she_is_given_up() -> None:
    """L-8.6, L-7.8: the same one saves 1 GP in phase 3 and keeps the figure in phase 4."""
    position = [*figure("cerberus", "A1", "blu"), "priestesses blu 1", "gold blu 1, red 5, grn 5, yel 5", *ORDER]
    g = described(FOUR, "cycle 3", *homes(FOUR), *position, "next Income", "next Offerings", "next Maintenance")
    stands(g, "gold blu 2")
    say(g, "p1 bid zeus 3", "p2 bid ares 1", "p3 bid poseidon 1", "p4 bid apollo")

    stands(g, "gold blu 0", "priestesses blu 1", "asks KeepOrRelease")
    say(g, "p1 keep cerberus", "p1 stay")
    stands(g, "priestesses blu 0", "figure_area cerberus A1")


def test_a_figure_sees_at_least_one_income() -> None:
    """L-8.6, L-6.2: bought in one cycle, Cerberus is paid in the next before anybody asks for a priestess."""
    position = [*figure("cerberus", "D1", "blu"), "gold blu 0, red 5, grn 5, yel 5", *ORDER]
    g = described(FOUR, "cycle 3", *homes(FOUR), *position, "next Cycle")
    while asked(g).startswith("nature"):
        say(g, f"nature {options(g)[0]}")

    assert asked(g) == "p1 PlacePawn"
    stands(g, "cycle 4", "gold blu 2", "figure_area cerberus D1")
