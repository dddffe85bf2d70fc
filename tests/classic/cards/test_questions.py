"""What a creature's question offers, and what it refuses: together everything that can be said to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from classic.cards.purchase import bought, explained, phrases, saved, say, turn
from classic.setups import figure

if TYPE_CHECKING:
    from collections.abc import Sequence

FIGURES = [*figure("medusa", "i12", "p2"), *figure("chiron", "i03", "p3")]
LAST_ISLAND = "owner i02 p4"
BUILDINGS = "sites i01 port-s 1, i12 temple-s 1, i12 university-o 1, i03 fortress-s 1, i10 temple-o 2"


@pytest.mark.parametrize(
    ("creature", "pattern", "position"),
    [
        ("siren", "lure {sea}", ["fleets b3 2, f5 3"]),
        ("pegasus", "fly {island} > {island} {0..4}", ["troops i01 2, i12 3", LAST_ISLAND, *FIGURES]),
        ("pegasus", "fly {island} > {island} {0..2}", figure("chiron", "i12", "p2")),
        ("giant", "destroy {site} {island}", [BUILDINGS, *FIGURES]),
        ("chimera", "copy {creature}", ["where siren discard, kraken discard, harpy slot-4", *FIGURES]),
        ("cyclops", "swap {site} {island} {kind}", [BUILDINGS, "owner i10 p1", "sites i02 temple-s 2, i09 temple-s 2"]),
        ("sphinx", "sell troop {island}", ["troops i12 0"]),
        ("sphinx", "sell fleet {sea}", []),
        ("sphinx", "sell priest", ["priests p1 1"]),
        ("sphinx", "sell philosopher", ["philosophers p1 1"]),
        ("sylph", "sail {sea} > {sea} {0..3}", ["fleets c6 2", "kraken b6"]),
        ("harpy", "kill {island}", ["troops i05 0", *FIGURES]),
        ("griffon", "rob {seat}", ["gold p2 0"]),
        ("satyr", "rob {seat}", ["philosophers p1 1, p3 2"]),
        ("dryad", "rob {seat}", ["priests p1 1, p3 2"]),
        ("kraken", "kraken {sea}", ["kraken a1"]),
        ("minotaur", "place {island}", FIGURES),
        ("chiron", "place {island}", []),
        ("medusa", "place {island}", []),
        ("polyphemus", "place {island}", FIGURES),
    ],
)
def test_the_first_question_of_a_creature(creature: str, pattern: str, position: Sequence[str]) -> None:
    """C-19.3, C-19.4: its own phrases, declining or stopping, and nothing else."""
    g = bought(creature, *position)

    explained(g, *phrases(g, pattern), "decline", "done", "stop", "end turn", "buy 2", "stay", "recruit troop i01")


def test_where_the_siren_takes_a_fleet() -> None:
    """C-20.1.3"""
    g = bought("siren", "fleets c6 5, k1 3")
    say(g, "p1 lure e7")

    explained(g, *phrases(g, "from {sea}"), *phrases(g, "lure {sea}"), "decline")


def test_a_step_of_the_kraken() -> None:
    """C-20.13.2: with gold, and with none."""
    for gold in (3, 2):
        g = bought("kraken", f"gold p1 {gold}")
        say(g, "p1 kraken f5")
        explained(g, *phrases(g, "kraken {sea}"), "stop", "decline", "done")


def test_a_step_of_the_sylph_after_a_battle() -> None:
    """C-20.7.3"""
    g = bought("sylph", "fleets c6 2", "ruler c7 p4", "fleets c7 1")
    say(g, "p1 sail c6 > c7 1")
    saved(g)
    say(g, "nature roll 3 0")

    explained(g, *phrases(g, "sail {sea} > {sea} {0..2}"), "done", "stop")


def test_a_push_of_polyphemus() -> None:
    """C-20.17.2"""
    g = bought("polyphemus", "ruler c7 p4, b7 p2", "fleets c7 1, b7 1", "kraken c8")
    say(g, "p1 place i04")

    explained(g, *phrases(g, "push {sea} > {sea}"), "decline", "done")


@pytest.mark.parametrize("gold", [4, 3, 2, 1])
def test_a_purchase(gold: int) -> None:
    """C-19.1, C-19.2"""
    g = turn("where griffon slot-4, harpy slot-2", f"gold p1 {gold}", "sites i12 temple-o 1")

    explained(g, "buy 4", "buy 3", "buy 2")
