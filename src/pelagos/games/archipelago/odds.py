"""Exact odds of battles with dice, round by round. No floats: ways of so many ways in all.

A round costs one side a unit, or both. What a title knows of strength, dice and order of losses goes into `Rounds`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.errors import Unwritten

NEVER: Final = 0
"""Nobody retreats: no side is ever below 0 units."""


class RoundOutcome:
    """One way a round can go: its weight, how many units each side loses, and coins spent on dice."""

    def __init__(self, ways: int, attackers: i64, defenders: i64, coins: i64 = 0) -> None:
        self.ways: Final = ways
        self.attackers: Final = attackers
        self.defenders: Final = defenders
        self.coins: Final = coins


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds:
    """What the solver asks of a battle. The weights of a round always add up to `ways`."""

    ways: int = 36

    def outcomes(self, attackers: i64, defenders: i64, coins: i64) -> list[RoundOutcome]:
        """How a round can go with so many units left on each side, and coins left for dice."""
        raise Unwritten("outcomes")


class Retreats:
    """When who gives up: after a round, with fewer units left than this. The defender is asked first."""

    def __init__(self, attackers: i64 = NEVER, defenders: i64 = NEVER, rooted: i64 = 0) -> None:
        self.attackers: Final = attackers
        self.defenders: Final = defenders
        self.rooted: Final = rooted
        """The defender's last units that cannot go (the Minotaur): they fight on when the others have left."""


STAY: Final = Retreats()


class Odds:
    """How a battle ends: every count is of `total` ways."""

    def __init__(self, total: int) -> None:
        self.total: Final = total
        self.win = 0
        """The attacker alone is left: nobody defends, or the defender has gone."""
        self.loss = 0
        """The defender alone is left."""
        self.both_gone = 0
        """Nobody is left."""
        self.attackers_left = 0
        """Expected units that the attacker still has, wherever they are, times the total."""
        self.defenders_left = 0
        self.coins_spent = 0
        """Expected coins spent on dice, times the total."""
        self.ends: Final[dict[tuple[int, int], int]] = {}
        """Ways by how many units of attacker and defender are alive at the end; who has retreated is alive too."""

    def add(self, ways: int, attackers: i64, defenders: i64, won: i64) -> None:
        """`won`: above 0 the attacker has the place, below 0 the defender, 0 nobody is left."""
        if won > 0:
            self.win += ways
        elif won < 0:
            self.loss += ways
        else:
            self.both_gone += ways
        # As plain ints: ways are too many for 64 bits, and mypyc would multiply an i64 so.
        self.attackers_left += ways * int(attackers)
        self.defenders_left += ways * int(defenders)
        end = (int(attackers), int(defenders))
        self.ends[end] = self.ends.get(end, 0) + ways


def solve(
    attackers: i64,
    defenders: i64,
    rounds: Rounds,
    retreats: Retreats = STAY,
    coins: i64 = 0,
    first: list[RoundOutcome] | None = None,
    asked: bool = False,
) -> Odds:
    """Dynamic programming over what is left. Each round costs a unit, so that there are fewer rounds than units.

    `first`: the ways of the first round, where its dice have already been rolled. `asked`: a round has just been
    fought, so that who has too few units left gives up at once.
    """
    total: int = rounds.ways ** int(max(0, attackers + defenders - 1))
    field = _Field(total, retreats, coins, attackers + defenders)
    if asked:
        field.after_round(total, attackers, defenders, 0, coins)
    else:
        field.reach(total, attackers, defenders, 0, coins)
    for units in range(attackers + defenders, -1, -1):
        for (a, d, gone, purse), ways in field.layers[units].items():
            if a == 0 or d == 0:
                field.end(ways, a, d + gone, 0 if a + d == 0 else 1 if a else -1, purse)
                continue
            known = first is not None and units == attackers + defenders
            outcomes = first if first is not None and known else rounds.outcomes(a, d, purse)
            for outcome in outcomes:
                share = outcome.ways * (ways // rounds.ways)
                field.after_round(share, a - outcome.attackers, d - outcome.defenders, gone, purse - outcome.coins)
    return field.odds


class _Field:
    """The states of a battle with the ways to them, by how many units are left; and what has ended."""

    def __init__(self, total: int, retreats: Retreats, coins: i64, units: i64) -> None:
        self.odds: Final = Odds(total)
        self.retreats: Final = retreats
        self.coins: Final = coins
        # By attackers, defenders, the defender's units that have gone, and coins.
        self.layers: Final[list[dict[tuple[int, int, int, int], int]]] = [{} for _ in range(units + 1)]

    def reach(self, ways: int, attackers: i64, defenders: i64, gone: i64, purse: i64) -> None:
        layer = self.layers[attackers + defenders]
        state = (int(attackers), int(defenders), int(gone), int(purse))
        layer[state] = layer.get(state, 0) + ways

    def end(self, ways: int, attackers: i64, defenders: i64, won: i64, purse: i64) -> None:
        self.odds.add(ways, attackers, defenders, won)
        self.odds.coins_spent += ways * int(self.coins - purse)

    def after_round(self, ways: int, attackers: i64, defenders: i64, gone: i64, purse: i64) -> None:
        """Whoever has too few left gives up; else the next round will be fought."""
        retreats = self.retreats
        if ways == 0:
            return
        if attackers and retreats.rooted < defenders < retreats.defenders:
            gone += defenders - retreats.rooted
            defenders = retreats.rooted
        if attackers and defenders and attackers < retreats.attackers:
            self.end(ways, attackers, defenders + gone, -1, purse)
        else:
            self.reach(ways, attackers, defenders, gone, purse)


class EqualDice(Rounds):
    """Both roll the same die and add the strength of what is left; a tie costs both a unit."""

    def __init__(self, die: tuple[int, ...], attack: list[int], defence: list[int]) -> None:
        """How often each face comes up, from 0; strength by how many units are left, from 0."""
        self.die: Final = die
        self.attack: Final = attack
        self.defence: Final = defence
        self.ways = sum(die) ** 2

    def outcomes(self, attackers: i64, defenders: i64, coins: i64) -> list[RoundOutcome]:
        better, tied = compared(self.die, self.die, self.attack[attackers] - self.defence[defenders])
        return [
            RoundOutcome(self.ways - better - tied, 1, 0),
            RoundOutcome(better, 0, 1),
            RoundOutcome(tied, 1, 1),
        ]


def compared(mine: tuple[int, ...], theirs: tuple[int, ...], ahead: i64) -> tuple[int, int]:
    """In how many ways a die with this lead shows more than another, and in how many as much."""
    better = tied = 0
    for face, often in enumerate(mine):
        for other, times in enumerate(theirs):
            if face + ahead > other:
                better += often * times
            elif face + ahead == other:
                tied += often * times
    return better, tied
