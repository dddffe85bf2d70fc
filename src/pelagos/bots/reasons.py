"""Why a bot moved, as names and numbers: what any bot may say in any title. Judges add their own."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.event import Kind

NOTHING_BETTER: Final = Kind("nothing-better")
ANY_ANSWER: Final = Kind("any-answer")

BEST_BY_FAR: Final = Kind("best-by-far")
BEST_BY_LITTLE: Final = Kind("best-by-little")
EQUALLY_GOOD: Final = Kind("equally-good")
WORTH_THE_BID: Final = Kind("worth-the-bid")

ENGINE_SAID: Final = Kind("engine-said")

WINS_SURELY: Final = Kind("wins-surely")
WINS_MORE: Final = Kind("wins-more")
WINS_HARDLY: Final = Kind("wins-hardly")

SLIPPED: Final = Kind("slipped")
LIKES_BIDDING: Final = Kind("likes-bidding")
LIKES_BUILDING: Final = Kind("likes-building")
LIKES_RECRUITING: Final = Kind("likes-recruiting")
LIKES_BUYING: Final = Kind("likes-buying")
LIKES_FIGHTING: Final = Kind("likes-fighting")
LIKES_MOVING: Final = Kind("likes-moving")
LIKES_CARDS: Final = Kind("likes-cards")
HAS_ENOUGH: Final = Kind("has-enough")
HAD_A_HUNCH: Final = Kind("had-a-hunch")

REASONS: Final = (
    NOTHING_BETTER,
    ANY_ANSWER,
    ENGINE_SAID,
    BEST_BY_FAR,
    BEST_BY_LITTLE,
    EQUALLY_GOOD,
    WORTH_THE_BID,
    WINS_SURELY,
    WINS_MORE,
    WINS_HARDLY,
    SLIPPED,
    LIKES_BIDDING,
    LIKES_BUILDING,
    LIKES_RECRUITING,
    LIKES_BUYING,
    LIKES_FIGHTING,
    LIKES_MOVING,
    LIKES_CARDS,
    HAS_ENOUGH,
    HAD_A_HUNCH,
)
