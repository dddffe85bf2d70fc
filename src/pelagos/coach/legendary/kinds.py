"""What the coach tells in Legendary."""

from typing import Final

from pelagos.kernel.event import Kind

# The goal

GOAL: Final = Kind("legendary-goal", "n", "goal", clause="L-17.2")
BY_PHILOSOPHERS: Final = Kind("legendary-by-philosophers", "n", clause="L-14.9")
BY_BUILDINGS: Final = Kind("legendary-by-buildings", "n", clause="L-14.8")
ONE_KIND_MISSING: Final = Kind("legendary-one-kind-missing", "kind:kind", clause="L-14.8")
AHEAD: Final = Kind("legendary-ahead", clause="L-17.2")

# What a question is about

OPENING: Final = Kind("legendary-opening", clause="L-4.7")
OFFERINGS: Final = Kind("legendary-offerings", clause="L-7.1")
KEEPING: Final = Kind("legendary-keeping", clause="L-8.2")
FREE_ACTIONS: Final = Kind("legendary-free-actions", "god:god", clause="L-9.4")
TURN: Final = Kind("legendary-turn", "god:god", clause="L-9.2")
APOLLO_TURN: Final = Kind("legendary-apollo-turn", clause="L-10.6.1")
MOVING: Final = Kind("legendary-moving", clause="L-11.2.1")
BATTLE: Final = Kind("legendary-battle", clause="L-12.1.3")
METROPOLIS: Final = Kind("legendary-metropolis", clause="L-14.14")
EFFECT: Final = Kind("legendary-effect", clause="L-10.7.1")
BONUS: Final = Kind("legendary-bonus", clause="L-14.15")
ROW: Final = Kind("legendary-row", clause="L-5.6")

# What speaks for an answer

LAND_INCOME: Final = Kind("legendary-land-income", "land:land", "n", clause="L-6.4")
LAND_SITES: Final = Kind("legendary-land-sites", "land:land", "n", clause="L-14.3")
SEA_INCOME: Final = Kind("legendary-sea-income", "sea:sea", "n", clause="L-6.4")
NEW_KIND: Final = Kind("legendary-new-kind", "kind:kind", "n", clause="L-14.8")
COMPLETES: Final = Kind("legendary-completes", "kind:kind", clause="L-14.8")
PHILOSOPHER: Final = Kind("legendary-philosopher", "n", clause="L-14.9")
GUARDS: Final = Kind("legendary-guards", "land:land", "n", clause="L-12.1.1")
OUT_OF_REACH: Final = Kind("legendary-out-of-reach", "land:land", clause="L-11.2.1")
GODS: Final = tuple([Kind(f"legendary-god-{god}") for god in ("ares", "athena", "hera", "poseidon", "zeus", "apollo")])
"""What each god is good for, by his number."""

# Dangers

THREAT_NOW: Final = Kind("legendary-threat-now", "who:faction", "land:land", "percent", "stake", clause="L-12.1.1")
THREAT_ARES: Final = Kind("legendary-threat-ares", "who:faction", "land:land", "percent", "stake", clause="L-12.1.1")
THREAT_NEXT: Final = Kind("legendary-threat-next", "who:faction", "land:land", "percent", "stake", clause="L-12.1.1")
THREAT_HERO: Final = Kind("legendary-threat-hero", "who:faction", "land:land", "percent", clause="L-11.3.1")
RIVAL_WINS_WITH: Final = Kind("legendary-rival-wins-with", "who:faction", "god:god", clause="L-17.2")

# What rivals did

OUTBID: Final = Kind("legendary-outbid", "god:god", clause="L-7.4")
FOUNDED: Final = Kind("legendary-founded", "who:faction", "n", "goal", clause="L-14.14")
METROPOLIS_LOST: Final = Kind("legendary-metropolis-lost", "who:faction", "n", clause="L-14.12")
LAND_LOST: Final = Kind("legendary-land-lost", "who:faction", "land:land", clause="L-13.5")
FLEET_LOST: Final = Kind("legendary-fleet-lost", "sea:sea", clause="L-12.2.2")
NEAR_BY_PHILOSOPHERS: Final = Kind("legendary-near-by-philosophers", "who:faction", "n", clause="L-14.9")
NEAR_BY_BUILDINGS: Final = Kind("legendary-near-by-buildings", "who:faction", clause="L-14.8")
HERO_CAME: Final = Kind("legendary-hero-came", "who:faction", "hero:hero", clause="L-11.3.1")
GOLD_STOLEN: Final = Kind("legendary-gold-stolen", "who:team", "n", clause="L-15.6.1")
PRIESTESS_STOLEN: Final = Kind("legendary-priestess-stolen", "who:faction", clause="L-15.4.1")
PHILOSOPHER_STOLEN: Final = Kind("legendary-philosopher-stolen", "who:faction", clause="L-15.10.1")
