"""Trees counted and option lists digested: they catch silent changes and prove that both builds play alike."""

from __future__ import annotations

import json

from golden.making import TESTS, counts


def test_the_trees_and_the_order_of_options_have_not_changed() -> None:
    kept = json.loads((TESTS / "perft" / "counts.json").read_text(encoding="utf-8"))

    assert counts() == kept
