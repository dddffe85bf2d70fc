"""Setups are checked before anything starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kernel.small import RULES, SMALL, Small, SmallTitle
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.ids import MOST_SEATS, NATURE, SPECTATOR
from pelagos.kernel.title import Option, Rules, rules_for
from pelagos.kernel.words import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Mapping


def fault(seats: int, board: str = "", options: Mapping[str, str] | None = None) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadSetup) as caught:
        rules_for(SMALL, seats, board, options)
    return caught.value.code, caught.value.said


def chosen(rules: Rules) -> tuple[int, str, dict[str, str]]:
    return rules.setup.seats, rules.setup.board, rules.setup.options


def test_what_is_not_said_takes_its_default() -> None:
    assert chosen(rules_for(SMALL, 2)) == (2, "plain", {"wind": "low", "length": "5"})


def test_what_is_said_is_taken() -> None:
    rules = rules_for(SMALL, 3, "hilly", {"length": "12", "wind": "high"})

    assert chosen(rules) == (3, "hilly", {"wind": "high", "length": "12"})


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 99])
def test_the_number_of_seats_is_limited(seats: int) -> None:
    assert fault(seats) == ("wrong-seats", {"title": "small", "seats": seats, "fewest": 2, "most": 3})


def test_no_title_seats_more_than_the_kernel_can_tell_apart() -> None:
    class Crowd(SmallTitle):
        most = 40

    with pytest.raises(BadSetup) as caught:
        rules_for(Crowd(), MOST_SEATS + 1)
    assert caught.value.code == "wrong-seats"


def test_an_unknown_board() -> None:
    assert fault(2, "flat") == ("unknown-board", {"title": "small", "board": "flat", "known": "plain, hilly"})


def test_an_unknown_option() -> None:
    assert fault(2, "", {"tide": "high"}) == (
        "unknown-option",
        {"title": "small", "option": "tide", "known": "wind, length"},
    )


def test_an_unknown_choice() -> None:
    assert fault(2, "", {"wind": "none"}) == (
        "unknown-choice",
        {"option": "wind", "value": "none", "known": "low, high"},
    )


@pytest.mark.parametrize("value", ["0", "-3", "", "five", "1.5", "05"])
def test_an_option_without_listed_choices_takes_a_number(value: str) -> None:
    assert fault(2, "", {"length": value}) == (
        "unknown-choice",
        {"option": "length", "value": value, "known": "number"},
    )


def test_the_default_of_an_option_is_always_allowed() -> None:
    assert Option("rounds", "endless").allows("endless")
    assert Option("rounds", "endless").allows("3")
    assert not Option("rounds", "endless").allows("some")


def test_seats_nature_and_spectators_have_words() -> None:
    viewers = {"a": 0, "b": 1, "nature": NATURE, "spectator": SPECTATOR}

    assert {word: RULES.seat_of(word) for word in viewers} == viewers
    assert [RULES.seat_word(viewer) for viewer in viewers.values()] == list(viewers)
    assert RULES.seat_of("c") == UNKNOWN
    assert RULES.viewers() == [0, 1, SPECTATOR]


def test_the_blank_position_has_nothing_to_do_and_the_opening_has() -> None:
    assert RULES.blank().agenda == []
    assert [type(task).__name__ for task in reversed(RULES.opening().agenda)] == ["Ask", "Ask", "Toss", "Stop"]
    assert isinstance(RULES.blank(), Small)


def test_tasks_are_found_by_their_names() -> None:
    assert set(RULES.tasks) == {"Do", "Plan", "Ask", "Toss", "Turn", "Stop", "March"}


def test_a_setup_cannot_be_changed_through_what_it_tells() -> None:
    rules = rules_for(SMALL, 2)
    rules.setup.plain()["options"]["wind"] = "high"

    assert rules.setup.options["wind"] == "low"


def test_a_title_without_adapters_is_played_all_the_same() -> None:
    assert SMALL.adapters == {}
    assert (SMALL.sides(RULES.setup), SMALL.factions(RULES.setup)) == ([0, 1], [0, 1])
