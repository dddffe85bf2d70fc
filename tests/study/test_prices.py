"""Prices of all answers at once, and the next income: what is told before anything is chosen comes true."""

from __future__ import annotations

import pytest

from classic import setups as classic
from legendary import setups as legendary
from pelagos.games import TITLES
from pelagos.games.legendary.income import income
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules, rules_for
from pelagos.kernel.view import view
from pelagos.study.finality import price
from pelagos.study.prices import income_of, prices_of
from pelagos.study.ways import ways_of

ALL = {title.name: title for title in TITLES}
ANSWERS = 220
FLEETS = (*legendary.sails("grn", "S0"), *legendary.sails("red", "S1"))
SOME = 5
"""Of the answers to a question so many are compared."""


def begun(title: str, seed: int = 3) -> Play:
    rules = rules_for(ALL[title], 2 if title == "hellas" else 3)
    return Play(rules, rules.opening(), Seeded(seed))


def shown(play: Play) -> tuple[Rules, Json]:
    return play.rules, view(play.rules, play.g, play.who)


@pytest.mark.parametrize("title", ["classic", "legendary"])
def test_every_price_is_what_the_answer_takes_from_the_purse(title: str) -> None:
    """But for offers, which are paid when the offerings end."""
    play, rng, paid, free = begun(title), Rng(3), set[str](), set[str]()
    for _ in range(ANSWERS):
        prices, options = prices_of(*shown(play)), play.options()
        for phrase in options[:: max(1, len(options) // SOME)]:
            verb = phrase.split()[0]
            if verb == "bid":
                assert phrase not in prices
                continue
            assert prices.get(phrase, 0) == price(*shown(play), phrase), phrase
            (paid if phrase in prices else free).add(verb)
        play.say(play.who, options[rng.below(len(options))])

    assert {"recruit", "sail", "march", "buy"} <= paid
    assert {"recruit", "end"} <= free


def test_a_building_costs_two_before_it_is_paid() -> None:
    """C-12.2: the fortress of Ares."""
    prices = prices_of(*shown(classic.turn("ares", "owner i01 p1", "gold p1 5")))

    assert {paid for phrase, paid in prices.items() if phrase.startswith("build")} == {2}


def test_a_way_has_the_price_of_all_its_steps() -> None:
    """C-11.1: a second sail of three seas is paid for again."""
    rules, seen = shown(classic.turn("poseidon", "ruler c6 p1", "fleets c6 1", "gold p1 2"))
    ways = ways_of(rules, seen)

    assert {way["price"] for way in ways} == {1, 2}
    assert all(way["price"] == price(rules, seen, way["say"]) for way in ways)


@pytest.mark.parametrize("title", ["classic", "legendary"])
def test_the_next_income_is_what_is_paid_as_things_stand(title: str) -> None:
    """C-6.4, L-6.4: whoever looks on is told the same, since all it comes from is in sight."""
    play, rng, cycles = begun(title), Rng(3), 0
    for _ in range(ANSWERS):
        told = len(play.events)
        play.say(play.who, play.options()[rng.below(play.sheet.count)])
        gains = [event.numbers[-1] for event in play.events[told:] if event.kind.name == "income-paid"]
        if gains:
            assert income_of(*shown(play)) == income_of(play.rules, view(play.rules, play.g, SPECTATOR)) == gains
            cycles += 1

    assert cycles > 1


def test_factions_that_share_a_purse_are_added_up() -> None:
    """L-6.1: in the duel a player has two factions and one purse."""
    play = legendary.turn("ares", "prosperity S0 2, S1 1", *FLEETS, rules=legendary.DUEL)
    each = [int(income(legendary.legendary(play.g), who)) for who in range(4)]

    assert each == [0, 1, 3, 0]
    assert income_of(*shown(play)) == [0, 4]


def test_nobody_else_is_told_prices_and_where_there_is_no_gold_nothing_is() -> None:
    play, hellas = classic.turn("ares", "owner i01 p1", "gold p1 5"), begun("hellas")

    assert prices_of(*shown(play))
    assert prices_of(play.rules, view(play.rules, play.g, SPECTATOR)) == {}
    assert prices_of(play.rules, view(play.rules, play.g, 1)) == {}
    assert prices_of(*shown(hellas)) == {}
    assert income_of(*shown(hellas)) == []
