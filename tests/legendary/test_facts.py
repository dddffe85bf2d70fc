"""What pages are told about the rules is what the rules say."""

from __future__ import annotations

from legendary.setups import legendary, rules_of
from pelagos.games.legendary.hooks import closed_seas
from pelagos.games.legendary.ids import APOLLO, AREA_OF, FIGURES, KRAKEN, POLYPHEMUS

RULES = rules_of("ffa4")
FACTS = RULES.title.facts(RULES.setup)


def test_a_figure_closes_what_the_rules_close() -> None:
    """L-15.15.2, L-15.18.1"""
    named = RULES.vocabulary.domains
    closing = [named["creature"].word(creature) for creature in (KRAKEN, POLYPHEMUS)]
    seen = 0
    for figure in range(FIGURES):
        word = named["figure"].word(figure)
        at_sea = word == closing[0]
        g = legendary(RULES.blank())
        lands = int(g.board.lands)
        for area in range(lands, named["area"].size()) if at_sea else range(lands):
            g.figures[AREA_OF + figure] = area
            closed = [sea for i, sea in enumerate(named["sea"].words) if closed_seas(g) >> i & 1]
            assert FACTS["closes"].get(word, {}).get(named["area"].word(area), []) == closed
            seen += len(closed)
    assert sorted(FACTS["closes"]) == sorted(closing)
    assert seen > named["sea"].size()


def test_every_god_gives_something() -> None:
    """L-10.0.1, L-10.5.1, L-10.6"""
    assert sorted(FACTS["gives"]) == sorted(RULES.vocabulary.domains["god"].words)
    assert FACTS["gives"]["ares"] == ["fortress", "troop"]
    assert FACTS["gives"]["hera"] == ["mercenary"]
    assert FACTS["gives"][RULES.vocabulary.domains["god"].word(APOLLO)] == ["prosperity", "prosperity", "gold"]


def test_as_many_gods_as_factions_less_one_take_offers() -> None:
    """L-5.6"""
    assert FACTS["gods_up"] == 3


def test_the_goal_is_that_of_the_setup() -> None:
    """L-17.2"""
    assert FACTS["goal"] == {"of": "metropolis", "count": 3, "last": 0, "told_from": 0}
    teams = rules_of("team4", goal="4", max_cycles="12")
    assert teams.title.facts(teams.setup)["goal"] == {"of": "metropolis", "count": 4, "last": 12, "told_from": 0}
