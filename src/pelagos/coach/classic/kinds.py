"""What the coach tells in Classic."""

from typing import Final

from pelagos.kernel.event import Kind

# The goal

GOAL: Final = Kind("classic-goal", "n", "goal", clause="C-18.1")
BY_PHILOSOPHERS: Final = Kind("classic-by-philosophers", "n", clause="C-15.3")
BY_BUILDINGS: Final = Kind("classic-by-buildings", "n", clause="C-15.2")
ONE_KIND_MISSING: Final = Kind("classic-one-kind-missing", "god:god", clause="C-15.2")
AHEAD: Final = Kind("classic-ahead", clause="C-18.4")

# What a question is about

OFFERINGS: Final = Kind("classic-offerings", clause="C-7.1")
TURN: Final = Kind("classic-turn", "god:god", clause="C-8.1")
APOLLO_TURN: Final = Kind("classic-apollo-turn", clause="C-17.2")
SAILING: Final = Kind("classic-sailing", clause="C-11.2")
BATTLE: Final = Kind("classic-battle", clause="C-14.2")
METROPOLIS: Final = Kind("classic-metropolis", clause="C-15.5")
EFFECT: Final = Kind("classic-effect", clause="C-19.4")
ROW: Final = Kind("classic-row", clause="C-5.1")

# What speaks for an answer

ISLAND_INCOME: Final = Kind("classic-island-income", "island:island", "n", clause="C-6.4")
ISLAND_SLOTS: Final = Kind("classic-island-slots", "island:island", "n", clause="C-2.5")
SEA_INCOME: Final = Kind("classic-sea-income", "sea:sea", clause="C-6.4")
NEW_KIND: Final = Kind("classic-new-kind", "god:god", "n", clause="C-15.2")
PHILOSOPHER: Final = Kind("classic-philosopher", "n", clause="C-15.3")
GODS: Final = tuple([Kind(f"classic-god-{god}") for god in ("poseidon", "ares", "zeus", "athena", "apollo")])
"""What each god is good for, by his number."""

# Dangers

THREAT_NOW: Final = Kind("classic-threat-now", "who:seat", "island:island", "percent", "stake", clause="C-12.7")
THREAT_ARES: Final = Kind("classic-threat-ares", "who:seat", "island:island", "percent", "stake", clause="C-12.7")
THREAT_NEXT: Final = Kind("classic-threat-next", "who:seat", "island:island", "percent", "stake", clause="C-12.7")
RIVAL_WINS_WITH: Final = Kind("classic-rival-wins-with", "who:seat", "god:god", clause="C-18.4")

# What rivals did

OUTBID: Final = Kind("classic-outbid", "god:god", clause="C-7.5")
FOUNDED: Final = Kind("classic-founded", "who:seat", "n", "goal", clause="C-15.5")
ISLAND_LOST: Final = Kind("classic-island-lost", "who:seat", "island:island", clause="C-12.7")
FLEET_LOST: Final = Kind("classic-fleet-lost", "sea:sea", clause="C-14.7")
NEAR_BY_PHILOSOPHERS: Final = Kind("classic-near-by-philosophers", "who:seat", "n", clause="C-15.3")
NEAR_BY_BUILDINGS: Final = Kind("classic-near-by-buildings", "who:seat", clause="C-15.2")
GOLD_STOLEN: Final = Kind("classic-gold-stolen", "who:seat", "n", clause="C-20.9.1")
PRIEST_STOLEN: Final = Kind("classic-priest-stolen", "who:seat", clause="C-20.12.1")
PHILOSOPHER_STOLEN: Final = Kind("classic-philosopher-stolen", "who:seat", clause="C-20.11.1")
