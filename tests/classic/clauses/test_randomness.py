"""C-22: randomness."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import ALL, FIVE, FOUR, THREE, TWO
from pelagos.games.classic.words import CREATURES
from pelagos.kernel.codec import digest
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.record import export, read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import replay
from pelagos.kernel.title import Rules, rules_for
from rulings import described, options, say, told

EVERY: Final = pytest.mark.parametrize("rules", ALL, ids=["two", "three", "four", "five"])


def weights(g: Play) -> list[int]:
    return [int(g.sheet.weight(i)) for i in range(g.sheet.count)]


@EVERY
def test_the_offering_order_is_a_uniform_permutation(rules: Rules) -> None:
    """C-22.1, C-3.6; CH-1: each marker in turn from those that are left."""
    g = Play(rules, rules.opening())
    markers = rules.vocabulary.domains["marker"].size()
    for left in range(markers, 1, -1):
        assert weights(g) == [1] * left
        g.take(left - 1)


def test_the_deck_is_drawn_uniformly() -> None:
    """C-22.1, C-4.5; CH-2: each card of the deck, and none that lies elsewhere."""
    g = described(FIVE, "cycle 3", "where harpy discard, giant slot-2, medusa held", "next FillSlot slot=slot-4")

    assert weights(g) == [1] * (len(CREATURES) - 3)
    assert not {"draw harpy", "draw giant", "draw medusa"} & set(options(g))


@pytest.mark.parametrize(
    ("rules", "cycle", "drawn"),
    [(FIVE, 1, 4), (FIVE, 2, 4), (FOUR, 1, 4), (FOUR, 2, 3), (TWO, 1, 4), (TWO, 6, 3), (THREE, 3, 4), (THREE, 4, 2)],
)
def test_the_gods_are_shuffled_uniformly(rules: Rules, cycle: int, drawn: int) -> None:
    """C-22.1, C-5.2 to C-5.5; CH-3 to CH-5"""
    g = described(rules, f"cycle {cycle}", "gods 1 zeus, 2 ares, 3 athena, 4 poseidon", "next Gods")
    for left in range(drawn, 1, -1):
        assert weights(g) == [1] * left
        g.take(0)

    assert g.over


def test_the_attacker_s_die_is_said_first() -> None:
    """C-22.1, C-14.2; CH-6"""
    g = described(FIVE, "active p1", "attacker p1", "attackers 2", "fleets e7 2", "next RollAtSea sea=e7")
    assert sum(weights(g)) == 36
    say(g, "nature roll 3 1")

    assert told(g)[0] == "dice-rolled 3 1 5 3"


@EVERY
def test_every_chance_event_stands_in_the_log(rules: Rules) -> None:
    """C-22.1; INV-37: the record replays without a generator; the same seed plays the same game."""
    limited = rules_for(rules.title, rules.setup.seats, options={"cycle_limit": "5"})

    def played(seed: int) -> Play:
        play = Play(limited, limited.opening(), Seeded(seed))
        rng = Rng(seed)
        while not play.over:
            play.take(rng.below(play.sheet.count))
        return play

    first, again, other = played(11), played(11), played(12)
    end = digest(limited, first.g)

    assert any(said.seat == NATURE for said in first.log)
    assert digest(limited, again.g) == end != digest(limited, other.g)
    assert digest(limited, replay(limited, read_record(export(first))).g) == end
