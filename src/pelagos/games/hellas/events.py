"""What Hellas tells people, each with its clause."""

from typing import Final

from pelagos.kernel.event import Kind

# Set-up and tiles
CARD_SEEN: Final = Kind("card-seen", "who:seat", "card:card", clause="H-3.2")
TILE_DRAWN: Final = Kind("tile-drawn", "who:seat", "tile:tile", clause="H-6.2")
TILE_SET_ASIDE: Final = Kind("tile-set-aside", "tile:tile", clause="H-3.5")
TILE_LAID: Final = Kind("tile-laid", "who:seat", "tile:tile", "spot:spot", "n", clause="H-2.5")
TILE_PUT_UNDER: Final = Kind("tile-put-under", "tile:tile", clause="H-12.36")
STACK_SHUFFLED: Final = Kind("stack-shuffled", clause="H-3.8")
SET_UP_RESTARTED: Final = Kind("set-up-restarted", clause="H-3.9")

# Turns
TURN_BEGAN: Final = Kind("turn-began", "who:seat", "n", clause="H-4.1")
ACTION_DECLARED: Final = Kind("action-declared", "who:seat", "action:action", clause="H-4.1")
ACTION_ENDED: Final = Kind("action-ended", "who:seat", clause="H-4.2")
TURN_ENDED: Final = Kind("turn-ended", "who:seat", clause="H-4.7")

# Burst
BURST_BEGAN: Final = Kind("burst-began", "who:seat", "n", clause="H-5.1")
BURST_ENDED: Final = Kind("burst-ended", "who:seat", clause="H-5.3")
PIECE_PUT: Final = Kind("piece-put", "who:seat", "kind:kind", "city:tile", clause="H-5.2")
PIECE_MOVED: Final = Kind("piece-moved", "who:seat", "kind:kind", "from:tile", "city:tile", clause="H-9.13")
CARD_DRAWN: Final = Kind("card-drawn", "who:seat", "god:god", clause="H-5.5")
DECK_REFILLED: Final = Kind("deck-refilled", "god:god", clause="H-9.14")

# Regrouping
NOT_REGROUPED: Final = Kind("not-regrouped", "who:seat", clause="H-8.4")
REGROUPED: Final = Kind("regrouped", "who:seat", clause="H-8.4")
PIECES_SENT: Final = Kind("pieces-sent", "from:tile", "city:tile", "greeks", "ships", clause="H-8.2")
CITY_CUT: Final = Kind("city-cut", "who:seat", "city:tile", "greeks", "ships", clause="H-11.1")

# Voyage
VOYAGE_FAILED: Final = Kind("voyage-failed", "who:seat", "tile:tile", clause="H-6.6")
SHIP_PAID: Final = Kind("ship-paid", "who:seat", "city:tile", clause="H-6.9")
CITY_FOUNDED: Final = Kind("city-founded", "who:seat", "city:tile", clause="H-6.7")

# Attack
NO_ATTACK: Final = Kind("no-attack", "who:seat", clause="H-7.2")
TARGET_NAMED: Final = Kind("target-named", "who:seat", "city:tile", clause="H-7.19")
ATTACK_LAUNCHED: Final = Kind("attack-launched", "who:seat", "city:tile", "n", "way:way", clause="H-7.5")
BATTLE_PASSED: Final = Kind("battle-passed", "who:seat", clause="H-7.7")
BATTLE_DECIDED: Final = Kind("battle-decided", "who:seat", "city:tile", "attack", "defence", clause="H-7.8")
ATTACK_FAILED: Final = Kind("attack-failed", "who:seat", "city:tile", clause="H-7.10")
LOSS_ACCEPTED: Final = Kind("loss-accepted", "who:seat", "city:tile", clause="H-7.11")
CITY_CONQUERED: Final = Kind("city-conquered", "who:seat", "city:tile", clause="H-7.12")
SPOILS_TAKEN: Final = Kind("spoils-taken", "who:seat", "city:tile", "n", clause="H-7.13")

# Cards
CARD_PLAYED: Final = Kind("card-played", "who:seat", "card:card", clause="H-9.7")
NO_ANSWER: Final = Kind("no-answer", "who:seat", "card:card", clause="H-9.8")
CARD_VETOED: Final = Kind("card-vetoed", "who:seat", "card:card", clause="H-9.7")
NOT_KEPT: Final = Kind("not-kept", "who:seat", "card:card", clause="H-9.7")
CARD_HELD: Final = Kind("card-held", "who:seat", "card:card", clause="H-10.Z7")
CARD_RETURNED: Final = Kind("card-returned", "who:seat", "card:card", clause="H-10.Z7")
CARD_IN_VAIN: Final = Kind("card-in-vain", "who:seat", "card:card", clause="H-9.10")
CARD_DISCARDED: Final = Kind("card-discarded", "who:seat", "card:card", clause="H-10.Z3")
CARD_STOLEN: Final = Kind("card-stolen", "who:seat", "whom:seat", "god:god", clause="H-10.Z6")
STOLEN_CARD_SEEN: Final = Kind("stolen-card-seen", "who:seat", "whom:seat", "card:card", clause="H-14.4")
STOLEN_CARD_DISCARDED: Final = Kind("stolen-card-discarded", "who:seat", "card:card", clause="H-10.Z6")
CITY_FLOODED: Final = Kind("city-flooded", "who:seat", "city:tile", "n", clause="H-10.P6")
CITIES_SWAPPED: Final = Kind("cities-swapped", "who:seat", "city:tile", "other:tile", clause="H-10.Z2")
SHIPS_MUSTERED: Final = Kind("ships-mustered", "who:seat", "city:tile", "n", clause="H-10.A1")
CITY_EVACUATED: Final = Kind("city-evacuated", "who:seat", "city:tile", "refuge:tile", clause="H-10.A6")

# The end
GAME_WON: Final = Kind("game-won", "who:seat", "ending:ending", clause="H-13.1")
GAME_DRAWN: Final = Kind("game-drawn", clause="H-18.4")

# Later additions stand last: saved tables know events by their numbers.
GARRISON_POSTED: Final = Kind("garrison-posted", "who:seat", "city:tile", "greeks", "ships", clause="H-8.1")

EVENTS: Final[tuple[Kind, ...]] = tuple([kind for kind in list(globals().values()) if isinstance(kind, Kind)])
