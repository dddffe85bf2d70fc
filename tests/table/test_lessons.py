"""A lesson at a table: one pupil, and what the others and nature say is written."""

from __future__ import annotations

import pytest

from pelagos.games import TITLES
from pelagos.kernel.record import read_record
from pelagos.kernel.scenario import replay
from pelagos.lessons.courses import lesson_named, lesson_rules
from pelagos.lessons.lesson import LessonRefusal
from pelagos.table.errors import BadTerms, Refused, Stale
from pelagos.table.feed import TableFeed
from pelagos.table.records import record_for
from pelagos.table.table import Table
from pelagos.table.terms import Terms
from table.setting import SECRET, game, reloaded, saved


def taken(title: str = "legendary", name: str = "battle") -> Table:
    """A lesson that has just begun."""
    lesson = lesson_named(title, name)
    rules = lesson_rules(lesson, {known.name: known for known in TITLES})
    table = Table(rules, "u0", SECRET, Terms(newcomers="nobody", practice=True, lesson=name))
    table.sit(0, "u0", "Anna")
    for seat in range(1, len(table.chairs)):
        table.seat_bot("u0", seat, "novice")
    table.start("u0", 0)
    return table


def step(table: Table) -> str:
    assert table.lesson is not None
    return table.lesson.step.name


def say(table: Table, *phrases: str) -> int:
    return table.submit(0, list(phrases), table.version, 0)


def teach(table: Table, *wishes: str) -> None:
    for wish in wishes:
        table.teach(0, wish, table.version, 0)


def test_a_lesson_is_practice() -> None:
    with pytest.raises(BadTerms):
        Terms(lesson="goal")
    assert Terms(newcomers="nobody", practice=True, lesson="goal").plain()["lesson"] == "goal"
    assert "lesson" not in Terms().plain()


def test_the_rivals_and_nature_answer_at_once_and_nobody_else_is_due() -> None:
    table = taken()
    assert table.due() is None
    say(table, "march kythnos > ios", "troops 3")

    assert step(table) == "won"
    assert game(table).who == 0
    assert table.due() is None
    assert table.play is not None
    assert table.play.dealer is None


def test_undo_and_going_back_take_the_teacher_along() -> None:
    table = taken()
    say(table, "march kythnos > ios")
    assert step(table) == "send"
    table.undo(0, table.version, 0)
    assert step(table) == "odds"

    say(table, "march kythnos > ios", "troops 3")
    table.go_back(0, 0, table.version, 0)
    assert step(table) == "odds"


def test_a_saved_lesson_goes_on_where_it_was() -> None:
    table = taken()
    teach(table, "next", "show")
    say(table, "troops 1")
    again = reloaded(table)

    assert again.lesson is not None
    assert table.lesson is not None
    assert again.lesson.teacher() == table.lesson.teacher()
    assert saved(again) == saved(table)
    teach(again, "again")
    say(again, "troops 3")
    assert step(again) == "won"


def test_what_a_viewer_is_sent_tells_of_the_teacher() -> None:
    table = taken()
    feed = TableFeed(table)
    whole = feed.update_for(0).whole
    assert whole is not None
    assert whole["table"]["lesson"]["says"] == "legendary-lesson-battle-look"


def test_a_pupil_alone_speaks() -> None:
    table = taken()

    with pytest.raises(Refused, match="nobody-there"):
        table.submit(1, ["end turn"], table.version, 0)
    with pytest.raises(Refused, match="nobody-there"):
        table.teach(1, "next", table.version, 0)
    with pytest.raises(Stale):
        table.teach(0, "next", 0, 0)
    with pytest.raises(LessonRefusal, match="nothing-to-show"):
        teach(table, "show")


def test_a_lesson_that_is_done_is_over_and_its_record_can_be_played() -> None:
    table = taken("classic", "goal")
    teach(table, "next", "next", "next", "show", "show", "show")

    assert (table.phase, None if table.ending is None else table.ending.how) == ("over", "learnt")
    record = record_for(table, 0)
    again = replay(table.rules, read_record(record))
    assert again.g.result == (1, 2, 3)


def test_a_lesson_that_everybody_left_is_over() -> None:
    table = taken()
    table.resign(0, 0)

    assert (table.phase, None if table.ending is None else table.ending.how) == ("over", "deserted")
