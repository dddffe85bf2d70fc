"""Pelagos: Cyclades (2009), Cyclades: Legendary Edition and Hellas, played and studied by the rules.

    import pelagos

    game = pelagos.new("legendary", seats=4, seed=7)
    bot = pelagos.bot("settler", seed=1)
    while not game.over:
        game.say(bot.choose(game))
    print(game.result)

What is public stands in `__all__`, and docs/api.md tells all of it. Names are looked up when they are first used, so
that importing a part, such as `pelagos.kernel`, imports no other.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pelagos.api.catalogue import TitleInfo, titles
    from pelagos.api.game import Game, View
    from pelagos.api.hints import Hint, HintedAnswer
    from pelagos.api.players import Bot, BotAnswer, bot, bot_names, match
    from pelagos.api.records import GameRecord, read
    from pelagos.api.start import new
    from pelagos.api.told import GameEvent, Result, WhyNot
    from pelagos.bots.roster import UnknownBot
    from pelagos.kernel.errors import BadRecord, BadSetup, BadWords, CannotUndo, Illegal, NotYourTurn, PelagosError

__version__ = "0.2.0"

__all__ = [
    "BadRecord",
    "BadSetup",
    "BadWords",
    "Bot",
    "BotAnswer",
    "CannotUndo",
    "Game",
    "GameEvent",
    "GameRecord",
    "Hint",
    "HintedAnswer",
    "Illegal",
    "NotYourTurn",
    "PelagosError",
    "Result",
    "TitleInfo",
    "UnknownBot",
    "View",
    "WhyNot",
    "__version__",
    "bot",
    "bot_names",
    "match",
    "new",
    "read",
    "titles",
]

_HOMES = {
    "pelagos.api.catalogue": ("TitleInfo", "titles"),
    "pelagos.api.game": ("Game", "View"),
    "pelagos.api.hints": ("Hint", "HintedAnswer"),
    "pelagos.api.players": ("Bot", "BotAnswer", "bot", "bot_names", "match"),
    "pelagos.api.records": ("GameRecord", "read"),
    "pelagos.api.start": ("new",),
    "pelagos.api.told": ("GameEvent", "Result", "WhyNot"),
    "pelagos.bots.roster": ("UnknownBot",),
    "pelagos.kernel.errors": (
        "BadRecord",
        "BadSetup",
        "BadWords",
        "CannotUndo",
        "Illegal",
        "NotYourTurn",
        "PelagosError",
    ),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}


# Hidden from type checkers, who would believe that every name is there.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(_HOME_OF[name]), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted(__all__)
