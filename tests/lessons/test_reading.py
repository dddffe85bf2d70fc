"""A lesson that is written wrongly is refused with a code, a sentence and its line."""

from __future__ import annotations

import pytest

from lessons.support import ALL, HEAD, STEPS, fault_of, rules_of, written
from pelagos.kernel.errors import BadRecord, PelagosError
from pelagos.lessons.lesson import BadLesson
from pelagos.lessons.patterns import is_plain, matches
from pelagos.lessons.reading import read_lesson
from pelagos.texts import Texts

FIRST_STEP = HEAD.count("\n") + 2
"""The line of `step hello`."""


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_lesson("small", text)
    return caught.value


@pytest.mark.parametrize(
    ("wrong", "code", "line"),
    [
        ("", "no-lesson", 1),
        (HEAD.replace("lesson 1", "pelagos 2") + STEPS, "no-lesson", 1),
        (HEAD.replace("pupil p1\n", "") + STEPS, "no-lesson-row", 1),
        (HEAD.replace("minutes 2", "minutes 9") + STEPS, "bad-minutes", 1),
        (HEAD + "p1 end turn\n" + STEPS, "before-first-step", FIRST_STEP - 1),
        (HEAD.replace("end\n", "") + STEPS, "no-end", 8),
        (HEAD + "\nstep hello\n  point island\n", "bad-lesson-row", FIRST_STEP + 1),
        (HEAD + "\nstep hello\n  with island:i07\n", "bad-lesson-row", FIRST_STEP + 1),
        (HEAD + "\nstep hello\n  do end turn\n    look now\n", "bad-lesson-row", FIRST_STEP + 2),
        (HEAD + "\nstep hello\n  answer late\n", "outside-branch", FIRST_STEP + 1),
        (HEAD + "\nstep hello\nstep hello\n", "bad-step-name", FIRST_STEP + 1),
        (HEAD + "\nstep hello\n  dance\n", "unknown-lesson-row", FIRST_STEP + 1),
        (HEAD + "\nstep hello\n  do end turn\n", "asks-at-the-end", FIRST_STEP),
        (HEAD + "\nstep hello\n  do end turn\n    go nowhere\nstep won\n", "unknown-step", FIRST_STEP + 1),
        (HEAD + "\nstep hello\n  try end turn\nstep won\n", "unanswered-try", FIRST_STEP + 1),
        (HEAD + "\nstep hello\n  do build * *\nstep won\n", "not-shown", FIRST_STEP),
    ],
)
def test_what_is_written_wrongly_is_refused_with_its_line(wrong: str, code: str, line: int) -> None:
    error = refused(wrong)

    assert (error.code, error.said["line"]) == (code, line)
    assert Texts("en", strict=True).error(error)
    assert Texts("it", strict=True).error(error)


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        (STEPS.replace("point island i07", "point island i99"), "unknown-lesson-word"),
        (STEPS.replace("island:i07", "isle:i07"), "unknown-lesson-word"),
        (STEPS.replace("= asks ChooseSite", "= asks TakeTurn"), "not-so"),
        (STEPS.replace("found i01|i04", "found i08"), "shown-in-vain"),
        (STEPS.replace("show found i01", "show found i08"), "illegal"),
        (STEPS.replace("  try end turn", "  try buy *"), "never-taken"),
        (STEPS.replace("step found\n", "step found\n  p2 end turn\n"), "not-your-turn"),
        (STEPS.replace("step found\n", "step found\n  stranger end turn\n"), "unknown-seat"),
        (STEPS.replace("    answer built\n", "    answer built\n    go finish\n"), "illegal"),
        (
            STEPS.replace("  do end turn\n\nstep won", "  do end turn\n    go won\n\nstep idle\n\nstep won"),
            "step-not-reached",
        ),
        (STEPS.replace("step won", "step more\n  do end turn\n\nstep won"), "nobody-asked"),
    ],
)
def test_what_does_not_hold_is_found_by_the_check(steps: str, code: str) -> None:
    assert steps != STEPS
    assert fault_of(written(steps)) == code


def test_what_holds_is_counted() -> None:
    assert fault_of(written()) == ""


def test_a_position_must_be_lawful() -> None:
    crowded = HEAD.replace("sites i01 temple-s 1", "sites i01 temple-s 3")

    assert fault_of(written(head=crowded)) == "unlawful"


def test_a_pupil_must_have_a_seat() -> None:
    assert fault_of(written(head=HEAD.replace("pupil p1", "pupil p9"))) == "unknown-pupil"


def test_the_rules_are_those_of_the_head() -> None:
    assert rules_of(written()).setup.seats == 3
    with pytest.raises(PelagosError):
        rules_of(written(head=HEAD.replace("seats 3", "seats 33")))
    assert BadLesson("no-lesson", line=1).code in {"no-lesson"}
    assert set(ALL) >= {"classic"}


@pytest.mark.parametrize(
    ("pattern", "phrase", "fits"),
    [
        ("bid zeus 3", "bid zeus 3", True),
        ("bid zeus 3", "bid zeus 33", False),
        ("bid zeus|ares *", "bid ares 7", True),
        ("bid zeus|ares *", "bid hera 7", False),
        ("bid * 2..4", "bid hera 4", True),
        ("bid * 2..4", "bid hera 5", False),
        ("bid * 2..4", "bid hera many", False),
        ("found naxos-*", "found naxos-2", True),
        ("found naxos-*", "found paros-2", False),
        ("march * > *", "march a > b", True),
        ("march * > *", "march a > b 3", False),
        ("*", "march a > b 3", True),
    ],
)
def test_patterns_go_token_by_token(pattern: str, phrase: str, fits: bool) -> None:
    assert matches(pattern, phrase) is fits


@pytest.mark.parametrize(("pattern", "plain"), [("bid zeus 3", True), ("bid * 3", False), ("bid zeus 1|3", False)])
def test_one_phrase_to_the_letter_is_plain(pattern: str, plain: bool) -> None:
    assert is_plain(pattern) is plain
