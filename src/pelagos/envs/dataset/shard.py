"""Some games of a dataset, played and put into the bytes of their files. A shard is a job for an executor."""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import Any, Final

from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.match import MOST_ANSWERS, PLAYERS, drawn_seed, ending
from pelagos.bots.roster import bot_named
from pelagos.bots.uniform import Uniform
from pelagos.envs.catalogue import Env, env_named
from pelagos.envs.dataset.request import DatasetRequest, ShardJob
from pelagos.envs.dataset.tables import COLUMNS, DECISIONS, GAMES, TABLES, parquet
from pelagos.games import TITLES
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import digest
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.record import export
from pelagos.kernel.rng import Rng

RECORDS: Final = "records"
NATURE_SEAT: Final = -1
"""Nature's in the tables."""
NO_RANK: Final = 0
"""Nature's, and everybody's in a game that was cut off."""
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every record in an archive: the time of writing must not be in it."""

Rows = dict[str, list[Any]]


def make_shard(job: ShardJob) -> dict[str, bytes]:
    """By path within the folder, the files of one shard."""
    request = job.request
    rows: dict[str, Rows] = {table: {column: [] for column in COLUMNS[table]} for table in TABLES}
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as records:
        for game in request.games_of(job.number):
            played = DatasetGame(request, game)
            played.run()
            played.add_to(rows)
            records.writestr(zipfile.ZipInfo(f"{game:07d}.game", _LONG_AGO), export(played.play), zipfile.ZIP_DEFLATED)
    files = {f"{table}/{job.number:05d}.parquet": parquet(table, rows[table]) for table in TABLES}
    return files | {f"{RECORDS}/{job.number:05d}.zip": archive.getvalue()}


class DatasetGame:
    """One game of a dataset: bots are shown their seat's view, nature draws from the seed."""

    def __init__(self, request: DatasetRequest, game: int) -> None:
        self.game: Final = game
        self.env: Final[Env] = env_named(request.env)
        self.names: Final = request.bots_of(game)
        self.seed: Final = request.seed + game
        self.play: Final = Play(self.env.rules, self.env.rules.opening())
        self.rows: Final[Rows] = {column: [] for column in COLUMNS[DECISIONS]}
        self._bots: Final[dict[str, Bot]] = {name: bot_named(name, TITLES) for name in set(self.names)}
        self._nature: Final = Rng(self.seed)
        self._players: Final = Rng(self.seed | PLAYERS)

    def run(self) -> None:
        while not self.play.over and len(self.play.log) < MOST_ANSWERS:
            self._answer()

    def _answer(self) -> None:
        play, sheet = self.play, self.play.sheet
        seat = int(play.who)
        chance = None
        if seat == NATURE:
            chosen = int(sheet.at_weight(self._nature.below(sheet.total_weight())))
            chance = int(sheet.weight(chosen)) / int(sheet.total_weight())
        else:
            chosen = self._choice(seat)
        actions = [int(self.env.actions.action_of(sheet.word(i))) for i in range(len(sheet))]
        row = {
            "game": self.game,
            "answer": len(play.log),
            "seat": NATURE_SEAT if seat == NATURE else seat,
            "question": type(pending(play.g)).__name__,
            "options": actions,
            "chosen": chosen,
            "action": actions[chosen],
            "phrase": play.options()[chosen],
            "chance": chance,
        }
        for column, value in row.items():
            self.rows[column].append(value)
        play.take(chosen)

    def _choice(self, seat: int) -> int:
        """What the bot of this seat says, as a place on the sheet."""
        bot, phrases = self._bots[self.names[seat]], self.play.options()
        # Uniform looks at nothing, and most of the time would go into what it does not look at.
        seen = b"" if isinstance(bot, Uniform) else view_bytes(self.env.rules, self.play.g, seat)
        return phrases.index(bot.choose(seen, phrases, Budget(), Rng(drawn_seed(self._players))).phrase)

    def add_to(self, rows: dict[str, Rows]) -> None:
        """The rows of this game, with how it ended."""
        result = self.play.g.result
        ranks = [NO_RANK] * self.env.seats if result is None else [int(rank) for rank in result]
        rewards = [_reward(ranks, seat) for seat in range(self.env.seats)]
        by_seat = [*zip(ranks, rewards, strict=True), (NO_RANK, None)]
        seats = self.rows["seat"]
        self.rows["rank"], self.rows["reward"] = [[by_seat[seat][i] for seat in seats] for i in range(2)]
        for column, values in self.rows.items():
            rows[DECISIONS][column].extend(values)
        for column, value in self._summary(ranks, rewards).items():
            rows[GAMES][column].append(value)

    def _summary(self, ranks: list[int], rewards: list[float]) -> dict[str, Any]:
        paced = self.env.rules.title.paced
        return {
            "game": self.game,
            "seed": self.seed,
            "bots": self.names,
            "ranks": ranks,
            "rewards": rewards,
            "ending": ending(self.play),
            "answers": len(self.play.log),
            "decisions": len([seat for seat in self.rows["seat"] if seat != NATURE_SEAT]),
            "cycles": len([event for event in self.play.events if event.kind.name == paced]),
            "digest": digest(self.env.rules, self.play.g),
        }


def _reward(ranks: list[int], seat: int) -> float:
    """As in the environments: the share of the others that a seat has beaten less the share that has beaten it."""
    behind = len([rank for rank in ranks if rank > ranks[seat]])
    before = len([rank for rank in ranks if rank < ranks[seat]])
    return (behind - before) / max(len(ranks) - 1, 1)
