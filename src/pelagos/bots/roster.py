"""The bots, in one explicit table, and everything they may give as a reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.bots import JUDGES
from pelagos.bots.bot import Bot
from pelagos.bots.novice import Novice
from pelagos.bots.reasons import REASONS
from pelagos.bots.settler import Settler
from pelagos.bots.tastes import TASTES
from pelagos.bots.uniform import Uniform
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.event import Kind
from pelagos.kernel.title import Title

BOTS: Final = (Novice.name, Settler.name, Uniform.name)
"""As people name them."""


class UnknownBot(PelagosError):
    """Nobody is called so."""


def bot_named(name: str, titles: Sequence[Title]) -> Bot:
    """A bot that can play these titles."""
    check_bot(name)
    if name == Novice.name:
        return Novice(titles, TASTES)
    return Settler(titles, JUDGES) if name == Settler.name else Uniform()


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS))


def version_of(name: str, title: str) -> str:
    """Which bot of this name it is, at this title: `1.2` is the strong one's first version with a second judge."""
    if name == Novice.name:
        return str(Novice.version)
    judge = JUDGES.get(title)
    if name == Uniform.name or judge is None:
        return str(Settler.version if name == Settler.name else Uniform.version)
    return f"{Settler.version}.{judge.version}"


def all_reasons() -> dict[str, Kind]:
    """Every reason by its name: those of any title, and those of the judges."""
    kinds = [*REASONS, *[kind for judge in JUDGES.values() for kind in judge.reasons]]
    return {kind.name: kind for kind in kinds}
