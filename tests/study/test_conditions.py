"""What odds count on: cards that one must play oneself, and that nobody retreats."""

from __future__ import annotations

import pytest

from hellas.setups import RULES
from hellas.test_exact_odds import position
from pelagos.games.hellas.ids import ORANGE, WHITE
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.title import Json
from pelagos.kernel.view import view
from pelagos.study import hellas
from pelagos.study.adapter import study_adapter
from pelagos.study.odds import conditions, odds_of
from table.setting import RULES as EVERY_RULES


def needs(g: Hellas, viewer: int) -> Json | None:
    told = conditions(RULES, hellas.ADAPTER, g, viewer)
    assert told["fought_out"] is False, "nobody retreats in Hellas"
    found: Json | None = told["needs"]
    return found


def launched(white: str, orange: str, greeks: int, ships: int, by_sea: int, sent: int) -> Hellas:
    """Orange has attacked; White may answer first."""
    return position(white, orange, greeks, ships, by_sea, sent, "next Fight who=white passes=0")


def test_a_sure_attack_over_sea_names_the_beachhead_it_counts_on() -> None:
    """H-7.9, H-10.A2: two against two fail over sea without it; an empty hand cannot stop it."""
    g = launched("", "a2", greeks=2, ships=0, by_sea=1, sent=2)

    odds = hellas.ADAPTER.odds(g, ORANGE)

    assert odds is not None
    assert odds.win == odds.total, "100 in 100"
    assert needs(g, ORANGE) == {"domain": "card", "cards": ["a2"], "every": True, "win": 0, "loss": 1}


def test_a_phrase_that_gives_the_card_away_has_no_condition_and_its_odds() -> None:
    """What the page said before a click and after it: the card was never named."""
    g = position("", "a2", 2, 0, 1, 2, "next Fight who=orange passes=1")
    seen = view(RULES, g, ORANGE)

    played, passed = odds_of(RULES, seen, "play a2"), odds_of(RULES, seen, "pass")

    assert played is not None
    assert (played["win"], played["needs"]) == (1, None)
    assert passed is None, "the battle is over"


@pytest.mark.parametrize(("sent", "cards", "every"), [(2, ["a2", "a5"], False), (1, ["a2", "a5"], True)])
def test_of_two_cards_either_does_or_both_are_needed(sent: int, cards: list[str], every: bool) -> None:
    """H-10.A2, H-10.A5: what the attack lacks over sea is one, or two."""
    g = launched("", "a2 a5", greeks=2, ships=0, by_sea=1, sent=sent)

    found = needs(g, ORANGE)

    assert found is not None
    assert (found["cards"], found["every"], found["win"]) == (cards, every, 0)


def test_the_defender_counts_on_cards_too() -> None:
    """H-10.P5: the ships join the defence."""
    g = launched("p5", "", greeks=1, ships=2, by_sea=0, sent=2)

    found = needs(g, WHITE)

    assert found is not None
    assert (found["cards"], found["win"]) == (["p5"], 1)


def test_a_card_that_changes_nothing_is_no_condition_and_onlookers_play_none() -> None:
    g = launched("", "a2", greeks=1, ships=0, by_sea=1, sent=3)

    assert needs(g, ORANGE) is None
    assert needs(launched("", "a2", greeks=2, ships=0, by_sea=1, sent=2), SPECTATOR) is None


@pytest.mark.parametrize("name", ["classic-4", "legendary-duel"])
def test_where_dice_are_thrown_nobody_must_retreat(name: str) -> None:
    adapter = study_adapter(EVERY_RULES[name].title)

    assert adapter is not None
    assert conditions(EVERY_RULES[name], adapter, EVERY_RULES[name].opening(), 0) == {"needs": None, "fought_out": True}
