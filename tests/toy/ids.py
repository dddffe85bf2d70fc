"""Numbers of the toy title: lots, faces, places of cards, verbs, events, refusals."""

from typing import Final

from pelagos.kernel.event import Kind

WHARVES: Final = 6
CAPACITY: Final = 4
BARGES: Final = 8
GOAL: Final = 4
START_COINS: Final = 3
MOST_HIDDEN: Final = 2

NONE: Final = -1

CRANE: Final = 0
FERRY: Final = 1
LOOKOUT: Final = 2
LOTS: Final = 3

STORM: Final = 0
TAX: Final = 1
THEFT: Final = 2
CLAIM: Final = 3
VETO: Final = 4
FACES: Final = 5
COPIES: Final = (4, 3, 3, 4, 5)

DECK: Final = 0
TOP: Final = 1
DISCARD: Final = 2
TABLE: Final = 3
DRAWN: Final = 4
"""The first of one place per seat for a card drawn face down; after them come the hands."""

SAY_BID: Final = 0
SAY_PASS: Final = 1
SAY_TAKE: Final = 2
SAY_LEAVE: Final = 3
SAY_ROLL: Final = 4
SAY_DRAW: Final = 5
SAY_AS_THEY_STAND: Final = 6
SAY_REGROUP: Final = 7
SAY_GARRISON: Final = 8
SAY_PLAY: Final = 9
SAY_DONE: Final = 10
SAY_VETO: Final = 11
SAY_LET: Final = 12
SAY_PAY: Final = 13
SAY_SINK: Final = 14
SAY_TAX: Final = 15
SAY_STEAL: Final = 16
SAY_CLAIM: Final = 17
SAY_PURSE: Final = 18
SAY_PICK: Final = 19

ROUND_BEGAN: Final = Kind("round-began", "n", clause="T-2.1")
INCOME_PAID: Final = Kind("income-paid", "who:seat", "n", clause="T-2.2")
PURSE_DEALT: Final = Kind("purse-dealt", "who:seat", clause="T-1.3")
PURSE_SEEN: Final = Kind("purse-seen", "who:seat", "n", clause="T-1.3")
CARD_SEEN: Final = Kind("card-seen", "who:seat", "face:face", clause="T-1.4")
BID_PLACED: Final = Kind("bid-placed", "who:faction", "lot:lot", "n", clause="T-3.1")
BID_LOST: Final = Kind("bid-lost", "who:faction", "lot:lot", clause="T-3.3")
PASSED: Final = Kind("passed", "who:faction", clause="T-3.1")
LOT_PAID: Final = Kind("lot-paid", "who:faction", "lot:lot", "n", clause="T-3.4")
CARD_DRAWN: Final = Kind("card-drawn", "who:seat", clause="T-4.1")
DIE_ROLLED: Final = Kind("die-rolled", "who:faction", "n", clause="T-4.2")
REGROUPED: Final = Kind("regrouped", "who:faction", clause="T-4.3")
TOP_LOOKED_AT: Final = Kind("top-looked-at", "who:seat", clause="T-4.4")
TOP_TAKEN: Final = Kind("top-taken", "who:seat", clause="T-4.4")
TOP_LEFT: Final = Kind("top-left", "who:seat", clause="T-4.4")
CARD_PLAYED: Final = Kind("card-played", "who:seat", "face:face", clause="T-5.1")
CARD_VETOED: Final = Kind("card-vetoed", "who:seat", "face:face", clause="T-5.3")
VETO_PLAYED: Final = Kind("veto-played", "who:seat", clause="T-5.2")
VETO_FORGONE: Final = Kind("veto-forgone", "who:seat", clause="T-5.2")
STORM_PAID: Final = Kind("storm-paid", "who:faction", clause="T-7.1")
BARGE_SUNK: Final = Kind("barge-sunk", "who:faction", "wharf:wharf", clause="T-7.1")
TAXED: Final = Kind("taxed", "who:seat", "whom:seat", "n", "of", clause="T-7.2")
STOLEN: Final = Kind("stolen", "who:seat", "whom:seat", clause="T-7.3")
STOLEN_CARD: Final = Kind("stolen-card", "who:seat", "whom:seat", "face:face", clause="T-7.3")
WHARF_CLAIMED: Final = Kind("wharf-claimed", "who:faction", "wharf:wharf", clause="T-7.4")
GAME_OVER: Final = Kind("game-over", clause="T-6.4")

EVENTS: Final = (
    ROUND_BEGAN,
    INCOME_PAID,
    PURSE_DEALT,
    PURSE_SEEN,
    CARD_SEEN,
    BID_PLACED,
    BID_LOST,
    PASSED,
    LOT_PAID,
    CARD_DRAWN,
    DIE_ROLLED,
    REGROUPED,
    TOP_LOOKED_AT,
    TOP_TAKEN,
    TOP_LEFT,
    CARD_PLAYED,
    CARD_VETOED,
    VETO_PLAYED,
    VETO_FORGONE,
    STORM_PAID,
    BARGE_SUNK,
    TAXED,
    STOLEN,
    STOLEN_CARD,
    WHARF_CLAIMED,
    GAME_OVER,
)

OTHER_QUESTION: Final = Kind("other-question", clause="T-2.1")
TOO_LOW: Final = Kind("too-low", "lot:lot", "n", clause="T-3.1")
TOO_DEAR: Final = Kind("too-dear", "n", clause="T-3.2")
JUST_LOST: Final = Kind("just-lost", "lot:lot", clause="T-3.3")
NO_COIN: Final = Kind("no-coin", clause="T-4.4")
CANNOT_HOLD: Final = Kind("cannot-hold", "wharf:wharf", "fewest", "most", clause="T-4.3")
OTHER_WHARF: Final = Kind("other-wharf", "wharf:wharf", clause="T-4.3")
NOT_IN_HAND: Final = Kind("not-in-hand", "face:face", clause="T-5.1")
NO_USE: Final = Kind("no-use", "face:face", clause="T-5.1")
ONLY_AN_ANSWER: Final = Kind("only-an-answer", clause="T-5.2")
NO_VETO: Final = Kind("no-veto", clause="T-5.2")
NO_BARGE: Final = Kind("no-barge", "wharf:wharf", clause="T-7.1")
STORM_UNPAID: Final = Kind("storm-unpaid", clause="T-7.1")
YOURSELF: Final = Kind("yourself", clause="T-7.2")
EMPTY_HAND: Final = Kind("empty-hand", "whom:seat", clause="T-7.3")
NOT_CLAIMABLE: Final = Kind("not-claimable", "wharf:wharf", clause="T-7.4")

REFUSALS: Final = (
    OTHER_QUESTION,
    TOO_LOW,
    TOO_DEAR,
    JUST_LOST,
    NO_COIN,
    CANNOT_HOLD,
    OTHER_WHARF,
    NOT_IN_HAND,
    NO_USE,
    ONLY_AN_ANSWER,
    NO_VETO,
    NO_BARGE,
    STORM_UNPAID,
    YOURSELF,
    EMPTY_HAND,
    NOT_CLAIMABLE,
)
