"""What people are told of ratings: leaderboards, profiles, what is at stake at a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from pelagos.bots.roster import AT
from pelagos.kernel.title import Json
from pelagos.server.errors import Missing
from pelagos.server.ids import player_of, user_of
from pelagos.server.moderation.sanctions import Sanctions
from pelagos.server.rating.judging import BOT_PREFIX, holder_of, mode_of
from pelagos.server.rating.model import RatingEstimate
from pelagos.server.rating_types import (
    HeadToHead,
    Leaderboard,
    LeaderboardSummary,
    OwnRating,
    Profile,
    RankedPlayer,
    RatedGame,
    RatedName,
    RatedPlayer,
    RatingMode,
    RatingPoint,
    SeatRating,
)
from pelagos.server.store.people import People
from pelagos.server.store.ratings import PAGE_ROWS, CountedGame, RatedSeat, RatingStanding, RatingStore
from pelagos.table.table import Table

BEST: Final = 3
"""So many of each board the list of boards names."""
MOST_OPPONENTS: Final = 20
MOST_POINTS: Final = 500
"""Of a history that are sent."""
NOT_SHOWN: Final = RatedName("", "", "")


class RatingReader:
    """Reads for everybody alike: whoever is banned has no page, and no name on those of others."""

    def __init__(self, ratings: RatingStore, people: People, sanctions: Sanctions) -> None:
        self._ratings: Final = ratings
        self._people: Final = people
        self._sanctions: Final = sanctions

    # leaderboards

    def boards(self) -> list[LeaderboardSummary]:
        return [
            LeaderboardSummary(title, cast(RatingMode, mode), people, ranked, self._rows(title, mode, 0, BEST))
            for title, mode, people, ranked in sorted(self._ratings.boards(self._sanctions.banned()))
        ]

    def board(self, title: str, mode: RatingMode, first: int) -> Leaderboard:
        """A page of it; empty where nobody is ranked."""
        found = [board for board in self._ratings.boards(self._sanctions.banned()) if board[:2] == (title, mode)]
        ranked = found[0][3] if found else 0
        rows = self._rows(title, mode, first, PAGE_ROWS)
        bots = self._ranked(self._ratings.bots(title, mode), 0)
        end = first + len(rows)
        return Leaderboard(title, mode, ranked, rows, bots, end if rows and end < ranked else None)

    def _rows(self, title: str, mode: str, first: int, most: int) -> list[RankedPlayer]:
        return self._ranked(self._ratings.board(title, mode, self._sanctions.banned(), first, most), first)

    def _ranked(self, standings: Sequence[RatingStanding], first: int) -> list[RankedPlayer]:
        names = self._names([one.holder for one in standings])
        return [
            RankedPlayer(rank, names[one.holder], one.strength.points, one.strength.deviation, one.games)
            for rank, one in enumerate(standings, first + 1)
        ]

    # people

    def _holder(self, name: str) -> tuple[int, str]:
        """Missing, also for whoever has never played a rated game: nobody is shown who has not agreed to that."""
        found = self._people.by_name(name)
        if found is None or self._sanctions.is_banned(player_of(found[0])):
            raise Missing("no-such-profile")
        return found[0], player_of(found[0])

    def profile(self, name: str) -> Profile:
        user, holder = self._holder(name)
        known = self._people.by_id(user)
        standings = self._ratings.of_holder(holder)
        if known is None or not standings:
            raise Missing("no-such-profile")
        met = self._ratings.opponents(holder, MOST_OPPONENTS)
        names = self._names([other for other, *_ in met])
        opponents = [HeadToHead(names[other], *counts) for other, *counts in met if names[other] != NOT_SHOWN]
        return Profile(known["name"], known["created"], self._own(holder, standings), opponents)

    def _own(self, holder: str, standings: Iterable[RatingStanding]) -> list[OwnRating]:
        results, banned = self._ratings.results(holder), self._sanctions.banned()
        return [
            OwnRating(
                one.title,
                cast(RatingMode, one.mode),
                one.strength.points,
                one.strength.deviation,
                one.strength.provisional,
                self._ratings.rank(one, banned),
                one.games,
                *results.get((one.title, one.mode), (0, 0, 0)),
                one.last,
            )
            for one in standings
        ]

    def games(self, name: str, before: int) -> list[RatedGame]:
        """Their games, the latest first."""
        found = self._ratings.games(self._holder(name)[1], before)
        shown = self._ratings.shown([one.game for one in found])
        names = self._names([seat.judged.holder for one in found for seat in one.seats])
        return [
            RatedGame(
                one.game,
                one.number,
                one.judged.title,
                cast(RatingMode, one.judged.mode),
                one.judged.variant,
                one.ended,
                one.game in shown,
                [_player(seat, names[seat.judged.holder]) for seat in one.seats],
            )
            for one in found
        ]

    def history(self, name: str, title: str, mode: str) -> list[RatingPoint]:
        """After each of their latest games, in the order in which they were counted."""
        points = self._ratings.history(self._holder(name)[1], title, mode, MOST_POINTS)
        return [RatingPoint(at, strength.points, strength.deviation) for at, strength in points]

    # tables

    def at_table(self, game: str, table: Table) -> list[SeatRating]:
        """Of a rated table: while it is played how strong everybody is, afterwards what became of it."""
        if not table.terms.rated:
            return []
        counted = self._ratings.game(game)
        return self._now(table) if counted is None else self._then(counted)

    def _now(self, table: Table) -> list[SeatRating]:
        title, mode = table.rules.title.name, mode_of(table.sides)
        held = [(seat, holder_of(chair, title)) for seat, chair in enumerate(table.chairs)]
        seats = {seat: holder for seat, holder in held if holder}
        known = self._ratings.of_holders(list(seats.values()), title, mode)
        names = self._names(seats.values())
        return [
            _seat_rating(seat, names[holder], known[holder].strength if holder in known else RatingEstimate(), None)
            for seat, holder in seats.items()
        ]

    def _then(self, counted: CountedGame) -> list[SeatRating]:
        names = self._names([seat.judged.holder for seat in counted.seats])
        return [
            _seat_rating(seat.judged.seat, names[seat.judged.holder], seat.after, seat.change) for seat in counted.seats
        ]

    # names

    def _names(self, holders: Iterable[str]) -> dict[str, RatedName]:
        wanted = set(holders)
        users = {user: holder for holder in wanted if (user := user_of(holder)) is not None}
        names = self._ratings.names(list(users))
        found = {
            users[user]: RatedName(name, "", "")
            for user, name in names.items()
            if not self._sanctions.is_banned(users[user])
        }
        return {holder: _bot_name(holder) or found.get(holder, NOT_SHOWN) for holder in wanted}


def _bot_name(holder: str) -> RatedName | None:
    if not holder.startswith(BOT_PREFIX):
        return None
    level, _, version = holder.removeprefix(BOT_PREFIX).partition(AT)
    return RatedName("", level, version)


def _player(seat: RatedSeat, who: RatedName) -> RatedPlayer:
    judged = seat.judged
    return RatedPlayer(judged.seat, who, judged.side, judged.place, judged.absent, seat.before.points, seat.change)


def _seat_rating(seat: int, who: RatedName, strength: RatingEstimate, change: int | None) -> SeatRating:
    return SeatRating(seat, who, strength.points, strength.deviation, strength.provisional, change)


def exported_ratings(ratings: RatingStore, holder: str) -> Json:
    """Everything about somebody's ratings, for themselves: how they stand, and each game with what it changed."""
    return {
        "now": [
            {"title": one.title, "mode": one.mode, "games": one.games, **_shown(one.strength)}
            for one in ratings.of_holder(holder)
        ],
        "games": [
            {
                "game": one.game,
                "title": one.judged.title,
                "mode": one.judged.mode,
                "ended": one.ended,
                "place": seat.judged.place,
                "absent": seat.judged.absent,
                **_shown(seat.after),
            }
            for one in ratings.all_games(holder)
            for seat in one.seats
            if seat.judged.holder == holder
        ],
    }


def _shown(strength: RatingEstimate) -> Json:
    return {"rating": strength.points, "deviation": strength.deviation}
