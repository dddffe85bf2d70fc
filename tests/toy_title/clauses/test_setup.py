"""T-1: set-up."""

from __future__ import annotations

import pytest

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play, payload
from pelagos.kernel.title import Rules, rules_for
from pelagos.kernel.view import view
from rulings import asked, described, options, say, stands, told
from toy.title import TITLE
from toy_title.tables import PAIRS, SETUPS, THREE, TWO

A, B = 0, 1


@pytest.mark.parametrize("setup", SETUPS)
def test_every_faction_owns_the_wharf_of_its_number_with_a_barge_of_eight_on_it(setup: str) -> None:
    """T-1.1"""
    g = described(SETUPS[setup])
    factions = g.rules.vocabulary.domains["faction"].words
    for k, faction in enumerate(factions):
        stands(g, f"owner w{k + 1} {faction}", f"barges w{k + 1} 1", f"supply {faction} 7")
    for wharf in range(len(factions) + 1, 7):
        stands(g, f"owner w{wharf} nobody", f"barges w{wharf} 0")


def test_a_seat_has_one_faction() -> None:
    """T-1.2"""
    for rules, factions in ((TWO, ("red", "blue")), (THREE, ("red", "blue", "amber"))):
        assert rules.vocabulary.domains["faction"].words == factions
        for faction, seat in zip(factions, "abc", strict=False):
            assert asked(described(rules, f"next Bid faction={faction}")) == f"{seat} Bid"


def test_two_seats_may_have_two_factions_each() -> None:
    """T-1.2"""
    assert PAIRS.vocabulary.domains["faction"].words == ("red", "blue", "amber", "jade")
    for faction, seat in (("red", "a"), ("blue", "b"), ("amber", "a"), ("jade", "b")):
        assert asked(described(PAIRS, f"next Bid faction={faction}")) == f"{seat} Bid"


def test_coins_and_cards_belong_to_the_seat() -> None:
    """T-1.2: red's purse is amber's, and there are as many hands as seats."""
    g = described(PAIRS, "purse a 3", "next Bid faction=red", "next Bid faction=amber")
    say(g, "a bid crane 2")

    assert options(g, "bid ferry") == ["bid ferry 1"]
    assert [word for word in PAIRS.vocabulary.domains["place"].words if word.startswith("drawn")] == [
        "drawn-a",
        "drawn-b",
    ]


def test_three_seats_have_one_faction_each_whatever_the_option_says() -> None:
    """T-1.2: only two seats can have two."""
    rules = rules_for(TITLE, 3, options={"factions": "two"})

    assert rules.vocabulary.domains["faction"].words == ("red", "blue", "amber")
    stands(described(rules), "owner w4 nobody", "supply amber 7")


def test_every_seat_starts_with_three_coins_that_all_can_count() -> None:
    """T-1.3"""
    stands(described(THREE), "purse a 3, b 3, c 3", "least a 3, b 3, c 3", "most a 3, b 3, c 3")


def test_nature_adds_up_to_two_coins_that_only_their_owner_sees() -> None:
    """T-1.3"""
    g = described(TWO, "next DealPurse who=a", "next DealPurse who=b", "next Bid faction=red")
    assert options(g) == ["purse 0", "purse 1", "purse 2"]
    say(g, "nature purse 2", "nature purse 0")

    stands(g, "purse a 5, b 3", "least a 3, b 3", "most a 5, b 5")
    assert view(TWO, g.g, B)["fields"]["purse"] == [None, [3]]
    assert ["purse-seen", 0, 2] in payload(g, A)["events"]
    assert ["purse-seen", 0, 2] not in payload(g, B)["events"]
    assert ["purse-seen", 0, 2] not in payload(g, SPECTATOR)["events"]


def test_nineteen_cards() -> None:
    """T-1.4"""
    stands(described(TWO), "cards deck storm 4, deck tax 3, deck theft 3, deck claim 4, deck veto 5")


def test_every_seat_is_dealt_one_card_unseen_by_the_others() -> None:
    """T-1.4"""
    g = described(THREE, "next DealCard who=b", "next Bid faction=red")
    assert options(g) == ["draw storm", "draw tax", "draw theft", "draw claim", "draw veto"]
    say(g, "nature draw claim")

    stands(g, "cards hand-b:b claim 1, deck claim 3")
    assert told(g) == ["card-seen b claim"]
    assert ["card-seen", 1, 3] in payload(g, B)["events"]
    assert payload(g, A)["events"] == payload(g, SPECTATOR)["events"] == []


@pytest.mark.parametrize("rules", SETUPS.values(), ids=SETUPS)
def test_purses_are_dealt_first_then_cards_then_the_first_round_begins(rules: Rules) -> None:
    """T-1.3, T-1.4"""
    g = Play(rules, rules.opening())
    asked_for = []
    while g.rules.seat_word(g.who) == "nature":
        asked_for.append(type(g.g.agenda[-1]).__name__)
        g.take(0)

    assert asked_for == ["DealPurse"] * rules.setup.seats + ["DealCard"] * rules.setup.seats
    stands(g, "round 1", "who a", "asks Bid")


def test_nature_deals_by_the_cards_that_are_left() -> None:
    """T-1.4: the copies of a face weigh its draw, and a face that is gone is not drawn."""
    g = described(TWO, "cards discard veto 5, discard storm 1", "next DealCard who=a", "next Bid faction=red")

    assert options(g) == ["draw storm", "draw tax", "draw theft", "draw claim"]
    assert [g.sheet.weight(i) for i in range(4)] == [3, 3, 3, 4]


def test_the_deck_is_never_refilled() -> None:
    """T-1.4: with an empty deck and a full discard pile the lookout sees nothing."""
    g = described(
        TWO,
        "cards discard storm 4, discard tax 3, discard theft 3, discard claim 4, discard veto 5",
        "holder lookout red",
        "bid lookout 1",
        "next Lookout",
        "next Bid faction=blue",
    )

    stands(g, "asks Bid", "cards discard veto 5, top veto 0")
