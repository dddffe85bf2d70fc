"""What the bots know about Hellas.

A turn of Hellas is one long plan, so that `judge` values a position by playing its turn to the end:

| module | what it holds |
|---|---|
| `judge` | answers Settler's questions, and says why |
| `rollout` | plays the rest of a turn out by plans and habits, and values what it comes to |
| `arrangements` | plan: where all pieces of a player should stand, and what to take in a Burst |
| `raids` | plan: whom to attack, and with how many |
| `voyages` | plan: what a tile from the stack may bring |
| `habits` | rules of thumb for every other question on the way |
| `board` | the map of tiles, the pieces on it to be moved about, and what they are worth |
| `weights` | what cities, pieces and cards are worth |
| `memory` | maps, odds and arrangements that were worked out before |
| `taste`, `prudence` | Novice's |
"""

from typing import Final

from pelagos.bots.adapter import BotAdapter
from pelagos.bots.hellas.judge import HellasJudge
from pelagos.bots.hellas.prudence import HellasPrudence
from pelagos.bots.hellas.reading import HellasReading
from pelagos.bots.hellas.taste import HellasTaste

ADAPTER: Final[BotAdapter] = BotAdapter("hellas", {1: HellasJudge()}, HellasTaste(), HellasPrudence(), HellasReading())
