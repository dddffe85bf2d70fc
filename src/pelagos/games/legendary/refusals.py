"""Why something cannot be said in Legendary, each with its clause."""

from typing import Final

from pelagos.kernel.event import Kind

# Another question waits
PLACEMENT_FIRST: Final = Kind("placement-first", clause="L-4.8")
OFFER_FIRST: Final = Kind("offer-first", clause="L-7.1")
MAINTENANCE_FIRST: Final = Kind("maintenance-first", clause="L-8.2")
UNITS_FIRST: Final = Kind("units-first", clause="L-21.6")
BATTLE_FIRST: Final = Kind("battle-first", clause="L-12.1.3")
SET_FIRST: Final = Kind("set-first", clause="L-14.8")
SITE_FIRST: Final = Kind("site-first", clause="L-14.14")
BONUS_FIRST: Final = Kind("bonus-first", clause="L-14.15")
EFFECT_FIRST: Final = Kind("effect-first", clause="L-10.7.1")
SACRIFICE_FIRST: Final = Kind("sacrifice-first", clause="L-16.0.2")
LOOK_FIRST: Final = Kind("look-first", clause="L-10.2.4")
ONLY_APOLLO: Final = Kind("only-apollo", clause="L-10.6.3")
NOT_IN_A_TURN: Final = Kind("not-in-a-turn", clause="L-9.2")

# Placement
LAND_TAKEN: Final = Kind("land-taken", "land:land", clause="L-4.8")
SAME_ISLAND: Final = Kind("same-island", "land:land", clause="L-4.8")
TEAMMATES_ISLAND: Final = Kind("teammates-island", "land:land", clause="L-4.11")
SEA_TAKEN: Final = Kind("sea-taken", "sea:sea", clause="L-4.8")

# Offerings
FACE_DOWN: Final = Kind("face-down", "god:god", clause="L-5.6")
APOLLO_TAKEN: Final = Kind("apollo-taken", clause="L-7.2")
APOLLO_IS_FREE: Final = Kind("apollo-is-free", clause="L-7.2")
NOT_ON_TRACK: Final = Kind("not-on-track", "n", clause="L-7.3")
BID_TOO_LOW: Final = Kind("bid-too-low", "god:god", "n", clause="L-7.3")
JUST_OUSTED: Final = Kind("just-ousted", "god:god", clause="L-7.4")
BID_UNAFFORDABLE: Final = Kind("bid-unaffordable", "n", clause="L-7.9")
ONLY_FORCED: Final = Kind("only-forced", clause="L-7.10")

# Maintenance
NOT_YOUR_CREATURE: Final = Kind("not-your-creature", "creature:creature", clause="L-8.2")
ALREADY_KEPT: Final = Kind("already-kept", "creature:creature", clause="L-8.2")
NO_PRIESTESS: Final = Kind("no-priestess", clause="L-8.2")
NOT_ADJACENT_AREA: Final = Kind("not-adjacent-area", "area:area", clause="L-8.3")
WRONG_AREA: Final = Kind("wrong-area", "area:area", clause="L-8.3")
CREATURE_THERE: Final = Kind("creature-there", "area:area", clause="L-15.0.3")

# Turns
OTHER_GOD: Final = Kind("other-god", "god:god", clause="L-10.0.1")
FREE_ACTIONS_FIRST: Final = Kind("free-actions-first", clause="L-9.2")
TOO_DEAR: Final = Kind("too-dear", "n", clause="L-9.6")
ENOUGH_RECRUITS: Final = Kind("enough-recruits", clause="L-10.0.2")
RESERVE_EMPTY: Final = Kind("reserve-empty", clause="L-1.3")
SUPPLY_EMPTY: Final = Kind("supply-empty", clause="L-1.4")
NOT_YOUR_LAND: Final = Kind("not-your-land", "land:land", clause="L-13.1")
SEA_NOT_NEXT_TO_YOU: Final = Kind("sea-not-next-to-you", "sea:sea", clause="L-10.3.4")
SEA_OF_ANOTHER: Final = Kind("sea-of-another", "sea:sea", clause="L-10.3.4")
CLOSED_SEA: Final = Kind("closed-sea", "sea:sea", clause="L-11.1.2")
OTHER_BUILDING: Final = Kind("other-building", "kind:kind", clause="L-9.2")
OWNED_KIND: Final = Kind("owned-kind", "kind:kind", clause="L-10.5.1")
KIND_GONE: Final = Kind("kind-gone", "kind:kind", clause="L-1.5")
NOT_YOUR_SITE: Final = Kind("not-your-site", "site:site", clause="L-14.3")
SITE_TAKEN: Final = Kind("site-taken", "site:site", clause="L-14.5")
SAME_KIND: Final = Kind("same-kind", "kind:kind", clause="L-14.4")
METROPOLIS_STANDS: Final = Kind("metropolis-stands", "site:site", clause="L-14.6")
FREE_SITE_LEFT: Final = Kind("free-site-left", clause="L-14.5")
NOTHING_TO_BUILD: Final = Kind("nothing-to-build", clause="L-9.4")
BUILD_DONE: Final = Kind("build-done", clause="L-9.2")
ALREADY_LOOKED: Final = Kind("already-looked", clause="L-10.2.4")
NO_CARD_LEFT: Final = Kind("no-card-left", clause="L-5.7")
EMPTY_SLOT: Final = Kind("empty-slot", "slot:slot", clause="L-5.5")
HERO_NOT_ON_TRACK: Final = Kind("hero-not-on-track", "hero:hero", clause="L-10.5.4")
ONE_HERO_A_TURN: Final = Kind("one-hero-a-turn", clause="L-10.5.4")
NO_HEROIC_MOVE: Final = Kind("no-heroic-move", clause="L-11.3.1")

# Movement
NO_FLEET_THERE: Final = Kind("no-fleet-there", "sea:sea", clause="L-11.1.1")
TOO_FEW_FLEETS: Final = Kind("too-few-fleets", "sea:sea", "n", clause="L-11.1.1")
NOT_ADJACENT: Final = Kind("not-adjacent", "from:sea", "to:sea", clause="L-11.1.1")
TEAMMATES_SEA: Final = Kind("teammates-sea", "sea:sea", clause="L-11.1.3")
TEAMMATES_LAND: Final = Kind("teammates-land", "land:land", clause="L-11.2.4")
NO_UNIT_THERE: Final = Kind("no-unit-there", "land:land", clause="L-11.2.1")
SAME_LAND: Final = Kind("same-land", "land:land", clause="L-11.2.1")
NOT_ACCESSIBLE: Final = Kind("not-accessible", "from:land", "to:land", clause="L-11.2.2")
HELD_BY_MEDUSA: Final = Kind("held-by-medusa", "land:land", clause="L-15.16.1")
LAST_AREA: Final = Kind("last-area", "land:land", clause="L-17.5")
NOT_YOUR_HERO: Final = Kind("not-your-hero", "hero:hero", clause="L-11.3.1")
TOO_MANY_UNITS: Final = Kind("too-many-units", "n", clause="L-11.2.1")
NOBODY_MOVES: Final = Kind("nobody-moves", clause="L-21.6")

# Battle
NO_SUCH_UNIT: Final = Kind("no-such-unit", clause="L-12.1.3")
NO_RETREAT_LAND: Final = Kind("no-retreat-land", "land:land", clause="L-12.1.5")
NO_RETREAT_SEA: Final = Kind("no-retreat-sea", "sea:sea", clause="L-12.2.3")

# Metropolises and bonuses
OTHER_KIND_FIRST: Final = Kind("other-kind-first", "kind:kind", clause="L-14.8")
NO_PROTECTION: Final = Kind("no-protection", "hero:hero", clause="L-16.7.2")
NOT_YOUR_SEA: Final = Kind("not-your-sea", "sea:sea", clause="L-14.15")
NOT_YOUR_AREA: Final = Kind("not-your-area", "area:area", clause="L-14.15")
WANTS_LAND: Final = Kind("wants-land", clause="L-10.6.1")
WANTS_SEA: Final = Kind("wants-sea", clause="L-10.6.1")

# Creatures
SAME_TEAM: Final = Kind("same-team", clause="L-15.0.2")
NOTHING_TO_STEAL: Final = Kind("nothing-to-steal", clause="L-15.0.2")
NO_VICTIM: Final = Kind("no-victim", clause="L-15.0.6")

# Sacrifices
TOO_FRESH: Final = Kind("too-fresh", "hero:hero", clause="L-16.0.2")
CONDITION_UNMET: Final = Kind("condition-unmet", "hero:hero", clause="L-16.0.2")
NO_METROPOLIS_LEFT: Final = Kind("no-metropolis-left", clause="L-1.6")
NO_PLACE: Final = Kind("no-place", clause="L-14.11")
TOO_FEW_OF_KIND: Final = Kind("too-few-of-kind", "kind:kind", clause="L-16.0.2")

REFUSALS: Final[tuple[Kind, ...]] = tuple([kind for kind in list(globals().values()) if isinstance(kind, Kind)])
