"""Games for OpenSpiel. Importing this registers them, each under its name with `python_` before it.

>>> game = pyspiel.load_game(spiel.game_name(name), {"longest": 500})
>>> state = game.new_initial_state()

Nature is OpenSpiel's chance player: her outcomes are her actions, counted from 0. Observations are those of the other
interfaces; an information state tells all that a player has heard and all answers that they may know, too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import numpy as np
import pyspiel

from pelagos.envs.arrays import GameArrays
from pelagos.envs.batch import MOST_DECISIONS
from pelagos.envs.catalogue import Env, env_named, env_names, seats_of
from pelagos.envs.game import NOBODY_ASKED, EnvGame
from pelagos.envs.history import EventHistory
from pelagos.kernel.codec import canonical, load, save
from pelagos.kernel.event import Event
from pelagos.kernel.ids import NATURE, knows
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json
from pelagos.kernel.view import sample, view

ANSWERS_PER_DECISION: Final = 20
"""At most so many outcomes of nature go with one answer of a seat, over a whole game; no game came near it."""
DRAW: Final = 1 << 32
UNKNOWN_ACTION: Final = -1
"""In an information state, an answer that the player may not know."""


def game_name(name: str) -> str:
    """What OpenSpiel calls an environment: it knows neither slashes nor hyphens."""
    return "python_" + name.replace("/", "_").replace("-", "_")


class GameBox:
    """A game with its history. OpenSpiel copies and pickles what a state holds; positions do neither by themselves."""

    def __init__(self, env: Env) -> None:
        self.env: Final = env
        self.events: list[Event] = []
        self.said: list[tuple[int, int, int]] = []
        """Who has answered, the action, and who may know it."""
        self.game = EnvGame(env.frame, luck=False)
        self.game.begin(Rng(0), self.events)

    def take(self, action: int) -> None:
        """Give this action, which is on offer."""
        game = self.game
        assert game.question is not None
        self.said.append((int(game.asked), action, int(game.question.known_to(game.g))))
        game.take(self.env.actions.place_of(game.sheet, action))

    def __deepcopy__(self, memo: dict[int, Any]) -> GameBox:
        twin = GameBox.__new__(GameBox)
        twin.__dict__.update(env=self.env, events=self.events[:], said=self.said[:], game=self.game.clone(Rng(0)))
        twin.game.g.sink = twin.events
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _opened, (self.env.name, canonical(save(self.env.rules, self.game.g)), self.plain_history())

    def plain_history(self) -> Json:
        kinds = {kind.name: i for i, kind in enumerate(self.env.rules.title.events)}
        events = [[kinds[event.kind.name], [int(n) for n in event.numbers], int(event.to)] for event in self.events]
        return {"decisions": int(self.game.decisions), "said": self.said, "events": events}


def _opened(name: str, position: str, history: Json) -> GameBox:
    """A box as it was pickled."""
    env = env_named(name)
    box = GameBox(env)
    kinds = env.rules.title.events
    box.said = [(seat, action, to) for seat, action, to in history["said"]]
    box.game.g = load(env.rules, _read(position))
    box.game.decisions = history["decisions"]
    box.game.settle()
    box.events = [Event(kinds[kind], tuple(numbers), to) for kind, numbers, to in history["events"]]
    box.game.g.sink = box.events
    return box


def _read(position: str) -> Json:
    found: Json = json.loads(position)
    return found


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; the seats are players, and nature is the chance player."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.longest: Final = game.longest
        self.box = GameBox(game.env)

    def current_player(self) -> int:
        asked = int(self.box.game.asked)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == NATURE else asked

    def _legal_actions(self, player: int) -> list[int]:
        """Sorted, as OpenSpiel wants them."""
        if self.is_terminal() or player != self.box.game.asked:
            return []
        return sorted(self.box.env.actions.legal(self.box.game.sheet))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game, actions = self.box.game, self.box.env.actions
        total = int(game.sheet.total_weight())
        return [
            (int(actions.action_of(game.sheet.word(i)) - actions.size), int(game.sheet.weight(i)) / total)
            for i in range(len(game.sheet))
        ]

    def _apply_action(self, action: int) -> None:
        first = self.box.env.actions.size if self.box.game.asked == NATURE else 0
        self.box.take(int(action + first))

    def _action_to_string(self, player: int, action: int) -> str:
        actions = self.box.env.actions
        return actions.phrase(int(action + (actions.size if player == pyspiel.PlayerId.CHANCE else 0)))

    def is_terminal(self) -> bool:
        game = self.box.game
        return bool(game.asked == NOBODY_ASKED or (game.decisions >= self.longest and game.asked != NATURE))

    def returns(self) -> list[float]:
        """0 for all until the end, and where a game was cut off."""
        return GameArrays(self.box.game).rewards()

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that this player could be in: what is hidden from them is guessed, for searches over worlds."""
        twin = self.clone()
        rules, game = self.box.env.rules, twin.box.game
        seed = sum([int(probability_sampler() * DRAW) << shift for shift in (0, 32, 64)])
        game.g = sample(rules, view(rules, game.g, player), Rng(seed))
        game.settle()
        game.g.sink = twin.box.events
        return cast("SpielState", twin)

    def __str__(self) -> str:
        return canonical(save(self.box.env.rules, self.box.game.g))


class SpielObserver:
    """What a player may know, as a tensor and as a string; with perfect recall also all that led there."""

    def __init__(self, env: Env, perfect_recall: bool) -> None:
        self._perfect_recall: Final = perfect_recall
        self._history: Final = EventHistory(env.rules)
        self.tensor = np.zeros(env.layout.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = GameArrays(state.box.game).observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        box = state.box
        row = GameArrays(box.game).observation(player).tolist()
        if not self._perfect_recall:
            return canonical(row)
        said = [[seat, action if knows(to, player) else UNKNOWN_ACTION] for seat, action, to in box.said]
        return canonical([row, said, self._history.heard(box.events, player)])


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """An environment as a game of OpenSpiel."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.env: Final = env_named(name)
        self.longest: Final = int(chosen.get("longest", MOST_DECISIONS))
        actions = self.env.actions
        info = pyspiel.GameInfo(
            num_distinct_actions=int(actions.size),
            max_chance_outcomes=int(actions.total - actions.size),
            num_players=self.env.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest * ANSWERS_PER_DECISION

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.env, iig_obs_type is not None and iig_obs_type.perfect_recall)


def kind_of(name: str) -> pyspiel.GameType:
    """How OpenSpiel sorts a game."""
    seats = seats_of(name)
    return pyspiel.GameType(
        short_name=game_name(name),
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"longest": MOST_DECISIONS},
    )


def register(name: str) -> None:
    """Let OpenSpiel load an environment by its name."""
    kind = kind_of(name)

    class RegisteredGame(SpielGame):
        """OpenSpiel keeps it beyond the end of the interpreter, which a class survives and a function does not."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, name, params)

    pyspiel.register_game(kind, RegisteredGame)


for _name in env_names():
    register(_name)
