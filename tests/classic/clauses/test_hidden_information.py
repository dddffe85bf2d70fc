"""C-21: hidden information."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import ALL, FIVE, FIVE_OPEN, TWO, classic, offerings, turn
from pelagos.games.classic.words import CREATURES
from pelagos.kernel.codec import field_data
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.fields import Field
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.laws import LawChecker
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules
from pelagos.kernel.view import sample, view
from rulings import described, options, say, stands, wander

EVERY: Final = pytest.mark.parametrize("rules", ALL, ids=["two", "three", "four", "five"])


@EVERY
def test_everything_but_gold_is_public(rules: Rules) -> None:
    """C-21.1: board, reserves, supply, cards, offerings, tracks, gods, discard pile, figures, used temples."""

    def shown(field: Field) -> bool:
        return bool(view(rules, rules.blank(), SPECTATOR)["fields"][field.name] == field_data(rules.blank(), field))

    assert [field.name for field in rules.fields if not shown(field)] == ["gold"]
    assert [field.name for field in rules.fields if field.owned] == ["gold"]


def test_the_fields_of_a_position_are_those_of_the_rules() -> None:
    """C-21.1, C-23.1"""
    names = [field.name for field in FIVE.fields]

    assert names == [
        "cycle",
        "active",
        "god",
        "recruits",
        "kraken",
        "attacker",
        "attackers",
        "survivors",
        "returned",
        "prosperity_left",
        "alive",
        "gold",
        "least",
        "most",
        "priests",
        "philosophers",
        "troop_reserve",
        "fleet_reserve",
        "ruler",
        "fleets",
        "owner",
        "troops",
        "sites",
        "metropolis",
        "used_temples",
        "prosperity",
        "supply",
        "where",
        "figure_island",
        "figure_owner",
        "figure_cycle",
        "gods",
        "bidder",
        "amount",
        "apollo",
        "order",
    ]


def test_gold_is_seen_by_its_owner_only() -> None:
    """C-21.2: `hidden`."""
    g = described(FIVE, "gold p1 3, p2 4, p3 5, p4 6, p5 7")

    assert view(FIVE, g.g, 1)["fields"]["gold"] == [None, [4], None, None, None]
    assert view(FIVE, g.g, SPECTATOR)["fields"]["gold"] == [None] * 5


def test_gold_may_be_played_open() -> None:
    """C-21.2: `open`."""
    g = described(FIVE_OPEN, "gold p1 3, p2 4, p3 5, p4 6, p5 7")

    for viewer in (0, 4, SPECTATOR):
        assert view(FIVE_OPEN, g.g, viewer)["fields"]["gold"] == [[3], [4], [5], [6], [7]]


@EVERY
def test_every_change_of_gold_is_public(rules: Rules) -> None:
    """C-21.2: whoever remembers everything knows every purse."""
    play = Play(rules, rules.opening(), Seeded(7))
    for _, g in zip(range(400), wander(play, Rng(8)), strict=False):
        gold = list(classic(g).gold)
        assert (list(classic(g).least), list(classic(g).most)) == (gold, gold)


def test_the_rules_use_the_true_value() -> None:
    """C-21.2: whatever others could know."""
    g = offerings(FIVE, "gold p1 4", "least p1 1, p2 10", "most p1 9, p2 10")

    assert options(g, "bid zeus")[-1] == "bid zeus 4"


def test_legal_bids_depend_on_one_s_own_gold_only() -> None:
    """C-21.3"""
    lists = []
    for gold in (0, 3, 30):
        g = offerings(FIVE, f"gold p2 {gold}, p3 {gold}, p4 {gold}, p5 {gold}")
        lists.append(options(g))

    assert lists[0] == lists[1] == lists[2]


def test_the_griffon_s_targets_do_not_depend_on_gold() -> None:
    """C-21.3"""
    for gold in (0, 1, 9):
        g = turn("ares", "where griffon slot-2", f"gold p2 {gold}, p3 {gold}")
        say(g, "p1 buy 2")
        assert options(g) == ["rob p2", "rob p3", "rob p4", "rob p5", "decline"]


def test_options_go_to_the_player_who_decides_only() -> None:
    """C-21.3, C-23.4"""
    g = turn("ares")

    assert payload(g, 0)["options"] == g.options()
    assert payload(g, 1)["options"] is None
    assert payload(g, SPECTATOR)["options"] is None


def test_a_purse_may_hold_whatever_memory_cannot_rule_out() -> None:
    """C-21.2: a sample guesses between the notes, both included."""
    g = described(FIVE, "gold p1 5, p2 4, p3 9", "least p1 5, p2 3, p3 9", "most p1 5, p2 6, p3 9")
    rng = Rng(1)
    guesses = set()
    for _ in range(60):
        guess = list(classic(sample(FIVE, view(FIVE, g.g, 0), rng)).gold)
        guesses.add(guess[1])
        assert guess[::2] == [5, 9, 5]

    assert guesses == {3, 4, 5, 6}


def test_the_order_of_the_deck_exists_nowhere() -> None:
    """C-21.4: a card of the deck is just not yet drawn; who holds the position cannot know which is next."""
    g = described(FIVE, "cycle 3", "where siren slot-4, giant discard", "next Creatures")

    stands(g, "where pegasus deck, chimera deck")
    assert len(options(g, "draw")) == len(CREATURES) - 2


@EVERY
def test_hidden_things_are_proved_hidden(rules: Rules) -> None:
    """C-21.1 to C-21.3: the laws of views, samples and records on a game with widened notes."""
    start = rules.blank()
    rules.title.begin(start)
    play = Play(rules, start, Seeded(3))
    rng = Rng(5)
    watch = LawChecker(play, rng)
    for step, g in enumerate(wander(play, rng)):
        if step == 0:
            for seat in range(rules.setup.seats):
                classic(g).least[seat] -= min(2, classic(g).least[seat])
                classic(g).most[seat] += 2
        watch.cheap()
        if step % 12 == 5:
            watch.dear(every_viewer=True)
        if step == 150:
            break


def test_two_players_have_the_same_secrets() -> None:
    """C-21.2"""
    g = described(TWO, "gold p1 3, p2 4")

    assert view(TWO, g.g, 0)["fields"]["gold"] == [[3], None]
