"""What the coach knows of Classic: kinds in `kinds`, dangers in `dangers`, goal, phases and reasons in `guide`."""

from typing import Final

from pelagos.coach.adapter import CoachAdapter
from pelagos.coach.classic import kinds
from pelagos.coach.classic.dangers import threats
from pelagos.coach.classic.guide import about, goal, phase, reached
from pelagos.coach.classic.happenings import news
from pelagos.coach.classic.holdings import ASSETS, alike
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
