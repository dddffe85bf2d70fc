"""What a dataset holds: which environment, who plays, how many games, from which seed, in shards of which size."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos import __version__
from pelagos.bots.roster import read_bot_name, version_of
from pelagos.envs.catalogue import env_named
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json

FORMAT: Final = 1
"""Of the folder and its tables; raised when a column changes its meaning."""
LICENCE: Final = "CC0-1.0"


class BadDataset(PelagosError):
    """A dataset cannot be made or read as it was asked for."""


class DatasetRequest(NamedTuple):
    """A dataset, to the letter: the same request gives the same bytes."""

    env: str
    bots: tuple[str, ...]
    games: int
    seed: int
    shard: int

    def checked(self) -> DatasetRequest:
        """The same with every bot's version; UnknownEnv, UnknownBot or BadDataset say what cannot be."""
        seats = env_named(self.env).seats
        if not self.bots or len(self.bots) > seats:
            raise BadDataset("bots-for-seats", env=self.env, seats=seats, found=len(self.bots))
        if self.games < 1 or self.shard < 1 or self.seed < 0:
            raise BadDataset("no-games", games=self.games, shard=self.shard, seed=self.seed)
        named = [read_bot_name(bot) for bot in self.bots]
        return self._replace(bots=tuple([f"{bot.name}@{bot.version}" for bot in named]))

    def shards(self) -> int:
        return -(-self.games // self.shard)

    def games_of(self, shard: int) -> range:
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def bots_of(self, game: int) -> list[str]:
        """By seat: the bots in turn, and from game to game everybody moves one seat on."""
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(env_named(self.env).seats)]

    def plain(self) -> Json:
        """What the folder says about itself."""
        rules = env_named(self.env).rules
        return {
            "format": FORMAT,
            "licence": LICENCE,
            "environment": self.env,
            "title": rules.title.name,
            "title_version": rules.title.version,
            "setup": rules.setup.plain(),
            "bots": list(self.bots),
            "bot_versions": [version_of(bot, rules.title.name) for bot in self.bots],
            "games": self.games,
            "seed": self.seed,
            "shard": self.shard,
            "pelagos": __version__,
        }


class ShardJob(NamedTuple):
    """One shard of a dataset."""

    request: DatasetRequest
    number: int
