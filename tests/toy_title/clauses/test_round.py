"""T-2: the round."""

from __future__ import annotations

import pytest

from pelagos.kernel.agenda import pending
from pelagos.kernel.ids import NATURE
from pelagos.kernel.title import rules_for
from rulings import asked, described, options, refused, say, stands, told, who
from toy.title import TITLE
from toy_title.tables import PAIRS, THREE, TWO


def test_a_round_goes_from_the_auction_over_the_lots_to_the_cards() -> None:
    """T-2.1"""
    g = described(
        TWO,
        "purse a 9, b 9",
        "least a 9, b 9",
        "most a 9, b 9",
        "owner w3 red",
        "cards hand-b:b tax 1, hand-a:a veto 1",
        "next Round",
    )
    questions = []
    lines = [
        "a bid ferry 1",
        "b bid lookout 1",
        "nature roll 1",
        "a as they stand",
        "nature draw claim",
        "b leave",
        "a done",
        "b done",
    ]
    for line in lines:
        questions.append(type(pending(g.g)).__name__)
        say(g, line)

    assert questions == ["Bid", "Bid", "Roll", "Regroup", "TurnTop", "TakeOrLeave", "PlayOrDone", "PlayOrDone"]
    stands(g, "round 2")


def test_the_crane_comes_before_the_ferry() -> None:
    """T-2.1"""
    g = described(
        TWO, "holder crane red, ferry blue", "bid crane 1, ferry 1", "next PayBids", "next Crane", "next Ferry"
    )
    assert asked(g) == "nature DrawFaceDown"
    say(g, "nature draw tax")

    assert asked(g) == "nature Roll"


def test_an_answer_to_another_question_is_refused_as_such() -> None:
    """T-2.1"""
    questions = {
        "Bid faction=red": "a done",
        "Regroup faction=red": "a pass",
        "TakeOrLeave who=a": "a pass",
        "PlayOrDone who=a": "a pass",
        "VetoOrLet who=a": "a pass",
        "WeatherStorm faction=red": "a pass",
        "NameTaxed who=a": "a pass",
        "NameVictim who=a": "a pass",
        "NameWharf who=a": "a pass",
        "Garrison faction=red wharf=w1": "a pass",
    }
    for question, line in questions.items():
        g = described(
            THREE,
            "owner w5 red",
            "afloat red 2",
            "cards top veto 1",
            "cards hand-b:b tax 1, hand-c:c tax 1, hand-a:a tax 1",
            f"next {question}",
        )
        assert who(g) == "a"
        assert refused(g, line) == "other-question T-2.1"


def test_the_first_faction_bids_first_and_its_place_moves_on_each_round() -> None:
    """T-2.1"""
    g = described(THREE, "next Round")
    for first in ("abc", "bca", "cab", "abc"):
        bidders = []
        for _ in range(3):
            bidders.append(who(g))
            say(g, f"{who(g)} pass")
        assert "".join(bidders) == first


def test_with_two_factions_each_all_four_take_their_turn() -> None:
    """T-2.1"""
    g = described(PAIRS, "first jade", "next Round")
    bidders = []
    for _ in range(4):
        say(g, f"{who(g)} pass")
        bidders.append(told(g)[0])

    assert bidders == ["passed jade", "passed red", "passed blue", "passed amber"]
    stands(g, "first red")


def test_there_are_eight_rounds() -> None:
    """T-2.1"""
    g = described(TWO, "next Round")
    for turn in range(8):
        stands(g, f"round {turn + 1}", "ended not")
        say(g, f"{who(g)} pass")
        say(g, f"{who(g)} pass")

    assert g.over


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_number_of_rounds_is_an_option(rounds: int) -> None:
    """T-2.1"""
    g = described(rules_for(TITLE, 2, options={"rounds": str(rounds)}), "next Round")
    for _ in range(2 * rounds):
        say(g, f"{who(g)} pass")

    stands(g, f"round {rounds}", "who nobody")


def test_every_seat_gets_a_coin_for_each_wharf_of_its_factions() -> None:
    """T-2.2: seen by all."""
    g = described(PAIRS, "owner w5 amber, w2 nobody", "barges w2 0", "next Round")

    stands(g, "purse a 6, b 4", "least a 6, b 4", "most a 6, b 4")
    assert "income-paid a 3" in told(g)
    assert "income-paid b 1" in told(g)


def test_the_lots_are_free_again_in_a_new_round() -> None:
    """T-2.1"""
    g = described(TWO, "holder crane red, ferry blue", "bid crane 2, ferry 5", "next Round")

    stands(g, "holder crane nobody, ferry nobody, lookout nobody", "bid crane 0, ferry 0")
    assert "bid crane 1" in options(g)


def test_cards_drawn_face_down_join_the_hands_at_the_end_of_the_round() -> None:
    """T-2.3"""
    g = described(THREE, "cards drawn-b theft 1, drawn-c veto 1", "next EndOfRound", "next Bid faction=red")

    stands(g, "cards hand-b:b theft 1, hand-c:c veto 1, drawn-b theft 0, drawn-c veto 0")
    stands(g, "first blue")
    assert told(g) == ["card-seen b theft", "card-seen c veto"]


def test_who_knew_a_drawn_card_goes_on_knowing_it_in_the_hand() -> None:
    """T-2.3, T-4.1"""
    g = described(THREE, "cards drawn-b theft 1", "known cards drawn-b a", "next EndOfRound", "next Bid faction=red")

    stands(g, "cards hand-b:ab theft 1", "known cards drawn-b nobody")


def test_nature_speaks_for_herself_only_in_her_own_questions() -> None:
    """T-2.1: without a script her questions are said like anybody's."""
    assert described(TWO, "next Roll faction=red").who == NATURE
