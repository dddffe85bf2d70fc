"""Tests of the lessons of Classic as tests: a rule that is broken breaks the lessons that teach it, and no others."""

from __future__ import annotations

from typing import Any, Final

import pytest

from lessons.support import Fault, broken_lessons, uncited
from pelagos.games.archipelago.bits import bit
from pelagos.games.classic import (
    actions,
    battle,
    building,
    buying,
    conquest,
    ending,
    move,
    offerings,
    ops,
    phases,
)
from pelagos.games.classic.creatures import fates
from pelagos.games.classic.gods import athena, poseidon
from pelagos.games.classic.ids import NONE
from pelagos.games.classic.offerings import PlaceMarker

pytestmark = pytest.mark.pure


class Forgiving(PlaceMarker):
    """C-7.5 is forgotten: nobody is barred from the god they have just lost."""

    def __init__(self, marker: Any, barred: Any = NONE) -> None:
        super().__init__(marker, NONE)


def nothing(*_: Any) -> Any:
    return 0


def always(*_: Any) -> Any:
    return True


def one(*_: Any) -> Any:
    return 1


def islands_only(g: Any, seat: Any) -> Any:
    return ops.income(g, seat) - sum(g.board.trade[sea] for sea in range(len(g.ruler)) if g.ruler[sea] == seat)


def whole_offers(g: Any, seat: Any) -> Any:
    return sum(g.amount[god] for god in range(len(g.bidder)) if g.seat_of(g.bidder[god]) == seat)


def over_one_sea(g: Any, waters: Any, island: Any) -> Any:
    """C-2.9 is forgotten: a chain of more than one fleet leads nowhere."""
    near = [sea for sea in range(len(g.ruler)) if g.board.ring[island] & waters & bit(sea)]
    reached = 0
    for sea in near:
        reached |= g.board.islands_of_sea[sea]
    return reached & ~bit(island)


def fleets_alone(g: Any, sea: Any) -> Any:
    return g.fleets[sea]


def troops_alone(g: Any, island: Any) -> Any:
    return g.troops[island]


FAULTS: Final = (
    Fault("C-2.9", move, "chained_islands", over_one_sea, frozenset({"moves"})),
    Fault("C-6.1", phases, "income", islands_only, frozenset({"income"})),
    Fault("C-7.5", offerings, "PlaceMarker", Forgiving, frozenset({"outbid"})),
    Fault("C-7.10", offerings, "price", whole_offers, frozenset({"zeus", "two-players", "one-turn"})),
    Fault("C-11.2", poseidon, "FLEET_STEPS", 2, frozenset({"fleets"})),
    Fault("C-14.4", battle, "sea_defence", fleets_alone, frozenset({"sea-battle"})),
    Fault("C-14.5", battle, "land_defence", troops_alone, frozenset({"battle", "defence", "conquest"})),
    Fault("C-14.11", battle, "chained_islands", nothing, frozenset({"battle", "defence"})),
    Fault("C-15.2", building, "owned_buildings", nothing, frozenset({"goal", "builders", "four-buildings"})),
    Fault("C-15.3", athena, "gain_philosopher", nothing, frozenset({"athena", "full-site", "one-turn"})),
    Fault("C-15.6", building, "any_free_site", nothing, frozenset({"athena", "one-turn"})),
    Fault("C-16.1", move, "may_land", always, frozenset({"last-island"})),
    Fault("C-16.6", conquest, "eliminate", nothing, frozenset({"elimination"})),
    Fault("C-17.2", actions, "islands_owned", one, frozenset({"apollo"})),
    Fault(
        "C-18.2", ending, "metropolises", nothing, frozenset({"goal", "elimination", "last-cycle", "tie", "one-turn"})
    ),
    Fault(
        "C-19.5",
        buying,
        "unused_temples",
        nothing,
        frozenset({"creatures", "thieves", "builders", "guards", "one-turn"}),
    ),
    Fault("C-20.10", fates, "income", one, frozenset({"creatures"})),
    Fault("C-20.16", move, "holds_troops", nothing, frozenset({"guards"})),
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.clause)
def test_a_broken_rule_breaks_the_lessons_that_teach_it_and_no_others(
    fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fault.place, fault.name, fault.instead)

    assert broken_lessons("classic") == fault.broken


def test_a_rule_that_no_lesson_teaches_breaks_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-16.10, so that the test above does not pass because any change at all would break them."""
    monkeypatch.setattr(conquest, "finish_with_survivor", nothing)

    assert broken_lessons("classic") == frozenset()


def test_a_planted_rule_is_one_that_its_lessons_cite() -> None:
    """By the section, such as C-14, of the clause."""
    assert uncited("classic", FAULTS) == []
