"""What the pupil says goes in, what the teacher says comes out, and the position goes on or back."""

from __future__ import annotations

import pytest

from lessons.support import STEPS, rules_of, taken, written
from pelagos.kernel.errors import BadSave, Illegal
from pelagos.kernel.scenario import expect
from pelagos.lessons.courses import lesson_named
from pelagos.lessons.lesson import LessonRefusal
from pelagos.lessons.run import AGAIN, NEXT, RESTART, SHOW, LessonRun, begun, load_run


def asked() -> LessonRun:
    """The lesson at its first question."""
    run = taken()
    run.wish(NEXT)
    return run


def test_a_teacher_tells_first_and_points() -> None:
    teacher = taken().teacher()

    assert teacher["says"] == "classic-lesson-small-hello"
    assert teacher["points"] == [["island", "i07"]]
    assert (teacher["asks"], teacher["finished"]) == (False, False)
    assert teacher["steps"] == [False, True, True, True, False]


def test_what_is_asked_for_leads_on_and_is_understood() -> None:
    run = asked()
    run.say("build university-o i07")

    assert run.step.name == "found"
    assert (run.state.reply, run.state.answer) == ("well", "built")
    assert run.state.understood == [1]


def test_whoever_plays_on_has_read_enough() -> None:
    run = taken()
    run.say("build university-o i07")

    assert run.step.name == "found"


def test_something_else_is_taken_back_with_a_general_answer() -> None:
    lesson = written(STEPS.replace("  try end turn\n    answer too-early\n    look\n", ""))
    run = taken(lesson)
    run.say("end turn")

    assert (run.state.reply, run.state.answer) == ("elsewhere", "")
    assert run.step.name == "build"
    assert run.play.log == []


def test_a_mistake_is_looked_at_until_it_is_taken_back() -> None:
    run = asked()
    run.say("end turn")

    assert (run.state.reply, run.state.answer, run.state.looking) == ("tried", "too-early", True)
    assert run.play.over
    with pytest.raises(LessonRefusal, match="take-back-first"):
        run.say("build university-o i07")
    run.wish(NEXT)
    assert (run.step.name, run.play.log, run.state.looking) == ("build", [], False)


def test_what_the_rules_refuse_is_refused_and_changes_nothing() -> None:
    run = asked()
    before = run.save()

    with pytest.raises(Illegal):
        run.say("build university-s i01")
    assert (run.save(), run.play.log) == (before, [])


def test_of_several_phrases_a_refused_one_takes_all_back() -> None:
    run = asked()
    before = run.save()

    with pytest.raises(Illegal):
        run.say("build university-o i07", "found i08")
    assert (run.save(), run.play.log) == (before, [])


def test_several_phrases_go_through_several_steps() -> None:
    run = asked()
    run.say("build university-o i07", "give port-s i04", "found i01", "end turn")

    assert run.finished
    assert run.state.understood == [1, 2, 3]


def test_of_a_longer_way_the_lesson_takes_what_it_asked_for() -> None:
    """L-11.1.1: fleets sail one sea. The lesson ends with the first step of a way; the fleet arrives all the same."""
    lesson = lesson_named("legendary", "fleets")
    run = LessonRun(lesson, begun(lesson, rules_of(lesson)))
    run.say("build port paros-1")
    run.say("recruit fleet kalantos")
    run.say("recruit fleet kalantos")
    run.say("sail kalantos > manganari 1", "sail manganari > agkali 1")

    assert run.finished
    expect(run.play, "fleets agkali 1")
    expect(run.play, "gold blu 1")


def test_what_a_way_adds_too_early_is_left_out() -> None:
    """C-11.3: the page ends a move by itself where nobody asked how it goes on; that is no mistake of the pupil."""
    lesson = lesson_named("classic", "fleets")
    run = LessonRun(lesson, begun(lesson, rules_of(lesson)))
    for phrase in ("recruit fleet c2", "recruit fleet c2"):
        run.say(phrase)
    run.say("sail c2 > d3 2", "stop")

    assert (run.step.name, run.state.reply) == ("on", "well")
    run.say("sail d3 > e4 1")
    assert run.step.name == "stop"


def test_what_is_shown_is_not_understood() -> None:
    run = asked()
    run.wish(SHOW)

    assert run.step.name == "found"
    assert run.state.understood == []


def test_again_goes_back_to_the_last_question() -> None:
    run = asked()
    run.say("build university-o i07")
    run.wish(AGAIN)

    assert run.step.name == "build"
    assert run.play.log == []


def test_again_at_the_first_step_stays_there() -> None:
    run = taken()
    run.wish(AGAIN)

    assert run.step.name == "hello"


def test_a_lesson_can_begin_anew() -> None:
    run = asked()
    run.say("build university-o i07")
    run.wish(RESTART)

    assert (run.step.name, run.play.log, run.state.understood) == ("hello", [], [])


def test_an_undo_takes_the_teacher_back_as_well() -> None:
    run = asked()
    run.say("build university-o i07")
    run.play.undo(run.pupil)
    run.went_back()

    assert run.step.name == "build"


@pytest.mark.parametrize(
    ("wish", "code"), [(NEXT, "answer-first"), ("sing", "unknown-wish")], ids=["next while asked", "an unknown wish"]
)
def test_what_a_teacher_cannot_do_has_a_code(wish: str, code: str) -> None:
    with pytest.raises(LessonRefusal, match=code):
        asked().wish(wish)


def test_where_nothing_is_asked_nothing_is_shown() -> None:
    with pytest.raises(LessonRefusal, match="nothing-to-show"):
        taken().wish(SHOW)


def test_after_the_end_nothing_can_be_said() -> None:
    run = asked()
    run.say("build university-o i07", "found i01", "end turn")

    with pytest.raises(LessonRefusal, match="lesson-over"):
        run.say("end turn")


def test_a_branch_may_ask_for_what_comes_of_it() -> None:
    """Anything that leads to a metropolis there; anything else is elsewhere."""
    guarded = STEPS.replace("do found i01|i04", "do *\n    if metropolis i04 1").replace(
        "show found i01", "show found i04"
    )
    run = taken(written(guarded))
    run.say("build university-o i07")

    run.say("found i01")
    assert (run.state.reply, run.step.name) == ("elsewhere", "found")
    run.say("found i04")
    assert run.step.name == "finish"


def test_a_run_is_saved_and_loaded_by_the_names_of_its_steps() -> None:
    run = asked()
    run.say("build university-o i07")
    again = load_run(run.lesson, run.play, run.save())

    assert again.teacher() == run.teacher()


def test_if_a_step_is_gone_the_lesson_begins_anew() -> None:
    run = asked()
    run.say("build university-o i07")
    saved = {**run.save(), "path": [["hello", 0], ["vanished", 1]]}
    again = load_run(run.lesson, run.play, saved)

    assert (again.step.name, again.play.log) == ("hello", [])


def test_what_is_no_save_is_refused() -> None:
    run = asked()

    with pytest.raises(BadSave):
        load_run(run.lesson, run.play, {"path": "nowhere"})
