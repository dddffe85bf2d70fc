"""A new version of the rules, and games that were begun under another: each is rehearsed before it goes on.

A save is data, so a game is opened whatever the rules have become. The rehearsal gives its answers once more from the
first on; what is found is told, and the game goes on from where it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Title
from pelagos.offline.local_tables import LocalTables
from pelagos.study.replaying import first_difference
from pelagos.table.rules_version import rules_version

AS_BEFORE: Final = "as-before"
"""Nothing to tell: the rules are those of the save, or lead to the same game."""
OTHER_RULES: Final = "other-rules"
"""The game goes on, but would have gone otherwise under the rules of today."""
CANNOT_OPEN: Final = "cannot-open"
"""The save is left as it is, for a version that can."""


def rehearse(tables: LocalTables, game: str) -> str:
    """Whether a stored game can go on under the rules at hand; one that can is saved anew, as one of today's."""
    if not is_outdated(tables.saves[game], tables.titles):
        return AS_BEFORE
    try:
        play = tables.live(game).table.play
    except PelagosError:
        return CANNOT_OPEN
    differs = play is not None and first_difference(play) is not None
    tables.save_again(game)
    return OTHER_RULES if differs else AS_BEFORE


def is_outdated(data: bytes, titles: Mapping[str, Title]) -> bool:
    """Whether a save names other rules than today's as its last ones, or cannot be read at all."""
    try:
        table = msgspec.json.decode(data)["table"]
        last = table["rules"][-1][1]
        title = titles[table["title"]]
    except (msgspec.DecodeError, KeyError, IndexError, TypeError):
        return True
    return bool(last != rules_version(title))
