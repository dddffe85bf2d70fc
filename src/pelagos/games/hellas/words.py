"""The words of Hellas."""

from typing import Final

from pelagos.games.hellas import ids
from pelagos.games.hellas.data import CARD_TABLE
from pelagos.games.hellas.map import spot_words
from pelagos.kernel.words import Domain, Verb, Vocabulary

SEATS: Final = ("white", "orange")
GODS: Final = ("poseidon", "zeus", "ares")
CARDS: Final = tuple([word for god in GODS for word in CARD_TABLE[god]])
TILES: Final = tuple([f"t{tile:02d}" for tile in range(ids.TILES)])
HEAPS: Final = ("stack", "aside", "drawn", "map", *[f"under-{n}" for n in range(1, ids.TILES)])
PLACES: Final = (
    "deck",
    "discard",
    "table",
    "held",
    "locked",
    "drawn",
    "hand-white",
    "open-white",
    "hand-orange",
    "open-orange",
)
CARD_SPOTS: Final = tuple([word.replace("open-", "hand-") for word in PLACES])
"""The two parts of a hand share a spot: a spectator does not see which of them a thief has taken from."""
KINDS: Final = ("greek", "ship")
ACTIONS: Final = ("burst", "voyage", "attack")
WAYS: Final = ("land", "sea")
ENDINGS: Final = ("ten-cities", "last-city", "turn-limit")

VERBS: Final = (
    Verb(ids.SAY_PLACE, "place {x:spot} {n}"),
    Verb(ids.SAY_DECLARE, "declare {x:action}"),
    Verb(ids.SAY_PLAY, "play {x:card}"),
    Verb(ids.SAY_PASS, "pass"),
    Verb(ids.SAY_GREEK, "greek {x:tile}"),
    Verb(ids.SAY_SHIP, "ship {x:tile}"),
    Verb(ids.SAY_CARD, "card {x:god}"),
    Verb(ids.SAY_STOP, "stop"),
    Verb(ids.SAY_AS_THEY_STAND, "as they stand"),
    Verb(ids.SAY_REGROUP, "regroup"),
    Verb(ids.SAY_GARRISON, "garrison {x:tile} {y} {n}"),
    Verb(ids.SAY_SEND, "send {x:tile} {y} {n}"),
    Verb(ids.SAY_DECLINE, "decline"),
    Verb(ids.SAY_FROM, "from {x:tile}"),
    Verb(ids.SAY_PAY, "pay {x:tile}"),
    Verb(ids.SAY_GO_ON, "go on"),
    Verb(ids.SAY_SETTLE, "settle {x:kind}"),
    Verb(ids.SAY_DONE, "done"),
    Verb(ids.SAY_END_ACTION, "end action"),
    Verb(ids.SAY_TARGET, "target {x:tile}"),
    Verb(ids.SAY_NO_ATTACK, "no attack"),
    Verb(ids.SAY_ADD, "add {x:tile}"),
    Verb(ids.SAY_LAUNCH, "launch"),
    Verb(ids.SAY_MUSTER, "muster {x:tile}"),
    Verb(ids.SAY_SHIPS, "ships {n}"),
    Verb(ids.SAY_EVACUATE, "evacuate {x:tile}"),
    Verb(ids.SAY_SPOILS, "spoils {n}"),
    Verb(ids.SAY_NEXT_ATTACK, "next attack"),
    Verb(ids.SAY_SWAP, "swap {x:tile}"),
    Verb(ids.SAY_WITH, "with {x:tile}"),
    Verb(ids.SAY_DISCARD, "discard {x:card}"),
    Verb(ids.SAY_STEAL, "steal {x:god}"),
    Verb(ids.SAY_END_TURN, "end turn"),
    Verb(ids.SAY_TILE, "tile {x:tile}"),
    Verb(ids.SAY_DRAW, "draw {x:card}"),
    Verb(ids.SAY_PICK, "pick {x:place} {y:card}"),
)

_SPOTS: Final = Domain("spot", spot_words(), none="off")


def vocabulary(reduced: bool) -> Vocabulary:
    """H-20.2: what a reduced game leaves out lies in the box."""
    domains = [
        Domain("seat", SEATS, none="nobody"),
        Domain("tile", TILES, none="none"),
        _SPOTS,
        Domain("god", GODS),
        Domain("card", CARDS),
        Domain("place", PLACES),
        Domain("heap", HEAPS, none="box" if reduced else ""),
        Domain("kind", KINDS),
        Domain("action", ACTIONS),
        Domain("way", WAYS),
        Domain("ending", ENDINGS),
    ]
    return Vocabulary(domains, VERBS)
