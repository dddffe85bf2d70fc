"""What the bots know about Classic.

`judge` answers Settler's questions: `score` values a position by what `survey` finds on the board and by the `chances`
of landings that may come; `bids` weighs offers to the gods. `taste` and `prudence` are Novice's.
"""

from typing import Final

from pelagos.bots.adapter import BotAdapter
from pelagos.bots.classic.judge import ClassicJudge, SecondClassicJudge
from pelagos.bots.classic.prudence import ClassicPrudence
from pelagos.bots.classic.reading import ClassicReading
from pelagos.bots.classic.taste import ClassicTaste

ADAPTER: Final[BotAdapter] = BotAdapter(
    "classic", {1: ClassicJudge(), 2: SecondClassicJudge()}, ClassicTaste(), ClassicPrudence(), ClassicReading()
)
