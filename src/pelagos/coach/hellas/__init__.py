"""What the coach knows of Hellas: kinds in `kinds`, dangers in `dangers`, goal, phases, reasons and news in `guide`."""

from typing import Final

from pelagos.coach.adapter import CoachAdapter
from pelagos.coach.hellas import kinds
from pelagos.coach.hellas.dangers import threats
from pelagos.coach.hellas.guide import ASSETS, about, goal, news, phase
from pelagos.coach.remarks import HIDDEN_CARDS
from pelagos.kernel.event import Kind

ADAPTER: Final = CoachAdapter(
    goal=goal,
    phase=phase,
    assets=ASSETS,
    about=about,
    threats=threats,
    news=news,
    hidden=HIDDEN_CARDS,
    kinds=tuple([kind for kind in vars(kinds).values() if isinstance(kind, Kind)]),
)
