"""Tests of the lessons of Hellas as tests: a rule that is broken breaks the lessons that teach it, and no others."""

from __future__ import annotations

from typing import Final

import pytest

from lessons.support import Fault, broken_lessons, uncited
from lessons.test_planted_legendary_rules import always, nothing
from pelagos.games.hellas import attack, battle, burst, ending, regroup, setup
from pelagos.games.hellas.cards import (
    beachhead,
    colonists,
    exchange,
    flood,
    muster,
    sail_on,
    second_wind,
    spirit_warrior,
)
from pelagos.games.hellas.map import Chart

pytestmark = pytest.mark.pure

UNREACHED: Final = 99
SEA_ATTACKS: Final = frozenset({"goal", "attack", "battle-cards", "preparing", "dolphin"})

FAULTS: Final = (
    Fault("H-3.5", setup, "fits_somewhere", nothing, frozenset({"start"})),
    Fault("H-5.1", burst, "temples", nothing, frozenset({"temples"})),
    Fault("H-6.4", Chart, "may_sail", always, frozenset({"voyage", "temples", "sailing", "double-turn"})),
    Fault("H-7.5", attack, "land_adjacent", always, SEA_ATTACKS),
    Fault("H-8.1", regroup, "post", nothing, frozenset({"regroup"})),
    Fault("H-11.1", burst, "MOST_IN_CITY", UNREACHED, frozenset({"burst"})),
    Fault("H-13.1", ending, "cities", nothing, frozenset({"goal"})),
    Fault("H-13.2", battle, "cities", always, frozenset({"last-city"})),
    Fault("H-10.A1", muster.Muster, "play", nothing, frozenset({"preparing"})),
    Fault("H-10.A2", beachhead.Beachhead, "play", nothing, frozenset({"battle-cards"})),
    Fault("H-10.A5", spirit_warrior.SpiritWarrior, "play", nothing, frozenset({"hand", "battle-cards"})),
    Fault("H-10.P3", sail_on.SailOn, "play", nothing, frozenset({"double-turn"})),
    Fault("H-10.P4", colonists.Colonists, "play", nothing, frozenset({"sailing"})),
    Fault("H-10.P6", flood.Flood, "play", nothing, frozenset({"hand", "surprises"})),
    Fault("H-10.Z1", second_wind.SecondWind, "play", nothing, frozenset({"answers"})),
    Fault("H-10.Z2", exchange, "swap", nothing, frozenset({"surprises"})),
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.clause)
def test_a_broken_rule_breaks_the_lessons_that_teach_it_and_no_others(
    fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fault.place, fault.name, fault.instead)

    assert broken_lessons("hellas") == fault.broken


def test_a_planted_rule_is_one_that_its_lessons_cite() -> None:
    """By the section, such as H-7, of the clause."""
    assert uncited("hellas", FAULTS) == []
