"""The ladder: which bots meet in which settings, and what the games say of every step and of everybody's rating."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from pelagos.bots.arena import DEFAULT, Share, key, key_of
from pelagos.bots.levels import LEVELS
from pelagos.bots.match import Fixture
from pelagos.bots.ratings import FieldOfPlay, Rating, rated
from pelagos.bots.roster import AT, VERSIONS, version_of
from pelagos.kernel.title import Json, Rules, Title, rules_for

YARDSTICK: Final = "settler@1"
"""The anchor of all ratings: the first Settler, for good."""
FOUR: Final = 4


class LadderSetting(NamedTuple):
    """A title, and one of its truly different games."""

    title: Title
    word: str
    seats: int
    options: dict[str, str]

    @property
    def name(self) -> str:
        return f"{self.title.name}/{self.word}"

    def rules(self) -> Rules:
        return rules_for(self.title, self.seats, options=self.options)

    def sides(self) -> int:
        return max(self.title.sides(self.rules().setup)) + 1


class Rung(NamedTuple):
    """A pair that meets: the upper one alone where there are more than two sides."""

    upper: str
    lower: str


def every_setting(titles: Iterable[Title]) -> list[LadderSetting]:
    return [LadderSetting(title, *variant) for title in titles for variant in title.variants()]


def main_settings(titles: Iterable[Title]) -> list[LadderSetting]:
    """Two or four seats, everybody for themselves: what the levels are measured by."""
    return [setting for setting in every_setting(titles) if setting.seats == setting.sides() in (2, FOUR)]


def steps(title: str) -> list[Rung]:
    """The strongest against the yardstick, neighbours among the levels, and new versions against those before."""
    found = [Rung(LEVELS[-1], YARDSTICK)]
    found += [Rung(upper, lower) for lower, upper in pairwise(LEVELS)]
    for name in LEVELS:
        if known_as(name, title) == name:
            found += [Rung(name, f"{name}@{old}") for old in VERSIONS[name][:-1]]
    return found


def fixtures_of(setting: LadderSetting, step: Rung, games: int, seed: int) -> list[Fixture]:
    """So many games, the upper one in every seat in turn, each seed once a rotation; partners are of one kind."""
    setup = setting.rules().setup
    sides, count = setting.title.sides(setup), setting.sides()
    samples, steps_allowed = int(DEFAULT.samples), int(DEFAULT.steps)
    found: list[Fixture] = []
    for number in range(games):
        alone = number % count
        bots = tuple([step.upper if side == alone else step.lower for side in sides])
        luck = seed + number // count
        found.append(Fixture(luck, setup.seats, setup.board, setup.options, bots, samples, steps_allowed))
    return found


class Standing(NamedTuple):
    """How a step went in a setting, and what an answer of the upper one took."""

    setting: str
    step: Rung
    share: Share
    ms_per_answer: float


class LadderGames:
    """Finished games, as they stand in the file of a ladder."""

    def __init__(self, games: Iterable[Json]) -> None:
        self.by_key: Final[dict[str, Json]] = {}
        for game in games:
            self.by_key[key_of(game)] = game

    def of(self, setting: LadderSetting, step: Rung, games: int, seed: int) -> list[Json]:
        rules = setting.rules()
        wanted = [key(rules, fixture) for fixture in fixtures_of(setting, step, games, seed)]
        return [self.by_key[name] for name in wanted if name in self.by_key]


def standing(setting: LadderSetting, step: Rung, games: Sequence[Json]) -> Standing:
    """The share of the upper one; a shared win is a part of one."""
    sides = setting.title.sides(setting.rules().setup)
    count = setting.sides()
    wins, spent, answers = 0.0, 0.0, 0
    for game in games:
        won = winners(game, sides)
        wins += len([side for side in won if game["bots"][list(sides).index(side)] == step.upper]) / max(1, len(won))
        times = game["times"].get(step.upper)
        if times:
            spent += times["total"]
            answers += times["answers"]
    share = Share(step.upper, len(games), wins, 1 / count)
    return Standing(setting.name, step, share, spent / answers if answers else 0.0)


def winners(game: Json, sides: Sequence[int]) -> set[int]:
    return {sides[seat] for seat, place in enumerate(game["places"] or ()) if place == 1}


def ratings(setting: LadderSetting, games: Iterable[Json]) -> list[Rating]:
    """Of everybody who played in this setting, above the yardstick; none if it has not played."""
    sides = setting.title.sides(setting.rules().setup)
    names = {name: known_as(name, setting.title.name) for name in VERSIONS}
    fields: dict[tuple[str, ...], FieldOfPlay] = {}
    for game in games:
        bots = [game["bots"][list(sides).index(side)] for side in range(max(sides) + 1)]
        playing = [names.get(bot, bot) for bot in bots]
        lineup = tuple(sorted(playing))
        if lineup not in fields:
            fields[lineup] = FieldOfPlay({bot: playing.count(bot) for bot in playing}, {})
        won = winners(game, sides)
        wins = fields[lineup].wins
        for side in won:
            wins[playing[side]] = wins.get(playing[side], 0.0) + 1 / len(won)
    met = connected([field for lineup, field in fields.items() if len(set(lineup)) > 1], YARDSTICK)
    return rated(met, YARDSTICK) if met else []


def connected(fields: Sequence[FieldOfPlay], start: str) -> list[FieldOfPlay]:
    """Those that are linked with this bot by games: nobody else can be set against it."""
    reached = {start}
    grows = True
    while grows:
        more = {bot for field in fields if reached & set(field.held) for bot in field.held}
        grows = not more <= reached
        reached |= more
    return [field for field in fields if reached & set(field.held)]


def rank(bot: str) -> tuple[int, int]:
    """Where a bot stands among the levels, a newer version above an older one; engines and yardsticks below."""
    name, _, version = bot.partition(AT)
    place = LEVELS.index(name) if name in LEVELS else -1
    return place, int(version) if version.isdigit() else VERSIONS.get(name, (0,))[-1]


def known_as(name: str, title: str) -> str:
    """`settler@1` for the Settler of today where its judge is still the first one: they play the same games."""
    today = version_of(name, title).partition(".")[2]
    for old in VERSIONS[name][:-1]:
        if today and version_of(f"{name}@{old}", title).partition(".")[2] == today:
            return f"{name}@{old}"
    return name
