"""What the coach tells in Hellas."""

from typing import Final

from pelagos.kernel.event import Kind

# The goal

GOAL: Final = Kind("hellas-goal", "n", "goal", "theirs", clause="H-13.1")
TEMPLES: Final = Kind("hellas-temples", "n", "theirs", clause="H-5.1")

# What a question is about

SET_UP: Final = Kind("hellas-set-up", clause="H-3.5")
ACTION: Final = Kind("hellas-action", clause="H-4.1")
GATHERING: Final = Kind("hellas-gathering", "n", clause="H-5.1")
VOYAGE: Final = Kind("hellas-voyage", clause="H-6.4")
ATTACK: Final = Kind("hellas-attack", clause="H-7.2")
BATTLE: Final = Kind("hellas-battle", clause="H-7.7")
REGROUPING: Final = Kind("hellas-regrouping", clause="H-8.4")
ANSWERING: Final = Kind("hellas-answering", clause="H-9.7")
OTHER: Final = Kind("hellas-other", clause="H-4.2")

# What speaks for an answer

STRENGTH: Final = Kind("hellas-strength", "city:tile", "greeks", clause="H-7.8")
EXPOSED: Final = Kind("hellas-exposed", "city:tile", "percent", clause="H-7.8")
TEMPLE_THERE: Final = Kind("hellas-temple-there", "city:tile", clause="H-1.2")

# Dangers

THREAT: Final = Kind("hellas-threat", "who:seat", "city:tile", "percent", "stake", clause="H-7.8")
ONE_MORE_WINS: Final = Kind("hellas-one-more-wins", "who:seat", clause="H-13.1")

# What rivals did

CITY_LOST: Final = Kind("hellas-city-lost", "who:seat", "city:tile", "n", clause="H-7.12")
CITY_FOUND: Final = Kind("hellas-city-found", "who:seat", "n", "goal", clause="H-6.7")
CARD_TAKEN: Final = Kind("hellas-card-taken", "who:seat", "god:god", clause="H-10.Z6")
CARDS_DRAWN: Final = Kind("hellas-cards-drawn", "who:seat", "god:god", clause="H-5.5")
VETOED: Final = Kind("hellas-vetoed", "card:card", clause="H-9.7")
