"""The kernel's own part of a position."""

from __future__ import annotations

import pytest

from kernel.small import DID, Do, Small, Stop, small
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.event import Event, Kind, Refusal
from pelagos.kernel.ids import EVERYBODY, NATURE, NOBODY, SPECTATOR, knows, only
from pelagos.kernel.position import Position


def test_a_new_position_has_nothing_to_do_and_no_result() -> None:
    g = Small(3)

    assert (g.seats, g.agenda, g.result, g.sink, g.revealed) == (3, [], None, None, 0)


def test_then_puts_tasks_in_reading_order_before_the_rest() -> None:
    g = small(Do(3))
    g.then(Do(1), Do(2))
    g.then()

    assert [task.n for task in reversed(g.agenda) if isinstance(task, Do)] == [1, 2, 3]


def test_finish_clears_the_agenda_and_keeps_the_places() -> None:
    g = small(Do(1), Stop())
    g.finish((2, 1))

    assert g.agenda == []
    assert g.result == (2, 1)


def test_a_game_that_is_over_plans_nothing() -> None:
    g = small(Do(1))
    g.finish((2, 1))
    g.then(Do(2), Do(3))

    assert g.agenda == []


def test_a_clone_has_its_own_agenda_and_arrays_and_no_listener() -> None:
    g = small(Do(1))
    g.sink = []
    g.reveal()
    copy = g.clone()
    copy.then(Do(2))
    copy.heap[1] = 9
    copy.tiles.count[0] = 0

    assert len(g.agenda) == 1
    assert list(g.heap) == [0] * 6
    assert g.tiles.count[0] == 3
    assert copy.sink is None
    assert not copy.revealed


def test_a_clone_of_a_finished_game_is_finished() -> None:
    g = small()
    g.finish((1, 2))

    assert g.clone().result == (1, 2)


def test_a_task_is_shared_by_clones() -> None:
    g = small(Do(1))

    assert g.clone().agenda[0] is g.agenda[0]


def test_events_go_to_the_listener() -> None:
    g = small()
    g.sink = []
    g.tell(DID, 4)
    g.tell(DID, 5, to=only(1))

    assert [(event.plain(), event.to) for event in g.sink] == [(["did", 4], EVERYBODY), (["did", 5], only(1))]


def test_an_event_has_as_many_numbers_as_its_kind() -> None:
    g = small()
    g.sink = []
    g.tell(Kind("over"))
    g.tell(Kind("moved", "who:seat", "from", "to", "n"), 1, 2, 3, 4)
    g.tell(Kind("paid", "who:seat", "n"), 1)

    assert [event.numbers for event in g.sink] == [(), (1, 2, 3, 4), (1, 0)]


def test_a_position_without_a_clone_is_a_fault_of_its_title() -> None:
    with pytest.raises(Unwritten) as caught:
        Position(2).clone()
    assert (caught.value.code, caught.value.said) == ("unwritten", {"part": "clone"})


def test_without_a_listener_nothing_is_kept() -> None:
    g = small()
    g.tell(DID, 4)

    assert g.sink is None


def test_a_row_is_read_by_its_owner_and_the_last_one_by_spectators() -> None:
    g = Small(2)
    readers = {
        row: [viewer for viewer in (0, 1, NATURE, SPECTATOR) if g.may_read(viewer, "notes", row)] for row in range(3)
    }

    assert readers == {0: [0], 1: [1], 2: [SPECTATOR]}


def test_sets_of_viewers() -> None:
    assert [viewer for viewer in range(16) if knows(only(3), viewer)] == [3]
    assert all(knows(EVERYBODY, viewer) for viewer in (*range(12), SPECTATOR))
    assert not any(knows(NOBODY, viewer) for viewer in range(16))


def test_events_and_refusals_are_names_and_numbers() -> None:
    kind = Kind("sunk", "who:seat", "n", clause="X-1")

    assert Event(kind, (1, 4)).plain() == ["sunk", 1, 4]
    assert repr(Event(kind, (1, 4))) == "Event(sunk, (1, 4))"
    assert repr(kind) == "Kind(sunk)"
    assert kind.params == ("who:seat", "n")
    assert (Refusal(kind, 1, 4).kind.clause, Refusal(kind, 1, 4).numbers) == ("X-1", (1, 4))
