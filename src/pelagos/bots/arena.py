"""Many games between bots: who sits where, and what the games add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from statistics import median
from typing import Final, NamedTuple

from pelagos.bots.bot import Budget
from pelagos.bots.intervals import wilson
from pelagos.bots.match import Fixture
from pelagos.bots.roster import version_of
from pelagos.kernel.codec import canonical
from pelagos.kernel.title import Json, Rules

DEFAULT: Final = Budget()


def lineups(bots: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """Which bot plays which side, in every rotation.

    As many bots as sides: all of them together. More: every choice of so many. Fewer: of every two, one alone
    against the other on all other sides, both ways. One: against itself.
    """
    if len(bots) >= sides:
        tables = list(combinations(bots, sides))
    elif len(bots) == 1:
        tables = [(bots[0],) * sides]
    else:
        tables = [(one, *[other] * (sides - 1)) for one, other in permutations(bots, 2)]
    turned = [table[i:] + table[:i] for table in tables for i in range(sides)]
    return list(dict.fromkeys(turned))


def fixtures(rules: Rules, bots: Sequence[str], games: int, seed: int) -> list[Fixture]:
    """At least so many games: every line-up plays every seed, so that luck is shared alike."""
    setup = rules.setup
    sides = rules.title.sides(setup)
    tables = lineups(bots, max(sides) + 1)
    seeds = range(seed, seed + -(-games // len(tables)))
    samples, steps = int(DEFAULT.samples), int(DEFAULT.steps)
    return [
        Fixture(number, setup.seats, setup.board, setup.options, tuple([table[side] for side in sides]), samples, steps)
        for number in seeds
        for table in tables
    ]


def key(rules: Rules, fixture: Fixture) -> str:
    """By this a finished game is known again. Another version of a bot would play another game."""
    setup, title = rules.setup.plain(), rules.title
    budget = [fixture.samples, fixture.steps]
    versions = [version_of(bot, title.name) for bot in fixture.bots]
    return canonical([title.name, title.version, setup, fixture.seed, list(fixture.bots), versions, budget])


def key_of(result: Json) -> str:
    parts = ("title", "version", "setup", "seed", "bots", "versions", "budget")
    return canonical([result.get(part) for part in parts])


class Share(NamedTuple):
    """How often somebody won, how sure that is, and what would have been fair."""

    name: str
    games: int
    wins: float
    fair: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def ratio(self) -> float:
        return self.rate / self.fair

    def plain(self) -> Json:
        low, high = wilson(self.wins, self.games)
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 3),
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(self.fair, 4),
            "ratio": round(self.ratio, 3),
        }


class Pairings:
    """What finished games add up to; `sides` are those of the setup they were all played under."""

    def __init__(self, sides: Sequence[int], results: Iterable[Json]) -> None:
        self.sides: Final = list(sides)
        self.results: Final = list(results)
        self.count: Final = max(sides) + 1

    def winning(self, result: Json) -> set[int]:
        """The sides that came first; none if the game did not end."""
        return {self.sides[seat] for seat, place in enumerate(result["places"] or ()) if place == 1}

    def bots(self) -> list[tuple[str, Share]]:
        """By line-up, in words, the share of every bot in it. A shared win is a part of one for each."""
        wins: dict[tuple[str, str], float] = {}
        games: Counter[str] = Counter()
        held: dict[tuple[str, str], int] = {}
        for result in self.results:
            playing = [result["bots"][self.sides.index(side)] for side in range(self.count)]
            table = company(playing)
            games[table] += 1
            won = self.winning(result)
            for bot in sorted(set(playing)):
                held[table, bot] = playing.count(bot)
                credit = len([side for side in won if playing[side] == bot])
                wins[table, bot] = wins.get((table, bot), 0.0) + (credit / len(won) if won else 0.0)
        return [
            (table, Share(bot, games[table], wins[table, bot], held[table, bot] / self.count))
            for table, bot in sorted(held)
        ]

    def seats(self, words: Sequence[str]) -> list[Share]:
        """The share of every seat, by its word."""
        return [self._share(word, [seat] * len(self.results)) for seat, word in enumerate(words)]

    def places(self) -> list[Share]:
        """The share of every place in the first turn order, where the title has one."""
        most = min([len(result["first"]) for result in self.results], default=0)
        return [
            self._share(str(place + 1), [result["first"][place] for result in self.results]) for place in range(most)
        ]

    def _share(self, name: str, seats: Sequence[int]) -> Share:
        """Of whoever sits in these seats, one in each game."""
        wins = 0.0
        for result, seat in zip(self.results, seats, strict=True):
            won = self.winning(result)
            if self.sides[seat] in won:
                wins += 1 / len(won)
        return Share(name, len(self.results), wins, 1 / self.count)

    def endings(self) -> dict[str, int]:
        return dict(sorted(Counter([str(result["ending"]) for result in self.results]).items()))

    def lengths(self, what: str) -> list[int]:
        return [int(result[what]) for result in self.results]

    def times(self) -> dict[str, Json]:
        """By bot, milliseconds of processor time for an answer; the median is that of the games' medians."""
        found: dict[str, list[Json]] = {}
        for result in self.results:
            for bot, times in result["times"].items():
                if times["answers"]:
                    found.setdefault(bot, []).append(times)
        return {bot: _summed(games) for bot, games in sorted(found.items())}


def company(bots: Sequence[str]) -> str:
    """`1 novice, 3 settler`"""
    return ", ".join([f"{count} {bot}" for bot, count in sorted(Counter(bots).items())])


def _summed(games: Sequence[Json]) -> Json:
    answers = sum([int(game["answers"]) for game in games])
    return {
        "answers": answers,
        "mean": round(sum([float(game["total"]) for game in games]) / answers, 3),
        "median": round(median([float(game["median"]) for game in games]), 3),
        "longest": round(max([float(game["longest"]) for game in games]), 3),
    }
