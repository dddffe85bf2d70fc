"""Who plays with whom, and who moves first: what a match must know of each title."""

from __future__ import annotations

from pelagos.games.classic.position import Classic
from pelagos.games.legendary.modes import mode_for
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.position import Position
from pelagos.kernel.title import Rules


def sides_of(rules: Rules) -> list[int]:
    """The side of every seat. Teams win and lose together (L-18); elsewhere everybody plays for himself."""
    setup = rules.setup
    if rules.title.name != "legendary":
        return list(range(setup.seats))
    mode = mode_for(setup.options["mode"], setup.seats, setup.options["goal"])
    return [mode.team_of_seat(seat) for seat in range(setup.seats)]


def turn_order(g: Position) -> list[int]:
    """The seats in the order of the turn track, each at its first pawn or marker; nobody where there is no track."""
    if isinstance(g, Legendary | Classic):
        seats = [int(g.seat_of(g.order[space])) for space in range(len(g.order)) if g.order[space] >= 0]
        return list(dict.fromkeys(seats))
    return []
