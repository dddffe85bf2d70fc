"""T-5: playing cards, and vetoes."""

from __future__ import annotations

from rulings import asked, described, options, refused, say, stands, told, who
from toy_title.tables import PAIRS, THREE, TWO

THEN = "next Bid faction=red"


def test_hands_are_played_in_the_order_of_seats_from_the_first_factions_place() -> None:
    """T-5.1"""
    g = described(THREE, "first amber", "cards hand-a:a tax 1, hand-b:b tax 1, hand-c:c tax 1", "next Round")
    say(g, "c pass", "a pass", "b pass")
    players = []
    for _ in range(3):
        players.append(asked(g))
        say(g, f"{who(g)} done")

    assert players == ["c PlayOrDone", "a PlayOrDone", "b PlayOrDone"]


def test_a_seat_without_cards_is_not_asked() -> None:
    """T-5.1: everybody sees how many cards a hand holds."""
    assert asked(described(TWO, "next Hand who=b", THEN)) == "a Bid"


def test_a_seat_without_a_wharf_is_not_asked() -> None:
    """T-5.1"""
    g = described(TWO, "owner w2 nobody", "barges w2 0", "cards hand-b:b tax 1", "next Hand who=b", THEN)

    assert asked(g) == "a Bid"


def test_a_seat_with_a_wharf_of_its_other_faction_is_asked() -> None:
    """T-5.1, T-1.2"""
    g = described(PAIRS, "owner w2 nobody", "barges w2 0", "cards hand-b:b tax 1", "next Hand who=b", THEN)

    assert asked(g) == "b PlayOrDone"


def test_any_number_of_cards_is_played_one_after_another() -> None:
    """T-5.1"""
    g = described(TWO, "purse b 8", "cards hand-a:a tax 2, hand-a:a storm 1", "next Hand who=a", THEN)
    assert options(g) == ["play storm", "play tax", "done"]
    say(g, "a play tax")
    assert options(g) == ["play storm", "play tax", "done"]
    say(g, "a play tax")
    assert options(g) == ["play storm", "done"]
    say(g, "a done")

    stands(g, "asks Bid", "cards discard tax 2")


def test_the_last_card_played_ends_the_turn() -> None:
    """T-5.1"""
    g = described(TWO, "cards hand-a:a tax 1", "next Hand who=a", THEN)
    say(g, "a play tax")

    assert asked(g) == "a Bid"


def test_a_card_is_in_the_hand_or_is_not_played() -> None:
    """T-5.1"""
    g = described(TWO, "cards hand-a:a tax 1", "next Hand who=a", THEN)

    assert refused(g, "a play storm") == "not-in-hand T-5.1"


def test_a_card_that_can_do_nothing_is_not_played_and_the_question_is_asked_all_the_same() -> None:
    """T-5.1: b has no card to steal; whether a has anything to play is a secret."""
    g = described(TWO, "cards hand-a:a theft 1", "next Hand who=a", THEN)

    assert asked(g) == "a PlayOrDone"
    assert options(g) == ["done"]
    assert refused(g, "a play theft") == "no-use T-5.1"


def test_every_other_seat_that_holds_cards_is_asked_for_a_veto_in_turn() -> None:
    """T-5.2"""
    g = described(THREE, "cards hand-b:b tax 1, hand-c:c veto 1, hand-a:a tax 1", "next PlayOrDone who=b", THEN)
    say(g, "b play tax")
    assert asked(g) == "c VetoOrLet"
    assert options(g) == ["veto", "let it be"]
    say(g, "c let it be")
    assert told(g) == ["veto-forgone c"]

    assert asked(g) == "a VetoOrLet"
    assert options(g) == ["let it be"]
    assert refused(g, "a veto") == "no-veto T-5.2"


def test_an_empty_hand_is_not_asked_for_a_veto() -> None:
    """T-5.2"""
    g = described(THREE, "cards hand-a:a tax 1, hand-c:c tax 1", "next PlayOrDone who=a", THEN)
    say(g, "a play tax")

    assert asked(g) == "c VetoOrLet"


def test_a_veto_may_be_answered_by_all_the_others_and_the_first_windows_close() -> None:
    """T-5.2: b vetoes a's card; c and a are asked about the veto, and c not again about the card."""
    g = described(
        THREE,
        "cards hand-a:a tax 1, hand-a:a veto 1, hand-b:b veto 2, hand-c:c veto 1",
        "next PlayOrDone who=a",
        THEN,
    )
    say(g, "a play tax", "b veto")
    assert asked(g) == "c VetoOrLet"
    say(g, "c let it be")
    assert asked(g) == "a VetoOrLet"
    say(g, "a veto")
    stands(g, "vetoes 2")
    assert asked(g) == "b VetoOrLet"
    say(g, "b let it be")
    assert asked(g) == "c VetoOrLet"
    say(g, "c let it be")

    assert asked(g) == "a NameTaxed"


def test_the_player_of_a_veto_is_not_asked_about_it() -> None:
    """T-5.2"""
    g = described(TWO, "cards hand-a:a tax 1, hand-b:b veto 2", "next PlayOrDone who=a", THEN)
    say(g, "a play tax", "b veto")

    stands(g, "asks Bid", "cards discard veto 1, discard tax 1")


def test_a_veto_is_never_played_otherwise() -> None:
    """T-5.2"""
    g = described(TWO, "cards hand-a:a veto 1", "next PlayOrDone who=a", THEN)

    assert options(g) == ["done"]
    assert refused(g, "a play veto") == "only-an-answer T-5.2"


def test_an_odd_number_of_vetoes_cancels_the_card() -> None:
    """T-5.3"""
    g = described(TWO, "cards hand-a:a tax 1, hand-b:b veto 1", "next PlayOrDone who=a", THEN)
    say(g, "a play tax", "b veto")

    assert told(g) == ["veto-played b", "card-vetoed a tax"]
    stands(g, "purse a 3, b 3", "vetoes 0", "cards discard tax 1, discard veto 1, table tax 0")


def test_an_even_number_of_vetoes_lets_it_pass() -> None:
    """T-5.3"""
    g = described(TWO, "cards hand-a:a tax 1, hand-a:a veto 1, hand-b:b veto 2", "next PlayOrDone who=a", THEN)
    say(g, "a play tax", "b veto", "a veto")
    stands(g, "asks VetoOrLet", "vetoes 2")
    say(g, "b let it be")

    stands(g, "purse a 4, b 2", "vetoes 0", "cards discard tax 1, discard veto 2, hand-b:b veto 1")


def test_three_vetoes_cancel_it_again() -> None:
    """T-5.3"""
    g = described(TWO, "cards hand-a:a tax 1, hand-a:a veto 2, hand-b:b veto 2", "next PlayOrDone who=a", THEN)
    say(g, "a play tax", "b veto", "a veto", "b veto", "a let it be")

    stands(g, "purse a 3, b 3", "cards discard veto 3, discard tax 1")


def test_played_cards_lie_open_in_the_discard_pile() -> None:
    """T-5.3"""
    g = described(TWO, "cards hand-a:a tax 1, hand-b:b veto 1", "next PlayOrDone who=a", THEN)
    say(g, "a play tax", "b veto")

    stands(g, "known cards discard everybody", "known cards table everybody")


def test_of_two_equal_cards_the_best_known_leaves_first() -> None:
    """T-5.3: b saw one of a's taxes; that one is played."""
    g = described(TWO, "cards hand-a:a tax 1, hand-a:ab tax 1", "next PlayOrDone who=a", THEN)
    say(g, "a play tax")

    stands(g, "cards hand-a:a tax 1, hand-a:ab tax 0")
