"""L-8: phase 4, maintenance of figures."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import (
    DUEL,
    FOUR,
    TEAMS,
    bought,
    explained,
    figure,
    fixture,
    gods_with,
    holds,
    homes,
    lawful,
    offerings,
    options_of,
    phrases,
    purses,
    sails,
    say,
    why,
)
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, described, options, stands, told

PAWNS: Final = "pawn zeus red, ares yel, poseidon grn, apollo blu"
OFFERS: Final = "amount zeus 1, ares 1, poseidon 1"


def phase_4(*statements: str, rules: Rules = FOUR) -> Play:
    """Zeus, Ares and Poseidon face up: red, yellow, green; blue on Apollo."""
    play = described(
        rules,
        "cycle 3",
        purses(rules, 10),
        *homes(rules),
        gods_with("zeus"),
        PAWNS,
        OFFERS,
        *statements,
        "next Maintenance",
    )
    lawful(play)
    return play


def kept(creature: str, area: str, *statements: str, who: str = "red", rules: Rules = FOUR) -> Play:
    """A figure that has just been kept for the last priestess and may move."""
    play = phase_4(*figure(creature, area, who), f"priestesses {who} 1", *statements, rules=rules)
    say(play, f"{asked(play).split()[0]} keep {creature}")
    return play


def test_figures_are_looked_after_in_the_order_of_the_gods() -> None:
    """L-8.1: Apollo last, and he does it, too; who has none is skipped."""
    g = phase_4(
        *figure("medusa", "A1", "blu"),
        *figure("cerberus", "B1", "yel"),
        *figure("hydra", "E1", "red"),
        "priestesses blu 1, yel 1, red 1, grn 1",
    )
    order = []
    while not g.over:
        order.append(asked(g))
        say(g, f"{asked(g).split()[0]} {options(g, 'release')[0]}")

    assert order == ["p2 KeepOrRelease", "p4 KeepOrRelease", "p1 KeepOrRelease"]


def test_without_figures_there_is_nothing_to_do() -> None:
    """L-8.1"""
    g = phase_4("priestesses blu 3")

    assert g.over
    assert g.events == []


def test_in_the_duel_one_player_looks_after_both_factions() -> None:
    """L-8.1, L-18.8: each with its own priestesses."""
    g = phase_4(
        *figure("medusa", "A1", "blu"), *figure("cerberus", "B1", "yel"), "priestesses blu 1, yel 1", rules=DUEL
    )
    assert asked(g) == "p1 KeepOrRelease"
    assert options(g) == ["keep cerberus", "release cerberus"]
    say(g, "p1 keep cerberus", "p1 stay", "p1 release medusa")

    stands(g, "priestesses blu 1, yel 0", "figure_owner cerberus yel, medusa nobody")


def test_a_priestess_keeps_a_figure() -> None:
    """L-8.2, L-1.4: she goes back to the supply."""
    g = phase_4(*figure("medusa", "D1", "red"), "priestesses red 2")
    assert options(g) == ["keep medusa", "release medusa"]
    say(g, "p2 keep medusa")

    # Medusa's island has one land, so that she stays by herself
    assert told(g) == ["creature-kept red medusa"]
    stands(g, "priestesses red 1", "supply priestesses 19", "figure_area medusa D1", "asks nothing")


def test_a_figure_let_go_leaves_the_board() -> None:
    """L-8.2: its card goes to the discard pile, the priestess stays."""
    g = phase_4(*figure("medusa", "A1", "red"), "priestesses red 2")
    say(g, "p2 release medusa")

    assert told(g) == ["creature-released red medusa", "figure-left medusa A1"]
    stands(g, "figure_area medusa off", "figure_owner medusa nobody", "creatures discard medusa 1, held medusa 0")
    stands(g, "priestesses red 2", "asks nothing")


def test_without_a_priestess_a_figure_is_lost_unasked() -> None:
    """L-8.2: S-28"""
    g = phase_4(*figure("medusa", "A1", "yel"))

    assert g.over
    assert [event.kind.name for event in g.events] == ["creature-released", "figure-left"]
    stands(g, "creatures discard medusa 1", "figure_area medusa off")


def test_a_teammate_s_priestess_does_not_help() -> None:
    """L-8.2, L-18.3"""
    g = phase_4(*figure("medusa", "A1", "yel"), "priestesses blu 3", rules=TEAMS)

    stands(g, "figure_area medusa off", "priestesses blu 3", "asks nothing")


def test_each_figure_is_dealt_with_once_in_the_order_the_faction_likes() -> None:
    """L-8.2"""
    g = phase_4(
        *figure("medusa", "A1", "red"),
        *figure("cerberus", "B1", "red"),
        *figure("kraken", "S4", "red"),
        *figure("hydra", "E1", "blu"),
        "priestesses red 3",
    )
    assert options(g) == [
        f"{verb} {creature}" for creature in ("cerberus", "kraken", "medusa") for verb in ("keep", "release")
    ]
    say(g, "p2 keep kraken", "p2 stay")
    assert options(g) == [f"{verb} {creature}" for creature in ("cerberus", "medusa") for verb in ("keep", "release")]
    assert why(g, "p2 keep kraken") == "already-kept kraken L-8.2"
    assert why(g, "p2 release kraken") == "already-kept kraken L-8.2"
    assert why(g, "p2 keep hydra") == "not-your-creature hydra L-8.2"
    assert why(g, "p2 keep harpy") == "not-your-creature harpy L-8.2"
    assert why(g, "p2 bid zeus 1") == "maintenance-first L-8.2"
    explained(g, *phrases(g, "keep {creature}"), *phrases(g, "release {creature}"))
    say(g, "p2 release medusa")
    assert why(g, "p2 keep medusa") == "not-your-creature medusa L-8.2"
    say(g, "p2 keep cerberus", "p2 stay")

    stands(g, "figure_owner kraken red, cerberus red, medusa nobody", "priestesses red 1")
    # blue's Hydra went without a priestess
    stands(g, "figure_owner hydra nobody", "asks nothing")


def test_when_the_last_priestess_is_spent_the_others_are_lost() -> None:
    """L-8.2: unasked, in a fixed order."""
    g = phase_4(
        *figure("medusa", "A1", "red"),
        *figure("cerberus", "B1", "red"),
        *figure("kraken", "S4", "red"),
        "priestesses red 1",
    )
    say(g, "p2 keep medusa", "p2 stay")

    assert told(g) == [
        "creature-released red cerberus",
        "figure-left cerberus B1",
        "creature-released red kraken",
        "figure-left kraken S4",
    ]
    stands(g, "figure_owner medusa red", "asks nothing")


def test_without_a_priestess_nothing_can_be_kept() -> None:
    """L-8.2: of a described question."""
    g = described(
        FOUR,
        *homes(FOUR),
        "cycle 3",
        *figure("medusa", "A1", "red"),
        *figure("kraken", "S4", "red"),
        "next KeepOrRelease who=red left=12",
    )

    assert options(g) == ["release kraken", "release medusa"]
    assert why(g, "p2 keep medusa") == "no-priestess L-8.2"


def test_order_matters_to_where_a_figure_may_go() -> None:
    """L-8.2, L-8.3: S-32"""
    both = (*figure("medusa", "G1", "red"), *figure("cerberus", "G2", "red"), "priestesses red 1")
    g = phase_4(*both)
    say(g, "p2 release medusa", "p2 keep cerberus")
    assert options(g) == ["stay", "go G1"]
    g = phase_4(*both)
    say(g, "p2 keep cerberus")

    # G1 is taken by Medusa, so that he stays by himself; then she is lost
    stands(g, "figure_area cerberus G2, medusa off", "asks nothing")


@pytest.mark.parametrize(
    ("creature", "area", "go"),
    [
        ("cerberus", "A2", "A1 A3"),
        ("medusa", "B1", "B2"),
        ("polyphemus", "E2", "E1"),
        ("kraken", "S1", "S0 S2 S6"),
        ("hydra", "A2", "A1 A3 S0 S1"),
        ("hydra", "S5", "E1 E2 S0 S4 S6"),
    ],
)
def test_a_kept_figure_may_move_one_step_to_an_area_of_its_kind(creature: str, area: str, go: str) -> None:
    """L-8.3, L-8.4: or stay; land figures remain on their island, Hydra crosses the coast."""
    g = kept(creature, area)

    assert asked(g) == "p2 MoveFigure"
    assert options(g) == ["stay", *[f"go {goal}" for goal in go.split()]]
    explained(g, *phrases(g, "go {area}"), "stay", "end turn", "keep medusa")
    goal = go.rsplit(maxsplit=1)[-1]
    say(g, f"p2 go {goal}")
    assert told(g)[0] == f"figure-moved red {creature} {goal}"
    stands(g, f"figure_area {creature} {goal}", f"figure_owner {creature} red", f"creatures held {creature} 1")


def test_why_a_figure_may_not_go_there() -> None:
    """L-8.3, L-15.0.3"""
    g = kept("medusa", "A2", *figure("cerberus", "A1", "blu"))

    assert options(g) == ["stay", "go A3"]
    assert why(g, "p2 go A1") == "creature-there A1 L-15.0.3"
    assert why(g, "p2 go S1") == "wrong-area S1 L-8.3"
    assert why(g, "p2 go B1") == "not-adjacent-area B1 L-8.3"
    assert why(g, "p2 go A2") == "not-adjacent-area A2 L-8.3"
    assert why(g, "p2 release medusa") == "maintenance-first L-8.2"


@pytest.mark.parametrize("owner", ["blu", "nobody"])
def test_the_minotaur_stays_at_home(owner: str) -> None:
    """L-8.3: S-31. Only to land that his faction controls."""
    g = kept("minotaur", "B1", *holds("red", "B1"), f"owner B2 {owner}")
    stands(g, "figure_area minotaur B1", "asks nothing")
    g = kept("minotaur", "B1", *holds("red", "B1"), *holds("red", "B2"))

    assert options(g) == ["stay", "go B2"]


def test_the_minotaur_does_not_go_to_a_teammate() -> None:
    """L-8.3, L-18.3"""
    g = kept("minotaur", "B1", *holds("red", "B1"), *holds("grn", "B2"), rules=TEAMS)

    stands(g, "figure_area minotaur B1", "asks nothing")


def test_figures_go_where_others_rule() -> None:
    """L-8.3: control does not matter to the others."""
    g = kept("cerberus", "A2", *holds("blu", "A1", 3))
    say(g, "p2 go A1")

    stands(g, "figure_area cerberus A1", "owner A1 blu", "troops A1 3")


def test_naval_bridges_are_of_no_use_to_figures() -> None:
    """L-8.4"""
    g = kept("cerberus", "A3", *sails("red", "S2", 2))

    assert options_of(g, "go") == ["A2"]
    assert why(g, "p2 go B2") == "not-adjacent-area B2 L-8.3"


def test_the_kraken_sinks_fleets_where_he_goes() -> None:
    """L-8.5, L-15.15.1: not where he stays or was."""
    g = kept("kraken", "S1", *sails("blu", "S2", 3), *sails("red", "S6", 2))
    say(g, "p2 go S2")
    assert told(g) == ["figure-moved red kraken S2", "fleets-destroyed blu S2 3"]
    stands(g, "fleets S2 0, S6 2", "ruler S2 nobody", "fleet_reserve blu 8")
    g = kept("kraken", "S1", *sails("blu", "S2", 3))
    say(g, "p2 stay")

    assert told(g) == []
    stands(g, "fleets S2 3", "figure_area kraken S1")


def test_polyphemus_drives_fleets_away_where_he_goes() -> None:
    """L-8.5, L-15.18: his master says where to."""
    g = kept("polyphemus", "B2", *sails("blu", "S0", 1))
    say(g, "p2 go B1")
    assert asked(g) == "p2 PushFleet"
    assert options(g) == [f"push S0 > {sea}" for sea in ("S1", "S3", "S4", "S5", "S6")]
    say(g, "p2 push S0 > S6")
    stands(g, "fleets S0 0, S6 1", "ruler S6 blu", "asks nothing")
    stay = kept("polyphemus", "B2", *sails("blu", "S0", 1))
    say(stay, "p2 stay")
    stands(stay, "fleets S0 1", "asks nothing")


def test_hydra_eats_after_her_move() -> None:
    """L-8.5, L-15.14: from where she has come to."""
    g = kept("hydra", "E2", *holds("blu", "E1", 1), *sails("red", "S4", 2), *holds("blu", "Z1", 2))
    say(g, "p2 go E1")

    assert asked(g) == "p2 DevourUnit"
    assert options(g) == ["devour troop E1", "devour fleet S4"]
    say(g, "p2 devour fleet S4")
    stands(g, "fleets S4 1", "prosperity S4 1", "asks nothing")


@pytest.mark.parametrize(("option", "area"), [("victim", "E1"), ("hydra", "E2")])
def test_hydra_eats_also_if_she_stays(option: str, area: str) -> None:
    """L-8.5, L-15.14.2: S-29. Even her master's last troop."""
    rules = fixture("ffa4", hydra_token_area=option)
    g = kept("hydra", "E2", *holds("red", "E1", 1), rules=rules)
    say(g, "p2 stay")

    stands(g, "troops E1 0", "owner E1 red", f"prosperity {area} 1", "asks nothing")


def test_hydra_without_a_victim_brings_no_token() -> None:
    """L-8.5: S-29"""
    g = kept("hydra", "E2", *holds("red", "E1"))
    say(g, "p2 stay")

    stands(g, "prosperity E1 0, E2 0", "asks nothing")


def test_a_hydra_that_is_lost_does_not_eat() -> None:
    """L-8.5"""
    g = phase_4(*figure("hydra", "E2", "red"), *holds("blu", "E1", 1), "priestesses red 1")
    say(g, "p2 release hydra")
    stands(g, "troops E1 1", "asks nothing")
    lost = phase_4(*figure("hydra", "E2", "red"), *holds("blu", "E1", 1))

    stands(lost, "troops E1 1", "figure_area hydra off", "asks nothing")


def test_other_figures_do_nothing_when_they_stay() -> None:
    """L-8.5"""
    g = kept("cerberus", "A2", *holds("blu", "A1", 2))
    say(g, "p2 stay")

    assert told(g) == []


def test_a_figure_sees_one_income_before_it_must_be_kept() -> None:
    """L-8.6: bought in one cycle, it stays through the next phases 1 and 2."""
    g = bought("cerberus", rules=FOUR)
    say(g, "p1 place D1")
    stands(g, "figure_area cerberus D1", "priestesses blu 0")
    nxt = described(
        FOUR,
        "cycle 3",
        purses(FOUR, 10),
        *homes(FOUR),
        gods_with("zeus"),
        PAWNS,
        OFFERS,
        *figure("cerberus", "D1", "blu"),
        "next Income",
        "next Maintenance",
    )

    stands(nxt, "gold blu 12", "figure_area cerberus off")


def test_priestesses_lower_the_offering_before_they_are_spent_here() -> None:
    """L-8.6, L-7.8: the same one does both."""
    g = offerings(*figure("medusa", "D1", "blu"), "priestesses blu 1", "gold blu 0")
    g.g.agenda.insert(0, g.rules.tasks["Maintenance"]())
    say(g, "p1 bid zeus 1", "p2 bid ares 1", "p3 bid apollo", "p1 keep medusa")

    stands(g, "gold blu 0", "priestesses blu 0", "figure_owner medusa blu")
