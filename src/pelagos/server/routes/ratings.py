"""Routes of ratings: leaderboards, profiles, and who plays for what at a rated table."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from pelagos.server.rating.reading import RatingReader
from pelagos.server.rating_types import (
    Leaderboard,
    LeaderboardSummary,
    Profile,
    RatedGame,
    RatingMode,
    RatingPoint,
    SeatRating,
)
from pelagos.server.routes.request_context import services_of
from pelagos.server.routes.tables import seen

AnyRequest = Request[Any, Any, Any]
Game = FromPath[str]
First = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
Name = Annotated[str, QueryParameter(min_length=1, max_length=64)]
Word = Annotated[str, QueryParameter(min_length=1, max_length=64)]
Mode = Annotated[RatingMode, QueryParameter()]
Before = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


def _reader(request: AnyRequest) -> RatingReader:
    services = services_of(request)
    return RatingReader(services.ratings, services.people, services.sanctions)


@get("/api/leaderboards", summary="The leaderboards, each with its best", sync_to_thread=False)
def show_leaderboards(request: AnyRequest) -> list[LeaderboardSummary]:
    return _reader(request).boards()


@get("/api/leaderboard", summary="The leaderboard of a title and mode", sync_to_thread=False)
def show_leaderboard(request: AnyRequest, title: Word, mode: Mode, first: First = 0) -> Leaderboard:
    """People whose ratings are trusted, best first, from this number on; and all bots."""
    return _reader(request).board(title, mode, first)


@get("/api/profile", summary="Ratings and opponents of somebody", sync_to_thread=False)
def show_profile(request: AnyRequest, name: Name) -> Profile:
    """Only of whoever has played a rated game, and is not banned."""
    return _reader(request).profile(name)


@get("/api/profile/games", summary="Rated games of somebody, the latest first", sync_to_thread=False)
def show_rated_games(request: AnyRequest, name: Name, before: Before = 2**31 - 1) -> list[RatedGame]:
    return _reader(request).games(name, before)


@get("/api/profile/history", summary="How a rating has come about", sync_to_thread=False)
def show_rating_history(request: AnyRequest, name: Name, title: Word, mode: Mode) -> list[RatingPoint]:
    return _reader(request).history(name, title, mode)


@get("/api/games/{game:str}/ratings", summary="Who plays for what at a rated table", sync_to_thread=False)
def show_seat_ratings(request: AnyRequest, game: Game) -> list[SeatRating]:
    """Empty at other tables."""
    live, _, _ = seen(request, game)
    return _reader(request).at_table(game, live.table)


HANDLERS: Final = (
    show_leaderboards, show_leaderboard, show_profile, show_rated_games, show_rating_history, show_seat_ratings,
)  # fmt: skip
