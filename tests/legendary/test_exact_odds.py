"""The library of exact odds against the rules themselves: every roll of whole battles, with its weight."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest

from legendary.heroes.armies import army, clash
from legendary.setups import FOUR, figure, legendary, sails, say, turn
from pelagos.games.archipelago.odds import STAY, Odds, Retreats
from pelagos.games.legendary import odds as library
from pelagos.games.legendary.casualties import FallOrWithdraw, attackers, defenders
from pelagos.games.legendary.ids import (
    NONE,
    POSEIDON,
    SAY_ACCEPT,
    SAY_FALL,
    SAY_LOSE,
    SAY_LOSE_HERO,
    SAY_REROLL,
    SAY_STAY,
    SAY_STRIKE,
)
from pelagos.games.legendary.land_battle import LoseUnit, RerollOrAccept, RetreatFromLand, StrikeEntering
from pelagos.games.legendary.odds import (
    ACCEPT,
    FALLING,
    Rerolls,
    attack_odds,
    battle_odds,
    round_won,
    sea_attack_odds,
)
from pelagos.games.legendary.ops import heroes_in
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.sea import RetreatFromSea
from pelagos.kernel.agenda import settle, take
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import NATURE
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice

FORTRESS: Final = "building b1a fortress"
WALLS: Final = "building b1a fortress, b1b gold3"
BULL: Final = figure("minotaur", "B1", "red")
B1: Final = FOUR.vocabulary.domains["land"].index("B1")
S0: Final = FOUR.vocabulary.domains["sea"].index("S0")

Ends = dict[str, Fraction]


class Enumeration:
    """Plays every roll of a battle by the real rules; people follow the policies of the library."""

    def __init__(self, retreats: Retreats = STAY, rerolls: Rerolls = ACCEPT) -> None:
        self.retreats = retreats
        self.rerolls = rerolls
        self.known: dict[str, Ends] = {}

    def ends(self, g: Legendary, spent: int = 0) -> Ends:
        """Who has the place in the end, and how likely."""
        sheet = Sheet()
        question = settle(g, sheet)
        if question is None or g.attacker == NONE:
            return {_holder(g): Fraction(1)}
        if question.seat(g) != NATURE:
            said = self.answer(g, question, sheet, spent)
            place = next(i for i in range(sheet.count) if _same(sheet.answer(i), said))
            take(g, sheet, place)
            return self.ends(g, spent + (said.verb == SAY_REROLL))
        key = f"{_state(g)} {spent}"
        if key not in self.known:
            total: Ends = {}
            for i in range(sheet.count):
                branch = g.clone()
                take(branch, sheet, i)
                share = Fraction(int(sheet.weight(i)), int(sheet.total_weight()))
                for name, chance in self.ends(branch, spent).items():
                    total[name] = total.get(name, Fraction(0)) + share * chance
            self.known[key] = total
        return self.known[key]

    def answer(self, g: Legendary, question: Choice[Legendary], sheet: Sheet, spent: int) -> Answer:
        if isinstance(question, StrikeEntering):
            return Answer(SAY_STRIKE, y=0 if g.attack_troops else 1)
        if isinstance(question, LoseUnit):
            return _falls(g, question, sheet)
        if isinstance(question, FallOrWithdraw):
            return Answer(SAY_FALL)
        if isinstance(question, RerollOrAccept):
            return self.again(g, question, sheet, spent)
        if isinstance(question, RetreatFromLand | RetreatFromSea):
            return sheet.answer(1) if self.leaves(g, question) else Answer(SAY_STAY)
        return sheet.answer(0)

    def again(self, g: Legendary, question: RerollOrAccept, sheet: Sheet, spent: int) -> Answer:
        """Accept what costs nothing, and a tie if the policy says so."""
        tied = _margin(g, question) == 0
        content = round_won(g, question) or (tied and not self.rerolls.ties)
        return Answer(SAY_ACCEPT if content or spent == self.rerolls.coins else SAY_REROLL)

    def leaves(self, g: Legendary, question: RetreatFromLand | RetreatFromSea) -> bool:
        at_sea = isinstance(question, RetreatFromSea)
        if question.who == g.attacker:
            left = g.attack_troops if at_sea else attackers(g, B1)
            return bool(left < self.retreats.attackers)
        left = g.fleets[S0] if at_sea else defenders(g, B1)
        return bool(left < self.retreats.defenders)


def _margin(g: Legendary, question: RerollOrAccept) -> int:
    sides = library.Sides(g, B1, g.attack_troops, g.attack_mercenaries, heroes_in(g, B1, g.attacker))
    attack, defence = sides.armies()
    lead = library.OnLand(attack, defence, sides.walls).margin(attack.size, defence.size)
    return int(lead + question.attack - question.defence)


def _falls(g: Legendary, question: LoseUnit, sheet: Sheet) -> Answer:
    """In the order of the library: Troops, heroes, the Minotaur."""
    offered = list(sheet.answers())
    troops = [said for said in offered if said.verb == SAY_LOSE and said.y < 2]
    heroes = {int(said.x): said for said in offered if said.verb == SAY_LOSE_HERO}
    if troops:
        return troops[0]
    return next((heroes[hero] for hero in FALLING if hero in heroes), offered[-1])


def _same(one: Answer, other: Answer) -> bool:
    return one.pack() == other.pack()


def _state(g: Legendary) -> str:
    task = g.agenda[-1]
    asked = [getattr(task, name) for name in task.ARGS]
    arrays = (g.troops, g.mercenaries, g.heroes, g.figures, g.fleets)
    return f"{asked} {[list(row) for row in arrays]} {g.attack_troops} {g.attack_mercenaries}"


def _holder(g: Legendary) -> str:
    """Who stands in B1 (at sea in S0), where blu attacked red."""
    if g.god == POSEIDON:
        return {0: "win", 1: "loss"}.get(int(g.ruler[S0]), "both")
    if g.owner[B1] == 0:
        return "win"
    return "loss" if defenders(g, B1) else "both"


def library_ends(odds: Odds | None) -> Ends:
    assert odds is not None
    assert odds.win + odds.loss + odds.both_gone == odds.total == sum(odds.ends.values())
    ways = {"win": odds.win, "loss": odds.loss, "both": odds.both_gone}
    return {name: Fraction(count, odds.total) for name, count in ways.items() if count}


BATTLES: Final = [
    ("1b", "1b", ()),
    ("3b", "2b", ()),
    ("2b 1m", "1b 1m", (FORTRESS,)),
    ("3b", "1b", (WALLS,)),
    ("3b", "1b", BULL),
    ("3b ajax", "2b", (*BULL, FORTRESS)),
    ("1b ajax", "3b", ()),
    ("3b", "1b hector", ()),
    ("1b", "hector", ()),
    ("2b helen", "3b", (FORTRESS,)),
    ("2b", "1b helen", ()),
    ("1b pandora", "1b 2m", ()),
    ("1b 2m", "1b pandora", ()),
    ("2b penthesilea", "3b", ()),
    ("2b", "1b penthesilea", ()),
    ("2b odysseus", "2b", (WALLS,)),
    ("2b perseus", "2b", ()),
    ("2b jason ajax helen", "2b 1m penthesilea hector", (WALLS,)),
]
NAMES: Final = [f"{a} v {d} {len(m)}" for a, d, m in BATTLES]


@pytest.mark.parametrize(("attack", "defence", "more"), BATTLES, ids=NAMES)
def test_whole_battles_agree_with_the_rules(attack: str, defence: str, more: tuple[str, ...]) -> None:
    """L-12.1, L-16: to the last way; nobody retreats."""
    g = legendary(clash(attack, defence, *more).g)
    wanted = Enumeration().ends(g.clone())

    assert sum(wanted.values()) == 1
    if g.attacker != NONE:
        assert library_ends(battle_odds(g)) == wanted


@pytest.mark.parametrize(("attack", "defence", "more"), BATTLES, ids=NAMES)
def test_an_attack_that_is_only_thought_of(attack: str, defence: str, more: tuple[str, ...]) -> None:
    """L-12.1.2: Hector and Pandora come first, as when it is made."""
    words = attack.split()
    troops = sum([int(word[:-1]) for word in words if word[-1] == "b" and word[0].isdigit()])
    mercenaries = sum([int(word[:-1]) for word in words if word[-1] == "m" and word[0].isdigit()])
    heroes = [FOUR.vocabulary.domains["hero"].index(word) for word in words if word[0].isalpha()]
    before = legendary(turn("ares", *army("red", "B1", defence), *more).g)
    wanted = Enumeration().ends(legendary(clash(attack, defence, *more).g).clone())

    assert library_ends(attack_odds(before, 0, B1, troops, mercenaries, sum([1 << h for h in heroes]))) == wanted


@pytest.mark.parametrize(("attackers_stay", "defenders_stay"), [(2, 0), (0, 2), (2, 2), (3, 2)])
@pytest.mark.parametrize("minotaur", [False, True])
def test_who_has_too_few_left_retreats(attackers_stay: int, defenders_stay: int, minotaur: bool) -> None:
    """L-12.1.5, L-12.1.6: the defender is asked first, and the Minotaur fights on alone."""
    more = ("owner B2 blu", "owner G1 red", *sails("red", "S0"), *(BULL if minotaur else ()))
    g = legendary(clash("4b", "3b", *more).g)
    retreats = Retreats(attackers_stay, defenders_stay)
    wanted = Enumeration(retreats).ends(g.clone())
    found = library_ends(battle_odds(g, retreats))

    # Of a land that its defenders have left nobody can tell whether they fell: only who has it counts.
    assert found["win"] == wanted["win"]


@pytest.mark.parametrize("coins", [0, 1, 3])
@pytest.mark.parametrize("ties", [True, False])
@pytest.mark.parametrize("attacks", [True, False])
def test_croesus_rolls_again(coins: int, ties: bool, attacks: bool) -> None:
    """L-16.2.1: as long as he would lose a unit, with so many coins for the whole battle."""
    purse = f"gold blu {coins + 1}, red {coins}"
    sides = ("2b croesus", "3b") if attacks else ("3b", "1b croesus")
    g = legendary(clash(*sides, purse).g)
    rerolls = Rerolls(coins, ties)

    assert library_ends(battle_odds(g, STAY, rerolls)) == Enumeration(STAY, rerolls).ends(g.clone())


def test_a_battle_in_the_middle_of_a_round() -> None:
    """L-12.1.3: dice that lie there, a die in the air, a loss that is due."""
    play = clash("2b croesus", "2b", "gold blu 4")
    rerolls = Rerolls(2)
    for line in ("nature roll 0 3", "p1 reroll"):
        say(play, line)
        g = legendary(play.g)
        left = Rerolls(2 - (line == "p1 reroll"))
        assert library_ends(battle_odds(g, STAY, left)) == Enumeration(STAY, left).ends(g.clone())
    say(play, "nature roll 0 3", "p1 accept")
    g = legendary(play.g)

    assert library_ends(battle_odds(g, STAY, rerolls)) == Enumeration(STAY, rerolls).ends(g.clone())


@pytest.mark.parametrize("more", [(), ("building b1a port", "owner B1 red"), ("building b1a port", "owner B1 blu")])
@pytest.mark.parametrize(("fleets", "others"), [(1, 1), (3, 2), (4, 4)])
def test_battles_at_sea(fleets: int, others: int, more: tuple[str, ...]) -> None:
    """L-12.2: fleets, and the ports of both sides."""
    start = turn("poseidon", *more, *sails("blu", "S2", fleets), *sails("red", "S0", others))
    before = legendary(start.g).clone()
    say(start, f"p1 sail S2 > S0 {fleets}")
    g = legendary(start.g)
    wanted = Enumeration().ends(g.clone())

    assert library_ends(battle_odds(g)) == wanted
    assert library_ends(sea_attack_odds(before, 0, S0, fleets)) == wanted


def test_what_is_left_on_average() -> None:
    """L-12.1.7: of one against one, both fall in 10 of 36 ways."""
    found = battle_odds(legendary(clash("1b", "1b").g))

    assert found is not None
    assert (found.attackers_left, found.defenders_left, found.total) == (13, 13, 36)
    assert battle_odds(legendary(turn("ares").g)) is None
