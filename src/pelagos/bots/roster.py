"""The bots by their names and versions, in one explicit table, and everything they may give as a reason.

`settler` is the Settler of today. `settler@1` is the first one for good: when Settler changes, the version before it
stays, with the judges it had, so that the new one can be measured against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.bot import Bot
from pelagos.bots.judge import Judge
from pelagos.bots.novice import PRUDENT_SINCE, Novice
from pelagos.bots.reasons import REASONS
from pelagos.bots.settler import Settler
from pelagos.bots.uniform import Uniform
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.event import Kind
from pelagos.kernel.title import Title

VERSIONS: Final[dict[str, tuple[int, ...]]] = {
    Novice.name: (1, Novice.version),
    Settler.name: (Settler.version,),
    Uniform.name: (Uniform.version,),
}
"""By name, the versions that can still be asked; the last is today's."""
BOTS: Final = tuple(VERSIONS)
"""As people name them at a table."""
AT: Final = "@"
"""Between a name and a version."""


class UnknownBot(PelagosError):
    """Nobody is called so, or there is no such version."""


class BotName(NamedTuple):
    """A bot, and which of its versions."""

    name: str
    version: int


def read_bot_name(said: str) -> BotName:
    """`settler`, or `settler@1`; UnknownBot if there is no such bot or version."""
    name, versioned, version = said.partition(AT)
    check_bot(name)
    known = VERSIONS[name]
    if not versioned:
        return BotName(name, known[-1])
    for number in known:
        if str(number) == version:
            return BotName(name, number)
    raise UnknownBot("unknown-bot-version", bot=name, version=version, known=", ".join([str(n) for n in known]))


def check_bot(name: str) -> None:
    """Is this a bot as people name it at a table, without a version?"""
    if name not in VERSIONS:
        raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS))


def bot_named(said: str, titles: Sequence[Title]) -> Bot:
    """A bot that can play these titles."""
    name, version = read_bot_name(said)
    if name == Novice.name:
        tastes = {adapter.title: adapter.taste for adapter in ADAPTERS}
        prudent = version >= PRUDENT_SINCE
        return Novice(titles, tastes, {adapter.title: adapter.prudence for adapter in ADAPTERS} if prudent else {})
    return Settler(titles, judges_of(version)) if name == Settler.name else Uniform()


def judges_of(settler: int) -> dict[str, Judge]:
    """By title, the judges that this version of Settler plays with."""
    return {adapter.title: adapter.judge(settler) for adapter in ADAPTERS}


def version_of(said: str, title: str) -> str:
    """Which bot of this name it is, at this title: `1.2` is the strong one's first version with a second judge."""
    name, version = read_bot_name(said)
    judge = judges_of(version).get(title) if name == Settler.name else None
    return str(version) if judge is None else f"{version}.{judge.version}"


def all_reasons() -> dict[str, Kind]:
    """Every reason by its name: those of any title, and those of the judges."""
    kinds = [*REASONS, *[kind for adapter in ADAPTERS for kind in adapter.reasons()]]
    return {kind.name: kind for kind in kinds}
