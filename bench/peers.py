"""Other engines as yardsticks: each plays whole games at random and copies a position of mid-game.

`pelagos bench --against` loads this file by its path. The packages are GPL-3 and installed by `make bench` alone.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

CHESS_LIMIT: Final = 400
CHESS_MIDDLE: Final = 60
CATAN_TURNS: Final = 1000
CATAN_MIDDLE: Final = 150


class Chess:
    """python-chess, moves drawn evenly from the legal ones."""

    def __init__(self) -> None:
        import chess  # noqa: PLC0415 -- a yardstick that is not there must not hide the others

        self._board: Callable[[], Any] = chess.Board
        self._middle = chess.Board()
        self._advance(self._middle, random.Random(5), CHESS_MIDDLE)

    def play(self, seed: int) -> int:
        return self._advance(self._board(), random.Random(seed), CHESS_LIMIT)

    def copy(self) -> object:
        return self._middle.copy(stack=False)

    @staticmethod
    def _advance(board: Any, rng: random.Random, limit: int) -> int:
        """Make up to so many moves; stop at mate, stalemate, bare kings and after fifty idle moves a side."""
        for made in range(limit):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100 or board.is_insufficient_material():
                return made
            board.push(moves[int(rng.random() * len(moves))])
        return limit


class Catanatron:
    """Catanatron with four seats, actions drawn evenly from the playable ones."""

    def __init__(self) -> None:
        import catanatron  # noqa: PLC0415

        self._package = catanatron
        self._middle = self._game(1)
        self._advance(self._middle, random.Random(5), CATAN_MIDDLE)

    def play(self, seed: int) -> int:
        return self._advance(self._game(seed), random.Random(seed))

    def copy(self) -> object:
        return self._middle.copy()

    def _game(self, seed: int) -> Any:
        seats = [self._package.RandomPlayer(colour) for colour in self._package.Color]
        return self._package.Game(seats, seed=seed)

    @staticmethod
    def _advance(game: Any, rng: random.Random, limit: int | None = None) -> int:
        made = 0
        while made != limit and game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            actions = game.state.playable_actions
            game.execute(actions[int(rng.random() * len(actions))], validate_action=False)
            made += 1
        return made


PEERS: Final[dict[str, Callable[[], Any]]] = {"chess": Chess, "catanatron": Catanatron}
