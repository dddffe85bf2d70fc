"""C-23: state and resolution order."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import ALL, FIVE, FIVE_OPEN, offerings, turn
from pelagos.kernel.answer import Answer
from pelagos.kernel.codec import digest, load, save
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.describe import describe, task_line
from pelagos.kernel.describe import described as read_back
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules
from rulings import asked, described, options, say, stands, told, wander

EVERY: Final = pytest.mark.parametrize("rules", ALL, ids=["two", "three", "four", "five"])


@EVERY
def test_a_position_is_saved_described_and_copied_whole(rules: Rules) -> None:
    """C-23.1; INV-37: at every decision of a game."""
    play = Play(rules, rules.opening(), Seeded(2))
    for _, g in zip(range(120), wander(play, Rng(4)), strict=False):
        name = digest(rules, g)
        assert digest(rules, g.clone()) == name
        assert digest(rules, load(rules, save(rules, g))) == name
        assert digest(rules, read_back(rules, describe(rules, g))) == name


def test_a_copy_shares_nothing_with_its_original() -> None:
    """C-23.1"""
    g = FIVE.blank()
    before = digest(FIVE, g)
    copy = g.clone()
    for field in FIVE.fields:
        value = getattr(copy, field.array)
        if isinstance(value, int):
            setattr(copy, field.array, value + 1)
        else:
            for i in range(len(value)):
                value[i] += 1

    assert digest(FIVE, g) == before
    assert all(
        list(getattr(copy, field.array)) != list(getattr(g, field.array))
        for field in FIVE.fields
        if not isinstance(getattr(g, field.array), int)
    )


def test_the_state_is_written_in_words() -> None:
    """C-23.1: tasks name markers, gods, places and creatures by their words."""
    g = described(
        FIVE,
        "next PlaceMarker marker=p2 barred=zeus",
        "next Turn marker=p3 god=ares",
        "next RetreatFromSea who=p4 sea=c7",
        "next RetreatFromLand who=p5 island=i03",
        "next GiveBack kind=temple",
        "next PutAway creature=harpy",
        "next FillSlot slot=slot-3",
    )

    assert [task_line(FIVE, task) for task in g.g.agenda[::-1]] == [
        "next PlaceMarker marker=p2 barred=zeus",
        "next Turn marker=p3 god=ares",
        "next RetreatFromSea who=p4 sea=c7",
        "next RetreatFromLand who=p5 island=i03",
        "next GiveBack kind=temple",
        "next PutAway creature=harpy",
        "next FillSlot slot=slot-3",
    ]


def test_after_a_capture_owner_elimination_sets_and_back() -> None:
    """C-23.2: S-60 with a move waiting below it."""
    g = turn(
        "ares",
        "owner i02 p4",
        "troops i02 1, i01 3, i08 0",
        "metropolis i01 1",
        "sites i12 port-s 1, i12 fortress-s 1, i12 university-o 1, i08 temple-s 1",
        "ruler c5 p1, d5 p1, e6 p1",
        "fleets c5 1, d5 1, e6 1",
    )
    say(g, "p1 march i01 > i08 3")

    assert told(g) == [
        "troops-marched p1 i01 i08 3",
        "island-captured p1 p2 i08",
        "eliminated p2",
        "building-given p1 port-s i12",
        "building-given p1 fortress-s i12",
        "building-given p1 temple-s i08",
        "building-given p1 university-o i12",
    ]
    assert options(g) == ["found i08", "found i12"]
    say(g, "p1 found i08")
    assert asked(g) == "p1 TakeTurn"


def pending(g: Play) -> list[str]:
    """What waits, next first."""
    return [type(task).__name__ for task in g.g.agenda[::-1]]


def test_what_interrupts_comes_first() -> None:
    """C-23.3: a battle interrupts a move, a metropolis whatever caused it, an effect waits for its battle."""
    battle = turn("poseidon", "ruler c7 p4", "fleets c7 2, c6 2")
    say(battle, "p1 sail c6 > c7 2")
    assert pending(battle) == ["RollAtSea", "TakeTurn", "EndTurn"]
    say(battle, "nature roll 1 0")
    assert pending(battle) == ["RetreatFromSea", "TakeTurn", "EndTurn"]
    city = turn("athena", "philosophers p1 3")
    say(city, "p1 recruit card")
    assert pending(city) == ["ChooseSite", "TakeTurn", "EndTurn"]
    flight = turn("zeus", "where pegasus slot-4", "troops i01 2")
    say(flight, "p1 buy 4", "p1 fly i01 > i03 2")
    assert pending(flight) == ["RollOnLand", "PutAway", "TakeTurn", "EndTurn"]
    copy = turn("zeus", "where chimera slot-4, harpy discard")
    say(copy, "p1 buy 4", "p1 copy harpy")
    assert pending(copy) == ["KillTroop", "PutAway", "PutAway", "TakeTurn", "EndTurn"]


def test_a_single_option_is_taken_and_logged() -> None:
    """C-23.4: the site, and the buildings that leave no choice."""
    g = turn("athena", "owner i01 p2", "philosophers p1 3")
    say(g, "p1 recruit card")

    stands(g, "metropolis i12 1", "asks TakeTurn")
    assert [FIVE.vocabulary.words(said.answer) for said in g.log] == ["recruit card", "found i12"]
    assert [said.forced for said in g.log] == [False, True]


def test_telling_questions_are_asked_with_one_option() -> None:
    """C-23.4: offers, the turn's menu, the Kraken's step."""
    assert asked(offerings(FIVE, "gold p1 0")) == "p1 PlaceMarker"
    assert asked(turn("zeus", "gold p1 0", "recruits 1")) == "p1 TakeTurn"
    kraken = turn("zeus", "gold p1 4", "where kraken slot-4")
    say(kraken, "p1 buy 4", "p1 kraken a1")
    assert asked(kraken) == "p1 MoveKraken"
    assert options(kraken) == ["stop"]


def test_with_open_gold_only_the_end_of_a_turn_is_asked_with_one_option() -> None:
    """C-23.4"""
    assert asked(offerings(FIVE_OPEN, "gold p1 0")) == "p2 PlaceMarker"
    assert asked(turn("zeus", "gold p1 0", "recruits 1", rules=FIVE_OPEN)) == "p1 TakeTurn"
    kraken = turn("zeus", "gold p1 4", "where kraken slot-4", rules=FIVE_OPEN)
    say(kraken, "p1 buy 4", "p1 kraken a1")

    assert asked(kraken) == "p1 TakeTurn"


def test_the_fields_that_follow_from_the_setup_are_listed() -> None:
    """C-23.1: everything else of a position is saved."""
    assert FIVE.title.derived == {"frame", "board"}


@EVERY
def test_no_question_but_a_bid_has_more_than_300_options(rules: Rules) -> None:
    """C-23.3: the amounts of a bid have no ceiling (C-7.4)."""
    assert {rules.vocabulary.words(Answer(verb, 2, 0, 7)) for verb in rules.title.many} == {"bid zeus 7", "bid apollo"}
