"""What pages are told about the rules is what the rules say."""

from __future__ import annotations

from hellas.setups import ENDLESS, RULES


def test_ten_cities_win() -> None:
    """H-13.1, H-18.4"""
    assert RULES.title.facts(RULES.setup) == {"goal": {"of": "city", "count": 10, "last": 400}}
    assert ENDLESS.title.facts(ENDLESS.setup) == {"goal": {"of": "city", "count": 10, "last": 0}}
