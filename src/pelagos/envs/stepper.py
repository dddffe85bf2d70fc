"""Many games of one setup, stepped together into buffers that NumPy can read without copying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from pelagos.envs.game import NOBODY_ASKED, EnvGame, GameFrame, Opponent
from pelagos.kernel.arrays import Ints, Shorts, filled, long_buffer, put_number, shorts
from pelagos.kernel.rng import Rng

RUNNING: Final = 0
OVER: Final = 1
CUT_OFF: Final = 2
"""How a step left a game: a game that is over or was cut off has been followed by a new one."""
SLOT_BITS: Final = 64
"""Above these bits of a generator's seed stands the number of the game, so that no two share a stream."""
OPPONENTS: Final = 0x80000000
"""Added to that number: the stream of its opponents, apart from nature's."""


class IllegalAction(Exception):
    """A game was given an action that it does not offer; none of the games has moved."""

    def __init__(self, game: int, action: int) -> None:
        super().__init__(f"game {game} does not offer action {action}")
        self.game: Final = game
        self.action: Final = action


class Stepper:
    """Games side by side. For some seats an opponent answers; all others are asked."""

    def __init__(
        self, frame: GameFrame, count: int, seed: int, longest: int, opponents: Mapping[int, Opponent]
    ) -> None:
        self.frame: Final = frame
        self.count: Final[i64] = count
        self.longest: Final[i64] = longest
        self.rows: Final[Shorts] = shorts(frame.size * count)
        """By game, the observation of the seat that is asked."""
        self.masks: Final[Ints] = long_buffer(frame.actions.mask_words * count)
        """By game, one bit for every action: may it be taken now?"""
        self.asked: Final[Shorts] = shorts(count)
        self.states: Final[Shorts] = shorts(count)
        """By game, how the last step left it."""
        self.outcomes: Final[Shorts] = shorts(frame.seats * count)
        """By game and seat: how many it beat less how many beat it, where the last step ended a game; else 0."""
        self._opponents: Final[list[Opponent | None]] = [opponents.get(seat) for seat in range(frame.seats)]
        self._chances: Final[list[Rng]] = [Rng(seed | (OPPONENTS + i) << SLOT_BITS) for i in range(count)]
        self._places: Final[Ints] = filled(count)
        self._games: Final[list[EnvGame]] = [EnvGame(frame) for _ in range(count)]
        for i, game in enumerate(self._games):
            game.begin(Rng(seed | i << SLOT_BITS))
            self._come_to_seat(i, game)
            self._show(i, game)

    def game(self, i: int) -> EnvGame:
        """One of the games; whoever changes it must not go on stepping."""
        return self._games[i]

    def step(self, actions: Sequence[int]) -> None:
        """Take one action in every game. IllegalAction, and nothing has happened, if any of them is not offered."""
        space = self.frame.actions
        if len(actions) != self.count:
            raise ValueError(f"{len(actions)} actions for {self.count} games")
        for i in range(self.count):
            action = actions[i]
            place = space.place_of(self._games[i].sheet, action)
            if place < 0:
                raise IllegalAction(int(i), action)
            self._places[i] = place
        for i in range(self.count):
            game = self._games[i]
            if self.states[i] != RUNNING:
                self._clear(i)
            game.take(self._places[i])
            self._come_to_seat(i, game)
            self._show(i, game)

    def random_actions(self, rng: Rng) -> list[int]:
        """For every game any action that it offers, each as likely as the other."""
        space = self.frame.actions
        return [int(space.action_of(game.sheet.word(game.random_place(rng)))) for game in self._games]

    def _clear(self, i: i64) -> None:
        put_number(RUNNING, self.states, i)
        for seat in range(self.frame.seats):
            put_number(0, self.outcomes, i * self.frame.seats + seat)

    def _come_to_seat(self, i: i64, game: EnvGame) -> None:
        """On until somebody is asked for whom no opponent answers; after an end a new game begins."""
        while True:
            if game.asked == NOBODY_ASKED or game.decisions >= self.longest:
                self._finish(i, game)
                game.begin(game.rng)
                continue
            opponent = self._opponents[game.asked]
            if opponent is None:
                return
            game.take(opponent.place(game, self._chances[i]))

    def _finish(self, i: i64, game: EnvGame) -> None:
        put_number(OVER if game.asked == NOBODY_ASKED else CUT_OFF, self.states, i)
        outcomes = game.outcomes()
        for seat in range(self.frame.seats):
            put_number(outcomes[seat], self.outcomes, i * self.frame.seats + seat)

    def _show(self, i: i64, game: EnvGame) -> None:
        put_number(game.asked, self.asked, i)
        game.observe(game.asked, self.rows, i * self.frame.size)
        game.mask(self.masks, i * self.frame.actions.mask_words)
