"""Tax."""

from __future__ import annotations

import pytest

from rulings import asked, described, options, refused, say, stands, told
from toy_title.tables import THREE, TWO

THEN = "next Bid faction=red"


def test_any_rival_may_be_named_rich_or_poor() -> None:
    """T-7.2"""
    g = described(THREE, "purse b 0", "next NameTaxed who=a", THEN)

    assert options(g) == ["tax b", "tax c"]
    assert refused(g, "a tax a") == "yourself T-7.2"


@pytest.mark.parametrize(("purse", "half"), [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_he_gives_half_rounded_down(purse: int, half: int) -> None:
    """T-7.2"""
    g = described(THREE, f"purse b {purse}", "least b 0", "most b 9", "next NameTaxed who=a", THEN)
    say(g, "a tax b")

    stands(g, f"purse a {3 + half}, b {purse - half}, c 3")
    assert told(g) == [f"taxed a b {half} {purse}"]


def test_he_shows_his_purse_to_all() -> None:
    """T-7.2: and what the other gains is seen too."""
    g = described(THREE, "purse a 3, b 6", "least a 1, b 2", "most a 5, b 8", "next NameTaxed who=a", THEN)
    say(g, "a tax b")

    stands(g, "least b 3", "most b 3", "least a 4", "most a 8")
    assert g.steps[-1].final


def test_a_single_rival_need_not_be_named() -> None:
    """T-7.2: the only answer is taken by itself."""
    g = described(TWO, "cards hand-a:a tax 1", "next PlayOrDone who=a", THEN)
    say(g, "a play tax")

    stands(g, "purse a 4, b 2", "asks Bid")
    assert [said.forced for said in g.log] == [False, True]


def test_a_tax_is_always_of_use() -> None:
    """T-7.2: whether the purse is empty is a secret."""
    g = described(TWO, "purse b 0", "cards hand-a:a tax 1", "next PlayOrDone who=a", THEN)

    assert options(g) == ["play tax", "done"]
    assert asked(g) == "a PlayOrDone"
