"""T-3: the auction."""

from __future__ import annotations

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import payload
from rulings import asked, described, options, refused, say, stands, told, who
from toy_title.tables import PAIRS, THREE, TWO

BIDS = ("next Bid faction=red", "next Bid faction=blue", "next PayBids", "next Crane", "next Round")


def test_a_faction_bids_on_one_lot_or_passes() -> None:
    """T-3.1"""
    g = described(TWO, "purse a 2", "next Bid faction=red")

    assert options(g) == [
        "pass",
        "bid crane 1",
        "bid crane 2",
        "bid ferry 1",
        "bid ferry 2",
        "bid lookout 1",
        "bid lookout 2",
    ]


def test_a_bid_is_more_than_what_stands_there() -> None:
    """T-3.1"""
    g = described(TWO, "purse b 4", "holder crane red", "bid crane 2", "next Bid faction=blue")

    assert options(g, "bid crane") == ["bid crane 3", "bid crane 4"]
    assert refused(g, "b bid crane 2") == "too-low T-3.1"
    assert refused(g, "b bid crane 0") == "too-low T-3.1"


def test_a_bid_stands_and_the_next_faction_is_asked() -> None:
    """T-3.1"""
    g = described(TWO, *BIDS)
    say(g, "a bid ferry 2")

    stands(g, "holder ferry red", "bid ferry 2", "who b")
    assert told(g) == ["bid-placed red ferry 2"]


def test_a_faction_that_is_out_can_only_pass_and_is_asked_all_the_same() -> None:
    """T-3.1, T-6.3"""
    g = described(TWO, "owner w1 blue", "purse a 9", "next Bid faction=red", "next Bid faction=blue")
    assert asked(g) == "a Bid"
    assert options(g) == ["pass"]
    assert refused(g, "a bid crane 1") == "unexplained"
    say(g, "a pass")

    assert told(g) == ["passed red"]


def test_nobody_offers_more_than_his_purse_holds() -> None:
    """T-3.2"""
    g = described(TWO, "purse a 3", "next Bid faction=red")

    assert options(g, "bid ferry") == ["bid ferry 1", "bid ferry 2", "bid ferry 3"]
    assert refused(g, "a bid ferry 4") == "too-dear T-3.2"


def test_all_standing_bids_of_a_seat_count_together() -> None:
    """T-3.2: amber's coins are red's."""
    g = described(PAIRS, "purse a 5", "holder crane red", "bid crane 3", "next Bid faction=amber")

    assert options(g, "bid ferry") == ["bid ferry 1", "bid ferry 2"]
    assert refused(g, "a bid ferry 3") == "too-dear T-3.2"


def test_a_seat_that_outbids_itself_needs_only_the_new_offer() -> None:
    """T-3.2: what is outbid is free again."""
    g = described(PAIRS, "purse a 5", "holder crane red", "bid crane 3", "next Bid faction=amber")
    assert options(g, "bid crane") == ["bid crane 4", "bid crane 5"]
    say(g, "a bid crane 5")

    stands(g, "holder crane amber", "who a", "options 1")


def test_an_empty_purse_is_asked_like_a_full_one() -> None:
    """T-3.2: a question left out would tell."""
    assert asked(described(TWO, "purse a 0", "next Bid faction=red")) == "a Bid"


def test_an_offer_shows_everybody_that_the_coins_are_there() -> None:
    """T-3.2"""
    g = described(TWO, "purse a 6", "least a 2", "most a 8", *BIDS)
    say(g, "a bid crane 5")

    stands(g, "least a 5", "most a 8", "purse a 6")


def test_offers_of_one_seat_show_their_sum() -> None:
    """T-3.2"""
    g = described(
        PAIRS,
        "purse a 9",
        "least a 4",
        "most a 9",
        "holder crane red",
        "bid crane 3",
        "next Bid faction=amber",
        "next Bid faction=blue",
    )
    say(g, "a bid ferry 4")

    stands(g, "least a 7", "purse a 9")


def test_a_small_offer_shows_nothing_new() -> None:
    """T-3.2: it can be taken back, and one that shows something cannot."""
    g = described(TWO, "purse a 6", "least a 4", "most a 8", *BIDS)
    say(g, "a bid crane 4")
    g.undo(0)
    say(g, "a bid crane 5")

    assert g.steps[-1].final


def test_who_is_outbid_bids_again_at_once_and_not_on_the_same_lot() -> None:
    """T-3.3"""
    g = described(THREE, "next Bid faction=red", "next Bid faction=blue", "next Bid faction=amber")
    say(g, "a bid crane 1", "b bid crane 2")
    assert told(g) == ["bid-placed blue crane 2", "bid-lost red crane"]

    assert who(g) == "a"
    assert options(g, "bid crane") == []
    assert options(g, "bid ferry")
    assert refused(g, "a bid crane 3") == "just-lost T-3.3"


def test_who_is_outbid_may_pass() -> None:
    """T-3.3"""
    g = described(THREE, "next Bid faction=red", "next Bid faction=blue", "next Bid faction=amber")
    say(g, "a bid crane 1", "b bid crane 2", "a pass")

    assert who(g) == "c"


def test_who_is_outbid_twice_may_return_to_the_first_lot() -> None:
    """T-3.3: only the lot just lost is barred."""
    g = described(
        THREE, "purse a 9, b 9, c 9", "next Bid faction=red", "next Bid faction=blue", "next Bid faction=amber"
    )
    say(g, "a bid crane 1", "b bid crane 2", "a bid ferry 1", "c bid ferry 2")

    assert who(g) == "a"
    assert options(g, "bid crane")[0] == "bid crane 3"
    assert options(g, "bid ferry") == []


def test_an_ousted_bidder_may_oust_in_turn() -> None:
    """T-3.3"""
    g = described(
        TWO,
        "purse a 9, b 9",
        "holder lookout blue",
        "bid lookout 1",
        "next Bid faction=red",
        "next PayBids",
        "next Round",
    )
    say(g, "a bid lookout 2", "b bid crane 1")

    stands(g, "holder lookout nobody", "round 1")


def test_the_holders_pay_when_all_have_bid() -> None:
    """T-3.4"""
    g = described(
        TWO,
        "purse a 5, b 5",
        "least a 3, b 3",
        "most a 5, b 5",
        "next Bid faction=red",
        "next Bid faction=blue",
        "next PayBids",
        "next Bid faction=red",
    )
    say(g, "a bid crane 2")
    stands(g, "purse a 5")
    say(g, "b bid ferry 4")

    stands(g, "purse a 3, b 1", "least a 1, b 0", "most a 3, b 1")
    assert told(g) == ["bid-placed blue ferry 4", "lot-paid red crane 2", "lot-paid blue ferry 4"]


def test_what_is_not_held_costs_nothing() -> None:
    """T-3.4"""
    g = described(TWO, "next Bid faction=red", "next Bid faction=blue", "next PayBids", "next Bid faction=red")
    say(g, "a bid crane 1", "b bid crane 2", "a pass")

    stands(g, "purse a 3, b 1")


def test_bids_are_public() -> None:
    """T-3.1"""
    g = described(TWO, *BIDS)
    say(g, "a bid ferry 2")

    assert payload(g, SPECTATOR)["events"] == [["bid-placed", 0, 1, 2]]
    assert payload(g, SPECTATOR)["fields"]["bid"] == [0, 2, 0]
