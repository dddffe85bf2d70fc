"""The numbers of Legendary: modes, gods, buildings, creatures, heroes, limits, prices, verbs."""

from typing import Final, TypeAlias

from mypy_extensions import i64

# What the numbers of a signature are. Aliases, not classes: an array read must cost nothing.
Faction: TypeAlias = i64
"""A colour, counted from 0; in the duel a seat has two (L-18.8)."""
Team: TypeAlias = i64
"""Whose gold is one purse (L-18.2)."""
Land: TypeAlias = i64
"""A land area."""
Sea: TypeAlias = i64
"""A sea area."""
Area: TypeAlias = i64
"""A land, or after the lands a sea."""
Site: TypeAlias = i64
"""A building site, or after the sites a hero's card that may hold a metropolis."""
GodId: TypeAlias = i64
"""A tile, or Apollo."""
CreatureId: TypeAlias = i64
"""A creature card."""
HeroId: TypeAlias = i64
"""A hero."""
BuildingKind: TypeAlias = i64
"""One of the four basic buildings."""
Bonus: TypeAlias = i64
"""What a metropolis brings."""
Unit: TypeAlias = i64
"""A kind of unit."""
Slot: TypeAlias = i64
"""A place on the track of creatures."""
CardPlace: TypeAlias = i64
"""Where a creature card lies."""
HeroPlace: TypeAlias = i64
"""Where a hero's card lies."""
Gold: TypeAlias = i64
"""Coins, or what an offer is worth."""
Lands: TypeAlias = i64
"""A set of lands."""
Seas: TypeAlias = i64
"""A set of seas."""
Heroes: TypeAlias = i64
"""A set of heroes."""
Figures: TypeAlias = i64
"""A set of figures."""

VERSION: Final = 1
"""Of the rules, as saves know it: one more with every card, field or word that is added."""

NONE: Final = -1

# Gods: L-21.12. The five tiles, then Apollo, who is printed on the auction board.
ARES: Final = 0
ATHENA: Final = 1
HERA: Final = 2
POSEIDON: Final = 3
ZEUS: Final = 4
TILES: Final = 5
APOLLO: Final = 5
GODS: Final = 6

# What stands on a site: a basic building, or a metropolis with its bonus (L-14.15).
PORT: Final = 0
FORTRESS: Final = 1
TEMPLE: Final = 2
UNIVERSITY: Final = 3
KINDS: Final = 4
METROPOLIS: Final = 4
"""Every number from here on is a metropolis; what is left is its bonus."""
TROOPS2: Final = 0
FLEETS2: Final = 1
PRIESTESS: Final = 2
GOLD3: Final = 3
PROSPERITY: Final = 4
BONUSES: Final = 5

# Rows of the supply: the four kinds, the five bonuses, then these.
MERCENARIES: Final = KINDS + BONUSES
PRIESTESSES: Final = KINDS + BONUSES + 1
PHILOSOPHERS: Final = KINDS + BONUSES + 2
SUPPLY: Final = KINDS + BONUSES + 3

# Units
TROOP: Final = 0
MERCENARY: Final = 1
FLEET: Final = 2
MINOTAUR_UNIT: Final = 3

# Creatures: L-15. A new one goes last, whatever it is: saves hold these numbers.
CHARON: Final = 0
CHIMERA: Final = 1
CYCLOPS: Final = 2
DRYAD: Final = 3
GIANT: Final = 4
GRIFFIN: Final = 5
HARPY: Final = 6
GRAEAE: Final = 7
PEGASUS: Final = 8
SATYR: Final = 9
SPHINX: Final = 10
SYLPH: Final = 11
CERBERUS: Final = 12
HYDRA: Final = 13
KRAKEN: Final = 14
MEDUSA: Final = 15
MINOTAUR: Final = 16
POLYPHEMUS: Final = 17
CREATURES: Final = 18

# Figures, by the creature each belongs to. A new one goes last here, too.
FIGURE_CARDS: Final = (CERBERUS, HYDRA, KRAKEN, MEDUSA, MINOTAUR, POLYPHEMUS)
FIGURES: Final = 6

# Where the parts of the figures' array begin.
AREA_OF: Final = 0
MASTER_OF: Final = FIGURES

# Where a creature card lies.
IN_DECK: Final = 0
ON_TOP: Final = 1
"""Looked at and put back: still the next card of the deck (L-10.2.4)."""
DRAWN: Final = 2
"""Before the Sphinx's master, who alone sees it (L-15.11.2)."""
IN_USE: Final = 3
IN_DISCARD: Final = 4
HELD: Final = 5
SLOT_2: Final = 6
SLOTS: Final = 4
CARD_PLACES: Final = SLOT_2 + SLOTS

# Heroes: L-16. A new one goes last.
AJAX: Final = 0
CROESUS: Final = 1
HECTOR: Final = 2
HELEN: Final = 3
JASON: Final = 4
PANDORA: Final = 5
PENTHESILEA: Final = 6
ODYSSEUS: Final = 7
PERSEUS: Final = 8
HEROES: Final = 9

# Where the parts of the heroes' array begin.
PLACE_OF: Final = 0
LAND_OF: Final = HEROES
OWNER_OF: Final = 2 * HEROES
CYCLE_OF: Final = 3 * HEROES
MOVES_OF: Final = 4 * HEROES

# Where a hero is.
HERO_DECK: Final = 0
HERO_SLOT: Final = 1
"""The first of two slots of the hero track."""
HERO_SLOTS: Final = 2
IN_PLAY: Final = 3
HERO_DISCARD: Final = 4
REMOVED: Final = 5
ON_CARD: Final = 6
"""The figure is gone, the card holds a metropolis (L-16.7)."""

# Limits: L-1.1
UNITS: Final = 8
MERCENARY_PIECES: Final = 16
CARDS: Final = 20
BUILDINGS: Final = 10
TOKENS: Final = 3
"""Metropolises of each bonus."""

# Prices: L-10.0
SLOT_PRICES: Final = (2, 3, 4, 5)
FLEET_PRICES: Final = (1, 2, 3)
TROOP_PRICES: Final = (2, 3, 4)
MERCENARY_PRICES: Final = (1, 3, 5)
CARD_PRICE: Final = 4
HERO_PRICE: Final = 4
LOOK_PRICE: Final = 1
MOVE_PRICE: Final = 1
REROLL_PRICE: Final = 1
CROESUS_PRICE: Final = 15
MOST_OFFER: Final = 25

DIE: Final = (1, 2, 2, 1)
"""L-1.7: of six faces, how many show 0, 1, 2, 3."""

# What may be said
SAY_BID: Final = 0
SAY_BID_APOLLO: Final = 1
SAY_CLAIM: Final = 2
SAY_LAUNCH: Final = 3
SAY_MUSTER: Final = 4
SAY_KEEP: Final = 5
SAY_RELEASE: Final = 6
SAY_STAY: Final = 7
SAY_GO: Final = 8
SAY_DEVOUR: Final = 9
SAY_PUSH: Final = 10
SAY_BUILD: Final = 11
SAY_FORGO: Final = 12
SAY_RECRUIT_FLEET: Final = 13
SAY_RECRUIT_TROOP: Final = 14
SAY_RECRUIT_MERCENARY: Final = 15
SAY_RECRUIT_PRIESTESS: Final = 16
SAY_RECRUIT_PHILOSOPHER: Final = 17
SAY_HIRE: Final = 18
SAY_LOOK: Final = 19
SAY_PLAY: Final = 20
SAY_RETURN: Final = 21
SAY_SAIL: Final = 22
SAY_MARCH: Final = 23
SAY_LEAD: Final = 24
SAY_TROOPS: Final = 25
SAY_MERCENARIES: Final = 26
SAY_WITH: Final = 27
SAY_WITHOUT: Final = 28
SAY_BUY: Final = 29
SAY_SACRIFICE: Final = 30
SAY_END_TURN: Final = 31
SAY_STRIKE: Final = 32
SAY_REROLL: Final = 33
SAY_ACCEPT: Final = 34
SAY_LOSE: Final = 35
SAY_LOSE_HERO: Final = 36
SAY_FALL: Final = 37
SAY_WITHDRAW: Final = 38
SAY_RETREAT_LAND: Final = 39
SAY_RETREAT_SEA: Final = 40
SAY_GIVE: Final = 41
SAY_FOUND: Final = 42
SAY_PROTECT: Final = 43
SAY_PLACE_TROOP: Final = 44
SAY_PLACE_FLEET: Final = 45
SAY_PLACE_MERCENARY: Final = 46
SAY_PROSPER: Final = 47
SAY_CHOOSE: Final = 48
SAY_SWAP: Final = 49
SAY_COPY: Final = 50
SAY_CHANGE: Final = 51
SAY_ROB: Final = 52
SAY_PLUNDER: Final = 53
SAY_TAKE: Final = 54
SAY_KILL: Final = 55
SAY_FROM: Final = 56
SAY_TO: Final = 57
SAY_PASS: Final = 58
SAY_PICK: Final = 59
SAY_EXCHANGE: Final = 60
SAY_FOR: Final = 61
SAY_PLACE: Final = 62
SAY_EMULATE: Final = 63
SAY_TRADE: Final = 64
SAY_STOP: Final = 65
SAY_GOD: Final = 66
SAY_ORDER: Final = 67
SAY_DRAW: Final = 68
SAY_HERO: Final = 69
SAY_ROLL: Final = 70
SAY_TOKEN: Final = 71
