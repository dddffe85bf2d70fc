"""Ratings on disk: the games that count, who came in where, and what follows from that.

A game is counted in the transaction that takes its job away, so it is counted once, whenever the server is killed. Its
number is the next one; of two processes that count at the same time one is refused by it and tries again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, case, delete, func, insert, select, update

from pelagos.server.rating.judging import BOT_PREFIX, JudgedGame, JudgedSeat
from pelagos.server.rating.model import CERTAIN_SIGMA, Player, RatingEstimate, rated
from pelagos.server.store.engine import guarded
from pelagos.server.store.rating_schema import RATED_GAMES, RATED_SEATS, RATINGS
from pelagos.server.store.rows import Job
from pelagos.server.store.schema import GAMES, JOBS, USERS
from pelagos.table.chair import ACCOUNT_PREFIX

FORGOTTEN_PREFIX: Final = "x-"
"""Of the holder that stands for a deleted account."""
PAGE_ROWS: Final = 50


class RatedSeat(NamedTuple):
    """A seat of a counted game."""

    judged: JudgedSeat
    before: RatingEstimate
    after: RatingEstimate

    @property
    def change(self) -> int:
        """In points."""
        return self.after.points - self.before.points


class CountedGame(NamedTuple):
    """A game as it was counted."""

    game: str
    number: int
    ended: int
    judged: JudgedGame
    seats: tuple[RatedSeat, ...]


class RatingStanding(NamedTuple):
    """How somebody stands in one mode of one title."""

    holder: str
    title: str
    mode: str
    strength: RatingEstimate
    games: int
    last: int


def weighed(judged: JudgedGame, before: Callable[[str], RatingEstimate]) -> tuple[RatedSeat, ...]:
    """What a game makes of the strengths of those who have played it."""
    players = [
        Player(one.side, one.place, before(one.holder), one.holder.startswith(BOT_PREFIX), one.absent)
        for one in judged.seats
    ]
    after = rated(players, judged.decided)
    return tuple(
        RatedSeat(one, player.before, strength)
        for one, player, strength in zip(judged.seats, players, after, strict=True)
    )


class RatingStore:
    """The ratings of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    # counting

    def count(self, game: str, job: Job, judged: JudgedGame | None, ended: int) -> bool:
        """A finished game is counted, if it counts at all, and its job is done; False if it was done before."""
        same = (JOBS.c.game == game, JOBS.c.kind == job.kind, JOBS.c.seat == job.seat, JOBS.c.at == job.at)
        with guarded(), self._engine.begin() as connection:
            if connection.execute(delete(JOBS).where(*same)).rowcount == 0:
                return False
            known = select(RATED_GAMES.c.number).where(RATED_GAMES.c.game == game)
            if judged is not None and connection.execute(known).first() is None:
                self.add(connection, game, judged, ended)
        return True

    def add(self, connection: Connection, game: str, judged: JudgedGame, ended: int) -> CountedGame:
        number = 1 + (connection.execute(select(func.max(RATED_GAMES.c.number))).scalar() or 0)
        known = self._strengths(connection, judged)
        seats = weighed(judged, lambda holder: known.get(holder, RatingEstimate()))
        counted = CountedGame(game, number, ended, judged, seats)
        write_game(connection, counted)
        for seat in seats:
            _raise_standing(connection, counted, seat, seat.judged.holder in known)
        return counted

    def _strengths(self, connection: Connection, judged: JudgedGame) -> dict[str, RatingEstimate]:
        holders = [one.holder for one in judged.seats]
        here = (RATINGS.c.title == judged.title, RATINGS.c.mode == judged.mode, RATINGS.c.holder.in_(holders))
        rows = connection.execute(select(RATINGS.c.holder, RATINGS.c.mu, RATINGS.c.sigma).where(*here))
        return {row.holder: RatingEstimate(row.mu, row.sigma) for row in rows}

    def forget(self, holder: str, heir: str) -> None:
        """Of a deleted account nothing is left by which it could be told; in the games of others it is nobody."""
        with guarded(), self._engine.begin() as connection:
            connection.execute(delete(RATINGS).where(RATINGS.c.holder == holder))
            connection.execute(update(RATED_SEATS).where(RATED_SEATS.c.holder == holder).values(holder=heir))

    # reading

    def of_holder(self, holder: str) -> list[RatingStanding]:
        query = select(RATINGS).where(RATINGS.c.holder == holder).order_by(RATINGS.c.title, RATINGS.c.mode)
        return [_standing(row) for row in self._all(query)]

    def of_holders(self, holders: Sequence[str], title: str, mode: str) -> dict[str, RatingStanding]:
        here = (RATINGS.c.title == title, RATINGS.c.mode == mode, RATINGS.c.holder.in_(list(holders)))
        return {row.holder: _standing(row) for row in self._all(select(RATINGS).where(*here))}

    def boards(self, but: Sequence[str] = ()) -> list[tuple[str, str, int, int]]:
        """By title and mode, how many people have played there, and how many of their ratings are trusted."""
        trusted = func.sum(case((RATINGS.c.sigma <= CERTAIN_SIGMA, 1), else_=0))
        query = select(RATINGS.c.title, RATINGS.c.mode, func.count(), trusted).where(*_people(but))
        rows = self._all(query.group_by(RATINGS.c.title, RATINGS.c.mode))
        return [(title, mode, people, int(ranked)) for title, mode, people, ranked in rows]

    def board(self, title: str, mode: str, but: Sequence[str], first: int, most: int) -> list[RatingStanding]:
        """So many of the people whose ratings are trusted, best first."""
        here = (RATINGS.c.title == title, RATINGS.c.mode == mode, RATINGS.c.sigma <= CERTAIN_SIGMA)
        query = select(RATINGS).where(*here, *_people(but)).order_by(RATINGS.c.mu.desc(), RATINGS.c.holder)
        return [_standing(row) for row in self._all(query.offset(first).limit(most))]

    def bots(self, title: str, mode: str) -> list[RatingStanding]:
        here = (RATINGS.c.title == title, RATINGS.c.mode == mode, RATINGS.c.holder.startswith(BOT_PREFIX))
        return [_standing(row) for row in self._all(select(RATINGS).where(*here).order_by(RATINGS.c.mu.desc()))]

    def rank(self, standing: RatingStanding, but: Sequence[str]) -> int | None:
        """Their number on the board; None as long as their rating is not trusted."""
        if standing.strength.provisional:
            return None
        here = (RATINGS.c.title == standing.title, RATINGS.c.mode == standing.mode, RATINGS.c.mu > standing.strength.mu)
        better = select(func.count()).select_from(RATINGS)
        rows = self._all(better.where(*here, RATINGS.c.sigma <= CERTAIN_SIGMA, *_people(but)))
        return 1 + int(rows[0][0])

    def history(self, holder: str, title: str, mode: str, most: int) -> list[tuple[int, RatingEstimate]]:
        """When they played, and how strong they were after it: the latest so many games, in their order."""
        query = (
            select(RATED_GAMES.c.ended, RATED_SEATS.c.mu, RATED_SEATS.c.sigma)
            .join(RATED_SEATS, RATED_SEATS.c.game == RATED_GAMES.c.game)
            .where(RATED_SEATS.c.holder == holder, RATED_GAMES.c.title == title, RATED_GAMES.c.mode == mode)
            .order_by(RATED_GAMES.c.number.desc())
            .limit(most)
        )
        return [(row.ended, RatingEstimate(row.mu, row.sigma)) for row in reversed(self._all(query))]

    def results(self, holder: str) -> dict[tuple[str, str], tuple[int, int, int]]:
        """By title and mode: games that were won alone, shared first places, all others."""
        best = _best_of_others()
        won = (RATED_SEATS.c.place == 1) & (best > 1)
        shared = (RATED_SEATS.c.place == 1) & (best == 1)
        query = (
            select(
                RATED_GAMES.c.title,
                RATED_GAMES.c.mode,
                func.sum(case((won, 1), else_=0)),
                func.sum(case((shared, 1), else_=0)),
                func.count(),
            )
            .join(RATED_SEATS, RATED_SEATS.c.game == RATED_GAMES.c.game)
            .where(RATED_SEATS.c.holder == holder)
            .group_by(RATED_GAMES.c.title, RATED_GAMES.c.mode)
        )
        return {
            (title, mode): (int(wins), int(drawn), int(games - wins - drawn))
            for title, mode, wins, drawn, games in self._all(query)
        }

    def opponents(self, holder: str, most: int) -> list[tuple[str, int, int, int]]:
        """Head to head: whom they met most, how often they came in before them, level, behind."""
        other = RATED_SEATS.alias("other")
        ahead, level = RATED_SEATS.c.place < other.c.place, RATED_SEATS.c.place == other.c.place
        games = func.count()
        query = (
            select(
                other.c.holder,
                func.sum(case((ahead, 1), else_=0)),
                func.sum(case((level, 1), else_=0)),
                games,
            )
            .join(other, (other.c.game == RATED_SEATS.c.game) & (other.c.side != RATED_SEATS.c.side))
            .where(RATED_SEATS.c.holder == holder, ~other.c.holder.startswith(FORGOTTEN_PREFIX))
            .group_by(other.c.holder)
            .order_by(games.desc(), other.c.holder)
            .limit(most)
        )
        return [(who, int(won), int(even), int(met - won - even)) for who, won, even, met in self._all(query)]

    def games(self, holder: str, before: int, most: int = PAGE_ROWS) -> list[CountedGame]:
        """The latest first."""
        own = select(RATED_SEATS.c.game).where(RATED_SEATS.c.holder == holder)
        query = select(RATED_GAMES).where(RATED_GAMES.c.game.in_(own), RATED_GAMES.c.number < before)
        return self._counted(query.order_by(RATED_GAMES.c.number.desc()).limit(most))

    def game(self, game: str) -> CountedGame | None:
        found = self._counted(select(RATED_GAMES).where(RATED_GAMES.c.game == game))
        return found[0] if found else None

    def all_games(self, holder: str = "") -> list[CountedGame]:
        """In the order in which they were counted; all, or those of one holder."""
        query = select(RATED_GAMES).order_by(RATED_GAMES.c.number)
        own = select(RATED_SEATS.c.game).where(RATED_SEATS.c.holder == holder)
        return self._counted(query.where(RATED_GAMES.c.game.in_(own)) if holder else query)

    def shown(self, games: Sequence[str]) -> set[str]:
        """Those whose tables are still there, and not removed by a moderator."""
        query = select(GAMES.c.id).where(GAMES.c.id.in_(list(games)), GAMES.c.removed.is_(None))
        return {row.id for row in self._all(query)}

    def names(self, users: Sequence[int]) -> dict[int, str]:
        rows = self._all(select(USERS.c.id, USERS.c.name).where(USERS.c.id.in_(list(users))))
        return {row.id: row.name for row in rows}

    def _counted(self, query: Any) -> list[CountedGame]:
        with guarded(), self._engine.begin() as connection:
            games = connection.execute(query).all()
            seats = _seats_of(connection, [row.game for row in games])
        return [_counted_game(row, seats.get(row.game, [])) for row in games]

    def _all(self, query: Any) -> Sequence[Any]:
        with guarded(), self._engine.begin() as connection:
            return connection.execute(query).all()


SEATS_AT_ONCE: Final = 500
"""Games whose seats are asked for in one statement."""


def _people(but: Sequence[str]) -> tuple[Any, ...]:
    """Accounts, except these."""
    people = RATINGS.c.holder.startswith(ACCOUNT_PREFIX)
    return (people, RATINGS.c.holder.not_in(list(but))) if but else (people,)


def _seats_of(connection: Connection, games: Sequence[str]) -> dict[str, list[RatedSeat]]:
    found: dict[str, list[RatedSeat]] = {}
    for first in range(0, len(games), SEATS_AT_ONCE):
        some = RATED_SEATS.c.game.in_(list(games[first : first + SEATS_AT_ONCE]))
        for row in connection.execute(select(RATED_SEATS).where(some).order_by(RATED_SEATS.c.seat)):
            judged = JudgedSeat(row.seat, row.holder, row.side, row.place, bool(row.absent))
            before, after = RatingEstimate(row.mu_before, row.sigma_before), RatingEstimate(row.mu, row.sigma)
            found.setdefault(row.game, []).append(RatedSeat(judged, before, after))
    return found


def _counted_game(row: Any, seats: Sequence[RatedSeat]) -> CountedGame:
    judged = JudgedGame(row.title, row.mode, row.variant, row.how, tuple(seat.judged for seat in seats))
    return CountedGame(row.game, row.number, row.ended, judged, tuple(seats))


def _standing(row: Any) -> RatingStanding:
    return RatingStanding(row.holder, row.title, row.mode, RatingEstimate(row.mu, row.sigma), row.games, row.last)


def _best_of_others() -> Any:
    """The best place of another side in the same game."""
    other = RATED_SEATS.alias("rival")
    rivals = select(func.min(other.c.place)).where(
        other.c.game == RATED_SEATS.c.game, other.c.side != RATED_SEATS.c.side
    )
    return rivals.correlate(RATED_SEATS).scalar_subquery()


def write_game(connection: Connection, counted: CountedGame) -> None:
    judged = counted.judged
    row = {"title": judged.title, "mode": judged.mode, "variant": judged.variant, "how": judged.how}
    connection.execute(insert(RATED_GAMES).values(game=counted.game, number=counted.number, ended=counted.ended, **row))
    for seat in counted.seats:
        connection.execute(insert(RATED_SEATS).values(game=counted.game, **seat_row(seat)))


def seat_row(seat: RatedSeat) -> Mapping[str, Any]:
    strengths = {"mu_before": seat.before.mu, "sigma_before": seat.before.sigma}
    return {**seat.judged._asdict(), **strengths, "mu": seat.after.mu, "sigma": seat.after.sigma}


def _raise_standing(connection: Connection, counted: CountedGame, seat: RatedSeat, known: bool) -> None:
    judged = counted.judged
    here = {"holder": seat.judged.holder, "title": judged.title, "mode": judged.mode}
    now = {"mu": seat.after.mu, "sigma": seat.after.sigma, "last": counted.ended}
    if not known:
        connection.execute(insert(RATINGS).values(**here, **now, games=1))
        return
    mine = [RATINGS.c[name] == value for name, value in here.items()]
    connection.execute(update(RATINGS).where(*mine).values(**now, games=RATINGS.c.games + 1))
