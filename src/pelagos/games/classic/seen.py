"""What one viewer sees, as a position: then the rules themselves say what follows from it."""

from pelagos.games.classic.position import Classic
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample


def position_of(rules: Rules, view: Json) -> Classic:
    """A position that gives this very view. Hidden gold (C-21.2) is guessed: ask for what everybody sees."""
    g = sample(rules, view, Rng(0))
    assert isinstance(g, Classic)
    return g
