"""What the routes of ratings answer, as types; see `message_types` for what they are for."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pelagos.server.message_types import Told

RatingMode = Literal["duel", "free", "teams"]
"""One against one, all against all, in teams."""


class RatedName(Told):
    """Somebody on a list: an account by its name, a bot by its level and version."""

    name: str
    """Empty for a bot, and for somebody who is not shown: their account is deleted or banned."""
    bot: str
    """The level of a bot; empty for people."""
    version: str


class SeatRating(Told):
    """How strong whoever plays at a seat of a rated table is, or was when the game was counted."""

    seat: int
    who: RatedName
    rating: int
    deviation: int
    provisional: bool
    """Too few games to trust it."""
    change: int | None
    """In points, what the game has changed; null until it is counted, and where it does not count."""


class RankedPlayer(Told):
    rank: int
    who: RatedName
    rating: int
    deviation: int
    games: int


class LeaderboardSummary(Told):
    title: str
    mode: RatingMode
    people: int
    """Who have played there."""
    ranked: int
    """Those of them whose ratings are trusted."""
    best: list[RankedPlayer]


class Leaderboard(Told):
    title: str
    mode: RatingMode
    ranked: int
    rows: list[RankedPlayer]
    bots: list[RankedPlayer]
    """Anchors of the scale, best first; they have no number among people."""
    next: int | None
    """Where the next page begins."""


class OwnRating(Told):
    title: str
    mode: RatingMode
    rating: int
    deviation: int
    provisional: bool
    rank: int | None
    games: int
    won: int
    shared: int
    """First places that were shared with another side."""
    lost: int
    last: int


class HeadToHead(Told):
    """Head to head: the games in which they met on different sides."""

    who: RatedName
    ahead: int
    level: int
    behind: int


class Profile(Told):
    name: str
    created: int
    ratings: list[OwnRating]
    opponents: list[HeadToHead]
    """Those met most first."""


class RatedPlayer(Told):
    """A seat of a counted game."""

    seat: int
    who: RatedName
    side: int
    place: int
    absent: bool
    """They gave up, or were gone at the end."""
    rating: int
    """Before the game."""
    change: int


class RatedGame(Told):
    game: str
    number: int
    """Games are counted one after the other."""
    title: str
    mode: RatingMode
    variant: str
    ended: int
    kept: bool
    """Can its table still be looked at?"""
    players: list[RatedPlayer]


class RatingPoint(NamedTuple):
    """After a game: when it ended, the rating, its deviation."""

    at: int
    rating: int
    deviation: int
