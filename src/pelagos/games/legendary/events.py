"""What Legendary tells people, each with its clause."""

from typing import Final

from pelagos.kernel.event import Kind

# Set-up and the first phases
GOD_PLACED: Final = Kind("god-placed", "god:god", "n", clause="L-4.1")
PAWN_ORDERED: Final = Kind("pawn-ordered", "who:faction", "n", clause="L-4.7")
LAND_CLAIMED: Final = Kind("land-claimed", "who:faction", "land:land", clause="L-13.5")
FLEET_LAUNCHED: Final = Kind("fleet-launched", "who:faction", "sea:sea", clause="L-4.8")
NO_SEA_FREE: Final = Kind("no-sea-free", "who:faction", "land:land", clause="L-4.9")
TROOP_MUSTERED: Final = Kind("troop-mustered", "who:faction", "land:land", clause="L-4.10")
CYCLE_BEGAN: Final = Kind("cycle-began", "n", clause="L-5.1")
HERO_APPEARED: Final = Kind("hero-appeared", "hero:hero", clause="L-5.3")
CREATURE_UNBOUGHT: Final = Kind("creature-unbought", "creature:creature", clause="L-5.4")
CREATURE_APPEARED: Final = Kind("creature-appeared", "creature:creature", "slot:slot", clause="L-5.4")
DECK_SHUFFLED: Final = Kind("deck-shuffled", clause="L-5.7")
GODS_TURNED: Final = Kind("gods-turned", "god:god", clause="L-5.6")
INCOME_PAID: Final = Kind("income-paid", "who:faction", "n", clause="L-6.1")

# Offerings
OFFER_MADE: Final = Kind("offer-made", "who:faction", "god:god", "n", clause="L-7.3")
OFFER_FORCED: Final = Kind("offer-forced", "who:faction", clause="L-7.10")
OFFER_LOST: Final = Kind("offer-lost", "who:faction", "god:god", clause="L-7.4")
APOLLO_CHOSEN: Final = Kind("apollo-chosen", "who:faction", clause="L-7.2")
OFFERS_PAID: Final = Kind("offers-paid", "team:team", "n", clause="L-7.8")
OFFERS_SETTLED: Final = Kind("offers-settled", clause="L-7.8")
OFFERS_UNPAID: Final = Kind("offers-unpaid", "team:team", clause="L-7.11")
PENALTY_PAID: Final = Kind("penalty-paid", "team:team", "n", clause="L-7.11")

# Maintenance
CREATURE_KEPT: Final = Kind("creature-kept", "who:faction", "creature:creature", clause="L-8.2")
CREATURE_RELEASED: Final = Kind("creature-released", "who:faction", "creature:creature", clause="L-8.2")
FIGURE_MOVED: Final = Kind("figure-moved", "who:faction", "creature:creature", "area:area", clause="L-8.3")

# Turns
TURN_BEGAN: Final = Kind("turn-began", "who:faction", "god:god", clause="L-9.1")
TURN_ENDED: Final = Kind("turn-ended", "who:faction", clause="L-9.7")
TURN_SKIPPED: Final = Kind("turn-skipped", "who:faction", clause="L-9.8")
FREE_ACTION_LAPSED: Final = Kind("free-action-lapsed", "who:faction", clause="L-9.4")
BUILDING_BUILT: Final = Kind("building-built", "who:faction", "kind:kind", "site:site", clause="L-14.3")
BUILDING_REPLACED: Final = Kind("building-replaced", "who:faction", "kind:kind", "site:site", clause="L-14.4")
BUILDING_FORGONE: Final = Kind("building-forgone", "who:faction", clause="L-14.4")
FLEET_RECRUITED: Final = Kind("fleet-recruited", "who:faction", "sea:sea", "price", clause="L-10.3.2")
TROOP_RECRUITED: Final = Kind("troop-recruited", "who:faction", "land:land", "price", clause="L-10.4.2")
MERCENARY_RECRUITED: Final = Kind("mercenary-recruited", "who:faction", "land:land", "price", clause="L-10.5.2")
PRIESTESS_TAKEN: Final = Kind("priestess-taken", "who:faction", "price", clause="L-10.2.2")
PHILOSOPHER_TAKEN: Final = Kind("philosopher-taken", "who:faction", "price", clause="L-10.1.2")
PRIESTESS_DRAWN: Final = Kind("priestess-drawn", "who:faction", clause="L-13.6")
HERO_HIRED: Final = Kind("hero-hired", "who:faction", "hero:hero", "land:land", clause="L-10.5.4")
TOP_LOOKED_AT: Final = Kind("top-looked-at", "who:faction", clause="L-10.2.4")
TOP_SEEN: Final = Kind("top-seen", "creature:creature", clause="L-10.2.4")
TOP_PUT_BACK: Final = Kind("top-put-back", "who:faction", clause="L-10.2.4")
TOP_PLAYED: Final = Kind("top-played", "who:faction", "creature:creature", clause="L-10.2.4")
APOLLO_PAID: Final = Kind("apollo-paid", "who:faction", "n", clause="L-10.6.2")
AREA_PROSPERED: Final = Kind("area-prospered", "who:faction", "area:area", clause="L-10.6.1")
CREATURE_BOUGHT: Final = Kind("creature-bought", "who:faction", "creature:creature", "price", clause="L-10.7.1")
EFFECT_LOST: Final = Kind("effect-lost", "who:faction", "creature:creature", clause="L-10.7.5")

# Movement and battle
FLEETS_SAILED: Final = Kind("fleets-sailed", "who:faction", "from:sea", "to:sea", "n", clause="L-11.1.1")
UNITS_MARCHED: Final = Kind("units-marched", "who:faction", "from:land", "to:land", "n", clause="L-11.2.1")
HERO_LED: Final = Kind("hero-led", "who:faction", "hero:hero", "to:land", "n", clause="L-11.3.1")
UNITS_FLOWN: Final = Kind("units-flown", "who:faction", "from:land", "to:land", "n", clause="L-11.4.1")
LAND_CAPTURED: Final = Kind("land-captured", "who:faction", "whom:faction", "land:land", clause="L-13.5")
SEA_BATTLE_BEGAN: Final = Kind("sea-battle-began", "who:faction", "whom:faction", "sea:sea", clause="L-12.2.1")
LAND_BATTLE_BEGAN: Final = Kind("land-battle-began", "who:faction", "whom:faction", "land:land", clause="L-12.1.1")
HECTOR_STRUCK: Final = Kind("hector-struck", "who:faction", "unit:unit", "land:land", clause="L-16.3.1")
PANDORA_BECKONED: Final = Kind("pandora-beckoned", "who:faction", "whom:faction", "n", clause="L-16.6.1")
DICE_ROLLED: Final = Kind("dice-rolled", "attacker", "defender", "attack", "defence", clause="L-12.1.3")
DIE_REROLLED: Final = Kind("die-rerolled", "who:faction", clause="L-16.2.1")
FLEET_LOST: Final = Kind("fleet-lost", "who:faction", "sea:sea", clause="L-12.2.2")
TROOP_LOST: Final = Kind("troop-lost", "who:faction", "land:land", clause="L-12.1.4")
MERCENARY_LOST: Final = Kind("mercenary-lost", "who:faction", "land:land", clause="L-12.1.4")
HERO_LOST: Final = Kind("hero-lost", "who:faction", "hero:hero", "land:land", clause="L-12.1.4")
MINOTAUR_LOST: Final = Kind("minotaur-lost", "who:faction", "land:land", clause="L-12.1.4")
TROOP_WITHDREW: Final = Kind("troop-withdrew", "who:faction", "unit:unit", "to:land", clause="L-16.9.1")
RETREATED_LAND: Final = Kind("retreated-land", "who:faction", "to:land", "n", clause="L-12.1.5")
RETREATED_SEA: Final = Kind("retreated-sea", "who:faction", "to:sea", "n", clause="L-12.2.3")
LAND_HELD: Final = Kind("land-held", "who:faction", "land:land", clause="L-12.1.7")
SEA_HELD: Final = Kind("sea-held", "who:faction", "sea:sea", clause="L-12.2.4")
SEA_EMPTY: Final = Kind("sea-empty", "sea:sea", clause="L-12.2.4")

# Metropolises
BUILDING_GIVEN: Final = Kind("building-given", "who:faction", "kind:kind", "site:site", clause="L-14.8")
PHILOSOPHERS_GIVEN: Final = Kind("philosophers-given", "who:faction", clause="L-14.9")
METROPOLIS_FOUNDED: Final = Kind("metropolis-founded", "who:faction", "site:site", "bonus:bonus", clause="L-14.14")
METROPOLIS_PROTECTED: Final = Kind("metropolis-protected", "who:faction", "hero:hero", clause="L-16.7.2")
METROPOLIS_TAKEN: Final = Kind("metropolis-taken", "who:faction", "whom:faction", "site:site", clause="L-14.12")
BONUS_GAINED: Final = Kind("bonus-gained", "who:faction", "bonus:bonus", clause="L-14.15")
BONUS_LOST: Final = Kind("bonus-lost", "who:faction", "bonus:bonus", clause="L-14.15")
BONUS_TROOP: Final = Kind("bonus-troop", "who:faction", "land:land", clause="L-14.15")
BONUS_FLEET: Final = Kind("bonus-fleet", "who:faction", "sea:sea", clause="L-14.15")

# Creatures
FLIGHT_DECLINED: Final = Kind("flight-declined", "who:faction", clause="L-15.9.1")
FIGURE_PLACED: Final = Kind("figure-placed", "who:faction", "creature:creature", "area:area", clause="L-15.0.3")
FIGURE_LEFT: Final = Kind("figure-left", "creature:creature", "area:area", clause="L-8.2")
FLEETS_DESTROYED: Final = Kind("fleets-destroyed", "whom:faction", "sea:sea", "n", clause="L-15.15.1")

# Heroes
HERO_SACRIFICED: Final = Kind("hero-sacrificed", "who:faction", "hero:hero", clause="L-16.0.2")

# The end
ELIMINATED: Final = Kind("eliminated", "who:faction", clause="L-17.6")
GOLD_SHOWN: Final = Kind("gold-shown", "team:team", "n", clause="L-17.4")
GAME_ENDED: Final = Kind("game-ended", "ending:ending", clause="L-17.2")
TEAM_WON: Final = Kind("team-won", "team:team", "n", clause="L-17.3")

EVENTS: Final[tuple[Kind, ...]] = tuple([kind for kind in list(globals().values()) if isinstance(kind, Kind)])
