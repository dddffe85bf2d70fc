"""Fields: how many entries, how they are named, who owns them."""

from __future__ import annotations

from itertools import product

import pytest

from kernel.small import RULES
from pelagos.kernel.errors import BadSave
from pelagos.kernel.fields import CARDS, INT, INTS, Field, cards, number, numbers, owned
from pelagos.kernel.words import NUMBER, Domain

COLOUR = Domain("colour", ("red", "blue"), none="bare")
SIZE = Domain("size", ("big", "mid", "low"))


def fault(field: Field, *words: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadSave) as caught:
        field.index(list(words))
    return caught.value.code, caught.value.said


def test_the_four_ways_to_make_a_field() -> None:
    made = [
        number("round"),
        numbers("heap", COLOUR, SIZE, values=COLOUR),
        owned("purse", COLOUR, since=3),
        cards("tiles", SIZE, COLOUR),
    ]

    assert [(field.name, field.shape, field.owned, field.since) for field in made] == [
        ("round", INT, False, 1),
        ("heap", INTS, False, 1),
        ("purse", INTS, True, 3),
        ("tiles", CARDS, False, 1),
    ]
    assert [field.values for field in made] == [NUMBER, COLOUR, NUMBER, NUMBER]


def test_an_array_has_an_entry_for_every_row() -> None:
    assert number("round").length() == 1
    assert numbers("supply", COLOUR).length() == 2
    assert numbers("heap", COLOUR, SIZE).length() == 6
    assert owned("notes", COLOUR, SIZE).row_size() == 3


def test_row_words_and_index_are_inverse() -> None:
    heap = numbers("heap", COLOUR, SIZE)
    words = [[colour, size] for colour, size in product(COLOUR.words, SIZE.words)]

    assert [heap.row_words(at) for at in range(6)] == words
    assert [heap.index(row) for row in words] == list(range(6))
    assert number("round").index([]) == 0


def test_a_row_must_have_a_name_of_its_domain() -> None:
    assert fault(numbers("heap", COLOUR, SIZE), "red", "huge") == (
        "unknown-name",
        {"field": "heap", "word": "huge", "wanted": "size (big, mid, low)"},
    )


def test_the_word_for_none_is_no_row() -> None:
    """It means -1, which would be the last row of an array."""
    assert fault(numbers("supply", COLOUR), "bare") == (
        "unknown-name",
        {"field": "supply", "word": "bare", "wanted": "colour (red, blue)"},
    )
    assert fault(numbers("heap", COLOUR, SIZE), "bare", "big")[0] == "unknown-name"


def test_a_value_may_be_none_where_its_domain_has_a_word_for_it() -> None:
    owner = numbers("owner", SIZE, values=COLOUR)

    assert [owner.value(word) for word in ("bare", "blue")] == [-1, 1]
    with pytest.raises(BadSave) as caught:
        owner.value("3")
    assert (caught.value.code, caught.value.said) == (
        "unknown-name",
        {"field": "owner", "word": "3", "wanted": "colour (red, blue)"},
    )


def test_numbers_may_be_negative_as_values() -> None:
    assert numbers("heap", COLOUR).value("-12") == -12


def test_rules_find_a_field_by_its_name() -> None:
    found = RULES.field("heap")

    assert found is not None
    assert found.length() == 6
    assert RULES.field("hoop") is None
