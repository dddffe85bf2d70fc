"""The levels that people may choose, gentlest first, in one explicit table: what each is made of, and how strong."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.bots.search.searcher import Effort

HAZY: Final[dict[str, int]] = {"sailor": 3, "trader": 1}
"""How many times its blur Settler's measure is off."""
HAZY_JUDGES: Final = 1
"""The version of Settler whose judges they have."""


class SearchLevel(NamedTuple):
    """By version of Settler's judges, and how much it searches."""

    judges: int
    effort: Effort


SEARCHING: Final[dict[str, SearchLevel]] = {
    "captain": SearchLevel(2, Effort(playouts=48, candidates=6, worlds=8, far=True, every=2)),
    "strategos": SearchLevel(2, Effort(playouts=48, candidates=6, worlds=8, far=True)),
}
"""The levels above Settler. The lower one searches as well as the upper one, but every other question only: fewer
playouts hardly make it weaker where chance is small, and worse than Settler where it is great.

Budgets are counted in playouts; `bench/search.py` measures what they cost.
"""
LEVELS: Final = ("novice", "sailor", "trader", "settler", "captain", "strategos")
"""As people choose them, the gentlest first."""
