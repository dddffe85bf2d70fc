"""The numbers of Hellas: seats, gods, cards, places, windows, limits, verbs."""

from typing import Final, TypeAlias

from mypy_extensions import i64

# What the numbers of a signature are. Aliases, not classes: an array read must cost nothing.
Tile: TypeAlias = i64
"""A tile, on the map or not."""
City: TypeAlias = i64
"""A tile of the map, for who lives there."""
Spot: TypeAlias = i64
"""A place of the map, `q` and `r` in one number."""
Direction: TypeAlias = i64
"""One of six."""
Edges: TypeAlias = i64
"""The land edges of a tile, one bit each."""
TilePlace: TypeAlias = i64
"""Where a tile lies."""
GodId: TypeAlias = i64
"""A god."""
CardId: TypeAlias = i64
"""A type of card."""
CardPlace: TypeAlias = i64
"""Where a card lies."""
WindowId: TypeAlias = i64
"""When a card may be played (H-9.4)."""
ActionId: TypeAlias = i64
"""What a turn is used for."""
PieceKind: TypeAlias = i64
"""Greek or ship."""

NONE: Final = -1

# Seats: H-4.1
WHITE: Final = 0
ORANGE: Final = 1
SEATS: Final = 2

# Components: H-1.1, H-1.2
TILES: Final = 24
DOLPHIN: Final = 0
SIDES: Final = 6
GREEKS: Final = 15
SHIPS: Final = 10
MOST_IN_CITY: Final = 3
CITIES_TO_WIN: Final = 10
SET_UP_TILES: Final = 8

# Where a tile lies; what was put under the stack keeps its order, UNDER being the next of those (H-12.36).
IN_STACK: Final = 0
ASIDE: Final = 1
DRAWN_TILE: Final = 2
ON_MAP: Final = 3
UNDER: Final = 4

# Spots: coordinates q and r from -16 to 15, numbered row by row (H-2.1).
STRIDE: Final = 32
HALF: Final = 16
SPOTS: Final = STRIDE * STRIDE
CENTRE: Final = HALF * STRIDE + HALF

# Gods: H-1.6
POSEIDON: Final = 0
ZEUS: Final = 1
ARES: Final = 2
GODS: Final = 3

# Card types (H-10), numbered through; a face is a type less the first of its god.
P1: Final = 0
P2: Final = 1
P3: Final = 2
P4: Final = 3
P5: Final = 4
P6: Final = 5
Z1: Final = 6
Z2: Final = 7
Z3: Final = 8
Z4: Final = 9
Z5: Final = 10
Z6: Final = 11
Z7: Final = 12
A1: Final = 13
A2: Final = 14
A3: Final = 15
A4: Final = 16
A5: Final = 17
A6: Final = 18
TYPES: Final = 19
FIRST_ZEUS: Final = Z1
FIRST_ARES: Final = A1

# Where a card lies. From HELD to DRAWN everything is the active player's.
DECK: Final = 0
DISCARD: Final = 1
TABLE: Final = 2
HELD: Final = 3
LOCKED: Final = 4
DRAWN: Final = 5
HANDS: Final = 6
"""Two places a seat: cards that only their owner knows, cards that both know."""

# Limits: H-11.3
MOST_CARDS: Final = 7
MOST_OF_A_GOD: Final = 3
HUMBLE_HAND: Final = 3

# Windows: H-9.4
W_START: Final = 0
W_MID: Final = 1
W_BURST: Final = 2
W_VOY: Final = 3
W_VDONE: Final = 4
W_VNEXT: Final = 5
W_PREP: Final = 6
W_ATTACKER: Final = 7
W_DEFENDER: Final = 8
W_LOSS: Final = 9
W_ANEXT: Final = 10
W_POST: Final = 11
W_RESP: Final = 12
W_KEEP: Final = 13
WINDOWS: Final = 14
FREE: Final[tuple[int, ...]] = (W_START, W_MID, W_BURST, W_VOY, W_VNEXT, W_PREP, W_ANEXT, W_POST)
"""H-9.5: where free cards may be played."""

# How a game is won: H-13.1, H-13.2, H-18.4
TEN_CITIES: Final = 0
LAST_CITY: Final = 1
TURN_LIMIT: Final = 2

# Actions: H-4.1
BURST: Final = 0
VOYAGE: Final = 1
ATTACK: Final = 2
BURST_STEPS: Final = 3
SECOND_WIND: Final = 2
COLONISTS: Final = 2

# Kinds of pieces
GREEK: Final = 0
SHIP: Final = 1

# What may be said
SAY_PLACE: Final = 0
SAY_DECLARE: Final = 1
SAY_PLAY: Final = 2
SAY_PASS: Final = 3
SAY_GREEK: Final = 4
SAY_SHIP: Final = 5
SAY_CARD: Final = 6
SAY_STOP: Final = 7
SAY_AS_THEY_STAND: Final = 8
SAY_REGROUP: Final = 9
SAY_GARRISON: Final = 10
SAY_SEND: Final = 11
SAY_DECLINE: Final = 12
SAY_FROM: Final = 13
SAY_PAY: Final = 14
SAY_GO_ON: Final = 15
SAY_SETTLE: Final = 16
SAY_DONE: Final = 17
SAY_END_ACTION: Final = 18
SAY_TARGET: Final = 19
SAY_NO_ATTACK: Final = 20
SAY_ADD: Final = 21
SAY_LAUNCH: Final = 22
SAY_MUSTER: Final = 23
SAY_SHIPS: Final = 24
SAY_EVACUATE: Final = 25
SAY_SPOILS: Final = 26
SAY_NEXT_ATTACK: Final = 27
SAY_SWAP: Final = 28
SAY_WITH: Final = 29
SAY_DISCARD: Final = 30
SAY_STEAL: Final = 31
SAY_END_TURN: Final = 32
SAY_TILE: Final = 33
SAY_DRAW: Final = 34
SAY_PICK: Final = 35
