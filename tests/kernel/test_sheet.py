"""The sheet keeps options in order, with their weights, however many there are."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.kernel.answer import Answer
from pelagos.kernel.sheet import FIRST_LENGTH, Sheet

options = st.tuples(st.integers(0, 20), st.integers(0, 500), st.integers(0, 9), st.integers(0, 500))


@given(st.lists(options, max_size=400))
def test_options_come_in_the_order_they_were_written(written: list[tuple[int, int, int, int]]) -> None:
    sheet = Sheet()
    for option in written:
        sheet.add(*option)

    assert len(sheet) == sheet.count == len(written)
    assert sheet.answers() == [Answer(*option) for option in written]


@pytest.mark.parametrize("length", [FIRST_LENGTH - 1, FIRST_LENGTH, FIRST_LENGTH + 1, 129, 301, 1000])
def test_a_sheet_grows_and_keeps_words_and_weights(length: int) -> None:
    sheet = Sheet()
    for n in range(length):
        sheet.weigh(n + 1, 2, x=n)

    assert [sheet.answer(i).x for i in range(length)] == list(range(length))
    assert [sheet.weight(i) for i in range(length)] == list(range(1, length + 1))
    assert sheet.total_weight() == length * (length + 1) // 2


def test_plain_options_weigh_one_each_even_where_others_stood_before() -> None:
    sheet = Sheet()
    sheet.weigh(9, 0)
    sheet.clear()
    sheet.add(1)
    sheet.add(2)

    assert sheet.total_weight() == 2
    assert [sheet.weight(i) for i in range(2)] == [1, 1]


def test_a_cleared_sheet_offers_nothing() -> None:
    sheet = Sheet()
    sheet.add(4)
    sheet.clear()

    assert not sheet
    assert sheet.answers() == []
    assert sheet.find(Answer(4)) == -1
    assert sheet.total_weight() == 0


def test_find_says_where_an_answer_stands() -> None:
    sheet = Sheet()
    for n in range(200):
        sheet.add(1, n=n)

    assert sheet.find(Answer(1, n=0)) == 0
    assert sheet.find(Answer(1, n=150)) == 150
    assert sheet.find(Answer(1, n=200)) == -1
    assert sheet.find(Answer(2, n=3)) == -1


def test_word_and_answer_are_the_same_option() -> None:
    sheet = Sheet()
    sheet.add(3, 1, 2, 5)

    assert sheet.word(0) == Answer(3, 1, 2, 5).pack()
    assert sheet.answer(0) == Answer(3, 1, 2, 5)


@given(st.lists(st.integers(0, 7), min_size=1, max_size=80))
def test_every_option_covers_as_many_marks_as_it_weighs(weights: list[int]) -> None:
    sheet = Sheet()
    for n, weight in enumerate(weights):
        sheet.weigh(weight, 0, n=n)
    covered = Counter(sheet.at_weight(mark) for mark in range(sheet.total_weight()))

    assert covered == Counter({n: weight for n, weight in enumerate(weights) if weight})
