"""What an offer would cost, told before it is made: what is paid if it stands, and what is left."""

from __future__ import annotations

import pytest

from classic.setups import FIVE, TWO, TWO_EACH
from classic.setups import offerings as classic
from legendary.setups import DUEL, fixture
from legendary.setups import offerings as legendary
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from pelagos.kernel.view import view
from pelagos.study.offers import offer_of, promises_of
from rulings import say


def told(play: Play, phrase: str) -> tuple[int, int, int] | None:
    """How many offers, their price, what is left: as whoever is asked hears it."""
    offer = offer_of(play.rules, view(play.rules, play.g, play.who), phrase)
    return None if offer is None else (offer["count"], offer["price"], offer["left"])


@pytest.mark.parametrize(("amount", "price"), [(1, 1), (2, 1), (3, 1), (5, 3), (12, 10)])
def test_priests_are_taken_off_and_one_is_paid_at_least(amount: int, price: int) -> None:
    """C-7.10"""
    g = classic(FIVE, "priests p1 2", "gold p1 10")

    assert told(g, f"bid zeus {amount}") == (1, price, 10 - price)


@pytest.mark.parametrize(("rules", "price"), [(TWO, 4), (TWO_EACH, 3)], ids=["sum", "each"])
def test_two_offerings_of_one_player_are_told_together(rules: Rules, price: int) -> None:
    """C-7.14"""
    g = classic(rules, "priests p1 1", "gold p1 10")
    say(g, "p1 bid ares 3", "p2 bid apollo")

    assert told(g, "bid zeus 2") == (2, price, 10 - price)


def test_whoever_outbids_himself_pays_the_higher_offering() -> None:
    """C-7.14: the marker that is driven out costs nothing."""
    g = classic(TWO, "gold p1 10")
    say(g, "p1 bid ares 3", "p2 bid apollo")

    assert told(g, "bid ares 4") == (1, 4, 6)


def test_priestesses_may_take_off_everything() -> None:
    """L-7.8"""
    g = legendary("gold blu 5", "priestesses blu 3")

    assert told(g, "bid zeus 2") == (1, 0, 5)
    assert told(g, "bid zeus 7") == (1, 4, 1)


def test_a_forced_offer_takes_what_there_is() -> None:
    """L-7.10"""
    g = legendary("gold red 6, grn 0")
    say(g, "p1 bid apollo", "p2 bid zeus 5")

    assert told(g, "bid ares 1") == (1, 0, 0)


def test_a_hidden_offer_may_be_more_than_there_is() -> None:
    """L-7.11"""
    g = legendary("gold blu 5", rules=fixture("ffa3", strict_hidden_bids="true"))

    assert told(g, "bid zeus 12") == (1, 12, -7)


def test_both_factions_of_a_player_pay_from_one_purse() -> None:
    """L-7.8, L-7.9"""
    g = legendary("order 1 blu, 2 red, 3 yel, 4 grn", "gold blu+yel 6", rules=DUEL)
    say(g, "p1 bid zeus 4", "p2 bid apollo")

    assert told(g, "bid ares 1") == (2, 5, 1)


def test_what_is_no_offer_has_no_such_price() -> None:
    g = classic(FIVE)

    assert told(g, "bid apollo") is None
    assert offer_of(g.rules, view(g.rules, g.g, SPECTATOR), "bid zeus 1") is None


def test_what_a_side_has_promised_is_told_to_it() -> None:
    """L-7.8, L-7.9: one purse pays all pawns of a side, less the priestesses of each."""
    play = legendary("priestesses blu 2, yel 0", rules=DUEL)
    say(play, "p1 bid ares 3", "p2 bid zeus 2")
    mine = {"who": "blu", "god": "ares", "price": 1}

    assert promises_of(DUEL, view(DUEL, play.g, 0)) == [mine]
    assert promises_of(DUEL, view(DUEL, play.g, 1)) == [{"who": "red", "god": "zeus", "price": 2}]
    assert promises_of(DUEL, view(DUEL, play.g, SPECTATOR)) == []
