"""The numbers of Classic: gods, buildings, creatures, places of cards, prices, verbs."""

from typing import Final, TypeAlias

from mypy_extensions import i64

# What the numbers of a signature are. Aliases, not classes: an array read must cost nothing.
Island: TypeAlias = i64
"""An island."""
Sea: TypeAlias = i64
"""A sea."""
Site: TypeAlias = i64
"""A kind of building in a zone."""
Zone: TypeAlias = i64
"""The part of an island under its metropolis site, or the rest."""
BuildingKind: TypeAlias = i64
"""One of the four buildings."""
GodId: TypeAlias = i64
"""A god of the track, or Apollo."""
Marker: TypeAlias = i64
"""An offering marker; with two players each has two."""
CreatureId: TypeAlias = i64
"""A creature card."""
Slot: TypeAlias = i64
"""A place on the track of creatures."""
CardPlace: TypeAlias = i64
"""Where a creature card lies."""
Gold: TypeAlias = i64
"""Coins, or what an offering is worth."""
Islands: TypeAlias = i64
"""A set of islands."""
Seas: TypeAlias = i64
"""A set of seas."""

VERSION: Final = 1
"""Of the rules, as saves know it: one more with every card, field or word that is added."""

NONE: Final = -1

# Gods: C-1.9
POSEIDON: Final = 0
ARES: Final = 1
ZEUS: Final = 2
ATHENA: Final = 3
MAIN_GODS: Final = 4
APOLLO: Final = 4

# Buildings and zones (C-1.6, C-2.5). A site word is zone * 4 + type.
PORT: Final = 0
FORTRESS: Final = 1
TEMPLE: Final = 2
UNIVERSITY: Final = 3
TYPES: Final = 4
ZONE_S: Final = 0
ZONE_O: Final = 1
SITES: Final = 2 * TYPES
METROPOLIS: Final = 4
"""Its row in the supply."""

# Creatures (C-20). A new one goes last, whatever it is: saves hold these numbers.
SIREN: Final = 0
PEGASUS: Final = 1
GIANT: Final = 2
CHIMERA: Final = 3
CYCLOPS: Final = 4
SPHINX: Final = 5
SYLPH: Final = 6
HARPY: Final = 7
GRIFFON: Final = 8
FATES: Final = 9
SATYR: Final = 10
DRYAD: Final = 11
KRAKEN: Final = 12
MINOTAUR: Final = 13
CHIRON: Final = 14
MEDUSA: Final = 15
POLYPHEMUS: Final = 16
CREATURES: Final = 17

# Land figures, by the creature each belongs to. A new one goes last here, too.
FIGURE_CARDS: Final = (MINOTAUR, CHIRON, MEDUSA, POLYPHEMUS)
LAND_FIGURES: Final = 4

# Where the parts of the figures' array begin.
ISLAND_OF: Final = 0
OWNER_OF: Final = LAND_FIGURES
CYCLE_OF: Final = 2 * LAND_FIGURES

# Where a creature card lies. Slots in the order of the track, the dearest first (C-4.2).
IN_DECK: Final = 0
IN_DISCARD: Final = 1
IN_USE: Final = 2
HELD: Final = 3
SLOT_4: Final = 4
SLOT_3: Final = 5
SLOT_2: Final = 6
SLOTS: Final = 3

# Limits: C-1
UNITS: Final = 8
BUILDINGS: Final = 10
METROPOLISES: Final = 10
PRIESTS: Final = 18
PHILOSOPHERS: Final = 17
PROSPERITY_MARKERS: Final = 16
START_GOLD: Final = 5

# Prices
BUILDING_PRICE: Final = 2
MOVE_PRICE: Final = 1
REPLACE_PRICE: Final = 1
SALE_PRICE: Final = 2
FLEET_LADDER: Final = (0, 1, 2, 3)
TROOP_LADDER: Final = (0, 2, 3, 4)
CARD_LADDER: Final = (0, 4)
FLEET_STEPS: Final = 3
SYLPH_STEPS: Final = 10

DIE: Final = (1, 2, 2, 1)
"""C-1.10: of six faces, how many show 0, 1, 2, 3."""

# What may be said
SAY_BID: Final = 0
SAY_BID_APOLLO: Final = 1
SAY_RECRUIT_FLEET: Final = 2
SAY_RECRUIT_TROOP: Final = 3
SAY_RECRUIT_CARD: Final = 4
SAY_BUILD: Final = 5
SAY_SAIL: Final = 6
SAY_MARCH: Final = 7
SAY_REPLACE: Final = 8
SAY_BUY: Final = 9
SAY_END_TURN: Final = 10
SAY_STOP: Final = 11
SAY_STAY: Final = 12
SAY_RETREAT_SEA: Final = 13
SAY_RETREAT_LAND: Final = 14
SAY_GIVE_BACK: Final = 15
SAY_FOUND: Final = 16
SAY_PROSPER: Final = 17
SAY_DECLINE: Final = 18
SAY_LURE: Final = 19
SAY_FROM: Final = 20
SAY_FLY: Final = 21
SAY_DESTROY: Final = 22
SAY_COPY: Final = 23
SAY_SWAP: Final = 24
SAY_SELL_TROOP: Final = 25
SAY_SELL_FLEET: Final = 26
SAY_SELL_PRIEST: Final = 27
SAY_SELL_PHILOSOPHER: Final = 28
SAY_KILL: Final = 29
SAY_ROB: Final = 30
SAY_KRAKEN: Final = 31
SAY_PLACE: Final = 32
SAY_PUSH: Final = 33
SAY_MARKER: Final = 34
SAY_GOD: Final = 35
SAY_DRAW: Final = 36
SAY_ROLL: Final = 37
SAY_DONE: Final = 38
