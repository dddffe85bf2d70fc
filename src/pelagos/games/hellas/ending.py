"""The end of a turn and of the game (H-4.7, H-13, H-18.4)."""

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas.hands import pick_up, return_held
from pelagos.games.hellas.ids import GODS, ORANGE, SEATS, TEN_CITIES, TURN_LIMIT, WHITE
from pelagos.games.hellas.pieces import cities, temples
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat
from pelagos.kernel.task import Task


class EndTurn(Task[Hellas]):
    """H-4.7: held cards return, drawn cards join the hand, locks end; then the victory check."""

    def run(self, g: Hellas) -> None:
        for god in range(GODS):
            return_held(g, god)
        pick_up(g)
        if cities(g, g.active) >= g.frame.extent.cities_to_win:
            win(g, g.active, TEN_CITIES)
        elif g.turn == g.frame.max_turns:
            end_by_count(g)


def win(g: Hellas, winner: Seat, ending: i64) -> None:
    """H-13.1, H-13.2, H-18.4"""
    g.tell(told.GAME_WON, winner, ending)
    g.finish((1, 2) if winner == WHITE else (2, 1))


def end_by_count(g: Hellas) -> None:
    """H-18.4: more cities, then more temples, else a draw."""
    scores: list[i64] = [cities(g, seat) * 100 + temples(g, seat) for seat in range(SEATS)]
    if scores[WHITE] > scores[ORANGE]:
        win(g, WHITE, TURN_LIMIT)
    elif scores[ORANGE] > scores[WHITE]:
        win(g, ORANGE, TURN_LIMIT)
    else:
        g.tell(told.GAME_DRAWN)
        g.finish((1, 1))
