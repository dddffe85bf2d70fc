"""All ratings once more, from the finished games: what was counted is held against them, and set right.

No server may use the database meanwhile. A table that is still there says again who came in where; one that is gone, or
cannot be opened, has what was noted when it was counted. A game whose table a moderator has removed no longer counts.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, select

from pelagos.kernel.title import Title
from pelagos.server.jobs import RATE
from pelagos.server.opening import opened
from pelagos.server.rating.judging import BOT_PREFIX, JudgedGame, JudgedSeat, judged
from pelagos.server.rating.model import RatingEstimate
from pelagos.server.store.backup import exclusive
from pelagos.server.store.database import opened_beside
from pelagos.server.store.engine import guarded
from pelagos.server.store.games import Games
from pelagos.server.store.rating_schema import RATED_GAMES, RATINGS
from pelagos.server.store.ratings import (
    FORGOTTEN_PREFIX,
    CountedGame,
    RatingStanding,
    RatingStore,
    weighed,
    write_game,
)
from pelagos.server.store.schema import GAMES, JOBS
from pelagos.table.table import Table

LOG: Final = logging.getLogger(__name__)

Key = tuple[str, str, str]
"""Holder, title, mode."""
RATED_TERMS: Final = '"rated":true'


class RatingDifference(NamedTuple):
    """A rating that was not what the games say; None where there was none, or is none any more."""

    holder: str
    title: str
    mode: str
    before: int | None
    after: int | None


class Rebuilt(NamedTuple):
    """What came of it."""

    games: int
    added: list[str]
    """Tables whose games had not been counted."""
    dropped: list[str]
    """Those whose games do not count any more."""
    corrected: list[str]
    """Those at which something else was noted than their tables say."""
    differences: list[RatingDifference]

    @property
    def changed_games(self) -> list[str]:
        return [*self.added, *self.dropped, *self.corrected]


def rebuild(where: Path | str, titles: Mapping[str, Title], write: bool = True) -> Rebuilt:
    """Everything, in one transaction; or only say what differs."""
    with _kept_for_us(where), opened_beside(where) as engine:
        known = RatingStore(engine).all_games()
        replay = _Replay(engine, titles)
        games = replay.run(known)
        with guarded(), engine.begin() as connection:
            differences = _differences(connection, replay.standings)
            if write:
                _write(connection, known, games, replay.standings)
        return Rebuilt(len(games), replay.added, replay.dropped, replay.corrected, differences)


@contextlib.contextmanager
def _kept_for_us(where: Path | str) -> Iterator[None]:
    if isinstance(where, Path):
        with exclusive(where):
            yield
        return
    # Here, so that nobody needs the driver who does not use it.
    from pelagos.server.store.postgres import held  # noqa: PLC0415

    with held(where):
        yield


class _Replay:
    """The games, one after the other."""

    def __init__(self, engine: Engine, titles: Mapping[str, Title]) -> None:
        self._engine: Final = engine
        self._tables: Final = Games(engine)
        self._titles: Final = titles
        self.standings: Final[dict[Key, RatingStanding]] = {}
        self.added: Final[list[str]] = []
        self.dropped: Final[list[str]] = []
        self.corrected: Final[list[str]] = []

    def run(self, known: Sequence[CountedGame]) -> list[CountedGame]:
        kept: list[CountedGame] = []
        for one in known:
            said = self._said_again(one)
            if said is None:
                self.dropped.append(one.game)
                continue
            if said != one.judged:
                self.corrected.append(one.game)
            kept.append(self._counted(one.game, one.number, one.ended, said))
        number = max([one.number for one in known], default=0)
        for game, ended in self._missing({one.game for one in known}):
            table = self._table(game)
            found = None if table is None else judged(table)
            if found is not None:
                number += 1
                self.added.append(game)
                kept.append(self._counted(game, number, ended, found))
        self._tables.close()
        return kept

    def _counted(self, game: str, number: int, ended: int, said: JudgedGame) -> CountedGame:
        def before(holder: str) -> RatingEstimate:
            standing = self.standings.get((holder, said.title, said.mode))
            return RatingEstimate() if standing is None else standing.strength

        seats = weighed(said, before)
        for seat in seats:
            key = (seat.judged.holder, said.title, said.mode)
            games = self.standings[key].games if key in self.standings else 0
            self.standings[key] = RatingStanding(*key, seat.after, games + 1, ended)
        return CountedGame(game, number, ended, said, seats)

    def _said_again(self, counted: CountedGame) -> JudgedGame | None:
        """What its table says, or what was noted of it; None if it does not count any more."""
        with guarded(), self._engine.begin() as connection:
            row = connection.execute(select(GAMES.c.removed).where(GAMES.c.id == counted.game)).first()
        if row is None:
            return counted.judged
        if row.removed is not None:
            return None
        table = self._table(counted.game)
        if table is None:
            return counted.judged
        return judged(table, _lasting(counted.judged.seats))

    def _table(self, game: str) -> Table | None:
        """None of one that cannot be opened by this version, for whatever reason."""
        try:
            return opened(self._tables.load(game), self._titles)
        except Exception as error:  # noqa: BLE001 -- what another version has written may fail in any way
            LOG.info("table cannot be opened", extra={"game": game, "code": type(error).__name__})
            return None

    def _missing(self, known: set[str]) -> list[tuple[str, int]]:
        """Finished games under rated terms that were not counted, and that no server is about to count."""
        waiting = select(JOBS.c.game).where(JOBS.c.kind == RATE)
        query = select(GAMES.c.id, GAMES.c.touched).where(
            GAMES.c.phase == "over",
            GAMES.c.removed.is_(None),
            GAMES.c.card.contains(RATED_TERMS, autoescape=True),
            GAMES.c.id.not_in(waiting),
        )
        with guarded(), self._engine.begin() as connection:
            rows = connection.execute(query.order_by(GAMES.c.touched, GAMES.c.id)).all()
        return [(row.id, row.touched) for row in rows if row.id not in known]


def _lasting(noted: Sequence[JudgedSeat]) -> dict[int, str]:
    """By seat, whom a table cannot name any more: bots play in other versions by now, and accounts were deleted."""
    return {one.seat: one.holder for one in noted if one.holder.startswith((BOT_PREFIX, FORGOTTEN_PREFIX))}


def _differences(connection: Connection, standings: Mapping[Key, RatingStanding]) -> list[RatingDifference]:
    rows = connection.execute(select(RATINGS)).all()
    known = {(row.holder, row.title, row.mode): (RatingEstimate(row.mu, row.sigma), row.games) for row in rows}
    found = {key: (one.strength, one.games) for key, one in standings.items() if _lasts(key)}
    return [
        RatingDifference(*key, _points(known.get(key)), _points(found.get(key)))
        for key in sorted({*known, *found})
        if known.get(key) != found.get(key)
    ]


def _lasts(key: Key) -> bool:
    """A deleted account has no rating any more."""
    return not key[0].startswith(FORGOTTEN_PREFIX)


def _points(known: tuple[RatingEstimate, int] | None) -> int | None:
    return None if known is None else known[0].points


def _write(
    connection: Connection,
    known: Sequence[CountedGame],
    games: Sequence[CountedGame],
    standings: Mapping[Key, RatingStanding],
) -> None:
    """Only what differs is written anew."""
    before = {one.game: one for one in known}
    after = {one.game: one for one in games}
    for game, one in before.items():
        if after.get(game) != one:
            connection.execute(delete(RATED_GAMES).where(RATED_GAMES.c.game == game))
    for game, one in after.items():
        if before.get(game) != one:
            write_game(connection, one)
    connection.execute(delete(RATINGS))
    for key, standing in standings.items():
        if _lasts(key):
            strength = standing.strength
            row = {"mu": strength.mu, "sigma": strength.sigma, "games": standing.games, "last": standing.last}
            connection.execute(insert(RATINGS).values(holder=key[0], title=key[1], mode=key[2], **row))
