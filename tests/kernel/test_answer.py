"""Answers and the 64-bit words they are packed into."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pelagos.kernel.answer import NUMBER_LIMIT, VERB_LIMIT, Answer, packed, unpacked

verbs = st.integers(0, VERB_LIMIT)
small_numbers = st.integers(0, NUMBER_LIMIT)
answers = st.builds(Answer, verbs, small_numbers, small_numbers, small_numbers)


def parts(answer: Answer) -> tuple[int, int, int, int]:
    return answer.verb, answer.x, answer.y, answer.n


@given(verbs, small_numbers, small_numbers, small_numbers)
def test_a_packed_answer_comes_out_whole(verb: int, x: int, y: int, n: int) -> None:
    assert parts(unpacked(packed(verb, x, y, n))) == (verb, x, y, n)


@given(answers)
def test_a_packed_answer_fits_63_bits(answer: Answer) -> None:
    assert 0 <= answer.pack() < 2**63


@given(answers, answers)
def test_answers_are_equal_when_all_their_parts_are(one: Answer, other: Answer) -> None:
    assert (one == other) == (parts(one) == parts(other))


@given(answers)
def test_equal_answers_have_equal_hashes(answer: Answer) -> None:
    again = Answer(*parts(answer))

    assert again == answer
    assert len({again, answer}) == 1


def test_the_greatest_of_everything_fits() -> None:
    most = Answer(VERB_LIMIT, NUMBER_LIMIT, NUMBER_LIMIT, NUMBER_LIMIT)

    assert most.pack() == 2**63 - 1
    assert unpacked(most.pack()) == most


def test_what_is_not_said_is_zero() -> None:
    assert parts(Answer(7)) == (7, 0, 0, 0)
    assert Answer(7) == Answer(7, 0, 0, 0)


def test_an_answer_is_no_number() -> None:
    assert Answer(0) != 0
    assert Answer(3, n=2) != "Answer(3, 0, 0, 2)"


def test_an_answer_shows_its_parts() -> None:
    assert repr(Answer(3, 1, 0, 2)) == "Answer(3, 1, 0, 2)"
