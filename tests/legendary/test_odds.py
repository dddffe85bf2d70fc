"""The exact odds of a round with each hero, from the engine's own dice, against the faces counted one by one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple

import pytest

from legendary.heroes.armies import clash
from legendary.setups import FOUR, figure, legendary, sails
from pelagos.games.legendary.ids import LAND_OF, OWNER_OF
from pelagos.games.legendary.land_battle import LoseUnit
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.agenda import settle, take
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet

FACES: Final = (0, 1, 1, 2, 2, 3)
"""L-1.7"""
TWO: Final = (2,)
"""L-16.4.1: Helen's."""
FORTRESS: Final = "building b1a fortress"
WALLS: Final = "building b1a fortress, b1b gold3"

Odds = dict[str, Fraction]
"""Who loses a unit: blu, red, or both; and how likely."""


def battle(attack: str, defence: str, *more: str, coins: int = 0) -> Legendary:
    """Blu's army has come from B2 to B1, where red's stands, and has so many coins left for second rolls."""
    return legendary(clash(attack, defence, f"gold blu {coins + 1}, red {coins}", *more).g).clone()


def rolled(g: Legendary) -> Odds:
    """The first round: every roll of the sheet with its weight. Croesus rolls again as long as he does not win."""
    losers = losers_of(g)
    if losers:
        return {losers: Fraction(1)}
    sheet = Sheet()
    question = settle(g, sheet)
    assert question is not None
    if question.seat(g) != NATURE:
        take(g, sheet, reroll_or_accept(g, sheet))
        return rolled(g)
    total: Odds = {}
    for i in range(sheet.count):
        branch = g.clone()
        take(branch, sheet, i)
        share = Fraction(int(sheet.weight(i)), int(sheet.total_weight()))
        for who, chance in rolled(branch).items():
            total[who] = total.get(who, Fraction(0)) + share * chance
    return total


def losers_of(g: Legendary) -> str:
    """Who is to remove a unit now that the dice have been compared; nobody before."""
    factions = FOUR.vocabulary.domains["faction"].words
    losers = {factions[int(task.who)] for task in g.agenda if isinstance(task, LoseUnit)}
    return "both" if len(losers) == 2 else "".join(losers)


def reroll_or_accept(g: Legendary, sheet: Sheet) -> int:
    """Accept what wins; else roll again, if there is a coin. To accept is the last option."""
    croesus = FOUR.vocabulary.domains["hero"].index("croesus")
    enemy = "red" if g.heroes[OWNER_OF + croesus] == g.attacker else "blu"
    last = int(sheet.count) - 1
    assert FOUR.vocabulary.words(sheet.answer(last)) == "accept"
    trial = g.clone()
    take(trial, sheet, last)
    return last if losers_of(trial) == enemy else 0


class Round(NamedTuple):
    """What the rules say of a round: strengths without the dice, the dice, who loses a tie."""

    attack: int
    defence: int
    attacker: tuple[int, ...] = FACES
    defender: tuple[int, ...] = FACES
    tied: str = "both"


def counted(wanted: Round) -> Odds:
    """L-12.1.3, every pair of faces once."""
    pairs = list(product(wanted.attacker, wanted.defender))
    found = Counter([loser(wanted, x, y) for x, y in pairs])
    return {who: Fraction(n, len(pairs)) for who, n in found.items()}


def loser(wanted: Round, x: int, y: int) -> str:
    strength, resistance = wanted.attack + x, wanted.defence + y
    if strength == resistance:
        return wanted.tied
    return "blu" if strength < resistance else "red"


ROUNDS: Final = [
    ("2b", "2b", (), Round(2, 2)),
    ("1b 2m", "1b", (), Round(3, 1)),
    ("2b", "1b", (FORTRESS,), Round(2, 2)),
    ("3b", "1b", (WALLS,), Round(3, 3)),
    ("3b", "1b", figure("minotaur", "B1", "red"), Round(3, 3)),
    # Ajax, L-16.1.1
    ("1b ajax", "2b", (), Round(3, 2)),
    ("3b", "1b ajax", (), Round(3, 3)),
    # Hector, L-16.3.1
    ("3b", "1b hector", (), Round(2, 2)),
    ("1b hector", "2b", (), Round(2, 2)),
    # Helen, L-16.4.1
    ("1b helen", "2b", (), Round(2, 2, attacker=TWO)),
    ("2b", "1b helen", (), Round(2, 2, defender=TWO)),
    ("helen", "3b", (FORTRESS,), Round(1, 4, attacker=TWO)),
    # Jason changes no battle, L-16.5.1
    ("1b jason", "2b", sails("blu", "S0"), Round(2, 2)),
    ("2b", "1b jason", (), Round(2, 2)),
    # Pandora, L-16.6.1
    ("1b pandora", "1b 1m", (), Round(3, 1)),
    ("1b 2m", "1b pandora", (), Round(1, 4)),
    # Penthesilea, L-16.7.1
    ("1b penthesilea", "2b", (), Round(2, 2, tied="red")),
    ("2b", "1b penthesilea", (), Round(2, 2, tied="blu")),
    # Odysseus, L-16.8.1
    ("2b odysseus", "1b", (WALLS,), Round(3, 1)),
    ("3b", "odysseus", (WALLS,), Round(3, 3)),
    # Perseus changes who falls, not who loses, L-16.9.1
    ("2b perseus", "3b", (), Round(3, 3)),
    ("3b", "2b perseus", (), Round(3, 3)),
    # Together
    ("1b ajax penthesilea helen", "2b 2m", (), Round(5, 4, attacker=TWO, tied="red")),
    ("2b odysseus", "helen penthesilea", (WALLS,), Round(3, 2, defender=TWO, tied="blu")),
    ("2b 1m", "1b hector pandora", (), Round(1, 4)),
]


@pytest.mark.parametrize(("attack", "defence", "more", "wanted"), ROUNDS, ids=[f"{a} v {d}" for a, d, _, _ in ROUNDS])
def test_the_odds_of_the_first_round(attack: str, defence: str, more: tuple[str, ...], wanted: Round) -> None:
    """L-12.1.3, L-1.7, L-16: as many of 36 pairs of faces as the rules count. Hector takes basic troops."""
    play = clash(attack, defence, *more)
    take_troop(play)
    found = rolled(legendary(play.g).clone())

    assert sum(found.values()) == 1
    assert found == counted(wanted)


def take_troop(play: Play) -> None:
    """Where Hector may choose, it is a basic troop."""
    if "strike troop" in play.options():
        play.say(play.who, "strike troop")


@pytest.mark.parametrize("coins", [0, 1, 2, 5])
@pytest.mark.parametrize("attacks", [True, False])
def test_what_a_second_roll_is_worth(coins: int, attacks: bool) -> None:
    """L-16.2.1: whoever rolls again until he wins, or is out of coins; two against three."""
    g = battle("1b croesus", "3b", coins=coins) if attacks else battle("3b", "1b croesus", coins=coins)
    plain = Round(2, 3) if attacks else Round(3, 2)
    found = rolled(g)

    wanted: Odds = {}
    for other in FACES:
        chances = [(loser(plain, x, other) if attacks else loser(plain, other, x)) for x in FACES]
        win = Fraction(chances.count("red" if attacks else "blu"), 6)
        for who in ("red", "blu", "both"):
            last = Fraction(chances.count(who), 6)
            won = who == ("red" if attacks else "blu")
            tries = sum([(1 - win) ** n for n in range(coins + 1)]) if won else (1 - win) ** coins
            wanted[who] = wanted.get(who, Fraction(0)) + last * tries / 6
    assert found == wanted
    assert sum(found.values()) == 1


def test_against_helen_a_second_roll_is_worth_as_much_as_the_faces_say() -> None:
    """L-16.2.1, L-16.4.1: 2 and a die against 2 and a 2; only a 3 wins, and one coin is left."""
    found = rolled(battle("1b croesus", "1b helen", coins=1))

    assert found == {
        "red": Fraction(11, 36),
        "both": Fraction(5, 6) * Fraction(2, 6),
        "blu": Fraction(5, 6) * Fraction(3, 6),
    }


# Whole battles


def outcome(g: Legendary) -> str:
    """Who holds B1 when the battle is over, and whether anybody is left there."""
    land = FOUR.vocabulary.domains["land"].index("B1")
    if g.owner[land] == 0:
        return "attacker"
    left = (
        g.troops[land] + g.mercenaries[land] > 0
        or land in list(g.heroes)[LAND_OF:OWNER_OF]
        or land in list(g.figures)[:6]
    )
    return "defender" if left else "both"


def played(g: Legendary, known: dict[str, Odds]) -> Odds:
    """Every end of a battle with its probability, when everybody stays and heroes fall last."""
    sheet = Sheet()
    question = settle(g, sheet)
    if question is None or g.attacker == -1:
        return {outcome(g): Fraction(1)}
    if question.seat(g) != NATURE:
        take(g, sheet, 0)
        return played(g, known)
    key = str([int(g.attack_troops), list(g.troops), list(g.mercenaries), list(g.heroes), list(g.figures)[:6]])
    if key not in known:
        total: Odds = {}
        for i in range(sheet.count):
            branch = g.clone()
            take(branch, sheet, i)
            share = Fraction(int(sheet.weight(i)), int(sheet.total_weight()))
            for name, chance in played(branch, known).items():
                total[name] = total.get(name, Fraction(0)) + share * chance
        known[key] = total
    return known[key]


def ends(attack: str, defence: str, *more: str) -> list[Fraction]:
    found = played(battle(attack, defence, *more), {})
    assert sum(found.values()) == 1
    return [found.get(name, Fraction(0)) for name in ("attacker", "both", "defender")]


def shares(whole: int, *parts: int) -> list[Fraction]:
    return [Fraction(part, whole) for part in parts]


def test_whole_battles() -> None:
    """L-12.1, L-1.7: the die of the game of 2009 has its odds; the Minotaur is as good as a walled troop."""
    assert ends("1b", "1b") == shares(36, 13, 10, 13)
    assert ends("2b", "1b") == shares(1296, 1181, 50, 65)
    assert ends("2b", "2b") == shares(23328, 10439, 2450, 10439)
    assert ends("2b", "1b", FORTRESS) == shares(1296, 893, 104, 299)
    assert ends("2b", "", *figure("minotaur", "B1", "red")) == ends("2b", "1b", FORTRESS)


def test_whole_battles_of_single_heroes() -> None:
    """L-16: each alone against one troop or mercenary, and the other way round."""
    assert ends("jason", "1b") == ends("hector", "1b") == ends("perseus", "1b") == shares(36, 13, 10, 13)
    assert ends("ajax", "1b") == shares(36, 23, 8, 5)
    assert ends("helen", "1b") == shares(6, 3, 2, 1)
    assert ends("penthesilea", "1b") == shares(36, 23, 0, 13)
    assert ends("odysseus", "1b", FORTRESS) == shares(36, 13, 10, 13)
    assert ends("pandora", "1m") == shares(1, 1, 0, 0)
    assert ends("1m", "pandora") == shares(1, 0, 0, 1)
    assert ends("1b", "hector") == shares(1, 0, 0, 1)


GAMES: Final = 2000


@pytest.mark.parametrize(
    ("attack", "defence", "more"),
    [("1b ajax", "2b", (FORTRESS,)), ("1b helen", "2b", ()), ("2b", "1b penthesilea", ()), ("1b pandora", "1b 1m", ())],
)
def test_battles_that_are_played_agree_with_the_odds(attack: str, defence: str, more: tuple[str, ...]) -> None:
    """L-12.1: every outcome within four standard deviations, with a fixed seed."""
    start = battle(attack, defence, *more)
    rng = Rng(2009)
    found: Counter[str] = Counter()
    sheet = Sheet()
    for _ in range(GAMES):
        g = start.clone()
        while (question := settle(g, sheet)) and g.attacker != -1:
            nature = question.seat(g) == NATURE
            take(g, sheet, sheet.at_weight(rng.below(sheet.total_weight())) if nature else 0)
        found[outcome(g)] += 1

    for name, chance in zip(("attacker", "both", "defender"), ends(attack, defence, *more), strict=True):
        assert (found[name] - GAMES * chance) ** 2 <= 16 * GAMES * chance * (1 - chance)
