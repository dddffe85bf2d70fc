"""What is kept once for many tables is the same for all of them, and never too much."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pelagos.kernel.event import Event, Kind
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import new_setup
from pelagos.table import interning
from pelagos.table.interning import share, shared_rules
from table.setting import ALL, game, reloaded, started, wander

if TYPE_CHECKING:
    from pelagos.kernel.title import Title

SAID = Kind("said", "n")


def told(events: list[Event]) -> list[list[str | int]]:
    return [[*event.plain(), int(event.to)] for event in events]


def test_equal_events_of_two_tables_are_one() -> None:
    one, other = started("classic-4"), started("classic-4")
    for table in (one, other):
        wander(table, Rng(3), 40)
    loaded = reloaded(one)

    assert told(game(one).events) == told(game(other).events)
    for events in (game(other).events, game(loaded).events):
        assert all(mine is theirs for mine, theirs in zip(game(one).events, events, strict=True))


def test_events_that_differ_in_anything_are_not_mixed_up() -> None:
    namesake = Kind("said", "n")
    events = [Event(SAID, (1,)), Event(SAID, (2,)), Event(SAID, (1,), 4), Event(namesake, (1,)), Event(SAID, (1,))]
    before = told(events)
    share(events)

    assert told(events) == before
    assert events[3].kind is namesake
    assert events[0] is events[4]
    assert len({id(event) for event in events}) == 4


@pytest.mark.pure
def test_only_so_many_events_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interning, "MOST_EVENTS", 10)
    events = [Event(SAID, (n,)) for n in range(25)]
    share(events)

    assert [event.numbers for event in events] == [(n,) for n in range(25)]
    assert len(interning._EVENTS) <= 10


@pytest.mark.parametrize("title", [ALL["classic"], ALL["legendary"]], ids=["classic", "legendary"])
def test_rules_of_one_setup_are_one(title: Title) -> None:
    three, four = new_setup(title, 3), new_setup(title, 4)

    assert shared_rules(title, four) is shared_rules(title, new_setup(title, 4))
    assert shared_rules(title, four) is not shared_rules(title, three)
    assert shared_rules(title, three).setup.seats == 3


def test_only_so_many_rules_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interning, "MOST_RULES", 2)
    for seats in (2, 3, 4, 5, 2):
        assert shared_rules(ALL["classic"], new_setup(ALL["classic"], seats)).setup.seats == seats
    team4 = new_setup(ALL["legendary"], 4, options={"mode": "team4"})

    assert shared_rules(ALL["legendary"], team4).setup.options["mode"] == "team4"
