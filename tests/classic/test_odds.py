"""The exact odds of battles, as the rules print them, from the engine's own dice; and by playing them many times."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final

import pytest

from classic.setups import FIVE, figure
from pelagos.games.classic.position import Classic
from pelagos.kernel.agenda import settle, take
from pelagos.kernel.describe import described
from pelagos.kernel.ids import NATURE
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet

ISLAND: Final = 2
"""I03, P3's; he has a chain to I07 and P1 one to I01, so that both are asked to retreat in every round."""
SEA: Final = FIVE.vocabulary.domains["sea"].index("f5")

MINOTAUR: Final = figure("minotaur", "i03", "p2")
FORTRESS: Final = ("sites i03 fortress-s 1",)
PORT: Final = ("sites i03 port-s 1",)
CHAINS: Final = ("owner i07 p3", "ruler f5 p3, c5 p1, d5 p1", "fleets f5 1, c5 1, d5 1")


def on_land(attackers: int, troops: int, *more: str) -> Classic:
    battle = (
        "active p1",
        "attacker p1",
        f"attackers {attackers}",
        f"troops i03 {troops}",
        "next RollOnLand island=i03",
    )
    g = described(FIVE, ["cycle 5", *CHAINS, *battle, *more])
    assert isinstance(g, Classic)
    return g


def at_sea(attackers: int, fleets: int, *more: str) -> Classic:
    battle = ("active p1", "attacker p1", f"attackers {attackers}", "ruler f5 p3", f"fleets f5 {fleets}")
    g = described(FIVE, ["cycle 5", *battle, "next RollAtSea sea=f5", *more])
    assert isinstance(g, Classic)
    return g


def outcome(g: Classic, land: bool) -> str:
    """Who holds the place when the battle is over."""
    if land:
        if g.owner[ISLAND] == 0:
            return "attacker"
        return "defender" if g.troops[ISLAND] or g.figures[0] == ISLAND else "both"
    return {0: "attacker", 2: "defender", -1: "both"}[int(g.ruler[SEA])]


def odds(g: Classic, land: bool, known: dict[tuple[int, ...], dict[str, Fraction]]) -> dict[str, Fraction]:
    """Every outcome with its probability, when everybody stays to the end."""
    sheet = Sheet()
    question = settle(g, sheet)
    if question is None:
        return {outcome(g, land): Fraction(1)}
    if question.seat(g) != NATURE:
        assert FIVE.vocabulary.words(sheet.answer(0)) == "stay"
        take(g, sheet, 0)
        return odds(g, land, known)
    key = (int(g.attackers), int(g.troops[ISLAND] if land else g.fleets[SEA]), int(g.figures[0]))
    if key not in known:
        total: dict[str, Fraction] = {}
        for i in range(sheet.count):
            branch = g.clone()
            take(branch, sheet, i)
            share = Fraction(int(sheet.weight(i)), int(sheet.total_weight()))
            for name, chance in odds(branch, land, known).items():
                total[name] = total.get(name, Fraction(0)) + share * chance
        known[key] = total
    return known[key]


def exact(g: Classic, land: bool) -> list[Fraction]:
    found = odds(g, land, {})
    assert sum(found.values()) == 1
    return [found.get(name, Fraction(0)) for name in ("attacker", "both", "defender")]


def shares(whole: int, *parts: int) -> list[Fraction]:
    return [Fraction(part, whole) for part in parts]


PLAIN: Final = [
    (1, 1, shares(36, 13, 10, 13)),
    (2, 1, shares(1296, 1181, 50, 65)),
    (2, 2, shares(23328, 10439, 2450, 10439)),
]


@pytest.mark.parametrize(("attackers", "defenders", "wanted"), PLAIN)
def test_the_printed_odds_of_plain_battles(attackers: int, defenders: int, wanted: list[Fraction]) -> None:
    """C-14.2 to C-14.7: attacker takes the place, both wiped out, defender holds; at sea and on land alike."""
    assert exact(on_land(attackers, defenders), land=True) == wanted
    assert exact(at_sea(attackers, defenders), land=False) == wanted


def test_the_printed_odds_against_one_building() -> None:
    """C-14.4, C-14.5: two against one with a fortress or a port."""
    wanted = shares(1296, 893, 104, 299)

    assert exact(on_land(2, 1, *FORTRESS), land=True) == wanted
    assert exact(at_sea(2, 1, *PORT), land=False) == wanted


def test_the_printed_odds_against_the_minotaur() -> None:
    """C-14.5, C-14.8: he is as good as a troop with a fortress, alone and beside another troop."""
    assert exact(on_land(1, 0, *MINOTAUR), land=True) == shares(36, 5, 8, 23)
    assert exact(on_land(2, 0, *MINOTAUR), land=True) == exact(on_land(2, 1, *FORTRESS), land=True)
    beside = exact(on_land(3, 1, *MINOTAUR), land=True)

    assert beside == exact(on_land(3, 2, *FORTRESS), land=True)
    assert beside[0] == Fraction(36299, 62208)


def test_a_building_of_the_other_kind_changes_nothing() -> None:
    """C-14.4, C-14.5: these odds can tell."""
    assert exact(on_land(2, 1, *PORT), land=True) == PLAIN[1][2]
    assert exact(at_sea(2, 1, *FORTRESS), land=False) == PLAIN[1][2]


GAMES: Final = 3000


@pytest.mark.parametrize(
    ("g", "land"),
    [
        (on_land(2, 1), True),
        (on_land(2, 1, *FORTRESS), True),
        (on_land(1, 0, *MINOTAUR), True),
        (at_sea(2, 2), False),
        (at_sea(1, 1), False),
    ],
    ids=["2v1", "2v1-fortress", "1-v-minotaur", "sea-2v2", "sea-1v1"],
)
def test_battles_that_are_played_agree_with_the_odds(g: Classic, land: bool) -> None:
    """C-14.2: every outcome within four standard deviations, with a fixed seed."""
    rng = Rng(2009)
    found: Counter[str] = Counter()
    sheet = Sheet()
    for _ in range(GAMES):
        battle = g.clone()
        while question := settle(battle, sheet):
            nature = question.seat(battle) == NATURE
            take(battle, sheet, sheet.at_weight(rng.below(sheet.total_weight())) if nature else 0)
        found[outcome(battle, land)] += 1

    for name, chance in zip(("attacker", "both", "defender"), exact(g.clone(), land), strict=True):
        assert (found[name] - GAMES * chance) ** 2 <= 16 * GAMES * chance * (1 - chance)
