"""The bots by their names and versions, in one explicit table, and everything they may give as a reason.

The names are the levels that people choose, gentlest first, and after them those that are yardsticks only. `settler` is
the Settler of today. `settler@1` is the first one for good: when Settler changes, the version before it stays, with the
judges it had, so that the new one can be measured against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.bot import Bot
from pelagos.bots.engine.protocol import is_engine
from pelagos.bots.hazy import HazySettler
from pelagos.bots.judge import Judge
from pelagos.bots.levels import HAZY, HAZY_JUDGES, SEARCHING
from pelagos.bots.novice import PRUDENT_SINCE, Novice
from pelagos.bots.prudence import Prudence
from pelagos.bots.reasons import REASONS
from pelagos.bots.search.searcher import Searcher
from pelagos.bots.settler import Settler
from pelagos.bots.uniform import Uniform
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.event import Kind
from pelagos.kernel.title import Title

VERSIONS: Final[dict[str, tuple[int, ...]]] = {
    "novice": (1, Novice.version),
    "sailor": (1,),
    "trader": (1,),
    "settler": (1, 2),
    "captain": (1,),
    "strategos": (1,),
    "uniform": (Uniform.version,),
}
"""By name, the versions that can still be asked; the last is today's."""
BOTS: Final = tuple(VERSIONS)
"""As people name them at a table."""
AT: Final = "@"
"""Between a name and a version."""
ENGINE_VERSION: Final = "engine"


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


def check_player(said: str) -> None:
    """A bot by its name and perhaps version, or the command of an engine; else UnknownBot."""
    if not is_engine(said):
        read_bot_name(said)


def bot_named(said: str, titles: Sequence[Title]) -> Bot:
    """A bot that can play these titles."""
    name, version = read_bot_name(said)
    if name == Novice.name:
        tastes = {adapter.title: adapter.taste for adapter in ADAPTERS}
        return Novice(titles, tastes, prudence_of_all() if version >= PRUDENT_SINCE else {})
    judges = judges_of(settler_behind(name, version))
    if name in HAZY:
        return HazySettler(titles, judges, prudence_of_all(), HAZY[name])
    if name in SEARCHING:
        return Searcher(titles, judges, SEARCHING[name].effort)
    return Settler(titles, judges) if name == Settler.name else Uniform()


def settler_behind(name: str, version: int) -> int:
    """The version of Settler whose judges this bot plays with; 0 for one without judges."""
    if name in SEARCHING:
        return SEARCHING[name].judges
    if name in HAZY:
        return HAZY_JUDGES
    return version if name == Settler.name else 0


def judges_of(settler: int) -> dict[str, Judge]:
    """By title, the judges that this version of Settler plays with."""
    return {adapter.title: adapter.judge(settler) for adapter in ADAPTERS} if settler else {}


def prudence_of_all() -> dict[str, Prudence]:
    return {adapter.title: adapter.prudence for adapter in ADAPTERS}


def version_of(said: str, title: str) -> str:
    """Which bot of this name it is, at this title: `1.2` is the strong one's first version with a second judge.

    An engine has its own versions, of which we know nothing.
    """
    if is_engine(said):
        return ENGINE_VERSION
    name, version = read_bot_name(said)
    judge = judges_of(settler_behind(name, version)).get(title)
    return str(version) if judge is None else f"{version}.{judge.version}"


def all_reasons() -> dict[str, Kind]:
    """Every reason by its name: those of any title, and those of the judges."""
    kinds = [*REASONS, *[kind for adapter in ADAPTERS for kind in adapter.reasons()]]
    return {kind.name: kind for kind in kinds}
