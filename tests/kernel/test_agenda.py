"""Tasks and the loop that runs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kernel.small import DID, SAID, SAY, Ask, Do, Plan, Small, Stop, Toss, small
from pelagos.kernel.agenda import Said, come_to_choice, give, pending, playout, settle, take
from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Stuck, Unwritten
from pelagos.kernel.event import Event
from pelagos.kernel.ids import EVERYBODY, NATURE, only
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice, Task

if TYPE_CHECKING:
    from collections.abc import Callable


def did(g: Small) -> list[int]:
    """The numbers told so far."""
    return [event.numbers[-1] for event in heard(g) if event.kind is DID]


def heard(g: Small) -> list[Event]:
    assert g.sink is not None
    return g.sink


def listening(g: Small) -> Small:
    g.sink = []
    return g


def test_tasks_run_in_reading_order() -> None:
    g = listening(small(Do(1), Do(2), Do(3)))

    assert not settle(g, Sheet())
    assert did(g) == [1, 2, 3]
    assert g.agenda == []


def test_what_a_task_plans_comes_before_everything_already_planned() -> None:
    g = listening(small(Plan(1, (2, 3)), Plan(4, (5,)), Do(6)))
    settle(g, Sheet())

    assert did(g) == [1, 2, 3, 4, 5, 6]


def test_a_caller_may_stop_the_loop_before_tasks_of_a_kind() -> None:
    """A question may be such a task, too."""
    g = listening(small(Do(1), Plan(2, (3,)), Ask(0, (4, 7)), Do(5)))

    assert come_to_choice(g, {Plan, Ask}) is None
    assert did(g) == [1]
    assert isinstance(g.agenda[-1], Plan)
    assert isinstance(come_to_choice(g), Ask)
    assert come_to_choice(g, {Ask}) is None
    assert did(g) == [1, 2, 3]


def test_an_answer_may_be_given_without_a_sheet() -> None:
    g = listening(small(Ask(0, (4, 7)), Do(2)))
    give(g, Answer(SAY, n=7))

    assert come_to_choice(g) is None
    assert [event.numbers[-1] for event in heard(g)] == [7, 2]


def test_a_question_stops_the_loop_with_its_options_on_the_sheet() -> None:
    g = listening(small(Do(1), Ask(0, (4, 7)), Do(2)))
    sheet = Sheet()

    assert settle(g, sheet)
    assert did(g) == [1]
    assert isinstance(pending(g), Ask)
    assert sheet.answers() == [Answer(SAY, n=4), Answer(SAY, n=7)]


def test_settling_twice_changes_nothing() -> None:
    g = listening(small(Do(1), Ask(0, (4, 7))))
    sheet = Sheet()
    settle(g, sheet)
    settle(g, sheet)

    assert did(g) == [1]
    assert sheet.count == 2


def test_the_answer_is_logged_with_who_may_read_it() -> None:
    g, sheet, log = small(Ask(1, (4, 7)), Toss((1, 1), only(1))), Sheet(), list[Said]()
    settle(g, sheet, log)
    take(g, sheet, 1, log)
    settle(g, sheet, log)
    take(g, sheet, 0, log)

    assert [(said.seat, said.answer.n, said.to, said.forced) for said in log] == [
        (1, 7, EVERYBODY, False),
        (NATURE, 0, only(1), False),
    ]
    assert g.mark == 7


def test_a_forced_answer_is_taken_and_logged_as_forced() -> None:
    g, sheet, log = listening(small(Ask(0, (5,)), Ask(1, (1, 2)))), Sheet(), list[Said]()

    assert settle(g, sheet, log)
    assert [(said.seat, said.answer, said.forced) for said in log] == [(0, Answer(SAY, n=5), True)]
    assert [event.plain() for event in heard(g)] == [[SAID.name, 0, 5]]
    assert g.mark == 5
    assert pending(g).seat(g) == 1


def test_a_forced_answer_of_nature_is_taken_too() -> None:
    g, log = small(Toss((3,))), list[Said]()

    assert not settle(g, Sheet(), log)
    assert [(said.seat, said.forced) for said in log] == [(NATURE, True)]


def test_a_telling_question_is_asked_even_with_one_option() -> None:
    g, sheet, log = small(Ask(0, (5,), telling_it=1)), Sheet(), list[Said]()

    assert settle(g, sheet, log)
    assert sheet.count == 1
    assert log == []


def test_a_question_without_options_is_a_fault_of_the_title() -> None:
    with pytest.raises(Stuck) as caught:
        settle(small(Do(1), Ask(0, ())), Sheet())

    assert caught.value.code == "no-options"
    assert caught.value.said == {"task": "Ask"}


def test_finish_ends_a_game_in_the_middle_of_its_agenda() -> None:
    g = listening(small(Do(1), Stop(), Do(2), Ask(0, (1, 2))))

    assert not settle(g, Sheet())
    assert did(g) == [1]
    assert g.result == (1, 1)
    assert g.agenda == []


def test_options_of_an_earlier_question_do_not_stay_on_the_sheet() -> None:
    g, sheet = small(Ask(0, (1, 2, 3)), Ask(1, (8, 9))), Sheet()
    settle(g, sheet)
    take(g, sheet, 0)
    settle(g, sheet)

    assert [answer.n for answer in sheet.answers()] == [8, 9]


def test_a_playout_counts_questions_and_ends_with_the_game() -> None:
    g = small(Ask(0, (1, 2)), Ask(1, (6,)), Toss((1, 1)), Stop())

    assert playout(g, Sheet(), Rng(3), 100) == 2
    assert g.result == (1, 1)


def test_a_playout_stops_at_its_limit() -> None:
    g = small(*[Ask(0, (1, 1)) for _ in range(10)])

    assert playout(g, Sheet(), Rng(3), 4) == 4
    assert g.mark == 4
    assert len(g.agenda) == 6


def test_in_a_playout_nature_answers_by_her_weights() -> None:
    rng, sheet = Rng(5), Sheet()
    rare = 0
    for _ in range(2000):
        g = small(Toss((9, 1)))
        playout(g, sheet, rng, 1)
        rare += g.mark == 100

    assert 150 < rare < 250


def test_the_kinds_of_tasks() -> None:
    assert isinstance(Toss((1,)), Chance)
    assert isinstance(Ask(0, ()), Choice)
    assert not isinstance(Do(0), Choice)
    assert Task.ARGS == ()
    assert Toss((1,)).seat(small()) == NATURE


def test_a_choice_is_public_not_telling_and_explains_nothing_unless_it_says_so() -> None:
    g = small()
    toss = Toss((1, 2))

    assert toss.known_to(g) == EVERYBODY
    assert not toss.telling(g)
    assert toss.why_not(g, Answer(SAY)) is None


def test_parts_that_a_task_leaves_out_are_faults_of_its_title() -> None:
    g = small()
    bare = Choice[Small]()
    parts: dict[str, Callable[[], object]] = {
        "run": lambda: Task[Small]().run(g),
        "seat": lambda: bare.seat(g),
        "options": lambda: bare.options(g, Sheet()),
        "take": lambda: bare.take(g, Answer(SAY)),
    }
    for part, left_out in parts.items():
        with pytest.raises(Unwritten) as caught:
            left_out()
        assert (caught.value.code, caught.value.said) == ("unwritten", {"part": part})


def test_running_a_choice_does_nothing() -> None:
    g = small()
    Ask(0, (1, 2)).run(g)

    assert g.mark == 0
    assert g.agenda == []
