"""What the bots know about Legendary.

`judge` answers Settler's questions: `score` values a position by what `survey` finds on the board and by the `progress`
of each faction towards its next metropolis; `bids` weighs offers to the gods. `taste` and `prudence` are Novice's.
"""

from typing import Final

from pelagos.bots.adapter import BotAdapter
from pelagos.bots.legendary.judge import LegendaryJudge
from pelagos.bots.legendary.prudence import LegendaryPrudence
from pelagos.bots.legendary.reading import LegendaryReading
from pelagos.bots.legendary.taste import LegendaryTaste

ADAPTER: Final[BotAdapter] = BotAdapter(
    "legendary", {1: LegendaryJudge()}, LegendaryTaste(), LegendaryPrudence(), LegendaryReading()
)
