"""Why something cannot be said in Hellas, each with its clause."""

from typing import Final

from pelagos.kernel.event import Kind

# Another question waits
OTHER_QUESTION: Final = Kind("other-question", clause="H-9.9")
DECLARE_FIRST: Final = Kind("declare-first", clause="H-4.1")
TILE_FIRST: Final = Kind("tile-first", clause="H-6.3")
BURST_FIRST: Final = Kind("burst-first", clause="H-5.3")
REGROUP_FIRST: Final = Kind("regroup-first", clause="H-8.5")
SHIP_FIRST: Final = Kind("ship-first", clause="H-6.9")
PIECE_FIRST: Final = Kind("piece-first", clause="H-9.13")
VOYAGE_FIRST: Final = Kind("voyage-first", clause="H-6.12")
ATTACK_FIRST: Final = Kind("attack-first", clause="H-7.2")
LAUNCH_FIRST: Final = Kind("launch-first", "city:tile", clause="H-7.19")
SPOILS_FIRST: Final = Kind("spoils-first", clause="H-7.13")
EFFECT_FIRST: Final = Kind("effect-first", clause="H-9.7")
BURST_IS_OVER: Final = Kind("burst-is-over", clause="H-10.Z4")
ACTION_IS_OVER: Final = Kind("action-is-over", clause="H-4.1")

# Tiles
OUT_AT_SEA: Final = Kind("out-at-sea", "spot:spot", clause="H-2.4")
SPOT_TAKEN: Final = Kind("spot-taken", "spot:spot", clause="H-2.4")
ONE_NEIGHBOUR: Final = Kind("one-neighbour", "spot:spot", clause="H-2.7")
SAME_EDGES: Final = Kind("same-edges", "n", clause="H-2.2")
NO_MATCH: Final = Kind("no-match", "spot:spot", clause="H-2.6")
NEW_SEA: Final = Kind("new-sea", "spot:spot", clause="H-2.9")
TOO_FEW_SHIPS: Final = Kind("too-few-ships", "spot:spot", "n", "of", clause="H-6.4")
STACK_EMPTY: Final = Kind("stack-empty", clause="H-12.1")

# Pieces
NOT_YOURS: Final = Kind("not-yours", "city:tile", clause="H-3.6")
NOT_THEIRS: Final = Kind("not-theirs", "city:tile", clause="H-7.3")
SAME_CITY: Final = Kind("same-city", "city:tile", clause="H-9.13")
NOTHING_TO_SPARE: Final = Kind("nothing-to-spare", "city:tile", clause="H-11.2")
NO_STEP_LEFT: Final = Kind("no-step-left", clause="H-5.1")
SUPPLY_EMPTY: Final = Kind("supply-empty", "kind:kind", clause="H-5.4")
CITY_FULL: Final = Kind("city-full", "kind:kind", "city:tile", clause="H-11.1")
OTHER_CITY_FIRST: Final = Kind("other-city-first", "city:tile", clause="H-8.8")
WRONG_GREEKS: Final = Kind("wrong-greeks", "city:tile", "least", "most", clause="H-8.8")
WRONG_SHIPS: Final = Kind("wrong-ships", "city:tile", "least", "most", clause="H-8.8")
TOO_MANY_SENT: Final = Kind("too-many-sent", "city:tile", "greeks", "ships", clause="H-8.8")
NOT_BESIDE: Final = Kind("not-beside", "tile:tile", "city:tile", clause="H-6.9")
NO_SHIP_THERE: Final = Kind("no-ship-there", "tile:tile", clause="H-6.9")
NO_ROOM_OR_PIECE: Final = Kind("no-room-or-piece", "kind:kind", "city:tile", clause="H-12.33")
NOTHING_TO_MUSTER: Final = Kind("nothing-to-muster", "city:tile", clause="H-10.A1")
WRONG_MUSTER: Final = Kind("wrong-muster", "city:tile", "most", clause="H-10.A1")
TOO_MANY_SPOILS: Final = Kind("too-many-spoils", "most", clause="H-7.13")

# Attack
TARGET_TWICE: Final = Kind("target-twice", "city:tile", clause="H-7.18")
OUT_OF_REACH: Final = Kind("out-of-reach", "city:tile", clause="H-7.19")
NOBODY_SENT: Final = Kind("nobody-sent", clause="H-7.3")
NOT_ADJACENT: Final = Kind("not-adjacent", "from:tile", "city:tile", clause="H-2.12")
LAST_GREEK: Final = Kind("last-greek", "city:tile", clause="H-7.3")
NO_ATTACK_LEFT: Final = Kind("no-attack-left", clause="H-7.1")

# Cards
FIRST_TURN: Final = Kind("first-turn", clause="H-4.6")
OTHER_WINDOW: Final = Kind("other-window", "card:card", clause="H-9.4")
CARD_LOCKED: Final = Kind("card-locked", "card:card", clause="H-9.3")
NOT_IN_HAND: Final = Kind("not-in-hand", "card:card", clause="H-9.1")
NO_USE: Final = Kind("no-use", "card:card", clause="H-9.11")
HAND_FULL: Final = Kind("hand-full", "god:god", clause="H-11.3")
NO_SUCH_BACK: Final = Kind("no-such-back", "god:god", clause="H-10.Z6")

REFUSALS: Final[tuple[Kind, ...]] = tuple([kind for kind in list(globals().values()) if isinstance(kind, Kind)])
