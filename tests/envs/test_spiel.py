"""OpenSpiel accepts the games by its own tests, and they are the games of the other interfaces."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any, Final

import pytest

from pelagos.envs.catalogue import env_named, env_names
from pelagos.kernel.laws import scrambled
from pelagos.kernel.rng import Rng

# There is none for Windows.
pyspiel = pytest.importorskip("pyspiel")
spiel = pytest.importorskip("pelagos.envs.spiel")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
np = pytest.importorskip("numpy")

SMALL: Final = "pelagos/hellas_2-v0"
SHORT: Final = ("pelagos/classic_2-v0", SMALL, "pelagos/legendary_duel-v0")


def begun(name: str, seed: int, steps: int, **params: Any) -> Any:
    """A game after so many random steps, nature's by their likelihood."""
    rng = Rng(seed)
    state = pyspiel.load_game(spiel.game_name(name), params).new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        options = state.legal_actions()
        state.apply_action(options[rng.below(len(options))])
    return state


@pytest.mark.parametrize("name", SHORT)
def test_the_kit_of_openspiel_passes(name: str) -> None:
    game = pyspiel.load_game(spiel.game_name(name), {"longest": 4})

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", env_names())
def test_the_kit_of_openspiel_passes_over_whole_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spiel.game_name(name)), num_sims=3, serialize=False, verbose=False)
    cut = pyspiel.load_game(spiel.game_name(name), {"longest": 40})
    pyspiel.random_sim_test(cut, num_sims=3, serialize=True, verbose=False)


def test_chances_are_natures_weights() -> None:
    state = begun(SMALL, 1, 0)
    outcomes = dict(state.chance_outcomes())

    assert state.is_chance_node()
    assert abs(sum(outcomes.values()) - 1) < 1e-9
    # Of sixteen cards three are P1: the clause of the deck, as `pelagos.new(luck="asked")` says it.
    assert {state.action_to_string(action): chance for action, chance in outcomes.items()}["draw p1"] == 3 / 16


def test_a_clone_goes_on_apart() -> None:
    state = begun(SMALL, 2, 60)
    before = str(state)
    twin = state.clone()
    deep = copy.deepcopy(state.box)
    twin.apply_action(twin.legal_actions()[0])

    assert str(state) == before
    assert str(twin) != before
    assert deep.game.asked == state.box.game.asked


def test_a_game_can_be_pickled_and_serialised() -> None:
    state = begun(SMALL, 3, 50)
    box = pickle.loads(pickle.dumps(state.box))
    _, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state),
    )

    assert box.plain_history() == state.box.plain_history() == again.box.plain_history()
    assert str(again) == str(state)
    assert box.env.actions.legal(box.game.sheet) == state.box.env.actions.legal(state.box.game.sheet)


def test_a_game_that_is_cut_off_returns_nothing_and_one_that_ends_sums_to_nothing() -> None:
    cut = begun(SMALL, 4, 10_000, longest=5)
    whole = begun("pelagos/classic_3-v0", 4, 10_000)

    assert cut.is_terminal()
    assert cut.returns() == [0.0, 0.0]
    assert whole.is_terminal()
    assert max(whole.returns()) == 1.0
    assert abs(sum(whole.returns())) < 1e-9


def test_information_states_are_the_same_where_a_player_cannot_tell_positions_apart() -> None:
    state = begun(SMALL, 5, 80)
    rules = env_named(SMALL).rules
    different = 0
    for seed in range(20):
        player = seed % 2
        twin = state.clone()
        twin.box.game.g = scrambled(rules, state.box.game.g, player, Rng(seed))
        different += str(twin) != str(state)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert different > 2


def test_information_states_tell_what_led_there() -> None:
    state = begun(SMALL, 5, 80)

    assert state.information_state_string(0) != state.information_state_string(1)
    assert len(state.information_state_string(0)) > len(state.observation_string(0))


def test_a_guess_looks_the_same_to_the_player_and_differs_from_the_truth() -> None:
    state = begun(SMALL, 5, 80)
    chance = random.Random(1)
    player = state.current_player()
    guesses = [state.resample_from_infostate(player, chance.random) for _ in range(10)]

    assert {guess.information_state_string(player) for guess in guesses} == {state.information_state_string(player)}
    assert all(guess.legal_actions() == state.legal_actions() for guess in guesses)
    assert {str(guess) for guess in guesses} != {str(state)}


def test_the_searches_of_openspiel_play_on() -> None:
    state = begun(SMALL, 5, 80, longest=70)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    worlds = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=1.0, evaluator=evaluator, max_simulations=4, random_state=chance
    )
    search = mcts.MCTSBot(state.get_game(), 1.0, 4, evaluator, random_state=chance)

    assert worlds.step(state) in state.legal_actions()
    assert search.step(state) in state.legal_actions()
