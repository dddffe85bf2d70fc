"""What the coach knows of Legendary: kinds in `kinds`, dangers in `dangers`, goal, phases and reasons in `guide`."""

from typing import Final

from pelagos.coach.adapter import CoachAdapter
from pelagos.coach.legendary import kinds
from pelagos.coach.legendary.dangers import threats
from pelagos.coach.legendary.guide import about, goal, phase, reached
from pelagos.coach.legendary.happenings import news
from pelagos.coach.legendary.holdings import ASSETS, alike
from pelagos.kernel.event import Kind

ADAPTER: Final = CoachAdapter(
    goal=goal,
    phase=phase,
    assets=ASSETS,
    about=about,
    threats=threats,
    news=news,
    kinds=tuple([kind for kind in vars(kinds).values() if isinstance(kind, Kind)]) + kinds.GODS,
    reached=reached,
    alike=alike,
)
