"""What can be taken back, by one seat or by all."""

from __future__ import annotations

import pytest

from kernel.small import (
    BAG,
    HAND_B,
    RULES,
    SUN,
    Ask,
    Do,
    Stop,
    Toss,
    Turn,
    ended_with,
    playing,
    small,
    spoken,
    state,
    words,
)
from pelagos.kernel.codec import digest
from pelagos.kernel.dealer import Sealed
from pelagos.kernel.errors import CannotUndo, Illegal
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play

A, B = 0, 1


# taking back


def test_own_consecutive_answers_can_be_taken_back_one_by_one() -> None:
    play = playing(Ask(A, (1, 2)), Do(3), Ask(A, (5, 6)), Ask(B, (1, 2)))
    states = [state(play)]
    for phrase in ("say 2", "say 5"):
        play.say(A, phrase)
        states.append(state(play))
    play.undo(A)
    assert state(play) == states[1]
    play.undo(A)

    assert state(play) == states[0]


def test_the_game_goes_on_after_an_undo() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (3, 4)), Stop())
    play.say(A, "say 2")
    play.undo(A)
    play.say(A, "say 1")
    play.say(B, "say 4")

    assert words(play) == ["say 1", "say 4"]
    assert digest(RULES, play.g) == digest(RULES, ended_with(5))


def test_an_undo_may_be_made_twice_over() -> None:
    """The position an undo goes back to is not used up by it."""
    play = playing(Ask(A, (1, 2)), Ask(A, (3, 4)), Ask(B, (1, 2)))
    before = state(play)
    for _ in range(2):
        play.say(A, "say 1", "say 3")
        play.undo(A)
        play.undo(A)
        assert state(play) == before


def cannot_undo(play: Play, seat: int) -> tuple[str, dict[str, str | int]]:
    before = state(play)
    with pytest.raises(CannotUndo) as caught:
        play.undo(seat)
    assert state(play) == before
    return caught.value.code, caught.value.said


def test_nothing_said_is_nothing_to_undo() -> None:
    assert cannot_undo(playing(Ask(A, (1, 2))), A) == ("nothing-to-undo", {"seat": "a"})


def test_nobody_takes_back_what_another_said() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (1, 2)))
    play.say(A, "say 1")

    assert cannot_undo(play, B) == ("nothing-to-undo", {"seat": "b"})


def test_another_seats_answer_makes_ones_own_final() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (1, 2)), Ask(A, (1, 2)))
    play.say(A, "say 1")
    play.say(B, "say 1")

    assert cannot_undo(play, A) == ("nothing-to-undo", {"seat": "a"})


def test_a_forced_answer_of_another_seat_makes_ones_own_final() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (1,)), Ask(A, (1, 2)))
    play.say(A, "say 1")

    assert cannot_undo(play, A) == ("already-final", {"seat": "a"})


def test_ones_own_forced_answer_is_taken_back_with_the_rest() -> None:
    play = playing(Ask(A, (1, 2)), Ask(A, (9,)), Ask(A, (3, 4)))
    before = state(play)
    play.say(A, "say 1")
    assert [forced for _, _, _, forced in spoken(play)] == [False, True]
    play.undo(A)

    assert state(play) == before


@pytest.mark.parametrize("nature", [(), ("toss 1",)])
def test_nature_makes_an_answer_final(nature: tuple[str, ...]) -> None:
    play = playing(Ask(A, (1, 2)), Toss((1, 1)), Ask(A, (1, 2)), nature=nature)
    play.say(A, "say 1")
    if not nature:
        play.say(NATURE, "toss 1")

    assert cannot_undo(play, A)[0] == ("already-final" if nature else "nothing-to-undo")


def test_a_forced_answer_of_nature_makes_an_answer_final() -> None:
    play = playing(Ask(A, (1, 2)), Toss((5,)), Ask(A, (1, 2)))
    play.say(A, "say 1")

    assert cannot_undo(play, A)[0] == "already-final"


def test_a_revelation_makes_an_answer_final() -> None:
    play = playing(Ask(A, (1, 2)), Turn(SUN, HAND_B), Ask(A, (1, 2)))
    play.say(A, "say 1")

    assert cannot_undo(play, A) == ("already-final", {"seat": "a"})


def test_a_move_that_teaches_nobody_can_be_taken_back() -> None:
    play = playing(Ask(A, (1, 2)), Turn(SUN, BAG), Ask(A, (1, 2)))
    before = state(play)
    play.say(A, "say 1")
    play.undo(A)

    assert state(play) == before


def test_an_old_revelation_does_not_make_later_answers_final() -> None:
    play = playing(Ask(A, (1, 2)), Turn(SUN, HAND_B), Ask(A, (1, 2)), Ask(A, (3, 4)))
    play.say(A, "say 1")
    play.say(A, "say 1")
    play.undo(A)

    assert cannot_undo(play, A)[0] == "already-final"


# going back together


def test_all_agree_to_go_back_past_anything() -> None:
    play = playing(Ask(A, (1, 2)), Toss((1, 1)), Ask(B, (1, 2)), Ask(A, (7, 8)), nature=("toss 1", "toss 0"))
    states = [state(play)]
    play.say(A, "say 1")
    states.append(state(play))
    play.say(B, "say 2")
    play.back_to(2)
    assert state(play) == states[1]
    play.back_to(0)
    assert state(play) == states[0]
    play.say(A, "say 1")

    assert words(play) == ["say 1", "toss 0"]


def test_going_back_into_the_middle_of_what_followed_by_itself_goes_to_its_end() -> None:
    play = playing(Ask(A, (1, 2)), Toss((1, 1)), Ask(B, (1, 2)), Ask(A, (7, 8)), nature=("toss 1",))
    play.say(A, "say 1")
    after = state(play)
    play.say(B, "say 2")
    play.back_to(1)

    assert state(play) == after


def test_going_back_to_the_present_changes_nothing() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (1, 2)))
    play.say(A, "say 1")
    before = state(play)
    play.back_to(1)
    play.back_to(99)

    assert state(play) == before


def test_a_sealed_dealer_never_goes_back() -> None:
    dealer = Sealed(b"secret", [b"a", b"b"])
    play = Play(RULES, small(Ask(A, (1, 2)), Toss((1,) * 1000), Ask(B, (1, 2))), dealer)
    tossed = []
    for k in range(3):
        play.say(A, "say 1")
        assert dealer.count == k + 1
        tossed.append(play.log[-1].answer.n)
        play.back_to(0)

    assert len(set(tossed)) == 3


def test_a_finished_game_can_be_reopened_by_all() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (1, 2)), Stop())
    play.say(A, "say 1")
    play.say(B, "say 1")
    assert play.over
    play.back_to(1)

    assert (play.who, play.options(), play.g.result) == (B, ["say 1", "say 2"], None)


# the story


def story(play: Play) -> list[str | int]:
    """Everything ever said, in words; numbers where all went back."""
    return [part if isinstance(part, int) else play.rules.vocabulary.words(part.answer) for part in play.story()]


def test_without_a_taking_back_the_story_is_the_log() -> None:
    play = playing(Ask(B, (9,)), Ask(A, (1, 2)), Toss((1, 1)), Ask(B, (1, 2)), nature=("toss 1",))
    play.say(A, "say 1")

    assert play.story() == play.log
    assert story(play) == ["say 9", "say 1", "toss 1"]


def test_what_all_took_back_stays_in_the_story_with_the_taking_back() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (3, 4)), Ask(A, (5, 6)), Stop())
    play.say(A, "say 1")
    play.say(B, "say 3")
    play.back_to(1)
    assert story(play) == ["say 1", "say 3", 1]
    play.say(B, "say 4")
    play.back_to(0)
    play.say(A, "say 2")

    assert story(play) == ["say 1", "say 3", 1, "say 4", 0, "say 2"]
    assert words(play) == ["say 2"]


def test_an_own_answer_taken_back_is_no_part_of_the_story_unless_all_went_back_over_it() -> None:
    play = playing(Ask(A, (1, 2)), Ask(A, (3, 4)), Ask(A, (5, 6)), Stop())
    play.say(A, "say 1", "say 3")
    play.undo(A)
    assert story(play) == ["say 1"]
    play.say(A, "say 4")
    play.back_to(1)
    play.undo(A)
    play.say(A, "say 2")

    assert story(play) == ["say 1", "say 4", 1, 0, "say 2"]


def test_a_refused_saying_leaves_the_story_as_it_was() -> None:
    play = playing(Ask(A, (1, 2)), Ask(A, (3, 4)), Stop())
    play.say(A, "say 1")
    play.back_to(0)
    before = story(play)
    with pytest.raises(Illegal):
        play.say(A, "say 1", "say 9")

    assert story(play) == before == ["say 1", 0]


def test_a_change_of_the_story_one_was_given_changes_nothing() -> None:
    play = playing(Ask(A, (1, 2)), Stop())
    play.story().append(7)

    assert play.story() == []
