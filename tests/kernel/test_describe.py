"""Positions in words, both ways, and what is wrong with other words."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.small import (
    BAG,
    HAND_A,
    MOON,
    ROW,
    RULES,
    STAR,
    SUN,
    Ask,
    Do,
    March,
    Plan,
    Small,
    SmallTitle,
    Stop,
    Toss,
    small,
)
from pelagos.kernel.codec import digest
from pelagos.kernel.describe import describe, described, mask_words, state, statements, task_line
from pelagos.kernel.errors import BadSave
from pelagos.kernel.ids import EVERYBODY, NOBODY, SPECTATOR, only
from pelagos.kernel.position import Position
from pelagos.kernel.task import Task
from pelagos.kernel.title import Setup, rules_for
from toy.title import TITLE

TWO: Final = rules_for(TITLE, 2)


def read(*lines: str) -> Small:
    g = described(RULES, list(lines))
    assert isinstance(g, Small)
    return g


def again(g: Position) -> Position:
    return described(RULES, describe(RULES, g))


def fault(*lines: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadSave) as caught:
        described(RULES, list(lines))
    return caught.value.code, caught.value.said


# what can be said


def test_nothing_said_is_the_blank_position() -> None:
    assert digest(RULES, read()) == digest(RULES, RULES.blank())
    assert describe(RULES, RULES.blank()) == []


def test_a_statement_names_field_rows_and_value() -> None:
    g = read("mark 7", "lead b", "heap blue low -3", "notes watchers 4")

    assert (g.mark, g.lead, list(g.heap), list(g.notes)) == (7, 1, [0, 0, 0, 0, 0, -3], [0, 0, 4])


def test_after_a_comma_the_field_is_kept() -> None:
    assert list(read("heap red big 1, red low 2, blue mid 3").heap) == [1, 0, 2, 0, 3, 0]


def test_the_word_for_none() -> None:
    assert read("lead b", "lead nobody").lead == -1


def test_cards_come_from_the_stock_and_go_back_to_it() -> None:
    g = read("tiles hand-a sun 2", "tiles hand-a moon 1", "tiles hand-a sun 1")

    assert [g.tiles.lying(HAND_A, face) for face in (SUN, MOON)] == [1, 1]
    assert [g.tiles.lying(BAG, face) for face in (SUN, MOON)] == [2, 1]


def test_who_knows_a_place() -> None:
    g = read(
        "known tiles hand-a a b", "known tiles row nobody", "known tiles bag everybody", "known tiles hand-b spectator"
    )

    assert list(g.tiles.known) == [EVERYBODY, NOBODY, only(0) | only(1), only(SPECTATOR)]


def test_what_is_next_comes_in_reading_order() -> None:
    g = read("next Do n=1", "next Plan n=2 numbers=[3,4], Stop")

    assert [type(task).__name__ for task in reversed(g.agenda)] == ["Do", "Plan", "Stop"]


def test_an_ended_game() -> None:
    assert read("ended 2 1").result == (2, 1)


def test_the_words_of_a_description() -> None:
    g = small(Ask(1, (1, 2)), Do(5))
    g.mark, g.lead, g.heap[3] = 2, 0, 6
    g.tiles.move(g, SUN, BAG, HAND_A)
    g.tiles.show(g, HAND_A, only(1))

    assert describe(RULES, g) == [
        "mark 2",
        "lead a",
        "heap blue big 6",
        "tiles hand-a sun 1",
        "known tiles hand-a a b",
        "next Ask who=b numbers=[1,2] telling_it=0",
        "next Do n=5",
    ]


# round trips


def test_a_description_is_read_as_the_same_position() -> None:
    g = small(Ask(1, (1, 2)), Toss((1, 1), only(0)), Do(5), Stop())
    g.mark, g.lead, g.heap[3], g.notes[2] = 2, 0, 6, 5
    g.tiles.move(g, MOON, BAG, HAND_A)
    g.tiles.show(g, ROW, EVERYBODY)
    g.result = (1, 2)

    assert digest(RULES, again(g)) == digest(RULES, g)


def test_cards_that_lie_elsewhere_in_the_blank_position_may_be_anywhere() -> None:
    """The star lies in the row at first; it is in nobody's stock when it moves on."""
    for goal in (BAG, HAND_A, 3):
        g = small()
        g.tiles.move(g, STAR, ROW, goal)
        assert digest(RULES, again(g)) == digest(RULES, g)


def test_a_card_may_move_to_an_earlier_place_than_it_had_in_the_blank_position() -> None:
    class Late(Small):
        """The star begins in the last place."""

        def __init__(self, seats: int) -> None:
            super().__init__(seats)
            self.tiles.move(self, STAR, ROW, 3)

    class LateTitle(SmallTitle):
        def blank(self, setup: Setup) -> Position:
            return Late(2)

    rules = rules_for(LateTitle(), 2)
    g = Late(2)
    g.tiles.move(g, STAR, 3, HAND_A)

    assert digest(rules, described(rules, describe(rules, g))) == digest(rules, g)


class CountedTitle(SmallTitle):
    """Unless the heap is spoken of, its first entry is the mark."""

    def complete(self, g: Position, stated: set[str]) -> None:
        assert isinstance(g, Small)
        if "heap" not in stated:
            g.heap[0] = g.mark


COUNTED: Final = rules_for(CountedTitle(), 2)


def test_a_title_completes_what_a_description_leaves_unsaid() -> None:
    left_out, said = described(COUNTED, ["mark 3"]), described(COUNTED, ["mark 3", "heap blue big 1"])
    assert isinstance(left_out, Small)
    assert isinstance(said, Small)

    assert list(left_out.heap) == [3, 0, 0, 0, 0, 0]
    assert list(said.heap) == [0, 0, 0, 1, 0, 0]


@pytest.mark.parametrize(("first", "last"), [(3, 0), (0, 0), (3, 1), (0, 1), (7, 7)])
def test_what_a_title_would_complete_otherwise_is_said(first: int, last: int) -> None:
    g = small(Do(1))
    g.mark, g.heap[0], g.heap[5] = 3, first, last

    assert digest(COUNTED, described(COUNTED, describe(COUNTED, g))) == digest(COUNTED, g)


@pytest.mark.parametrize(
    ("task", "line"),
    [
        (Do(-3), "next Do n=-3"),
        (Do(123456789), "next Do n=123456789"),
        (Ask(-1, ()), "next Ask who=nobody numbers=[] telling_it=0"),
        (Plan(0, (7, -8)), "next Plan n=0 numbers=[7,-8]"),
        (March("north", ((1, 2), (), (3,))), 'next March way="north" paths=[[1,2],[],[3]] who=[]'),
        (March("7", (), (0, 1)), 'next March way="7" paths=[] who=[0,1]'),
    ],
)
def test_a_task_is_read_as_it_was_written(task: Task[Small], line: str) -> None:
    assert task_line(RULES, task) == line
    loaded = read(line).agenda[0]

    assert type(loaded) is type(task)
    assert [getattr(loaded, name) for name in task.ARGS] == [getattr(task, name) for name in task.ARGS]


@given(
    st.integers(-99_999, 999_999).filter(lambda n: n != -0x8000),
    st.integers(-1, 1),
    st.lists(st.integers(-999, 999_999), min_size=6, max_size=6),
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3), st.integers(0, 3)), max_size=8),
    st.lists(st.sampled_from([0, 1, 2, 3, only(SPECTATOR), EVERYBODY]), min_size=4, max_size=4),
)
def test_any_position_goes_both_ways(
    mark: int, lead: int, heap: list[int], moves: list[tuple[int, int, int]], known: list[int]
) -> None:
    g = small(Do(1))
    g.mark, g.lead = mark, lead
    for i in range(6):
        g.heap[i] = heap[i]
    for face, origin, goal in moves:
        if g.tiles.lying(origin, face):
            g.tiles.move(g, face, origin, goal)
    for place in range(4):
        g.tiles.forget(place, known[place])

    assert digest(RULES, again(g)) == digest(RULES, g)


def test_sets_of_viewers_have_words() -> None:
    assert [mask_words(RULES, mask) for mask in (NOBODY, EVERYBODY, 0b11, only(SPECTATOR) | 1)] == [
        "nobody",
        "everybody",
        "a b",
        "a spectator",
    ]


def test_statements_of_a_line() -> None:
    assert statements("purse a 5, b 7") == [["purse", "a", "5"], ["purse", "b", "7"]]
    assert statements("mark 3") == [["mark", "3"]]


# what is refused

PLACES: Final = "place (bag, row, hand-a, hand-b)"


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("", "empty-statement", {"text": ""}),
        ("heap red big 1, ", "empty-statement", {"text": "heap red big 1, "}),
        ("hoop 3", "unknown-field", {"field": "hoop", "known": "mark, lead, heap, notes, tiles"}),
        ("tile 3", "unknown-field", {"field": "tile", "known": "tiles"}),
        ("mark", "no-value", {"text": "mark", "wanted": "mark N"}),
        ("heap red big", "no-value", {"text": "heap red big", "wanted": "heap COLOUR SIZE N"}),
        ("tiles hand-a sun", "no-value", {"text": "tiles hand-a sun", "wanted": "tiles PLACE FACE N"}),
        ("mark big 3", "wrong-row", {"text": "mark big 3", "wanted": "mark N"}),
        ("mark 3, mark 4", "said-again", {"word": "mark", "text": "mark 3, mark 4"}),
        ("mark many", "bad-number", {"field": "mark", "word": "many"}),
        ("mark 1234567", "bad-number", {"field": "mark", "word": "1234567"}),
        ("mark 03", "bad-number", {"field": "mark", "word": "03"}),
        ("lead c", "unknown-name", {"field": "lead", "word": "c", "wanted": "seat (a, b)"}),
        ("heap red 3", "wrong-row", {"text": "heap red 3", "wanted": "heap COLOUR SIZE N"}),
        ("heap red big 3 4", "wrong-row", {"text": "heap red big 3 4", "wanted": "heap COLOUR SIZE N"}),
        ("heap pink big 3", "unknown-name", {"field": "heap", "word": "pink", "wanted": "colour (red, blue)"}),
        ("heap bare big 3", "unknown-name", {"field": "heap", "word": "bare", "wanted": "colour (red, blue)"}),
        ("tiles nowhere sun 1", "unknown-name", {"field": "tiles", "word": "nowhere", "wanted": PLACES}),
        ("tiles bag sun 1", "stock-follows", {"field": "tiles", "place": "bag"}),
        ("tiles hand-a sun 4", "too-few-cards", {"field": "tiles", "face": "sun", "left": 3}),
        ("tiles hand-a star 1", "too-few-cards", {"field": "tiles", "face": "star", "left": 0}),
        ("tiles hand-a sun -1", "too-few-cards", {"field": "tiles", "face": "sun", "left": 3}),
        ("known tiles", "bad-known", {"text": "known tiles"}),
        ("known tiles row", "bad-known", {"text": "known tiles row"}),
        ("known heap red a", "bad-known", {"text": "known heap red a"}),
        ("known hoop row a", "bad-known", {"text": "known hoop row a"}),
        ("known tiles shelf a", "unknown-name", {"field": "tiles", "word": "shelf", "wanted": PLACES}),
        ("known tiles nowhere a", "unknown-name", {"field": "tiles", "word": "nowhere", "wanted": PLACES}),
        ("known tiles row c", "unknown-name", {"field": "tiles", "word": "c", "wanted": "seat (a, b)"}),
        ("known tiles row nature", "unknown-name", {"field": "tiles", "word": "nature", "wanted": "seat (a, b)"}),
        (
            "known tiles row a everybody",
            "unknown-name",
            {"field": "tiles", "word": "everybody", "wanted": "seat (a, b)"},
        ),
        ("next", "no-value", {"text": "next", "wanted": "next TASK NAME=VALUE …"}),
        ("next Halt", "unknown-task", {"task": "Halt", "known": "Do, Plan, Ask, Toss, Turn, Stop, March"}),
        ("next Stopp", "unknown-task", {"task": "Stopp", "known": "Stop"}),
        ("next Halt m=three", "unknown-task", {"task": "Halt", "known": "Do, Plan, Ask, Toss, Turn, Stop, March"}),
        ("next Do 3", "bad-argument", {"task": "Do", "word": "3", "wanted": "n"}),
        ("next Do n=three", "bad-argument", {"task": "Do", "word": "n=three", "wanted": "n"}),
        ("next Do m=3", "unknown-argument", {"task": "Do", "argument": "m", "wanted": "n"}),
        ("next Do m=three", "unknown-argument", {"task": "Do", "argument": "m", "wanted": "n"}),
        ("next Plan who=c", "unknown-argument", {"task": "Plan", "argument": "who", "wanted": "n, numbers"}),
        ("next Stop n=1", "unknown-argument", {"task": "Stop", "argument": "n", "wanted": "–"}),
        ("next Do", "bad-arguments", {"task": "Do", "wanted": "n"}),
        ("next Do n=null", "bad-argument", {"task": "Do", "word": "n=null", "wanted": "n"}),
        ("next Do n=true", "bad-argument", {"task": "Do", "word": "n=true", "wanted": "n"}),
        ("next Do n=1.5", "bad-argument", {"task": "Do", "word": "n=1.5", "wanted": "n"}),
        ('next Do n={"a":1}', "bad-argument", {"task": "Do", "word": 'n={"a":1}', "wanted": "n"}),
        (
            "next Plan n=1 numbers=[1,null]",
            "bad-argument",
            {"task": "Plan", "word": "numbers=[1,null]", "wanted": "n, numbers"},
        ),
        ("next Ask who=c numbers=[1]", "unknown-name", {"field": "who", "word": "c", "wanted": "seat (a, b)"}),
        ("ended 1", "bad-result", {"text": "ended 1", "wanted": 2}),
        ("ended", "bad-result", {"text": "ended", "wanted": 2}),
        ("ended 1 2 3", "bad-result", {"text": "ended 1 2 3", "wanted": 2}),
        ("ended 0 1", "bad-result", {"text": "ended 0 1", "wanted": 2}),
        ("ended first second", "bad-result", {"text": "ended first second", "wanted": 2}),
    ],
)
def test_a_bad_statement_is_refused_with_its_fault(line: str, code: str, said: dict[str, str | int]) -> None:
    assert fault(line) == (code, said)


def test_an_argument_nested_without_end_is_refused() -> None:
    assert fault("next Do n=" + "[" * 100_000)[0] == "bad-argument"


def test_a_line_is_made_true_on_a_position_that_stands() -> None:
    g = read("mark 3", "next Do n=1")
    state(RULES, g, "heap red big 2")
    state(RULES, g, "next Stop")

    assert (g.mark, g.heap[0], [type(task).__name__ for task in reversed(g.agenda)]) == (3, 2, ["Do", "Stop"])


def test_the_toy_is_described_in_its_own_words() -> None:
    lines = [
        "owner w3 red",
        "barges w3 2",
        "supply red 5",
        "holder crane blue",
        "bid crane 3",
        "next Bid faction=red barred=crane",
    ]

    assert describe(TWO, described(TWO, lines)) == lines
    assert describe(TWO, described(TWO, ["holder crane nobody", "next Bid faction=red barred=none"])) == [
        "next Bid faction=red barred=none"
    ]
