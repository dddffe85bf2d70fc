"""The library of odds, against the rules themselves: every battle played out with every roll, and by chance."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final

import pytest

from classic.setups import FIVE, figure
from pelagos.games.archipelago.odds import Odds, Retreats
from pelagos.games.classic.odds import at_sea, on_land, under_way
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
CHAINS: Final = ("owner i07 p3", "ruler f5 p3, c5 p1, d5 p1", "fleets f5 1, c5 1, d5 1")

End = tuple[str, int, int]
"""Who has the place, and how many of the attacker and of the defender are alive."""


def position(*statements: str) -> Classic:
    g = described(FIVE, ["cycle 5", "active p1", "attacker p1", *statements])
    assert isinstance(g, Classic)
    return g


def land(attackers: int, troops: int, *more: str) -> Classic:
    force = (f"attackers {attackers}", f"troops i03 {troops}, i01 0, i07 0, i12 0, i13 0")
    return position(*CHAINS, *force, "next RollOnLand island=i03", *more)


def sea(attackers: int, fleets: int, *more: str) -> Classic:
    force = (f"attackers {attackers}", "ruler f5 p3, c6 nobody, k1 nobody, k6 nobody", f"fleets f5 {fleets}")
    return position(*force, "fleets c6 0, k1 0, k6 0", "next RollAtSea sea=f5", *more)


def ended(g: Classic, on_island: bool) -> End:
    """The Minotaur counts as one."""
    minotaur = int(g.figures[0] == ISLAND)
    if on_island:
        alive = [8 - int(g.troop_reserve[seat]) for seat in (0, 2)]
        holder = "attacker" if g.owner[ISLAND] == 0 else "defender" if g.troops[ISLAND] + minotaur else "nobody"
    else:
        alive = [8 - int(g.fleet_reserve[seat]) for seat in (0, 2)]
        holder = {0: "attacker", 2: "defender", -1: "nobody"}[int(g.ruler[SEA])]
    return holder, alive[0], alive[1] + minotaur


def enumerated(g: Classic, on_island: bool, retreats: Retreats) -> dict[End, Fraction]:
    """Every roll of every round, by the rules; a side goes to the first place it may, when it has too few."""
    sheet = Sheet()
    question = settle(g, sheet)
    if question is None:
        return {ended(g, on_island): Fraction(1)}
    seat = question.seat(g)
    if seat == NATURE:
        found: dict[End, Fraction] = {}
        for outcome, chance in rolls(g, sheet):
            for end, share in enumerated(outcome, on_island, retreats).items():
                found[end] = found.get(end, Fraction(0)) + share * chance
        return found
    units = g.attackers if seat == 0 else g.troops[ISLAND] if on_island else g.fleets[SEA]
    limit = retreats.attackers if seat == 0 else retreats.defenders
    take(g, sheet, 1 if units < limit else 0)
    return enumerated(g, on_island, retreats)


def rolls(g: Classic, sheet: Sheet) -> list[tuple[Classic, Fraction]]:
    """What a round can come to, alike rolls put together."""
    outcomes: dict[tuple[int, int, int], tuple[Classic, Fraction]] = {}
    for i in range(sheet.count):
        branch = g.clone()
        take(branch, sheet, i)
        chance = Fraction(int(sheet.weight(i)), int(sheet.total_weight()))
        lost = [int(branch.troop_reserve[seat] + branch.fleet_reserve[seat]) for seat in (0, 2)]
        key = (lost[0], lost[1], int(branch.figures[0]))
        known = outcomes.get(key)
        outcomes[key] = (branch, chance if known is None else known[1] + chance)
    return list(outcomes.values())


def shares(odds: Odds) -> dict[str, Fraction]:
    return {
        "attacker": Fraction(odds.win, odds.total),
        "defender": Fraction(odds.loss, odds.total),
        "nobody": Fraction(odds.both_gone, odds.total),
    }


FORTRESS: Final = ("sites i03 fortress-s 1",)
WALLS: Final = ("sites i03 fortress-s 2", "metropolis i03 0")
METROPOLIS: Final = ("metropolis i03 1",)
PORT: Final = ("sites i03 port-s 1",)
BATTLES: Final = [
    *[(land(a, d), True) for a in range(1, 5) for d in range(1, 5)],
    *[(land(a, d, *FORTRESS), True) for a, d in ((1, 1), (2, 2), (4, 3))],
    (land(4, 2, *WALLS), True),
    (land(3, 2, *METROPOLIS), True),
    *[(land(a, d, *MINOTAUR), True) for a, d in ((1, 0), (3, 0), (3, 1), (4, 2))],
    (land(4, 1, *MINOTAUR, *FORTRESS), True),
    *[(sea(a, d), False) for a, d in ((1, 1), (3, 2), (2, 4))],
    (sea(3, 2, *PORT), False),
    (sea(3, 2, *METROPOLIS), False),
]
POLICIES: Final = [Retreats(), Retreats(2, 0), Retreats(0, 2), Retreats(3, 2), Retreats(0, 9), Retreats(9, 0)]


@pytest.mark.parametrize("retreats", POLICIES, ids=["stay", "a2", "d2", "a3-d2", "d-always", "a-always"])
def test_the_odds_are_those_of_every_roll_by_the_rules(retreats: Retreats) -> None:
    """C-14.2 to C-14.17: who has the place, and who is alive."""
    for battle, on_island in BATTLES:
        strength = under_way(battle)
        assert strength is not None
        odds = strength.odds(retreats)
        found = enumerated(battle.clone(), on_island, retreats)

        by_holder = {name: Fraction(0) for name in ("attacker", "defender", "nobody")}
        by_left: dict[tuple[int, int], Fraction] = {}
        for (holder, mine, theirs), share in found.items():
            by_holder[holder] += share
            by_left[mine, theirs] = by_left.get((mine, theirs), Fraction(0)) + share
        assert shares(odds) == by_holder
        assert {end: Fraction(ways, odds.total) for end, ways in odds.ends.items()} == by_left
        assert Fraction(odds.attackers_left, odds.total) == sum([end[0] * share for end, share in by_left.items()])


def test_the_odds_of_an_attack_are_those_of_the_battle_it_would_be() -> None:
    """C-14.4, C-14.5"""
    ashore = under_way(land(3, 2, *FORTRESS, *MINOTAUR))
    afloat = under_way(sea(2, 2, *PORT))
    assert ashore is not None
    assert afloat is not None

    assert on_land(land(1, 2, *FORTRESS, *MINOTAUR), ISLAND, 3).odds().win == ashore.odds().win
    assert at_sea(sea(1, 2, *PORT), SEA, 2).odds().win == afloat.odds().win


def test_in_peace_there_is_nothing_to_win() -> None:
    g = position("attacker nobody", "next TakeTurn")

    assert under_way(g) is None


GAMES: Final = 2000


@pytest.mark.parametrize(
    ("battle", "on_island"),
    [(land(6, 5, *FORTRESS, *MINOTAUR), True), (sea(7, 6, *PORT), False)],
    ids=["land-6v5", "sea-7v6"],
)
def test_great_battles_that_are_played_agree_with_the_odds(battle: Classic, on_island: bool) -> None:
    """C-14.2: every outcome within four standard deviations, with a fixed seed."""
    strength = under_way(battle)
    assert strength is not None
    rng = Rng(2009)
    found: Counter[str] = Counter()
    sheet = Sheet()
    for _ in range(GAMES):
        g = battle.clone()
        while question := settle(g, sheet):
            nature = question.seat(g) == NATURE
            take(g, sheet, sheet.at_weight(rng.below(sheet.total_weight())) if nature else 0)
        found[ended(g, on_island)[0]] += 1

    for name, chance in shares(strength.odds()).items():
        assert (found[name] - GAMES * chance) ** 2 <= 16 * GAMES * chance * (1 - chance)
