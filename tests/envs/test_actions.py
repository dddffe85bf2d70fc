"""Every answer has one number, and numbers keep their meaning."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from envs.playing import SEEDS, positions
from pelagos.envs.actions import NO_ACTION, OPTION_FEATURES, ActionSpace
from pelagos.envs.adapter import ActionLimits
from pelagos.envs.catalogue import UnknownEnv, env_named, env_names
from pelagos.envs.game import NOBODY_ASKED, EnvGame
from pelagos.envs.opponents import opponent_named
from pelagos.kernel.arrays import long_buffer
from pelagos.kernel.ids import NATURE
from pelagos.kernel.rng import Rng

NAMES: Final = env_names()
FROZEN: Final = json.loads((Path(__file__).parent / "frozen.json").read_text(encoding="utf-8"))
"""By environment: sizes and digests of actions and observation. A new version is added, no line is ever changed."""


def test_there_is_an_environment_for_every_variant_of_every_title() -> None:
    assert NAMES == [
        "pelagos/classic_2-v0",
        "pelagos/classic_3-v0",
        "pelagos/classic_4-v0",
        "pelagos/classic_5-v0",
        "pelagos/classic_tiny-v0",
        "pelagos/hellas_2-v0",
        "pelagos/hellas_tiny-v0",
        "pelagos/legendary_ffa3-v0",
        "pelagos/legendary_ffa4-v0",
        "pelagos/legendary_ffa5-v0",
        "pelagos/legendary_team4-v0",
        "pelagos/legendary_team6-v0",
        "pelagos/legendary_duel-v0",
    ]


def test_an_unknown_name_is_refused_with_those_that_are_alike() -> None:
    with pytest.raises(
        UnknownEnv, match="There is no environment “pelagos/clasic_5-v0”; there is pelagos/classic_5-v0"
    ):
        env_named("pelagos/clasic_5-v0")


@pytest.mark.parametrize("name", NAMES)
def test_numbers_keep_their_meaning(name: str) -> None:
    actions = env_named(name).actions

    assert [actions.size, actions.total, actions.digest()] == FROZEN[name]["actions"]


@pytest.mark.parametrize("name", NAMES)
def test_every_number_is_one_answer_and_back(name: str) -> None:
    actions = env_named(name).actions
    words = [actions.word_of(action) for action in range(actions.total)]

    assert len(set(words)) == actions.total
    assert [actions.action_of(word) for word in words] == list(range(actions.total))


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_of_random_games_has_a_number(name: str) -> None:
    actions = env_named(name).actions
    vocabulary = actions.rules.vocabulary
    for seed in SEEDS:
        for _, question, g, sheet in positions(name, seed):
            nature = question.seat(g) == NATURE
            for i in range(len(sheet)):
                action = actions.action_of(sheet.word(i))
                assert (actions.size <= action) if nature else (0 <= action < actions.size), vocabulary.words_of(
                    sheet.word(i)
                )
                assert actions.word_of(action) == sheet.word(i)


def test_what_cannot_be_said_has_no_number() -> None:
    actions = env_named("pelagos/classic_5-v0").actions

    assert actions.read("sail a1 > a2 1") != NO_ACTION
    assert actions.read("sail a1 > e6 1") == NO_ACTION
    assert actions.read("sail a1 > a2 9") == NO_ACTION
    assert actions.read("bid ares 255") != NO_ACTION
    assert actions.read("bid ares 256") == NO_ACTION
    assert actions.read("bid ares 0") == NO_ACTION
    assert actions.phrase(actions.read("bid apollo")) == "bid apollo"


def test_a_mask_has_the_bits_of_the_options_and_no_others() -> None:
    name = "pelagos/classic_3-v0"
    actions = env_named(name).actions
    masks = long_buffer(actions.mask_words + 2)
    masks[0] = masks[actions.mask_words + 1] = 77
    for _, question, g, sheet in positions(name, 5, most=150):
        if question.seat(g) != NATURE:
            actions.write_mask(sheet, masks, 1)

            words = [masks[1 + i] for i in range(actions.mask_words)]
            found = [action for action in range(actions.size) if words[action // 64] >> action % 64 & 1]
            assert found == sorted(actions.legal(sheet))
    assert (masks[0], masks[actions.mask_words + 1]) == (77, 77)


def test_the_list_form_tells_verb_and_parts() -> None:
    actions = env_named("pelagos/classic_5-v0").actions
    vocabulary = actions.rules.vocabulary

    assert OPTION_FEATURES == ("action", "verb", "x", "y", "n")
    said = vocabulary.read("bid zeus 3")
    assert actions.option_row(said.pack()) == [actions.read("bid zeus 3"), said.verb, 2, -1, 3]
    ended = vocabulary.read("end turn")
    assert actions.option_row(ended.pack()) == [actions.read("end turn"), ended.verb, -1, -1, -1]


def test_numbers_without_bounds_are_refused() -> None:
    rules = env_named("pelagos/classic_5-v0").rules

    with pytest.raises(ValueError, match=r"bid \{x:god\} \{n\}"):
        ActionSpace(rules, ActionLimits((), {}, {}))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_answer_of_games_between_bots_has_a_number(name: str) -> None:
    env = env_named(name)
    game, rng, novice = EnvGame(env.frame), Rng(3), opponent_named("novice")
    game.begin(Rng(4))
    while game.asked != NOBODY_ASKED and game.decisions < 2_000:
        missing = [word for word in map(game.sheet.word, range(len(game.sheet))) if env.actions.action_of(word) < 0]
        assert [env.rules.vocabulary.words_of(word) for word in missing] == []
        game.take(novice.place(game, rng))


def test_two_numbers_that_change_places_give_another_digest() -> None:
    env = env_named("pelagos/hellas_2-v0")
    limits = env.adapter.limits(env.rules)
    verb = next(verb for verb, part in limits.numbers if part == "n")
    numbers = {**limits.numbers, (verb, "n"): limits.numbers[verb, "n"][::-1]}
    turned = ActionSpace(env.rules, ActionLimits(sorted(limits.nature), numbers, limits.pairs))

    assert (turned.size, turned.total) == (env.actions.size, env.actions.total)
    assert turned.digest() != env.actions.digest()
