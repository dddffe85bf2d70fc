"""Tests of the lessons of Legendary as tests: a rule that is broken breaks the lessons that teach it, and no others."""

from __future__ import annotations

from typing import Any, Final

import pytest

from lessons.support import Fault, broken_lessons, uncited
from pelagos.games.legendary import (
    building,
    buying,
    conquest,
    ending,
    income,
    land_battle,
    move,
    offerings,
    placement,
    sea,
)
from pelagos.games.legendary.ids import NONE
from pelagos.games.legendary.offerings import PlacePawn

pytestmark = pytest.mark.pure


class Lenient(PlacePawn):
    """L-7.4 is forgotten: nobody is barred from the god they have just lost."""

    def __init__(self, who: Any, barred: Any) -> None:
        super().__init__(who, NONE)


def nothing(*_: Any) -> Any:
    return 0


def always(*_: Any) -> Any:
    return True


def one(*_: Any) -> Any:
    return 1


def whole_offer(_: Any, __: Any, amount: Any) -> Any:
    return amount


def attacker_wins(g: Any, _: Any, who: Any) -> bool:
    return bool(who == g.attacker)


def own_only(g: Any, who: Any, kind: Any) -> Any:
    return building.owned(g, who, kind)


NO_BUILDING: Final = 99

FAULTS: Final = (
    Fault("L-7.4", offerings, "PlacePawn", Lenient, frozenset({"outbid"})),
    Fault("L-7.8", offerings, "price", whole_offer, frozenset({"priestesses"})),
    Fault("L-6.1", income, "cornucopias", one, frozenset({"company", "income"})),
    Fault("L-10.7.2", buying, "unused_discounts", nothing, frozenset({"company", "creatures"})),
    Fault("L-11.2.2", move, "bridge_seas", nothing, frozenset({"moves", "hera"})),
    Fault("L-12.1.3", land_battle, "wins_ties", attacker_wins, frozenset({"battle", "heroes"})),
    Fault("L-12.2.1", sea, "ports", one, frozenset({"sea-battle"})),
    Fault("L-13.6", placement, "draw_priestess", nothing, frozenset({"start"})),
    Fault("L-14.2", land_battle, "FORTRESS", NO_BUILDING, frozenset({"battle", "defence"})),
    Fault("L-14.8", building, "owes_set", nothing, frozenset({"goal", "four-buildings", "teams"})),
    Fault("L-16.1.1", land_battle, "hero_strength", one, frozenset({"heroes"})),
    Fault("L-17.2", ending, "metropolises", nothing, frozenset({"goal", "last-cycle"})),
    Fault("L-17.5", move, "may_land", always, frozenset({"last-land"})),
    Fault("L-18.6", building, "owned_by_team", own_only, frozenset({"teams"})),
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.clause)
def test_a_broken_rule_breaks_the_lessons_that_teach_it_and_no_others(
    fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fault.place, fault.name, fault.instead)

    assert broken_lessons("legendary") == fault.broken


def test_a_rule_that_no_lesson_teaches_breaks_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the test above does not pass because any change at all would break them."""
    monkeypatch.setattr(conquest, "draw_priestess", nothing)

    assert broken_lessons("legendary") == frozenset()


def test_a_planted_rule_is_one_that_its_lessons_cite() -> None:
    """By the section, such as L-14, of the clause."""
    assert uncited("legendary", FAULTS) == []
