"""Land figures, and how the Kraken differs from them (C-19.8 to C-19.15)."""

from __future__ import annotations

from itertools import permutations

import pytest

from classic.cards.purchase import bought, options_of, say, turn
from classic.setups import TWO, figure, why
from pelagos.games.classic.words import CREATURES
from rulings import asked, options, stands, told

LAND_FIGURES = ["minotaur", "chiron", "medusa", "polyphemus"]


@pytest.mark.parametrize("creature", LAND_FIGURES)
@pytest.mark.parametrize("island", ["i12", "i10", "i11"])
def test_a_figure_is_placed_on_an_own_a_foreign_or_a_neutral_island(creature: str, island: str) -> None:
    """C-19.8: it is the summoner's, and who owns the island does not change."""
    g = bought(creature, "ruler k1 nobody, g9 nobody, k6 nobody", "fleets k1 0, g9 0, k6 0")
    say(g, f"p1 place {island}")

    assert told(g) == [f"figure-placed p1 {creature} {island}"]
    stands(g, f"figure_island {creature} {island}", f"figure_owner {creature} p1", f"figure_cycle {creature} 5")
    stands(g, f"where {creature} held", "owner i12 p1, i10 p5, i11 nobody", "asks TakeTurn")


@pytest.mark.parametrize("creature", LAND_FIGURES)
def test_any_figure_may_be_declined(creature: str) -> None:
    """C-19.4, C-19.8"""
    g = bought(creature)
    say(g, "p1 decline")

    assert told(g) == [f"effect-declined p1 {creature}"]
    stands(g, f"figure_island {creature} off", f"figure_owner {creature} nobody", f"where {creature} discard")


@pytest.mark.parametrize("creature", LAND_FIGURES)
def test_nothing_else_is_said_while_a_figure_is_to_be_placed(creature: str) -> None:
    """C-19.3"""
    g = bought(creature)

    assert why(g, "p1 kill i01") == "effect-first C-19.3"


@pytest.mark.parametrize(("creature", "other"), list(permutations(LAND_FIGURES, 2)))
def test_two_figures_on_one_island_destroy_each_other(creature: str, other: str) -> None:
    """C-19.9: also two of the same summoner; both cards are discarded."""
    g = bought(creature, "ruler f5 nobody", "fleets f5 0", *figure(other, "i03", "p1"))
    say(g, "p1 place i03")

    assert told(g) == [f"figures-clashed {creature} {other} i03", f"figure-left {other} i03"]
    stands(g, f"figure_island {creature} off, {other} off", f"figure_owner {creature} nobody, {other} nobody")
    stands(g, f"figure_cycle {other} 0", f"where {creature} discard, {other} discard", "asks TakeTurn")


def test_figures_on_different_islands_leave_each_other_alone() -> None:
    """C-19.9"""
    g = bought("medusa", *figure("chiron", "i03", "p2"))
    say(g, "p1 place i02")

    stands(g, "figure_island medusa i02, chiron i03", "figure_owner medusa p1, chiron p2", "where chiron held")


def test_a_clash_comes_before_any_effect_of_the_new_figure() -> None:
    """C-19.9: nothing is pushed; and the old figure's effect ends, too."""
    g = bought("polyphemus", "god poseidon", *figure("medusa", "i04", "p2"))
    say(g, "p1 place i04")

    stands(g, "fleets c6 1, d8 1, e7 1", "asks TakeTurn")
    assert "c6 > c7 1" in options_of(g, "sail")


def test_a_third_figure_finds_the_island_free() -> None:
    """C-19.9"""
    g = bought("chiron", *figure("medusa", "i02", "p2"), "where minotaur slot-3")
    say(g, "p1 place i02", "p1 buy 3", "p1 place i02")

    stands(g, "figure_island minotaur i02, chiron off, medusa off", "where minotaur held")


def test_a_figure_stays_when_its_island_changes_hands() -> None:
    """C-19.10: its summoner was the owner; it is still his."""
    chain = ("ruler c5 p1, d5 p1", "fleets c5 1, d5 1")
    g = turn(*chain, "troops i03 0", *figure("medusa", "i03", "p3"))
    say(g, "p1 march i01 > i03 1")

    stands(g, "owner i03 p1", "figure_island medusa i03", "figure_owner medusa p3", "where medusa held")


def test_also_after_a_battle() -> None:
    """C-19.10"""
    chain = ("ruler c5 p1, d5 p1", "fleets c5 1, d5 1")
    g = turn(*chain, *figure("chiron", "i03", "p3"))
    say(g, "p1 march i01 > i03 1", "nature roll 3 0")

    stands(g, "owner i03 p1", "figure_island chiron i03", "figure_owner chiron p3")


def test_it_leaves_when_its_summoner_next_acts_in_a_later_cycle() -> None:
    """C-19.11, C-8.3: before he can do anything; its card is discarded."""
    g = turn("cycle 6", "recruits 1", *figure("medusa", "i01", "p2", 5), then=("next Turn marker=p2 god=zeus",))
    stands(g, "figure_island medusa i01")
    say(g, "p1 end turn")

    assert told(g) == ["turn-ended p1", "turn-began p2 zeus", "figure-left medusa i01"]
    stands(g, "figure_island medusa off", "figure_owner medusa nobody", "figure_cycle medusa 0")
    stands(g, "where medusa discard", "asks TakeTurn", "active p2")


def test_not_when_somebody_else_acts() -> None:
    """C-19.11, C-19.8: not even the owner of the island."""
    g = turn("cycle 6", "recruits 1", *figure("medusa", "i02", "p1", 6), then=("next Turn marker=p2 god=zeus",))
    say(g, "p1 end turn")

    stands(g, "figure_island medusa i02", "where medusa held", "active p2")


def test_all_his_figures_leave_and_only_his() -> None:
    """C-19.11"""
    mine = [*figure("minotaur", "i01", "p2", 5), *figure("polyphemus", "i11", "p2", 5)]
    other = figure("chiron", "i02", "p3", 4)
    g = turn("cycle 6", "recruits 1", *mine, *other, then=("next Turn marker=p2 god=zeus",))
    say(g, "p1 end turn")

    assert told(g)[-2:] == ["figure-left minotaur i01", "figure-left polyphemus i11"]
    stands(g, "figure_island minotaur off, polyphemus off, chiron i02")
    stands(g, "where minotaur discard, polyphemus discard, chiron held")


def test_an_apollo_turn_ends_it_too() -> None:
    """C-19.11: before the gold."""
    g = turn("cycle 6", "recruits 1", *figure("medusa", "i01", "p2", 5), then=("next ApolloTurn marker=p2 number=1",))
    say(g, "p1 end turn")

    assert told(g)[1:4] == ["turn-began p2 apollo", "figure-left medusa i01", "apollo-paid p2 1"]
    stands(g, "where medusa discard", "gold p2 11")


@pytest.mark.parametrize(("cycle", "stays"), [(5, True), (6, False)])
def test_with_two_players_it_survives_the_second_turn_of_the_same_cycle(cycle: int, stays: bool) -> None:
    """C-19.11: placed by the first turn of cycle 5; the second marker is p1'."""
    second = ("next Turn marker=p1' god=zeus",)
    g = turn(f"cycle {cycle}", "recruits 1", "active p2", *figure("medusa", "i01", "p1", 5), rules=TWO, then=second)
    say(g, "p2 end turn")

    stands(g, "active p1", "god zeus", f"figure_island medusa {'i01' if stays else 'off'}")
    stands(g, f"where medusa {'held' if stays else 'discard'}")


def test_the_cycle_in_which_it_was_placed_is_remembered() -> None:
    """C-19.11: a second turn of cycle 7."""
    g = bought("medusa", "cycle 7", "recruits 1", rules=TWO, then=("next Turn marker=p1' god=zeus",))
    say(g, "p1 place i01", "p1 end turn")

    stands(g, "figure_cycle medusa 7", "figure_island medusa i01", "god zeus")


def test_it_leaves_when_its_summoner_is_eliminated() -> None:
    """C-19.12, C-16.6: p2's, and no others; p1's own stays."""
    position = ("owner i02 p4", "troops i08 0", "metropolis i01 1, i08 1", "where pegasus slot-2")
    figures = [*figure("chiron", "i03", "p2"), *figure("medusa", "i02", "p1"), *figure("minotaur", "i05", "p2")]
    g = turn(*position, *figures)
    say(g, "p1 buy 2", "p1 fly i01 > i08 1")

    stands(g, "alive p2 0", "figure_island chiron off, minotaur off, medusa i02")
    stands(g, "where chiron discard, minotaur discard, medusa held")


@pytest.mark.parametrize("creature", LAND_FIGURES)
def test_figures_are_no_units(creature: str) -> None:
    """C-19.13: alone on i11 they can be neither sold nor killed nor flown."""
    alone = ("owner i11 p1", "troops i11 0", *figure(creature, "i11", "p1"))

    assert "kill i11" not in options(bought("harpy", *alone))
    assert "sell troop i11" not in options(bought("sphinx", *alone))
    assert not options(bought("pegasus", *alone), "fly i11")


@pytest.mark.parametrize("creature", ["medusa", "polyphemus"])
def test_only_the_minotaur_defends(creature: str) -> None:
    """C-19.13: an empty island with another figure is taken without a battle. (Chiron keeps Pegasus away.)"""
    g = bought("pegasus", "owner i11 p2", "troops i11 0", *figure(creature, "i11", "p2"))
    say(g, "p1 fly i01 > i11 1")

    assert told(g)[-1] == "island-captured p1 p2 i11"


def test_figures_own_nothing() -> None:
    """C-19.13, C-6.3: a neutral island with a figure pays nobody."""
    g = bought("fates", *figure("medusa", "i11", "p1"))

    assert told(g)[-1] == "income-again p1 2"


def test_the_card_of_a_standing_figure_is_nowhere_else() -> None:
    """C-19.14: neither drawn nor shuffled; here the deck is empty and the pile becomes a new one."""
    away = ("chimera", "pegasus", "fates", "medusa")
    pile = "where " + ", ".join([f"{creature} discard" for creature in CREATURES if creature not in away])
    g = turn("god zeus", pile, "where chimera slot-2, pegasus slot-3, fates slot-4", *figure("medusa", "i01", "p2"))
    say(g, "p1 replace 4")

    assert asked(g) == "nature DrawCreature"
    drawn = options_of(g, "draw")
    assert "medusa" not in drawn
    assert "pegasus" not in drawn
    assert len(drawn) == len(CREATURES) - 3
    stands(g, "where medusa held")


def test_the_kraken_is_no_land_figure() -> None:
    """C-19.15, C-20.13.3, C-20.13.4: his card is never held, nothing clashes with him, and he does not expire."""
    g = bought("kraken", "recruits 1", *figure("polyphemus", "i11", "p1", 5), then=("next Turn marker=p1 god=zeus",))
    say(g, "p1 kraken g8", "p1 stop")
    stands(g, "kraken g8", "where kraken discard, polyphemus held", "figure_island polyphemus i11")
    say(g, "p1 end turn")

    stands(g, "kraken g8", "god zeus")
