"""Why something cannot be said in Classic, each with its clause."""

from typing import Final

from pelagos.kernel.event import Kind

# Another question waits
OFFER_FIRST: Final = Kind("offer-first", clause="C-7.2")
SET_FIRST: Final = Kind("set-first", clause="C-15.2")
SITE_FIRST: Final = Kind("site-first", clause="C-15.5")
MOVE_FIRST: Final = Kind("move-first", clause="C-8.5")
BATTLE_FIRST: Final = Kind("battle-first", clause="C-14.18")
EFFECT_FIRST: Final = Kind("effect-first", clause="C-19.3")
ONLY_APOLLO: Final = Kind("only-apollo", clause="C-17.1")
NOT_IN_A_TURN: Final = Kind("not-in-a-turn", clause="C-8.4")

# Offerings
APOLLO_IS_FREE: Final = Kind("apollo-is-free", clause="C-7.8")
FACE_DOWN: Final = Kind("face-down", "god:god", clause="C-5.1")
JUST_OUTBID: Final = Kind("just-outbid", "god:god", clause="C-7.5")
BID_TOO_LOW: Final = Kind("bid-too-low", "god:god", "n", clause="C-7.3")
BID_UNAFFORDABLE: Final = Kind("bid-unaffordable", "n", clause="C-7.11")

# Turns
OTHER_GOD: Final = Kind("other-god", "god:god", clause="C-8.4")
TOO_DEAR: Final = Kind("too-dear", "n", clause="C-8.9")
FREE_RECRUIT_DUE: Final = Kind("free-recruit-due", clause="C-8.6")
ENOUGH_RECRUITS: Final = Kind("enough-recruits", "n", clause="C-9.1")
RESERVE_EMPTY: Final = Kind("reserve-empty", clause="C-1.2")
CARDS_GONE: Final = Kind("cards-gone", clause="C-1.8")
SEA_NOT_NEXT_TO_YOU: Final = Kind("sea-not-next-to-you", "sea:sea", clause="C-9.3")
SEA_OF_ANOTHER: Final = Kind("sea-of-another", "sea:sea", clause="C-2.4")
CLOSED_SEA: Final = Kind("closed-sea", "sea:sea", clause="C-2.10")
NOT_YOUR_ISLAND: Final = Kind("not-your-island", "island:island", clause="C-2.8")
OTHER_BUILDING: Final = Kind("other-building", "god:god", clause="C-10.2")
NO_FREE_SLOT: Final = Kind("no-free-slot", "island:island", clause="C-10.4")
UNDER_METROPOLIS: Final = Kind("under-metropolis", "island:island", clause="C-2.6")
SUPPLY_EMPTY: Final = Kind("supply-empty", "kind:kind", clause="C-1.6")
EMPTY_SLOT: Final = Kind("empty-slot", "slot:slot", clause="C-4.6")

# Movement
NO_FLEET_THERE: Final = Kind("no-fleet-there", "sea:sea", clause="C-11.2")
TOO_FEW_FLEETS: Final = Kind("too-few-fleets", "sea:sea", "n", clause="C-11.2")
NOT_ADJACENT: Final = Kind("not-adjacent", "from:sea", "to:sea", clause="C-2.3")
OTHER_GROUP: Final = Kind("other-group", "sea:sea", clause="C-11.3")
NO_TROOP_THERE: Final = Kind("no-troop-there", "island:island", clause="C-12.2")
TOO_FEW_TROOPS: Final = Kind("too-few-troops", "island:island", "n", clause="C-12.2")
NO_CHAIN: Final = Kind("no-chain", "from:island", "to:island", clause="C-2.9")
SAME_ISLAND: Final = Kind("same-island", "island:island", clause="C-12.2")
HELD_BY_MEDUSA: Final = Kind("held-by-medusa", "island:island", clause="C-20.16.1")
LAST_ISLAND: Final = Kind("last-island", "island:island", clause="C-16.1")
NO_RETREAT_THERE: Final = Kind("no-retreat-there", "island:island", clause="C-14.11")

# Metropolises
OTHER_TYPE_FIRST: Final = Kind("other-type-first", "kind:kind", clause="C-15.4")
NO_SUCH_BUILDING: Final = Kind("no-such-building", "site:site", "island:island", clause="C-10.3")
METROPOLIS_STANDS: Final = Kind("metropolis-stands", "island:island", clause="C-2.6")
FREE_SITE_FIRST: Final = Kind("free-site-first", "island:island", clause="C-15.6")

# Creatures
GUARDED_BY_CHIRON: Final = Kind("guarded-by-chiron", "island:island", clause="C-20.15.1")
NO_LIVING_RIVAL: Final = Kind("no-living-rival", clause="C-19.7")
NOTHING_TO_STEAL: Final = Kind("nothing-to-steal", "whom:seat", clause="C-20.11.1")

REFUSALS: Final[tuple[Kind, ...]] = tuple([kind for kind in list(globals().values()) if isinstance(kind, Kind)])
