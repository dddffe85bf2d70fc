"""What pages are told about the rules is what the rules say."""

from __future__ import annotations

import pytest

from classic.setups import ALL
from pelagos.games.classic.hooks import closed_seas
from pelagos.games.classic.ids import ISLAND_OF, LAND_FIGURES
from pelagos.games.classic.position import Classic
from pelagos.kernel.title import Rules


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.setup.seats)
def test_a_figure_closes_what_the_rules_close(rules: Rules) -> None:
    """C-2.10"""
    named, closes = rules.vocabulary.domains, rules.title.facts(rules.setup)["closes"]
    for figure, word in enumerate(named["figure"].words[:LAND_FIGURES]):
        g = rules.blank()
        assert isinstance(g, Classic)
        for number, island in enumerate(named["island"].words):
            g.figures[ISLAND_OF + figure] = number
            closed = [sea for i, sea in enumerate(named["sea"].words) if closed_seas(g) >> i & 1]
            assert closes.get(word, {}).get(island, []) == closed
    g = rules.blank()
    assert isinstance(g, Classic)
    for number, sea in enumerate(named["sea"].words):
        g.kraken = number
        assert closes["kraken"][sea] == [word for i, word in enumerate(named["sea"].words) if closed_seas(g) >> i & 1]
    assert sorted(closes) == ["kraken", "polyphemus"]


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.setup.seats)
def test_the_goal_is_what_ends_a_game(rules: Rules) -> None:
    """C-18.2"""
    g = rules.blank()
    assert isinstance(g, Classic)
    goal = rules.title.facts(rules.setup)["goal"]
    assert goal == {"of": "metropolis", "count": int(g.frame.goal), "last": int(g.frame.cycle_limit), "told_from": 0}
    assert goal["count"] == (3 if rules.setup.seats == 2 else 2)
