"""A running game: who may say what, all or none, and what can be taken back."""

from __future__ import annotations

from typing import Final

import pytest

from kernel.small import (
    HAND_A,
    RULES,
    SUN,
    TOO_BIG,
    Ask,
    Do,
    Small,
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
from pelagos.kernel.answer import Answer
from pelagos.kernel.codec import digest
from pelagos.kernel.dealer import Sealed, Seeded
from pelagos.kernel.errors import BadWords, CannotUndo, Illegal, NotYourTurn, PelagosError, Stuck
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import NATURE, only
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for
from rulings import described, options, say, told, who
from toy.title import TITLE

TWO: Final = rules_for(TITLE, 2)
A, B = 0, 1


def refusal(play: Play, seat: int, *phrases: str) -> PelagosError:
    """The error of a refused saying; nothing else may have changed."""
    before = state(play)
    with pytest.raises(PelagosError) as caught:
        play.say(seat, *phrases)
    assert state(play) == before
    return caught.value


# who may say what


def test_a_game_begins_with_the_first_question() -> None:
    play = playing(Do(1), Ask(B, (3,)), Ask(A, (1, 2)))

    assert play.who == A
    assert play.options() == ["say 1", "say 2"]
    assert spoken(play) == [(B, "say 3", 0xFFFF, True)]
    assert told(play) == ["did 1", "said b 3"]
    assert not play.over


def test_an_answer_is_taken_and_the_next_question_asked() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (3, 4)))
    play.say(A, "say 2")

    assert (play.who, play.options()) == (B, ["say 3", "say 4"])
    assert spoken(play) == [(A, "say 2", 0xFFFF, False)]


def test_somebody_elses_question_is_refused() -> None:
    error = refusal(playing(Ask(A, (1, 2))), B, "say 1")

    assert isinstance(error, NotYourTurn)
    assert (error.code, error.said) == ("not-your-turn", {"seat": "b", "who": "a"})


def test_nobody_speaks_when_the_game_is_over() -> None:
    play = playing(Stop())
    error = refusal(play, A, "say 1")

    assert play.over
    assert play.who == NATURE
    assert play.options() == []
    assert play.why_not("say 1") is None
    assert isinstance(error, NotYourTurn)
    assert (error.code, error.said) == ("nothing-asked", {"seat": "a"})


def test_an_answer_that_is_not_offered_is_refused_with_the_reason() -> None:
    error = refusal(playing(Ask(A, (1, 2))), A, "say 9")

    assert isinstance(error, Illegal)
    assert (error.code, error.clause, error.said) == ("illegal", "S-1", {"phrase": "say 9"})
    assert error.refusal is not None
    assert (error.refusal.kind.name, error.refusal.numbers) == ("too-big", (2,))
    assert str(error) == "illegal(phrase=say 9) [S-1]"


def test_an_answer_may_be_refused_without_a_reason() -> None:
    error = refusal(playing(Ask(A, (1, 3))), A, "say 2")

    assert isinstance(error, Illegal)
    assert error.refusal is None
    assert (error.clause, str(error)) == ("", "illegal(phrase=say 2)")


def test_words_that_mean_nothing_are_refused() -> None:
    error = refusal(playing(Ask(A, (1, 2))), A, "sing 1")

    assert isinstance(error, BadWords)
    assert error.code == "unknown-verb"


def test_why_not_is_silent_about_what_is_offered() -> None:
    play = playing(Ask(A, (1, 2)))
    reason = play.why_not("say 7")

    assert play.why_not("say 1") is None
    assert reason is not None
    assert reason.kind.name == "too-big"


class Contrary(Ask):
    """Has something against everything, also against what it offers."""

    def why_not(self, g: Small, said: Answer) -> Refusal | None:
        return Refusal(TOO_BIG, 0)


def test_what_is_offered_is_never_asked_why_not() -> None:
    play = playing(Contrary(A, (1, 2)))

    assert play.why_not("say 1") is None
    assert play.why_not("say 2") is None
    assert play.why_not("say 3") is not None


def test_without_a_dealer_nature_waits_like_anybody() -> None:
    play = playing(Toss((1, 1)), Ask(A, (1, 2)))
    assert play.who == NATURE
    play.say(NATURE, "toss 1")

    assert play.who == A
    assert spoken(play) == [(NATURE, "toss 1", 0xFFFF, False)]


def test_with_a_dealer_nature_answers_at_once() -> None:
    play = playing(Toss((1, 1)), Ask(A, (1, 2)), Toss((1, 1)), Stop(), nature=("toss 1", "toss 0"))
    assert play.who == A
    play.say(A, "say 1")

    assert play.over
    assert words(play) == ["toss 1", "say 1", "toss 0"]


def test_a_title_that_asks_without_options_is_a_fault_and_the_answer_is_not_taken() -> None:
    error = refusal(playing(Ask(A, (1, 2)), Ask(B, ())), A, "say 1")

    assert isinstance(error, Stuck)
    assert (error.code, error.said) == ("no-options", {"task": "Ask"})


def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    def ending(dealt: int, chosen: int) -> str:
        play, rng = Play(TWO, TWO.opening(), Seeded(dealt)), Rng(chosen)
        while not play.over:
            play.say(play.who, play.options()[rng.below(len(play.options()))])
        return digest(TWO, play.g)

    assert ending(1, 1) == ending(1, 1)
    assert len({ending(1, 1), ending(2, 1), ending(1, 2)}) == 3


# several phrases


def test_several_phrases_are_said_one_after_another() -> None:
    play = playing(Ask(A, (1, 2)), Ask(A, (5, 6)), Ask(B, (1, 2)))
    play.say(A, "say 2", "say 5")

    assert words(play) == ["say 2", "say 5"]
    assert len(play.steps) == 2
    assert play.who == B


@pytest.mark.parametrize(
    ("second", "code"), [("say 9", "illegal"), ("sing", "unknown-verb"), ("say", "too-few-words"), ("", "no-words")]
)
def test_with_a_bad_second_phrase_the_first_is_not_said_either(second: str, code: str) -> None:
    play = playing(Do(1), Ask(B, (8,)), Ask(A, (1, 2)), Do(2), Ask(A, (5, 6)))

    assert refusal(play, A, "say 1", second).code == code


def test_phrases_beyond_ones_own_questions_are_refused_whole() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (1, 2)))
    error = refusal(play, A, "say 1", "say 2")

    assert (error.code, error.said) == ("not-your-turn", {"seat": "a", "who": "b"})


def test_phrases_beyond_the_end_of_the_game_are_refused_whole() -> None:
    play = playing(Ask(A, (1, 2)), Stop())
    error = refusal(play, A, "say 1", "say 1")

    assert (error.code, error.said) == ("nothing-asked", {"seat": "a"})


def test_what_answers_itself_may_be_said_or_left_out() -> None:
    asked = (Ask(A, (1, 2)), Ask(A, (7,)), Ask(A, (8,)), Ask(A, (5, 6)), Ask(A, (9,)), Ask(B, (1, 2)))
    whole, short = playing(*asked), playing(*asked)
    whole.say(A, "say 1", "say 7", "say 8", "say 6", "say 9")
    short.say(A, "say 1", "say 6")

    assert words(whole) == words(short) == ["say 1", "say 7", "say 8", "say 6", "say 9"]
    assert (
        [said.forced for said in whole.log] == [said.forced for said in short.log] == [False, True, True, False, True]
    )
    assert digest(RULES, whole.g) == digest(RULES, short.g)
    assert len(whole.steps) == 2


def test_nature_answers_after_a_last_phrase_that_answers_itself() -> None:
    play = playing(Ask(A, (1, 2)), Ask(A, (7,)), Toss((1, 1)), Ask(B, (1, 2)), nature=("toss 1",))
    play.say(A, "say 1", "say 7")

    assert words(play) == ["say 1", "say 7", "toss 1"]
    assert play.steps[-1].final


def test_what_answers_itself_cannot_be_guessed_after_a_revelation() -> None:
    """Else whoever guesses wrong is refused, takes it back and knows."""
    play = playing(Ask(A, (1, 2)), Turn(SUN, HAND_A), Ask(A, (7,)), Ask(A, (5, 6)))

    assert refusal(play, A, "say 1", "say 7").code == "nothing-may-follow"


def test_what_answers_itself_to_another_is_not_ours_to_say() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (7,)), Ask(A, (5, 6)))

    assert refusal(play, A, "say 1", "say 7").code == "nothing-may-follow"


def test_saying_nothing_changes_nothing() -> None:
    play = playing(Ask(A, (1, 2)))
    before = state(play)
    play.say(A)

    assert state(play) == before


def test_after_a_refusal_the_game_goes_on() -> None:
    play = playing(Ask(A, (1, 2)), Do(4), Ask(A, (5, 6)), Stop())
    refusal(play, A, "say 1", "say 9")
    play.say(A, "say 1", "say 6")

    assert play.over
    assert told(play) == ["said a 6"]
    assert digest(RULES, play.g) == digest(RULES, ended_with(7))


def test_nature_is_never_asked_between_two_phrases() -> None:
    """Else a player could say what is only possible after a good toss, be refused, and have nature toss again."""
    play = playing(Ask(A, (1, 2)), Toss((1, 1)), Ask(A, (5, 6)), nature=("toss 1",))
    error = refusal(play, A, "say 1", "say 5")

    assert (error.code, error.said) == ("not-your-turn", {"seat": "a", "who": "nature"})
    play.say(A, "say 1")
    assert words(play) == ["say 1", "toss 1"]


def test_a_refused_saying_moves_no_sealed_dealer() -> None:
    """Its count is what a verifier relies on."""
    dealer = Sealed(b"secret", [b"a", b"b"])
    play = Play(RULES, small(Ask(A, (1, 2)), Toss((1, 1)), Ask(A, (5, 6))), dealer)
    refusal(play, A, "say 1", "say 9")

    assert dealer.count == 0


def test_nature_answers_after_the_last_phrase() -> None:
    play = playing(Ask(A, (1, 2)), Ask(A, (5, 6)), Toss((1, 1)), Ask(B, (1, 2)), nature=("toss 1",))
    play.say(A, "say 1", "say 5")

    assert words(play) == ["say 1", "say 5", "toss 1"]
    assert play.who == B


def test_nothing_is_said_after_what_cannot_be_taken_back() -> None:
    """A refusal takes the first phrases back, so the undo law binds it: no peeping by a second phrase that fails."""
    play = playing(Ask(A, (1, 2)), Turn(SUN, HAND_A), Ask(A, (5, 6)))
    error = refusal(play, A, "say 1", "say 5")

    assert isinstance(error, CannotUndo)
    assert (error.code, error.said) == ("nothing-may-follow", {"seat": "a"})
    play.say(A, "say 1")
    play.say(A, "say 5")


def test_no_purse_is_looked_into_by_a_phrase_that_fails() -> None:
    """Tax b and bid what only the tax of a full purse can pay: a refusal would tell a what b has, for nothing."""
    play = described(
        TWO,
        "purse b 6",
        "least b 3",
        "most b 9",
        "cards hand-a:a tax 1",
        "next PlayOrDone who=a",
        "next Bid faction=red",
    )

    assert refusal(play, A, "play tax", "bid crane 6").code == "nothing-may-follow"
    say(play, "a play tax", "a bid crane 6")


# what leaves for a viewer


def test_the_payload_has_view_question_options_and_the_events_one_may_hear() -> None:
    play = described(TWO, "next DealPurse who=a", "next DealPurse who=b", "next Bid faction=red")
    say(play, "nature purse 2", "nature purse 0")
    payloads = {viewer: payload(play, viewer) for viewer in TWO.viewers()}

    assert payloads[A]["events"] == [["purse-dealt", 0], ["purse-seen", 0, 2], ["purse-dealt", 1]]
    assert payloads[B]["events"] == [["purse-dealt", 0], ["purse-dealt", 1], ["purse-seen", 1, 0]]
    assert payloads[15]["events"] == [["purse-dealt", 0], ["purse-dealt", 1]]
    assert payloads[A]["options"] == options(play)
    assert payloads[B]["options"] is None
    assert {shown["who"] for shown in payloads.values()} == {A}


def test_the_payload_of_a_finished_game_asks_nobody() -> None:
    shown = payload(playing(Stop()), A)

    assert (shown["who"], shown["options"], shown["result"]) == (None, None, [1, 1])


def test_the_payload_tells_only_what_is_new() -> None:
    play = playing(Do(1), Ask(A, (1, 2)), Do(2), Ask(B, (1, 2)))
    since = len(play.events)
    play.say(A, "say 1")

    assert payload(play, B, since)["events"] == [["said", 0, 1], ["did", 2]]


def test_a_fault_in_the_look_shows() -> None:
    """A table's own way to look is used for everything that leaves."""
    shown = payload(playing(Ask(A, (1, 2))), B, 0, lambda rules, g, viewer: {"seen": only(viewer)})

    assert shown == {"seen": 2, "who": A, "options": None, "events": []}


def test_who_is_asked_in_words() -> None:
    assert who(playing(Ask(B, (1, 2)))) == "b"
    assert who(playing(Toss((1, 2)))) == "nature"
    assert who(playing(Stop())) == "nobody"


# clones


def test_a_clone_has_the_history_and_goes_its_own_way() -> None:
    play = playing(Ask(A, (1, 2)), Ask(B, (1, 2)), Ask(A, (1, 2)))
    play.say(A, "say 1")
    twin = play.clone()
    assert state(twin) == state(play)
    before = state(play)
    twin.say(B, "say 2")
    twin.undo(B)
    twin.undo(A)

    assert twin.log == []
    assert state(play) == before


def test_the_dealer_of_a_clone_answers_after_what_was_said_before() -> None:
    play = Play(TWO, TWO.opening())
    assert play.who == NATURE
    play.take(0)
    twin = play.clone(Seeded(1))

    assert twin.who != NATURE
    assert words(twin)[: len(words(play))] == words(play)
    assert len(twin.log) > len(play.log)
