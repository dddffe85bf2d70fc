"""What pages are told about the rules is what the rules say."""

from __future__ import annotations

from hellas.setups import ENDLESS, RULES


def test_ten_cities_win() -> None:
    """H-13.1, H-18.4"""
    goal = {"of": "city", "count": 10}
    assert RULES.title.facts(RULES.setup) == {"goal": {**goal, "last": 400, "told_from": 380}}
    assert ENDLESS.title.facts(ENDLESS.setup) == {"goal": {**goal, "last": 0, "told_from": 0}}
