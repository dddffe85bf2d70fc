"""L-20: chance."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import FOUR, SEATS, fixture, hero, holds, rules_of, sails, say, turn
from pelagos.games.legendary.ids import CREATURES, HEROES
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.codec import digest
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.record import export, read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import replay
from pelagos.kernel.task import Chance
from pelagos.kernel.title import rules_for
from rulings import asked, described, options, stands, told

MODES: Final = pytest.mark.parametrize("mode", SEATS)


def weights(g: Play) -> list[int]:
    return [int(g.sheet.weight(i)) for i in range(g.sheet.count)]


def test_nothing_else_is_left_to_chance() -> None:
    """L-20.1: gods, turn order, creatures drawn or looked at or for the Sphinx, heroes, metropolises, dice."""
    assert {task.__name__ for task in TITLE.tasks if issubclass(task, Chance)} == {
        "PlaceGod",
        "OrderPawn",
        "DrawCreature",
        "LookAtTop",
        "DrawForSphinx",
        "DrawHero",
        "DrawToken",
        "RollAtSea",
        "RollOnLand",
        "RollAgain",
    }


@MODES
def test_set_up_asks_nature_in_a_fixed_order(mode: str) -> None:
    """L-20.1, L-20.2; R2 to R5: gods, creatures, heroes, pawns, each uniformly; then she is silent."""
    rules = rules_of(mode)
    g = Play(rules, rules.opening())
    said = []
    while g.who == NATURE:
        said.append(asked(g).split()[1])
        assert weights(g) == [1] * g.sheet.count
        g.take(g.sheet.count - 1)
    pawns = rules.vocabulary.domains["faction"].size()

    # the last god and the last pawn come by themselves
    assert said == ["PlaceGod"] * 4 + ["DrawCreature"] * 4 + ["DrawHero"] * 2 + ["OrderPawn"] * (pawns - 1)


def test_every_card_of_the_deck_is_equally_likely_and_no_other() -> None:
    """L-20.1; R3, R4"""
    g = described(
        FOUR,
        "creatures discard harpy 1, slot-2 giant 1",
        "hero_place ajax slot-1, helen discard, jason removed",
        "next FillSlot place=slot-3",
        "next FillHeroSlot slot=slot-2",
    )
    assert weights(g) == [1] * (CREATURES - 2)
    assert not {"draw harpy", "draw giant"} & set(options(g))
    say(g, "nature draw kraken")

    assert weights(g) == [1] * (HEROES - 3)
    assert not {"hero ajax", "hero helen", "hero jason"} & set(options(g))


def test_a_metropolis_is_drawn_from_those_that_are_left() -> None:
    """L-20.1; R6: as if the shuffled stack had been dealt from."""
    red = (*holds("red", "D1"), *holds("red", "G2"), "building d1a gold3, d1b gold3, g2a gold3, g2b troops2")
    g = described(FOUR, *holds("blu", "A1"), *red, "next DrawToken who=blu site=a1")

    assert dict(zip(options(g), weights(g), strict=True)) == {
        "token troops2": 2,
        "token fleets2": 3,
        "token priestess": 3,
        "token prosperity": 3,
    }


DICE: Final = (*holds("red", "B1", 2), *sails("red", "S0", 2), "active blu", "attacker blu", "attack_troops 2")


@pytest.mark.parametrize("battle", ["RollAtSea sea=S0", "RollOnLand land=B1"])
def test_both_dice_are_rolled_at_once_the_attacker_s_first(battle: str) -> None:
    """L-20.1, L-20.2; R7"""
    g = described(FOUR, *DICE, f"next {battle}")
    assert sum(weights(g)) == 36
    say(g, "nature roll 3 1")

    assert told(g)[0] == "dice-rolled 3 1 5 3"


def test_helen_does_not_roll() -> None:
    """L-20.1, L-16.4.1: her side has a 2; only the other die is chance."""
    g = described(FOUR, *DICE, *hero("helen", "B1", "red"), "next RollOnLand land=B1")

    assert dict(zip(options(g), weights(g), strict=True)) == {
        "roll 0 2": 1,
        "roll 1 2": 2,
        "roll 2 2": 2,
        "roll 3 2": 1,
    }


def test_croesus_rolls_one_die_anew() -> None:
    """L-20.1; R7"""
    g = turn("ares", *holds("blu", "B2", 2), *hero("croesus", "B2", "blu"), *holds("red", "B1", 2))
    say(g, "p1 march B2 > B1", "p1 troops 2", "p1 with croesus", "nature roll 0 3", "p1 reroll")

    assert dict(zip(options(g), weights(g), strict=True)) == {
        "roll 0 3": 1,
        "roll 1 3": 2,
        "roll 2 3": 2,
        "roll 3 3": 1,
    }


def test_a_shuffle_asks_nothing_for_the_order_is_drawn_card_by_card() -> None:
    """L-20.1, L-5.7; R8, R9: a deck that was shuffled is a set of cards of which any may come."""
    g = described(
        FOUR, "creatures slot-2 chimera 1, discard harpy 1", "next RefreshTrack", "next FillSlot place=slot-2"
    )

    assert "deck-shuffled" in told(g)
    assert weights(g) == [1] * CREATURES
    assert {"draw chimera", "draw harpy"} <= set(options(g))


@MODES
def test_every_result_stands_in_the_record(mode: str) -> None:
    """L-20.2; I-52: it replays without a generator; the same seed plays the same game."""
    rules = rules_for(TITLE, SEATS[mode], options={"mode": mode, "max_cycles": "3"})

    def played(seed: int) -> Play:
        play = Play(rules, rules.opening(), Seeded(seed))
        rng = Rng(seed)
        while not play.over:
            play.take(rng.below(play.sheet.count))
        return play

    first, again, other = played(11), played(11), played(12)
    end = digest(rules, first.g)

    assert any(said.seat == NATURE for said in first.log)
    assert digest(rules, again.g) == end != digest(rules, other.g)
    assert digest(rules, replay(rules, read_record(export(first))).g) == end


def test_nature_may_be_scripted() -> None:
    """L-20.2: tests say what she says."""
    g = described(fixture("ffa4"), *DICE, "next RollAtSea sea=S0", nature=["roll 3 0", "roll 3 0"])

    # blue wins both rounds unless red is asked whether it stays
    assert asked(g).endswith("RetreatFromSea")
    stands(g, "fleets S0 1")
